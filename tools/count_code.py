"""Counts the lines of code below a folder, `src` unless another is named: python3 count_code.py [FOLDER].

Left out is what is no code of the program: blank lines, comments, `use` statements and unit tests. Printed are the sum, each
room (a file or folder at the top) and, beside the rooms' own, what each game's folders hold.
"""

import re
import sys
from collections import Counter
from pathlib import Path

USE = re.compile(r"^\s*(?:pub(?:\([^)]*\))? )?use [^;]*;", flags=re.MULTILINE)
TESTS = re.compile(r"^( *)#\[cfg\((?:test|all\([^\n]*\btest\b[^\n]*)\)\]\n\1mod \w+ \{\n.*?^\1\}\n", flags=re.MULTILINE | re.DOTALL)


def code_lines(text):
    """How many lines of this source are code."""
    text = TESTS.sub("", text)
    text = re.sub(r"^\s*//.*", "", text, flags=re.MULTILINE)
    text = USE.sub("", text)
    return sum(bool(line.strip()) for line in text.splitlines())


def is_test(path):
    return "tests" in path.with_suffix("").parts


def count(folder):
    """The lines of code by room, and by game."""
    rooms, games = Counter(), Counter()
    known = {path.name for path in (folder / "rules").glob("*/") if path.is_dir()}
    for file in sorted(folder.rglob("*.rs")):
        path = file.relative_to(folder)
        if is_test(path):
            continue
        lines = code_lines(file.read_text())
        rooms[path.with_suffix("").parts[0]] += lines
        for game in known & set(path.with_suffix("").parts):
            games[game] += lines
    return rooms, games


if __name__ == "__main__":
    rooms, games = count(Path(sys.argv[1] if len(sys.argv) > 1 else "src"))
    print(f"{sum(rooms.values()):6} lines of code")
    for title, counted in (("by room", rooms), ("in the games' folders", games)):
        print(title)
        for name, lines in counted.most_common():
            print(f"{lines:6}   {name}")
