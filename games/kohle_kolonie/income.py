"""Phases 7 and 8, which need nobody: income from mine cards, and the scoring of the board (5.1.6, 5.1.7)."""

from collections.abc import Container, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from games.engine.event import Fact, Seat
from games.kohle_kolonie.change import Change
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.tableau import cards_of, engines_on
from games.kohle_kolonie.terrain import Terrain, terrain_of

_RULE: Final = "5.1.7"


def income_of(terrain: Terrain, own: SeatState) -> int:
    """Coins from a seat's mine cards: what is printed, and one more for each engine on them."""
    return sum(card.income for card in cards_of(terrain, own)) + engines_on(own.cards)


def earn(change: Change) -> bool:
    """Phase 7: everybody takes the income, which the bank always pays (`coin_bank`)."""
    cards, nothing = change.terrain.cards, list[Seat]()
    for seat in change.state.order:
        own = change.state.seats[seat]
        brought = [(held, cards[held.card].income + held.engine) for held in own.cards if held]
        coins = sum([more for _, more in brought])
        if coins:
            why = tuple([_card_income(held.card, more, held.engine) for held, more in brought])
            params = {"coins": coins, "count": len(why)}
            change.coins(seat, coins)
            change.tell("income_earned", "5.1.6", params, (f"seat.{seat}.coins",), seat=seat, facts=why)
        else:
            nothing.append(seat)
    if nothing:
        change.tell("no_income", "5.1.6", {"seats": tuple(nothing)}, public=True)
    return False


@cache  # as many as there are cards, with an engine and without
def _card_income(card: str, coins: int, engine: bool) -> Fact:
    """What a card brings, and whether a steam engine adds to that."""
    return Fact("card_income", {"card": card, "coins": coins, "engine": int(engine)})


class Owned(NamedTuple):
    """How many mines of a ground are owned: all of them, by each seat, by the Trust."""

    mines: int
    counts: tuple[int, ...]
    trust: int


class GroundPoints(NamedTuple):
    """What a ground brings a player: a point for each owned mine in it, one for each own settlement beside it."""

    ground: str
    mines: int
    settlements: int


def board_points_of(state: State, seat: Seat) -> list[GroundPoints]:
    """What each ground in which the seat owns a mine brings it now (5.1.7)."""
    return _points_of(state, seat, owned_mines(state))


def _points_of(state: State, seat: Seat, owned: dict[str, Owned]) -> list[GroundPoints]:
    terrain, own = terrain_of(state), state.seats[seat]
    homes = {at.village for at in own.settlements}
    grounds = dict.fromkeys([terrain.cards[held.card].ground for held in own.cards if held])
    return [
        GroundPoints(
            ground, owned[ground].mines, len(homes.intersection(terrain.villages_of[ground])) if homes else 0
        )
        for ground in grounds
    ]


def owned_mines(state: State) -> dict[str, Owned]:
    """How many mines of each ground a miner or a marker of the Trust marks (`display_not_owned`)."""
    cards, owners = terrain_of(state).cards, len(state.seats) + 1
    found: dict[str, list[int]] = {}
    for seat, own in enumerate(state.seats):
        for held in own.cards:
            if held:
                found.setdefault(cards[held.card].ground, [0] * owners)[seat] += 1
    for mine in state.trust.mines:
        found.setdefault(cards[mine.card].ground, [0] * owners)[-1] += 1
    return {ground: Owned(sum(counts), tuple(counts[:-1]), counts[-1]) for ground, counts in found.items()}


def score_board(change: Change) -> bool:
    """Phase 8: points for mines and settlements on the board."""
    state, nothing = change.state, list[Seat]()
    owned, unsold = owned_mines(state), dict[str, tuple[str, ...]]()
    for card in state.display:
        ground = change.terrain.cards[card].ground
        unsold[ground] = (*unsold.get(ground, ()), card)
    about = {
        ground: _ground_facts(state, ground, mines, unsold) for ground, mines in owned.items() if any(mines.counts)
    }
    for seat in state.order:
        grounds = _points_of(state, seat, owned)
        if not grounds:
            nothing.append(seat)
        for points in grounds:
            total = points.mines + points.settlements
            change.score(seat, "board", total)
            params = {
                "ground": points.ground,
                "count": points.mines,
                "settlements": points.settlements,
                "points": total,
            }
            places = (f"ground.{points.ground}", f"seat.{seat}.points")
            why = about[points.ground]
            if points.settlements:
                why = (*why, _beside(change, seat, points))
            change.tell("ground_scored", _rule_of(state, points, unsold), params, places, seat=seat, facts=why)
    if nothing:
        why = tuple(_no_points(state, seat) for seat in nothing)
        change.tell("board_scored_nothing", _RULE, {"seats": tuple(nothing)}, public=True, facts=why)
    return False


def _rule_of(state: State, points: GroundPoints, unsold: Container[str]) -> str:
    """What decides the points of a ground: a ruling where a mine does not count or settlements still do."""
    if points.ground in unsold:
        return "display_not_owned"
    return "settlement_after_merge" if points.settlements and points.ground in state.merged else _RULE


# On what the points of a ground rest


def _ground_facts(
    state: State, ground: str, owned: Owned, unsold: Mapping[str, tuple[str, ...]]
) -> tuple[Fact, ...]:
    """Whose the mines of the ground are, which do not count, and that a large one is no more than one."""
    mines, counts, trust = owned
    params = {"ground": ground, "mines": mines, "points": mines, "counts": counts, "trust": trust}
    why = (Fact("mines_owned", params),)
    if ground in unsold:
        why = (*why, Fact("unsold_not_counted", {"cards": unsold[ground]}))
    return (*why, Fact("large_mine_is_one")) if ground in state.merged else why


def _beside(change: Change, seat: Seat, points: GroundPoints) -> Fact:
    """The own settlements beside the ground."""
    beside: Sequence[str] = change.terrain.villages_of[points.ground]
    villages = tuple(at.village for at in change.state.seats[seat].settlements if at.village in beside)
    return Fact("settlements_beside", {"villages": villages, "points": points.settlements})


def _no_points(state: State, seat: Seat) -> Fact:
    """There is no mine, and settlements bring points only beside one."""
    villages = tuple(at.village for at in state.seats[seat].settlements)
    if villages:
        return Fact("settlements_alone", {"seat": seat, "villages": villages})
    return Fact("no_mine", {"seat": seat})
