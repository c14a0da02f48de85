"""Rankings left ahead, changed entry by entry by short forms."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from games.engine.contract import A, S
from games.engine.event import Seat

Edit: TypeAlias = Callable[[S, Seat, str], Sequence[Any]]


def ranking_edits(
    word: str,
    left: Callable[[S, Seat], Sequence[str]],
    known: Callable[[S, str], str],
    leave: Callable[[tuple[str, ...]], A],
    withdrawal: A,
) -> Mapping[str, Edit[S]]:
    """Short forms by which an entry joins a ranking (`rank+ X`), leaves it (`rank- X`) or comes first (`rank^ X`).

    `left` is the present ranking; `known` is the entry that a word means, or raises MalformedAction. A ranking of
    nothing is withdrawn.
    """

    def edit(changed: Callable[[list[str], str], list[str]]) -> Edit[S]:
        def edited(state: S, seat: Seat, said: str) -> Sequence[A]:
            entry = known(state, said)
            ranked = changed([other for other in left(state, seat) if other != entry], entry)
            return (leave(tuple(ranked)) if ranked else withdrawal,)

        return edited

    return {
        f"{word}+": edit(lambda others, entry: [*others, entry]),
        f"{word}-": edit(lambda others, entry: others),
        f"{word}^": edit(lambda others, entry: [entry, *others]),
    }
