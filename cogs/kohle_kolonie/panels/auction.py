"""The panels of a consolidation: what to declare, what to bid; and the ceiling left ahead for a ground."""

from collections.abc import Sequence

from bot.post import MENU_LIMIT, Button, rows_of
from bot.presenter import Line, Panel, asked, own, why
from cogs.kohle_kolonie.desk import BUTTONS, Desk, Rows, choice
from cogs.kohle_kolonie.panels.focus import ELSEWHERE
from cogs.kohle_kolonie.shown import auction_text, decision, decision_auction, player_text, turn_text
from cogs.kohle_kolonie.shown.enough import Enough, consoled, enough
from cogs.kohle_kolonie.shown.player_text import declared_in_words
from cogs.signs import MOST
from games.kohle_kolonie.actions import Bid, Declare, LeaveCeiling, Pass, Withdraw
from games.kohle_kolonie.auction import (
    declared,
    mine_value,
    plain_declaration,
    running,
    takes_value_only,
    value_of,
)
from games.kohle_kolonie.game import GAME


def declare(desk: Desk) -> Panel:
    """Every declaration with the value it makes, and the form that also leaves a ceiling."""
    choices = [action for action in desk.legal() if isinstance(action, Declare)]
    ground = running(desk.state).ground
    if len(choices) < BUTTONS - 4:
        rows: Rows = rows_of([desk.act(_declaration(desk, action), action, "primary") for action in choices])
    else:
        entries = [choice(_declaration(desk, action), GAME.notation(action)) for action in choices]
        typed = desk.form(desk.words("kk-button-declare-type"), "declare")
        rows = (*desk.menus("declare", _ask_declare(desk), entries)[:2], (typed,))
    plain = plain_declaration(desk.state, desk.seat)
    finish = desk.words("kk-declare-finish", declared=_declared(desk, plain), value=_value(desk, plain))
    lines = (*_lines(desk, _ask_declare(desk), ground), *why(finish))
    return Panel(lines, rows, decision.shown(desk), _ceiling(desk, ground))


def _ask_declare(desk: Desk) -> str:
    """What is asked, with the points of Administration that count whatever is declared."""
    counting = auction_text.counting_by_itself(desk.view, desk.seat)
    return desk.words("kk-ask-declare", administration=counting)


def _lines(desk: Desk, question: str, ground: str) -> tuple[Line | str, ...]:
    """What is asked, the ceiling left, and the whole consolidation.

    Who hears it is asked by the ground, who leads and the next bid: every value stands in the turn message.
    """
    if desk.words.spoken:
        question = turn_text.asked(desk.view, desk.seat, desk.party, desk.words)
        means = player_text.means(desk.me, desk.names, desk.words)
        return (*asked(desk.words("spoken-question", asked=question)), *own(means), *_present(desk, ground))
    return (
        *asked(question),
        *_present(desk, ground),
        auction_text.brief(desk.view, desk.party, desk.words),
    )


def _ceiling(desk: Desk, ground: str) -> Rows:
    """The form of the ceiling that goes on bidding."""
    return desk.for_later([desk.form(desk.words("kk-button-ceiling-type"), f"ceiling {ground} {ELSEWHERE}")])


def _declaration(desk: Desk, action: Declare) -> str:
    """What is declared, and the value it makes."""
    return desk.words("kk-choice-declare", declared=_declared(desk, action), value=_value(desk, action))


def _declared(desk: Desk, action: Declare) -> str:
    """What is declared, as the log has it: points of Administration only where players choose them."""
    return declared_in_words(action.aid, action.unification, action.administration, desk.words)


def _value(desk: Desk, action: Declare) -> int:
    """The value that a declaration makes."""
    return value_of(declared(desk.state, desk.seat, action), desk.seat).total


def bid(desk: Desk) -> Panel:
    """Every value that can be bid with its price, the pass, and the ceiling that goes on bidding."""
    auction = running(desk.state)
    bids = [action for action in desk.legal() if isinstance(action, Bid)]
    found = enough(desk.view, desk.seat)
    base = value_of(auction, desk.seat).base
    last: list[Button] = []
    if Pass() in desk.legal():
        last.append(desk.act(_pass(desk), Pass(), "danger"))
    rows: Rows
    if len(bids) <= BUTTONS - 10:
        rows = rows_of([desk.act(_bid(desk, action, base, found), action, "primary") for action in bids])
    else:
        rows = _bid_menus(desk, bids, base, found)
    if last:
        rows = (*rows, tuple(last))
    lines = _lines(desk, desk.words("kk-ask-bid"), auction.ground)
    if found is not None and bids and bids[-1].value > found.value:
        lines = (*lines, *why(desk.words("kk-bid-enough", value=found.value, rivals=found.rivals)))
    return Panel(lines, rows, decision.shown(desk), _ceiling(desk, auction.ground))


def _pass(desk: Desk) -> str:
    """To pass, with the points that it brings, but where who passes at a tie can still win (`bid_tie_players`)."""
    if desk.view.options.bid_tie_players == "highest_number":
        return desk.words("kk-button-pass")
    points = desk.names.points(consoled(desk.view, desk.seat))
    key = "kk-button-pass-heard" if desk.words.spoken else "kk-button-pass-brings"
    return desk.words(key, points=points)


def _bid_menus(desk: Desk, bids: Sequence[Bid], base: int, found: Enough | None) -> Rows:
    """Three menus of bids at most, each of a stretch of values."""
    most = MOST if len(bids) <= 3 * MOST else MENU_LIMIT
    rows: Rows = ()
    for start in range(0, min(len(bids), 3 * most), most):
        part = bids[start : start + most]
        entries = [choice(_bid(desk, action, base, found), GAME.notation(action)) for action in part]
        text = desk.words("kk-menu-bids", least=part[0].value, most=part[-1].value)
        rows += desk.menus(f"bids-{start}-", text, entries)
    return rows


def _bid(desk: Desk, action: Bid, base: int, found: Enough | None) -> str:
    """A bid with its price; of the one that wins at once also that it does."""
    price = action.value - base
    coins, wins = desk.names.coins(price), found is not None and not found.rivals and action.value == found.value
    key = "kk-choice-bid-wins" if wins else "kk-choice-bid"
    return desk.words(key, value=action.value, coins=coins, left=desk.me.coins - price)


# The ceiling left ahead


def grounds(desk: Desk) -> list[str]:
    """The grounds for which a ceiling can be left: own small mines, not merged yet, by round."""
    own = {desk.terrain.cards[held.card].ground for held in desk.me.cards if held is not None}
    large = [
        card for id, card in desk.terrain.cards.items() if card.kind == "large" and id not in desk.view.merged
    ]
    found = sorted((card for card in large if card.ground in own), key=lambda card: card.round)
    return [card.ground for card in found if desk.may(plain(desk, card.ground, 1))]


def plain(desk: Desk, ground: str, value: int) -> LeaveCeiling:
    """A ceiling for a ground without any marker."""
    administration = None
    if desk.view.options.administration_points_optional == "chosen" and not value_only(desk, ground):
        administration = desk.me.administration
    return LeaveCeiling(ground, value, administration=administration)


def value_only(desk: Desk, ground: str) -> bool:
    """Whether a ceiling for the ground names the value only: what to declare for it is the running turn's."""
    return takes_value_only(desk.state, desk.seat, ground)


def left(desk: Desk, ground: str) -> LeaveCeiling | None:
    """The ceiling that the seat has left for a ground."""
    answers = desk.me.answers
    return next((one for one in answers.ceilings if one.ground == ground), None) if answers else None


def _present(desk: Desk, ground: str) -> list[str]:
    """The ceiling left for a ground as a line, if there is one."""
    present = left(desk, ground)
    if present is None:
        return []
    return [player_text.ceiling_in_words(present, desk.names, desk.words), *_still_asked(desk, ground)]


def _still_asked(desk: Desk, ground: str) -> list[str]:
    """From when on a ceiling left during the own question bids: the question itself stays open."""
    turn = desk.state.turn
    if desk.state.auction is None or desk.state.auction.ground != ground or turn.seat != desk.seat:
        return []
    keys = {"declare": "kk-ceiling-from-first-bid", "bid": "kk-ceiling-from-next-bid"}
    return [desk.words(keys[turn.stage])] if turn.stage in keys else []


def ceilings(desk: Desk, ground: str) -> Panel:
    """The grounds to leave a ceiling for, or the ceiling of one: value, markers, form, withdrawal."""
    found = grounds(desk)
    if ground not in found:
        buttons = [
            desk.show(desk.signed(one, desk.names.ground(one)), f"ceiling {one}", "primary") for one in found
        ]
        lines = asked(desk.words("kk-ask-ceilings" if found else "kk-no-ceilings"))
        shot = decision.shot(desk, decision_auction.grounds(desk, found[:BUTTONS])) if found else None
        return Panel(lines, rows_of(buttons[:BUTTONS]), shot)
    shot = decision.shot(desk, decision_auction.ceiling(desk, ground))
    return Panel(_ceiling_lines(desk, ground), _ceiling_rows(desk, ground), shot)


def _ceiling_lines(desk: Desk, ground: str) -> tuple[Line | str, ...]:
    words, names = desk.words, desk.names
    card = desk.terrain.cards[ground]
    value = mine_value(desk.terrain, desk.state.seats[desk.seat], ground)
    told = words("kk-ask-ceiling", ground=names.ground(ground), points=names.points(card.points), value=value)
    lines: list[Line | str] = [
        *asked(told),
        *(_present(desk, ground) or [words("kk-ceiling-none")]),
    ]
    if desk.view.auction is not None and desk.view.auction.auction.ground == ground:
        lines.insert(0, auction_text.brief(desk.view, desk.party, words))
    return tuple(lines)


def _ceiling_rows(desk: Desk, ground: str) -> Rows:
    present, words = left(desk, ground), desk.words
    value = mine_value(desk.terrain, desk.state.seats[desk.seat], ground)
    entries = [
        choice(words("kk-choice-ceiling", value=number), f"ceil {ground} to {number}")
        for number in range(value, value + MOST)
    ]
    rows = desk.menus("ceiling", words("kk-menu-ceiling"), entries)
    markers = [desk.press(label, f"ceil {ground} {change}") for change, label in _marker_changes(desk, ground)]
    last = [desk.form(words("kk-button-ceiling-type"), f"ceiling {ground}")]
    if present is not None:
        last.append(desk.act(words("kk-button-ask-live"), Withdraw("ceiling", ground), "danger"))
    last.append(desk.show(words("kk-button-ahead"), "answers"))
    return (*rows, *rows_of(markers)[:2], tuple(last))


def _marker_changes(desk: Desk, ground: str) -> list[tuple[str, str]]:
    """The changes of what is declared that are possible: the short form's end and a label each."""
    words = desk.words
    if value_only(desk, ground):
        return []
    present = left(desk, ground) or plain(desk, ground, 1)
    changes: list[tuple[str, str]] = []
    if desk.me.bonus == "aid":
        changes.append((f"aid {int(not present.aid)}", words("kk-aid-off" if present.aid else "kk-aid-on")))
    changes += [
        (f"uni {count}", words("kk-unification-of", count=count))
        for count in range(min(desk.me.markers.count("unification"), 4) + 1)
        if count != present.unification
    ]
    if present.administration is not None:
        changes += [
            (f"adm {count}", words("kk-administration-of", count=count))
            for count in range(desk.me.administration + 1)
            if count != present.administration
        ]
    return changes
