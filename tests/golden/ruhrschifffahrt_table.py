"""The table of Ruhrschifffahrt as a second count keeps it: board, prices, players, and what they may do.

Nothing of the program is imported. The board is read as plain data; prices, events and effects are written down
here once more.
"""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

BOARD: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "games/ruhrschifffahrt/boards/steiger.json").read_text(encoding="utf-8")
)
SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in BOARD["river"]}
AT = {space: number for number, space in enumerate(SPACES)}
STORAGES = [space for space in SPACES if SPACES[space]["kind"] == "storage"]
SALES = [space for space in SPACES if SPACES[space]["kind"] in ("city", "industry", "port")]
OBSTACLES = [space for space in SPACES if SPACES[space]["kind"] == "obstacle"]
CITIES = [space for space in SPACES if SPACES[space]["kind"] == "city"]
PORT = "po_ruhrort"
DEPOTS = {depot["dominion"]: depot["prices"] for depot in BOARD["depots"]}
DEMAND = {tile["id"]: tile for tile in BOARD["demand_tiles"]}
EXPORT = BOARD["export_track"]
NEEDS: dict[str, dict[str, int]] = BOARD["combinations"]
WHITE = ("inn", "coal_hauler", "warehouse", "tow_action", "mayor", "ruhr_valley_railway", "ruhr_barge")
LETTER = {"city": "C", "industry": "I", "port": "R"}
WAREHOUSE_TILES = {"essen": "essen_warehouses", "mark": "mark_warehouses"}

# Price up to round 6; has a pilot, tows, transports.
OPTIONS = {
    "pilot": (0, True, False, False),
    "transport": (0, False, False, True),
    "wage": (0, False, False, False),
    "replenishment": (0, False, False, False),
    "tow": (1, False, True, False),
    "transport_pilot": (1, True, False, True),
    "tow_pilot": (2, True, True, False),
    "tow_transport": (2, False, True, True),
}
RETURNS = {round: ("essen", "werden", "berg_broich")[(round - 2) % 3] for round in range(2, 12)}


def colour_of(storage: str) -> str:
    return "white" if SPACES[storage]["dominion"] == "mark" else "black"


def cells(round: int, colour: str) -> int:
    return BOARD["clay" if round < 4 else "paved" if round < 8 else "rail"][colour]


class Player:
    def __init__(self) -> None:
        self.coins, self.supply, self.with_lock, self.with_mark, self.debts, self.locks = 0, 1, 2, 2, 0, 0
        self.calendar = [6, 7, 9, 10, 11]
        self.cubes, self.points = Counter[str](), Counter[str]()
        self.tiles, self.turned, self.blanks = set[str](), set[str](), set[str]()
        self.place, self.arrival, self.option = "", 0, ""
        self.plan: tuple[str, int] | None = None
        self.choices: dict[int, str] = {}
        self.purchases: tuple[int, list[list[str]]] | None = None
        self.skips, self.ranking = False, list[str]()

    @property
    def total(self) -> int:
        return sum(self.points.values())

    def lose(self, source: str, points: int) -> None:
        self.points[source] -= min(points, self.total)

    def can_use(self, tile: str) -> bool:
        return tile in self.tiles - self.turned

    def debts_for(self, price: int) -> int:
        return max(0, (price - self.coins + 1) // 2)

    def can_pay(self, price: int) -> bool:
        return self.debts_for(price) <= min(4 - self.debts, self.supply + len(self.calendar))

    def can_build_for(self, price: int) -> bool:
        return self.can_pay(price) and self.supply > self.debts_for(price)

    def pay(self, price: int) -> None:
        while self.coins < price:
            if self.supply:
                self.supply -= 1
            else:
                self.calendar.pop(0)
                self.lose("forfeits", 2)
            self.debts, self.coins = self.debts + 1, self.coins + 2
        self.coins -= price

    def pay_all(self) -> None:
        self.coins = 0
        self.lose("forfeits", 2)


class Table:
    """What lies on the table, and what a seat may do there."""

    def __init__(self, names: list[str], switches: dict[str, str]) -> None:
        self.names, self.switches = names, switches
        self.who = {name: Player() for name in names}
        self.round, self.ban, self.forced = 0, False, False
        self.dice: dict[str, int] = dict(BOARD["start_dice"][str(len(names))])
        self.tracks = {"black": [BOARD["first_die"]], "white": list[int]()}
        self.obstacles, self.bag = set(OBSTACLES), 4 if "demand_tiles" in switches else 6
        self.drawn: list[str] = []
        self.demand = Counter[str]()
        self.cities: dict[str, list[str]] = {city: [] for city in CITIES}
        self.depots: dict[str, list[str]] = {dominion: [] for dominion in DEPOTS}
        self.port: dict[str, list[str]] = {column["country"]: [] for column in BOARD["port"]}
        self.export, self.exported, self.arrivals = 0, 0, 0
        self.white_left = dict.fromkeys(WHITE, len(names) - 1)

    def upstream_first(self) -> list[str]:
        return sorted(self.names, key=lambda name: (AT[self.who[name].place], -self.who[name].arrival))

    def go(self, me: Player, space: str) -> None:
        self.arrivals += 1
        me.place, me.arrival = space, self.arrivals

    # Storages and trips

    def taken(self) -> set[str]:
        return {me.place for me in self.who.values()}

    def empty(self, colour: str) -> list[str]:
        return [at for at in STORAGES if colour_of(at) == colour and at not in self.dice]

    def places(self, colour: str) -> list[str]:
        """Where a die that leaves a track may go."""
        empty = self.empty(colour)
        if colour == "white":
            return empty
        return [at for at in empty if SPACES[at]["dominion"] == RETURNS.get(self.round)] or empty

    def between(self, storage: str, space: str) -> list[str]:
        return [at for at in OBSTACLES if AT[storage] < AT[at] < AT[space]]

    def sales(self, storage: str, *, pilot: bool) -> list[str]:
        found: list[str] = []
        for space in SALES:
            steps = AT[space] - AT[storage]
            if "lock_spaces" in self.switches:
                steps -= sum(at not in self.obstacles for at in self.between(storage, space))
            if AT[space] > AT[storage] and (pilot or (steps <= 2 and space != PORT)):
                found.append(space)
        return found

    def pay_of(self, name: str, space: str) -> tuple[int, int, str, bool]:
        """Coins for the seller, the die's value on arrival, area, whether there is a cube."""
        me = self.who[name]
        lost = any(at in self.obstacles for at in self.between(me.place, space))
        value = max(1, self.dice[me.place] - lost)
        area = colour_of(me.place)[0].upper() + LETTER[SPACES[space]["kind"]]
        cube = me.cubes[area] < 2
        coins = value - cube + (space == PORT) + self.demand[space] + (name in self.cities.get(space, ()))
        return coins, value, area, cube

    # Phase 3

    def price(self, option: str) -> int:
        low = OPTIONS[option][0]
        return low + (low > 0 and self.round >= 7)

    def starts(self, me: Player, option: str, more: Iterable[str] = ()) -> list[str]:
        """Storages to start from, with dice on those of `more` too."""
        _, pilot, tow, _ = OPTIONS.get(option, (0, False, False, False))
        found: list[str] = []
        for at in STORAGES:
            if (at not in self.dice and at not in more) or at in self.taken():
                continue
            if colour_of(at) == "white" and "county_mark" not in me.tiles:
                continue
            if self.round > 1 and (AT[at] < AT[me.place]) != tow:
                continue
            if SPACES[at].get("helm") and not pilot:  # from a helm only with a pilot, however near a sale is (2.1)
                continue
            if self.sales(at, pilot=pilot):
                found.append(at)
        return found

    def transports(self, me: Player, option: str) -> list[list[str]]:
        found: list[list[str]] = []
        for colour, dice in self.tracks.items():
            for at in self.empty(colour) if dice else []:
                starts = self.starts(me, option, [at])
                if at in starts or (starts and option != "tow_transport"):
                    found.append(["transport", colour, at])
        return found

    def is_open(self, me: Player, option: str) -> bool:
        """Whether the option leads to a sale, its price apart."""
        _, pilot, tow, transport = OPTIONS[option]
        if (self.ban and pilot) or (tow and self.round == 1 and "tow_in_round_1" not in self.switches):
            return False
        if option in ("wage", "replenishment") and (option not in me.tiles or self.round == 12):
            return False
        if option == "wage" and any(other.option == "wage" for other in self.who.values()):
            return False
        if option == "replenishment" and not any(value < 6 for value in self.dice.values()):
            return False
        return bool(self.transports(me, option) if transport else self.starts(me, option))

    def options(self, me: Player) -> list[list[str]]:
        """Options and starts without one."""
        found = [["start", at] for at in self.starts(me, "")]
        unpaid: list[list[str]] = []
        for option in OPTIONS:
            if not self.is_open(me, option):
                continue
            (found if me.can_pay(self.price(option)) else unpaid).append(["option", option])
            if OPTIONS[option][2] and me.can_use("tow_action"):
                found.append(["option", option, "free"])
        return found or unpaid

    def hauls(self, me: Player) -> list[list[str]]:
        if not me.can_use("coal_hauler"):
            return []
        by_one = "coal_hauler" in self.switches
        return [
            ["haul", at, str(value)]
            for at, now in self.dice.items()
            for value in range(now + 1, min(7, now + 2) if by_one else 7)
        ]

    # Phase 6

    def lock_price(self) -> int:
        return 2 if self.round < 5 else 3

    def prices(self, name: str, used: set[str], *, free_lock: bool) -> dict[tuple[str, ...], int]:
        """Everything the seat could do in phase 6 but use the inn, with its price."""
        me = self.who[name]
        found: dict[tuple[str, ...], int] = {}

        def may(tile: str) -> bool:
            return tile in me.tiles and tile not in used

        if free_lock:
            found |= {("lock", at): 0 for at in self.obstacles}
        elif may("lock_construction") and me.can_pay(self.lock_price()) and self.round > 1:
            found |= {("lock", at): self.lock_price() for at in self.obstacles}
        for city, owners in self.cities.items():
            if name not in owners and len(owners) < len(SPACES[city]["prices"]):
                price = SPACES[city]["prices"][len(owners)]
                if may(WAREHOUSE_TILES.get(SPACES[city]["group"], "none")) and me.can_build_for(price):
                    found["city", city] = price
                if me.can_use("warehouse") and me.can_build_for(2):
                    found["city", city, "white"] = 2
        for dominion, owners in self.depots.items():
            if may("coal_depot") and len(owners) < len(DEPOTS[dominion]):
                price = DEPOTS[dominion][len(owners)]
                if me.can_build_for(price):
                    found["depot", dominion] = price
        found |= self.port_prices(name, may_build=may("ruhrort_port"))
        if "ruhrort_port" in me.tiles and "shift" not in used and me.can_pay(2):
            for source in (country for country, owners in self.port.items() if name in owners):
                for country, owners in self.port.items():
                    if name not in owners and len(owners) < 3:
                        found["shift", source, country] = 2
        if me.debts and me.coins >= 3:
            found["repay",] = 3
        return found

    def port_prices(self, name: str, *, may_build: bool) -> dict[tuple[str, ...], int]:
        me = self.who[name]
        found: dict[tuple[str, ...], int] = {}
        built = sum(len(owners) for owners in self.port.values())
        if sum(name in owners for owners in self.port.values()) == 2:
            return found
        for country, owners in self.port.items():
            if name in owners or len(owners) == 3:
                continue
            price = (3, 4, 4, 5, 5, 5, 5, 5, 5)[built]
            if may_build and me.can_build_for(price):
                found["port", country] = price
            if me.can_use("warehouse") and me.can_build_for(2):
                found["port", country, "white"] = 2
        return found
