"""Panels of small decisions: where a miner comes from, where a card lies, what an answer costs."""

from collections.abc import Sequence

from bot.post import MENU_LIMIT, Choice, Style, rows_of
from bot.presenter import Panel, asked, own, why
from cogs.desk import LABEL
from cogs.kohle_kolonie.desk import ROWS, Desk, Rows, choice, fitting
from cogs.kohle_kolonie.names import capital
from cogs.kohle_kolonie.panels import answers, status
from cogs.kohle_kolonie.shown import decision, differences
from cogs.kohle_kolonie.shown.arranging import gain, in_vain
from cogs.kohle_kolonie.shown.decision_targets import home_label
from cogs.kohle_kolonie.shown.labels import (
    arranged_earns,
    is_alike,
    rearrangement,
    spot_effect,
    stands_alike,
    stands_for,
)
from cogs.kohle_kolonie.shown.protection import protection
from cogs.kohle_kolonie.shown.second_miner import asked_in_vain
from games.kohle_kolonie import facts, turns
from games.kohle_kolonie.actions import (
    Action,
    Arrange,
    ChooseBonus,
    InsertMiner,
    Load,
    LoseMiner,
    Pay,
    PlaceCard,
    PutMiners,
    RedeployMiner,
    Rescue,
    Secure,
    Stop,
    TakeSettler,
    TakeWorker,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.loading import loading_coins
from games.kohle_kolonie.pitheads import flipped_card


def choose(desk: Desk) -> Panel:
    """The bonus markers with what they do, and the way to one's ranking for later rounds.

    In the first a newcomer would take it for part of the question; whoever waits has it there.
    """
    words = desk.words
    presses = desk.each(ChooseBonus, lambda action: _bonus(desk, action.marker))
    lines = (status.head(desk), *asked(words("kk-ask-choose")))
    ranking = [desk.show(words("kk-button-ranking"), "ranking")] if desk.view.round > 1 else []
    later = desk.for_later(ranking)
    return Panel(lines, rows_of(presses), decision.shown(desk), later)


def _bonus(desk: Desk, marker: str) -> str:
    """A bonus marker with its place on the track and what it does."""
    space = desk.view.bonus_track.index(marker) + 1
    bonus, effect = desk.names.bonus(marker), desk.names.bonus_effect(marker)
    return desk.words("kk-button-choose", space=space, bonus=bonus, effect=effect)


def step(desk: Desk) -> Panel:
    """Every legal action of a stage as a button, or in menus where there are more than twenty."""
    lines = (status.head(desk), *asked(question(desk)))
    if isinstance(desk.view.turn, turns.Secure) and not (desk.words.spoken and _all_named(desk)):
        lines = (*lines, *own(status.tableau(desk)))
    lines = (*lines, *why(*asked_in_vain(desk), *_arranged_in_vain(desk)), *_differing(desk))
    shot = decision.shown(desk)
    rows, later = _controls(desk), ()
    if isinstance(desk.view.turn, turns.Load) and len(rows) < ROWS:
        later = desk.for_later([desk.show(desk.words("kk-button-ahead-loading"), "loading")])
    return Panel(lines, rows, shot, later)


def _differing(desk: Desk) -> list[str]:
    """What the choices differ in, where their entries alone do not say it."""
    legal = [action for action in desk.legal() if not isinstance(action, Stop)]
    if any(isinstance(action, Secure | Rescue | Pay | Load | PutMiners | Arrange) for action in legal):
        return []
    return differences.line(desk, legal, [_bare(desk, action) for action in legal])


def _arranged_in_vain(desk: Desk) -> list[str]:
    """That the pieces of the flipped card earn as much as they can."""
    return [desk.words("kk-arranged-best")] if in_vain(desk.state, desk.seat) else []


def _in_order(desk: Desk, legal: Sequence[Action]) -> list[Action]:
    """The choices as they are offered: ways to rearrange by what they gain, those that change nothing last."""
    if not isinstance(desk.view.turn, turns.Arrange):
        return list(legal)
    idle = desk.words("kk-effect-same")
    return sorted(
        legal,
        key=lambda action: (
            isinstance(action, Stop),
            effect(desk, action) == idle,
            -gain(desk.state, desk.seat, action),
        ),
    )


def _bare(desk: Desk, action: Action) -> str:
    """What a choice brings, without the place that it is about; of a space all that its label says."""
    if isinstance(action, PlaceCard):
        return _space(desk, action.space).replace(action.space, "")
    return effect(desk, action)


def _all_named(desk: Desk) -> bool:
    """Whether each space that can be secured is offered with the mine that lies there."""
    spaces = [action.space for action in desk.legal() if isinstance(action, Secure | Rescue)]
    return all(_mine_on(desk, space) in label(desk, Secure(space)) for space in spaces)


def done(desk: Desk) -> Panel:
    """Nothing is left to decide in this turn, but answers can be left ahead."""
    lines = (*asked(desk.words("kk-ask-done")), *status.own(desk), *answers.about_later(desk))
    return Panel(lines, (), decision.shown(desk), answers.end_of_turn(desk))


def question(desk: Desk) -> str:
    """What the stage asks, with the things it is about."""
    words, names, turn = desk.words, desk.names, desk.view.turn
    ask = f"kk-ask-{turn.stage}"
    match turn:
        case turns.Buying(card=card) | turns.PlaceLarge(card=card):
            return words(ask, card=names.card(card))
        case turns.SettlementMiners(village=village):
            return words(ask, village=names.village(village))
        case turns.Arrange(card=card):
            return words(ask, card=names.turned(card))
        case turns.LoseMiner(miners=miners):
            return words(ask, count=miners)
        case turns.Load():
            return words(ask, wagons=desk.me.wagons)
        case turns.Secure():
            return words(ask, **_at_risk(desk))
        case _:
            return words(ask)


def _at_risk(desk: Desk) -> dict[str, int]:
    """What the disaster may cost, and whether so many mines can be secured that it costs less."""
    now = protection(desk.view, desk.seat)
    loss = desk.terrain.board.disaster_losses[desk.view.round - 1]
    return {
        "at_risk": now.at_risk,
        "discs": now.discs,
        "loss": loss,
        "vain": int(not now.helps),
        "needed": now.needed,
        "reach": now.reach,
    }


def _controls(desk: Desk) -> Rows:
    legal = _in_order(desk, desk.legal())
    if isinstance(desk.view.turn, turns.SettlementMiners):
        legal = [action for action in legal if not isinstance(action, Stop)]  # no miners are a choice of their own
    if len(legal) <= desk.most_buttons and (not desk.words.spoken or _all_whole(desk, legal)):
        labels = zip(_buttons(desk, legal), legal, strict=True)
        return rows_of([desk.act(said, action, _style(desk, action)) for said, action in labels])
    return (*_menus(desk, legal), *rows_of([desk.act(label(desk, one), one) for one in legal if one == Stop()]))


def _menus(desk: Desk, legal: Sequence[Action]) -> Rows:
    """The choices in menus; places of a second miner by where they are."""
    others = [action for action in legal if not isinstance(action, Stop)][: 3 * MENU_LIMIT]
    choices = [choice(label(desk, action), GAME.notation(action), effect(desk, action)) for action in others]
    if not isinstance(desk.view.turn, turns.SecondMiner):
        return desk.menus("steps", _placeholder(desk), choices)
    areas: dict[str, list[Choice]] = {}
    for action, one in zip(others, choices, strict=True):
        areas.setdefault(_area(desk, action), []).append(one)
    return desk.areas("steps", _placeholder(desk), areas)[: ROWS - 1]


def _placeholder(desk: Desk) -> str:
    """What a menu of choices asks, in the two words that a phone shows of it; the question stands above."""
    if desk.words.spoken:
        return question(desk)
    second = isinstance(desk.view.turn, turns.SecondMiner | turns.PlaceCard | turns.PlaceLarge)
    return desk.words("kk-menu-to" if second else "kk-menu-steps")


def _area(desk: Desk, action: Action) -> str:
    """Where a second miner would stand: a pithead card, the rescue teams, or the city of a village."""
    spot = action.to if isinstance(action, InsertMiner | RedeployMiner) else ""
    return desk.names.city(spot) if desk.names.region(spot) else home_label(spot, desk)


def _style(desk: Desk, action: Action) -> Style:
    if isinstance(desk.view.turn, turns.Arrange):
        best = max(gain(desk.state, desk.seat, one) for one in desk.legal())
        return "primary" if isinstance(action, Stop) is (best <= 0) else "secondary"
    return "secondary" if isinstance(action, Stop) else "primary"


def label(desk: Desk, action: Action) -> str:
    """A choice of a small decision with what it costs or brings."""
    words, names = desk.words, desk.names
    match action:
        case TakeWorker(village):
            workers = desk.view.villages[village].workers
            text = words("kk-choice-worker", village=names.village(village), count=workers)
            return desk.signed(village, text)
        case TakeSettler(village):
            return desk.signed(village, words("kk-choice-settler", village=names.village(village)))
        case PlaceCard(space):
            return _space(desk, space)
        case PutMiners() | InsertMiner() | RedeployMiner() | LoseMiner():
            return _moved(desk, action)
        case Arrange(pieces):
            return capital(rearrangement(flipped_card(desk.state), pieces, desk.me, names))
        case Secure(space) | Rescue(space):
            return _secured(desk, space, by_marker=isinstance(action, Rescue))
        case Pay(what):
            return _payment(desk, what)
        case Load(markers, bonus):
            return _load(desk, markers, bonus)
        case Stop():
            arranging = isinstance(desk.view.turn, turns.Arrange)
            return words("kk-button-stop-arrange" if arranging else "kk-button-stop")
        case _:
            return GAME.notation(action)


def _moved(desk: Desk, action: PutMiners | InsertMiner | RedeployMiner | LoseMiner) -> str:
    """Which miners go where."""
    words, names = desk.words, desk.names
    match action:
        case PutMiners(count):
            return words("kk-choice-put", miners=names.miners(count), left=desk.me.pool - count)
        case InsertMiner(to):
            return desk.signed(to, names.spot(to))
        case RedeployMiner(source, to):
            text = words("kk-choice-shift", source=names.spot(source), spot=names.spot(to))
            return desk.signed((source, to), text)
        case LoseMiner(source):
            return desk.signed(source, names.spot(source))


def effect(desk: Desk, action: Action) -> str:
    """What a miner is good for where it goes, or that nothing changes; nothing where the label says it."""
    match action:
        case RedeployMiner(source, to) if is_alike(source, to, desk.me):
            return desk.words("kk-effect-same")
        case Arrange(pieces) if stands_alike(flipped_card(desk.state), pieces, desk.me):
            return desk.words("kk-effect-same")
        case Arrange(pieces):
            return arranged_earns(flipped_card(desk.state), pieces, desk.me, desk.names)
        case LoseMiner(source):
            return stands_for(source, desk.me, desk.names)
        case TakeWorker(village):
            return differences.left_behind(desk, village)
        case PlaceCard(space):
            return differences.secured_by(desk, space)
        case InsertMiner(to) | RedeployMiner(_, to):
            return spot_effect(to, desk.me, desk.names)
        case _:
            return ""


def _buttons(desk: Desk, legal: Sequence[Action]) -> list[str]:
    """The labels of buttons, with what each choice brings; of workers in few words where one finds no room."""
    if _all_whole(desk, legal):
        return [_brought(desk, label(desk, action), effect(desk, action)) for action in legal]
    return [_brought(desk, _briefly(desk, action), effect(desk, action)) for action in legal]


def _all_whole(desk: Desk, legal: Sequence[Action]) -> bool:
    """Whether every button has room for all; where it has not, a menu is heard in fewer words."""
    return all(len(_brought(desk, label(desk, one), effect(desk, one))) <= LABEL for one in legal)


def _brought(desk: Desk, text: str, brings: str) -> str:
    return desk.words("kk-cost-and-effect", cost=text, effect=brings) if brings else text


def _briefly(desk: Desk, action: Action) -> str:
    """A choice, a worker by its village and how many are there."""
    if not isinstance(action, TakeWorker):
        return label(desk, action)
    village, count = desk.names.village(action.village), desk.view.villages[action.village].workers
    return desk.signed(action.village, desk.words("kk-choice-worker-brief", village=village, count=count))


def _space(desk: Desk, space: str) -> str:
    """A space of the tableau, and how a mine there can be secured."""
    if differences.no_disaster_comes(desk):
        return desk.words("kk-choice-space", space=space)
    index = desk.terrain.space_index[space]
    if desk.me.rescue[index]:
        return desk.words("kk-choice-space-rescue", space=space)
    return desk.words(
        "kk-choice-space-coin" if space in desk.terrain.coin_spaces else "kk-choice-space", space=space
    )


def _secured(desk: Desk, space: str, *, by_marker: bool) -> str:
    """A mine to secure, what that costs, and how many discs go into the bag then."""
    card, left = _mine_on(desk, space), desk.me.coins - 1
    if by_marker:
        labels = [desk.words("kk-choice-rescue", space=space, card=card)]
    else:
        brief = desk.words("kk-choice-secure-brief", space=space, left=left)  # the tableau says what lies there
        labels = [desk.words("kk-choice-secure", space=space, card=card, left=left), brief]
    if desk.words.spoken:  # it would be heard again on every button
        return fitting(labels)
    return fitting([*(_discs(desk, label) for label in labels), *labels])


def _discs(desk: Desk, label: str) -> str:
    """How many discs go into the bag with one mine more secured, or how many more it takes for one less.

    Where no number of mines makes it less, the question says so.
    """
    now = protection(desk.view, desk.seat)
    if now.needed == 1:
        return desk.words("kk-secure-then", text=label, discs=now.at_risk - 1)
    return desk.words("kk-secure-more", text=label, more=now.needed - 1) if now.helps else label


def _mine_on(desk: Desk, space: str) -> str:
    held = desk.me.cards[desk.terrain.space_index[space]]
    return desk.names.card(held.card) if held is not None else ""


def _payment(desk: Desk, what: str) -> str:
    if what == "coin":
        return desk.words("kk-choice-pay-coin", left=desk.me.coins - facts.SUBSIDENCE_COINS)
    lost = min(facts.SUBSIDENCE_POINTS, desk.me.points)
    return desk.words("kk-choice-pay-points", points=lost, left=desk.me.points - lost)


def _load(desk: Desk, markers: int, bonus: bool) -> str:
    """Loading with so many wagon markers: the wagons that count then, and whether a worker is used up."""
    wagons = desk.me.wagons + markers + bonus
    flipped = desk.me.pitheads[facts.PITHEAD_INDEX["loading"]].flipped
    coins = desk.names.coins(loading_coins(desk.state, desk.state.seats[desk.seat], wagons))
    points = desk.names.points(wagons)
    text = desk.words("kk-choice-load", wagons=wagons, markers=markers, points=points, coins=coins)
    if bonus:
        return desk.words("kk-choice-load-bonus", text=text)
    return text if flipped else desk.words("kk-choice-load-worker", text=text)
