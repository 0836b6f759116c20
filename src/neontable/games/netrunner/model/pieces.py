"""What lies on the table: cards in play, forts, the two sides, a run, and what is remembered."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from neontable.games.netrunner.model.flags import GameName, RunName, TurnName

    GameFlags = dict[GameName, int]
    RunFlags = dict[RunName, int]
    TurnFlags = dict[TurnName, int]
else:  # reading a position, names are checked with the rest of it
    GameFlags = RunFlags = TurnFlags = dict[str, int]


class Inst(msgspec.Struct, forbid_unknown_fields=True):
    """A card in play (or set aside): what it is and what lies on it."""

    id: int = 0
    """Its number: new whenever it comes into play."""
    card: str = ""
    up: bool = False
    """Rezzed; of the Runner's cards: open.  A hidden resource is installed face down."""
    seen: bool = False
    """Exposed: everybody knows it, but it is not rezzed."""
    fort: int = -1
    adv: int = 0
    """Advancement counters."""
    bits: int = 0
    count: int = 0
    """Counters of its own, whatever the card calls them."""
    marks: tuple[tuple[str, int], ...] = ()
    """Counters that other cards put on it, by name."""
    host: int = 0
    """The daemon or other card that it is in or on."""
    target: int = 0
    """The card, or fort (numbers.target_fort), that was chosen for it; 0 for none."""
    this_turn: int = 0
    """How often, or for how many points, it was used this turn."""
    this_run: int = 0


class Fort(msgspec.Struct, forbid_unknown_fields=True):
    id: int = -1
    ice: list[Inst] = []
    """The innermost first; the last is the one the Runner meets first."""
    inside: list[Inst] = []
    marks: tuple[tuple[str, int], ...] = ()


class Corp(msgspec.Struct, forbid_unknown_fields=True):
    bits: int = 5
    hq: list[str] = []
    rd: list[str] = []
    """The top card is the last."""
    archives: list[str] = []
    """Face up."""
    buried: list[str] = []
    """Face down in Archives."""
    scored: list[Inst] = []
    extra: int = 0
    """Agenda points gained or given up apart from agendas."""
    bad: int = 0
    """Bad publicity."""
    owed: int = 0
    """Actions that are still to be forgone."""
    helpers: list[int] = []
    """Additional actions in each turn: for how many more turns each of them comes."""
    virus: dict[str, int] = {}
    """Virus counters by name."""
    mutes: list[str] = []
    """Kinds of window that this side passes without being asked."""


class Runner(msgspec.Struct, forbid_unknown_fields=True):
    bits: int = 5
    hand: list[str] = []
    stack: list[str] = []
    trash: list[str] = []
    """The top card is the last, as in the stack."""
    rig: list[Inst] = []
    aside: list[Inst] = []
    """Cards that wait on or for another card."""
    scored: list[Inst] = []
    extra: int = 0
    tags: int = 0
    brain: int = 0
    """Brain damage suffered: each point takes one card off the hand size."""
    owed: int = 0
    marks: dict[str, int] = {}
    """Counters that the Corp gave the Runner, by name."""
    tolls: list[int] = []
    """Bits that an action must pay, each, before the Runner may run again."""
    no_run: int = 0
    """For how many more actions the Runner may not run."""
    ran: bool = False
    """Whether he has made a run in this game."""
    mutes: list[str] = []


class Purse(msgspec.Struct, forbid_unknown_fields=True):
    """Bits for some purposes only, that go back to the bank."""

    side: int
    bits: int
    uses: tuple[str, ...]
    until: str
    """run, turn, encounter, trace, bonus (the actions that came with them) or effect."""


class Memory(msgspec.Struct, forbid_unknown_fields=True):
    """What the present or last turn of each side brought: cards ask about it."""

    runs: int = 0
    hits: list[int] = []
    """Forts that were run successfully in the Runner's turn."""
    liberated: list[str] = []
    liberated_adv: int = 0
    """Advancement counters on them."""
    trashed: list[str] = []
    """Corp cards that the Runner trashed in his turn."""
    resources: list[int] = []
    """Resources that the Runner installed in his turn."""
    spoils: list[tuple[int, str]] = []
    """What he liberated or trashed in successful runs, with the fort that was run."""
    scored: list[str] = []
    """Agendas that the Corp scored in its turn."""
    rezzed: list[int] = []
    """Cards rezzed in this turn, whose ever it is."""
    rezzed_as: list[str] = []
    """What they are, in the same order, also after they have left."""
    touched: list[int] = []
    """Forts that the Corp installed in or on, or advanced in, in its turn."""
    tagged: int = 0
    """Tags received this turn."""
    since_damage: int = 99
    """Actions that the Runner has taken since he was last damaged."""
    flags: TurnFlags = {}
    """What cards remember until the turn ends."""


class Run(msgspec.Struct, forbid_unknown_fields=True):
    fort: int
    ice: int = 0
    """The piece of ice that is approached or encountered, or was passed last."""
    left: list[int] = []
    """Ice still to be met, the next one last."""
    phase: str = "start"
    """start, approach, encounter, passed, access or over."""
    broken: list[int] = []
    """Subroutines of the ice that are broken."""
    broken_by: dict[int, int] = {}
    """Which icebreaker broke a subroutine, where one did."""
    boosts: dict[int, int] = {}
    """Strength added to icebreakers for this encounter."""
    long_boosts: dict[int, int] = {}
    """Strength added for the run."""
    breakers: list[int] = []
    """Icebreakers that broke something of this ice."""
    tried: list[tuple[int, int]] = []
    """Icebreakers that may fail, and the subroutines of this ice that they were used on."""
    used: list[int] = []
    """Icebreakers that broke something in this run."""
    beaten: list[int] = []
    """Ice all of whose subroutines were broken."""
    met: list[int] = []
    """Ice encountered, in order."""
    passed: list[int] = []
    rezzed: list[int] = []
    names: dict[int, str] = {}
    """What the cards of `met` and `rezzed` are, also after they have left."""
    liberated: list[str] = []
    trashed: list[str] = []
    """Corp cards that the Runner trashed in this run."""
    ended: bool = False
    success: bool = False
    instead: str = ""
    """Path of what happens instead of access."""
    after: str = ""
    """Path of what happens when the run is over, however it went."""
    source: str = ""
    """The card that the run was made with."""
    spent: int = 0
    """Bits the Runner spent on icebreakers and link."""
    flags: RunFlags = {}
