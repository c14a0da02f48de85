"""What the table may set right, and what becomes of it."""

from random import Random
from typing import Any

import pytest
from judged import played_on, positions, tables
from walks import redealt

from games.engine.codec import decode_state, encode_state
from games.engine.contract import REPAIRED, TABLE_RULE, AnyGame, Quantity, Transition
from games.engine.violation import IllegalAction
from games.registry import GAMES
from tests.soaking import sampled

REPAIRED_ONES = [game for game in GAMES if GAMES[game].repairs is not None]


def drawn(quantities: list[Quantity], chance: Random, count: int) -> list[tuple[str, str]]:
    """Some quantities, each with one of its values."""
    return [(one.id, chance.choice(one.values)) for one in chance.sample(quantities, min(count, len(quantities)))]


def set_to(game: AnyGame, state: Any, values: dict[str, str]) -> Transition[Any] | None:
    """What a repair makes of the position, None where it is refused."""
    assert game.repairs is not None
    try:
        return game.repairs.repaired(state, values)
    except IllegalAction:
        return None


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_quantities_are_words_and_their_value_is_among_the_values(game_id: str, players: int):
    game = GAMES[game_id]
    assert game.repairs is not None
    for state in positions(game_id, players):
        quantities = game.repairs.quantities(state)
        assert len({one.id for one in quantities}) == len(quantities)
        for one in quantities:
            assert one.value in one.values
            assert len(set(one.values)) == len(one.values)
            assert not any(set(word) & {" ", "\n"} or not word for word in (one.id, *one.values))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_a_repair_is_refused_or_does_not_add_up_or_is_played_on(game_id: str, players: int):
    """Its entries are the difference of what everybody owns, and the position before stays as it was."""
    game, chance, done = GAMES[game_id], Random(players), 0
    assert game.repairs is not None
    for state in positions(game_id, players)[:-1]:
        before = encode_state(game, state)
        quantities = list(game.repairs.quantities(state))
        for id, value in drawn(quantities, chance, sampled(13, 25)):
            made = set_to(game, state, {id: value})
            if made is None:
                continue
            (event,) = made.events
            assert (event.kind, event.rule, event.seat, event.only) == (REPAIRED, TABLE_RULE, None, None)
            gained = {(entry.seat, entry.account): entry.amount for entry in event.entries}
            for seat in range(players):
                was, now = game.owned(state, seat), game.owned(made.state, seat)
                assert {key: now[key] - was[key] for key in now if now[key] != was[key]} == {
                    account: amount for (whose, account), amount in gained.items() if whose == seat
                }
            stored = decode_state(game, encode_state(game, made.state))
            assert stored == made.state
            for viewer in (None, *range(players)):
                assert game.observe(stored, viewer) is not None
            if not game.conserved(stored):
                assert played_on(game, stored), (id, value)
                done += 1
        assert encode_state(game, state) == before
    assert done > 20


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_a_repair_sets_what_it_says(game_id: str, players: int):
    """Afterwards the quantity has the value, and setting it back gives the position that was."""
    game, chance, back = GAMES[game_id], Random(players), 0
    assert game.repairs is not None
    for state in positions(game_id, players)[:-1]:
        for id, value in drawn(list(game.repairs.quantities(state)), chance, sampled(6, 12)):
            made = set_to(game, state, {id: value})
            if made is None:
                continue
            now = {one.id: one.value for one in game.repairs.quantities(made.state)}
            said = list(map(str, made.events[0].params["changes"]))  # type: ignore[arg-type]
            assert now.get(id, value) == value
            before = dict(zip(said[::3], said[1::3], strict=True))
            after = dict(zip(said[::3], said[2::3], strict=True))
            assert after[id] == value
            again = set_to(game, made.state, before) if set(before) <= set(now) else None
            if again is not None:
                listed = {one.id: one.value for one in game.repairs.quantities(again.state)}
                assert {one: listed[one] for one in before} == before
                back += 1
    assert back


@pytest.mark.parametrize("game_id", REPAIRED_ONES)
def test_what_cannot_be_set_is_refused(game_id: str):
    game = GAMES[game_id]
    assert game.repairs is not None
    state = positions(game_id, game.seats[0])[0]
    first = next(one for one in game.repairs.quantities(state) if len(one.values) > 1)
    for values in ({"moon": "1"}, {first.id: "moon"}, {first.id: first.value}, {}):
        with pytest.raises(IllegalAction) as refused:
            game.repairs.repaired(state, values)
        assert refused.value.violation.rule == TABLE_RULE
    assert not game.repairs.quantities(positions(game_id, game.seats[0])[-1])


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_quantities_show_nothing_hidden(game_id: str, players: int):
    """After a new deal of what anybody cannot know they are the same."""
    game = GAMES[game_id]
    assert game.repairs is not None
    for number, state in enumerate(positions(game_id, players)):
        listed = game.repairs.quantities(state)
        for viewer in (None, *range(players)):
            assert game.repairs.quantities(redealt(game, state, viewer, number)) == listed


@pytest.mark.one_quick
@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_whose_turn_it_is_can_be_set(game_id: str, players: int):
    """To any seat that could play, where that loses nothing which the turn before held."""
    game, turned = GAMES[game_id], 0
    for state in positions(game_id, players)[:-1]:
        for seat in range(players):
            made = set_to(game, state, {"turn": str(seat)})
            if made is not None and not game.conserved(made.state):
                assert seat in game.active_seats(made.state)
                assert played_on(game, made.state)
                turned += 1
    assert turned


STOCKS = {
    "coal_baron": {"supply.yellow", "supply.brown", "supply.grey", "supply.black"},
    "kohle_kolonie": {"bank", "worker_pool", "engine_pool"},
    "ruhrschifffahrt": set[str](),
}
"""What lies there for all in each game: nothing that belongs to a seat, as the warehouses in its supply do."""


@pytest.mark.parametrize(("game_id", "players"), tables(REPAIRED_ONES))
def test_a_stock_is_what_lies_there_for_all(game_id: str, players: int):
    """A repair that does not add up is balanced out of it, never out of what somebody has."""
    repairs = GAMES[game_id].repairs
    assert repairs is not None
    state = positions(game_id, players)[0]
    assert {one.id for one in repairs.quantities(state) if one.stock} == STOCKS[game_id]
