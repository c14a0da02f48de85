"""What tests do with proposals to set a position of the judged toy right."""

from typing import Any, Final

from bot.controls import read_id
from bot.letters import NoticeLetter, letter_in
from bot.outgoing.composing import compose
from bot.post import Button, Post
from bot.words import words
from cogs.views.repairs import repair_post
from db import votes
from tests.bot.table_bench import Bench

TEXT: Final = words("en")
FOREIGN: Final = 2


async def noted(bench: Bench, table: int, user: int = 101, **changes: str) -> str:
    """Things that a user is about to propose, by id with `_` for a dot; the mark of the draft."""
    for what, value in changes.items():
        await bench.service.set_change(bench.call(user), table, what.replace("_", "."), value)
    return (await bench.service.repair_draft(bench.call(user), table)).mark


async def proposed(bench: Bench, table: int, user: int = 101, **changes: str) -> str:
    """A proposal of a user; what the operation answers."""
    mark = await noted(bench, table, user, **changes)
    return await bench.service.propose(bench.call(user), table, mark)


async def shown(bench: Bench, table: int, user: int = 101) -> Post:
    """The private panel of what a user is about to propose."""
    return repair_post(await bench.service.repair_draft(bench.call(user), table), TEXT)


async def told(bench: Bench, table: int, kind: Any = NoticeLetter) -> Post:
    """The newest message of a kind, as it is told."""
    letters = [(letter_in(row.letter), row.id) for row in await bench.rows(table)]
    letter, row = next((one, row) for one, row in reversed(letters) if isinstance(one, kind))
    return compose(letter, await bench.loaded(table), row)


async def open_vote(bench: Bench, table: int) -> int:
    """The number of the open question, 0 for none."""
    found = await bench.db.read(lambda c: votes.open_votes(c, table))
    return found[0].id if found else 0


def disabled(post: Post) -> dict[str, bool]:
    """Whether each button of a panel can be pressed, by what it does."""
    return {
        press.arg.split(" ")[0]: control.disabled
        for row in post.rows
        for control in row
        if isinstance(control, Button) and (press := read_id(control.id)) is not None
    }
