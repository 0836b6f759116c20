"""The Black Market."""

from __future__ import annotations

from tests.crossfire.worked.lawyer.ruling import CLEAR, DONE, IDLE, QUIET, STRIKE, Ruling, at, play

MARKET = [
    Ruling(
        "a card that is bought comes to the hand, and the next takes its place",
        "CF-MKT-006",
        at(
            {"nuyen": 6, "hand": ["mana"] * 4},
            IDLE,
            phase="buy",
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Doc Wagon Contract", "Katana", "Katana", "Deathtouch", "Stunbolt", "Backdoor"],
            market_deck=["Icon Grab"],
        ),
        (["buy", "doc-wagon-contract", 5],),
        {"runners.0.nuyen": 1, "market.0": "icon-grab", "runners.0.hand.4": "doc-wagon-contract"},
    ),
    Ruling(
        "several cards in one step, the one just turned up among them",
        "CF-MKT-005",
        at(
            {"money": 6, "hand": ["mana"] * 4},
            IDLE,
            phase="buy",
            obstacles=[{"card": "IC", "faces": 1}],
            black_market=["Katana", "", "", "", "", ""],
            black_market_deck=["Icon Grab"],
        ),
        (["buy", "katana", 4], ["buy", "icon-grab", 2]),
        {"runners.0.nuyen": 0, "runners.0.hand.5": "icon-grab", "market": ["", "", "", "", "", ""]},
    ),
    Ruling(
        "the discard is shuffled when the deck is empty and a card is needed",
        "CF-MKT-009",
        at(
            {"nuyen": 4, "hand": ["mana"] * 4},
            IDLE,
            phase="buy",
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Katana", "Stunbolt", "Stunbolt", "Deathtouch", "Backdoor", "Backdoor"],
            market_deck=[],
            market_discard=["Clairvoyance"],
        ),
        (["buy", "katana", 4],),
        {"market.0": "clairvoyance", "market_discard": []},
    ),
    Ruling(
        "Negotiation counts itself: a Skill card costs one less",
        "CF-CARD-016",
        at(
            {"nuyen": 3, "hand": ["Négociation", "mana", "mana", "mana", "mana"]},
            IDLE,
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Attaque Coordonnée", "Katana", "*"],
        ),
        (*play("negotiation"), STRIKE, CLEAR, ["buy", "coordinated-attack", 3]),
        {"runners.0.nuyen": 0},
    ),
    Ruling(
        "Negotiation with another Skill card: two less",
        "CF-CARD-016",
        at(
            {"nuyen": 2, "hand": ["Negotiation", "Street Smarts", "mana", "mana", "mana", "mana"]},
            IDLE,
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Coordinated Attack", "Katana", "*"],
        ),
        (*play("negotiation", "street-smarts"), STRIKE, CLEAR, ["buy", "coordinated-attack", 2]),
        {"runners.0.nuyen": 0},
    ),
    Ruling(
        "Lightning Bolt is sold to whoever has played a Spell card this turn",
        "CF-TURN-022",
        at(
            {"nuyen": 6, "hand": ["Mana", "mark", "mark", "mark", "mark"]},
            IDLE,
            obstacles=[{"card": "IC", "faces": 1}],
            market=["Lightning Bolt", "*"],
        ),
        (*play("mana"), STRIKE, CLEAR, ["buy", "lightning-bolt", 6]),
        {"runners.0.nuyen": 0},
    ),
    Ruling(
        "with three cards two are drawn, before buying",
        "CF-TURN-014",
        at(
            {"hand": ["mana"] * 3, "deck": ["mark"] * 5, "nuyen": 2},
            IDLE,
            phase="Draw & Buy",
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"runners.0.hand": ["mana", "mana", "mana", "mark", "mark"]},
    ),
    Ruling(
        "with four cards nothing is drawn",
        "CF-TURN-015",
        at(
            {"hand": ["mana"] * 4, "deck": ["mark"] * 5, "nuyen": 9},
            IDLE,
            phase="draw",
            obstacles=[{"card": "IC", "faces": 1}],
        ),
        (),
        {"runners.0.hand": ["mana"] * 4},
    ),
    Ruling(
        "Combat Decker comes and cycles the cheapest card of the market",
        "CF-MKT-008",
        at(
            {"hand": ["mark"], "deck": []},
            {"deck": []},
            obstacles=[{"card": "IC", "track": ["green"], "faces": 1}],
            normal_deck=["Combat Decker"],
            market=["Katana", "Icon Grab", "Stunbolt", "Backdoor", "Fireball", "Hero Move"],
            market_deck=["Deathtouch"],
            **QUIET,
        ),
        (*play("mark"), STRIKE, CLEAR, DONE, DONE, DONE, ["stall", "icon-grab"]),
        {"market.1": "deathtouch", "market_discard": ["icon-grab"]},
    ),
]
