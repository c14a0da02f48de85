"""A second count of a golden game of Ruhrschifffahrt from its text, as with pencil and paper.

Nothing of the program is imported. The count goes through the twelve rounds by itself, asks the text for what the
players did, and notes where it finds something else: another seat at turn, something that was not allowed, another
sale, placement or tile than the text tells, another standing at the end of a phase.
"""

from collections import Counter
from collections.abc import Callable

from ruhrschifffahrt_table import (
    CITIES,
    DEMAND,
    EXPORT,
    NEEDS,
    OPTIONS,
    PORT,
    SPACES,
    WHITE,
    Player,
    Table,
    cells,
    colour_of,
)

ANSWERS = ("choice", "purchases", "skip", "storages", "withdraw")
WAREHOUSE_ROUNDS = (6, 7, 9, 10, 11)
REMOVED = {2: {"black": 1}, 3: {"black": 1, "white": 1}, 4: {"black": 2, "white": 1}}
OF_TILE = {"lock": "lock_construction", "depot": "coal_depot", "port": "ruhrort_port", "shift": "shift"}


class Count:
    """The game as the counter sees it. `notes` are what the text claims and the counter found otherwise."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        heads = dict(line.split(": ", 1) for line in self.lines[:5] if ": " in line)
        self.names = heads["players"].split()
        switches = dict(word.split("=") for word in heads["switches"].split() if "=" in word)
        self.table = Table(self.names, switches)
        self.who = self.table.who
        body = self.lines[6:]
        self.told = [line for line in body if line.startswith(("  ", "---- "))]
        self.acted = [
            (name, part.split())
            for name, _, plan in (line.partition(": ") for line in body)
            if name in self.names
            for part in plan.split(", ")
        ]
        self.notes: list[str] = []
        self.leaving: list[tuple[str, int]] = []
        first = self.names.index(heads["start"])
        self.order = self.names[first:] + self.names[:first]
        self.phase = 0
        self.countries: list[str] = []
        self.play()

    # The text

    def note(self, what: str) -> None:
        self.notes.append(f"round {self.table.round}, phase {self.phase}: {what}")

    def next(self) -> str:
        return self.told.pop(0) if self.told else "  nothing"

    def tell(self, line: str) -> None:
        """The text must tell this next."""
        found = self.next()
        if found != f"  {line}":
            self.note(f"told {found!r}, counted {line!r}")

    def learn(self, word: str) -> str:
        """What chance brought."""
        found = self.next().split()
        if found[0] != word:
            self.note(f"told {found}, expected {word}")
        return found[-1]

    def decide(self, allowed: dict[str, list[list[str]]]) -> tuple[str, list[str]]:
        """The next action of the text; each of these seats may do one of these."""
        while self.acted and self.acted[0][1][0] in ANSWERS:
            name, words = self.acted.pop(0)
            self.leave(self.who[name], words)
        if not self.acted:
            raise EOFError("the text ends before the game")
        name, words = self.acted.pop(0)
        if words not in allowed.get(name, []):
            self.note(f"{name} may not {' '.join(words)}")
        return name, words

    def one(self, name: str, allowed: list[list[str]]) -> list[str]:
        return self.decide({name: allowed})[1]

    def leave(self, me: Player, words: list[str]) -> None:
        match words:
            case ["choice", round, what]:
                me.choices[int(round)] = what
            case ["purchases", most, *rest]:
                steps = [step.split() for step in " ".join(rest).split(" / ") if step]
                me.purchases = (int(most), steps)
            case ["skip"]:
                me.skips = True
            case ["storages", *storages]:
                me.ranking = storages
            case ["withdraw", "skip"]:
                me.skips = False
            case ["withdraw", "storages"]:
                me.ranking = []
            case ["withdraw", "purchases"]:
                me.purchases = None
            case _:
                del me.choices[int(words[-1])]

    # Rounds and phases

    def play(self) -> None:
        phases = (self.events, self.water, self.starts, self.sales, self.tiles, self.purchases, self.export)
        try:
            for round in range(1, 13):
                self.table.round = round
                for number, carry_out in enumerate(phases, 1):
                    self.phase = number
                    if (round > 1 or number > 3) and number not in (2, 7):
                        self.order = self.table.upstream_first()
                    carry_out()
                    self.end_of_phase()
            for name, me in self.who.items():
                self.score(name, me)
        except (EOFError, KeyError, IndexError) as end:
            self.note(f"the count stops: {end!r}")

    def end_of_phase(self) -> None:
        standing = ", ".join(f"{name} {me.total} {me.coins}" for name, me in self.who.items())
        line, found = f"---- round_{self.table.round}_phase_{self.phase}: {standing}", self.next()
        if found != line:
            self.note(f"told {found!r}, counted {line!r}")

    # Phase 1

    def events(self) -> None:
        table = self.table
        if table.round == 3:
            self.pay_fund()
        if table.round in (4, 8):
            self.change_tracks()
        if table.round == 9:
            table.tracks = {colour: [min(6, die + 1) for die in dice] for colour, dice in table.tracks.items()}
        if table.round == 11:
            self.remove_dice()
        for me in self.who.values():
            if table.round in WAREHOUSE_ROUNDS and table.round in me.calendar:
                me.calendar.remove(table.round)
                me.supply += 1
        if table.round in (6, 10):
            for name, what in self.choose({name: ["coin", "point"] for name in self.order}).items():
                me = self.who[name]
                me.coins += what == "coin"
                me.points["events"] += what == "point"
        if 4 <= table.round <= 11:
            self.countries.append(self.learn("country"))

    def pay_fund(self) -> None:
        open_to = {name: ["coin", "point"] if me.total else ["coin"] for name, me in self.who.items()}
        for name, what in self.choose(open_to).items():
            me = self.who[name]
            if what == "point":
                me.points["events"] -= 1
            elif me.can_pay(1):
                me.pay(1)
            else:
                me.pay_all()

    def choose(self, open_to: dict[str, list[str]]) -> dict[str, str]:
        """What each chooses; those with one choice, or an answer left ahead, are not asked."""
        chosen: dict[str, str] = {}
        for name, goods in open_to.items():
            left = self.who[name].choices.pop(self.table.round, "")
            if len(goods) == 1 or left:
                chosen[name] = goods[0] if len(goods) == 1 else left
        asked = {name: [["choose", what] for what in open_to[name]] for name in open_to if name not in chosen}
        while asked:
            name, words = self.decide(asked)
            if words == ["end"]:
                del asked[name]
            else:
                chosen[name], asked[name] = words[1], [["end"]]
        return {name: chosen[name] for name in self.order}

    def change_tracks(self) -> None:
        round = self.table.round
        for colour, dice in self.table.tracks.items():
            gone = cells(round - 1, colour) - cells(round, colour)
            self.leaving += [(colour, die) for die in dice[: max(0, gone)]]
            del dice[: max(0, gone)]
        self.place()

    def remove_dice(self) -> None:
        owed, dice = Counter(REMOVED[len(self.names)]), self.table.dice
        for name in self.order[::-1][: sum(owed.values())]:
            allowed = [["remove", at] for at in dice if owed[colour_of(at)]]
            if not allowed:
                break
            at = self.one(name, allowed)[1]
            owed[colour_of(at)] -= 1
            del dice[at]
            self.one(name, [["end"]])

    def place(self) -> None:
        """Dice that left a track are placed, by the first player now."""
        asked = ""
        while self.leaving:
            colour, die = self.leaving[0]
            of_phase = self.phase == 1 or "leaving_dice" in self.table.switches
            name = self.order[0] if of_phase else self.table.upstream_first()[0]
            places = self.table.places(colour)
            ranked = [at for at in self.who[name].ranking if at in places and not asked]
            if len(places) == 1 or ranked:
                at = places[0] if len(places) == 1 else ranked[0]
                self.tell(f"places {name} {at}")
            else:
                at, asked = self.one(name, [["place", at] for at in places])[1], name
            self.table.dice[at] = die
            self.leaving.pop(0)
        if asked:
            self.one(asked, [["end"]])

    # Phase 2

    def water(self) -> None:
        table = self.table
        if table.round == 12:
            return
        if table.bag:
            tile = self.learn("draws")
            if tile in table.drawn:
                self.note(f"{tile} drawn twice")
            table.drawn.append(tile)
            table.bag -= 1
            self.carry_out(DEMAND[tile])
        table.forced = table.bag <= 1 and "forced_lock" not in table.switches

    def carry_out(self, tile: dict[str, object]) -> None:
        table = self.table
        if tile["event"] in ("flood", "low_water"):
            table.ban = True
            change = {"od19": -1, "od20": 1}.get(str(tile["id"]), 0)
            table.dice = {at: max(1, min(6, die + change)) for at, die in table.dice.items()}
            return
        for at, space in SPACES.items():
            industry = space["kind"] == "industry"
            named = {
                "cities": at in str(tile.get("cities")),
                "industry_type": industry and space.get("industry_type") == tile.get("industry_type"),
                "industry_dominion": industry and space["dominion"] == tile.get("dominion"),
            }
            if named[str(tile["event"])]:
                table.demand[at] = min(2, table.demand[at] + 1)

    # Phase 3

    def starts(self) -> None:
        for name in self.order:
            me = self.who[name]
            words = self.act(name, lambda me=me: self.table.options(me))
            if words[0] == "option":
                words = self.take_option(name, words)
            self.table.go(me, words[1])
            self.finish_start(name)

    def act(self, name: str, allowed: Callable[[], list[list[str]]]) -> list[str]:
        """The next action of the own turn, once tiles have been used; what is allowed follows from their use."""
        me = self.who[name]
        while True:
            inns = [["inn", "coin"], ["inn", "point"]] if me.can_use("inn") else []
            words = self.one(name, [*allowed(), *inns, *self.table.hauls(me)])
            if words[0] == "haul":
                me.turned.add("coal_hauler")
                self.table.dice[words[1]] = int(words[2])
            elif words[0] == "inn":
                self.use_inn(me, words[1])
            else:
                return words

    def use_inn(self, me: Player, what: str) -> None:
        me.turned.add("inn")
        me.coins += 3 * (what == "coin")
        me.points["inn"] += 2 * (what == "point")

    def take_option(self, name: str, words: list[str]) -> list[str]:
        """Pay for an option and carry it out; the start that follows."""
        table, me, option = self.table, self.who[name], words[1]
        me.option = option
        if words[-1] == "free":
            me.turned.add("tow_action")
        elif me.can_pay(table.price(option)):
            me.pay(table.price(option))
        else:
            me.pay_all()
        me.coins += 2 * (option == "wage")
        filled = ""
        if OPTIONS[option][3]:
            _, colour, filled = self.act(name, lambda: table.transports(me, option))
            table.dice[filled] = table.tracks[colour].pop(0)
        starts = [["start", at] for at in ([filled] if option == "tow_transport" else table.starts(me, option))]
        if option == "replenishment":  # the coal hauler may leave nothing to replenish: on to the start then
            words = self.act(
                name, lambda: [["replenish", at] for at, die in table.dice.items() if die < 6] or starts
            )
            if words[0] == "start":
                return words
            table.dice[words[1]] = min(6, table.dice[words[1]] + 2)
        return self.act(name, lambda: starts)

    def finish_start(self, name: str) -> None:
        me, plan = self.who[name], ""
        reach = self.table.sales(me.place, pilot=self.has_pilot(me))
        while (words := self.act(name, lambda: [*(["plan", space] for space in reach), ["end"]])) != ["end"]:
            plan = words[1]
        me.plan = (plan, self.table.pay_of(name, plan)[0]) if plan else None

    def has_pilot(self, me: Player) -> bool:
        return bool(me.option) and OPTIONS[me.option][1]

    # Phase 4

    def sales(self) -> None:
        self.table.exported = 0
        for name in self.order:
            me = self.who[name]
            reach = self.table.sales(me.place, pilot=self.has_pilot(me))
            kept = me.plan is not None and self.table.pay_of(name, me.plan[0])[0] == me.plan[1]
            if kept and me.plan is not None:
                self.tell(f"sells {name} {me.plan[0]}")
                self.sell(name, me.plan[0])
            elif len(reach) == 1:
                self.tell(f"sells {name} {reach[0]}")
                self.sell(name, reach[0])
            else:
                self.sell(name, self.one(name, [["sell", space] for space in reach])[1])
                self.one(name, [["end"]])
            self.place()

    def sell(self, name: str, space: str) -> None:
        table, me = self.table, self.who[name]
        coins, value, area, cube = table.pay_of(name, space)
        colour = colour_of(me.place)
        del table.dice[me.place]
        table.go(me, space)
        me.coins += coins
        me.cubes[area] += cube
        me.plan = None
        table.demand[space] = 0
        for owner in table.cities.get(space, []):
            self.who[owner].coins += owner != name  # the seller's own coin is among the others
        if space == PORT:
            table.exported += 1
            if table.exported == 1 or "export_marker" not in table.switches:
                table.export = min(len(EXPORT) - 1, table.export + (1 if value < 4 else 2))
        track = table.tracks[colour]
        track.append(value)
        if len(track) > cells(table.round, colour):
            self.leaving.append((colour, track.pop(0)))

    # Phase 5

    def tiles(self) -> None:
        for name in self.order:
            me = self.who[name]
            for tile, needs in NEEDS.items():
                if tile in me.tiles | me.blanks or any(me.cubes[area] < count for area, count in needs.items()):
                    continue
                if tile in WHITE and not self.table.white_left[tile]:
                    me.blanks.add(tile)
                    self.tell(f"blank {name} {tile}")
                    continue
                me.tiles.add(tile)
                self.tell(f"tile {name} {tile}")
                if tile in WHITE:
                    self.table.white_left[tile] -= 1
                if tile == "county_mark":
                    me.supply, me.with_mark = me.supply + me.with_mark, 0

    # Phase 6

    def purchases(self) -> None:
        for name in self.order:
            self.buy(name)
        self.table.forced = False

    def buy(self, name: str) -> None:
        me, used = self.who[name], set[str]()
        must = self.table.forced and "lock_construction" in me.tiles
        left, me.purchases = me.purchases, None
        if left is not None and self.bought_ahead(name, *left):
            return
        offers = self.offers(name, used, must=must)
        if not offers:
            return
        prices = self.table.prices(name, used, free_lock=False)
        due = must and self.lock_due(offers)
        if left is None and me.skips and not due and min(prices.values(), default=99) > me.coins:
            self.tell(f"skips {name} 0")
            return
        while True:
            offers = self.offers(name, used, must=must)
            due = must and self.lock_due(offers)
            words = self.one(name, offers if due else [*offers, ["end"]])
            if words == ["end"]:
                return
            self.carry_out_purchase(name, words, used)
            must = must and words[0] != "lock"

    def bought_ahead(self, name: str, most: int, steps: list[list[str]]) -> bool:
        """Whether the text says that what was left ahead was done; it must then be allowed and cost no more."""
        if not self.told or self.told[0] != f"  buys {name} {len(steps)}":
            return False
        self.next()
        used = set[str]()
        for words in steps:
            if words not in self.offers(name, used, must=False):
                self.note(f"{name} may not {' '.join(words)}, left ahead")
            most -= self.carry_out_purchase(name, words, used)
        if most < 0:
            self.note(f"{name} bought for too much ahead")
        return True

    def lock_due(self, offers: list[list[str]]) -> bool:
        """Whether a lock that must be built can be: one that cannot be paid at all is waived."""
        return any(words[0] == "lock" for words in offers)

    def offers(self, name: str, used: set[str], *, must: bool) -> list[list[str]]:
        me = self.who[name]
        prices = self.table.prices(name, used, free_lock="second" in used)
        found = [list(words) for words in prices]
        if must and any(words[0] == "lock" for words in found):
            found = [words for words in found if words[0] == "lock"]
        return [*found, *([["inn", "coin"], ["inn", "point"]] if me.can_use("inn") else [])]

    def carry_out_purchase(self, name: str, words: list[str], used: set[str]) -> int:
        """Do what a seat does in phase 6; gives its price."""
        table, me = self.table, self.who[name]
        if words[0] == "inn":
            self.use_inn(me, words[1])
            return 0
        price = table.prices(name, used, free_lock="second" in used)[tuple(words)]
        me.pay(price)
        if words[-1] == "white":
            me.turned.add("warehouse")
        elif words[0] == "city":
            used.add({"essen": "essen_warehouses", "mark": "mark_warehouses"}[SPACES[words[1]]["group"]])
        elif words[0] != "repay":
            used.add(OF_TILE[words[0]])
        match words:
            case ["lock", at]:
                self.build_lock(me, at, used, free=price == 0)
            case ["repay"]:
                me.debts, me.supply = me.debts - 1, me.supply + 1
            case ["shift", source, country]:
                table.port[source].remove(name)
                table.port[country].append(name)
            case _:
                kind, where = words[:2]
                me.supply -= 1
                {"city": table.cities, "depot": table.depots, "port": table.port}[kind][where].append(name)
                me.points[{"city": "cities", "depot": "depots", "port": "port"}[kind]] += 2
        return price

    def build_lock(self, me: Player, at: str, used: set[str], *, free: bool) -> None:
        table = self.table
        table.obstacles.remove(at)
        table.bag += 1
        me.points["locks"] += 3 if SPACES[at]["dominion"] == "mark" else 2
        two = (len(self.names) == 2 and table.round in range(2, 6)) or (len(self.names) == 3 and not me.locks)
        if free:
            used.remove("second")
        elif two:
            used.add("second")
        me.locks += 1
        me.supply, me.with_lock = me.supply + me.with_lock, 0

    # Phase 7 and the end

    def export(self) -> None:
        table = self.table
        if 4 <= table.round <= 11:
            column = table.port[self.countries[-1]]
            for position, name in enumerate(column):
                self.who[name].points["export"] += max(0, EXPORT[table.export] + (1, 0, -1)[position])
            table.export = max(0, table.export - len(column))
        for me in self.who.values():
            me.coins, me.option = min(10, me.coins), ""
        table.ban = False

    def score(self, name: str, me: Player) -> None:
        cities = {city for city in CITIES if name in self.table.cities[city]}
        mayor = "mayor" in me.tiles and not me.debts
        me.points["essen_set"] += {"ci_kettwig", "ci_werden", "ci_steele"} <= cities
        me.points["mark_set"] += {"ci_hattingen", "ci_blankenstein", "ci_witten"} <= cities
        me.points["city_set"] += 3 * (len(cities) == 7)
        me.points["depot_set"] += 2 * all(name in owners for owners in self.table.depots.values())
        for owners in self.table.depots.values():
            others = max((owners.count(other) for other in self.names if other != name), default=0)
            me.points["depot_majorities"] += owners.count(name) > others
        me.points["railway"] += len(cities) * ("ruhr_valley_railway" in me.tiles)
        me.points["barge"] += (2 + 2 * (me.place == PORT)) * ("ruhr_barge" in me.tiles)
        if me.can_use("inn"):
            lost_anyway = me.total + 2 <= 2 * me.debts
            self.use_inn(me, "coin" if mayor or lost_anyway else "point")
        me.points["mayor"] += me.coins * mayor
        me.lose("debts", 2 * me.debts)

    def sheet(self) -> dict[str, list[int]]:
        """The score sheet as counted: sources, total, coins and debts."""
        seats = self.who.values()
        rows = {source: [me.points[source] for me in seats] for source in [*claimed(self.lines)[0]][:-3]}
        rows["total"] = [me.total for me in seats]
        rows["coins"] = [me.coins for me in seats]
        rows["debts left"] = [me.debts for me in seats]
        return rows

    def winners(self) -> list[str]:
        standing = {name: (me.total, me.coins, -me.debts) for name, me in self.who.items()}
        return [name for name in self.names if standing[name] == max(standing.values())]


def claimed(lines: list[str]) -> tuple[dict[str, list[int]], list[str]]:
    """The score sheet and the winners as the text has them."""
    at = next(number for number, line in enumerate(lines) if line.startswith("score sheet"))
    rows = {line[:20].strip(): [int(word) for word in line[20:].split()] for line in lines[at + 1 : -1]}
    return rows, lines[-1].removeprefix("won by ").split(" and ")
