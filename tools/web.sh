# Sourced by `dev`: the commands for the web.

WEB_TARGET=wasm32-unknown-unknown
WEB_PORT=${WEB_PORT:-8080}
BROWSER_PACKAGES=(chromium)

# The version of wasm-bindgen that Cargo.lock holds: its program has to be the very same.
bindgen_version() {
    sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"/\1/p;}' Cargo.lock
}

need_node() {
    have node || need_packages nodejs
    have node || fail "node is missing: it packs and serves the page. Get Node.js 20 or newer from https://nodejs.org"
}

# bindgen ARGUMENTS: runs wasm-bindgen; it is built once for each version.
bindgen() {
    local version place
    version=$(bindgen_version)
    place=$(tools_dir)/wasm-bindgen-$version
    if [[ ! -x $place/bin/wasm-bindgen ]]; then
        say "Building wasm-bindgen $version, once"
        env -u CARGO_TARGET_DIR cargo install --quiet wasm-bindgen-cli --version "$version" --root "$place" ||
            fail "wasm-bindgen $version could not be built."
    fi
    "$place/bin/wasm-bindgen" "$@"
}

# build_web PROFILE KIND NAME: builds `--KIND NAME` for the web into $CARGO_TARGET_DIR/bindgen/PROFILE/NAME.
build_web() {
    need_rust
    need_node
    use_cross_target_dir web
    if ! has_target "$WEB_TARGET"; then
        need_packages lld-22
        export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22
    fi
    with_target "$WEB_TARGET" build --profile "$1" "--$2" "$3"
    local folder=$1 wasm
    [[ $1 != dev ]] || folder=debug
    [[ $2 != example ]] || folder=$folder/examples
    wasm=$CARGO_TARGET_DIR/$WEB_TARGET/$folder/$3.wasm
    bindgen --target web --no-typescript --out-name app --out-dir "$CARGO_TARGET_DIR/bindgen/$1/$3" "$wasm"
}

# What compilers use by themselves, said to wasm-opt, which refuses everything that it is not told of.
WASM_FEATURES=(bulk-memory mutable-globals nontrapping-float-to-int sign-ext reference-types multivalue)

# shrink_web FILE: makes a built module as small as it gets.
shrink_web() {
    need_packages binaryen
    have wasm-opt || fail "wasm-opt is missing: it makes the download small. It comes with binaryen."
    wasm-opt -Oz --strip-debug --strip-producers "${WASM_FEATURES[@]/#/--enable-}" "$1" -o "$1.small"
    mv "$1.small" "$1"
}

# release_web KIND NAME OUT: the smallest build, packed for a host.
release_web() {
    build_web web "$1" "$2"
    local made=$CARGO_TARGET_DIR/bindgen/web/$2
    say "Making it small"
    shrink_web "$made/app_bg.wasm"
    node web/build/pack.mjs "$made" "$3" --compress
}

web() {
    case ${1:-} in
        "")
            build_web dev bin doodle_city
            node web/build/pack.mjs "$CARGO_TARGET_DIR/bindgen/dev/doodle_city" target/web-dev
            exec node web/build/serve.mjs target/web-dev "$WEB_PORT" --live
            ;;
        --release) release_web bin doodle_city target/web ;;
        *) misused "./dev web takes --release or nothing, not '$1'." ;;
    esac
}

# Where the tests are with the browser's driver, which npm fetches at the locked version.
set_up_browser() {
    need_node
    need_packages npm "${BROWSER_PACKAGES[@]}"
    local lock=web/tests/node_modules/.package-lock.json
    if [[ ! $lock -nt web/tests/package-lock.json ]]; then
        (cd web/tests && npm ci --silent --ignore-scripts --no-audit --no-fund) ||
            fail "npm could not fetch the browser's driver."
        touch "$lock"
    fi
}

test_web() {
    set_up_browser
    build_web dev bin doodle_city
    node web/build/pack.mjs "$CARGO_TARGET_DIR/bindgen/dev/doodle_city" target/web-dev
    unset CARGO_TARGET_DIR
    choose_target_dir
    cargo build --quiet --no-default-features --bin doodle
    DOODLE=${CARGO_TARGET_DIR:-target}/debug/doodle node --test --test-concurrency=1 "${@:-web/tests/}"
}
