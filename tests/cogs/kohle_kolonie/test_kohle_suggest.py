"""Autocomplete: legal values only, found by the words of any language, and a reason where there is none."""

from collections.abc import Mapping

import pytest
from kohle_kolonie_tables import at_stage, begin, random_game

from bot.post import Choice
from bot.words import LANGUAGES, Language, words
from cogs.interactions.completing import NOTHING
from cogs.kohle_kolonie import PRESENTER, things
from cogs.kohle_kolonie.cog import TYPED
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import MineCard, State
from games.kohle_kolonie.terrain import terrain_of
from games.kohle_kolonie.turns import Act, Used
from tests.cogs.positions import acts, options_of, suggestions

OPTIONS = options_of(TYPED)
PLAIN = {"coin", "extra", "stop", "pass", "end"}
"""Actions without a parameter."""


def offered(
    state: State,
    parameter: str,
    typed: str = "",
    others: Mapping[str, str] | None = None,
    language: Language = "en",
) -> list[Choice]:
    seat = GAME.active_seats(state)[0] if GAME.active_seats(state) else 0
    return list(suggestions(TYPED, state, seat, parameter, typed, others or {}, words(language)))


def planned(state: State, typed: str) -> list[Choice]:
    return list(suggestions(TYPED, state, GAME.active_seats(state)[0], "plan steps", typed, {}, words("en")))


def values(state: State, parameter: str, typed: str = "", others: Mapping[str, str] | None = None) -> list[str]:
    return [choice.value for choice in offered(state, parameter, typed, others)]


@pytest.mark.slow
def test_limits_hold_in_whole_games() -> None:
    """At most 25 entries of at most 100 characters, each of them different."""
    for number, transition in enumerate(random_game(4, 101)):
        for verb, options in OPTIONS.items() if number % 9 == 0 else ():
            for option in options:
                for language in LANGUAGES:
                    found = offered(transition.state, f"{verb} {option}", "", {}, language)
                    assert 1 <= len(found) <= 25
                    assert all(0 < len(c.label) <= 100 and 0 < len(c.value) <= 100 for c in found)
                    assert len({choice.value for choice in found}) == len(found)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "preset"), [(102, "steiger"), (103, "english")])
def test_everything_suggested_is_legal(seed: int, preset: str) -> None:
    """Following the suggestions option by option always ends at a legal action."""
    followed = 0
    for number, transition in enumerate(random_game(3, seed, preset)):
        state = transition.state
        if number % 4 or not GAME.active_seats(state):
            continue
        seat = GAME.active_seats(state)[0]
        legal = {GAME.notation(action) for action in GAME.legal_actions(state, seat)}
        for verb, options in OPTIONS.items():
            chosen: dict[str, str] = {}
            for option in options:
                chosen[option] = values(state, f"{verb} {option}", "", chosen)[-1]
            if NOTHING not in chosen.values():
                (action,) = acts(PRESENTER, state, seat, TYPED.commands[verb].line(chosen))
                assert GAME.notation(action) in legal
                followed += 1
    assert followed > 100


def test_every_legal_action_can_be_suggested() -> None:
    """Nothing legal is without a command: each is plain or made of suggested values."""
    for number, transition in enumerate(random_game(4, 104)):
        state = transition.state
        if number % 10 or not GAME.active_seats(state):
            continue
        for action in GAME.legal_actions(state, GAME.active_seats(state)[0]):
            verb = GAME.notation(action).split()[0]
            assert verb in OPTIONS or GAME.notation(action) in PLAIN


@pytest.mark.parametrize(
    ("parameter", "typed", "value"),
    [
        ("buy mine", "Glückssonne", "10"),
        ("buy mine", "gluckssonne", "10"),
        ("buy mine", "general nebenbank", "6"),
        ("buy mine", "7", "7"),
        ("choose marker", "Grubenwehr", "rescue"),
        ("choose marker", "défense", "rescue"),
        ("choose marker", "rescue team", "rescue"),
        ("choose marker", "wagonnet", "wagon"),
        ("choose marker", "Lore", "wagon"),
    ],
)
def test_a_value_is_found_in_any_language(parameter: str, typed: str, value: str) -> None:
    state = at_stage("act", 110) if parameter.startswith("buy") else begin(4).state
    assert values(state, parameter, typed) == [value]


def test_mines_show_price_and_ground() -> None:
    labels = {choice.value: choice.label for choice in offered(at_stage("act", 110), "buy mine")}
    assert labels["10"] == "Glückssonne (no. 10), Dahlhauser Tiefbau · 1 coin"


def test_a_reason_stands_where_nothing_is_legal() -> None:
    """One entry, in the user's language, with the value that means nothing."""
    state = begin(4).state
    (choice,) = offered(state, "bid value", "", {}, "de")
    assert choice.value == NOTHING
    assert choice.label.startswith("Nichts möglich: ")
    other = (state.turn.seat + 1) % 4
    (choice,) = suggestions(TYPED, state, other, "choose marker", "", {}, words("fr"))
    assert choice == Choice("Rien de possible\u00a0: ce n’est pas votre tour", NOTHING)


def test_the_reason_is_that_of_what_lies_there() -> None:
    """Without a coin it is the price, though mine 1 is gone, horst has workers and nothing lies on A1."""
    state = at_stage("act", 106)
    seat, terrain = state.turn.seat, terrain_of(state)
    state.round, state.display = 2, ("12", "16", "20")
    own = state.seats[seat]
    state.turn, own.bonus = Act(seat, Used()), None
    own.coins, own.settlements, own.cards = 0, (), (None, MineCard("8"), None, None, None, None)
    villages = dict.fromkeys(state.village_workers, 0)
    homes = {village for card in state.display for village in terrain.villages_of[terrain.cards[card].ground]}
    state.village_workers = villages | dict.fromkeys(homes, 1)
    for verb in ("buy mine", "engine place", "settle village"):
        (choice,) = offered(state, verb)
        assert "you have 0" in choice.label, verb


def test_nothing_fits_what_is_typed() -> None:
    (choice,) = offered(begin(4).state, "choose marker", "z" * 200)
    assert choice.value == NOTHING
    assert len(choice.label) <= 100


def test_options_are_judged_against_each_other() -> None:
    """Of a redeployment the targets are those of the source given."""
    states = [made.state for made in random_game(4, 105) if made.state.turn.stage == "miners"]
    for state in states:
        for source in values(state, "move source"):
            for target in values(state, "move target", "", {"source": source}):
                if NOTHING not in (source, target):
                    action = GAME.parse(TYPED.commands["move"].line({"source": source, "target": target}))
                    assert GAME.check(state, state.turn.seat, action) is None
    (choice,) = offered(states[-1], "move target", "", {"source": "no such place"})
    assert choice.value == NOTHING


def test_rankings_are_completed_entry_by_entry() -> None:
    """What is typed stays, one more entry follows."""
    state = begin(4).state
    found = values(state, "ranking markers", "rescue aid ")
    assert len(found) == 5
    assert all(value.startswith("rescue aid ") for value in found)
    (action,) = acts(PRESENTER, state, 1, f"rank {found[0]}")
    assert action.markers == ("rescue", "aid", "wagon")
    assert values(state, "places spaces", "b3 ")[0] == "B3 A1"


def test_rankings_are_completed_behind_names_and_commas_too() -> None:
    """As they may be typed: what is done between commas becomes ids, what nobody knows stays as it is."""
    state = begin(4).state
    name = things.name(state, "bonus", "rescue", words("en"))
    assert values(state, "ranking markers", f"{name}, aid, w") == ["rescue aid wagon"]
    assert values(state, "places spaces", "b3, a1, ")[0] == "B3 A1 A2"
    typed = "no such marker, aid"
    assert values(state, "ranking markers", typed) == [typed]


def test_grounds_come_in_the_order_of_their_rounds() -> None:
    found = values(begin(5).state, "ceiling ground")
    assert len(found) == 15
    assert found.index("general") < found.index("hamburg_franziska")
    assert values(begin(5).state, "ceiling ground", "hamburg") == ["hamburg_franziska"]


def test_plans_are_judged() -> None:
    """A plan being typed is offered when it is legal, else the reason stands there."""
    state = at_stage("miners", 120)
    (choice,) = planned(state, "stop")
    assert choice == Choice("This plan, 1 step", "stop")
    for typed in ("stop, stop", "dig", "bid 4"):
        (choice,) = planned(state, typed)
        assert choice.value == NOTHING


def test_a_legal_plan_too_long_for_a_value_is_never_cut() -> None:
    """Taking the entry must not play a shorter plan; the text as typed is read whole."""
    state = at_stage("miners", 120)
    typed = "stop".ljust(100)
    (choice,) = planned(state, typed)
    assert choice.value == typed
    (choice,) = planned(state, f"{typed} ")
    assert choice == Choice(words("en")("suggest-plan-long"), NOTHING)


def test_a_plan_beyond_its_end_is_no_plan() -> None:
    """What comes after the own end is not judged: it may follow from what others left ahead."""
    state = begin(3).state
    reason = words("en")("end-inside-plan")
    for following in ("coin", "choose wagon"):
        label = planned(state, f"coin, end, {following}")[0].label
        assert label.startswith(words("en")("suggest-none", reason=reason)[:60])
