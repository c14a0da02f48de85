"""A game is added by its packages, its texts and one line: no code that serves all games names one of them."""

import re
from pathlib import Path

import pytest

from bot.words import words
from games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
SHARED = ("bot", "cogs", "db", "games", "renderer", "sandbox", "deploy", "pyproject.toml")
"""What is installed, and how."""
TEXTS = {".py", ".toml", ".sql", ".js", ".html", ".service", ""}
REGISTRY = Path("games/registry.py")


def shared_files() -> list[Path]:
    """Every file of the program that belongs to no game's own package."""
    found = [
        path for name in SHARED for path in ((ROOT / name).rglob("*") if (ROOT / name).is_dir() else [ROOT / name])
    ]
    inside = [path.relative_to(ROOT) for path in found if path.is_file() and path.suffix in TEXTS]
    return [path for path in inside if not set(path.parts) & GAMES.keys()]


@pytest.mark.slow
def test_only_the_registry_names_a_game() -> None:
    named = re.compile("|".join(rf"\b{game}\b|{game.title().replace('_', '')}" for game in GAMES), re.IGNORECASE)
    files = shared_files()
    assert len(files) > 150
    naming = {path for path in files if named.search((ROOT / path).read_text(encoding="utf-8"))}
    assert naming == {REGISTRY}


def test_the_registry_names_each_game_in_one_line() -> None:
    lines = (ROOT / REGISTRY).read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if any(game in line for game in GAMES)] == [
        f'"{game}",' for game in GAMES
    ]


def test_every_game_has_a_name() -> None:
    """Without one its id would be shown."""
    assert all(words("en").has(f"game-{game}") for game in GAMES)
