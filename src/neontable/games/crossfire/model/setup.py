"""The table before its first step."""

from __future__ import annotations

import msgspec

from neontable.games.crossfire.missions.library import MISSIONS
from neontable.games.crossfire.model.library import CARDS, EVENTS, OBSTACLES
from neontable.games.crossfire.model.pieces import Runner
from neontable.games.crossfire.model.state import Crossfire, first_procedure
from neontable.games.crossfire.model.terms import HARD, MARKET_SIZE, METATYPES, NORMAL
from neontable.games.crossfire.runners.runner import read
from neontable.kernel.chance import shuffle
from neontable.kernel.setup import Setup


class CarriedRunner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A runner that a campaign brings to a table."""

    metatype: str
    upgrades: tuple[str, ...] = ()
    """What counts in each slot, "" where it is empty."""
    karma: int = 0
    loan: str | msgspec.UnsetType = msgspec.UNSET
    """The mark of another crew's loan: its award goes home to that crew.  Serialised only when
    set."""
    name: str | msgspec.UnsetType = msgspec.UNSET
    """What it is called in the streets.  Serialised only when set."""


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a campaign carries in: one runner for each seat."""

    runners: tuple[CarriedRunner, ...]


def market_cards() -> list[str]:
    """The 60 cards of the Black Market deck."""
    return [id for id, card in CARDS.items() if not card.basic for _ in range(card.copies)]


def obstacles_of(deck: str) -> list[str]:
    return [id for id, obstacle in OBSTACLES.items() if obstacle.deck == deck]


def bonus_names(mission: str, options: dict[str, object]) -> tuple[str, ...]:
    """The accepted bonus challenges, as often as they were accepted."""
    names: list[str] = []
    written = str(options.get("mission_bonuses", "")).replace(",", " ").split()
    if mission.startswith("{"):
        return tuple(written)
    for name in MISSIONS[mission].bonuses:
        times = options.get(name.replace("-", "_"), 0)
        if isinstance(times, int):
            names += [name] * int(times)
    return tuple(names)


def set_up(setup: Setup) -> Crossfire:
    options = setup.options
    mission = options["mission_text"] or options["mission"]
    human = METATYPES["human"].hp
    runners = [Runner(hp=human, max_hp=human, deck=[]) for _ in range(setup.seats)]
    if setup.carried is not None:
        carried = msgspec.convert(setup.carried, Carried)
        runners = [
            Runner(
                metatype=r.metatype,
                hp=METATYPES[r.metatype].hp,
                max_hp=METATYPES[r.metatype].hp,
                upgrades=r.upgrades,
                karma=r.karma,
                street_name=r.name,
                deck=[],
            )
            for r in carried.runners
        ]
    settled = list(range(setup.seats)) if setup.carried is not None else []
    for seat, (text, *_) in enumerate(setup.loadouts if setup.carried is None else ()):
        if text:
            brought = read(text).runner
            assert brought is not None  # a set-up holds only what was found legal
            hp = METATYPES[brought.metatype].hp
            karma = options.get("karma", 0)
            runners[seat] = Runner(
                metatype=brought.metatype,
                hp=hp,
                max_hp=hp,
                upgrades=brought.upgrades,
                karma=karma,
                street_name=brought.name or msgspec.UNSET,
                deck=[],
            )
            settled.append(seat)
    g = Crossfire(
        key=setup.key,
        windows=setup.windows,
        mission=mission,
        edition=options["edition"],
        bonuses=bonus_names(mission, options),
        runners=runners,
        current=-1,
        market=[""] * MARKET_SIZE,
        market_deck=market_cards(),
        normal_deck=obstacles_of(NORMAL),
        hard_deck=obstacles_of(HARD),
        crossfire_deck=list(EVENTS),
        casting=options["runners"],
        leader=options["leader"],
        communication=options["communication"],
        open_hands=options["hands"] == "open",
        settled=settled,
        stack=[first_procedure()],
    )
    for pile in (g.market_deck, g.normal_deck, g.hard_deck, g.crossfire_deck):
        shuffle(g, pile)
    return g
