"""The calendar feed: turned on in the settings, fetched without a session, and told offline to need the server."""

import urllib.error
import urllib.request

from playwright.sync_api import expect

from conftest import visit


def fetch(address):
    with urllib.request.urlopen(address) as answer:
        return answer.read().decode()


def status(address):
    try:
        return urllib.request.urlopen(address).status
    except urllib.error.HTTPError as error:
        return error.code


def test_a_calendar_app_fetches_what_the_address_opens_until_it_is_renewed(page, server):
    server.run("task", "add", "Pay rent", "--due", "tomorrow")
    visit(page, "/settings")
    page.locator("#reminders").get_by_role("link", name="Calendar feed").click()
    page.get_by_role("button", name="Turn on").click()
    field = page.get_by_label("Address")
    address = field.input_value()
    assert "SUMMARY:Pay rent\r\n" in fetch(address)
    expect(page.get_by_role("button", name="Copy")).to_be_visible()

    page.get_by_role("button", name="New address").click()
    expect(field).not_to_have_value(address)
    assert status(address) == 404 and status(field.input_value()) == 200
    visit(page, "/settings/calendar-feed")
    expect(page.locator("main")).to_contain_text("The feed is on")
    expect(field).to_have_count(0)
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_role("button", name="Turn on")).to_be_visible()


def test_the_address_is_copied(page, server):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit(page, "/settings/calendar-feed")
    page.get_by_role("button", name="Turn on").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.get_by_label("Address").input_value()


def test_the_worker_does_not_answer_for_the_feed(page, server):
    visit(page, "/settings/calendar-feed")
    page.get_by_role("button", name="Turn on").click()
    address = page.get_by_label("Address").input_value()
    with page.expect_download() as download:
        page.evaluate("address => { location.href = address; }", address)
    assert download.value.path().read_text().startswith("BEGIN:VCALENDAR")
    server.stop()
    visit(page, "/settings/calendar-feed")
    expect(page.locator("main")).to_contain_text("Only your server can turn the calendar feed on or off")
    expect(page.locator("main form")).to_have_count(0)
    assert page.evaluate("""async () => {
        const found = [];
        for (const name of await caches.keys()) {
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
        }
        return found.filter(path => path.startsWith("/calendar") || path.includes("calendar-feed"));
    }""") == []
