"""All cards, by id; and every tuple of effects, by path."""

from neontable.games.netrunner.card import Card, Effects, When
from neontable.games.netrunner.cards import (
    agendas,
    hardware,
    ice,
    nodes,
    operations,
    preps,
    programs,
    resources,
    upgrades,
)

CARDS: dict[str, Card] = {
    **agendas.CARDS,
    **ice.CARDS,
    **nodes.CARDS,
    **operations.CARDS,
    **upgrades.CARDS,
    **programs.CARDS,
    **preps.CARDS,
    **hardware.CARDS,
    **resources.CARDS,
}

PATHS: dict[str, Effects] = {}
WHENS: dict[str, dict[str, tuple[tuple[When, str], ...]]] = {}
"""By event and card: its triggered effects with their paths."""


def _lay(path: str, effects: Effects) -> str:
    PATHS[path] = effects
    for i, verb in enumerate(effects):
        for name, inner in verb.parts():
            _lay(f"{path}.{i}.{name}", inner)
    return path


for _id, _card in CARDS.items():
    _lay(f"{_id}.play", _card.play)
    for _n, _sub in enumerate(_card.subs):
        _lay(f"{_id}.sub.{_n}", _sub)
    for _n, _paid in enumerate(_card.paids):
        _lay(f"{_id}.paid.{_n}", _paid.effects)
    for _n, _when in enumerate(_card.whens):
        _path = _lay(f"{_id}.when.{_n}", _when.effects)
        _of = WHENS.setdefault(_when.event, {})
        _of[_id] = (*_of.get(_id, ()), (_when, _path))
