"""Settings and navigation."""

import datetime
import re

from conftest import (PHONE, add_habit, choose_setting, expect_marked, mark, message, open_habit, set_intervals, tile,
                      unlock, visit)
from playwright.sync_api import expect
from served import until


def choose(page, **fields):
    """Chooses settings, each of which is saved as it is chosen."""
    visit(page, "/settings")
    for name, value in fields.items():
        choose_setting(page, name, value)
    expect(message(page)).to_be_visible()


def test_the_language_is_changed_and_changed_back(page):
    add_habit(page, "Read")
    choose(page, language="ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator("main h1")).to_have_text("Настройки")
    visit(page, "/today")
    expect(page.locator("nav.side")).to_contain_text("Привычки")
    choose(page, language="pl")
    expect(page.locator("main h1")).to_have_text("Ustawienia")
    choose(page, language="")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("main h1")).to_have_text("Settings")


def test_the_theme_is_dark_then_light_then_the_system_s(page):
    choose(page, theme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    visit(page, "/today")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(22, 21, 19)")
    choose(page, theme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.locator("body")).to_have_css("background-color", "rgb(250, 248, 244)")
    choose(page, theme="system")
    expect(page.locator("html:not([data-theme])")).to_have_count(1)


def test_settings_can_be_undone(page):
    choose(page, theme="dark")
    message(page).get_by_role("button", name="Undo").click()
    expect(page.locator("html:not([data-theme])")).to_have_count(1)
    expect(page.locator("input[name=theme][value=system]")).to_be_checked()


def test_the_week_begins_where_it_was_chosen_to(page):
    add_habit(page, "Read")
    choose(page, firstWeekday="sun")
    open_habit(page, "Read")
    expect(page.locator("table.month th abbr").first).to_have_attribute("title", "Sunday")


def test_today_is_still_the_day_before_until_a_later_end_of_the_day(contexts, server):
    now = datetime.datetime.now(datetime.UTC)
    ahead = (1 - now.hour + 11) % 24 - 11  # a zone in which it is a little after one in the morning
    local = now + datetime.timedelta(hours=ahead)
    page = unlock(contexts(timezone_id=f"Etc/GMT{-ahead:+d}" if ahead else "Etc/GMT").new_page(), server)
    add_habit(page, "Read")
    visit(page, "/today")
    expect(page.locator("main h1")).to_contain_text(str(local.day))
    choose(page, dayEndsAt="4")
    visit(page, "/today")
    expect(page.locator("main h1")).to_contain_text(str((local - datetime.timedelta(days=1)).day))
    expect(page.locator(".heading")).not_to_contain_text("yesterday")


def test_a_tap_opens_when_it_was_chosen_to(page):
    add_habit(page, "Read")
    choose(page, tap="opens")
    visit(page, "/today")
    mark(page, "Read")
    expect(page.locator("table.month")).to_be_visible()
    visit(page, "/today")
    expect_marked(page, "Read", False)
    tile(page, "Read").locator(".mark").focus()
    page.keyboard.press("Space")  # keys have no long press
    expect_marked(page, "Read")
    set_intervals(page, longPress=0)
    tile(page, "Read").locator(".mark").hover()
    page.mouse.down()
    expect_marked(page, "Read", False)
    page.mouse.up()
    expect_marked(page, "Read", False)


def test_a_long_press_opens_a_habit_on_a_phone(phone):
    add_habit(phone, "Read")
    visit(phone, "/today")
    set_intervals(phone, longPress=0)
    box = tile(phone, "Read").locator(".mark").bounding_box()
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(phone.locator("table.month")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.go_back()
    expect_marked(phone, "Read", False)
    set_intervals(phone, longPress=3_600_000)
    tile(phone, "Read").locator(".mark").tap()
    expect_marked(phone, "Read")


def test_a_finger_that_scrolls_marks_and_opens_nothing(phone, server):
    for title in ("Read", "Walk", *(f"Habit {number}" for number in range(12))):
        server.run("habit", "add", title)
    phone.set_viewport_size({"width": 390, "height": 480})
    visit(phone, "/today")
    box = tile(phone, "Walk").locator(".mark").bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    for _ in range(15):
        finger["y"] -= 12
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [finger]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(lambda: phone.evaluate("scrollY") > 50, "it scrolled")
    expect(phone.locator(".tile .mark[aria-pressed=true]")).to_have_count(0)
    assert phone.url.endswith("/today")


def test_keyboard_shortcuts(page):
    add_habit(page, "Read")
    add_habit(page, "Walk")
    visit(page, "/today")
    page.keyboard.press("ArrowRight")
    expect(tile(page, "Read").locator(".mark")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(tile(page, "Walk").locator(".mark")).to_be_focused()
    page.keyboard.press("Space")
    expect_marked(page, "Walk")
    expect(tile(page, "Walk").locator(".mark")).to_be_focused()
    page.keyboard.press("o")
    expect(page.locator("main h1")).to_contain_text("Walk")
    page.wait_for_load_state()  # a key that comes before the script is the browser's
    page.keyboard.type("gt")
    expect(tile(page, "Walk")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Move between habits")
    expect(page.get_by_role("dialog")).to_contain_text("Previous or next day or month")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("[")
    expect(page.locator(".heading")).to_contain_text("yesterday")
    page.keyboard.press("]")
    expect(page).to_have_url(re.compile("/today$"))
    page.keyboard.press("/")
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("wal?n")
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_have_value("wal?n")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("rea")
    expect(page.get_by_role("dialog").locator(".hits a").first).to_contain_text("Read")
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_contain_text("Read")
    visit(page, "/today")
    page.keyboard.press("n")
    expect(page.locator("input[name=title]")).to_be_focused()


def test_the_palette_marks_logs_and_opens_forms_over_the_page(page):
    add_habit(page, "Stretch")
    visit(page, "/tasks")
    hits = page.get_by_role("dialog").locator(".hits strong")
    page.keyboard.press("Control+k")
    page.keyboard.type("stretch")
    expect(hits.nth(1)).to_have_text("Mark “Stretch”")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("“Stretch” is done")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile("/tasks$"))
    page.keyboard.press("Control+k")
    page.keyboard.type("mood great", delay=10)
    page.keyboard.press("Enter")  # before the search is answered
    expect(message(page)).to_contain_text("great", ignore_case=True)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile("/tasks$"))
    page.keyboard.press("Control+k")
    page.keyboard.type("weigh in")
    expect(hits.filter(has_text="Weigh in").first).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name="Weigh in", exact=True).click()
    expect(page.get_by_role("dialog").locator("[name=value]")).to_be_visible()


def test_a_day_typed_into_the_search_leads_there(page):
    visit(page, "/tasks")
    page.keyboard.press("Control+k")
    page.keyboard.type("yesterday")
    page.keyboard.press("Enter")
    expect(page.locator(".heading")).to_contain_text("yesterday")
    expect(page).to_have_url(re.compile("/day/"))


def test_shortcuts_work_on_a_cyrillic_keyboard(page):
    visit(page, "/today")
    page.locator("body").dispatch_event("keydown", {"key": "х", "code": "BracketLeft", "bubbles": True})
    expect(page.locator(".heading")).to_contain_text("yesterday")
    page.locator("body").dispatch_event("keydown", {"key": "т", "code": "KeyN", "bubbles": True})
    expect(page.locator("input[name=title]")).to_be_focused()


def test_a_page_gone_back_to_after_a_long_press_shows_what_changed_meanwhile(page, server):
    add_habit(page, "Read")
    visit(page, "/today")
    page.evaluate("press = { isLong: true }")  # as the browser kept the page, the finger still down
    server.run("done", "Read")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect_marked(page, "Read")


def test_every_screen_is_a_url_and_back_and_forward_work(page):
    add_habit(page, "Read")
    visit(page, "/today")
    page.locator("nav.side").get_by_role("link", name="Review").click()
    page.locator("main").get_by_role("link", name="Year").click()
    expect(page).to_have_url(re.compile(r"/review\?period=year$"))
    bookmark = page.url
    page.locator("nav.side").get_by_role("link", name="Settings").click()
    expect(page.locator("main h1")).to_have_text("Settings")
    page.go_back()
    expect(page).to_have_url(bookmark)
    expect(page.locator("main h1")).to_contain_text("Review")
    page.go_back()
    page.go_back()
    expect(tile(page, "Read")).to_be_visible()
    page.go_forward()
    expect(page.locator("main h1")).to_contain_text("Review")
    other = page.context.new_page()
    other.goto(bookmark)
    expect(other.locator("main [aria-current]", has_text="Year")).to_be_visible()


def test_message_is_shown_only_once(page):
    add_habit(page, "Read")
    expect(message(page)).to_be_visible()
    assert "said=" not in page.url
    page.reload()
    expect(page.locator("main")).to_be_visible()
    expect(message(page)).to_have_count(0)


def test_tabs_at_the_bottom_of_a_phone_and_a_side_bar_on_a_desktop(contexts, server):
    phone = unlock(contexts(**PHONE).new_page(), server, wait_for_worker=False)
    expect(phone.locator("nav.tabs")).to_be_visible()
    expect(phone.locator("nav.side")).to_be_hidden()
    desktop = unlock(contexts().new_page(), server, wait_for_worker=False)
    expect(desktop.locator("nav.side")).to_be_visible()
    expect(desktop.locator("nav.tabs")).to_be_hidden()
    for path in ("/today", "/habits", "/review", "/archive", "/categories", "/settings", "/data"):
        for page in (phone, desktop):
            visit(page, path)
            expect(page.locator("nav a[href^='/tasks/quick']:visible")).to_have_count(1)
    expect(phone.locator("nav.tabs a")).to_have_text(["Today", "Plan", "", "Journal", "Review"])
    for path, tab in {"/goals": "Plan", "/body": "Journal", "/review": "Review"}.items():
        visit(phone, path)
        expect(phone.locator("nav.tabs [aria-current]")).to_have_text(tab)
    for path, parent in {"/meals": "/journal", "/meals/statistics": "/meals", "/archive": "/settings"}.items():
        visit(phone, path)
        phone.locator(".way-back").click()
        expect(phone).to_have_url(re.compile(parent + "$"))
