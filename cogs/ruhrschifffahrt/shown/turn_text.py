"""What a turn message of Ruhrschifffahrt asks, the number that decides it, and everybody's means."""

from typing import Final

from bot.presenter import Party
from bot.words import Words
from cogs.order_of_play import from_active
from cogs.ruhrschifffahrt.names import Names, names_of
from cogs.ruhrschifffahrt.shown import player_text
from games.engine.event import Seat
from games.ruhrschifffahrt import facts, turns
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import OVER
from games.ruhrschifffahrt.view import SeatView, View

WITHOUT_BARGES: Final = ("choose", "remove_die", "place_dice", "purchase")
"""Stages in which nothing to be decided depends on where barges lie."""


def asked(view: View, seat: Seat, party: Party, words: Words) -> str:
    """What the seat is asked to do."""
    side = "pay" if view.round == facts.FUND_ROUND else "gain"
    return words(f"ru-asked-{view.turn.stage}", side=side)


def decides(view: View, seat: Seat, party: Party, words: Words) -> str:
    """The number that decides it, empty where none does."""
    me, names = view.seats[seat], names_of(words, view.options.board)
    match view.turn:
        case turns.Choose():
            return ", ".join((names.coins(me.coins), names.points(me.points)))
        case turns.RemoveDie():
            owed = [(colour, count) for colour, count in view.owed.items() if count]
            return ", ".join(words("ru-owed", count=count, coal=names.coal(colour)) for colour, count in owed)
        case turns.PlaceDice():
            return names.dice(view.leaving)
        case turns.Plan() | turns.Sell():
            return _loaded(view, me, names)
        case turns.Purchase():
            return ", ".join((names.coins(me.coins), names.warehouses(me.supply)))
        case turns.Begin() | turns.Done():
            return ""
        case _:
            return names.coins(me.coins)


def _loaded(view: View, me: SeatView, names: Names) -> str:
    """The die that the barge has taken on, where it lies at a storage with one."""
    storages = river_on(view.options.board).storages
    if me.place not in storages or me.place not in view.dice:
        return ""
    return names.die(storages[me.place], view.dice[me.place])


def deciding(view: View, party: Party, words: Words) -> str:
    """The round's conditions, and everybody's means and barge, a line each in the order of play.

    The conditions are said to the first of a phase: until its end they are the same, and every picture has them.
    """
    names = names_of(words, view.options.board)
    first = not view.active or view.order[0] in view.active
    conditions = " ".join(player_text.round_lines(view, names)) if first else ""
    barge = view.turn.stage not in WITHOUT_BARGES
    told = [_means(view, seat, party, words, barge=barge) for seat in order_of_play(view)]
    return "\n".join((conditions, *told)).strip()


def means(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A seat's points, coins, debts, warehouses and barge in a line."""
    return _means(view, seat, party, words, barge=True)


def _means(view: View, seat: Seat, party: Party, words: Words, *, barge: bool) -> str:
    me, names = view.seats[seat], names_of(words, view.options.board)
    who, numbers = party.names[seat], player_text.means(me, names)
    if barge:
        said = words("ru-deciding", who=who, means=numbers, where=player_text.whereabouts(me, names))
    else:
        said = words("ru-deciding-means", who=who, means=numbers)
    return words("ru-deciding-active", means=said) if seat in view.active else said


def order_of_play(view: View) -> tuple[Seat, ...]:
    """The seats as they play from now on in this phase; who leads once the game is over."""
    if view.phase == OVER:
        return tuple(sorted(view.order, key=lambda seat: -view.seats[seat].points))
    return from_active(view.order, view.active)
