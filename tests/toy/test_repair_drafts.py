"""What is about to be proposed: collected privately, judged, named in every language."""

import pytest

from bot.errors import RuleRefused, Stale
from cogs.views.repairs import quantities_meant, values_meant
from db import proposals
from tests.bot.table_bench import Bench
from tests.toy.judged_toy import begun, bench, judged, turn
from tests.toy.proposals import disabled, noted, open_vote, shown

__all__ = ["bench", "judged"]


async def test_several_things_are_collected_before_anybody_learns_of_it(bench: Bench) -> None:
    table = await begun(bench)
    rows = len(await bench.rows(table))
    empty = await shown(bench, table)
    assert "Nothing is chosen yet" in empty.text
    assert disabled(empty) == {"add": False, "why": False, "ask": True, "discard": False}
    heap = (await bench.loaded(table)).state.heap
    await noted(bench, table, heap=str(heap - 1), points_1="1")
    await bench.service.set_reason(bench.call(101), table, "one lump was *not* counted")
    post = await shown(bench, table)
    assert f"• Lumps in the heap: {heap - 1} instead of {heap}" in post.text
    assert "User 102: 1 instead of 0" in post.text
    assert r"Reason: one lump was \*not\* counted" in post.text
    assert "This would ask" in post.text
    assert "all of them have to agree within 72 hours, and silence is no agreement" in post.text
    assert not disabled(post)["ask"]
    assert len(await bench.rows(table)) == rows
    assert "Nothing is chosen yet" in (await shown(bench, table, 102)).text


async def test_one_is_taken_out_again_by_its_menu_by_its_value_and_all_by_a_button(bench: Bench) -> None:
    table = await begun(bench)
    heap = str((await bench.loaded(table)).state.heap)
    await noted(bench, table, heap="3", points_0="2", points_1="1")
    await bench.service.drop_change(bench.call(101), table, "points.0")
    await bench.service.set_change(bench.call(101), table, "heap", heap)
    found = await bench.service.repair_draft(bench.call(101), table)
    assert [one.id for one in found.changes] == ["points.1"]
    await bench.service.discard_repair(bench.call(101), table)
    assert await bench.db.read(lambda c: proposals.draft(c, table, 101)) is None


async def test_what_does_not_add_up_is_said_and_cannot_be_proposed(bench: Bench) -> None:
    table = await begun(bench)
    await noted(bench, table, points_0="15")
    post = await shown(bench, table)
    lumps = (await bench.loaded(table)).state.heap + 15
    assert f"⚠️ There would be {lumps} lumps; there are 20." in post.text
    assert disabled(post)["ask"]
    found = await bench.service.repair_draft(bench.call(101), table)
    refusal = await bench.refused(bench.service.propose(bench.call(101), table, found.mark))
    assert isinstance(refusal, RuleRefused)
    assert (refusal.violation.code, refusal.violation.rule) == ("too-many-lumps", "table")
    assert await open_vote(bench, table) == 0


async def test_a_position_that_could_not_be_played_on_is_refused_by_the_game(bench: Bench) -> None:
    table = await begun(bench)
    await noted(bench, table, heap="0")
    assert "⚠️ Then nobody could dig." in (await shown(bench, table)).text


@pytest.mark.parametrize(
    ("what", "value", "key"),
    [
        ("gold", "1", "repair-unknown"),
        ("heap", "21", "repair-value-unknown"),
        ("points.0", "0", "repair-the-same"),
    ],
)
async def test_what_cannot_be_set_so_is_refused(bench: Bench, what: str, value: str, key: str) -> None:
    table = await begun(bench)
    assert await bench.key(bench.service.set_change(bench.call(101), table, what, value)) == key


async def test_a_reason_has_its_length(bench: Bench) -> None:
    table = await begun(bench)
    refusal = bench.service.set_reason(bench.call(101), table, "x" * 201)
    assert await bench.key(refusal) == "repair-reason-too-long"


async def test_a_draft_goes_along_with_the_position(bench: Bench) -> None:
    """What it is now is told anew; what has its value by now falls out."""
    table = await begun(bench)
    heap = (await bench.loaded(table)).state.heap
    mark = await noted(bench, table, heap=str(heap - 2), points_1="5")
    await turn(bench, table, 2)
    points = str(sum((await bench.loaded(table)).state.seats[1].score))
    found = await bench.service.repair_draft(bench.call(101), table)
    assert [(one.id, one.before, one.after) for one in found.changes] == [("points.1", points, "5")]
    with pytest.raises(Stale):
        await bench.service.propose(bench.call(101), table, mark)
    assert await open_vote(bench, table) == 0


async def test_things_are_named_in_every_language_and_found_with_a_slip(bench: Bench) -> None:
    table = await begun(bench)
    loaded = await bench.loaded(table)
    assert [one.id for one in quantities_meant("heap", loaded)] == ["heap"]
    assert [one.id for one in quantities_meant("lumps heep", loaded)] == ["heap"]
    assert [one.id for one in quantities_meant("points 102", loaded)] == ["points.1"]
    assert len(quantities_meant("points", loaded)) == 3
    assert len(quantities_meant("", loaded)) == 5
    turns = next(one for one in quantities_meant("", loaded) if one.id == "turn")
    assert values_meant("user 103", turns, loaded) == ["2"]
    assert values_meant("2", turns, loaded) == ["2"]
    assert len(values_meant("", turns, loaded)) == 2
    heap = quantities_meant("heap", loaded)[0]
    nearest = values_meant("", heap, loaded)
    assert heap.value not in nearest
    assert nearest == [str(number) for number in range(21) if str(number) != heap.value]
