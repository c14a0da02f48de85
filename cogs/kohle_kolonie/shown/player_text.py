"""One player's side of the table in words."""

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import ROMAN, Names, names_of
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import LeaveCeiling
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.state import SOURCES, Answers
from games.kohle_kolonie.terrain import Card, terrain_for
from games.kohle_kolonie.view import SeatView, View


def lines(view: View, seat: Seat, party: Party, words: Words) -> list[str]:
    """Everything of one player that the viewer may see."""
    me, names = view.seats[seat], names_of(words, view.options.board)
    found = [
        words("kk-text-player", who=party.names[seat], colour=names.colour(party.colours[seat])),
        words("kk-item", text=means(me, names, words)),
        words("kk-item", text=supplies(me, names, words)),
        words("kk-item", text=words("kk-own-income", income=names.coins(me.income), wagons=me.wagons)),
        *(words("kk-item", text=line) for line in tableau(view, seat, names, words)),
    ]
    found += [words("kk-item", text=line) for line in _on_the_board(me, names, words)]
    found += [words("kk-item", text=line) for line in (*_markers(me, names, words), *_score(me, words))]
    if me.answers is not None:
        found += [words("kk-item", text=line) for line in left_ahead(me.answers, names, words)]
    return found


def means(me: SeatView, names: Names, words: Words) -> str:
    """Points, coins and workers."""
    return words(
        "kk-own-means",
        points=names.points(me.points),
        coins=names.coins(me.coins),
        workers=names.own_workers(me),
    )


def supplies(me: SeatView, names: Names, words: Words) -> str:
    """Miners in the pool, engineers and settlements not in use, engines."""
    return words(
        "kk-own-supplies",
        miners=names.miners(me.pool),
        engineers=names.engineers(me.engineers),
        settlements=me.settlements_left,
        engines=me.engines,
    )


def tableau(view: View, seat: Seat, names: Names, words: Words) -> list[str]:
    """The mine spaces that hold anything: card, income, engine, rescue team, whether it is secured."""
    me, terrain = view.seats[seat], terrain_for(view.options, len(view.seats))
    found: list[str] = []
    for index, space in enumerate(terrain.spaces):
        held, parts = me.cards[index], list[str]()
        if held is not None:
            card = terrain.cards[held.card]
            parts.append(
                words("kk-text-card-income", card=names.card(held.card), income=card.income + held.engine)
            )
            if held.engine:
                parts.append(words("kk-price-engine"))
            if card.bonus == "wagon":
                parts.append(words("kk-marker-wagon"))
        if me.rescue[index]:
            parts.append(words("kk-text-rescue"))
        if space in me.secured:
            parts.append(words("kk-text-secured"))
        if parts:
            found.append(words("kk-text-space", space=space, what=", ".join(parts)))
    return found or [words("kk-text-no-mines")]


def stocks(view: View, seat: Seat, names: Names, words: Words) -> list[str]:
    """What lies beside the tableau: Administration, the prices now, markers, miners lost."""
    me = view.seats[seat]
    card, side = facts.PITHEADS[-1], me.pitheads[-1]
    slots = zip(card.side(side.flipped), side.pieces, strict=True)
    places = ", ".join(_place(slot, count, names, words) for slot, count in slots)
    return [
        words("kk-text-pithead", card=names.pithead(card.id, flipped=side.flipped), places=places),
        *prices(view, names, words),
        *_markers(me, names, words),
        *_lost(me, names, words),
    ]


def prices(view: View, names: Names, words: Words) -> list[str]:
    """What an engine, an engineer and a settlement cost now, and which of these prices were raised."""
    said = ", ".join(
        words("kk-text-price", what=names.price(what), coins=names.coins(price))
        for what, price in view.prices.items()
    )
    raised = ", ".join(names.price(what) for what in view.raised)
    return [
        words("kk-text-prices", prices=said),
        *([words("kk-text-raised", items=raised)] if raised else []),
    ]


def pitheads(me: SeatView, names: Names, words: Words) -> list[str]:
    """Each pithead card with the pieces on its places; those without any in one line."""
    found, empty = list[str](), list[str]()
    for card, side in zip(facts.PITHEADS, me.pitheads, strict=True):
        name = names.pithead(card.id, flipped=side.flipped)
        if not any(side.pieces):
            empty.append(name)
            continue
        slots = zip(card.side(side.flipped), side.pieces, strict=True)
        places = ", ".join(_place(slot, count, names, words) for slot, count in slots)
        found.append(words("kk-text-pithead", card=name, places=places))
    return [*found, *([words("kk-text-pitheads-empty", cards=", ".join(empty))] if empty else [])]


def free_places(view: View, names: Names, words: Words) -> list[str]:
    """What the places earn of each pithead card that lies empty before somebody, said once for all."""
    sides = zip(*(me.pitheads for me in view.seats), strict=True)
    found = [
        words("kk-text-pithead", card=names.pithead(card.id, flipped=flipped), places=places)
        for card, held in zip(facts.PITHEADS, sides, strict=True)
        for flipped in sorted({side.flipped for side in held if not any(side.pieces)})
        if (places := ", ".join(_free(slot, names, words) for slot in card.side(flipped)))
    ]
    return [words("kk-text-pitheads-free"), *(words("kk-item", text=line) for line in found)] if found else []


def _free(slot: Slot, names: Names, words: Words) -> str:
    return words("kk-text-place-free", place=names.slot(slot.id), earns=names.earns(slot))


def _place(slot: Slot, count: int, names: Names, words: Words) -> str:
    return words(
        "kk-text-place", place=names.slot(slot.id), count=count, needs=slot.needs, earns=names.earns(slot)
    )


def _on_the_board(me: SeatView, names: Names, words: Words) -> list[str]:
    """Settlements, stations, miners lost in disasters."""
    settled = ", ".join(
        words("kk-text-count", who=names.village(at.village), count=at.miners) for at in me.settlements
    )
    stations = ", ".join(
        words("kk-text-count", who=names.station(station), count=count) for station, count in me.stations.items()
    )
    return [
        *([words("kk-text-own-settlements", items=settled)] if settled else []),
        *([words("kk-text-own-stations", items=stations)] if stations else []),
        *_lost(me, names, words),
    ]


def _lost(me: SeatView, names: Names, words: Words) -> list[str]:
    """Miners lost in the disasters of the rounds."""
    lost = ", ".join(
        words("kk-text-of-round", round=ROMAN[number], what=names.miners(count))
        for number, count in enumerate(me.lost, start=1)
        if count
    )
    return [words("kk-text-own-lost", items=lost)] if lost else []


def _markers(me: SeatView, names: Names, words: Words) -> list[str]:
    """Bonus marker, railway markers, extra action markers, points for a consolidation."""
    found: list[str] = []
    if me.bonus is not None:
        found.append(words("kk-own-bonus", bonus=names.bonus(me.bonus), effect=names.bonus_effect(me.bonus)))
    if me.markers:
        found.append(words("kk-own-markers", markers=railway_markers(me.markers, names)))
    if me.fresh:
        found.append(words("kk-own-fresh", markers=railway_markers(me.fresh, names)))
    if me.extra:
        found.append(words("kk-own-extra", count=me.extra))
    if me.beside:
        found.append(words("kk-text-beside", count=me.beside))
    if me.administration:
        value = words("kk-earns-consolidation", count=me.administration)
        found.append(words("kk-own-administration", points=value))
    return found


def railway_markers(markers: tuple[facts.RailwayMarker, ...], names: Names) -> str:
    """Railway markers counted: "2 × wagon, 1 × worker"."""
    kinds = [kind for kind in facts.RAILWAY_MARKERS if kind in markers]
    return ", ".join(names.times(markers.count(kind), names.marker(kind)) for kind in kinds)


def _score(me: SeatView, words: Words) -> list[str]:
    items = [
        words("kk-text-count", who=words(f"kk-score-{source}"), count=points)
        for source, points in zip(SOURCES, me.score, strict=True)
        if points
    ]
    return [words("kk-text-score", items=", ".join(items))] if items else []


def left_ahead(answers: Answers, names: Names, words: Words) -> list[str]:
    """The answers a seat has left ahead, a line each."""
    found: list[str] = []
    if answers.ranking is not None:
        ranked = ", ".join(names.bonus(marker) for marker in answers.ranking.markers)
        found.append(words("kk-left-ranking", markers=ranked))
    found += [ceiling_in_words(ceiling, names, words) for ceiling in answers.ceilings]
    if answers.protection is not None:
        coins, marker = answers.protection.coins, answers.protection.marker
        found.append(
            words(
                "kk-left-protection",
                coins=", ".join(coins) or words("kk-none"),
                marker=", ".join(marker) or words("kk-none"),
            )
        )
    if answers.subsidence is not None:
        found.append(words(f"kk-left-subsidence-{answers.subsidence.what}"))
    if answers.loading is not None:
        found.append(words(f"kk-left-loading-{answers.loading.how}"))
    if answers.places is not None:
        found.append(words("kk-left-places", spaces=", ".join(answers.places.spaces)))
    return found


def ceiling_in_words(ceiling: LeaveCeiling, names: Names, words: Words) -> str:
    """A ceiling left for a ground, with what it declares if anything."""
    ground = names.ground(ceiling.ground)
    if not (ceiling.aid or ceiling.unification or ceiling.administration):
        return words("kk-left-ceiling-plain", ground=ground, value=ceiling.value)
    declared = declared_in_words(ceiling.aid, ceiling.unification, ceiling.administration, words)
    return words("kk-left-ceiling", ground=ground, value=ceiling.value, declared=declared)


def declared_in_words(aid: bool, unification: int, administration: int | None, words: Words) -> str:
    """What is declared for a consolidation: "aid 2, unification 1"."""
    items: list[str] = []
    if aid:
        items.append(words("kk-value-aid", points=facts.AID_POINTS))
    if unification:
        items.append(words("kk-value-unification", points=unification))
    if administration:
        items.append(words("kk-value-administration", points=administration))
    return ", ".join(items) or words("kk-nothing-declared")


def card_in_full(id: str, card: Card, names: Names, words: Words) -> str:
    """A mine card with all that is printed on it: "Franziska (7), Hamburg & Franziska: 2 coins, income 2"."""
    parts = [words("kk-card-price", coins=names.coins(card.price), income=card.income)]
    if card.points:
        parts.append(names.points(card.points))
    if card.bonus is not None:
        parts.append(words(f"kk-mine-bonus-{card.bonus}"))
    return words("kk-card-in-full", card=card_and_ground(id, card, names), what=", ".join(parts))


def card_and_ground(id: str, card: Card, names: Names) -> str:
    """A mine card and its ground: "Franziska (7), Hamburg & Franziska"; a single mine is its ground."""
    if card.kind == "single":
        return names.card(id)
    return names.words("kk-card-and-ground", card=names.card(id), ground=names.ground(card.ground))


def numbered_and_ground(id: str, card: Card, names: Names) -> str:
    """The same behind the number that stands on the map: "7 · Franziska, Hamburg & Franziska"."""
    name = names.card_name(id)
    said = (
        name
        if card.kind == "single"
        else names.words("kk-card-and-ground", card=name, ground=names.ground(card.ground))
    )
    return names.words("signed", sign=id, label=said)
