"""Checks of the phone projects that no linter knows: python3 phones.py, in the project's folder."""

import functools
import json
import os
import plistlib
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

ANDROID = Path("mobile/android")
IOS = Path("mobile/ios/DoodleCity")

# Everything that can change under a running activity, as of API level 36. `resourcesUnused` is no change but a promise
# that we cannot give: dialogs use resources.
CONFIGURATION_CHANGES = set(
    """assetsPaths colorMode density fontScale fontWeightAdjustment grammaticalGender keyboard keyboardHidden
    layoutDirection locale mcc mnc navigation orientation screenLayout screenSize smallestScreenSize touchscreen
    uiMode""".split()
)

# The most that Google's store takes as a versionCode.
MOST_BUILDS = 2_100_000_000


@functools.cache
def crates_for_android():
    metadata = subprocess.run(
        ["cargo", "metadata", "--format-version=1", "--filter-platform=aarch64-linux-android"],
        check=True,
        capture_output=True,
    )
    return json.loads(metadata.stdout)


@functools.cache
def manifest():
    return ElementTree.parse(ANDROID / "app/src/main/AndroidManifest.xml").getroot()


def attribute(element, name):
    return element.get("{http://schemas.android.com/apk/res/android}" + name)


def glue_version():
    """The version of GameActivity whose C++ side the crate android-activity compiles."""
    packages = crates_for_android()["packages"]
    (crate,) = (p for p in packages if p["name"] == "android-activity")
    (header,) = Path(crate["manifest_path"]).parent.rglob("GameActivity.h")
    numbers = dict(re.findall(r"#define GAMEACTIVITY_(\w+)_VERSION (\d+)", header.read_text()))
    return ".".join(numbers[part] for part in ("MAJOR", "MINOR", "BUGFIX"))


def check_game_activity():
    catalogue = (ANDROID / "gradle/libs.versions.toml").read_text()
    java = re.search(r'^games-activity = "([\d.]+)"', catalogue, re.MULTILINE)
    glue = glue_version()
    if java is None or java[1] != glue:
        yield f"games-activity in libs.versions.toml has to be {glue}, as the crate android-activity has it"


def check_edge_to_edge():
    """The class came with 1.8; the libraries that we name ask for older ones."""
    catalogue = (ANDROID / "gradle/libs.versions.toml").read_text()
    version = re.search(r'^activity = "(\d+)\.(\d+)', catalogue, re.MULTILINE)
    build = (ANDROID / "app/build.gradle.kts").read_text()
    if version is None or (int(version[1]), int(version[2])) < (1, 8) or "libs.activity)" not in build:
        yield "MainActivity.java uses EdgeToEdge: androidx.activity 1.8 or newer has to be declared"


def check_configuration_changes():
    """One that is not named would start the activity again."""
    for activity in manifest().iter("activity"):
        named = set((attribute(activity, "configChanges") or "").split("|"))
        for change in sorted(named ^ CONFIGURATION_CHANGES):
            yield f"AndroidManifest.xml: configChanges and what is known differ in {change}"


def check_graphics():
    """Phones without a Vulkan that works can install the app, and then it has something else to draw with."""
    crates = crates_for_android()
    (render,) = (p["id"] for p in crates["packages"] if p["name"] == "bevy_render")
    (features,) = (node["features"] for node in crates["resolve"]["nodes"] if node["id"] == render)
    if "gles" not in features:
        yield "bevy_render is without its feature gles for Android"
    for feature in manifest().iter("uses-feature"):
        if "vulkan" in (attribute(feature, "name") or "") and attribute(feature, "required") != "false":
            yield "AndroidManifest.xml: Vulkan is required, but the app draws without it, too"


def check_build_numbers():
    """Stores take no build twice under one number."""
    if Path(".git").exists():
        number = subprocess.run(["./dev", "build-number"], check=True, capture_output=True, text=True).stdout
        if not 0 < int(number) <= MOST_BUILDS:
            yield f"./dev build-number: {number.strip()} is no number that stores take"
    if "versionCode = buildNumber" not in (ANDROID / "app/build.gradle.kts").read_text():
        yield "app/build.gradle.kts: versionCode has to be what ./dev build-number says"
    if "CURRENT_PROJECT_VERSION: ${DOODLE_CITY_BUILD}" not in (IOS / "../project.yml").read_text():
        yield "project.yml: CURRENT_PROJECT_VERSION has to be what ./dev build-number says"


def check_java_methods():
    """What Rust calls by name has to be there by that name."""
    rust = Path("src/platform/android.rs").read_text()
    java = (ANDROID / "app/src/main/java/org/doodlecity/MainActivity.java").read_text()
    for name in re.findall(r'jni_str!\("(\w+)"\)', rust):
        if not re.search(rf"^    public [\w\[\]]+ {name}\(", java, re.MULTILINE):
            yield f"src/platform/android.rs calls {name}, which MainActivity.java does not have"


def check_native_methods():
    """What Java calls has to be there by its class and name, and nothing else."""
    rust = Path("mobile/src/lib.rs").read_text()
    java = (ANDROID / "app/src/main/java/org/doodlecity/MainActivity.java").read_text()
    called = set(re.findall(r"static native \w+ (\w+)\(", java))
    there = set(re.findall(r"fn Java_org_doodlecity_MainActivity_(\w+)\(", rust))
    for name in called ^ there:
        yield f"{name} is not both in MainActivity.java and, by its long name, in mobile/src/lib.rs"


def check_c_functions():
    rust = Path("src/platform/ios.rs").read_text()
    header = (IOS / "Device.h").read_text()
    for name in re.findall(r"fn (doodle_city_\w+)\(", rust):
        if not re.search(rf"\b{name}\(", header):
            yield f"src/platform/ios.rs calls {name}, which Device.h does not have"


def check_property_lists():
    for file in (IOS / "Info.plist", IOS / "PrivacyInfo.xcprivacy"):
        try:
            plistlib.loads(file.read_bytes())
        except (plistlib.InvalidFileException, ValueError, SyntaxError) as error:
            yield f"{file}: {error}"


def check_scene():
    """Without a scene that Info.plist names, with a class that is there at the start, iOS ends the app at launch."""
    scenes = plistlib.loads((IOS / "Info.plist").read_bytes()).get("UIApplicationSceneManifest", {})
    if scenes.get("UIApplicationSupportsMultipleScenes") is not False:
        yield "Info.plist: there is one window, so UIApplicationSupportsMultipleScenes has to be false"
    roles = scenes.get("UISceneConfigurations", {})
    sources = "".join(file.read_text() for file in IOS.glob("*.m"))
    delegates = [scene.get("UISceneDelegateClassName") for scene in roles.get("UIWindowSceneSessionRoleApplication", [])]
    if not delegates:
        yield "Info.plist: UIApplicationSceneManifest names no scene for windows"
    for name in delegates:
        if not re.search(rf"^@implementation {name}$", sources, re.MULTILINE):
            yield f"Info.plist: no .m file has the scene's delegate {name}"


def check_xcode_project():
    project = (IOS / "../project.yml").read_text()
    if "GCC_TREAT_WARNINGS_AS_ERRORS" in project:
        yield "project.yml: GCC_TREAT_WARNINGS_AS_ERRORS lets a new Xcode break a release; test.yml sets it"
    if "ENTITLEMENTS" in project:
        yield "project.yml: the archive of ./dev ios is not signed and so keeps no entitlements"


CARGO = """#!/bin/sh
for name in CARGO_HOME RUSTUP_HOME SDKROOT; do eval echo "$name=\\$$name"; done >>"$HOME/seen"
"""

LIPO = """#!/bin/sh
: >"$3"
"""


def check_build_rust():
    """The script of Xcode keeps to the Rust that its caller uses, and to nothing else of Xcode's variables."""
    with tempfile.TemporaryDirectory() as home:
        for name, text in (("bin/cargo", CARGO), ("lipo", LIPO)):
            program = Path(home, name)
            program.parent.mkdir(exist_ok=True)
            program.write_text(text)
            program.chmod(0o755)
        variables = {
            "HOME": home,
            "PATH": f"{home}:{os.environ['PATH']}",
            "CARGO_HOME": home,
            "RUSTUP_HOME": "/rustup",
            "SDKROOT": "/sdk",
            "PLATFORM_NAME": "iphoneos",
            "ARCHS": "arm64",
            "IPHONEOS_DEPLOYMENT_TARGET": "15.0",
            "DERIVED_FILE_DIR": home,
        }
        subprocess.run(["mobile/ios/build_rust.sh"], env=variables, check=True)
        seen = Path(home, "seen").read_text().split()
        wanted = [f"CARGO_HOME={home}", "RUSTUP_HOME=/rustup", "SDKROOT="]
        if seen != wanted:
            yield f"build_rust.sh gives cargo {seen} instead of {wanted}"
        if not Path(home, "libdoodle_city_mobile.a").is_file():
            yield "build_rust.sh leaves no library"


def check_catalogue():
    for contents in (IOS / "Assets.xcassets").rglob("Contents.json"):
        for image in json.loads(contents.read_text()).get("images", []):
            if not (contents.parent / image["filename"]).is_file():
                yield f"{contents}: there is no {image['filename']}"


def check_icon():
    icon = IOS / "Assets.xcassets/AppIcon.appiconset/icon.png"
    width, height, _, kind = struct.unpack(">IIBB", icon.read_bytes()[16:26])
    if (width, height, kind) != (1024, 1024, 2):
        yield f"{icon}: has to be 1024 x 1024 without transparency: ./dev icons"


def check_languages():
    """Phones offer the languages that their projects declare."""
    languages = {folder.name for folder in Path("assets/locales").iterdir()}
    plist = plistlib.loads((IOS / "Info.plist").read_bytes())
    config = ElementTree.parse(ANDROID / "app/src/main/res/xml/locales_config.xml").getroot()
    declared = {
        "Info.plist": set(plist.get("CFBundleLocalizations", [])),
        "locales_config.xml": {attribute(locale, "name") for locale in config.iter("locale")},
    }
    for file, tags in declared.items():
        for tag in sorted(tags ^ languages):
            yield f"{file} and assets/locales differ in {tag}"


CHECKS = (
    check_game_activity,
    check_edge_to_edge,
    check_configuration_changes,
    check_graphics,
    check_build_numbers,
    check_java_methods,
    check_native_methods,
    check_c_functions,
    check_property_lists,
    check_scene,
    check_xcode_project,
    check_build_rust,
    check_catalogue,
    check_icon,
    check_languages,
)

problems = [problem for check in CHECKS for problem in check()]
print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
sys.exit(bool(problems))
