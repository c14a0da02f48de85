"""What is possible in place of something refused, in words: the nearest legal thing, or that there is none."""

from collections import Counter
from typing import Any, Final

from bot.presenter import AnyPresenter, Party
from bot.words import Words
from games.engine.contract import is_answer
from games.engine.nearest import Attempt, says_it
from games.engine.violation import Violation

STAGES: Final = 2
"""So many stages are named at most at which something is decided."""


def instead(attempt: Attempt, violation: Violation, presenter: AnyPresenter, party: Party, text: Words) -> str:
    """What the seat could do instead and what it costs, or when it would be judged.

    Empty where the refusal says it.
    """
    found = attempt.nearest
    if found is None:
        return none_now(attempt, presenter, text)
    if says_it(violation, attempt.action, found):
        return ""
    said = named(attempt, found, presenter, party, text)
    price = price_of(attempt, found, presenter, text)
    return text("nearest-priced", move=said, price=price) if price else text("nearest", move=said)


def none_now(attempt: Attempt, presenter: AnyPresenter, text: Words) -> str:
    """That there is nothing of the kind now, and when it would be judged."""
    game, state = attempt.game, attempt.state
    if not game.active_seats(state):
        return text("nearest-over")
    if is_answer(game, attempt.action):
        return text("nearest-none")
    stages = [presenter.stage(name, text) for name in attempt.stages[:STAGES]]
    if stages:
        return text("nearest-later", stages=text("list-parts").join(stages))
    at_turn = attempt.seat in game.active_seats(state)
    return text("nearest-none" if at_turn else "nearest-turn")


def named(attempt: Attempt, action: Any, presenter: AnyPresenter, party: Party, text: Words) -> str:
    """An action in words; of an answer left ahead, also how it is written, for its words do not say all of it."""
    game = attempt.game
    said = presenter.move(attempt.state, action, party, text)
    return text("nearest-written", move=said, line=game.notation(action)) if is_answer(game, action) else said


def price_of(attempt: Attempt, action: Any, presenter: AnyPresenter, text: Words) -> str:
    """What an action takes from its seat at once, as far as nothing is revealed by it.

    That is all that is paid, also out of what a debt brings, and the debt.
    """
    game, seat = attempt.game, attempt.seat
    if is_answer(game, action) or action == game.end_turn:
        return ""
    made = game.apply(attempt.state, seat, action)
    if made.reveals or made.fired or made.phase_ends:
        return ""
    entries = [one for event in made.events if event.visible_to(seat) for one in event.entries if one.seat == seat]
    paid, owed = Counter[str](), Counter[str]()
    for one in entries:
        if one.amount < 0:
            paid[one.account] -= one.amount
        elif one.account in presenter.debts:
            owed[one.account] += one.amount
    said = [presenter.amount(account, amount, text) for account, amount in paid.items()]
    said += [presenter.pieces(account, paid[account], text) for account in sorted(presenter.paid & {*paid})]
    said += [presenter.pieces(account, amount, text) for account, amount in owed.items()]
    return text.listed([one for one in said if one])
