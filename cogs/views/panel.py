"""The private panel: a view of stored state, rebuilt on every press."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

import msgspec

from bot.controls import button_id, read_id
from bot.names import safe_text
from bot.outgoing.clock_text import span
from bot.outgoing.news_pages import NO_NEWS, pages_of
from bot.post import BUTTONS_A_ROW, ROWS, TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS, AnyPosition, Panel
from bot.tables.hinting import hints_given
from bot.tables.seeing import News, Seen
from bot.tables.time_left import TimeLeft
from bot.words import Words
from cogs.learning.guide import guide_of
from cogs.views import spoken_panel
from cogs.views.board_words import CHANGED, in_words
from cogs.views.heard import heard as heard_only
from cogs.views.hinted import hint_button
from cogs.views.rule_ways import way_to_what_can_be_done
from cogs.views.way_back import ASKED, GUIDE
from games.engine.event import Event

MOVES_SHOWN = 12
NEWS_PAGE = "page"
"""How the argument of a control begins that turns the pages of the news."""
SENTENCE_LIMIT = 1000
Titles: TypeAlias = tuple[str, str]
PageId: TypeAlias = Callable[[int], str]
NEWS: Final[Titles] = ("news-title", "news-page")
NEEDED: Final = {op: rank for rank, op in enumerate(("return", "finish", "back", "hint", "show", "practise"))} | {
    "anew": 99
}
"""What of the frame of a panel finds room first."""


def panel(
    seen: Seen,
    text: Words,
    focus: str = "",
    sentence: str = "",
    *,
    refused: bool = False,
    found: News | None = None,
    heard: Sequence[Event] | None = None,
) -> Post:
    """The panel of a seat, or the public board for a stranger; `sentence` stands last.

    On a phone only the end of a message is in sight while its buttons are pressed. A picture stands between text
    and buttons, so what was `refused` goes without. Whoever reads words has another order, and is told what was
    `found` to have changed but for what was `heard` just now.
    """
    if seen.position is None or seen.seat is None:
        return public_picture(seen, text, sentence, found)
    position = seen.position
    presenter = PRESENTERS[seen.loaded.game.id]
    party = seen.loaded.party
    part = presenter.panel(position, focus, party, text)
    if text.spoken:
        changes = [] if found is None else spoken_panel.changed(found, heard, text)
        return _spoken(part, seen, position, focus, sentence, changes, text, named=heard is None)
    lines = [
        *_states(seen, position, text),
        text("panel-title", table=seen.loaded.row.called, name=party.names[position.seat]),
        part.text,
        *_open_turn(seen, position, text),
    ]
    shots = () if part.shot is None or refused else (part.shot,)
    frame = _frame(seen, position, focus, text)
    rows = _framed(part, _with_looks(_rows_of(frame, part), part, seen, text, focus))
    return Post(_with_sentence(lines, sentence), rows, shots)


def _spoken(
    part: Panel,
    seen: Seen,
    position: AnyPosition,
    focus: str,
    sentence: str,
    changes: Sequence[str],
    text: Words,
    *,
    named: bool,
) -> Post:
    """The panel for whoever reads words; what would be left unused is said once something was done."""
    done = [_moves(seen, position, text)] if position.moves else []
    after = _unused(seen, position, text) if position.moves else []
    before = [*_states(seen, position, text), *done, *changes]
    said = spoken_panel.lines(part, before, after, seen, position, text, named=named)
    frame = sorted(_frame(seen, position, focus, text), key=_less_needed)
    rows = spoken_panel.rows(part, frame, seen, text, focus)
    return heard_only(Post(spoken_panel.whole(said, sentence), rows), text)


def _states(seen: Seen, position: AnyPosition, text: Words) -> list[str]:
    """What is unusual about the table or the seat, and its note where it is at turn."""
    if seen.seat is None:
        return []
    lines: list[str] = []
    if seen.seat.cut is not None:
        lines.append(_cut(seen.seat.cut, text))
    if seen.held_up:
        lines.append(text("held-up"))
    if seen.left is not None:
        lines.append(_left(seen.left, text))
    if seen.seat.passing or seen.seat.conceded:
        lines.append(text("you-are-passed"))
    if seen.seat.away:
        lines.append(text("you-are-away"))
    if seen.seat.note and position.at_turn:
        lines.append(text("note-shown", note=safe_text(seen.seat.note)))
    return lines


def _left(left: TimeLeft, text: Words) -> str:
    """What time the clock leaves."""
    if left.zero is None:
        return text("time-still", span=span(left.seconds, text))
    return text("time-over" if left.over else "time-until", zero=left.zero)


def _open_turn(seen: Seen, position: AnyPosition, text: Words) -> list[str]:
    """The moves so far, and what would be left unused if the turn ended here."""
    return [*([_moves(seen, position, text)] if position.moves else []), *_unused(seen, position, text)]


def _unused(seen: Seen, position: AnyPosition, text: Words) -> list[str]:
    unused = PRESENTERS[seen.loaded.game.id].unused(position, text) if position.can_finish else ""
    return [text("unused", what=unused)] if unused else []


def _framed(part: Panel, frame: Sequence[tuple[Button, ...]]) -> tuple[tuple[Control, ...], ...]:
    """What is asked now, below it the frame without what stands there already, and last what is for later."""
    there = {getattr(control, "id", "") for row in (*part.rows, *part.later) for control in row}
    rest = [tuple(control for control in row if control.id not in there) for row in frame]
    return (*part.rows, *(row for row in rest if row), *part.later)


def _cut(cut: str, text: Words) -> str:
    return text("moves-cut", count=int(cut)) if cut.isdigit() else text("moves-unreadable")


def _with_sentence(lines: list[str], sentence: str) -> str:
    """The lines with the sentence below them, whole even where the lines must be cut."""
    body = "\n".join(lines)
    if not sentence:
        return fit(body, TEXT_LIMIT)
    last = fit(sentence, SENTENCE_LIMIT)
    return f"{fit(body, TEXT_LIMIT - len(last) - 1)}\n{last}"


def public_picture(seen: Seen, text: Words, sentence: str = "", found: News | None = None) -> Post:
    """The board as everybody may see it, or in the lobby a sentence."""
    loaded = seen.loaded
    if not loaded.begun:
        return Post(sentence or text("table-is-lobby", table=loaded.row.id))
    if text.spoken:
        post = in_words(found or News(seen, ()), "", text)
        return Post(fit("\n".join((*([sentence] if sentence else []), post.text)), TEXT_LIMIT), post.rows)
    presenter = PRESENTERS[loaded.game.id]
    lines = [text("board-title", table=loaded.row.called), presenter.deciding(seen.view, loaded.party, text)]
    return Post(_with_sentence(lines, sentence), (), (presenter.board(seen.view, loaded.party, text),))


def own_picture(found: News, text: Words) -> Post:
    """The own part of the table, open turn included."""
    seen = found.seen
    if seen.seat is None or not seen.loaded.begun:
        return public_picture(seen, text, found=found)
    if text.spoken:
        return in_words(found, f"player {seen.seat.seat}", text)
    presenter = PRESENTERS[seen.loaded.game.id]
    shot = presenter.player(seen.view, seen.seat.seat, seen.loaded.party, text)
    return Post(text("own-board", table=seen.loaded.row.called), (), (shot,))


def news(
    found: News, text: Words, wanted: int | None = None, titles: Titles = NEWS, ways: PageId | None = None
) -> Post:
    """What happened since the own last turn, the newest page or another, with its numbers in the picture.

    `titles` are its headings, of one page and of several; `ways` makes the control that leads to a page.
    """
    if text.spoken:
        return in_words(found, CHANGED, text)
    seen, events = found.seen, found.events
    presenter = PRESENTERS[seen.loaded.game.id]
    pages = pages_of(events, seen.loaded, presenter, text)
    number = min(max(wanted or len(pages), 1), len(pages) or 1)
    count = sum(len(page.lines) for page in pages)
    one, several = titles
    head = [text(one, count=count) if events else text("no-news")]
    if len(pages) > 1:
        head = [text(several, count=count, page=number, pages=len(pages))]
    if found.faults:
        head = [text("news-unreadable"), *(head if events else [])]
    page = pages[number - 1] if pages else NO_NEWS
    shot = presenter.board(seen.view, seen.loaded.party, text, page.marks)
    picture = msgspec.structs.replace(shot.picture, numbers=page.numbers, amounts=page.amounts)
    shot = msgspec.structs.replace(shot, picture=picture)
    turns = ways or partial(news_page, seen.loaded.row.id)
    rows = (_turning(number, len(pages), turns, text),) if len(pages) > 1 else ()
    return Post("\n".join((*head, *page.lines)), rows, (shot,))


def news_page(table: int, page: int, *, guide: int = 0) -> str:
    """The control that leads to a page of the news, opened from that page of the guide."""
    return button_id("news", table, guide, f"{NEWS_PAGE} {page}")


def _turning(number: int, pages: int, id_of: PageId, text: Words) -> tuple[Button, ...]:
    """The ways to the pages beside this one; the last is the newest."""
    ways = (("button-earlier", number - 1, number == 1), ("button-later", number + 1, number == pages))
    return tuple(Button(text(key), id_of(page), disabled=last) for key, page, last in ways)


def _moves(seen: Seen, position: AnyPosition, text: Words) -> str:
    game = seen.loaded.game
    presenter = PRESENTERS[game.id]
    party = seen.loaded.party
    state = seen.loaded.state
    parts: list[str] = []
    for notation in position.moves:
        action = game.parse(notation)
        parts.append(presenter.move(state, action, party, text))
        state = game.apply(state, position.seat, action).state
    shown = parts[-MOVES_SHOWN:]
    return text("moves-so-far", count=len(parts), moves=text("list-parts").join(shown))


def _decides(seen: Seen, position: AnyPosition, focus: str, text: Words) -> tuple[Button, ...]:
    """What ends a turn or takes back, and the way out of a part of the panel."""
    table, decision = seen.loaded.row.id, position.decision
    buttons: list[Button] = []
    if seen.seat is not None and (seen.seat.passing or seen.seat.conceded):
        buttons.append(Button(text("button-return"), button_id("return", table), "success"))
    if position.can_finish:
        buttons.append(Button(text("button-finish"), button_id("finish", table, decision), "success"))
    if seen.retractable:
        buttons.append(Button(text("button-back"), button_id("back", table, decision), "danger"))
    if seen.begun:
        buttons.append(Button(text("button-anew"), button_id("anew", table, decision), "danger"))
    if focus:
        buttons.append(Button(text("button-overview"), button_id("show", table, decision)))
    return tuple(buttons)


def _frame(seen: Seen, position: AnyPosition, focus: str, text: Words) -> tuple[Button, ...]:
    """What stands below a panel, in the order in which it is shown."""
    return (*_decides(seen, position, focus, text), *_beside(seen, position, focus, text))


def _less_needed(button: Button) -> int:
    """The less, the sooner there is room for it: to take back all at once is the same as one by one."""
    press = read_id(button.id)
    return NEEDED.get("" if press is None else press.op, len(NEEDED))


def _rows_of(frame: Sequence[Button], part: Panel) -> list[tuple[Button, ...]]:
    """The frame in a row, in two where it needs and has them, without what there is no room for."""
    rows = min(2, max(1, ROWS - len(part.rows) - len(part.later)))
    kept = sorted(frame, key=_less_needed)[: rows * BUTTONS_A_ROW]
    shown = [button for button in frame if button in kept]
    return [tuple(shown[start : start + BUTTONS_A_ROW]) for start in range(0, len(shown), BUTTONS_A_ROW)]


def _beside(seen: Seen, position: AnyPosition, focus: str, text: Words) -> tuple[Button, ...]:
    """What is beside the game: of a practice game its guide or all that is, a note, and that one is back."""
    table, buttons = seen.loaded.row.id, list[Button]()
    if seen.loaded.row.guide:
        buttons.append(Button(text("button-guide-on"), button_id("practise", table, 0, f"{GUIDE} {ASKED}")))
    elif seen.loaded.row.practice:
        buttons.append(Button(text("button-practice"), button_id("practise", table, 0, "menu")))
    if position.at_turn and hints_given(seen.loaded) and not _is_aside(seen, focus):
        buttons.append(hint_button(table, position.decision, text))
    if not position.at_turn:
        buttons.append(Button(text("button-note"), button_id("note", table)))
    if seen.seat is not None and seen.seat.away:
        buttons.append(Button(text("button-away-back"), button_id("away", table, 0, "back"), "success"))
    return tuple(buttons)


def _is_aside(seen: Seen, focus: str) -> bool:
    """Whether a panel shows something else than what is asked now: a hint would be about that."""
    guide = guide_of(seen.loaded.game.id)
    return guide is not None and focus.partition(" ")[0] in guide.aside


def _with_looks(
    frame: Sequence[tuple[Button, ...]], part: Panel, seen: Seen, text: Words, focus: str
) -> list[tuple[Button, ...]]:
    """The rows of the frame, the last with the board, the news and the rules where there is room for them.

    Whoever practises finds the rules first, in a row of their own if need be: they are what a learner asks for.
    """
    learns = bool(seen.loaded.row.guide) or seen.loaded.row.practice
    table, rules = seen.loaded.row.id, way_to_what_can_be_done(seen, text, focus)
    looks = [Button(text(f"button-{op}"), button_id(op, table)) for op in ("board", "news")]
    looks = [*rules, *looks] if learns else [*looks, *rules]
    first, last = list(frame[:-1]), list(frame[-1]) if frame else []
    free = ROWS - len(part.rows) - len(part.later) - len(frame)
    if learns and rules and len(last) == BUTTONS_A_ROW and free > 0:
        first, last = [*first, tuple(last)], []
    return [*first, tuple([*last, *looks][:BUTTONS_A_ROW])]
