"""The keyboard: few tab stops, keys that lead to pages; and the sync status."""

from conftest import add_habit, expect_marked, mark, message, unlock, visit
from playwright.sync_api import expect


def test_a_row_of_days_is_one_tab_stop_and_arrows_move_in_it(page):
    add_habit(page, "Read", startDay="2026-01-01")
    add_habit(page, "Walk", startDay="2026-01-01")
    visit(page, "/habits")
    expect(page.locator(".week-marks [tabindex='0']")).to_have_count(2)
    days = page.locator(".week-marks").first.locator(".day")
    days.last.focus()
    page.keyboard.press("ArrowLeft")
    expect(days.nth(5)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".week-marks").last.locator(".day").nth(5)).to_be_focused()
    visit(page, "/today")
    expect(page.locator(".tile .more[tabindex='-1']")).to_have_count(2)


def task(page, title):
    return page.locator("main li.task", has_text=title)


def test_the_focus_stays_with_what_a_key_marked_or_goes_to_the_next_row(page, server):
    add_habit(page, "Read")
    for title in ("Call Ann", "Pay rent", "Walk"):
        server.run("task", "add", title)
    visit(page, "/today")
    read = page.locator("li.tile .mark")
    for key, is_marked in [("Space", True), ("Enter", False)]:
        read.press(key)
        expect_marked(page, "Read", is_marked)
        expect(read).to_be_focused()
    visit(page, "/tasks")
    expect(page.locator("main li.task")).to_have_count(3)
    titles = page.locator("main li.task strong").all_text_contents()
    task(page, titles[1]).locator(".check").press("Enter")
    expect(task(page, titles[1])).to_have_count(0)
    expect(task(page, titles[2]).locator(".check")).to_be_focused()
    page.keyboard.press("Enter")
    expect(task(page, titles[0]).locator(".check")).to_be_focused()
    task(page, titles[0]).locator(".line").press("x")
    expect(page.locator("main li.task")).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()


def test_what_a_button_was_replaced_by_has_the_focus(page, server):
    server.run("task", "add", "Pay rent")
    visit(page, "/tasks")
    task(page, "Pay rent").locator(".check").press("Enter")
    message(page).get_by_role("button", name="Undo").press("Enter")
    redo = message(page).get_by_role("button", name="Redo")
    expect(redo).to_be_focused()
    task(page, "Pay rent").locator(".line").press("Enter")
    page.get_by_role("button", name="Start").press("Enter")
    expect(page.get_by_role("button", name="Stop")).to_be_focused()


def test_escape_closes_a_menu_and_gives_the_focus_back(contexts, demo):
    page = unlock(contexts().new_page(), demo, wait_for_worker=False)
    visit(page, "/goals")
    page.locator("main a[href^='/goals/']:not([href$=new])").first.click()
    button, menu = page.locator(".menu > summary"), page.locator(".menu > .card")
    button.press("Enter")
    expect(menu).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    expect(menu).to_be_visible()
    page.locator("h1").click()
    expect(menu).to_be_hidden()


def test_nothing_covers_what_has_the_focus_while_tasks_are_chosen(contexts, demo):
    page = unlock(contexts(viewport={"width": 1366, "height": 768}).new_page(), demo, wait_for_worker=False)
    visit(page, "/tasks?choose=1")
    page.locator("input[name=task]").first.check()
    expect(page.locator(".several")).to_be_visible()
    for _ in range(page.locator("main :is(a, input, button, select, summary):visible").count() + 20):
        page.keyboard.press("Tab")
        assert page.evaluate("""() => {
            const focused = document.activeElement, box = focused.getBoundingClientRect();
            const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return focused.closest('.several') !== null || !above?.closest('.several');
        }""")


def test_keys_lead_to_notes_and_health(page):
    for keys, path in {"gn": "/notes", "ge": "/health", "gg": "/goals", "gp": "/review/progress"}.items():
        page.keyboard.type(keys)
        page.wait_for_url("**" + path)
        page.wait_for_load_state()  # a key that comes before the script is the browser's
    page.keyboard.type("hw")  # without a G
    page.keyboard.press("g")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Go to today")
    assert page.url.endswith("/review/progress")


def test_the_status_calms_down_by_itself(page):
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    expect(page.locator("[data-sync-status].sending")).to_have_count(0)
    expect(page.locator("[data-sync-status]:visible").first).to_contain_text("Up to date")


def test_the_week_and_the_filter_of_today_are_one_tab_stop_each(contexts, demo):
    page = unlock(contexts(viewport={"width": 1366, "height": 768}).new_page(), demo, wait_for_worker=False)
    visit(page, "/today")
    strip = page.locator("ol.week")
    expect(strip.locator("a[tabindex='0']")).to_have_count(1)
    expect(page.locator(".today-filter a[tabindex='0']")).to_have_count(1)
    strip.locator("[aria-current]").focus()
    page.keyboard.press("Home")
    expect(strip.locator("a").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(strip.locator("a").nth(1)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".today-filter a[aria-current]")).to_be_focused()
