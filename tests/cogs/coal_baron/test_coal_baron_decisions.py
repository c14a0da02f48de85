"""Pictures to decide from: the signs of the menus, nothing hidden, and the numbers that are said."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.controls import read_id
from bot.post import Button, Menu
from bot.presenter import Panel, Position
from bot.short_choices import LETTERS
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER, goal_names
from cogs.coal_baron.desk import Desk
from cogs.coal_baron.shown import decision
from cogs.coal_baron.typed.plan import MINE
from games.coal_baron import facts
from games.coal_baron.actions import FillSpace, FillWithTwo
from games.coal_baron.game import GAME
from games.coal_baron.goals import goals
from games.coal_baron.state import State
from games.engine.public_part import public_part
from games.engine.rng import Rng
from renderer.picture import Picture, Target
from tests.cogs.coal_baron.coal_baron_tables import party, position, random_game

EN = words("en")
FILLS = {"fill": FillSpace, "pair": FillWithTwo}
SIGN = re.compile(r"([A-Z]{1,2}(?:, [A-Z]{1,2})*) · ")


def positions(players: int, seed: int, every: int = 5) -> Iterator[State]:
    for number, transition in enumerate(random_game(players, seed)):
        if GAME.active_seats(transition.state) and (
            number % every == 0 or transition.state.turn.stage not in ("place", "mining", "done")
        ):
            yield transition.state


def labels(shown: Panel) -> dict[str, str]:
    """What each control of the decision does, and its label."""
    found: dict[str, str] = {}
    for control in (control for row in shown.rows for control in row):
        if isinstance(control, Menu):
            found |= {entry.value: entry.label for entry in control.choices}
        elif isinstance(control, Button) and (press := read_id(control.id)) is not None and press.op != "form":
            found[press.arg] = control.label
    return found


def panel(state: State, seat: int) -> Panel:
    place: Any = position(state, seat)
    return PRESENTER.panel(place, "", party(len(state.seats)), EN)


def picture_of(state: State, seat: int) -> Picture[Any] | None:
    shot: Any = panel(state, seat).shot
    return None if shot is None else shot.picture


def letters(line: str) -> set[str]:
    """Every letter in a line such as "Also: H to K, N"."""
    every = [first + last for first in ("", "A") for last in LETTERS]
    found: set[str] = set()
    for first, last in re.findall(r"\b([A-Z]{1,2})(?: to ([A-Z]{1,2}))?(?=,|:|;|$)", line, re.MULTILINE):
        found |= set(every[every.index(first) : every.index(last or first) + 1])
    return found


def signs(targets: tuple[Target, ...]) -> set[str]:
    return {target.sign for target in targets if target.sign and not target.faint}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_sign_in_the_picture_begins_an_entry_and_every_way_of_its_sort_is_there(players: int) -> None:
    seen = set[str]()
    for state in positions(players, 3):
        seat = GAME.active_seats(state)[0]
        shown = panel(state, seat)
        picture = picture_of(state, seat)
        assert picture is not None
        if picture.kind != "decision":
            assert state.turn.stage == "done"
            continue
        seen.add(state.turn.stage)
        said = {match.group(1) for label in labels(shown).values() if (match := SIGN.match(label))}
        assert signs(picture.targets) <= said, state.turn.stage
        unsigned = {target.label for target in picture.targets if target.label and not target.sign}
        buttons = set(labels(shown).values())
        assert {label for label in unsigned if not label.isdigit()} <= buttons
        if state.turn.stage not in ("place", "mining"):
            assert said == signs(picture.targets)
    assert seen >= {"draft", "place", "mining", "keep", "return_to"}


@pytest.mark.slow
def test_goals_and_spaces_are_those_of_the_menus() -> None:
    for state in positions(3, 5):
        seat = GAME.active_seats(state)[0]
        picture = picture_of(state, seat)
        if picture is None or picture.kind != "decision":
            continue
        shown = labels(panel(state, seat))
        if state.turn.stage == "mining":
            goals = [label for said, label in shown.items() if said.startswith("goal ")]
            drawn = [target.sign for target in picture.targets if target.place.startswith("goal.")]
            parted = [label.partition(" · ") for label in goals]
            assert [letters if sep else "" for letters, sep, _ in parted] == drawn
        elif state.turn.stage == "place":
            legal = {said.split()[1] for said in shown if said.startswith("place ")}
            here = {target.place for target in picture.targets}
            assert {target.place for target in picture.targets if not target.faint} == legal & here
            assert len(legal & here) == max(
                len([space for space in legal if space.startswith(part)])
                for part in (("factory",), ("mining", "delivery"), ("money", "bank"), ("order",))
            )


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_of_workers_tells_the_letters_of_the_parts_that_it_does_not_show(players: int) -> None:
    checked = 0
    for state in positions(players, 5):
        if state.turn.stage != "place":
            continue
        seat = GAME.active_seats(state)[0]
        picture = picture_of(state, seat)
        assert picture is not None
        found = (
            SIGN.match(label) for said, label in labels(panel(state, seat)).items() if said.startswith("place ")
        )
        others = {match.group(1) for match in found if match} - signs(picture.targets)
        short, *named = picture.subline.split("\n")
        assert letters(short) == others
        assert letters("\n".join(named)) == others
        checked += bool(others)
    assert checked > 10


@pytest.mark.slow
def test_a_goal_that_takes_two_cubes_for_a_space_says_so_in_the_picture_and_on_its_button() -> None:
    checked = 0
    for state in positions(2, 3, every=1):
        if state.turn.stage != "mining":
            continue
        seat = GAME.active_seats(state)[0]
        picture = picture_of(state, seat)
        assert picture is not None
        drawn = [target for target in picture.targets if target.place.startswith("goal.")]
        shown = labels(panel(state, seat))
        for number, (goal, target) in enumerate(zip(goals(state, seat), drawn, strict=True), start=1):
            pairs = sum(isinstance(action, FillWithTwo) for action in goal.actions)
            paired = bool(pairs and goal.kind not in ("empty", "unload"))
            assert ("cubes for" in target.label) == ("cubes for" in shown[f"goal {number}"]) == paired
            checked += bool(pairs)
    assert checked > 0


@pytest.mark.slow
def test_where_an_order_is_chosen_only_its_cubes_are_asked_for() -> None:
    checked = Counter[str]()
    for state in positions(2, 5, 1):
        seat = GAME.active_seats(state)[0]
        place: Any = position(state, seat)
        for verb in ("fill", "pair") if state.turn.stage == "mining" else ():
            found = {action.order for action in GAME.legal_actions(state, seat) if type(action) is FILLS[verb]}
            for order in found:
                space = next(
                    action.space if isinstance(action, FillWithTwo) else ""
                    for action in GAME.legal_actions(state, seat)
                    if type(action) is FILLS[verb] and action.order == order
                )
                shot = PRESENTER.panel(place, f"{verb} {order} {space}".strip(), party(2), EN).shot
                assert shot is not None
                assert isinstance(shot.picture, Picture)
                assert [one.place for one in shot.picture.targets if not one.faint] == [f"goal.{order}"]
                assert shot.picture.question == EN(f"cb-decide-{verb}-cubes")
                checked[verb] += len(found) > 1
    assert min(checked["fill"], checked["pair"]) > 0


def public(state: State, seat: int) -> Any:
    """The picture of a turn message: of the public part of a state and the public view."""
    place = Position(
        state=public_part(GAME, state),
        view=GAME.observe(state, None),
        seat=seat,
        decision=0,
        moves=(),
        at_turn=True,
        can_finish=False,
    )
    if PRESENTER.choice_hidden(place.view):
        return PRESENTER.common(place.view, party(len(state.seats)), EN)
    return PRESENTER.decision(place, "", party(len(state.seats)), EN)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_in_the_public_picture(players: int) -> None:
    """Whatever is dealt anew, picture and alt text are the same; where cards are chosen from, none is told."""
    chance, seen = Random(4), set[str]()
    for state in positions(players, 7):
        seat = GAME.active_seats(state)[0]
        dealt = GAME.redeal(state, None, Rng(f"{chance.getrandbits(128):032x}"))
        shot = public(state, seat)
        assert shot == public(dealt, seat)
        if shot is not None:
            seen.add(state.turn.stage)
            if PRESENTER.choice_hidden(GAME.observe(state, None)):
                assert not shot.picture.targets
                assert not shot.picture.view.drawn
    assert seen >= {"draft", "place", "mining", "keep"}


@pytest.mark.slow
def test_the_public_picture_marks_what_the_panels_marks() -> None:
    for state in positions(3, 9):
        seat = GAME.active_seats(state)[0]
        shot, own = public(state, seat), picture_of(state, seat)
        if shot is None or own is None or PRESENTER.choice_hidden(GAME.observe(state, None)):
            continue
        assert shot.picture.targets == own.targets
        assert shot.picture.question == own.question


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_choice_is_said_as_it_is_drawn(language: Language) -> None:
    """Means, workers, francs, points and steps."""
    checked = 0
    for state in positions(4, 2, 9):
        seat = GAME.active_seats(state)[0]
        place: Any = position(state, seat)
        desk = Desk(place, party(4), words(language))
        asked = decision.asked_of(desk, "")
        if asked is None:
            continue
        shot = decision.decision(desk)
        assert shot is not None
        assert isinstance(shot.picture, Picture)
        numbers = set(re.findall(r"\d+", shot.alt))
        assert {number for _, number in shot.picture.means} <= numbers
        for choice in asked.choices:
            if choice.said and choice.target.sign:
                said = re.findall(r"\d+", choice.said)
                assert all(text in said for _, text in choice.target.figures if text), choice
                checked += 1
    assert checked > 100


def test_the_letters_of_a_goal_are_understood_where_a_plan_is_typed() -> None:
    checked = 0
    for state in positions(3, 5):
        seat = GAME.active_seats(state)[0]
        for goal in goals(state, seat):
            sign = goal_names.sign(goal, state.seats[seat])
            assert bool(sign) is (goal.kind not in ("empty", "unload"))
            if not sign:
                continue
            for typed in (sign, sign.lower().replace(" ", "")):
                read = GAME.read(state, seat, MINE.meant(state, seat, {"plan": typed}, EN))
                assert tuple(read) == goal.actions
            assert MINE.offered(state, seat, "plan", sign, {}, EN)[0].value == sign
            checked += 1
    assert checked > 20


@pytest.mark.slow
def test_the_picture_says_why_it_shows_no_tiles() -> None:
    """Where none can be paid another part of the board has most to choose from."""
    met = set[bool]()
    for state in positions(4, 5, 3):
        if state.turn.stage != "place":
            continue
        seat = state.turn.seat
        for francs in (0, 9):
            state.seats[seat].francs = francs
            picture = picture_of(state, seat)
            assert picture is not None
            prices = [facts.TILES[tile].price for tile in state.tile_slots if tile is not None]
            shown = any(target.place.startswith("factory_") for target in picture.targets)
            lines = picture.subline.split("\n")
            if not shown and francs < min(prices, default=1):
                assert lines[0].endswith("; no tile affordable")
                assert lines[-1] == "no tile affordable"
                met.add(True)
            elif shown:
                assert "affordable" not in picture.subline
                met.add(False)
    assert met == {True, False}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_to_be_put_back_have_letters_and_places_and_nothing_looks_like_a_button(language: Language) -> None:
    state = next(state for state in positions(4, 3, 1) if state.turn.stage == "return_to")
    place: Any = position(state, state.turn.seat)
    desk = Desk(place, party(4), words(language))
    shot, shown = decision.decision(desk), PRESENTER.panel(place, "", party(4), words(language))
    assert shot is not None
    assert isinstance(shot.picture, Picture)
    cards = [target for target in shot.picture.targets if target.place.startswith("card.")]
    assert [target.label for target in cards] == [str(number) for number in range(1, len(cards) + 1)]
    for number, target in enumerate(cards, start=1):
        assert f"{number}) {target.sign} · " in shown.text
        assert f"{number}) {target.sign} · " in shot.alt
    assert not [target for target in shot.picture.targets if target.label and target not in cards]
    assert all(words(language)(f"cb-button-rest-{where}") in shot.alt for where in ("top", "bottom"))
