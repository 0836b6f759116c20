"""Which people have a page open, in any process, and telling their pages that there is news."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from neontable.server import friends
from neontable.server import protocol as wire

if TYPE_CHECKING:
    from neontable.server.table_service import TableService


class OnlinePeople:
    def __init__(self, service: TableService) -> None:
        self.service = service

    async def among(self, ids: Iterable[str]) -> set[str]:
        """Those of these people who have a page open."""
        ids = set(ids)
        here = ids & self.service.pages.keys()
        away = ids - here
        if away and self.service.store.postgres:
            here |= await self.service.read(self._elsewhere, away)
        return here

    def _elsewhere(self, ids: set[str]) -> set[str]:
        with self.service.store.reading() as c:
            return friends.present(c, ids)

    async def report(self, *ids: str) -> None:
        """Tells the other processes who has a page open here: these people, or everybody."""
        if self.service.store.postgres and (here := ids or tuple(self.service.pages)):
            await self.service.write(self._mark, here)

    def _mark(self, ids: tuple[str, ...]) -> None:
        with self.service.store.engine.begin() as c:
            friends.mark_present(c, ids)

    async def call(self, *ids: str) -> None:
        """Tells all pages of these people, in all processes, that there is something new."""
        for id in ids:
            self.called(id)
            news = self.service.news(id, "call")
            if news is not None:
                await self.service.write(self.service.store.notify, news)

    def called(self, id: str) -> None:
        for page in self.service.pages.get(id, ()):
            page.send(wire.Called())
