"""Views of Kohle & Kolonie built by hand, for the tests and the benchmark of its pictures."""

from kohle_words import LANGUAGES

from games.engine.contract import Outcome, ScoreRow
from games.kohle_kolonie import boards, facts
from games.kohle_kolonie.options import Options
from games.kohle_kolonie.state import SOURCES, Auction, MineCard, PitheadSide, Settlement, Value
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.turns import Act, Bid, Choose, Used
from games.kohle_kolonie.view import (
    AuctionView,
    MineView,
    SeatView,
    Settlers,
    StationView,
    TrustView,
    View,
    VillageView,
)
from renderer.kohle_kolonie.picture import Picture as KohleKoloniePicture
from renderer.picture import Picture, Target

BOARD = boards.known[boards.STEIGER]
COLOURS = ("orange", "blue", "red", "yellow", "green")
NAMES = ("Jörg", "Éloïse", "Grażyna", "Tom", "Siân")
OWNED = {
    0: ("5", "19", "24", "27", "31"),
    1: ("general", "cfe", "12", "21", "22", "28", "30", "42"),
    2: ("3", "11", "18", "34", "41"),
    3: ("4", "7", "23", "32", "dahlhauser", "herberholz"),
    4: ("25",),
}
TRUST = ("heinrich", "16", "26", "29", "33", "35")
MERGED = ("general", "cfe", "heinrich", "dahlhauser", "herberholz")
DISPLAY = ("36", "37", "38", "43")
SETTLED = {
    "horst": ((1, 2), (0, 0)),
    "weitmar": ((1, 1),),
    "ueberruhr": ((0, 2),),
    "burgaltendorf": ((0, 0),),
    "linden": ((1, 0), (2, 3)),
    "winz": ((3, 0),),
    "stiepel": ((3, 2),),
    "heven": ((2, 1),),
    "annen": ((1, 0),),
    "bommern": ((2, 0),),
    "vormholz": ((3, 1), (2, 0)),
}
WORKERS = {
    "steele": 1, "wiemelhausen": 1, "holthausen": 2, "kupferdreh": 1, "niederbonsfeld": 1, "niederwenigern": 1,
    "bredenscheid": 1, "hammertal": 1, "welper": 1, "buchholz": 1, "blankenstein": 1, "herbede": 1, "muttental": 1,
}  # fmt: skip
MINERS = {"G1": {0: 1}, "R2": {1: 1}, "R3": {1: 2}, "R6": {1: 1, 2: 1}, "Y3": {3: 1}, "Y4": {3: 1, 0: 1, 2: 1},
          "Y6": {2: 1}, "Y7": {2: 1}}  # fmt: skip


def mines(players: int) -> dict[str, MineView]:
    """Owners as of round IV; with three players the grounds of Essen are unused."""
    terrain = terrain_for(Options(), players)
    owners = {card: seat for seat, cards in OWNED.items() if seat < players for card in cards}
    found: dict[str, MineView] = {}
    numbered = [str(mine.number) for mine in (*BOARD.small_mines, *BOARD.single_mines)]
    for id in (*numbered, *(mine.ground for mine in BOARD.large_mines)):
        card = terrain.cards.get(id)
        if card is None:
            found[id] = MineView("unused")
        elif id in TRUST:
            found[id] = MineView("trust", marker="engine")
        elif id in owners and (card.kind != "small" or card.ground not in MERGED):
            found[id] = MineView("owned", owners[id], engine=id in ("11", "22", "general"))
        elif card.kind == "small" and card.ground in MERGED:
            found[id] = MineView("merged")
        else:
            found[id] = MineView("displayed" if id in DISPLAY else "not_yet")
    return found


def seat(**changed: object) -> SeatView:
    """A player in the middle of a game."""
    usual: dict[str, object] = {
        "coins": 8,
        "points": 31,
        "workers": 4,
        "pool": 5,
        "engineers": 1,
        "settlements_left": 1,
        "cards": (MineCard("3", True), MineCard("11"), None, MineCard("18"), MineCard("34"), MineCard("41", True)),
        "rescue": (True, False, False, False, True, False),
        "secured": ("A2",),
        "pitheads": (
            PitheadSide(True, ()),
            PitheadSide(False, (1, 1, 1)),
            PitheadSide(True, (1, 1, 0, 1)),
            PitheadSide(False, (0, 1)),
            PitheadSide(False, (0, 1, 0, 2)),
        ),
        "settlements": (
            Settlement("linden", 3),
            Settlement("heven", 1),
            Settlement("bommern", 0),
            Settlement("vormholz", 0),
        ),
        "stations": {"R6": 1, "Y4": 1, "Y6": 1, "Y7": 1},
        "lost": (1, 0, 2, 0, 0),
        "beside": 1,
        "engines": 3,
        "extra": 1,
        "bonus": "miners",
        "markers": ("unification", "wagon", "worker"),
        "fresh": (),
        "income": 11,
        "wagons": 3,
        "administration": 2,
        "score": (2, *(0,) * (len(SOURCES) - 1)),
        "answers": None,
    }
    return SeatView(**(usual | changed))  # pyright: ignore[reportArgumentType]


def start_seat(**changed: object) -> SeatView:
    """A player at the start of a game."""
    empty = tuple(PitheadSide(False, (0,) * len(card.front)) for card in facts.PITHEADS)
    usual: dict[str, object] = {
        "coins": 4, "points": 2, "workers": 0, "pool": 20, "engineers": 3, "settlements_left": 5,
        "cards": (None,) * 6,
        "rescue": (False,) * 6, "secured": (), "pitheads": empty, "settlements": (), "stations": {},
        "lost": (0,) * 5, "beside": 0, "engines": 0, "extra": 0, "bonus": None, "markers": (), "income": 0,
        "wagons": 0, "administration": 0,
    }  # fmt: skip
    return seat(**(usual | changed))


def full_seat(**changed: object) -> SeatView:
    """A player with as much of everything as a game can bring."""
    backs = [
        PitheadSide(card.back is not None, tuple(slot.needs for slot in card.side(True)))
        for card in facts.PITHEADS
    ]
    cards = ("general", "hamburg_franziska", "bommerbaenke", "cfe", "43", "26")
    usual: dict[str, object] = {
        "coins": 38, "points": 128, "workers": 14, "pool": 0, "engineers": 0, "settlements_left": 0,
        "cards": tuple(MineCard(card, True) for card in cards),
        "rescue": (True,) * 6,
        "secured": ("A1", "A2", "B1", "B2"),
        "pitheads": tuple(backs),
        "settlements": tuple(Settlement(village, 2) for village in ("steele", "horst", "annen", "welper")),
        "lost": (1, 2, 3, 2, 1),
        "beside": 4, "engines": 12, "extra": 3, "bonus": "settlement",
        "markers": ("unification",) * 4 + ("wagon",) * 4 + ("worker",) * 5,
        "income": 17,
        "administration": 4,
    }  # fmt: skip
    return seat(**(usual | changed))


def view(players: int = 4, **changed: object) -> View:
    """A board in round IV, phase 6."""
    terrain = terrain_for(Options(), players)
    points, coins = (23, 38, 31, 27, 103), (6, 3, 8, 2, 11)
    bonuses: tuple[facts.BonusMarker, ...] = ("engine", "engineer", "miners", "settlement", "rescue")
    cards = (
        seat().cards if players > 3 else tuple(MineCard(card) for card in ("3", "27", "18", "34", "41", "general"))
    )
    seats = tuple(
        seat(points=points[n], coins=coins[n], bonus=bonuses[n], workers=(3, 1, 4, 5, 2)[n], cards=cards)
        for n in range(players)
    )
    order = tuple(n for n in (2, 1, 3, 0, 4) if n < players)
    left: tuple[facts.BonusMarker | None, ...] = ("wagon", "aid", "rescue")
    left = left[: 7 - players]
    usual: dict[str, object] = {
        "viewer": None,
        "options": Options(),
        "round": 4,
        "phase": 6,
        "active": (2,),
        "turn": Act(2, Used()),
        "order": order,
        "bonus_track": (*left, *(None,) * (7 - len(left))),
        "discs": (None,) * 7,
        "engine_marker_shut": False,
        "display": tuple(card for card in DISPLAY if card in terrain.cards),
        "mines": mines(players),
        "villages": {
            village.id: VillageView(
                WORKERS.get(village.id, 0) if village.id in terrain.used_villages else 0,
                tuple(Settlers(*one) for one in SETTLED.get(village.id, ()) if one[0] < players)
                if village.id in terrain.used_villages
                else (),
                village.id in terrain.used_villages,
            )
            for village in BOARD.villages
        },
        "stations": {
            station.id: StationView(
                station.id not in MINERS and station.id != "Y5",
                tuple(MINERS.get(station.id, {}).get(n, 0) for n in range(players)),
                station.id in terrain.used_stations,
            )
            for station in BOARD.stations
        },
        "markers_hidden": {"points": 2, "coin": 2, "worker": 3, "wagon": 2, "unification": 2},
        "trust": TrustView((True, True, True, True, False, False), 4, 2, False, TRUST),
        "disaster_markers": ("extra_coin", "subsidence", "buying_power", None, None),
        "disaster": None,
        "subsidence": True,
        "merged": MERGED,
        "to_consolidate": ("charlotte", "hasenwinkel", "prinz_wilhelm", "bommerbaenke", "blankenburg"),
        "auction": None,
        "prices": {"engine": 2, "engineer": 1, "settlement": 3},
        "raised": ("engine", "settlement"),
        "bank": 41,
        "worker_pool": 12,
        "engine_pool": 9,
        "seats": seats,
    }  # fmt: skip
    return View(**(usual | changed))  # pyright: ignore[reportArgumentType]


def start(players: int = 4) -> View:
    """The first round: twelve cards for sale, the first bonus marker taken."""
    terrain = terrain_for(Options(), players)
    fresh = view(players)
    shown = tuple(card for card in terrain.entering(1))
    statuses = {
        id: MineView("unused" if one.status == "unused" else "displayed" if id in shown else "not_yet")
        for id, one in fresh.mines.items()
    }
    return view(
        players,
        round=1,
        phase=1,
        active=(1,),
        turn=Choose(1),
        order=tuple(range(players)),
        bonus_track=("wagon", "aid", "rescue", None, "engineer", "settlement", "engine"),
        discs=(None, None, None, 0, None, None, None),
        engine_marker_shut=True,
        display=shown,
        mines=statuses,
        villages={
            village.id: VillageView(village.workers if used else 0, (), used)
            for village in BOARD.villages
            for used in (village.id in terrain.used_villages,)
        },
        stations={
            station.id: StationView(True, (0,) * players, station.id in terrain.used_stations)
            for station in BOARD.stations
        },
        trust=TrustView((True,) * 6, 6, 1, False, ()),
        disaster_markers=(None,) * 5,
        subsidence=False,
        merged=(),
        raised=(),
        prices={"engine": 1, "engineer": 1, "settlement": 2},
        seats=tuple(start_seat(bonus="miners" if n == 0 else None) for n in range(players)),
    )


def crowded(players: int = 5) -> View:
    """Twenty-one cards for sale, everybody on two stations, two on one score."""
    everywhere = {
        station.id: StationView(False, tuple(1 + (n + at) % 2 for n in range(players)), True)
        for at, station in enumerate(BOARD.stations)
    }
    shown = tuple(str(number) for number in range(9, 30))
    fresh = view(players)
    statuses = fresh.mines | {id: MineView("displayed") for id in shown}
    return view(
        players,
        round=3,
        phase=2,
        display=shown,
        mines=statuses,
        stations=everywhere,
        trust=TrustView((True, True, True, False, False, False), 3, 3, True, TRUST),
        seats=tuple(full_seat(points=99 + n // 2) for n in range(players)),
        active=tuple(range(players)),
    )


def bidding(players: int = 4, **changed: object) -> View:
    """The consolidation of Hamburg & Franziska: the second player leads, the first must bid."""
    order = tuple(n for n in (1, 0, 3, 2, 4) if n < players)
    values = {
        0: Value(2, 1, 2, 0, 1), 1: Value(1, 3, 0, 1, 2), 3: Value(2), 2: Value(1),
        4: Value(3, 2, 0, 2, 6),
    }  # fmt: skip
    running = Auction(
        "hamburg_franziska",
        order,
        tuple(values[n] for n in order),
        5,
        (True,) * len(order),
        passed=tuple(n for n in (3, 2) if n < players),
    )
    owners = {"21": 1, "31": 0, "7": 3 if players > 3 else 2}
    changed_mines = mines(players) | {card: MineView("owned", owner) for card, owner in owners.items()}
    usual: dict[str, object] = {
        "phase": 9,
        "round": 5,
        "active": (0,),
        "turn": Bid(0),
        "auction": AuctionView(running, *((4, 0, 14, 9) if players > 4 else (1, 0, 8, 3))),
        "mines": changed_mines,
    }
    return view(players, **(usual | changed))


def picture(shown: View | None = None, language: str = "en", **changed: object) -> KohleKoloniePicture:
    """A picture of a view, the whole board unless told otherwise."""
    shown = shown or view()
    seats = len(shown.seats)
    usual: dict[str, object] = {
        "game": "kohle_kolonie",
        "kind": "board",
        "view": shown,
        "names": NAMES[:seats],
        "colours": COLOURS[:seats],
        "words": LANGUAGES[language],
        "title": "KOHLE & KOLONIE",
        "subtitle": f"Table 7 · {seats} players · German rules",
        "headline": "Jörg bids 8 or more, or passes",
        "subline": "8 costs 3 coins · a loser gets 2 points per mine",
    }
    return Picture[View](**(usual | changed))  # pyright: ignore[reportArgumentType]


def outcome(players: int = 4) -> Outcome:
    """A finished game with ties, losses and nothing somewhere."""
    counted = {"engines", "coins", "stations", "lines", "extra_markers"}
    rows = [
        ScoreRow(
            source,
            tuple(
                (at * (7 + 3 * n) + 2 * n) % 17 * (-1 if source in ("disasters", "subsidence") else 1)
                for n in range(players)
            ),
            tuple((at + n) % 6 for n in range(players)) if source in counted else None,
        )
        for at, source in enumerate(SOURCES)
    ]
    rows[0] = ScoreRow("start", (facts.START_POINTS,) * players)
    totals = tuple(sum(row.points[n] for row in rows) for n in range(players))
    order = sorted(range(players), key=lambda n: -totals[n])
    return Outcome(tuple((n,) for n in order), totals, tuple(rows), (5, 2, 4, 3, 1)[:players])


SOLD = ("16", "26", "27", "29", "30", "31", "32", "33", "34", "38", "42", "43")


def buying() -> KohleKoloniePicture:
    """A dozen mines to buy."""
    terrain = terrain_for(Options(), 4)
    statuses = mines(4) | {card: MineView("displayed") for card in SOLD}
    targets = tuple(Target(f"mine.{card}", card, "", (("coin", str(terrain.cards[card].price)),)) for card in SOLD)
    means = (("coin", "3"), ("worker", "2"), ("miner", "7"))
    shown = view(4, display=SOLD, mines=statuses, active=(0,), turn=Act(0, Used()))
    return decision(shown, "mines", "Buy a mine", means, targets)


def raising() -> KohleKoloniePicture:
    """Bids from eight to fifteen, and the pass."""
    bids = [Target(f"bid.{n}", str(n), f"{15 - n} left", (("coin", str(n - 5)),)) for n in range(8, 16)]
    targets = (*bids, Target("pass", "", "Pass", (("star", "+2"),)))
    return decision(
        bidding(4), "auction.hamburg_franziska", "What do you bid?", (("coin", "10"),), targets, language="de"
    )


def settling() -> KohleKoloniePicture:
    """Villages for a settlement, with what it brings there."""
    letters = {"horst": "AA", "winz": "AZ", "linden": "AJ", "stiepel": "AM", "heven": "AP", "herbede": "AQ"}
    figures = (("star", "+2"), ("worker", "1"))
    targets = [Target(f"village.{id}", sign, "", figures[: n % 3]) for n, (id, sign) in enumerate(letters.items())]
    targets.append(Target("village.muttental", "AV", "", figures))
    question = "Cité pour 3 thunes : où ?"
    return decision(view(4), "places", question, (("coin", "6"), ("settlement", "2")), tuple(targets), "fr")


def redeploying() -> KohleKoloniePicture:
    """From a station: stations near and far, and places before the player."""
    homes = (
        ("rescue.A2", "T", "Rescue", (("space", "A2"),)),
        ("rescue.B1", "V", "Rescue", (("empty", "B1"),)),
        ("cokery.m1", "B", "Cokery", (("coin", "1"),)),
        ("cokery.m2", "C", "Cokery", (("miner", "2"), ("arrow", ""), ("coin", "1"))),
        ("administration.m2", "R", "Administration", (("miner", "2"), ("arrow", ""), ("steps", "1"))),
        ("pool", "Y", "Pool", (("miner", "6"),)),
    )
    stations = (("R2", ()), ("R4", (("hidden", ""),)), ("R5", (("move", "2"), ("hidden", ""))))
    targets = (
        Target("station.R3", "R3", "", (("miner", "2"),), faint=True),
        *(Target(f"station.{id}", id, "", figures) for id, figures in stations),
        *(Target(f"spot.{spot}", sign, label, figures) for spot, sign, label, figures in homes),
    )
    return decision(view(4), "places", "From Linden (R3) to…", (("miner", "5"),), targets, seat=1)


def securing() -> KohleKoloniePicture:
    """Mines to make safe, by a coin or the marker."""
    ways = (("coin", "1"), ("bonus_rescue", ""))
    targets = tuple(Target(f"space.{space}", space, "", ways) for space in ("A1", "B2", "B3"))
    return decision(view(4), "tableau", "Secure which mines?", (("coin", "8"),), targets, seat=2)


def decision(
    shown: View,
    area: str,
    question: str,
    means: tuple[tuple[str, str], ...],
    targets: tuple[Target, ...],
    language: str = "en",
    seat: int = 0,
) -> KohleKoloniePicture:
    """A picture to decide from."""
    return picture(
        shown, language, kind="decision", area=area, question=question, means=means, targets=targets, seat=seat
    )


def all_pictures() -> dict[str, KohleKoloniePicture]:
    """A picture of every kind, for the benchmark and the palette."""
    busy = view(5, seats=(*view(5).seats[:4], full_seat()))
    found = {
        "kohle board, 4 players": picture(view(4), marks=("mine.33", "mine.35")),
        "kohle board, 3 players": picture(view(3), "de", marks=("village.heven",)),
        "kohle board, 5 players": picture(crowded(5), "fr"),
        "kohle start, 4 players": picture(start(4), "de"),
        "kohle player": picture(kind="player", seat=2, marks=("seat.2.space.B2",)),
        "kohle player, full": picture(busy, "de", kind="player", seat=4),
        "kohle player, start": picture(start(3), "fr", kind="player", seat=0),
        "kohle auction": picture(bidding(4), kind="auction", marks=("seat.1.coins",)),
        "kohle auction, 5 players": picture(bidding(5), "fr", kind="auction"),
        "kohle score sheet": picture(view(4), kind="score_sheet", outcome=outcome(4), headline="Final scores"),
    }
    for name in ("essen", "bochum", "hattingen", "witten", "tracks"):
        found[f"kohle area {name}"] = picture(view(4), kind="area", area=name, seat=2)
    found["kohle area display"] = picture(crowded(5), "de", kind="area", area="display", seat=0)
    found["kohle area auction"] = picture(bidding(4), kind="area", area="auction", seat=0)
    for name in ("player", "pitheads", "stocks"):
        found[f"kohle area {name}"] = picture(busy, "de", kind="area", area=name, seat=4)
    found |= {
        "kohle decision mines": buying(),
        "kohle decision auction": raising(),
        "kohle decision settlement": settling(),
        "kohle decision miners": redeploying(),
        "kohle decision tableau": securing(),
    }
    return found
