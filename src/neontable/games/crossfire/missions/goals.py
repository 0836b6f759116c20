"""What a mission is about, in words."""

from __future__ import annotations

from neontable.games.crossfire.missions.library import Bonus, Mission
from neontable.kernel.text import Text, say


def goal_text(mission: Mission) -> Text:
    """How it is won, and what loses it."""
    if mission.stagger_loses:
        risk = "stagger"
    else:
        risk = "abort" if mission.abort else "critical"
    return say(f"cf-goal-{mission.flow}", n=len(mission.scenes), risk=f"@cf-risk-{risk}")


def bonus_texts(bonus: Bonus) -> list[Text]:
    """What a bonus challenge makes harder or gives."""
    found = []
    numbers = {
        "obstacles": bonus.obstacles,
        "hard": bonus.hard,
        "crossfire": bonus.crossfire,
        "events": bonus.events_from,
        "client": bonus.client_hp,
        "attack": bonus.attack,
    }
    for name, n in numbers.items():
        if n:
            found.append(say(f"cf-bonus-says-{name}", n=n))
    for card in bonus.aside:
        found.append(say("cf-bonus-says-aside", card=f"@cf-card-{card}"))
    if bonus.per_runner:
        found.append(Text("cf-bonus-says-per-runner"))
    return found
