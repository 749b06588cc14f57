"""The recovery code: shown by the server, asked back once, and enough to read a backup elsewhere."""

import re

import pytest
from playwright.sync_api import expect

from conftest import visit

pytestmark = pytest.mark.protects


def test_the_code_is_shown_by_the_server_and_asked_back(page, server):
    visit(page, "/settings")
    page.get_by_role("link", name="Recovery code").click()
    expect(page.get_by_role("heading", name="Recovery code")).to_be_visible()
    code = page.locator(".recovery-code .code").inner_text().split()
    assert len(code) == 14 and all(re.fullmatch("[0-9A-Z]{4}", group) for group in code)
    expect(page.locator(".recovery-code svg")).to_be_visible()
    assert server.run("key").split("\n")[0] == "-".join(code)

    page.get_by_label("Type the last two groups").fill("0000 0000")
    page.get_by_role("button", name="I’ve saved it").click()
    expect(page.locator(".reason")).to_contain_text("That isn’t how the code ends")
    page.get_by_label("Type the last two groups").fill(" ".join(code[-2:]).lower())
    page.get_by_role("button", name="I’ve saved it").click()
    expect(page.locator("main")).to_contain_text("You’ve saved this code")


def test_without_the_server_the_page_says_who_has_the_code(page, server):
    visit(page, "/settings")
    server.stop()
    visit(page, "/settings/recovery-code")
    expect(page.locator("main")).to_contain_text("Only your server can show the code")
