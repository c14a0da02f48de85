"""Tables with precedents: kept, decided, accepted and taken back."""

from typing import Any

from bot.presenter import register
from bot.tables.dispute_choices import Choice
from bot.tables.loaded import load
from bot.tables.precedents import record
from bot.tables.switching import switch
from cogs.kohle_kolonie import PRESENTER
from db import precedents, votes
from db.rows import DisputeRow
from tests.bot.table_bench import CHANNEL, GUILD, Bench

PLACE = 50


async def gathered(bench: Bench, channel: int = CHANNEL) -> int:
    """A gathering table of Kohle & Kolonie, of which there are several editions."""
    register(PRESENTER)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, channel, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    return table


async def kept(bench: Bench, table: int, edition: str, **other: Any) -> int:
    """A precedent of that edition in the channel, made by a table; its id."""
    known = {"rule": "5.1.8 Value", "ruling": f"So it is in {edition}.", "option": None, "value": None}
    columns = {**known, "votes": "{}", "at": bench.now, **other}
    return await bench.db.transaction(
        lambda c: precedents.add(c, CHANNEL, game="kohle_kolonie", edition=edition, table_id=table, **columns)
    )


async def editions(bench: Bench, table: int) -> tuple[str, str]:
    """The edition that a table plays, and another."""
    loaded = await bench.loaded(table)
    mine = str(loaded.options["preset"])
    return mine, next(name for name in loaded.game.presets if name != mine)


async def cited(bench: Bench, table: int) -> list[int]:
    return [one.id for one in await bench.service.cited_at(table)]


async def decided(bench: Bench, table: int, option: str, value: str) -> None:
    """The table sets a switch by a dispute, from now on and for later."""
    disputed = DisputeRow(
        vote=0, table_id=table, seat=0, round=1, point="p", rule=option, line=1, entry=0, seal=0, tried="",
        violation="", switches="[]", consents="[]", stops=0,
    )  # fmt: skip

    def decide(connection: Any) -> None:
        if (load(connection, table).options)[option] != value:
            switch(connection, load(connection, table), option, value, 0, bench.now)
        chosen = Choice("switch.0", back=False)
        record(connection, load(connection, table), disputed, chosen, (option, value), bench.now)

    await bench.db.transaction(decide)


async def undone(bench: Bench, table: int) -> None:
    """The last turn or decision is taken back with everybody's consent."""
    await bench.service.ask_undo(bench.call(101), table, 1)
    for vote in await bench.db.read(lambda c: votes.open_votes(c, table)):
        for user in (102, 103):
            await bench.service.cast(bench.call(user), table, vote.id, "yes")
