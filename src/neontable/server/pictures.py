"""Pictures of components as pages ask for them: drawn when the first page wants one, then kept.

Their addresses change with their looks, so browsers may keep what they got for ever.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from neontable.draw import art
from neontable.kernel import registry
from neontable.server.client_files import File

KEPT = 4096
_FOR_EVER = "public, max-age=31536000, immutable"


def find(game: str, file: str) -> File | None:
    """The picture of this file name; nothing if there never was one of that name.

    A page that was loaded before the server's last update asks for a picture by its old address:
    it gets the present one, which is then not kept.
    """
    name, _, tag = file.removesuffix(".svg").rpartition("-")
    picture = registry.game(game).show.pictures().get(name)
    if picture is None:
        return None
    return _drawn(game, name, art.address(picture) == f"{name}-{tag}")


@lru_cache(maxsize=KEPT)
def _drawn(game: str, name: str, lasting: bool) -> File:
    plain = art.svg(registry.game(game).show.pictures()[name]).encode()
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    packed = {"gzip": gzip.compress(plain, 9, mtime=0)}
    return File("image/svg+xml", _FOR_EVER if lasting else "no-cache", tag, plain, packed)
