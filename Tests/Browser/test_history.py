"""The page of all actions, each of which can be undone."""

import json
import re

import pytest
from conftest import add_habit, expect_marked, mark, message, save, visit
from playwright.sync_api import expect
from served import until


def rows(page):
    return page.locator(".history > li")


@pytest.mark.parametrize("has_server", [True, False])
def test_any_action_is_undone_and_redone_long_after(page, server, has_server):
    for title in ["Pay rent", "Call Ann", "Walk"]:
        server.run("task", "add", title)
    visit(page, "/tasks")
    expect(page.locator("main")).to_contain_text("Pay rent")
    if not has_server:
        server.kill()
    visit(page, "/settings")
    page.get_by_role("link", name="History").click()
    expect(rows(page)).to_have_count(3)
    oldest = rows(page).last
    expect(oldest).to_contain_text("“Pay rent”")
    oldest.get_by_role("button", name=re.compile("^Undo")).click()
    expect(message(page)).to_contain_text("Undone")
    expect(oldest).to_contain_text("undone")
    visit(page, "/tasks")
    expect(page.locator("main")).not_to_contain_text("Pay rent")
    visit(page, "/settings/history")
    rows(page).last.get_by_role("button", name=re.compile("^Redo")).click()
    expect(message(page)).to_contain_text("Redone")
    expect(rows(page)).to_have_count(3)
    visit(page, "/tasks")
    expect(page.locator("main")).to_contain_text("Pay rent")


@pytest.mark.parametrize("has_server", [True, False])
def test_a_key_undoes_the_last_action_long_after_its_message_and_again_the_one_before(page, server, has_server):
    for title in ["Read", "Walk"]:
        add_habit(page, title)
    visit(page, "/today")
    for title in ["Read", "Walk"]:
        mark(page, title)
        expect_marked(page, title)
    if not has_server:
        server.kill()
    visit(page, "/journal")
    expect(message(page)).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(message(page)).to_contain_text("Undone: marking “Walk” done")
    page.keyboard.press("Control+z")
    expect(message(page)).to_contain_text("Undone: marking “Read” done")
    page.keyboard.press("Control+Shift+Z")
    expect(message(page)).to_contain_text("Redone: marking “Read” done")
    assert page.url.endswith("/journal")
    visit(page, "/today")
    expect_marked(page, "Read")
    expect_marked(page, "Walk", False)
    page.keyboard.press("Control+Shift+Z")
    expect_marked(page, "Walk")
    message(page).get_by_role("button", name="Undo").click()
    expect(message(page)).to_contain_text("Undone: marking “Walk” done")
    page.keyboard.press("Control+z")
    expect_marked(page, "Read", False)


def test_an_undo_elsewhere_hides_nothing_that_was_edited_here_before(page, server):
    server.run("task", "add", "Call Ann")
    visit(page, "/tasks")
    page.locator("main li.task a.line").click()
    server.kill()
    page.get_by_role("link", name="Edit", exact=True).click()
    page.fill("[name=title]", "Call Ann at work")
    save(page)
    expect(page.locator("main h1")).to_have_text("Call Ann at work")
    server.run("task", "edit", "Call Ann", "--title", "Ring Ann")
    server.run("undo")
    server.start()
    visit(page, "/tasks")
    until(lambda: "Call Ann at work" in server.run("task", "list"), "the edit has arrived")
    visit(page, "/tasks")
    expect(page.locator("main li.task")).to_contain_text("Call Ann at work")


def test_an_action_of_this_browser_is_undone_and_redone_elsewhere(page, server):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("today"), "the habit has arrived")
    action = json.loads(server.run("history", "--json"))["history"][0]["id"]
    for command, count in [("undo", 0), ("redo", 1)]:
        server.run(command, action)
        visit(page, "/habits")
        expect(page.locator("main").get_by_text("Read", exact=True)).to_have_count(count)


def test_a_key_undoes_nothing_of_another_device(page, server):
    server.run("task", "add", "Pay rent")
    visit(page, "/tasks")
    expect(page.locator("main")).to_contain_text("Pay rent")
    page.keyboard.press("Control+z")
    expect(message(page)).to_contain_text("There is nothing to undo")


def test_typing_in_a_field_is_undone_by_the_browser_and_an_empty_field_is_no_obstacle(page):
    visit(page, "/tasks")
    page.fill("main #quick", "Pay rent")
    page.press("main #quick", "Enter")
    row = page.locator("main li.task", has_text="Pay rent")
    expect(row).to_be_visible()
    page.locator("main #quick").press_sequentially("Call")
    page.keyboard.press("Control+z")
    expect(page.locator("main #quick")).not_to_have_value("Call")
    expect(row).to_be_visible()
    visit(page, "/tasks")
    page.fill("main #quick", "Call Ann")
    page.press("main #quick", "Enter")
    expect(page.locator("main li.task")).to_have_count(2)
    expect(page.locator("main #quick")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.locator("main li.task")).to_have_count(1)
    expect(message(page)).to_contain_text("Call Ann")


def test_undoing_what_the_page_is_about_leads_to_today(page):
    visit(page, "/tasks")
    page.fill("main #quick", "Pay rent today")
    page.press("main #quick", "Enter")
    page.locator("main li.task a.line").click()
    expect(page.get_by_role("heading", name="Pay rent")).to_be_visible()
    page.keyboard.press("Control+z")
    page.wait_for_url("**/today")
    expect(message(page)).to_contain_text("Pay rent")
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator("main")).to_contain_text("Pay rent")
