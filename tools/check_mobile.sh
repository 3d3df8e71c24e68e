# Sourced by `dev`: type-checks the app as phones get it, on machines that cannot build it.

# The glue between GameActivity and Rust is C++. A check links nothing, so where no NDK brings a compiler for
# Android, scripts stand in for it. All clones use them at one place: their path is part of what cargo compares.
stand_in_for_the_ndk() {
    local tools
    tools=$(tools_dir)/mobile
    mkdir -p "$tools"
    cp tools/mobile/* "$tools"
    CC_aarch64_linux_android=$tools/stand_in_cc.sh \
        CXX_aarch64_linux_android=$tools/stand_in_cc.sh \
        AR_aarch64_linux_android=$tools/stand_in_ar.sh \
        "$@"
}

check_mobile() {
    need_rust
    need_packages gcc libc6-dev
    # The web's folder: what runs while building, macros above all, is the same for all three targets.
    use_cross_target_dir web
    say "Checking the mobile app for Android"
    stand_in_for_the_ndk with_target aarch64-linux-android check --package doodle_city_mobile
    say "Checking the mobile app for iOS"
    # The build script of the log wants Apple's headers, unless it is told that only documentation is made.
    DOCS_RS=1 with_target aarch64-apple-ios check --package doodle_city_mobile
}
