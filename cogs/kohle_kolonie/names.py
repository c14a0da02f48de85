"""Mines, places, markers and amounts of Kohle & Kolonie by name."""

from collections import Counter
from functools import lru_cache
from typing import Final, TypeVar

import msgspec

from bot.names import safe_text
from bot.words import Words
from games.kohle_kolonie import boards, facts
from games.kohle_kolonie.board import (
    Board,
    Ground,
    LargeMine,
    Line,
    Region,
    SingleMine,
    SmallMine,
    Station,
    Village,
)
from games.kohle_kolonie.facts import Slot
from games.kohle_kolonie.view import SeatView

Named = TypeVar("Named", Region, Ground, SmallMine, SingleMine, LargeMine, Village, Station, Line)
ROMAN: Final = ("", "I", "II", "III", "IV", "V")
_RESCUE: Final = "rescue."


def capital(text: str) -> str:
    """The text with a capital first letter, for labels and sentence beginnings."""
    return text[:1].upper() + text[1:]


class Names:
    """What everything is called on a board, in a language. An id that is not on the board names itself."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board, self.words = board, words
        large = {("large", mine.ground): mine.name for mine in board.large_mines}
        self._cards = {
            **{str(mine.number): mine.name for mine in (*board.small_mines, *board.single_mines)},
            **{ground: name for (_, ground), name in self._told_apart(large).items()},
        }
        kinds = {"line": board.lines, "region": board.regions, "village": board.villages, "ground": board.grounds}
        self._bare = self._told_apart(
            {(kind, place.id): place.name for kind, places in kinds.items() for place in places}
        )
        self._grounds = {ground.id: ground for ground in board.grounds}
        self._villages = {village.id: village for village in board.villages}
        self._stations = {station.id: station for station in board.stations}

    def _told_apart(self, names: dict[tuple[str, str], str]) -> dict[tuple[str, str], str]:
        """Names of places without a number, by kind and id; with the id where a board calls several the same."""
        count = Counter(names.values())
        return {
            (kind, id): name if count[name] == 1 else self.words("kk-same-name", name=name, id=id)
            for (kind, id), name in names.items()
        }

    # The board

    def card_name(self, id: str) -> str:
        """A mine card without its number, which stands elsewhere: "Franziska"."""
        return self._cards.get(id, id)

    def card(self, id: str) -> str:
        """A mine card: "Franziska (no. 7)", a large mine "large mine Vereinigter General"."""
        name = self._cards.get(id, id)
        if id.isdecimal():
            key = "kk-card-heard" if self.words.spoken else "kk-card"
            return self.words(key, name=name, number=int(id))
        return self.words("kk-card-large", name=name)

    def ground(self, id: str) -> str:
        """A mining ground."""
        return self._bare.get(("ground", id), id)

    def village(self, id: str) -> str:
        """A village."""
        return self._bare.get(("village", id), id)

    def station(self, id: str) -> str:
        """A station: "Herbede (Y6)"."""
        found = self._stations.get(id)
        return self.words("kk-station", name=found.name, id=id) if found else id

    def line(self, id: str) -> str:
        """A railway line."""
        return self._bare.get(("line", id), id)

    def city(self, place: str) -> str:
        """The city that a ground, village or station lies in; a village on a border counts to the first."""
        return self._bare.get(("region", self.region(place)), place)

    def regions(self) -> list[tuple[str, str]]:
        """Every region by id, and the city that it is called by."""
        return [(one.id, self._bare["region", one.id]) for one in self.board.regions]

    def region(self, place: str) -> str:
        """The id of the region that a ground, village or station lies in: a station where most grounds near do."""
        if place in self._stations:
            around = [ground for id in self._stations[place].villages for ground in self._villages[id].grounds]
            return Counter(self._grounds[ground].region for ground in around).most_common(1)[0][0]
        if place in self._villages:
            place = self._villages[place].grounds[0]
        return self._grounds[place].region if place in self._grounds else ""

    # Spots

    def spot(self, id: str) -> str:
        """Where a miner, engineer or engine stands: "Cokery, miner place 2", "settlement in Horst"."""
        if id == "pool":
            return self.words("kk-spot-pool")
        if id.startswith(_RESCUE):
            return self.words("kk-spot-rescue", space=id.removeprefix(_RESCUE))
        card, _, slot = id.partition(".")
        if slot:
            return self.words("kk-spot-pithead", card=self.pithead(card), place=self.slot(slot))
        if id in self._stations:
            return self.words("kk-spot-station", station=self.station(id))
        return self.words("kk-spot-settlement", village=self.village(id)) if id in self._villages else id

    def engine_spot(self, id: str) -> str:
        """Where a steam engine stands: a space of the tableau (stations may have the same ids) or the Cokery."""
        return self.spot(id) if "." in id else self.words("kk-spot-space", space=id)

    def slot(self, id: str) -> str:
        """A place of a pithead card: "miner place 2"."""
        kinds = {"e": "engineer", "m": "miner", "s": "engine"}
        kind = kinds.get(id[:1])
        if kind is None or not id[1:].isdecimal():
            return id
        return self.words(f"kk-slot-{kind}", number=int(id[1:]))

    def earns(self, slot: Slot) -> str:
        """What a place of a pithead card earns: "1 coin a round, with 2 miners"."""
        earned = self.earned(slot)
        return earned if slot.needs == 1 else self.words("kk-earns-with-two", earned=earned)

    def earned(self, slot: Slot) -> str:
        """What a filled place of a pithead card earns: "1 coin a round"."""
        words = self.words
        if slot.wagons:
            return words("kk-earns-wagons", coins=self.coins(slot.coins), wagons=slot.wagons)
        if slot.consolidation:
            return words("kk-earns-consolidation", count=slot.consolidation)
        what = self.points(slot.points) if slot.points else self.coins(slot.coins)
        return words("kk-earns-a-round", what=what)

    # Cards and markers

    def pithead(self, id: str, *, flipped: bool = False) -> str:
        """A pithead card, by the side that lies up."""
        if id not in facts.PITHEAD_INDEX:
            return id
        return self.words(f"kk-pithead-back-{id}" if flipped and id in facts.FLIPPABLE else f"kk-pithead-{id}")

    def turned(self, id: str) -> str:
        """A pithead card just flipped: the name of its back, and whose back that is where it does not say so."""
        back, front = self.pithead(id, flipped=True), self.pithead(id)
        return back if back.startswith(front) else self.words("kk-pithead-turned", back=back, front=front)

    def bonus(self, id: str) -> str:
        """A bonus marker."""
        return self.words(f"kk-bonus-{id}") if id in facts.BONUS_MARKERS else id

    def bonus_effect(self, id: str) -> str:
        """What a bonus marker does and costs."""
        return self.words(f"kk-bonus-effect-{id}")

    def marker(self, id: str) -> str:
        """A railway marker."""
        return self.words(f"kk-marker-{id}") if id in facts.RAILWAY_MARKERS else id

    def disaster(self, id: str) -> str:
        """A disaster marker."""
        return self.words(f"kk-disaster-{id}") if id in facts.DISASTER_MARKERS else id

    def price(self, id: str) -> str:
        """An action with a price: settlement, engineer, engine."""
        return self.words(f"kk-price-{id}") if id in facts.PRICES else id

    def colour(self, key: str) -> str:
        """A seat's colour."""
        return self.words(f"kk-colour-{key}")

    # Amounts

    def coins(self, count: int) -> str:
        """A number of coins."""
        return self.words("kk-coins", count=count)

    def points(self, count: int) -> str:
        """A number of points."""
        return self.words("kk-points", count=count)

    def workers(self, count: int) -> str:
        """A number of workers."""
        return self.words("kk-workers", count=count)

    def own_workers(self, me: SeatView) -> str:
        """The workers that a player can pay with; those of railway markers apart."""
        workers, marked = self.workers(me.workers), me.markers.count("worker")
        return self.words("kk-workers-marked", workers=workers, marked=marked) if marked else workers

    def miners(self, count: int) -> str:
        """A number of miners."""
        return self.words("kk-miners", count=count)

    def engineers(self, count: int) -> str:
        """A number of engineers."""
        return self.words("kk-engineers", count=count)

    def times(self, count: int, name: str) -> str:
        """Several of the same: "2 × wagon"."""
        return self.words("kk-times", count=count, name=name)


@lru_cache(maxsize=16)
def names_of(words: Words, fingerprint: str = boards.STEIGER) -> Names:
    """The names on a board in a language; those of our own board where none is given or it is not known.

    What a board that players brought calls things cannot leave its place in a text.
    """
    own = boards.known[boards.STEIGER]
    board = boards.known.get(fingerprint, own)
    return Names(board if board is own else _made_safe(board), words)


def _made_safe(board: Board) -> Board:
    """The board with all its names freed of Discord's markup."""
    return msgspec.structs.replace(
        board,
        name=safe_text(board.name),
        regions=_renamed(board.regions),
        grounds=_renamed(board.grounds),
        small_mines=_renamed(board.small_mines),
        single_mines=_renamed(board.single_mines),
        large_mines=_renamed(board.large_mines),
        villages=_renamed(board.villages),
        stations=_renamed(board.stations),
        lines=_renamed(board.lines),
    )


def _renamed(records: tuple[Named, ...]) -> tuple[Named, ...]:
    return tuple(msgspec.structs.replace(record, name=safe_text(record.name)) for record in records)
