"""The numbers that each section of the rules of Kohle & Kolonie states, as facts of the engine.

They stand in the order of the English text. A count of one that is nothing but the word is `ONE`.
"""

from typing import Final

from plain_numbers import plain

from games.kohle_kolonie import acting, boards, extra_actions, facts, rounds
from games.kohle_kolonie.facts import PITHEADS, Piece, Pithead, Slot
from games.kohle_kolonie.options import PRESETS, PUBLIC_OPTIONS

STEIGER: Final = boards.known[boards.STEIGER]
CHOICES: Final = dict(PUBLIC_OPTIONS)
ONE: Final = plain(1)
MOST_SEATS: Final = max(facts.SEATS)
THREE: Final = min(facts.SEATS)
LAST: Final = facts.ROUNDS
PHASES: Final = sorted({int(name.rpartition("_")[2]) for name in rounds.PHASES})
BONUS, FIRST, SECOND, EXTRA, DISASTER, PURCHASES, INCOME, BOARD, MERGERS, CARDS = PHASES
RAILWAY: Final = STEIGER.railway_markers
MORE_MOVES: Final = facts.REDEPLOYED[1]
INCOMES: Final = sorted({mine.income for mine in (*STEIGER.small_mines, *STEIGER.single_mines)})
PRICES: Final = sorted({mine.price for mine in STEIGER.small_mines})
WORKERS: Final = sorted({village.workers for village in STEIGER.villages})
SPACES: Final = sorted({village.spaces for village in STEIGER.villages})
SINGLES: Final = [mine.number for mine in STEIGER.single_mines]


def stations(line: str) -> int:
    """How many stations a line has."""
    return next(len(known.stations) for known in STEIGER.lines if known.id == line)


def line_points(line: str, *, three: bool = False) -> int:
    """What a complete line brings."""
    known = next(known for known in STEIGER.lines if known.id == line)
    points = known.points_with_three if three else known.points
    assert points is not None
    return points


def slots(card: Pithead, piece: Piece, *, back: bool = False) -> list[Slot]:
    """The places of a side of a pithead card for a kind of piece."""
    return [slot for slot in PITHEADS[facts.PITHEAD_INDEX[card]].side(back) if slot.piece == piece]


def cost(card: Pithead) -> list[int]:
    """Workers, coins and points of a flip."""
    known = PITHEADS[facts.PITHEAD_INDEX[card]]
    return [known.workers, known.coins, known.points]


def pays(card: Pithead, piece: Piece, *, back: bool = False) -> list[int]:
    """What the places of a side bring, and how many pieces the last one needs where that is more than one."""
    found = slots(card, piece, back=back)
    return [slot.coins + slot.points for slot in found] + [slot.needs for slot in found if slot.needs > 1]


def coins(preset: str) -> int:
    """The coins at the start of a preset."""
    return int(PRESETS[preset].start_coins)


DEARER: Final = [*facts.PRICES["engineer"], *facts.PRICES["settlement"], *facts.PRICES["engine"]]
"""Engineer, settlement, engine: price before and after."""
LOADING_MINER: Final = slots("loading", "miner")[0]
LOADING_ENGINEER: Final = slots("loading", "engineer")[0]
LOADING_BACK: Final = PITHEADS[facts.PITHEAD_INDEX["loading"]].side(True)
BACK_MINERS: Final = slots("loading", "miner", back=True)
BACK_ENGINEER: Final = slots("loading", "engineer", back=True)[0]
ADMINISTRATION: Final = PITHEADS[facts.PITHEAD_INDEX["administration"]].front
ADMINISTRATION_MINERS: Final = slots("administration", "miner")
ADMINISTRATION_ENGINEERS: Final = slots("administration", "engineer")
RESCUED: Final = facts.RESCUED_BY_MARKER
EXTRA_MARKERS: Final = plain(3)  # one for each of three reasons
ACTIONS: Final = plain(5)  # kinds of action
WITH_BACK: Final = len(facts.FLIPPABLE)

NUMBERS: Final[dict[str, list[int]]] = {
    "2.0": [
        *(ONE, MOST_SEATS),
        *(len(facts.COLOURS), facts.MINERS, facts.SETTLEMENTS, facts.ENGINEERS, facts.DISCS, plain(3)),
        *(facts.NEUTRAL_DISCS, ONE, ONE),
        *(facts.ENGINES, facts.WORKERS, ONE),
        *(facts.COINS, plain(35), plain(1), plain(10), plain(5)),
        *(len(STEIGER.small_mines), len(STEIGER.single_mines), len(STEIGER.large_mines)),
        *(len(PITHEADS) * MOST_SEATS, len(PITHEADS)),
        *(EXTRA_MARKERS * MOST_SEATS, sum(RAILWAY.values()), len(facts.BONUS_MARKERS)),
        *(len(facts.DISASTER_MARKERS), len(facts.PRICES) * MOST_SEATS),
    ],
    "2.1": [
        *(len(STEIGER.grounds), len(STEIGER.single_mines), len(STEIGER.villages), *WORKERS, *SPACES),
        *(len(STEIGER.stations), *map(stations, ("yellow", "red", "brown", "green"))),
        len(STEIGER.tableau),
        *STEIGER.disaster_losses,
        plain(99),
    ],
    "2.2": [0, facts.TRACK_END, len(PITHEADS)],
    "4.0": [
        *(THREE, MOST_SEATS),
        *(facts.MINERS, facts.SETTLEMENTS, facts.ENGINEERS, len(PITHEADS), facts.START_POINTS),
        *(coins("german"), coins("english"), coins("german"), coins("steiger")),
        *(ONE, facts.TRUST_SPACES, *WORKERS, LAST, plain(1)),
        *(0, facts.START_POINTS, THREE),
    ],
    "5.0": [LAST, len(PHASES), *PHASES[:-1], facts.FIRST_CONSOLIDATION_ROUND, CARDS, CARDS, LAST],
    "5.1": [BONUS, plain(1), plain(1), facts.FIRST_ENGINE_ROUND, plain(1), plain(2), CARDS],
    "5.1.1": [
        *(facts.INSERTED, facts.REDEPLOYED[0]),
        *(facts.BONUS_PRICE["engineer"], ONE, facts.BONUS_PRICE["engine"], ONE),
        *(facts.BONUS_PRICE["settlement"], ONE, facts.MINERS_PER_SETTLEMENT),
        *(MERGERS, facts.AID_COINS),
        *(DISASTER, RESCUED, MERGERS, facts.AID_POINTS, CARDS, plain(1)),
    ],
    "5.1.2": [
        *(FIRST, SECOND, ONE),
        *PRICES,
        *(*facts.PRICES["engine"], facts.FIRST_ENGINE_ROUND - 1),
        *facts.PRICES["settlement"],
        *facts.PRICES["engineer"],
        *(acting.PHASES[0], acting.PHASES[-1]),
        *(FIRST, EXTRA, plain(2), FIRST, EXTRA, FIRST, SECOND),
    ],
    "5.1.2 Extras": [
        WITH_BACK,
        *(facts.COINS_GIVEN, facts.WORKERS_GOT, facts.WORKERS_GIVEN, facts.COINS_GOT),
        *(facts.COINS_GIVEN, facts.WORKERS_GOT),
        *(BONUS, DISASTER, CARDS),
    ],
    "5.1.2a": [ONE, ONE, ONE],
    "5.1.2b": [
        *(facts.FIRST_ENGINE_ROUND, *facts.PRICES["engine"], facts.BONUS_PRICE["engine"]),
        *(plain(1), plain(1), INCOME),
        *(plain(6), INCOME),
    ],
    "5.1.2c": [
        *(*facts.PRICES["settlement"], facts.BONUS_PRICE["settlement"]),
        *(plain(1), max(village.spaces for village in STEIGER.villages)),
        *(facts.MINERS_PER_SETTLEMENT, facts.MINERS_PER_SETTLEMENT),
        *(points for points in facts.SETTLEMENT_POINTS if points),
    ],
    "5.1.2d": [*facts.PRICES["engineer"], facts.BONUS_PRICE["engineer"]],
    "5.1.2e": [
        *(facts.INSERTED, facts.REDEPLOYED[0]),
        facts.MINERS_PER_SETTLEMENT,
        plain(1),
        *(slots("cokery", "miner")[-1].needs, plain(1)),
        *(facts.INSERTED, MORE_MOVES, plain(1)),
    ],
    "5.1.2e Redeploying": [plain(1), facts.REDEPLOYED[0]],
    "5.1.3": [
        *(extra_actions.EXTRA_PHASE, plain(1), ACTIONS, plain(1)),
        EXTRA_MARKERS,
        facts.EXTRA_MARKER_POINTS,
        *(EXTRA, EXTRA),
    ],
    "5.1.4": [DISASTER, plain(1), *[RESCUED] * 5, plain(1), plain(1)],
    "5.1.4 Discs": [
        *(plain(1), facts.DISCS, facts.NEUTRAL_DISCS, facts.DRAWN_DISCS, plain(1)),
        0,
        *(facts.TRUST_SPACES, facts.TRUST_SPACES - 1, plain(1), facts.REFILLED_SPACES),
    ],
    "5.1.4 Events": [
        *(plain(1), plain(1), plain(1), plain(1), facts.MOST_PURCHASES),
        *(facts.SUBSIDENCE_COINS, facts.SUBSIDENCE_POINTS),
        PURCHASES,
        0,
    ],
    "5.1.5": [PURCHASES, plain(1), plain(1), facts.MOST_PURCHASES, SINGLES[0], SINGLES[-1], DISASTER],
    "5.1.6": [INCOME, *INCOMES, plain(1)],
    "5.1.7": [BOARD, plain(1), plain(1), plain(1), plain(1)],
    "5.1.8": [MERGERS, facts.FIRST_CONSOLIDATION_ROUND, LAST],
    "5.1.8 Value": [facts.AID_POINTS, plain(1), CARDS, plain(7), facts.TRUST_SPACES, facts.TRUST_SPACES, plain(1)],
    "5.1.8 Bids": [plain(1), facts.TRACK_END],
    "5.1.8 Merger": [facts.LOST_MINE_POINTS, ONE, ONE, facts.LOST_MINE_POINTS, ONE],
    "5.1.9": [
        CARDS,
        *pays("cokery", "engineer"),
        *pays("cokery", "miner"),
        *(pays("cokery", "miner", back=True)[2], *pays("cokery", "engine", back=True)),
        *pays("ironworks", "engineer"),
        *pays("ironworks", "miner"),
        *pays("ironworks", "engineer", back=True),
        *pays("ironworks", "miner", back=True)[:2],
        len(pays("ironworks", "miner", back=True)[1:]),
        *(plain(1), *map(int, reversed(CHOICES["ironworks_engineer_points"]))),
    ],
    "5.1.9 Loading": [
        *(plain(1), plain(1)),
        *(LOADING_MINER.wagons + LOADING_ENGINEER.wagons, LOADING_MINER.coins, LOADING_MINER.wagons),
        *(LOADING_ENGINEER.coins, LOADING_ENGINEER.wagons),
        *(LOADING_MINER.wagons, LOADING_MINER.wagons + LOADING_ENGINEER.wagons - 1),
        *(
            sum(slot.wagons for slot in LOADING_BACK),
            len(BACK_MINERS),
            BACK_MINERS[0].coins,
            BACK_MINERS[0].wagons,
        ),
        *(BACK_ENGINEER.coins, BACK_ENGINEER.wagons),
        plain(1),
        *(BACK_ENGINEER.coins, BACK_ENGINEER.wagons, BACK_ENGINEER.coins),
    ],
    "5.2": [len(PITHEADS), slots("cokery", "miner")[-1].needs],
    "5.2.1": [
        *reversed(facts.PRICES["engineer"]),
        *reversed(facts.PRICES["settlement"]),
        *reversed(facts.PRICES["engine"]),
    ],
    "5.2.1 Workforce": [
        *(facts.INSERTED, facts.REDEPLOYED[0], facts.INSERTED, MORE_MOVES, plain(1)),
        *cost("workforce"),
        MORE_MOVES,
    ],
    "5.2.2": [CARDS, *cost("cokery"), *[facts.COKERY_BONUS] * 5],
    "5.2.3": [CARDS, *cost("ironworks")],
    "5.2.4": [
        *(ADMINISTRATION_ENGINEERS[0].consolidation, len(ADMINISTRATION_ENGINEERS)),
        *(slot.needs for slot in ADMINISTRATION_MINERS),
        *(ADMINISTRATION_MINERS[0].consolidation, len(ADMINISTRATION_ENGINEERS)),
        sum(slot.consolidation for slot in ADMINISTRATION),
    ],
    "5.2.5": [CARDS, *cost("loading")],
    "5.3": [len(STEIGER.lines), facts.REDEPLOYED[0]],
    "5.3 Markers": [
        sum(RAILWAY.values()),
        *(RAILWAY["points"], facts.MARKER_POINTS, RAILWAY["coin"], facts.MARKER_COINS),
        *(RAILWAY["worker"], plain(1), RAILWAY["wagon"], plain(1), RAILWAY["unification"], plain(1)),
    ],
    "5.4": [*facts.REFILL_ROUNDS, plain(1), plain(1), facts.REFILLED_SPACES],
    "6.0": [
        LAST,
        *(number for pair in list(enumerate(facts.ENGINE_POINTS))[1:] for number in pair),
        len(facts.ENGINE_POINTS) - 1,
        *(plain(1), facts.COINS_PER_POINT),
        *map(line_points, ("yellow", "red", "brown", "green")),
        *(THREE, *(line_points(line, three=True) for line in ("yellow", "red", "brown"))),
        facts.EXTRA_MARKER_POINTS,
        *(plain(1), plain(1)),
    ],
    "7.0": [
        *(THREE, sum(station.with_three for station in STEIGER.stations)),
        *(line_points(line, three=True) for line in ("yellow", "red", "brown")),
    ],
}
