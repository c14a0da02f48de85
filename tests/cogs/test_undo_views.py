"""Taking back as a player meets it: the buttons of the panel, the preview of an undo, and what it asks."""

from random import Random

import pytest

from bot.controls import read_id
from bot.errors import Stale
from bot.outgoing.composing import compose
from bot.post import BUTTONS_A_ROW, TEXT_LIMIT, Button, Post
from bot.presenter import Presenter, presenter_of, register
from bot.tables.falling import MOST_TURNS
from bot.words import LANGUAGES, words
from cogs.desk import CHOICE
from cogs.views.panel import panel
from cogs.views.undo import undo_choices, undo_preview
from db import tables, votes
from games.registry import GAMES
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench


def operations(post: Post) -> list[str]:
    """What the buttons of a post do."""
    found = [read_id(one.id) for row in post.rows for one in row if isinstance(one, Button)]
    return [press.op for press in found if press is not None]


async def mined(bench: Bench, table: int, presses: int) -> int:
    """The draft played, and so many presses of a mining turn; the user at turn."""
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
    user = await bench.user(table)
    space = next(one for one in await bench.choices(table) if one.startswith("place mining"))
    for line in (space, "cage 1", "cage 0")[:presses]:
        await bench.service.move(bench.call(user), table, None, line)
    return user


async def test_begin_anew_stands_beside_take_back_once_it_takes_back_more(bench: Bench) -> None:
    table = await bench.table(2)
    user = await mined(bench, table, 1)
    once = operations(panel(await bench.service.seen(user, table), words("en")))
    assert ("back" in once, "anew" in once) == (True, False)
    await bench.service.move(bench.call(user), table, None, "cage 1")
    twice = operations(panel(await bench.service.seen(user, table), words("en")))
    assert twice.index("anew") == twice.index("back") + 1


async def test_all_that_can_be_taken_back_or_taken_up_fits_one_row(bench: Bench) -> None:
    """What only leads elsewhere gives way."""
    table = await bench.table(2)
    user = await mined(bench, table, 3)
    seat = (await bench.loaded(table)).active[0]
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, conceded=1))
    shown = panel(await bench.service.seen(user, table), words("en"), "steps")
    assert len(shown.rows[-1]) == BUTTONS_A_ROW
    assert operations(Post("", shown.rows[-1:])) == ["return", "finish", "back", "anew", "show"]


async def shown(bench: Bench, user: int, table: int, turns: int = 1) -> Post:
    """The preview of an undo in English."""
    return undo_preview(await bench.service.preview(bench.call(user), table, turns), words("en"))


async def played(bench: Bench, table: int, *lines: str) -> int:
    """A whole turn in these lines, then first choices; who played it."""
    user = await bench.user(table)
    for line in lines:
        await bench.service.move(bench.call(user), table, None, line)
    await bench.turn(table)
    return user


async def test_a_preview_says_what_falls_what_it_brought_who_saw_and_who_is_asked(bench: Bench) -> None:
    table = await bench.table(3)
    await mined(bench, table, 0)
    first = await played(bench, table, "place money_6")
    second = await played(bench, table, "place order_draw", "keep none", "return top")
    third = next(user for user in (101, 102, 103) if user not in (first, second))
    seats = (await bench.loaded(table)).party.names
    names = {user: seats[user - 101] for user in (first, second, third)}
    lines = (await shown(bench, first, table, 2)).text.split("\n")
    assert lines[0] == f"**Table {table}: take back the last 2 turns?**"
    assert lines[1].startswith(f"1. {names[second]} – places 1 worker: orders, draw five. · keeps nothing")
    assert lines[2] == f"2. {names[first]} – places 1 worker: money, 6 francs."
    assert lines[3] == f"Gained and lost since then: {names[first]} +6 francs."
    assert lines[4] == f"Since then {names[second]} has seen something that the others have not."
    others = words("en").listed([seats[seat] for seat in range(3) if seat != first - 101])
    assert lines[5] == (
        f"This would ask {others}; all of them have to agree within 72 hours. So far nobody has been told."
    )
    assert len(lines) == 6


async def test_a_preview_tells_nobody_and_stores_nothing(bench: Bench) -> None:
    table = await bench.table(3)
    first = await bench.turn(table)
    await bench.turn(table)
    before, told = await bench.loaded(table), await bench.rows(table)
    entries = (await bench.service.log(first, table)).entries
    post = await shown(bench, first, table, 2)
    assert operations(post) == ["undo"]
    assert not post.mentions
    assert "<@" not in post.text
    assert await bench.loaded(table) == before
    assert await bench.rows(table) == told
    assert (await bench.service.log(first, table)).entries == entries
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []


async def test_where_nobody_need_be_asked_the_button_says_so(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    post = await shown(bench, user, table)
    (button,) = post.rows[0]
    assert isinstance(button, Button)
    assert button.label == "Take back now"
    assert "Nobody else needs to be asked." in post.text
    other = await shown(bench, await bench.user(table), table)
    assert isinstance(other.rows[0][0], Button)
    assert other.rows[0][0].label == "Ask the table"


@pytest.mark.parametrize("since", ["another turn", "a move", "a turn taken back"])
async def test_a_preview_gone_stale_asks_nothing(bench: Bench, since: str) -> None:
    """Other turns would fall, or others would be asked: one press never does more than was shown."""
    table = await bench.table(4)
    first = await bench.turn(table)
    last = await bench.turn(table)
    turns = 2 if since == "another turn" else 1
    asker = first if since == "another turn" else last
    preview = await bench.service.preview(bench.call(asker), table, turns)
    if since == "another turn":
        await bench.turn(table)
    elif since == "a move":
        user = await bench.user(table)
        await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    else:
        await bench.service.back(bench.call(last), table, None)
        await bench.service.finish(bench.call(last), table, None)
    before = await bench.loaded(table)
    asked = bench.service.ask_undo(bench.call(asker), table, turns, preview.fall.mark)
    assert isinstance(await bench.refused(asked), Stale)
    assert await bench.loaded(table) == before
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []
    fresh = await bench.service.preview(bench.call(asker), table, turns, preview.fall.target)
    assert len(fresh.fall.turns) == (3 if since == "another turn" else 1)  # to the same position
    said = await bench.service.ask_undo(bench.call(asker), table, len(fresh.fall.turns), fresh.fall.mark)
    assert said == ("undone" if since == "a turn taken back" else "vote-opened")


@pytest.mark.parametrize("mark", ["x", "0 1", "0 1 1", "9 9 -", "0 1 -\n"])
async def test_a_mark_that_no_preview_had_undoes_nothing(bench: Bench, mark: str) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    state = (await bench.loaded(table)).row.state
    assert (await bench.service.preview(bench.call(user), table, 1)).fall.mark == "0 1 -"
    assert isinstance(await bench.refused(bench.service.ask_undo(bench.call(user), table, 1, mark)), Stale)
    assert (await bench.loaded(table)).row.state == state


async def test_a_press_delivered_twice_undoes_and_asks_once(bench: Bench) -> None:
    table, turns = await bench.table(3), 2
    first = await bench.turn(table)
    await bench.turn(table)
    fall = (await bench.service.preview(bench.call(first), table, turns)).fall
    call = bench.call(first)
    said = [await bench.service.ask_undo(call, table, turns, fall.mark) for _ in range(2)]
    assert said == ["vote-opened", "vote-opened"]
    assert len(await bench.db.read(lambda c: votes.open_votes(c, table))) == 1
    again = bench.service.ask_undo(bench.call(first), table, turns, fall.mark)
    assert await bench.key(again) == "vote-already-open"


async def test_a_preview_whose_turns_were_taken_back_has_nothing_left(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    preview = await bench.service.preview(bench.call(user), table, 1)
    await bench.service.ask_undo(bench.call(user), table, 1, preview.fall.mark)
    again = bench.service.preview(bench.call(user), table, 1, preview.fall.target)
    assert await bench.key(again) == "nothing-to-undo"


async def test_a_preview_refuses_what_could_not_be_asked(bench: Bench) -> None:
    """A stranger, a suspended seat, a second question, one asked in vain before: each before anybody is told."""
    table = await bench.table(4)
    assert await bench.key(bench.service.preview(bench.call(101), table, 1)) == "nothing-to-undo"
    first, second = await bench.turn(table), await bench.turn(table)
    assert await bench.key(bench.service.preview(bench.call(999), table, 1)) == "not-seated"
    assert await bench.key(bench.service.preview(bench.call(first), table, MOST_TURNS + 1)) == "undo-too-many"
    await bench.service.ask_undo(bench.call(first), table, 2)
    assert await bench.key(bench.service.preview(bench.call(second), table, 2)) == "vote-already-open"
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(second), table, vote.id, "no")
    assert await bench.key(bench.service.preview(bench.call(first), table, 2)) == "asked-in-vain"
    assert (await bench.service.preview(bench.call(second), table, 2)).fall.asked == (first - 101,)
    await bench.db.transaction(lambda c: tables.change_seat(c, table, second - 101, suspended=1))
    assert await bench.key(bench.service.preview(bench.call(second), table, 2)) == "seat-suspended"
    assert await bench.key(bench.service.undoable(bench.call(second), table)) == "seat-suspended"


async def test_the_request_tells_all_what_the_turns_brought_and_calls_those_asked_once(bench: Bench) -> None:
    table = await bench.table(3)
    await mined(bench, table, 0)
    first = await played(bench, table, "place money_6")
    second = await played(bench, table, "place order_draw", "keep none", "return top")
    third = next(user for user in (101, 102, 103) if user not in (first, second))
    await bench.service.ask_undo(bench.call(first), table, 2)
    letter, names = (await bench.letters(table))[-1], (await bench.loaded(table)).party.names
    post = compose(letter, await bench.loaded(table), 7)
    assert sorted(post.mentions) == sorted((second, third))
    assert post.text.count("<@") == 2
    whose = words("en").listed([names[user - 101] for user in sorted((first, second))])
    head, brought, seen = post.text.split("\n")
    asks = f"{names[first - 101]} asks to take back the last 2 turns (of {whose})"
    assert f"{asks}. 2 more players must agree" in head
    assert brought == f"Gained and lost since then: {names[first - 101]} +6 francs."
    assert seen == f"Since then {names[second - 101]} has seen something that the others have not."
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    await bench.service.cast(bench.call(second), table, vote.id, "no")
    row = next(row for row in await bench.rows(table) if "notice-undo-asked" in row.letter)
    assert '"settled":"vote-refused"' in row.letter


async def crowded(bench: Bench, presenter: Presenter, players: int, name: str) -> int:
    """A table whose players are called by the longest names."""
    register(presenter)
    table = await bench.service.new(bench.call(101), presenter.game.id, GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    await bench.service.start(bench.call(101), table, THREAD)
    for seat in range(players):
        await bench.db.transaction(lambda c, seat=seat: tables.change_seat(c, table, seat, name=name))
    return table


async def pressed(bench: Bench, presenter: Presenter, table: int, rng: Random, presses: int) -> None:
    """So many random moves of whoever must decide."""
    for _ in range(presses):
        loaded = await bench.loaded(table)
        if loaded.row.status != "running":
            return
        user = loaded.seats[rng.choice(loaded.active)].user or 0
        position = (await bench.service.seen(user, table)).position
        assert position is not None
        legal = presenter.game.legal_actions(position.state, position.seat)
        line = presenter.game.notation(rng.choice(legal))
        await bench.service.move(bench.call(user), table, None, line)


@pytest.mark.slow
@pytest.mark.parametrize("presenter", [presenter_of(game) for game in GAMES], ids=lambda one: one.game.id)
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(2, 6))])
async def test_every_undo_fits_a_message_in_all_languages(
    bench: Bench, presenter: Presenter, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    """At random positions of each game, in each language, of one turn and of twenty, with the longest names."""
    rng, players = Random(seed), presenter.game.seats[-1]
    table = await crowded(bench, presenter, players, "_" * 32 if seed % 2 else "M" * 32)
    for _ in range(2 if seed == 1 else 6):
        await pressed(bench, presenter, table, rng, 90)
        if (await bench.loaded(table)).row.status != "running":
            break
        found = await bench.service.undoable(bench.call(101), table)
        for language in LANGUAGES:
            text = words(language)
            choices = undo_choices(found, text)
            assert [choice.value for choice in choices] == [str(n) for n in range(1, len(found.turns) + 1)]
            assert all(0 < len(choice.label) <= CHOICE for choice in choices)
            assert not any("**" in choice.label or "\n" in choice.label for choice in choices)
            for turns in (1, 3, len(found.turns)):
                post = undo_preview(await bench.service.preview(bench.call(101), table, turns), text)
                assert len(post.text) <= TEXT_LIMIT
                assert len(post.text.split("\n")) >= turns + 2
            said = await bench.service.ask_undo(bench.call(101), table, len(found.turns))
            assert said == "vote-opened"
            await bench.db.transaction(lambda c, to=language: tables.change_table(c, table, language=to))
            request = compose((await bench.letters(table))[-1], await bench.loaded(table), 10**9)
            assert len(request.text) <= TEXT_LIMIT
            (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
            await bench.db.transaction(lambda c, vote=vote: votes.close_vote(c, vote.id, "void"))
    assert not caplog.records  # no text was too long for its sentence
