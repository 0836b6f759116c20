"""People around the table: opponents, waiting, talk, going on, profiles, leaders, one's account."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Opener, Server, faults
from tests.browser.test_pages import ME, Shot, create

OPEN, RANDOM = {"kind": "open"}, {"kind": "bot", "bot": "random"}


def call_oneself(page: Page, server: Server, name: str) -> None:
    page.goto(server.url + "/me")
    field = page.get_by_label("Name", exact=True)
    expect(field).not_to_have_value("")
    field.fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_two_strangers_find_each_other_and_the_result_is_rated(
    visit: Opener, own_server: Server, shot: Shot
) -> None:
    ann, bob = visit(), visit()
    call_oneself(ann, own_server, "Ann")
    call_oneself(bob, own_server, "Bob")
    ann.goto(own_server.url)
    ann.locator(".game-card", has_text="Netrunner").get_by_text("Find an opponent").click()
    expect(ann.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    ann.get_by_label("Message").fill("Good evening")
    ann.keyboard.press("Enter")
    expect(ann.locator(".chat .log")).to_contain_text("Good evening")
    bob.goto(own_server.url + "/lobby")
    bob.locator(".lobby-games li", has_text="Netrunner").get_by_text("Find an opponent").click()
    for page in (ann, bob):
        expect(page.locator(".waiting-room")).to_have_count(0)
        page.wait_for_selector(".ask")
    bob.get_by_role("button", name="Concede").click()
    bob.get_by_role("dialog").get_by_role("button", name="Concede").click()
    expect(ann.get_by_role("button", name="Rematch")).to_be_visible()
    ann.goto(own_server.url + "/me")
    expect(ann.locator(".ratings")).to_contain_text("Netrunner")
    expect(ann.locator(".past .result.won")).to_have_count(1)
    assert faults(ann) == []
    shot(ann, "profile-en-desk")
    ann.locator(".results-by a", has_text="Bob").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Bob")
    expect(ann.locator(".past li")).to_have_count(1)
    expect(ann.get_by_role("heading", name="Devices")).to_have_count(0)


def test_the_table_of_leaders_can_be_read_by_everybody(visit: Opener, server: Server) -> None:
    """Portraits beside a name were pictures without words; nobody had looked at a full table."""
    page = visit()
    ann = {"id": "a" * 16, "name": "Ann", "rating": 1546, "games": 5, "won": 3, "me": True}
    bob = {"id": "b" * 16, "name": "Bob", "rating": 1506, "games": 4, "won": 2}
    board = {"game": "netrunner", "title": "Netrunner", "fewest": 3, "leaders": [ann, bob]}
    page.route("**/api/leaders/**", lambda route: route.fulfill(json=board))
    page.goto(server.url + "/leaders/netrunner")
    expect(page.locator(".leader-table tbody tr")).to_have_count(2)
    expect(page.locator(".podium li")).to_have_count(2)
    assert faults(page) == []


def test_the_leaders_of_all_games_stand_beside_each_other(visit: Opener, server: Server) -> None:
    """The page began with whichever game came first, and was empty where nobody had played it."""
    page = visit()
    ann = {"id": "a" * 16, "name": "Ann", "rating": 1546, "games": 5, "won": 3, "me": True}
    many = [{**ann, "id": f"{n:016}", "name": f"Guest {n}", "me": False} for n in range(6)]
    boards = {"adrenaline": [], "netrunner": [ann], "combatzone": many}

    def answer(route: Route) -> None:
        game = route.request.url.partition("?")[0].rpartition("/")[2]
        board = {"game": game, "title": game, "fewest": 3, "leaders": boards[game]}
        route.fulfill(json=board)

    page.route("**/api/leaders/*", answer)
    page.goto(server.url + "/leaders")
    expect(page).to_have_title("Leaderboard · Neontable")
    shown = page.locator(".leader-board")
    expect(shown).to_have_count(3)
    expect(shown.filter(has_text="Netrunner").locator("li.mine")).to_contain_text("1546")
    expect(shown.filter(has_text="Combat Zone").locator("li")).to_have_count(5)
    expect(shown.filter(has_text="Adrenaline")).to_contain_text("first place is free")
    assert faults(page) == []
    shown.filter(has_text="Combat Zone").get_by_role("link", name="Show all 6").click()
    expect(page.locator(".leader-table tbody tr")).to_have_count(6)


def test_who_comes_by_a_link_says_a_name_in_the_waiting_room(
    visit: Opener, server: Server, shot: Shot
) -> None:
    ann, bob = visit(), visit(size=(390, 844), touch=True)
    made = create(ann, server, seats=[ME, OPEN, RANDOM])
    ann.goto(f"{server.url}/table/{made['id']}")
    expect(ann).to_have_title("Adrenaline · Neontable")
    bob.goto(ann.get_by_label("Invitation link").input_value())
    bob.get_by_role("button", name="Sit down").click()
    bob.get_by_label("Your name").fill("Bob of the night")
    bob.locator(".guest-name button").click()
    for page in (ann, bob):
        expect(page.locator(".seat-list")).to_contain_text("Bob of the night")
    # On a phone the link to send stands before talk and pictures.
    ann.set_viewport_size({"width": 390, "height": 844})
    order = "[...document.querySelectorAll('.waiting-columns :is(.invite, .chat, .preview)')]"
    tops = ann.evaluate(
        f"{order}.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)"
        ".map(e => e.className.split(' ')[0])"
    )
    assert tops[0] == "invite", tops
    assert tops[-1] == "preview", tops
    # A tablet has room for both columns.
    ann.set_viewport_size({"width": 820, "height": 1180})
    assert ann.evaluate("document.documentElement.scrollWidth") <= 820
    shot(ann, "waiting-en-tablet")
    assert faults(ann) == []
    assert faults(bob) == []


def test_a_table_in_the_middle_is_offered_at_home_and_removed_only_after_a_question(
    visit: Opener, server: Server
) -> None:
    page = visit()
    create(
        page, server, seats=[ME, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    )
    waiting = create(page, server, title="Later", seats=[ME, OPEN, OPEN])
    page.goto(server.url)
    expect(page.locator(".resume li")).to_have_count(1)
    page.goto(server.url + "/lobby")
    row = page.locator(".tables li", has_text="Later")
    row.get_by_role("button", name="Remove the table").click()
    page.get_by_role("button", name="Keep it").click()
    expect(row).to_be_visible()
    row.get_by_role("button", name="Remove the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove the table").click()
    expect(row).to_have_count(0)
    page.goto(f"{server.url}/table/{waiting['id']}")
    expect(page.locator(".nothing h1")).to_be_visible()


def test_an_account_from_the_page_of_oneself_to_its_end(
    visit: Opener, server: Server, shot: Shot
) -> None:
    page = visit(size=(390, 844), touch=True)
    call_oneself(page, server, "Zed")
    page.get_by_text("Play from several devices").click()
    page.get_by_label("Account").fill("Zed of the phone")
    page.get_by_label("Passphrase").fill("twelve neon cats")
    page.get_by_role("button", name="Open an account").click()
    expect(page.get_by_text("Signed in as Zed of the phone")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    other = visit(server.url + "/me")
    other.get_by_text("Play from several devices").click()
    other.get_by_label("Account").fill("Zed of the phone")
    other.get_by_label("Passphrase").fill("twelve neon cats")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("heading", level=1)).to_have_text("Zed")
    page.goto(server.url + "/me")
    expect(page.locator(".devices li")).to_have_count(2)
    assert faults(page) == []
    shot(page, "account-en-phone")
    page.locator(".devices").get_by_role("button", name="Sign out").click()
    expect(page.locator(".devices li")).to_have_count(1)
    page.get_by_label("Passphrase", exact=True).fill("twelve neon cats")
    page.get_by_label("New passphrase").fill("thirteen neon cats")
    page.get_by_role("button", name="Save", exact=True).last.click()
    expect(page.get_by_text("The passphrase is changed")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert "Zed" in download.value.path().read_text("utf-8")
    page.get_by_role("button", name="Delete me").click()
    page.get_by_role("dialog").get_by_label("Passphrase").fill("twelve neon cats")
    page.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_role("dialog").locator(".fault")).to_be_visible()
    page.get_by_role("dialog").get_by_label("Passphrase").fill("thirteen neon cats")
    page.get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_text("You have been deleted from this server")).to_be_visible()
