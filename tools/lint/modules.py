"""Checks that a module uses only those above it, that no game is named above the line, and that colours have roles: python3 modules.py [FOLDER].

`src/lib.rs` lists the modules in their order. A game is a folder under `src/rules`; it is named in folders of its own name,
in `mod` lines and in `src/games.rs`, and nowhere else. Colours stand in `src/theme` and in the games' `colors.rs`; everything
else speaks of their roles, and of no other game's.
"""

import re
import sys
from pathlib import Path

def code(text):
    """The text without comments and unit tests."""
    text = text.partition("#[cfg(test)]\nmod tests {")[0]
    return re.sub(r"//.*", "", text)


def is_test(path):
    return "tests" in path.with_suffix("").parts


def modules(lib):
    """The crate's modules, the first first, and what it gives out under other names: the module by the name."""
    text = code(lib)
    order = re.findall(r"^(?:pub |pub\(crate\) )?mod (\w+);", text, flags=re.MULTILINE)
    exports = {}
    for module, names in re.findall(r"pub use (\w+)::(\{[^}]*\}|\w+);", text):
        exports |= {name: module for name in re.findall(r"\w+", names)}
    return order, exports


def used(text):
    """The names that come right after `crate::`."""
    for match in re.finditer(r"\bcrate::(\{|\w+)", text):
        if match[1] != "{":
            yield match[1]
            continue
        depth, name = 0, ""
        for letter in text[match.end() - 1 :]:
            if letter == "{":
                depth += 1
            elif letter == "}":
                depth -= 1
            elif letter == "," and depth == 1:
                yield name
                name = ""
                continue
            if depth == 0:
                break
            if depth == 1 and (letter.isalnum() or letter == "_" or letter == ":"):
                name += letter
        yield name


def sources(src):
    """Path below `src` and code of every file of the library that is not a test."""
    for file in sorted(src.rglob("*.rs")):
        path = file.relative_to(src)
        if path.parts[0] != "bin" and path.parts[0] not in ("lib.rs", "main.rs", "command_line.rs", "command_line") and not is_test(path):
            yield path, code(file.read_text())


def check_order(src):
    order, exports = modules((src / "lib.rs").read_text())
    for path, text in sources(src):
        own = path.with_suffix("").parts[0]
        for name in used(text):
            name = name.partition("::")[0]
            module = exports.get(name, name)
            if module in order and order.index(module) > order.index(own):
                yield f"src/{path} uses {module}, which comes later in src/lib.rs"


def games(src):
    """The games' folders and the names of their types."""
    folders = sorted(path.name for path in (src / "rules").iterdir() if path.is_dir())
    return folders, ["".join(word.capitalize() for word in folder.split("_")) for folder in folders]


def check_names(src):
    folders, types = games(src)
    pattern = re.compile(r"\b(" + "|".join([*folders, *types]) + r")\b")
    for path, text in sources(src):
        text = re.sub(r"^\s*(pub |pub\(\w+\) )?mod \w+;", "", text, flags=re.MULTILINE)
        if path != Path("games.rs") and not set(path.parts) & set(folders) and pattern.search(text):
            yield f"src/{path} names a game"


# What is measured is never seen, and what is read from a picture is not ours.
COLORED = {Path("drawing/shorten.rs"), Path("dev/seen.rs")}


def check_colors(src):
    folders, _ = games(src)
    color = re.compile(r"\b(Color|Color32|Srgba|LinearRgba|Hsla|Hsva|Hwba|Laba|Lcha|Oklaba|Oklcha|Xyza)::")
    for path, text in sources(src):
        if path.parts[0] != "theme" and path.name != "colors.rs" and path not in COLORED:
            for line in text.splitlines():
                # What egui is told comes out of the palette.
                if color.search(line) and not re.search(r"\bColor32::from_rgba_unmultiplied\(r, g, b, a\)", line):
                    yield f"src/{path} has a colour of its own: {line.strip()}"
        own = set(path.parts) & set(folders)
        others = "|".join(folder for folder in folders if folder not in own)
        if own and others and re.search(r"\b(" + others + r")::(\w+::)*(\{[^;]*?)?colors\b", text):
            yield f"src/{path} uses another game's colours"


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "src")
    findings = [*check_order(folder), *check_names(folder), *check_colors(folder)]
    print(*findings, sep="\n", end="\n" if findings else "")
    sys.exit(bool(findings))
