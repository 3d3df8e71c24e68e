# Sourced by `dev`: the app as phones get it, on machines that cannot build it. For Android the whole library is linked,
# though it runs nowhere; for iOS types are checked.

ZIG_VERSION=0.17.1
ANDROID_HEADER_PACKAGES=(android-libnativehelper-dev android-liblog-dev android-platform-frameworks-native-headers)

# Functions that Java calls by their names.
JAVA_NATIVE_METHODS=(
    Java_com_google_androidgamesdk_GameActivity_initializeNativeCode
    Java_org_doodlecity_MainActivity_wake
)

# Newer phones load only libraries whose parts begin at 16 KB pages.
PAGE=16384

# check_profile: what cargo is told beside the profile of development, one argument a line. What is compiled here runs
# nowhere: neither fast code nor what debuggers want is needed of it.
check_profile() {
    printf '%s\n' --config profile.dev.debug=false --config 'profile.dev.panic="abort"' \
        --config 'profile.dev.package."*".debug-assertions=false' \
        --config 'profile.dev.package."*".overflow-checks=false'
    sed -n 's/^\([a-z0-9_-]*\) = { opt-level = [1-3] }$/--config\nprofile.dev.package.\1.opt-level=0/p' Cargo.toml
}

# zig: the path of a compiler for everything, with what it needs.
zig() {
    local python
    python=$(python_tool ziglang "$ZIG_VERSION" python)
    printf '%s/zig\n' "$("$python" -c 'import ziglang, os; print(os.path.dirname(ziglang.__file__))')"
}

# stand_in_for_the_ndk FOLDER: puts together there what compiles and links for Android.
stand_in_for_the_ndk() {
    local place=$1
    mkdir -p "$place"
    cp -R tools/mobile/. "$place"
    ln -sf cc.sh "$place/cxx.sh"
    ln -sf "$(zig)" "$place/zig"
    python3 "$place/system_libraries.py" "$place/zig" "$place/system_libraries.txt" "$place/lib"
}

# with_android_tools TOOLS COMMAND…: runs it with the compilers and the linker for Android.
with_android_tools() {
    local tools=$1
    shift
    CC_aarch64_linux_android=$tools/cc.sh CXX_aarch64_linux_android=$tools/cxx.sh AR_aarch64_linux_android=$tools/ar.sh \
        CARGO_TARGET_AARCH64_LINUX_ANDROID_LINKER=$tools/ld.sh "$@"
}

# link_for_android TOOLS: links the library as Gradle's build does.
link_for_android() {
    with_android_tools "$1" with_target aarch64-linux-android rustc "${profile[@]}" \
        --package doodle_city_mobile --lib --crate-type cdylib \
        -- -Clinker-flavor=gcc "-Clink-arg=-Wl,--no-undefined,-z,max-page-size=$PAGE"
}

# check_library FILE: what a linker does not see: that Java finds its methods, and that Android 9 and newer phones load
# the library.
check_library() {
    local library=$1 exported systems wrong name
    exported=$(readelf --wide --dyn-syms "$library" | awk '$5 == "GLOBAL" && $7 != "UND" { print $8 }')
    for name in "${JAVA_NATIVE_METHODS[@]}"; do
        grep -qxF "$name" <<<"$exported" || fail "$library does not export $name, which Java calls."
    done
    systems=$(grep -E '^lib.*\.so$' tools/mobile/system_libraries.txt)
    wrong=$(readelf --wide --dynamic "$library" | sed -n 's/.*(NEEDED).*\[\(.*\)\]$/\1/p' | grep -vxF "$systems") || true
    [[ -z $wrong ]] || fail "$library needs what is not Android's:" "$wrong"
    wrong=$(readelf --wide --program-headers "$library" | awk -v page="$(printf 0x%x $PAGE)" '$1 == "LOAD" && $NF != page { print $NF }')
    [[ -z $wrong ]] || fail "$library has parts that do not begin at pages of $PAGE:" "$wrong"
    if readelf --wide --program-headers "$library" | grep -q '^ *TLS '; then
        fail "$library has thread-local storage of ELF, which Android knows from 10 on."
    fi
}

check_mobile() {
    local tools profile
    need_rust
    # The web's folder: what runs while building, macros above all, is the same for all three targets.
    use_cross_target_dir web
    need_packages gcc libc6-dev binutils python3 "${ANDROID_HEADER_PACKAGES[@]}"
    # All clones use the tools at one place: their path is part of what cargo compares.
    tools=$(tools_dir)/mobile
    mapfile -t profile < <(check_profile)
    stand_in_for_the_ndk "$tools"
    say "Linking the mobile app for Android"
    link_for_android "$tools"
    check_library "$CARGO_TARGET_DIR/aarch64-linux-android/debug/libdoodle_city_mobile.so"
    say "Checking the mobile app for iOS"
    # The build script of the log wants Apple's headers, unless it is told that only documentation is made.
    DOCS_RS=1 with_target aarch64-apple-ios check "${profile[@]}" --package doodle_city_mobile
}
