"""Pictures as browsers get them: for ever under their address, the present one under an old one."""

from __future__ import annotations

import gzip

from neontable.draw import art
from neontable.kernel import registry
from neontable.server import pictures


def test_a_picture_is_kept_for_ever_under_its_address() -> None:
    picture = registry.game("netrunner").show.pictures()["asp"]
    file = pictures.find("netrunner", f"{art.address(picture)}.svg")
    assert file is not None
    assert file.type == "image/svg+xml"
    assert "immutable" in file.cache
    encoding, body = file.fitting("gzip, br")
    assert encoding == "gzip"
    assert gzip.decompress(body) == file.plain == art.svg(picture).encode()


def test_a_page_from_before_an_update_gets_the_present_picture_and_does_not_keep_it() -> None:
    file = pictures.find("netrunner", "asp-0123456789.svg")
    assert file is not None
    assert file.cache == "no-cache"


def test_there_is_no_picture_of_what_does_not_exist() -> None:
    assert pictures.find("netrunner", "no-such-card-0123456789.svg") is None
    assert pictures.find("netrunner", "asp.svg") is None
