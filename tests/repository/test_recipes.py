"""The recipes of the Makefile stay within the shell's limits, however many cards and scenarios there are."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 100_000  # bytes; Linux takes 131,072 in one argument, and a recipe is one argument of its shell
RECIPES = ("play", "bench", "compiled")  # recipes that process all sources


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize("recipe", RECIPES)
def test_no_recipe_is_too_long_for_a_shell(recipe: str) -> None:
    by_itself = {
        key: value for key, value in os.environ.items() if not key.startswith("MAKE")
    }  # not as a part of another word
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", recipe],
        cwd=ROOT,
        env=by_itself,
        capture_output=True,
        text=True,
        check=True,
    )
    said = told.stdout
    recipes = said.replace("\\\n", "").splitlines()
    assert recipes
    assert max(len(line.encode()) for line in recipes) < LONGEST
