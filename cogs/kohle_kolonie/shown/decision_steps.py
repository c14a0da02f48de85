"""What is asked at each stage of a turn, and what there is to choose."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from cogs.kohle_kolonie.desk import Desk
from cogs.kohle_kolonie.names import capital
from cogs.kohle_kolonie.shown import decision_targets as targets
from cogs.kohle_kolonie.shown.decision_auction import bidding, declaring
from cogs.kohle_kolonie.shown.decision_targets import Asked, Figure, fact
from cogs.signs import MOST
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import (
    Action,
    BeginMiners,
    BuyEngine,
    BuyMine,
    ChooseBonus,
    Exchange,
    Flip,
    InsertEngineer,
    InsertMiner,
    Load,
    LoseMiner,
    Pay,
    PlaceCard,
    PlaceSettlement,
    PutMiners,
    RedeployEngineer,
    RedeployMiner,
    Rescue,
    Secure,
    SpendExtra,
    TakeCoin,
    TakeSettler,
    TakeWorker,
)
from games.kohle_kolonie.loading import is_free, loading_coins
from games.kohle_kolonie.pitheads import flip_cost, flipped_card
from games.kohle_kolonie.turns import MinersLeft
from renderer.picture import Target

Targeted: TypeAlias = BuyEngine | PlaceSettlement | InsertEngineer
KINDS: Final[dict[str, type[Targeted]]] = {
    "settlement": PlaceSettlement,
    "engineer": InsertEngineer,
    "engine": BuyEngine,
}
BESIDE: Final[dict[str, type[Flip | Exchange]]] = {"flips": Flip, "exchanges": Exchange}
"""What can be done beside an action, by the focus of the panel that offers several of it."""


def asked(desk: Desk, focus: str) -> Asked | None:
    """The question of a focus of the panel at the present stage; None where nothing is to be chosen."""
    verb, *rest = focus.split() or [""]
    match desk.view.turn:
        case turns.Act():
            return _act(desk, verb, rest)
        case turns.Miners(left=left):
            return _miners(desk, left, verb, rest)
        case turns.Declare():
            return declaring(desk)
        case turns.Bid():
            return bidding(desk)
        case turns.Begin() | turns.Done():
            return None
        case _:
            return _step(desk)


def nothing(desk: Desk) -> Asked:
    """Nothing is to be chosen: the own means and mines."""
    return Asked("tableau", desk.words("kk-question-done"), _spending(desk), ())


# The action phases


def _act(desk: Desk, verb: str, rest: Sequence[str]) -> Asked | None:
    legal = desk.legal()
    if verb in KINDS and (found := targeted(legal, verb, bonus="bonus" in rest)):
        return _of_kind(desk, verb, found)
    if verb in BESIDE and (ways := [action for action in legal if isinstance(action, BESIDE[verb])]):
        others = tuple(_other(desk, action) for action in ways)
        return Asked("cards", desk.words(f"kk-question-{verb}"), _spending(desk), others)
    mines = [action.card for action in legal if isinstance(action, BuyMine)]
    if verb == "mines" and rest:
        mines = [card for card in mines if _region(desk, card) == rest[0]] or mines
        return _mines(desk, mines, ())
    if not mines:
        return Asked("cards", desk.words("kk-question-act"), _spending(desk), _actions(desk, legal))
    return _mines(desk, mines, _singles(desk, legal))


def _spending(desk: Desk) -> tuple[Figure, ...]:
    me = desk.me
    return fact("coin", me.coins), targets.workers_of(me), fact("miner", me.pool)


def _mines(desk: Desk, mines: Sequence[str], others: Sequence[Target]) -> Asked:
    found = tuple(targets.mine(desk, card) for card in mines)
    return Asked("mines", desk.words("kk-question-mines"), _spending(desk), (*found, *others))


def _pale(target: Target) -> Target:
    """The same, seen but chosen in a further step only."""
    return replace(target, faint=True)


def _region(desk: Desk, card: str) -> str:
    return desk.names.region(desk.terrain.cards[card].ground)


def targeted(legal: Sequence[Action], kind: str, *, bonus: bool) -> list[Targeted]:
    """The targets of an action by its kind, with the marker for it or without."""
    return [action for action in legal if isinstance(action, KINDS[kind]) and action.bonus is bonus]


def _of_kind(desk: Desk, kind: str, found: Sequence[Targeted]) -> Asked:
    """The places for a settlement, an engineer or an engine."""
    price = desk.words("kk-coins", count=_price(desk, kind, bonus=found[0].bonus))
    question = desk.words(f"kk-question-{kind}", price=price)
    return Asked(
        "tableau" if kind == "engine" else "places",
        question,
        _means_of(desk, kind),
        tuple(_target(desk, kind, _place_of(action)) for action in found),
    )


def _place_of(action: Targeted) -> str:
    return action.village if isinstance(action, PlaceSettlement) else action.to


def _target(desk: Desk, kind: str, place: str) -> Target:
    match kind:
        case "settlement":
            return targets.village(desk, place, targets.settled(desk, place))
        case "engineer":
            return targets.engineer(desk, place)
        case _:
            return targets.engine(desk, place)


def _price(desk: Desk, kind: str, *, bonus: bool) -> int:
    return facts.BONUS_PRICE[kind] if bonus else desk.view.prices[kind]


def _means_of(desk: Desk, kind: str) -> tuple[Figure, ...]:
    """Coins, and how many of the pieces there are."""
    me = desk.me
    left = {"settlement": me.settlements_left, "engineer": me.engineers, "engine": desk.view.engine_pool}
    return fact("coin", me.coins), fact(kind, left[kind])


def _singles(desk: Desk, legal: Sequence[Action]) -> list[Target]:
    """Other actions that have one target, which their button names; a village also where it lies."""
    every = [ways for bonus in (False, True) for ways in _ways(legal, bonus=bonus)]
    single = [(kind, found) for kind, found in every if len(found) == 1]
    villages = dict.fromkeys(_place_of(found[0]) for kind, found in single if kind == "settlement")
    return [
        *(targets.village(desk, id) for id in villages),
        *(_priced(desk, kind, found) for kind, found in single),
    ]


def _ways(legal: Sequence[Action], *, bonus: bool) -> Iterator[tuple[str, list[Targeted]]]:
    """The kinds of actions that have targets, with the marker for each or without."""
    for kind in KINDS:
        if found := targeted(legal, kind, bonus=bonus):
            yield kind, found


def _priced(desk: Desk, kind: str, found: Sequence[Targeted]) -> Target:
    """An action with what it costs: by the letter of its one target, or with the piece that has several."""
    bonus, only = found[0].bonus, len(found) == 1
    used = fact(f"bonus_{kind}" if bonus else kind)
    figures = (fact("coin", _price(desk, kind, bonus=bonus)), *((used,) if bonus or not only else ()))
    name = f"action.{kind}" + (".bonus" if bonus else "")
    sign = desk.signs[_place_of(found[0])] if only else ""
    return Target(name, sign, capital(desk.words(f"kk-price-{kind}")), figures)


# What can be done where no mine can be bought


def _actions(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    found: list[Target] = []
    for bonus in (False, True):
        found += [_priced(desk, kind, ways) for kind, ways in _ways(legal, bonus=bonus)]
        if BeginMiners(bonus) in legal:
            marker = (fact("bonus_miners"),) if bonus else ()
            label = desk.words("kk-decision-miners")
            name = "action.miners" + (".bonus" if bonus else "")
            found.append(Target(name, "", label, (fact("miner", facts.INSERTED), *marker)))
    if TakeCoin() in legal:
        found.append(Target("action.coin", "", desk.names.bonus("aid"), (fact("coin", f"+{facts.AID_COINS}"),)))
    if SpendExtra() in legal:
        found.append(Target("action.extra", "", desk.words("kk-decision-extra"), (fact("bolt", desk.me.extra),)))
    found += [_other(desk, action) for action in legal if isinstance(action, Flip | Exchange)]
    return tuple(found)


def _other(desk: Desk, action: Flip | Exchange) -> Target:
    """A flip or an exchange: what it takes, then what it brings."""
    if isinstance(action, Exchange):
        give, get = (
            (fact("coin", facts.COINS_GIVEN), fact("worker", facts.WORKERS_GOT))
            if action.what == "coins"
            else (fact("worker", facts.WORKERS_GIVEN), fact("coin", facts.COINS_GOT))
        )
        return Target(f"action.give.{action.what}", "", desk.words("kk-aid-exchange"), (give, fact("arrow"), get))
    workers, coins, points = flip_cost(desk.state.options, action)
    taken = (
        *((fact("worker", workers),) if workers else ()),
        *((fact("coin", coins),) if coins else ()),
    )
    brings = (fact("star", points),) if points else ()
    label = targets.card_label(action.card, desk.words)
    return Target(f"action.flip.{action.card}.{action.pay or 'both'}", "", label, (*taken, fact("flip"), *brings))


# Miners


def _miners(desk: Desk, left: MinersLeft, verb: str, rest: Sequence[str]) -> Asked:
    legal, words = desk.legal(), desk.words
    means = (fact("miner", desk.me.pool),)
    moves = [action for action in legal if isinstance(action, RedeployMiner)]
    shifts = [action for action in legal if isinstance(action, RedeployEngineer)]
    if verb == "from" and rest and (goals := [move.to for move in moves if move.source == rest[0]]):
        question = words("kk-question-from", spot=desk.names.spot(rest[0]))
        found = (targets.source(desk, rest[0]), *(targets.goal(desk, rest[0], to) for to in goals))
        return Asked("places", question, means, _faded(found[0], found[1:]))
    if verb == "shift" and shifts:
        return Asked("places", words("kk-question-shift"), means, _shifted(desk, shifts))
    inserts = [targets.insertion(desk, action.to) for action in legal if isinstance(action, InsertMiner)]
    sources = [targets.source(desk, spot) for spot in dict.fromkeys(move.source for move in moves)]
    reached: list[Target] = []
    if len(sources) == 1 and len(moves) <= MOST:
        # Nobody asks from where: the menu leads on at once.
        sources = [_pale(sources[0])]
        reached = [targets.goal(desk, move.source, move.to) for move in moves]
    found = [*inserts, *sources, *_shifted(desk, shifts), *reached]
    question = words("kk-question-miners", insert=left.insert, redeploy=left.redeploy)
    if not left.insert and not left.redeploy:
        question = words("kk-question-shift")
    return Asked("places", question, means, targets.merged(found))


def _faded(source: Target, goals: Sequence[Target]) -> tuple[Target, ...]:
    """The spot that a miner leaves, which cannot be chosen again, and those to which it can go."""
    return targets.merged((_pale(source), *goals))


def _shifted(desk: Desk, shifts: Sequence[RedeployEngineer]) -> tuple[Target, ...]:
    stands = dict.fromkeys(action.source for action in shifts)
    goals = dict.fromkeys(action.to for action in shifts if action.to not in stands)
    return (
        *(targets.engineer(desk, spot, stands=True) for spot in stands),
        *(targets.engineer(desk, spot) for spot in goals),
    )


# Small decisions


def _step(desk: Desk) -> Asked:
    words, turn, legal = desk.words, desk.view.turn, desk.legal()
    question = f"kk-question-{turn.stage}"
    coins = fact("coin", desk.me.coins)
    match turn:
        case turns.Choose():
            return Asked("list", words(question), (), _choices(desk))
        case turns.Worker(card=card) | turns.SecondWorker(card=card):
            named = targets.card_name(desk.terrain.cards[card], desk.names)
            means = (targets.workers_of(desk.me), fact("miner", desk.me.pool))
            return Asked("places", words(question, card=named), means, _workers(desk, legal))
        case turns.PlaceCard(card=card) | turns.PlaceLarge(card=card):
            named = targets.card_name(desk.terrain.cards[card], desk.names)
            spaces = tuple(targets.space(desk, action.space) for action in legal if isinstance(action, PlaceCard))
            return Asked("tableau", words("kk-question-place_card", card=named), (), spaces)
        case turns.SecondMiner(card=card):
            named = targets.card_name(desk.terrain.cards[card], desk.names)
            means = (fact("miner", desk.me.pool),)
            return Asked("places", words(question, card=named), means, _second_miner(desk, legal))
        case turns.SettlementMiners(village=village):
            named = desk.names.village(village)
            return Asked(
                "cards", words(question, village=named), (fact("miner", desk.me.pool),), _put(desk, legal)
            )
        case turns.Arrange(card=card):
            named = desk.names.turned(card)
            return Asked("cards", words(question, card=named), (), _arranged(desk))
        case turns.Secure():
            return Asked("tableau", words(question), (coins,), _secured(desk, legal))
        case turns.LoseMiner(miners=miners):
            found = [targets.source(desk, action.source) for action in legal if isinstance(action, LoseMiner)]
            return Asked("places", words(question, count=miners), (fact("miner", desk.me.pool),), tuple(found))
        case turns.Subsidence():
            means = (coins, fact("star", desk.me.points))
            return Asked("cards", words(question), means, _payments(desk, legal))
        case _:
            means = (coins, targets.workers_of(desk.me), fact("wagon", desk.me.wagons))
            return Asked("cards", words("kk-question-load"), means, _loads(desk, legal))


def _choices(desk: Desk) -> tuple[Target, ...]:
    """The spaces of the track: what lies there, or whose disc."""
    may = {action.marker for action in desk.legal() if isinstance(action, ChooseBonus)}
    found: list[Target] = []
    for number, (marker, seat) in enumerate(zip(desk.view.bonus_track, desk.view.discs, strict=True), start=1):
        place, sign = f"bonus.{number}", str(number)
        if marker is not None:
            one = targets.bonus(desk, marker, place, sign)
            faint = marker not in may
            found.append(Target(place, sign, one.label, one.figures, faint))
        else:
            found.append(
                Target(place, sign, desk.party.short_names[seat] if seat is not None else "", (), faint=True)
            )
    return tuple(found)


def _workers(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    """Villages with workers, and own settlements with miners."""
    found: list[Target] = []
    for action in legal:
        if isinstance(action, TakeWorker):
            workers = desk.view.villages[action.village].workers
            found.append(targets.village(desk, action.village, (fact("worker", workers),)))
        elif isinstance(action, TakeSettler):
            settlers = next(at.miners for at in desk.me.settlements if at.village == action.village)
            found.append(targets.village(desk, action.village, (fact("settlement", settlers),)))
    return targets.merged(found)


def _second_miner(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    inserts = [targets.insertion(desk, action.to) for action in legal if isinstance(action, InsertMiner)]
    moves = [action for action in legal if isinstance(action, RedeployMiner)]
    sources = [targets.source(desk, spot) for spot in dict.fromkeys(move.source for move in moves)]
    goals = [targets.insertion(desk, spot) for spot in dict.fromkeys(move.to for move in moves)]
    return targets.merged((*inserts, *sources, *goals))


def _put(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    pool = desk.me.pool
    return tuple(
        Target(
            f"put.{action.count}",
            "",
            desk.names.miners(action.count),
            (fact("arrow"), fact("miner", pool - action.count)),
        )
        for action in legal
        if isinstance(action, PutMiners)
    )


def _arranged(desk: Desk) -> tuple[Target, ...]:
    """The places of the card just flipped as buttons name them, with who stands there and what each earns.

    None has a sign: an arrangement is told whole.
    """
    card = flipped_card(desk.state)
    index = facts.PITHEAD_INDEX[card]
    side = desk.me.pitheads[index]
    slots = zip(facts.PITHEADS[index].side(side.flipped), side.pieces, strict=True)
    return tuple(
        Target(
            f"spot.{card}.{slot.id}",
            "",
            capital(desk.names.slot(slot.id)),
            (fact(slot.piece, f"{count}/{slot.needs}"), targets.gain(slot)),
            faint=True,
        )
        for slot, count in slots
    )


def _secured(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    found = [targets.space(desk, action.space, fact("coin", 1)) for action in legal if isinstance(action, Secure)]
    found += [
        targets.space(desk, action.space, fact("bonus_rescue")) for action in legal if isinstance(action, Rescue)
    ]
    return targets.merged(found)


def _payments(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    """Both ways to pay for subsidence: what goes, and what is left in words, which may be as much."""
    found: list[Target] = []
    for action in legal:
        if isinstance(action, Pay) and action.what == "coin":
            left = desk.words("kk-decision-left", count=desk.me.coins - facts.SUBSIDENCE_COINS)
            found.append(Target("pay.coin", "", left, (fact("coin", f"−{facts.SUBSIDENCE_COINS}"),)))
        elif isinstance(action, Pay):
            lost = min(facts.SUBSIDENCE_POINTS, desk.me.points)
            left = desk.words("kk-decision-left", count=desk.me.points - lost)
            found.append(Target("pay.points", "", left, (fact("star", f"−{lost}" if lost else "0"),)))
    return tuple(found)


def _loads(desk: Desk, legal: Sequence[Action]) -> tuple[Target, ...]:
    own = desk.state.seats[desk.seat]
    found: list[Target] = []
    for action in legal:
        if not isinstance(action, Load):
            continue
        wagons = desk.me.wagons + action.markers + action.bonus
        takes = () if is_free(own, bonus=action.bonus) else (fact("worker", 1),)
        marked = (fact("bonus_wagon"),) if action.bonus else ()
        used = (fact("marker", action.markers),) if action.markers else ()
        coins = loading_coins(desk.state, own, wagons)
        brings = (fact("star", wagons), *((fact("coin", coins),) if coins else ()))
        figures = (*marked, *used, *takes, fact("arrow"), *brings)
        label = desk.words("kk-decision-wagons", count=wagons)
        found.append(Target(f"load.{action.markers}.{int(action.bonus)}", "", label, figures))
    return tuple(found)
