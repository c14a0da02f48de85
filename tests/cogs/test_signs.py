"""Signs: a letter for each place of a turn, the same in menus and lists, and understood where it is typed."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from bot.controls import read_id
from bot.post import Button, Menu
from bot.presenter import Panel, Position
from bot.words import LANGUAGES, words
from cogs.desk import choice, packed
from cogs.matching import folded
from cogs.signs import LETTERS, MOST, lettered, place_of, signed
from games.engine.contract import Setup
from games.engine.event import Seat
from games.engine.violation import MalformedAction
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.cogs.cogs_of_games import cog_part, typed_of
from tests.cogs.positions import arguments, party_of, position_of

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Emma")


def signs_of(game: str, at: Any) -> dict[str, str]:
    """The signs of a state or a view."""
    return dict(cog_part(game, "signs").signs(at))


@cache
def played(game: str, seed: int) -> list[tuple[Any, Seat, Any]]:
    """The states of a game played by chance, each with who moves and what is done there."""
    rules, rng, found = GAMES[game], Random(seed), list[tuple[Any, Seat, Any]]()
    players = rules.seats[-1] - seed % 2
    state = rules.new_game(Setup(seats=players, options=rules.options_type(), seed=f"{seed:032x}")).state
    while (seats := rules.active_seats(state)) and len(found) < 700:
        legal = list(rules.legal_actions(state, seats[0]))
        others = [action for action in legal if action != rules.end_turn]
        ends = rules.end_turn in legal and (not others or rng.random() < 0.4)
        action = rules.end_turn if ends else rng.choice(others)
        found.append((state, seats[0], action))
        state = rules.apply(state, seats[0], action).state
    return found


def some_positions(game: str, every: int) -> Iterator[Position]:
    for state, seat, _ in [*played(game, 1), *played(game, 2)][::every]:
        yield position_of(GAMES[game], state, seat, ())


def panels(game: str, place: Position, language: Any = "en") -> Iterator[Panel]:
    """The panel of a position, and those that its controls lead to."""
    people = party_of(GAMES[game], NAMES[: len(place.view.seats)])
    shown = PRESENTERS[game].panel(place, "", people, words(language))
    yield shown
    for focus in arguments(shown, "show"):
        yield PRESENTERS[game].panel(place, focus, people, words(language))


def entries(shown: Panel) -> Iterator[tuple[str, str]]:
    """What each entry of a menu and each button does, and its label."""
    for row in shown.rows:
        for control in row:
            press = read_id(getattr(control, "id", ""))
            if press is None or press.op != "do":
                continue
            if isinstance(control, Menu):
                yield from ((entry.value, entry.label) for entry in control.choices)
            elif isinstance(control, Button):
                yield press.arg, control.label


def places_in(game: str, said: str, signs: dict[str, str]) -> list[str]:
    """The places named by what a control does, as far as it is written in notation."""
    found: list[str] = []
    for line in said.split(", "):
        try:
            action = GAMES[game].parse(line)
        except MalformedAction:
            continue
        if not line.startswith(("withdraw", "ceiling", "protect", "places", "storages")):
            named = [value for value in map(str, msgspec.structs.astuple(action)) if value in signs]
            found += named[-1:] if line.startswith("move ") else named  # the menu itself says from where
    return found


def test_letters_begin_with_a_and_leave_out_what_is_taken_for_numbers() -> None:
    signs = lettered(map(str, range(60)))
    assert [signs["0"], signs["7"], signs["8"], signs["23"], signs["24"], signs["25"]] == [
        *("A", "H", "J", "Z", "AA", "AB"),
    ]
    assert signs["48"] == "BA"
    assert len(set(signs.values())) == 60
    assert not {"I", "O"} & set(LETTERS)


def test_a_label_begins_with_the_letters_of_its_places_and_repeats_no_number() -> None:
    signs = {"horst": "C", "steele": "D", "7": "7"}
    assert signed("horst", "20 Horst, storage", signs, words("en")) == "C · 20 Horst, storage"
    assert signed(("horst", "steele"), "Horst → Steele", signs, words("de")) == "C, D · Horst → Steele"
    assert signed("7", "Franziska (7)", signs, words("fr")) == "Franziska (7)"
    assert signed("elsewhere", "Elsewhere", signs, words("en")) == "Elsewhere"


def test_a_sign_is_typed_in_any_case_and_means_only_what_is_among_the_places() -> None:
    signs = {"horst": "C", "steele": "D"}
    assert place_of(" c ", signs, ["steele", "horst"]) == "horst"
    assert place_of("c", signs, ["steele"]) is None
    assert place_of("", signs, ["steele", "horst"]) is None
    assert place_of("cd", signs, ["steele", "horst"]) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_place_keeps_its_letter_for_the_whole_turn(game: str) -> None:
    """Whatever is tried within a turn, the signs are those of its beginning."""
    turns = 0
    before = None
    for state, seat, action in (*played(game, 1), *played(game, 2)):
        if before is not None and before[0] == seat:
            assert signs_of(game, state) == before[1]
        ended = action == GAMES[game].end_turn
        before = None if ended else (seat, signs_of(game, state))
        turns += ended
    assert turns > 20


@pytest.mark.parametrize("game", GAMES)
def test_the_view_gives_the_same_signs_as_the_state(game: str) -> None:
    """So a picture, which knows a view alone, can bear them, and nobody's show anything hidden."""
    for place in some_positions(game, 40):
        for viewer in (None, place.seat):
            assert signs_of(game, GAMES[game].observe(place.state, viewer)) == signs_of(game, place.state)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_places_of_a_turn_share_a_letter(game: str) -> None:
    for place in some_positions(game, 40):
        letters = [sign for sign in signs_of(game, place.state).values() if sign.isalpha()]
        assert len(letters) == len(set(letters))
        assert letters


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_a_place_bears_its_sign(game: str, language: str) -> None:
    """Labels begin with the letters of their places; what has a number says it in its name."""
    seen = 0
    for place in some_positions(game, 13):
        signs = signs_of(game, place.state)
        for shown in panels(game, place, language):
            for said, label in entries(shown):
                places = places_in(game, said, signs)
                letters = [signs[one] for one in places if signs[one].isalpha()]
                if letters:
                    assert label.startswith(f"{', '.join(letters)} · "), (said, label)
                    seen += 1
                numbers = [signs[one] for one in places if not signs[one].isalpha()]
                assert all(number in label for number in numbers), (said, label)
    assert seen > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_menu_has_more_than_twenty_places(game: str) -> None:
    for place in some_positions(game, 3):
        signs = signs_of(game, place.state)
        for shown in panels(game, place):
            for row in shown.rows:
                for menu in row:
                    if isinstance(menu, Menu):
                        targets = [tuple(places_in(game, entry.value, signs)) for entry in menu.choices]
                        assert len({target for target in targets if target}) <= MOST, menu.placeholder


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_alone_is_understood_by_every_command(game: str) -> None:
    """Typed into an option it stands first in the list, and means its place."""
    typed, text, seen = typed_of(game), words("en"), set[str]()
    for place in some_positions(game, 7):
        signs, state, seat = signs_of(game, place.state), place.state, place.seat
        for name, given in typed.given.items():
            option = next((part.option for part in given.parts if part.option.completed), None)
            if option is None or given.row.at is None:
                continue
            for value in given.legal(state, seat, option.name, {})[:6]:
                if value not in signs:
                    continue
                sign = signs[value].lower()
                offered = typed.commands[name].offered(state, seat, option.name, sign, {}, text)
                assert offered[0].value == value
                assert not signs[value].isalpha() or offered[0].label.startswith(f"{signs[value]} · ")
                meant = typed.commands[name].meant(state, seat, {option.name: sign}, text)
                assert meant == typed.commands[name].meant(state, seat, {option.name: value}, text)
                seen.add(name)
    assert len(seen) > (0 if game == "coal_baron" else 4), seen


@pytest.mark.parametrize("game", GAMES)
def test_no_letter_is_a_name_or_an_id(game: str) -> None:
    """Else what is typed could be either: letters come first, so no name may be one."""
    state = played(game, 1)[0][0]
    signs, vocabulary = signs_of(game, state), typed_of(game).vocabulary
    letters = {sign.lower() for sign in signs.values() if sign.isalpha()}
    kinds = {part.option.kind for given in typed_of(game).given.values() for part in given.parts}
    for kind in sorted(kinds):
        for value in vocabulary.known(state, kind):
            for text in vocabulary.texts(state, kind, value):
                assert "".join(folded(text)) not in letters, (kind, value)


def test_areas_share_menus_of_twenty_and_the_larger_are_parted() -> None:
    areas = {
        name: [choice(f"{name}{number}", f"{name} {number}") for number in range(count)]
        for name, count in (("Essen", 9), ("Bochum", 11), ("Witten", 3), ("Hattingen", 25))
    }
    pages = packed(areas)
    assert [(named, len(choices)) for named, choices in pages] == [
        (["Essen", "Bochum"], 20),
        (["Witten"], 3),
        (["Hattingen"], 20),
        (["Hattingen"], 5),
    ]
