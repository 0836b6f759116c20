"""A card says what its declaration does: verbs, costs and numbers put into words, or its own text
where it is odd."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from neontable.games.netrunner.cards.verbs import (
    Choice,
    DrawCards,
    EndRun,
    Expose,
    Forgo,
    GainBits,
    GiveTags,
    Hit,
    IfTagged,
    LoseBits,
    May,
    PayOr,
    RemoveTags,
    RunFlag,
    Smear,
    TraceRunner,
    TrashOne,
)
from neontable.games.netrunner.model import rules_text
from neontable.games.netrunner.model.card import CORP, RUNNER, Card, Effects, Verb, effects_say
from neontable.games.netrunner.model.library import CARDS, PATHS
from neontable.games.netrunner.model.rules_text import Unworded, card_texts, is_own, sub_text
from neontable.kernel.text import LANGUAGES, render

PLAIN = {"tycho-extension"}
"""Cards without any text."""
ONE = {"en": {"one", "a", "an", "next", "any"}, "fr": {"un", "une", "prochaine"}}
"""Words that say 1."""


# -- every card --------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_has_a_text(card: str, lang: str) -> None:
    said = [render(text, lang) for text in card_texts(card)]
    assert bool(said) != (card in PLAIN)
    for text in said:
        assert re.fullmatch(r"[A-ZÀÉ0-9].*[.”»\"]", text), text
        assert not re.search(r"  |[{}]| [.,]|,,|\.\.", text), text
    assert len(said) in (len(CARDS[card].subs), len(CARDS[card].subs) + 1)


def composed() -> Iterator[tuple[str, Effects]]:
    """The paths of effects whose words are the verbs' own."""
    for card, d in CARDS.items():
        texts = card_texts(card)
        for n in range(len(d.subs)):
            if not is_own(texts[n]):
                yield f"{card}.sub.{n}", d.subs[n]
        if len(texts) > len(d.subs) and not is_own(texts[-1]):
            yield f"{card}.play", d.play
            yield from ((f"{card}.when.{n}", when.effects) for n, when in enumerate(d.whens))
            yield from ((f"{card}.paid.{n}", paid.effects) for n, paid in enumerate(d.paids))


def numbers(effects: Effects) -> Iterator[int]:
    """Every number of the verbs that is an amount: sides, forts and switches are none."""
    for verb in effects:
        if isinstance(verb, RunFlag) and not verb.add:
            continue
        for field in verb.__struct_fields__:
            value = getattr(verb, field)
            if type(value) is int and field not in ("side", "by", "fort", "lo"):
                yield value
            elif field == "flags":
                yield from (n for name, n in value if name != "skip-first")
        for _, inner in verb.parts():
            yield from numbers(inner)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_composed_texts_say_every_number_of_their_verbs(lang: str) -> None:
    checked = 0
    for path, effects in composed():
        card, _, rest = path.partition(".")
        text = sub_text(path) if rest.startswith("sub") else card_texts(card)[-1]
        words = re.findall(r"\w+", render(text, lang).lower())
        for n in numbers(effects):
            silent = n <= 0 or (n == 1 and ONE[lang] & set(words))
            assert silent or str(n) in words, f"{path}: {n} is not in {render(text, lang)!r}"
            checked += 1
    assert checked > 150


@pytest.mark.parametrize("lang", LANGUAGES)
def test_composed_texts_say_every_cost_and_number_of_the_card(lang: str) -> None:
    for card, d in CARDS.items():
        texts = card_texts(card)
        if len(texts) == len(d.subs) or is_own(texts[-1]):
            continue
        words = re.findall(r"\w+", render(texts[-1], lang).lower())
        wanted = [d.pile, d.price, d.steal, d.shield, d.holds, *(abs(mod.n) for mod in d.mods)]
        wanted += [n for paid in d.paids for n in (paid.actions, paid.bits, paid.points)]
        if d.stock is not None:
            wanted.append(d.stock.n)
        if d.breaker is not None:
            wanted += [d.breaker.cost, d.breaker.boost_cost, d.breaker.boost, d.breaker.noise]
            wanted += [d.breaker.subs] if d.breaker.subs > 1 else []
        if d.link is not None:
            wanted += [d.link.cost, d.link.base, d.link.more if d.link.more > 1 else 0]
        lacking = [n for n in wanted if n > 0 and str(n) not in words]
        assert not lacking, f"{card}: {lacking} not in {render(texts[-1], lang)!r}"


def test_the_same_text_is_not_written_for_two_cards() -> None:
    """What two cards say in the same words, a verb should say."""
    seen: dict[str, str] = {}
    twice = []
    for card in CARDS:
        for text in card_texts(card):
            if is_own(text):
                said = render(text, "en")
                if said in seen:
                    twice.append((seen[said], card))
                seen[said] = card
    assert twice == []


# -- how verbs are put together --------------------------------------------------------------------
def clause(*effects: Verb, by: int = CORP) -> tuple[str, str]:
    said = effects_say(effects, by)
    assert said is not None
    en, fr = (render(said.whole, lang) for lang in LANGUAGES)
    return en, fr.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("effects", "by", "english", "french"),
    [
        ((EndRun(),), CORP, "the run ends", "l'intrusion se termine"),
        (
            (Hit("net", 3), GiveTags(2), EndRun()),
            CORP,
            "the Runner suffers 3 Net damage and gets 2 tags, and the run ends",
            "le Runner subit 3 dégâts Net et reçoit 2 tags, et l'intrusion se termine",
        ),
        (
            (Hit("brain", 1, preventable=False),),
            RUNNER,
            "you suffer 1 brain damage that nothing can prevent",
            "vous subissez 1 dégât Brain que rien ne peut prévenir",
        ),
        (
            (TraceRunner(4, (EndRun(), TrashOne("programs", CORP), Forgo(RUNNER, 2))),),
            CORP,
            "trace 4; if it succeeds, the run ends, the Corp picks one installed program, which is "
            "trashed, and the Runner's next 2 actions are lost",
            "traque 4 ; si elle réussit, l'intrusion se termine, la Corpo choisit un programme "
            "installé, qui est détruit, et les 2 prochaines actions du Runner sont perdues",
        ),
        (
            (PayOr(RUNNER, 2, (EndRun(),), (GainBits(1),)),),
            CORP,
            "the Runner may pay 2 bits; if so, take 1 bit from the bank; if not, the run ends",
            "le Runner peut payer 2 bits ; dans ce cas, prenez 1 bit à la banque ; sinon, "
            "l'intrusion se termine",
        ),
        (
            (May((DrawCards(2),), bits=3),),
            RUNNER,
            "you may pay 3 bits; if so, draw 2 cards from your stack",
            "vous pouvez payer 3 bits ; dans ce cas, piochez 2 cartes de votre paquet",
        ),
        (
            (Choice((GainBits(4),), (RemoveTags(-1),)),),
            RUNNER,
            "one of two things happens, as you choose: take 4 bits from the bank; or all your tags "
            "go away for free",
            "de deux choses l'une, à votre choix : prenez 4 bits à la banque ; ou tous vos tags "
            "disparaissent sans frais",
        ),
        (
            (IfTagged((LoseBits(RUNNER, 5),)), Smear(2)),
            CORP,
            "if the Runner is tagged, the Runner loses 5 bits, and the Corp gets 2 Bad Publicity "
            "points",
            "si le Runner est tagué, le Runner perd 5 bits, et la Corpo reçoit 2 points de "
            "mauvaise publicité",
        ),
        (
            (DrawCards(1), GainBits(2)),
            CORP,
            "the Corp draws 1 card from R&D; take 2 bits from the bank",
            "la Corpo pioche 1 carte de la R&D ; prenez 2 bits à la banque",
        ),
        (
            (Expose("unseen", 2),),
            RUNNER,
            "choose 2 cards the Corp has installed; they are exposed",
            "désignez 2 cartes installées par la Corpo ; elles sont exposées",
        ),
    ],
)
def test_clauses_are_joined(effects: Effects, by: int, english: str, french: str) -> None:
    assert clause(*effects, by=by) == (english, french)


# -- odd cards -------------------------------------------------------------------------------------
def test_an_own_text_overrides_and_reminders_still_follow() -> None:
    boardwalk = render(card_texts("boardwalk")[0], "en")
    assert boardwalk.startswith("Every successful run of yours on HQ")
    assert boardwalk.endswith("to remove every virus counter.")
    assert [is_own(t) for t in card_texts("viral-15")] == [False, True]


def test_what_cannot_be_said_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    odd = msgspec.structs.replace(CARDS["data-wall"], name="Odd", special=("sings",))
    unknown = Card(name="Mute", type="operation", play=(Verb(),))
    monkeypatch.setitem(rules_text.CARDS, "odd-wall", odd)
    monkeypatch.setitem(rules_text.CARDS, "mute", unknown)
    monkeypatch.setitem(PATHS, "odd-wall.sub.0", odd.subs[0])
    with pytest.raises(Unworded, match=r"odd-wall: no standard words for 'nr-special-sings'"):
        card_texts("odd-wall")
    with pytest.raises(Unworded, match=r"mute: no standard words for Verb in play"):
        card_texts("mute")


def test_every_field_of_a_card_is_composed_or_needs_no_words() -> None:
    fields = set(Card.__struct_fields__)
    own = {"admits", "counters", "form", "least"}
    assert rules_text.COMPOSED | rules_text.FACTS | own == fields
    assert not rules_text.COMPOSED & rules_text.FACTS
