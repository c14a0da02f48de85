"""Computers at a table: added, started with, and answering in one message."""

from random import Random

import msgspec
import pytest

from bot.letters import FinalLetter, PhaseLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.presenter import register
from bot.tables.recording import record_of
from cogs.coal_baron import PRESENTER
from cogs.kohle_kolonie import PRESENTER as KOHLE
from games.engine.codec import encode_state
from games.engine.event import Event, visible_events
from players.entry import Question
from tests.bot.computer_tables import Machines, lobby, played_on, table, turns
from tests.bot.stub_computer import line_by_chance
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench


async def test_computers_take_the_next_seats_and_are_called_by_colour_and_level(bench: Bench) -> None:
    number = await lobby(bench)
    loaded = await bench.loaded(number)
    held = [(seat.user, seat.computer) for seat in loaded.seats]
    assert held == [(101, ""), (None, "steiger"), (None, "apprentice")]
    colours = loaded.game.colours
    names = [f"Computer {colours[1].capitalize()} (Steiger)", f"Computer {colours[2].capitalize()} (Apprentice)"]
    assert list(loaded.party.plain_names[1:]) == names
    assert loaded.party.users[1:] == (0, 0)
    assert loaded.party.short_names == ("User 101", "Steiger", "Apprentice"), "in pictures, beside the colour"


async def test_two_computers_of_a_level_can_be_told_apart_in_pictures(bench: Bench) -> None:
    loaded = await bench.loaded(await lobby(bench, 1, ("apprentice", "steiger", "apprentice")))
    first, _, last = (colour.capitalize() for colour in loaded.game.colours[1:4])
    assert loaded.party.short_names == ("User 101", f"Apprentice {first}", "Steiger", f"Apprentice {last}")


@pytest.mark.slow
async def test_several_computers_in_a_row_are_told_by_one_message(bench: Bench) -> None:
    """The person's own turn is told as always; what three computers answer is one message that calls them."""
    number, machines = await table(bench, 1, ("steiger", "apprentice", "inspector")), Machines(bench)
    longest = 0
    for _ in range(8):
        await machines.play()
        before = await turns(bench, number)
        assert before[-1].asked == (0,)
        await bench.turn(number)
        mine, played = await turns(bench, number), await bench.lines(number)
        assert len(mine) == len(before) + 1
        if mine[-1].asked == (0,):
            continue
        await machines.play()
        answered = (await turns(bench, number))[len(mine) :]
        assert [(letter.asked, letter.ping) for letter in answered] == [((0,), True)]
        longest = max(longest, len({line.seat for line in (await bench.lines(number))[len(played) :]}))
    assert longest == 3


@pytest.mark.slow
async def test_each_event_is_told_once_and_each_phase_with_its_picture(bench: Bench) -> None:
    number, machines = await table(bench, 1, ("steiger", "apprentice", "inspector")), Machines(bench)
    await played_on(bench, machines, number, 200, Random(5))
    letters = await bench.letters(number)
    told: list[Event] = []
    phases: list[str] = []
    for letter in letters:
        if isinstance(letter, PhaseLetter):
            told += [event for phase in letter.phases for event in phase.events]
            phases += [phase.phase for phase in letter.phases]
        elif isinstance(letter, TurnLetter | FinalLetter):
            told += letter.events
            phases += [letter.ended] if isinstance(letter, TurnLetter) and letter.ended else []
    assert told == list(visible_events(await bench.events(number), None))
    assert phases == ["draft", "shift_1", "shift_2", "shift_3"]


async def test_a_message_that_asks_computers_alone_has_no_picture(bench: Bench) -> None:
    """It is of a moment, the next has one. At the beginning, and where a phase ended, the board is shown."""
    number, machines = await table(bench, 1, ("steiger",)), Machines(bench)
    loaded = await bench.loaded(number)
    (first,) = await turns(bench, number)
    assert compose(first, loaded, 1).shots
    await machines.play()
    loaded = await bench.loaded(number)
    while loaded.active == (0,):
        await bench.turn(number)
        loaded = await bench.loaded(number)
    asked = (await turns(bench, number))[-1]
    assert (asked.asked, compose(asked, loaded, 1).shots) == ((1,), ())
    lines = compose(asked, loaded, 1).text.splitlines()
    assert "Computer" in lines[0]
    assert all(line.startswith("• ") for line in lines[1:]), "what happened, and nobody's numbers"
    assert compose(msgspec.structs.replace(asked, ended="draft"), loaded, 1).shots
    await machines.play()
    assert compose((await turns(bench, number))[-1], await bench.loaded(number), 1).shots


@pytest.mark.slow
async def test_the_record_of_a_game_says_which_seats_computers_played(bench: Bench) -> None:
    number, machines = await table(bench), Machines(bench)
    await played_on(bench, machines, number, 200, Random(3))
    ended = await bench.service.ended_game(bench.call(101), number)
    assert ended.computers == ("", "steiger", "apprentice")
    record = msgspec.json.decode(record_of(ended))
    assert record["computers"] == ["", "steiger", "apprentice"]


async def test_nobody_is_told_that_a_computer_may_leave_an_answer(bench: Bench) -> None:
    register(KOHLE)
    number = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    for level in ("steiger", "apprentice"):
        await bench.service.add_computer(bench.call(101), number, level)
    await bench.service.start(bench.call(101), number, THREAD)
    machines = Machines(bench)
    for _ in range(40):
        await machines.play()
        loaded = await bench.loaded(number)
        if loaded.row.status != "running" or loaded.game.round_of(loaded.state) > 1:
            break
        for text in line_by_chance(await question_of(bench, number)):
            await bench.service.move(bench.call(101), number, None, text)
    invited = {seat for letter in await turns(bench, number) for seat in letter.invited}
    assert invited <= {0}
    assert bench.faults == []
    register(PRESENTER)


async def question_of(bench: Bench, number: int) -> Question:
    """The decision of the person, as if a computer had to think about it."""
    loaded = await bench.loaded(number)
    return Question(loaded.game.id, encode_state(loaded.game, loaded.state), 0, "steiger", loaded.row.seal)


@pytest.mark.slow
async def test_a_game_with_computers_is_played_to_its_end(bench: Bench) -> None:
    number, machines = await table(bench), Machines(bench)
    await played_on(bench, machines, number, 200, Random(3))
    loaded = await bench.loaded(number)
    assert loaded.row.status == "over"
    assert bench.faults == []
    assert loaded.state == await bench.replayed(number)
