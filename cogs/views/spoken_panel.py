"""The private panel for whoever reads words: what is asked, what changed, the own numbers, then the choices."""

from collections.abc import Sequence
from typing import Final

from bot.choices import decides, short_title
from bot.controls import button_id
from bot.outgoing.telling import told_plainly
from bot.post import BUTTONS_A_ROW, ROWS, TEXT_LIMIT, Button, Control, Menu, fit, rows_of
from bot.presenter import PRESENTERS, AnyPosition, Panel
from bot.tables.seeing import News, Seen
from bot.words import Words
from cogs.desk import capital
from cogs.views.board_words import CHANGED
from cogs.views.rule_ways import way_to_what_can_be_done
from games.engine.event import Event

TOLD: Final = 3
"""So many of the newest changes a panel tells; the rest is one press away."""
ROOM: Final = 160
"""So long are these together, but for the newest, which is told whole."""


def lines(
    part: Panel,
    before: Sequence[str],
    after: Sequence[str],
    seen: Seen,
    position: AnyPosition,
    text: Words,
    *,
    named: bool,
) -> list[str]:
    """A panel in the order in which it is heard: `before` are what changed, `after` what *Finish* would mean.

    The table is `named` but where its message was heard just now; what that said besides is left out until the
    first move after it.
    """
    asked = " ".join(part.about("asked")) or capital(_question(seen, position, text))
    fresh = not named and not position.moves
    return [
        text("spoken-asked", table=seen.loaded.row.called, asked=asked) if named else asked,
        *before,
        *part.about("own", heard=fresh),
        *part.about(""),
        *after,
        *([] if fresh and _listed_in_the_message(seen) else _choices(part, text)),
    ]


def _listed_in_the_message(seen: Seen) -> bool:
    """Whether the alt text of the turn message named what can be chosen: so it need not be counted again."""
    alone = seen.seat is not None and seen.loaded.active == (seen.seat.seat,)
    return alone and not PRESENTERS[seen.loaded.game.id].choice_hidden(seen.view)


def _question(seen: Seen, position: AnyPosition, text: Words) -> str:
    presenter = PRESENTERS[seen.loaded.game.id]
    return text("spoken-question", asked=presenter.asked(position.view, position.seat, seen.loaded.party, text))


def _choices(part: Panel, text: Words) -> list[str]:
    """The menus with how much each offers, and how many buttons decide."""
    controls = [control for row in part.rows for control in row]
    menus = [control for control in controls if isinstance(control, Menu)]
    buttons = sum(isinstance(control, Button) and decides(control) for control in controls)
    said = [text("spoken-menu", title=short_title(menu.placeholder), count=len(menu.choices)) for menu in menus]
    if buttons:
        said.append(text("spoken-buttons", count=buttons))
    return [text("spoken-choices", choices=text("list-parts").join(said))] if said else []


# What changed


def changed(found: News, heard: Sequence[Event] | None, text: Words) -> list[str]:
    """What happened since the own last turn: the newest, and how much more.

    Who just `heard` a turn message is told how much there is besides.
    """
    events = _unheard(found.events, heard or ())
    if not events:
        return []
    loaded = found.seen.loaded
    every = [
        line.text for line in told_plainly(events, loaded.party, PRESENTERS[loaded.game.id], text, found.seen.view)
    ]
    newest = every[-1:] if heard is None else []
    for line in reversed(every[-TOLD:-1]):
        if heard is not None or len("".join(newest)) + len(line) > ROOM:
            break
        newest.insert(0, line)
    more = len(every) - len(newest)
    return [*newest, *([text("spoken-more", count=more)] if more else [])]


def _unheard(events: Sequence[Event], heard: Sequence[Event]) -> list[Event]:
    """The events without those just heard, which are the newest of them."""
    left, rest = list(heard), list[Event]()
    for event in reversed(events):
        if left and event == left[-1]:
            left.pop()
        else:
            rest.insert(0, event)
    return rest


# Controls


def rows(
    part: Panel, frame: Sequence[Button], seen: Seen, text: Words, focus: str = ""
) -> tuple[tuple[Control, ...], ...]:
    """What is asked, what ends or takes back, what looks, and last what is for later."""
    there = {getattr(control, "id", "") for row in (*part.rows, *part.later) for control in row}
    table = seen.loaded.row.id
    looks = [
        Button(text("button-board-words"), button_id("words", table)),
        Button(text("words-changed"), button_id("words", table, 0, CHANGED)),
    ]
    own = Button(text("button-mine"), button_id("mine", table))
    rules = way_to_what_can_be_done(seen, text, focus)
    first = [button for button in frame if button.id not in there]
    room = (ROWS - len(part.rows) - len(part.later)) * BUTTONS_A_ROW
    kept = first[: room - len(looks)]
    free = max(room - len(kept) - len(looks), 0)
    more = [one for one in (own, *rules) if one.id not in there][:free]
    return (*part.rows, *rows_of([*kept, *looks, *more]), *part.later)


def whole(said: Sequence[str], sentence: str) -> str:
    """The lines as a message; a `sentence` that answers a press stands behind what is asked."""
    told = [said[0], *([sentence] if sentence else []), *said[1:]]
    return fit("\n".join(told), TEXT_LIMIT)
