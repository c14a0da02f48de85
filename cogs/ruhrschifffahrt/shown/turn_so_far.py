"""Whose turns are still to come in the phase, and what the running turn has used up, in words."""

from bot.presenter import Party
from cogs.ruhrschifffahrt.names import Names
from games.engine.event import Seat
from games.ruhrschifffahrt import turns
from games.ruhrschifffahrt.view import View


def lines(view: View, party: Party, names: Names) -> list[str]:
    """The order of the phase, who is still to come, the barges, what is owed, what the turn has used up."""
    words = names.words

    def people(seats: tuple[Seat, ...]) -> str:
        return ", ".join(party.names[seat] for seat in seats) or words("ru-none")

    found = [
        words("ru-text-turn-order", who=people(view.order)),
        words("ru-text-waiting-turns", who=people(view.waiting)),
    ]
    if view.barges:
        found.append(words("ru-text-order", who=people(view.barges)))
    if view.leaving:
        found.append(words("ru-text-leaving", dice=names.dice(view.leaving)))
    owed = [words("ru-owed", count=count, coal=names.coal(colour)) for colour, count in view.owed.items() if count]
    if owed:
        found.append(words("ru-text-owed", dice=", ".join(owed)))
    if view.choice is not None:
        found.append(words(f"ru-text-own-choice-{view.choice}"))
    return [*found, *_of_turn(view.turn, names)]


def _of_turn(turn: turns.Turn, names: Names) -> list[str]:
    words = names.words
    if isinstance(turn, turns.Start) and turn.filled is not None:
        return [words("ru-turn-filled", space=names.space(turn.filled))]
    if not isinstance(turn, turns.Purchase):
        return []
    found = [words("ru-turn-free-lock")] if turn.free_lock else []
    if turn.used:
        found.append(words("ru-turn-used", tiles=", ".join(names.tile(tile) for tile in turn.used)))
    found += [words("ru-turn-moved")] if turn.moved else []
    return [*found, words("ru-turn-bought")] if turn.bought else found
