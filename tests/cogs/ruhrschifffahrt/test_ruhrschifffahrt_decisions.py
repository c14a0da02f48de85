"""Pictures to decide from: all letters of a panel stand on its picture, nothing hidden on that of the channel."""

import re
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any

import msgspec
import pytest

from bot.letters import TurnLetter
from bot.outgoing.composing import compose
from bot.post import Button, Menu, Shot
from bot.presenter import AnyPosition, Panel
from bot.tables.loaded import Loaded
from bot.tables.positions import kept
from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt import PRESENTER
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import decision
from games.engine.contract import Setup
from games.engine.rng import Rng
from games.ruhrschifffahrt import boards, facts
from games.ruhrschifffahrt.game import GAME
from games.ruhrschifffahrt.options import Options
from games.ruhrschifffahrt.state import State
from renderer import fonts, scene
from renderer.canvas import Canvas
from renderer.decision import TEXT
from renderer.draw import compose as compose_picture
from renderer.draw import draw
from renderer.picture import Picture
from renderer.ruhrschifffahrt.decision_signs import draw_sign
from renderer.ruhrschifffahrt.scenes import scene_of
from tests.cogs.positions import arguments, position_of
from tests.cogs.ruhrschifffahrt.ruhrschifffahrt_tables import NAMES, party, random_game
from tests.heard.heard_tables import seated, walked

EN = words("en")
LETTERS = re.compile(r"^((?:[A-Z]{1,2}, )*[A-Z]{1,2}) · ")
TALLEST = 1.2


def every(players: int, seed: int, step: int, options: Options | None = None) -> Iterator[AnyPosition]:
    """Some positions of a game by chance, each from the eyes of who must decide and of another seat."""
    for number, transition in enumerate(random_game(players, seed, options)):
        active = GAME.active_seats(transition.state)
        if active and number % step == 0:
            yield position_of(GAME, transition.state, active[0], ())
            yield position_of(GAME, transition.state, (active[0] + 1) % players, ())


def panels(at: AnyPosition, language: Language = "en") -> Iterator[Panel]:
    """The panel of a position, and all that it leads to."""
    people, text = party(len(at.view.seats)), words(language)
    shown = PRESENTER.panel(at, "", people, text)
    yield shown
    for focus in dict.fromkeys(arguments(shown, "show")):
        yield PRESENTER.panel(at, focus, people, text)


def shots(
    players: int, seed: int, step: int, language: Language = "en", options: Options | None = None, most: int = 99
) -> list[Shot]:
    """The pictures of panels of a game, equal ones once, of those of a sort and stage so many at most."""
    found: dict[tuple[str | None, str], dict[str, Shot]] = {}
    for at in every(players, seed, step, options):
        for shown in panels(at, language):
            if shown.shot is not None:
                drawn = picture_of(shown.shot)
                alike = found.setdefault((drawn.area, at.view.turn.stage), {})
                alike.setdefault(repr(drawn), shown.shot)
    return [shot for alike in found.values() for shot in list(alike.values())[:: -(-len(alike) // most)]]


def picture_of(shot: Shot) -> Picture[Any]:
    assert isinstance(shot.picture, Picture)
    return shot.picture


def labels(shown: Panel) -> Iterator[str]:
    for row in shown.rows:
        for control in row:
            if isinstance(control, Menu):
                yield from (one.label for one in control.choices)
            elif isinstance(control, Button):
                yield control.label


def signs(shot: Shot) -> set[str]:
    """Every letter that a picture bears."""
    targets = picture_of(shot).targets
    goals = {text for target in targets for name, text in target.figures if name.startswith("goal")}
    return {target.sign for target in targets if not target.faint} | goals


def put_down(*_: Any, **__: Any) -> None:
    """In the place of what draws, where only places matter."""


# Letters


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_every_letter_of_a_panel_stands_on_its_picture(players: int) -> None:
    seen = set[str]()
    for seed in (3, 4):
        for at in every(players, seed, 7):
            for shown in panels(at):
                letters = {
                    letter
                    for label in labels(shown)
                    if (said := LETTERS.match(label))
                    for letter in said[1].split(", ")
                }
                if letters:
                    assert shown.shot is not None, at.view.turn.stage
                    assert letters <= signs(shown.shot), (at.view.turn.stage, letters - signs(shown.shot))
                    seen.add(at.view.turn.stage)
    assert {"option", "start", "plan", "purchase", "place_dice"} <= seen


@pytest.mark.slow
def test_every_letter_on_a_picture_is_drawn() -> None:
    """On the river where its place lies there, else on its card; with many choices too a panel is not too tall."""
    for shot in (*shots(4, 5, 11), *shots(4, 26, 15)):
        picture = picture_of(shot)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(scene.Scene, "put", put_down)
            done = scene_of(picture)
        assert {target.place for target in picture.targets} <= set(done.places), picture.area
        assert done.height <= TALLEST * done.width


def signs_put(picture: Picture[Any]) -> list[tuple[float, float, float]]:
    """The middle and the reach of each sign on the river."""
    put: list[tuple[float, float, float]] = []

    def note(made: scene.Scene, box: scene.Box, ground: Any, paint: Any, *args: Any, **more: Any) -> None:
        if paint is draw_sign:
            put.append((box[0] + box[2] / 2, box[1] + box[3] / 2, box[2] / 2 - 1))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(scene.Scene, "put", note)
        scene_of(picture)
    return put


def test_no_two_signs_of_a_picture_touch() -> None:
    pairs = 0
    for shot in shots(4, 6, 17):
        put = signs_put(picture_of(shot))
        for index, (x, y, reach) in enumerate(put):
            for a, b, other in put[:index]:
                pairs += 1
                assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 >= reach + other - 2.5
    assert pairs > 300


# What is hidden


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_the_picture_of_a_turn_message_is_the_same_whatever_is_dealt_anew(players: int) -> None:
    loaded, chance, areas = seated(GAME, players, "en"), Random(8), set[str | None]()
    for state, _, _ in walked(GAME, players, 31)[::5]:
        if GAME.active_seats(state):
            dealt = GAME.redeal(state, None, Rng(f"{chance.getrandbits(128):032x}"))
            told, anew = posted(loaded, state), posted(loaded, dealt)
            assert told == anew
            areas.add(picture_of(told).area)
    assert {"start", "purchase"} <= areas


def posted(loaded: Loaded, state: State) -> Shot:
    """The picture of the message that asks in a position."""
    at = msgspec.structs.replace(loaded, found_state=state)
    letter = TurnLetter(position=kept(GAME, state), asked=GAME.active_seats(state), events=())
    (shot,) = compose(letter, at, 1).shots
    return shot


def test_what_all_choose_at_once_shows_what_everybody_has_and_asks_nobody_by_name() -> None:
    for transition in random_game(4, 9):
        view = GAME.observe(transition.state, None)
        if view.turn.stage == "choose" and len(view.active) > 1:
            shot = decision.common(view, party(4), EN)
            assert shot is not None
            picture = picture_of(shot)
            assert (picture.area, picture.seat) == ("choose", None)
            assert all(name in shot.alt for name in NAMES)
            return
    pytest.fail("nobody chose")


def test_who_pays_a_coin_without_one_sees_the_debt_it_makes() -> None:
    for transition in random_game(4, 9):
        state = transition.state
        if state.turn.stage == "choose" and state.round == facts.FUND_ROUND:
            seat = GAME.active_seats(state)[0]
            poor = copy(state)
            poor.seats = [copy(own) for own in state.seats]
            poor.seats[seat].coins, poor.seats[seat].debts, poor.seats[seat].supply = 0, 1, 2
            shot = decision.decision(position_of(GAME, poor, seat, ()), "", party(4), EN)
            assert shot is not None
            labels = {target.place: target.label for target in picture_of(shot).targets}
            assert labels["choose.coin"] == "then 1 coin, 2 debts"
            return
    pytest.fail("nobody paid")


def test_a_sale_is_asked_for_only_as_long_as_it_is_open() -> None:
    """What is settled stands first and cannot be chosen once more; the head says which it is."""
    asked: dict[str, str] = {}
    for transition in random_game(4, 9):
        state = transition.state
        if state.turn.stage == "plan":
            seat = GAME.active_seats(state)[0]
            at: AnyPosition = position_of(GAME, state, seat, ())
            shot = decision.decision(at, "", party(4), EN)
            assert shot is not None
            picture, planned = picture_of(shot), state.seats[seat].plan
            assert shot.alt.startswith(f"{NAMES[seat]}: {picture.question}")
            assert not planned or shot.alt.startswith(f"{NAMES[seat]}: {picture.question}. ")
            kind = "planned" if planned else "open" if len(picture.targets) > 1 else "only"
            asked[kind] = picture.question
            faint = [target.place for target in picture.targets if target.faint]
            if planned:
                assert faint == [planned.space]
                (sign,) = [target.sign for target in picture.targets if target.faint]
                assert picture.question == EN("ru-decide-planned", sign=sign)
                asked[kind] = EN("ru-decide-planned", sign="A")
            else:
                assert faint == [target.place for target in picture.targets if kind == "only"]
    assert asked == {
        "open": EN("ru-decide-plan"),
        "planned": EN("ru-decide-planned", sign="A"),
        "only": EN("ru-decide-only-sale"),
    }


def test_a_view_in_which_one_decides_has_no_common_picture() -> None:
    state = GAME.new_game(Setup(seats=3, options=Options(), seed="0" * 32)).state
    assert decision.common(GAME.observe(state, None), party(3), EN) is None


# Words and numbers


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_an_alt_text_stands_on_the_picture(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But for the number of a space, which belongs to its name."""
    names, drawn, compared = names_of(words(language)), list[str](), 0
    write = Canvas._write  # pyright: ignore[reportPrivateUsage]

    def note(canvas: Canvas, x: float, baseline: float, fitted: fonts.Fitted, *args: Any, **more: Any) -> None:
        drawn.append("".join(run for _, run in fitted.runs))
        write(canvas, x, baseline, fitted, *args, **more)

    monkeypatch.setattr(Canvas, "_write", note)
    spaces = sorted((names.space(space.id) for space in names.board.river), key=len, reverse=True)
    for shot in shots(3, 12, 11, language, most=2):
        drawn.clear()
        scene.forget()
        compose_picture(picture_of(shot))
        said = shot.alt
        for space in spaces:
            said = said.replace(space, "")
        numbers = set(re.findall(r"\d+", said))
        assert numbers <= set(re.findall(r"\d+", " ".join(drawn))), (shot.alt, drawn)
        compared += len(numbers)
    assert compared > 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alt_text_is_cut_and_each_begins_with_who_is_asked_what(language: Language) -> None:
    for shot in shots(4, 13, 23, language):
        picture = picture_of(shot)
        assert picture.seat is not None
        assert shot.alt.startswith(picture.names[picture.seat])
        assert picture.question in shot.alt
        assert len(shot.alt) <= 1024


# Sizes


def brought() -> Options:
    """A board with endless names."""
    own = boards.known[boards.STEIGER]
    long = ("Königlich Preußische Gewehrfabrik", "Sankt Johannes an der Ruhrbrücke", "Ober", "W" * 40)
    river = tuple(
        msgspec.structs.replace(space, name=long[number % len(long)]) for number, space in enumerate(own.river)
    )
    return Options(board=boards.know(msgspec.structs.replace(own, river=river)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "players", "options"), [("de", 4, None), ("fr", 2, None), ("en", 3, None), ("de", 3, brought())]
)
def test_a_picture_can_be_read_on_a_phone(language: Language, players: int, options: Options | None) -> None:
    """All text at least 36 px of 1,080, in its box; not taller than 1.2 times its width, 135 kB at most."""
    sizes: list[tuple[float, str]] = []
    write = Canvas._write  # pyright: ignore[reportPrivateUsage]

    def note(canvas: Canvas, x: float, baseline: float, fitted: fonts.Fitted, *args: Any, **more: Any) -> None:
        if "".join(run for _, run in fitted.runs):
            sizes.append((fitted.size, "".join(run for _, run in fitted.runs)))
        write(canvas, x, baseline, fitted, *args, **more)

    for shot in shots(players, 14, 17, language, options, most=2):
        sizes.clear()
        scene.forget()
        with pytest.MonkeyPatch.context() as patched, fonts.strict_text():
            patched.setattr(Canvas, "_write", note)
            done = draw(picture_of(shot))
        assert min(sizes)[0] >= TEXT - 0.01, (min(sizes), picture_of(shot).area)
        assert done.width == 1080
        assert done.height <= TALLEST * done.width
        assert len(done.png) <= 135_000
