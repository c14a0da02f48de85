"""Tables of the toy that is judged: presenter, texts, bench, and what tests do there."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest
import pytest_asyncio
from fluent.runtime import FluentResource

from bot.presenter import PRESENTERS, AnyPresenter, Party
from bot.tables.decided import changes_in
from bot.tables.loaded import load
from bot.tables.questions import asked_of
from bot.tables.restoring import position_after
from bot.tables.switching import switch
from bot.words import LANGUAGES, Words, words
from cogs.toy import PRESENTER
from db import votes
from games.engine.contract import REPAIRED
from games.engine.event import Event, balance
from games.registry import GAMES
from games.toy.judged import JUDGED
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench


def _quantity(state: Any, id: str, party: Party, text: Words) -> str:
    what, _, seat = id.partition(".")
    return text(f"toy-quantity-{what}", who=party.names[int(seat)] if seat else "")


def _value(state: Any, id: str, value: str, party: Party, text: Words) -> str:
    return party.names[int(value)] if id == "turn" else value


def _option(name: str, value: str, text: Words) -> tuple[str, str]:
    return text(f"toy-option-{name}"), text(f"toy-option-{name}-{value}")


def _tell(event: Event, party: Party, text: Words) -> str:
    if event.kind != REPAIRED:
        return PRESENTER.tell(event, party, text)
    said = [
        text("repair-change", what=_quantity(None, one.id, party, text), before=one.before, after=one.after)
        for one in changes_in(event)
    ]
    return text("toy-event-table_repaired", changes="; ".join(said))


JUDGED_PRESENTER: Final[AnyPresenter] = replace(
    PRESENTER, game=JUDGED, tell=_tell, option=_option, quantity=_quantity, quantity_value=_value
)


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the judged toy known, with its texts in every language."""
    for language in LANGUAGES:
        bundle: Any = vars(words(language))["_bundle"]
        for texts in ("toy.ftl", "judged.ftl"):
            written = (Path(__file__).parent / texts).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(written), allow_overrides=True)
    monkeypatch.setitem(GAMES, "toy", JUDGED)
    monkeypatch.setitem(PRESENTERS, "toy", JUDGED_PRESENTER)


@pytest_asyncio.fixture
async def bench(tmp_path: Path, judged: None) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        yield opened


async def begun(bench: Bench, players: int = 3) -> int:
    """A game of the judged toy just begun."""
    table = await bench.service.new(bench.call(101), "toy", GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    await bench.service.start(bench.call(101), table, THREAD)
    return table


async def turn(bench: Bench, table: int, count: int = 1) -> int:
    """A whole turn of whoever is to dig; the user."""
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, f"dig {count}")
    await bench.service.finish(bench.call(user), table, None)
    return user


async def switched(bench: Bench, table: int, value: str, by: int | None = 0) -> int:
    """The switch set by decision of the table; the line."""
    return await bench.db.transaction(lambda c: switch(c, load(c, table), "last", value, by, bench.now))


async def agreed(bench: Bench, table: int, *, first: bool = False) -> None:
    """Everybody who is asked something, or the `first` of several things, and has not answered, says yes."""
    found = await bench.db.read(lambda c: votes.open_votes(c, table))
    for vote in found[:1] if first else found:
        cast = await bench.db.read(lambda c, vote=vote: votes.ballots(c, vote.id))
        for seat in asked_of(vote):
            if seat not in cast:
                await bench.service.cast(bench.call(101 + seat), table, vote.id, "yes")


async def in_step(bench: Bench, table: int) -> None:
    """The lines since the newest checkpoint lead to the sealed state; the ledger sums to what is owned."""
    loaded = await bench.loaded(table)
    replayed = await bench.db.read(lambda c: position_after(c, loaded, loaded.row.seal))
    assert msgspec.to_builtins(replayed) == msgspec.to_builtins(loaded.state)
    events = await bench.events(table)
    for seat in range(len(loaded.seats)):
        total = balance(events, seat)
        owned = JUDGED.owned(loaded.state, seat)
        assert {account: total.get(account, 0) for account in owned} == owned


async def thinned(bench: Bench, table: int) -> None:
    """All checkpoints dropped that may be: replay starts from the beginning or from one that is kept for good."""
    sql = "DELETE FROM checkpoints WHERE table_id = ? AND seal > 0 AND kept = ''"
    await bench.db.transaction(lambda c: c.execute(sql, (table,)))


async def corrected(bench: Bench, table: int, seal: int) -> None:
    """The rules were corrected after a seal, whose position is kept for it."""
    sql = "UPDATE checkpoints SET kept = trim(kept || ' rules') WHERE table_id = ? AND seal = ?"
    await bench.db.transaction(lambda c: c.execute(sql, (table, seal)))


def seeded(seed: int) -> Random:
    """Chance that follows from a seed."""
    return Random(seed)
