"""The page of all actions, each of which can be undone."""

import re

import pytest
from conftest import message, visit
from playwright.sync_api import expect


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
