"""The panel of the action phases: mines in a menu, other actions, then the bonus marker and what is beside."""

from collections.abc import Sequence

from bot.post import Button, Choice, rows_of
from bot.presenter import Line, Panel, asked, own
from cogs.citing import cited
from cogs.desk import Entry
from cogs.kohle_kolonie.desk import CHOICE, ROWS, Desk, Rows, choice, fitting
from cogs.kohle_kolonie.panels import answers, beside, status
from cogs.kohle_kolonie.shown import decision, differences, merging, not_for_sale
from cogs.kohle_kolonie.shown.decision_steps import KINDS, Targeted, targeted
from cogs.kohle_kolonie.shown.decision_targets import home_label
from cogs.kohle_kolonie.shown.labels import at_once, cost_and_left, mine_effect, spot_effect
from cogs.kohle_kolonie.shown.player_text import card_and_ground, numbered_and_ground
from cogs.kohle_kolonie.shown.second_miner import did_not_come, lack_before
from cogs.kohle_kolonie.told import refusing
from cogs.signs import MOST
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    Action,
    BeginMiners,
    BuyEngine,
    BuyMine,
    InsertEngineer,
    PlaceSettlement,
    SpendExtra,
    TakeCoin,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.turns import Used


def panel(desk: Desk, used: Used, focus: str) -> Panel:
    """What can be done now; a focus lists the targets of one action, or the mines of one city."""
    legal, (verb, *rest) = desk.legal(), focus.split() or [""]
    shot = decision.shown(desk, focus)
    if verb in KINDS and (found := targeted(legal, verb, bonus="bonus" in rest)):
        same = differences.no_difference(desk, [_brings(desk, action) for action in found])
        return Panel((status.head(desk), *asked(_title(desk, verb)), *same), _targets(desk, verb, found), shot)
    if verb == "mines" and rest and (mines := _mines_of(desk, legal, rest[0])):
        return Panel((status.head(desk),), _mine_menus(desk, mines), shot)
    if verb in beside.FOCUSES and (shown := beside.panel(desk, verb, legal)):
        return shown
    later = answers.end_of_turn(desk) if used.action else ()
    rows = (*rows_of(_mains(desk, legal)), *rows_of(_extras(desk, legal)))
    rows = (*_mines(desk, legal, ROWS - len(rows) - len(later)), *rows)
    settled = (*did_not_come(desk), *answers.about_later(desk)) if later else ()
    kept = () if used.action else (*merging.before_bidding(desk), *_not_for_sale(desk))
    lines = (*_means(desk), *kept, *_why_not(desk, used, legal), *beside.raises(desk, legal), *settled)
    return Panel(lines, rows, shot, later)


def _not_for_sale(desk: Desk) -> list[str]:
    return [] if desk.words.spoken else not_for_sale.lines(desk)


def _means(desk: Desk) -> tuple[Line, ...]:
    """The numbers that a turn is played with; tableau and pieces are one press away."""
    return status.own(desk) if desk.words.spoken else (status.head(desk), *own(*status.markers(desk)))


# Mines


def _mines(desk: Desk, legal: Sequence[Action], room: int) -> Rows:
    """The mines, by city where they are many; where the rows have no room for that, the cities alone."""
    mines = [action for action in legal if isinstance(action, BuyMine)]
    menus = _mine_menus(desk, mines)
    if len(menus) <= max(1, room):
        return menus
    cities = {desk.names.region(ground): desk.names.city(ground) for ground in _grounds(desk, mines)}
    choices = [choice(name, f"mines {city}") for city, name in cities.items()]
    return desk.narrowing("cities", desk.words("kk-menu-mines-city"), choices)


def _grounds(desk: Desk, mines: Sequence[BuyMine]) -> list[str]:
    return [desk.terrain.cards[mine.card].ground for mine in mines]


def _mines_of(desk: Desk, legal: Sequence[Action], city: str) -> list[BuyMine]:
    mines = [action for action in legal if isinstance(action, BuyMine)]
    return [mine for mine in mines if desk.names.region(desk.terrain.cards[mine.card].ground) == city]


def _mine_menus(desk: Desk, mines: Sequence[BuyMine]) -> Rows:
    cities: dict[str, list[Choice]] = {}
    for mine, ground in zip(mines, _grounds(desk, mines), strict=True):
        cities.setdefault(desk.names.city(ground), []).append(_mine(desk, mine))
    if len(mines) <= MOST:
        if desk.words.spoken:
            return desk.told_once("mines", desk.words("kk-menu-mines"), [_heard(desk, mine) for mine in mines])
        return desk.menus("mines", desk.words("kk-menu-mines"), [_mine(desk, mine) for mine in mines])
    return desk.areas("mines", desk.words("kk-menu-mines"), cities)


def _mine(desk: Desk, action: BuyMine) -> Choice:
    card, names = desk.terrain.cards[action.card], desk.names
    label = desk.words(
        "kk-mine-until",
        mine=numbered_and_ground(action.card, card, names),
        merged=merging.merged_in(desk, card.ground),
        points=merging.points_of_purchase(desk, card.ground),
    )
    marked = desk.words("kk-effect-worker" if _beside(desk, card.ground) else "kk-effect-settler")
    costs = (cost_and_left(card.price, desk.me.coins, names), names.coins(card.price))
    bonus = _bonus(desk, action)
    effects = [mine_effect(card, cost, names, bonus) for cost in costs]
    details = [desk.words("kk-cost-and-effect", cost=effect, effect=marked) for effect in effects]
    return choice(label, f"buy {action.card}", next((one for one in details if len(one) <= CHOICE), details[-1]))


def _heard(desk: Desk, action: BuyMine) -> Entry:
    """A mine to be heard; the coins left can be told from the price, its ground from the board in words."""
    card, names, words = desk.terrain.cards[action.card], desk.names, desk.words
    merged = merging.merged_in(desk, card.ground)
    details = [names.coins(card.price), words("kk-effect-income", income=card.income), merged]
    if card.points:
        details.append(names.points(card.points))
    if card.bonus is not None:
        details.append(_bonus(desk, action))
    details.append(words("kk-effect-worker" if _beside(desk, card.ground) else "kk-effect-settler"))
    return Entry(card_and_ground(action.card, card, names), f"buy {action.card}", tuple(details))


def _bonus(desk: Desk, action: BuyMine) -> str:
    """What a mine shows beside its income; of a second miner also that none comes, and for want of what."""
    bonus = desk.terrain.cards[action.card].bonus
    if bonus is None:
        return ""
    lack = lack_before(desk.state, desk.seat, action) if bonus == "miner" else ""
    return desk.words(f"kk-mine-bonus-no-{lack}" if lack else f"kk-mine-bonus-{bonus}")


def _beside(desk: Desk, ground: str) -> bool:
    """Whether a village next to the ground has a worker, who then comes before own miners."""
    return any(desk.view.villages[village].workers for village in desk.terrain.villages_of[ground])


# Actions with a target


def _price(desk: Desk, kind: str, *, bonus: bool) -> int:
    return facts.BONUS_PRICE[kind] if bonus else desk.view.prices[kind]


def _title(desk: Desk, kind: str) -> str:
    return desk.words(f"kk-ask-{kind}")


def _targets(desk: Desk, kind: str, found: Sequence[Targeted]) -> Rows:
    """Buttons, or, where they are many, menus by city."""
    if len(found) <= desk.most_buttons:
        return rows_of([desk.act(fitting(_target(desk, action)), action, "primary") for action in found])
    pages: dict[str, list[Choice]] = {}
    for action in found:
        city = desk.names.city(action.village) if isinstance(action, PlaceSettlement) else _title(desk, kind)
        labels = _target(desk, action)
        label = next((one for one in labels if len(one) <= CHOICE), labels[-1])
        pages.setdefault(city, []).append(choice(label, GAME.notation(action)))
    return desk.areas(kind, _title(desk, kind), pages)[:ROWS]


def _target(desk: Desk, action: Targeted) -> list[str]:
    """A target with its sign, the price and what it brings, from the longest to the shortest form."""
    return [desk.signed(_place(action), label) for label in _labels(desk, action)]


def _place(action: Targeted) -> str:
    return action.village if isinstance(action, PlaceSettlement) else action.to


def _brings(desk: Desk, action: Targeted) -> str:
    """What a target brings, without which one it is."""
    match action:
        case PlaceSettlement(village):
            brings = differences.settled_for(desk, village)
        case InsertEngineer(to):
            brings = spot_effect(to, desk.me, desk.names)
        case BuyEngine(to):
            brings = _engine_place(desk, to)[1]
    return ", ".join([brings, *at_once(desk.state, desk.seat, action, desk.names)])


def _labels(desk: Desk, action: Targeted) -> list[str]:
    """The same without the sign."""
    words, names = desk.words, desk.names
    match action:
        case PlaceSettlement(village):
            place = label = names.village(village)
            effect, kind = differences.settled_for(desk, village), "settlement"
        case InsertEngineer(to):
            place, label, effect, kind = (
                names.spot(to),
                names.spot(to),
                spot_effect(to, desk.me, names),
                "engineer",
            )
        case BuyEngine(to):
            (label, effect), place, kind = _engine_place(desk, to), names.engine_spot(to), "engine"
    # Each place has a sign of its own, so the name of its card is enough.
    briefly = home_label(action.to, desk) if isinstance(action, InsertEngineer) else place
    price = _price(desk, kind, bonus=action.bonus)
    cost = cost_and_left(price, desk.me.coins, names)
    effects = [effect, words("kk-effect-engine")] if effect.startswith(words("kk-effect-engine")) else [effect]
    once = at_once(desk.state, desk.seat, action, names)
    if isinstance(action, PlaceSettlement):  # the picture shows the station
        effects.append(differences.scored_for(desk, action.village))
    told = [", ".join([*([one] if one else []), *once]) for one in effects]
    return [
        *(
            words("kk-choice-target", label=at, cost=what, effect=brings)
            for brings in told
            for what in (cost, names.coins(price))
            for at in (label, place, briefly)
            if brings
        ),
        words("kk-text-space", space=label, what=cost),
        words("kk-text-space", space=place, what=cost),
    ]


def _engine_place(desk: Desk, to: str) -> tuple[str, str]:
    names, words = desk.names, desk.words
    if to in desk.terrain.space_index:
        held = desk.me.cards[desk.terrain.space_index[to]]
        card = names.card(held.card) if held is not None else ""
        if held is None:
            return words("kk-text-space", space=to, what=card), words("kk-effect-engine")
        ground = desk.terrain.cards[held.card].ground
        # A large mine has the name of its ground, and stays with whoever has it.
        merged = words("kk-merged-never") if held.card == ground else merging.merged_in(desk, ground)
        return words("kk-text-space", space=to, what=card), words("kk-effect-engine-until", merged=merged)
    return names.spot(to), spot_effect(to, desk.me, names)


def _mains(desk: Desk, legal: Sequence[Action]) -> list[Button]:
    """A button for each other action of the phase; with one target it is taken at once."""
    buttons = [button for kind in KINDS for button in _group(desk, legal, kind, bonus=False)]
    if BeginMiners() in legal:
        buttons.append(desk.act(desk.words("kk-button-miners"), BeginMiners(), "primary"))
    return buttons


def _group(desk: Desk, legal: Sequence[Action], kind: str, *, bonus: bool) -> list[Button]:
    found = targeted(legal, kind, bonus=bonus)
    if not found:
        return []
    words = desk.words
    if len(found) > 1:
        price = desk.names.coins(_price(desk, kind, bonus=bonus))
        labels = [words(f"kk-button-{kind}", coins=price, count=len(found))]
    else:
        what = words(f"kk-price-{kind}")
        labels = [words("kk-button-one-target", action=what, target=target) for target in _labels(desk, found[0])]
    if bonus:
        labels = [words("kk-button-by-bonus", label=label) for label in labels]
    if len(found) == 1:
        label = fitting([desk.signed(_place(found[0]), label) for label in labels])
        return [desk.act(label, found[0], "primary")]
    return [desk.show(labels[0], f"{kind} bonus" if bonus else kind, "primary")]


# Bonus marker, flips, exchanges


def _extras(desk: Desk, legal: Sequence[Action]) -> list[Button]:
    """Extra action marker, bonus marker, flips and exchanges, as long as they are allowed."""
    words, buttons = desk.words, list[Button]()
    if SpendExtra() in legal:
        label = words("kk-button-extra", count=desk.me.extra)
        buttons.append(desk.act(label, SpendExtra(), "primary"))
    buttons += [button for kind in KINDS for button in _group(desk, legal, kind, bonus=True)]
    if BeginMiners(bonus=True) in legal:
        label = words("kk-button-by-bonus", label=words("kk-button-miners-bonus"))
        buttons.append(desk.act(label, BeginMiners(bonus=True), "primary"))
    if TakeCoin() in legal:
        buttons.append(desk.act(words("kk-button-coin"), TakeCoin(), "primary"))
    return [*buttons, *beside.ways(desk, legal)]


# What is impossible


def _why_not(desk: Desk, used: Used, legal: Sequence[Action]) -> list[str]:
    """Why no mine can be bought, where that is so, and in phase 4 what an extra action marker is for."""
    words = desk.words
    if desk.view.phase == 4 and not used.extra:
        return [words("kk-ask-extra")]
    if used.action:
        return [words("kk-action-taken")]
    if any(isinstance(action, BuyMine) for action in legal) or not desk.view.display:
        return []
    cheapest = min(desk.view.display, key=lambda card: desk.terrain.cards[card].price)
    violation = GAME.check(desk.state, desk.seat, BuyMine(cheapest))
    if violation is None:
        return []
    if violation.code == "too-few-coins-for-mine" and len(desk.view.display) > 1:
        price = desk.names.coins(desk.terrain.cards[cheapest].price)
        reason = words("kk-no-mine-affordable", price=price, coins=desk.me.coins)
        return [words("kk-refused", reason=reason, rule=cited("kohle_kolonie", violation.rule, words))]
    return [refusing.refusal(violation, desk.party, words)]
