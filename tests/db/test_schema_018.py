"""In a database of the version before nobody knows what messages told; its lines answer as far as they can."""

from pathlib import Path

from bot.letters import TurnLetter, read_letter
from bot.outgoing.bookkeeping import record_arrival
from bot.words import words
from cogs.views.ledger import balance_post
from cogs.views.why import line_post
from db import history, outbox
from games.coal_baron.game import GAME
from tests.bot.table_bench import opened_bench
from tests.db.older import take_back

BEFORE = 17
EN = words("en")
OLD, WAITING, NEW = 501, 502, 503
"""Messages: one sent before, one that waited to be sent, one of now."""


async def test_lines_and_messages_from_before_answer_as_far_as_can_be(tmp_path: Path) -> None:
    async with opened_bench(tmp_path) as bench:
        table = await bench.table(2)
        first = next(row for row in await bench.rows(table) if row.first_line is not None)
        await bench.db.transaction(lambda c: outbox.mark_sent(c, first.id, OLD, bench.now))
        await bench.turn(table)
        await bench.db.transaction(lambda c: take_back(c, BEFORE))
        interaction = bench.interaction
    async with opened_bench(tmp_path) as bench:
        bench.interaction = interaction
        call = bench.call(101)
        assert await bench.key(bench.service.lines_told(call, OLD)) == "why-message-told-nothing"
        waiting = next(
            row
            for row in reversed(await bench.rows(table))
            if isinstance(read_letter(table, row.letter), TurnLetter) and row.status == "waiting"
        )
        assert (waiting.first_line, waiting.last_line) == (None, None)
        letter = read_letter(table, waiting.letter)
        await bench.db.transaction(lambda c: record_arrival(c, waiting, letter, WAITING, bench.now))
        assert await bench.key(bench.service.lines_told(call, WAITING)) == "why-message-told-nothing"

        lines = await bench.service.newest_lines(call, table)
        assert lines.lines
        assert all(line.round is None for line in lines.lines)
        assert EN("why-round-unknown") in line_post(lines, EN).text
        ledger = await bench.service.ledger(call, table)
        francs = GAME.owned((await bench.loaded(table)).state, 0)["francs"]
        assert (ledger.booked("francs"), ledger.missing("francs")) == (francs, 0)
        assert EN("why-agrees") in balance_post(ledger, "round", 1, EN).text

        await bench.turn(table)
        newest = next(row for row in reversed(await bench.rows(table)) if row.first_line is not None)
        letter = read_letter(table, newest.letter)
        await bench.db.transaction(lambda c: record_arrival(c, newest, letter, NEW, bench.now))
        told = await bench.service.lines_told(call, NEW)
        assert [line.round for line in told.lines] == [1]
        refusal = await bench.refused(bench.service.move(bench.call(await bench.user(table)), table, None, "end"))
        assert getattr(refusal, "number", None) is not None
        assert (await bench.db.read(lambda c: history.last_sealed(c, table))) is not None
        assert bench.faults == []
