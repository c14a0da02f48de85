"""What a picture of Coal Baron is asked for with."""

from typing import TypeAlias

import renderer.picture
from games.coal_baron.view import View

Picture: TypeAlias = renderer.picture.Picture[View]
