"""How every script prints: a title, then one line for each figure with its median, its p99 and its bound."""

import math
import statistics
from collections.abc import Sequence

WIDTH = 46


def title(text: str) -> None:
    print(f"\n{text}")
    print(f"{'':<{WIDTH}}{'median':>10}{'p99':>10}  bound")


def times(what: str, seconds: Sequence[float], bound: str = "") -> None:
    """Milliseconds of many runs."""
    if not seconds:
        print(f"{what:<{WIDTH}}{'no runs':>10}")
        return
    median, worst = statistics.median(seconds) * 1000, percentile(seconds, 99) * 1000
    print(f"{what:<{WIDTH}}{median:>7.2f} ms{worst:>7.2f} ms  {bound}".rstrip())


def counts(what: str, numbers: Sequence[float], bound: str = "") -> None:
    """Plain numbers of many runs."""
    if not numbers:
        print(f"{what:<{WIDTH}}{'no runs':>10}")
        return
    median, worst = statistics.median(numbers), percentile(numbers, 99)
    print(f"{what:<{WIDTH}}{median:>10.1f}{worst:>10.1f}  {bound}".rstrip())


def figure(what: str, value: str, bound: str = "") -> None:
    """One figure of the whole run."""
    print(f"{what:<{WIDTH}}{value:>20}  {bound}".rstrip())


def ratio(what: str, seconds: Sequence[float], peer: Sequence[float], bound: str = "") -> None:
    """How many times the peer's median of the same run."""
    if seconds and peer:
        figure(what, f"{statistics.median(seconds) / statistics.median(peer):.1f} times", bound)


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that at least so many percent of all do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * percent / 100) - 1)]
