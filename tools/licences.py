"""What is linked into the game, beside its own code: python3 tools/licences.py check | write | texts FILE, in the project's folder.

`check` says what deny.toml does not allow (licences, sources, two versions of one library), and whether the list of the
credits is that of what is linked. `write` makes that list anew. `texts` puts the licences of all of it into one file.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

try:
    import tomllib
except ImportError:
    sys.exit("tools/licences.py needs Python 3.11 or newer.")

LIST = Path("assets/credits/libraries.txt")
CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index"
# What an app is made of on each kind of system: the package that is built there.
PHONES = re.compile("android|ios")


def told(*command):
    """What cargo prints; the lock file stays as it is."""
    return subprocess.run(["cargo", *command, "--locked"], check=True, capture_output=True, encoding="utf-8").stdout


def linked(target):
    """The packages of others that end up in what is built for `target`: no macros, nothing that only builds or tests."""
    known = json.loads(told("metadata", "--format-version", "1", "--filter-platform", target))["packages"]
    packages = {f"{package['name']} v{package['version']}": package for package in known}
    root = "doodle_city_mobile" if PHONES.search(target) else "doodle_city"
    # Cargo's own tree knows which parts of each library are asked for; the list of packages has all that could be.
    edges = ["-e", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}"]
    tree = told("tree", "-p", root, "--target", target, *edges)
    names = {" ".join(line.split(" ")[:2]) for line in tree.splitlines() if line}
    return [packages[name] for name in names if packages[name]["source"] is not None]


def all_linked(targets):
    """Those of all targets together, by name and version."""
    packages = {package["id"]: package for target in targets for package in linked(target)}
    return sorted(packages.values(), key=lambda it: (it["name"], version_key(it["version"])))


def version_key(version):
    return [int(number) for number in re.findall(r"\d+", version)]


def is_allowed(expression, allowed):
    """Whether one may choose licences that are allowed, by an expression of SPDX or the older form with a slash."""
    words = re.findall(r"\(|\)|AND\b|OR\b|WITH\b|[^\s()]+", expression.replace("/", " OR "))

    def term():
        word = words.pop(0)
        if word == "(":
            inner = either()
            words.pop(0)
            return inner
        if words[:1] == ["WITH"]:
            words.pop(0)
            word = f"{word} WITH {words.pop(0)}"
        return word in allowed

    def both():
        holds = term()
        while words[:1] == ["AND"]:
            words.pop(0)
            holds = term() and holds
        return holds

    def either():
        holds = both()
        while words[:1] == ["OR"]:
            words.pop(0)
            holds = both() or holds
        return holds

    return either()


def versions(packages):
    """The versions of each name that has more than one, oldest first."""
    of = defaultdict(list)
    for package in packages:
        of[package["name"]].append(package["version"])
    return {name: all for name, all in of.items() if len(all) > 1}


def faults(packages, rules):
    """What the rules do not allow, a line each."""
    allowed = set(rules["licenses"]["allow"])
    skipped = {(it["crate"] if isinstance(it, dict) else it) for it in rules["bans"]["skip"]}
    for package in packages:
        whole = f"{package['name']} {package['version']}"
        if package["source"] != CRATES_IO:
            yield f"{whole} comes from {package['source']}, which deny.toml does not allow."
        licence = package["license"]
        if licence is None:
            yield f"{whole} does not say under which licence it is."
        elif not is_allowed(licence, allowed):
            yield f"{whole} is under {licence}, which deny.toml does not allow."
    for name, all in versions(packages).items():
        counted = [version for version in all if f"{name}@{version}" not in skipped and name not in skipped]
        if len(counted) > 1:
            yield f"{name} is linked in versions {', '.join(all)}: one of them has to go, or into deny.toml's `skip`."


def listed(packages):
    """The list of the credits: name, version, licence."""
    licences = [(it, (it["license"] or "not said").replace("/", " OR ")) for it in packages]
    return "".join(f"{it['name']} {it['version']}\t{licence}\n" for it, licence in licences)


def texts(packages):
    """The licences of all packages; those with the same words stand together."""
    of = defaultdict(list)
    for package in packages:
        folder = Path(package["manifest_path"]).parent
        files = sorted(it for it in folder.iterdir() if re.match("(?i)(licen[cs]e|copying|notice|unlicense)", it.name))
        found = [file.read_text(encoding="utf-8", errors="replace").strip() for file in files if file.is_file()]
        about = f"{package['name']} {package['version']} ({package['license']})"
        authors = ", ".join(package["authors"])
        for text in found or [f"By {authors or 'its authors'}. Its package brings no text of its licence: the last one here is Apache's."]:
            of[text].append(about)
    rule = "=" * 100
    parts = [f"{rule}\n{chr(10).join(whose)}\n{rule}\n\n{text}\n" for text, whose in of.items()]
    apache = Path("LICENSE-APACHE").read_text(encoding="utf-8")
    return "Libraries that the game is made of, and their licences.\n\n" + "\n".join([*parts, f"{rule}\nApache-2.0\n{rule}\n\n{apache}"])


def main(arguments):
    rules = tomllib.loads(Path("deny.toml").read_text())
    packages = all_linked(rules["graph"]["targets"])
    match arguments:
        case ["check"]:
            wrong = list(faults(packages, rules))
            if not LIST.exists() or LIST.read_text(encoding="utf-8") != listed(packages):
                wrong.append(f"{LIST} is not the list of what is linked: ./dev credits makes it anew.")
            print(*wrong, sep="\n", end="\n" if wrong else "")
            return bool(wrong)
        case ["write"]:
            LIST.write_text(listed(packages), encoding="utf-8")
        case ["texts", file]:
            Path(file).write_text(texts(packages), encoding="utf-8")
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
