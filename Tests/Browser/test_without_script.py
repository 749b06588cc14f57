"""With JavaScript disabled, the server handles everything."""

import pytest
from conftest import PHONE, message, paste_link, tile, unfold, visit
from playwright.sync_api import expect


@pytest.fixture
def page(contexts, server):
    return paste_link(contexts(java_script_enabled=False).new_page(), server)


def add(page, title):
    visit(page, "/habits/new")
    page.fill("input[name=title]", title)
    page.locator("main form button.primary:visible").first.click()
    expect(message(page)).to_contain_text(title)


def test_a_habit_is_added_marked_edited_and_undone(page):
    add(page, "Read")
    visit(page, "/today")
    mark = tile(page, "Read").locator(".mark")
    mark.click()
    expect(mark).to_have_attribute("aria-pressed", "true")
    tile(page, "Read").locator("a.more").click()
    page.get_by_role("link", name="Edit").click()
    unfold(page)
    page.fill("input[name=title]", "Read a page")
    page.locator("main form button.primary:visible").first.click()
    expect(page.locator("main h1")).to_have_text("Read a page")
    message(page).get_by_role("button", name="Undo").click()
    expect(message(page)).to_contain_text("Undone")
    expect(page.locator("main h1")).to_have_text("Read")


def test_refused_form_keeps_its_input(page):
    add(page, "Read")
    visit(page, "/habits/new")
    unfold(page)
    page.fill("input[name=title]", " read ")
    page.fill("[name=note]", "Kept")
    page.locator("main form button.primary:visible").first.click()
    expect(page.locator(".field.refused .reason")).to_be_visible()
    assert page.input_value("[name=note]") == "Kept"


def test_a_measure_is_set_and_changed(page):
    visit(page, "/habits/new")
    page.fill("input[name=title]", "Water")
    page.locator("input[name=kind][value=atLeast]").check(force=True)
    page.fill("[name=target]", "8")
    page.locator("main form button.primary:visible").first.click()
    visit(page, "/today")
    tile(page, "Water").locator(".mark").click()
    page.fill("#value", "3")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(tile(page, "Water")).to_contain_text("3 of 8")
    tile(page, "Water").locator(".mark").click()
    page.get_by_role("button", name="More by").click()
    expect(page.locator("#value")).to_have_value("4")


def test_search_order_and_settings_work(page):
    for title in ("One", "Two"):
        add(page, title)
    visit(page, "/habits")
    page.get_by_role("searchbox").fill("tw")
    page.keyboard.press("Enter")
    expect(page.locator("ul.list a.line strong")).to_have_text(["Two"])
    visit(page, "/habits")
    page.locator("ul.list li", has_text="Two").locator("summary").click()
    page.locator("ul.list li", has_text="Two").locator("button.up").click()
    expect(page.locator("ul.list a.line strong")).to_have_text(["Two", "One"])
    visit(page, "/settings")
    page.locator("input[name=theme][value=dark]").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_phone_works_too(contexts, server):
    phone = paste_link(contexts(java_script_enabled=False, **PHONE).new_page(), server)
    add(phone, "Walk")
    visit(phone, "/today")
    tile(phone, "Walk").locator(".mark").tap()
    expect(tile(phone, "Walk").locator(".mark")).to_have_attribute("aria-pressed", "true")


def test_a_mood_is_logged_with_an_activity(page):
    visit(page, "/log/mood?back=%2Fjournal")
    page.get_by_label("Good", exact=True).check()
    page.get_by_label("Great", exact=True).check()
    page.get_by_label("Friends", exact=True).check()
    page.get_by_role("button", name="Save").click()
    expect(message(page)).to_contain_text("Mood logged: great")
    visit(page, "/moods/list")
    expect(page.locator(".moods li")).to_contain_text("Friends")


def test_notes_are_searched_within_a_month(page, server):
    server.run("note", "add", "Snow on the roof", "--on", "2024-01-05")
    server.run("note", "add", "Storm", "--on", "2024-03-02")
    visit(page, "/notes")
    rows = page.locator(".diary li")
    expect(rows).to_have_count(2)
    page.get_by_role("searchbox", name="Search notes").fill("snow")
    page.keyboard.press("Enter")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Snow on the roof")
    visit(page, "/notes")
    page.get_by_label("Month").select_option("January 2024")
    page.get_by_role("button", name="Show").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Snow on the roof")
    page.get_by_role("searchbox", name="Search notes").fill("storm")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Month")).to_have_value("2024-01")
    expect(rows).to_have_count(0)
