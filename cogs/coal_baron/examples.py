"""Examples of what can be typed in Coal Baron."""

from typing import Final

USUAL: Final = "cage 3, load grey, cage 0, fill truck_08 grey"
EXAMPLES: Final = {
    line.split()[0]: line
    for line in (
        *(
            "draft truck_08",
            "place factory_3",
            "substitute yellow",
            "keep truck_08",
            "return bottom",
            "next truck_08",
        ),
        *("cage 3", "load grey", "store grey", "fill truck_08 grey storage", "end", "unrank"),
        *("pair truck_08 grey cage:yellow storage:brown", "rank truck_08 truck_09"),
    )
}
"""One line by each verb of the notation."""
