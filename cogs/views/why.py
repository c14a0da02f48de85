"""Why something is as it is: a line of the log with all it moved and rests on, and what a message told."""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.contesting import CONTEST, Point, dispute_button
from bot.controls import button_id, menu_id
from bot.post import MENU_LIMIT, TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import PRESENTERS
from bot.round_words import round_in_words
from bot.rulebooks.references import way_to
from bot.tables.explaining import Lines, Refusal, Told
from bot.tables.loaded import Loaded
from bot.words import MINUS, Words
from cogs.desk import CHOICE
from cogs.moves import move_said
from cogs.views.log import told_event
from cogs.views.undo import unmarked
from games.engine.event import Event, Fact, Seat
from games.engine.violation import MalformedAction

LISTED: Final = 15
"""Lines that an answer lists above the menu in which they can be chosen; the menu has more."""
LONGEST: Final = 300
"""Characters of one line: Fluent takes no more than a thousand in a variable, a message twice that in all."""
SETTLED: Final = "settled"
"""In an argument of *Why?*: the answer before has settled it."""


def line_post(found: Lines, text: Words, *, contests: bool = False) -> Post:
    """One event: what happened, what it moved for every seat, by which rule, and on what that rests."""
    told, loaded = found.lines[0], found.loaded
    facts = [said for fact in told.event.facts if (said := _fact(fact, loaded, text))]
    lines = [
        text("why-line", line=told_event(told.event, loaded, text)),
        _when(told, loaded, text),
        *(_moved(told.event, loaded, text) or [text("why-moved-nothing")]),
        *([text("why-facts"), *(text("why-fact", fact=fact) for fact in facts)] if facts else []),
        *_undone(told, loaded, text),
    ]
    post = Post(fit("\n".join(lines), TEXT_LIMIT))
    disputed = None if told.undone else told.point
    return _asking(post, disputed, told.event.rule, found, text, contests)


def refusal_post(found: Refusal, text: Words, *, contests: bool = False) -> Post:
    """A refusal that a seat received: why, with the numbers that decide, and what was tried."""
    loaded, kept, reason = found.loaded, found.kept, reason_of(found, text)
    if kept.violation is None or reason is None:
        return Post(text("why-refusal-unreadable"))
    lines = [
        text("why-refusal", reason=reason),
        text("why-tried", what=tried(found, text), at=kept.at),
    ]
    seen = Lines(loaded, 0, ())  # only the seat itself comes here
    point = Point("refusal", kept.number)
    return _asking(Post(fit("\n".join(lines), TEXT_LIMIT)), point, kept.violation.rule, seen, text, contests)


def reason_of(found: Refusal, text: Words) -> str | None:
    """Why something was refused, in words; None where this version has none for it."""
    if found.kept.violation is None:
        return None
    try:
        return PRESENTERS[found.loaded.game.id].refusal(found.kept.violation, found.loaded.party, text)
    except KeyError:  # of a version that knew more of them
        return None


def tried(found: Refusal, text: Words) -> str:
    """What was tried, in words; as it is written where the position of now cannot tell what it meant."""
    game = found.loaded.game
    try:
        action = game.parse(found.kept.tried)
    except MalformedAction:
        return f"`{found.kept.tried}`"
    return move_said(PRESENTERS[game.id], found.loaded.state, action, found.loaded.party, text)


def told_post(found: Lines, text: Words, *, contests: bool = False) -> Post:
    """What a message told, to choose of."""
    head = text("why-told-contest" if contests else "why-told")
    return _listed(found, head, text, contests=contests)


def found_post(found: Lines, typed: str, text: Words) -> Post:
    """The lines that fit what was typed, to choose of."""
    return _listed(found, text("why-found", typed=typed), text)


def line_choices(lines: Sequence[Told], loaded: Loaded, text: Words, prefix: str = "") -> list[Choice]:
    """Lines as entries of a list, which knows no markup; those taken back say so."""
    return [
        Choice(fit(unmarked(_said(told, loaded, text)), CHOICE), f"{prefix}{told.point}")
        for told in lines[:MENU_LIMIT]
    ]


def settled_post(text: Words) -> Post:
    """The answer to whoever has nothing more to ask."""
    return Post(text("why-settled"))


def change(amount: int, account: str, loaded: Loaded, text: Words) -> str:
    """So much more or less of an account of the ledger, in words."""
    presenter = PRESENTERS[loaded.game.id]
    count = abs(amount)
    said = presenter.amount(account, count, text) or presenter.pieces(account, count, text) or f"{count} {account}"
    return f"{'+' if amount > 0 else MINUS}{said}" if amount else said


def round_of(number: int | None, loaded: Loaded, text: Words) -> str:
    """A round by the game's own word for it."""
    if number is None:
        return text("why-round-unknown")
    return round_in_words(number, loaded.row.game, text)


def _said(told: Told, loaded: Loaded, text: Words) -> str:
    line = told_event(told.event, loaded, text, cites=False)
    return text("why-undone-choice", line=line) if told.undone else line


def _listed(found: Lines, head: str, text: Words, *, contests: bool = False) -> Post:
    lines = [text("why-item", line=fit(_said(told, found.loaded, text), LONGEST)) for told in found.lines[:LISTED]]
    if len(found.lines) > LISTED:
        lines.append(text("why-and-more", count=len(found.lines) - LISTED))
    if found.unreadable:
        lines.append(text("why-unreadable", count=found.unreadable))
    shown = fit("\n".join([head, *lines]), TEXT_LIMIT)
    if not found.lines:
        return Post(shown)
    choices = line_choices(found.lines, found.loaded, text, f"{CONTEST} " if contests else "")
    return Post(shown, ((Menu(menu_id("why", found.loaded.row.id), text("menu-why"), tuple(choices)),),))


def _when(told: Told, loaded: Loaded, text: Words) -> str:
    played = round_of(told.round, loaded, text)
    if told.whose is None:
        return text("why-when", round=played, at=told.at)
    return text("why-whose", round=played, at=told.at, name=loaded.party.names[told.whose])


def _moved(event: Event, loaded: Loaded, text: Words) -> list[str]:
    """What an event moved, a line for each seat."""
    amounts: dict[Seat, list[str]] = {}
    for entry in event.entries:
        amounts.setdefault(entry.seat, []).append(change(entry.amount, entry.account, loaded, text))
    names = loaded.party.names
    return [text("why-moved", who=names[seat], amounts=", ".join(said)) for seat, said in sorted(amounts.items())]


def _fact(fact: Fact, loaded: Loaded, text: Words) -> str:
    try:
        return PRESENTERS[loaded.game.id].fact(fact, loaded.party, text)
    except KeyError:  # of a version that knew more kinds of facts
        return ""


def _undone(told: Told, loaded: Loaded, text: Words) -> list[str]:
    undone = told.undone
    if undone is None:
        return []
    if undone.at is None:
        return [text("why-undone-unknown")]
    if undone.by is None:
        return [text("why-undone-host", at=undone.at)]
    if undone.decided:
        return [text("why-undone-decided", name=loaded.party.names[undone.by], at=undone.at)]
    return [text("why-undone", name=loaded.party.names[undone.by], at=undone.at)]


def _asking(post: Post, point: Point | None, rule: str, found: Lines, text: Words, contests: bool) -> Post:
    """The answer with the way to the rule; for whoever may dispute it at `point`, whether that settles it."""
    loaded = found.loaded
    way = way_to(loaded.row.game, rule, loaded.row.id, text)
    ways: list[Control] = [] if way is None else [way]
    if point is None or found.viewer is None or loaded.row.status != "running" or loaded.row.practice:
        return msgspec.structs.replace(post, rows=(tuple(ways),) if ways else ())
    dispute = dispute_button(loaded.row.id, point, text)
    if not contests:
        return msgspec.structs.replace(post, rows=((*ways, dispute),))
    done = Button(text("button-why-settled"), button_id("why", loaded.row.id, 0, SETTLED), "success")
    question = fit(post.text, TEXT_LIMIT - len(text("why-settles")) - 1)
    return msgspec.structs.replace(post, text=f"{question}\n{text('why-settles')}", rows=((*ways, done, dispute),))
