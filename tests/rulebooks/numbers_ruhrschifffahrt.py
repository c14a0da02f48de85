"""The numbers that each section of the rules of Ruhrschifffahrt states, as facts of the engine.

They stand in the order of the English text. A count of one that is nothing but the word is `ONE`.
"""

from collections import Counter
from typing import Final

from plain_numbers import plain

from bot.tables.questions import TIME_TO_AGREE
from games.ruhrschifffahrt import answers, boards, facts, rounds
from games.ruhrschifffahrt.events import GOODS
from games.ruhrschifffahrt.facts import OPTIONS, EventKind
from games.ruhrschifffahrt.options import PUBLIC_OPTIONS
from games.ruhrschifffahrt.state import SeatState

DISPUTED: Final = 24
"""Waking hours after which a dispute ends."""
STEIGER: Final = boards.known[boards.STEIGER]
KINDS: Final = Counter(space.kind for space in STEIGER.river)
HELMS: Final = sum(space.helm for space in STEIGER.river)
STORAGES: Final = KINDS["storage"]
TILES: Final = dict(PUBLIC_OPTIONS)["demand_tiles"]
ALL_TILES, FEWER_TILES = map(int, TILES)
ON_RIVER: Final = KINDS["obstacle"]
STARRED: Final = sum(tile.starred for tile in STEIGER.demand_tiles)
CHANGING: Final = [abs(tile.dice) for tile in STEIGER.demand_tiles if tile.dice]
COUNTRIES: Final = sum(STEIGER.countries.values())
MOST_SEATS: Final = max(facts.SEATS)
FEW, MIDDLE, MANY = facts.SEATS
PHASES: Final = sorted({int(name.rpartition("_")[2]) for name in rounds.PHASES})
EVENTS, DRAW, START, SALES, PROGRESS, PURCHASES, EXPORT = PHASES
ONE: Final = plain(1)
COIN, POINT = (int(good.what in ("coin", "point")) for good in GOODS)
FIRST, LAST = ONE, facts.ROUNDS
LAST_OWN: Final = OPTIONS["wage"].last_round + 1
PAVED, RAIL = sorted(facts.ERA_ROUNDS)[1:]
PILOTS: Final = sum(option.pilot for option in OPTIONS.values())
TOWS: Final = sum(option.tow for option in OPTIONS.values())
DEARER: Final = facts.DEARER_OPTIONS_ROUND
AREA: Final = max(STEIGER.areas.values())
CITY_PRICES: Final = next(space.prices for space in STEIGER.river if space.group == "essen")
MUELHEIM: Final = next(space.prices for space in STEIGER.river if space.group == "muelheim")
DEPOT_PRICES: Final = STEIGER.depots[0].prices
PORT_FIRST, PORT_NEXT, _, PORT_LATER = facts.PORT_COINS
FULL: Final = STEIGER.port[0].spaces
LOW, HIGH = sorted(set(STEIGER.export_track))
BELOW_NONE: Final = max(0, min(STEIGER.export_track) + min(facts.POSITION_BONUS))
OWN: Final = SeatState()
NOTHING: Final = OWN.points
DOMINIONS: Final = len(facts.DEPOTS)
START_DICE: Final = STEIGER.start_dice
COMBINED: Final = {tile: max(cubes.values()) for tile, cubes in STEIGER.combinations.items()}


def prices(option: str) -> list[int]:
    """What an option costs before and after it gets dearer."""
    return [OPTIONS[option].coins(FIRST), OPTIONS[option].coins(DEARER)]


def round_of(event: EventKind) -> int:
    """The first round with an event."""
    return rounds_with(event)[0]


def rounds_with(event: EventKind) -> list[int]:
    return [space.round for space in facts.CALENDAR if event in space.events]


def rounds_to(dominion: str) -> list[int]:
    """The rounds in which black dice return to a dominion."""
    return [space.round for space in facts.CALENDAR if space.returns_to == dominion]


def quiet_rounds() -> list[int]:
    return [space.round for space in facts.CALENDAR if space.returns_to is None and not space.events]


def steps(cells: int) -> list[int]:
    """The lowest and the highest die that move the export marker by so many cells."""
    dice = [die for die, moved in enumerate(facts.EXPORT_STEPS) if moved == cells]
    return [dice[0], dice[-1]]


def lying(seats: int) -> int:
    """Dice on the river at the start."""
    return len(START_DICE[str(seats)])


def empty(seats: int) -> int:
    return STORAGES - lying(seats)


def start_value(colour: str) -> int:
    """The value of the dice of a colour at the start."""
    white = {space.id for space in STEIGER.river if space.dominion == facts.WHITE_DOMINION}
    (value,) = {value for at, value in START_DICE["4"].items() if (at in white) == (colour == "white")}
    return value


def tiles(event: str, **changes: int | str) -> int:
    """How many obstacle/demand tiles do so."""
    found = [tile for tile in STEIGER.demand_tiles if tile.event == event]
    return sum(all(getattr(tile, name) == value for name, value in changes.items()) for tile in found)


def lock_rounds() -> list[int]:
    """The first and last round of the lower price of locks, with it, then the first of the higher, with it."""
    later = facts.DEARER_LOCKS_ROUND
    return [facts.FIRST_LOCK_ROUND, later - 1, facts.lock_coins(later - 1), later, facts.lock_coins(later)]


TRACKS: Final = [
    STEIGER.clay.black,
    *(STEIGER.paved.black, STEIGER.paved.white),
    *(STEIGER.rail.black, STEIGER.rail.white),
]
EXPORTED: Final = [facts.EXPORT_ROUNDS.start, facts.EXPORT_ROUNDS.stop - 1]
FUND: Final = [COIN, POINT]
REMOVED: Final = facts.REMOVED_DICE[MANY]["black"]

NUMBERS: Final[dict[str, list[int]]] = {
    "start": [
        *(LAST, LAST),
        *prices("tow"),
        *(DEARER, OPTIONS["tow_pilot"].cost, OPTIONS["tow_pilot"].coins(DEARER)),
        *(facts.DEBT_COINS, facts.REPAYMENT, facts.DEBT_POINTS, facts.COINS_KEPT),
    ],
    "1.0": [plain(1770), ON_RIVER, plain(16), plain(16) - ON_RIVER, plain(19)],
    "2.0": [
        *(MOST_SEATS, facts.DICE["black"], facts.DICE["white"], MOST_SEATS, facts.WAREHOUSES, plain(2), plain(30)),
        *(AREA * len(facts.AREAS) * MOST_SEATS, plain(45), len(STEIGER.demand_tiles), COUNTRIES, plain(2)),
        *(len(facts.OWN_TILES), len(facts.WHITE_TILES)),
    ],
    "2.1": [
        *(STORAGES, KINDS["city"], KINDS["industry"], ON_RIVER, HELMS),
        *(DOMINIONS, len({"with_lock", "with_mark"}), facts.WITH_FIRST_LOCK),
    ],
    "2.2": [len(facts.OWN_TILES), facts.DEBT_SPACES, len(facts.AREAS), AREA],
    "2.3.2": [plain(30)] * 3,
    "2.3.4": [AREA * len(facts.AREAS), PROGRESS],
    "2.3.5": [PILOTS],
    "2.3.6": [ON_RIVER, ALL_TILES, DRAW],
    "2.3.7": [OPTIONS["tow"].coins(DEARER) - OPTIONS["tow"].cost, DEARER],
    "2.6": [facts.WAREHOUSES, facts.SUPPLY],
    "3.0": [LAST, facts.FIRST_LOCK_ROUND],
    "4.0": [
        *(facts.SUPPLY, NOTHING, facts.WITH_FIRST_LOCK, facts.WITH_MARK, ONE, *facts.CALENDAR_WAREHOUSES),
        *(COUNTRIES, *EXPORTED, STEIGER.export_track[0]),
        *(len(STEIGER.demand_tiles), ON_RIVER, len(STEIGER.demand_tiles) - ON_RIVER),
        *(STEIGER.first_die, MANY, lying(MANY), empty(MANY)),
        *(MANY, facts.WHITE_SUPPLY[MANY]),
        FIRST,
    ],
    "5.1": [FIRST, PAVED - 1, PAVED, RAIL - 1, RAIL, PAVED, RAIL, *quiet_rounds(), SALES],
    "5.2": [
        *(START, len(OPTIONS), plain(2), DEARER),
        *(facts.WAGE_COINS, facts.REPLENISHED, facts.HIGHEST_DIE),
        *(
            price
            for option in ("tow", "transport_pilot", "tow_pilot", "tow_transport")
            for price in prices(option)
        ),
        *(LAST_OWN, FIRST),
    ],
    "5.2.1": [facts.SIMPLE_TRIP, facts.SIMPLE_TRIP, PILOTS],
    "5.2.3": [facts.HIGHEST_DIE, facts.HIGHEST_DIE],
    "5.2.4": [FIRST, TOWS, FIRST, FIRST],
    "5.3": [
        *(facts.DEBT_SPACES, facts.DEBT_COINS, PURCHASES, facts.REPAYMENT),
        *(facts.NO_WAREHOUSE_POINTS, NOTHING, facts.DEBT_POINTS, facts.DEBT_COINS, facts.DEBT_SPACES),
        *(facts.NO_WAREHOUSE_POINTS, NOTHING),
    ],
    "6.0": [LAST, len(PHASES), *PHASES, FIRST, SALES, START],
    "6.1": [
        EVENTS,
        *(round_of("locks_allowed"), facts.LOCK_COINS),
        *(round_of("fund"), *FUND),
        *(rounds_with("tracks_move")[0], rounds_with("country")[-1]),
        *(round_of("locks_dearer"), facts.LOCK_COINS_LATER),
        *(rounds_with("gain")[0], ONE, *FUND),
        *(round_of("options_dearer"), OPTIONS["tow"].coins(DEARER) - OPTIONS["tow"].cost, ONE),
        rounds_with("tracks_move")[1],
        *(round_of("track_dice_rise"), ONE, ONE),
        *(rounds_with("gain")[1], ONE, *FUND),
        *(round_of("remove_dice"), ONE),
        *(facts.LAST_DRAW_ROUND + 1, DRAW),
        *(*rounds_to("essen"), *rounds_to("werden"), *rounds_to("berg_broich")),
        *quiet_rounds(),
    ],
    "6.1.3": FUND,
    "6.1.6": [*FUND, *facts.CHOICE_ROUNDS],
    "6.1.9": [ONE, facts.HIGHEST_DIE, facts.HIGHEST_DIE],
    "6.1.11": [FEW, MIDDLE, MANY, REMOVED],
    "6.2": [
        *(FIRST, facts.LAST_DRAW_ROUND, COIN, COIN, PILOTS, facts.MOST_COINS_ON_SPACE),
        *(len(CHANGING), *CHANGING, CHANGING[0], facts.HIGHEST_DIE, CHANGING[1], facts.LOWEST_DIE),
        *(facts.LAST_DRAW_ROUND + 1, ONE, PURCHASES, facts.LAST_DRAW_ROUND + 1),
        *(ALL_TILES, FEWER_TILES, STARRED, FEWER_TILES, ON_RIVER, FEWER_TILES - ON_RIVER),
    ],
    "6.3": [FIRST, PAVED + 1],
    "6.4": [facts.SIMPLE_TRIP],
    "6.4.1": [ONE, facts.LOWEST_DIE],
    "6.4.2": [ONE, AREA, facts.WAREHOUSE_COIN, facts.LOWEST_DIE],
    "6.4.3": [facts.RUHRORT_COIN, ONE, *steps(1), plain(2), *steps(2), FIRST, *range(2, MOST_SEATS + 1)],
    "6.5.2": [
        *(facts.WITH_MARK, facts.HIGHEST_DIE, TOWS, facts.INN_COINS, facts.INN_POINTS, facts.TILE_COINS),
        *(facts.BARGE_POINTS, facts.BARGE_POINTS_RUHRORT, POINT, POINT),
    ],
    "6.5.3": [PROGRESS, PURCHASES, START, PURCHASES, facts.HIGHEST_DIE, ONE, facts.HIGHEST_DIE],
    "6.6": [PURCHASES, facts.WAREHOUSE_POINTS, facts.REPAYMENT],
    "6.6.1": [
        *(facts.FIRST_LOCK_ROUND, facts.LOCK_COINS, *lock_rounds()[:2], *lock_rounds()[3:]),
        *(facts.LOCK_POINTS_MARK, facts.LOCK_POINTS, facts.LOCK_POINTS, facts.WITH_FIRST_LOCK),
    ],
    "6.6.2": [
        *(min(CITY_PRICES), max(CITY_PRICES), min(DEPOT_PRICES), max(DEPOT_PRICES)),
        *(facts.WAREHOUSE_COIN, facts.TILE_COINS, facts.WHITE_SUPPLY[MANY], len(MUELHEIM), facts.TILE_COINS),
    ],
    "6.6.3": [
        *(PORT_FIRST, PORT_NEXT, PORT_LATER, facts.PORT_WAREHOUSES, facts.TILE_COINS, facts.PORT_MOVE_COINS),
        *(FULL, PURCHASES),
    ],
    "6.7": [
        *(*EXPORTED, EVENTS, LOW, HIGH),
        *(
            number
            for place, bonus in enumerate(facts.POSITION_BONUS, 1)
            for number in (place, abs(bonus))
            if number
        ),
        *(facts.COINS_KEPT, LAST, BELOW_NONE, facts.COINS_KEPT, LAST),
    ],
    "7.0": [
        *(LAST, facts.LOCK_POINTS_MARK, facts.LOCK_POINTS, facts.WAREHOUSE_POINTS, POINT, *rounds_with("gain")),
        *(facts.ESSEN_SET_POINTS, facts.MARK_SET_POINTS, KINDS["city"], facts.CITY_SET_POINTS),
        *(DOMINIONS, facts.DEPOT_SET_POINTS, facts.DEPOT_MAJORITY_POINTS, POINT),
        *(facts.INN_COINS, facts.INN_POINTS, POINT, facts.BARGE_POINTS, facts.BARGE_POINTS_RUHRORT),
        *(facts.DEBT_POINTS, facts.COINS_KEPT, NOTHING),
    ],
    "8.1": [
        *(facts.FEWER_DICE[FEW], facts.FEWER_DICE[FEW], lying(FEW), empty(FEW), facts.WHITE_SUPPLY[FEW]),
        *(facts.TWO_FOR_ONE_ROUNDS.start, facts.TWO_FOR_ONE_ROUNDS.stop - 1),
    ],
    "8.2": [lying(MIDDLE), empty(MIDDLE), facts.WHITE_SUPPLY[MIDDLE], FEW],
    "annex": [STEIGER.years[-1]],
    "DESIGN": [START, SALES, *facts.CHOICE_ROUNDS, PURCHASES, answers.MOST_PURCHASES, answers.HIGHEST_LIMIT],
    "table": [DISPUTED, TIME_TO_AGREE // 3600],
    "values": [
        *(*CITY_PRICES, *MUELHEIM, *DEPOT_PRICES, FULL),
        *(*TRACKS, *STEIGER.export_track),
        *(start_value("black"), start_value("white"), MANY, MIDDLE, FEW),
        *(COMBINED["coal_depot"], COMBINED["essen_warehouses"], *STEIGER.combinations["county_mark"].values()),
        COMBINED["mayor"],
        len(STEIGER.demand_tiles),
        *(tiles("industry_type", industry_type=kind) for kind in facts.INDUSTRY_TYPES),
        *(tiles("industry_dominion", dominion="mark"), tiles("industry_dominion"), tiles("cities")),
        *(
            tiles("flood"),
            tiles("flood", starred=1, dice=-1),
            tiles("low_water"),
            tiles("low_water", starred=1, dice=1),
        ),
        *(STEIGER.countries[country] for country in ("rhineland", "netherlands", "belgium")),
        *STEIGER.years,
    ],
}
