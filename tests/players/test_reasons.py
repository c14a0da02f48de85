"""What computers count stands in words in every language, and no sentence shows an id."""

import re
from typing import Any

import msgspec
import pytest
from minds_tried import MINDS, TABLES, positions

from bot.presenter import AnyPresenter, Party, presenter_of
from bot.words import LANGUAGES, Language, Words, words
from games.registry import GAMES
from players.entry import Change
from players.levels import LEVEL
from players.minds import mind_of
from players.thinking import think
from tests.parties import party


def boarded(state: Any, game_id: str) -> str:
    """The fingerprint of the board that is played on, empty where the game has but one."""
    boards = GAMES[game_id].boards
    return "" if boards is None else boards.played(state.options)


def changes_of(game_id: str, players: int) -> list[tuple[Change, str]]:
    """Every item that a seat has in any of many positions as more of it, less of it, and a change of its worth."""
    mind, found = mind_of(game_id), dict[Change, str]()
    for state, _ in positions(game_id, players):
        for seat in range(players):
            for item in mind.items(state, seat):
                for amount in (item.amount or 1, -(item.amount or 1), 0):
                    found[Change(item.what, amount, 1.44)] = boarded(state, game_id)
    return list(found.items())


def playing(presenter: AnyPresenter, board: str) -> Party:
    """Two who play on a board, the game's own where none is named."""
    seated = party(presenter.game.id, ("Anna", "Ben"))
    return msgspec.structs.replace(seated, board=board) if board else seated


def said_of(presenter: AnyPresenter, change: Change, board: str, text: Words) -> str:
    """The one reason that a change gives."""
    (reason,) = presenter.reasons([change], playing(presenter, board), text)
    assert reason.worth == change.worth
    return reason.text


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_item_has_words_in_every_language(game_id: str, players: int) -> None:
    presenter = presenter_of(game_id)
    for change, board in changes_of(game_id, players):
        said = [said_of(presenter, change, board, words(language)) for language in LANGUAGES]
        assert len(set(said)) > 1, (change, said)
        for text in said:
            assert not re.search(r"[a-z]_[a-z]|[a-z]\.[a-z]|[{}]|-worth-", text), (change, text)
            assert len(text) <= 75, text


@pytest.mark.parametrize("game_id", MINDS)
def test_reasons_say_how_many_and_sum_up_to_the_changes(game_id: str) -> None:
    """What a thought changes is told whole: nothing is counted twice, nothing is lost."""
    presenter, mind, text = presenter_of(game_id), mind_of(game_id), words("en")
    for state, seat in positions(game_id, GAMES[game_id].seats[-1])[::3]:
        for one in think(mind, state, seat, LEVEL["apprentice"], 5).compared:
            changes = [Change(item.what, item.amount, item.worth) for item in one.changes]
            reasons = presenter.reasons(changes, playing(presenter, boarded(state, game_id)), text)
            assert len({reason.about for reason in reasons}) == len(reasons)
            assert sum(reason.worth for reason in reasons) == pytest.approx(sum(one.worth for one in changes))


@pytest.mark.parametrize(
    ("game_id", "change", "said"),
    [
        ("coal_baron", Change("francs", 6, 1.2), ("6 francs more", "6 Francs mehr", "6 francs de plus")),
        (
            "coal_baron",
            Change("workers", -1.0, -1.4),
            ("1 free worker less", "1 freier Arbeiter weniger", "1 ouvrier libre de moins"),
        ),
        (
            "coal_baron",
            Change("workers", 1.5, 1.4),
            ("1.5 free workers more", "1,5 freie Arbeiter mehr", "1,5 ouvrier libre de plus"),
        ),
        (
            "coal_baron",
            Change("francs", 0, -0.2),
            (
                "the francs in hand",
                "die eigenen Francs",
                "les francs en main",
            ),
        ),
        (
            "ruhrschifffahrt",
            Change("cubes.BI", 1, 2.4),
            (
                "1 cube (black to industry) more",
                "1 Entwicklungsstein (Schwarz an Kleinindustrie) mehr",
                "1 cube (noir à l’industrie) de plus",
            ),
        ),
        ("kohle_kolonie", Change("coins", -2, -2.9), ("2 coins less", "2 Münzen weniger", "2 thunes de moins")),
    ],
)
def test_a_reason_in_words(game_id: str, change: Change, said: tuple[str, str, str]) -> None:
    for language, text in zip(("en", "de", "fr"), said, strict=True):
        assert said_of(presenter_of(game_id), change, "", words(language)) == text


def test_a_delivery_is_one_reason_with_its_points() -> None:
    """The order was counted on before: only what it brings beyond that is gained."""
    changes = [Change("scored", 9, 9.0), Change("order.truck_10", -1, -8.7), Change("francs", 0, -0.2)]
    presenter = presenter_of("coal_baron")
    reasons = presenter.reasons(changes, playing(presenter, ""), words("en"))
    assert [(reason.text, round(reason.worth, 1)) for reason in reasons] == [
        ("9 points by delivery, counted on before", 0.3),
        ("the francs in hand", -0.2),
    ]


def test_what_is_counted_apart_is_one_reason() -> None:
    changes = [Change("coins", 2, 1.0), Change("first_coins", 2, 1.2), Change("mayor_coins", 2, 0.3)]
    presenter = presenter_of("ruhrschifffahrt")
    (reason,) = presenter.reasons(changes, playing(presenter, ""), words("en"))
    assert (reason.text, round(reason.worth, 1)) == ("2 coins more", 2.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_only_worth_something_else_is_one_reason(language: Language) -> None:
    """A lock moves no cube: that these are good for less is said so, and not as if some were lost."""
    changes = [
        Change("cubes.BI", 0, -2.3),
        Change("cubes.BC", 0, -1.6),
        Change("coins", 0, 0.5),
        Change("cubes.WC", 1, 0.9),
        Change("tile.lock_construction", 0, 1.1),
    ]
    presenter, text = presenter_of("ruhrschifffahrt"), words(language)
    reasons = presenter.reasons(changes, playing(presenter, ""), text)
    assert [(reason.about, round(reason.worth, 1)) for reason in reasons] == [
        ("cubes.WC", 0.9),
        ("tile.lock_construction", 1.1),
        ("held", -3.4),
    ]
    assert reasons[-1].text == text("reason-held-less")
    (more,) = presenter.reasons([Change("cities.essen", 0, 1.2)], playing(presenter, ""), text)
    assert more.text == text("reason-held-more")


def test_a_progress_tile_says_for_what_it_is_worth_something() -> None:
    presenter, text = presenter_of("ruhrschifffahrt"), words("en")
    said = said_of(presenter, Change("tile.lock_construction", 1, 2.2), "", text)
    assert said == "tile Lock construction (one lock a round)"
