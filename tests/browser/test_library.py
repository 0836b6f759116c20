"""The library and the workshop: searching, filtering, building, mending, sharing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opener, Server, faults
from tests.browser.test_pages import SMALL


def test_a_card_is_found_by_words_and_filters_and_has_an_address(
    server: Server, visit: Opener
) -> None:
    page = visit(server.url + "/library/adrenaline")
    expect(page).to_have_title("Adrenaline: cards · Neontable")
    tiles = page.locator(".lib-tile")
    expect(tiles).to_have_count(60)
    page.get_by_label("Search names and texts").fill("railg")
    expect(tiles).to_have_count(1)
    page.get_by_label("Search names and texts").fill("")
    page.get_by_role("button", name="Weapon 21").click()
    expect(tiles).to_have_count(21)
    page.get_by_label("Ammo to reload: at least").fill("3")
    page.get_by_label("Ammo to reload: at least").blur()
    few = tiles.count()
    assert 0 < few < 21
    # The search is in the address, so that it can be sent.
    page.reload()
    expect(tiles).to_have_count(few)
    name = tiles.first.locator("strong").inner_text()
    tiles.first.click()
    expect(page.locator(".lib-full h2")).to_have_text(name)
    page.get_by_role("button", name="Français", exact=True).click()
    expect(page.locator(".lib-full [lang=fr]").last).not_to_be_empty()
    page.locator(".lib-full .quiet code").first.click()
    expect(page.locator("dialog.drawer[open] h2")).to_have_text("Adrenaline: rules")


def test_a_runner_is_built_mended_shared_and_taken_back(server: Server, visit: Opener) -> None:
    page = visit(server.url + "/loadouts/crossfire/new")
    page.get_by_role("button", name="Add Ork").click()
    expect(page.locator(".deck-check.ok")).to_be_visible()
    # A runner is whole by itself: what it may buy is offered without another click.
    expect(page.get_by_role("button", name="Equip")).to_have_attribute("aria-pressed", "true")
    page.get_by_label("Search names and texts").fill("cigar")
    page.get_by_role("button", name="Add Cigar Money").click()
    problem = page.locator(".deck-check.bad li")
    expect(problem).to_contain_text("CF-CAMP-004")
    # Shared as it is: whoever follows the link sees the same runner.
    page.evaluate(
        "navigator.clipboard.writeText = text => (window.shared = text, Promise.resolve())"
    )
    page.get_by_role("button", name="Share by link").click()
    page.wait_for_function("() => window.shared")
    other = visit(page.evaluate("window.shared"))
    expect(other.locator(".deck-held")).to_contain_text("Cigar Money")
    problem.get_by_role("button", name="Take out 1 × Cigar Money").click()
    expect(page.locator(".deck-check.ok")).to_be_visible()
    expect(page.locator(".deck-held")).to_have_count(0)
    page.get_by_label("Name", exact=True).fill("Gash")
    page.get_by_role("button", name="Save as a new runner").click()
    page.wait_for_url("**/loadouts/crossfire/*")
    expect(page.get_by_role("button", name="Versions")).to_be_visible()
    page.get_by_role("button", name="Take out Ork").last.click()
    page.get_by_role("button", name="Add Elf").click()
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Versions").click()
    page.get_by_role("button", name="Restore").click()
    expect(page.locator(".deck-line")).to_contain_text("Ork")


def test_a_first_hand_is_drawn_from_a_pool(server: Server, visit: Opener) -> None:
    page = visit(server.url + "/loadouts/netrunner/sealed#side=corp&seed=7")
    expect(page.locator(".deck-check.ok")).to_be_visible()
    expect(page.locator(".stock h2")).to_have_text("From the packs 7")
    page.get_by_role("button", name="Test hand").click()
    expect(page.locator(".test-hand li")).to_have_count(5)
    page.get_by_role("button", name="Draw a card").click()
    expect(page.locator(".test-hand li")).to_have_count(6)
    expect(page.locator("dialog[open]")).to_contain_text("39 cards are left")


def test_what_was_built_stays_when_the_language_changes(server: Server, visit: Opener) -> None:
    """The workshop began anew in the other language, and what was not saved was gone."""
    page = visit(server.url + "/loadouts/crossfire/new")
    page.get_by_role("button", name="Add Ork").click()
    expect(page.locator(".deck-line")).to_have_count(1)
    page.locator(".lang-switch").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".deck-check.ok")).to_contain_text("conforme")
    expect(page.locator(".deck-line")).to_have_count(1)
    expect(page.get_by_role("button", name="Annuler la modification")).to_be_enabled()


def test_a_deck_is_kept_by_a_finger_in_french(server: Server, visit: Opener) -> None:
    """The row of tools was wider than the phone, and so was the whole page; signs had no words."""
    page = visit(size=(390, 844), touch=True, locale="fr-FR")
    page.goto(server.url + "/loadouts/netrunner/house-netrunner-2")
    page.locator(".deck-tools .primary").click()
    tools = page.locator(".deck-tools > button")
    expect(tools.filter(has_text="Supprimer")).to_be_visible()
    for word in ("Enregistrer", "Main d’essai", "En texte", "Partager par lien", "Versions"):
        expect(tools.filter(has_text=word)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(SMALL) == []
    assert faults(page) == []


def test_a_pasted_deck_needs_no_name_and_has_its_faults_beside_it(
    server: Server, visit: Opener
) -> None:
    page = visit()
    page.goto(server.url + "/loadouts/netrunner/text")
    text = page.locator(".deck-editor textarea")
    text.fill("# side: runner\n18 Back Door to Hilliard\n9 Livewire Contact")
    fault = page.locator(".deck-check li").first
    expect(fault).to_be_visible()
    box, beside = text.bounding_box(), fault.bounding_box()
    assert box is not None
    assert beside is not None
    assert beside["x"] > box["x"] + box["width"]
    page.locator(".deck-editor .primary").click()
    expect(page.locator(".deck-name input")).to_have_value("Pasted deck")
