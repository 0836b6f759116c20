"""The whole table as data: this is also the position format (docs/positions/adrenaline.md)."""

from msgspec import field

from neontable.games.adrenaline.cards.weapons import WEAPONS
from neontable.games.adrenaline.model.ammo import POWERUPS, TILES
from neontable.games.adrenaline.model.arena import ARENAS, arena_key
from neontable.games.adrenaline.model.grid import SIZE
from neontable.games.adrenaline.model.player import Player
from neontable.games.adrenaline.rules.grab import Grab
from neontable.games.adrenaline.rules.pay import Pay, PayAny
from neontable.games.adrenaline.rules.score import OverkillToken, Scoring
from neontable.games.adrenaline.rules.shot import Shot
from neontable.games.adrenaline.rules.tagback import Tagback
from neontable.games.adrenaline.rules.turn import (
    BotAction,
    BotRespawn,
    Match,
    Newton,
    Respawn,
    Shoot,
    Spawn,
    Teleport,
    Turn,
)
from neontable.games.adrenaline.rules.walk import Shove, Walk
from neontable.kernel.outcome import Outcome
from neontable.kernel.setup import Setup
from neontable.kernel.state import State

RULES = 1
THE_REST = "*"
"""In a position written by hand, a pile ["*"] is everything not lying elsewhere, shuffled."""

Stack = (
    Match
    | Turn
    | Shoot
    | Shot
    | Tagback
    | Walk
    | Shove
    | Grab
    | Pay
    | PayAny
    | Scoring
    | OverkillToken
    | Spawn
    | Respawn
    | BotRespawn
    | BotAction
    | Teleport
    | Newton
)


class Adrenaline(State, kw_only=True):
    game: str = "adrenaline"
    rules: int = RULES
    arena: str = "large"
    """The name of a built-in arena, or the text of a drawn one."""
    mode: str = "deathmatch"
    frenzy: bool = True
    """Final frenzy; false for sudden death."""
    bot: bool = False
    """The last of `players` is the extra figure."""
    players: list[Player]
    first: int = 0
    active: int = 0
    skulls: int = 8
    track: list[tuple[int, ...]] = []
    """The killshot track: killer, or killer and overkiller, per skull taken."""
    displays: list[list[str]] = []
    """Face-up weapons at the red, blue and yellow spawn points."""
    weapon_deck: list[str] = field(default_factory=lambda: [THE_REST])
    powerup_deck: list[str] = field(default_factory=lambda: [THE_REST])
    powerup_discard: list[str] = []
    tiles: list[str] = []
    """The ammo tile of each of the 12 squares; "" where there is none."""
    tile_stack: list[str] = field(default_factory=lambda: [THE_REST])
    tile_discard: list[str] = []
    zones: list[list[int]] = []
    """Domination: tokens on the red, blue and yellow spawn point's track."""
    hit_zones: list[int] = []
    turrets: list[int] = []
    """Turret mode: who controls the turret of each square, or -1."""
    offer: list[str] = []
    grabbed: list[int] = []
    dead: list[int] = []
    """Figures killed in this turn, in order."""
    killers: list[int] = []
    in_frenzy: bool = False
    last_turns: list[int] = []
    outcome: Outcome | None = None
    stack: list[Stack] = []

    @property
    def seats(self) -> int:
        return len(self.players) - self.bot

    @property
    def ammo_squares(self) -> tuple[int, ...]:
        return ARENAS[self.arena].ammo_squares


def set_up(setup: Setup) -> Adrenaline:
    """The table before anything is dealt: dealing is the first step of the match."""
    seats, options = setup.seats, setup.options
    figures = seats + options["bot"]
    g = Adrenaline(
        key=setup.key,
        windows=setup.windows,
        arena=arena_key(options["arena_text"] or options["arena"]),
        mode=options["mode"],
        frenzy=options["frenzy"],
        bot=options["bot"],
        skulls=options["skulls"],
        players=[Player(marks=[0] * figures) for _ in range(figures)],
        weapon_deck=list(WEAPONS),
        powerup_deck=list(POWERUPS),
        tile_stack=list(TILES),
        tiles=[""] * SIZE,
        stack=[Match(at="deal")],
    )
    if g.bot:
        g.players[seats].cubes = [0, 0, 0]
    if g.mode == "turret":
        g.turrets = [-1] * SIZE
    if g.mode == "domination":
        g.zones = [[], [], []]
    return g
