"""What a message says it says once, in the shortest of the places where it could stand."""

from types import SimpleNamespace
from typing import Any

import pytest
from test_composing import in_language, played

from bot.letters import FinalLetter, PhaseLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.presenter import register
from bot.tables.answers import Answer
from bot.tables.positions import kept, shown
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.ruhrschifffahrt import PRESENTER as RUHR
from cogs.tables.presses import panel_after
from games.engine.contract import Setup
from games.engine.event import Event
from games.ruhrschifffahrt import boards
from games.ruhrschifffahrt.game import GAME as RIVER
from games.ruhrschifffahrt.options import Options
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench
from tests.cogs.positions import party_of


async def river(bench: Bench) -> int:
    register(RUHR)
    table = await bench.service.new(bench.call(101), "ruhrschifffahrt", GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    return table


@pytest.mark.parametrize("kind", ["low_water", "flood"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_low_water_and_the_dominion_of_the_round_stand_in_its_conditions(
    bench: Bench, language: Language, kind: str
) -> None:
    loaded = in_language(await bench.loaded(await river(bench)), language)
    state = RIVER.new_game(Setup(seats=3, options=Options(), seed="1" * 32)).state
    state.round, state.pilot_ban = 2, True
    view = RIVER.observe(state, None)
    tile = next(tile.id for tile in boards.known[boards.STEIGER].demand_tiles if tile.event == kind)
    events = (
        Event("round_began", "6.1", None, {"round": 2, "year": 1774, "dominion": "essen"}),
        Event(kind, "6.2", None, {"tile": tile}),
    )
    letter = TurnLetter(position=kept(RIVER, state), asked=(view.order[0],), events=events)
    text, told = words(language), compose(letter, loaded, 1).text
    assert told.count(text("ru-dominion-essen")) == 1
    assert told.count(text("ru-round-pilot-ban").split()[-4].rstrip(".")) == 1
    assert told.count(text(f"ru-water-{kind}")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_mine_laid_as_left_ahead_is_one_line(language: Language) -> None:
    assert KOHLE.digest is not None
    events = (
        Event("card_placed", "large_card_place", 1, {"card": "herberholz", "space": "B2"}),
        Event("placed_ahead", "large_card_place", 1, {"space": "B2"}),
    )
    people = party_of(KOHLE.game, ("Anna", "Ben", "Chiara"))
    lines = [line for line, *_ in KOHLE.digest(events, None, people, words(language))]
    assert len(lines) == 1
    assert lines[0].count("B2") == 1
    assert lines[0].endswith(words(language)("kk-digest-line-ahead", line="").removeprefix(", "))


async def test_a_turn_that_ended_is_said_to_be_ones_own_again(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    other = 203 - user
    text = words("en")
    for who, key in ((user, "turn-finished-again"), (other, "turn-finished")):
        asked: Any = SimpleNamespace(service=bench.service, call=bench.call(who), text=text, said="")
        post = await panel_after(asked, table, Answer("turn-finished"))
        assert post.text.splitlines()[-1] == text(key)
        assert (await panel_after(asked, table, Answer("move-made"))).text.splitlines()[-1] != text("move-made")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_railway_marker_that_came_is_said_at_once(bench: Bench, language: Language) -> None:
    """Below what cannot be taken back, since no picture of the panel shows it; nothing else is told again."""
    register(KOHLE)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, language, threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    events = (
        Event("miner_redeployed", "5.3", 0, {"source": "weitmar", "spot": "R2"}),
        Event("marker_taken", "5.3", 0, {"marker": "wagon", "station": "R2"}),
    )

    async def just_sealed(user: int, number: int) -> Any:
        assert (user, number) == (101, table)
        return SimpleNamespace(events=events)

    service = SimpleNamespace(look=bench.service.look, just_sealed=just_sealed)
    text = words(language)
    asked: Any = SimpleNamespace(service=service, call=bench.call(101), text=text, said="")
    said = (await panel_after(asked, table, Answer("move-sealed"))).text.splitlines()
    party = (await bench.service.look(bench.call(101), table)).loaded.party
    assert said[-2:] == [text("move-sealed"), KOHLE.tell(events[1], party, text)]
    assert (await panel_after(asked, table, Answer("move-made"))).text.splitlines()[-1] != said[-1]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_last_shift_is_told_by_rank_in_parts(bench: Bench, language: Language) -> None:
    """It was one message of 1,901 letters by seat, without a total."""
    loaded = in_language(await bench.loaded(await played(bench, 4, 1)), language)
    text = words(language)
    letter = [one for one in await bench.letters(loaded.row.id) if isinstance(one, PhaseLetter)][-1]
    view = shown(letter.phases[-1].position, loaded)
    told = compose(letter, loaded, 1).text
    assert len(told) <= 1400
    scored = [one for one in letter.phases[-1].events if one.kind == "element_scored"]
    seats = sorted({one.seat or 0 for one in scored}, key=lambda seat: -view.seats[seat].points)
    heads = []
    for seat in seats:
        points = sum(int(str(one.params["points"])) for one in scored if one.seat == seat)
        heads.append(
            text(
                "cb-digest-scored-total",
                who=loaded.party.names[seat],
                points=text("cb-points", count=points),
                total=view.seats[seat].points,
            )
        )
    places = [told.index(head) for head in heads]
    assert places == sorted(places)
    assert max(len(line) for line in told.splitlines()) <= 180
    assert sum(line.startswith("– ") for line in told.splitlines()) >= len(seats)


@pytest.mark.slow
async def test_no_line_of_a_turn_says_what_the_line_before_it_says(bench: Bench) -> None:
    """Francs of a money space, the five of a draw, the end of a shift below its head, who won below the ranks."""
    loaded = await bench.loaded(await played(bench, 3, 4))
    text = words("en")
    for letter in await bench.letters(loaded.row.id):
        if not isinstance(letter, TurnLetter | PhaseLetter | FinalLetter):
            continue
        told = compose(letter, in_language(loaded, "en"), 1).text
        assert "draws 5 " not in told
        assert not any(text("cb-event-shift_ended", shift=shift) in told for shift in (1, 2, 3))
        assert " wins with " not in told
        for before, after in zip(told.splitlines(), told.splitlines()[1:], strict=False):
            assert not (": money, " in before and " takes " in after)
