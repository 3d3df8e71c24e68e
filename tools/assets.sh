# Sourced by `dev`: makes what lies in assets, and the icons, from what describes them.

# The same samples give the same bytes, so a sound that did not change is no change in git.
convert_sound() {
    ffmpeg -y -loglevel error -i "$1" -ac 1 -ar 44100 -c:a libvorbis -q:a 4 \
        -map_metadata -1 -fflags +bitexact -flags:a +bitexact "$2"
}

sounds() {
    set_up_rules
    need_packages ffmpeg
    have ffmpeg || fail "ffmpeg is missing: it writes the ogg files."
    rm -rf target/sounds
    mkdir -p target/sounds assets/audio
    cargo run --no-default-features --example sounds -- target/sounds
    local wav
    for wav in target/sounds/*.wav; do
        [[ -e $wav ]] || fail "No sounds came out: target/sounds is empty."
        convert_sound "$wav" "assets/audio/$(basename "$wav" .wav).ogg"
    done
    say "Made $(find assets/audio -name '*.ogg' | wc -l) sounds in assets/audio."
}

fonts() {
    need_packages npm python3 ca-certificates
    python3 -c 'import ensurepip' 2>/dev/null || need_packages python3-venv
    assets/fonts/make.sh
}

icons() {
    local place
    place=$(node_tool icons)
    node "$place/icons.mjs" "$PWD"
}
