"""Phases that ran together: one message, one picture of the end, and the picture of each of them a press away."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest
from test_composing import check_limits, in_language, played

from bot.controls import Press, read_id
from bot.errors import Damaged
from bot.letters import EndedPhase, PhaseLetter
from bot.outgoing.composing import compose
from bot.outgoing.phase_posts import one_phase
from bot.post import Button, Menu, Post
from bot.presenter import register
from bot.tables.loaded import Loaded
from bot.tables.positions import shown
from bot.words import LANGUAGES, words
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.tables.presses import on_phase
from db import outbox
from db.outbox import SENT_KEPT
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

ROW: Final = 10**9


async def phases_of(bench: Bench, count: int) -> tuple[Loaded, PhaseLetter]:
    """A played table, and a letter of so many of its phases."""
    loaded = await bench.loaded(await played(bench, 3, 3))
    found = [one for one in await bench.letters(loaded.row.id) if isinstance(one, PhaseLetter)]
    ended: list[EndedPhase] = [phase for letter in found for phase in letter.phases]
    return loaded, PhaseLetter(phases=tuple((ended * count)[:count]))


def ways(post: Post) -> list[str]:
    """What is carried by the controls that lead to the picture of a phase."""
    buttons = [control for row in post.rows for control in row if isinstance(control, Button)]
    pressed = [press.arg for one in buttons if (press := read_id(one.id)) is not None and press.op == "phase"]
    menus = [control for row in post.rows for control in row if isinstance(control, Menu)]
    return [*pressed, *(choice.value for menu in menus for choice in menu.choices)]


@pytest.mark.parametrize("count", [2, 3, 4, 9, 25])
async def test_several_are_one_message_with_one_picture_and_a_way_to_each(bench: Bench, count: int) -> None:
    loaded, letter = await phases_of(bench, count)
    for language in LANGUAGES:
        post = compose(letter, in_language(loaded, language), ROW)
        check_limits(post)
        (shot,) = post.shots
        end = msgspec.structs.replace(shown(letter.phases[-1].position, loaded), active=())
        assert shot.picture.view == end
        assert shot.name.endswith(f"-{ROW}")
        assert ways(post) == [f"{number} {ROW}" for number in range(1, count + 1)]
        assert any(isinstance(control, Menu) for row in post.rows for control in row) == (count > 3)
        table = words(language)("phase-head", table=loaded.row.id, phase="").split("·")[0].strip("* ")
        assert post.text.count(table) == 1  # the table is named once, its phases by number
        for number in range(1, min(count, 9) + 1):
            assert f"**{number}. " in post.text or f"\n{number}. " in post.text


async def test_the_one_picture_marks_what_each_phase_changed_by_its_number(bench: Bench) -> None:
    loaded, letter = await phases_of(bench, 3)
    picture = compose(letter, loaded, ROW).shots[0].picture
    assert len(picture.numbers) == len(picture.marks) > 0
    for place, number in zip(picture.marks, picture.numbers, strict=True):
        assert place in [place for event in letter.phases[number - 1].events for place in event.places]
    assert len(set(picture.numbers)) > 1


async def test_one_phase_alone_keeps_its_message_and_needs_no_way_to_its_picture(bench: Bench) -> None:
    loaded, letter = await phases_of(bench, 1)
    post = compose(letter, loaded, ROW)
    assert ways(post) == []
    assert (len(post.shots), post.shots[0].picture.numbers) == (1, ())
    assert post.text.startswith("**Table 1 · Draft**")


async def test_the_picture_of_each_is_its_own(bench: Bench) -> None:
    loaded, letter = await phases_of(bench, 3)
    for number, ended in enumerate(letter.phases, start=1):
        post = one_phase(letter, number, loaded, words("de"))
        view = msgspec.structs.replace(shown(ended.position, loaded), active=())
        assert [shot.picture.view for shot in post.shots] == [view]
        assert post.shots[0].picture.headline.startswith(f"{number}. ")
        assert post.text.startswith(f"**Tisch {loaded.row.id} · {number}. ")
        check_limits(post)


async def pressed(
    bench: Bench, table: int, arg: str, values: Sequence[str] = (), *, user: int = 101, message: int | None = None
) -> Post:
    """What a press on the way to a picture is answered with, on that message."""
    pressed_on = SimpleNamespace(message=None if message is None else SimpleNamespace(id=message))
    asked: Any = SimpleNamespace(
        service=bench.service, call=bench.call(user), text=words("en"), interaction=pressed_on
    )
    return await on_phase(asked, Press("phase", table, 0, arg), list(values))


async def kept(bench: Bench) -> tuple[int, int, PhaseLetter]:
    """A table with a message of three phases: table, row and letter."""
    loaded, letter = await phases_of(bench, 3)
    table = loaded.row.id
    row = await bench.db.transaction(lambda c: outbox.put(c, table, THREAD, letter, bench.now))
    return table, row, letter


async def test_a_press_shows_the_picture_that_the_row_keeps_to_everybody(bench: Bench) -> None:
    table, row, letter = await kept(bench)
    loaded = await bench.loaded(table)
    for user in (101, 102, 555):
        for number in (1, 2, 3):
            expected = one_phase(letter, number, loaded, words("en"))
            assert await pressed(bench, table, f"{number} {row}", user=user) == expected
            assert await pressed(bench, table, str(row), [f"{number} {row}"], user=user) == expected


@pytest.mark.parametrize("arg", ["0 {row}", "4 {row}", "1", "x {row}", "1 {row}x", "", "1 999999"])
async def test_nonsense_and_rows_that_are_gone_are_one_sentence(bench: Bench, arg: str) -> None:
    table, row, _ = await kept(bench)
    assert await pressed(bench, table, arg.format(row=row)) == Post(words("en")("phase-gone"))


async def test_a_row_of_another_table_or_of_another_letter_shows_nothing(bench: Bench) -> None:
    """After a restored backup other messages have the numbers that controls still carry."""
    table, row, _ = await kept(bench)
    other = await bench.table(2, place=77)
    assert await pressed(bench, other, f"1 {row}") == Post(words("en")("phase-gone"))
    first = (await bench.rows(table))[0].id
    assert await pressed(bench, table, f"1 {first}") == Post(words("en")("phase-gone"))


async def test_a_row_that_became_another_message_shows_nothing(bench: Bench) -> None:
    """After a restored backup the phases of later rounds may have the number of an earlier message."""
    table, row, letter = await kept(bench)
    gone = Post(words("en")("phase-gone"))
    assert (await pressed(bench, table, f"1 {row}", message=5)).shots  # it stands, and is not recorded yet
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row, 5, bench.now))
    assert (await pressed(bench, table, f"1 {row}", message=5)).shots
    assert await pressed(bench, table, f"1 {row}", message=4) == gone
    edit = await bench.db.transaction(lambda c: outbox.put(c, table, THREAD, letter, bench.now, edits=5))
    assert (await pressed(bench, table, f"1 {edit}", message=5)).shots
    assert await pressed(bench, table, f"1 {edit}", message=4) == gone


async def test_they_are_kept_for_thirty_days(bench: Bench) -> None:
    table, row, _ = await kept(bench)
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row, 5, bench.now))
    bench.now += SENT_KEPT
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row, 5, bench.now))
    assert (await pressed(bench, table, f"1 {row}")).shots
    bench.now += 1
    await bench.db.transaction(lambda c: outbox.mark_sent(c, row, 5, bench.now))
    assert await pressed(bench, table, f"1 {row}") == Post(words("en")("phase-gone"))


async def test_a_row_that_cannot_be_read_is_said_to_be_so(bench: Bench) -> None:
    table, row, _ = await kept(bench)
    await bench.damage("UPDATE outbox SET letter = '{' WHERE id = ?", row)
    with pytest.raises(Damaged) as found:
        await pressed(bench, table, f"1 {row}")
    assert found.value.part == "letter"


async def test_phases_that_run_together_are_one_letter_however_many(bench: Bench) -> None:
    """Five phases of Kohle & Kolonie may end without a decision: from the second action to the income."""
    register(KOHLE)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    rng = Random(5)
    while (await bench.loaded(table)).state.round < 2:
        await one_move(bench, table, rng)
    told = [isinstance(letter, PhaseLetter) and len(letter.phases) for letter in await bench.letters(table)]
    assert max(told) > 4
    assert not any(first and second for first, second in pairwise(told))


async def one_move(bench: Bench, table: int, rng: Random) -> None:
    """Whoever must decide does something legal."""
    user = await bench.user(table)
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    game = (await bench.loaded(table)).game
    legal = list(game.legal_actions(position.state, position.seat))
    ends = game.end_turn in legal and rng.random() < 0.5
    action = game.end_turn if ends else rng.choice(legal)
    await bench.service.move(bench.call(user), table, None, game.notation(action))
