"""Makes the pictures of the README anew, from games that sensible players play by the rules.

Run from the root of the project: `python docs/pictures.py`. The two of the page want Chromium on the machine.
"""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec
from PIL import Image

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))


from bot.drawing import Drawer  # noqa: E402
from bot.outgoing.final_way import chart  # noqa: E402
from bot.presenter import AnyPresenter, Party, Position  # noqa: E402
from bot.words import words  # noqa: E402
from cogs import kohle_kolonie, ruhrschifffahrt  # noqa: E402
from cogs.coal_baron import PRESENTER  # noqa: E402
from cogs.kohle_kolonie.shown import pictures  # noqa: E402
from cogs.ruhrschifffahrt.shown import pictures as ruhr_pictures  # noqa: E402
from games.coal_baron import facts  # noqa: E402
from games.coal_baron.actions import Action, DraftOrder, Keep, PlaceWorkers  # noqa: E402
from games.coal_baron.game import GAME  # noqa: E402
from games.coal_baron.goals import goals, goals_for  # noqa: E402
from games.coal_baron.mining import steps_left  # noqa: E402
from games.coal_baron.state import Options, State  # noqa: E402
from games.engine.contract import Setup  # noqa: E402
from games.engine.event import Event, Seat, visible_events  # noqa: E402
from games.engine.gains import gains_of  # noqa: E402
from games.kohle_kolonie import actions as kk  # noqa: E402
from games.kohle_kolonie.game import GAME as KOHLE  # noqa: E402
from games.kohle_kolonie.options import Options as KohleOptions  # noqa: E402
from games.kohle_kolonie.state import State as KohleState  # noqa: E402
from games.kohle_kolonie.state import Value  # noqa: E402
from games.kohle_kolonie.view import View  # noqa: E402
from games.ruhrschifffahrt import actions as rs  # noqa: E402
from games.ruhrschifffahrt import shipping, starting  # noqa: E402
from games.ruhrschifffahrt.game import GAME as RUHR  # noqa: E402
from games.ruhrschifffahrt.options import Options as RuhrOptions  # noqa: E402
from games.ruhrschifffahrt.state import State as RuhrState  # noqa: E402
from renderer.draw import draw  # noqa: E402
from tests.e2e.browser.channel_page import ChannelPage  # noqa: E402
from tests.e2e.browser.staging import stage  # noqa: E402
from tests.e2e.house import NAMES, DotDrawer, House, opened_house  # noqa: E402

FOLDER = Path(__file__).parent / "pictures"
SEED = "000000000000000000000000000051a6"
PARTY = Party(table=12, names=NAMES[:3], plain_names=NAMES[:3], colours=facts.COLOURS[:3], users=(1, 2, 3))
KOHLE_SEED = f"{8:032x}"
KOHLE_NAMES = ("Jörg", "Éloïse", "Grażyna", "Tom")
KOHLE_PARTY = Party(
    table=12,
    names=KOHLE_NAMES,
    plain_names=KOHLE_NAMES,
    colours=("orange", "blue", "red", "yellow"),
    users=(1, 2, 3, 4),
)
RUHR_SEED = f"{21:032x}"
RUHR_PARTY = msgspec.structs.replace(KOHLE_PARTY, colours=RUHR.colours)
RUHR_LIKES = (
    rs.PlanSale, rs.BuildInPort, rs.BuildLock, rs.BuildInCity, rs.BuildInDepot, rs.UseInn, rs.EndTurn,
)  # fmt: skip
LATE = 9
"""Round of Ruhrschifffahrt in which its board is shown."""
MARKS = 5
HIGH_BID = 8
KOHLE_LIKES = (
    kk.Bid, kk.Pass, kk.BuyMine, kk.Flip, kk.PlaceSettlement, kk.BuyEngine, kk.InsertEngineer, kk.PlaceCard,
    kk.Load, kk.ChooseBonus, kk.InsertMiner, kk.TakeWorker, kk.TakeSettler, kk.PutMiners, kk.Pay, kk.BeginMiners,
)  # fmt: skip
MANY_ORDERS = 4
"""So many outstanding orders are enough for a sensible player."""


class Moment(NamedTuple):
    """A position, and what everybody has seen happen since the turn before began."""

    state: State
    events: tuple[Event, ...]


def game() -> Iterator[Moment]:
    """Every position of a whole game."""
    chance = Random(SEED)
    state = GAME.new_game(Setup(seats=3, options=Options(), seed=SEED)).state
    told: tuple[Event, ...] = ()
    while seats := GAME.active_seats(state):
        for action in sensible(state, seats[0], chance):
            transition = GAME.apply(state, seats[0], action)
            state = transition.state
            told += visible_events(transition.events, None)
            yield Moment(state, told)
            if action == GAME.end_turn:
                told = ()


def sensible(state: State, seat: Seat, chance: Random) -> list[Action]:
    """What somebody would do who knows the rules and not much more."""
    found = goals(state, seat)
    if found:
        return list(found[0].actions)
    legal = [action for action in GAME.legal_actions(state, seat) if action != GAME.end_turn]
    drafts = [action for action in legal if isinstance(action, DraftOrder)]
    kept = [action for action in legal if isinstance(action, Keep) and action.card is not None]
    places = [action for action in legal if isinstance(action, PlaceWorkers)]
    if drafts:
        return [max(drafts, key=lambda action: facts.ORDERS[action.order].points)]
    if kept:
        return [chance.choice(kept)]
    if places:
        return [max(places, key=lambda action: (worth(state, seat, action.space), chance.random()))]
    return [GAME.end_turn if state.turn.stage in ("done", "mining") else chance.choice(legal)]


def worth(state: State, seat: Seat, space: str) -> float:
    """How much a sensible player likes a worker space, less for each worker that it takes."""
    me, place = state.seats[seat], facts.SPACES[space]
    needed = GAME.observe(state, seat).workers_needed(space)
    match place.area:
        case "delivery":
            ready = [facts.ORDERS[own.order] for own in me.outstanding if own.complete]
            liked = sum(card.points for card in ready if card.vehicle == place.vehicle)
        case "mining":
            liked = sum(goal.points for goal in goals_for(state, seat, place.number)[:1])
        case "orders":
            liked = 6 if sum(not own.complete for own in me.outstanding) < MANY_ORDERS else 0
        case "factory":
            tiles = sum(section.kind in facts.TILES for section in me.sections)
            liked = 5.5 if tiles < 3 * state.shift else 3
        case "money":
            liked = place.number - me.francs / 3
        case "bank":
            liked = 0
    return liked - 1.2 * needed


def save(name: str, png: bytes) -> None:
    """Write one picture and say so."""
    (FOLDER / f"{name}.png").write_bytes(png)
    with Image.open(FOLDER / f"{name}.png") as image:
        print(f"{name}.png  {image.width} x {image.height}  {len(png) // 1000} kB")


def draw_game(played: list[Moment]) -> Moment:
    """The board and a mine in the middle of the game, and the score sheet; gives the moment of the first."""
    text = words("en")
    second = [moment for moment in played if moment.state.phase == "shift" and moment.state.shift == 2]
    middle = [moment for moment in second if moment.state.turn.seat == 0 and moment.state.turn.stage == "place"][
        -3
    ]
    marks = [place for event in middle.events for place in event.places][-MARKS:]
    save("board", draw(PRESENTER.board(GAME.observe(middle.state, None), PARTY, text, marks).picture).png)
    mining = next(m.state for m in second[len(second) // 2 :] if steps_left(m.state) > 5)
    save("mine", draw(PRESENTER.area(GAME.observe(mining, mining.turn.seat), "mine", PARTY, text).picture).png)
    outcome = GAME.outcome(played[-1].state)
    assert outcome is not None
    over = GAME.observe(played[-1].state, None)
    save("score-sheet", draw(PRESENTER.score_sheet(over, outcome, PARTY, text).picture).png)
    return middle


class Played(NamedTuple):
    """A position of Kohle & Kolonie, what led to it, and what everybody sees of it."""

    state: KohleState
    events: tuple[Event, ...]

    @property
    def view(self) -> View:
        """The public view."""
        return KOHLE.observe(self.state, None)


def kohle_game() -> Iterator[Played]:
    """Every position of a whole game of Kohle & Kolonie."""
    chance = Random(KOHLE_SEED)
    done = KOHLE.new_game(Setup(seats=4, options=KohleOptions(), seed=KOHLE_SEED))
    yield Played(done.state, done.events)
    while seats := KOHLE.active_seats(done.state):
        done = KOHLE.apply(done.state, seats[0], liked(KOHLE.legal_actions(done.state, seats[0]), chance))
        yield Played(done.state, done.events)


def liked(legal: Sequence[kk.Action], chance: Random) -> kk.Action:
    """What brings something first; bids while they are small."""
    for kind in KOHLE_LIKES:
        found = [action for action in legal if isinstance(action, kind)]
        if found and not (isinstance(found[0], kk.Bid) and found[0].value > HIGH_BID):
            return found[0] if kind is kk.Bid else chance.choice(found)
    return KOHLE.end_turn if KOHLE.end_turn in legal else chance.choice(legal)


def values_of(view: View) -> tuple[Value, ...]:
    """What everybody bids."""
    return view.auction.auction.values if view.auction else ()


def draw_kohle() -> None:
    """The board and a player of Kohle & Kolonie, a choice of mines, an auction, and the points by round."""
    text = words("en")
    played = list(kohle_game())
    views = [one.view for one in played]
    at = next(number for number, view in enumerate(views) if view.round == 4 and view.phase == 3)
    board = views[at]
    bidding = [view for view in views if view.auction is not None and view.auction.bidder is not None]
    auction = max(bidding, key=lambda view: sum(value.total for value in values_of(view)))
    save("kohle-board", draw(kohle_kolonie.PRESENTER.board(board, KOHLE_PARTY, text).picture).png)
    save("kohle-player", draw(pictures.player(board, 0, KOHLE_PARTY, text).picture).png)
    save("kohle-auction", draw(kohle_kolonie.PRESENTER.board(auction, KOHLE_PARTY, text).picture).png)
    buying = (one for one in played if one.view.round == 2 and buys(one.state))
    choice = next(buying)
    save("kohle-decision", decision(kohle_kolonie.PRESENTER, choice.state, choice.view, KOHLE_PARTY))
    outcome = KOHLE.outcome(played[-1].state)
    assert outcome is not None
    sheet = kohle_kolonie.PRESENTER.score_sheet(views[-1], outcome, KOHLE_PARTY, text)
    letter: Any = SimpleNamespace(gains=gains_of(KOHLE, 4, [one.events for one in played]), outcome=outcome)
    loaded: Any = SimpleNamespace(game=KOHLE, party=KOHLE_PARTY, row=SimpleNamespace(id=KOHLE_PARTY.table))
    way = chart(letter, sheet, loaded, text)
    assert way is not None
    save("kohle-chart", draw(way.picture).png)


def buys(state: KohleState) -> bool:
    """Whether a mine can be bought."""
    legal = KOHLE.legal_actions(state, seats[0]) if (seats := KOHLE.active_seats(state)) else ()
    return any(isinstance(action, kk.BuyMine) for action in legal)


def decision(presenter: AnyPresenter, state: Any, view: Any, party: Party) -> bytes:
    """What a turn message shows whoever must decide."""
    position: Any = Position(
        state=state, view=view, seat=view.active[0], decision=0, moves=(), at_turn=True, can_finish=False
    )
    shot = presenter.decision(position, "", party, words("en"))
    assert shot is not None
    return draw(shot.picture).png


def ruhr_states() -> Iterator[RuhrState]:
    """Every position of a whole game of Ruhrschifffahrt."""
    chance = Random(RUHR_SEED)
    state = RUHR.new_game(Setup(seats=4, options=RuhrOptions(), seed=RUHR_SEED)).state
    while seats := RUHR.active_seats(state):
        yield state
        state = RUHR.apply(state, seats[0], shipped(state, seats[0], chance)).state


def shipped(state: RuhrState, seat: Seat, chance: Random) -> rs.Action:
    """The start and the sale that pay most, and what can be built without a debt."""
    legal = [action for action in RUHR.legal_actions(state, seat) if not isinstance(action, rs.MoveInPort)]
    starts = {found.storage: found for found in starting.starts_now(state, seat)}
    ready = [action for action in legal if isinstance(action, rs.ChooseStart) and action.storage in starts]
    if ready:
        return max(ready, key=lambda action: max(trip.coins for trip in starts[action.storage].trips))
    if sales := [action for action in legal if isinstance(action, rs.PlanSale | rs.Sell)]:
        paid = {trip.space: trip.coins for trip in shipping.trips_of_barge(state, seat)}
        best = max(sales, key=lambda action: paid[action.space])
        if isinstance(best, rs.Sell) or state.seats[seat].plan is None:
            return best
    if state.turn.stage == "plan":
        return RUHR.end_turn
    for kind in RUHR_LIKES:
        found = [action for action in legal if isinstance(action, kind) and makes_no_debt(state, seat, action)]
        if found:
            return chance.choice(found)
    return chance.choice(legal)


def makes_no_debt(state: RuhrState, seat: Seat, action: rs.Action) -> bool:
    """Whether the seat can pay for an action with the coins it has."""
    return RUHR.apply(state, seat, action).state.seats[seat].debts <= state.seats[seat].debts


def draw_ruhr() -> None:
    """The board and a player late in a game of Ruhrschifffahrt, the river through a dominion, and a start."""
    text = words("en")
    played = list(ruhr_states())
    late = [state for state in played if state.round == LATE and state.phase == 6]
    view = RUHR.observe(late[len(late) // 2], None)
    save("ruhr-board", draw(ruhrschifffahrt.PRESENTER.board(view, RUHR_PARTY, text).picture).png)
    save("ruhr-player", draw(ruhr_pictures.player(view, 0, RUHR_PARTY, text).picture).png)
    save("ruhr-river", draw(ruhr_pictures.area(view, "essen", RUHR_PARTY, text).picture).png)
    starts = [state for state in played if state.turn.stage == "start"]
    start = max(starts, key=lambda state: len(starting.starts_now(state, RUHR.active_seats(state)[0])))
    save("ruhr-decision", decision(ruhrschifffahrt.PRESENTER, start, RUHR.observe(start, None), RUHR_PARTY))


async def photograph(moment: Moment) -> None:
    """The turn message and the private panel, as a phone shows them on the sandbox's page."""
    from playwright.async_api import async_playwright

    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder:
        async with opened_house(Path(folder)) as house, async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            context = await browser.new_context(
                viewport={"width": 400, "height": 860}, device_scale_factor=2, color_scheme="dark"
            )
            await show(house, ChannelPage(await context.new_page(), "Anna"), moment)
            await browser.close()


async def show(house: House, phone: ChannelPage, moment: Moment) -> None:
    """Play the position on the page and take both pictures."""
    house.drawer = cast(DotDrawer, Drawer())
    await house.restart()
    table = await house.table(3)
    await stage(house, table, moment.state, moment.events)
    page: Any = phone.page
    await page.goto(house.client.address)
    await phone.become("Anna")
    await phone.go(f"table {table.number}")
    await phone.turn_message.locator("img").wait_for()
    await page.wait_for_timeout(1000)
    save("phone-turn", await page.screenshot())
    await phone.act()
    await phone.private.locator("img").wait_for()
    await page.wait_for_timeout(1000)
    await phone.private.locator(".select").nth(1).click()
    save("phone-panel", await page.screenshot())
    house.drawer.close()


def main() -> None:
    """Make all pictures."""
    FOLDER.mkdir(exist_ok=True)
    middle = draw_game(list(game()))
    draw_kohle()
    draw_ruhr()
    asyncio.run(photograph(middle))


if __name__ == "__main__":
    main()
