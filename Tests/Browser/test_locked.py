"""A server whose key needs a passphrase: it asks in the browser, and browsers with the journal work meanwhile."""

import json

import pytest
from conftest import PHONE, add_habit, expect_marked, mark, tile, unlock, visit
from playwright.sync_api import expect
from served import Server, until
from test_pages import complaints

pytestmark = pytest.mark.protects

PASSPHRASE = "correct horse battery staple"


def lock(server):
    server.run("key", "--set-passphrase", typed=PASSPHRASE + "\n")


def enter(page, passphrase):
    page.get_by_label("Passphrase").fill(passphrase)
    page.get_by_role("button", name="Unlock").click()


@pytest.fixture
def locked(tmp_path):
    """A server that starts locked, with a habit in its journal."""
    server = Server(tmp_path / "data")
    server.run("habit", "add", "Read")
    lock(server)
    yield server.start()
    server.stop()


@pytest.mark.parametrize("options", [dict(**PHONE, color_scheme="dark"), dict(viewport={"width": 1280, "height": 860})],
                         ids=["phone-dark", "desktop"])
def test_a_locked_server_asks_for_the_passphrase(contexts, locked, options):
    page = contexts(**options).new_page()
    page.goto(locked.link)
    expect(page.get_by_role("heading", name="Your journal is locked")).to_be_visible()
    assert not list(complaints(page))
    field, button = page.get_by_label("Passphrase"), page.get_by_role("button", name="Unlock")
    assert field.get_attribute("type") == "password"
    assert field.bounding_box()["height"] >= 44 and button.bounding_box()["height"] >= 44
    enter(page, "wrong passphrase")
    expect(page.locator(".reason")).to_contain_text("That isn’t the passphrase")
    expect(page.get_by_label("Passphrase")).to_have_value("")
    assert not list(complaints(page))

    def is_tried():
        with page.expect_navigation() as navigation:
            enter(page, PASSPHRASE)
        return navigation.value.status != 429

    until(is_tried, "the pause after a wrong passphrase is over")
    expect(tile(page, "Read")).to_be_visible()
    page.goto(locked.url + "/passphrase")
    page.wait_for_url("**/today")


def test_a_stranger_is_not_asked_for_the_passphrase(contexts, locked):
    page = contexts().new_page()
    for path in ("/today", "/passphrase"):
        assert page.goto(locked.url + path).status == 401
        expect(page.get_by_label("Passphrase")).to_have_count(0)


def test_a_browser_keeps_working_while_its_server_is_locked(page, server, tmp_path):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the habit is on the server")
    server.stop()
    lock(server)
    server.start()
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    visit(page, "/settings")
    expect(page.locator("main")).to_contain_text("Your server waits for the passphrase of its key")
    page.get_by_role("link", name="Enter passphrase").click()
    enter(page, PASSPHRASE)
    page.wait_for_url("**/today")
    expect_marked(page, "Read")
    file = tmp_path / "passphrase"
    file.write_text(PASSPHRASE)

    def is_marked():
        habit = json.loads(server.run("habit", "show", "Read", "--json", "--passphrase-file", str(file)))
        return any(entry["done"] for entry in habit["entries"])

    until(is_marked, "what was marked meanwhile is on the server")
    expect(page.locator("[data-sync-status]").first).to_contain_text("Up to date")
