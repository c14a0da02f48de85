"""What an undo would take back, shown to whoever asks before anybody else learns of it."""

import re
from typing import Literal

import msgspec

from bot.controls import button_id
from bot.outgoing.fallen_text import fallen_lines
from bot.outgoing.telling import told_plainly
from bot.post import TEXT_LIMIT, Button, Choice, Post, fit
from bot.presenter import PRESENTERS
from bot.tables.falling import FallingTurn
from bot.tables.questions import TIME_TO_AGREE
from bot.tables.undoing import Preview, Undoable
from bot.words import Words
from cogs.desk import CHOICE

LEAST_OF_A_TURN = 40
"""Characters that each turn has at least, however many fall."""
MOST_OF_A_TURN = 900
"""Characters of a turn that are told at most: Fluent takes no more than a thousand in a variable."""
HOUR = 3600


def undo_preview(shown: Preview, text: Words, sentence: str = "") -> Post:
    """Which turns fall, what they brought, who will be asked, and the one button that asks them."""
    fall, loaded = shown.fall, shown.loaded
    table, turns = loaded.row.id, len(fall.turns)
    head = text("undo-title", table=loaded.row.called, turns=fall.played)
    # What the table decided stands among the turns.
    fallen = msgspec.structs.replace(fall.fallen(shown.viewer), decided=())
    tail = [
        *fallen_lines(fallen, loaded, text),
        _who(shown, text),
        *([sentence] if sentence else []),
    ]
    told = [_turn("undo-turn", number, turn, shown, text) for number, turn in enumerate(fall.turns, start=1)]
    room = TEXT_LIMIT - len("\n".join([head, *tail])) - 1
    label = text("button-ask-undo") if fall.asked else text("button-undo-at-once")
    button = Button(label, button_id("undo", table, 0, f"{turns} {fall.mark}"), "danger")
    return Post("\n".join([head, *_fitted(told, room), *tail]), ((button,),))


def undo_choices(found: Undoable, text: Words) -> list[Choice]:
    """The turns that can be asked back, each in a line that fits a list."""
    told = [_turn("undo-choice", number, turn, found, text) for number, turn in enumerate(found.turns, start=1)]
    return [Choice(fit(unmarked(line), CHOICE), str(number)) for number, line in enumerate(told, start=1)]


def _turn(
    key: Literal["undo-turn", "undo-choice"], number: int, turn: FallingTurn, seen: Preview | Undoable, text: Words
) -> str:
    """Whose turn it was and what its viewer may know of it, in a line; the name is not said again and again."""
    loaded, events = seen.loaded, turn.events(seen.viewer)
    lines = [line.text for line in told_plainly(events, loaded.party, PRESENTERS[loaded.game.id], text)]
    names = [loaded.party.names[seat] for seat in turn.seats]
    if len(names) == 1:
        lines = [re.sub(rf"^\*\*{re.escape(names[0])}\*\*:? ", "", line) for line in lines]
    if not turn.readable:
        lines.append(text("log-unreadable"))
    what = fit(" · ".join(lines), MOST_OF_A_TURN) or text("undo-nothing-told")
    if turn.is_decision:
        decided = "undo-turn-decided" if key == "undo-turn" else "undo-choice-decided"
        return text(decided, number=number, what=what)
    return text(key, number=number, who=text.listed(names), what=what)


def _who(shown: Preview, text: Words) -> str:
    asked = shown.fall.asked
    if not asked:
        return text("undo-asks-nobody")
    who = text.listed([shown.loaded.party.names[seat] for seat in asked])
    return text("undo-asks", who=who, count=len(asked), hours=TIME_TO_AGREE // HOUR)


def _fitted(lines: list[str], room: int) -> list[str]:
    """The lines, the longest of them cut where together they would not fit."""
    limit = room
    while limit > LEAST_OF_A_TURN and sum(min(len(line), limit) + 1 for line in lines) > room:
        limit -= 10
    return [fit(line, limit) for line in lines]


def unmarked(line: str) -> str:
    """A line as a list shows it, which knows no markup."""
    return re.sub(r"\\(?=[^\w\s])", "", line.replace("**", "").replace("\n", " "))
