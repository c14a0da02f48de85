"""Computers at a table: added, started with, and answering in one message."""

from random import Random

from bot.letters import FinalLetter, PhaseLetter, TurnLetter
from games.engine.event import Event, visible_events
from tests.bot.computer_tables import Machines, lobby, played_on, table, turns
from tests.bot.table_bench import Bench


async def test_computers_take_the_next_seats_and_are_called_by_colour_and_level(bench: Bench) -> None:
    number = await lobby(bench)
    loaded = await bench.loaded(number)
    held = [(seat.user, seat.computer) for seat in loaded.seats]
    assert held == [(101, ""), (None, "steiger"), (None, "apprentice")]
    colours = loaded.game.colours
    names = [f"Computer {colours[1].capitalize()} (Steiger)", f"Computer {colours[2].capitalize()} (Apprentice)"]
    assert list(loaded.party.plain_names[1:]) == names
    assert loaded.party.users[1:] == (0, 0)


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


async def test_a_game_with_computers_is_played_to_its_end(bench: Bench) -> None:
    number, machines = await table(bench), Machines(bench)
    await played_on(bench, machines, number, 200, Random(3))
    loaded = await bench.loaded(number)
    assert loaded.row.status == "over"
    assert bench.faults == []
    assert loaded.state == await bench.replayed(number)
