"""Checks of the workflows that actionlint does not know: python3 workflows.py, in the project's folder."""

import re
import sys
from pathlib import Path

GITHUB = Path(".github")

# From which version on an action runs on Node 24. What runs on Node 20 was to end in September 2026.
ON_NODE_24 = {
    "actions/cache": 5,
    "actions/checkout": 5,
    "actions/deploy-pages": 5,
    "actions/download-artifact": 7,
    "actions/setup-java": 5,
    "actions/setup-python": 6,
    "actions/upload-artifact": 6,
    "actions/upload-pages-artifact": 5,
    "gradle/actions/setup-gradle": 5,
}

# What Apple's store has asked for since April 2026.
OLDEST_XCODE = 26


def check_actions():
    for file in GITHUB.rglob("*.yml"):
        for action, version in re.findall(r"uses: ([\w./-]+)@v(\d+)", file.read_text()):
            if action not in ON_NODE_24:
                yield f"{file}: from which version on {action} runs on Node 24 is not in workflows.py"
            elif int(version) < ON_NODE_24[action]:
                yield f"{file}: {action} runs on Node 24 from v{ON_NODE_24[action]} on, this is v{version}"


def jobs(text):
    """The text of each job by its name."""
    parts = re.split(r"^  ([\w-]+):\n", text.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def check_xcode():
    for file in (GITHUB / "workflows").glob("*.yml"):
        text = file.read_text()
        version = re.search(r'XCODE_VERSION: "(\d+)\.', text)
        for name, job in jobs(text).items():
            if "./dev ios" not in job:
                continue
            if version is None or int(version[1]) < OLDEST_XCODE:
                yield f"{file}: XCODE_VERSION has to be {OLDEST_XCODE} or newer, for the store takes nothing older"
            if "xcode-select --switch" not in job:
                yield f"{file}: {name} builds by whatever Xcode the runner has"
            runner = re.search(r"runs-on: macos-(\d+)", job)
            if runner is None or int(runner[1]) < OLDEST_XCODE:
                yield f"{file}: {name} needs a runner that has Xcode {OLDEST_XCODE}"


problems = [problem for check in (check_actions, check_xcode) for problem in check()]
print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
sys.exit(bool(problems))
