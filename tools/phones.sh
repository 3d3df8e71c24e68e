# Sourced by `dev`: the commands for Android and iOS.

GRADLE_WANTED=8.13
JAVA_WANTED=17

# app_version: the one version of everything.
app_version() {
    sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1
}

# build_number: grows from commit to commit, as stores want it of what they are given: the minutes from 1970 to the
# commit's time, or DOODLE_CITY_BUILD.
build_number() {
    local seconds
    if [[ -n ${DOODLE_CITY_BUILD:-} ]]; then
        printf '%s\n' "$DOODLE_CITY_BUILD"
    elif seconds=$(git log -1 --format=%ct 2>/dev/null) && [[ -n $seconds ]]; then
        printf '%s\n' $((seconds / 60))
    else
        fail "Without git, the build's number has to be in DOODLE_CITY_BUILD."
    fi
}

# is_at_least WANTED FOUND: whether the version that was found is new enough.
is_at_least() {
    [[ -n $2 ]] && printf '%s\n' "$1" "$2" | sort -VC
}

# --- Android --------------------------------------------------------------------------------

# android_sdk: the folder of the Android SDK, by the usual variables or at the usual places.
android_sdk() {
    local folder
    for folder in "${ANDROID_HOME:-}" "${ANDROID_SDK_ROOT:-}" "${HOME:-}/Android/Sdk" "${HOME:-}/Library/Android/sdk"; do
        if [[ -n $folder && -d $folder/platforms ]]; then
            printf '%s\n' "$folder"
            return
        fi
    done
    return 1
}

# ndk_programs NDK: where its compilers are.
ndk_programs() {
    local folder
    for folder in "$1"/toolchains/llvm/prebuilt/*/bin; do
        [[ -x $folder/llvm-ar ]] || continue
        printf '%s\n' "$folder"
        return
    done
    return 1
}

ndk_wanted() {
    sed -n 's/.*ndkVersion = "\(.*\)"/\1/p' mobile/android/app/build.gradle.kts
}

can_build_for() {
    has_target "$1" || debian_program cargo-web cargo >/dev/null
}

# Says everything that an APK cannot be built without, one thing a line.
missing_for_android() {
    local sdk ndk java target
    java=$(java -version 2>&1 | sed -n 's/.* version "\([0-9.]*\).*/\1/p') || java=
    is_at_least "$JAVA_WANTED" "$java" || echo "Java $JAVA_WANTED or newer, found ${java:-none}: apt-get install openjdk-17-jdk"
    have gradle || echo "Gradle $GRADLE_WANTED or newer: https://gradle.org/install"
    ndk=$(ndk_wanted)
    if ! sdk=$(android_sdk); then
        echo "the Android SDK: install Android Studio or its command-line tools, and set ANDROID_HOME"
        echo "the Android NDK $ndk: sdkmanager 'ndk;$ndk'"
    elif ! ndk_programs "$sdk/ndk/$ndk" >/dev/null; then
        echo "the Android NDK $ndk in $sdk: sdkmanager 'ndk;$ndk'"
    fi
    for target in aarch64-linux-android x86_64-linux-android; do
        can_build_for "$target" || echo "Rust for $target: rustup target add $target"
    done
}

android() {
    need_rust
    local missing
    missing=$(missing_for_android)
    [[ -z $missing ]] || fail "An app for Android cannot be built here. What is missing:"$'\n'"$missing"
    local gradle
    gradle=$(gradle --version | sed -n 's/^Gradle //p')
    is_at_least "$GRADLE_WANTED" "$gradle" || fail "Gradle $gradle is too old, this needs $GRADLE_WANTED or newer."
    ANDROID_HOME=$(android_sdk)
    export ANDROID_HOME
    gradle --project-dir mobile/android assembleRelease bundleRelease
    find mobile/android/app/build/outputs -name '*.apk' -o -name '*.aab' >&2
}

# build_for_android ABI TARGET PROGRAMS FOLDER MIN_SDK
build_for_android() (
    local abi=$1 target=$2 clang=$3/$2$5-clang name=${2//-/_} folder=$4
    local upper
    upper=$(tr '[:lower:]' '[:upper:]' <<<"$name")
    export "CC_$name=$clang" "CXX_$name=$clang++" "AR_$name=$3/llvm-ar" "CARGO_TARGET_${upper}_LINKER=$clang"
    # Newer phones load only libraries whose parts begin at 16 KB pages.
    export "CARGO_TARGET_${upper}_RUSTFLAGS=-Clink-arg=-Wl,-z,max-page-size=16384"
    with_target "$target" build --release --package doodle_city_mobile
    mkdir -p "$folder/$abi"
    cp "$CARGO_TARGET_DIR/$target/release/libdoodle_city_mobile.so" "$folder/$abi/"
)

# android_library FOLDER MIN_SDK: builds the app's library for every kind of processor into FOLDER; Gradle's build
# calls it. The NDK is the one in ANDROID_NDK_ROOT.
android_library() {
    [[ $# -eq 2 && -n ${ANDROID_NDK_ROOT:-} ]] ||
        misused "./dev android-library is for Gradle: FOLDER MIN_SDK, and the NDK in ANDROID_NDK_ROOT."
    need_rust
    use_cross_target_dir android
    local programs
    programs=$(ndk_programs "$ANDROID_NDK_ROOT") || fail "There is no NDK in $ANDROID_NDK_ROOT."
    build_for_android arm64-v8a aarch64-linux-android "$programs" "$@"
    build_for_android x86_64 x86_64-linux-android "$programs" "$@"
}

# --- iOS ------------------------------------------------------------------------------------

missing_for_ios() {
    [[ $(uname -s) == Darwin ]] || echo "a Mac: only Apple's Xcode builds for iOS"
    xcodebuild -version >/dev/null 2>&1 || echo "Xcode: from the App Store, then xcode-select --install"
    have xcodegen || echo "XcodeGen: brew install xcodegen"
    has_target aarch64-apple-ios || echo "Rust for aarch64-apple-ios: rustup target add aarch64-apple-ios"
}

# ios [SETTING=VALUE…]: settings are Xcode's, for this build.
ios() {
    need_rust
    local missing place=target/ios
    missing=$(missing_for_ios)
    [[ -z $missing ]] || fail "An app for iOS cannot be built here. What is missing:"$'\n'"$missing"
    DOODLE_CITY_VERSION=$(app_version)
    DOODLE_CITY_BUILD=$(build_number)
    export DOODLE_CITY_VERSION DOODLE_CITY_BUILD
    xcodegen generate --spec mobile/ios/project.yml
    rm -rf "$place/DoodleCity.xcarchive"
    xcodebuild archive -project mobile/ios/DoodleCity.xcodeproj -scheme DoodleCity -configuration Release \
        -destination 'generic/platform=iOS' -derivedDataPath "$place/derived" \
        -archivePath "$place/DoodleCity.xcarchive" CODE_SIGNING_ALLOWED=NO "$@"
    say "$place/DoodleCity.xcarchive"
}
