"""The guide through Kohle & Kolonie."""

from collections.abc import Mapping
from typing import Final

from bot.words import Words
from cogs.kohle_kolonie import affordable
from cogs.kohle_kolonie.names import names_of
from cogs.kohle_kolonie.panels import answers
from cogs.kohle_kolonie.shown.arranging import in_vain
from cogs.kohle_kolonie.shown.decision_steps import BESIDE, KINDS
from cogs.kohle_kolonie.shown.enough import consoled, enough
from cogs.kohle_kolonie.shown.flips import possible
from cogs.kohle_kolonie.shown.protection import at_risk, protection
from cogs.kohle_kolonie.shown.second_miner import lack_after
from cogs.learning.guide import Guide, Lesson, Step, Topic
from games.engine.event import Event, Seat
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import BuyEngine, BuyMine, Exchange, Flip, InsertEngineer, PlaceSettlement
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import State
from games.kohle_kolonie.terrain import terrain_for
from games.kohle_kolonie.turns import Acting, Miners, Used
from games.kohle_kolonie.view import SeatView, View

SECOND_PHASE: Final = 3
EXTRA_PHASE: Final = 4
EARNING: Final = frozenset({"cokery", "ironworks"})
"""Pithead cards where a miner earns in every round."""
AFTER_ACTING: Final = frozenset({"rescue", "wagon"})
"""Bonus markers that are used after the phases of actions."""
EXCHANGING: Final = frozenset({"act-late", "act-after"})
"""Steps at which it is said when workers can be exchanged for the last time."""
PAID: Final = (BuyEngine, BuyMine, Exchange, Flip, InsertEngineer, PlaceSettlement)
"""Actions of a turn that can cost coins."""
FIRST_CONSOLIDATION: Final = 3
"""The round from which on coins are kept for consolidations."""

STEPS: Final = (
    Step("choose-first", "choose", ("5.1", "5.1.1")),
    Step("choose", "choose", ("5.1", "5.1.1")),
    Step("choose-bids", "choose", ("5.1", "5.1.8", "5.1.1")),
    Step("act-first", "act", ("5.1.2a", "5.1.6", "5.1.7", "5.1.2")),
    Step("act-second", "act", ("5.1.2a", "5.1.2e", "5.1.9", "5.1.4")),
    Step("act-early", "act", ("5.1.2b", "5.1.2d", "5.1.2c", "5.2.1 Workforce")),
    Step("act-late", "act", ("5.1.8", "5.2.1", "5.1.2c", "5.3")),
    Step("act-poor", "act", ("5.1.2e", "5.1.9", "5.1.2 Extras", "5.1.4")),
    Step("act-extra", "act-extra", ("5.1.3", "5.1.2")),
    Step("act-after", "act-after", ("5.1.1", "5.1.2 Extras", "5.2.1")),
    Step("engine", "engine", ("5.1.2b", "5.1.8 Merger", "5.2.2")),
    Step("flips", "flips", ("5.2.1", "5.2.2", "5.2.3", "5.2.5")),
    Step("settlement", "settlement", ("5.1.2c", "5.1.7")),
    Step("engineer", "engineer", ("5.1.2d", "5.1.9", "5.2.4")),
    Step("worker", "worker", ("5.1.2a",)),
    Step("place_card", "place_card", ("5.1.2a", "5.1.4")),
    Step("second_worker", "second_worker", ("5.1.2a",)),
    Step("second_worker-alone", "second_worker", ("5.1.2a",)),
    Step("second_miner", "second_miner", ("5.1.2a", "5.1.9", "5.1.4")),
    Step("settlement_miners", "settlement_miners", ("5.1.2c", "5.3")),
    Step("miners", "miners", ("5.1.2e", "5.1.2e Redeploying", "5.2", "5.1.9")),
    Step("arrange", "arrange", ("5.2.1",)),
    Step("arrange-idle", "arrange", ("5.2.1",)),
    Step("secure", "secure", ("5.1.4", "5.1.4 Discs")),
    Step("lose_miner", "lose_miner", ("5.1.4 Discs",)),
    Step("subsidence", "subsidence", ("5.1.4 Events",)),
    Step("declare", "declare", ("5.1.8 Value",)),
    Step("bid", "bid", ("5.1.8 Bids", "5.1.8 Value", "5.1.8 Merger")),
    Step("place_large", "place_large", ("5.1.8 Merger", "5.1.4")),
    Step("load", "load", ("5.1.9 Loading",)),
    Step("done", "done", ("5.0",)),
)
_STEPS: Final = {step.key: step for step in STEPS}

TOPICS: Final = (
    Topic("begin", ("game_started",), ("start", "3.0", "4.0")),
    Topic("round", ("round_began",), ("5.0",)),
    Topic("bonus", ("bonus_chosen", "bonus_chosen_ahead"), ("5.1", "5.1.1")),
    Topic("mine", ("mine_bought",), ("5.1.2a",)),
    Topic("settler", ("settler_moved",), ("5.1.2a",)),
    Topic("second", ("second_worker_taken",), ("5.1.2a",)),
    Topic("miner", ("miner_inserted",), ("5.1.2e", "5.1.9", "5.1.4")),
    Topic("redeployed", ("miner_redeployed",), ("5.1.2e Redeploying",)),
    Topic("engineer", ("engineer_inserted",), ("5.1.2d", "5.1.9")),
    Topic("settlement", ("settlement_placed",), ("5.1.2c", "5.1.7")),
    Topic("engine", ("engine_bought",), ("5.1.2b", "6.0")),
    Topic("used", ("bonus_used", "coin_taken"), ("5.1",)),
    Topic("exchanged", ("workers_sold", "workers_bought"), ("5.1.2 Extras",)),
    Topic("flipped", ("pithead_flipped",), ("5.2.1",)),
    Topic("extra", ("nobody_acts", "extra_gained", "extra_spent"), ("5.1.3",)),
    Topic("station", ("marker_taken",), ("5.3", "5.3 Markers", "6.0")),
    Topic("secured", ("mine_secured", "mine_rescued"), ("5.1.4",)),
    Topic("discs", ("bag_filled",), ("5.1.4 Discs", "5.1.4")),
    Topic("suffered", ("disaster_suffered", "miners_lost"), ("5.1.4 Discs",)),
    Topic("disaster", ("disaster_revealed",), ("5.1.4 Events",)),
    Topic("highest", ("trust_took_highest",), ("5.1.4 Events",)),
    Topic("extra-coin", ("extra_coin_waits",), ("5.1.4 Events", "5.1.8")),
    Topic("power", ("buying_power_raised",), ("5.1.4 Events", "5.1.5")),
    Topic("subsidence", ("subsidence_stays", "subsidence_strikes"), ("5.1.4 Events",)),
    Topic("trust", ("trust_bought",), ("5.1.5", "5.1.8")),
    Topic("income", ("income_earned",), ("5.1.6",)),
    Topic("ground", ("ground_scored",), ("5.1.7",)),
    Topic("revealed", ("ground_revealed",), ("5.1.8", "5.1.8 Value")),
    Topic("sole", ("sole_owner",), ("5.1.8",)),
    Topic("won", ("consolidation_won",), ("5.1.8 Merger",)),
    Topic("trust-won", ("trust_won",), ("5.1.8 Merger",)),
    Topic("cokery", ("cokery_earned",), ("5.1.9",)),
    Topic("ironworks", ("ironworks_earned",), ("5.1.9",)),
    Topic(
        "loading",
        ("loading_used", "loading_used_ahead", "loading_ran", "loading_left_out", "loading_not_possible"),
        ("5.1.9 Loading",),
    ),
    Topic("returned", ("bonus_returned",), ("5.1",)),
)


def step(view: View, state: State, seat: Seat) -> Step:
    """What the seat at turn is asked."""
    match view.turn.stage:
        case "choose":
            return _STEPS[f"choose{_choosing(view)}"]
        case "act":
            return _STEPS[f"act-{_acting(view, state, seat)}"]
        case "arrange" if in_vain(state, seat):
            return _STEPS["arrange-idle"]
        case "second_worker" if lack_after(state, seat):
            return _STEPS["second_worker-alone"]
        case stage:
            return _STEPS[stage]


def _choosing(view: View) -> str:
    """What the round is about: that it is the first, or that grounds are merged at its end."""
    if view.round == 1:
        return "-first"
    return "-bids" if _merging(view) else ""


def _merging(view: View) -> tuple[str, ...]:
    """The grounds that are merged in this round and have not been yet."""
    founded = terrain_for(view.options, len(view.seats)).founded(view.round)
    return tuple(ground for ground in founded if ground not in view.merged)


def _acting(view: View, state: State, seat: Seat) -> str:
    """Which action phase it is, and what is left of it."""
    used = view.turn.used if isinstance(view.turn, Acting) else Used()
    if used.action:
        return "after"
    if view.phase == EXTRA_PHASE and not used.extra:
        return "extra"
    if view.round < FIRST_CONSOLIDATION and not _buys(state, seat):
        return "poor"
    if view.round == 1:
        return "second" if view.phase >= SECOND_PHASE else "first"
    return "late" if view.round >= FIRST_CONSOLIDATION else "early"


def _buys(state: State, seat: Seat) -> bool:
    """Whether a mine can be bought now."""
    return any(isinstance(action, BuyMine) for action in GAME.legal_actions(state, seat))


def _last_turn(view: View, seat: Seat) -> bool:
    """Whether nothing can be flipped or exchanged by the seat after this turn."""
    if view.round < facts.ROUNDS:
        return False
    return view.phase == EXTRA_PHASE or (view.phase == SECOND_PHASE and not view.seats[seat].extra)


def _merged_with(view: View, own: SeatView) -> int:
    """In how many of the grounds that are merged in this round the seat has a mine."""
    cards = terrain_for(view.options, len(view.seats)).cards
    return len({cards[held.card].ground for held in own.cards if held}.intersection(_merging(view)))


def _offered(view: View) -> dict[str, int]:
    """Which of the bonus markers that the first choice is about still lie on the track."""
    return {
        "miners_there": int("miners" in view.bonus_track),
        "aid_there": int("aid" in view.bonus_track),
        "rescue_there": int("rescue" in view.bonus_track),
        "wagon_there": int("wagon" in view.bonus_track),
        "dear": int("engineer" in view.bonus_track) + 2 * int("settlement" in view.bonus_track),
    }


def _single_places(own: SeatView) -> int:
    """How many places for one miner are free on Cokery and Ironworks, where it earns at once."""
    sides = [(card, side) for card, side in zip(facts.PITHEADS, own.pitheads, strict=True) if card.id in EARNING]
    return sum(
        slot.piece == "miner" and slot.needs == 1 and not pieces
        for card, side in sides
        for slot, pieces in zip(card.side(side.flipped), side.pieces, strict=True)
    )


def _bidding(view: View, seat: Seat) -> dict[str, int]:
    """The bid that nobody can go above, how many could above the next one, and the points for not winning."""
    found = enough(view, seat)
    return {
        "enough": found.value if found else 0,
        "rivals": found.rivals if found else 0,
        "consoled": consoled(view, seat),
    }


def figures(view: View, seat: Seat) -> Mapping[str, int]:
    """The numbers that the texts name."""
    losses = terrain_for(view.options, len(view.seats)).board.disaster_losses
    pitheads, own = {card.id: card for card in facts.PITHEADS}, view.seats[seat]
    guarded = protection(view, seat)
    left = view.turn.left if isinstance(view.turn, Miners) else None
    bonus = int(own.bonus is not None and own.bonus not in AFTER_ACTING)
    flips = bool(affordable.flips_paid(view, own))
    sells = affordable.workers_of(own) >= facts.WORKERS_GIVEN and view.bank >= facts.COINS_GOT
    buys = own.coins >= facts.COINS_GIVEN and view.worker_pool >= facts.WORKERS_GOT
    ironworks = own.pitheads[facts.PITHEAD_INDEX["ironworks"]].flipped
    unflipped = sum(not own.pitheads[facts.PITHEAD_INDEX[card]].flipped for card in facts.FLIPPABLE)
    return {
        "rounds": facts.ROUNDS,
        "coins": int(view.options.start_coins),
        "miners": facts.MINERS,
        "points": facts.START_POINTS,
        "spaces": len(view.seats[seat].cards),
        "first_loss": losses[0],
        "insert": left.insert if left else 0,
        "redeploy": left.redeploy if left else 0,
        "single": _single_places(own),
        "ironworks_engineer": pitheads["ironworks"].side(ironworks)[0].points,
        "merging": len(_merging(view)),
        "bidding": _merged_with(view, own),
        "last_turn": int(_last_turn(view, seat)),
        "income": own.income,
        "last_round": int(view.round == facts.ROUNDS),
        "first_bids": FIRST_CONSOLIDATION,
        "at_risk": guarded.at_risk,
        "paid": len(affordable.prices(view, seat)),
        "too_many": 0 if guarded.needed == 1 else guarded.needed,
        "vain": int(not guarded.helps),
        "bonus": bonus,
        "flips_now": int(flips),
        "unflipped": unflipped,
        "flips_later": int(unflipped > 0 and not _last_turn(view, seat)),
        **_bidding(view, seat),
        "sells": int(sells),
        "still": bonus + 2 * flips + 4 * int(sells or buys),
        "rescue": int(own.bonus == "rescue"),
        **_offered(view),
        "loss": losses[min(view.round, facts.ROUNDS) - 1],
        "last_loss": losses[-1],
        "discs": facts.DISCS,
        "neutral": facts.NEUTRAL_DISCS,
        "drawn": facts.DRAWN_DISCS,
        "subsidence_points": facts.SUBSIDENCE_POINTS,
        "engine_1": facts.ENGINE_POINTS[1],
        "engine_2": facts.ENGINE_POINTS[2],
        "engine_3": facts.ENGINE_POINTS[3],
        "most_engines": len(facts.ENGINE_POINTS) - 1,
        "settlement_4": facts.SETTLEMENT_POINTS[3],
        "settlement_5": facts.SETTLEMENT_POINTS[4],
        "extra": facts.EXTRA_MARKER_POINTS,
        "given": facts.COINS_GIVEN,
        "got": facts.WORKERS_GOT,
        "sold": facts.WORKERS_GIVEN,
        "lost_mine": facts.LOST_MINE_POINTS,
        "aid": facts.AID_POINTS,
        "per_coins": facts.COINS_PER_POINT,
        "flip_workers": pitheads["cokery"].workers,
        "loading_points": pitheads["loading"].points,
        "ironworks_points": pitheads["ironworks"].points,
    }


def named(view: View, seat: Seat, text: Words) -> Mapping[str, str]:
    """The grounds that are merged in this round, what can be paid beside a mine, and the own bonus marker."""
    names, marker = names_of(text, view.options.board), view.seats[seat].bonus
    return {
        "marker": names.bonus(marker) if marker else "",
        "effect": names.bonus_effect(marker) if marker else "",
        "grounds": text.listed([names.ground(ground) for ground in _merging(view)]),
        "instead": affordable.instead(view, seat, text),
        "later": affordable.later(view, seat, text),
    }


def noted(view: View, state: State, seat: Seat, text: Words) -> Mapping[str, Mapping[str, str]]:
    """In an action phase the flips that are possible now, with what each costs and brings.

    While a mine is at risk, what the last coin could do for it.
    Where it is the last turn in which workers can be exchanged, also what becomes of them and of coins.
    """
    if view.turn.stage != "act":
        return {}
    flips = possible(state, seat, names_of(text, view.options.board))
    found = {"flips": {"flips": text("kk-semicolon").join(flips)}} if flips else {}
    last = _last_turn(view, seat) and step(view, state, seat).key in EXCHANGING
    said = {"last-coin": _last_coin(view, state, seat), "last-turn": last}
    return {**found, **{name: dict[str, str]() for name, so in said.items() if so}}


def _last_coin(view: View, state: State, seat: Seat) -> bool:
    """Whether the last coin, or that which an action would spend, could keep a disc out of the bag in this round.

    Where more mines are at risk than discs go in, one that is secured changes nothing (5.1.4 Discs).
    """
    own, by_coin = view.seats[seat], terrain_for(view.options, len(view.seats)).coin_spaces
    risky = at_risk(view, seat)
    by_marker = facts.RESCUED_BY_MARKER if own.bonus == "rescue" else 0
    if not own.coins or not by_coin.intersection(risky) or not 0 < len(risky) - by_marker <= facts.DISCS:
        return False
    if own.coins == 1:
        return True
    buying = [action for action in GAME.legal_actions(state, seat) if isinstance(action, PAID)]
    return any(GAME.apply(state, seat, action).state.seats[seat].coins == 0 for action in buying)


def own(event: Event, seat: Seat, text: Words) -> str:
    """Which of the learner's mines were at risk when the bag was filled, for nobody else's line names them."""
    for fact in event.facts:
        if fact.kind == "discs_laid" and event.kind == "bag_filled" and fact.params["seat"] == seat:
            spaces = fact.params["unsecured_spaces"]
            named = text.listed([str(space) for space in spaces]) if isinstance(spaces, tuple | list) else ""
            return text("learn-kk-own-risk", spaces=named) if named else text("learn-kk-own-safe")
    return ""


def _open_foci(state: State, seat: Seat) -> set[str]:
    """Of what is chosen in a focus of its own, what can be done."""
    legal = GAME.legal_actions(state, seat)
    kinds = {**KINDS, **BESIDE}
    return {name for name, kind in kinds.items() if any(isinstance(action, kind) for action in legal)}


GUIDE: Final = Guide(
    game=GAME,
    prefix="kk",
    lesson=Lesson(seed=f"{62:032x}"),
    topics=TOPICS,
    steps=STEPS,
    step=step,
    figures=figures,
    named=named,
    notes=("flips", "last-coin", "last-turn"),
    noted=noted,
    own=own,
    within=frozenset(
        {
            "act-after",
            "worker",
            "place_card",
            "second_worker",
            "second_miner",
            "settlement_miners",
            "miners",
            "arrange",
        }
    ),
    closing={
        "scored": ("5.1.7", "5.1.9"),
        "next": ("5.1", "5.1.2a"),
        **dict.fromkeys(("later", "last"), ("5.1.8", "5.2.1", "6.0")),
    },
    minor=frozenset({"share_received", "secured_nothing", "cokery_earned_nothing"}),
    lasting=frozenset(
        {
            "none_to_secure",
            "bag_filled",
            "disc_drawn",
            "black_drawn",
            "blank_drawn",
            "disaster_revealed",
            "no_disaster",
            "trust_took_highest",
            "trust_bought",
            "extra_coin_waits",
            "buying_power_raised",
            "subsidence_stays",
            "subsidence_strikes",
        }
    ),
    focused={kind: _STEPS[kind] for kind in (*KINDS, "flips")},
    open_foci=_open_foci,
    aside=frozenset(answers.FOCUSES),
)
