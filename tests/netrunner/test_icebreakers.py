"""Icebreakers: what they break, at what price, how strong they get, and their peculiarities."""

from __future__ import annotations

import pytest

from neontable.games.netrunner.model.card import Breaker
from neontable.games.netrunner.model.library import CARDS
from neontable.games.netrunner.model.numbers import breaker_strength, breaks
from tests.netrunner.play import CORP, Duel, card_id, duel

# Name; kinds of ice; price of a subroutine; price of +1 strength (0: none); strength; subroutines
# that one payment breaks.
TABLE = [
    ("AI Boon", ("sentry",), 1, 1, 0, 1),
    ("Bartmoss Memorial Icebreaker", ("ice",), 1, 1, 0, 1),
    ("Big Frackin' Gun", ("sentry",), 6, 1, 7, 5),
    ("Black Dahlia", ("sentry",), 2, 2, 5, 1),
    ("Black Widow", ("sentry",), 1, 2, 2, 1),
    ("Boring Bit", ("wall",), 2, 1, 5, 1),
    ("Bulldozer", ("wall",), 1, 2, 4, 1),
    ("Codecracker", ("code gate",), 0, 1, 0, 1),
    ("Codeslinger", ("sentry",), 1, 0, 3, 1),
    ("Corrosion", ("wall",), 0, 1, 0, 1),
    ("Cyfermaster", ("code gate",), 2, 1, 5, 1),
    ("Dogcatcher", ("pit bull", "hellhound", "bloodhound", "watchdog"), 1, 1, 3, 1),
    ("Dupré", ("code gate",), 1, 2, 0, 1),
    ("Dwarf", ("wall",), 1, 1, 3, 1),
    ("Evil Twin", ("sentry",), 3, 1, 3, 1),
    ("Flak", ("ap",), 1, 1, 2, 1),
    ("Grubb", ("wall",), 1, 2, 0, 1),
    ("Hammer", ("wall",), 1, 1, 2, 1),
    ("Jackhammer", ("wall",), 0, 1, 0, 1),
    ("Krash", ("ice",), 2, 2, 0, 1),
    ("Loony Goon", ("sentry",), 1, 1, 0, 1),
    ("Pile Driver", ("wall",), 3, 1, 7, 4),
    ("Raffles", ("code gate",), 1, 2, 4, 1),
    ("Ramming Piston", ("wall",), 2, 1, 5, 1),
    ("Raptor", ("sentry",), 2, 1, 1, 1),
    ("Redecorator", ("sentry",), 1, 3, 3, 2),
    ("Reflector", ("stun", "hellbolt", "knockout"), 0, 0, 4, 1),
    ("Rent-I-Con", ("ice",), 1, 1, 2, 1),
    ("Replicator", ("trace",), 0, 1, 2, 1),
    ("Shaka", ("sentry",), 1, 2, 2, 1),
    ("Snowball", ("sentry",), 1, 1, 0, 1),
    ("Tinweasel", ("code gate",), 0, 0, 3, 1),
    ("Wild Card", ("sentry",), 0, 3, 0, 1),
    ("Wizard's Book", ("code gate",), 0, 2, 2, 1),
    ("Worm", ("wall",), 0, 3, 2, 1),
    ("Wrecking Ball", ("wall",), 0, 2, 2, 1),
]
NAMES = [row[0] for row in TABLE]
ODD = [
    "Blink",
    "Dropp™",
    "Early Worm",
    "Forward's Legacy",
    "Fubar",
    "Japanese Water Torture",
    "MS-todon",
    "Matador",
    "Morphing Tool",
    "Psychic Friend",
    "Skeleton Passkeys",
]
"""Those that do not fit into the table; some are played in test_expansion_icebreakers.py."""

SAMPLES = {
    "sentry": "Banpei",
    "code gate": "Haunting Inquisition",
    "wall": "Razor Wire",
    "ice": "Razor Wire",
    "ap": "Cortical Scrub",
    "bloodhound": "Hunter",
    "trace": "Hunter",
    "stun": "Shock.r",
}
"""Ice to play against, by kind."""


def marked(name: str) -> pytest.MarkDecorator:
    return pytest.mark.card(card_id(name))


def rows() -> list[object]:
    return [pytest.param(*row, id=card_id(row[0]), marks=marked(row[0])) for row in TABLE]


def breaker_of(name: str) -> Breaker:
    b = CARDS[card_id(name)].breaker
    assert b is not None
    return b


def meet(ice: str, *rig: str, bits: int = 30, **more: object) -> Duel:
    """The Runner meets one rezzed piece of ice on HQ."""
    d = duel(forts={"hq": f"!{ice}"}, rig=list(rig), bits=(5, bits), turn="runner", **more)  # type: ignore[arg-type]
    d.run("hq")
    assert d.asks("nr-ask-break")
    return d


def strength(d: Duel, name: str) -> int:
    return breaker_strength(d.g, d.card(name))


def test_every_icebreaker_is_in_the_table() -> None:
    known = {id for id, c in CARDS.items() if c.breaker is not None and c.type == "program"}
    assert known == {card_id(n) for n in (*NAMES, *ODD)}
    assert known == {id for id, c in CARDS.items() if c.has("icebreaker") and c.type == "program"}


@pytest.mark.rule("NR-BRK-002")
@pytest.mark.parametrize(("name", "kinds", "cost", "boost", "base", "subs"), rows())
def test_an_icebreaker_names_its_ice(
    name: str, kinds: tuple[str, ...], cost: int, boost: int, base: int, subs: int
) -> None:
    b = breaker_of(name)
    for id, ice in CARDS.items():
        if ice.type != "ice":
            continue
        if kinds == ("trace",):
            assert breaks(b, ice, True)
            assert not breaks(b, ice, False)
        else:
            fits = kinds == ("ice",) or any(k in ice.keywords for k in kinds)
            assert breaks(b, ice, False) is fits, id


@pytest.mark.rule("NR-BRK-003", "NR-BRK-004", "NR-BRK-005", "NR-BRK-007")
@pytest.mark.parametrize(("name", "kinds", "cost", "boost", "base", "subs"), rows())
def test_an_icebreaker_at_work(
    name: str, kinds: tuple[str, ...], cost: int, boost: int, base: int, subs: int
) -> None:
    kind = next(k for k in kinds if k in SAMPLES)
    ice = SAMPLES[kind]
    d = duel(
        forts={"hq": f"!{ice}, !{ice}"},
        rig=[name, "Krash"],
        hand=["Dwarf"] * 5,
        bits=(5, 60),
        turn="runner",
    )
    d.dice(1 if name == "AI Boon" else 2)
    d.run("hq")
    if name == "AI Boon":
        base += 1
    assert strength(d, name) == base
    needed = CARDS[card_id(ice)].strength
    bits = 60
    if not boost:
        assert not d.offered("boost", name)
        assert d.offered("break", name) is (base >= needed)
    while boost and strength(d, name) < needed:
        assert not d.offered("break", name), "too weak"
        assert d.refused("break", d.card(name).id, card_id(name), 0) == "NR-BRK-003"
        d.first("boost", name)
        base += 1
        bits -= boost
        assert (strength(d, name), d.g.runner.bits) == (base, bits)
    if base >= needed:
        count = len(CARDS[card_id(ice)].subs)
        if subs > 1 and count > 1:
            d.pick("break", name, -1)
            d.answer(d.ask.options[len(d.ask.options) - 1])
            bits -= cost
        else:
            for i in range(count):
                d.pick("break", name, i)
                bits -= cost
        assert d.g.run is not None
        assert len(d.g.run.broken) == count
        assert d.g.runner.bits == bits
        d.maybe("done").pick("continue")
        assert d.asks("nr-ask-break")
        lasting = {"Grubb": base, "Snowball": count, "AI Boon": 1}
        expected = lasting.get(name, CARDS[card_id(name)].strength)
        assert strength(d, name) == expected, "a boost is for one encounter"
    d.finish()
    assert d.g.run is None


@pytest.mark.rule("NR-BRK-002")
@pytest.mark.parametrize(("name", "kinds", "cost", "boost", "base", "subs"), rows())
def test_an_icebreaker_is_useless_against_other_ice(
    name: str, kinds: tuple[str, ...], cost: int, boost: int, base: int, subs: int
) -> None:
    if kinds == ("ice",):
        other = None
    elif kinds == ("wall",):
        other = "Filter"
    else:
        other = "Data Wall"
    d = meet(other or "Data Wall", name, "Krash")
    if other is None:
        assert d.offered("break", name)
    else:
        assert not d.offered("break", name)
        assert not d.offered("boost", name)
        assert d.refused("break", d.card(name).id, card_id(name), 0) == "NR-BRK-002"
    d.finish()


# -- several subroutines at once -------------------------------------------------------------------
@pytest.mark.card("big-frackin-gun", "pile-driver")
@pytest.mark.rule("NR-BRK-005")
def test_one_payment_breaks_as_many_as_the_runner_likes() -> None:
    d = meet("Triggerman", "Big Frackin' Gun")
    d.pick("break", "Big Frackin' Gun", -1)
    d.choose(1)
    assert d.g.runner.bits == 24
    assert d.g.run is not None
    assert d.g.run.broken == [1]
    d.pick("break", "Big Frackin' Gun", 0)
    assert d.g.runner.bits == 18, "a second use is paid for again"
    d.pick("continue").pick("access").finish()

    d = meet("Razor Wire", "Pile Driver", bits=5)
    d.pick("break", "Pile Driver", -1).choose(0, 1)
    assert d.g.runner.bits == 2
    d.pick("continue").pick("access").finish()


# -- noise -----------------------------------------------------------------------------------------
@pytest.mark.card("hammer", "cloak", "invisibility", "vewy-vewy-quiet")
def test_hammer_is_noisy() -> None:
    d = meet("Razor Wire", "Hammer", "Cloak", "Invisibility", "Vewy Vewy Quiet", "Wutech Mem Chip")
    assert [d.card(n).bits for n in ("Cloak", "Invisibility", "Vewy Vewy Quiet")] == [3, 1, 2]
    d.pick("boost", "Hammer")
    assert d.g.runner.bits == 29, "stealth does not pay for a noisy icebreaker, so nobody asks"
    d.pick("break", "Hammer", 0)
    assert d.g.runner.bits == 28
    assert d.asks("nr-ask-noise")
    d.pick("lose-from", "Cloak").pick("lose-from", "Invisibility")
    assert [d.card(n).bits for n in ("Cloak", "Invisibility", "Vewy Vewy Quiet")] == [2, 0, 2]
    assert d.asks("nr-ask-break")
    d.pick("break", "Hammer", 1).pick("lose-from", "Cloak").pick("lose-from", "Cloak")
    assert [d.card(n).bits for n in ("Cloak", "Invisibility", "Vewy Vewy Quiet")] == [0, 0, 2]
    assert d.g.runner.bits == 27, "bits that are lost pay for nothing"
    d.pick("continue").pick("access").finish()


@pytest.mark.card("jackhammer", "pile-driver", "ramming-piston", "invisibility", "cloak")
@pytest.mark.parametrize(
    ("name", "noise"), [("Jackhammer", 1), ("Ramming Piston", 2), ("Pile Driver", 3)]
)
def test_noise_takes_what_there_is(name: str, noise: int) -> None:
    d = meet("Data Wall", name, "Invisibility")
    d.pick("break", name)
    assert d.card("Invisibility").bits == 0
    d.pick("continue").pick("access").finish()

    d = meet("Data Wall", name, "Cloak")
    d.pick("break", name)
    assert d.card("Cloak").bits == 3 - noise
    d.pick("continue").pick("access").finish()

    d = meet("Data Wall", name)
    d.pick("break", name)
    assert not d.happened("nr-lose-from")
    d.pick("continue").pick("access").finish()


@pytest.mark.card("pile-driver", "cloak", "jackhammer")
def test_pile_driver_is_noisy_once_for_each_use_and_jackhammer_for_each_subroutine() -> None:
    d = meet("Razor Wire", "Pile Driver", "Cloak", "Vewy Vewy Quiet")
    d.pick("break", "Pile Driver", -1).choose(0, 1)
    for _ in range(3):
        d.pick("lose-from", "Cloak")
    assert (d.card("Cloak").bits, d.card("Vewy Vewy Quiet").bits) == (0, 2)
    d.pick("continue").pick("access").finish()

    d = meet("Razor Wire", "Jackhammer", "Cloak")
    for _ in range(3):
        d.pick("boost", "Jackhammer")
    d.pick("break", "Jackhammer", 0).pick("break", "Jackhammer", 1)
    assert d.card("Cloak").bits == 1
    d.pick("continue").pick("access").finish()


# -- the odd ones ----------------------------------------------------------------------------------
@pytest.mark.card("ai-boon")
def test_ai_boon_rolls_its_strength_at_the_start_of_each_run() -> None:
    d = duel(forts={"hq": "!Hunter, !Asp"}, rig=["AI Boon"], bits=(5, 9), turn="runner")
    assert strength(d, "AI Boon") == 0
    d.dice(4, 2).run("hq")
    assert strength(d, "AI Boon") == 4
    d.pick("boost", "AI Boon")
    assert strength(d, "AI Boon") == 5
    d.pick("break", "AI Boon").pick("continue")
    assert strength(d, "AI Boon") == 4, "the die lasts for the run, the boost does not"
    d.pick("boost", "AI Boon").pick("break", "AI Boon").pick("continue").pick("access")
    assert d.g.run is None
    assert strength(d, "AI Boon") == 0
    d.run("hq")
    assert strength(d, "AI Boon") == 2
    d.finish()


@pytest.mark.card("bartmoss-memorial-icebreaker")
def test_bartmoss_may_wear_out() -> None:
    name = "Bartmoss Memorial Icebreaker"
    d = meet("Data Wall", name)
    d.dice(1).pick("break", name)
    assert not d.in_play(name), "on a 1, once the ice is passed"
    assert d.g.runner.trash == [card_id(name)]
    d.pick("continue").pick("access").finish()

    d = meet("Data Wall", name)
    d.dice(2).pick("break", name)
    assert d.in_play(name)
    assert d.happened("nr-roll")
    d.pick("continue").pick("access").finish()


@pytest.mark.card("bartmoss-memorial-icebreaker")
def test_bartmoss_rolls_only_after_passing_ice_that_it_broke() -> None:
    name = "Bartmoss Memorial Icebreaker"
    d = meet("Data Wall", name, "Dwarf")
    d.dice(1).pick("boost", name).pick("break", "Dwarf")
    assert not d.happened("nr-roll"), "it broke nothing"
    d.pick("continue").pick("access").finish()

    d = meet("Banpei", name)
    d.dice(1).pick("break", name, 0).pick("done")
    assert d.g.run is None
    assert not d.happened("nr-roll"), "the run ended at the ice, which was not passed"


@pytest.mark.card("blink")
def test_blink_breaks_or_hurts_once_for_each_subroutine() -> None:
    d = meet("Razor Wire", "Blink", hand=["Krash"] * 4)
    d.dice(5, 3).pick("blink", "Blink", 0)
    assert d.g.run is not None
    assert d.g.run.broken == [0]
    assert d.g.runner.bits == 30
    assert not d.offered("blink", "Blink", 0)
    d.pick("blink", "Blink", 1)
    assert len(d.g.runner.hand) == 1, "a 3 is three points of Net damage"
    assert not d.offered("blink", "Blink", 1), "only one try"
    assert not d.offered("boost", "Blink")
    d.leave_open()


@pytest.mark.card("blink")
@pytest.mark.rule("NR-BRK-003")
def test_blink_needs_strength_and_may_try_again_at_the_next_encounter() -> None:
    d = meet("Haunting Inquisition", "Blink", "Krash")
    assert not d.offered("blink", "Blink")
    d.finish()

    d = duel(
        forts={"hq": "!Shock.r, !Shock.r"},
        rig=["Blink", "Blink"],
        hand=["Krash"] * 5,
        turn="runner",
    )
    d.run("hq")
    first, second = d.card("Blink"), d.card("Blink", 1)
    d.dice(1).pick("blink", first.id, 0)
    assert not d.offered("blink", first.id, 0)
    d.dice(4, 6).pick("blink", second.id, 0)
    assert d.g.run is not None
    assert d.g.run.beaten
    d.pick("continue").pick("blink", first.id, 0).pick("continue").pick("access").finish()


@pytest.mark.card("dropp")
def test_dropp_breaks_everything_and_ends_the_run() -> None:
    d = meet("Cortical Scrub", "Dropp™", hand=["Krash"])
    assert not d.offered("break", "Dropp™")
    d.pick("break-all", "Dropp™")
    assert d.g.run is None
    assert (d.g.runner.brain, len(d.g.runner.hand), d.g.runner.bits) == (0, 1, 30)
    assert not d.happened("nr-success")


@pytest.mark.card("dropp", "fatal-attractor")
def test_dropp_satisfies_what_wants_everything_broken() -> None:
    d = duel(
        forts={"hq": "!Keeper, !Fatal Attractor"},
        rig=["Dropp™"],
        hand=["Krash"] * 4,
        bits=(5, 9),
        turn="runner",
    )
    d.run("hq").pick("done").pick("continue").pick("break-all", "Dropp™")
    assert d.g.run is None
    assert len(d.g.runner.hand) == 4


@pytest.mark.card("dropp")
def test_dropp_must_be_strong_enough() -> None:
    d = meet("Haunting Inquisition", "Dropp™")
    assert not d.offered("break-all", "Dropp™")
    d.pick("boost", "Dropp™").pick("boost", "Dropp™")
    assert d.g.runner.bits == 28
    d.pick("break-all", "Dropp™")
    assert d.g.run is None
    assert d.g.runner.no_run == 0


@pytest.mark.card("dupre")
def test_dupre_learns_a_fort_and_forgets_it_on_another() -> None:
    d = duel(forts={"hq": "!Filter", "rd": "!Filter"}, rig=["Dupré"], bits=(5, 20), turn="runner")
    d.run("hq").pick("break", "Dupré").pick("continue").pick("access").finish()
    assert d.card("Dupré").count == 1
    assert strength(d, "Dupré") == 1
    d.run("hq")
    assert strength(d, "Dupré") == 1
    d.pick("break", "Dupré")
    assert d.card("Dupré").count == 1, "a counter comes after the run"
    d.pick("continue").pick("jack-out")
    assert d.card("Dupré").count == 2, "even after a run that failed"
    d.run("rd")
    assert strength(d, "Dupré") == 0, "its counters are of no use on another fort"
    d.pick("done")
    assert d.card("Dupré").count == 2, "it was not used"
    d.run("rd").pick("break", "Dupré")
    assert d.card("Dupré").count == 0
    d.pick("continue").pick("access").finish()
    assert d.card("Dupré").count == 1


@pytest.mark.card("dupre")
def test_dupre_earns_nothing_by_being_strengthened() -> None:
    d = duel(forts={"hq": "!Filter"}, rig=["Dupré"], bits=(5, 20), turn="runner")
    d.run("hq").pick("boost", "Dupré").pick("done")
    assert d.card("Dupré").count == 0


@pytest.mark.card("grubb")
def test_grubbs_boost_lasts_for_the_run() -> None:
    d = duel(
        forts={"hq": "!Data Wall 2.0, !Data Wall 2.0"}, rig=["Grubb"], bits=(5, 9), turn="runner"
    )
    d.run("hq").pick("boost", "Grubb").pick("break", "Grubb").pick("continue")
    assert strength(d, "Grubb") == 1
    d.pick("break", "Grubb")
    assert d.g.runner.bits == 9 - 2 - 1 - 1
    d.pick("continue").pick("access").finish()
    d.run("hq")
    assert strength(d, "Grubb") == 0
    d.finish()


@pytest.mark.card("japanese-water-torture")
@pytest.mark.rule("NR-FORF-001", "NR-FORF-002")
def test_japanese_water_torture_costs_actions() -> None:
    name = "Japanese Water Torture"
    d = meet("Razor Wire", name, bits=6)
    assert d.g.actions == 3
    assert not d.offered("break", name)
    assert not d.offered("boost", name)
    d.pick("boost-x", name)
    assert list(d.options) == [1, 2, 3, 4, 5, 6]
    d.answer(5)
    assert strength(d, name) == 7
    assert (d.g.runner.bits, d.g.actions, d.g.runner.owed) == (1, 0, 2)
    d.pick("break", name, 0).pick("break", name, 1)
    assert d.g.runner.bits == 1
    d.pick("continue").pick("access").finish()
    assert d.asks("nr-ask-corp", CORP), "no action is left this turn"
    d.end_turn()
    assert (d.g.actions, d.g.runner.owed) == (2, 0)


@pytest.mark.card("japanese-water-torture")
def test_japanese_water_torture_needs_bits_for_strength_only() -> None:
    name = "Japanese Water Torture"
    d = meet("Data Wall", name, bits=0)
    assert not d.offered("boost-x", name)
    d.pick("break", name).pick("continue").pick("access").finish()
    assert d.g.actions == 3


@pytest.mark.card("reflector")
def test_reflector_has_no_boost() -> None:
    d = meet("Shock.r", "Reflector", bits=0)
    assert not d.offered("boost", "Reflector")
    d.pick("break", "Reflector").pick("continue").pick("access").finish()


@pytest.mark.card("replicator")
def test_replicator_breaks_only_subroutines_that_trace() -> None:
    d = meet("Banpei", "Replicator", "Krash")
    assert not d.offered("break", "Replicator")
    d.finish()
    d = meet("Asp", "Replicator", bits=2)
    assert not d.offered("break", "Replicator")
    d.pick("boost", "Replicator").pick("boost", "Replicator").pick("break", "Replicator")
    assert d.g.runner.bits == 0
    assert not d.happened("nr-trace")
    d.pick("continue").pick("access").finish()


@pytest.mark.card("snowball")
def test_snowball_grows_during_a_run() -> None:
    d = duel(forts={"hq": "!Triggerman, !Banpei"}, rig=["Snowball"], bits=(5, 9), turn="runner")
    d.run("hq").pick("break", "Snowball", 0)
    assert strength(d, "Snowball") == 1
    d.pick("break", "Snowball", 1).pick("continue")
    assert strength(d, "Snowball") == 2
    assert not d.offered("break", "Snowball"), "Triggerman is stronger"
    d.pick("boost", "Snowball").pick("break", "Snowball", 0)
    assert strength(d, "Snowball") == 4
    d.pick("break", "Snowball", 1).pick("continue").pick("access").finish()
    assert strength(d, "Snowball") == 0
    d.run("hq")
    assert strength(d, "Snowball") == 0
    d.finish()


@pytest.mark.card("evil-twin")
def test_evil_twin_fights_and_shields() -> None:
    d = meet("Cortical Scrub", "Evil Twin", hand=["Krash"] * 3)
    d.pick("break", "Evil Twin", 1)
    assert d.g.runner.bits == 27
    d.pick("done")
    assert d.asks("nr-ask-damage")
    d.pick("prevent", "Evil Twin", 1)
    assert (d.g.runner.brain, len(d.g.runner.hand)) == (0, 3)
    d.pick("continue").pick("access").finish()
    assert d.card("Evil Twin").this_turn == 1


@pytest.mark.card("grubb", "worm", "dwarf")
@pytest.mark.rule("NR-BRK-006")
def test_several_icebreakers_share_the_work() -> None:
    d = meet("Razor Wire", "Dwarf", "Ramming Piston", "Worm")
    assert not d.offered("break", "Worm"), "each must be strong enough"
    d.pick("break", "Dwarf", 1).pick("break", "Ramming Piston", 0)
    assert d.g.runner.bits == 27
    d.pick("continue").pick("access").finish()
