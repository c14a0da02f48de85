"""The panel while miners are inserted and redeployed: by source, then target, targets by city."""

from collections.abc import Sequence

from bot.post import Button, Choice, rows_of
from bot.presenter import Line, Panel, asked, own
from cogs.desk import packed
from cogs.kohle_kolonie.desk import ROWS, Desk, Rows, choice
from cogs.kohle_kolonie.panels import status
from cogs.kohle_kolonie.panels.beside import flips_and_exchanges, raises
from cogs.kohle_kolonie.shown import decision
from cogs.kohle_kolonie.shown.labels import at_once, is_alike, spot_effect, stands_for
from cogs.signs import MOST
from games.kohle_kolonie.actions import Action, InsertMiner, RedeployEngineer, RedeployMiner, Stop
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.miners import miners_at
from games.kohle_kolonie.turns import MinersLeft


def panel(desk: Desk, left: MinersLeft, focus: str) -> Panel:
    """What is left to insert and to redeploy; "from <spot>" lists the targets of the miners there."""
    legal, (verb, *rest) = desk.legal(), focus.split() or [""]
    shot = decision.shown(desk, focus)
    if verb == "from" and rest and (rows := _targets(desk, left, legal, rest[0])):
        line = desk.words("kk-ask-target", spot=desk.names.spot(rest[0]))
        return Panel((*own(_left(desk, left)), *asked(line)), rows, shot)
    shifts = _shifts(desk, legal)
    if verb == "shift" and shifts:
        return Panel(own(_left(desk, left)), shifts[:ROWS], shot)
    menus = (*_inserts(desk, left, legal), *_sources(desk, left, legal))
    rows = (*menus, *shifts, *rows_of(_buttons(desk, legal, shift=False)))
    if len(rows) > ROWS or len(shifts) > 1:
        rows = (*menus, *rows_of(_buttons(desk, legal, shift=True)))
    lines = (*own(_left(desk, left)), *_means(desk), *raises(desk, legal, folded=False))
    return Panel(lines, rows[:ROWS], shot)


def _means(desk: Desk) -> tuple[Line, ...]:
    """The own numbers below what is left."""
    if desk.words.spoken:
        return status.own(desk)
    return (status.head(desk), *own(status.supplies(desk), status.tableau(desk)))


def _left(desk: Desk, left: MinersLeft) -> str:
    """What is left of the miners action, or of the marker."""
    if not left.insert and not left.redeploy:
        return desk.words("kk-left-engineer-only" if left.engineer else "kk-left-none")
    text = desk.words("kk-left", insert=left.insert, redeploy=left.redeploy)
    return desk.words("kk-left-engineer", text=text) if left.engineer else text


def _inserts(desk: Desk, left: MinersLeft, legal: Sequence[Action]) -> Rows:
    choices = [
        choice(
            desk.signed(action.to, desk.words("kk-choice-insert", spot=desk.names.spot(action.to))),
            GAME.notation(action),
            spot_effect(action.to, desk.me, desk.names),
        )
        for action in legal
        if isinstance(action, InsertMiner)
    ]
    return desk.menus("insert", desk.words("kk-menu-insert", count=left.insert), choices)


def _sources(desk: Desk, left: MinersLeft, legal: Sequence[Action]) -> Rows:
    """A menu of where miners stand, or, where they all stand on one spot, of its targets."""
    moves = [action for action in legal if isinstance(action, RedeployMiner)]
    spots = list(dict.fromkeys(action.source for action in moves))
    if len(spots) == 1 and len(moves) <= MOST:
        placeholder = desk.words("kk-menu-from", **_from(desk, left, spots[0]))
        return desk.menus("to", placeholder, [_target(desk, action) for action in moves])
    choices = [_source(desk, spot) for spot in sorted(spots, key=lambda spot: _order(desk, spot))]
    return desk.narrowing("from", desk.words("kk-menu-sources", count=left.redeploy), choices)


def _order(desk: Desk, spot: str) -> tuple[bool, str]:
    """Tableau and pithead cards first, then what stands on the board, by city."""
    return not desk.names.region(spot), desk.names.region(spot)


def _source(desk: Desk, spot: str) -> Choice:
    count = miners_at(desk.terrain, desk.state.seats[desk.seat], spot)
    city = desk.names.city(spot) if desk.names.region(spot) else ""
    miners = desk.names.miners(count)
    parts = [city, miners] if city else [miners, stands_for(spot, desk.me, desk.names)]
    description = desk.words("kk-cost-and-effect", cost=parts[0], effect=parts[1]) if all(parts) else miners
    return choice(desk.signed(spot, desk.names.spot(spot)), f"from {spot}", description)


def _targets(desk: Desk, left: MinersLeft, legal: Sequence[Action], source: str) -> Rows:
    """Menus of the targets of a source: tableau, pithead cards and pool in one, the board by city."""
    found = [action for action in legal if isinstance(action, RedeployMiner) and action.source == source]
    areas: dict[str, list[Choice]] = {}
    for action in found:
        areas.setdefault(_area(desk, action.to), []).append(_target(desk, action))
    pages = [([area], choices) for area, choices in areas.items()]
    if len(pages) > ROWS or any(len(choices) > MOST for choices in areas.values()):
        pages = packed(areas)
    rows: Rows = ()
    for number, (named, choices) in enumerate(pages):
        text = desk.words("kk-menu-targets", targets=", ".join(named), **_from(desk, left, source))
        rows += desk.menus(f"to-{number}-", text, choices)
    return rows[:ROWS]


def _from(desk: Desk, left: MinersLeft, source: str) -> dict[str, str | int]:
    """The source and what is left, said in the menu itself: the picture above it is as high as a phone."""
    return {"spot": desk.names.spot(source), "count": left.redeploy}


def _area(desk: Desk, spot: str) -> str:
    """Where a target lies: a city, or before the player."""
    if desk.names.region(spot):
        return desk.words("kk-menu-targets-city", city=desk.names.city(spot))
    return desk.words("kk-menu-targets-home")


def _target(desk: Desk, action: RedeployMiner) -> Choice:
    label = desk.signed(action.to, desk.names.spot(action.to))
    return choice(label, GAME.notation(action), _effect(desk, action))


def _effect(desk: Desk, action: RedeployMiner) -> str:
    """What the miner is good for there; at a station the moves it takes and whether a marker lies there."""
    if is_alike(action.source, action.to, desk.me):
        return desk.words("kk-effect-same")
    station = desk.view.stations.get(action.to)
    if station is None or action.to not in desk.terrain.open_stations:
        return spot_effect(action.to, desk.me, desk.names)
    near = action.to in desk.terrain.steps.get(action.source, ())
    text = desk.words("kk-effect-station", count=1 if near else 2)
    return desk.words("kk-effect-station-marker", text=text) if station.marker else text


def _shifts(desk: Desk, legal: Sequence[Action]) -> Rows:
    """A menu of the places to which each engineer can go, so that one takes one press."""
    moves = [action for action in legal if isinstance(action, RedeployEngineer)]
    choices = [choice(_shift(desk, action), GAME.notation(action), _shifted_to(desk, action)) for action in moves]
    return desk.menus("shift", desk.words("kk-button-shift"), choices)


def _shift(desk: Desk, action: RedeployEngineer) -> str:
    source, to = desk.names.spot(action.source), desk.names.spot(action.to)
    return desk.signed((action.source, action.to), desk.words("kk-choice-shift", source=source, spot=to))


def _shifted_to(desk: Desk, action: RedeployEngineer) -> str:
    """What the engineer earns there, and what that scores by itself."""
    earns = spot_effect(action.to, desk.me, desk.names)
    return ", ".join([*([earns] if earns else []), *at_once(desk.state, desk.seat, action, desk.names)])


def _buttons(desk: Desk, legal: Sequence[Action], *, shift: bool) -> list[Button]:
    words, buttons = desk.words, list[Button]()
    if Stop() in legal:
        buttons.append(desk.act(words("kk-button-stop-miners"), Stop(), "success"))
    if shift and _shifts(desk, legal):
        buttons.append(desk.show(words("kk-button-shift"), "shift"))
    buttons.append(desk.form(words("kk-button-plan"), "plan"))
    return [*buttons, *flips_and_exchanges(desk, legal)]
