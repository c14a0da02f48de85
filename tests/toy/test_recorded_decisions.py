"""Records of games in which the table decided something: replay names it, and checks what it led to."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tables.decided import seal_decision
from bot.tables.loaded import load
from bot.tables.recording import ended_game, record_of
from games.toy.judged import repaired
from tests.bot.table_bench import Bench
from tests.toy.changed_toy import NEW, OLD, TWICE
from tests.toy.judged_toy import agreed, begun, bench, judged, switched, turn
from tests.toy.test_changed_rules import Plays, marked, plays, start
from tests.verified import checked

__all__ = ["bench", "judged", "plays"]


async def repair(bench: Bench, table: int, **changes: str) -> None:
    """A repair as the table agrees on it; ids have a double underscore for their point."""
    wanted = {id.replace("__", "."): value for id, value in changes.items()}

    def work(connection: Any) -> None:
        loaded = load(connection, table)
        made = repaired(loaded.state, wanted)
        seal_decision(connection, loaded, made, "repair", 0, bench.now)

    await bench.db.transaction(work)


async def to_the_end(bench: Bench, table: int) -> None:
    while (loaded := await bench.loaded(table)).row.status == "running":
        await turn(bench, table, min(2, loaded.state.heap))


async def record(bench: Bench, table: int) -> bytes:
    return record_of(await bench.db.read(lambda c: ended_game(c, load(c, table))))


async def decided(bench: Bench) -> int:
    """A game with a repair, one undone, and a switch, played to its end."""
    table = await begun(bench)
    await turn(bench, table)
    await repair(bench, table, heap="9", points__0="4")
    await turn(bench, table)
    await repair(bench, table, points__1="7")
    await bench.service.ask_undo(bench.call(101), table, 1)
    await agreed(bench, table)
    await switched(bench, table, "none")
    await to_the_end(bench, table)
    return table


async def test_it_verifies_and_names_what_the_table_decided(bench: Bench, tmp_path: Path) -> None:
    table = await decided(bench)
    agrees, said = checked(tmp_path, await record(bench, table))
    assert agrees, said
    assert "Taken back and left out: 1 times." in said
    told = [line for line in said if "starts anew" in line]
    assert told[0].startswith("After line 1 replay starts anew: the table set the position right (heap from 1")
    assert re.search(r" to 9, points\.0 from \d to 4\)\.$", told[0])
    assert told[1] == "After line 3 replay starts anew: the table changed a switch (last from three to none)."
    assert len(told) == 2


@pytest.mark.parametrize("what", ["state", "changes", "value", "dropped", "kind"])
async def test_a_decision_that_was_changed_is_found(bench: Bench, tmp_path: Path, what: str) -> None:
    """A position that does not follow from what the table decided, or a decision that says something else."""
    table = await decided(bench)
    whole: dict[str, Any] = msgspec.json.decode(await record(bench, table))
    repair_line, switch_line = whole["lines"][1], whole["lines"][3]
    number = 2
    match what:
        case "state":
            repair_line["state"]["state"]["heap"] -= 1
        case "changes":
            repair_line["events"][0]["params"]["changes"][0] = "heap 12 8"
        case "value":
            switch_line["events"][0]["params"]["value"] = "three"
            number = 4
        case "dropped":
            repair_line["events"] = []
        case _:
            repair_line["change"] = "gift"
    agrees, said = checked(tmp_path, msgspec.json.encode(whole))
    assert not agrees
    assert any(line.startswith(f"DIFFERS: Line {number}") for line in said), said


async def test_a_change_of_the_rules_is_named(bench: Bench, plays: Plays, tmp_path: Path) -> None:
    """Where these rules come to the same, all agrees; where they do not, the stretch is not confirmed."""
    table = await begun(bench)
    await turn(bench, table)
    await marked(bench, OLD)
    await start(bench, NEW)
    await to_the_end(bench, table)
    data = await record(bench, table)
    agrees, said = checked(tmp_path, data)
    assert agrees, said
    assert "After line 1 replay starts anew: the rules of the program were changed." in said
    plays(TWICE)
    agrees, said = checked(tmp_path, data)
    assert not agrees
    assert any(line.startswith("DIFFERS: Line 1 (seat ") for line in said)
    assert any(line.startswith("DIFFERS: Line 2 (seat ") for line in said)


async def test_a_stretch_by_other_rules_does_not_hide_the_next(bench: Bench, plays: Plays, tmp_path: Path) -> None:
    """Played by one, corrected, played on by the other: with these rules the second stretch alone agrees."""
    table = await begun(bench)
    await turn(bench, table, 2)
    await marked(bench, OLD)
    plays(TWICE)
    await start(bench, NEW)
    await to_the_end(bench, table)
    whole: dict[str, Any] = msgspec.json.decode(await record(bench, table))
    agrees, said = checked(tmp_path, msgspec.json.encode(whole))
    assert not agrees
    assert [line.split(" (")[0] for line in said if line.startswith("DIFFERS")] == ["DIFFERS: Line 1"]
    assert any("actions lead to the result" in line for line in said)
