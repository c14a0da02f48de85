"""Examples of what can be typed in Ruhrschifffahrt, with names of the Steiger board."""

from typing import Final

USUAL: Final = "option pilot, start st_werden, plan ci_kettwig"
EXAMPLES: Final = {
    line.split()[0]: line
    for line in (
        *("choose coin", "remove st_oefte", "place st_horst", "option tow", "transport black st_oefte"),
        *("replenish st_oefte", "start st_oefte", "plan ci_kettwig", "haul st_oefte 6", "inn coin"),
        *("sell ci_kettwig", "lock ob_horst", "city ci_steele white", "depot essen", "port belgium"),
        *("shift belgium rhineland", "repay", "end", "choice 6 point", "purchases 5 lock ob_horst / repay"),
        *("skip", "storages st_oefte st_horst", "withdraw purchases"),
    )
}
"""One line by each verb of the notation."""
