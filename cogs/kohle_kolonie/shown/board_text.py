"""The whole position in words, enough to play by without the picture."""

from bot.presenter import Party
from bot.words import Words
from cogs.kohle_kolonie.names import ROMAN, names_of
from cogs.kohle_kolonie.shown import auction_text, player_text
from cogs.kohle_kolonie.shown.options_text import chosen
from cogs.paragraphs import paragraphs
from games.kohle_kolonie import facts
from games.kohle_kolonie.board import Ground
from games.kohle_kolonie.state import OVER
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.view import View


def board_text(view: View, party: Party, words: Words) -> list[str]:
    """The position in paragraphs that each fit a message: the table, what runs, the map, each player."""
    text = _Paragraphs(view, party, words)
    blocks = [
        text.head(),
        text.market(),
        auction_text.lines(view, party, words),
        text.grounds(),
        text.villages(),
        text.stations(),
        player_text.free_places(view, text.names, words),
    ]
    blocks += [player_text.lines(view, seat, party, words) for seat in range(len(view.seats))]
    return [part for block in blocks for part in paragraphs(block)]


class _Paragraphs:
    """The lines of each part of a position."""

    def __init__(self, view: View, party: Party, words: Words) -> None:
        self.view, self.party, self.words = view, party, words
        self.names = names_of(words, view.options.board)
        self.terrain = terrain_for(view.options, len(view.seats))

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
        lines.append(words("kk-text-bonus-track", markers=self._bonus_track()))
        return [*lines, *chosen(view.options, words)]

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

    def market(self) -> list[str]:
        """Cards for sale, prices, what bank and pools hold, the Trust, disasters."""
        view, words, names = self.view, self.words, self.names
        prices = ", ".join(
            words("kk-text-price", what=names.price(what), coins=names.coins(price))
            for what, price in view.prices.items()
        )
        lines = [words("kk-text-display"), *(self._for_sale(card) for card in view.display)]
        if not view.display:
            lines.append(words("kk-item", text=words("kk-nothing")))
        lines.append(words("kk-text-prices", prices=prices))
        lines.append(
            words(
                "kk-text-pools",
                coins=names.coins(max(0, view.bank)),
                workers=names.workers(view.worker_pool),
                engines=view.engine_pool,
            )
        )
        return [*lines, *self._trust(), *self._disasters(), *self._consolidations()]

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

    def grounds(self) -> list[str]:
        """Every mining ground in play by city: its mines, whose they are, the villages next to it."""
        lines = [self.words("kk-text-grounds")]
        for region in self.names.board.regions:
            grounds = [ground for ground in self.names.board.grounds if ground.region == region.id]
            grounds = [ground for ground in grounds if ground.id in self.terrain.villages_of]
            if grounds:
                lines.append(self.words("kk-text-city", city=region.name))
                lines += [self._ground(ground) for ground in grounds]
        return lines

    def _ground(self, ground: Ground) -> str:
        mines = [self._mine(id) for id, card in self.terrain.cards.items() if card.ground == ground.id]
        villages = ", ".join(self.names.village(village) for village in ground.villages)
        mines = [mine for mine in mines if mine]
        return self.words("kk-text-ground", ground=ground.name, mines="; ".join(mines), villages=villages)

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
        """Every village that may be used: workers, settlements with their miners, free spaces."""
        lines = [self.words("kk-text-villages")]
        for id in self.terrain.open_villages:
            lines.append(self._village(id))
        return lines

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

    def stations(self) -> list[str]:
        """Every line that is in play with its stations: markers, miners, the villages next to them."""
        words, hidden = self.words, self.view.markers_hidden
        markers = ", ".join(
            self.names.times(hidden[kind], self.names.marker(kind))
            for kind in facts.RAILWAY_MARKERS
            if hidden.get(kind)
        )
        lines = [words("kk-text-lines")]
        if markers:
            lines.append(words("kk-text-markers-hidden", markers=markers))
        for line, stations, points in self.terrain.lines:
            lines.append(words("kk-text-line", line=self.names.line(line), points=self.names.points(points)))
            lines += [self._station(station) for station in stations]
        return lines

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
