# Sourced by `dev`: a new game, and that one can be made.

new_game() {
    need_rust
    need_component fmt rustfmt
    need_packages python3
    python3 tools/new_game.py "$@"
    cargo fmt --all
}

# copy_sources FOLDER: the files of this clone as they are, without what is built.
copy_sources() {
    local file
    git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
        [[ ! -f $file ]] || printf '%s\0' "$file"
    done | tar -cf - --null -T - | tar -xf - -C "$1"
}

# What is built of the copy has another version, and so lies beside what is built of this clone.
check_new_game() (
    set_up_build
    need_component clippy clippy
    say "A new game, made in a copy of this clone, is as it should be"
    copy=$(mktemp -d)
    trap 'rm -rf "$copy"' EXIT
    copy_sources "$copy"
    cd "$copy" || exit
    sed '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/version = "\1-with-a-new-game"/' Cargo.toml >Cargo.toml.new
    mv Cargo.toml.new Cargo.toml
    new_game harbour_town
    cargo fmt --all --check
    python3 tools/lint/modules.py
    python3 tools/lint/floor_plan.py
    cargo clippy --workspace --all-targets -- -D warnings
    cargo test --no-default-features --lib --test rules --test bots --test terminal -- harbour_town locale::usage
)
