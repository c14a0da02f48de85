"""Puts the toy's packages where every game's are found."""

from pathlib import Path

import cogs
import games
import renderer

for package in (games, renderer, cogs):
    package.__path__.append(str(Path(__file__).parent / "packages" / package.__name__))
