"""Pictures of components: every one has its own, always the same, well-formed and small."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree

import pytest

from neontable.draw import art
from neontable.kernel import registry
from neontable.kernel.picture import Picture

GAMES = [name for name in registry.names() if registry.game(name).show.pictures()]
PACKED = 6_000
"""Bytes that a compressed picture may have."""


def drawn(game: str) -> dict[str, str]:
    return {name: art.svg(p) for name, p in registry.game(game).show.pictures().items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_a_picture_and_no_two_have_the_same(game: str) -> None:
    show = registry.game(game).show
    pictures = show.pictures()
    assert not [c.id for c in show.components() if c.id not in pictures]
    seen: dict[str, str] = {}
    for name, picture in drawn(game).items():
        assert picture not in seen, f"{name} looks like {seen[picture]}"
        seen[picture] = name
    addresses = {art.address(p) for p in pictures.values()}
    assert len(addresses) == len(pictures)


@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_well_formed_and_small(game: str) -> None:
    for name, picture in drawn(game).items():
        root = ElementTree.fromstring(picture)
        assert root.tag.endswith("svg"), name
        ids = {e.get("id") for e in root.iter() if e.get("id")}
        assert set(re.findall(r"url\(#(\w+)\)", picture)) <= ids, name
        assert "nan" not in picture, name
        packed = len(gzip.compress(picture.encode()))
        assert packed < PACKED, f"{name}: {packed} bytes"


def test_a_picture_is_always_the_same_and_follows_its_facts() -> None:
    one = Picture(seed="x", subject="hound", light="red", size=3)
    assert art.svg(one) == art.svg(Picture(seed="x", subject="hound", light="red", size=3))
    for other in (
        Picture(seed="y", subject="hound", light="red", size=3),
        Picture(seed="x", subject="spider", light="red", size=3),
        Picture(seed="x", subject="hound", light="blue", size=3),
        Picture(seed="x", subject="hound", light="red", size=9),
    ):
        assert art.svg(other) != art.svg(one)
        assert art.address(other) != art.address(one)


def test_a_veteran_keeps_the_face_and_gains_a_sign() -> None:
    young = Picture(seed="ann", subject="person", light="red")
    old = Picture(seed="ann-1", kin="ann", subject="person", light="red", marks=("rank:1",))
    one, other = art.svg(young), art.svg(old)
    assert one != other
    # All that was there is there still; the sign came last.
    assert other.startswith(one.rpartition('<path fill="url(#veil)"')[0])


@pytest.mark.parametrize("plate", sorted(art.PLATES))
def test_every_plate_and_setting_can_be_drawn(plate: str) -> None:
    for setting in art.SETTINGS:
        picture = Picture(seed=setting, subject="coins", setting=setting, plate=plate)
        ElementTree.fromstring(art.svg(picture))


@pytest.mark.parametrize("subject", sorted(art.SUBJECTS))
def test_every_subject_can_be_drawn_at_every_size(subject: str) -> None:
    for size in range(12):
        picture = Picture(seed=f"s{size}", subject=subject, size=size)
        ElementTree.fromstring(art.svg(picture))


def test_words_name_subjects_that_there_are() -> None:
    assert art.named("heavy-pistol") == "pistol"
    assert art.named("crystal-wall") == "wall"
    assert art.named("xyzzy") == ""
    from neontable.draw.art.words import _SUBJECT

    assert set(_SUBJECT.values()) <= set(art.SUBJECTS)
