"""Habits in the browser, as a person uses them."""

from conftest import add_habit, home, mark, tile
from playwright.sync_api import expect


def test_a_newcomer_adds_a_habit_and_marks_it(page):
    expect(page.locator("main")).to_contain_text("No habits yet")
    add_habit(page, "Read")
    page.goto(home(page) + "/today")
    mark(page, "Read")
    expect(tile(page, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(tile(page, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")
    mark(page, "Read")
    expect(tile(page, "Read").locator(".mark")).to_have_attribute("aria-pressed", "false")


def test_a_habit_is_edited(page):
    add_habit(page, "Read")
    page.goto(home(page) + "/today")
    tile(page, "Read").locator("a.more").click()
    page.wait_for_selector("table.month")
    page.click("a[href$='/edit']")
    page.fill("input[name=title]", "Read a page")
    page.click("main form button.primary:visible")
    expect(page.locator("main h1")).to_contain_text("Read a page")


def test_what_is_refused_stays_as_typed(page):
    add_habit(page, "Read")
    page.goto(home(page) + "/habits/new")
    page.fill("input[name=title]", "READ")
    page.fill("[name=note]", "Kept as typed")
    page.click("main form button.primary:visible")
    expect(page.locator(".field.refused .reason")).to_be_visible()
    assert page.input_value("input[name=title]") == "READ"
    assert page.input_value("[name=note]") == "Kept as typed"


def test_archiving_can_be_undone(page):
    add_habit(page, "Read")
    page.goto(home(page) + "/today")
    tile(page, "Read").locator("a.more").click()
    page.click("form[action$='/archive'] button")
    page.click(".message button")
    expect(page.locator(".message")).to_contain_text("Undone")
    page.goto(home(page) + "/today")
    expect(tile(page, "Read")).to_be_visible()


def test_a_day_is_marked_in_the_month(page):
    add_habit(page, "Read")
    page.goto(home(page) + "/today")
    tile(page, "Read").locator("a.more").click()
    day = page.locator("table.month .day.now")
    day.click()
    expect(page.locator("table.month .day.now.done")).to_be_visible()


def test_a_habit_is_imported_and_taken_back(page, tmp_path):
    file = tmp_path / "habitbull.csv"
    file.write_text("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
                    "Breed dragons,,Pets,2016-03-18,1,text\nBreed dragons,,Pets,2016-03-19,1,\n")
    page.goto(home(page) + "/data")
    page.set_input_files("input[type=file]", file)
    page.click("form[action='/data/import'] button.primary")
    expect(page.locator("main")).to_contain_text("Breed dragons")
    page.click("form[action='/data/import/apply'] button.primary")
    expect(page.locator(".message")).to_contain_text("Brought in")
    page.click(".message button")
    expect(page.locator(".message")).to_contain_text("Undone")
    expect(page.locator("main")).not_to_contain_text("Breed dragons")


def test_the_terminal_and_the_browser_see_each_other(page, server):
    add_habit(page, "Read")
    for _ in range(50):
        if "Read" in server.run("habit", "list"):
            break
        page.wait_for_timeout(200)
    page.goto(home(page) + "/today")
    server.run("done", "Read")
    expect(tile(page, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")
