"""What can be asked about, typed or chosen from the list: the same words and notation as those of the commands."""

from typing import Any

import pytest

from bot.presenter import presenter_of, register
from bot.words import LANGUAGES, words
from cogs.desk import CHOICE
from cogs.typed.asking import offered, other_ways, still_open
from cogs.typed.questions import TAIL, actions_of, bare, typed_of, ways
from cogs.views.can import which_post
from games.coal_baron.actions import FillSpace, PlaceWorkers, WithdrawRanking
from games.engine.contract import AnyGame, Setup
from games.engine.rng import Rng
from games.engine.violation import MalformedAction
from games.kohle_kolonie.actions import (
    Bid,
    BuyEngine,
    BuyMine,
    Flip,
    InsertMiner,
    LeaveCeiling,
    RedeployMiner,
    Withdraw,
)
from games.registry import GAMES
from games.ruhrschifffahrt.actions import BuildInCity, ChooseStart, MoveInPort
from tests.cogs.coal_baron.coal_baron_tables import random_game
from tests.games.tables import each_game

EN = words("en")


@pytest.fixture(autouse=True)
def presenters() -> None:
    for game in GAMES:
        register(presenter_of(game))


def begun(game: AnyGame, seed: int = 1) -> Any:
    players = game.seats[-1]
    return game.new_game(Setup(seats=players, options=game.options_type(), seed=f"{seed:032x}")).state


def meant(game: str, line: str, state: Any = None, seat: int = 0) -> Any:
    position = begun(GAMES[game]) if state is None else state
    return actions_of(typed_of(game), position, seat, line, EN)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("place bank", PlaceWorkers("bank")),
        ("/coal place bank", PlaceWorkers("bank")),
        ("Place bank — Bank · 1 of 10 workers", PlaceWorkers("bank")),
        ("fill truck_08 grey storage", FillSpace("truck_08", "grey", "storage")),
        ("fill truck_08; grey; storage", FillSpace("truck_08", "grey", "storage")),
        ("unrank", WithdrawRanking()),
        ("place mining, 4 steps", PlaceWorkers("mining_4")),
    ],
)
def test_a_line_of_coal_baron_is_read_as_its_command_reads_it(line: str, action: Any) -> None:
    assert list(meant("coal_baron", line)) == [action]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("buy 7", BuyMine("7")),
        ("buy Wallfisch", BuyMine("31")),
        ("bid 12", Bid(12)),
        ("auction bid 12", Bid(12)),
        ("insert rescue.A1", InsertMiner("rescue.A1")),
        ("redeploy horst → R2", RedeployMiner("horst", "R2")),
        ("withdraw ranking", Withdraw("ranking")),
        ("ceiling general 9", LeaveCeiling("general", 9)),
        ("ahead ceiling general 9 yes 1", LeaveCeiling("general", 9, aid=True, unification=1)),
        ("ahead ceiling Vereinigter General 9 ja", LeaveCeiling("general", 9, aid=True)),
    ],
)
def test_a_line_of_kohle_kolonie_is_read_as_its_command_reads_it(line: str, action: Any) -> None:
    line = line.replace("redeploy", "move")
    assert list(meant("kohle_kolonie", line)) == [action]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("start Horst", ChooseStart("st_horst")),
        ("city Werden", BuildInCity("ci_werden")),
        ("city ci_werden tile", BuildInCity("ci_werden", white=True)),
        ("shift belgium rhineland", MoveInPort("belgium", "rhineland")),
    ],
)
def test_a_line_of_ruhrschifffahrt_is_read_as_its_command_reads_it(line: str, action: Any) -> None:
    assert list(meant("ruhrschifffahrt", line)) == [action]


def test_a_plan_is_read_as_a_plan() -> None:
    assert len(meant("kohle_kolonie", "buy 7, worker horst; place A1")) == 3
    assert len(meant("ruhrschifffahrt", "option pilot, start st_werden")) == 2


@pytest.mark.parametrize("line", ["dig", "buy", "buy Franziska", "buy nowhere at all", "", "fill", "x" * 400])
def test_what_means_nothing_or_more_than_one_thing_is_malformed(line: str) -> None:
    with pytest.raises(MalformedAction):
        meant("kohle_kolonie", line)


@each_game
def test_the_example_of_every_verb_can_be_asked_about(game_id: str) -> None:
    game, typed = GAMES[game_id], typed_of(game_id)
    for given in typed.given.values():
        assert list(meant(game_id, given.row.example)) == [game.parse(given.row.example)], given.row.example


@each_game
def test_words_are_divided_among_options_in_every_way_that_leaves_none_required_empty(game_id: str) -> None:
    for command in typed_of(game_id).commands.values():
        for said in ("", "one", "one two three", "a b c d e f g h"):
            for options in ways(command, said):
                required = [one.name for one in command.options if one.required]
                assert not said or list(options) == [one.name for one in command.options][: len(options)]
                assert not said.split()[len(required) :] or all(name in options for name in required)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_list_goes_from_commands_to_values_and_each_entry_is_read_again(game_id: str, language: Any) -> None:
    """Also where the entry's words are typed on, as Discord puts them into the line."""
    game, typed, text = GAMES[game_id], typed_of(game_id), words(language)
    state = begun(game)
    seat = game.active_seats(state)[0]
    first = offered(typed, state, seat, "", text, own=True)
    assert len(first) in (len(typed.commands), 25)
    legal = {game.notation(one).split()[0] for one in game.legal_actions(state, seat)} - {"end"}
    assert {first[0].value.split()[-1]} <= {name for name, given in typed.given.items() if given.row.word in legal}
    for command in typed.commands.values():
        if command.options:
            found = offered(typed, state, seat, command.path, text, own=True)
            for entry in found:
                assert len(entry.label) <= CHOICE
                assert len(entry.value) <= CHOICE
            assert offered(typed, state, seat, f"{command.path}{TAIL}…", text, own=True) == found


def test_legal_values_come_first_and_the_others_follow() -> None:
    game, typed = GAMES["coal_baron"], typed_of("coal_baron")
    state = begun(game)
    seat = game.active_seats(state)[0]
    values = [one.value for one in offered(typed, state, seat, "draft", EN, own=True)]
    drafted = [f"draft {card}" for card in state.draft]
    assert set(values[: len(drafted)]) == set(drafted)
    assert len(values) > len(drafted)


def test_of_what_another_seat_drew_the_list_puts_nothing_first() -> None:
    """Dealt anew, the list is the same: no card of a hand stands before others."""
    game, typed = GAMES["coal_baron"], typed_of("coal_baron")
    state = next(one.state for one in random_game(3, 100) if one.state.turn.stage == "keep")
    other = (state.turn.seat + 1) % 3
    lists = [
        offered(typed, game.redeal(state, other, Rng(f"{deal:032x}")), state.turn.seat, "keep", EN, own=False)
        for deal in range(4)
    ]
    assert all(one == lists[0] for one in lists)


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_entries_begin_with_the_words_of_the_reader_and_are_read_when_typed_on(
    game_id: str, language: Any
) -> None:
    game, typed, text = GAMES[game_id], typed_of(game_id), words(language)
    state = begun(game)
    seat = game.active_seats(state)[0]
    for command in typed.commands.values():
        about = text(f"cmd-{typed.group}-{command.name}")
        for entry in offered(typed, state, seat, command.path, text, own=True):
            assert not entry.value.endswith(" -")
            if entry.value.startswith(f"{command.path} ") and len(entry.value) < 60 and "(" not in entry.value:
                assert entry.label.startswith(about[:8]), entry
                assert entry.label.endswith(f"({entry.value})")
            if f"({entry.value})" not in entry.label:
                continue
            assert bare(typed, entry.label).lower() == bare(typed, entry.value).lower()
            assert bare(typed, f"{entry.label} x").lower() == f"{bare(typed, entry.value)} x".lower()


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_a_command_without_its_option_is_asked_for_it(game_id: str, language: Any) -> None:
    game, typed, text = GAMES[game_id], typed_of(game_id), words(language)
    state = begun(game)
    seat = game.active_seats(state)[0]
    for command in typed.commands.values():
        try:
            actions_of(typed, state, seat, command.path, text)
        except MalformedAction:
            lacks = still_open(typed, state, seat, command.path, text, own=True)
            assert lacks is not None
            shown = which_post(lacks, text).text
            assert text(f"cmd-{typed.group}-{command.name}") in shown
            assert lacks.line in shown
            assert all(name in shown for name in lacks.legal[:10])


def test_what_cannot_be_read_is_no_question_for_an_option() -> None:
    game, typed = GAMES["kohle_kolonie"], typed_of("kohle_kolonie")
    state = begun(game)
    for line in ("dig", "engine nowhere at all", "", "plan x"):
        assert still_open(typed, state, 0, line, EN, own=True) is None


def test_what_is_secret_is_not_listed_to_others() -> None:
    typed = typed_of("coal_baron")
    state = next(one.state for one in random_game(3, 100) if one.state.turn.stage == "keep")
    lacks = still_open(typed, state, state.turn.seat, "keep", EN, own=False)
    assert lacks is not None
    assert (lacks.legal, lacks.reason) == ((), "")
    seen = still_open(typed, state, state.turn.seat, "keep", EN, own=True)
    assert seen is not None
    assert seen.legal


def test_a_payment_left_open_may_be_either() -> None:
    typed, state = typed_of("kohle_kolonie"), begun(GAMES["kohle_kolonie"])
    found = other_ways(typed, state, 0, "flip workforce", Flip("workforce"), words("de"))
    assert found == [
        ("gegen Arbeiter", Flip("workforce", "workers")),
        ("gegen Münzen", Flip("workforce", "coins")),
    ]
    said = other_ways(typed, state, 0, "flip workforce coins", Flip("workforce", "coins"), words("de"))
    assert said == []


def test_a_marker_left_open_may_be_used_and_what_is_said_stays() -> None:
    typed, state = typed_of("kohle_kolonie"), begun(GAMES["kohle_kolonie"])
    found = other_ways(typed, state, 0, "engine A1", BuyEngine("A1"), EN)
    assert [action for _, action in found] == [BuyEngine("A1", bonus=True)]
    assert other_ways(typed, state, 0, "engine A1 action", BuyEngine("A1"), EN) == []
    assert other_ways(typed, state, 0, "engine A1 bonus", BuyEngine("A1", bonus=True), EN) == []
