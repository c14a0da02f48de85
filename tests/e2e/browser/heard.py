"""What a screen reader says of the page, in its order: a message as it is read, and what is announced unasked.

Both come from the browser: the accessibility tree, and what is put into live regions.
"""

from dataclasses import dataclass
from typing import Any

ALONE = {"heading", "image", "button", "combobox", "checkbox", "radio", "textbox", "option", "link", "menuitem"}
"""What is said as one thing, by its name."""
INLINE = {"link", "button"}
"""What may stand within a line of text as well."""
APART = {"paragraph", "listitem", "article", "list", "group", "figure", "blockquote", "listbox", "code"}
"""What begins and ends a line of its own."""

LISTEN = """() => {
  window.announced = [];
  const live = (node) => node.closest('[aria-live], [role=log], [role=status], [role=alert], output');
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = live(target.nodeType === 1 ? target : target.parentElement);
      if (!region || region.getAttribute('aria-live') === 'off') continue;
      for (const node of addedNodes) if (node.textContent.trim()) window.announced.push(node.textContent.trim());
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


@dataclass(frozen=True)
class Said:
    """One thing that is said: words, and the role for all that is no mere text ("button", "image", "heading")."""

    role: str
    words: str


async def heard(place: Any) -> list[Said]:
    """A message, or another part of the page, in the order in which it is read."""
    session = await place.page.context.new_cdp_session(place.page)
    try:
        await place.evaluate("(node) => (window.listenedTo = node)")
        found = await session.send("Runtime.evaluate", {"expression": "window.listenedTo"})
        node = (await session.send("DOM.describeNode", {"objectId": found["result"]["objectId"]}))["node"]
        tree = (await session.send("Accessibility.getFullAXTree"))["nodes"]
    finally:
        await session.detach()
    nodes = {one["nodeId"]: one for one in tree}
    root = next(one for one in tree if one.get("backendDOMNodeId") == node["backendNodeId"])
    reader = _Reader(nodes)
    reader.read(root)
    reader.end_line()
    return reader.said


async def words(place: Any) -> str:
    """All of it as one text, a line for each thing, its role behind what is no mere text."""
    said = await heard(place)
    return "\n".join(one.words if one.role == "text" else f"{one.words} ({one.role})" for one in said)


async def listen(page: Any) -> None:
    """From here on what is announced on the page is kept."""
    await page.evaluate(LISTEN)


async def announced(page: Any) -> list[str]:
    """What was announced since `listen`, oldest first."""
    return await page.evaluate("() => window.announced")


class _Reader:
    def __init__(self, nodes: dict[str, Any]) -> None:
        self._nodes = nodes
        self._line = ""
        self.said: list[Said] = []

    def read(self, node: Any) -> None:
        role = node.get("role", {}).get("value", "")
        if node.get("ignored"):
            self._inside(node)
        elif role == "StaticText":
            self._line += node["name"]["value"]
        elif role in ALONE:
            self._alone(node, role)
        elif role in APART:
            self.end_line()
            self._inside(node)
            self.end_line()
        else:
            self._inside(node)

    def end_line(self) -> None:
        if self._line.strip():
            self.said.append(Said("text", " ".join(self._line.split())))
        self._line = ""

    def _inside(self, node: Any) -> None:
        for child in node.get("childIds", []):
            if child in self._nodes:
                self.read(self._nodes[child])

    def _alone(self, node: Any, role: str) -> None:
        name, value = node["name"]["value"], node.get("value", {}).get("value", "")
        if role in INLINE and self._line.strip():
            self._line += name
            return
        self.end_line()
        self.said.append(Said(role, f"{name}: {value}" if value else name))
