# Sourced by `dev`: what is measured. The page is measured only when asked for: its smallest build takes long.

bench_rules() {
    set_up_rules
    # The peer runs right before, on the same machine; without it there is its published figure.
    local python
    if python=$(python_tool open_spiel 2.0.2 python) && PIG_STEPS=$("$python" benches/pig.py); then
        export PIG_STEPS
    fi
    cargo bench --no-default-features --bench rules
}

bench_app() {
    set_up_windows
    # The bench runs the app beside these.
    cargo build --release --example floor --example first_picture
    with_display cargo bench --bench app
}

bench_web() {
    set_up_browsers
    build_web web bin doodle_city target/web
    build_web web example floor target/web-floor
    build_web web example plugins target/web-plugins
    node web/tests/bench.mjs target/web target/web-floor target/web-plugins
}

# The same page in each family of browsers.
bench_browsers() {
    set_up_browsers
    build_web web bin doodle_city target/web
    node web/tests/browsers.bench.mjs target/web
}

bench() {
    case ${1:-both} in
        rules) bench_rules ;;
        app) bench_app ;;
        web) bench_web ;;
        browsers) bench_browsers ;;
        both)
            bench_rules
            bench_app
            ;;
        *) misused "./dev bench takes rules, app, web, browsers or nothing, not '$1'." ;;
    esac
}
