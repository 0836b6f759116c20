"""Declaring abilities: one function for each moment."""

from __future__ import annotations

from neontable.games.crossfire.model.card import Ability, Static, Verb


def static(*statics: Static, level: int = 0, cancel: tuple[str, ...] = ()) -> Ability:
    """Holds as long as the obstacle faces a runner, or the event is active (Continuous)."""
    return Ability("static", statics=statics, level=level, cancel=cancel)


def flipped(*effects: Verb, level: int = 0) -> Ability:
    """When the obstacle comes into play."""
    return Ability("flipped", effects, level=level)


def defeated(*effects: Verb, level: int = 0) -> Ability:
    return Ability("defeated", effects, level=level)


def on_attack(*effects: Verb, level: int = 0) -> Ability:
    """When the obstacle attacks; damage joins the packet of the attack."""
    return Ability("attack", effects, level=level)


def after_attack(*effects: Verb, level: int = 0) -> Ability:
    return Ability("after-attack", effects, level=level)


def turn_start(*effects: Verb, level: int = 0, cancel: tuple[str, ...] = ()) -> Ability:
    """At the start of the turn of the runner that the obstacle faces; of an event: every turn."""
    return Ability("turn-start", effects, level=level, cancel=cancel)


def reveal(*effects: Verb, level: int = 0) -> Ability:
    """Of an event: once, when it is turned up."""
    return Ability("reveal", effects, level=level)


def timebomb(*effects: Verb, level: int = 0) -> Ability:
    """Of an event: when it goes to the Crossfire discard, before it counts in the level."""
    return Ability("timebomb", effects, level=level)


def turn_end(*effects: Verb, level: int = 0) -> Ability:
    """Of an event: at the end of every turn while it is active."""
    return Ability("turn-end", effects, level=level)


def before_draw(*effects: Verb, level: int = 0) -> Ability:
    """Of an event: just before each Draw & Buy step while it is active."""
    return Ability("before-draw", effects, level=level)
