"""The plan form shows and takes the words of the reader's language as well as ids."""

import msgspec
import pytest
from coal_baron_tables import party, position, random_game

from bot.presenter import Position
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER, names
from cogs.coal_baron.signs import mining_signs
from cogs.coal_baron.typed import steps
from games.coal_baron import facts
from games.coal_baron.actions import FillSpace, FillWithTwo
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import Outstanding
from games.engine.violation import MalformedAction


def mining() -> list[Position]:
    """Positions in which goals are within reach, over several games."""
    games = [transition for seed in (71, 72, 73, 140) for transition in random_game(3, seed)]
    states = [one.state for one in games if one.state.turn.stage == "mining"]
    return [position(state, state.turn.seat) for state in states if goals(state, state.turn.seat)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_shows_the_first_plan_in_words_and_takes_it_again(language: Language) -> None:
    text, found = words(language), 0
    for place in mining():
        goal = goals(place.state, place.seat)[0]
        form = PRESENTER.form(place, "plan 1", party(), text)
        assert form is not None
        typed = form.fields[0].value
        for line in (typed, typed.upper(), typed.replace("ü", "ue")):
            read = GAME.read(place.state, place.seat, PRESENTER.spelt(place.state, place.seat, line))
            assert tuple(read) == tuple(goal.actions), line
        found += 1
    assert found > 3


@pytest.mark.slow
def test_ids_are_taken_as_before_and_beside_words() -> None:
    for place in mining():
        goal = goals(place.state, place.seat)[0]
        plain = ", ".join(GAME.notation(action) for action in goal.actions)
        assert PRESENTER.spelt(place.state, place.seat, plain) == plain
        mixed = ", ".join(
            GAME.notation(action) if number % 2 else steps.in_words(place.state, place.seat, [action], words("de"))
            for number, action in enumerate(goal.actions)
        )
        assert PRESENTER.spelt(place.state, place.seat, mixed) == plain


@pytest.mark.slow
def test_of_two_orders_of_one_short_name_the_letter_is_written() -> None:
    place = mining()[0]
    by_name: dict[str, list[str]] = {}
    for order in facts.ORDERS:
        by_name.setdefault(names.order_bare(order, words("en")), []).append(order)
    cards = max(by_name.values(), key=len)
    assert len(cards) > 1
    seats = list(place.state.seats)
    own = msgspec.structs.replace(seats[place.seat], outstanding=tuple(Outstanding(order, ()) for order in cards))
    seats[place.seat] = own
    state = msgspec.structs.replace(place.state, seats=seats)
    for letter, order in zip("ABCDEFGH", cards, strict=False):
        action = GAME.parse(f"fill {order} black")
        said = steps.in_words(state, place.seat, [action], words("en"))
        assert said == f"fill {letter} black"
        assert steps.spelt(state, place.seat, said) == f"fill {order} black"


@pytest.mark.slow
@pytest.mark.parametrize(
    "line", ["", ",", "fülle", "Korb x", "lade lila", "fill truck 99 grey", "zum Mond, lade grau"]
)
def test_what_is_no_word_stays_and_is_refused_as_before(line: str) -> None:
    place = mining()[0]
    spelt = PRESENTER.spelt(place.state, place.seat, line)
    with pytest.raises(MalformedAction):
        GAME.read(place.state, place.seat, spelt)


@pytest.mark.parametrize(
    ("typed", "spelt"),
    [
        ("cage surface", "cage 0"),
        ("Cage à la surface", "cage 0"),
        ("cage au niveau 3 (gris)", "cage 3"),
        ("cage niveau 3", "cage 3"),
        ("Cage to level 2 (brown)", "cage 2"),
        ("Korb an die Oberfläche", "cage 0"),
        ("charger 2 noirs", "load black, load black"),
        ("charger un cube noir (2 fois)", "load black, load black"),
        ("load a black cube (2 times)", "load black, load black"),
        ("charger du noir", "load black"),
        ("lade einen schwarzen Würfel", "load black"),
        ("store 3 grey", "store grey, store grey, store grey"),
        ("remplir chariot 10 noir", "fill horse_cart_10 black"),
        ("fill horse 10 black", "fill horse_cart_10 black"),
        ("remplir chariot à cheval 10 noir", "fill horse_cart_10 black"),
        ("cage zeppelin 3", "cage zeppelin 3"),
        ("charger 9 noirs", "load 9 noirs"),
    ],
)
def test_steps_are_read_in_the_words_in_which_they_are_told(typed: str, spelt: str) -> None:
    place = mining()[0]
    seats = list(place.state.seats)
    held = (Outstanding("horse_cart_10", ((), (), (), ())), Outstanding("truck_04", ((),)))
    seats[place.seat] = msgspec.structs.replace(seats[place.seat], outstanding=held)
    state = msgspec.structs.replace(place.state, seats=seats)
    assert steps.spelt(state, place.seat, typed) == spelt


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_is_meant_by_its_letter_or_its_vehicle_alone(language: Language) -> None:
    """Where no other order has the vehicle."""
    text, met = words(language), set[bool]()
    for place in mining():
        own = [one.order for one in place.state.seats[place.seat].outstanding]
        for order in own:
            spelt = f"fill {order} black"
            letter = mining_signs(place.state.seats[place.seat])[order]
            for sign in (letter, letter.lower()):
                line = f"{text('cb-word-fill')} {sign} {text('cb-coal-black')}"
                assert steps.spelt(place.state, place.seat, line) == spelt
            vehicle = facts.ORDERS[order].vehicle
            alone = sum(facts.ORDERS[one].vehicle == vehicle for one in own) == 1
            line = f"{text('cb-word-fill')} {names.vehicle(vehicle, text)} {text('cb-coal-black')}"
            assert (steps.spelt(place.state, place.seat, line) == spelt) is alone, line
            met.add(alone)
    assert met == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verb", ["fill", "pair"])
def test_who_writes_what_cannot_be_read_is_shown_a_step_on_an_own_order(language: Language, verb: str) -> None:
    text, shown = words(language), 0
    for place in mining():
        own = [one for one in place.state.seats[place.seat].outstanding if not one.complete]
        typed = f"{verb} zeppelin black"
        line = PRESENTER.example(place.state, place.seat, typed, text)
        if own:
            (action,) = GAME.read(place.state, place.seat, PRESENTER.spelt(place.state, place.seat, line))
            assert isinstance(action, FillSpace if verb == "fill" else FillWithTwo)
            assert action.order == own[0].order
            assert "_" not in line
            params = {"step": 8, "word": typed, "example": line}
            assert PRESENTER.malformed("plan-step-unreadable", params, text).endswith(line)
            shown += 1
    assert shown > 3
    place = mining()[0]
    assert PRESENTER.example(place.state, place.seat, "cage x", text) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_example_has_no_ids(language: Language) -> None:
    for verb in ("fill", "pair", "", "load"):
        params = {"step": 1, "word": verb, "verb": verb}
        assert "_" not in PRESENTER.malformed("plan-step-unreadable", params, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_step_that_cannot_be_read_is_quoted_in_whole_words(language: Language) -> None:
    """In those of the language, with a sign that more of it was written."""
    place, text = mining()[0], words(language)
    with pytest.raises(MalformedAction) as caught:
        GAME.read(place.state, place.seat, "pair horse_cart_11 black storage:yellow storage:purple")
    said = PRESENTER.malformed(caught.value.code, {**caught.value.params, "example": "x"}, text)
    order, coal = names.order_bare("horse_cart_11", text), (text("cb-coal-black"), text("cb-coal-yellow"))
    step = f"{text('cb-word-pair')} {order} {coal[0]} {text('cb-source-storage')}:{coal[1]}"
    assert f"`{step} …`" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_that_level_0_is_the_surface(language: Language) -> None:
    label = words(language)("cb-form-plan-label")
    assert f"{words(language)('cb-word-cage')} 0" in label
    assert len(label) <= 45


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "fill zeppelin black"),
        ("de", "fülle Zeppelin schwarz"),
        ("de", "lade Zeppelin 9 grau"),
        ("fr", "remplir zeppelin noir stock"),
    ],
)
def test_a_step_that_cannot_be_read_is_quoted_as_it_was_written(language: Language, typed: str) -> None:
    place = mining()[0]
    with pytest.raises(MalformedAction) as caught:
        GAME.read(place.state, place.seat, PRESENTER.spelt(place.state, place.seat, f"{typed}, end"))
    assert f"`{typed}`" in PRESENTER.malformed(caught.value.code, caught.value.params, words(language))
