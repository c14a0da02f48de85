"""Invitations to gathering tables: given, answered, lapsed; and whom one may call."""

from typing import Any

import pytest

from bot.letters import InvitationLetter, LobbyLetter, NoticeLetter
from bot.outgoing.bookkeeping import record_arrival
from bot.outgoing.composing import compose
from bot.outgoing.membership import without
from bot.tables.inviting import AGAIN_AFTER, MOST_CALLS, MOST_OPEN, TIME_TO_ANSWER, Guest
from bot.tables.rights import A_DAY
from bot.tables.sealing import put_letter
from db import invitations, outbox
from db.rows import InvitationRow
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

BEN, CHLOE = Guest(102, "Ben"), Guest(103, "Chloé")
MODERATOR = 500


async def new(bench: Bench, *guests: Guest, user: int = 101, channel: int = CHANNEL) -> int:
    return await bench.service.new(
        bench.call(user), "coal_baron", GUILD, channel, "en", threads=True, invited=guests
    )


async def arrive(bench: Bench, table: int) -> None:
    """Let all messages of a table stand in the channel, each under a number made of its row's."""
    loaded = await bench.loaded(table)
    for row, letter in zip(await bench.rows(table), await bench.letters(table), strict=True):
        if row.status == "waiting":
            await bench.db.transaction(
                lambda c, r=row, le=letter: record_arrival(c, r, le, r.edits or 9000 + r.id, bench.now)
            )
    assert loaded.row.id == table


async def given(bench: Bench, table: int) -> dict[int, InvitationRow]:
    return {one.user: one for one in await bench.db.read(lambda c: invitations.invitations(c, table))}


async def statuses(bench: Bench, table: int) -> dict[int, str]:
    return {user: one.status for user, one in (await given(bench, table)).items()}


async def letter_of(bench: Bench, table: int) -> InvitationLetter:
    """What the newest message with invitations says by now."""
    found = [one for one in await bench.letters(table) if isinstance(one, InvitationLetter)]
    return found[-1]


async def card(bench: Bench, table: int) -> str:
    return compose(LobbyLetter(), await bench.loaded(table), 1).text


async def shown(bench: Bench, table: int) -> Any:
    return compose(await letter_of(bench, table), await bench.loaded(table), 1)


async def test_an_invitation_is_kept_and_the_card_says_who_is_waited_for(bench: Bench) -> None:
    table = await new(bench, BEN, CHLOE)
    assert await statuses(bench, table) == {102: "open", 103: "open"}
    assert "Waiting for an answer: Ben and Chloé" in await card(bench, table)
    post = await shown(bench, table)
    assert post.mentions == (102, 103)
    assert post.text.startswith("<@102> and <@103>: User 101 invites you")
    assert [button.label for button in post.rows[0]] == ["Join", "Decline", "Go to the current turn"]


async def test_who_declines_is_named_on_the_card_and_may_still_join_by_it(bench: Bench) -> None:
    table = await new(bench, BEN, CHLOE)
    assert await bench.service.decline(bench.call(102), table) == "declined"
    assert await bench.service.decline(bench.call(102), table) == "declined"
    text = await card(bench, table)
    assert "Declined: Ben" in text
    assert "Waiting for an answer: Chloé" in text
    post = await shown(bench, table)
    assert post.mentions == (103,)
    assert "Declined: Ben" in post.text
    await bench.service.join(bench.call(102), table)
    assert (await statuses(bench, table))[102] == "joined"
    assert "Declined" not in await card(bench, table)
    assert await bench.kinds(table) == ["opened", "invited", "declined", "joined"]


async def test_only_who_is_invited_can_decline(bench: Bench) -> None:
    table = await new(bench, BEN)
    assert await bench.key(bench.service.decline(bench.call(103), table)) == "not-invited"
    assert await bench.key(bench.service.decline(bench.call(101), table)) == "already-seated"
    assert await bench.key(bench.service.decline(bench.call(102, guild=2), table)) == "table-unknown"
    assert await statuses(bench, table) == {102: "open"}


async def test_a_message_ends_once_all_its_invitations_are_answered_and_is_edited_before(bench: Bench) -> None:
    table = await new(bench, BEN, CHLOE)
    await arrive(bench, table)
    await bench.service.decline(bench.call(102), table)
    row = next(row for row in await bench.rows(table) if row.letter.startswith('{"letter":"invitation"'))
    edits = [one for one in await bench.rows(table) if one.edits == row.message and one.status == "waiting"]
    assert len(edits) == 1
    assert (await letter_of(bench, table)).settled == ""
    await bench.service.join(bench.call(103), table)
    post = await shown(bench, table)
    assert post.mentions == ()
    assert [button.label for button in post.rows[0]] == ["Go to the current turn"]
    assert "<@" not in post.text
    assert post.text.splitlines()[1:] == [
        "Declined: Ben",
        "Joined: Chloé",
        "**This invitation is settled.**",
    ]
    assert await bench.db.read(lambda c: outbox.asking(c, table)) == []


async def test_an_invitation_lapses_48_hours_after_its_message_stands(bench: Bench) -> None:
    table = await new(bench, BEN)
    bench.now += 2 * TIME_TO_ANSWER
    await bench.service.agenda.do(bench.now)
    assert await statuses(bench, table) == {102: "open"}, "nobody was told of it yet"
    await arrive(bench, table)
    bench.now += TIME_TO_ANSWER - 1
    await bench.service.agenda.do(bench.now)
    assert await statuses(bench, table) == {102: "open"}
    bench.now += 1
    await bench.service.agenda.do(bench.now)
    assert await statuses(bench, table) == {102: "lapsed"}
    assert "Waiting" not in await card(bench, table)
    assert "No answer in time: Ben" in (await shown(bench, table)).text
    assert "lapsed" in await bench.kinds(table)
    await bench.service.join(bench.call(102), table)
    assert bench.faults == []


async def test_the_start_leaves_out_who_has_not_answered_and_says_so(bench: Bench) -> None:
    table = await new(bench, BEN, CHLOE)
    await bench.service.join(bench.call(104), table)
    await bench.service.decline(bench.call(102), table)
    await bench.service.start(bench.call(101), table, THREAD)
    assert await statuses(bench, table) == {102: "declined", 103: "withdrawn"}
    lines = (await shown(bench, table)).text.splitlines()[1:]
    assert lines == ["Declined: Ben", "Not answered: Chloé", "**The game at table 1 has already begun.**"]
    assert await bench.key(bench.service.decline(bench.call(103), table)) == "lobby-is-running"


async def test_a_table_that_closes_withdraws_its_invitations(bench: Bench) -> None:
    table = await new(bench, BEN)
    await bench.service.leave(bench.call(101), table)
    assert await statuses(bench, table) == {102: "withdrawn"}
    assert (await shown(bench, table)).text.endswith("**Table 1 was closed.**")
    lost = await new(bench, BEN)
    await bench.service.lose(CHANNEL, bench.now)
    assert await statuses(bench, lost) == {102: "withdrawn"}


async def test_nobody_is_called_more_than_three_times_a_day_over_all_tables(bench: Bench) -> None:
    for number in range(MOST_CALLS):
        table = await new(bench, BEN, user=110 + number, channel=30 + number)
        assert (await letter_of(bench, table)).called == (102,)
    table = await new(bench, BEN, CHLOE, user=120, channel=40)
    post = await shown(bench, table)
    assert post.mentions == (103,), "Ben is invited, named, and not called"
    assert post.text.startswith("Ben and <@103>:")
    assert await statuses(bench, table) == {102: "open", 103: "open"}
    other = await new(bench, user=122, channel=42)
    assert await bench.service.invite(bench.call(122), other, BEN) == "invited-quietly"
    bench.now += 24 * 3600
    table = await new(bench, BEN, user=121, channel=41)
    assert (await letter_of(bench, table)).called == (102,)


async def test_a_table_closed_and_opened_again_calls_no_more_often(bench: Bench) -> None:
    """Opening, closing and opening again is no way around the limit."""
    called = 0
    for _ in range(6):
        table = await new(bench, BEN)
        called += len((await letter_of(bench, table)).called)
        await bench.service.leave(bench.call(101), table)
    assert called == MOST_CALLS


async def test_who_takes_no_invitations_gets_none_and_the_table_opens(bench: Bench) -> None:
    assert await bench.service.choose_accepts(bench.call(102), "none") == "my-invitations-none"
    table = await new(bench, BEN, CHLOE)
    assert list(await statuses(bench, table)) == [103]
    assert (await letter_of(bench, table)).users == (103,)
    assert await bench.key(bench.service.invite(bench.call(101), table, BEN)) == "invited-unwanted"
    only = await new(bench, BEN)
    assert not any(isinstance(one, InvitationLetter) for one in await bench.letters(only))


async def test_known_are_those_with_whom_a_game_was_begun(bench: Bench) -> None:
    await bench.service.choose_accepts(bench.call(102), "known")
    lobby = await bench.lobby(2)
    assert await bench.key(bench.service.invite(bench.call(101), await new(bench), BEN)) == "invited-unwanted"
    await bench.service.start(bench.call(101), lobby, THREAD)
    assert await bench.service.invite(bench.call(101), await new(bench, channel=11), BEN) == "invited"


async def test_nonsense_is_no_choice_of_inviters(bench: Bench) -> None:
    assert await bench.key(bench.service.choose_accepts(bench.call(102), "friends")) == "option-unknown"


async def test_who_may_invite_one_more(bench: Bench) -> None:
    table = await bench.lobby(2)
    dmitri = Guest(104, "Dmitri")
    assert await bench.key(bench.service.invite(bench.call(102), table, dmitri)) == "openers-for-a-day"
    assert await bench.key(bench.service.invite(bench.call(109), table, dmitri)) == "not-seated"
    assert await bench.service.invite(bench.call(101), table, dmitri) == "invited"
    assert await bench.key(bench.service.invite(bench.call(101), table, dmitri)) == "invited-already"
    assert await bench.key(bench.service.invite(bench.call(101), table, BEN)) == "invited-seated"
    moderator = bench.call(MODERATOR, moderates=CHANNEL)
    assert await bench.service.invite(moderator, table, CHLOE) == "invited"
    bench.now += A_DAY
    assert await bench.service.invite(bench.call(102), table, Guest(105, "Emma")) == "invited"


async def test_declining_protects_for_48_hours_and_so_does_leaving(bench: Bench) -> None:
    table = await new(bench, BEN, CHLOE)
    await arrive(bench, table)
    await bench.service.decline(bench.call(102), table)
    await bench.service.join(bench.call(103), table)
    bench.now += 3600
    await bench.service.leave(bench.call(103), table)
    for guest, again in ((BEN, bench.now - 3600 + AGAIN_AFTER), (CHLOE, bench.now + AGAIN_AFTER)):
        refused: Any = await bench.refused(bench.service.invite(bench.call(101), table, guest))
        assert (refused.key, refused.values["until"]) == ("invited-too-soon", again)
    bench.now += AGAIN_AFTER
    for guest in (BEN, CHLOE):
        assert await bench.service.invite(bench.call(101), table, guest) == "invited"
    assert (await letter_of(bench, table)).called == (103,)


async def test_a_lapsed_invitation_may_be_declined_late_and_given_again(bench: Bench) -> None:
    table = await new(bench, BEN)
    await arrive(bench, table)
    bench.now += TIME_TO_ANSWER
    await bench.service.agenda.do(bench.now)
    assert await bench.service.invite(bench.call(101), table, BEN) == "invited"
    await arrive(bench, table)
    bench.now += TIME_TO_ANSWER
    await bench.service.agenda.do(bench.now)
    assert await bench.service.decline(bench.call(102), table) == "declined"


async def test_a_table_gives_ten_open_invitations_at_most_and_none_while_full(bench: Bench) -> None:
    table = await new(bench)
    for number in range(MOST_OPEN):
        await bench.service.invite(bench.call(101), table, Guest(200 + number, "x"))
    assert await bench.key(bench.service.invite(bench.call(101), table, BEN)) == "invited-many"
    full = await bench.lobby(4)
    assert await bench.key(bench.service.invite(bench.call(101), full, Guest(300, "x"))) == "table-full"


async def test_names_of_guests_are_harmless_wherever_they_stand(bench: Bench) -> None:
    table = await new(bench, Guest(102, "@everyone **<@7>**\n"))
    for text in (await card(bench, table), (await shown(bench, table)).text):
        assert "@everyone" not in text
        assert "<@7>" not in text


async def test_a_repeated_delivery_invites_once(bench: Bench) -> None:
    table = await new(bench)
    for _ in range(2):
        assert await bench.service.invite(bench.call(101, 77), table, BEN) == "invited"
    assert len([one for one in await bench.letters(table) if isinstance(one, InvitationLetter)]) == 1


async def test_invitations_of_a_clock_that_was_ahead_lapse_in_time(bench: Bench) -> None:
    bench.now += 10**7
    table = await new(bench, BEN)
    await arrive(bench, table)
    bench.now -= 10**7
    await bench.service.bring_near(bench.now)
    await bench.service.agenda.do(bench.now)
    row = (await given(bench, table))[102]
    assert (row.at, row.lapses_at) == (bench.now, bench.now + TIME_TO_ANSWER)
    assert (await bench.loaded(table)).row.joined_at == bench.now


async def test_an_invitation_of_the_version_before_ends_with_the_lobby_only(bench: Bench) -> None:
    """Its message names nobody who could answer it but by the card."""
    table = await new(bench)
    old = NoticeLetter(key="notice-invited", values={"name": "Anna"}, users=(102,))
    loaded = await bench.loaded(table)
    await bench.db.transaction(lambda c: put_letter(c, loaded, old, bench.now))
    await bench.service.join(bench.call(102), table)
    assert (await bench.letters(table))[-2].settled == ""
    await bench.service.start(bench.call(101), table, THREAD)
    ended = [one for one in await bench.letters(table) if getattr(one, "key", "") == "notice-invited"]
    assert [one.settled for one in ended] == ["lobby-is-running"]


async def test_a_table_withdrawn_with_its_card_leaves_no_invitation(bench: Bench) -> None:
    table = await new(bench, BEN)
    await bench.service.withdraw_new(bench.call(101), table)
    assert await given(bench, table) == {}
    assert await bench.db.read(lambda c: invitations.mentions_since(c, 102, 0)) == 0


@pytest.mark.parametrize("gone", [frozenset({102}), frozenset({102, 103})])
async def test_who_left_the_server_is_named_and_not_called(bench: Bench, gone: frozenset[int]) -> None:
    table = await new(bench, BEN, CHLOE)
    post = compose(*without(await letter_of(bench, table), await bench.loaded(table), gone), 1)
    assert not set(post.mentions) & gone
    assert post.text.startswith("Ben and ")


async def test_who_is_taken_out_and_invited_again_and_again_is_called_no_more_often_a_day(bench: Bench) -> None:
    table = await new(bench, BEN)
    for number in range(1, MOST_CALLS + 2):
        letter = await letter_of(bench, table)
        assert bool(letter.called) == (number <= MOST_CALLS)
        await arrive(bench, table)
        await bench.service.join(bench.call(BEN.user), table)
        await bench.service.expel(bench.call(MODERATOR, moderates=CHANNEL), table, BEN.user)
        said = await bench.service.invite(bench.call(101), table, BEN)
        assert said == ("invited" if number < MOST_CALLS else "invited-quietly")
    bench.now += A_DAY
    assert await bench.db.read(lambda c: invitations.mentions_since(c, BEN.user, bench.now - A_DAY)) == 0


async def test_the_message_of_who_joined_and_was_taken_out_says_that_they_joined(bench: Bench) -> None:
    table = await new(bench, BEN, CHLOE)
    await arrive(bench, table)
    await bench.service.join(bench.call(BEN.user), table)
    await bench.service.expel(bench.call(MODERATOR, moderates=CHANNEL), table, BEN.user)
    letter = await letter_of(bench, table)
    assert letter.came == {"joined": (BEN.user,)}
    assert "Joined: Ben" in compose(letter, await bench.loaded(table), 1).text
