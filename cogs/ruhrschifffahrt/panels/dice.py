"""Panels of phase 1 and of dice that leave a track: a coin or a point, which die goes, where dice come to lie."""

from bot.post import rows_of
from bot.presenter import Panel, asked
from cogs.desk import BUTTONS, CHOICE, ROWS, choice
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.panels import ahead, status
from cogs.ruhrschifffahrt.shown import decision, player_text
from cogs.ruhrschifffahrt.shown.ways import Way, ways
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.actions import Choose, PlaceDie, RemoveDie
from games.ruhrschifffahrt.events import owed_dice
from games.ruhrschifffahrt.state import Die

# A coin or a point


def choose(desk: Desk) -> Panel:
    """What the event of the round takes or brings, with what one has then."""
    words, round = desk.words, desk.view.round
    chosen = desk.view.choice
    if chosen is not None:
        what = player_text.good(round, chosen, desk.names)
        lines = (*asked(words("ru-chosen", what=what)), status.head(desk))
        return Panel(lines, later=desk.for_later(ahead.ways(desk)))
    buttons = desk.each(Choose, lambda action: player_text.good(round, action.what, desk.names))
    lines = (*asked(words("ru-ask-choose")), status.head(desk))
    return Panel(lines, rows_of(buttons), decision.of(desk))


# Which die is removed


def remove(desk: Desk) -> Panel:
    """The dice that can be removed."""
    words, names = desk.words, desk.names
    owed = ", ".join(
        words("ru-owed", count=desk.view.owed[colour], coal=names.coal(colour)) for colour in owed_dice(desk.state)
    )
    lines = (*asked(words("ru-ask-remove", owed=owed)), status.head(desk))
    buttons = desk.each(RemoveDie, lambda action: _on_storage(desk, action.storage))
    return Panel(lines, rows_of(buttons[:BUTTONS]), decision.of(desk))


def _on_storage(desk: Desk, storage: str) -> str:
    die = desk.names.die(desk.river.storages[storage], desk.view.dice[storage])
    return desk.signed(storage, desk.words("ru-start", storage=desk.names.space(storage), die=die))


# Dice that leave a track


def place(desk: Desk) -> Panel:
    """Where the dice come to lie that leave together, as one question; with too many ways, one after the other."""
    words, names, leaving = desk.words, desk.names, desk.view.leaving
    question = words("ru-ask-place", dice=names.dice(leaving), count=len(leaving))
    returns_to = facts.calendar_of(desk.view.round).returns_to
    black = any(die.colour == "black" for die in leaving)
    full = black and returns_to is not None and player_text.is_full(desk.view, returns_to)
    elsewhere = player_text.returning(desk.view, names) if full else ()
    lines = (*asked(question), *elsewhere, status.head(desk))
    together = [_way(desk, way, leaving) for way in ways(desk.state, desk.seat) if len(way.storages) > 1]
    if together and all(len(label) <= CHOICE for label, _ in together):
        entries = [choice(label, said) for label, said in together]
        rows = desk.menus("place", words("ru-menu-place"), entries)
    else:
        buttons = desk.each(PlaceDie, lambda action: _alone(desk, action.storage, leaving[0]))
        rows = rows_of(buttons[:BUTTONS])
    later = desk.for_later([desk.show(words("ru-button-storages"), "storages")]) if len(rows) < ROWS else ()
    return Panel(lines, rows, decision.of(desk), later)


def _way(desk: Desk, way: Way, leaving: tuple[Die, ...]) -> tuple[str, str]:
    """Where each die goes, and what says so."""
    dice = zip(way.storages, leaving, strict=False)
    text = desk.words("ru-semicolon").join(_at(desk, storage, die) for storage, die in dice)
    said = ", ".join(f"place {storage}" for storage in way.storages)
    return desk.signed(way.storages, text), said


def _alone(desk: Desk, storage: str, die: Die) -> str:
    dominion = desk.names.dominion(desk.river.spaces[storage].dominion)
    return desk.signed(storage, desk.words("ru-with", what=_at(desk, storage, die), more=dominion))


def _at(desk: Desk, storage: str, die: Die) -> str:
    return desk.words("ru-die-to", die=desk.names.die(die.colour, die.value), storage=desk.names.space(storage))
