"""Pictures to decide from: an open card, a worker space, a goal of mining, a card drawn, a cube instead."""

from collections.abc import Callable, Mapping
from typing import Final

from renderer.coal_baron.decision_draft import put_draft
from renderer.coal_baron.decision_drawn import put_drawn
from renderer.coal_baron.decision_mining import put_mining
from renderer.coal_baron.decision_place import put_spaces
from renderer.coal_baron.decision_signs import icons_of
from renderer.coal_baron.decision_substitute import put_substitutes
from renderer.coal_baron.picture import Picture
from renderer.decision import cards_only, decision_scene, put_head
from renderer.scene import Scene


def decision(picture: Picture) -> Scene:
    """The picture of what the picture's `area` says is decided; a card for each choice where it says nothing."""
    if picture.area not in _SORTS:
        return cards_only(picture, icons_of(picture))
    scene = decision_scene()
    put_head(scene, picture, icons_of(picture))
    with scene.raised():
        _SORTS[picture.area](scene, picture)
    return scene


_SORTS: Final[Mapping[str | None, Callable[[Scene, Picture], None]]] = {
    "draft": put_draft,
    "place": put_spaces,
    "mining": put_mining,
    "drawn": put_drawn,
    "substitute": put_substitutes,
}
