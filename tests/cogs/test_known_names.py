"""A name or sign of what there is, but is not legal now, meets the refusal of the rule."""

from typing import Any

import pytest

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron.signs import signs
from cogs.interactions.completing import NOTHING
from games.coal_baron import facts
from games.coal_baron.actions import LoadCube, PlaceWorkers
from games.coal_baron.facts import SPACES
from games.engine.violation import MalformedAction
from games.registry import GAMES
from tests.cogs.coal_baron.coal_baron_tables import random_game
from tests.cogs.cogs_of_games import typed_of
from tests.cogs.kohle_kolonie.kohle_kolonie_tables import at_stage, begin

COAL, KOHLE = GAMES["coal_baron"], GAMES["kohle_kolonie"]
FR, DE = words("fr"), words("de")


def coal_at(stage: str) -> Any:
    return next(one.state for one in random_game(3, 100) if one.state.turn.stage == stage)


def coal_meant(state: Any, command: str, **options: str) -> Any:
    (action,) = COAL.read(
        state,
        state.turn.seat,
        typed_of("coal_baron").commands[command].meant(state, state.turn.seat, options, FR),
    )
    return action


@pytest.mark.parametrize("stage", ["place", "done", "mining"])
def test_a_sign_means_its_space_whether_it_is_legal_or_not(stage: str) -> None:
    state = coal_at(stage)
    spaces = {place: sign for place, sign in signs(state).items() if place in SPACES}
    assert spaces
    for space, sign in spaces.items():  # in the draft the cards have signs as well
        assert coal_meant(state, "place", space=sign.lower()) == PlaceWorkers(space)


def test_a_space_that_needs_more_workers_says_so_by_its_sign() -> None:
    state = coal_at("place")
    seat = state.turn.seat
    few = [
        (space, violation)
        for space in signs(state)
        if (violation := COAL.check(state, seat, PlaceWorkers(space))) and "need" in violation.code
    ]
    for space, violation in few:
        action = coal_meant(state, "place", space=signs(state)[space])
        assert COAL.check(state, seat, action) == violation


@pytest.mark.parametrize("stage", ["place", "done"])
def test_a_word_of_a_space_means_it_and_one_of_several_asks_which(stage: str) -> None:
    state = coal_at(stage)
    assert coal_meant(state, "place", space="locomotive") == PlaceWorkers("delivery_locomotive")
    command = typed_of("coal_baron").commands["place"]
    if stage == "done":
        with pytest.raises(MalformedAction, match="name-ambiguous") as error:
            command.meant(state, state.turn.seat, {"space": "livraison"}, FR)
        assert "livraison" in typed_of("coal_baron").vocabulary.malformed("name-ambiguous", error.value.params, FR)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["place", "done"])
def test_coal_has_its_name_in_every_language_also_where_none_is_legal(language: Language, stage: str) -> None:
    state, text = coal_at(stage), words(language)
    for coal in facts.COALS:
        assert coal_meant(state, "load", coal=text(f"cb-coal-{coal}")) == LoadCube(coal)
        reason = typed_of("coal_baron").vocabulary.malformed("not-a-coal", {"word": "x"}, text)
        assert text(f"cb-coal-{coal}") in reason


def test_only_engineer_places_count_where_an_engineer_is_placed() -> None:
    state = at_stage("act", 110)
    typed = typed_of("kohle_kolonie")
    known = typed.vocabulary.known_of(state, "engineer", "spot")
    assert known
    assert {one.partition(".")[2][:1] for one in known} == {"e"}
    assert {one.partition(".")[2][:1] for one in typed.vocabulary.known_of(state, "engine", "engine_spot")} == {
        "",
        "s",
    }
    seat = state.turn.seat
    for card in {one.partition(".")[0] for one in known}:
        name = typed.vocabulary.name(state, "pithead", card, DE)
        try:
            line = typed.commands["engineer"].meant(state, seat, {"place": name, "to": name}, DE)
        except MalformedAction as error:
            shown = str(error.params["names"])
            others = [typed.vocabulary.name(state, "spot", f"{card}.{slot}", DE) for slot in ("m1", "s1")]
            assert not [other for other in others if other in shown.split(" · ")]
        else:
            assert line.split()[1] in known


def test_what_names_a_thing_that_is_not_legal_is_offered_with_its_reason_and_meets_it_when_picked() -> None:
    state = begin(4).state
    seat = state.turn.seat
    command = typed_of("kohle_kolonie").commands["choose"]
    name = typed_of("kohle_kolonie").vocabulary.name(state, "bonus", "engine", DE)
    (entry,) = command.offered(state, seat, "marker", name, {}, DE)
    (action,) = KOHLE.read(state, seat, command.meant(state, seat, {"marker": entry.value}, DE))
    violation = KOHLE.check(state, seat, action)
    assert violation is not None
    assert entry.value != NOTHING
    reason = typed_of("kohle_kolonie").vocabulary.refused(violation, DE)
    assert reason[:40] in entry.label
