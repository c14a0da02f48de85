"""Names typed into commands: one meaning is taken, several or none are answered with candidates."""

from collections.abc import Mapping

import pytest
from kohle_kolonie_tables import at_stage, begin

from bot.words import words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.resolving import meant
from games.engine.violation import MalformedAction
from games.kohle_kolonie.state import State


def said(state: State, verb: str, options: Mapping[str, str]) -> str:
    return meant(state, state.turn.seat, verb, options, words("en"))


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
    assert told.startswith("`general` can mean several: ")
    assert "Große Nebenbank (6)" in told


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


def test_a_ground_is_found_by_its_name() -> None:
    state = begin(4).state
    options = {"ground": "vereinigter general", "rest": "9 none 0"}
    assert said(state, "ceiling", options) == "ceiling general 9 none 0"
    assert said(state, "withdraw", {"answer": "ranking", "ground": ""}) == "withdraw ranking"
