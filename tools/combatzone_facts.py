"""Writes the facts of Combat Zone's components into the package, from the collected public data.

    python tools/combatzone_facts.py DATA

DATA is the folder with characters.json, gear.json, programs.json and objectives.json.  Only facts
are taken over (names, numbers, keywords, with confidence and source): what a card does is declared
in `games/combatzone/cards`, in our own words.  Run once when the data change; the result is read by
`games/combatzone/cards/facts`.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1] / "src/neontable/games/combatzone/cards/facts"
COLOURS = {"RED": "R", "YELLOW": "Y", "GREEN": "G", "LONG": "L"}
SKILLS = ("reflexes", "ranged", "melee", "medical", "tech", "influence")
NOT_AN_ABILITY = ("", "None")

Record = dict[str, Any]


def slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold().replace("'", "").replace("’", ""))
    return "-".join(re.findall(r"[a-z0-9]+", plain))


def faction(name: str) -> str:
    return slug(name)


def band(words: list[str]) -> str:
    return "".join(COLOURS[word] for word in words)


def source(record: Record) -> str:
    return "; ".join(dict.fromkeys(record["source"]))


def origin(record: Record) -> Record:
    """Where a record comes from and how sure we are of it."""
    found: Record = {"confidence": record["confidence"], "source": source(record)}
    conflicts = record.get("conflicts") or []
    if conflicts:
        found["conflicts"] = conflicts
    return found


TWO_ABILITIES = "Trick Shot, Drone Controller Crab"
"""The only entry that names two abilities; other commas belong to a name."""
SPELLINGS = {
    "Pneumatic Cyberfist": "Pneumatic Cyber-fist",
    "Power-Glove": "Powerglove",
    "Drone Controlled Crab": "Drone Controller Crab",
}
"""Names that the data spell in two ways."""


def special_names(rank: Record) -> list[str]:
    """The abilities of a rank and what is printed on its card."""
    ability = str(rank["ability"] or "")
    names = ability.split(", ") if ability == TWO_ABILITIES else [ability]
    names.append(str(rank["printed_item"] or ""))
    return [SPELLINGS.get(name, name) for name in names if name not in NOT_AN_ABILITY]


def specials(records: list[Record]) -> list[Record]:
    """The name of every special rule that a model has."""
    names = {name for record in records for rank in record["ranks"] for name in special_names(rank)}
    return [{"id": slug(name), "name": name} for name in sorted(names)]


def models(records: list[Record]) -> list[Record]:
    found = []
    for record in records:
        ranks = []
        for rank in record["ranks"]:
            stars = rank["street_cred"]
            if any(stars == known["stars"] for known in ranks):
                stars += 1  # one record repeats a star: its note says that two are meant
            one: Record = {
                "stars": stars,
                "tokens": "".join(rank["actions"]),
                "armor": rank["armor"],
                "skills": [rank["skills"][skill] for skill in SKILLS],
                "special": [slug(name) for name in special_names(rank)],
            }
            if rank.get("added_keywords"):
                one["keywords"] = [slug(word) for word in rank["added_keywords"]]
            ranks.append(one)
        found.append(
            {
                "id": slug(record["name"]),
                "name": record["name"],
                "factions": [faction(name) for name in record["factions"]],
                "keywords": [slug(word) for word in record["keywords"]],
                "eb": record["eb"],
                "ranks": ranks,
                **origin(record),
            }
        )
    return found


def gear(records: list[Record]) -> list[Record]:
    """One record for each name, with what every faction asks for it."""
    found: dict[str, Record] = {}
    for record in records:
        offer = {
            "faction": faction(record["faction"]),
            "stars": record["street_cred"],
            "eb": record["eb"],
            "rarity": record["rarity"],
            "confidence": record["confidence"],
        }
        if record.get("conflicts"):
            offer["conflicts"] = record["conflicts"]
        id = slug(record["name"])
        words = [w for w in record["keywords"] if not w.startswith("Iconic:")]
        iconic = [w.removeprefix("Iconic:").strip() for w in record["keywords"] if w not in words]
        one: Record = {
            "id": id,
            "name": record["name"],
            "keywords": [slug(word) for word in words],
            "skill": record["action_skill"] or "",
            "range": band(record["range"]),
            "attack": bool(record["attack"] and record["range"]),
            "effects": [slug(word) for word in record["action_keywords"]],
            "armor": record["armor"] or 0,
            "skills": {k: v for k, v in (record["skill_bonus"] or {}).items() if v},
            "iconic": slug(iconic[0]) if iconic else "",
            "source": source(record),
        }
        if id in found:
            known = found[id]
            for key, value in one.items():
                if key != "source" and known[key] != value:
                    raise SystemExit(f"{id}: {key} is {known[key]} and {value}")
            known["offers"].append(offer)
        else:
            found[id] = {**one, "offers": [offer]}
    return list(found.values())


def programs(records: list[Record]) -> list[Record]:
    names = [record["name"] for record in records]
    found = []
    for record in records:
        id = slug(record["name"])
        if names.count(record["name"]) > 1 and record["faction"] != "Universal":
            id = f"{id}-{faction(record['faction'])}"
        found.append(
            {
                "id": id,
                "name": record["name"],
                "faction": faction(record["faction"]),
                "quality": record["quality"],
                "stars": record["street_cred"],
                "eb": record["eb"],
                "rarity": record["rarity"],
                "range": band(record["range"]),
                "attack": record["attack"],
                "vulnerable": record["vulnerable_while_running"],
                **origin(record),
            }
        )
    return found


def objectives(records: list[Record]) -> list[Record]:
    found: list[Record] = []
    for record in records:
        id = f"{slug(record['name'])}-{faction(record['faction'])}"
        if any(id == known["id"] for known in found):
            id += "-2"  # the list of the Lawmen has one name twice
        found.append(
            {
                "id": id,
                "name": record["name"],
                "faction": faction(record["faction"]),
                "stars": record["street_cred"],
                "reward": record["reward_type"],
                **origin(record),
            }
        )
    return found


def write(name: str, records: list[Record]) -> None:
    lines = ",\n".join(json.dumps(record, ensure_ascii=False) for record in records)
    (PACKAGE / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")
    print(f"{name}: {len(records)}")


def main(folder: Path) -> None:
    def read(file: str, key: str) -> list[Record]:
        found: list[Record] = json.loads((folder / file).read_text("utf-8"))[key]
        return found

    write("models", models(read("characters.json", "characters")))
    write("specials", specials(read("characters.json", "characters")))
    write("gear", gear(read("gear.json", "gear")))
    write("programs", programs(read("programs.json", "programs")))
    write("objectives", objectives(read("objectives.json", "objectives")))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
