"""The one entry: a picture asked for, a PNG given."""

from msgspec.structs import replace
from PIL import Image

from renderer.allocator import ALLOCATOR
from renderer.encode import png
from renderer.fonts import readable_name
from renderer.leaflet import Drawable, Leaflet
from renderer.leaflet_scene import leaflet_scene
from renderer.marks import chosen, put_marks
from renderer.painters import painter_of
from renderer.picture import Drawn, IncompletePicture, Picture
from renderer.scene import enlarged

__all__ = ["Drawable", "IncompletePicture", "compose", "draw"]


def draw(picture: Drawable) -> Drawn:
    """The finished picture; the same picture gives the same bytes."""
    drawn = _drawn(picture)
    ALLOCATOR.settle()
    return drawn


def _drawn(picture: Drawable) -> Drawn:
    image = compose(picture)
    data = png(image, painter_of(picture.game).palette, contrast=picture.contrast)
    return Drawn(data, image.width, image.height)


def compose(picture: Drawable) -> Image.Image:
    """The picture in full colour, before it is packed; what is high in contrast gets its colours there."""
    with enlarged(picture.scale):
        if isinstance(picture, Leaflet):
            return leaflet_scene(picture).image
        picture = _readable(picture)
        scene = painter_of(picture.game).scene_of(picture)
        marks = chosen(scene, picture.marks, picture.numbers, picture.amounts)
        put_marks(scene, marks, picture.words.get("see_news", ""))
        for put in scene.over:
            put()
        return scene.finish()


def _readable(picture: Picture) -> Picture:
    """The picture with every name as it can be drawn, in the headline too; else one player has two names in it."""
    colours = [picture.words.get(f"colour_{colour}", colour) for colour in picture.colours]
    names = tuple(readable_name(name, colour) for name, colour in zip(picture.names, colours, strict=True))
    headline = picture.headline
    for name, readable in sorted(zip(picture.names, names, strict=True), key=lambda pair: -len(pair[0])):
        if name != readable:
            headline = headline.replace(name, readable)
    return replace(picture, names=names, headline=headline)
