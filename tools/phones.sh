# Sourced by `dev`: the commands for Android and iOS.

icons() {
    local place
    place=$(node_tool icons)
    node "$place/icons.mjs" "$PWD"
}
