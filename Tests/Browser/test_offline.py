"""Without a server, and after it came back."""

from conftest import add_habit, home, mark, tile, unlock
from playwright.sync_api import expect


def pressed(page, title):
    return tile(page, title).locator(".mark").get_attribute("aria-pressed")


def test_everything_works_without_the_server_and_both_sides_agree_afterwards(page, server):
    add_habit(page, "Read")
    add_habit(page, "Walk")
    server.kill()

    page.goto(home(page) + "/statistics")
    expect(page.locator("main h1")).to_contain_text("Statistics")
    page.goto(home(page) + "/settings")
    expect(page.locator("main h1")).to_contain_text("Settings")
    page.goto(home(page) + "/today")
    mark(page, "Read")
    expect(tile(page, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")
    add_habit(page, "Written offline")
    page.goto(home(page) + "/today")
    page.reload()
    assert pressed(page, "Read") == "true"
    expect(tile(page, "Written offline")).to_be_visible()
    expect(page.locator("[data-standing]:visible").first).to_contain_text("only on this device")

    server.start()
    for _ in range(100):
        if "Written offline" in server.run("habit", "list"):
            break
        page.wait_for_timeout(200)
    assert "Written offline" in server.run("habit", "list")
    server.run("done", "Walk")
    expect(tile(page, "Walk").locator(".mark")).to_have_attribute("aria-pressed", "true", timeout=20_000)
    expect(page.locator("[data-standing]:visible").first).to_contain_text("On all your devices", timeout=20_000)


def test_two_tabs_agree_at_once(page):
    add_habit(page, "Read")
    page.goto(home(page) + "/today")
    other = page.context.new_page()
    other.goto(home(page) + "/today")
    mark(page, "Read")
    expect(tile(other, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")


def test_a_form_being_typed_in_is_left_alone(page):
    add_habit(page, "Read")
    page.goto(home(page) + "/habits/new")
    page.fill("input[name=title]", "Half a ti")
    other = page.context.new_page()
    other.goto(home(page) + "/today")
    mark(other, "Read")
    expect(tile(other, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(500)
    assert page.input_value("input[name=title]") == "Half a ti"


def test_two_devices_that_wrote_while_apart_both_keep_their_marks(page, server, contexts):
    add_habit(page, "Read")
    add_habit(page, "Walk")
    page.goto(home(page) + "/today")
    phone = unlock(contexts().new_page(), server)
    expect(tile(phone, "Walk")).to_be_visible()
    server.kill()
    mark(page, "Read")
    expect(tile(page, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true")
    mark(phone, "Walk")
    expect(tile(phone, "Walk").locator(".mark")).to_have_attribute("aria-pressed", "true")
    server.start()
    expect(tile(page, "Walk").locator(".mark")).to_have_attribute("aria-pressed", "true", timeout=40_000)
    expect(tile(phone, "Read").locator(".mark")).to_have_attribute("aria-pressed", "true", timeout=40_000)


def test_a_hostile_page_cannot_post_through_the_worker(page, server, contexts):
    add_habit(page, "Read")
    page.goto(home(page) + "/today")
    action = tile(page, "Read").locator("form").get_attribute("action")
    server.kill()
    hostile = page.context.new_page()
    hostile.route("http://evil.localhost:9999/**", lambda route: route.fulfill(
        content_type="text/html",
        body=f"<form method=post action='{home(page)}{action}'><button name=do value=done>x</button></form>"))
    hostile.goto("http://evil.localhost:9999/")
    hostile.click("button")
    hostile.wait_for_timeout(500)
    page.reload()
    assert pressed(page, "Read") == "false"
