"""Pictures of the position, whole or in part."""

from typing import Final

from bot.controls import button_id, menu_id
from bot.names import EMBLEM, safe_text
from bot.post import Button, Choice, Menu, Post
from bot.presenter import PRESENTERS
from bot.tables.seeing import News, Seen
from bot.words import Words
from cogs.matching import folded
from cogs.matching import found as found_in
from cogs.viewing import seat_shown
from cogs.views.board_words import in_words

WHOLE: Final = "whole"
ENLARGED: Final = frozenset({"mine", "player"})
"""Areas that show the board of one player, larger than the picture of all that the player has."""
SHOWN: Final = 8
"""Parts that are named where it is not clear which of them is meant."""


def picture_of(found: News, part: str, text: Words) -> Post:
    """The whole board (part ""), a player's board ("player 2") or an area, with a menu of the other parts.

    In words for whoever reads them.
    """
    seen = found.seen
    loaded = seen.loaded
    if not loaded.begun:
        return Post(text("table-is-lobby", table=loaded.row.id))
    presenter = PRESENTERS[loaded.game.id]
    typed, (part, unclear) = part, _meant(seen, part, text)
    if text.spoken:
        return in_words(found, typed if unclear else "" if part == WHOLE else part, text)
    kind, _, rest = part.partition(" ")
    seats = [str(seat.seat) for seat in loaded.seats]
    if kind == "player" and rest in seats:
        shot = presenter.player(seen.view, seats.index(rest), loaded.party, text)
    elif presenter.area is not None and part in dict(presenter.areas(seen.view, text)):
        shot = presenter.area(seen.view, part, loaded.party, text)
    else:
        shot = presenter.board(seen.view, loaded.party, text)
    title = text("board-title", table=loaded.row.called)
    return Post(f"{title}\n{unclear}".strip(), ((_parts(seen, text),), _ways(seen, text)), (shot,))


def _ways(seen: Seen, text: Words) -> tuple[Button, ...]:
    """The way back to the panel in whose place a picture is shown, if there is a seat, and to its signs."""
    table, game = seen.loaded.row.id, seen.loaded.game.id
    signs = Button(text("button-legend"), button_id("legend", table, 0, f"{game} 0"))
    if seen.position is None:
        return (signs,)
    return (Button(text("button-to-turn"), button_id("act", table), "primary"), signs)


def _meant(seen: Seen, part: str, text: Words) -> tuple[str, str]:
    """The part itself, or the one that somebody typed the name of; and a sentence where it is not clear which."""
    if not part.strip() or part in dict(parts(seen, text)):
        return part, ""
    meant = parts_meant(seen, part, text)
    if len(meant) == 1:
        return meant[0][0], ""
    typed = safe_text(part[:40])
    if not meant:
        return "", text("part-unknown", part=typed)
    names = text.listed([safe_text(name) for _, name in meant[:SHOWN]])
    return "", text("part-ambiguous", part=typed, names=names)


def parts_meant(seen: Seen, typed: str, text: Words) -> list[tuple[str, str]]:
    """The parts that a typed text may mean, by value and name; one of exactly that name alone."""
    known = parts(seen, text)
    exact = [(value, name) for value, name in known if folded(typed) and folded(typed) == folded(name)]
    if len(exact) == 1:
        return exact
    return found_in(typed, [((value, name), (name, value)) for value, name in known], slips=True)


def parts(seen: Seen, text: Words) -> list[tuple[str, str]]:
    """What `picture_of` can show: value and name."""
    loaded = seen.loaded
    presenter = PRESENTERS[loaded.game.id]
    party = loaded.party
    # Menus and autocomplete show text as it is: markup kept harmless by backslashes would show them.
    names = [
        f"{EMBLEM.get(colour, '⚪')} {name}" for colour, name in zip(party.colours, party.plain_names, strict=True)
    ]
    players = [(f"player {seat}", text("part-player", name=name)) for seat, name in enumerate(names)]
    shown = dict(players)[f"player {seat_shown(seen.view)}"]
    areas = [
        (value, text("part-enlarged", part=shown) if value in ENLARGED else name)
        for value, name in presenter.areas(seen.view, text)
    ]
    known = [(WHOLE, text("part-whole")), *areas, *players]
    # A city of a board that players bring may have the id of another part, and no menu may have a value twice.
    return list({value: (value, name) for value, name in reversed(known)}.values())[::-1]


def _parts(seen: Seen, text: Words) -> Menu:
    choices = tuple(Choice(name, value) for value, name in parts(seen, text))
    return Menu(menu_id("board", seen.loaded.row.id), text("menu-part"), choices)
