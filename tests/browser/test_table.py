"""Around the play: coming back, two people, watching, wondering, languages, weight."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocket, expect

from neontable.kernel.rules import find
from tests.browser.conftest import Opener, Server, faults, until
from tests.browser.players import READY, Mouse
from tests.browser.test_adrenaline import AGAINST_TWO, SHORT
from tests.browser.test_pages import create

Shot = Callable[[Page, str], None]


def sit(page: Page, server: Server, **wish: object) -> dict[str, object]:
    made = create(page, server, **{"seats": AGAINST_TWO, "options": SHORT, **wish})
    page.goto(f"{server.url}/table/{made['id']}")
    return made


def test_back_in_the_middle_of_a_question(own_server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    sit(page, own_server)
    hand = Mouse(page, seed=2)
    hand.play(5)
    hand.ready()
    asked = page.locator(".ask h2").inner_text()
    options = page.locator(".option").all_inner_texts()
    figures = page.locator(".board .as-figure").count()
    own_server.kill()
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost")
    # The answer is given while nobody listens; it is sent when somebody does.
    page.locator(".option").first.click()
    expect(page.locator(".ask")).to_have_class(re.compile("busy"))
    shot(page, "connection-lost")
    own_server.start()
    until(page, lambda: page.locator(".lost").count() == 0, 30)
    until(page, lambda: page.locator(".ask.busy").count() == 0, 30)
    hand.ready()
    assert page.locator(".board .as-figure").count() >= figures - 1
    now = (page.locator(".ask h2").inner_text(), page.locator(".option").all_inner_texts())
    assert now != (asked, options), "the answer that was on its way has been taken"

    # A second loss, in the middle of a question that is not answered meanwhile.
    asked = page.locator(".ask h2").inner_text()
    options = page.locator(".option").all_inner_texts()
    own_server.kill()
    expect(page.locator(".lost")).to_be_visible()
    own_server.start()
    until(page, lambda: page.locator(".lost").count() == 0, 30)
    assert page.locator(".ask h2").inner_text() == asked
    assert page.locator(".option").all_inner_texts() == options
    hand.play(2)


def test_two_people_a_guest_who_watches_and_no_secrets(
    server: Server, visit: Opener, shot: Shot
) -> None:
    ada, bob, eve = visit(), visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = create(ada, server, seats=seats, options=SHORT)
    ada.goto(f"{server.url}/table/{made['id']}")
    link = ada.get_by_label("Invitation link").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start").click()
    heard: dict[str, list[str]] = {"bob": [], "eve": []}

    def listen(who: str) -> Callable[[WebSocket], None]:
        def hear(frame: object) -> None:
            heard[who].append(str(frame))

        return lambda socket: socket.on("framereceived", hear)

    eve.on("websocket", listen("eve"))
    bob.on("websocket", listen("bob"))
    bob.reload()
    eve.goto(link)
    ada.wait_for_selector(".ask[data-ask]")
    cards = [
        o["answer"][1]
        for o in json.loads(
            ada.evaluate(
                """() => JSON.stringify([...document.querySelectorAll('.option')]
                    .map(o => ({answer: JSON.parse(o.dataset.answer)})))"""
            )
        )
    ]
    assert cards, "a power-up to choose"  # two alike are one option
    eve.wait_for_selector(".board .piece")
    bob.wait_for_selector(".board .piece")
    for who, page in (("bob", bob), ("eve", eve)):
        until(page, lambda who=who: bool(heard[who]))
        everything = "\n".join(heard[who]) + page.content()
        for card in cards:
            assert f'"face":"{card}"' not in everything, who
            assert not re.search(r'"powerup[^"]*","' + re.escape(card) + '"', everything), who
    assert eve.locator(".ask[data-ask]").count() == 0, "who watches is not asked"
    # Ada and Bob talk; Eve reads.
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Message").fill("Good luck!")
    ada.keyboard.press("Enter")
    for page in (bob, eve):
        page.get_by_role("tab", name="Chat").click()
        expect(page.locator(".chat")).to_contain_text("Good luck!")
    expect(ada.locator(".watchers")).to_contain_text("1")
    shot(eve, "watching")
    assert faults(eve) == []
    # Bob leaves the page: Ada sees it.
    bob.goto("about:blank")
    expect(ada.get_by_label("away")).to_have_count(1)


def begin(page: Page, server: Server) -> Mouse:
    """A table that always begins alike: I have entered and am asked for my first action."""
    bot = {"kind": "bot", "bot": "random"}
    options = {"arena": "medium_1", **SHORT}
    sit(page, server, seats=[bot, bot, {"kind": "me"}], options=options, seed="first game 12")
    page.locator("""[data-answer='["spawn","tagback-yellow"]']""").click()
    page.wait_for_selector('.ask[data-ask="ad-ask-action"]')
    return Mouse(page)


def test_a_touch_goes_through_several_questions(server: Server, visit: Opener, shot: Shot) -> None:
    """At "What now?" a square offers what can be done there; a tile is the square it lies on."""
    page = visit()
    begin(page, server)
    sequence = "Number(document.querySelector('.play').dataset.sequence)"
    before = page.evaluate(sequence)
    # Too far to run to and to grab from: both are said, with their rules.
    page.locator('[data-piece="tile-1"]').click()
    said = page.locator(".why .reasons li")
    expect(said.nth(0)).to_contain_text("Grab stuff That is 4 moves away", use_inner_text=True)
    expect(said.nth(1)).to_contain_text("Run around That is 4 moves away", use_inner_text=True)
    expect(page.locator(".why .rule-link")).to_have_count(1)
    shot(page, "ways-none-desk")
    page.keyboard.press("Escape")
    # The square where I stand: something can be grabbed there, or one runs in circles.
    here = page.locator(".region", has=page.locator('[data-piece="figure-2"]'))
    here.locator(".floor").click(position={"x": 8, "y": 8})
    menu = page.locator(".menu > button")
    expect(menu).to_have_count(2)
    expect(menu.first).to_contain_text("Grab stuff › Loading Dock")
    shot(page, "ways-desk")
    assert faults(page) == []
    page.keyboard.press("Escape")
    # A weapon that lies there: only one thing can be meant.
    here.locator('[data-piece^="weapon-"]').first.click()
    until(page, lambda: page.evaluate(sequence) >= before + 3)
    expect(page.locator(".log")).to_contain_text("Machine Gun")


def test_the_second_click_of_a_double_click_answers_nothing(server: Server, visit: Opener) -> None:
    page = visit()
    begin(page, server)
    sequence = "Number(document.querySelector('.play').dataset.sequence)"
    before = page.evaluate(sequence)
    option = page.locator("""[data-answer='["run"]']""")
    box = option.bounding_box()
    assert box is not None
    x, y = box["x"] + 12, box["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    page.wait_for_selector('.ask[data-ask="ad-ask-square"]:not(.busy)')
    # The list of squares has come under the pointer; the second click finds it there.
    lies = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.option')"
    assert page.evaluate(lies, [x, y]), "an option lies under the pointer"
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.mouse.down(click_count=3)
    page.mouse.up(click_count=3)
    page.wait_for_selector('.ask[data-ask="ad-ask-square"]:not(.busy)')
    assert page.evaluate(sequence) == before + 1
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    until(page, lambda: page.evaluate(sequence) > before + 1)


def test_a_key_that_is_held_down_answers_one_question(server: Server, visit: Opener) -> None:
    page = visit()
    begin(page, server)
    sequence = "Number(document.querySelector('.play').dataset.sequence)"
    before = page.evaluate(sequence)
    option = page.locator("""[data-answer='["run"]']""")
    option.focus()
    page.keyboard.down("Enter")
    page.wait_for_selector('.ask[data-ask="ad-ask-square"]:not(.busy)')
    # The first square has the focus now, and the key repeats.
    page.wait_for_function("() => document.activeElement?.closest('.options')")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.keyboard.down("1")
    until(page, lambda: page.evaluate(sequence) == before + 2)
    page.wait_for_selector(".ask[data-ask]:not(.busy)")
    page.keyboard.down("1")
    page.keyboard.up("1")
    # What was sent would have been answered before this is.
    page.get_by_role("button", name="Why not?").click()
    page.wait_for_selector(".why-all .reasons, .why-all .hint:not(:text('…'))")
    assert page.evaluate(sequence) == before + 2


def test_why_not_cites_the_rule_and_opens_it(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    begin(page, server)
    page.locator("""[data-answer='["grab"]']""").click()
    page.wait_for_selector('.ask[data-ask="ad-ask-square"]')
    page.locator('[data-id="square-0"]').click(position={"x": 10, "y": 40})
    reason = page.locator(".why .rule-link")
    expect(reason).to_be_visible()
    rule = reason.locator("code").inner_text()
    expect(reason).to_contain_text(find(rule).text[:40])
    shot(page, "why-not")
    assert faults(page) == []
    reason.click()
    cited = page.locator(f"dialog .rule-list [data-rule='{rule}']")
    expect(cited).to_be_in_viewport()
    expect(cited).to_have_class("cited")
    shot(page, "rule-drawer")
    assert faults(page) == []
    # Accents and case do not matter to somebody who searches.
    page.get_by_label("Search the rules").fill("OVERKILL")
    until(page, lambda: 0 < page.locator("dialog .rule-list article").count() < 20)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    # By keyboard: everything that is not offered, in one list.
    page.get_by_role("button", name="Why not?").click()
    expect(page.locator(".why-all .reasons li").first).to_be_visible()
    shot(page, "why-not-all")


def test_what_a_figure_sees_and_a_card_says(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    sit(page, server)
    Mouse(page, seed=4).play(3)
    page.locator(".board .as-figure").first.hover()
    expect(page.locator(".hover-card")).to_be_visible()
    assert page.locator(".region.seen").count() > 0
    shot(page, "sight")
    page.locator(".board .k-weapon").first.hover()
    expect(page.locator(".hover-card section").first).to_be_visible()
    shot(page, "hover-card")


def test_taking_back_and_conceding(server: Server, visit: Opener) -> None:
    page = visit()
    hand = begin(page, server)
    asked = page.locator(".ask h2").inner_text()
    page.locator("""[data-answer='["run"]']""").click()
    page.wait_for_selector('.ask[data-ask="ad-ask-square"]')
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".ask h2")).to_have_text(asked)
    page.get_by_role("button", name="Concede").click()
    page.locator("dialog .primary").click()
    expect(page.locator("[data-over]")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    until(page, lambda: page.locator("[data-over]").count() == 0)
    hand.ready()


def test_english_and_french_in_the_middle_of_a_game(
    server: Server, visit: Opener, shot: Shot
) -> None:
    page = visit(locale="fr-FR")
    sit(page, server)
    hand = Mouse(page, seed=6)
    hand.play(2)
    hand.ready()
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    french = page.locator(".ask h2").inner_text()
    expect(page.get_by_role("button", name="Pourquoi pas ?")).to_be_visible()
    expect(page.locator(".side")).to_contain_text("Dégâts")
    expect(page.locator(".talk")).to_contain_text("pioche")
    page.get_by_role("button", name="EN: switch to English").click()
    expect(html).to_have_attribute("lang", "en")
    expect(page.locator(".ask h2")).not_to_have_text(french)
    expect(page.locator(".side")).to_contain_text("Damage")
    expect(page.get_by_role("button", name="Why not?")).to_be_visible()
    words = page.inner_text("body")
    assert not re.search(r"\b(ad|nt|srv)-[a-z]", words), "an id where words should be"
    # Chosen once, it stays chosen.
    page.reload()
    hand.ready()
    expect(html).to_have_attribute("lang", "en")


def test_the_first_load_is_light_and_talks_to_nobody_else(server: Server, visit: Opener) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(server.url)
    page.wait_for_selector(".game-picture .piece")
    page.wait_for_load_state("networkidle")
    assert all(url.startswith((server.url, "data:")) for url in asked), asked
    assert 30_000 < sum(sizes) < 160_000, f"{sum(sizes) / 1000:.0f} kB"


def test_hot_seat_shows_one_hand_at_a_time(server: Server, visit: Opener, shot: Shot) -> None:
    page = visit()
    heard: list[str] = []
    said: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))
        socket.on("framesent", lambda frame: said.append(str(frame)))

    page.on("websocket", listen)
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    sit(page, server, seats=seats)
    page.wait_for_selector(".ask[data-ask]")
    answers = page.locator(".option").evaluate_all("all => all.map(o => o.dataset.answer)")
    first = {json.loads(a)[1] for a in answers}
    hand = Mouse(page, seed=8)
    now = f"() => document.querySelector('.curtain') ? 'curtain' : ({READY})()"
    end = page.locator("""[data-answer='["end"]'], [data-answer='["done"]']""")
    while True:
        until(page, lambda: bool(page.evaluate(now)))
        asked = page.evaluate(now)
        if asked == "curtain":
            break
        if end.count():
            end.first.click()
        else:
            hand.decide()
        until(page, lambda asked=asked: page.evaluate(now) != asked)  # type: ignore[misc]
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".log p").count() == 0, "the log knows what was drawn"
    assert page.locator(".side-players .panel").count() == 0
    shot(page, "curtain-adrenaline")
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".side-players .panel").count() == 0, "loaded anew, it stays behind it"
    heard.clear()
    page.locator(".curtain .primary").click()
    page.wait_for_selector(".ask[data-ask]")
    answers = page.locator(".option").evaluate_all("all => all.map(o => o.dataset.answer)")
    second = {json.loads(a)[1] for a in answers}
    pushes = [push for push in map(json.loads, heard) if push["type"] == "push"]
    scene = pushes[0]["scene"]
    held = next(panel for panel in scene["panels"] if panel.get("seat") == 0)["pieces"]
    pieces = {piece["id"]: piece for piece in scene["pieces"]}
    assert held, "the first player still holds a card"
    assert {pieces[id]["face"] for id in held} == {"back"}
    # Cards that the log speaks of: my own, and what the others have laid open.
    discarded = {card for card in first if f'"{card}"' in "".join(said)}
    told = {card["face"] for push in pushes for card in push.get("cards", [])}
    assert not (told & first) - discarded - second, "the second player was told what was drawn"
    assert discarded, "the first player has entered the arena with a card"


def test_taking_back_needs_the_others(server: Server, visit: Opener, shot: Shot) -> None:
    ada, bob = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = create(ada, server, seats=seats, options=SHORT)
    ada.goto(f"{server.url}/table/{made['id']}")
    bob.goto(ada.get_by_label("Invitation link").input_value())
    bob.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Start").click()
    ada.wait_for_selector('.ask[data-ask="ad-ask-spawn"]')
    ada.locator(".option").first.click()
    ada.wait_for_selector('.ask[data-ask="ad-ask-action"]')
    bob.wait_for_selector(".board .as-figure")
    ada.get_by_role("button", name="Take back").click()
    expect(bob.locator(".ribbon")).to_contain_text("would like to take back")
    shot(bob, "undo-asked")
    bob.get_by_role("button", name="Agree").click()
    ada.wait_for_selector('.ask[data-ask="ad-ask-spawn"]')
