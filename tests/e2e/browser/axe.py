"""What axe-core finds wrong with the page as it stands, as lines that a failing test can show."""

from typing import Any

from axe_playwright_python.async_playwright import Axe

OPTIONS = {"resultTypes": ["violations"]}
"""Every rule of WCAG 2.0 to 2.2, A and AA, and axe-core's best practices; none is left out."""


async def trouble(page: Any) -> list[str]:
    """One line for each element that breaks a rule: how bad, which rule, where, why."""
    found = await Axe().run(page, options=OPTIONS)
    return [
        f"{rule['impact']} {rule['id']}: {' '.join(map(str, node['target']))}: {node['failureSummary']}"
        for rule in found.response["violations"]
        for node in rule["nodes"]
    ]
