# shellcheck shell=bash
# Sourced by `dev`: type-checks the app as phones get it, on machines that cannot build it.

MOBILE_TARGETS=(aarch64-linux-android aarch64-apple-ios)

# The glue between GameActivity and Rust is C++. A check links nothing, so where no NDK brings a compiler for
# Android, scripts stand in for it.
stand_in_for_the_ndk() {
    local tools=$PWD/tools/mobile
    CC_aarch64_linux_android=$tools/stand_in_cc.sh \
        CXX_aarch64_linux_android=$tools/stand_in_cc.sh \
        AR_aarch64_linux_android=$tools/stand_in_ar.sh \
        "$@"
}

check_mobile() {
    need_rust
    need_packages gcc libc6-dev
    use_cross_target_dir mobile
    local target
    for target in "${MOBILE_TARGETS[@]}"; do
        say "Checking the mobile app for $target"
        # The build script of the log for iOS wants Apple's headers, unless it is told that only words are made.
        DOCS_RS=1 stand_in_for_the_ndk \
            with_target "$target" check --release --package doodle_city_mobile
    done
}
