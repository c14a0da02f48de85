"""A database of the version whose letters held views: it opens, every letter is told as it was, and play goes on.

`stored/schema_6.sql.xz` was written by that version, `schema_6-told.jsonl.xz` is what it made of each letter,
waiting or sent. Of each game there are a game from its start with answers left ahead and open moves, a finished
turn that can be taken back and one that was, ends and stopped games, turns undone, passed, at rest, moved, with a
hidden name; of lobbies those that invite and ask. Where a sentence was changed on purpose,
`STEIGER_ACCEPT=1` writes anew what is told.
"""

import lzma
import os
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import pytest_asyncio

from bot.letters import (
    FinalLetter,
    InvitationLetter,
    Letter,
    LobbyLetter,
    NoticeLetter,
    PhaseLetter,
    PinLetter,
    SignpostLetter,
    StayLetter,
    TurnLetter,
)
from bot.outgoing.bookkeeping import record_arrival
from bot.outgoing.composing import compose
from bot.outgoing.phase_posts import one_phase
from bot.post import TEXT_LIMIT, Button, Post
from bot.presenter import register
from bot.tables.loaded import Loaded, open_moves, opened, read_state
from bot.tables.positions import shown
from bot.words import LANGUAGES, words
from db import history, outbox
from db.database import Database
from db.rows import OutboxRow
from games.registry import GAMES
from tests.bot.absences import PRESENTERS
from tests.bot.table_bench import Bench

FOLDER: Final = Path(__file__).parent / "stored"
SAMPLE: Final = FOLDER / "schema_6.sql.xz"
TOLD: Final = FOLDER / "schema_6-told.jsonl.xz"
WRITTEN: Final = 1_802_246_404
"""When the sample was written."""
MODERATOR: Final = 900
each_game = pytest.mark.parametrize("game", GAMES)


class Told(msgspec.Struct):
    """What a row of the outbox became: text, alt texts and kinds of pictures, mentions, ids of buttons."""

    row: int
    table: int
    text: str
    alts: list[str]
    kinds: list[str]
    mentions: list[int]
    buttons: list[str]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the sample."""
    path = tmp_path_factory.mktemp("sample") / "steiger.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.executescript(lzma.decompress(SAMPLE.read_bytes()).decode())
    connection.close()
    return path.read_bytes()


@pytest_asyncio.fixture
async def bench(stored: bytes, tmp_path: Path) -> AsyncGenerator[Bench, None]:
    path = tmp_path / "steiger.db"
    path.write_bytes(stored)
    for presenter in PRESENTERS.values():
        register(presenter)
    db = await Database.open(path, "test")
    try:
        yield Bench(db, now=WRITTEN)
    finally:
        await db.close()


async def tables_of(bench: Bench, condition: str = "1") -> list[Loaded]:
    sql = f"SELECT id FROM tables WHERE {condition} ORDER BY id"
    found = await bench.db.read(lambda c: [int(row[0]) for row in c.execute(sql)])
    return [await bench.loaded(table) for table in found]


async def outboxes(bench: Bench) -> list[tuple[Loaded, OutboxRow, Any]]:
    """All rows of the outbox with their letters."""
    found: list[tuple[Loaded, OutboxRow, Any]] = []
    for loaded in await tables_of(bench):
        for row in await bench.rows(loaded.row.id):
            found.append((loaded, row, msgspec.json.decode(row.letter, type=Letter)))
    return found


def told(post: Post, row: OutboxRow) -> Told:
    return Told(
        row=row.id,
        table=row.table_id,
        text=post.text,
        alts=[shot.alt for shot in post.shots],
        kinds=[shot.picture.kind for shot in post.shots],
        mentions=list(post.mentions),
        buttons=[one.id for line in post.rows for one in line if isinstance(one, Button)],
    )


async def send_all(bench: Bench, table: int) -> None:
    """Everything that waits becomes a message."""

    def work(connection: sqlite3.Connection) -> bool:
        rows = [row for row in outbox.rows_of(connection, table) if row.status == "waiting"]
        for row in rows:
            letter = msgspec.json.decode(row.letter, type=Letter)
            record_arrival(connection, row, letter, row.edits or 90_000 + row.id, bench.now)
        return bool(rows)

    while await bench.db.transaction(work):
        pass


async def play_a_turn(bench: Bench, table: int) -> None:
    """Whoever is at turn goes on with what they have begun, until it is sealed."""
    loaded = await bench.loaded(table)
    seal = loaded.row.seal
    seat, user = next((seat, user) for seat in loaded.active if (user := loaded.seats[seat].user))
    for _ in range(60):
        position = (await bench.service.seen(user, table)).position
        assert position is not None
        action = loaded.game.default_action(position.state, seat)
        await bench.service.move(bench.call(user), table, None, loaded.game.notation(action))
        if (await bench.loaded(table)).row.seal > seal:
            return
    raise AssertionError("the turn does not end")


@pytest.mark.slow
async def test_tables_can_all_be_read(bench: Bench) -> None:
    loaded = await tables_of(bench)
    assert len(loaded) == 40
    assert not [fault for one in loaded for fault in one.faults]
    running = {one.row.game for one in loaded if one.row.status == "running"}
    assert running == {one.row.game for one in loaded if one.row.status == "over"} == set(GAMES)


@each_game
async def test_every_checkpoint_is_a_position(bench: Bench, game: str) -> None:
    rules, count = GAMES[game], 0
    for loaded in await tables_of(bench, f"game = '{game}'"):
        table = loaded.row.id
        seals = await bench.db.read(
            lambda c, table=table: c.execute(
                "SELECT seal FROM checkpoints WHERE table_id = ?", (table,)
            ).fetchall()
        )
        for (seal,) in seals:
            number, state = await bench.db.read(lambda c, at=(table, seal): history.checkpoint(c, *at))
            found = await bench.db.read(lambda c, at=(table, state): read_state(c, rules, *at))
            assert isinstance(found, rules.state_type), (table, number, found)
            rules.observe(found, None)
            count += 1
    assert count > 50


@each_game
async def test_every_open_move_still_holds(bench: Bench, game: str) -> None:
    moves = 0
    for loaded in await tables_of(bench, f"game = '{game}' AND status = 'running'"):
        for seat in loaded.seats:
            turn = opened(loaded.game, loaded.state, seat.seat, open_moves(loaded, seat.seat))
            assert turn.moves == open_moves(loaded, seat.seat)
            moves += len(turn.moves)
    assert moves >= 2


@each_game
async def test_a_turn_finished_before_is_taken_back(bench: Bench, game: str) -> None:
    finished = await tables_of(bench, f"game = '{game}' AND status = 'running' AND reopen_moves <> '[]'")
    assert finished
    for loaded in finished:
        seat = loaded.seats[loaded.row.finished_by or 0]
        assert await bench.service.back(bench.call(seat.user or 0), loaded.row.id, None) == "turn-taken-back"
        after = await bench.loaded(loaded.row.id)
        assert after.seats[seat.seat].moves == loaded.row.reopen_moves
        moves = open_moves(after, seat.seat)
        assert opened(after.game, after.state, seat.seat, moves).moves == moves != ()


@each_game
async def test_answers_left_before_are_read(bench: Bench, game: str) -> None:
    loaded = (await tables_of(bench, f"game = '{game}' AND status = 'running'"))[0]
    answers = [line for line in await bench.lines(loaded.row.id) if line.seal is None]
    assert answers
    for line in answers:
        for text in msgspec.json.decode(line.actions, type=list[str]):
            assert loaded.game.notation(loaded.game.parse(text)) == text


async def test_there_are_letters_of_every_kind(bench: Bench) -> None:
    waiting: set[object] = set()
    sent: set[object] = set()
    for loaded, row, letter in await outboxes(bench):
        kinds = {type(letter)}
        if isinstance(letter, TurnLetter | PhaseLetter | FinalLetter):
            kinds = {(loaded.row.game, type(letter))}
        if isinstance(letter, TurnLetter):
            flags = ("rewrite", "retired", "ended", "invited", "passed", "settled", "redraw")
            kinds |= {flag for flag in flags if getattr(letter, flag)} | {letter.news}
        if isinstance(letter, NoticeLetter):
            kinds |= {flag for flag in ("vote", "join", "fallen", "settled") if getattr(letter, flag)} | {
                letter.key
            }
        if isinstance(letter, PhaseLetter):
            kinds |= {len(letter.phases)}
        (waiting if row.status == "waiting" else sent).update(kinds)
    of_games = {(game, kind) for game in GAMES for kind in (TurnLetter, PhaseLetter, FinalLetter)}
    others = {LobbyLetter, NoticeLetter, InvitationLetter, StayLetter, SignpostLetter, PinLetter}
    assert waiting >= of_games | others
    assert sent >= of_games | others
    turns = {"rewrite", "retired", "ended", "invited", "passed", "settled", "redraw"}
    news = {"news-begun", "news-withdrawn", "news-undone", "news-moved", "news-rests"}
    assert waiting | sent >= turns | news | {"vote", "join", "fallen", "notice-stopped", 1, 2, 3, 4}


@pytest.mark.slow
async def test_every_letter_is_told_as_it_was(bench: Bench) -> None:
    found = [
        told(compose(letter, loaded, row.id), row)
        for loaded, row, letter in await outboxes(bench)
        if not isinstance(letter, PinLetter)
    ]
    if os.environ.get("STEIGER_ACCEPT"):
        TOLD.write_bytes(lzma.compress(msgspec.json.Encoder().encode_lines(found), preset=9))
    expected = msgspec.json.Decoder(Told).decode_lines(lzma.decompress(TOLD.read_bytes()))
    assert len(found) == len(expected) > 400
    for said, before in zip(found, expected, strict=True):
        assert said == before


@pytest.mark.slow
async def test_each_phase_of_a_letter_is_shown_by_itself(bench: Bench) -> None:
    """Of one to four, as pictures and in words, by the row and by the message that it became."""
    counts = set[int]()
    for loaded, row, letter in await outboxes(bench):
        if not isinstance(letter, PhaseLetter):
            continue
        kept = await bench.service.phases_of(loaded.row.id, row.id, row.edits or row.message)
        assert kept == letter
        counts.add(len(kept.phases))
        for number, ended in enumerate(kept.phases, start=1):
            for language in LANGUAGES:
                seen = one_phase(kept, number, loaded, words(language))
                (shot,) = seen.shots
                assert msgspec.structs.replace(shown(ended.position, loaded), active=()) == shot.picture.view
                heard = one_phase(kept, number, loaded, words(language, spoken=True))
                assert not heard.shots
                name = loaded.party.names[0]
                assert name in heard.text
                assert len(heard.text) <= TEXT_LIMIT
    assert counts == {1, 2, 3, 4}


@pytest.mark.slow
@each_game
async def test_every_table_is_played_on_and_its_messages_before_end(bench: Bench, game: str) -> None:
    for loaded in await tables_of(bench, f"game = '{game}' AND status = 'running'"):
        table = loaded.row.id
        await send_all(bench, table)
        before = (await bench.loaded(table)).row.turn_message
        await play_a_turn(bench, table)
        await send_all(bench, table)
        for row in await bench.rows(table):
            letter = msgspec.json.decode(row.letter, type=Letter)
            if not isinstance(letter, PinLetter):
                compose(letter, await bench.loaded(table), row.id)
            if isinstance(letter, TurnLetter) and row.edits is None and row.message == before:
                newest = (await bench.loaded(table)).row.turn_message == before
                assert letter.retired or newest
    assert not bench.faults


@pytest.mark.slow
@each_game
async def test_letters_are_told_anew_when_a_name_is_hidden(bench: Bench, game: str) -> None:
    """Each is written again with the position that it had."""
    loaded = (await tables_of(bench, f"game = '{game}' AND status = 'over'"))[-1]
    table, place = loaded.row.id, loaded.row.place
    before = {row: compose(letter, loaded, row) for row, letter in await written(bench, table)}
    await bench.service.hide(bench.call(MODERATOR, moderates=place), table, "103")
    after = await bench.loaded(table)
    assert after.party.names != loaded.party.names
    changed = {row: compose(letter, after, row) for row, letter in await written(bench, table) if row in before}
    assert [len(post.shots) for post in changed.values()] == [len(before[row].shots) for row in changed]
    for row, post in changed.items():
        text = post.text
        for old, new in zip(loaded.party.names, after.party.names, strict=True):
            text = text.replace(new, old)
        assert text == before[row].text


async def written(bench: Bench, table: int) -> list[tuple[int, Any]]:
    """The letters of games that are or will be messages, by row."""
    found = [(row.id, msgspec.json.decode(row.letter, type=Letter)) for row in await bench.rows(table)]
    return [(row, letter) for row, letter in found if isinstance(letter, TurnLetter | PhaseLetter | FinalLetter)]
