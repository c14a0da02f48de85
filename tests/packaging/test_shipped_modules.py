"""What is installed with the bot is what the bot and the sandbox use."""

import ast
from pathlib import Path

import pytest

from bot.process.client import extensions
from games.registry import GAMES

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("bot", "cogs", "db", "games", "renderer", "sandbox")
BY_NAME = ("games.{}.game", "renderer.{}.scenes", "cogs.{}.guide")
OF_GAMES = {name.format(game) for game in GAMES for name in BY_NAME}
BEGUN = {"bot.__main__", "sandbox.__main__", *extensions(), *OF_GAMES}
"""What is begun with, and what is loaded by name."""
LAID = set[str]()
"""What is to be built on: to be taken off this list as soon as it is."""


def imported(source: Path) -> set[str]:
    """What a module imports, as modules or as what stands in them."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def modules() -> dict[str, Path]:
    """Every module that is installed, by its name."""
    found = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in found}


@pytest.mark.slow
def test_every_installed_module_is_used_by_the_bot_or_the_sandbox() -> None:
    """What serves tests and benchmarks alone lies in `tests`."""
    all_modules = modules()
    reached, to_see = set[str](), set(BEGUN)
    while to_see:
        name = to_see.pop()
        reached.add(name)
        wanted = imported(all_modules[name])
        wanted |= {f"{parent}.__init__" for parent in wanted}
        to_see |= (wanted & all_modules.keys()) - reached
    unused = {name for name in all_modules.keys() - reached if not name.endswith("__init__")}
    assert sorted(unused) == sorted(LAID)
