"""The sources of all crates of a Cargo.lock, as flatpak-builder fetches them before it builds: python3 sources.py Cargo.lock

Each comes from crates.io with the hash that is locked, and lies where cargo looks for vendored sources.
"""

import json
import sys
from pathlib import Path

try:
    import tomllib
except ImportError:
    sys.exit("sources.py needs Python 3.11 or newer.")

CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index"
VENDORED = '[source.crates-io]\nreplace-with = "vendored"\n\n[source.vendored]\ndirectory = "cargo/vendor"\n'


def sources(lock):
    for package in lock["package"]:
        if package.get("source") is None:
            continue
        if package["source"] != CRATES_IO:
            sys.exit(f"{package['name']} comes from {package['source']}, which cannot be fetched before.")
        name = f"{package['name']}-{package['version']}"
        folder = f"cargo/vendor/{name}"
        yield {
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": f"https://static.crates.io/crates/{package['name']}/{name}.crate",
            "sha256": package["checksum"],
            "dest": folder,
        }
        checksum = json.dumps({"package": package["checksum"], "files": {}})
        yield {"type": "inline", "contents": checksum, "dest": folder, "dest-filename": ".cargo-checksum.json"}
    yield {"type": "inline", "contents": VENDORED, "dest": "cargo", "dest-filename": "config.toml"}


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(json.dumps(list(sources(tomllib.loads(Path(sys.argv[1]).read_text()))), indent=1))
