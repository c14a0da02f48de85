"""A game needs its rules, its table of verbs and its sentences: nothing else, and no field that does nothing."""

import dataclasses
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from fluent.runtime import FluentResource

from bot.controls import read_id
from bot.letters import Letter
from bot.outgoing.composing import compose
from bot.post import Button, Post
from bot.presenter import PRESENTERS, Presenter
from bot.presenter import presenter_of as presenter_by_id
from bot.words import words
from cogs.interactions.completing import NOTHING
from cogs.toy import PRESENTER
from cogs.toy.cog import TYPED
from cogs.toy.presenter import presenter_of
from cogs.typed.tree import GameCommands
from cogs.typed.typed import Typed
from cogs.typed.vocabulary import Vocabulary
from cogs.views.log import log_page
from cogs.views.panel import panel
from games.registry import GAMES, rules_of
from games.toy.game import SWEEP, VERBS, Dig, EndTurn, Sweep, game_of
from renderer.draw import draw
from renderer.painters import painter_of
from renderer.toy.scenes import PAINTER
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench, opened_bench
from tests.cogs.test_commands import lines, loaded, payloads

TEXT = words("en")
Set: Any = Callable[[Presenter], None]


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Set:
    """Makes the toy known as it is presented."""
    bundle: Any = vars(words("en"))["_bundle"]
    for texts in ("toy.ftl", "sweep.ftl"):
        written = (Path(__file__).parent / texts).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(written), allow_overrides=True)

    def make(presenter: Presenter) -> None:
        monkeypatch.setitem(GAMES, "toy", presenter.game)
        monkeypatch.setitem(PRESENTERS, "toy", presenter)

    monkeypatch.setitem(GAMES, "toy", rules_of("toy"))
    make(PRESENTER)
    return make


@pytest_asyncio.fixture
async def bench(tmp_path: Path, known: Set) -> AsyncGenerator[Bench, None]:
    async with opened_bench(tmp_path) as opened:
        yield opened


async def begun(bench: Bench, players: int = 3) -> int:
    table = await bench.service.new(bench.call(101), "toy", GUILD, CHANNEL, "en", threads=True)
    for seat in range(1, players):
        await bench.service.join(bench.call(101 + seat), table)
    await bench.service.start(bench.call(101), table, THREAD)
    return table


async def shown(bench: Bench, table: int, user: int) -> Post:
    """The private panel of a user."""
    return panel(await bench.service.seen(user, table), TEXT)


def offered(post: Post) -> dict[str, str]:
    """What the buttons of a panel do, by their labels."""
    found: dict[str, str] = {}
    for row in post.rows:
        for control in row:
            press = read_id(control.id) if isinstance(control, Button) else None
            if isinstance(control, Button) and press is not None and press.op == "do":
                found[control.label] = press.arg
    return found


async def played(bench: Bench, table: int) -> None:
    """A whole game by the first button of each panel."""
    for _ in range(60):
        if (await bench.loaded(table)).row.status != "running":
            return
        user = await bench.user(table)
        choices = offered(await shown(bench, table, user))
        for argument in list(choices.values())[:1]:
            await bench.service.move(bench.call(user), table, None, argument)
        await bench.service.finish(bench.call(user), table, None)
    raise AssertionError("the game does not end")


async def test_a_toy_plays_whole_through_table_panel_and_pictures(bench: Bench) -> None:
    table = await begun(bench)
    await played(bench, table)
    loaded = await bench.loaded(table)
    assert loaded.row.status == "over"
    posts = [
        compose(msgspec.json.decode(row.letter, type=Letter), loaded, row.id) for row in await bench.rows(table)
    ]
    assert any("dig (1 to 3 lumps)" in post.text for post in posts)
    assert any("The heap is gone" in post.text for post in posts)
    for shot in {shot.name: shot for post in posts for shot in post.shots}.values():
        assert draw(shot.picture).png.startswith(b"\x89PNG")
    assert bench.faults == []


async def test_its_one_line_leads_to_all_that_lies_in_its_packages(known: Set) -> None:
    """Its painter, presenter, commands, and its place among the games that a table can be opened for."""
    del PRESENTERS["toy"]
    found = {payload["name"]: payload for payload in await payloads(await loaded())}
    assert [line.split(" | ")[0] for line in lines("", found["toy"])] == [
        "toy subcommand",
        "toy dig subcommand",
        "toy dig count string required autocomplete",
    ]
    (new,) = [command for command in found["table"]["options"] if command["name"] == "new"]
    (game,) = [option for option in new["options"] if option["name"] == "game"]
    assert [(choice["name"], choice["value"]) for choice in game["choices"]] == [
        ("Coal Baron", "coal_baron"),
        ("Kohle & Kolonie", "kohle_kolonie"),
        ("Ruhrschifffahrt 1769–1890", "ruhrschifffahrt"),
        ("Heap", "toy"),
    ]
    assert PRESENTERS["toy"].game is GAMES["toy"] is presenter_by_id("toy").game
    assert painter_of("toy") is PAINTER


async def test_the_toy_is_typed_as_well(bench: Bench) -> None:
    """Its command and the list that completes its option follow from the row alone."""
    table = await begun(bench)
    user = await bench.user(table)
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    state, seat = position.state, position.seat
    dig = TYPED.commands["dig"]
    assert [one.value for one in dig.offered(state, seat, "count", "", {}, TEXT)] == ["1", "2", "3"]
    (none,) = dig.offered(state, (seat + 1) % 3, "count", "", {}, TEXT)
    assert (none.label, none.value) == ("Nothing is possible: it is not your turn", NOTHING)
    assert dig.meant(state, seat, {"count": "2"}, TEXT) == "dig 2"


def test_no_field_of_its_presenter_does_nothing() -> None:
    """What every game must say, it says; everything else is left as it is by default."""
    fields = dataclasses.fields(Presenter)
    demanded = {one.name for one in fields if one.default is dataclasses.MISSING}
    assert {one.name for one in fields if getattr(PRESENTER, one.name) is not one.default} == demanded


async def test_an_action_is_a_class_a_row_and_its_sentences(bench: Bench, known: Set) -> None:
    """Then it stands in the menu, the command, its list, the log and the notation."""
    verbs = (*VERBS, SWEEP)
    presenter = presenter_of(game_of(verbs, Dig | EndTurn | Sweep), verbs)
    known(presenter)
    table = await begun(bench, 2)
    user = await bench.user(table)
    while (seen := await bench.service.seen(user, table)).loaded.state.heap > 4:
        await bench.service.move(bench.call(user), table, None, "dig 3")
        await bench.service.finish(bench.call(user), table, None)
        user = await bench.user(table)
    # menu
    assert offered(await shown(bench, table, user))["Sweep by pick"] == "sweep pick"
    # command
    typed = Typed("toy", verbs, Vocabulary(presenter))
    bot: Any = None
    group = GameCommands(bot, presenter, typed).group()
    command = group.get_command("sweep")
    assert command is not None
    assert command.description == "Take all lumps that are left"
    assert [one.name for one in getattr(command, "parameters")] == ["tool"]  # noqa: B009 - a group has none
    # its list
    assert seen.position is not None
    state, seat = seen.position.state, seen.position.seat
    assert [one.value for one in typed.commands["sweep"].offered(state, seat, "tool", "", {}, TEXT)] == ["pick"]
    # notation, and the refusal of what is not listed
    assert presenter.game.notation(presenter.game.parse("sweep pick")) == "sweep pick"
    violation = presenter.game.check(state, seat, Sweep("shovel"))
    assert violation is not None
    assert presenter.refusal(violation, seen.loaded.party, TEXT) == "You have no shovel."
    # log
    await bench.service.move(bench.call(user), table, None, typed.commands["sweep"].line({"tool": "pick"}))
    await bench.service.finish(bench.call(user), table, None)
    assert "together" in log_page(await bench.service.log(user, table), TEXT).text
