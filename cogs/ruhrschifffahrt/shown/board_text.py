"""The whole position in words, part by part, enough to play by without the picture."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.presenter import Party, Passage
from bot.words import Words
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.shown import player_text, turn_so_far
from cogs.ruhrschifffahrt.shown.options_text import chosen
from cogs.viewing import seat_shown
from games.engine.event import Seat
from games.ruhrschifffahrt import facts
from games.ruhrschifffahrt.board import Depot, Space
from games.ruhrschifffahrt.river import river_on
from games.ruhrschifffahrt.state import OVER
from games.ruhrschifffahrt.view import View

STRETCHES: Final[dict[str, tuple[str, ...]]] = {
    "mark": ("mark",),
    "essen": ("essen",),
    "werden": ("werden",),
    "berg_broich": ("berg_broich", "ruhrort"),
}
"""The dominions in each area of the river."""


def passages(view: View, party: Party, words: Words) -> list[Passage]:
    """The position, part by part: the round, what can be had, the river by stretch and by space, each player."""
    text = _Lines(view, party, words)
    names, shown = text.names, seat_shown(view)
    progress = partial(player_text.progress_lines, view, names=names)
    found = [
        Passage("round", words("ru-part-round"), text.head),
        *(
            Passage(name, words(f"ru-picture-area-{name}"), partial(text.stretch, dominions))
            for name, dominions in STRETCHES.items()
        ),
        Passage("options", words("ru-picture-area-options"), text.offers),
        Passage("port", words("ru-picture-area-port"), text.hinterland),
        Passage("calendar", words("ru-picture-area-calendar"), text.calendar),
        Passage("player", words("ru-picture-area-player"), partial(text.player, shown)),
        Passage("progress", words("ru-picture-area-progress"), partial(progress, shown)),
    ]
    for seat, name in enumerate(party.plain_names):
        found.append(Passage(f"player {seat}", words("part-player", name=name), partial(text.player, seat)))
    found.append(Passage("rules", words("ru-part-rules"), text.rules))
    for seat, name in enumerate(party.plain_names):
        named = words("ru-part-progress", name=name)
        found.append(Passage(f"progress {seat}", named, partial(progress, seat), f"player {seat}"))
    return [*found, *_spaces(text)]


def _spaces(text: "_Lines") -> Iterator[Passage]:
    """Each space of the river within its stretch, and each depot, with all that touches it."""
    names = text.names
    for within, dominions in STRETCHES.items():
        for space in names.board.river:
            if space.dominion in dominions:
                place = partial(text.place, space)
                yield Passage(f"space {space.id}", names.space(space.id), place, within, (space.name, space.id))
    for depot in names.board.depots:
        name = text.words("ru-part-depot", depot=names.depot(depot.dominion))
        yield Passage(f"depot {depot.dominion}", name, partial(text.depot, depot), "port")


class _Lines:
    """The lines of each part of a position."""

    def __init__(self, view: View, party: Party, words: Words) -> None:
        self.view, self.party, self.words = view, party, words
        self.names = names_of(words, view.options.board)
        self.index = river_on(view.options.board)

    # The round

    def head(self) -> list[str]:
        """Board, round, phase, who decides what, the order of the barges, the calendar, options."""
        view, words, people = self.view, self.words, self.party.names
        lines = [
            words("ru-text-round", round=view.round, year=view.year, phase=words(f"ru-phase-{view.phase}")),
        ]
        if view.phase == OVER:
            lines.append(words("ru-text-over"))
        stage = words(f"ru-stage-{view.turn.stage}")
        lines += [words("ru-text-active", who=people[seat], stage=stage) for seat in view.active]
        lines += turn_so_far.lines(view, self.party, self.names)
        return [*lines, *player_text.round_lines(view, self.names)]

    def rules(self) -> list[str]:
        """The board's name, and whatever option differs from the usual one."""
        board = self.words("ru-text-board", board=self.names.board.name)
        return [board, *(chosen(self.view.options, self.words) or [self.words("ru-text-option-none")])]

    def calendar(self) -> list[str]:
        """What the rounds to come bring."""
        words = self.words
        found: list[str] = []
        for space in facts.CALENDAR[self.view.round :]:
            events = [words(f"ru-calendar-{event}") for event in space.events if event != "country"]
            if space.returns_to is not None:
                events.append(self.names.dominion(space.returns_to))
            if events:
                found.append(words("ru-text-calendar-round", round=space.round, events=", ".join(events)))
        return found or [words("ru-none")]

    # What can be had

    def offers(self) -> list[str]:
        """Tracks, dice that left them or the game, special options with their prices, and those taken."""
        return [*self._tracks(), *self._options()]

    def hinterland(self) -> list[str]:
        """The port and its countries, depots, white tiles, the bag."""
        return [*self._port(), *self._depots(), *self._tiles(), *self._bag()]

    def _tracks(self) -> list[str]:
        view, words, board = self.view, self.words, self.names.board
        era = {"clay": board.clay, "paved": board.paved, "rail": board.rail}[view.era]
        lines = [words("ru-text-tracks", era=self.names.era(view.era))]
        for colour, cells in (("black", era.black), ("white", era.white)):
            if cells:
                dice = ", ".join(map(str, view.tracks.get(colour, ()))) or words("ru-none")
                line = words("ru-text-track", coal=self.names.coal(colour), cells=cells, dice=dice)
                lines.append(words("ru-item", text=line))
        if view.leaving:
            lines.append(words("ru-text-leaving", dice=self.names.dice(view.leaving)))
        gone = ", ".join(
            words("ru-owed", count=count, coal=self.names.coal(colour))
            for colour, count in view.removed.items()
            if count
        )
        return [*lines, words("ru-text-removed", dice=gone)] if gone else lines

    def _options(self) -> list[str]:
        view, words, names = self.view, self.words, self.names
        prices = [
            words("ru-offer", what=names.option(id), price=names.price(option.coins(view.round)))
            for id, option in facts.OPTIONS.items()
        ]
        taken = [
            words("ru-count", who=self.party.names[seat], what=names.option(me.option))
            for seat, me in enumerate(view.seats)
            if me.option is not None
        ]
        lines = [words("ru-text-options", items=", ".join(prices))]
        return [*lines, words("ru-text-options-chosen", items=", ".join(taken))] if taken else lines

    def _port(self) -> list[str]:
        view, words, names = self.view, self.words, self.names
        built = sum(len(column) for column in view.port.values())
        price = facts.PORT_COINS[min(built, len(facts.PORT_COINS) - 1)]
        lines = [words("ru-text-port", coins=names.coins(price))]
        for column in names.board.port:
            owners = self._owners(view.port.get(column.country, ()))
            line = words(
                "ru-text-column", country=names.country(column.country), spaces=column.spaces, owners=owners
            )
            lines.append(words("ru-item", text=line))
        track = ", ".join(map(str, names.board.export_track))
        lines.append(words("ru-text-export", cell=view.export + 1, track=track))
        if view.countries:
            lines.append(words("ru-text-countries", countries=", ".join(map(names.country, view.countries))))
        return lines

    def _depots(self) -> list[str]:
        words = self.words
        lines = [words("ru-text-depots")]
        for depot in self.names.board.depots:
            owners = self.view.depots.get(depot.dominion, ())
            lines.append(
                words("ru-item", text=self._warehouses(self.names.depot(depot.dominion), depot.prices, owners))
            )
        return lines

    def _warehouses(self, name: str, prices: tuple[int, ...], owners: tuple[int, ...]) -> str:
        return self.words("ru-text-space", name=name, parts=self._built(prices, owners))

    def _built(self, prices: tuple[int, ...], owners: tuple[int, ...]) -> str:
        left = ", ".join(map(str, prices[len(owners) :])) or self.words("ru-none")
        return self.words("ru-text-warehouses", owners=self._owners(owners), prices=left)

    def _owners(self, owners: tuple[int, ...]) -> str:
        return ", ".join(self.party.names[seat] for seat in owners) or self.words("ru-none")

    def _tiles(self) -> list[str]:
        words, names = self.words, self.names
        items = [
            words(
                "ru-text-white-tile",
                tile=names.tile_at_end(tile),
                count=self.view.white[tile],
                cubes=names.cubes(names.board.combinations[tile]),
            )
            for tile in facts.WHITE_TILES
        ]
        return [words("ru-text-white-tiles", items=words("ru-semicolon").join(items))]

    def _bag(self) -> list[str]:
        """How many tiles are in the bag, and which have not been drawn yet, in the bag or on obstacles."""
        view, words = self.view, self.words
        counts: dict[str, int] = {}
        for tile in view.unseen:
            name = self.names.tile(tile)
            counts[name] = counts.get(name, 0) + 1
        items = " · ".join(words("ru-times", count=count, name=name) for name, count in counts.items())
        drawn = " · ".join(self.names.tile(tile) for tile in view.drawn)
        lines = [words("ru-text-bag", count=view.bag), words("ru-text-unseen", items=items or words("ru-none"))]
        return [*lines, words("ru-text-drawn", items=drawn)] if drawn else lines

    # The river

    def stretch(self, dominions: tuple[str, ...]) -> list[str]:
        """Every space of some dominions, downstream: dice, barges, obstacles, warehouses, demand."""
        river = [space for space in self.names.board.river if space.dominion in dominions]
        return [self.words("ru-item", text=self._space(space)) for space in river]

    def place(self, space: Space) -> list[str]:
        """A space with all that touches it: the spaces beside it, and where a die is printed to be sold."""
        river = self.names.board.river
        at = river.index(space)
        lines = [self._space(space)]
        if space.arrow is not None:
            lines.append(self.words("ru-text-arrow-to", space=self.names.space(space.arrow)))
        lines += [
            self.words("ru-text-arrow-from", space=self._space(one)) for one in river if one.arrow == space.id
        ]
        if at:
            lines.append(self.words("ru-text-upstream", space=self._space(river[at - 1])))
        if at + 1 < len(river):
            lines.append(self.words("ru-text-downstream", space=self._space(river[at + 1])))
        return [*lines, *self._moored(space)]

    def _moored(self, space: Space) -> list[str]:
        """Whose barge lies there, with what its owner has."""
        view, people = self.view, self.party.names
        moored = [(people[seat], view.seats[seat]) for seat in view.barges if view.seats[seat].place == space.id]
        return [self.words("ru-count", who=who, what=player_text.means(me, self.names)) for who, me in moored]

    def depot(self, depot: Depot) -> list[str]:
        """A depot, and how many warehouses each player has ready for it."""
        owners = self.view.depots.get(depot.dominion, ())
        ready = [
            self.words("ru-count", who=self.party.names[seat], what=self.names.warehouses(me.supply))
            for seat, me in enumerate(self.view.seats)
        ]
        built = self._warehouses(self.names.depot(depot.dominion), depot.prices, owners)
        return [built, self.words("ru-text-ready", items=", ".join(ready))]

    def player(self, seat: Seat) -> list[str]:
        """A player's side of the table."""
        return player_text.lines(self.view, seat, self.party.names[seat], self.names)

    def _space(self, space: Space) -> str:
        parts = [self._printed(space), *self._coins(space), *self._barges(space)]
        name, told = self.names.space(space.id), ", ".join(part for part in parts if part)
        return self.words("ru-text-space", name=name, parts=told) if told else name

    def _printed(self, space: Space) -> str:
        """What a space holds by its kind, which its name says."""
        view, words, names = self.view, self.words, self.names
        match space.kind:
            case "storage":
                value = view.dice.get(space.id)
                die = words("ru-empty") if value is None else names.die(self.index.storages[space.id], value)
                reach = words("ru-text-helm") if space.helm else ""
                return words("ru-text-storage", die=die) + (f", {reach}" if reach else "")
            case "obstacle":
                return self._lock(space)
            case "city":
                owners = view.cities.get(space.id, ())
                return self._built(space.prices, owners)
            case "industry" | "port":
                return ""

    def _lock(self, space: Space) -> str:
        """The lock of an obstacle: whether that still counts as a space, the table decides (`lock_spaces`, R5)."""
        if space.id in self.view.obstacles:
            return ""
        return self.words("ru-kind-lock" if self.view.options.lock_spaces == "count" else "ru-text-lock-no-space")

    def _coins(self, space: Space) -> list[str]:
        coins = self.view.demand.get(space.id, 0)
        return [self.words("ru-text-demand", coins=self.names.coins(coins))] if coins else []

    def _barges(self, space: Space) -> list[str]:
        moored = [self.party.names[seat] for seat in self.view.barges if self.view.seats[seat].place == space.id]
        return [self.words("ru-text-barges", who=", ".join(moored))] if moored else []
