"""Categories, search and order."""

import re

from conftest import add_habit, archive, message, save, tile, undo, unlock, visit
from playwright.sync_api import expect


def expect_titles(page, *expected):
    expect(page.locator("ul.list a.line strong")).to_have_text(list(expected))


def test_a_category_is_made_by_typing_it_then_renamed_and_deleted(page):
    add_habit(page, "Read", category="Mind")
    add_habit(page, "Write", category="mind")
    visit(page, "/today")
    expect(page.locator(".group", has=page.get_by_role("heading", name=re.compile("Mind"))).locator(".tile")).to_have_count(2)
    visit(page, "/categories")
    expect(page.locator("a.line")).to_have_count(1)
    page.locator("a.line", has_text="Mind").click()
    expect(page.locator(".notice.warn")).to_contain_text("leaves 2 habits without a category")
    page.fill("[name=name]", "Head")
    save(page)
    expect(message(page)).to_contain_text("Head")
    visit(page, "/today")
    expect(page.get_by_role("heading", name=re.compile("Head"))).to_be_visible()
    visit(page, "/categories")
    page.locator("a.line", has_text="Head").click()
    page.get_by_role("button", name="Delete category").click()
    expect(message(page)).to_contain_text("deleted")
    visit(page, "/today")
    expect(page.locator(".tile")).to_have_count(2)
    expect(page.get_by_role("heading", name=re.compile("Head"))).to_have_count(0)


def test_deleting_a_category_can_be_undone(page):
    add_habit(page, "Read", category="Mind")
    visit(page, "/categories")
    page.locator("a.line", has_text="Mind").click()
    page.get_by_role("button", name="Delete category").click()
    undo(page)
    expect(page.locator("a.line", has_text="Mind")).to_contain_text("1 habit")


def test_a_category_is_added_and_a_second_of_its_name_refused(page):
    visit(page, "/categories/new")
    page.fill("[name=name]", "Body")
    save(page)
    expect(page.locator("a.line", has_text="Body")).to_be_visible()
    visit(page, "/categories/new")
    page.fill("[name=name]", "body")
    save(page)
    expect(page.locator(".field.refused .reason")).to_be_visible()
    assert page.input_value("[name=name]") == "body"


def test_text_typed_while_a_search_is_answered_is_kept(contexts, server):
    page = unlock(contexts(service_workers="block").new_page(), server, wait_for_worker=False)
    add_habit(page, "Évening walk")
    visit(page, "/habits")
    held = []
    page.route(re.compile(r"search=ev$"), lambda route: held.append(route))
    search = page.get_by_role("searchbox")
    search.press_sequentially("ev")
    while not held:
        page.wait_for_timeout(20)
    search.press_sequentially("e")  # and the answer comes before this is searched for
    with page.expect_response(re.compile(r"search=ev$")):
        held[0].continue_()
    search.press_sequentially("n")
    expect(page).to_have_url(re.compile("search=even$"))
    expect(search).to_have_value("even")


def test_search_finds_while_typing_and_a_filter_narrows(page):
    add_habit(page, "Read", category="Mind")
    add_habit(page, "Évening walk", category="Body")
    visit(page, "/habits")
    page.get_by_role("searchbox").press_sequentially("even", delay=20)
    expect_titles(page, "Évening walk")
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.get_by_role("searchbox")).to_have_value("even")
    expect(page).to_have_url(re.compile("search=even"))
    page.get_by_role("searchbox").fill("nothing like it")
    expect(page.locator("main")).to_contain_text("Nothing found")
    page.get_by_role("link", name="Clear filter").click()
    expect(page.locator("ul.list a.line")).to_have_count(2)
    page.locator(".filters").get_by_role("link", name="Mind").click()
    expect_titles(page, "Read")


def test_search_finds_notes_and_the_archive(page):
    add_habit(page, "Read", note="the blue book")
    add_habit(page, "Walk")
    archive(page, "Read")
    visit(page, "/habits?search=blue")
    expect(page.locator("main")).to_contain_text("Archived")
    expect_titles(page, "Read")


def three(page):
    for title in ("One", "Two", "Three"):
        add_habit(page, title)
    visit(page, "/habits")
    expect_titles(page, "One", "Two", "Three")


def grip(page, title):
    return page.locator("ul.list li", has=page.get_by_text(title, exact=True)).locator(".grip")


def test_the_order_is_changed_by_keyboard(page):
    three(page)
    expect_titles(page, "One", "Two", "Three")
    grip(page, "Three").press("ArrowUp")
    expect_titles(page, "One", "Three", "Two")
    expect(grip(page, "Three")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect_titles(page, "Three", "One", "Two")
    page.keyboard.press("ArrowDown")
    expect_titles(page, "One", "Three", "Two")
    page.reload()
    expect_titles(page, "One", "Three", "Two")
    visit(page, "/today")
    expect(page.locator(".tile .title")).to_have_text(["One", "Three", "Two"])


def test_the_order_is_changed_by_buttons(page):
    three(page)
    grip(page, "Two").click()
    page.get_by_role("button", name=re.compile("down", re.I)).and_(page.locator(":visible")).click()
    expect_titles(page, "One", "Three", "Two")
    page.reload()
    expect_titles(page, "One", "Three", "Two")


def test_the_order_is_changed_by_dragging(page):
    three(page)
    handle, target = grip(page, "One").bounding_box(), grip(page, "Three").bounding_box()
    page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + 5, target["y"] + target["height"] - 2, steps=12)
    with page.expect_response(re.compile("/move$|/habits")):
        page.mouse.up()
    expect_titles(page, "Two", "Three", "One")
    page.reload()
    expect_titles(page, "Two", "Three", "One")


def test_an_order_is_taken_back_from_its_message(page):
    three(page)
    grip(page, "Three").press("ArrowUp")
    expect_titles(page, "One", "Three", "Two")
    undo(page)
    expect_titles(page, "One", "Two", "Three")


def test_a_long_list_scrolls_along_with_what_is_dragged(page, server):
    for number in range(1, 21):
        server.run("habit", "add", f"Habit {number:02}")
    page.goto(server.url + "/habits")
    titles = page.locator("ul.list a.line strong")
    expect(titles).to_have_count(20)
    handle = grip(page, "Habit 01").bounding_box()
    page.mouse.move(handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2)
    page.mouse.down()
    page.mouse.move(handle["x"], page.viewport_size["height"] - 8, steps=8)
    expect(titles.last).to_have_text("Habit 01")
    assert page.evaluate("scrollY") > 0
    page.mouse.up()
    expect(message(page)).to_contain_text("Order saved")
    page.reload()
    expect(titles.last).to_have_text("Habit 01")
