"""Install the fourth game into a folder: `python install.py FOLDER`; with the folder on PYTHONPATH Warhost finds it.

It is what `pip install` does with a package that needs nothing else, without pip's seconds.
"""

import os
import sys
import zipfile
from pathlib import Path

from hatchling.build import build_wheel


def install(folder: Path) -> None:
    before = Path.cwd()
    os.chdir(Path(__file__).parent)
    try:
        with zipfile.ZipFile(folder / build_wheel(str(folder))) as wheel:
            wheel.extractall(folder)
    finally:
        os.chdir(before)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
