"""A German table begins with the German edition, a French one with the French, and each says which it is."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from test_composing import in_language

from bot.controls import Press
from bot.letters import LobbyLetter, SignpostLetter
from bot.outgoing.composing import compose
from bot.post import Button, Post
from bot.presenter import PRESENTERS, register
from bot.tables.inviting import Guest
from bot.tables.loaded import Loaded
from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.ruhrschifffahrt import PRESENTER as RUHR
from cogs.tables.presses import on_where
from cogs.views.lobby import rules_post
from cogs.views.own_tables import own_table_line
from db import tables
from games.kohle_kolonie.game import GAME
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

PRESETS: dict[Language, str] = {"en": "steiger", "de": "german", "fr": "french"}


async def kohle(bench: Bench, language: Language = "en") -> int:
    register(KOHLE)
    return await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, language, threads=True)


async def options(bench: Bench, table: int) -> dict[str, Any]:
    return (await bench.loaded(table)).options


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_opens_with_the_edition_of_its_language(bench: Bench, language: Language) -> None:
    """English players have the Steiger's set, as before."""
    chosen = await options(bench, await kohle(bench, language))
    assert chosen == {**msgspec.to_builtins(GAME.presets[PRESETS[language]]), "board": chosen["board"]}


async def test_another_language_brings_its_edition_while_no_option_was_touched(bench: Bench) -> None:
    table = await kohle(bench)
    for language in ("de", "fr", "en", "fr", "de"):
        said = await bench.service.set_language(bench.call(101), table, language)
        assert said == "table-language-edition-set"
        assert (await options(bench, table))["preset"] == PRESETS[language]
    assert await bench.service.set_language(bench.call(101), table, "de") == "table-language-set"


@pytest.mark.parametrize("touched", ["option", "same option", "preset", "same preset", "back again"])
async def test_options_that_somebody_chose_stay(bench: Bench, touched: str) -> None:
    """Also where the choice was that of the beginning, or was taken back."""
    table = await kohle(bench, "de")
    match touched:
        case "option":
            await bench.service.set_option(bench.call(101), table, "start_coins", "5")
        case "same option":
            value = (await options(bench, table))["start_coins"]
            await bench.service.set_option(bench.call(101), table, "start_coins", value)
        case "preset":
            await bench.service.set_preset(bench.call(101), table, "english")
        case "same preset":
            await bench.service.set_preset(bench.call(101), table, "german")
        case _:
            await bench.service.set_option(bench.call(101), table, "start_coins", "5")
            await bench.service.set_option(bench.call(101), table, "start_coins", "4")
    chosen = await options(bench, table)
    assert await bench.service.set_language(bench.call(101), table, "fr") == "table-language-set"
    assert await options(bench, table) == chosen


async def test_a_table_of_the_version_before_keeps_what_it_has(bench: Bench) -> None:
    """A German lobby then began with the Steiger's set."""
    table = await kohle(bench, "de")
    chosen = {**msgspec.to_builtins(GAME.presets["steiger"]), "board": (await options(bench, table))["board"]}
    await bench.db.transaction(lambda c: tables.change_table(c, table, options=chosen))
    await bench.service.set_language(bench.call(101), table, "fr")
    assert await options(bench, table) == chosen


async def test_a_running_table_and_a_rematch_keep_theirs(bench: Bench) -> None:
    table = await kohle(bench, "de")
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    await bench.service.start(bench.call(101), table, THREAD)
    chosen = await options(bench, table)
    assert await bench.service.set_language(bench.call(101), table, "fr") == "table-language-set"
    assert await options(bench, table) == chosen
    lobby = await kohle(bench, "de")
    await bench.db.transaction(lambda c: tables.change_table(c, lobby, rematch_of=table))
    assert await bench.service.set_language(bench.call(101), lobby, "fr") == "table-language-set"
    assert (await options(bench, lobby))["preset"] == "german"


async def test_a_game_without_editions_only_changes_its_language(bench: Bench) -> None:
    table = await bench.lobby()
    assert await bench.service.set_language(bench.call(101), table, "de") == "table-language-set"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_card_options_and_signpost_name_the_edition(bench: Bench, language: Language) -> None:
    table = await kohle(bench, "de")
    text = words(language)
    name, _ = KOHLE.preset("german", text)
    gathering = in_language(await bench.loaded(table), language)
    said = text("edition", name=name, changed=0)
    assert f"**{name}**" in compose(LobbyLetter(), gathering, 1).text
    for status in ("over", "abandoned", "running"):
        row = msgspec.structs.replace(gathering.row, status=status)
        card = compose(LobbyLetter(), msgspec.structs.replace(gathering, row=row), 1).text
        assert (f"**{name}**" if status == "running" else said) in card
    assert f"**{name}**" in compose(SignpostLetter(), gathering, 1).text
    assert said in rules_post(await bench.service.seen(101, table), KOHLE, text).text
    await bench.service.set_option(bench.call(101), table, "start_coins", "5")
    changed = text("edition", name=name, changed=1)
    assert changed in rules_post(await bench.service.seen(101, table), KOHLE, text).text
    register(RUHR)
    other = await bench.service.new(bench.call(101), "ruhrschifffahrt", GUILD, CHANNEL, "en", threads=True)
    assert "Edition" not in rules_post(await bench.service.seen(101, other), RUHR, words("en")).text


async def test_the_list_of_own_tables_names_the_edition_of_each(bench: Bench) -> None:
    table = await kohle(bench, "fr")
    own = (await bench.service.own_tables(101)).entries[0]
    assert own.row.id == table
    line = own_table_line(own, await bench.service.seen(101, table), words("en"))
    assert "Kohle & Kolonie · Edition: French · " in line


async def finished(bench: Bench, place: int = THREAD) -> Loaded:
    table = await bench.table(2, place)
    while (await bench.loaded(table)).row.status == "running":
        await bench.turn(table)
    return await bench.loaded(table)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_card_of_a_game_that_is_over_is_its_result(bench: Bench, language: Language) -> None:
    """By rank, as the last message says it, and where it was played."""
    loaded = in_language(await finished(bench), language)
    card = compose(LobbyLetter(), loaded, 1).text
    outcome = loaded.game.outcome(loaded.state)
    assert outcome is not None
    assert PRESENTERS["coal_baron"].final(outcome, loaded.party, words(language)) in card
    assert f"<#{THREAD}>" in card
    assert "{" not in card


@pytest.mark.slow
async def test_a_card_whose_position_cannot_be_read_says_that_the_game_is_over(bench: Bench) -> None:
    table = (await finished(bench)).row.id
    await bench.damage("UPDATE tables SET state = x'7b' WHERE id = ?", table)
    card = compose(LobbyLetter(), await bench.loaded(table), 1).text
    assert "The game is over." in card
    assert "1. " not in card


async def where(bench: Bench, table: int, user: int) -> Post:
    asked: Any = SimpleNamespace(service=bench.service, call=bench.call(user), text=words("en"))
    return await on_where(asked, Press("where", table), [])


def labels(post: Post) -> list[str]:
    return [control.label for row in post.rows for control in row if isinstance(control, Button)]


async def test_the_way_under_an_invitation_offers_a_seat(bench: Bench) -> None:
    """To whoever has none, as long as one is free; whoever is invited may decline there as well."""
    table = await bench.lobby(2)
    await bench.service.invite(bench.call(101), table, Guest(150, "Guest"))
    await bench.db.transaction(lambda c: tables.change_table(c, table, lobby_message=77))
    assert labels(await where(bench, table, 150)) == ["Join", "Decline"]
    assert labels(await where(bench, table, 160)) == ["Join"]
    assert labels(await where(bench, table, 101)) == []
    assert "/77" in (await where(bench, table, 150)).text
    for user in (150, 103):
        await bench.service.join(bench.call(user), table)
    assert labels(await where(bench, table, 160)) == []
    await bench.service.start(bench.call(101), table, THREAD)
    assert labels(await where(bench, table, 150)) == []
