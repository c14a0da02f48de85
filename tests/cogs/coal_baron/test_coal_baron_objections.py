"""What answers a command whose options cannot be read: the turn first, then the judge, never a nonsense step."""

import pytest
from coal_baron_tables import begin, random_game

from bot.errors import MalformedRefused, Refusal, Refused, RuleRefused
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER
from cogs.coal_baron.cog import TYPED
from cogs.coal_baron.names import order_plainly
from cogs.interactions.completing import NOTHING
from games.coal_baron.game import GAME
from games.coal_baron.state import State
from games.engine.violation import MalformedAction
from tests.cogs.positions import acts, options_of, suggestions

VALUES = {
    **{verb: dict.fromkeys(options, NOTHING) for verb, options in options_of(TYPED).items()},
    "mine": {"plan": NOTHING},
}


def at_stage(stage: str) -> State:
    return next(t.state for t in random_game(3, 100) if t.state.turn.stage == stage)


def code_of(refused: Refusal | None) -> str:
    assert isinstance(refused, RuleRefused)
    return refused.violation.code


@pytest.mark.parametrize("verb", list(VALUES))
def test_out_of_turn_the_turn_is_what_is_said(verb: str) -> None:
    for state in (begin(3, 100).state, at_stage("place"), at_stage("mining")):
        other = (state.turn.seat + 1) % 3
        assert code_of(TYPED.commands[verb].objection(state, other, VALUES[verb])) == "not-your-turn"


def test_the_entry_that_says_why_is_answered_with_that_reason() -> None:
    state = at_stage("place")
    assert code_of(TYPED.commands["load"].objection(state, state.turn.seat, VALUES["load"])) == "decision-open"
    assert code_of(TYPED.commands["draft"].objection(state, state.turn.seat, VALUES["draft"])) == "draft-over"
    assert code_of(TYPED.commands["mine"].objection(state, state.turn.seat, {"plan": "dig"})) == "decision-open"
    assert code_of(TYPED.commands["rank"].objection(state, state.turn.seat, {"orders": "dig"})) == "draft-over"
    chosen = TYPED.commands["place"].objection(state, state.turn.seat, VALUES["place"])
    assert isinstance(chosen, Refused)
    assert isinstance(
        TYPED.commands["fill"].objection(state, state.turn.seat, {"order": "x", "coal": "-"}), MalformedRefused
    )


def test_an_unreadable_value_in_turn_is_answered_for_itself() -> None:
    """The objection is none, so what the reader says stands."""
    state = at_stage("mining")
    assert TYPED.commands["mine"].objection(state, state.turn.seat, {"plan": "dig"}) is None
    assert TYPED.commands["load"].objection(state, state.turn.seat, {"coal": "blue"}) is None
    assert TYPED.commands["rank"].objection(begin(3, 100).state, 0, {"orders": "dig"}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mining_example_outside_mining(language: Language) -> None:
    for state in (begin(3, 100).state, at_stage("place"), at_stage("keep")):
        for text in ("draft -", "plan -", "plan dig, dig", "place nowhere", "dance" * 3 + ","):
            with pytest.raises(MalformedAction) as caught:
                acts(PRESENTER, state, state.turn.seat, text)
            said = PRESENTER.malformed(caught.value.code, caught.value.params, words(language))
            assert f"{words(language)('cb-word-cage')} 3" not in said
    state = at_stage("mining")
    with pytest.raises(MalformedAction) as caught:
        acts(PRESENTER, state, state.turn.seat, "plan dig")
    said = PRESENTER.malformed(caught.value.code, caught.value.params, words(language))
    example = {
        "en": "cage 3, load grey, cage 0, fill truck 7 grey",
        "de": "Korb 3, lade grau, Korb 0, fülle Lastwagen 7 grau",
        "fr": "cage 3, charger gris, cage 0, remplir camion 7 gris",
    }
    assert example[language] in said


def test_a_plan_typed_during_the_draft_is_never_a_ranking() -> None:
    state = begin(3, 100).state
    with pytest.raises(MalformedAction):
        GAME.read(state, 0, TYPED.commands["mine"].line({"plan": state.draft[0]}))


def test_what_was_typed_stays_the_value() -> None:
    state = at_stage("mining")
    for parameter, typed in (("mine plan", "dig deep"), ("cage level", "purple")):
        (choice,) = suggestions(TYPED, state, state.turn.seat, parameter, typed, {}, words("en"))
        assert choice.value == typed
    (choice,) = suggestions(TYPED, state, state.turn.seat, "cage level", "z" * 101, {}, words("en"))
    assert choice.value == NOTHING


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ranking_is_typed_with_commas_in_any_language(language: Language) -> None:
    """Names and ids together, separated by commas, are one ranking, with the verb or without."""
    state = begin(3, 105).state
    first, second, third = state.draft[:3]
    named = order_plainly(second, words(language))
    for text in (
        f"rank {first}, {named}, {third}",
        f"{first}; {named}\n{third}",
        f"rank {first}, {named}, {third},",
    ):
        (action,) = acts(PRESENTER, state, 0, text)
        assert action.orders == (first, second, third)
    typed = f"{first}, {named}, {order_plainly(third, words(language))}"
    found = suggestions(TYPED, state, 0, "rank orders", typed, {}, words(language))
    assert found[0].value == f"{first} {second} {third}"
    assert found[0].label.startswith("3) ")
    (choice,) = suggestions(TYPED, state, 0, "rank orders", f"{first}, dance, {third}", {}, words(language))
    assert choice.value == f"{first}, dance, {third}"
