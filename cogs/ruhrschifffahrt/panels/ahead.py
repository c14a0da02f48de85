"""The panels of answers left ahead: purchases, a coin or a point, storages for dice, to be passed over."""

from typing import Final

from msgspec.structs import replace

from bot.post import Button, rows_of
from bot.presenter import Line, Panel, asked, own
from cogs.desk import ROWS, Rows, choice
from cogs.ruhrschifffahrt.desk import Desk
from cogs.ruhrschifffahrt.panels import buy, status
from cogs.ruhrschifffahrt.shown import decision, player_text
from cogs.ruhrschifffahrt.told import telling
from games.ruhrschifffahrt import facts, foresight, purchases
from games.ruhrschifffahrt.actions import (
    Action,
    LeaveChoice,
    LeavePurchases,
    LeaveSkip,
    Withdraw,
)
from games.ruhrschifffahrt.state import OVER, Answers

FOCUSES: Final = ("answers", "purchases", "choice", "storages")
NOTHING: Final = LeavePurchases((), 0)


def panel(desk: Desk, focus: str) -> Panel:
    """The answers left so far and the ways to each of them, or the panel of one."""
    if desk.view.phase == OVER:
        return Panel(asked(desk.words("ru-waiting-over")))
    awaited = "" if focus else _awaited(desk)
    shown = _one(desk, focus or awaited)
    return replace(shown, lines=(*asked(_first(desk)), *shown.lines)) if awaited else shown


def _one(desk: Desk, focus: str) -> Panel:
    match focus.partition(" ")[0]:
        case "purchases":
            return _purchases(desk)
        case "choice":
            return _choice(desk)
        case "storages":
            return _storages(desk)
        case _:
            return overview(desk)


def _awaited(desk: Desk) -> str:
    """The answer that matters now: what to buy in this round, once the barge is loaded and until that is asked."""
    left = answers(desk)
    if not desk.may(NOTHING) or left.purchases is not None:
        return ""
    ready = desk.me.loaded or desk.view.phase in (4, 5, 6)
    return "purchases" if ready and foresight.offers(desk.state, desk.seat) else ""


def answers(desk: Desk) -> Answers:
    """What the seat has left ahead."""
    return desk.me.answers or Answers()


def overview(desk: Desk) -> Panel:
    """What is awaited, what was left ahead, and a button for each kind of answer."""
    words = desk.words
    left = player_text.left_ahead(answers(desk), desk.view.round, desk.names)
    lines: list[Line | str] = [*asked(_first(desk)), *status.own(desk), words("ru-ahead")]
    lines += [words("ru-item", text=line) for line in left or [words("ru-ahead-none")]]
    shown = ways(desk)
    if desk.position.at_turn:
        return Panel(tuple(lines), later=desk.for_later(shown))
    return Panel(tuple(lines), rows_of(shown))


def done(desk: Desk) -> Panel:
    """Nothing is left to decide in this turn, but answers can be left ahead."""
    question = desk.words("ru-ask-done-before" if desk.view.phase < status.PURCHASES else "ru-ask-done")
    lines = (*asked(question), *status.own(desk))
    return Panel(tuple(lines), later=desk.for_later(ways(desk)))


def _first(desk: Desk) -> str:
    words = desk.words
    if desk.position.at_turn:
        return words("ru-ahead-at-turn")
    return words("ru-waiting", who=words.listed([desk.party.names[seat] for seat in desk.view.active]))


def ways(desk: Desk) -> list[Button]:
    """Buttons to each answer that can be left now."""
    words = desk.words
    shown: list[Button] = []
    if desk.may(NOTHING):
        shown.append(desk.show(words("ru-button-purchases"), "purchases"))
    if (round := _next_choice(desk)) is not None:
        shown.append(desk.show(words("ru-button-choice", round=round), "choice"))
    shown.append(desk.show(words("ru-button-storages"), "storages"))
    return shown


# Purchases


def _purchases(desk: Desk) -> Panel:
    """What could be bought in this round's phase 6, by what is known now; others may change the prices."""
    words, left = desk.words, answers(desk)
    if not desk.may(NOTHING):
        return Panel((status.head(desk), *asked(words("ru-ahead-bought"))), (_skip(desk),))
    made = left.purchases.purchases if left.purchases is not None else ()
    coming, cost = foresight.after(foresight.at_purchases(desk.state, desk.seat), desk.seat, made)
    lines: list[Line | str] = []
    offers = purchases.offers(coming, desk.seat)
    rows = buy.rows_for(desk, coming, offers, "buy+ ")
    if rows or made:
        lines += asked(words("ru-ask-purchases", coins=desk.names.coins(coming.seats[desk.seat].coins)))
    else:
        lines += asked(words("ru-ask-purchases-none"))
    lines += [*_counted_in(desk), *buy.first_lock(desk, coming, offers), *_chosen(desk, left, cost)]
    if left.purchases is None:
        lines.append(words("ru-ahead-purchases-told"))
    lines += [status.head(desk), *own(*status.round_lines(desk))]
    return Panel(tuple(lines), (*rows[: ROWS - 1], _last(desk, left)), decision.of(desk, "purchases"))


def _counted_in(desk: Desk) -> list[str]:
    """The sale that is counted in, and the tiles it completes."""
    trip, tiles = foresight.expected(desk.state, desk.seat), foresight.tiles_coming(desk.state, desk.seat)
    named = ", ".join(desk.names.tile(tile) for tile in tiles) or desk.words("ru-none")
    if trip is None:
        return [desk.words("ru-counted-in-progress", tiles=named)] if tiles else []
    sale = desk.words("ru-trip-pays", space=desk.names.space(trip.space), coins=desk.names.coins(trip.coins))
    return [desk.words("ru-counted-in", sale=sale, tiles=named)]


def _chosen(desk: Desk, left: Answers, cost: int) -> list[str]:
    """What is to be bought so far, the limit, and what it costs by present prices."""
    words, names = desk.words, desk.names
    if left.purchases is None:
        return [words("ru-left-skip")] if left.skip else []
    lines = [player_text.purchases_left(left.purchases, names)]
    if left.purchases.purchases:
        lines.append(words("ru-cost-now", coins=names.coins(cost)))
        if left.purchases.most > cost:
            lines.append(words("ru-limit-raised"))
    return lines


def _last(desk: Desk, left: Answers) -> tuple[Button, ...]:
    """Buy nothing, take the last one out, raise the limit, be asked after all, be passed over."""
    words, buttons = desk.words, list[Button]()
    if left.purchases is None:
        buttons.append(desk.act(words("ru-button-nothing"), NOTHING))
    else:
        if left.purchases.purchases:
            last = telling.purchase(left.purchases.purchases[-1], desk.names)
            buttons.append(desk.press(words("ru-button-take-out", what=last), "buy-"))
            buttons.append(
                desk.press(
                    words("ru-button-limit", most=left.purchases.most + 1), f"most {left.purchases.most + 1}"
                )
            )
        buttons.append(desk.act(words("ru-button-ask-me"), Withdraw("purchases"), "danger"))
    return (*buttons, *_skip(desk))


def _skip(desk: Desk) -> tuple[Button, ...]:
    """To be passed over where nothing could be bought without a debt, or not."""
    if answers(desk).skip:
        return (desk.act(desk.words("ru-button-no-skip"), Withdraw("skip"), "danger"),)
    return (desk.act(desk.words("ru-button-skip"), LeaveSkip()),)


# A coin or a point


def _next_choice(desk: Desk) -> int | None:
    """The next round in which one chooses between a coin and a point."""
    return next((round for round in facts.CHOICE_ROUNDS if round > desk.view.round), None)


def _choice(desk: Desk) -> Panel:
    """What to choose in the next of these rounds."""
    words, round = desk.words, _next_choice(desk)
    if round is None:
        return overview(desk)
    present = next((left.what for left in answers(desk).choices if left.round == round), None)
    buttons: list[Button] = []
    for action in (LeaveChoice(round, "coin"), LeaveChoice(round, "point")):
        if action.what != present:
            buttons.append(desk.act(player_text.good(round, action.what, desk.names), action, "primary"))
    if present is not None:
        buttons.append(desk.act(words("ru-button-ask-me"), Withdraw("choice", round), "danger"))
    side = "pay" if round == facts.FUND_ROUND else "gain"
    lines: list[Line | str] = [*asked(words("ru-ask-ahead-choice", round=round)), words(f"ru-ahead-choice-{side}")]
    if present is not None:
        lines.append(words("ru-left-choice", round=round, what=player_text.good(round, present, desk.names)))
    lines.append(status.head(desk))
    return Panel(tuple(lines), rows_of(buttons), decision.of(desk, "choice"))


# Storages


def _storages(desk: Desk) -> Panel:
    """A ranking of storages; a die that leaves a track goes to the first of them that is free and allowed."""
    words, names = desk.words, desk.names
    present = answers(desk).storages
    ranked = list(present.storages) if present else []
    lines: list[Line | str] = [*asked(words("ru-ask-storages"))]
    lines += [
        words("ru-numbered", number=number, text=names.space(storage))
        for number, storage in enumerate(ranked, start=1)
    ] or [words("ru-ranking-none")]
    rest = [storage for storage in desk.river.storages if storage not in ranked]
    added = [
        choice(desk.signed(at, names.space(at)), f"store+ {at}", names.dominion(desk.river.spaces[at].dominion))
        for at in rest
    ]
    rows = (
        *desk.menus("store-add", words("ru-menu-storages-add", place=len(ranked) + 1), added)[:1],
        *_moved(desk, "store-first", "store^", ranked[1:]),
        *_moved(desk, "store-remove", "store-", ranked),
    )
    last: list[Action] = [Withdraw("storages")] if ranked else []
    buttons = [desk.act(words("ru-button-withdraw-storages"), action, "danger") for action in last]
    return Panel(tuple(lines), (*rows, *rows_of(buttons)), decision.of(desk, "storages"))


def _moved(desk: Desk, name: str, verb: str, storages: list[str]) -> Rows:
    choices = [choice(desk.signed(at, desk.names.space(at)), f"{verb} {at}") for at in storages]
    return desk.menus(name, desk.words(f"ru-menu-{name}"), choices)[:1]
