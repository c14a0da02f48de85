"""The panels of answers left ahead: ranking, ceilings, protection, subsidence, Loading, spaces."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.post import MENU_LIMIT, Button, rows_of
from bot.presenter import Line, Panel, asked, own
from cogs.kohle_kolonie.desk import Desk, Rows, choice
from cogs.kohle_kolonie.names import capital
from cogs.kohle_kolonie.panels import auction, status
from cogs.kohle_kolonie.panels.focus import AHEAD
from cogs.kohle_kolonie.shown import decision, decision_ahead, player_text
from games.kohle_kolonie import facts
from games.kohle_kolonie.actions import (
    Action,
    LeaveLoading,
    LeavePlaces,
    LeaveProtection,
    LeaveSubsidence,
    Withdraw,
)
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.state import OVER, Answers

FIRST_ACTION = 2
"""The phase of the first action."""
FOCUSES = ("answers", "ranking", "ceiling", "protect", "subsidence", "loading", "places")


def panel(desk: Desk, focus: str) -> Panel:
    """The answers left so far and the ways to each of them, or the panel of one."""
    awaited = "" if focus else _awaited(desk)
    shown = _one(desk, focus or awaited)
    if not awaited:
        return shown
    return Panel((*asked(_first(desk)), *shown.lines), shown.rows, shown.shot)


def _one(desk: Desk, focus: str) -> Panel:
    name, _, rest = focus.partition(" ")
    match name:
        case "ranking":
            return _ranking(desk)
        case "ceiling":
            return auction.ceilings(desk, rest)
        case "protect":
            return _protection(desk)
        case "subsidence":
            return _subsidence_panel(desk)
        case "loading":
            return _loading(desk)
        case "places":
            return _places(desk)
        case _:
            return overview(desk)


def _awaited(desk: Desk) -> str:
    """The answer that matters now: the ranking while markers are chosen, the ceiling while bids run."""
    view = desk.view
    if view.phase == 1 and desk.seat not in view.discs:
        return "ranking"
    auction = view.auction.auction if view.auction is not None else None
    if auction is None or auction.winner is not None or desk.seat in auction.passed:
        return ""
    return f"ceiling {auction.ground}" if desk.seat in auction.order else ""


def answers(desk: Desk) -> Answers:
    """What the seat has left ahead."""
    return desk.me.answers or Answers()


def overview(desk: Desk) -> Panel:
    """What is awaited, what was left ahead, and a button for each kind of answer."""
    words, view = desk.words, desk.view
    lines: list[Line | str] = [*asked(_first(desk)), *status.own(desk)]
    left = player_text.left_ahead(answers(desk), desk.names, words)
    if view.phase != OVER:
        lines += [words("kk-ahead"), *(words("kk-item", text=line) for line in left)]
        if not left:
            lines.append(words("kk-item", text=words("kk-ahead-none")))
    return Panel(tuple(lines), rows_of(_ways(desk)) if view.phase != OVER else ())


def _first(desk: Desk) -> str:
    words = desk.words
    if desk.view.phase == OVER:
        return words("kk-waiting-over")
    if desk.position.at_turn:
        return words("kk-ahead-at-turn")
    return words("kk-waiting", who=words.listed([desk.party.names[seat] for seat in desk.view.active]))


def _ways(desk: Desk) -> list[Button]:
    words = desk.words
    shown = [
        ("ranking", True),
        ("ceiling", bool(auction.grounds(desk))),
        ("protect", bool(_protections(desk))),
        ("subsidence", True),
        ("loading", True),
        ("places", True),
    ]
    return [desk.show(words(f"kk-button-ahead-{name}"), name) for name, there in shown if there]


def end_of_turn(desk: Desk) -> Rows:
    """A row for the end of a turn, after an action also which mines to protect, and how subsidence is paid."""
    if not FIRST_ACTION <= desk.view.phase <= 4:
        return desk.for_later([desk.show(desk.words("kk-button-ahead"), "answers")])
    buttons = [*_subsidence(desk), desk.show(desk.words("kk-button-ahead"), "answers")]
    if _protections(desk):
        buttons.insert(0, desk.show(desk.words("kk-button-ahead-protect"), "protect"))
    return desk.for_later(buttons)


def about_later(desk: Desk) -> list[str]:
    """What subsidence is, where a row for the end of a turn offers to settle it: first, and while its marker lies
    there, in the first action phase of a round alone."""
    offered = desk.view.phase == FIRST_ACTION and answers(desk).subsidence is None
    return (
        [desk.words("kk-later-subsidence")] if offered and (desk.view.round == 1 or desk.view.subsidence) else []
    )


def _offered(desk: Desk, label: str, action: Action) -> list[Button]:
    return [desk.act(label, action)] if desk.may(action) else []


# Ranking of bonus markers


def _ranking(desk: Desk) -> Panel:
    words, present = desk.words, answers(desk).ranking
    ranked = list(present.markers) if present else []
    lines = [
        *asked(words("kk-ask-ranking")),
        *_numbered(desk, [desk.names.bonus(marker) for marker in ranked], words("kk-ranking-none")),
    ]
    rest = [marker for marker in facts.BONUS_MARKERS if marker not in ranked]
    rows = _changes(desk, "rank", list(ranked), [*rest])
    last = [desk.show(words("kk-button-ahead"), "answers")]
    if ranked:
        last.insert(0, desk.act(words("kk-button-ranking-withdraw"), Withdraw("ranking"), "danger"))
    return Panel(tuple(lines), (*rows, tuple(last)), decision.shot(desk, decision_ahead.ranking(desk, ranked)))


def _numbered(desk: Desk, items: list[str], none: str) -> list[str]:
    if not items:
        return [none]
    return [desk.words("kk-numbered", number=number, text=text) for number, text in enumerate(items, start=1)]


def _changes(desk: Desk, verb: str, ranked: list[str], rest: list[str]) -> Rows:
    """Menus to add to a ranking, to move to its front and to remove from it."""
    words = desk.words
    added = [choice(_item(desk, verb, key), f"{verb}+ {key}", _effect(desk, verb, key)) for key in rest]
    first = [choice(_item(desk, verb, key), f"{verb}^ {key}") for key in ranked[1:]]
    removed = [choice(_item(desk, verb, key), f"{verb}- {key}") for key in ranked]
    return (
        *desk.menus(f"{verb}-add", words("kk-menu-ranking-add", place=len(ranked) + 1), added),
        *desk.menus(f"{verb}-first", words("kk-menu-ranking-first"), first),
        *desk.menus(f"{verb}-remove", words("kk-menu-ranking-remove"), removed),
    )


def _item(desk: Desk, verb: str, key: str) -> str:
    return desk.names.bonus(key) if verb == "rank" else desk.words("kk-choice-space", space=key)


def _effect(desk: Desk, verb: str, key: str) -> str:
    return capital(desk.names.bonus_effect(key)) if verb == "rank" else ""


# Spaces for large mines


def _places(desk: Desk) -> Panel:
    words, present = desk.words, answers(desk).places
    ranked = list(present.spaces) if present else []
    lines = [*asked(words("kk-ask-places")), *_numbered(desk, ranked, words("kk-places-none"))]
    rest = [space for space in desk.terrain.spaces if space not in ranked]
    rows: Rows = _changes(desk, "spot", ranked, rest)
    last = _offered(desk, words("kk-button-places-in-order"), LeavePlaces(desk.terrain.spaces))
    if ranked:
        last.append(desk.act(words("kk-button-ask-live"), Withdraw("places"), "danger"))
    shot = decision.shot(desk, decision_ahead.places(desk, ranked))
    return Panel(tuple(lines), (*rows, tuple(last)) if last else rows, shot)


# Protection


def _protections(desk: Desk) -> list[LeaveProtection]:
    """What can be left about the next disaster: nothing, coins for some mines, the marker for some."""
    spaces = _unmanned(desk)
    if not spaces or desk.view.phase > 5 or desk.view.disaster is not None:
        return []
    paid = [space for space in spaces if space in desk.terrain.coin_spaces]
    marked = spaces if desk.me.bonus == "rescue" else []
    found = [
        LeaveProtection(coins, marker)
        for marker in _so_many_or_fewer(marked, facts.RESCUED_BY_MARKER)
        for coins in _so_many_or_fewer([space for space in paid if space not in marker], len(paid))
    ]
    return [action for action in dict.fromkeys(found) if desk.may(action)]


def _unmanned(desk: Desk) -> list[str]:
    """Spaces with a mine that no rescue miner secures."""
    return [
        space
        for space, held, manned in zip(desk.terrain.spaces, desk.me.cards, desk.me.rescue, strict=True)
        if held is not None and not manned
    ]


def _so_many_or_fewer(spaces: Sequence[str], most: int) -> Iterator[tuple[str, ...]]:
    for count in range(most, -1, -1):
        yield from combinations(spaces, count)


def _protection(desk: Desk) -> Panel:
    words, found = desk.words, _protections(desk)
    present = answers(desk).protection
    lines: list[Line | str] = [*asked(words("kk-ask-ahead-protect")), *own(status.tableau(desk))]
    if present is not None:
        lines += player_text.left_ahead(Answers(protection=present), desk.names, words)
    entries = [choice(_protected(desk, action), GAME.notation(action)) for action in found]
    rows = desk.menus("protect", words("kk-menu-protect"), entries[: 3 * MENU_LIMIT])
    if present is not None:
        rows = (*rows, (desk.act(words("kk-button-ask-live"), Withdraw("protection"), "danger"),))
    return Panel(
        tuple(lines), rows, decision.shot(desk, decision_ahead.protection(desk, found)) if found else None
    )


def _protected(desk: Desk, action: LeaveProtection) -> str:
    words = desk.words
    if not action.coins and not action.marker:
        return words("kk-choice-protect-none")
    parts: list[str] = []
    if action.coins:
        cost = desk.names.coins(len(action.coins))
        parts.append(words("kk-choice-protect-coins", spaces=", ".join(action.coins), coins=cost))
    if action.marker:
        parts.append(words("kk-choice-protect-marker", spaces=", ".join(action.marker)))
    return words("kk-semicolon").join(parts)


# Subsidence and Loading


def _subsidence(desk: Desk, within: str = "") -> list[Button]:
    """Pay by coin, by points, or be asked; the present answer is left out."""
    words, present = desk.words, answers(desk).subsidence
    offered: list[tuple[str, Action]] = []
    if present is None or present.what != "coin":
        offered.append((words("kk-button-subsidence-coin"), LeaveSubsidence("coin")))
    if present is None or present.what != "points":
        offered.append((words("kk-button-subsidence-points"), LeaveSubsidence("points")))
    if present is not None:
        offered.append((words("kk-button-subsidence-ask"), Withdraw("subsidence")))
    return [desk.press(label, f"{within}{GAME.notation(action)}") for label, action in offered if desk.may(action)]


def _subsidence_panel(desk: Desk) -> Panel:
    lines: list[Line | str] = [*asked(desk.words("kk-ask-ahead-subsidence"))]
    lines += player_text.left_ahead(Answers(subsidence=answers(desk).subsidence), desk.names, desk.words)
    shot = decision.shot(desk, decision_ahead.subsidence(desk))
    return Panel(tuple(lines), (tuple(_subsidence(desk, f"{AHEAD} ")),), shot)


def _loading(desk: Desk) -> Panel:
    words, present = desk.words, answers(desk).loading
    buttons: list[Button] = []
    for how in ("all", "cards", "never"):
        if present is None or present.how != how:
            buttons += _offered(desk, words(f"kk-button-loading-{how}"), LeaveLoading(how))
    if present is not None:
        buttons += _offered(desk, words("kk-button-ask-live"), Withdraw("loading"))
    lines: list[Line | str] = [*asked(words("kk-ask-loading"))]
    if present is not None:
        lines += player_text.left_ahead(Answers(loading=present), desk.names, words)
    return Panel(tuple(lines), (tuple(buttons),) if buttons else ())
