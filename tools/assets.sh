# Sourced by `dev`: makes what lies in assets, and the icons, from what describes them.

fonts() {
    need_packages npm python3 ca-certificates
    python3 -c 'import ensurepip' 2>/dev/null || need_packages python3-venv
    assets/fonts/make.sh
}

credits() {
    need_rust
    need_packages python3
    python3 tools/licences.py write
}

icons() {
    local place
    place=$(node_tool icons)
    node "$place/icons.mjs" "$PWD"
}
