"""What can be chosen, as the pictures of decisions show it: a place, its sign, and the numbers that decide."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bot.words import Words
from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import Names, capital
from cogs.kohle_kolonie.shown.labels import slot_of
from games.kohle_kolonie import facts
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.miners import POOL, miners_at
from games.kohle_kolonie.terrain import Card
from games.kohle_kolonie.view import SeatView
from renderer.picture import Target

Figure: TypeAlias = tuple[str, str]
"""An icon's id and the number with it."""
RESCUE = "rescue."


class Asked(msgspec.Struct, frozen=True):
    """A question: which sort of picture asks it, in which words, what can be spent, what can be chosen."""

    area: str
    question: str
    means: tuple[Figure, ...]
    targets: tuple[Target, ...]
    about: str = ""
    """What it is about, where no open question of the view says it: a ground."""


def fact(icon: str, number: int | str = "") -> Figure:
    """A figure of a card."""
    return icon, str(number)


def workers_of(me: SeatView) -> Figure:
    """The workers that a player can pay with: "0+2" where two of them are railway markers."""
    marked = me.markers.count("worker")
    return fact("worker", f"{me.workers}+{marked}" if marked else me.workers)


def merged(targets: Iterable[Target]) -> tuple[Target, ...]:
    """One target a place: its figures are those of all that were given for it."""
    found: dict[str, Target] = {}
    for one in targets:
        known = found.get(one.place)
        if known is None:
            found[one.place] = one
            continue
        figures = (*known.figures, *(figure for figure in one.figures if figure not in known.figures))
        found[one.place] = replace(
            one, label=known.label or one.label, figures=figures, faint=known.faint and one.faint
        )
    return tuple(found.values())


# Mines


def mine(desk: Desk, id: str) -> Target:
    """A mine for sale with its price."""
    return Target(f"mine.{id}", desk.signs[id], "", (fact("coin", desk.terrain.cards[id].price),))


# Villages and stations


def village(desk: Desk, id: str, figures: Sequence[Figure] = ()) -> Target:
    """A village by its letter and name."""
    return Target(f"village.{id}", desk.signs[id], desk.names.village(id), tuple(figures))


def settled(desk: Desk, id: str) -> tuple[Figure, ...]:
    """What a settlement in a village brings: points by own mines next to it, and the workers who live there."""
    owned = {desk.terrain.cards[held.card].ground for held in desk.me.cards if held is not None}
    points = sum(ground in owned for ground in desk.terrain.villages[id].grounds)
    workers = desk.view.villages[id].workers
    return (
        *((fact("star", f"+{points}"),) if points else ()),
        *((fact("worker", workers),) if workers else ()),
    )


# Spots of miners, engineers and engines


def _place(desk: Desk, spot: str) -> str:
    """The id of a spot's place in a picture."""
    if spot == POOL or "." in spot:
        return f"spot.{spot}"
    return f"village.{spot}" if spot in desk.terrain.villages else f"station.{spot}"


def card_label(card: str, words: Words, *, flipped: bool = False) -> str:
    """A pithead card as pictures name it, by the side that lies up."""
    title = f"pithead_{card}_flipped" if flipped else f"pithead_{card}"
    return words(f"kk-picture-{title}")


def home_label(spot: str, desk: Desk) -> str:
    """The group in which a spot before the player stands: its pithead card, the rescue teams, the pool."""
    words = desk.words
    if spot == POOL:
        return words("kk-decision-pool")
    if spot.startswith(RESCUE):
        return words("kk-decision-rescue")
    return card_label(spot.partition(".")[0], words)


def insertion(desk: Desk, spot: str) -> Target:
    """A free spot, with what a piece there earns."""
    label = home_label(spot, desk) if spot == POOL or "." in spot else ""
    return Target(_place(desk, spot), desk.signs[spot], label, _earned(desk, spot))


def _earned(desk: Desk, spot: str) -> tuple[Figure, ...]:
    found = slot_of(spot, desk.me)
    if found is not None:
        slot, count = found
        return (gain(slot),) if count + 1 >= slot.needs else _together(slot)
    if spot == POOL:
        return (fact("miner", desk.me.pool + 1),)
    if spot.startswith(RESCUE):
        return (_beside(desk, spot),)
    if spot in desk.terrain.villages:
        return (fact("settlement", _at_home(desk, spot)),)
    return ()


def _beside(desk: Desk, rescue: str) -> Figure:
    """The space of a rescue team, and whether a mine lies there."""
    space = rescue.removeprefix(RESCUE)
    return fact("empty" if desk.me.cards[desk.terrain.space_index[space]] is None else "space", space)


def _at_home(desk: Desk, village: str) -> int:
    return next((at.miners for at in desk.me.settlements if at.village == village), 0)


def gain(slot: Slot) -> Figure:
    """What a place of a pithead card earns once it is full."""
    icon = "star" if slot.points else "steps" if slot.consolidation else "coin"
    return fact(icon, slot.points or slot.consolidation or slot.coins)


def _together(slot: Slot) -> tuple[Figure, ...]:
    """What so many pieces as a place needs earn there, where one alone earns nothing."""
    return fact(slot.piece, slot.needs), fact("arrow"), gain(slot)


def source(desk: Desk, spot: str) -> Target:
    """A spot from which a miner may go."""
    count = miners_at(desk.terrain, desk.state.seats[desk.seat], spot)
    label = home_label(spot, desk) if spot == POOL or "." in spot else ""
    figures = [fact("miner", count if count > 1 else "")]
    if spot.startswith(RESCUE):
        figures.insert(0, _beside(desk, spot))
    return Target(_place(desk, spot), desk.signs[spot], label, tuple(figures))


def station(desk: Desk, id: str, source: str) -> Target:
    """A station to which a miner may go, the moves that takes, and whether a marker lies there."""
    near = id in desk.terrain.steps.get(source, ())
    figures = [*(() if near else (fact("move", 2),))]
    if desk.view.stations[id].marker:
        figures.append(fact("hidden"))
    return Target(f"station.{id}", id, "", tuple(figures))


def goal(desk: Desk, source: str, to: str) -> Target:
    """Where a miner may be redeployed to."""
    if to in desk.terrain.open_stations and to not in desk.terrain.villages and to != POOL and "." not in to:
        return station(desk, to, source)
    return insertion(desk, to)


def engineer(desk: Desk, spot: str, *, stands: bool = False) -> Target:
    """A place of an engineer: one that stands there, or what one there earns."""
    found = slot_of(spot, desk.me)
    figures = (fact("engineer"),) if stands or found is None else (gain(found[0]),)
    return Target(f"spot.{spot}", desk.signs[spot], home_label(spot, desk), figures)


# The tableau


def space(desk: Desk, id: str, *figures: Figure) -> Target:
    """A mine space of the own tableau."""
    return Target(f"space.{id}", id, "", figures)


def engine(desk: Desk, to: str) -> Target:
    """Where a steam engine may stand: on the card of a space, or on the Cokery."""
    if to in desk.terrain.space_index:
        return space(desk, to, fact("engine"), fact("coin", "+1"))
    found = slot_of(to, desk.me)
    return Target(f"spot.{to}", desk.signs[to], home_label(to, desk), (gain(found[0]),) if found else ())


# Markers


def bonus(desk: Desk, marker: facts.BonusMarker, place: str, sign: str) -> Target:
    """A bonus marker with what it does and costs."""
    return Target(place, sign, capital(desk.names.bonus_effect(marker)), (fact(f"bonus_{marker}"),))


def card_name(card: Card, names: Names) -> str:
    """A mine as a question names it: by its number, a large one by its ground."""
    return names.words("kk-decision-mine", number=card.number) if card.number else names.ground(card.ground)
