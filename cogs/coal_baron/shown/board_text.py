"""The whole position in words, part by part, enough to play by without the picture."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.presenter import Party, Passage
from bot.words import Words
from cogs.coal_baron import names
from cogs.coal_baron.shown import delivered
from cogs.coal_baron.shown.touching import touching
from cogs.coal_baron.told import telling
from cogs.viewing import seat_shown
from games.coal_baron import facts
from games.coal_baron.facts import Area, Coal
from games.coal_baron.state import SOURCES, ElementResult, Outstanding, Section
from games.coal_baron.view import SeatView, View, tiles_on_side
from games.engine.event import Seat

AREAS: dict[str, tuple[Area, ...]] = {
    "factory": ("factory",),
    "mining_delivery": ("mining", "delivery"),
    "money_bank": ("money", "bank"),
    "orders": ("orders",),
}
"""The areas of worker spaces in each area of the picture."""


def passages(view: View, party: Party, words: Words) -> list[Passage]:
    """The position, part by part: the table, the areas with their spaces, each player, the majorities."""
    text = _Lines(view, party, words)
    found = [Passage("round", words("cb-part-round"), text.head)]
    if view.drawn or view.returned:
        found.append(Passage("drawn", words("cb-part-drawn"), text.drawn))
    if view.phase == "draft":
        found.append(Passage("draft", words("cb-picture-area-draft"), text.draft))
    found += [
        Passage(name, words(f"cb-picture-area-{name}"), partial(text.areas, areas))
        for name, areas in AREAS.items()
    ]
    found.append(Passage("mine", words("cb-picture-area-mine"), partial(text.player, seat_shown(view))))
    found += [
        Passage(f"player {seat}", words("part-player", name=party.plain_names[seat]), partial(text.player, seat))
        for seat in text.seats
    ]
    if view.standings is not None:
        found.append(Passage("majorities", words("cb-part-majorities"), partial(text.standings, view.standings)))
    found.append(Passage("options", words("cb-part-options"), text.options))
    return [*found, *_spaces(text)]


def _spaces(text: "_Lines") -> Iterator[Passage]:
    """Each worker space that is open, within its area, with all that touches it."""
    view, words = text.view, text.words
    for within, areas in AREAS.items():
        for space in facts.SPACES.values():
            if space.area not in areas or view.closed(space.id):
                continue
            name, lying = names.capital(names.space(space.id, words)), lying_on(view, space)
            if lying is not None:
                name = words("cb-text-offer", space=name, offer=names.card(lying, words))
            yield Passage(space.id, name, partial(text.place, space), within, _aliases(lying, words))


def _aliases(lying: str | None, words: Words) -> tuple[str, ...]:
    """An order card by its own names."""
    if lying not in facts.ORDERS:
        return ()
    return (names.order(lying, words), names.order_bare(lying, words), names.order_in_full(lying, words))


def lying_on(view: View, space: facts.Space) -> str | None:
    """The tile or order card at a space's slot."""
    if not space.number or space.area not in ("factory", "orders"):
        return None
    return (view.order_slots if space.area == "orders" else view.tile_slots)[space.number - 1]


class _Lines:
    """The lines of each part of a position."""

    def __init__(self, view: View, party: Party, words: Words) -> None:
        self.view, self.party, self.words = view, party, words
        self.seats = range(len(view.seats))

    def head(self) -> list[str]:
        """Shift, who decides what, start player, piles, supply, canteen."""
        view, words, people = self.view, self.words, self.party.names
        lines = [words("cb-text-shift", shift=view.shift, start=people[view.start_seat]), self._order()]
        if view.phase == "over":
            lines.append(words("cb-text-over"))
        for seat in view.active:
            lines.append(words("cb-text-active", who=people[seat], stage=names.stage(view.stage, words)))
        lines += self._filling()
        if view.space is not None:
            lines.append(words("cb-text-space", space=names.space(view.space, words), steps=view.steps))
        lines.append(words("cb-text-piles", tiles=view.tile_pile, orders=view.order_pile))
        lines.append(words("cb-text-supply", coals=names.supply(view, words)))
        lines.append(words("cb-text-canteen", workers=self._counted(view.canteen)))
        return lines

    def _filling(self) -> list[str]:
        """The tile of which minecarts are being filled."""
        view, words = self.view, self.words
        if view.tile is None:
            return []
        return [words("cb-text-filling", tile=names.tile(view.tile, words), count=view.unfilled)]

    def _order(self) -> str:
        """Who plays after whom, from the start player on."""
        people, start, count = self.party.names, self.view.start_seat, len(self.view.seats)
        return self.words("cb-text-order", who=", ".join(people[(start + turn) % count] for turn in range(count)))

    def options(self) -> list[str]:
        """What the table's options say."""
        names_ = ("delivered", "storing", "substitutes", "storage_use")
        values = (getattr(self.view.options, name) for name in names_)
        meanings = [option(name, value, self.words)[1] for name, value in zip(names_, values, strict=True)]
        return [self.words("cb-item", text=names.capital(meaning)) for meaning in meanings]

    def _counted(self, counts: tuple[int, ...]) -> str:
        items = [
            self.words("cb-text-count", who=self.party.names[seat], count=counts[seat])
            for seat in self.seats
            if counts[seat]
        ]
        return ", ".join(items) or self.words("cb-nobody")

    def draft(self) -> list[str]:
        """The open cards of the draft."""
        words = self.words
        return [words("cb-item", text=names.order_in_full(card, words)) for card in self.view.draft]

    def drawn(self) -> list[str]:
        """What the viewer has in hand of a draw of five."""
        view, words = self.view, self.words
        lines = [words("cb-text-drawn"), *(words("cb-item", text=names.card(card, words)) for card in view.drawn)]
        if view.place is None:
            return lines
        laid = names.series([names.card(card, words) for card in view.returned], words)
        return [*lines, words(f"cb-text-returned-{view.place}", cards=laid or words("cb-nothing"))]

    def areas(self, areas: Sequence[Area]) -> list[str]:
        """The worker spaces of areas: what is there, who stands there, how many workers each takes."""
        return [self.space(space) for space in facts.SPACES.values() if space.area in areas]

    def place(self, space: facts.Space) -> list[str]:
        """A worker space with all that touches it."""
        return [self.space(space), *touching(self.view, space, self.party, self.words)]

    def space(self, space: facts.Space) -> str:
        """A worker space in a line."""
        view, words = self.view, self.words
        name = names.capital(names.space(space.id, words))
        if view.closed(space.id):
            return words("cb-text-space-closed", space=name)
        if space.id == "bank":
            return words("cb-text-bank", space=name, workers=self._counted(view.bank))
        offered = self._offered(name, space)
        standing, needed = view.spaces.get(space.id), view.workers_needed(space.id)
        if standing is None:
            return words("cb-text-space-free", space=offered, needed=needed)
        who = self.party.names[standing.seat]
        return words("cb-text-space-taken", space=offered, needed=needed, who=who, count=standing.count)

    def _offered(self, name: str, space: facts.Space) -> str:
        """The space's name with the tile or card at its slot."""
        words, card = self.words, lying_on(self.view, space)
        if not space.number or space.area not in ("factory", "orders"):
            return name
        if card is None:
            offer = words("cb-text-slot-empty")
        elif card in facts.ORDERS:
            offer = names.order(card, words)
        else:
            price = names.francs(facts.TILES[card].price, words)
            offer = words("cb-text-tile", tile=names.tile(card, words), price=price)
        return words("cb-text-offer", space=name, offer=offer)

    def player(self, seat: Seat) -> list[str]:
        """Everything of one player that the viewer may see."""
        me, words = self.view.seats[seat], self.words
        colour = names.seat_colour(self.party.colours[seat], words)
        lines = [
            words(
                "cb-text-player",
                who=self.party.names[seat],
                colour=colour,
                points=names.points(me.points, words),
                francs=names.francs(me.francs, words),
                workers=names.workers(me.workers, words),
            ),
            words(
                "cb-own-coal",
                cage=names.cage(me.cage, me.cage_level, words),
                storage=names.cubes(me.storage, words),
            ),
            *(self._level(me, level) for level in range(1, 5)),
            words("cb-balance-line", light=tiles_on_side(me, "light"), dark=tiles_on_side(me, "dark")),
        ]
        return [*lines, *self._orders(me), *self._delivered(me), *self._score(me), *self._ranking(me)]

    def _level(self, me: SeatView, level: int) -> str:
        words = self.words
        sides = [self._side(me, level, side) for side in facts.SIDES]
        return words(
            "cb-text-level", level=names.capital(names.level(level, words)), light=sides[0], dark=sides[1]
        )

    def _side(self, me: SeatView, level: int, side: facts.Side) -> str:
        """The sections of a level on one side, from the shaft outwards, with what each minecart holds."""
        sections = [
            section
            for section in me.sections
            if facts.SECTIONS[section.kind].level == level and facts.SECTIONS[section.kind].side == side
        ]
        return ", ".join(self._section(section) for section in sections) or self.words("cb-text-no-section")

    def _section(self, section: Section) -> str:
        words = self.words
        carts = [words("cb-cart-empty") if cube is None else names.coal(cube, words) for cube in section.cubes]
        key = "cb-text-section" if section.kind in facts.TILES else "cb-text-printed"
        return words(key, carts=words.listed(carts))

    def _orders(self, me: SeatView) -> list[str]:
        words = self.words
        if not me.outstanding:
            return [words("cb-text-orders-none")]
        return [
            words("cb-text-orders"),
            *(self._outstanding(own) for own in me.outstanding),
        ]

    def _outstanding(self, own: Outstanding) -> str:
        """An order, what it needs, and the cubes that lie on it."""
        words = self.words
        state = names.outstanding(own, words)
        spaces = zip(facts.ORDERS[own.order].spaces, own.filled, strict=True)
        held = [self._filled(printed, cubes) for printed, cubes in spaces if cubes]
        if held:
            state = words("cb-text-order-filled", state=state, cubes=", ".join(held))
        return words("cb-item", text=state)

    def _filled(self, printed: Coal, cubes: tuple[Coal, ...]) -> str:
        words = self.words
        if len(cubes) == 1:
            return names.coal(cubes[0], words)
        first, second = (names.coal(cube, words) for cube in cubes)
        return words("cb-text-two-for-one", first=first, second=second, coal=names.coal(printed, words))

    def _delivered(self, me: SeatView) -> list[str]:
        words = self.words
        if me.delivered is None or not me.delivered:
            return [words("cb-text-delivered-count", count=me.delivered_count)]
        listed = ", ".join(names.order(card, words) for card in me.delivered)
        lines = [words("cb-text-delivered", count=me.delivered_count, orders=listed)]
        return [*lines, words("cb-text-delivered-sums", items=delivered.of_seat(me, words))]

    def _score(self, me: SeatView) -> list[str]:
        words = self.words
        items = [
            words("cb-text-score-item", source=telling.source(source, words), points=points)
            for source, points in zip(SOURCES, me.score, strict=True)
            if points
        ]
        return [words("cb-text-score", items=", ".join(items))] if items else []

    def _ranking(self, me: SeatView) -> list[str]:
        words = self.words
        cards = ", ".join(names.order(card, words) for card in me.ranking)
        return [words("cb-text-ranking", orders=cards)] if cards else []

    def standings(self, results: tuple[ElementResult, ...]) -> list[str]:
        """What each player has of every element that counts, and what it brings."""
        return [self._element(result) for result in results]

    def _element(self, result: ElementResult) -> str:
        words = self.words
        items = [
            words(
                "cb-text-standing",
                who=self.party.names[seat],
                count=result.counts[seat],
                points=result.points[seat],
            )
            for seat in self.seats
        ]
        element = names.capital(names.element(result.element, words))
        return words("cb-text-element", element=element, items=", ".join(items))


def option(name: str, value: str, words: Words) -> tuple[str, str]:
    """A table option in words: its question, and what the value means."""
    return words(f"cb-option-{name}"), words(f"cb-option-{name}-{value}")
