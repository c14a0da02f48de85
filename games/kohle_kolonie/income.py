"""Phases 7 and 8, which need nobody: income from mine cards, and the scoring of the board (5.1.6, 5.1.7)."""

from typing import Final, NamedTuple

from games.engine.event import Seat
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.tableau import cards_of, engines_on
from games.kohle_kolonie.terrain import Terrain, terrain_of


def income_of(terrain: Terrain, own: SeatState) -> int:
    """Coins from a seat's mine cards: what is printed, and one more for each engine on them."""
    return sum(card.income for card in cards_of(terrain, own)) + engines_on(own.cards)


def earn(change: Change) -> bool:
    """Phase 7: everybody takes the income, which the bank always pays (`coin_bank`)."""
    for seat in change.state.order:
        own = change.state.seats[seat]
        coins = income_of(change.terrain, own)
        if coins:
            params = {"coins": coins, "count": sum(card is not None for card in own.cards)}
            change.coins(seat, coins)
            change.tell("income_earned", "5.1.6", params, (f"seat.{seat}.coins",), seat=seat)
    return False


class GroundPoints(NamedTuple):
    """What a ground brings a player: a point for each owned mine in it, one for each own settlement beside it."""

    ground: str
    mines: int
    settlements: int


def board_points_of(state: State, seat: Seat) -> list[GroundPoints]:
    """What each ground in which the seat owns a mine brings it now (5.1.7)."""
    terrain, own = terrain_of(state), state.seats[seat]
    owned = owned_mines(state)
    homes = [at.village for at in own.settlements]
    grounds = dict.fromkeys(card.ground for card in cards_of(terrain, own))
    return [
        GroundPoints(ground, owned[ground], sum(village in terrain.villages_of[ground] for village in homes))
        for ground in grounds
    ]


def owned_mines(state: State) -> dict[str, int]:
    """How many mines of each ground a miner or a marker of the Trust marks (`display_not_owned`)."""
    terrain = terrain_of(state)
    counts: dict[str, int] = {}
    cards = [held.card for own in state.seats for held in own.cards if held]
    for card in (*cards, *(mine.card for mine in state.trust.mines)):
        ground = terrain.cards[card].ground
        counts[ground] = counts.get(ground, 0) + 1
    return counts


_RULE: Final = "5.1.7"


def score_board(change: Change) -> bool:
    """Phase 8: points for mines and settlements on the board."""
    for seat in change.state.order:
        for points in board_points_of(change.state, seat):
            change.score(seat, "board", points.mines + points.settlements)
            params = {
                "ground": points.ground,
                "count": points.mines,
                "settlements": points.settlements,
                "points": points.mines + points.settlements,
            }
            places = (f"ground.{points.ground}", f"seat.{seat}.points")
            change.tell("ground_scored", _rule_of(change, points), params, places, seat=seat)
    return False


def _rule_of(change: Change, points: GroundPoints) -> str:
    """What decides the points of a ground: a ruling where a mine does not count or settlements still do."""
    cards = change.terrain.cards
    if any(cards[card].ground == points.ground for card in change.state.display):
        return "display_not_owned"
    return "settlement_after_merge" if points.settlements and points.ground in change.state.merged else _RULE
