"""A screen reader: what is announced, what controls are called, and where the focus goes after they are used."""

from conftest import add_habit, mark, tile, unlock, visit
from playwright.sync_api import expect
from test_workouts import add_routine, begin


def announced(page):
    """The region whose changes are read aloud."""
    return page.locator("html > [data-announced]")


def test_a_message_is_announced_in_place_and_on_a_new_page(page):
    visit(page, "/tasks")
    page.locator("#quick").fill("Call Ann")
    page.locator("#quick").press("Enter")
    expect(announced(page)).to_have_text("Added “Call Ann”")
    page.locator("main li.task .line").click()
    page.get_by_role("button", name="Delete").click()
    page.wait_for_url("**/tasks")
    expect(announced(page)).to_have_text("“Call Ann” deleted")


def test_a_message_in_a_sheet_is_announced_there_as_the_page_beneath_is_not_read(page):
    visit(page, "/today")
    page.locator(".side [data-sheet]").click()
    sheet = page.locator("dialog.sheet-host")
    sheet.locator("#quick").fill("Call Ann")
    sheet.locator("#quick").press("Enter")
    expect(sheet.locator("> [data-announced]")).to_have_text("Added “Call Ann”: today")


def test_what_a_mark_earns_is_announced_after_its_message_and_a_page_that_is_opened_says_nothing_of_it(page):
    add_habit(page, "Read")
    add_habit(page, "Run")
    visit(page, "/today")
    mark(page, "Read")
    expect(announced(page)).to_contain_text("Achievement: ")
    earned = page.locator(".level-line").inner_text()
    assert announced(page).inner_text().endswith(earned)
    visit(page, "/today")
    expect(page.locator(".level-line")).to_have_text(earned)
    expect(announced(page)).to_have_count(0)


def test_the_number_of_hits_is_announced(page, server):
    server.run("task", "add", "Call Ann")
    server.run("task", "add", "Call Bob")
    visit(page, "/tasks")
    page.locator("#search").fill("ann")
    expect(page.get_by_role("status").filter(has_text="Found: 1")).to_have_count(1)
    page.keyboard.press("Control+k")
    palette = page.get_by_role("dialog", name="Search")
    palette.get_by_role("searchbox").fill("call")
    expect(palette.get_by_role("status").filter(has_text="Found: 2")).to_have_count(1)


def test_a_button_that_fills_a_field_says_so(page):
    visit(page, "/tasks/new")
    page.get_by_role("button", name="Tomorrow").press("Enter")
    expect(announced(page)).to_have_text("Due: Tomorrow")


def test_every_dialog_has_a_name(page):
    visit(page, "/today")
    for key, name in {"?": "Keyboard shortcuts", "/": "Search", "q": "Add"}.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_mark_says_its_title_and_its_state_once(page):
    add_habit(page, "Read")
    visit(page, "/today")
    mark = tile(page, "Read").locator(".mark")
    mark.press("Enter")
    expect(mark).to_have_attribute("aria-pressed", "true")
    expect(mark).to_have_accessible_name("Read Current streak: 1 day")
    expect(mark).to_have_accessible_description("")


def test_rows_of_the_same_amount_are_deleted_by_different_names(contexts, demo):
    page = unlock(contexts().new_page(), demo, wait_for_worker=False)
    visit(page, "/goals")
    page.locator("main a.line", has_text="Read twelve books").click()
    page.locator("#progress").wait_for()
    names = [each.get_attribute("aria-label") for each in page.locator("#progress button.danger").all()]
    assert len(names) > 1 and len(names) == len(set(names))


def test_a_row_moved_to_the_top_by_its_button_keeps_the_focus(page):
    for title in ("Read", "Walk", "Swim"):
        add_habit(page, title)
    visit(page, "/habits")
    rows = page.locator("main li[id^=habit-]")
    moved = rows.nth(1)
    title, row = moved.locator("strong").text_content(), page.locator("#" + moved.get_attribute("id"))
    row.locator(".grip").press("Enter")
    row.get_by_role("button", name=f"Move “{title}” up").press("Enter")
    expect(rows.first.locator("strong")).to_have_text(title)
    expect(row.locator(".grip")).to_be_focused()


def test_a_moved_block_of_today_keeps_the_focus(page):
    visit(page, "/settings")
    blocks = page.locator("#today li strong")
    last = blocks.last.text_content()
    up = page.get_by_role("button", name=f"Move “{last}” up")
    up.press("Enter")
    expect(blocks.last).not_to_have_text(last)
    expect(up).to_be_focused()


def test_a_longer_rest_keeps_the_focus(page):
    add_routine(page)
    begin(page)
    page.get_by_role("button", name="Log set").click()
    end = page.locator("[data-until]").get_attribute("data-until")
    longer = page.get_by_role("link", name="30 seconds more")
    longer.press("Enter")
    expect(page.locator("[data-until]")).not_to_have_attribute("data-until", end)
    expect(longer).to_be_focused()
