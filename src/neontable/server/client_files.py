"""The built client: a handful of files, kept in memory with their compressed forms."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec

_TYPES = {".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml"}
_HASHED = re.compile(r"-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_PACKED = (".js", ".css", ".svg", ".json", ".html", ".txt")

MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Neontable</title></head><body>
<h1>Neontable</h1>
<p>The server runs, but its pages have not been built.
In a source checkout: <code>cd ui &amp;&amp; npm ci &amp;&amp; node build.mjs</code>,
then start the server again.</p>
<p lang="fr">Le serveur fonctionne, mais ses pages n’ont pas été construites.
Dans les sources : <code>cd ui &amp;&amp; npm ci &amp;&amp; node build.mjs</code>,
puis relancez le serveur.</p>
</body></html>
"""


class File(msgspec.Struct, frozen=True):
    type: str
    cache: str
    tag: str
    plain: bytes
    packed: dict[str, bytes]
    """By content encoding: br, gzip."""

    def fitting(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that the browser takes."""
        offered = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding in ("br", "gzip"):
            if encoding in offered and encoding in self.packed:
                return encoding, self.packed[encoding]
        return "", self.plain


def read(folder: Path) -> dict[str, File]:
    """Every file by its path; without a built client only a page that says so."""
    files = {}
    if (folder / "index.html").is_file():
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in (".br", ".gz"):
                files["/" + path.relative_to(folder).as_posix()] = _file(path)
    else:
        plain = MISSING.encode()
        files["/index.html"] = File("text/html", "no-store", "", plain, {})
    return files


def _file(path: Path) -> File:
    plain = path.read_bytes()
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    packed = {}
    brotli, zipped = path.with_name(path.name + ".br"), path.with_name(path.name + ".gz")
    if brotli.is_file():
        packed["br"] = brotli.read_bytes()
    if zipped.is_file():
        packed["gzip"] = zipped.read_bytes()
    elif path.suffix in _PACKED:
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    fixed = bool(_HASHED.search(path.name))
    cache = "public, max-age=31536000, immutable" if fixed else "no-cache"
    return File(kind, cache, f'"{hashlib.sha256(plain).hexdigest()[:20]}"', plain, packed)
