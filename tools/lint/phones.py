"""Checks of the phone projects that no linter knows: python3 phones.py, in the project's folder."""

import json
import plistlib
import re
import struct
import subprocess
import sys
from pathlib import Path

ANDROID = Path("mobile/android")
IOS = Path("mobile/ios/DoodleCity")


def glue_version():
    """The version of GameActivity whose C++ side the crate android-activity compiles."""
    metadata = subprocess.run(
        ["cargo", "metadata", "--format-version=1", "--filter-platform=aarch64-linux-android"],
        check=True,
        capture_output=True,
    )
    packages = json.loads(metadata.stdout)["packages"]
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


CHECKS = (
    check_game_activity,
    check_java_methods,
    check_native_methods,
    check_c_functions,
    check_property_lists,
    check_catalogue,
    check_icon,
)

problems = [problem for check in CHECKS for problem in check()]
print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
sys.exit(bool(problems))
