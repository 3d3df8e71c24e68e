# Sourced by `dev`: the commands for the web.

WEB_TARGET=wasm32-unknown-unknown
WEB_PORT=${WEB_PORT:-8080}
# One line a family; what they draw with, and where those show themselves that want a display and a loudspeaker.
CHROMIUM_PACKAGES=(chromium)
FIREFOX_PACKAGES=(firefox-esr)
WEBKIT_PACKAGES=(webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi)
BROWSER_PACKAGES=(libegl1 libgl1-mesa-dri libgles2 pulseaudio xvfb)

need_node() {
    have node || need_packages nodejs
    have node || fail "node is missing: it packs and serves the page. Get Node.js 20 or newer from https://nodejs.org"
}

# build_bindgen: builds tools/bindgen, and says where. It has to be of the version that the game is built with.
build_bindgen() {
    local version place
    version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"/\1/p;}' Cargo.lock)
    place=$(tools_dir)/bindgen
    grep -qF "\"=$version\"" tools/bindgen/Cargo.toml ||
        fail "Cargo.lock has wasm-bindgen $version, tools/bindgen/Cargo.toml another one: enter it there, and run" \
            "cargo update --manifest-path tools/bindgen/Cargo.toml"
    cargo build --quiet --release --locked --manifest-path tools/bindgen/Cargo.toml --target-dir "$place" ||
        fail "tools/bindgen could not be built."
    echo "$place/release"
}

# use_web_target: builds go where those for the web do, with the linker that they take.
use_web_target() {
    use_cross_target_dir web
    if ! has_target "$WEB_TARGET"; then
        need_packages lld-22
        export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-22
    fi
}

# What hardly runs in a page, and is large: it is not worth the time that it takes to be optimised.
SELDOM_RUN=(bevy_camera bevy_core_pipeline bevy_image bevy_input bevy_input_focus bevy_light bevy_math bevy_mesh bevy_state
    bevy_window clap_builder image moxcms symphonia-core write-fonts)

# A page has one thread, so nearly all dependencies are optimised a bit and check less of themselves, and debug information is
# of no use to browsers. Where the standard library is built, too, all that is developed shares it by having the same
# profile; check_profile says the same of macros.
use_web_profile() {
    export CARGO_PROFILE_DEV_DEBUG=false CARGO_PROFILE_DEV_OPT_LEVEL=1
    WEB_PROFILE=(--config 'profile.dev.package."*".debug-assertions=false'
        --config 'profile.dev.package."*".overflow-checks=false')
    local crate
    for crate in "${SELDOM_RUN[@]}"; do
        WEB_PROFILE+=(--config "profile.dev.package.$crate.opt-level=0")
    done
}

# build_golden OUT: builds the example of moves that never change. It needs no page, and none of the engine.
build_golden() (
    need_rust
    use_web_target
    use_web_profile
    with_target "$WEB_TARGET" build "${WEB_PROFILE[@]}" --no-default-features --example golden \
        --config profile.dev.package.doodle_city.opt-level=3
    mkdir -p "${1%/*}"
    cp "$CARGO_TARGET_DIR/$WEB_TARGET/debug/examples/golden.wasm" "$1"
)

# compile_for_web PROFILE KIND NAME: builds `--KIND NAME` for the web; build_web has set everything up.
compile_for_web() {
    with_target "$WEB_TARGET" build "${WEB_PROFILE[@]}" --config profile.dev.package.doodle_city.opt-level=1 \
        --profile "$1" "--$2" "$3"
}

# What takes longest to build for other machines than this one: the app for phones, checked, and what tests of the page
# need. It goes to a folder of its own, so that it can be built beside other things.
cross() (
    (check_mobile)
    build_golden target/golden.wasm
    build_bindgen >/dev/null
    use_web_target
    use_web_profile
    compile_for_web dev bin doodle_city
)

# build_web PROFILE KIND NAME OUT: builds `--KIND NAME` for the web and packs the page with it. The profile `web` is the
# one for hosts: as small as it gets, with packed twins. In a shell of its own, for it changes where cargo builds.
build_web() (
    local profile=$1 kind=$2 name=$3 out=$4 folder=$1 made tools
    need_rust
    need_node
    use_web_target
    # Every browser with WebGL 2 that is still kept up to date knows these instructions; programs become smaller by them.
    [[ $profile != web ]] || export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-C target-feature=+simd128"
    use_web_profile
    compile_for_web "$profile" "$kind" "$name"
    [[ $profile != dev ]] || folder=debug
    [[ $kind != example ]] || folder=$folder/examples
    made=$CARGO_TARGET_DIR/bindgen/$profile/$name
    rm -rf "$made"
    tools=$(build_bindgen)
    "$tools/bindgen" "$CARGO_TARGET_DIR/$WEB_TARGET/$folder/$name.wasm" "$made"
    if [[ $profile == web ]]; then
        shrink_web "$made/app_bg.wasm"
        "$tools/order_functions" "$made/app_bg.wasm" "$made/app_bg.wasm"
        node web/build/pack.mjs "$made" "$out" --compress
        python3 tools/licences.py texts "$out/LICENCES-OF-LIBRARIES.txt"
    else
        node web/build/pack.mjs "$made" "$out"
    fi
)

# What compilers use by themselves, said to wasm-opt, which refuses everything that it is not told of.
WASM_FEATURES=(bulk-memory bulk-memory-opt mutable-globals nontrapping-float-to-int sign-ext reference-types multivalue
    simd)

# shrink_web FILE: makes a built module as small as it gets. That takes a quarter of an hour; the version is ours, for
# Debian's 108 leaves a page that does not start.
shrink_web() {
    local tools
    tools=$(node_tool binaryen)
    say "Making it small"
    node --stack-size=60000 "$tools/node_modules/binaryen/bin/wasm-opt" -Oz --strip-debug --strip-producers \
        "${WASM_FEATURES[@]/#/--enable-}" "$1" -o "$1.small"
    mv "$1.small" "$1"
}

web() {
    case ${1:-} in
        "")
            build_web dev bin doodle_city target/web-dev
            exec node web/build/serve.mjs target/web-dev "$WEB_PORT" --live
            ;;
        --release) build_web web bin doodle_city target/web ;;
        *) misused "./dev web takes --release or nothing, not '$1'." ;;
    esac
}

# try_host: serves the page for hosts by nginx, as docs/web.md says, and reads what comes.
try_host() {
    need_node
    need_packages nginx-light libnginx-mod-http-brotli-static
    [[ -f target/web/service-worker.js ]] || fail "There is no page for hosts: ./dev web --release makes it."
    local place server as_root=() status=0
    [[ $EUID -ne 0 ]] || as_root=(-g 'user root;')
    place=$(mktemp -d)
    ln -s "$PWD/target/web" "$place/page"
    mkdir "$place/page.tmp"
    sed "s|FOLDER|$place/page|g;s|PORT|$WEB_PORT|" packaging/web/nginx.conf >"$place/nginx.conf"
    nginx -c "$place/nginx.conf" ${as_root[@]+"${as_root[@]}"} &
    server=$!
    sleep 2
    node web/build/check_host.mjs "http://127.0.0.1:$WEB_PORT/" || status=$?
    kill "$server" 2>/dev/null || true
    wait "$server" || true
    rm -rf "$place"
    return "$status"
}

# check_host ADDRESS: reads a hosted copy, and names what is missing.
check_host() {
    need_node
    node web/build/check_host.mjs "$@"
}

# The browsers, and their drivers at the locked versions. A system that lacks one family has the others all the same.
set_up_browsers() {
    need_node
    need_packages npm "${BROWSER_PACKAGES[@]}"
    need_packages "${CHROMIUM_PACKAGES[@]}"
    need_packages "${FIREFOX_PACKAGES[@]}"
    need_packages "${WEBKIT_PACKAGES[@]}"
    local lock=web/tests/node_modules/.package-lock.json
    if [[ ! $lock -nt web/tests/package-lock.json ]]; then
        (cd web/tests && npm ci --silent --ignore-scripts --no-audit --no-fund) ||
            fail "npm could not fetch the browsers' drivers."
        touch "$lock"
    fi
}

test_web() {
    local browsers
    need_node
    # What is fetched and unpacked leaves the processor to what is built.
    has_target "$WEB_TARGET" || need_packages lld-22
    set_up_browsers &
    browsers=$!
    trap 'wait' EXIT
    build_web dev bin doodle_city target/web-dev
    wait "$browsers"
    set_up_rules
    cargo build --quiet --no-default-features --bin doodle
    [[ $# -gt 0 ]] || set -- web/tests/browsers/*.test.mjs web/tests/*.test.mjs
    build_golden target/golden.wasm
    # Three files at a time: a browser waits as often as it works. The longest, those of the families, come first by their
    # names, so that none of them is left alone at the end; WebKit's, twice as slow, is two. One that hangs is not waited for.
    DOODLE=${CARGO_TARGET_DIR:-target}/debug/doodle GOLDEN=target/golden.wasm \
        node --test --test-reporter=spec --test-concurrency=3 --test-timeout=1800000 "$@"
}
