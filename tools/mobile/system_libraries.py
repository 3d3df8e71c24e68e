"""Makes libraries that hold nothing but names, to link against: python3 system_libraries.py ZIG LIST FOLDER.

LIST says what a library is called and, indented below it, what it has. Those called lib….so are taken for shared
ones of the system, the others for archives of the compiler's.
"""

import subprocess
import sys
from pathlib import Path


def libraries(text):
    """Names by library."""
    found = {}
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if words and not line[0].isspace():
            (library,) = words
            names = found[library] = []
        elif words:
            names.extend(words)
    return found


def source(names):
    """An assembler's text that defines the names."""
    return "".join(f".globl {name}\n{name}:\n" for name in names) + ".quad 0\n"


def make(zig, folder, library, names):
    text, code = folder / f"{library}.s", folder / f"{library}.o"
    text.write_text(source(names))
    subprocess.run([zig, "cc", "-target", "aarch64-linux-musl", "-c", text, "-o", code], check=True)
    library = folder / library
    library.unlink(missing_ok=True)
    if library.suffix == ".so":
        command = ["ld.lld", "-shared", "-soname", library.name, code, "-o", library]
    else:
        command = ["ar", "rcs", library, code]
    subprocess.run([zig, *command], check=True)


def main(zig, listing, folder):
    text = Path(listing).read_text()
    folder = Path(folder)
    made = folder / "made_from.txt"
    if made.is_file() and made.read_text() == text:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for library, names in libraries(text).items():
        make(zig, folder, library, names)
    made.write_text(text)


main(*sys.argv[1:])
