"""How far apart things are, where a player asks for one and may have the other."""

from typing import Final

from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import Terrain, terrain_of

ELSEWHERE: Final = 100


def apart(state: State, one: str, other: str) -> int:
    """How far apart two mines, villages, stations, or places on cards and tableau are."""
    terrain = terrain_of(state)
    cards = terrain.cards
    if one in cards and other in cards:
        far = 0 if cards[one].ground == cards[other].ground else ELSEWHERE
        return far + abs(cards[one].number - cards[other].number)
    if _is_village(terrain, one) and _is_village(terrain, other):
        return 0 if _share_ground(terrain, one, other) else 1
    return _spots(terrain, one, other)


def _is_village(terrain: Terrain, spot: str) -> bool:
    return any(spot in villages for villages in terrain.villages_of.values())


def _share_ground(terrain: Terrain, one: str, other: str) -> bool:
    return any(one in villages and other in villages for villages in terrain.villages_of.values())


def _spots(terrain: Terrain, one: str, other: str) -> int:
    """Of stations along their line; of places on a card, or on the tableau, by how far they lie apart there."""
    for _, stations, _ in terrain.lines:
        if one in stations and other in stations:
            return abs(stations.index(one) - stations.index(other))
    (card, _, place), (another, _, instead) = one.rpartition("."), other.rpartition(".")
    if card != another:
        return ELSEWHERE
    spaces = terrain.space_index
    if place in spaces and instead in spaces:
        return abs(spaces[place] - spaces[instead])
    return 1 if card else ELSEWHERE
