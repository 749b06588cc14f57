"""Taps that come twice, and the way back after something is done."""

import json
import re
import time

import pytest
from conftest import add_habit, expect_marked, home, mark, message, set_intervals, tile, visit
from playwright.sync_api import expect
from served import until
from test_workouts import add_routine, begin


# Before the page's own script, which lets nobody else see a click that it drops.
CLICKS = """window.clicks = [];
addEventListener("click", event => setTimeout(() => clicks.push(event.defaultPrevented)), true);"""


@pytest.fixture
def hasty(phone):
    return make_hasty(phone)


def make_hasty(phone):
    """Makes a phone take a quick second tap for a slip, as a person's does."""
    phone.add_init_script(CLICKS)
    set_intervals(phone, slip=400)
    return phone


def double_tap(page, locator, between=lambda: None):
    """Taps twice at one place, faster than a person means to. Returns whether the second tap was dropped."""
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate("clicks.length = 0")
    session, began = page.context.new_cdp_session(page), time.time()
    for count, after in [(1, 0), (2, .15)]:  # by the screen's clock, however long they take to arrive
        for kind, points in [("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])]:
            session.send("Input.dispatchTouchEvent", {"type": kind, "timestamp": began + after, "touchPoints": points})
        until(lambda: page.evaluate("clicks.length") == count, "the tap has arrived")
        between()
    return page.evaluate("clicks[1]")


def test_a_second_tap_does_not_reach_what_is_behind_a_closed_sheet(hasty, server):
    for number in range(12):
        server.run("task", "add", f"Task {number} today")
    visit(hasty, "/tasks")
    hasty.get_by_role("link", name="Reschedule “Task 3”").tap()
    expect(hasty.locator("dialog.sheet-host")).to_be_visible()
    sheet = hasty.locator("dialog.sheet-host")
    assert double_tap(hasty, sheet.locator("button", has_text="Tomorrow"), lambda: expect(sheet).to_have_count(0))
    expect(message(hasty)).to_contain_text("Task 3")
    assert hasty.url == home(hasty) + "/tasks"
    expect(hasty.locator("main li.task")).to_have_count(12)


def test_a_habit_tapped_twice_by_a_slip_stays_marked(hasty):
    add_habit(hasty, "Read")
    visit(hasty, "/today")
    assert double_tap(hasty, hasty.locator("li.tile .mark"))
    expect_marked(hasty, "Read")


def test_a_set_logged_by_two_quick_taps_is_one(phone):
    add_routine(phone)  # by taps that are faster than a person's
    hasty = make_hasty(phone)
    begin(hasty)
    assert double_tap(hasty, hasty.locator(".live-foot button.primary"))
    expect(hasty.locator(".done-sets li")).to_have_count(1)


def test_a_key_and_a_step_count_each_of_two_quick_taps(hasty):
    add_habit(hasty, "Water", kind="atLeast", target="8", unit="glasses")
    visit(hasty, "/today")
    hasty.locator("li.tile .mark").tap()
    assert not double_tap(hasty, hasty.locator("dialog .keys button", has_text="1").first)
    expect(hasty.locator("#value")).to_have_value("11")
    hasty.locator("dialog button", has_text=re.compile("^Set$|^Save$")).tap()
    expect(hasty.locator("dialog")).to_have_count(0)
    hasty.locator("li.tile .mark").tap()
    assert not double_tap(hasty, hasty.get_by_role("button", name="More by 1"))
    expect(hasty.locator("#value")).to_have_value("13")


def test_arrows_step_as_often_as_they_are_tapped(page):
    visit(page, "/day/2026-03-20")
    arrow = page.get_by_role("link", name="Previous day")
    box = arrow.bounding_box()
    for day in (19, 18, 17):
        page.mouse.click(box["x"] + 10, box["y"] + 10)
        expect(page.locator("main h1")).to_contain_text(f"{day} March")
        page.wait_for_load_state()
        # A page is in the document before it is on the screen.
        page.evaluate("() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")


def test_the_way_back_leads_to_the_page_that_was_left(phone, server):
    server.run("task", "add", "Call Ann today")
    habit = json.loads(server.run("habit", "add", "Read", "--json"))["id"]
    way_back = phone.locator(".top .way-back:visible, .toolbar > a.round:visible").first
    visit(phone, "/today")
    phone.locator("main li.task .line").tap()
    phone.wait_for_url(re.compile("/tasks/[0-9a-f]{32}$"))
    expect(way_back).to_have_text("Today")
    phone.get_by_role("link", name="Edit").tap()
    phone.locator("main form .submit a").tap()  # the form is passed over
    phone.wait_for_url(re.compile("/tasks/[0-9a-f]{32}$"))
    expect(way_back).to_have_text("Today")
    way_back.tap()
    phone.wait_for_url("**/today")
    phone.locator(".tile .more").tap()
    phone.wait_for_url(f"**/habits/{habit}")
    expect(way_back).to_have_attribute("aria-label", "Today")
    way_back.tap()
    phone.wait_for_url("**/today")
    phone.locator("#tasks h2 a").tap()
    phone.wait_for_url("**/tasks")
    phone.locator("main li.task .line").tap()
    expect(way_back).to_have_text("Tasks")
    way_back.tap()
    phone.wait_for_url("**/tasks")
    phone.go_back()
    phone.wait_for_url("**/today")


def test_the_way_back_of_a_page_opened_by_its_address_leads_to_its_part(phone, server):
    habit = json.loads(server.run("habit", "add", "Read", "--json"))["id"]
    visit(phone, "/today")
    visit(phone, f"/habits/{habit}")
    way_back = phone.locator(".toolbar > a.round").first
    expect(way_back).to_have_attribute("aria-label", "Habits")
    way_back.tap()
    phone.wait_for_url("**/habits")


def test_the_way_back_from_a_saved_form_leads_past_it(phone):
    visit(phone, "/journal")
    visit(phone, "/tasks")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Task").tap()
    phone.wait_for_url("**/tasks/new*")
    phone.fill("input[name=title]", "Call Ann")
    phone.locator("main form button.primary:visible").first.tap()
    expect(message(phone)).to_contain_text("Call Ann")
    phone.wait_for_url(re.compile("/tasks$"))  # where it was begun
    expect(phone.locator("main li.task")).to_have_count(1)
    phone.locator("main li.task .line").tap()
    phone.wait_for_url(re.compile("/tasks/[0-9a-f]{32}$"))
    phone.get_by_role("link", name="Edit").tap()
    phone.fill("input[name=title]", "Call Bob")
    phone.locator("main form button.primary:visible").first.tap()
    expect(message(phone)).to_be_visible()
    expect(phone.locator("main h1")).to_have_text("Call Bob")
    phone.go_back()
    expect(phone.locator("main li.task")).to_contain_text("Call Bob")
    phone.go_back()
    phone.wait_for_url("**/journal")


def test_the_way_back_leads_past_what_was_deleted(phone, server):
    server.run("note", "add", "An old thought")
    visit(phone, "/journal")
    visit(phone, "/notes")
    phone.locator("main a", has_text="An old thought").first.tap()
    phone.wait_for_url(re.compile("/notes/[0-9a-f]{32}"))
    phone.get_by_role("button", name=re.compile("Delete")).tap()
    expect(message(phone)).to_contain_text("deleted")
    assert phone.url == home(phone) + "/notes"
    phone.go_back()
    phone.wait_for_url("**/journal")


def test_the_way_back_from_a_finished_workout_leads_past_it(phone):
    visit(phone, "/journal")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Workout").tap()
    phone.locator("dialog button", has_text="Start").tap()
    phone.wait_for_url("**/live*")
    phone.get_by_role("searchbox").fill("squat")
    phone.locator("#adding a.line").first.tap()
    phone.fill("#repetitions", "5")
    phone.locator(".live-foot button.primary").tap()
    expect(phone.locator(".done-sets li")).to_have_count(1)
    phone.get_by_role("button", name="Finish").tap()
    phone.wait_for_url(re.compile("/workouts/[0-9a-f]{32}$"))
    phone.go_back()
    phone.wait_for_url("**/journal")
    expect(phone.locator("dialog")).to_have_count(0)


def test_a_typed_amount_outlasts_a_reload_and_a_closed_sheet(page):
    add_habit(page, "Read", kind="atLeast", target="20", unit="pages")
    visit(page, "/today")
    mark(page, "Read")
    page.fill("dialog #value", "12")
    page.reload()
    expect(page.locator("dialog #value")).to_have_value("12")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    mark(page, "Read")
    expect(page.locator("dialog #value")).to_have_value("12")


def test_a_target_is_reached_by_one_tap_in_the_sheet(page):
    add_habit(page, "Read", kind="atLeast", target="20", unit="pages")
    visit(page, "/today")
    mark(page, "Read")
    page.get_by_role("button", name="20 pages", exact=True).click()
    expect(tile(page, "Read")).to_contain_text("20 of 20 pages")


def test_an_empty_weight_is_refused_by_its_reason(phone):
    visit(phone, "/journal")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Weight").tap()
    phone.locator("dialog button", has_text="Save").tap()
    expect(phone.get_by_role("alert")).to_contain_text("Enter a number")


def test_what_a_tapped_link_says_is_not_stored(phone, server):
    server.run("task", "add", "Zebra crossing today")
    visit(phone, "/tasks")
    phone.locator("main li.task a.line").tap()
    expect(phone.locator("main h1")).to_have_text("Zebra crossing")
    stored = phone.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}])")
    assert "tap" in stored and "Zebra" not in stored, stored
