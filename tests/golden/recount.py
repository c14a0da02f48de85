"""A second count of a golden game from its text alone, as somebody with pencil and paper would do it.

Nothing of the program is imported: the cards, the prices and the scoring table are written down here once more,
and the bookkeeping is its own.
"""

from collections import Counter

COALS = ("yellow", "brown", "grey", "black")
CARDS_A = {"y": 2, "b": 3, "yy": 3, "g": 4, "k": 5, "bb": 5, "gg": 7, "bbb": 7, "kk": 9, "ggg": 9, "ybgk": 10}
CARDS_B = {"y": 2, "b": 3, "yy": 3, "g": 4, "yyy": 4, "k": 5, "bb": 5, "gg": 7, "kk": 9, "ybgk": 10, "kkk": 12}
CARDS = {"handcart": CARDS_A, "horse_cart": CARDS_B, "truck": CARDS_B, "locomotive": CARDS_A}
LETTERS = dict(zip("ybgk", COALS, strict=True))
TABLE = [
    *(("coal", coal, places) for coal, places in zip(COALS, ((2, 1), (3, 1), (4, 2), (5, 2)), strict=True)),
    *(("cart", cart, places) for cart, places in zip(CARDS, ((6, 3), (7, 3), (8, 4), (9, 4)), strict=True)),
    *(("empty", coal, places) for coal, places in zip(COALS, ((10, 5), (11, 5), (12, 6), (13, 6)), strict=True)),
]


def card(name: str) -> tuple[str, list[str], int]:
    """Vehicle, spaces and points of an order card."""
    vehicle, number = name.rsplit("_", 1)
    spaces, points = list(CARDS[vehicle].items())[int(number) - 1]
    return vehicle, [LETTERS[letter] for letter in spaces], points


class Player:
    def __init__(self, francs: int, workers: int) -> None:
        self.francs, self.workers, self.level = francs, workers, 0
        self.points: Counter[str] = Counter()
        self.carts: list[list[str]] = [[coal, coal] for coal in COALS]  # level's coal, cube or ""
        self.cage: Counter[str] = Counter()
        self.stock: Counter[str] = Counter()
        self.orders: dict[str, list[list[str]]] = {}
        self.delivered: list[str] = []
        self.sides: Counter[str] = Counter()

    def has(self, kind: str, key: str) -> int:
        """How many of a scoring element the player has."""
        if kind == "empty":
            return self.carts.count([key, ""])
        if kind == "coal":
            return sum(card(name)[1].count(key) for name in self.delivered)
        return sum(len(card(name)[1]) for name in self.delivered if card(name)[0] == key)


class Count:
    """The game as the counter sees it. `notes` are what the text claims and the counter found otherwise."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        heads = dict(line.split(": ", 1) for line in self.lines[:5] if ": " in line)
        self.names = heads["players"].split()
        number = len(self.names)
        francs, workers = {2: (10, 18), 3: (9, 15), 4: (8, 13)}[number]
        self.share = workers
        self.who = {name: Player(francs, workers) for name in self.names}
        self.start = heads["start"]
        self.supply = Counter(dict.fromkeys(COALS, 16 - number))
        self.slots: dict[str, str] = {}
        self.board: dict[str, tuple[str, int]] = {}
        self.shift = 1
        self.notes: list[str] = []
        self.waiting: list[list[str]] = []  # carts of the tile just bought that lack a cube
        for line in self.lines:
            self.read(line)

    def read(self, line: str) -> None:
        word, _, rest = line.partition(": ")
        if word in self.names and rest:
            for step in rest.split(", "):
                self.step(self.who[word], word, step.split())
        elif line.startswith("---- shift_"):
            self.score(line)
        elif line.startswith("---- shift"):
            name = line.split(", ")[1].split()[0]
            if name != self.start:
                self.notes.append(f"start player {name}, counted {self.start}")
        elif line.startswith("  ahead "):
            _, name, order = line.split()
            self.take_order(self.who[name], order)
        elif line.startswith(("  factory_", "  order_")):
            slot, lies = line.split()
            self.slots[slot] = lies

    def step(self, player: Player, name: str, words: list[str]) -> None:
        verb, rest = words[0], words[1:]
        if verb == "draft":
            self.take_order(player, rest[0])
        elif verb == "place":
            self.place(player, name, rest[0])
        elif verb == "substitute":
            self.substitute(player, rest[0])
        elif verb == "keep" and rest[0] != "none":
            self.take(player, rest[0])
        elif verb == "cage":
            player.level = int(rest[0])
        elif verb == "load":
            here = COALS[player.level - 1]
            next(cart for cart in player.carts if cart == [here, rest[0]])[1] = ""
            player.cage[rest[0]] += 1
        elif verb == "store":
            player.cage[rest[0]] -= 1
            player.stock[rest[0]] += 1
        elif verb == "fill":
            source = rest[2] if len(rest) == 3 else "cage"
            self.fill(player, rest[0], rest[1], [f"{source}:{rest[1]}"])
        elif verb == "pair":
            self.fill(player, rest[0], rest[1], rest[2:])

    def place(self, player: Player, name: str, space: str) -> None:
        area, _, number = space.partition("_")
        if space == "bank":
            player.workers -= 1
            player.francs += 1
            return
        needed = self.board.get(space, ("", 0))[1] + 1
        player.workers -= needed
        self.board[space] = (name, needed)
        if area == "money":
            player.francs += int(number)
        elif area == "delivery":
            self.deliver(player, number)
        elif space in self.slots:
            self.take(player, self.slots.pop(space))

    def take(self, player: Player, thing: str) -> None:
        if thing.rsplit("_", 1)[0] in CARDS:
            self.take_order(player, thing)
            return
        coal, number, side = thing.split("_")
        player.francs -= (COALS.index(coal) + 1) * int(number)
        player.sides[side] += 1
        self.waiting = []
        for _ in range(int(number)):
            cart = [coal, coal if self.supply[coal] else ""]
            player.carts.append(cart)
            if cart[1]:
                self.supply[coal] -= 1
            else:
                self.waiting.append(cart)
        self.fill_the_only_way()

    def substitute(self, player: Player, coal: str) -> None:
        cart = self.waiting.pop(0)
        if coal != "none":
            cart[1] = coal
            self.supply[coal] -= 1
        self.fill_the_only_way()

    def fill_the_only_way(self) -> None:
        """With one colour left in the supply nobody is asked; with none carts stay empty."""
        optional = any("substitutes=optional" in line for line in self.lines[:5])
        while self.waiting and not optional and len(left := [coal for coal in COALS if self.supply[coal]]) == 1:
            self.waiting.pop(0)[1] = left[0]
            self.supply[left[0]] -= 1

    def take_order(self, player: Player, order: str) -> None:
        player.orders[order] = [[] for _ in card(order)[1]]

    def fill(self, player: Player, order: str, printed: str, taken: list[str]) -> None:
        cubes = [part.split(":") for part in taken]
        for source, coal in cubes:
            (player.cage if source == "cage" else player.stock)[coal] -= 1
        spaces = zip(card(order)[1], player.orders[order], strict=True)
        next(held for coal, held in spaces if coal == printed and not held).extend(coal for _, coal in cubes)

    def deliver(self, player: Player, vehicle: str) -> None:
        for order, spaces in list(player.orders.items()):
            if card(order)[0] == vehicle and all(spaces):
                self.supply.update(coal for space in spaces for coal in space)
                player.points["deliveries"] += card(order)[2]
                player.delivered.append(order)
                del player.orders[order]

    def score(self, line: str) -> None:
        """The end of a shift: majorities, the claim of the text, start player, workers home; at last the end."""
        for kind, key, places in TABLE[: 4 * self.shift]:
            self.majority(kind, key, places)
        claimed = line.split("scored: ")[1]
        counted = ", ".join(f"{name} {sum(self.who[name].points.values())}" for name in self.names)
        if claimed != counted:
            self.notes.append(f"shift {self.shift}: {claimed}, counted {counted}")
        if any(player.workers for player in self.who.values()):
            self.notes.append(f"shift {self.shift} ended with workers in reserve")
        if self.shift == 3:
            self.finish()
        else:
            self.next_shift()

    def majority(self, kind: str, key: str, places: tuple[int, int]) -> None:
        label = {"coal": "coal_", "cart": "vehicle_", "empty": "empty_"}[kind] + key
        have = {name: player.has(kind, key) for name, player in self.who.items()}
        ladder = sorted(set(have.values()) - {0}, reverse=True)
        for name, number in have.items():
            if ladder and number == ladder[0]:
                self.who[name].points[label] += places[0]
        first = [name for name, number in have.items() if ladder and number == ladder[0]]
        if len(ladder) > 1 and len(first) == 1 and len(self.names) > 2:
            for name, number in have.items():
                self.who[name].points[label] += places[1] if number == ladder[1] else 0

    def next_shift(self) -> None:
        factory = Counter(dict.fromkeys(self.names, 0))
        for space, (name, number) in self.board.items():
            factory[name] += number if space.startswith("factory") else 0
        most = max(factory.values())
        leaders = [name for name in self.names if factory[name] == most]
        if len(leaders) > 1 and self.start in leaders:
            leaders.remove(self.start)
        old = self.names.index(self.start)
        self.start = min(leaders, key=lambda name: (self.names.index(name) - old - 1) % len(self.names))
        self.board = {}
        self.shift += 1
        for player in self.who.values():
            player.workers = self.share

    def finish(self) -> None:
        for player in self.who.values():
            cubes = sum(player.cage.values()) + sum(player.stock.values())
            cubes += sum(cart[1] != "" for cart in player.carts)
            cubes += sum(len(space) for spaces in player.orders.values() for space in spaces)
            player.points["francs"] += player.francs // 5
            player.points["cubes"] += cubes // 3
            player.points["undelivered"] -= len(player.orders)
            player.points["balance"] -= 2 * abs(player.sides["light"] - player.sides["dark"])
            player.francs %= 5

    def sheet(self) -> dict[str, list[int]]:
        """Points by source, the totals, and the francs left, each by player in the order of the text."""
        players = [self.who[name] for name in self.names]
        labels = ["deliveries", *(f"coal_{coal}" for coal in COALS), *(f"vehicle_{cart}" for cart in CARDS)]
        labels += [*(f"empty_{coal}" for coal in COALS), "francs", "cubes", "undelivered", "balance"]
        rows = {label: [player.points[label] for player in players] for label in labels}
        rows["total"] = [sum(player.points.values()) for player in players]
        rows["francs left"] = [player.francs for player in players]
        return rows

    def winners(self) -> list[str]:
        """Who has most points, and of those most francs."""
        rows = self.sheet()
        standing = list(zip(rows["total"], rows["francs left"], strict=True))
        return [name for name, own in zip(self.names, standing, strict=True) if own == max(standing)]


def claimed(text: str) -> tuple[dict[str, list[int]], list[str]]:
    """The score sheet and the winners as the text states them."""
    lines = text.splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith("score sheet"))
    rows = {line[:20].strip(): [int(number) for number in line[20:].split()] for line in lines[begin + 1 : -1]}
    return rows, lines[-1].removeprefix("won by ").split(" and ")
