"""Moving tasks to another day on a desktop: by dragging, by a right click and with the keys of a month."""

import datetime
import re

import pytest
from conftest import PHONE, exported, message, undo, unlock, visit
from playwright.sync_api import expect
from test_tasks import mind, row

MONTH = "2027-03"  # Monday 1 March; from Monday to Sunday its weeks are five, and the last has days of April


@pytest.fixture
def opened(contexts, server):
    """Opens a page of tasks on a device of its own, once the tasks are there."""
    def show(path, *lines, **options):
        mind(server, *lines)
        page = unlock(contexts(**options).new_page(), server, wait_for_worker="service_workers" not in options)
        visit(page, path)
        return page

    return show


def cell(page, day):
    return page.locator(f"[data-day='{day}']")


def titles(page, day):
    return cell(page, day).locator(".line bdi, .line strong bdi")


def entry(page, title):
    return page.locator(".entry", has_text=title)


def grab(page, source):
    """Presses the mouse on something and moves a bit, so that it is dragged."""
    source.hover()
    page.mouse.down()
    box = source.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2 + 8, box["y"] + box["height"] / 2 + 8, steps=3)
    expect(page.locator(".dragged")).to_have_count(1)


def hold_over(page, target):
    box = target.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)


def today_and(days):
    return (datetime.date.today() + datetime.timedelta(days=days)).isoformat()


# ------------------------------------------------------------------------------------------------------- dragging


def test_a_task_is_dragged_to_another_day_of_a_month_and_back_by_undo(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10 18:00")
    entry(page, "Pay rent").drag_to(cell(page, "2027-03-18"))
    expect(message(page)).to_be_visible()
    expect(titles(page, "2027-03-18")).to_have_text(["Pay rent"])
    expect(titles(page, "2027-03-10")).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/tasks/month\\?month={MONTH}$"))
    undo(page)
    expect(titles(page, "2027-03-10")).to_have_text(["Pay rent"])
    entry(page, "Pay rent").drag_to(cell(page, "2027-03-11"))
    entry(page, "Pay rent").locator(".line").click()
    expect(page.locator("main h1")).to_have_text("Pay rent")
    expect(page.locator("main")).to_contain_text("18:00")


def test_the_day_under_a_dragged_task_is_highlighted_and_escape_cancels(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10")
    before = exported(page)
    grab(page, entry(page, "Pay rent"))
    expect(page.locator(".over")).to_have_count(0)  # not its own day
    hold_over(page, cell(page, "2027-03-18"))
    expect(page.locator(".over")).to_have_attribute("data-day", "2027-03-18")
    hold_over(page, cell(page, "2027-03-25"))
    expect(page.locator(".over")).to_have_attribute("data-day", "2027-03-25")
    hold_over(page, page.locator("main h1"))
    expect(page.locator(".over")).to_have_count(0)
    hold_over(page, cell(page, "2027-03-25"))
    page.keyboard.press("Escape")
    expect(page.locator(".over, .dragged")).to_have_count(0)
    page.mouse.up()
    expect(titles(page, "2027-03-10")).to_have_text(["Pay rent"])
    expect(message(page)).to_have_count(0)
    assert exported(page) == before


def test_a_task_dropped_where_no_day_is_stays(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10")
    for target in (page.locator("main h1"), cell(page, "2027-03-10").locator(".date")):
        grab(page, entry(page, "Pay rent"))
        hold_over(page, target)
        page.mouse.up()
        expect(page.locator(".dragged")).to_have_count(0)
    expect(titles(page, "2027-03-10")).to_have_text(["Pay rent"])
    expect(message(page)).to_have_count(0)


def test_a_task_is_dragged_to_another_day_of_a_week(opened):
    page = opened("/tasks/upcoming", f"Pay rent {today_and(1)}", f"Call Ann {today_and(-3)}")
    row(page, "Pay rent").drag_to(cell(page, today_and(2)))
    expect(message(page)).to_be_visible()
    expect(titles(page, today_and(2))).to_have_text(["Pay rent"])
    undo(page)
    expect(titles(page, today_and(1))).to_have_text(["Pay rent"])
    row(page, "Call Ann").locator(".line").drag_to(cell(page, today_and(0)))  # an overdue one, by its title
    expect(titles(page, today_and(0))).to_have_text(["Call Ann"])
    expect(page.locator(".group", has_text="Overdue")).to_have_count(0)
    row(page, "Call Ann").locator(".line").click()
    expect(page.locator("main h1")).to_have_text("Call Ann")


def test_one_time_of_a_repeating_task_is_dragged(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Water plants every week from 2027-03-02")
    days = [f"2027-03-{day:02}" for day in (2, 9, 16, 23, 30)]
    for day in days:
        expect(titles(page, day)).to_have_text(["Water plants"])
    cell(page, days[1]).locator(".entry").drag_to(cell(page, "2027-03-11"))
    expect(titles(page, "2027-03-11")).to_have_text(["Water plants"])
    expect(titles(page, days[1])).to_have_count(0)
    expect(titles(page, days[2])).to_have_text(["Water plants"])


def test_a_task_is_not_moved_before_its_start_and_says_why(opened, server):
    server.run("task", "add", "Pay rent", "--due", "2027-03-24", "--start", "2027-03-20")
    page = opened(f"/tasks/month?month={MONTH}")
    entry(page, "Pay rent").drag_to(cell(page, "2027-03-18"))
    expect(page.locator(".reason")).to_contain_text("20 Mar")
    page.get_by_role("link", name="Close").click()
    expect(page).to_have_url(re.compile(f"/tasks/month\\?month={MONTH}$"))
    expect(titles(page, "2027-03-24")).to_have_text(["Pay rent"])


def test_a_move_without_an_answer_leaves_the_task_where_it_was(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-24", service_workers="block")
    page.route("**/do", lambda route: route.abort(), times=1)
    entry(page, "Pay rent").drag_to(cell(page, "2027-03-18"))
    expect(page.get_by_role("alert")).to_contain_text("The server did not respond")
    expect(titles(page, "2027-03-24")).to_have_text(["Pay rent"])
    entry(page, "Pay rent").drag_to(cell(page, "2027-03-18"))
    expect(titles(page, "2027-03-18")).to_have_text(["Pay rent"])


def test_a_completed_task_of_a_month_has_no_other_day(opened, server):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10", "Paint 2027-03-10")
    server.run("task", "done", "Paint")
    page.reload()
    expect(entry(page, "Pay rent")).to_have_attribute("draggable", "true")
    expect(entry(page, "Paint")).not_to_have_attribute("draggable", "true")
    expect(entry(page, "Paint").locator(".move")).to_have_count(0)


def test_a_finger_drags_nothing(opened):
    page = opened("/tasks/upcoming", f"Pay rent {today_and(1)}", **PHONE)
    expect(row(page, "Pay rent")).to_be_visible()
    expect(page.locator("[draggable=true]")).to_have_count(0)


# --------------------------------------------------------------------------------------------------- right click


def test_a_right_click_in_a_month_moves_a_task_to_tomorrow_in_two_clicks(opened):
    today, tomorrow = today_and(0), today_and(1)
    page = opened(f"/tasks/month?month={tomorrow[:7]}", f"Pay rent {today_and(2)}")
    if not entry(page, "Pay rent").count():  # the day after tomorrow is in a month that shows tomorrow in no week
        visit(page, f"/tasks/month?month={today_and(2)[:7]}")
    entry(page, "Pay rent").click(button="right")
    page.get_by_role("dialog").get_by_role("button", name="Tomorrow").click()
    expect(message(page)).to_contain_text("Undo")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile("/tasks/month"))
    visit(page, f"/tasks/month?month={tomorrow[:7]}")
    expect(titles(page, tomorrow)).to_have_text(["Pay rent"])


def test_a_right_click_also_completes_edits_or_deletes_a_task(opened):
    page = opened("/tasks", "Pay rent today", "Buy milk today")
    task = page.locator("main li.task", has_text="Pay rent")
    task.click(button="right")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="Edit")).to_be_visible()
    expect(sheet.get_by_role("button", name="Delete")).to_be_visible()
    sheet.get_by_role("button", name="Complete").click()
    expect(message(page)).to_contain_text("Undo")
    expect(sheet).to_have_count(0)
    expect(task).to_have_count(0)
    task = page.locator("main li.task", has_text="Buy milk")
    task.click(button="right")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(message(page)).to_contain_text("Undo")
    expect(task).to_have_count(0)


def test_a_right_click_opens_a_task_or_gives_it_a_priority(opened):
    page = opened("/tasks", "Pay rent today")
    task = row(page, "Pay rent")
    task.click(button="right")
    page.get_by_role("dialog").get_by_role("button", name="Urgent").click()
    expect(message(page)).to_contain_text("“Pay rent” saved")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(task.locator(".flag")).to_contain_text("Urgent")
    task.click(button="right")
    expect(page.get_by_role("dialog").get_by_role("button", name="Urgent")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("dialog").get_by_role("link", name="Open", exact=True).click()
    expect(page.locator("main h1")).to_have_text("Pay rent")


def test_a_right_click_reopens_a_closed_task(opened):
    page = opened("/tasks", "Pay rent today")
    row(page, "Pay rent").locator(".check").click()
    expect(message(page)).to_contain_text("Undo")
    visit(page, "/tasks?status=completed")
    row(page, "Pay rent").click(button="right")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="Open", exact=True)).to_be_visible()
    expect(sheet.get_by_role("button", name="Delete")).to_be_visible()
    expect(sheet.get_by_role("button", name="Tomorrow")).to_have_count(0)
    sheet.get_by_role("button", name="Reopen").click()
    expect(message(page)).to_contain_text("Undo")
    visit(page, "/tasks")
    expect(row(page, "Pay rent")).to_be_visible()


def test_a_long_press_on_a_task_offers_other_days_and_actions_on_a_phone(opened):
    page = opened("/today", "Pay rent today", **PHONE)
    page.locator("main li.task", has_text="Pay rent").dispatch_event("contextmenu", {"bubbles": True, "cancelable": True})
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Delete")).to_be_visible()
    sheet.get_by_role("button", name="Tomorrow").click()
    expect(message(page)).to_contain_text("Undo")


def test_a_task_of_a_month_shows_a_button_for_another_day_under_the_pointer(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10")
    button = page.get_by_role("link", name=re.compile("Reschedule.*Pay rent"))
    expect(button).to_have_css("opacity", "0")
    entry(page, "Pay rent").hover()
    expect(button).to_have_css("opacity", "1")
    button.click()
    sheet = page.get_by_role("dialog")
    sheet.locator("#day").fill("2027-03-12")
    sheet.get_by_role("button", name="Reschedule").click()
    expect(titles(page, "2027-03-12")).to_have_text(["Pay rent"])


def test_a_long_press_in_a_month_offers_other_days_on_a_wide_touch_screen(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10",
                  viewport={"width": 1180, "height": 820}, is_mobile=True, has_touch=True)
    entry(page, "Pay rent").locator(".line").dispatch_event("contextmenu", {"bubbles": True, "cancelable": True})
    expect(page.get_by_role("dialog").get_by_role("button", name="Tomorrow")).to_be_visible()


# ------------------------------------------------------------------------------------------------- keys of a month


def focused_day(page):
    return page.locator("[data-day]:focus-within")


def expect_focus(page, day):
    expect(focused_day(page)).to_have_attribute("data-day", day)


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def test_arrows_move_between_the_days_of_a_month(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10")
    cell(page, "2027-03-01").locator(".date").focus()
    for key, day in [("ArrowRight", "2027-03-02"), ("ArrowDown", "2027-03-09"), ("ArrowRight", "2027-03-10"),
                     ("ArrowUp", "2027-03-03"), ("ArrowLeft", "2027-03-02"), ("End", "2027-03-07"),
                     ("Home", "2027-03-01")]:
        page.keyboard.press(key)
        expect_focus(page, day)


def test_only_one_day_of_a_month_is_in_the_order_of_tab(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10", "Paint 2027-03-24")
    reachable = page.locator(".agenda [data-day]:has([tabindex='0'])")
    expect(reachable).to_have_attribute("data-day", "2027-03-01")
    expect(page.locator(".agenda a:not([tabindex])")).to_have_count(0)
    cell(page, "2027-03-01").locator(".date").focus()
    press(page, "ArrowDown", "ArrowRight", "ArrowRight")
    expect(reachable).to_have_attribute("data-day", "2027-03-10")
    expect(page.locator(":focus")).to_have_class("date")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Pay rent")
    press(page, "Tab", "Tab", "Tab")
    expect(focused_day(page)).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect_focus(page, "2027-03-10")
    visit(page, "/tasks/month")
    expect(reachable).to_have_attribute("data-day", today_and(0))


def test_page_keys_go_to_the_same_day_of_another_month(opened):
    page = opened("/tasks/month?month=2027-01", "Pay rent 2027-02-28")
    cell(page, "2027-01-31").locator(".date").focus()
    page.keyboard.press("PageDown")
    expect(page.locator("main h1")).to_have_text("February 2027")
    expect_focus(page, "2027-02-28")
    press(page, "PageDown", "PageDown", "PageDown")  # faster than pages come
    expect(page.locator("main h1")).to_have_text("May 2027")
    expect_focus(page, "2027-05-28")
    page.keyboard.press("PageUp")
    expect(page.locator("main h1")).to_have_text("April 2027")
    expect_focus(page, "2027-04-28")
    expect(page).to_have_url(re.compile("month=2027-04$"))


def test_an_arrow_past_the_last_week_goes_to_the_next_month(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10")
    cell(page, "2027-04-04").locator(".date").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("main h1")).to_have_text("April 2027")
    expect_focus(page, "2027-04-05")
    press(page, "ArrowUp", "ArrowUp")  # 29 March is shown with April
    expect(page.locator("main h1")).to_have_text("March 2027")
    expect_focus(page, "2027-03-22")


def test_enter_adds_to_an_empty_day_and_opens_another(opened):
    page = opened(f"/tasks/month?month={MONTH}", "Pay rent 2027-03-10")
    cell(page, "2027-03-08").locator(".date").focus()
    press(page, "ArrowRight", "Enter")
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("#quick")).to_be_focused()
    page.keyboard.type("Paint")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Added “Paint”")
    page.keyboard.press("Escape")
    expect(titles(page, "2027-03-09")).to_have_text(["Paint"])
    expect_focus(page, "2027-03-09")
    press(page, "ArrowRight", "Enter")
    page.wait_for_url("**/day/2027-03-10")


# A dialog's close event comes with the next frame, which may be after the next page.
LATE_CLOSE = """
    const listen = EventTarget.prototype.addEventListener;
    HTMLDialogElement.prototype.addEventListener = function (type, listener, options) {
        listen.call(this, type, type === "close" ? event => setTimeout(listener, 1500, event) : listener, options);
    };
"""


def test_a_message_outlasts_the_sheet_that_it_comes_from(opened):
    page = opened("/tasks", "Pay rent today")
    page.add_init_script(LATE_CLOSE)
    visit(page, "/tasks")
    row(page, "Pay rent").click(button="right")
    page.get_by_role("dialog").get_by_role("button", name="Tomorrow").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(message(page)).to_contain_text("Undo")
