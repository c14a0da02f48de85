"""The position in words, part by part: an overview with a menu of the parts, and each part as a message."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.alt_text import sentence
from bot.choices import choices, named, public_targets
from bot.controls import button_id, menu_id, number_in
from bot.names import safe_text
from bot.outgoing.telling import told
from bot.post import MENU_LIMIT, TEXT_LIMIT, Button, Choice, Control, Menu, Post, fit
from bot.presenter import PRESENTERS, Passage
from bot.score_words import score_lines
from bot.tables.seeing import News, Seen
from bot.words import Words
from cogs.colours import told_apart
from cogs.desk import CHOICE, PLACEHOLDER, ROWS
from cogs.matching import folded, found
from cogs.paragraphs import paragraphs
from games.engine.public_part import public_part

CHANGED: Final = "changed"
CHOICES: Final = "choices"
SCORES: Final = "scores"
TOLD: Final = 40
"""So many of the newest events *what changed* tells; the log has all."""
NAMED: Final = 8
"""Parts that are named where it is not clear which of them is meant."""
OVERVIEW: Final = 1600
SPARE: Final = 160
"""So many letters more the overview has where it could say nothing of what changed otherwise."""
PAGE: Final = "/"
"""Parts an id and the number of a page of a part that is too long for one."""


def in_words(news: News, part: str, text: Words) -> Post:
    """A part of the position by its id or name, or, where none or none clear is meant, the overview."""
    seen = news.seen
    if not seen.loaded.begun:
        return Post(text("table-is-lobby", table=seen.loaded.row.id))
    known = passages(news, text)
    wanted, _, page = part.partition(PAGE)
    if not wanted.strip():
        return _overview(news, known, "", text)
    exact = next((one for one in known if one.id == wanted), None)
    meant = [exact] if exact else passages_meant(known, part)
    if len(meant) == 1:
        return _part(seen, meant[0], known, (number_in(page) or 1) if exact else 1, text)
    return _overview(news, known, _unclear(part, meant, text), text)


def passages(news: News, text: Words) -> list[Passage]:
    """Every part: what changed, what can be chosen, then those of the game."""
    seen = news.seen
    own = seen.position is not None
    title = text("words-choices" if own else "words-choices-public")
    game = PRESENTERS[seen.loaded.game.id].passages(seen.view, told_apart(seen.loaded.party), text)
    found = [
        Passage(CHANGED, text("words-changed"), lambda: _changed(news, text)),
        Passage(CHOICES, title, lambda: _own_choices(seen, text) if own else _public_choices(seen, text)),
        *_scores(seen, text),
        *game,
    ]
    return _once(found)


def _scores(seen: Seen, text: Words) -> list[Passage]:
    """After the end, the score sheet."""
    loaded = seen.loaded
    outcome = loaded.game.outcome(loaded.state) if loaded.playable else None
    if outcome is None:
        return []
    presenter, party = PRESENTERS[loaded.game.id], told_apart(loaded.party)
    lines = partial(score_lines, seen.view, outcome, presenter, party, text)
    return [Passage(SCORES, text("words-scores"), lines, aliases=(text("final-scores"),))]


def _once(found: Sequence[Passage]) -> list[Passage]:
    """The parts with ids of their own: a city of a board that players bring may have that of another part."""
    taken: dict[str, int] = {}
    return [replace(one, id=_own_id(one.id, taken)) for one in found]


def _own_id(id: str, taken: dict[str, int]) -> str:
    taken[id] = taken.get(id, 0) + 1
    return id if taken[id] == 1 else f"{id}.{taken[id]}"


def passages_meant(known: Sequence[Passage], typed: str) -> list[Passage]:
    """The parts that a typed text may mean; one of exactly that name alone, and before it one of that alias."""
    wanted = folded(typed)
    by_name = [one for one in known if wanted and folded(one.name) == wanted]
    by_alias = [one for one in known if wanted and any(folded(name) == wanted for name in one.aliases)]
    for exact in (by_name, by_alias):
        if len(exact) == 1:
            return exact
    return found(typed, [(one, (one.name, one.id, *one.aliases)) for one in known])


def _unclear(typed: str, meant: Sequence[Passage], text: Words) -> str:
    """That no part is called so, or that several may be meant."""
    shown = safe_text(typed[:40])
    if not meant:
        return text("part-unknown", part=shown)
    names = text.listed([safe_text(one.name) for one in meant[:NAMED]])
    return text("part-ambiguous", part=shown, names=names)


# One part


def _part(seen: Seen, one: Passage, known: Sequence[Passage], page: int, text: Words) -> Post:
    """A part, or a page of it, and below it the menu of what is within."""
    pages = list(paragraphs(one.lines())) or [text("words-empty")]
    number = page if 1 <= page <= len(pages) else 1
    name = one.name if len(pages) == 1 else _paged(one, number, len(pages), text)
    head = text("words-part", part=safe_text(name), table=seen.loaded.row.called)
    further = [
        Choice(_label(_paged(one, other, len(pages), text)), f"{one.id}{PAGE}{other}")
        for other in range(1, len(pages) + 1)
        if other != number
    ]
    entries = [*further, *(_entry(inner) for inner in known if inner.within == one.id)]
    title = text("menu-words-within", part=one.name)
    return Post(f"{head}\n{pages[number - 1]}", (*_menus(seen, title, entries, one.id), _back(seen, text)))


def _paged(one: Passage, number: int, count: int, text: Words) -> str:
    return text("words-page", part=one.name, number=number, count=count)


def _entry(one: Passage) -> Choice:
    return Choice(_label(one.name), one.id)


def _label(name: str) -> str:
    """A name in a menu, where markup is shown as it is and no mention can be."""
    return fit(name.replace("@", "@\u200b"), CHOICE)


def _menus(seen: Seen, title: str, entries: Sequence[Choice], within: str) -> tuple[tuple[Control, ...], ...]:
    """Menus of parts, as many as it takes; boards that players bring may have many in one city."""
    shown = fit(title.replace("@", "@\u200b"), PLACEHOLDER)
    return tuple(
        (
            Menu(
                menu_id("words", seen.loaded.row.id, 0, f"{within[:20]}{start}"),
                shown,
                tuple(entries[start : start + MENU_LIMIT]),
            ),
        )
        for start in range(0, len(entries), MENU_LIMIT)
    )[:ROWS]


def _back(seen: Seen, text: Words) -> tuple[Button, ...]:
    return (Button(text("button-words"), button_id("words", seen.loaded.row.id)),)


# The overview


def _overview(news: News, known: Sequence[Passage], unclear: str, text: Words) -> Post:
    """What is asked, what changed, where everybody stands, and the menu of the parts."""
    seen = news.seen
    title = text("words-title", table=seen.loaded.row.called)
    before = [title, *([unclear] if unclear else []), *_asked(seen, text)]
    after = [text("choices-menu", title=text("words-standings")), *_standings(seen, text)]
    changed = _shortened(_changed(news, text), OVERVIEW - len("\n".join((*before, *after))))
    if changed:
        changed.insert(0, text("choices-menu", title=text("words-changed")))
    entries = [_entry(one) for one in known if not one.within]
    # People of the longest names, all of signs that are escaped, leave no room for anything else.
    said = fit("\n".join((*before, *changed, *after)), TEXT_LIMIT)
    return Post(said, _menus(seen, text("menu-words"), entries, ""))


def _shortened(lines: list[str], room: int) -> list[str]:
    """The newest of the lines: as many as there is room for, and the last where the message can still hold it."""
    while lines and len("\n".join(lines)) > (room if len(lines) > 1 else room + SPARE):
        del lines[0]
    return lines


def _asked(seen: Seen, text: Words) -> list[str]:
    """Who must decide what."""
    loaded, view = seen.loaded, seen.view
    presenter, party = PRESENTERS[loaded.game.id], loaded.party
    return [
        text("words-asked", who=party.names[seat], asked=presenter.asked(view, seat, party, text))
        for seat in loaded.active
    ] or [text("words-nobody-asked")]


def _standings(seen: Seen, text: Words) -> list[str]:
    """Everybody's points and means, in the order of play."""
    presenter, view, party = PRESENTERS[seen.loaded.game.id], seen.view, seen.loaded.party
    return [presenter.means(view, seat, party, text) for seat in presenter.order_of_play(view)]


def _changed(news: News, text: Words) -> list[str]:
    """What happened since the own last turn, or, for a stranger, what the newest turn message tells."""
    loaded = news.seen.loaded
    lines = told(news.events, loaded, PRESENTERS[loaded.game.id], text, TOLD)
    faults = [text("news-unreadable")] if news.faults else []
    return [*faults, *lines] or [text("words-unchanged")]


# What can be chosen


def _own_choices(seen: Seen, text: Words) -> list[str]:
    """The own panel: what it says, then every menu and button, those for later last."""
    if seen.position is None:
        return []
    presenter = PRESENTERS[seen.loaded.game.id]
    shown = presenter.panel(seen.position, "", seen.loaded.party, text)
    return [*shown.text.splitlines(), *choices((*shown.rows, *shown.later), text)]


def _public_choices(seen: Seen, text: Words) -> list[str]:
    """What those who must decide may choose, as far as the public may know."""
    loaded, party = seen.loaded, seen.loaded.party
    game, presenter = loaded.game, PRESENTERS[loaded.game.id]
    lines: list[str] = []
    for seat in loaded.active:
        public = public_part(game, loaded.state)
        found_targets = public_targets(presenter, public, game.observe(public, None), seat, party, text)
        who = party.names[seat]
        lines.append(text("choices-menu", title=who) if found_targets else text("words-choices-hidden", who=who))
        lines += [sentence(named(one, text, counted=False)) for one in found_targets]
    return lines or [text("words-choices-none")]
