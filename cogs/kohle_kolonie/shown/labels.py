"""Choices as labels: what an action costs and what it brings."""

from collections import Counter

from msgspec.structs import replace

from cogs.kohle_kolonie.names import Names
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import Action
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import SeatState, State
from games.kohle_kolonie.terrain import Card
from games.kohle_kolonie.view import SeatView


def slot_of(spot: str, me: SeatView) -> tuple[Slot, int] | None:
    """The place of a pithead card that a spot names, on the side that lies up, and how many pieces stand there."""
    card, _, place = spot.partition(".")
    index = facts.PITHEAD_INDEX.get(card)
    if index is None:
        return None
    side = me.pitheads[index]
    slots = zip(facts.PITHEADS[index].side(side.flipped), side.pieces, strict=True)
    return next(((slot, count) for slot, count in slots if slot.id == place), None)


def is_alike(source: str, to: str, me: SeatView) -> bool:
    """Whether a miner earns by itself just what it earns now, on another place of the same pithead card."""
    here, there = slot_of(source, me), slot_of(to, me)
    if here is None or there is None or source.partition(".")[0] != to.partition(".")[0]:
        return False
    return _kind(here[0]) == _kind(there[0]) and (here[1], there[1]) == (1, 0)


def stands_alike(card: str, pieces: tuple[int, ...], me: SeatView) -> bool:
    """Whether the pieces of a flipped card, standing so, are worth just what they are now."""
    index = facts.PITHEAD_INDEX[card]
    slots, now = facts.PITHEADS[index].side(True), me.pitheads[index].pieces
    ways = [
        Counter((_kind(slot), count) for slot, count in zip(slots, way, strict=True) if count)
        for way in (now, pieces)
    ]
    return ways[0] == ways[1]


def _kind(slot: Slot) -> Slot:
    """A place without what tells it from others like it."""
    return replace(slot, id="")


def spot_effect(spot: str, me: SeatView, names: Names) -> str:
    """What a piece on a spot is good for: "1 coin a round", "the mine there is safe"."""
    found = slot_of(spot, me)
    words = names.words
    if found is not None:
        slot, count = found
        earns = names.earned(slot)
        return words("kk-effect-half", earns=earns, needs=slot.needs) if count + 1 < slot.needs else earns
    if spot == "pool":
        return words("kk-effect-pool", count=me.pool + 1)
    if spot.startswith("rescue."):
        return words("kk-effect-rescue" if _card_on(spot, me, names) else "kk-effect-rescue-empty")
    return words("kk-effect-home") if any(village.id == spot for village in names.board.villages) else ""


def _card_on(rescue: str, me: SeatView, names: Names) -> bool:
    """Whether a mine lies on the space of a rescue place: a miner may wait at an empty one, too."""
    spaces = [f"rescue.{space.id}" for space in names.board.tableau]
    return any(card is not None for spot, card in zip(spaces, me.cards, strict=True) if spot == rescue)


def at_once(state: State, seat: Seat, action: Action, names: Names) -> list[str]:
    """What an action scores by itself, beside what it is taken for: "3 points at once"."""
    own, then = state.seats[seat], GAME.apply(state, seat, action).state.seats[seat]
    points = names.points(then.points - own.points)
    return [
        *([names.words("kk-effect-at-once", points=points)] if then.points > own.points else []),
        *([names.words("kk-effect-extra")] if then.extra > own.extra else []),
    ]


def arrangement(card: str, pieces: tuple[int, ...], names: Names) -> str:
    """Pieces on the places of a flipped card: "engineer place 1, miner place 2: 1 of 2"."""
    index = facts.PITHEAD_INDEX.get(card)
    if index is None:
        return ""
    slots = zip(facts.PITHEADS[index].side(True), pieces, strict=False)
    standing = [
        names.words("kk-standing", place=names.slot(slot.id), count=count) for slot, count in slots if count
    ]
    return ", ".join(standing) or names.words("kk-nothing")


def rearrangement(card: str, pieces: tuple[int, ...], me: SeatView | SeatState, names: Names) -> str:
    """Where pieces of a flipped card go: "miner place 1 to miner place 3".

    Where all of them stay it is where they stand.
    """
    index = facts.PITHEAD_INDEX[card]
    slots = list(zip(facts.PITHEADS[index].side(True), me.pitheads[index].pieces, pieces, strict=True))
    left = [slot for slot, before, after in slots for _ in range(before - after)]
    taken = [slot for slot, before, after in slots for _ in range(after - before)]
    moved: list[str] = []
    for slot in taken:
        source = next(one for one in left if one.piece == slot.piece)
        left.remove(source)
        moved.append(names.words("kk-choice-shift", source=names.slot(source.id), spot=names.slot(slot.id)))
    return ", ".join(moved) or arrangement(card, pieces, names)


def arranged_gain(card: str, pieces: tuple[int, ...], me: SeatView | SeatState) -> int:
    """How much more, or less, a flipped card earns in every round with its pieces so than as they stand."""
    then, now = _all_earned(card, pieces), _all_earned(card, me.pitheads[facts.PITHEAD_INDEX[card]].pieces)
    return then.coins + then.points - now.coins - now.points


def arranged_earns(card: str, pieces: tuple[int, ...], me: SeatView, names: Names) -> str:
    """What a flipped card gains or loses with its pieces so: "loses 1 point a round"."""
    words, now = names.words, me.pitheads[facts.PITHEAD_INDEX[card]].pieces
    gain = arranged_gain(card, pieces, me)
    if not gain:
        return words("kk-effect-arranged-even")
    ways = [_all_earned(card, way) for way in (pieces, now)]
    if any(way.wagons for way in ways):  # coins only come for so many wagons
        then, before = (names.earned(way) if way.coins else words("kk-nothing") for way in ways)
        return words("kk-effect-arranged", then=then, now=before)
    what = names.points(abs(gain)) if any(way.points for way in ways) else names.coins(abs(gain))
    return words("kk-effect-arranged-more" if gain > 0 else "kk-effect-arranged-less", what=what)


def _all_earned(card: str, pieces: tuple[int, ...]) -> Slot:
    """What all filled places of the back of a card earn together, as if they were one."""
    slots = facts.PITHEADS[facts.PITHEAD_INDEX[card]].side(True)
    filled = [slot for slot, count in zip(slots, pieces, strict=True) if count >= slot.needs]
    return Slot(
        "",
        "miner",
        coins=sum(slot.coins for slot in filled),
        points=sum(slot.points for slot in filled),
        wagons=sum(slot.wagons for slot in filled),
    )


def stands_for(spot: str, me: SeatView, names: Names) -> str:
    """What a miner on a spot is good for now, which ends when it leaves: "earns 1 coin a round"."""
    found, words = slot_of(spot, me), names.words
    if found is not None:
        slot, count = found
        full = count >= slot.needs
        return words("kk-stands-earns", earns=names.earned(slot)) if full else words("kk-stands-half")
    if spot.startswith("rescue."):
        return words("kk-stands-rescue" if _card_on(spot, me, names) else "kk-effect-rescue-empty")
    return ""


def mine_effect(card: Card, cost: str, names: Names, bonus: str) -> str:
    """What buying a mine card costs and brings: "1 coin, 3 left · income 2, wagon"; `bonus` is what it shows."""
    words = names.words
    parts = [words("kk-effect-income", income=card.income)]
    if card.points:
        parts.append(names.points(card.points))
    if bonus:
        parts.append(bonus)
    return words("kk-cost-and-effect", cost=cost, effect=", ".join(parts))


def cost_and_left(price: int, coins: int, names: Names) -> str:
    """A price and the coins left after it."""
    return names.words("kk-cost-left", coins=names.coins(price), left=coins - price)
