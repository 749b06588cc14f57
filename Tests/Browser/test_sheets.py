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
        window.isBack = new Promise(resolve => addEventListener("popstate", () => setTimeout(resolve)));
        document.querySelector("dialog [data-close]").click();
        document.querySelector(".tabs a.add").click();
    }""")
    phone.evaluate("window.isBack")  # which must not close the next one
    expect(sheet).to_be_visible()
    until(lambda: phone.evaluate("history.state?.sheet"), "the browser's history has it too")
    expect(sheet).to_be_visible()
    phone.go_back()
    expect(sheet).to_have_count(0)
    assert phone.url == home(phone) + "/tasks"


def test_a_key_opens_the_search_in_place_of_a_sheet_which_keeps_its_line(page):
    visit(page, "/goals")
    page.keyboard.press("q")
    expect(page.locator("dialog #quick")).to_be_focused()
    page.keyboard.type("Call Ann")
    page.keyboard.press("Control+k")
    expect(page.locator("dialog.palette [type=search]")).to_be_focused()
    page.keyboard.press("Control+k")
    expect(page.locator("dialog.palette [type=search]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator("dialog #quick")).to_have_value("Call Ann")


def test_an_empty_line_has_the_focus_without_the_browsers_own_words(phone):
    phone.locator(".tabs a.add").tap()
    button = phone.locator("dialog .quick.adding button")
    expect(button).to_be_visible()
    phone.evaluate("""document.addEventListener("invalid", event => { window.isQuiet = event.defaultPrevented; }, true)""")
    button.tap()
    until(lambda: phone.evaluate("window.isQuiet"), "the browser says nothing")
    expect(phone.locator("#quick").last).to_be_focused()


def test_a_message_in_a_sheet_covers_nothing(sheet, phone):
    sheet.locator("#quick").fill("Call Ann")
    sheet.locator("#quick").press("Enter")
    expect(sheet.locator(".message")).to_contain_text("Added")
    shown = sheet.locator(".message").bounding_box()
    assert shown["y"] + shown["height"] <= sheet.locator(".sheet").first.bounding_box()["y"]


def test_a_message_of_three_lines_has_its_place_above_a_sheet_over_a_keyboard(sheet, phone):
    phone.set_viewport_size({"width": 390, "height": 504})  # as much as a keyboard leaves
    sheet.locator("#quick").fill("Call Ann about the holidays in the mountains and the house tomorrow at 10:00")
    sheet.locator("#quick").press("Enter")
    text = sheet.locator(".message span")
    expect(text).to_contain_text("tomorrow at 10:00")
    assert text.evaluate("each => each.scrollHeight <= each.clientHeight")

    def is_above():  # once it has arrived
        shown = sheet.locator(".message").bounding_box()
        return shown["y"] + shown["height"] <= sheet.locator(".sheet").first.bounding_box()["y"]

    until(is_above, "the message is above the sheet")


def test_a_message_does_not_lie_over_what_was_just_tapped(phone, server):
    server.run("goal", "add", "Read books", "--to", "20", "--unit", "books")
    visit(phone, "/goals")
    phone.locator("main a", has_text="Read books").first.tap()
    step = phone.locator("#log .chip.step").first
    for bottom, is_high in [(110, True), (500, False)]:
        step.evaluate("""(each, bottom) => {
            document.documentElement.style.paddingTop = `${innerHeight - bottom - each.getBoundingClientRect().bottom}px`;
        }""", bottom)
        step.tap()
        expect(phone.locator("body > .message")).to_contain_text("Read books")
        place, shown = step.bounding_box(), phone.locator("body > .message").bounding_box()
        assert shown["y"] + shown["height"] <= place["y"] or place["y"] + place["height"] <= shown["y"]
        assert (shown["y"] < 100) == is_high
        phone.reload()


def test_a_message_covers_no_chip_of_today(phone, server):
    for number in range(12):
        server.run("habit", "add", f"Habit {number}")
    server.run("mood", "log", "good")
    visit(phone, "/today")
    phone.evaluate("""() => {
        const chips = document.querySelector(".log").getBoundingClientRect();
        scrollBy({ top: chips.bottom - innerHeight + 95, behavior: "instant" }); // just above the tabs
    }""")
    phone.locator(".log-chip").first.tap()
    sheet = phone.locator("dialog.sheet-host")
    sheet.get_by_label("Great", exact=True).check()
    sheet.get_by_role("button", name="Save").tap()
    expect(phone.locator("body > .message")).to_contain_text("Mood logged: great")

    def is_free():
        chips, shown = phone.locator(".log").bounding_box(), phone.locator("body > .message").bounding_box()
        return chips["y"] + chips["height"] <= shown["y"]

    until(is_free, "the chips are above the message")


def is_above_the_message(page, control):
    box, shown = page.locator(control).first.bounding_box(), page.locator("body > .message").bounding_box()
    return box["y"] + box["height"] <= shown["y"]


def test_the_message_of_a_new_goal_does_not_cover_the_field_of_its_progress(phone):
    visit(phone, "/goals/new")
    phone.fill("[name=title]", "Read books")
    phone.fill("[name=target]", "20")
    phone.fill("[name=unit]", "pages")
    phone.locator("main form button.primary:visible").first.tap()
    expect(phone.locator("body > .message")).to_contain_text("Read books")
    until(lambda: is_above_the_message(phone, "#number"), "the field is above the message")


def test_the_message_of_progress_covers_nothing_of_the_form_for_the_next(phone, server):
    server.run("goal", "add", "Read books", "--to", "20", "--unit", "books")
    visit(phone, "/goals")
    phone.locator("main a", has_text="Read books").first.tap()
    for place in (500, 650, 700):
        expect(phone.locator("#number")).to_have_value("")
        phone.evaluate("""place => {
            const field = document.querySelector("#number");
            scrollBy({ top: field.getBoundingClientRect().bottom - place, behavior: "instant" });
            field.value = "1";
            field.form.requestSubmit();
        }""", place)
        expect(phone.locator("body > .message")).to_contain_text("Read books")
        until(lambda: is_above_the_message(phone, "#log .submit"), "the form is above the message")
        assert phone.locator("#number").bounding_box()["y"] >= 0
        phone.reload()


def test_the_message_of_a_meal_does_not_cover_the_field_and_the_chips_for_the_next(phone):
    visit(phone, "/meals")
    phone.fill("[name=line]", "450")
    phone.locator(".meal-adding button.primary").tap()
    expect(phone.locator("body > .message")).to_contain_text("450")
    # So low that the message lies over the field; without a tap, which would scroll by itself.
    phone.evaluate("""() => {
        scrollTo(0, 0);
        const field = document.querySelector(".meal-adding .field:has([name=line])").getBoundingClientRect();
        const message = document.querySelector("body > .message").getBoundingClientRect();
        document.documentElement.style.paddingTop = `${message.top - field.top - 20}px`;
        document.querySelector("[name=line]").value = "300";
        document.querySelector(".meal-adding").requestSubmit();
    }""")
    expect(phone.locator("body > .message")).to_contain_text("300")
    until(lambda: is_above_the_message(phone, ".meal-adding .field:has([name=line])"), "the field is above the message")


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
