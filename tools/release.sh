# Sourced by `dev`: a version, from its number to its packages.

# next_changelog VERSION DATE: CHANGELOG.md with what was unreleased under that version.
next_changelog() {
    awk -v heading="## [$1] - $2" '
        !done && /^## \[Unreleased\]/ { print; print ""; print heading; done = 1; next }
        { sub(/ There has been no release yet, so everything is new\./, ""); print }' CHANGELOG.md
}

# has_news: whether the changelog says anything of what is unreleased.
has_news() {
    awk '/^## / { inside = /\[Unreleased\]/; next } inside && NF { found = 1 } END { exit !found }' CHANGELOG.md
}

# with_version VERSION: Cargo.toml with that number.
with_version() {
    sed "/^\[workspace.package\]/,/^\$/s/^version = \".*\"/version = \"$1\"/" Cargo.toml
}

# The number, the changelog, and what this system can make of it; only if all of that is as it should be, a commit and its
# tag.
release() {
    local version=${1:-} current
    current=$(app_version)
    [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || misused "./dev release takes a version such as 1.2.3."
    [[ $version == "$current" ]] || is_at_least "$current" "$version" || fail "$version is older than $current."
    ! git rev-parse --quiet --verify "refs/tags/v$version" >/dev/null || fail "There is a tag v$version already."
    [[ -z $(git status --porcelain) ]] || fail "There are changes that are not committed: they would not be in the version."
    has_news || fail "CHANGELOG.md says nothing of what is new: write it under [Unreleased], for those who play."
    need_rust
    trap 'git checkout --quiet -- Cargo.toml Cargo.lock CHANGELOG.md' EXIT
    with_version "$version" >Cargo.toml.new
    mv Cargo.toml.new Cargo.toml
    cargo update --quiet --workspace
    next_changelog "$version" "$(date +%F)" >CHANGELOG.md.new
    mv CHANGELOG.md.new CHANGELOG.md
    check
    package
    checksums
    git commit --quiet --all --message "Version $version"
    git tag --annotate "v$version" --message "Version $version"
    trap - EXIT
    say "Version $version is tagged. The workflow builds it for all systems: git push --follow-tags"
}

# Of all packages of this version.
checksums() {
    local sums
    sums=$(cd target/package && find . -maxdepth 1 -type f -name "*$(app_version)*" -printf '%P\0' | sort -z | xargs -0 sha256sum)
    printf '%s\n' "$sums" >target/package/SHA256SUMS
    say "target/package/SHA256SUMS"
}

# --- Pictures for the shops -----------------------------------------------------------------

# A name, the size that the app sees, and how fine the screen is: docs/stores.md.
STORE_SIZES=(phone:360x640:3 tablet-7:600x960:2 tablet-10:800x1280:2 iphone:430x932:3 ipad:1032x1376:2)
STORE_SCENES=table-turn,planner-turn,town-turn,planner-hints,town-card,results-many
STORE_LANGUAGES=(en de fr hu nb nl)

store_pictures() {
    set_up_windows
    use_software_rendering
    local tag size name fine data out
    [[ $# -eq 0 || " ${STORE_LANGUAGES[*]} " == *" $1 "* ]] || misused "The game does not speak '$1': ${STORE_LANGUAGES[*]}."
    cargo build --features dev --bin doodle_city
    for tag in "${@:-${STORE_LANGUAGES[@]}}"; do
        for size in "${STORE_SIZES[@]}"; do
            IFS=: read -r name size fine <<<"$size"
            data=$(mktemp -d)
            out=$PWD/target/store/$tag/$name
            mkdir -p "$out"
            LC_ALL=$tag.UTF-8 WINIT_X11_SCALE_FACTOR=$fine SCREEN_SIZE=2200x2900x24 with_display \
                cargo run --quiet --features dev --bin doodle_city -- \
                --data "$data" --size "$size" --shots "$out" --only "$STORE_SCENES"
            # Parts of names are asked for: what they find besides is for nobody's shop.
            find "$out" -name '*text-200*' -delete
            rm -rf "$data"
        done
    done
}
