"""Pictures of components, drawn from what their game declares (`kernel.picture`): no game is known
here.  See docs/art.md."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from neontable.draw.art import arms, beasts, business, code, machines, people, things
from neontable.draw.art.ink import DARK, HEIGHT, STEEL, WIDTH, Hue, Ink, path, ring
from neontable.draw.art.settings import AURAS, PLATES, SETTINGS
from neontable.draw.art.subject import SUBJECTS
from neontable.draw.art.words import named
from neontable.kernel.picture import Picture

__all__ = ["PLATES", "SETTINGS", "SUBJECTS", "address", "named", "svg"]
_MODULES = (arms, beasts, business, code, machines, people, things)
"""They fill `SUBJECTS` when they are imported."""
STEADY = frozenset(
    {"wall", "fence", "flame-wall", "document", "contract", "bomb", "plan", "cubes", "person"}
)
"""Subjects that fill the picture, can be read, or stand on its foot."""


def svg(picture: Picture) -> str:
    """The picture as a document of its own."""
    ink = Ink(picture)
    SETTINGS[picture.setting](ink)
    PLATES[picture.plate](ink)
    AURAS[int(ink.dice.random() * len(AURAS))](ink)
    _stand(ink)
    _rank(ink)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" stroke-linecap="round">'
        f"{_paints(ink.light, ink.accent, ink.body)}"
        f'<path fill="url(#sky)" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>{"".join(ink.parts)}'
        f'<path fill="url(#veil)" d="M0 0h{WIDTH}v{HEIGHT}H0z"/></svg>'
    )


def _stand(ink: Ink) -> None:
    """The subject, each time from another side: as in a mirror, nearer or leaning."""
    if ink.picture.subject in STEADY:
        SUBJECTS[ink.picture.subject](ink)
        return
    scale = ink.between(0.9, 1.06)
    flip = -scale if ink.chance(0.5) else scale
    lean, x, y = ink.between(-5, 5), WIDTH / 2 + ink.between(-5, 5), HEIGHT / 2 + ink.between(-3, 4)
    ink.group(
        lambda: SUBJECTS[ink.picture.subject](ink),
        f"translate({x:.1f} {y:.1f}) rotate({lean:.1f}) scale({flip:.2f} {scale:.2f}) "
        f"translate({-WIDTH / 2:.0f} {-HEIGHT / 2:.0f})",
    )


def _rank(ink: Ink) -> None:
    """What a mark such as "rank:2" adds: so many signs at the foot, for points or experience."""
    found = next((mark for mark in ink.picture.marks if mark.startswith("rank:")), "rank:0")
    n = int(found.partition(":")[2])
    for k in range(n):
        x = WIDTH / 2 + (k - (n - 1) / 2) * 17
        d = path(ring(x, 146, 8, 4))
        ink.fill(d, DARK)
        ink.fill(path(ring(x, 146, 5.6, 4)), ink.accent.bright)
        ink.line(d, ink.accent.pale, 1.2)


@lru_cache(maxsize=8192)
def address(picture: Picture) -> str:
    """The name of its file: another as soon as it would look otherwise."""
    told = msgspec.json.encode(picture) + _brushes()
    return f"{picture.seed}-{hashlib.blake2s(told, digest_size=5).hexdigest()}"


@cache
def _brushes() -> bytes:
    """Stands for how pictures are drawn in this version."""
    folder = files("neontable.draw.art")
    sources = sorted((f.name, f.read_bytes()) for f in folder.iterdir() if f.name.endswith(".py"))
    return hashlib.blake2s(b"".join(data for _, data in sources)).digest()


def _paints(light: Hue, accent: Hue, body: Hue) -> str:
    def across(id: str, x2: int, y2: int, *stops: tuple[float, str, float]) -> str:
        return f'<linearGradient id="{id}" x2="{x2}" y2="{y2}">{_stops(stops)}</linearGradient>'

    return (
        "<defs>"
        + across("sky", 0, 1, (0, DARK, 1), (0.6, light.deep, 1), (1, light.void, 1))
        + across(
            "body",
            1,
            1,
            (0, body.bright, 1),
            (0.38, body.mid, 1),
            (0.75, body.deep, 1),
            (1, body.void, 1),
        )
        + across("steel", 1, 1, (0, STEEL.bright, 1), (0.4, STEEL.mid, 1), (1, STEEL.void, 1))
        + across("dark", 1, 1, (0, STEEL.deep, 1), (0.6, STEEL.void, 1), (1, DARK, 1))
        + across("lit", 1, 1, (0, accent.bright, 1), (0.5, accent.mid, 1), (1, accent.deep, 1))
        + across("coin", 1, 1, (0, accent.pale, 1), (0.5, accent.bright, 1), (1, accent.mid, 1))
        + across("bone", 1, 1, (0, "#fbf8ee", 1), (0.5, "#b9b7bd", 1), (1, light.deep, 1))
        + across("rim", 1, 0, (0, light.pale, 1), (0.5, light.bright, 0.35), (1, accent.bright, 1))
        + across(
            "faceL", 1, 0, (0, light.bright, 0.95), (0.42, light.mid, 0.12), (1, light.void, 0)
        )
        + across(
            "faceR", 1, 0, (0.4, accent.void, 0), (0.62, accent.deep, 0.7), (1, accent.bright, 0.95)
        )
        + across("veil", 0, 1, (0, DARK, 0), (0.7, DARK, 0), (1, DARK, 0.5))
        + f'<radialGradient id="plate">{_stops(((0, light.mid, 0.95), (0.65, light.deep, 0.92), (1, light.void, 0.85)))}</radialGradient>'
        + "</defs>"
    )


def _stops(stops: tuple[tuple[float, str, float], ...]) -> str:
    return "".join(
        f'<stop offset="{at}" stop-color="{colour}"'
        + (f' stop-opacity="{opacity}"' if opacity < 1 else "")
        + "/>"
        for at, colour, opacity in stops
    )
