"""An undo that goes back before what the table decided: it names it, asks everybody, and restores the options."""

import msgspec
import pytest

from bot.letters import NoticeLetter, letter_in
from bot.outgoing.composing import compose
from bot.tables.falling import turns_of
from bot.words import LANGUAGES, words
from cogs.views.undo import undo_choices, undo_preview
from tests.bot.table_bench import Bench
from tests.toy.judged_toy import agreed, begun, bench, corrected, in_step, judged, switched, turn

__all__ = ["bench", "judged"]
TEXT = words("en")


async def notice(bench: Bench, table: int) -> str:
    """The newest notice as it is told."""
    letters = [(letter_in(row.letter), row.id) for row in await bench.rows(table)]
    letter, row = next((one, row) for one, row in reversed(letters) if isinstance(one, NoticeLetter))
    return compose(letter, await bench.loaded(table), row).text


async def test_a_decision_stands_among_the_turns_by_itself(bench: Bench) -> None:
    table = await begun(bench)
    first = await turn(bench, table)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, "dig 1")
    await switched(bench, table, "none")
    await bench.service.finish(bench.call(user), table, None)
    units = turns_of(await bench.lines(table))
    assert [(one.is_decision, len(one.seats)) for one in units] == [(False, 1), (True, 0), (False, 1)]
    assert (await bench.loaded(table)).seats[units[2].seats[0]].user == first
    offered = [one.label for one in undo_choices(await bench.service.undoable(bench.call(101), table), TEXT)]
    assert offered[1].startswith("2: By decision of the table, from now on: The last lump")


async def test_the_newest_decision_is_taken_back_alone(bench: Bench) -> None:
    """With everybody's consent, though nobody else has played since."""
    table = await begun(bench)
    await turn(bench, table)
    dug = (await bench.loaded(table)).state.heap
    await switched(bench, table, "none")
    shown = await bench.service.preview(bench.call(101), table, 1)
    assert shown.fall.asked == (1, 2)
    said = undo_preview(shown, TEXT).text
    assert "take back what the table decided last?" in said
    assert "1. By decision of the table, from now on: The last lump" in said
    await bench.service.ask_undo(bench.call(101), table, 1)
    assert "asks to take back what the table decided last. 2 more players must agree" in await notice(bench, table)
    await agreed(bench, table)
    loaded = await bench.loaded(table)
    assert (loaded.state.options.last, loaded.options["last"], loaded.state.heap) == ("three", "three", dug)
    await in_step(bench, table)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_question_names_what_the_table_had_decided(bench: Bench, language: str) -> None:
    table = await begun(bench)
    await bench.service.set_language(bench.call(101), table, language)
    await turn(bench, table)
    await switched(bench, table, "none")
    await turn(bench, table)
    await bench.service.ask_undo(bench.call(101), table, 3)
    said = await notice(bench, table)
    head = {"en": "This falls as well: By decision", "de": "Damit fällt auch dies: Nach Beschluss"}
    assert head.get(language, "Ceci tombe aussi\u00a0: Par décision") in said
    assert TEXT("toy-option-last-none") in said


async def test_it_names_a_correction_of_the_rules(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await turn(bench, table)
    await corrected(bench, table, 2)
    before = await bench.service.preview(bench.call(101), table, 2)
    assert before.fall.rules
    assert "Since then the rules were corrected." in undo_preview(before, TEXT).text
    await bench.service.ask_undo(bench.call(101), table, 2)
    assert "Since then the rules were corrected." in await notice(bench, table)


async def test_one_after_the_correction_does_not(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await corrected(bench, table, 1)
    await turn(bench, table)
    after = await bench.service.preview(bench.call(101), table, 1)
    assert not after.fall.rules
    assert "corrected" not in undo_preview(after, TEXT).text


async def test_an_undo_after_the_decision_leaves_it(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await switched(bench, table, "none")
    user = await turn(bench, table)
    await turn(bench, table)
    await bench.service.ask_undo(bench.call(user), table, 2)
    await agreed(bench, table)
    loaded = await bench.loaded(table)
    assert (loaded.state.options.last, loaded.options["last"]) == ("none", "none")
    await in_step(bench, table)


async def test_a_question_for_an_undo_is_overtaken_by_a_decision(bench: Bench) -> None:
    table = await begun(bench)
    await turn(bench, table)
    await bench.service.ask_undo(bench.call(101), table, 1)
    await switched(bench, table, "none")
    assert "undo-overtaken" in await bench.kinds(table)
    assert await bench.db.read(lambda c: c.execute("SELECT 1 FROM votes WHERE status = 'open'").fetchone()) is None


async def test_letters_of_before_name_no_decision(bench: Bench) -> None:
    """A question that was asked by an earlier version is told as it was."""
    table = await begun(bench)
    await turn(bench, table)
    await turn(bench, table)
    await bench.service.ask_undo(bench.call(101), table, 1)
    (row,) = [row for row in await bench.rows(table) if '"fallen"' in row.letter]
    letter = msgspec.json.decode(row.letter)
    for added in ("decided", "rules"):
        letter["fallen"].pop(added, None)
    await bench.damage("UPDATE outbox SET letter = ? WHERE id = ?", msgspec.json.encode(letter).decode(), row.id)
    assert "asks to take back the last turn (of" in await notice(bench, table)
