"""The strip of cards for sale: slots that never move, one form of card, whatever is for sale."""

from itertools import pairwise
from random import Random

import kohle_kolonie_samples as samples
import msgspec
import pytest
from draw_calls import Notes, noting

from games.engine.contract import Setup
from games.kohle_kolonie import facts
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.terrain import Terrain, terrain_for
from renderer import fonts, scene
from renderer.draw import compose
from renderer.kohle_kolonie.scenes import scene_of
from renderer.kohle_kolonie.slots import COLUMNS, ROWS, SLOTS, strip_of, strips_of
from renderer.scene import Box, meet

STRICT = Notes()
"""Pieces of which all texts stay in their boxes."""


def terrain(players: int) -> Terrain:
    return terrain_for(Options(), players)


@pytest.mark.parametrize("players", facts.SEATS)
def test_every_card_has_one_slot_of_24(players: int) -> None:
    """Those of the first rounds have theirs alone, in the order of their numbers."""
    cards = terrain(players)
    short = strips_of(cards)[0]
    assert set(short) == {card.id for card in cards.cards.values() if card.number}
    assert max(short.values()) < SLOTS
    assert [short[card] for card in cards.entering(1)] == list(range(len(cards.entering(1))))
    early = [short[card] for round in (1, 2) for card in cards.entering(round)]
    assert len(early) == len(set(early))


def test_a_long_strip_has_a_slot_for_each_of_31_cards() -> None:
    """So many were seen: all that may lie there in round III but the two that the Trust has bought by then."""
    cards = terrain(4)
    display = [card for round in (1, 2, 3) for card in cards.entering(round)][2:]
    assert len(display) == 31
    strip = strip_of(cards, display)
    assert strip.rows == ROWS + 1
    assert len(set(strip.slots.values())) == 31


def test_any_cards_have_slots_of_their_own() -> None:
    chance = Random(3)
    for players in facts.SEATS:
        cards = terrain(players)
        numbered = [card.id for card in cards.cards.values() if card.number]
        for count in range(len(numbered) + 1):
            display = chance.sample(numbered, count)
            strip = strip_of(cards, display)
            assert len(set(strip.slots.values())) == count
            assert all(slot < strip.rows * COLUMNS for slot in strip.slots.values())


@pytest.mark.parametrize("players", facts.SEATS)
def test_a_card_keeps_its_slot_until_it_is_bought(players: int) -> None:
    """Through a whole game played by chance, as long as the strip keeps its length."""
    chance = Random(players)
    state = GAME.new_game(Setup(seats=players, options=Options(), seed=f"{players:032x}")).state
    displays = [state.display]
    while seats := GAME.active_seats(state):
        state = GAME.apply(state, seats[0], chance.choice(GAME.legal_actions(state, seats[0]))).state
        if state.display != displays[-1]:
            displays.append(state.display)
    strips = [strip_of(terrain(players), display) for display in displays]
    assert len(strips) > 20
    for before, after in pairwise(strips):
        if before.rows == after.rows:
            stayed = before.slots.keys() & after.slots.keys()
            assert {card: before.slots[card] for card in stayed} == {card: after.slots[card] for card in stayed}


def boxes(display: tuple[str, ...]) -> dict[str, Box]:
    drawn = scene_of(samples.picture(samples.view(4, display=display)))
    return {place: box for place, box in drawn.places.items() if place.startswith("display.")}


@pytest.mark.slow
def test_a_strip_of_24_has_cards_of_one_size() -> None:
    """LOOK, second look: 130 x 84, and smaller where more are for sale; none covers another."""
    few = boxes(("9", "17", "43"))
    assert {(w, round(h)) for _, _, w, h in few.values()} == {(130, 84)}
    cards = terrain(4)
    many = boxes(tuple(card for round in (1, 2, 3) for card in cards.entering(round))[2:])
    assert {(w, round(h)) for _, _, w, h in many.values()} == {(130, 63)}
    assert few["display.9"][0] == many["display.9"][0]
    found = list(many.values())
    assert not any(meet(one, two) for at, one in enumerate(found) for two in found[:at])
    scene.forget()


@pytest.mark.slow
@pytest.mark.parametrize("change", ["price", "income", "points", "bonus", "number"])
def test_a_card_tells_all_that_decides(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Number, price, income, bonus, and the points of single mines."""
    cards = terrain(4)
    shown = samples.picture(samples.view(4, display=("43",)))
    before = compose(shown).tobytes()
    now = {"price": 1, "income": 1, "points": 7, "bonus": None, "number": 44}
    other = msgspec.structs.replace(cards.cards["43"], **{change: now[change]})
    monkeypatch.setitem(cards.cards, "43", other)
    assert compose(shown).tobytes() != before
    scene.forget()


@pytest.mark.parametrize("card", [card.id for card in terrain(5).cards.values() if card.number])
def test_every_card_fits_its_slot(card: str) -> None:
    with fonts.strict_text(), noting(STRICT) as caller:
        caller.calls(samples.picture(samples.view(5, display=(card,)), "fr"))


@pytest.mark.slow
def test_a_card_just_bought_leaves_a_mark_in_its_slot() -> None:
    """The slot of mine 5 is outlined while its purchase is marked, and empty afterwards."""
    marked = compose(samples.picture(samples.view(4), marks=("mine.5",)))
    plain = compose(samples.picture(samples.view(4)))
    left, top = 14, 1550
    assert marked.crop((left, top, 1100, 1840)).tobytes() != plain.crop((left, top, 1100, 1840)).tobytes()
    scene.forget()
