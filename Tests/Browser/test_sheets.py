"""Sheets: pages that open over the current one."""

import time

import pytest
from conftest import home, visit
from playwright.sync_api import expect
from served import until


@pytest.fixture
def sheet(phone, server):
    """The + sheet of a phone, over a page that was scrolled."""
    for number in range(30):
        server.run("task", "add", f"Task {number}")
    visit(phone, "/tasks")
    expect(phone.locator("main li.task")).to_have_count(30)
    phone.evaluate("scrollTo(0, 437)")
    phone.locator(".tabs a.add").tap()
    expect(phone.locator("dialog.sheet-host")).to_be_visible()
    phone.evaluate("new Promise(done => requestIdleCallback(done))")  # a finger comes after the first frames
    return phone.locator("dialog.sheet-host")


def swipe(page, x, start, end, steps=8, seconds=0.4, is_held=False):
    """Moves a finger over the screen, as a touch screen reports it."""
    session = page.context.new_cdp_session(page)
    began = time.time()

    def touch(kind, after, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "timestamp": began + after, "touchPoints": [{"x": x, "y": y} for y in points]})

    touch("touchStart", 0, start)
    for step in range(1, steps + 1):
        touch("touchMove", seconds * step / steps, start + (end - start) * step / steps)
    touch("touchEnd", seconds + (0.3 if is_held else 0.01))


def top_of(sheet):
    return sheet.locator("header").first.bounding_box()["y"]


def scroll_of(page):
    return page.evaluate("Math.round(scrollY)")


def test_a_sheet_is_swiped_away(sheet, phone):
    y = top_of(sheet) + 4
    swipe(phone, 195, y, y + 300, is_held=True)
    expect(sheet).to_have_count(0)
    assert scroll_of(phone) == 437
    assert phone.url == home(phone) + "/tasks"


def test_a_flick_closes_a_sheet(sheet, phone):
    y = top_of(sheet) + 4
    swipe(phone, 195, y, y + 70, steps=3, seconds=0.06)
    expect(sheet).to_have_count(0)


def test_a_sheet_that_is_pulled_a_little_springs_back(sheet, phone):
    y = top_of(sheet)
    swipe(phone, 195, y + 4, y + 44, is_held=True)
    until(lambda: top_of(sheet) == y, "the sheet is back")
    swipe(phone, 195, 60, 300)  # beside the sheet
    swipe(phone, 195, y + 4, y - 200)
    assert scroll_of(phone) == 437
    expect(sheet).to_be_visible()


def test_a_sheet_opens_again_after_a_reload_and_by_the_button_forward(sheet, phone):
    sheet.locator("#quick").fill("Call Ann")
    phone.reload()
    expect(sheet.locator("#quick")).to_have_value("Call Ann")
    phone.go_back()
    expect(sheet).to_have_count(0)
    assert phone.url == home(phone) + "/tasks"
    phone.go_forward()
    expect(sheet.locator("#quick")).to_have_value("Call Ann")


def test_the_button_back_leads_from_a_page_opened_in_a_sheet_to_the_page_beneath_at_once(sheet, phone):
    sheet.locator("a", has_text="Habit").first.tap()
    phone.wait_for_url("**/habits/new*")
    phone.go_back()
    phone.wait_for_url("**/tasks")
    expect(phone.locator("main li.task")).to_have_count(30)
    expect(sheet).to_have_count(0)


def test_a_sheet_opened_right_after_another_is_closed_stays_open(sheet, phone):
    phone.evaluate("""() => {
        document.querySelector("dialog [data-close]").click();
        document.querySelector(".tabs a.add").click();
    }""")
    phone.wait_for_timeout(500)
    expect(sheet).to_be_visible()
    phone.go_back()
    expect(sheet).to_have_count(0)
    assert phone.url == home(phone) + "/tasks"


def test_a_message_in_a_sheet_covers_nothing(sheet, phone):
    sheet.locator("#quick").fill("Call Ann")
    sheet.locator("#quick").press("Enter")
    expect(sheet.locator(".message")).to_contain_text("Added")
    shown, kinds = sheet.locator(".message").bounding_box(), sheet.locator(".kinds").bounding_box()
    assert shown["y"] + shown["height"] <= kinds["y"]


def test_what_is_logged_over_an_earlier_day_is_of_that_day(phone, server):
    server.run("weigh", "80")
    visit(phone, "/day/2026-01-04")
    phone.locator(".tabs a.add").tap()
    host = phone.locator("dialog.sheet-host")
    host.get_by_role("link", name="Weight").tap()
    expect(host.locator("header")).to_contain_text("4 Jan")
    host.locator("[name=value]").fill("77")
    host.get_by_role("button", name="Save").tap()
    expect(phone.locator("#log")).to_contain_text("77 kg")
    phone.locator(".tabs a.add").tap()
    host.locator("#quick").fill("mood good")
    expect(host.locator(".understood")).to_contain_text("4 Jan")
    host.locator("#quick").press("Enter")
    expect(host.locator(".message")).to_contain_text("Mood logged")
    host.locator("[data-close]").tap()
    expect(phone.locator("#log")).to_contain_text("Good")


def test_the_day_a_task_takes_from_today_can_be_taken_away(phone):
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    host = phone.locator("dialog.sheet-host")
    host.locator("#quick").fill("Plan the party")
    chip = host.locator(".understood label")
    expect(chip).to_contain_text("Due: today")
    chip.tap()
    expect(host.locator(".understood .struck")).to_contain_text("Due: today")
    host.locator("#quick").press("Enter")
    expect(host.locator(".message span").first).to_have_text("Added “Plan the party”")
    host.locator("#quick").fill("Buy milk")
    expect(chip).to_contain_text("Due: today")
    host.locator("#quick").press("Enter")
    expect(host.locator(".message")).to_contain_text("Added “Buy milk”: today")
