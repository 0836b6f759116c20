"""A toy co-operative game, the Job, and a toy campaign of it, the Crew.

A crew opens boxes together and shares what it finds.  Between jobs everybody buys tools in secret;
what a member owns is carried into the next job, where a scanner shows its owner the next box and
a rope lets the crew get away with one alarm more.
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from neontable.kernel.asks import Answer, Ask
from neontable.kernel.campaign.between import BetweenTables
from neontable.kernel.campaign.game import CampaignGame, Row, Standings
from neontable.kernel.campaign.missions import (
    CLOSED,
    PLAYED,
    VACANT,
    Arrived,
    Begun,
    Left,
    Member,
    Mission,
    TableResult,
)
from neontable.kernel.campaign.reports import TableReports
from neontable.kernel.campaign.state import (
    CampaignState,
    CampaignView,
    ask_for,
    check_common,
    common_view,
    drop_mission,
    present,
)
from neontable.kernel.chance import below, shuffle
from neontable.kernel.events import emit, emit_but, emit_to
from neontable.kernel.frames import Frame, pop
from neontable.kernel.game import Game
from neontable.kernel.options import Noun, Option
from neontable.kernel.outcome import Outcome, together
from neontable.kernel.scene import Badge, Panel, Piece, Region, Scene
from neontable.kernel.setup import Setup
from neontable.kernel.show import Component, Show
from neontable.kernel.state import State
from neontable.kernel.table_options import Count
from neontable.kernel.text import Text, add_catalogue, say

BOXES = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4)
"""What the boxes hold; an empty one sets off the alarm."""
ALARMS = 3
TARGET = 8
PRICES = {"scanner": 2, "rope": 3}


# -- the game ------------------------------------------------------------------------------------
class Crack(Option, frozen=True, tag="crack"):
    pass


class Sneak(Option, frozen=True, tag="sneak"):
    pass


class Scan(Option, frozen=True, tag="scan"):
    pass


class Heist(Frame):
    seat: int = 0
    at: str = "act"

    def ask_act(self, g: "Job") -> Ask:
        scan = [Scan()] if self.why_act(g, Scan()) is None else []
        return Ask(self.seat, "jb-ask-act", [Crack(), Sneak(), *scan])

    def why_act(self, g: "Job", thing: Answer) -> str | None:
        missing = thing == Scan() and "scanner" not in g.tools[self.seat]
        return "JB-TOOL-001 jb-no-tool" if missing else None

    def got_act(self, g: "Job", answer: Answer) -> None:
        match answer:
            case Crack():
                crack(g, self.seat)
            case Sneak():
                leave_box(g, self.seat)
            case Scan():
                scan(g, self.seat)
                return
        self.seat = (self.seat + 1) % len(g.tools)
        if not g.boxes or g.alarms >= alarms_allowed(g) or g.loot >= TARGET:
            finish(g)
            pop(g)


class Job(State, kw_only=True):
    boxes: list[int]
    """The next one is the last."""
    tools: list[list[str]]
    knows: int = -1
    """The seat that has looked into the next box."""
    alarms: int = 0
    loot: int = 0
    outcome: Outcome | None = None
    stack: list[Heist]


def alarms_allowed(g: Job) -> int:
    return ALARMS + any("rope" in tools for tools in g.tools)


def crack(g: Job, seat: int) -> None:
    g.knows = -1
    found = g.boxes.pop()
    g.loot += found
    if found:
        emit(g, "jb-cracked", who=seat, n=found)
    else:
        g.alarms += 1
        emit(g, "jb-alarm", who=seat)


def leave_box(g: Job, seat: int) -> None:
    """Under the others: nobody knows where."""
    g.knows = -1
    box = g.boxes.pop()
    shuffle(g, g.boxes)
    g.boxes.insert(0, box)
    if below(g, 4) == 0:
        g.boxes.pop(below(g, len(g.boxes)))
    shuffle(g, g.boxes)
    emit(g, "jb-sneaked", who=seat)


def scan(g: Job, seat: int) -> None:
    g.tools[seat].remove("scanner")
    g.knows = seat
    emit_to(g, seat, "jb-saw", n=g.boxes[-1])
    emit_but(g, seat, "jb-scanned", who=seat)


def finish(g: Job) -> None:
    won = g.loot >= TARGET
    g.outcome = together(won, [g.loot] * len(g.tools), "jb-won" if won else "jb-lost")
    emit(g, g.outcome.how)


class JobView(msgspec.Struct, frozen=True):
    seat: int
    seats: int
    boxes: int
    next_box: int
    """-1: not known."""
    tools: tuple[str, ...]
    alarms: int
    loot: int


class JobShow(Show[JobView]):
    prefix = "jb"
    nouns: Mapping[str, Noun] = {"who": Noun(lambda seat: say("nt-seat", n=seat))}

    def scene(self, view: JobView) -> Scene:
        box = Piece("next", "box", "room", Text("jb-box"), thing=("box", 0))
        rows = (
            Badge("loot", view.loot, say("jb-loot", n=view.loot)),
            Badge("boxes", view.boxes, say("jb-boxes", n=view.boxes)),
        )
        panels = tuple(
            Panel(f"p{seat}", "seat", say("nt-seat", n=seat), rows=rows, seat=seat)
            for seat in range(view.seats)
        )
        room = Region("room", "room", Text("jb-room"), 0, 0, 4, 4)
        return Scene("job", 4, 4, (room,), (), (box,) if view.boxes else (), panels)

    def components(self) -> Sequence[Component]:
        return [
            Component("box", "box", Text("jb-box"), (), {}, len(BOXES), "designed", "a toy"),
            *(
                Component(tool, "tool", Text(f"cw-tool-{tool}"), (), {}, 1, "designed", "a toy")
                for tool in PRICES
            ),
        ]


class JobReport(msgspec.Struct, frozen=True):
    loot: int
    used: tuple[tuple[str, ...], ...]
    """By seat: tools that were carried in and are used up."""


class JobReports(TableReports[Job, JobReport]):
    type = JobReport

    def report(self, g: Job) -> JobReport:
        return JobReport(g.loot, tuple(tuple(t for t in PRICES if t not in own) for own in g.tools))

    def carried_problems(self, setup: Setup) -> list[str]:
        try:
            carried = msgspec.convert(setup.carried, Carried | None)
        except msgspec.ValidationError as fault:
            return [str(fault)]
        tools = [[] for _ in range(setup.seats)] if carried is None else carried.tools
        problems = []
        if len(tools) != setup.seats:
            problems.append(f"tools: for {len(tools)} of {setup.seats} seats")
        problems += [f"tools: no such tool {t!r}" for own in tools for t in own if t not in PRICES]
        return problems


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    tools: list[list[str]]


def tools_in(setup: Setup) -> list[list[str]]:
    if setup.carried is None:
        return [[] for _ in range(setup.seats)]
    return [list(own) for own in setup.carried["tools"]]


class JobGame(Game):
    name = "job"
    rules = 1
    seats = (1, 4)
    usual_seats = 3
    options: Mapping[str, Count] = {"boxes": Count(12, 6, 12)}
    state_type = Job
    option_type = Crack | Sneak | Scan
    show = JobShow()
    campaign = JobReports()
    rule_ids = frozenset({"JB-TOOL-001"})

    def set_up(self, setup: Setup) -> Job:
        g = Job(
            game=self.name,
            rules=self.rules,
            windows=setup.windows,
            key=setup.key,
            boxes=list(BOXES[-setup.options["boxes"] :]),
            tools=tools_in(setup),
            stack=[Heist()],
        )
        shuffle(g, g.boxes)
        return g

    def seat_count(self, g: Job) -> int:
        return len(g.tools)

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(setup.seats)),)

    def outcome(self, g: Job) -> Outcome | None:
        return g.outcome

    def view(self, g: Job, seat: int) -> JobView:
        return JobView(
            seat=seat,
            seats=len(g.tools),
            boxes=len(g.boxes),
            next_box=g.boxes[-1] if g.boxes and 0 <= seat == g.knows else -1,
            tools=tuple(g.tools[seat]) if seat >= 0 else (),
            alarms=g.alarms,
            loot=g.loot,
        )

    def redeal(self, g: Job, seat: int, key: str) -> Job:
        w = g.clone()
        w.key, w.drawn = key, 0
        known = [w.boxes.pop()] if w.boxes and 0 <= seat == g.knows else []
        # Sorted first: the same key gives the same world, whatever is hidden.
        w.boxes.sort()
        shuffle(w, w.boxes)
        w.boxes += known
        return w

    def check(self, g: Job) -> list[str]:
        rest = list(BOXES)
        strange = []
        for box in g.boxes:
            if box in rest:
                rest.remove(box)
            else:
                strange.append(box)
        return ["boxes: more than there are"] if strange else []


# -- the campaign --------------------------------------------------------------------------------
Tool = Annotated[str, Noun(lambda tool: Text(f"cw-tool-{tool}"))]


class Ready(Option, frozen=True, tag="ready"):
    pass


class Buy(Option, frozen=True, tag="buy"):
    tool: Tool


class Hideout(BetweenTables):
    def offers(self, g: "Crew") -> Sequence[Ask]:
        if g.missions:
            return ()
        return [self._plan(g, m) for m in present(g) if not g.ready[m]]

    def _plan(self, g: "Crew", member: int) -> Ask:
        buys = [Buy(tool) for tool in PRICES if why_not_buy(g, member, tool) is None]
        return Ask(member, "cw-ask-plan", [Ready(), *buys], standing=True)

    def decide(self, g: "Crew", answer: Answer, seat: int) -> None:
        match answer:
            case Buy(tool):
                buy(g, seat, tool)
            case Ready():
                get_ready(g, seat)
                self.plan(g)

    def plan(self, g: "Crew") -> None:
        crew = present(g)
        if crew and all(g.ready[m] for m in crew) and not g.missions:
            plan_job(g, crew)

    def arrived(self, g: "Crew", member: int) -> None:
        emit(g, "cw-joined", who=member)

    def left(self, g: "Crew", member: int) -> None:
        emit(g, "cw-gone", who=member)
        for mission in [m for m in g.missions if member in m.seats]:
            drop_mission(g, mission.number)
        if not present(g) and not any(m.status == VACANT for m in g.members):
            self.at = "end"
        else:
            self.plan(g)

    def result(self, g: "Crew", mission: Mission, result: TableResult[JobReport]) -> None:
        if result.ended != CLOSED:
            pay_out(g, mission, result)
        rest(g)
        if g.done == g.jobs:
            self.at = "end"

    def do_end(self, g: "Crew") -> None:
        retire(g)
        pop(g)

    def samples(self, g: "Crew", mission: Mission) -> Sequence[TableResult[Any]]:
        seats = len(mission.seats)
        everybody = tuple(range(seats))
        return [
            TableResult(
                mission.number,
                mission.table,
                mission.game,
                mission.rules,
                PLAYED if loot is not None else CLOSED,
                together(bool(loot), [loot or 0] * seats, "jb-won"),
                (),
                everybody[:0],
                "00" * 16,
                None if loot is None else JobReport(loot, ((),) * seats),
            )
            for loot in (9, 2, None)
        ]


def why_not_buy(g: "Crew", member: int, tool: str) -> str | None:
    if tool in g.owned[member]:
        return "CW-BUY-002 cw-no-second"
    return "CW-BUY-001 cw-no-karma" if g.karma[member] < PRICES[tool] else None


class Crew(CampaignState, kw_only=True):
    jobs: int
    done: int = 0
    earned: list[int]
    """Public: everybody gets the same of a job."""
    karma: list[int]
    owned: list[list[str]]
    ready: list[bool]
    outcome: Outcome | None = None
    stack: list[Hideout]


def buy(g: Crew, member: int, tool: str) -> None:
    g.karma[member] -= PRICES[tool]
    g.owned[member].append(tool)
    emit_to(g, member, "cw-bought", tool=tool)


def get_ready(g: Crew, member: int) -> None:
    g.ready[member] = True
    emit(g, "cw-ready", who=member)


def plan_job(g: Crew, crew: Sequence[int]) -> None:
    tools = [sorted(g.owned[m]) for m in crew]
    made = ask_for(g, "job", tuple(crew), carried={"tools": tools}, title="cw-mission")
    emit(g, "cw-job", n=made.number)


def pay_out(g: Crew, mission: Mission, result: TableResult[JobReport]) -> None:
    assert result.report is not None
    g.done += 1
    for member in mission.seats:
        g.earned[member] += result.report.loot
        g.karma[member] += result.report.loot
    emit(g, "cw-paid", n=result.report.loot)


def rest(g: Crew) -> None:
    g.ready = [False] * len(g.ready)


def retire(g: Crew) -> None:
    g.outcome = together(True, g.earned, "cw-end")
    emit(g, "cw-end")


class CrewView(CampaignView, frozen=True, kw_only=True):
    done: int
    jobs: int
    earned: tuple[int, ...]
    karma: int
    owned: tuple[str, ...]


class CrewShow(Show[CrewView]):
    prefix = "cw"
    nouns: Mapping[str, Noun] = {
        "who": Noun(lambda seat: say("nt-member", n=seat + 1)),
        "tool": Noun(lambda tool: Text(f"cw-tool-{tool}")),
    }

    def scene(self, view: CrewView) -> Scene:
        mine = tuple(
            Piece(f"t{i}", "tool", "stash", Text(f"cw-tool-{tool}"))
            for i, tool in enumerate(view.owned)
        )
        panels = tuple(
            Panel(
                f"p{seat}",
                "member",
                say("nt-member", n=seat + 1),
                rows=(Badge("earned", earned, label=Text("cw-stash")),),
                seat=seat,
            )
            for seat, earned in enumerate(view.earned)
        )
        stash = Region("stash", "stash", Text("cw-stash"), 0, 0, 4, 2, layout="row")
        return Scene("crew", 4, 2, (stash,), (), mine, panels)

    def components(self) -> Sequence[Component]:
        return [
            Component(f"crew-{t}", "tool", Text(f"cw-tool-{t}"), (), {}, 1, "designed", "a toy")
            for t in PRICES
        ]


class CrewGame(CampaignGame):
    name = "crew"
    of = "job"
    rules = 1
    seats = (2, 4)
    usual_seats = 2
    options: Mapping[str, Count] = {"jobs": Count(3, 1, 9)}
    state_type = Crew
    option_type = Ready | Buy | Arrived | Left | Begun | TableResult[JobReport]
    show = CrewShow()
    rule_ids = frozenset({"CW-BUY-001", "CW-BUY-002"})

    def set_up(self, setup: Setup) -> Crew:
        n = setup.seats
        return Crew(
            game=self.name,
            rules=self.rules,
            windows=setup.windows,
            key=setup.key,
            jobs=setup.options["jobs"],
            members=[Member() for _ in range(n)],
            earned=[2] * n,
            karma=[2] * n,
            owned=[[] for _ in range(n)],
            ready=[False] * n,
            stack=[Hideout()],
        )

    def sides(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(setup.seats)),)

    def seat_count(self, g: Crew) -> int:
        return len(g.members)

    def outcome(self, g: Crew) -> Outcome | None:
        return g.outcome

    def view(self, g: Crew, seat: int) -> CrewView:
        return CrewView(
            **common_view(g, seat),
            done=g.done,
            jobs=g.jobs,
            earned=tuple(g.earned),
            karma=g.karma[seat] if seat >= 0 else 0,
            owned=tuple(g.owned[seat]) if seat >= 0 else (),
        )

    def redeal(self, g: Crew, seat: int, key: str) -> Crew:
        """Others may have bought anything that they could pay."""
        w = g.clone()
        w.key, w.drawn = key, 0
        for member in range(len(w.members)):
            if member == seat:
                continue
            w.karma[member], w.owned[member] = w.earned[member], []
            for tool, price in PRICES.items():
                if w.karma[member] >= price and below(w, 2):
                    w.karma[member] -= price
                    w.owned[member].append(tool)
        w.missions = [
            msgspec.structs.replace(m, carried={"tools": [sorted(w.owned[s]) for s in m.seats]})
            for m in w.missions
        ]
        return w

    def check(self, g: Crew) -> list[str]:
        problems = check_common(g)
        for member, owned in enumerate(g.owned):
            spent = sum(PRICES.get(tool, 0) for tool in owned)
            if g.karma[member] + spent != g.earned[member]:
                problems.append(f"karma[{member}]: with what is owned it is what was earned")
        return problems

    def standings(self, view: CrewView) -> Standings:
        rows = tuple(Row(m, 1, (view.earned[m],)) for m in range(len(view.members)))
        return Standings((Text("cw-stash"),), rows)

    def headline(self, view: CrewView) -> Text:
        return say("cw-head", n=view.done)


CREW = CrewGame()
add_catalogue("crew", files("tests.toys") / "crew_words")
JobGame.campaigns = {CREW.name: CREW}
GAME = JobGame()
