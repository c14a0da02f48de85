"""The signs of mines, stations and spaces, which have numbers of their own, and the letters of all other places.

Letters go to what lies before each player, about which most turns are, then to the villages, then to the grounds;
while grounds are consolidated, to the grounds first.
"""

from typing import Final

from cogs.signs import Signs, lettered
from games.kohle_kolonie import facts
from games.kohle_kolonie.miners import POOL
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_for
from games.kohle_kolonie.view import View

_CONSOLIDATION: Final = 9


def signs(at: State | View) -> Signs:
    """The sign of every place and mine that somebody may choose."""
    terrain = terrain_for(at.options, len(at.seats))
    numbered = (*(card for card in terrain.cards if card.isdecimal()), *terrain.open_stations, *terrain.spaces)
    grounds, places = list(terrain.small), [*_before_a_player(terrain), *terrain.villages]
    letters = (*grounds, *places) if at.phase == _CONSOLIDATION else (*places, *grounds)
    return {**lettered(letters), **{own: own for own in numbered}}


def _before_a_player(terrain: Terrain) -> list[str]:
    """Places on pithead cards, of mine rescue teams, and the pool."""
    slots = [f"{card.id}.{slot.id}" for card in facts.PITHEADS for slot in (*card.front, *(card.back or ()))]
    return [*slots, *(f"rescue.{space}" for space in terrain.spaces), POOL]
