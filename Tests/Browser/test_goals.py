"""Goals in the browser."""

import re

import pytest
from conftest import PHONE, add_habit, expect_marked, mark, message, save, undo, unlock, visit
from playwright.sync_api import expect
from served import until
from test_pages import complaints


def add_goal(page, title, measure="amount", **fields):
    visit(page, "/goals/new")
    page.fill("input[name=title]", title)
    page.locator(f"input[name=measure][value={measure}]").check(force=True)
    for name, value in fields.items():
        field = page.locator(f"[name={name}]")
        field.select_option(label=value) if name in ("habit", "strengthHabit") else field.fill(value)
    save(page)
    expect(page.locator("main h1")).to_have_text(title)


def log(page, number, kind="value", note=""):
    page.locator(f"#log input[name=kind][value={kind}]").press("Space")  # a message may cover it from a pointer
    page.fill("#log [name=number]", number)
    page.fill("#log [name=note]", note)
    page.locator("#log button.primary").click()


def step(page, title):
    return page.locator("#milestones li", has_text=title)


def test_a_newcomer_adds_a_goal_writes_down_and_reaches_it(page):
    visit(page, "/goals")
    expect(page.locator("main")).to_contain_text("No goals yet")
    page.locator("main").get_by_role("link", name="Add a goal").click()
    page.fill("input[name=title]", "Read")
    page.fill("input[name=target]", "12")
    page.fill("input[name=unit]", "books")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("added")
    log(page, "5", note="So far")
    expect(page.locator(".way h2")).to_have_text("5 of 12 books")
    expect(page.locator(".pace")).to_contain_text("Your pace")
    expect(page.locator("#progress")).to_contain_text("So far")
    expect(page.locator("#log [name=number]")).to_have_value("")
    log(page, "7", kind="amount")
    expect(page.locator(".reached h2")).to_have_text("You did it")
    undo(page)
    expect(page.locator(".way h2")).to_have_text("5 of 12 books")
    page.locator("details.menu summary").click()
    page.get_by_role("button", name="Mark as reached").click()
    expect(page.locator(".way")).to_contain_text("Closed on")
    expect(page.locator(".way h2")).to_have_text("5 of 12 books")
    page.locator(".way").get_by_role("button", name="Archive").first.click()
    expect(page.locator("main")).to_contain_text("Archive")
    expect(page.locator("a.line", has_text="Read")).to_be_visible()


def test_milestones_are_ticked_moved_and_deleted(page):
    add_goal(page, "Move", "milestones", milestones="Choose\nPack\nGo")
    step(page, "Pack").get_by_role("checkbox").click()
    expect(step(page, "Pack").get_by_role("checkbox")).to_have_attribute("aria-checked", "true")
    expect(page.locator(".way h2")).to_have_text("1 of 3")
    page.fill("[name=milestone]", "Unpack")
    page.locator(".adding button").click()
    expect(page.locator(".way h2")).to_have_text("1 of 4")
    expect(page.locator("[name=milestone]")).to_have_value("")
    grip = step(page, "Unpack").locator(".grip")
    grip.focus()
    page.keyboard.press("ArrowUp")
    expect(message(page)).to_contain_text("Order saved")
    expect(page.locator("#milestones li").nth(2)).to_contain_text("Unpack")
    step(page, "Choose").get_by_role("button", name="Delete “Choose”").click()
    expect(page.locator("#milestones li")).to_have_count(3)
    undo(page)
    expect(page.locator("#milestones li")).to_have_count(4)
    expect(page.locator("#milestones li").nth(2)).to_contain_text("Unpack")


def test_a_refused_number_stays_as_it_was_typed(page):
    add_goal(page, "Read", target="12")
    log(page, "many", note="Kept")
    expect(page.locator("#number-why")).to_contain_text("This is not a number")
    expect(page.locator("#log [name=number]")).to_have_value("many")
    expect(page.locator("#log [name=note]")).to_have_value("Kept")
    log(page, "3")
    expect(page.locator(".way h2")).to_have_text("3 of 12")


def test_a_habit_feeds_a_goal(page):
    add_habit(page, "Meditate")
    add_goal(page, "Calm", "habitCount", habit="Meditate", habitCount="2")
    expect(page.locator(".way h2")).to_have_text("0 of 2")
    page.locator("#habit a").click()
    expect(page.locator("main h1")).to_have_text("Meditate")
    visit(page, "/today")
    mark(page, "Meditate")
    expect_marked(page, "Meditate")
    visit(page, "/goals")
    expect(page.locator("a.line", has_text="Calm")).to_contain_text("1 of 2")


def test_goals_are_kept_without_the_server_and_nothing_written_on_two_devices_is_lost(page, server):
    add_goal(page, "Run", target="10", unit="km")
    until(lambda: "Run" in server.run("goal", "list"), "the server has it")
    server.kill()
    visit(page, "/goals")
    page.locator("a.line", has_text="Run").click()
    log(page, "2", kind="amount", note="In the rain")
    expect(page.locator(".way h2")).to_have_text("2 of 10 km")
    add_goal(page, "Pack", "milestones", milestones="Box\nTape")
    step(page, "Box").get_by_role("checkbox").click()
    expect(page.locator(".way h2")).to_have_text("1 of 2")
    assert "In the rain" not in server.run("goal", "show", "Run")
    server.run("goal", "progress", "Run", "3")
    server.start()
    until(lambda: "5 of 10 km" in server.run("goal", "show", "Run"), "both count on the server")
    until(lambda: "1 of 2" in server.run("goal", "show", "Pack"), "the milestone is there")
    visit(page, "/goals")
    expect(page.locator("a.line", has_text="Run")).to_contain_text("5 of 10 km")


def test_pages_of_goals_fit_a_phone(phone):
    add_goal(phone, "W" * 64, target="12", unit="kilometres", deadline="2030-12-31")
    log(phone, "5", note="N" * 200)
    expect(phone.locator("#progress li")).to_have_count(1)
    url = re.sub(r"\?.*", "", phone.url)
    for path in ["/goals", "/goals/new", url.split("/", 3)[3]]:
        visit(phone, "/" + path.lstrip("/"))
        for width in (195, 320, 390):
            phone.set_viewport_size({"width": width, "height": 800})
            # once the emulated screen has turned
            until(lambda: phone.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
                  f"{path} fits {width} pixels")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_pages_of_goals(contexts, server, scheme):
    page = unlock(contexts(color_scheme=scheme, **PHONE).new_page(), server)
    add_habit(page, "Meditate")
    found = list(complaints(visit_and_stay(page, "/goals")))
    add_goal(page, "Read", target="12", unit="books", deadline="2030-12-31")
    log(page, "5", note="So far")
    expect(page.locator("#progress li")).to_have_count(1)
    found += complaints(page)
    log(page, "many")
    expect(page.locator("#number-why")).to_be_visible()
    found += complaints(page)
    add_goal(page, "Move", "milestones", milestones="Choose\nPack")
    found += complaints(page)
    for number in range(2):
        page.get_by_role("checkbox").nth(number).click()
        expect(page.get_by_role("checkbox").nth(number)).to_have_attribute("aria-checked", "true")
    expect(page.locator(".reached")).to_be_visible()
    found += complaints(page)
    add_goal(page, "Calm", "habitStrength", strengthHabit="Meditate", habitStrength="80")
    for path in [page.url.split("?")[0].split("/", 3)[3], "goals", "goals/new"]:
        found += complaints(visit_and_stay(page, "/" + path))
    assert not found, "\n".join(found)


def visit_and_stay(page, path):
    visit(page, path)
    return page
