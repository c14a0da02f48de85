"""The whole position in words, part by part, enough to play by without the picture."""

from collections.abc import Iterator
from functools import partial

from bot.presenter import Party, Passage
from bot.words import Words
from cogs.kohle_kolonie.names import ROMAN, names_of
from cogs.kohle_kolonie.shown import auction_text, mine_text, player_text, turn_so_far
from cogs.kohle_kolonie.shown.options_text import chosen
from cogs.viewing import seat_shown
from games.engine.event import Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.board import Ground, Region
from games.kohle_kolonie.state import OVER
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.view import View


def passages(view: View, party: Party, words: Words) -> list[Passage]:
    """The position, part by part: the table, what runs, the map by city and by place, each player."""
    text = _Lines(view, party, words)
    names, seat = text.names, seat_shown(view)
    found = [Passage("round", words("kk-part-round"), text.head)]
    if view.auction is not None:
        auction = partial(auction_text.lines, view, party, words)
        found.append(Passage("auction", words("kk-picture-area-auction"), auction))
    found += [
        Passage("tracks", words("kk-picture-area-tracks"), text.tracks),
        Passage("display", words("kk-picture-area-display"), text.display),
        *(Passage(id, name, partial(text.grounds, id)) for id, name in names.regions()),
        Passage("villages", words("kk-part-villages"), text.villages),
        Passage("lines", words("kk-part-lines"), text.railways),
        Passage("player", words("kk-picture-area-player"), partial(text.player, seat)),
        Passage("pitheads", words("kk-picture-area-pitheads"), partial(text.pitheads, seat)),
        Passage("stocks", words("kk-picture-area-stocks"), partial(text.stocks, seat)),
        *(
            Passage(f"player {other}", words("part-player", name=name), partial(text.player, other))
            for other, name in enumerate(party.plain_names)
        ),
        Passage("places", words("kk-part-places"), partial(player_text.free_places, view, names, words)),
        Passage("options", words("kk-part-options"), partial(chosen, view.options, words)),
    ]
    for other, name in enumerate(party.plain_names):
        named = words("kk-part-pitheads", name=name)
        found.append(Passage(f"pitheads {other}", named, partial(text.pitheads, other), f"player {other}"))
    return [*found, *_grounds(text), *_villages(text), *_stations(text)]


def _grounds(text: "_Lines") -> Iterator[Passage]:
    """Each ground in play within its city; found by its mines as well."""
    names, terrain = text.names, text.terrain
    for ground in names.board.grounds:
        if ground.id in terrain.villages_of:
            cards = [names.card(id) for id, card in terrain.cards.items() if card.ground == ground.id]
            name = text.words("kk-part-ground", ground=names.ground(ground.id))
            lines = partial(text.ground_in_full, ground)
            yield Passage(f"ground {ground.id}", name, lines, ground.region, (ground.name, *cards))


def _villages(text: "_Lines") -> Iterator[Passage]:
    """The villages of each city together, and each open village within its city."""
    names, words = text.names, text.words
    used = {region.id for region in text.regions()}
    for region, city in names.regions():
        if region in used:
            name = words("kk-part-villages-of", city=city)
            yield Passage(f"villages {region}", name, partial(text.villages_of, region), "villages")
    for id in text.terrain.open_villages:
        name, lines = words("kk-part-village", village=names.village(id)), partial(text.village_in_full, id)
        yield Passage(f"village {id}", name, lines, names.region(id), (names.village(id),))


def _stations(text: "_Lines") -> Iterator[Passage]:
    """Each line in play, and its stations within it."""
    names = text.names
    for line, stations, _ in text.terrain.lines:
        yield Passage(f"line {line}", names.line(line), partial(text.line, line), "lines")
        for id in stations:
            name = text.words("kk-part-station", station=names.station(id))
            lines, aliases = partial(text.station_in_full, id), (names.station(id), id)
            yield Passage(f"station {id}", name, lines, f"line {line}", aliases)


class _Lines:
    """The lines of each part of a position."""

    def __init__(self, view: View, party: Party, words: Words) -> None:
        self.view, self.party, self.words = view, party, words
        self.names = names_of(words, view.options.board)
        self.terrain = terrain_for(view.options, len(view.seats))

    def regions(self) -> list[Region]:
        """The cities with an open village."""
        used = {self.names.region(place) for place in self.terrain.open_villages}
        return [region for region in self.names.board.regions if region.id in used]

    def head(self) -> list[str]:
        """Board, round, phase, who decides what, turn order, bonus markers, options."""
        view, words, people = self.view, self.words, self.party.names
        board = words("kk-text-board", board=self.names.board.name)
        lines = [board, words("kk-text-round", round=ROMAN[view.round], phase=words(f"kk-phase-{view.phase}"))]
        if view.phase == OVER:
            lines.append(words("kk-text-over"))
        stage = words(f"kk-stage-{view.turn.stage}")
        lines += [words("kk-text-active", who=people[seat], stage=stage) for seat in view.active]
        lines.append(words("kk-text-order", who=", ".join(people[seat] for seat in view.order)))
        return [*lines, *turn_so_far.used_up(view, self.names, words), *self._consolidations()]

    def _bonus_track(self) -> str:
        items: list[str] = []
        for space, (marker, disc) in enumerate(zip(self.view.bonus_track, self.view.discs, strict=True), start=1):
            if marker is not None:
                shut = marker == "engine" and self.view.engine_marker_shut
                name = self.names.bonus(marker)
                items.append(f"{space} {self.words('kk-text-shut', name=name) if shut else name}")
            elif disc is not None:
                items.append(f"{space} {self.party.names[disc]}")
        return ", ".join(items) or self.words("kk-nothing")

    def display(self) -> list[str]:
        """Cards for sale."""
        return [self._for_sale(card) for card in self.view.display] or [self.words("kk-nothing")]

    def tracks(self) -> list[str]:
        """Prices, bonus markers, what bank and pools hold, the Trust, disasters."""
        view, words, names = self.view, self.words, self.names
        lines = [
            *player_text.prices(view, names, words),
            words(
                "kk-text-pools",
                coins=names.coins(max(0, view.bank)),
                workers=names.workers(view.worker_pool),
                engines=view.engine_pool,
            ),
            words("kk-text-bonus-track", markers=self._bonus_track()),
        ]
        return [*lines, *self._trust(), *self._disasters()]

    def _for_sale(self, id: str) -> str:
        card = self.terrain.cards[id]
        return self.words("kk-item", text=f"{player_text.card_in_full(id, card, self.names, self.words)}")

    def _trust(self) -> list[str]:
        trust, words = self.view.trust, self.words
        spaces = ", ".join(str(space) for space, coin in enumerate(trust.track, start=1) if coin)
        lines = [
            words("kk-text-trust", count=trust.coins, spaces=spaces or words("kk-none")),
            words("kk-text-trust-buys", count=trust.purchases),
        ]
        if trust.extra_coin:
            lines.append(words("kk-text-trust-extra"))
        if trust.mines:
            mines = ", ".join(self.names.card(card) for card in trust.mines)
            lines.append(words("kk-text-trust-mines", mines=mines))
        return lines

    def _disasters(self) -> list[str]:
        view, words = self.view, self.words
        shown = [
            words("kk-text-of-round", round=ROMAN[number], what=self.names.disaster(marker))
            for number, marker in enumerate(view.disaster_markers, start=1)
            if marker is not None
        ]
        losses = ", ".join(
            f"{ROMAN[number]} {points}" for number, points in enumerate(self.names.board.disaster_losses, start=1)
        )
        lines = [words("kk-text-losses", losses=losses)]
        if shown:
            lines.append(words("kk-text-disasters", markers=", ".join(shown)))
        if view.disaster is not None:
            happened = "hit" if view.disaster.happened else "spared"
            marker = self.names.disaster(view.disaster.marker)
            lines.append(words(f"kk-text-disaster-{happened}", marker=marker))
            lines.append(words("kk-text-discs", discs=self._discs(view.disaster.drawn)))
        return [*lines, words("kk-text-subsidence")] if view.subsidence else lines

    def _discs(self, drawn: tuple[str, ...]) -> str:
        return ", ".join(disc(one, self.party, self.words) for one in drawn)

    def _consolidations(self) -> list[str]:
        view, words = self.view, self.words
        merged = ", ".join(self.names.ground(ground) for ground in view.merged)
        coming = ", ".join(self.names.ground(ground) for ground in view.to_consolidate)
        lines = [words("kk-text-merged", grounds=merged)] if merged else []
        return [*lines, words("kk-text-to-consolidate", grounds=coming)] if coming else lines

    def grounds(self, region: str) -> list[str]:
        """The mining grounds of a city: their mines, whose they are, the villages next to them."""
        grounds = [ground for ground in self.names.board.grounds if ground.region == region]
        lines = [self._ground(ground) for ground in grounds if ground.id in self.terrain.villages_of]
        return lines or [self.words("kk-text-closed-city")]

    def ground_in_full(self, ground: Ground) -> list[str]:
        """A ground with all that touches it: each mine with its card, the villages, what it is worth to whom."""
        cards = [(id, card) for id, card in self.terrain.cards.items() if card.ground == ground.id]
        mines = [mine_text.in_full(self.view, id, card, self.party, self.names, self.words) for id, card in cards]
        return [*(mine for mine in mines if mine), *(self._village(id) for id in self._open(ground.villages))]

    def _open(self, villages: tuple[str, ...]) -> list[str]:
        return [id for id in villages if id in self.terrain.open_villages]

    def _ground(self, ground: Ground) -> str:
        mines = [self._mine(id) for id, card in self.terrain.cards.items() if card.ground == ground.id]
        villages = ", ".join(self.names.village(village) for village in ground.villages)
        mines = [mine for mine in mines if mine]
        parted = self.words("kk-semicolon").join(mines)
        return self.words("kk-text-ground", ground=ground.name, mines=parted, villages=villages)

    def _mine(self, id: str) -> str:
        """A mine and whose it is; mines merged away are left out."""
        words, mine, card = self.words, self.view.mines[id], self.terrain.cards[id]
        if mine.status in ("merged", "unused"):
            return ""
        name = words("kk-large-mine") if card.kind == "large" else self.names.card(id)
        if mine.status == "owned" and mine.owner is not None:
            return words("kk-text-mine-owned", mine=name, who=self.party.names[mine.owner])
        if mine.status == "trust":
            return words(f"kk-text-mine-trust-{mine.marker or 'none'}", mine=name)
        if mine.status == "displayed":
            return words("kk-text-mine-displayed", mine=name, coins=self.names.coins(card.price))
        if card.kind == "large":
            return words("kk-text-mine-large", round=ROMAN[card.round], points=card.points, income=card.income)
        return words("kk-text-mine-later", mine=name, round=ROMAN[card.round])

    def villages(self) -> list[str]:
        """The villages in which a settlement or a worker stands, city by city; the menu has each with all."""
        return [line for region in self.regions() for line in self.villages_of(region.id)]

    def villages_of(self, region: str) -> list[str]:
        """The villages of a city: workers, settlements with their miners, free spaces."""
        return [self._village(id) for id in self.terrain.open_villages if self.names.region(id) == region]

    def village_in_full(self, id: str) -> list[str]:
        """A village with all that touches it: the grounds and the stations next to it."""
        grounds = [
            ground for ground in self.names.board.grounds if id in self.terrain.villages_of.get(ground.id, ())
        ]
        stations = [one.id for one in self.names.board.stations if id in one.villages]
        return [
            self._village(id),
            *(self._ground(ground) for ground in grounds),
            *(self._station(one) for one in stations if one in self.terrain.used_stations),
        ]

    def _village(self, id: str) -> str:
        words, village = self.words, self.view.villages[id]
        settled = ", ".join(
            words("kk-text-settled", who=self.party.names[at.seat], count=at.miners) for at in village.settlements
        )
        return words(
            "kk-text-village",
            village=self.names.village(id),
            workers=self.names.workers(village.workers),
            settlements=settled or words("kk-none"),
            count=self.terrain.villages[id].spaces - len(village.settlements),
        )

    def railways(self) -> list[str]:
        """What the lines in play bring, and the markers not seen yet; the menu has each with its stations."""
        words, hidden = self.words, self.view.markers_hidden
        markers = ", ".join(
            self.names.times(hidden[kind], self.names.marker(kind))
            for kind in facts.RAILWAY_MARKERS
            if hidden.get(kind)
        )
        lines = [words("kk-text-markers-hidden", markers=markers)] if markers else []
        return [*lines, *(self._standing_on(line) for line, _, _ in self.terrain.lines)]

    def _standing_on(self, id: str) -> str:
        """A line with the stations on which miners stand."""
        stations, points = next((stations, points) for line, stations, points in self.terrain.lines if line == id)
        held = [self.names.station(one) for one in stations if any(self.view.stations[one].miners)]
        return self.words(
            "kk-text-line-held",
            line=self.names.line(id),
            points=self.names.points(points),
            stations=", ".join(held) or self.words("kk-none"),
            count=len(stations),
        )

    def line(self, id: str) -> list[str]:
        """A line from end to end: markers, miners, the villages next to each station."""
        stations = next(stations for line, stations, _ in self.terrain.lines if line == id)
        return [self._standing_on(id), *(self._station(station) for station in stations)]

    def station_in_full(self, id: str) -> list[str]:
        """A station with all that touches it: its neighbours on the line, the villages along the track."""
        found = next(one for one in self.names.board.stations if one.id == id)
        neighbours = [one for one in found.neighbours if one in self.terrain.used_stations]
        return [
            self._station(id),
            self._standing_on(found.line),
            *(self._station(one) for one in neighbours),
            *(self._village(one) for one in self._open(found.villages)),
        ]

    # Players

    def player(self, seat: Seat) -> list[str]:
        """Everything of one player but the pithead cards with pieces, place by place."""
        return player_text.lines(self.view, seat, self.party, self.words)

    def pitheads(self, seat: Seat) -> list[str]:
        """A player's pithead cards, place by place."""
        found = player_text.pitheads(self.view.seats[seat], self.names, self.words)
        return [self.words("kk-item", text=line) for line in found]

    def stocks(self, seat: Seat) -> list[str]:
        """What lies beside a player's tableau."""
        found = player_text.stocks(self.view, seat, self.names, self.words)
        return [self.words("kk-item", text=line) for line in found]

    def _station(self, id: str) -> str:
        words, station = self.words, self.view.stations[id]
        found = next(one for one in self.names.board.stations if one.id == id)
        standing = ", ".join(
            words("kk-text-count", who=self.party.names[seat], count=count)
            for seat, count in enumerate(station.miners)
            if count
        )
        villages = ", ".join(self.names.village(village) for village in found.villages)
        text = words(
            "kk-text-station",
            station=self.names.station(id),
            villages=villages,
            miners=standing or words("kk-nobody"),
        )
        return words("kk-text-station-marker", station=text) if station.marker else text


def disc(drawn: str, party: Party, words: Words) -> str:
    """A mine disaster disc drawn: black, the blank, or a player's."""
    if drawn.isdecimal():
        return words("kk-disc-of", who=party.names[int(drawn)])
    return words(f"kk-disc-{drawn}") if drawn in ("black", "blank") else drawn
