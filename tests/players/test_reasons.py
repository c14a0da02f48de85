"""What computers count stands in words in every language, and no sentence shows an id."""

import re
from typing import Any

import msgspec
import pytest
from minds_tried import MINDS, TABLES, positions

from bot.presenter import AnyPresenter, Party, presenter_of
from bot.words import LANGUAGES, Words, words
from cogs.reasons import rival
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


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_all_that_is_counted_is_told_in_few_groups(game_id: str, players: int) -> None:
    """In every language, each group once; of what is there at once it is told how many."""
    presenter, mind = presenter_of(game_id), mind_of(game_id)
    for state, _ in positions(game_id, players):
        for seat in range(players):
            changes = [Change(one.what, one.amount + 0.4, one.worth + 1) for one in mind.items(state, seat)]
            for language in LANGUAGES:
                seated, text = playing(presenter, boarded(state, game_id)), words(language)
                reasons = presenter.reasons(changes, seated, text)
                assert len({reason.text for reason in reasons}) == len(reasons) <= 14
                assert sum(reason.worth for reason in reasons) == pytest.approx(sum(one.worth for one in changes))
                for said in (*(reason.text for reason in reasons), *presenter.at_hand(changes, text)):
                    assert not re.search(r"[a-z]_[a-z]|[a-z]\.[a-z]|[{}]|-worth-", said), said
                    assert len(said) <= 75, said


@pytest.mark.parametrize(
    ("game_id", "what", "said"),
    [
        ("coal_baron", "francs", ("3 fewer francs", "3 Francs weniger", "3 francs de moins")),
        ("kohle_kolonie", "coins", ("3 fewer coins", "3 Münzen weniger", "3 thunes de moins")),
        ("ruhrschifffahrt", "debts", ("3 fewer debts", "3 Schulden weniger", "3 dettes de moins")),
    ],
)
def test_what_is_less_at_once_in_words(game_id: str, what: str, said: tuple[str, str, str]) -> None:
    for language, text in zip(("en", "de", "fr"), said, strict=True):
        assert presenter_of(game_id).at_hand([Change(what, -3, -2.0)], words(language)) == [text]


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (1.0, ("the best rival has 1 point more", "der beste Gegner hat 1 Punkt mehr")),
        (-2.5, ("the best rival has 2.5 points fewer", "der beste Gegner hat 2,5 Punkte weniger")),
    ],
)
def test_the_best_rival_in_words(points: float, said: tuple[str, str]) -> None:
    for language, text in zip(("en", "de"), said, strict=True):
        assert rival(points, words(language)) == text


@pytest.mark.parametrize(
    ("game_id", "change", "said"),
    [
        (
            "coal_baron",
            Change("workers", -1.0, -1.4),
            (
                "1 fewer worker for new orders",
                "1 Arbeiter weniger für neue Aufträge",
                "1 ouvrier de moins pour de nouvelles commandes",
            ),
        ),
        (
            "coal_baron",
            Change("workers", 1.5, 1.4),
            (
                "1.5 more workers for new orders",
                "1,5 Arbeiter mehr für neue Aufträge",
                "1,5 ouvrier de plus pour de nouvelles commandes",
            ),
        ),
        (
            "coal_baron",
            Change("balance", 0.3, -0.6),
            (
                "difference between light and dark side: 0.3 more tiles",
                "Unterschied beleuchtet/unbeleuchtet: 0,3 Tunnelplättchen mehr",
                "écart entre côtés éclairé et sombre\u00a0: 0,3 tuile de plus",
            ),
        ),
        (
            "coal_baron",
            Change("cubes", -1.9, -0.6),
            (
                "1.9 fewer cubes for new orders",
                "1,9 Würfel weniger für neue Aufträge",
                "1,9 cube de moins pour de nouvelles commandes",
            ),
        ),
        (
            "coal_baron",
            Change("order.truck_10", -1, -8.7),
            (
                "points of orders, delivered or still to deliver",
                "Punkte von Aufträgen, ausgelieferten und offenen",
                "points de commandes, livrées ou à livrer",
            ),
        ),
        (
            "ruhrschifffahrt",
            Change("cubes.BI", 1, 2.4),
            (
                "tiles, and cubes towards them",
                "Plättchen und Steine dafür",
                "jetons, et cubes pour les obtenir",
            ),
        ),
        ("kohle_kolonie", Change("coins", -2, -2.9), ("2 fewer coins", "2 Münzen weniger", "2 thunes de moins")),
    ],
)
def test_a_reason_in_words(game_id: str, change: Change, said: tuple[str, str, str]) -> None:
    for language, text in zip(("en", "de", "fr"), said, strict=True):
        assert said_of(presenter_of(game_id), change, "", words(language)) == text


def test_a_delivery_is_one_reason_with_its_points() -> None:
    """The order was counted on before: only what it brings beyond that is gained."""
    changes = [Change("delivered", 9, 9.0), Change("order.truck_10", -1, -8.7), Change("francs", 0, -0.2)]
    presenter = presenter_of("coal_baron")
    reasons = presenter.reasons(changes, playing(presenter, ""), words("en"))
    assert [(reason.about, round(reason.worth, 1)) for reason in reasons] == [("orders", 0.3), ("money", -0.2)]


def test_what_is_counted_apart_is_one_reason() -> None:
    changes = [Change("coins", 2, 1.0), Change("first_coins", 2, 1.2), Change("mayor_coins", 2, 0.3)]
    presenter = presenter_of("ruhrschifffahrt")
    (reason,) = presenter.reasons(changes, playing(presenter, ""), words("en"))
    assert (reason.text, round(reason.worth, 1)) == ("2 more coins", 2.5)


@pytest.mark.parametrize(
    ("workers", "about"),
    [(-4.9, [("prospects", -1.1), ("cubes", 0.5)]), (2.0, [("orders", 3.8), ("workers", 2.0), ("cubes", 0.5)])],
)
def test_workers_put_to_use_for_an_order_are_told_with_it(workers: float, about: list[tuple[str, float]]) -> None:
    """Fewer workers for new orders and more of an order in hand are one thing counted before and after."""
    changes = [Change("order.truck_10", 1, 3.8), Change("workers", workers, workers), Change("cubes", 1, 0.5)]
    presenter = presenter_of("coal_baron")
    for language in LANGUAGES:
        reasons = presenter.reasons(changes, playing(presenter, ""), words(language))
        assert [(reason.about, round(reason.worth, 1)) for reason in reasons] == about
        assert all(len(reason.text) <= 75 for reason in reasons)
