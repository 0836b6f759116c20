"""The cards.  Importing this fills the library."""

from neontable.games.netrunner.cards import (
    agendas,
    hardware,
    ice,
    icebreakers,
    nodes,
    operations,
    preps,
    programs,
    resources,
    upgrades,
)
from neontable.games.netrunner.model.card import CORP, Effects
from neontable.games.netrunner.model.library import (
    ADDERS,
    CARDS,
    CORP_STOCKS,
    ICE_TOO,
    MOD_NAMES,
    MODS,
    PAIDS,
    PATHS,
    STOCK_NAMES,
    SUBMERGED,
    WHEN_NAMES,
    WHENS,
)

__all__ = ["CARDS"]

for _cards in (
    agendas.CARDS,
    ice.CARDS,
    nodes.CARDS,
    operations.CARDS,
    upgrades.CARDS,
    dict(sorted((icebreakers.CARDS | programs.CARDS).items())),  # one type, one alphabet
    preps.CARDS,
    hardware.CARDS,
    resources.CARDS,
):
    CARDS.update(_cards)

_rest: list[tuple[str, Effects]] = []
for _id, _card in CARDS.items():
    _rest.append((f"{_id}.play", _card.play))
    _rest.extend((f"{_id}.sub.{_n}", _sub) for _n, _sub in enumerate(_card.subs))
    _rest.extend((f"{_id}.paid.{_n}", _p.effects) for _n, _p in enumerate(_card.paids))
    _rest.extend((f"{_id}.when.{_n}", _w.effects) for _n, _w in enumerate(_card.whens))
    if _card.type == "ice" and _card.advances:
        ICE_TOO.add(("advances", ""))
    if _card.adds is not None:
        _rest.append((f"{_id}.added", _card.adds.effects))
        if not _card.adds.run:
            ADDERS[_id] = (f"{_id}.added", _card.adds.of, _card.adds.here)
    for _n, _when in enumerate(_card.whens):
        _whens = WHENS.setdefault(_when.event, {})
        if _card.type == "ice":
            ICE_TOO.add(("when", _when.event))
        _whens[_id] = (*_whens.get(_id, ()), (_when, f"{_id}.when.{_n}"))
    for _n, _paid in enumerate(_card.paids):
        if _card.type == "ice":
            ICE_TOO.add(("paid", ""))
        _paids = PAIDS.setdefault("action" if _paid.actions else _paid.when, {})
        _paids[_id] = (*_paids.get(_id, ()), (_paid, _n))
    if _card.side == CORP and _card.stock is not None:
        CORP_STOCKS.update(use.removesuffix("-here") for use in _card.stock.uses)
    if "submerged" in _card.special:
        SUBMERGED.add(_id)
    if _card.stock is not None and _card.stock.refill:
        STOCK_NAMES.add(_id)
    for _mod in _card.mods:
        _mods = MODS.setdefault(_mod.what, {})
        if _card.type == "ice":
            ICE_TOO.add(("mod", _mod.what))
        _mods[_id] = (*_mods.get(_id, ()), _mod)
MOD_NAMES.update({_what: frozenset(_by) for _what, _by in MODS.items()})
WHEN_NAMES.update({_event: frozenset(_by) for _event, _by in WHENS.items()})
while _rest:
    _path, _effects = _rest.pop()
    PATHS[_path] = _effects
    for _n, _verb in enumerate(_effects):
        _rest.extend((f"{_path}.{_n}.{_name}", _inner) for _name, _inner in _verb.parts())
