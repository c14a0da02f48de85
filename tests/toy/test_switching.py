"""A switch set in a running game: from now on, kept for good, told, and taken back with what was before it."""

import msgspec
import pytest

from bot.errors import Damaged, Refused
from bot.letters import LobbyLetter, PinLetter, SignpostLetter, TurnLetter, letter_in
from bot.outgoing.composing import compose
from bot.tables import switching
from bot.tables.choosing import chosen_by
from bot.tables.dispute_points import conflicts
from bot.tables.loaded import load
from bot.tables.restoring import position_after
from bot.words import LANGUAGES, words
from cogs.rules.finding import Here, where_set
from cogs.views.log import log_page
from db import history, outbox, tables
from tests.bot.table_bench import THREAD, Bench
from tests.toy.judged_toy import agreed, begun, bench, in_step, judged, switched, thinned, turn

__all__ = ["bench", "judged"]
TEXT = words("en")


async def newest_turn(bench: Bench, table: int) -> tuple[TurnLetter, str]:
    """The newest turn message, and its text."""
    letters = [(letter_in(row.letter), row.id) for row in await bench.rows(table)]
    letter, row = next((one, row) for one, row in reversed(letters) if isinstance(one, TurnLetter))
    return letter, compose(letter, await bench.loaded(table), row).text


async def test_a_switch_holds_from_now_on_and_the_turn_message_says_who_decided_it(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await switched(bench, table, "none")
    loaded = await bench.loaded(table)
    assert (loaded.state.options.last, loaded.options["last"]) == ("none", "none")
    letter, said = await newest_turn(bench, table)
    assert letter.asked == loaded.active
    assert letter.ping
    assert (
        "By decision of the table, from now on: The last lump: **scores like any other** "
        "(before: scores 3 points more)" in said
    )
    assert "By decision of the table" in log_page(await bench.service.log(102, table), TEXT).text
    await in_step(bench, table)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_told_in_every_language(bench: Bench, language: str) -> None:
    table = await begun(bench)
    await bench.service.set_language(bench.call(101), table, language)
    await switched(bench, table, "none")
    _, said = await newest_turn(bench, table)
    head = {"en": "By decision of the table", "de": "Nach Beschluss des Tisches", "fr": "Par décision de la table"}
    assert head[language] in said


async def test_what_the_rules_pages_say_of_the_switch_is_that_the_table_decided_it(bench: Bench) -> None:
    table = await begun(bench)
    await switched(bench, table, "none")
    chosen = await bench.db.read(lambda c: chosen_by(c, table))
    said = where_set(Here("toy", await bench.loaded(table), chosen), "last", TEXT)
    assert said == "by decision of the table"


async def test_the_card_is_told_anew(bench: Bench) -> None:
    table = await begun(bench)
    cards = sum(isinstance(letter_in(row.letter), LobbyLetter) for row in await bench.rows(table))
    await bench.db.transaction(lambda c: c.execute("UPDATE outbox SET status = 'sent'"))
    await switched(bench, table, "none")
    later = [row for row in await bench.rows(table) if isinstance(letter_in(row.letter), LobbyLetter)]
    assert len(later) == cards + 1


async def test_card_and_signpost_say_what_is_played_by_whose_decision(bench: Bench) -> None:
    table = await begun(bench)
    await bench.db.transaction(lambda c: c.execute("UPDATE outbox SET status = 'sent'"))
    await bench.db.transaction(lambda c: tables.change_table(c, table, signpost_message=77))
    await switched(bench, table, "none")
    (edit,) = [row for row in await bench.rows(table) if row.edits == 77]
    assert isinstance(letter_in(edit.letter), SignpostLetter)
    said = "The last lump: **scores like any other** (by decision of the table)"
    loaded = await bench.loaded(table)
    for letter in (SignpostLetter(), LobbyLetter()):
        assert said in compose(letter, loaded, 1).text
    await bench.service.ask_undo(bench.call(101), table, 1)
    await agreed(bench, table)
    assert (await bench.loaded(table)).row.switched == ""
    assert "The last lump" not in compose(SignpostLetter(), await bench.loaded(table), 1).text


async def test_two_decisions_that_fall_together_leave_no_mark(bench: Bench) -> None:
    table = await begun(bench)
    for value in ("none", "three"):
        await switched(bench, table, value)
    assert (await bench.loaded(table)).row.switched == "last"
    await bench.service.ask_undo(bench.call(101), table, 2)
    await agreed(bench, table)
    assert (await bench.loaded(table)).row.switched == ""


async def test_a_pin_that_waits_is_not_put_off_by_it(bench: Bench) -> None:
    table = await begun(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, signpost_message=77))
    await bench.db.transaction(lambda c: outbox.put(c, table, THREAD, PinLetter(), bench.now, edits=77))
    await switched(bench, table, "none")
    (edit,) = [row for row in await bench.rows(table) if row.edits == 77]
    assert (edit.status, isinstance(letter_in(edit.letter), PinLetter)) == ("waiting", True)


async def test_nobody_takes_back_alone_a_turn_before_it(bench: Bench) -> None:
    table = await begun(bench)
    user = await turn(bench, table)
    assert (await bench.loaded(table)).reopening is not None
    await switched(bench, table, "none")
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"


async def test_an_open_turn_goes_on_with_fresh_controls(bench: Bench) -> None:
    table = await begun(bench)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, "dig 2")
    before = (await bench.loaded(table)).seats
    await switched(bench, table, "none")
    after = (await bench.loaded(table)).seats
    assert [seat.moves for seat in after] == [seat.moves for seat in before]
    assert all(new.decision > old.decision for old, new in zip(before, after, strict=True))


async def test_an_undo_before_it_restores_what_was_played_before(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    line = await switched(bench, table, "none")
    assert await bench.db.read(lambda c: history.holds(c, table, line))
    await turn(bench, table)
    await bench.service.ask_undo(bench.call(101), table, 3)
    for user in (102, 103):
        await bench.service.cast(bench.call(user), table, 1, "yes")
    loaded = await bench.loaded(table)
    assert (loaded.state.options.last, loaded.options["last"]) == ("three", "three")
    assert not await bench.db.read(lambda c: history.holds(c, table, line))
    assert not await bench.db.read(lambda c: chosen_by(c, table))
    undone = [event.kind for event, gone in await bench.told(102, table) if gone]
    assert "table_switched" in undone
    await in_step(bench, table)


async def test_its_checkpoint_is_never_thinned_and_replay_starts_there(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await switched(bench, table, "none")
    await turn(bench, table)
    await thinned(bench, table)
    await in_step(bench, table)
    state = (await bench.loaded(table)).state

    def many(connection) -> list[int]:  # pyright: ignore
        for seal in range(100, 100 + 2 * history.DENSE):
            history.keep_checkpoint(connection, table, seal, b"{}")
        return [int(row[0]) for row in connection.execute("SELECT seal FROM checkpoints ORDER BY seal")]

    assert 2 in await bench.db.transaction(many)
    loaded = await bench.loaded(table)
    assert await bench.db.read(lambda c: position_after(c, loaded, loaded.row.seal)) == state


@pytest.mark.parametrize("damage", ["gone", "broken", "unreadable"])
async def test_nothing_is_replayed_from_before_a_decision_whose_checkpoint_is_damaged(
    bench: Bench, damage: str
) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await switched(bench, table, "none")
    await turn(bench, table)
    await thinned(bench, table)
    if damage == "broken":
        await bench.damage("UPDATE checkpoints SET state = x'00' WHERE seal = 2")
    else:
        await bench.damage("DELETE FROM checkpoints WHERE seal = 2")
    if damage == "unreadable":
        await bench.damage("UPDATE log SET events = '[{' WHERE seal = 2")
    loaded = await bench.loaded(table)
    with pytest.raises(Damaged) as fault:
        await bench.db.read(lambda c: position_after(c, loaded, loaded.row.seal))
    assert fault.value.part == "checkpoint"


async def test_what_would_conflict_is_known_before(bench: Bench) -> None:
    table = await begun(bench)
    loaded = await bench.loaded(table)
    assert switching.switchable(loaded) == {"last": ("none",)}
    assert conflicts(loaded, "last", "none") == ()
    seats = [*loaded.state.seats]
    seats[1] = msgspec.structs.replace(seats[1], score=(0, 3))
    state = msgspec.structs.replace(loaded.state, seats=seats)
    scored = msgspec.structs.replace(loaded, found_state=state)
    assert [one.code for one in conflicts(scored, "last", "none")] == ["last-lump-scored"]


@pytest.mark.parametrize(
    ("option", "value", "key"),
    [
        ("facts", "2", "switch-not-now"),
        ("last", "three", "switch-the-same"),
        ("last", "hundred", "option-unknown"),
    ],
)
async def test_what_cannot_be_set_is_refused_and_changes_nothing(
    bench: Bench, option: str, value: str, key: str
) -> None:
    table = await begun(bench)
    before = await bench.loaded(table)

    def work(connection) -> None:  # pyright: ignore
        switching.switch(connection, load(connection, table), option, value, 0, bench.now)

    with pytest.raises(Refused) as refused:
        await bench.db.transaction(work)
    assert refused.value.key == key
    assert (await bench.loaded(table)).row == before.row


@pytest.mark.parametrize("status", ["over", "abandoned"])
async def test_in_a_game_that_is_over_nothing_is_set(bench: Bench, status: str) -> None:
    table = await begun(bench)
    await bench.db.transaction(lambda c: tables.change_table(c, table, status=status))
    with pytest.raises(Refused) as refused:
        await switched(bench, table, "none")
    assert refused.value.key == f"table-is-{status}"
