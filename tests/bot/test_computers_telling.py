"""Games of people and computers, as the channel is told of them: who must decide was called, once each time."""

from random import Random

import pytest

from bot.letters import FinalLetter, PhaseLetter, TurnLetter
from bot.presenter import PRESENTERS, register
from games.engine.codec import encode_state
from games.engine.event import Event, visible_events
from games.registry import GAMES
from players.entry import Question
from tests.bot.absences import PRESENTERS as ALL
from tests.bot.computer_tables import Machines
from tests.bot.stub_computer import line_by_chance
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

LEVELS = ("steiger", "apprentice", "inspector")


async def begun(bench: Bench, game: str, people: int) -> int:
    """A game with as many seats as it takes, the rest of them computers'."""
    register(ALL[game])
    number = await bench.service.new(bench.call(101), game, GUILD, CHANNEL, "en", threads=True)
    for other in range(1, people):
        await bench.service.join(bench.call(101 + other), number)
    for count in range(GAMES[game].seats[-1] - people):
        await bench.service.add_computer(bench.call(101), number, LEVELS[count % len(LEVELS)])
    await bench.service.start(bench.call(101), number, THREAD)
    return number


async def decide(bench: Bench, number: int, seat: int, seed: int) -> None:
    """A decision of a person by chance, up to something final."""
    loaded = await bench.loaded(number)
    question = Question(loaded.game.id, encode_state(loaded.game, loaded.state), seat, "steiger", seed)
    for text in line_by_chance(question):
        await bench.service.move(bench.call(101 + seat), number, None, text)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [1, 2])
async def test_whoever_must_decide_was_called_and_each_event_told_once(
    bench: Bench, game: str, people: int
) -> None:
    usual = PRESENTERS.get(game)
    number, machines, rng = await begun(bench, game, people), Machines(bench), Random(people)
    called, seen, turns = set[int](), 0, 0
    while turns < 60:
        await machines.play()
        loaded = await bench.loaded(number)
        letters = await bench.letters(number)
        for letter in letters[seen:]:
            if isinstance(letter, TurnLetter):
                called |= set(letter.asked) if letter.ping else set()
                assert not letter.ping or not letter.rewrite
        seen = len(letters)
        if loaded.row.status != "running":
            break
        assert set(loaded.active) <= called, "people alone are left to decide, and know it"
        assert all(seat < people for seat in loaded.active)
        seat = rng.choice(loaded.active)
        await decide(bench, number, seat, rng.randrange(10**6))
        turns += 1
        after = await bench.loaded(number)
        line = (await bench.lines(number))[-1]
        if line.ends_turn or seat not in after.active:
            called.discard(seat)
    told: list[Event] = []
    for letter in await bench.letters(number):
        if isinstance(letter, PhaseLetter):
            told += [event for phase in letter.phases for event in phase.events]
        elif isinstance(letter, TurnLetter | FinalLetter):
            told += letter.events
    events = list(visible_events(await bench.events(number), None))
    assert told == events[: len(told)]
    assert len(events) - len(told) < 40, "but for what a turn that is not over has shown"
    assert bench.faults == []
    if usual is not None:
        register(usual)
