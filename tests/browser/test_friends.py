"""Friends by link, invitations that arrive while one looks, and being told of one's turn."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from neontable.server import push
from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.test_pages import Shot
from tests.browser.test_people import call_oneself
from tests.server.test_notices import Browser as Keys
from tests.server.test_notices import PushService

PHONE = (390, 844)


def friend_link(page: Page, server: Server) -> str:
    page.goto(server.url + "/friends")
    page.get_by_role("button", name="Make my friend link").click()
    return page.get_by_label("Invitation link").input_value()


def befriend(ann: Page, bob: Page, server: Server) -> None:
    link = friend_link(ann, server)
    bob.goto(server.url + "/friend#" + link.partition("#")[2])
    bob.get_by_role("button", name=re.compile("Become friends|Devenir amis")).click()
    expect(bob.locator(".friend-list li")).to_have_count(1)


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_link_makes_friends_and_a_challenge_arrives_while_one_looks(
    visit: Opener, own_server: Server, shot: Shot
) -> None:
    ann, bob = visit(), visit(size=PHONE, touch=True)
    call_oneself(ann, own_server, "Ann")
    call_oneself(bob, own_server, "Bob")
    link = friend_link(ann, own_server)
    bob.goto(own_server.url + "/friend#" + link.partition("#")[2])
    expect(bob.get_by_role("heading", name="Ann")).to_be_visible()
    shot(bob, "friend-link-en-phone")
    assert faults(bob) == []
    bob.get_by_role("button", name="Become friends").click()
    # Ann's page shows it without being asked again.
    row = ann.locator(".friend-list li", has_text="Bob")
    expect(row).to_contain_text("here now")
    shot(ann, "friends-en-desk")
    assert faults(ann) == []
    bob.goto(own_server.url)
    expect(bob.locator(".game-card").first).to_be_visible()
    row.get_by_role("button", name="Challenge", exact=True).click()
    expect(ann.locator(".challenge-games li")).not_to_have_count(0)
    drawn = "[...document.querySelectorAll('.challenge-games img')].every(i => i.complete)"
    until(ann, lambda: bool(ann.evaluate(drawn)))
    shot(ann, "friends-challenge-en-desk")
    ann.locator(".challenge-games button", has_text="Netrunner").click()
    expect(ann.locator(".waiting-room")).to_be_visible()
    expect(ann.locator(".panel-box", has_text="Invite friends")).to_contain_text("invited")
    invitation = bob.locator(".invitations li")
    expect(invitation).to_contain_text("Ann invites you to Netrunner.")
    fits(bob, PHONE[0])
    shot(bob, "invitation-home-en-phone")
    assert faults(bob) == []
    invitation.get_by_role("button", name="Go to the table").click()
    bob.locator(".seat-list li.free").get_by_role("button").click()
    expect(ann.get_by_role("button", name="Start")).to_be_enabled()
    ann.get_by_role("button", name="Start").click()
    bob.wait_for_selector(".scene-frame, .ask, .waiting")


def test_french_friends_on_desk_and_phone(visit: Opener, own_server: Server, shot: Shot) -> None:
    ann, bob = visit(), visit()
    call_oneself(ann, own_server, "Ann")
    call_oneself(bob, own_server, "Bob")
    befriend(ann, bob, own_server)
    ann.goto(own_server.url)
    # An invitation to a table that waits already, seen on another page as a notice.
    table = bob.evaluate(
        """async () => {
            const call = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
                headers: {'X-Neontable': '1', 'Content-Type': 'application/json'}});
            const made = await call('/api/tables', {game: 'adrenaline', listed: true,
                seats: [{kind: 'me'}, {kind: 'open'}, {kind: 'open'}]});
            return made.json();
        }"""
    )
    ann.goto(own_server.url + "/lobby")
    expect(ann.locator(".tables li").first).to_be_visible()
    bob.goto(f"{own_server.url}/table/{table['id']}#{table['invite']}")
    bob.locator(".panel-box", has_text="Invite friends").get_by_role("button").click()
    expect(bob.locator(".panel-box", has_text="Invite friends")).to_contain_text("invited")
    shot(bob, "waiting-invite-en-desk")
    expect(ann.locator(".notices")).to_contain_text("Bob invites you to")
    for size, name in (((1440, 900), "desk"), (PHONE, "phone")):
        ann.set_viewport_size({"width": size[0], "height": size[1]})
        ann.goto(own_server.url + "/friends")
        if name == "desk":
            ann.locator(".lang-switch").click()
        expect(ann.get_by_role("heading", level=1)).to_have_text("Amis")
        row = ann.locator(".friend-list li", has_text="Bob")
        expect(row).to_contain_text("en ligne")
        expect(row.get_by_role("link", name="Rejoindre")).to_be_visible()
        expect(ann.locator(".invitations")).to_contain_text("Bob vous invite")
        fits(ann, size[0])
        shot(ann, f"friends-fr-{name}")
        assert faults(ann) == []
    ann.locator(".invitations").get_by_role("button", name="Non merci").click()
    expect(ann.locator(".invitations")).to_have_count(0)
    # Hidden, and no friends any more.
    ann.get_by_role("checkbox").uncheck()
    bob.goto(own_server.url + "/friends")
    expect(bob.locator(".friend-list li")).to_contain_text("status hidden")
    bob.get_by_role("button", name="End the friendship with Ann").click()
    bob.get_by_role("dialog").get_by_role("button", name="End the friendship").click()
    expect(bob.locator(".friend-list li")).to_have_count(0)
    expect(ann.locator(".friend-list li")).to_have_count(0)


def test_an_old_link_says_so(visit: Opener, server: Server) -> None:
    page = visit(server.url + "/friend#nothing-here", locale="fr-FR")
    expect(page.locator(".fault")).to_contain_text("Ce lien d’ami ne fonctionne pas")
    own = visit()
    link = friend_link(own, server)
    own.get_by_role("button", name="Make a new link").click()
    field = own.get_by_label("Invitation link")
    until(own, lambda: field.input_value() != link)
    own.goto(server.url + "/friend#" + field.input_value().partition("#")[2])
    expect(own.get_by_text("This is your own friend link")).to_be_visible()


# -- being told ----------------------------------------------------------------------------------
@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def pushing(client: Path, tmp_path: Path) -> Iterator[Server]:
    push.make_key(tmp_path / "push.pem")
    server = Server(
        tmp_path,
        push_key=str(tmp_path / "push.pem"),
        push_contact="mailto:house@example.org",
        push_anywhere=True,
        notice_wait=0.0,
        mail_command="true",
        mail_from="table@example.org",
    )
    yield server
    server.stop()


def subscribing(page: Page, keys: Keys, endpoint: str) -> None:
    """The browser's push service cannot be reached here: the browser is given another."""
    wish = keys.wish(endpoint)
    made = {"endpoint": endpoint, "keys": {"p256dh": wish["p256dh"], "auth": wish["auth"]}}
    page.add_init_script(
        "PushManager.prototype.subscribe = async function (how) {"
        "  window.subscribedWith = new Uint8Array(how.applicationServerKey).length;"
        f"  return {{toJSON: () => ({json.dumps(made)})}};"
        "};"
    )


WORKERS = "navigator.serviceWorker.getRegistrations().then(all => all.length)"


def test_a_browser_is_told_only_when_asked_to(
    visit: Opener, pushing: Server, service: PushService, shot: Shot
) -> None:
    keys = Keys()
    bob = visit()
    bob.context.grant_permissions(["notifications"], origin=pushing.url)
    subscribing(bob, keys, f"{service.address}/bob")
    call_oneself(bob, pushing, "Bob")
    for path in ("/", "/lobby", "/me"):
        bob.goto(pushing.url + path)
        expect(bob.locator("main")).to_be_visible()
        assert bob.evaluate(WORKERS) == 0
    section = bob.locator("#notices")
    section.scroll_into_view_if_needed()
    shot(bob, "notices-off-en-desk")
    section.get_by_role("button", name="Notify me in this browser").click()
    expect(section).to_contain_text("This browser is told")
    assert bob.evaluate(WORKERS) == 1
    assert bob.evaluate("window.subscribedWith") == 65
    shot(bob, "notices-on-en-desk")
    assert faults(bob) == []
    # What the server pushes is what the worker shows.
    ann = visit()
    call_oneself(ann, pushing, "Ann")
    befriend(bob, ann, pushing)
    bob.goto("about:blank")
    ann.goto(pushing.url + "/friends")
    expect(ann.locator(".friend-list li")).to_contain_text("away")
    ann.get_by_role("button", name="Challenge", exact=True).click()
    ann.locator(".challenge-games button", has_text="Adrenaline").click()
    _, _, body = service.next()
    notice = keys.read(body)
    assert notice["body"] == "Ann invites you to Adrenaline."
    bob.goto(pushing.url + "/me")
    shown = deliver(bob, json.dumps(notice))
    assert shown == [["Neontable", notice["body"], notice["tag"], notice["url"]]]
    section.get_by_role("button", name="Stop notifying this browser").click()
    expect(section.get_by_role("button", name="Notify me in this browser")).to_be_visible()
    until(bob, lambda: bob.evaluate(WORKERS) == 0)


def deliver(page: Page, data: str) -> list[list[str]]:
    """Hands the service worker a push, and what it asks the browser to show (this one, without a
    screen, shows nothing)."""
    (worker,) = page.context.service_workers
    shown: list[list[str]] = worker.evaluate(
        """async data => {
            const shown = [];
            self.registration.showNotification = async (title, more) =>
                void shown.push([title, more.body, more.tag, more.data.url]);
            self.dispatchEvent(new PushEvent('push', {data}));
            self.dispatchEvent(new PushEvent('push', {data: 'no JSON'}));
            return shown;
        }""",
        data,
    )
    return shown


def test_the_settings_of_notices_on_a_phone_in_french(
    visit: Opener, pushing: Server, shot: Shot
) -> None:
    page = visit(pushing.url + "/me", size=PHONE, touch=True, locale="fr-FR")
    section = page.locator("#notices")
    expect(section).to_contain_text("Avec un compte, vous pouvez aussi être prévenu par courriel.")
    page.evaluate(
        """() => fetch('/api/account', {method: 'POST', body: JSON.stringify(
            {account: 'Zed of the mail', passphrase: 'twelve neon cats'}),
            headers: {'X-Neontable': '1', 'Content-Type': 'application/json'}})"""
    )
    page.reload()
    section.get_by_label("Courriel").fill("zed@example.org")
    section.get_by_role("button", name="M’envoyer un code").click()
    expect(section).to_contain_text("Code envoyé à zed@example.org")
    section.scroll_into_view_if_needed()
    shot(page, "notices-fr-phone")
    fits(page, PHONE[0])
    assert faults(page) == []
    section.get_by_label("Code envoyé").fill("123")
    section.get_by_role("button", name="Confirmer").click()
    expect(section.locator(".fault")).to_contain_text("Ce n’est pas le code")
    section.get_by_role("button", name="Pas de courriel").click()
    expect(section.get_by_label("Courriel")).to_be_visible()
