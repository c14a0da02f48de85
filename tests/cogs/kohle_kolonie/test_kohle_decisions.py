"""Pictures to decide from: every sign of a panel stands on its picture, nothing hidden shows, texts fit."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Final, cast

import pytest
from kohle_kolonie_tables import position, random_game

from bot.post import Button, Menu
from bot.presenter import AnyPosition, Panel, Position
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.shown.decision_auction import SHOWN
from cogs.kohle_kolonie.shown.enough import enough
from cogs.kohle_kolonie.signs import signs
from games.engine.public_part import public_part
from games.engine.rng import Rng
from games.kohle_kolonie.actions import Bid, BuyMine, LeavePlaces, LeaveProtection
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from renderer import fonts
from renderer.decision import TEXT
from renderer.draw import draw
from renderer.kohle_kolonie.picture import Picture as KohleKoloniePicture
from renderer.kohle_kolonie.scenes import scene_of
from renderer.picture import Target
from renderer.scene import forget
from tests.cogs.positions import arguments, party_of

EN: Final = words("en")
AHEAD: Final = ("ranking", "ceiling", "protect", "subsidence", "places")
NAMES: Final = ("Jörg", "Éloïse", "Maximiliane von Hohenlimburg", "Tom", "Siân")
TABLES: Final = ((3, 21), (4, 22), (5, 23))
each_table = pytest.mark.parametrize(("players", "seed"), TABLES)


def states(players: int, seed: int, every: int = 7) -> list[State]:
    """Of a game by eager players."""
    return [made.state for made in random_game(players, seed)][::every]


def positions(players: int, seed: int, every: int = 7) -> Iterator[AnyPosition]:
    """Of whoever must decide, and now and then of somebody else."""
    for number, state in enumerate(states(players, seed, every)):
        for seat in range(players):
            if seat in GAME.active_seats(state) or number % 9 == seat:
                yield position(state, seat)


def panels(at: AnyPosition, text: Any = EN) -> Iterator[tuple[str, Panel]]:
    """The panel, and those to which its controls lead; each once."""
    party, done = party_of(GAME, NAMES[: len(at.view.seats)]), set[str]()
    waiting = ["", *AHEAD]
    while waiting and len(done) < 24:
        focus = waiting.pop()
        if focus in done:
            continue
        done.add(focus)
        shown = PRESENTER.panel(at, focus, party, text)
        waiting += arguments(shown, "show")
        yield focus, shown


def shots(
    players: int, seed: int, language: Language = "en", every: int = 7
) -> Iterator[tuple[KohleKoloniePicture, str]]:
    """Pictures of panels with their alt texts; the own mines and pieces are the board before the player."""
    for at in positions(players, seed, every):
        for focus, shown in panels(at, words(language)):
            if shown.shot is not None and focus != "means":
                yield picture_of(shown), shown.shot.alt


def picture_of(shown: Panel) -> KohleKoloniePicture:
    assert shown.shot is not None
    return cast("KohleKoloniePicture", shown.shot.picture)


def targets_of(shown: Panel) -> tuple[Target, ...]:
    return () if shown.shot is None else picture_of(shown).targets


def lettered(shown: Panel) -> set[str]:
    """The letters with which labels of the panel begin."""
    labels = [
        label
        for row in shown.rows
        for control in row
        if isinstance(control, Button | Menu)
        for label in (
            [choice.label for choice in control.choices] if isinstance(control, Menu) else [control.label]
        )
    ]
    found = [re.match(r"([A-Z]{1,2}(?:, [A-Z]{1,2})*) · ", label) for label in labels]
    return {letter for one in found if one for letter in one.group(1).split(", ")}


def numbered(shown: Panel, state: State, seat: int) -> set[str]:
    """The numbers of mines, bids, stations and spaces that the panel offers."""
    found: set[str] = set()
    for text in arguments(shown, "do"):
        for action in GAME.read(state, seat, PRESENTER.spelt(state, seat, text)):
            match action:
                case BuyMine(card):
                    found.add(card)
                case Bid(value):
                    found.add(str(value))
                case LeaveProtection(coins, marker):
                    found |= {*coins, *marker}
                case LeavePlaces():
                    pass
                case _:
                    places = [getattr(action, name, None) for name in ("space", "to", "source")]
                    own = signs(state)
                    found |= {own[place] for place in places if isinstance(place, str) and place in own}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_mines_and_bonus_markers_are_offered_behind_the_numbers_that_they_have_on_the_picture(
    language: Language,
) -> None:
    found = Counter[str]()
    for at in positions(3, 21, 4):
        for _, shown in panels(at, words(language)):
            on_picture = {target.sign for target in targets_of(shown)}
            for control in (control for row in shown.rows for control in row):
                entries = (
                    [(entry.value, entry.label) for entry in control.choices]
                    if isinstance(control, Menu)
                    else [(control.id, control.label)]
                )
                for value, label in entries:
                    verb = re.search(r"\b(buy|choose) (\w+)$", value)
                    if verb is not None:
                        number = re.match(r"\d+", label)
                        assert number is not None, label
                        assert number.group() in on_picture, label
                        found[verb.group(1)] += 1
    assert found["buy"] > 20
    assert found["choose"] > 20


@pytest.mark.slow
@each_table
def test_every_sign_of_a_panel_stands_on_the_picture_shown_with_it(players: int, seed: int) -> None:
    checked, letters = Counter[str](), 0
    for at in positions(players, seed, 4):
        for focus, shown in panels(at):
            signed = {target.sign for target in targets_of(shown)}
            missing = lettered(shown) - signed
            assert not missing, (focus, at.view.turn, missing)
            letters += len(lettered(shown))
            if not focus.startswith("ceiling"):
                others = numbered(shown, at.state, at.seat) - signed
                bids = sorted(int(number) for number in others if number.isdecimal())
                if at.view.turn.stage == "bid" and bids:
                    single = sorted(int(one) for one in signed if one.isdecimal())
                    most, (card,) = (
                        enough(at.view, at.seat),
                        [one for one in targets_of(shown) if one.place == "bids"],
                    )
                    assert [*single, *bids] == list(range(single[0], bids[-1] + 1))
                    assert card.faint
                    assert f"{bids[0]}–{bids[-1]}" in card.label
                    assert most is not None
                    assert single[-1] == min(most.value, single[0] + SHOWN - 2)
                    continue
                assert not others, (focus, at.view.turn, others)
            checked[at.view.turn.stage] += 1
    assert letters > 200
    assert sum(checked.values()) > 150


@each_table
def test_every_panel_that_asks_for_something_has_a_picture_that_a_phone_shows(players: int, seed: int) -> None:
    for at in positions(players, seed):
        shown = PRESENTER.panel(at, "", party_of(GAME, NAMES[:players]), EN)
        if at.at_turn:
            assert picture_of(shown).kind == "decision", at.view.turn


# Hidden things


@pytest.mark.slow
@each_table
def test_the_public_picture_rests_on_nothing_hidden(players: int, seed: int) -> None:
    """Drawn from the public part it is the same whatever is dealt anew."""
    compared, chance, party = Counter[str](), Random(3), party_of(GAME, NAMES[:players])
    for state in states(players, seed, 5):
        view = GAME.observe(state, None)
        dealt = GAME.redeal(state, None, Rng(f"{chance.getrandbits(128):032x}"))
        for seat in GAME.active_seats(state):
            found = [
                PRESENTER.decision(_public(one, view, seat), "", party, EN, ())
                for one in (public_part(GAME, state), public_part(GAME, dealt))
            ]
            assert found[0] == found[1]
            compared[state.turn.stage] += found[0] is not None
        together = [PRESENTER.common(GAME.observe(one, None), party, EN, ()) for one in (state, dealt)]
        assert together[0] == together[1]
    assert sum(compared.values()) > 30


def _public(state: Any, view: Any, seat: int) -> AnyPosition:
    return Position(state=state, view=view, seat=seat, decision=0, moves=(), at_turn=True, can_finish=False)


def test_several_who_load_at_once_are_shown_together() -> None:
    found = 0
    for players, seed in TABLES:
        for state in states(players, seed, 1):
            if len(GAME.active_seats(state)) > 1:
                party = party_of(GAME, NAMES[:players])
                shot = PRESENTER.common(GAME.observe(state, None), party, EN, ())
                assert shot is not None
                assert len(cast("KohleKoloniePicture", shot.picture).targets) == len(GAME.active_seats(state))
                found += 1
    assert found


# Words


@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_has_the_numbers_of_the_picture(players: int, seed: int, language: Language) -> None:
    for picture, alt in shots(players, seed, language, 30):
        shown = [picture.question, *(number for _, number in picture.means)]
        for target in picture.targets:
            shown += [target.sign, target.label, *(number for _, number in target.figures)]
        bonuses = [icon for target in picture.targets for icon, _ in target.figures if icon.startswith("bonus_")]
        assert bonuses or Counter(_numbers(" ".join(shown))) == Counter(_numbers(alt)), alt
        assert all(target.sign in alt for target in picture.targets)


def _numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)


# Drawing


@pytest.mark.slow
@each_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_and_is_large_enough_for_a_phone(
    players: int, seed: int, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    fit, sizes = fonts.fit, Counter[float]()

    def noted(*args: Any, **options: Any) -> fonts.Fitted:
        fitted = fit(*args, **options)
        sizes[fitted.size] += 1
        return fitted

    monkeypatch.setattr(fonts, "fit", noted)
    forget()
    for picture, _ in shots(players, seed, language, 150):
        with fonts.strict_text():
            drawn = draw(picture)
        assert (drawn.width, drawn.height <= 1.2 * drawn.width) == (1080, True)
        assert len(drawn.png) <= 135_000
    assert min(sizes) >= TEXT


@pytest.mark.slow
@each_table
def test_no_choice_covers_another_and_none_leaves_the_picture(players: int, seed: int) -> None:
    for picture, _ in shots(players, seed, every=60):
        scene = scene_of(picture)
        boxes = {target.place: scene.places[target.place] for target in picture.targets}
        for (one, a), (two, b) in combinations(boxes.items(), 2):
            assert not _overlap(a, b), (picture.question, one, two, a, b)
        for x, y, w, h in boxes.values():
            assert x >= 0
            assert y >= 0
            assert x + w <= scene.width
            assert y + h <= scene.height


def _overlap(one: Any, two: Any) -> bool:
    w = min(one[0] + one[2], two[0] + two[2]) - max(one[0], two[0])
    h = min(one[1] + one[3], two[1] + two[3]) - max(one[1], two[1])
    return min(w, h) > 3
