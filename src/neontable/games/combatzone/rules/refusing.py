"""Refusals with numbers: "RULE-ID message-id name=value ...", lengths as units with a "u"."""

from __future__ import annotations

from neontable.games.combatzone.space import INCH, No
from neontable.kernel.measure import inches
from neontable.kernel.options import Word
from neontable.kernel.show import Refusal
from neontable.kernel.text import say


def refused(no: No) -> str:
    """What `fits_` and `why_` return for a refusal of the geometry."""
    if not no.args:
        return no.code
    args = " ".join(f"{k}={v}u" if isinstance(v, int) else f"{k}={v}" for k, v in no.args)
    return f"{no.rule} {no.message}-by {args}"


def why(rule: str, message: str, **args: int | str) -> str:
    """A refusal of the rules; lengths are written with `units`."""
    words = "".join(f" {k}={v}" for k, v in args.items())
    return f"{rule} {message}{words}"


def units(n: int) -> str:
    return f"{n}u"


def explained(code: str) -> Refusal:
    """The refusal of a code: the rule, and the words with their numbers."""
    rule, _, rest = code.partition(" ")
    message, *pairs = rest.split(" ")
    args: dict[str, Word] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if value.endswith("u") and value[:-1].lstrip("-").isdigit():
            args[name] = inches(int(value[:-1]), INCH, up=True)
        elif value.lstrip("-").isdigit():
            args[name] = int(value)
        else:
            args[name] = value
    return Refusal(rule, say(message, **args))
