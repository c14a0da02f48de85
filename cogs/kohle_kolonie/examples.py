"""Examples of what can be typed in Kohle & Kolonie, with names of the Steiger board."""

from typing import Final

USUAL: Final = "insert rescue.A1, move horst R2"
EXAMPLES: Final = {
    line.split()[0]: line
    for line in (
        *("choose rescue", "buy 7", "worker horst", "settler horst", "place A1", "engine B1", "settle horst"),
        *("put 2", "engineer administration.e1", "miners bonus", "insert rescue.A1", "move horst R2"),
        *("shift administration.e1 workforce.e1", "coin", "flip workforce coins", "arrange 1 2", "give coins"),
        *("extra", "stop", "secure A1", "rescue A3", "lose horst", "pay coin", "declare aid 1", "bid 7", "pass"),
        *("load 1 bonus", "end", "rank rescue miners aid", "ceiling general 9 aid 1", "protect A1 marker A3"),
        *("subsidence coin", "loading cards", "places B1 A2", "withdraw ceiling general"),
    )
}
"""One line by each verb of the notation."""
