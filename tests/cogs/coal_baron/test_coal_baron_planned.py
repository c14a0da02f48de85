"""Moves of plans that computers compare, as hints tell them: with the letter of the picture and what is there."""

from dataclasses import replace
from typing import Any

import pytest
from coal_baron_tables import begin, party, position, random_game

from bot.post import Menu
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER, names
from cogs.coal_baron.signs import signs
from cogs.moves import planned_said
from cogs.views import plans
from cogs.views.plans import moves_in_words
from games.coal_baron import facts
from games.coal_baron.actions import FillSpace, PlaceWorkers
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from tests.games.coal_baron.coal_baron_builders import mine, mining, order, table


def places() -> list[tuple[State, int]]:
    """Positions in which workers are placed, of every number of players."""
    found: list[tuple[State, int]] = []
    for players in (2, 3, 4):
        turns = [one.state for one in random_game(players, players) if GAME.active_seats(one.state)]
        found += [(state, state.turn.seat) for state in turns if state.turn.stage == "place"][::9]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_is_told_with_the_letter_of_its_entry_and_what_lies_there(language: Language) -> None:
    text, told = words(language), set[str]()
    for state, seat in places():
        at: Any = position(state, seat)
        panel = PRESENTER.panel(at, "", party(len(state.seats)), text)
        menus = [control for row in panel.rows for control in row if isinstance(control, Menu)]
        letters = {one.value: one.label.partition(" · ")[0] for menu in menus for one in menu.choices}
        assert letters
        for notation, letter in letters.items():
            said = moves_in_words([notation], state, seat, party(len(state.seats)), PRESENTER, text)
            assert f"{letter} · " in said
            space = facts.SPACES[notation.partition(" ")[2]]
            if space.area == "factory" and space.number and (tile := state.tile_slots[space.number - 1]):
                assert names.tile(tile, text) in said
                assert names.francs(facts.TILES[tile].price, text) in said
            if space.area == "orders" and space.number and (order := state.order_slots[space.number - 1]):
                assert names.order(order, text) in said
            told.add(space.area)
    assert told == {"factory", "mining", "delivery", "money", "bank", "orders"}


def test_a_card_of_the_draft_is_told_with_the_letter_of_the_picture() -> None:
    state, text = begin().state, words("en")
    for card in state.draft:
        said = moves_in_words([f"draft {card}"], state, state.turn.seat, party(), PRESENTER, text)
        assert said == f"take {signs(state)[card]} · {names.order(card, text)}"


def test_an_order_is_told_without_its_coal_unless_another_is_called_the_same() -> None:
    text, briefly = words("en"), set[bool]()
    for seed in range(1, 8):
        for transition in random_game(4, seed):
            state = transition.state
            if not GAME.active_seats(state) or state.turn.stage != "mining":
                continue
            held = [names.order_bare(own.order, text) for own in state.seats[state.turn.seat].outstanding]
            for action in GAME.legal_actions(state, state.turn.seat):
                if isinstance(action, FillSpace):
                    said = moves_in_words(
                        [GAME.notation(action)], state, state.turn.seat, party(4), PRESENTER, text
                    )
                    alone = held.count(names.order_bare(action.order, text)) == 1
                    assert (names.order(action.order, text) not in said) is alone
                    briefly.add(alone)
    assert briefly == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_that_is_too_long_ends_with_a_whole_move_and_how_many_follow(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "MOVES", 130)
    text, between = words(language), words(language)("list-parts")
    state, seat = next(
        (state, seat) for state, seat in places() if GAME.check(state, seat, PlaceWorkers("mining_10")) is None
    )
    levels = [one for one in (1, 2, 3, 4) if one != state.seats[seat].cage_level][:3] * 3
    line = ["place mining_10", *(f"cage {one}" for one in levels)]
    whole = [
        moves_in_words(line[:1], state, seat, party(len(state.seats)), PRESENTER, text),
        *(text("cb-move-cage", number=one, level=names.level(one, text)) for one in levels),
    ]
    whole_plans = replace(PRESENTER, shortened=lambda state, seat, line: line)
    told = moves_in_words(line, state, seat, party(len(state.seats)), whole_plans, text)
    *moves, rest = told.split(between)
    assert len(told) <= 130
    assert moves == whole[: len(moves)]
    assert len(moves) > 1
    assert rest == text("plan-moves-more", count=len(whole) - len(moves))


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_a_hint_stands_where_a_mining_plan_is_written_and_what_is_free(language: Language) -> None:
    text, told = words(language), dict[str, str]()
    for one in random_game(3, 4):
        state = one.state
        if state.phase != "over":
            seat = GAME.active_seats(state)[0]
            told[state.turn.stage] = PRESENTER.beside_hint(position(state, seat), text)
    assert told["draft"] == ""
    for stage in ("place", "mining", "keep"):
        assert text("cb-hint-free") in told[stage]
        assert (text("cb-button-edit-goal") in told[stage]) is (stage != "keep")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "two of these cubes fill a space for black"),
        ("de", "zwei dieser Würfel füllen ein Feld der Farbe schwarz"),
        ("fr", "deux de ces cubes remplissent une case de charbon noir"),
    ],
)
def test_a_tile_whose_coal_fits_no_order_is_told_with_what_two_of_it_do(language: Language, said: str) -> None:
    """Two black cubes are needed, one is there: a tile of 2 yellow helps, one of 2 grey serves the grey order."""
    outstanding = (order("locomotive_09"), order("truck_04"))
    state = table(3, seats={0: {"outstanding": outstanding, "francs": 20}})
    told = {
        tile: planned_said(PRESENTER, state, PlaceWorkers(f"factory_{slot}"), party(), words(language))
        for slot, tile in enumerate(state.tile_slots, start=1)
        if tile is not None
    }
    assert [tile for tile, line in told.items() if said in line] == ["yellow_2_dark", "brown_2_light"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "load a black cube (2 times)"),
        ("de", "einen schwarzen Würfel laden (2-mal)"),
        ("fr", "charger un cube noir (2 fois)"),
    ],
)
def test_equal_moves_that_follow_each_other_are_told_once(language: Language, said: str) -> None:
    state = mining(10, cage_level=4, sections=mine("black_1_light"), outstanding=(order("truck_04"),))
    line = ["load black", "load black", "cage 3", "load grey", "cage 0", "fill truck_04 grey"]
    told = moves_in_words(line, state, 0, party(), PRESENTER, words(language)).split(words(language)("list-parts"))
    assert told[0] == said
    assert len(told) == len(line) - 1


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (["load black", "cage 3", "cage 2", "load brown"], ["load black", "cage 2", "load brown"]),
        (["cage 3", "cage 4", "load black"], ["load black"]),
        (["load black", "cage 3", "end"], ["load black", "cage 3", "end"]),
        (["cage 3", "cage 9"], ["cage 3", "cage 9"]),
    ],
)
def test_a_move_of_the_cage_right_before_another_is_not_told(line: list[str], told: list[str]) -> None:
    state = mining(10, cage_level=4, sections=mine("black_1_light"), outstanding=(order("truck_04"),))
    assert list(PRESENTER.shortened(state, 0, line)) == told
