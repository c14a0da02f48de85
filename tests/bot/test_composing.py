"""Letters as messages: within Discord's limits at their longest, and the right things first."""

import sqlite3
from random import Random
from typing import Any

import msgspec
import pytest

from bot.controls import CUSTOM_ID_LIMIT
from bot.letters import (
    FinalLetter,
    InvitationLetter,
    LobbyLetter,
    NoticeLetter,
    PhaseLetter,
    SignpostLetter,
    StayLetter,
    TurnLetter,
)
from bot.outgoing.composing import compose
from bot.post import BUTTONS_A_ROW, MENU_LIMIT, ROWS, TEXT_LIMIT, Button, Menu, Post
from bot.presenter import register
from bot.tables.choosing import LONGEST_NAME
from bot.tables.inviting import MOST_OPEN, Guest
from bot.tables.loaded import Loaded
from bot.words import LANGUAGES, words
from cogs.kohle_kolonie import PRESENTER as KOHLE
from cogs.views.lobby import rules_post
from db import tables
from games.engine.event import Event
from games.engine.rng import fingerprint
from tests.bot.table_bench import CHANNEL, GUILD, THREAD, Bench

LONG = ("*_" * 16, "W" * 32, "\ufdfd" * 32, "[#" * 16)
ROW = 10**9


async def renamed(bench: Bench, table: int) -> None:
    def work(connection: Any) -> None:
        for seat, name in enumerate(LONG):
            tables.change_seat(connection, table, seat, name=name)

    await bench.db.transaction(work)


def in_language(loaded: Loaded, language: str) -> Loaded:
    return msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, language=language))


def check_limits(post: Post) -> None:
    assert 1 <= len(post.text) <= TEXT_LIMIT
    assert len(post.rows) <= ROWS
    ids = [control.id for row in post.rows for control in row if isinstance(control, Button | Menu)]
    assert len(set(ids)) == len(ids)
    assert all(len(identifier) <= CUSTOM_ID_LIMIT for identifier in ids)
    for row in post.rows:
        assert 1 <= len(row) <= BUTTONS_A_ROW
        for control in row:
            if isinstance(control, Button):
                assert 1 <= len(control.label) <= 80
            if isinstance(control, Menu):
                assert 1 <= len(control.choices) <= MENU_LIMIT
    assert all(1 <= len(shot.alt) <= 1024 for shot in post.shots)
    assert len(post.shots) <= 4
    assert all(post.mentions)


PLAYED: dict[tuple[int, int], tuple[sqlite3.Connection, int, int]] = {}
"""By players and seed: the database after that game, its table, and the last interaction."""


async def played(bench: Bench, players: int, seed: int) -> int:
    """A game that is over; each is played once, and put into the databases of later tests as it was then."""
    if (players, seed) in PLAYED:
        copy, table, bench.interaction = PLAYED[players, seed]
        await bench.db._writer.run(lambda c: copy.backup(c))
        return table
    table = await bench.table(players)
    await renamed(bench, table)
    rng = Random(seed)
    while (await bench.loaded(table)).row.status == "running":
        await bench.turn(table, rng)
    copy = sqlite3.connect(":memory:", check_same_thread=False)
    await bench.db._writer.run(lambda c: c.backup(copy))
    PLAYED[players, seed] = copy, table, bench.interaction
    return table


@pytest.mark.slow
async def test_every_message_of_a_whole_game_fits_in_each_language(bench: Bench) -> None:
    loaded = await bench.loaded(await played(bench, 4, 1))
    for language in LANGUAGES:
        for letter in (await bench.letters(loaded.row.id))[::3]:
            check_limits(compose(letter, in_language(loaded, language), ROW))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
async def test_every_message_of_more_games_fits_in_each_language(bench: Bench, seed: int) -> None:
    loaded = await bench.loaded(await played(bench, 2 + seed % 3, seed))
    for language in LANGUAGES:
        for letter in await bench.letters(loaded.row.id):
            check_limits(compose(letter, in_language(loaded, language), ROW))


@pytest.mark.slow
async def test_the_final_message_ends_with_the_proof_of_the_shuffle_however_long_it_is(bench: Bench) -> None:
    loaded = await bench.loaded(await played(bench, 4, 2))
    (final,) = (one for one in await bench.letters(loaded.row.id) if isinstance(one, FinalLetter))
    longer = msgspec.structs.replace(final, events=final.events * 5)
    for language in LANGUAGES:
        post = compose(longer, in_language(loaded, language), ROW)
        check_limits(post)
        last = post.text.splitlines()[-1]
        assert final.seed in last
        assert final.salt in last
        assert fingerprint(final.seed, final.salt) in last
        assert post.text.count("\n") > 5
        assert f"b:rematch:{loaded.row.id}:0:" in [getattr(one, "id", "") for one in post.rows[0]]


@pytest.mark.slow
async def test_a_final_message_that_must_be_cut_keeps_what_the_winner_counted(bench: Bench) -> None:
    loaded = in_language(await bench.loaded(await played(bench, 4, 2)), "en")
    (final,) = (one for one in await bench.letters(loaded.row.id) if isinstance(one, FinalLetter))
    longer = msgspec.structs.replace(final, events=final.events * 5)
    lines = compose(longer, loaded, ROW).text.splitlines()
    counted = [line for line in lines if line.startswith(("•", "…"))]
    assert loaded.party.names[final.outcome.ranks[0][0]] in counted[0]
    (cut,) = (line for line in lines if line.startswith("…"))
    assert cut.endswith("more events, in `/table log`")
    assert counted.index(cut) > 1


async def test_a_card_and_an_invitation_with_the_longest_names_fit_in_each_language(bench: Bench) -> None:
    guests = [Guest(200 + number, LONG[number % 4]) for number in range(MOST_OPEN)]
    table = await bench.service.new(
        bench.call(101), "coal_baron", 1, 10, "en", threads=True, invited=guests, name="W" * LONGEST_NAME
    )
    for user in (102, 103, 104):
        await bench.service.join(bench.call(user), table)
    await renamed(bench, table)
    loaded = await bench.loaded(table)
    (given,) = (one for one in await bench.letters(table) if isinstance(one, InvitationLetter))
    came = msgspec.structs.replace(given, came={"declined": given.users}, settled="invitation-answered")
    for language in LANGUAGES:
        for letter in (LobbyLetter(), given, came, StayLetter(users=(101, 102, 103, 104), vacated=LONG)):
            post = compose(letter, in_language(loaded, language), ROW)
            check_limits(post)
            assert not post.text.endswith("…")


@pytest.mark.slow
async def test_a_phase_that_tells_too_much_keeps_the_newest_and_points_to_the_log(bench: Bench) -> None:
    loaded = await bench.loaded(await played(bench, 4, 3))
    phase = next(one for one in await bench.letters(loaded.row.id) if isinstance(one, PhaseLetter))
    ended = phase.phases[0]
    longer = msgspec.structs.replace(ended, events=ended.events * 20)
    text = compose(msgspec.structs.replace(phase, phases=(longer,)), loaded, ROW).text
    last = msgspec.structs.replace(ended, events=ended.events[-1:])
    whole = compose(msgspec.structs.replace(phase, phases=(last,)), loaded, ROW).text
    assert text.splitlines()[-1] == whole.splitlines()[-1]
    assert "/table log" in text.splitlines()[1]


async def test_a_turn_begins_with_mention_table_and_what_is_asked(bench: Bench) -> None:
    table = await bench.table(4)
    letter = (await bench.letters(table))[-1]
    loaded = await bench.loaded(table)
    user = loaded.seats[letter.asked[0]].user
    for language in LANGUAGES:
        post = compose(letter, in_language(loaded, language), ROW)
        assert post.text.startswith(f"<@{user}>")
        assert len(post.text.splitlines()[0]) <= 100
        assert str(table) in post.text.splitlines()[0]
        assert post.mentions == (user,)


async def test_a_retired_turn_has_neither_mention_nor_buttons(bench: Bench) -> None:
    table = await bench.table(2)
    letter = (await bench.letters(table))[-1]
    post = compose(msgspec.structs.replace(letter, retired=True), await bench.loaded(table), ROW)
    assert "<@" not in post.text
    assert (post.rows, post.mentions) == ((), ())


async def test_a_turn_of_an_empty_seat_mentions_nobody(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    await bench.service.leave(bench.call(user), table)
    letter = next(one for one in await bench.letters(table) if isinstance(one, TurnLetter))
    post = compose(letter, await bench.loaded(table), ROW)
    assert post.mentions == ()
    assert "<@" not in post.text


async def test_every_new_message_carries_the_number_by_which_it_is_recognised(bench: Bench) -> None:
    table = await bench.table(2)
    letters = [*await bench.letters(table), NoticeLetter(key="notice-abandoned"), SignpostLetter()]
    loaded = await bench.loaded(table)
    lobby = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, status="lobby"))
    for letter in letters:
        post = compose(letter, lobby if isinstance(letter, LobbyLetter) else loaded, ROW)
        ids = [control.id for row in post.rows for control in row if isinstance(control, Button | Menu)]
        numbered = any(identifier.endswith((f":{ROW}", f" {ROW}")) for identifier in ids)
        assert numbered or (isinstance(letter, LobbyLetter) and f"b:start:{table}:0:" in ids)


async def test_a_turn_message_that_must_be_cut_keeps_the_placement(bench: Bench) -> None:
    table = await bench.table(2)
    letter = [one for one in await bench.letters(table) if isinstance(one, TurnLetter)][-1]
    placed = Event("workers_placed", "P3", 0, {"workers": 1, "space": "bank"})
    others = [Event("francs_taken", "P3", 0, {"francs": number}) for number in range(1, 10)]
    longer = msgspec.structs.replace(letter, events=(placed, *others), news="")
    loaded = in_language(await bench.loaded(table), "en")
    lines = [line for line in compose(longer, loaded, ROW).text.splitlines() if line.startswith(("•", "…"))]
    assert lines[0].startswith("… 5 earlier events")
    assert "places 1 worker" in lines[1]
    assert "takes 9 francs" in lines[-1]
    assert len(lines) == 6


async def test_signpost_and_card_keep_options_and_fingerprint_while_the_game_runs(bench: Bench) -> None:
    table = await bench.table(2)
    loaded = in_language(await bench.loaded(table), "en")
    loaded = msgspec.structs.replace(loaded, found_options={**loaded.options, "delivered": "open"})
    for letter in (SignpostLetter(), LobbyLetter()):
        text = compose(letter, loaded, ROW).text
        assert fingerprint(loaded.row.seed, loaded.row.salt) in text
        assert "delivered orders and majorities are open" in text


async def test_card_and_rules_name_a_stored_option_that_is_offered_no_more(bench: Bench) -> None:
    """A lobby of the version before: its German preset had it. Choosing the preset anew drops it."""
    register(KOHLE)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    await bench.service.set_preset(bench.call(101), table, "german")
    new = await bench.loaded(table)
    assert "phase 4" not in compose(LobbyLetter(), new, ROW).text
    options = {**msgspec.json.decode(new.row.options), "exchange_timing": "any_time"}
    stored = msgspec.json.encode(options).decode()
    await bench.db.transaction(lambda connection: tables.change_table(connection, table, options=stored))
    card = compose(LobbyLetter(), await bench.loaded(table), ROW).text
    assert "in phase 4 even without an extra action marker" in card
    seen, text = await bench.service.seen(101, table), words("en")
    assert "in phase 4 even without an extra action marker" in rules_post(seen, KOHLE, text).text
    await bench.service.set_preset(bench.call(101), table, "german")
    assert (await bench.loaded(table)).row.options == new.row.options


async def test_card_and_first_message_of_a_game_with_presets(bench: Bench) -> None:
    """The preset's name is what stands out, the way back names where it leads, and the game begins once."""
    register(KOHLE)
    table = await bench.service.new(bench.call(101), "kohle_kolonie", GUILD, CHANNEL, "en", threads=True)
    for user in (102, 103):
        await bench.service.join(bench.call(user), table)
    card = compose(LobbyLetter(), await bench.loaded(table), ROW).text
    assert "**Steiger**: What the editions agree on" in card
    seen, text = await bench.service.seen(101, table), words("en")
    group = next(name for name, _, _ in KOHLE.option_groups(text))
    last = rules_post(seen, KOHLE, text, group=group).rows[-1][0]
    assert isinstance(last, Button)
    assert last.label == "Back to all options"
    await bench.service.start(bench.call(101), table, THREAD)
    (turn,) = [letter for letter in await bench.letters(table) if isinstance(letter, TurnLetter)]
    for language in LANGUAGES:
        told = compose(turn, in_language(await bench.loaded(table), language), ROW).text
        assert told.count(words(language)("news-begun").removesuffix(".")) == 1
