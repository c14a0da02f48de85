"""Setting a position right: proposed, agreed by everybody, sealed, told, and taken back."""

import msgspec
import pytest

from bot.letters import NoticeLetter, TurnLetter, letter_in
from bot.tables.counting import PATIENCE
from bot.tables.questions import TIME_TO_AGREE
from bot.words import LANGUAGES
from cogs.views.log import log_page
from cogs.views.panel import panel
from cogs.views.undo import undo_preview
from db import history, proposals
from tests.bot.table_bench import Bench
from tests.toy.judged_toy import agreed, begun, bench, in_step, judged, switched, thinned, turn
from tests.toy.proposals import TEXT, disabled, noted, open_vote, proposed, shown, told

__all__ = ["bench", "judged"]


async def test_it_is_asked_in_one_message_that_names_what_changes_and_why(bench: Bench) -> None:
    table = await begun(bench)
    heap = (await bench.loaded(table)).state.heap
    await noted(bench, table, heap=str(heap - 1), points_1="1")
    await bench.service.set_reason(bench.call(101), table, "one was not counted")
    mark = (await bench.service.repair_draft(bench.call(101), table)).mark
    before = len(await bench.rows(table))
    assert await bench.service.propose(bench.call(101), table, mark) == "vote-opened"
    assert len(await bench.rows(table)) == before + 1
    post = await told(bench, table)
    assert "proposes to set the position right. 2 more players must agree" in post.text
    assert "play goes on meanwhile" in post.text
    assert f"• Lumps in the heap: {heap - 1} instead of {heap}" in post.text
    assert "User 102: 1 instead of 0" in post.text
    assert "Reason: one was not counted" in post.text
    assert set(post.mentions) == {102, 103}
    assert await bench.db.read(lambda c: proposals.draft(c, table, 101)) is None
    assert (
        "proposed to set the position right: Lumps in the heap"
        in log_page(await bench.service.log(103, table), TEXT).text
    )


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_carried_out_when_the_last_has_agreed(bench: Bench, language: str) -> None:
    table = await begun(bench)
    await bench.service.set_language(bench.call(101), table, language)
    heap, seal = (await bench.loaded(table)).state.heap, (await bench.loaded(table)).row.seal
    await proposed(bench, table, heap=str(heap - 1), points_1="1")
    vote = await open_vote(bench, table)
    await bench.service.cast(bench.call(102), table, vote, "yes")
    assert (await bench.loaded(table)).state.heap == heap
    assert await bench.service.cast(bench.call(103), table, vote, "yes") == "vote-passed"
    loaded = await bench.loaded(table)
    assert (loaded.state.heap, sum(loaded.state.seats[1].score)) == (heap - 1, 1)
    assert loaded.row.seal == seal + 1
    assert await bench.db.read(lambda c: history.kept_after(c, table, 0)) == [(seal + 1, ("repair",))]
    said = (await told(bench, table, TurnLetter)).text
    said_so = {"en": f"{heap - 1} instead of {heap}", "de": f"{heap - 1} statt {heap}"}
    assert said_so.get(language, f"{heap - 1} au lieu de {heap}") in said
    assert "The table set the position right: Lumps in the heap" in said
    asked = next(
        one
        for row in await bench.rows(table)
        if isinstance(one := letter_in(row.letter), NoticeLetter) and one.vote == vote
    )
    assert asked.settled == "vote-passed"
    await in_step(bench, table)


async def test_the_log_tells_before_and_after_with_the_section_of_the_table(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    await agreed(bench, table)
    said = log_page(await bench.service.log(101, table), TEXT).text
    assert "The table set the position right: Points of" in said
    assert "1 instead of 0" in said
    assert "_(table)_" in said


async def test_waits_follow_whose_turn_it_is_and_open_turns_are_judged_anew(bench: Bench) -> None:
    table = await begun(bench)
    user, loaded = await bench.user(table), await bench.loaded(table)
    other = (loaded.active[0] + 1) % 3
    await bench.service.move(bench.call(user), table, None, "dig 2")
    await proposed(bench, table, turn=str(other))
    await agreed(bench, table)
    after = await bench.loaded(table)
    assert after.active == (other,)
    waiting = await bench.db.read(lambda c: c.execute("SELECT seat FROM waits WHERE told = 0").fetchall())
    assert [seat for (seat,) in waiting] == [other]
    assert "[]" in after.seats[loaded.active[0]].moves
    assert after.seats[loaded.active[0]].cut == "1"
    letter = next(
        one for row in reversed(await bench.rows(table)) if isinstance(one := letter_in(row.letter), TurnLetter)
    )
    assert (letter.asked, letter.ping) == ((other,), True)
    # Whose turn was cut is told so where they look.
    seen = await bench.service.seen(user, table)
    assert TEXT("moves-cut", count=1) in panel(seen, TEXT).text


async def test_silence_is_no_consent(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    await bench.service.cast(bench.call(102), table, await open_vote(bench, table), "yes")
    bench.now += TIME_TO_AGREE + 1
    await bench.awake()
    await bench.service.agenda.do(bench.now)
    assert sum((await bench.loaded(table)).state.seats[1].score) == 0
    assert "Not everybody who counts has agreed" in (await told(bench, table)).text
    assert await bench.key(proposed(bench, table, points_1="1")) == "asked-in-vain"


async def test_one_no_is_enough(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    assert await bench.service.cast(bench.call(103), table, await open_vote(bench, table), "no") == "vote-refused"
    assert "not everybody agreed" in (await told(bench, table)).text


async def test_only_one_is_open(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    assert await bench.key(proposed(bench, table, 102, points_2="1")) == "vote-already-open"


async def test_play_goes_on_and_what_it_did_not_touch_is_still_set_right(bench: Bench) -> None:
    table = await begun(bench)
    loaded = await bench.loaded(table)
    idle = next(seat for seat in range(3) if seat not in loaded.active)
    await proposed(bench, table, **{f"points_{idle}": "1"})
    await turn(bench, table)
    await agreed(bench, table)
    after = await bench.loaded(table)
    assert sum(after.state.seats[idle].score) == 1
    assert after.state.heap == loaded.state.heap - 1
    await in_step(bench, table)


async def test_what_play_has_changed_lapses_with_a_word(bench: Bench) -> None:
    table = await begun(bench)
    heap = (await bench.loaded(table)).state.heap
    await proposed(bench, table, heap=str(heap - 3))
    await turn(bench, table)
    vote = await open_vote(bench, table)
    await bench.service.cast(bench.call(102), table, vote, "yes")
    assert await bench.service.cast(bench.call(103), table, vote, "yes") == "vote-overtaken"
    loaded = await bench.loaded(table)
    assert loaded.state.heap == heap - 1
    assert "the position had changed meanwhile" in (await told(bench, table)).text
    asked = next(
        one
        for row in await bench.rows(table)
        if isinstance(one := letter_in(row.letter), NoticeLetter) and one.vote == vote
    )
    assert asked.settled == "vote-overtaken"
    # Nobody refused it, so it may be proposed anew at once.
    assert await proposed(bench, table, heap=str(heap - 3)) == "vote-opened"


async def test_an_undo_meanwhile_is_play_as_well(bench: Bench) -> None:
    table = await begun(bench)
    user = await turn(bench, table)
    seat = next(one.seat for one in (await bench.loaded(table)).seats if one.user == user)
    await proposed(bench, table, **{f"points_{seat}": "2"})
    await bench.service.back(bench.call(user), table, None)
    vote = await open_vote(bench, table)
    for other in (102, 103):
        said = await bench.service.cast(bench.call(other), table, vote, "yes")
    assert said == "vote-overtaken"
    await in_step(bench, table)


async def test_whoever_leaves_ends_the_proposal_without_a_refusal(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    await bench.service.leave(bench.call(103), table)
    assert await open_vote(bench, table) == 0
    assert sum((await bench.loaded(table)).state.seats[1].score) == 0
    assert "repair-lapsed" in await bench.kinds(table)
    assert await proposed(bench, table, points_1="1") == "vote-opened"


async def test_who_proposed_and_leaves_takes_it_along(bench: Bench) -> None:
    table = await begun(bench)
    await proposed(bench, table, points_1="1")
    await bench.service.leave(bench.call(101), table)
    assert await open_vote(bench, table) == 0


async def test_who_counts_alone_sets_nothing_right(bench: Bench) -> None:
    """Be the others silent or gone: nobody is there who could agree."""
    table = await begun(bench)
    for user in (102, 103):
        await bench.service.leave(bench.call(user), table)
    assert disabled(await shown(bench, table))["ask"]
    await noted(bench, table, points_0="1")
    post = await shown(bench, table)
    assert "Nobody else counts at this table now" in post.text
    assert disabled(post)["ask"]
    mark = (await bench.service.repair_draft(bench.call(101), table)).mark
    assert await bench.key(bench.service.propose(bench.call(101), table, mark)) == "repair-alone"


async def test_an_accomplice_is_not_enough_while_a_third_counts(bench: Bench) -> None:
    table = await begun(bench, 4)
    await proposed(bench, table, points_0="3")
    vote = await open_vote(bench, table)
    for user in (102, 103):
        await bench.service.cast(bench.call(user), table, vote, "yes")
        await bench.service.cast(bench.call(user), table, vote, "yes")
    assert sum((await bench.loaded(table)).state.seats[0].score) == 0
    assert await bench.key(bench.service.cast(bench.call(999), table, vote, "yes")) == "not-seated"


async def test_a_third_who_has_become_silent_is_no_consent(bench: Bench) -> None:
    """Two cannot wait for the third to be away: the proposal ends, and is then put to those who count."""
    table = await begun(bench)
    loaded = await bench.loaded(table)
    away = loaded.active[0]
    users = [seat.user or 0 for seat in loaded.seats if seat.seat != away]
    await bench.awake()
    await bench.db.transaction(lambda c: c.execute("UPDATE waits SET told = 1"))
    bench.now += PATIENCE - 3600
    await proposed(bench, table, users[0], points_1="1")
    vote = await open_vote(bench, table)
    bench.now += 2 * 3600
    assert await bench.service.cast(bench.call(users[1]), table, vote, "yes") == "ballot-counted"
    assert await open_vote(bench, table) == 0
    assert sum((await bench.loaded(table)).state.seats[1].score) == 0


async def test_two_cannot_pass_it_over_a_third_who_comes_back(bench: Bench) -> None:
    """Who did not count as it was proposed has not agreed to it either."""
    table = await begun(bench)
    loaded = await bench.loaded(table)
    away = loaded.active[0]
    one, other = (seat.user or 0 for seat in loaded.seats if seat.seat != away)
    await bench.awake()
    await bench.db.transaction(lambda c: c.execute("UPDATE waits SET told = 1"))
    bench.now += PATIENCE + 1
    await proposed(bench, table, one, **{f"points_{(away + 1) % 3}": "3"})
    vote = await open_vote(bench, table)
    assert vote
    await turn(bench, table)
    assert await open_vote(bench, table) == 0
    assert await bench.key(bench.service.cast(bench.call(other), table, vote, "yes")) == "vote-closed"
    assert "Not everybody who counts has agreed" in (await told(bench, table)).text


async def test_a_repair_is_taken_back_by_itself_with_everybodys_consent(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    before = (await bench.loaded(table)).state
    await proposed(bench, table, points_1="3", turn=str((before.turn.seat + 1) % 3))
    await agreed(bench, table)
    said = undo_preview(await bench.service.preview(bench.call(101), table, 1), TEXT).text
    assert "take back what the table decided last?" in said
    assert "The table set the position right: Points of" in said
    await bench.service.ask_undo(bench.call(101), table, 1)
    await agreed(bench, table)
    assert msgspec.to_builtins((await bench.loaded(table)).state) == msgspec.to_builtins(before)
    assert ("table_repaired", True) in [(event.kind, undone) for event, undone in await bench.told(101, table)]
    await in_step(bench, table)


async def test_an_undo_crosses_repairs_and_switches_alike(bench: Bench) -> None:
    table = await begun(bench)
    before = (await bench.loaded(table)).state
    await turn(bench, table)
    await proposed(bench, table, points_1="3")
    await agreed(bench, table)
    await turn(bench, table)
    await switched(bench, table, "none")
    await turn(bench, table)
    await thinned(bench, table)
    await in_step(bench, table)
    await bench.service.ask_undo(bench.call(101), table, 5)
    notice = (await told(bench, table)).text
    assert notice.count("This falls as well:") == 2
    await agreed(bench, table)
    assert msgspec.to_builtins((await bench.loaded(table)).state) == msgspec.to_builtins(before)
    await in_step(bench, table)
