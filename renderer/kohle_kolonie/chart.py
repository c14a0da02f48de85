"""The map: land kept as a static layer, pieces put on it; whole, or a window of it."""

from typing import Final

from games.kohle_kolonie.options import Options
from games.kohle_kolonie.terrain import Terrain, terrain_for
from renderer.canvas import Canvas, Point
from renderer.kohle_kolonie import mines, places
from renderer.kohle_kolonie.labels import TEXT, Labels, labels_of, lies_in
from renderer.kohle_kolonie.land import Land, compass
from renderer.kohle_kolonie.looks import line_look
from renderer.kohle_kolonie.picture import Picture
from renderer.kohle_kolonie.survey import HIGH, WIDE, terrain_of
from renderer.scene import Box, Scene, meet
from renderer.theme import PAPER_LIGHT, SLATE

COMPASS: Final = 96


class Chart:
    """A picture's map on a scene: the window's left top corner stands at `corner`.

    What the window's edge would cut is left out.
    """

    def __init__(self, scene: Scene, picture: Picture, corner: Point, window: Box = (0, 0, WIDE, HIGH)) -> None:
        self.scene, self.picture, self.corner, self.window = scene, picture, corner, window
        self.terrain: Terrain = terrain_of(picture)
        self.labels: Labels = labels_of(picture.view.options.board)

    @property
    def key(self) -> tuple[Options, int, Box]:
        """What the land depends on."""
        return self.picture.view.options, len(self.picture.view.seats), self.window

    def lay(self, page: Scene) -> None:
        """Put what never moves on the page."""
        x, y, w, h = self.window
        options, seats = self.picture.view.options, len(self.picture.view.seats)
        page.put((*self._at((x, y)), w, h), PAPER_LIGHT, _land, options, seats, self.window)
        rose = _rose(self.labels)
        if rose and self._shows((*rose, COMPASS, COMPASS)):
            page.put((*self._at(rose), COMPASS, COMPASS), None, compass)

    def put(self) -> None:
        """Put all pieces on the map, over the rings of what changed, and remember where they are."""
        with self.scene.raised():
            for ground in self.terrain.board.grounds:
                self._plate(ground.id)
            for card, box in self.labels.tokens.items():
                self._token(card, box)
            for village, box in self.labels.villages.items():
                self._village(village, box)
            for station, box in self.labels.stations.items():
                self._station(station, box)
            for village in self.terrain.open_villages:
                if village in self.labels.covered and self._shows_village(village):
                    box = self._on(self.labels.names[village], 4)
                    self.scene.put(box, None, _name, self.terrain.villages[village].name)

    def _at(self, point: Point) -> Point:
        """A point of the map on the scene."""
        return self.corner[0] + point[0] - self.window[0], self.corner[1] + point[1] - self.window[1]

    def _on(self, box: Box, rim: float = 0) -> Box:
        x, y = self._at((box[0] - rim, box[1] - rim))
        return x, y, box[2] + 2 * rim, box[3] + 2 * rim

    def _shows(self, box: Box) -> bool:
        """Whether the box lies in the window."""
        return lies_in(self.window, box)

    def _shows_village(self, village: str) -> bool:
        """Whether the village lies in the window with its name."""
        return self._shows(self.labels.villages[village]) and self._shows(self.labels.names[village])

    def _plate(self, ground: str) -> None:
        box = self.labels.plates[ground]
        if not self._shows(box):
            return
        mine = mines.ground_mine(self.terrain, ground, self.picture.view.mines, self.picture.colours)
        shown = self._on(box, mines.AROUND)
        self.scene.put(shown, None, mines.plate, box[2], box[3], self.labels.titles[ground], mine)
        self.scene.place(f"ground.{ground}", self._on(box))
        for card in self.terrain.cards.values():
            if card.ground == ground and card.kind != "small":
                self.scene.place(f"mine.{card.id}", self._on(box))

    def _token(self, card: str, box: Box) -> None:
        known = self.terrain.cards.get(card)
        if known is None or not self._shows(box):
            return
        mine = mines.mine_of(known, self.picture.view.mines.get(card), self.picture.colours)
        self.scene.put(self._on(box, mines.AROUND), None, mines.token, box[2], box[3], mine)
        self.scene.place(f"mine.{card}", self._on(box))

    def _village(self, village: str, box: Box) -> None:
        if not self._shows_village(village):
            return
        data, view = self.terrain.villages[village], self.picture.view.villages[village]
        settled = tuple((self.picture.colours[one.seat], one.miners) for one in view.settlements)
        shown = places.Village(view.workers, data.workers, data.spaces, settled, view.used)
        self.scene.put(self._on(box, 4), None, places.village, box[2], box[3], shown)
        self.scene.place(f"village.{village}", self._on(box))

    def _station(self, station: str, box: Box) -> None:
        if not self._shows(box):
            return
        view = self.picture.view.stations[station]
        line = next(one.line for one in self.terrain.board.stations if one.id == station)
        miners = tuple((self.picture.colours[seat], count) for seat, count in enumerate(view.miners) if count)
        shown = places.Station(line_look(self.terrain.board, line), view.marker, miners, view.used)
        self.scene.put(self._on(box, 20), None, places.station, box[2], shown)
        self.scene.place(f"station.{station}", self._on(box))


def _land(canvas: Canvas, options: Options, seats: int, window: Box) -> None:
    Land(canvas, terrain_for(options, seats), options.board, window).paint()


def _name(canvas: Canvas, name: str) -> None:
    canvas.halo_text(canvas.width / 2, canvas.height / 2, name, face="village", size=TEXT, align="centre")


def _rose(labels: Labels) -> Point | None:
    """Where the compass has room: the first free place along the right rim, from below."""
    taken = [
        box
        for boxes in (labels.plates, labels.tokens, labels.villages, labels.names, labels.stations)
        for box in boxes.values()
    ]
    for y in range(int(HIGH) - COMPASS - 60, 60, -30):
        for x in range(int(WIDE) - COMPASS - 20, int(WIDE) - 420, -40):
            spot = (x - 8, y - 8, COMPASS + 16, COMPASS + 16)
            if not any(meet(spot, box) for box in taken):
                return x, y
    return None


def surrounds(scene: Scene, window: Box, colour: str = SLATE) -> None:
    """Paint over everything outside a window of the scene, so that pieces end at its edge."""
    x, y, w, h = window
    for box in ((0, 0, scene.width, y), (0, y + h, scene.width, scene.height - y - h),
                (0, y, x, h), (x + w, y, scene.width - x - w, h)):  # fmt: skip
        if box[2] > 0 and box[3] > 0:
            scene.put(box, colour, _nothing)


def _nothing(_canvas: Canvas) -> None:
    """The bare ground."""
