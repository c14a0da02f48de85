"""What a turn message of Coal Baron asks, the number that decides it, and everybody's means."""

from bot.presenter import Party
from bot.words import Words
from cogs.coal_baron import names
from cogs.order_of_play import from_active
from games.coal_baron.draft import seat_of_pick
from games.coal_baron.view import View
from games.engine.event import Seat
from games.engine.setup import clockwise


def asked(view: View, seat: Seat, party: Party, words: Words) -> str:
    """What the seat is asked to do."""
    drawn = "tiles" if view.space == "factory_draw" else "orders"
    return words(f"cb-asked-{view.stage}", drawn=drawn)


def decides(view: View, seat: Seat, party: Party, words: Words) -> str:
    """The number that decides it, empty where none does."""
    me = view.seats[seat]
    match view.stage:
        case "draft":
            return words("cb-decides-draft", number=len(me.outstanding) + 1, open=len(view.draft))
        case "place":
            return ", ".join((names.workers(me.workers, words), names.francs(me.francs, words)))
        case "substitute":
            return words("cb-decides-substitute", count=view.unfilled)
        case "keep" if view.space == "factory_draw":
            return names.francs(me.francs, words)
        case "mining":
            return words("cb-decides-mining", steps=names.steps(view.steps, words))
        case _:
            return ""


def deciding(view: View, party: Party, words: Words) -> str:
    """Everybody's points, francs and workers, a line each, in the order of play from whoever must act, marked."""
    return "\n".join(_deciding(view, seat, party, words) for seat in order_of_play(view))


def _deciding(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A seat's line; of whoever places workers the head of the message says francs and workers."""
    if seat not in view.active or view.stage != "place":
        return means(view, seat, party, words)
    points = names.points(view.seats[seat].points, words)
    return words("cb-deciding-active", means=words("cb-deciding-points", who=party.names[seat], points=points))


def means(view: View, seat: Seat, party: Party, words: Words) -> str:
    """A seat's points, francs and workers in a line."""
    me = view.seats[seat]
    said = words(
        "cb-deciding-player",
        who=party.names[seat],
        points=names.points(me.points, words),
        francs=names.francs(me.francs, words),
        workers=names.workers(me.workers, words),
    )
    return words("cb-deciding-active", means=said) if seat in view.active else said


def order_of_play(view: View) -> tuple[Seat, ...]:
    """The seats as they play from now on: clockwise, the draft the other way round; who leads once it is over."""
    count = len(view.seats)
    if view.phase == "over":
        return tuple(sorted(range(count), key=lambda seat: -view.seats[seat].points))
    if view.phase == "draft":
        order = tuple(seat_of_pick(pick, view.start_seat, count) for pick in range(count))
        return from_active(order, view.active)
    return from_active(clockwise(view.start_seat, count), view.active)
