"""A second count of a golden game of Kohle & Kolonie from its text, as with pencil and paper.

Nothing of the program is imported. The board is read as plain data; what the pithead cards earn, what things cost
and what scores is written down here once more, and the bookkeeping is its own.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

BOARD: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "games/kohle_kolonie/boards/steiger.json").read_text(encoding="utf-8")
)
NUMBERED = {str(mine["number"]): mine for mine in (*BOARD["small_mines"], *BOARD["single_mines"])}
LARGE = {mine["ground"]: mine for mine in BOARD["large_mines"]}
ESSEN = {ground["id"] for ground in BOARD["grounds"] if ground["region"] == "essen"}
VILLAGES = {ground["id"]: ground["villages"] for ground in BOARD["grounds"]}
SPACES = ("A1", "A2", "A3", "B1", "B2", "B3")
ROWS = (SPACES[:3], SPACES[3:])

# Places of a pithead card: piece and number needed, coins, points; front and back.
COINS = {"cokery": ({"e1": 1, "m1": 1, "m2": 2}, {"e1": 1, "s1": 1, "m1": 1, "m2": 2, "m3": 1})}
POINTS = {
    "ironworks": (
        {"e1": (1, 1), "m1": (1, 1), "m2": (2, 1)},
        {"e1": (1, 2), "m1": (1, 2), "m2": (1, 1), "m3": (1, 1)},
    )
}
ROOM = {
    "cokery": {"e1": 1, "s1": 1, "m1": 1, "m2": 2, "m3": 1},
    "ironworks": {"e1": 1, "m1": 1, "m2": 1, "m3": 1},
    "loading": {"e1": 1, "m1": 1, "m2": 1},
}
FLIPS = {"workforce": (5, 3, 6), "cokery": (5, 2, 6), "ironworks": (5, 3, 8), "loading": (2, 2, 4)}
ENGINES = (0, 3, 5, 8, 12, 17, 23)


class Player:
    def __init__(self, coins: int) -> None:
        self.coins, self.workers, self.beside, self.extra = coins, 0, 0, 0
        self.points: Counter[str] = Counter(start=2)
        self.cards: dict[str, str] = {}
        self.engines: set[str] = set()
        self.pieces: Counter[str] = Counter()
        self.flipped: set[str] = set()
        self.settlements: list[str] = []
        self.stations: Counter[str] = Counter()
        self.markers: Counter[str] = Counter()
        self.cokery: set[str] = set()
        self.awaited = set[str]()
        self.inserted = 0

    @property
    def total(self) -> int:
        return sum(self.points.values())

    def lose(self, source: str, points: int) -> None:
        self.points[source] -= min(points, self.total)

    def owns(self, ground: str) -> list[str]:
        """Cards of a ground, a large one included."""
        return [card for card in self.cards.values() if ground_of(card) == ground]

    def engine_count(self) -> int:
        return len(self.engines) + self.pieces["cokery.s1"] + self.beside

    def slots(self, card: str) -> dict[str, int]:
        return {
            spot.split(".")[1]: count for spot, count in self.pieces.items() if spot.startswith(card) and count
        }


def ground_of(card: str) -> str:
    return card if card in LARGE else NUMBERED[card]["ground"]


class Count:
    """The game as the counter sees it. `notes` are what the text claims and the counter found otherwise."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        heads = dict(line.split(": ", 1) for line in self.lines[:5] if ": " in line)
        self.preset = heads["preset"]
        self.names = heads["players"].split()
        self.who = {name: Player(5 if self.preset == "english" else 4) for name in self.names}
        self.raised: set[str] = set()
        self.trust, self.track, self.power, self.extra_coin = set[str](), 6, 1, False
        self.merged: set[str] = set()
        self.gone: set[str] = set()
        self.round, self.subsidence, self.by_event = 1, False, 0
        self.disaster, self.discs = "", list[str]()
        self.ground, self.values, self.passed = "", dict[str, list[int]](), set[str]()
        self.bought, self.arranged = 0, ""
        self.notes: list[str] = []
        for line in self.lines[6:]:
            self.read(line)

    def read(self, line: str) -> None:
        if line.startswith("---- "):
            self.end_of_phase(line)
        elif line.startswith("  "):
            self.told(line.split())
        elif line.partition(": ")[0] in self.names:
            name, _, plan = line.partition(": ")
            for action in plan.split(", "):
                self.act(self.who[name], action.split())

    def claim(self, what: str, claimed: object, counted: object) -> None:
        if claimed != counted:
            self.notes.append(f"round {self.round}: {what} {claimed}, counted {counted}")

    # What players did

    def price(self, what: str, low: int, words: list[str]) -> int:
        return low if words[-1] == "bonus" else low + (what in self.raised)

    def act(self, me: Player, words: list[str]) -> None:
        match words:
            case ["buy", card]:
                me.coins -= NUMBERED[card]["price"]
                me.points["single_mines"] += NUMBERED[card].get("points", 0)
                self.gone.add(card)
            case ["engine", to, *_]:
                me.coins -= self.price("ironworks", 1, words)
                if to == "cokery.s1":
                    self.put(me, to, 1)
                    self.score_cokery(me, "s1")
                elif to in me.cards:
                    me.engines.add(me.cards[to])
                else:
                    me.awaited.add(to)  # the card bought in the same turn is told below it
            case ["settle", village, *_]:
                me.coins -= self.price("workforce", 2, words)
                me.settlements.append(village)
                me.points["settlements"] += (0, 0, 0, 3, 5)[len(me.settlements) - 1]
                me.extra += len(me.settlements) == 3
            case ["engineer", to, *_]:
                me.coins -= self.price("cokery", 1, words)
                me.inserted += 1
                me.extra += me.inserted == 3
                self.put(me, to, 1)
                self.score_cokery(me, to.split(".")[1] if to.startswith("cokery") else "")
            case ["insert", to]:
                self.put(me, to, 1)
            case ["move" | "shift", source, to]:
                self.put(me, source, -1)
                self.put(me, to, 1)
                if words[0] == "shift" and to == "cokery.e1":
                    self.score_cokery(me, "e1")
            case ["flip", card, *pay]:
                self.flip(me, card, pay)
            case ["arrange", *counts]:
                card = self.arranged
                for spot, count in zip(ROOM[card], counts, strict=True):
                    me.pieces[f"{card}.{spot}"] = int(count)
            case ["give", "coins"]:
                me.coins, me.workers = me.coins - 2, me.workers + 3
            case ["give", "workers"]:
                me.coins += 1
                self.spend_workers(me, 2)
            case ["coin"]:
                me.coins += 1
            case ["extra"]:
                me.extra -= 1
            case _:
                pass  # told below the turn, or nothing that counts

    def put(self, me: Player, spot: str, more: int) -> None:
        if "." in spot and not spot.startswith("rescue"):
            me.pieces[spot] += more
        elif spot[0].isupper():
            me.stations[spot] += more

    def spend_workers(self, me: Player, count: int) -> None:
        for _ in range(count):
            if me.workers:
                me.workers -= 1
            else:
                me.markers["worker"] -= 1

    def flip(self, me: Player, card: str, pay: list[str]) -> None:
        workers, coins, points = FLIPS[card]
        if pay != ["coins"]:
            self.spend_workers(me, workers)
        if pay != ["workers"]:
            me.coins -= coins
        me.points["flips"] += points
        me.extra += card == "ironworks"
        me.flipped.add(card)
        self.raised.add(card)
        self.arranged = card
        if card == "ironworks" and me.pieces["ironworks.m2"] == 2:
            me.pieces["ironworks.m2"] = me.pieces["ironworks.m3"] = 1

    def score_cokery(self, me: Player, piece: str) -> None:
        if "cokery" not in me.flipped or not piece:
            return
        due = {piece}
        if self.preset in ("german", "french"):
            due = {"one", "both"} if me.pieces["cokery.e1"] and me.pieces["cokery.s1"] else {"one"}
        me.points["cokery"] += 2 * len(due - me.cokery)
        me.cokery |= due

    # What else happened

    def told(self, words: list[str]) -> None:
        me = self.who.get(words[1], Player(0)) if len(words) > 1 else Player(0)
        match words:
            case ["marker", _, _, kind]:
                me.points["markers"] += 2 * (kind == "points")
                me.coins += kind == "coin"
                me.markers[kind] += kind not in ("points", "coin")
            case ["worker", _, _]:
                me.workers += 1
            case ["card", _, card, space]:
                me.cards[space] = card
                if space in me.awaited:
                    me.engines.add(card)
                me.awaited.clear()
            case ["disaster", kind]:
                self.disaster, self.discs, self.by_event = kind, [], 0
            case ["disc", disc]:
                self.discs.append(disc)
                self.track -= disc == "black" and self.track > 0
                if len(self.discs) == 3:
                    self.strike()
            case ["gives", _, spot]:
                self.put(me, spot, -1)
            case ["secured", _, _]:
                me.coins -= 1
            case ["subsidence", _, "coin"]:
                me.coins -= 1
            case ["subsidence", _, "points"]:
                me.lose("subsidence", 2)
            case ["trust", "highest", card]:
                self.claim("highest card", card, self.for_sale()[-1])
                self.by_event += 1
                self.to_trust(card)
            case ["trust", card]:
                self.claim("lowest card", card, self.for_sale()[0])
                self.to_trust(card)
            case _:
                self.told_of_consolidation(me, words)

    def for_sale(self) -> list[str]:
        """Cards displayed, by number."""
        three = len(self.names) == 3
        return [
            card
            for card, mine in sorted(NUMBERED.items(), key=lambda item: int(item[0]))
            if mine["entry"] <= self.round
            and card not in self.gone
            and not (three and mine["ground"] in ESSEN)
            and mine["ground"] not in self.merged
        ]

    def to_trust(self, card: str) -> None:
        self.trust.add(card)
        self.gone.add(card)
        self.bought += 1

    def strike(self) -> None:
        """Losses of the players drawn, once each, and what the marker does."""
        hit = [name for name in self.names if name in self.discs]
        for name in hit:
            self.who[name].lose("disasters", BOARD["disaster_losses"][self.round - 1])
        if hit and self.disaster == "buying_power":
            self.power = min(3, self.power + 1)
        if hit and self.disaster == "extra_coin":
            self.extra_coin = True

    def told_of_consolidation(self, me: Player, words: list[str]) -> None:
        match words:
            case ["ground", ground]:
                self.ground, self.passed = ground, set()
                self.values = {
                    name: [sum(NUMBERED[card]["price"] for card in player.owns(ground)), 0]
                    for name, player in self.who.items()
                    if player.owns(ground)
                }
            case ["declares", name, *parts]:
                added = {part.split("=")[0]: int(part.split("=")[1]) for part in parts}
                if self.preset != "english":
                    self.claim(f"Administration of {name}", added["administration"], self.administration(me))
                me.markers["unification"] -= added["unification"]
                self.values[name][0] += sum(added.values())
            case ["bid", name, value]:
                if int(value) <= self.highest():
                    self.notes.append(f"round {self.round}: {name} bids {value} against {self.highest()}")
                self.values[name][1] = int(value) - self.values[name][0]
            case ["pass", name]:
                self.passed.add(name)
            case ["won", name]:
                self.merge(name)
            case ["loads", _, markers, bonus]:
                self.load(me, int(markers), int(bonus))
            case _:
                self.notes.append(f"cannot read {' '.join(words)}")

    def administration(self, me: Player) -> int:
        slots = me.slots("administration")
        return slots.get("e1", 0) + slots.get("e2", 0) + slots.get("m1", 0) + (slots.get("m2", 0) == 2)

    def trust_value(self) -> int | None:
        owned = {card for player in self.who.values() for card in player.cards.values()}
        mine = [c for c, m in NUMBERED.items() if m["ground"] == self.ground and c not in owned]
        return self.track + sum(NUMBERED[c]["price"] for c in mine) + self.extra_coin if mine else None

    def highest(self) -> int:
        standing = [sum(value) for name, value in self.values.items() if name not in self.passed]
        return max(standing, default=0) if (trust := self.trust_value()) is None else max([trust, *standing])

    def merge(self, winner: str) -> None:
        ground, trust = self.ground, self.trust_value()
        top = self.highest()
        if not self.values or trust == top:
            self.claim("winner", winner, "trust")
        else:
            at_top = [n for n, value in self.values.items() if sum(value) == top and n not in self.passed]
            self.claim("winner", winner, at_top[0] if len(at_top) == 1 else at_top)
        if trust is not None and self.values:
            self.extra_coin = False
        # An engine marks each mine of the Trust: the pool of twenty never ran dry in these games.
        engines = sum(ground_of(card) == ground for card in self.trust)
        for name in self.values:
            engines += self.give_up(name, ground, winner)
        self.trust = {card for card in self.trust if ground_of(card) != ground}
        self.merged.add(ground)
        if winner == "trust":
            self.trust.add(ground)
            return
        me = self.who[winner]
        me.coins -= self.values[winner][1]
        me.points["large_mines"] += LARGE[ground]["points"]
        if engines:
            me.engines.add(ground)
            me.beside += engines - 1

    def give_up(self, name: str, ground: str, winner: str) -> int:
        me = self.who[name]
        lost = me.owns(ground)
        engines = len(me.engines & set(lost))
        me.engines -= set(lost)
        if name != winner:
            me.points["lost_mines"] += 2 * len(lost)
        rows = [[me.cards[space] for space in row if space in me.cards] for row in ROWS]
        rows = [kept for row in rows if (kept := [card for card in row if card not in lost])]
        me.cards = {
            space: card
            for row, kept in zip(ROWS, rows, strict=False)
            for space, card in zip(row, kept, strict=False)
        }
        return engines

    # Phases that count

    def end_of_phase(self, line: str) -> None:
        phase, _, claims = line.removeprefix("---- ").partition(": ")
        number = int(phase.rsplit("_", 1)[1])
        if number == 6:
            due = self.power - (self.by_event if self.preset == "english" else 0)
            if self.for_sale():
                self.claim("cards of the Trust", self.bought - self.by_event, max(0, due))
            self.bought = 0
        for me in self.who.values():
            if number == 7:
                me.coins += sum(self.printed(card)["income"] for card in me.cards.values()) + len(me.engines)
            elif number == 8:
                me.points["board"] += self.board(me)
        if number == 10:
            for me in self.who.values():
                self.pithead_income(me)
        for claim in claims.split(", "):
            name, points, coins = claim.split()
            found = self.who[name]
            self.claim(f"{phase} {name}", (int(points), int(coins)), (found.total, found.coins))
        if number == 10:
            self.next_round()

    def next_round(self) -> None:
        self.round += 1
        if self.round in (4, 5):
            self.track = max(3, self.track)

    def printed(self, card: str) -> dict[str, Any]:
        return LARGE[card] if card in LARGE else NUMBERED[card]

    def board(self, me: Player) -> int:
        points = 0
        for ground in {ground_of(card) for card in me.cards.values()}:
            points += sum(len(player.owns(ground)) for player in self.who.values())
            points += sum(ground_of(card) == ground for card in self.trust)
            points += sum(village in VILLAGES[ground] for village in me.settlements)
        return points

    def pithead_income(self, me: Player) -> None:
        needs = COINS["cokery"]["cokery" in me.flipped]
        me.coins += sum(count >= needs[slot] for slot, count in me.slots("cokery").items())
        earns = POINTS["ironworks"]["ironworks" in me.flipped]
        for slot, count in me.slots("ironworks").items():
            me.points["ironworks"] += earns[slot][1] if count >= earns[slot][0] else 0

    def load(self, me: Player, markers: int, bonus: int) -> None:
        flipped = "loading" in me.flipped
        wagons = sum(self.printed(card)["bonus"] == "wagon" for card in me.cards.values()) + markers + bonus
        if not flipped and not bonus:
            self.spend_workers(me, 1)
        me.markers["wagon"] -= markers
        me.points["loading"] += wagons
        slots = me.slots("loading")
        if slots.get("e1") and wagons >= (1 if flipped else 2):
            wagons -= 1 if flipped else 2
            me.coins += 1 if flipped else 2
        for slot in ("m1", "m2"):
            if slots.get(slot) and wagons >= 2:
                wagons, me.coins = wagons - 2, me.coins + 1

    # The end

    def final(self, me: Player) -> dict[str, int]:
        three = len(self.names) == 3
        closed = {"G1", "G2", "G3", "Y1", "Y2", "R1"} if three else set[str]()
        manned = {station for station, count in me.stations.items() if count}
        lines = 0
        for line in BOARD["lines"]:
            points = line["points_with_three"] if three else line["points"]
            if points and set(line["stations"]) - closed <= manned:
                lines += points
        per_miner = self.preset == "french"
        return {
            "engines": ENGINES[min(6, me.engine_count())],
            "coins": me.coins // 2,
            "stations": sum(me.stations.values()) if per_miner else len(manned),
            "lines": lines,
            "extra_markers": 4 * me.extra,
        }

    def sheet(self) -> dict[str, list[int]]:
        """The score sheet as counted: sources, total and both tie-breaks."""
        finals = {name: self.final(me) for name, me in self.who.items()}
        sources = [*claimed(self.lines)[0]][:-3]
        rows = {
            source: [finals[name].get(source, me.points[source]) for name, me in self.who.items()]
            for source in sources
        }
        rows["total"] = [me.total + sum(finals[name].values()) for name, me in self.who.items()]
        rows["engines owned"] = [me.engine_count() for me in self.who.values()]
        rows["mine values"] = [self.mine_values(me) for me in self.who.values()]
        return rows

    def mine_values(self, me: Player) -> int:
        large = [card for card in me.cards.values() if card in LARGE]
        small = sum(mine["price"] for mine in BOARD["small_mines"] if mine["ground"] in large)
        singles = [mine for mine in BOARD["single_mines"] if str(mine["number"]) in me.cards.values()]
        return small + sum(mine["price"] for mine in singles)

    def winners(self) -> list[str]:
        rows = self.sheet()
        standing = list(zip(rows["total"], rows["engines owned"], rows["mine values"], strict=True))
        return [name for name, own in zip(self.names, standing, strict=True) if own == max(standing)]


def claimed(lines: list[str]) -> tuple[dict[str, list[int]], list[str]]:
    """The score sheet and the winners as the text has them."""
    at = next(number for number, line in enumerate(lines) if line.startswith("score sheet"))
    rows = {line[:20].strip(): [int(word) for word in line[20:].split()] for line in lines[at + 1 : -1]}
    return rows, lines[-1].removeprefix("won by ").split(" and ")
