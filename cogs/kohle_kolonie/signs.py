"""The signs of mines, stations and spaces, which have numbers of their own, and the letters of all other places.

Letters go to what lies before each player, about which most turns are, then to the villages, then to the grounds;
while grounds are consolidated, to the grounds first.
"""

from functools import lru_cache
from typing import Final

from cogs.signs import KEPT, Signs, lettered
from games.kohle_kolonie import facts
from games.kohle_kolonie.miners import POOL
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_for
from games.kohle_kolonie.view import View

_CONSOLIDATION: Final = 9


def signs(at: State | View) -> Signs:
    """The sign of every place and mine that somebody may choose."""
    return _signs(at.options, len(at.seats), at.phase == _CONSOLIDATION)


@lru_cache(maxsize=KEPT)
def _signs(options: Options, players: int, consolidating: bool) -> Signs:
    terrain = terrain_for(options, players)
    numbered = (*(card for card in terrain.cards if card.isdecimal()), *terrain.open_stations, *terrain.spaces)
    grounds, places = list(terrain.small), [*_before_a_player(terrain), *terrain.villages]
    letters = (*grounds, *places) if consolidating else (*places, *grounds)
    return {**lettered(letters), **{own: own for own in numbered}}


def _before_a_player(terrain: Terrain) -> list[str]:
    """Places on pithead cards, of mine rescue teams, and the pool."""
    slots = [f"{card.id}.{slot.id}" for card in facts.PITHEADS for slot in (*card.front, *(card.back or ()))]
    return [*slots, *(f"rescue.{space}" for space in terrain.spaces), POOL]
