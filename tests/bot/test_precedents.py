"""What a table decided binds it and those that accept it: numbered, cited, revised, struck, hidden."""

import sqlite3

import msgspec
import pytest

from bot.names import safe_text
from bot.outgoing.composing import compose
from bot.presenter import register
from bot.tables.dispute_choices import BACK, UPHOLD
from bot.tables.dispute_points import section_of
from bot.words import words
from cogs.coal_baron import PRESENTER
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.views.lobby import rules_post
from cogs.views.precedents import precedents_post
from db import precedents, tables
from db.rows import PrecedentRow
from games.engine.event import Event
from tests.bot.disputed_tables import choose, disputed, letters, made, others, ruled, two_turns
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

EN = words("en")
MODERATOR = 900


async def decided(bench: Bench, ruling: str = "The cage goes first.") -> tuple[int, PrecedentRow]:
    """A table of four that has carried a ruling, and the precedent."""
    table, first, second = await two_turns(bench)
    return table, await ruled(bench, table, [first, *others(4, first, second)], ruling)


async def accepting(bench: Bench, channel: int = CHANNEL) -> int:
    """A gathering table of the same game, with the precedents of its channel accepted."""
    table = await bench.lobby(3, channel)
    assert await bench.service.accept_precedents(bench.call(101), table, "accepted") == "option-set"
    return table


async def cited(bench: Bench, table: int, rule: str = "") -> list[int]:
    """The numbers of the precedents that bind a table."""
    return [one.number for one in await bench.service.cited_at(table, rule)]


async def card(bench: Bench, table: int) -> str:
    """The lobby card as it would be sent now."""
    rows = [row for row in await bench.rows(table) if '"letter":"lobby"' in row.letter]
    letter = (await bench.letters(table))[[row.id for row in await bench.rows(table)].index(rows[-1].id)]
    return compose(letter, await bench.loaded(table), rows[-1].id).text


async def test_a_new_table_is_bound_by_nothing_that_it_did_not_accept(bench: Bench) -> None:
    _, found = await decided(bench)
    table = await bench.lobby(3)
    assert EN("lobby-precedents-none", count=1) in await card(bench, table)
    await bench.service.start(bench.call(101), table, 30)
    assert await cited(bench, table) == []
    other = await accepting(bench)
    assert EN("lobby-precedents", numbers="1", count=1, others=0) in await card(bench, other)
    assert "precedents-accepted" in await bench.kinds(other)
    await bench.service.start(bench.call(101), other, 31)
    assert await cited(bench, other, found.rule) == [1]


async def test_it_is_chosen_like_other_options_and_may_be_taken_back(bench: Bench) -> None:
    await decided(bench)
    table = await accepting(bench)
    assert await bench.key(bench.service.accept_precedents(bench.call(103), table, "none")) == "openers-for-a-day"
    assert await bench.key(bench.service.accept_precedents(bench.call(500), table, "none")) == "not-seated"
    assert await bench.key(bench.service.accept_precedents(bench.call(101), table, "some")) == "option-unknown"
    seen = await bench.service.seen(101, table)
    entries = [
        choice.value
        for row in rules_post(seen, PRESENTER, EN, changeable=True).rows
        for control in row
        for choice in getattr(control, "choices", ())
    ]
    assert "precedents none" in entries
    assert "precedents accepted" not in entries  # nothing has come since
    await bench.service.accept_precedents(bench.call(101), table, "none")
    await bench.service.start(bench.call(101), table, 30)
    assert await cited(bench, table) == []
    assert (await bench.kinds(table)).count("precedents-none") == 1


async def test_what_was_decided_after_accepting_binds_nobody_unasked(bench: Bench) -> None:
    first, _ = await decided(bench)
    table = await accepting(bench)
    user = await bench.turn(first)
    await ruled(bench, first, others(4, user), "And twice on Sundays.")
    assert "1 not" in EN("lobby-precedents", numbers="1", count=1, others=1)
    await bench.service.start(bench.call(101), table, 30)
    assert set(await cited(bench, table)) <= {1}


async def test_numbers_belong_to_a_channel_and_other_channels_know_nothing_of_them(bench: Bench) -> None:
    await decided(bench)
    elsewhere = await bench.lobby(3, 11)
    assert (
        await bench.key(bench.service.accept_precedents(bench.call(101), elsewhere, "accepted"))
        == "option-unknown"
    )
    await bench.service.start(bench.call(101), elsewhere, 40)
    user = await bench.turn(elsewhere)
    found = await ruled(bench, elsewhere, [user, *others(3, user)], "Elsewhere.")
    assert (found.channel, found.number) == (11, 1)
    listed = await bench.service.precedents_at(40, elsewhere)
    assert [(one.cited.channel, one.cited.number) for one in listed.here] == [(11, 1)]


async def test_a_moved_table_stays_bound_and_numbers_anew_where_it_is(bench: Bench) -> None:
    table, found = await decided(bench)
    await bench.service.relocate(bench.call(MODERATOR, moderates=THREAD), table, 77)
    assert await cited(bench, table, found.rule) == [1]
    listed = await bench.service.precedents_at(77, table)
    assert ([one.cited.number for one in listed.here], [one.cited.channel for one in listed.elsewhere]) == (
        [],
        [CHANNEL],
    )
    assert f"(<#{CHANNEL}>)" in precedents_post(listed, table, 1, EN).text
    user = await bench.turn(table)
    again = await ruled(bench, table, [user, *others(4, user)], "Otherwise.")
    assert (again.channel, again.number) == (77, 1)


async def test_a_channel_that_is_gone_takes_no_table_its_precedents(bench: Bench) -> None:
    table, found = await decided(bench)
    await bench.service.lose(THREAD, bench.now)
    await bench.service.lose(CHANNEL, bench.now)
    assert await cited(bench, table, found.rule) == [1]
    await bench.service.relocate(bench.call(101), table, 78)
    assert await cited(bench, table, found.rule) == [1]


@pytest.mark.slow
async def test_a_new_vote_on_the_same_revises_for_this_table_and_keeps_the_old_number(bench: Bench) -> None:
    table, old = await decided(bench)
    bound = await accepting(bench)
    await bench.service.start(bench.call(101), bound, 30)
    user = await bench.turn(table)
    rule = msgspec.json.decode((await bench.lines(table))[-1].events, type=list[Event])[0].rule
    section = section_of("coal_baron", rule)
    await bench.damage("UPDATE precedents SET rule = ?", section)
    new = await ruled(bench, table, [user, *others(4, user)], "No, otherwise.")
    assert (new.number, new.rule, new.revises) == (2, section, old.id)
    assert await cited(bench, table, rule) == [2]
    assert await cited(bench, bound, rule) == [1]  # nobody else is bound unasked
    lobby = await bench.lobby(3)
    assert [one.number for one in (await bench.loaded(lobby)).acceptable] == [2]
    await bench.service.strike(bench.call(MODERATOR, moderates=THREAD), THREAD, 2)
    assert [one.number for one in (await bench.loaded(lobby)).acceptable] == [1]


async def test_a_moderator_strikes_and_whoever_plays_there_does_not(bench: Bench) -> None:
    table, found = await decided(bench)
    strike = bench.service.strike
    assert await bench.key(strike(bench.call(MODERATOR), THREAD, 1)) == "moderators-only"
    assert await bench.key(strike(bench.call(102, moderates=THREAD), THREAD, 1)) == "moderator-plays"
    assert await bench.key(strike(bench.call(MODERATOR, moderates=THREAD), THREAD, 7)) == "precedent-unknown"
    abroad = bench.call(MODERATOR, guild=2, moderates=THREAD)
    assert await bench.key(strike(abroad, THREAD, 1)) == "table-unknown"
    call = bench.call(MODERATOR, moderates=THREAD)
    for _ in range(2):
        assert await strike(call, THREAD, 1) == "precedent-struck"
    assert await cited(bench, table, found.rule) == []
    assert "struck" in await bench.kinds(table)
    lobby = await bench.lobby(3)
    assert await bench.key(bench.service.accept_precedents(bench.call(101), lobby, "accepted")) == "option-unknown"
    assert EN("precedent-is-struck") in precedents_post(await bench.service.precedents_at(THREAD), 0, 1, EN).text


@pytest.mark.slow
async def test_it_is_struck_from_any_thread_of_its_channel(bench: Bench) -> None:
    await decided(bench)
    table = await bench.lobby(3)
    await bench.service.start(bench.call(101), table, 31)
    assert await bench.service.strike(bench.call(MODERATOR, moderates=31), 31, 1) == "precedent-struck"


async def test_a_ruling_is_hidden_wherever_it_stands(bench: Bench) -> None:
    table, found = await decided(bench, "Something *rude*.")
    user = await bench.turn(table)
    await disputed(bench, table, others(4, user)[0])
    texts = await bench.service.hideable(table)
    what = next(key for key, shown in texts.items() if shown == safe_text("Something *rude*."))
    assert await bench.key(bench.service.hide(bench.call(101), table, what)) == "moderators-only"
    assert await bench.service.hide(bench.call(MODERATOR, moderates=THREAD), table, what) == "hidden"
    assert "rude" not in str([row.letter for row in await bench.rows(table)])
    (hidden,) = await made(bench, table)
    assert hidden.ruling == ""
    shown = precedents_post(await bench.service.precedents_at(THREAD, table), table, 1, EN)
    assert EN("ruling-hidden") in shown.text
    assert what not in await bench.service.hideable(table)
    assert await cited(bench, table, found.rule) == [1]


async def test_a_ruling_that_is_hidden_during_the_vote_cannot_win(bench: Bench) -> None:
    table = await bench.table(4)
    user = await bench.turn(table)
    first, second, third = others(4, user)[:3]
    vote = await disputed(bench, table, first, "ruling", ruling="Something rude.")
    mine = f"ruling.{first - 101}"
    assert await choose(bench, table, second, vote, mine) == "ballot-counted"
    texts = await bench.service.hideable(table)
    what = next(key for key, shown in texts.items() if shown == safe_text("Something rude."))
    assert await bench.service.hide(bench.call(MODERATOR, moderates=THREAD), table, what) == "hidden"
    assert await bench.key(choose(bench, table, third, vote, mine)) == "vote-not-yours"
    for voter in (second, third):
        assert await choose(bench, table, voter, vote, UPHOLD) == "ballot-counted"
    assert await made(bench, table) == []


async def test_a_rematch_accepts_what_bound_the_table_and_its_card_says_so(bench: Bench) -> None:
    table, _ = await decided(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, status="over"))
    again = await bench.service.rematch(bench.call(101), table, CHANNEL, threads=True)
    assert (await bench.loaded(again)).row.precedents == 1
    assert EN("lobby-precedents", numbers="1", count=1, others=0) in await card(bench, again)


async def test_the_list_has_a_section_each_with_votes_and_is_a_file_as_well(bench: Bench) -> None:
    table, _ = await decided(bench, "A *star* and @everyone.")
    post = precedents_post(await bench.service.precedents_at(THREAD, table), table, 1, EN)
    assert "@everyone" not in post.text
    assert "15 January 2027; votes: 3 for the ruling" in post.text
    assert not post.rows, "one page needs no way to others"
    (file,) = post.files
    assert "A *star*" in file.data.decode()
    assert EN("precedent-binds") in file.data.decode()
    nothing = precedents_post(await bench.service.precedents_at(999), 0, 1, EN)
    assert nothing.text == EN("precedents-none-yet")


@pytest.mark.parametrize("count", [1, 40])
async def test_many_precedents_are_parted_into_pages(bench: Bench, count: int) -> None:
    table, found = await decided(bench, "x" * 300)

    def more(connection: sqlite3.Connection) -> None:
        for _ in range(count):
            precedents.add(
                connection,
                CHANNEL,
                game=found.game,
                edition="",
                rule=found.rule,
                ruling="y" * 300,
                votes="{}",
                table_id=table,
                at=bench.now,
            )

    await bench.db.transaction(more)
    listed = await bench.service.precedents_at(THREAD, table)
    seen = [precedents_post(listed, table, page, EN).text for page in range(1, 12)]
    assert all(len(text) <= 2000 for text in seen)
    assert all(any(f"**{number} · " in text for text in seen) for number in range(1, count + 2))


async def test_taking_back_alone_makes_no_precedent(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    await choose(bench, table, second, vote, BACK)
    assert await made(bench, table) == []
    assert (await letters(bench, table))[0].settled == BACK


async def test_a_switch_that_is_accepted_is_set_at_once_and_binds_only_while_it_stays_so(bench: Bench) -> None:
    register(KOHLE)
    tables_made = [
        await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
        for _ in range(2)
    ]
    for table in tables_made:
        await bench.service.join(bench.call(102), table)
        await bench.service.join(bench.call(103), table)
    option, value = "administration_points_optional", "chosen"

    def decide(connection: sqlite3.Connection) -> None:
        precedents.add(
            connection,
            CHANNEL,
            game="kohle_kolonie",
            edition="steiger",
            rule="5.1.8 Value",
            ruling="",
            option=option,
            value=value,
            votes="{}",
            table_id=tables_made[0],
            at=bench.now,
        )

    await bench.db.transaction(decide)
    for number, table in enumerate(tables_made):
        assert (await bench.loaded(table)).options[option] == "added"
        await bench.service.accept_precedents(bench.call(101), table, "accepted")
        assert (await bench.loaded(table)).options[option] == value
        if number:
            await bench.service.set_option(bench.call(101), table, option, "added")
        await bench.service.start(bench.call(101), table, 50 + number)
        assert await cited(bench, table, option) == ([] if number else [1])
    abroad = await bench.service.new(bench.call(104), "kohle_kolonie", GUILD, CHANNEL, "de", threads=True)
    assert (await bench.loaded(abroad)).acceptable == ()  # it plays another edition
