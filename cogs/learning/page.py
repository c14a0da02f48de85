"""The pages of the guide: what just happened, what of it is new, what is asked, what a good turn looks like."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from bot.controls import button_id
from bot.names import game_name
from bot.outgoing.asked_text import asked
from bot.outgoing.news_pages import lines_of, page_of
from bot.post import TEXT_LIMIT, Button, Control, Post, Shot, fit
from bot.presenter import PRESENTERS, AnyPosition, Told
from bot.round_words import round_in_words
from bot.rulebooks.references import way_to
from bot.tables.seeing import News, Seen
from bot.words import Words
from cogs.desk import capital
from cogs.learning.guide import RULES_A_ROW, WAITING, AnyGuide, Topic, guide_of, step_of
from cogs.views.heard import heard
from cogs.views.hinted import hint_button
from cogs.views.way_back import GUIDE
from games.engine.event import Event
from games.engine.gains import POINTS

ROOM: Final = 900
"""Letters of a page: what a phone shows without much scrolling, and what is read at one go."""
MORE: Final = 150
"""So many letters more a page has where what is asked need not stand on one of its own then."""
LINE: Final = 700
"""Letters of a line of what happened."""
OTHERWISE: Final = 420
"""Letters of what is not as the guide tells it."""
KNOWN: Final = 4
"""So many lines are told of what is not new, nor the learner's own, nor points; the others are behind *News*."""
LEAVE: Final = "leave-guide"
BEGIN: Final = "begin"
"""The topic of what a game is about."""


class Paragraph(NamedTuple):
    """What must stand together: a text, the sections behind it, and of what happened the lines that it tells."""

    text: str
    rules: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()
    asks: bool = False
    """Whether it is about the decision that the learner stands before."""
    opens: bool = False
    """Whether a page begins with it."""
    close: bool = False
    """Whether it follows close behind another that does."""
    stays: bool = False
    """Whether it stands on the page of the paragraph before it, whatever room that leaves."""


def guide_post(found: News, told_before: Collection[str], text: Words, page: int = 1) -> Post:
    """A page of the guide for whoever plays: first what happened and what of it is new, last what is asked.

    `told_before` are the topics that were explained already (`Guide.told`). Between them stands, after the first
    round, what closes it.
    """
    seen = found.seen
    guide = guide_of(seen.loaded.game.id)
    if guide is None or seen.seat is None or not seen.loaded.begun:
        return Post(text("learn-none"))
    pages = _paged(_paragraphs(guide, found, told_before, text))
    number = min(max(page, 1), len(pages))
    shown = pages[number - 1]
    lines = tuple(line for paragraph in shown for line in paragraph.told)
    marked = page_of(lines)
    head = _title(seen, text, number, len(pages))
    if number == 1 and (otherwise := _otherwise(seen, text)):
        head += f"\n{otherwise}"
    said = f"{head}{_body(shown, marked.lines, text)}"
    shots: tuple[Shot, ...] = ()
    if lines or number == 1:
        board = PRESENTERS[guide.game.id].board(seen.view, seen.loaded.party, text, marked.marks)
        picture = replace(board.picture, numbers=marked.numbers, amounts=marked.amounts)
        shots = (replace(board, picture=picture),)
    elif seen.position is not None and any(paragraph.asks for paragraph in shown):
        shot = PRESENTERS[guide.game.id].decision(seen.position, "", seen.loaded.party, text)
        shots = () if shot is None else (shot,)
    rules = guide.cited(seen.view, [rule for paragraph in shown for rule in paragraph.rules])
    rows = _rows(seen, text, number, len(pages), rules)
    post = Post(fit(said, TEXT_LIMIT), rows, () if text.spoken else shots)
    return heard(post, text) if text.spoken else post


def guide_line(seen: Seen, text: Words, focus: str = "") -> str:
    """What the guide says below the panel in the middle of a turn.

    Nothing where it was said in this turn already, or where the focus of the panel is on something else; where
    that is a question of its own, what is to be said of it.
    """
    guide = guide_of(seen.loaded.game.id) if seen.loaded.row.guide else None
    if guide is None or seen.seat is None or seen.position is None:
        return ""
    verb, state = focus.partition(" ")[0], seen.position.state
    if verb in guide.focused and seen.position.at_turn and verb in guide.open_foci(state, seen.position.seat):
        step, said = guide.focused[verb], _Said(guide, seen, text)
        return text("learn-line", how=said.say("ask", step.asks), good=said.say("good", step.key))
    step = step_of(guide, seen.position)
    if step.asks not in guide.within or verb in guide.aside:
        return ""
    if step.theme in _said_before(guide, seen, seen.position):
        return ""
    said = _Said(guide, seen, text)
    good = " ".join([said.say("good", step.key), *said.notes(seen.position)])
    return text("learn-line", how=said.say("ask", step.asks), good=good)


def _said_before(guide: AnyGuide, seen: Seen, position: AnyPosition) -> Iterator[str]:
    """The themes of what was asked in the open turn before."""
    game, state = guide.game, seen.loaded.state
    for notation in position.moves:
        yield guide.step(game.observe(state, position.seat), state, position.seat).theme
        state = game.apply(state, position.seat, game.parse(notation)).state


def _body(shown: Sequence["Paragraph"], happened: Sequence[str], text: Words) -> str:
    """The paragraphs of a page; lines of what happened follow each other closely."""
    body, rest, close = "", iter(happened), False
    for paragraph in shown:
        lines = [_line(next(rest), spoken=text.spoken) for _ in paragraph.told]
        body += "\n" if close and paragraph.close else "\n\n"
        body += "\n".join([*lines, *([paragraph.text] if paragraph.text else [])])
        close = paragraph.close
    return body


def _line(line: str, *, spoken: bool) -> str:
    """A line of what happened; the number that stands beside its mark in the picture says nothing without one."""
    if spoken and line.startswith("**"):
        line = f"• {line.split(' ', 1)[1]}"
    return cut_at_a_part(line, LINE)


def cut_at_a_part(line: str, limit: int) -> str:
    """The line; where it is longer than `limit`, cut behind a whole part of it, or else behind a word."""
    if len(line) <= limit:
        return line
    room = line[: limit - 1]
    ends = [at for mark in ("; ", " · ", ", ", ". ") if (at := room.rfind(mark)) >= limit // 2]
    said = room[: max(ends or [room.rfind(" ")])]
    if said.count("**") % 2:  # within a name
        said = said[: said.rindex("**")].rstrip()
    return f"{said} …"


def _title(seen: Seen, text: Words, number: int, pages: int) -> str:
    game = seen.loaded.game
    round_ = round_in_words(game.round_of(seen.loaded.state), game.id, text)
    key = "learn-title" if pages == 1 else "learn-title-page"
    return text(key, game=game_name(game.id, text), round=round_, page=number, pages=pages)


def _otherwise(seen: Seen, text: Words) -> str:
    """What of this game's options is not as the guide tells it: it may be turned on in a game of any."""
    game, chosen = seen.loaded.game, seen.loaded.options
    usual = msgspec.to_builtins(game.options_type())
    option = PRESENTERS[game.id].option
    differing = [
        text("learn-otherwise-option", option=question, value=meaning)
        for name, _ in game.public_options
        if chosen.get(name, usual[name]) != usual[name]
        for question, meaning in [option(name, str(chosen[name]), text)]
    ]
    if not differing:
        return ""
    return text("learn-otherwise", options=fit(text("list-parts").join(differing), OTHERWISE))


# What is said


def _paragraphs(guide: AnyGuide, found: News, told_before: Collection[str], text: Words) -> list[Paragraph]:
    """All that the guide says now, in its order."""
    seen = found.seen
    said = _Said(guide, seen, text)
    paragraphs = said.happened(found, told_before)
    if seen.position is None:
        return [*paragraphs, Paragraph(text("learn-over"))]
    if guide.ends_first_round(found.events, seen.loaded.state):
        paragraphs += said.closing()
    return [*paragraphs, said.asked(seen.position)]


class _Said:
    """The sentences of a guide, with the figures of the position before the learner."""

    def __init__(self, guide: AnyGuide, seen: Seen, text: Words) -> None:
        self.guide, self.seen, self.words = guide, seen, text
        seat = seen.seat
        self.figures = {} if seat is None else guide.values(seen.view, seat.seat, text)

    def say(self, family: str, name: str) -> str:
        return self.words(self.guide.key(family, name), **self.figures)

    def notes(self, position: AnyPosition) -> list[str]:
        """What more there is to say of a good turn at this position."""
        guide = self.guide
        noted = guide.noted(position.view, position.state, position.seat, self.words)
        return [self.words(guide.key("note", name), **self.figures, **more) for name, more in noted.items()]

    def happened(self, found: News, told_before: Collection[str]) -> list[Paragraph]:
        """What happened: what is new, what the learner gained, who got points, and the last of the rest."""
        loaded, known = self.seen.loaded, set(told_before)
        lines = lines_of(found.events, loaded, PRESENTERS[loaded.game.id], self.words)
        new: list[list[Topic]] = []
        for line in lines:
            fresh = [one for event in line.events for one in self.guide.topics_of(event) if one.key not in known]
            new.append(list({topic.key: topic for topic in fresh}.values()))
            known.update(topic.key for topic in fresh)
        old = {number for number, topics in enumerate(new) if not topics}
        must = {number for number in old if self._matters(lines[number])}
        minor = self.guide.minor
        major = [any(event.kind not in minor for event in line.events) for line in lines]
        rest = [number for number in sorted(old - must) if major[number]]
        left_out = self._without_causes(lines, old - must - set(rest[-KNOWN:]))
        if len(left_out) == 1:  # that it is left out would be said in a line as long
            left_out.clear()
        shown = [
            paragraph
            for number, (line, topics) in enumerate(zip(lines, new, strict=True))
            if number not in left_out
            for paragraph in self._told(line, topics)
        ]
        more = [Paragraph(self.words("learn-more", count=len(left_out)), stays=True)] if left_out else []
        return [*([] if BEGIN in told_before else self._lesson()), *shown, *more]

    def _without_causes(self, lines: Sequence[Told], left_out: Collection[int]) -> set[int]:
        """Which lines are left out still, where none is told without the line that says what caused it."""
        causes, kept = self.guide.causes, set(left_out)
        for number, line in reversed(list(enumerate(lines))):
            wanted = {causes[event.kind] for event in line.events[:1] if event.kind in causes}
            if wanted and number not in kept:
                before = [at for at in range(number) if any(event.kind in wanted for event in lines[at].events)]
                kept.difference_update(before[-1:])
        return kept

    def _matters(self, line: Told) -> bool:
        """Whether it is never left out: what the learner gains or gives, points of anybody, what lasts."""
        seat = None if self.seen.seat is None else self.seen.seat.seat
        if any(event.kind in self.guide.lasting for event in line.events):
            return True
        events = [event for event in line.events if event.kind not in self.guide.minor]
        entries = [entry for event in events for entry in event.entries]
        return any(entry.account == POINTS or entry.seat == seat for entry in entries)

    def _lesson(self) -> list[Paragraph]:
        """Against whom and by which options the first game is played."""
        loaded = self.seen.loaded
        others = self.words.listed([loaded.party.names[seat] for seat in loaded.computers])
        usual = int(loaded.options == msgspec.to_builtins(loaded.game.options_type()))
        return [Paragraph(self.words("learn-lesson", others=others, usual=usual))] if others else []

    def _told(self, line: Told, topics: Sequence[Topic]) -> list[Paragraph]:
        """A line with what is new in it; more than one explanation may run on to the next page.

        What the game is about stands before all.
        """
        said = [Paragraph(f"> {self.say('new', topic.key)}", topic.rules, close=True) for topic in topics]
        first = [said.pop(0)] if topics and topics[0].key == BEGIN else []
        told = said.pop(0) if said else Paragraph("", close=True)
        own = " ".join(filter(None, (self._own(event) for event in line.events)))
        text = "\n".join(filter(None, (own, told.text)))
        return [*first, told._replace(text=text, told=(line,)), *said]

    def _own(self, event: Event) -> str:
        return "" if self.seen.seat is None else self.guide.own(event, self.seen.seat.seat, self.words)

    def closing(self) -> list[Paragraph]:
        """What closes the first round: how it was scored, what is different later, where to find answers alone."""
        first, *more = [Paragraph(self.say("end", name), rules) for name, rules in self.guide.closing.items()]
        return [first._replace(opens=True), *more, Paragraph(self.words("learn-alone"))]

    def asked(self, position: AnyPosition) -> Paragraph:
        """What is asked now and what a good turn looks like."""
        step, text = step_of(self.guide, position), self.words
        if step is WAITING:
            return Paragraph(text("learn-waiting"), asks=True)
        question = capital(asked(position.view, position.seat, self.seen.loaded, text))
        parts = [
            text("learn-asked", asked=question, how=self.say("ask", step.asks)),
            text("learn-good", text=self.say("good", step.key)),
            *self.notes(position),
        ]
        return Paragraph("\n\n".join(parts), step.rules, asks=True)


def _paged(paragraphs: Sequence[Paragraph]) -> list[list[Paragraph]]:
    """The paragraphs on pages; what is asked stands on the last."""
    pages: list[list[Paragraph]] = []
    page: list[Paragraph] = []
    for paragraph in paragraphs:
        room = ROOM + (MORE if paragraph.asks else 0)
        full = sum(map(_length, (*page, paragraph))) > room and not paragraph.stays
        if page and (paragraph.opens or full):
            pages.append(page)
            page = []
        page.append(paragraph)
    return [*pages, page]


def _length(paragraph: Paragraph) -> int:
    return len(paragraph.text) + sum(min(len(line.text), LINE) + 6 for line in paragraph.told) + 2


# Controls


def _rows(seen: Seen, text: Words, page: int, pages: int, rules: Iterable[str]) -> tuple[tuple[Control, ...], ...]:
    """To act and to turn the pages; the sections; what else there is, and the way out."""
    table = seen.loaded.row.id
    last = page == pages
    act = Button(text("button-act"), button_id("act", table), "success" if last else "secondary")
    on = Button(text("button-learn-on"), button_id("practise", table, 0, f"{GUIDE} {page + 1}"), "primary")
    back = Button(text("button-learn-back"), button_id("practise", table, 0, f"{GUIDE} {page - 1}"))
    mine = seen.position is not None and seen.position.at_turn
    hint = [hint_button(table, 0, text)] if last and mine else []
    first = [*([] if last else [on]), act, *hint, *([back] if page > 1 else [])]
    ways = [way for rule in dict.fromkeys(rules) if (way := way_to(seen.loaded.game.id, rule, table, text, page))]
    once = tuple({way.label: way for way in ways}.values())[:RULES_A_ROW]
    rest = (
        Button(text("button-news"), button_id("news", table, page)),
        Button(text("button-mine"), button_id("mine", table, page)),
        Button(text("button-practice"), button_id("practise", table, 0, "menu")),
        Button(text("button-guide-leave"), button_id("practise", table, 0, LEAVE)),
    )
    return tuple(row for row in (tuple(first), once, rest) if row)
