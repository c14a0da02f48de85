"""Alt texts of the channel's pictures: what changed, who decides and among what, where everybody stands."""

from collections.abc import Sequence
from typing import Any, Final

from bot.alt_text import ALT_LIMIT, Unit, fitted, sentence, unmarked
from bot.choices import named, public_targets
from bot.letters import TurnLetter
from bot.outgoing.telling import told_plainly
from bot.post import Shot
from bot.presenter import AnyPresenter, Party
from bot.score_words import score_lines
from bot.short_choices import public_choices
from bot.tables.loaded import Loaded
from bot.tables.positions import public_state
from bot.words import Words
from games.engine.contract import Outcome
from games.engine.event import Event, Seat

TURN: Final = 100
"""So long is an alt text of a turn without what can be chosen: message, alt, panel and menu are all heard."""
# What is left out first of a turn: standings and what happened, which the message says as well.
_DECIDES, _TARGETS, _NEWEST, _EARLIER, _STANDINGS = 0, 1, 2, 3, 1000


def of_turn(
    letter: TurnLetter,
    events: Sequence[Event],
    view: Any,
    loaded: Loaded,
    presenter: AnyPresenter,
    text: Words,
    *,
    everything: bool = False,
) -> str:
    """The picture of a turn message; with `everything` everybody's numbers count as changed."""
    party = unmarked(loaded.party)
    seats = range(len(loaded.seats)) if everything else _changed(letter.events)
    choices = _targets(letter, view, loaded, party, presenter, text)
    units = [
        *_told(events, view, loaded, presenter, text),
        *_deciding(letter, view, party, presenter, text),
        *choices,
        *_standings(seats, view, party, presenter, text),
    ]
    return fitted(units, text, min(ALT_LIMIT, TURN + sum(len(one.text) + 1 for one in choices)), more=True)


def of_end(events: Sequence[Event], view: Any, loaded: Loaded, presenter: AnyPresenter, text: Words) -> str:
    """The picture of a position in which nobody is to decide: what happened before it, and the standings."""
    party, seats = unmarked(loaded.party), range(len(loaded.seats))
    told, standing = _told(events, view, loaded, presenter, text), _standings(seats, view, party, presenter, text)
    # Of a whole phase the message tells all; where everybody stands it does not say.
    return fitted([*told, *(Unit(one.text) for one in standing)], text, more=True)


def of_scores(
    sheet: Shot, view: Any, outcome: Outcome, loaded: Loaded, presenter: AnyPresenter, text: Words
) -> str:
    """The score sheet: the totals, then where the points of each player came from, the best first."""
    lines = score_lines(view, outcome, presenter, unmarked(loaded.party), text)
    return fitted([Unit(sheet.alt), *(Unit(line, place) for place, line in enumerate(lines, start=1))], text)


def _told(events: Sequence[Event], view: Any, loaded: Loaded, presenter: AnyPresenter, text: Words) -> list[Unit]:
    """What happened, the newest to stay longest; in short only whose move it was."""
    lines = told_plainly(events, unmarked(loaded.party), presenter, text, view)
    last, seats = len(lines) - 1, dict.fromkeys(event.seat for event in events if event.seat is not None)
    who = text.listed([loaded.party.plain_names[seat] for seat in seats])
    short = text("alt-news", who=who) if who else ""
    return [
        Unit(sentence(line.text), _NEWEST, short)
        if number == last
        else Unit(sentence(line.text), _EARLIER + last - number)
        for number, line in enumerate(lines)
    ]


def _deciding(letter: TurnLetter, view: Any, party: Party, presenter: AnyPresenter, text: Words) -> list[Unit]:
    """Who must decide what; several who are asked the same are named together."""
    asked: dict[str, list[str]] = {}
    for seat in letter.asked:
        asked.setdefault(presenter.asked(view, seat, party, text), []).append(party.names[seat])
    return [Unit(text("alt-decides", who=text.listed(who), asked=what), _DECIDES) for what, who in asked.items()]


def _targets(
    letter: TurnLetter, view: Any, loaded: Loaded, party: Party, presenter: AnyPresenter, text: Words
) -> list[Unit]:
    """What can be chosen where one seat decides."""
    public = public_state(letter.position, loaded) if len(letter.asked) == 1 else None
    if public is None:
        return []
    found = public_targets(presenter, public, view, letter.asked[0], party, text)
    said = public_choices(found, text)
    return [Unit(one, _TARGETS, named(menu, text, counted=True)) for menu, one in zip(found, said, strict=True)]


def _standings(seats: Sequence[Seat], view: Any, party: Party, presenter: AnyPresenter, text: Words) -> list[Unit]:
    """Points and means of the seats, in the order of play."""
    order = [seat for seat in presenter.order_of_play(view) if seat in seats]
    return [
        Unit(sentence(presenter.means(view, seat, party, text)), _STANDINGS + place)
        for place, seat in enumerate(order)
    ]


def _changed(events: Sequence[Event]) -> list[Seat]:
    """The seats that gained or lost something."""
    return sorted({entry.seat for event in events for entry in event.entries if entry.amount})
