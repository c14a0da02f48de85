"""Phases that ended, as one post with one picture; the picture of each of them is a button away."""

from typing import Final

import msgspec

from bot.controls import button_id, menu_id
from bot.letters import EndedPhase, PhaseLetter
from bot.outgoing import alt_text
from bot.outgoing.lobby_posts import labelled, where
from bot.outgoing.shots import headed, named
from bot.outgoing.telling import changed_places, told, with_amounts
from bot.post import BUTTONS_A_ROW, TEXT_LIMIT, Button, Choice, Control, Menu, Post, Shot, fit
from bot.presenter import PRESENTERS
from bot.tables.loaded import Loaded
from bot.tables.positions import shown
from bot.words import Words

MOST_BUTTONS: Final = 3
"""Phases with a button each; more stand in a menu."""
_LINES: Final = (40, 20, 12, 8, 5, 3, 1)
"""Lines told of each phase, until all of them fit one message."""


def phases(letter: PhaseLetter, loaded: Loaded, text: Words, row_id: int) -> Post:
    """The phases that ended, numbered where they are several, and the picture of the end."""
    names = _names(letter, loaded, text)
    shot = _shot(letter.phases[-1], names[-1], loaded, text) if len(names) == 1 else _last(letter, loaded, text)
    way = where(loaded, text, row_id)
    return Post(
        _story(letter, names, loaded, text), _rows(names, way, loaded, text, row_id), (named(shot, row_id),)
    )


def one_phase(letter: PhaseLetter, number: int, loaded: Loaded, text: Words) -> Post:
    """One of the phases, counted from 1, with its own picture, or in words for whoever reads them."""
    ended, name = letter.phases[number - 1], _names(letter, loaded, text)[number - 1]
    alone = PhaseLetter(phases=(ended,))
    if text.spoken:
        return Post(
            fit("\n".join((_story(alone, [name], loaded, text), *_stood(ended, loaded, text))), TEXT_LIMIT)
        )
    return Post(_story(alone, [name], loaded, text), (), (_shot(ended, name, loaded, text),))


def _names(letter: PhaseLetter, loaded: Loaded, text: Words) -> list[str]:
    presenter = PRESENTERS[loaded.game.id]
    names = [presenter.phase(ended.phase, text) for ended in letter.phases]
    if len(names) == 1:
        return names
    return [text("phase-numbered", number=number, phase=name) for number, name in enumerate(names, start=1)]


def _stood(ended: EndedPhase, loaded: Loaded, text: Words) -> list[str]:
    """Everybody's points and means at the end of a phase."""
    view, presenter = msgspec.structs.replace(shown(ended.position, loaded), active=()), PRESENTERS[loaded.game.id]
    return [presenter.means(view, seat, loaded.party, text) for seat in presenter.order_of_play(view)]


def _shot(ended: EndedPhase, name: str, loaded: Loaded, text: Words) -> Shot:
    # What was is over: nobody is to act in its picture.
    view = msgspec.structs.replace(shown(ended.position, loaded), active=())
    presenter = PRESENTERS[loaded.game.id]
    shot = with_amounts(presenter.board(view, loaded.party, text, changed_places(ended.events)), ended.events)
    shot = msgspec.structs.replace(shot, alt=alt_text.of_end(ended.events, view, loaded, presenter, text))
    return headed(shot, text("phase-picture", phase=name))


def _last(letter: PhaseLetter, loaded: Loaded, text: Words) -> Shot:
    """The state at the end, with the changes of each phase under its number, the newest of each last."""
    last = letter.phases[-1]
    shot = _shot(last, PRESENTERS[loaded.game.id].phase(last.phase, text), loaded, text)
    marks = [
        (age, number, place)
        for number, ended in enumerate(letter.phases, start=1)
        for age, place in enumerate(reversed(changed_places(ended.events)))
    ]
    marks.sort(key=lambda mark: (-mark[0], mark[1]))
    places, numbers = tuple(place for *_, place in marks), tuple(number for _, number, _ in marks)
    picture = msgspec.structs.replace(shot.picture, marks=places, numbers=numbers)
    shot = msgspec.structs.replace(shot, picture=picture)
    return with_amounts(shot, [event for ended in letter.phases for event in ended.events])


def _rows(
    names: list[str], way: Button, loaded: Loaded, text: Words, row_id: int
) -> tuple[tuple[Control, ...], ...]:
    """The way to the table, and to the picture of each of several phases: its number and the row that keeps it."""
    table, last = loaded.row.id, (way,)
    if len(names) == 1:
        return (last,)
    if len(names) > MOST_BUTTONS:
        choices = tuple(Choice(name, f"{number} {row_id}") for number, name in enumerate(names, start=1))
        return (Menu(menu_id("phase", table, 0, str(row_id)), text("menu-phase"), choices),), last
    buttons = [
        Button(text("button-phase", phase=name), button_id("phase", table, 0, f"{number} {row_id}"))
        for number, name in enumerate(names, start=1)
    ]
    return ((*buttons, way)[:BUTTONS_A_ROW],)


def _story(letter: PhaseLetter, names: list[str], loaded: Loaded, text: Words) -> str:
    """The phases as paragraphs; of long ones the newest lines, so that all of them fit one message."""
    table, presenter = labelled(loaded, text), PRESENTERS[loaded.game.id]
    if len(names) == 1:
        events, view = letter.phases[0].events, shown(letter.phases[0].position, loaded)
        head = text("phase-head", table=table, phase=names[0])
        stories = (
            "\n".join((head, *told(events, loaded, presenter, text, most, view, hold=False)))
            for most in range(len(events), -1, -1)
        )
        return next((story for story in stories if len(story) <= TEXT_LIMIT), fit(head, TEXT_LIMIT))
    head = text("phases-head", table=table, count=len(names))
    for most in _LINES:
        lines = [head]
        for ended, name in zip(letter.phases, names, strict=True):
            lines.append(text("phases-part", phase=name))
            view = shown(ended.position, loaded)
            lines += told(ended.events, loaded, presenter, text, most, view, hold=False)
        if len(story := "\n".join(lines)) <= TEXT_LIMIT:
            return story
    return fit("\n".join((head, *names)), TEXT_LIMIT)
