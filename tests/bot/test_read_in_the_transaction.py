"""A text is read where it counts: in the position that is stored then, and free of language."""

from pathlib import Path

from bot.errors import MalformedRefused, Stale
from tests.bot.table_bench import Bench

ROOT = Path(__file__).resolve().parents[2]


async def ranking(bench: Bench, table: int, user: int) -> tuple[str, ...]:
    loaded = await bench.loaded(table)
    seat = next(seat.seat for seat in loaded.seats if seat.user == user)
    return loaded.state.seats[seat].ranking


async def test_a_change_of_an_answer_is_made_to_the_answer_that_is_stored(bench: Bench) -> None:
    """Two panels with the same buttons: the second press adds to what the first one left."""
    table = await bench.table()
    first, second, third = (await bench.loaded(table)).state.draft[:3]
    for text in (f"rank+ {first}", f"rank+ {second}", f"RANK^ {third}", f"rank- {first}"):
        assert await bench.service.move(bench.call(102), table, None, text) == "answer-left"
    assert await ranking(bench, table, 102) == (third, second)
    await bench.service.move(bench.call(102), table, None, f"rank- {third}")
    await bench.service.move(bench.call(102), table, None, f"rank- {second}")
    assert await ranking(bench, table, 102) == ()
    lines = [line.actions for line in await bench.lines(table)]
    assert f'["rank {third} {second}"]' in lines  # the log keeps notation, not the short form
    assert '["unrank"]' in lines


async def test_a_button_of_an_older_panel_changes_nothing(bench: Bench) -> None:
    """Its number is compared before anything is read, be it readable or not."""
    table = await bench.table()
    card = (await bench.loaded(table)).state.draft[0]
    position = (await bench.service.seen(102, table)).position
    assert position is not None
    await bench.service.move(bench.call(102), table, position.decision, f"rank+ {card}")
    for text in (f"rank+ {card}", "rank+ nothing of the kind", "dance"):
        refused = await bench.refused(bench.service.move(bench.call(102), table, position.decision, text))
        assert isinstance(refused, Stale)
    assert await ranking(bench, table, 102) == (card,)


async def test_no_language_is_understood_there(bench: Bench) -> None:
    table = await bench.table()
    for text in ("Handwagen 2 gelb", "rank Handcart 2", "rank+ Charrette"):
        refused = await bench.refused(bench.service.move(bench.call(102), table, None, text))
        assert isinstance(refused, MalformedRefused)
    assert await ranking(bench, table, 102) == ()


def test_tables_ask_nothing_of_presenters() -> None:
    """What tables need of a game stands in its contract."""
    for path in (ROOT / "bot" / "tables").glob("*.py"):
        assert "PRESENTERS" not in path.read_text(encoding="utf-8"), path.name
