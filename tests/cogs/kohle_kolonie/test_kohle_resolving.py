"""Names typed into commands: one meaning is taken, several or none are answered with candidates."""

from collections.abc import Mapping

import pytest
from kohle_kolonie_tables import at_stage, begin, did

from bot.words import words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.cog import TYPED
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.signs import signs
from games.engine.violation import MalformedAction
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from tests.cogs.positions import acts, suggestions
from tests.games.kohle_kolonie.kohle_kolonie_builders import at, begin_phase, pieces, settled, table

NAMES = names_of(words("en"))


def said(state: State, verb: str, options: Mapping[str, str]) -> str:
    return TYPED.commands[verb].meant(state, state.turn.seat, options, words("en"))


@pytest.mark.parametrize("typed", ["10", "Glückssonne", "gluckssonne", "GLÜCKSSONNE (10)", "glucks"])
def test_a_mine_is_found_by_its_name(typed: str) -> None:
    assert said(at_stage("act", 110), "buy", {"mine": typed}) == "buy 10"


def test_a_mine_that_is_not_for_sale_is_named_to_the_judge() -> None:
    """So that the refusal says when it comes for sale, not that there is no such mine."""
    assert said(at_stage("act", 110), "buy", {"mine": "friedlicher nachbar"}) == "buy 41"


def test_several_meanings_are_listed() -> None:
    with pytest.raises(MalformedAction) as refused:
        said(at_stage("act", 110), "buy", {"mine": "general"})
    told = PRESENTER.malformed(refused.value.code, refused.value.params, words("en"))
    assert told.startswith("`general` could mean several: ")
    assert "Große Nebenbank (no. 6)" in told


def test_an_unknown_name_is_answered_with_what_is_possible() -> None:
    state = begin(4).state
    with pytest.raises(MalformedAction) as refused:
        said(state, "choose", {"marker": "atlantis"})
    told = PRESENTER.malformed(refused.value.code, refused.value.params, words("en"))
    assert told.startswith("Nothing here is called `atlantis`. Possible: ")
    assert "Mine rescue team" in told


def test_places_of_miners_are_found_by_name() -> None:
    state = at_stage("miners", 120)
    assert said(state, "insert", {"place": "mine rescue team A1"}) == "insert rescue.A1"
    assert said(state, "insert", {"place": "rescue.a1"}) == "insert rescue.A1"


@pytest.mark.parametrize(
    ("typed", "ranking"),
    [
        ("rescue aid", "rank rescue aid"),
        ("Mine rescue team, Steam engine", "rank rescue engine"),
        ("Grubenwehr; lore", "rank rescue wagon"),
    ],
)
def test_a_ranking_takes_names_between_commas(typed: str, ranking: str) -> None:
    assert said(begin(4).state, "ranking", {"markers": typed}) == ranking


def named(state: State, text: str) -> list[str]:
    """A plan's steps as they are understood, in notation."""
    return [GAME.notation(action) for action in acts(PRESENTER, state, state.turn.seat, text)]


def test_what_lies_in_a_city_is_found_by_its_name() -> None:
    """Several mines of a city are listed, and autocomplete offers them."""
    state = begin_phase(table(4), 2).state
    cards = terrain_of(state).cards
    for_sale = [card for card in state.display if NAMES.city(cards[card].ground) == "Bochum"]
    assert len(for_sale) > 1
    with pytest.raises(MalformedAction) as refused:
        said(state, "buy", {"mine": "bochum"})
    told = PRESENTER.malformed(refused.value.code, refused.value.params, words("en"))
    assert told.startswith("`bochum` could mean several: ")
    assert all(NAMES.card(card) in told for card in for_sale)
    offered = suggestions(TYPED, state, state.turn.seat, "buy mine", "bochum", {}, words("en"))
    assert {choice.value for choice in offered} == set(for_sale)


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("insert Loading miner place 1", ["insert loading.m1"]),
        ("insert LOADING.M1", ["insert loading.m1"]),
        ("insert Grubenwehr A1; insert verladung kumpel 1", ["insert rescue.A1", "insert loading.m1"]),
        ("move Cokery miner place 1 → pool", ["move cokery.m1 pool"]),
        ("move settlement Burgaltendorf station Y2, stop", ["move burgaltendorf Y2", "stop"]),
        ("move burgaltendorf > pool", ["move burgaltendorf pool"]),
        ("move Cokery miner place 1 to the pool", ["move cokery.m1 pool"]),
        ("move burgaltendorf Y2", ["move burgaltendorf Y2"]),
    ],
)
def test_a_plan_takes_names(typed: str, notation: list[str]) -> None:
    """In any language, at an arrow or without one, each where its step is taken."""
    state = table(4)
    settled(state, 0, burgaltendorf=2)
    pieces(state, 0, "cokery.m1")
    assert named(did(state, 0, "miners"), typed) == notation


def test_a_plan_that_names_nothing_is_refused_by_its_step() -> None:
    with pytest.raises(MalformedAction) as refused:
        named(did(table(4), 0, "miners"), "insert loading.m1, insert höllental")
    assert refused.value.code == "plan-step-unreadable"
    assert refused.value.params["step"] == 2


def test_spaces_are_found_by_id_label_and_mine() -> None:
    """Of `protect` and `places`; a mine means the space it lies on."""
    state = table(4)
    at(state, 0, A1="3", B2="11")
    assert said(state, "places", {"spaces": "b1 a2"}) == "places B1 A2"
    assert said(state, "places", {"spaces": "Space B1, Feld A2"}) == "places B1 A2"
    assert said(state, "protect", {"coins": "", "marker": ""}) == "protect"
    mine = NAMES.card("11")
    assert said(state, "protect", {"coins": "a1", "marker": mine}) == "protect A1 marker B2"
    with pytest.raises(MalformedAction) as refused:
        said(state, "places", {"spaces": "atlantis"})
    assert refused.value.code == "name-unknown"


def test_a_ground_is_found_by_its_name() -> None:
    state = begin(4).state
    options = {"ground": "vereinigter general", "value": "9"}
    assert said(state, "ceiling", options) == "ceiling general 9 none 0"
    assert said(state, "withdraw", {"answer": "ranking", "ground": ""}) == "withdraw ranking"


# Signs and slips


def test_a_place_is_found_by_its_letter_and_with_a_slip_in_its_name() -> None:
    state = at_stage("miners", 120)
    letters = signs(state)
    assert said(state, "insert", {"place": letters["rescue.A1"].lower()}) == "insert rescue.A1"
    assert said(state, "insert", {"place": "mine resuce team A1"}) == "insert rescue.A1"


def test_a_plan_takes_letters_and_slips_in_its_steps() -> None:
    """Each step is understood where it is taken: ids, letters and names stand side by side."""
    state = at_stage("miners", 120)
    seat, letter = state.turn.seat, signs(state)["rescue.A2"]
    spelt = PRESENTER.spelt(state, seat, f"insert rescue.A1, insert {letter}")
    assert spelt == "insert rescue.A1, insert rescue.A2"
    assert PRESENTER.spelt(state, seat, "insert mine rescue taem A2") == "insert rescue.A2"


@pytest.mark.parametrize("typed", ["Vereinigter Genral", "vereinigetr general", "{letter}", "general"])
def test_a_ceiling_takes_its_ground_by_letter_and_with_a_slip(typed: str) -> None:
    state = begin(4).state
    ground = typed.replace("{letter}", signs(state)["general"])
    assert said(state, "ceiling", {"ground": ground, "value": "9"}).startswith("ceiling general 9")
