"""Pieces of costly work that processes of their own can do: each opens the database by its URL, and
keeps the replays that were looked at last."""

from __future__ import annotations

import threading

from neontable.kernel.scene import Scene
from neontable.server import campaign_files, maps, preview_scenes, puzzles, table_setup
from neontable.server import library as game_library
from neontable.server import protocol as wire
from neontable.server.client_files import File
from neontable.server.loadouts import LoadoutLibrary
from neontable.server.replays import ReplayLibrary, checked_record
from neontable.server.rows import Identity, Move, RecordRow, TableRow
from neontable.server.store import Store

_libraries: dict[str, ReplayLibrary] = {}
_lock = threading.Lock()


def _replays(database: str) -> ReplayLibrary:
    with _lock:
        if database not in _libraries:
            _libraries[database] = ReplayLibrary(Store(database))
        return _libraries[database]


def forget(database: str) -> None:
    """Where this work is done in threads: close what was opened for it."""
    with _lock:
        library = _libraries.pop(database, None)
    if library is not None:
        library.store.close()


def replay_info(database: str, id: str, lang: str) -> wire.ReplayInfo:
    return _replays(database).info(id, lang)


def replay_frame(database: str, id: str, number: int, seat: int, lang: str) -> wire.ReplayFrame:
    return _replays(database).frame(id, number, seat, lang)


def replay_report(database: str, id: str, lang: str) -> wire.Report:
    return _replays(database).report(id, lang)


def replay_picture(database: str, id: str, number: int, seat: int, lang: str) -> str:
    return _replays(database).picture(id, number, seat, lang)


def replay_continued(
    database: str, id: str, number: int, seat: int, who: Identity
) -> tuple[TableRow, list[Move]]:
    return _replays(database).continued(id, number, seat, who)


def replay_record(database: str, id: str) -> tuple[str, bytes]:
    return _replays(database).record(id)


def record_brought(id: str, owner: str, data: bytes, now: float) -> RecordRow:
    return checked_record(id, owner, data, now)


def campaign_brought(data: bytes, who: Identity) -> tuple[TableRow, list[Move], list[RecordRow]]:
    return campaign_files.imported(data, who)


def loadouts(database: str, owner: str, game: str, options: str, lang: str) -> wire.KeptLoadouts:
    return LoadoutLibrary(_replays(database).store).list(owner, game, options, lang)


def loadout_check(data: wire.LoadoutText, lang: str) -> wire.LoadoutCheck:
    return LoadoutLibrary.check(data, lang)


def library(game: str, lang: str) -> File:
    return game_library.library(game, lang)


def components(game: str, lang: str) -> File:
    return game_library.components(game, lang)


def guide(game: str, lang: str) -> File:
    return game_library.guide(game, lang)


def loadout_build(data: wire.LoadoutDraft, lang: str) -> wire.LoadoutCheck:
    return LoadoutLibrary.build(data, lang)


def sealed_loadout(data: wire.SealedWish, lang: str) -> wire.LoadoutCheck:
    return LoadoutLibrary.sealed(data, lang)


def map_shelf(database: str, owner: str, game: str, lang: str) -> wire.KeptMaps:
    return maps.MapShelf(_replays(database).store).list(owner, game, lang)


def map_read(data: wire.MapText, lang: str) -> wire.MapCheck:
    return maps.read(data, lang)


def map_judged(data: wire.MapDraft, lang: str) -> wire.MapCheck:
    return maps.judged(data, lang)


def map_to_keep(data: wire.MapText, lang: str) -> wire.KeptMap:
    return maps.to_keep(data, lang)


def map_generated(data: wire.MapSeed, lang: str) -> wire.MapCheck:
    return maps.generated(data, lang)


def puzzle_trial(data: wire.NewTrial, who: Identity) -> TableRow:
    return puzzles.new_trial(data, who)


def table_preview(data: wire.NewTable, lang: str) -> Scene[str]:
    return preview_scenes.beginning(data, lang)


def table_check(database: str, data: wire.NewTable, who: Identity, lang: str) -> wire.TableCheck:
    library = LoadoutLibrary(_replays(database).store)
    return table_setup.check_table(data, who, lambda id, game: library.find(id, who.id, game), lang)
