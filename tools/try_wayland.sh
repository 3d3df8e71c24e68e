# Sourced by `dev`: the app in a Wayland compositor without a screen, at several scales.

WAYLAND_PACKAGES=(sway grim imagemagick)

# The compositor is not run by root; whoever is root becomes somebody else.
as_somebody() {
    if [[ $EUID -eq 0 ]]; then
        setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$home" XDG_RUNTIME_DIR="$home/run" "$@"
    else
        env HOME="$home" XDG_RUNTIME_DIR="$home/run" "$@"
    fi
}

# look_at_wayland NAME: a picture of what is shown.
look_at_wayland() {
    local colours
    as_somebody env WAYLAND_DISPLAY="$wayland" grim "$home/$1.png"
    cp "$home/$1.png" "target/wayland/$1.png"
    colours=$(identify -format %k "target/wayland/$1.png")
    [[ $colours -gt 100 ]] || fail "$1 shows nothing: target/wayland/$1.png has $colours colours."
    say "target/wayland/$1.png: $(identify -format '%w x %h' "target/wayland/$1.png"), $colours colours"
}

try_wayland() (
    set_up_build "${RUN_PACKAGES[@]}" "${SOFTWARE_GPU_PACKAGES[@]}" "${WAYLAND_PACKAGES[@]}"
    use_software_rendering
    cargo build --bin doodle_city
    local home wayland scale
    home=$(mktemp -d)
    # Without the compositor the app ends, too.
    trap 'as_somebody swaymsg --quiet exit 2>/dev/null || true; sleep 1; rm -rf "$home"' EXIT
    mkdir -p "$home/run" target/wayland
    chmod 700 "$home/run"
    cp "${CARGO_TARGET_DIR:-target}/debug/doodle_city" "$home/"
    printf 'output HEADLESS-1 resolution 1600x1000 scale 1\ndefault_border none\n' >"$home/sway"
    [[ $EUID -ne 0 ]] || chown -R nobody:nogroup "$home"
    as_somebody env WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 sway --config "$home/sway" \
        >"$home/sway.log" 2>&1 &
    sleep 3
    wayland=$(basename "$(find "$home/run" -name 'wayland-*' ! -name '*.lock' | head -n 1)")
    export SWAYSOCK
    SWAYSOCK=$(find "$home/run" -name 'sway-ipc.*' | head -n 1)
    as_somebody env -u DISPLAY WAYLAND_DISPLAY="$wayland" "$home/doodle_city" --data "$home/data" >"$home/app.log" 2>&1 &
    sleep 20
    # Changed while it runs.
    for scale in 1 1.5 2; do
        as_somebody swaymsg --quiet output HEADLESS-1 scale "$scale"
        sleep 6
        look_at_wayland "scale-$scale"
    done
    cat "$home/app.log" >&2
)
