"""Forms send all their fields, are judged as a whole, and lead back to the panel they were opened from."""

import pytest
from kohle_kolonie_tables import at_stage, panel, party, position, random_game

from bot.controls import read_id
from bot.post import Form
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.panels.focus import focus_after
from cogs.kohle_kolonie.typed import steps
from cogs.kohle_kolonie.typed.spelling import LAST, VERBS_SPOKEN, plan
from games.engine.contract import apply_all
from games.engine.violation import IllegalAction, MalformedAction
from games.kohle_kolonie import turns
from games.kohle_kolonie.actions import (
    Action,
    Declare,
    Exchange,
    InsertMiner,
    LeaveCeiling,
    RedeployMiner,
    Stop,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_of
from tests.cogs.positions import acts, arguments
from tests.soaking import sampled


def form_of(state: State, focus: str) -> Form:
    form = PRESENTER.form(position(state, state.turn.seat), focus, party(len(state.seats)), words("en"))
    assert form is not None
    return form


def name_of(form: Form) -> str:
    press = read_id(form.id)
    assert press is not None
    return press.arg


def test_a_ceiling_has_a_field_for_each_part() -> None:
    """Points of Administration have a field only where players choose them."""
    state = at_stage("bid", 130)
    running = state.auction.ground if state.auction else ""
    ground = next(ground for ground in terrain_of(state).small if ground not in (running, *state.merged))
    assert [field.id for field in form_of(state, f"ceiling {ground}").fields] == ["value", "aid", "unification"]
    english = at_stage("bid", 130, 4, "english")
    ground = next(ground for ground in ("general", "cfe", "heinrich") if ground not in english.merged)
    assert form_of(english, f"ceiling {ground}").fields[-1].id == "administration"


@pytest.mark.parametrize(
    ("said", "ceiling"),
    [
        ("9\nyes\n2", LeaveCeiling("general", 9, True, 2)),
        (" 12 \nNEIN\n", LeaveCeiling("general", 12)),
        ("7\n\n1", LeaveCeiling("general", 7, False, 1)),
        ("7\noui\n0\n3", LeaveCeiling("general", 7, True, 0, 3)),
    ],
)
def test_all_fields_of_a_ceiling_are_read(said: str, ceiling: LeaveCeiling) -> None:
    assert acts(PRESENTER, at_stage("act"), 0, f"ceiling general\n{said}") == (ceiling,)


def test_everything_that_cannot_be_read_is_named_at_once() -> None:
    with pytest.raises(MalformedAction) as refused:
        acts(PRESENTER, at_stage("act"), 0, "ceiling general\nnine\nperhaps\n-1")
    for language in LANGUAGES:
        told = PRESENTER.malformed(refused.value.code, refused.value.params, words(language))
        assert "`nine · perhaps · -1`" in told


@pytest.mark.parametrize(
    "said", ["ceiling general\n\nyes\n1", "exchange\n21\n0", "declare\n1", "ceiling\n9\n0\n0"]
)
def test_a_form_that_lacks_something_is_refused(said: str) -> None:
    with pytest.raises(MalformedAction) as refused:
        acts(PRESENTER, at_stage("act"), 0, said)
    assert PRESENTER.malformed(refused.value.code, refused.value.params, words("en"))


def test_a_declaration_is_one_form() -> None:
    state = at_stage("declare", 130, 4, "english")
    form = form_of(state, "declare")
    assert [field.id for field in form.fields] == ["aid", "unification", "administration"]
    assert acts(PRESENTER, state, 0, f"{name_of(form)}\nja\n1\n2") == (Declare(True, 1, 2),)


def test_exchanges_are_made_all_or_none() -> None:
    """So many of each as the fields say; one that is not possible refuses them all."""
    state = at_stage("act")
    form = form_of(state, "exchange")
    assert [field.id for field in form.fields] == ["coins", "workers"]
    actions = acts(PRESENTER, state, state.turn.seat, "exchange\n2\n1")
    assert list(actions) == [Exchange("workers"), Exchange("coins"), Exchange("coins")]
    with pytest.raises(IllegalAction):
        apply_all(GAME, state, state.turn.seat, acts(PRESENTER, state, state.turn.seat, "exchange\n9\n9"))


@pytest.mark.parametrize(
    ("said", "focus"),
    [
        ("rank+ wagon", "ranking"),
        ("withdraw ranking", "ranking"),
        ("spot^ A1", "places"),
        ("protect A1", "protect"),
        ("withdraw protection", "protect"),
        ("loading all", "loading"),
        ("ceil general to 9", "ceiling general"),
        ("ceiling general\n9\nno\n0", "ceiling general"),
        ("withdraw ceiling general", "ceiling general"),
        ("ceiling general here\n9\nno\n0", ""),
        ("ahead subsidence coin", "subsidence"),
        ("subsidence coin", ""),
        ("buy 7", ""),
        ("", ""),
    ],
)
def test_an_answer_leads_back_to_its_panel(said: str, focus: str) -> None:
    assert focus_after(said) == focus


def test_loading_leads_to_the_personal_default() -> None:
    """Whoever is asked about Loading can settle it for every round from the same panel."""
    state = at_stage("load")
    assert "loading" in set(arguments(panel(position(state, state.turn.seat)), "show"))


# Ceilings in the running consolidation


def bidding(preset: str = "steiger") -> tuple[State, str]:
    """A seat before its own bid, with the aid and a unification marker, and the ground."""
    state = at_stage("bid", 130, 4, preset)
    assert state.auction is not None
    own = state.seats[state.turn.seat]
    own.bonus, own.markers = "aid", ("unification",)
    return state, state.auction.ground


@pytest.mark.parametrize("preset", ["steiger", "english"])
def test_once_declared_only_the_value_of_a_ceiling_is_asked_for(preset: str) -> None:
    """The form has one field, whose number alone is read; no control names markers or points."""
    state, ground = bidding(preset)
    seat = state.turn.seat
    assert [field.id for field in form_of(state, f"ceiling {ground}").fields] == ["value"]
    assert acts(PRESENTER, state, seat, " 9 ") == (LeaveCeiling(ground, 9),)
    offered = list(arguments(panel(position(state, seat), f"ceiling {ground}"), "do"))
    assert offered
    assert all(one.startswith(f"ceil {ground} to ") for one in offered)
    assert acts(PRESENTER, state, seat, offered[0])[0] == LeaveCeiling(ground, int(offered[0].split()[-1]))
    other = next(one for one in ("general", "cfe", "heinrich") if one not in (*state.merged, ground))
    assert len(form_of(state, f"ceiling {other}").fields) > 2


def test_a_number_alone_means_nothing_where_no_ceiling_can_be_meant() -> None:
    state = at_stage("act")
    with pytest.raises(MalformedAction):
        acts(PRESENTER, state, state.turn.seat, "9")


def test_markers_in_a_ceiling_are_refused_with_the_reason() -> None:
    state, ground = bidding()
    seat = state.turn.seat
    with pytest.raises(IllegalAction) as refused:
        apply_all(GAME, state, seat, acts(PRESENTER, state, seat, f"{ground}: 9, aid"))
    told = PRESENTER.refusal(refused.value.violation, party(), words("en"))
    assert "are declared now, not in advance" in told
    assert "5.1.8" in told


@pytest.mark.parametrize(
    ("stage", "key"), [(turns.Declare, "kk-ceiling-from-first-bid"), (turns.Bid, "kk-ceiling-from-next-bid")]
)
def test_a_ceiling_left_during_the_own_question_says_from_when_it_bids(
    stage: type[turns.Declare | turns.Bid], key: str
) -> None:
    """The question itself stays open; the panel of the turn and that of the ceiling both say so."""
    state, ground = bidding()
    seat = state.turn.seat
    state.turn = stage(seat)
    for language in LANGUAGES:
        note = words(language)(key)
        assert note not in panel(position(state, seat), language=language).text
        left = GAME.apply(state, seat, LeaveCeiling(ground, 9)).state
        assert left.turn == state.turn
        for focus in ("", f"ceiling {ground}"):
            assert note in panel(position(left, seat), focus, language).text


# Plans in words

IN_TURN = (
    "act",
    "miners",
    "worker",
    "second_worker",
    "second_miner",
    "place_card",
    "settlement_miners",
    "arrange",
)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_step_is_read_in_every_language_as_it_is_written_there(language: Language) -> None:
    """Round trip over whole games: from the step to the words, and from them, or from the ids, to the step.

    Of their positions it takes a third, and all where it soaks.
    """
    text, kinds, by_name = words(language), set[str](), 0
    for preset, players in (("steiger", 3), ("english", 4), ("german", 5)):
        for turn in list(random_game(players, 140, preset))[:: sampled(3, 1)]:
            state = turn.state
            if state.turn.stage not in IN_TURN:
                continue
            for action in GAME.legal_actions(state, state.turn.seat):
                written = steps.in_words(state, state.turn.seat, (action,), text)
                notation = GAME.notation(action)
                assert acts(PRESENTER, state, state.turn.seat, written) == (action,), written
                assert acts(PRESENTER, state, state.turn.seat, notation) == (action,)
                assert "," not in written
                verb, *ids = notation.split()
                assert written.split()[0] == text(f"kk-word-{verb}")
                kinds.add(verb)
                by_name += bool(ids) and written.split()[1:] != ids
    assert kinds >= set(VERBS_SPOKEN) - {"settler"}
    settler = f"{text('kk-word-settler')} Horst"
    assert plan(at_stage("act"), 0, settler) == "settler Horst"
    assert by_name > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_of_several_steps_is_read_again(language: Language) -> None:
    text, read = words(language), 0
    for seed in (141, 142, 143):
        state = at_stage("miners", seed)
        seat, taken = state.turn.seat, list[Action]()
        after = state
        for kind in (InsertMiner, InsertMiner, RedeployMiner, Stop):
            legal = [one for one in GAME.legal_actions(after, seat) if isinstance(one, kind)]
            if legal:
                taken.append(legal[-1])
                after = GAME.apply(after, seat, legal[-1]).state
        written = steps.in_words(state, seat, taken, text)
        assert acts(PRESENTER, state, seat, written) == tuple(taken), written
        assert acts(PRESENTER, state, seat, written.upper()) == tuple(taken)
        read += len(taken)
    assert read > 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_a_plan_shows_steps_in_the_reader_s_language_that_can_be_taken_now(language: Language) -> None:
    state = at_stage("miners", 120)
    seat = state.turn.seat
    form = PRESENTER.form(position(state, seat), "plan", party(len(state.seats)), words(language))
    assert form is not None
    shown = form.fields[0].placeholder
    assert 0 < len(shown) <= 100
    assert shown.startswith({"en": "insert ", "de": "setze ", "fr": "placer "}[language])
    assert shown.endswith({"en": "stop", "de": "fertig", "fr": "arrêter"}[language])
    assert apply_all(GAME, state, seat, acts(PRESENTER, state, seat, shown))


def test_no_word_of_a_plan_means_two_things() -> None:
    for language in LANGUAGES:
        text = words(language)
        for family in (VERBS_SPOKEN, LAST):
            said = [text(f"kk-word-{id}") for id in family]
            assert len(set(said)) == len(said)
    verbs = {words(language)(f"kk-word-{verb}"): set[str]() for verb in VERBS_SPOKEN for language in LANGUAGES}
    for language in LANGUAGES:
        for verb in VERBS_SPOKEN:
            verbs[words(language)(f"kk-word-{verb}")].add(verb)
    assert all(len(meant) == 1 for meant in verbs.values())
