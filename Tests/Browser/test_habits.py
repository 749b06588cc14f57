"""Habits in the browser."""

import datetime

from conftest import (PHONE, add_habit, archive, expect_marked, home, mark, message, open_habit, save, tile, undo,
                      unfold, unlock, visit)
from playwright.sync_api import expect
from served import until


def test_a_newcomer_adds_a_habit_and_marks_it(page):
    expect(page.locator("main")).to_contain_text("What would you like to keep track of?")
    page.get_by_role("button", name="Get started").click()
    page.locator("main").get_by_role("link", name="Something else").click()
    page.fill("input[name=title]", "Read")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("added")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    page.reload()
    expect_marked(page, "Read")
    expect(page.locator(".summary")).to_contain_text("All done. Nice work.")
    mark(page, "Read")
    expect_marked(page, "Read", False)


def test_a_past_day_is_opened_and_marked(page):
    add_habit(page, "Read", startDay="2026-01-01")
    visit(page, "/today")
    page.get_by_role("link", name="Previous day").click()
    expect(page.locator(".heading")).to_contain_text("yesterday")
    mark(page, "Read")
    expect_marked(page, "Read")
    page.get_by_role("link", name="Next day").click()
    expect_marked(page, "Read", False)


def test_a_chosen_emoji_closes_the_list_and_opens_no_keyboard(phone):
    visit(phone, "/habits/new")
    phone.locator("summary", has_text="Choose an icon").tap()
    phone.get_by_role("button", name="🧘").tap()
    expect(phone.locator("#icon")).to_have_value("🧘")
    expect(phone.locator("details:has(button[value='icon-🧘'])")).not_to_have_attribute("open", "")
    assert not phone.evaluate("document.activeElement.matches('input')")


def test_a_habit_is_edited(page):
    add_habit(page, "Read")
    open_habit(page, "Read")
    page.get_by_role("link", name="Edit").click()
    unfold(page)
    page.fill("input[name=title]", "Read a page")
    page.fill("[name=note]", "Before sleep")
    page.get_by_role("button", name="📖").click()
    expect(page.locator("input[name=icon]")).to_have_value("📖")
    assert page.input_value("[name=note]") == "Before sleep", "choosing an icon keeps what was typed"
    page.locator("input[name=color][value=rose]").check(force=True)
    save(page)
    expect(page.locator("main h1")).to_contain_text("Read a page")
    expect(page.locator("header.subject.tint-rose")).to_contain_text("📖")
    undo(page)
    expect(page.locator("main h1")).to_have_text("Read")


def test_every_kind_of_schedule_is_kept(page):
    schedules = {
        "daily": ({}, "Every day"), "weekdays": ({}, None), "weekly": ({"perWeek": "3"}, "3 times a week"),
        "monthly": ({"perMonth": "2"}, "2 times a month"), "within": ({"times": "3", "inDays": "10"}, "3 times in 10 days"),
        "every": ({"everyDays": "4"}, "Every 4 days"),
    }
    for schedule, (numbers, said) in schedules.items():
        visit(page, "/habits/new")
        page.fill("input[name=title]", f"Habit {schedule}")
        page.locator(f"input[name=schedule][value={schedule}]").check(force=True)
        if schedule == "weekdays":
            for box in page.locator("input[name=weekdays]").all():
                box.set_checked(box.get_attribute("value") in ("mon", "thu"), force=True)
        for name, number in numbers.items():
            page.fill(f"[name={name}]", number)
        save(page)
        expect(message(page)).to_contain_text(f"Habit {schedule}")
        row = page.locator("a.line", has_text=f"Habit {schedule}")
        visit(page, "/habits")
        expect(row).to_contain_text(said or "Mon")


def test_reminders_are_added_and_kept(page):
    add_habit(page, "Read")
    open_habit(page, "Read")
    page.get_by_role("link", name="Edit").click()
    unfold(page)
    page.get_by_role("button", name="Add a reminder").click()
    page.fill("[name=reminder-0-time]", "07:30")
    page.fill("[name=reminder-0-text]", "The book on the table")
    page.get_by_role("button", name="Add a reminder").click()
    expect(page.locator("[name=reminder-1-time]")).to_be_visible()
    page.fill("[name=reminder-1-time]", "21:00")
    save(page)
    expect(page.locator("header.subject")).to_contain_text("The book on the table")
    expect(page.locator("header.subject")).to_contain_text("21:00")


def test_refused_form_keeps_its_input(page):
    add_habit(page, "Read")
    visit(page, "/habits/new")
    unfold(page)
    page.fill("input[name=title]", "READ")
    page.fill("[name=note]", "Kept as typed")
    save(page)
    expect(page.locator(".field.refused .reason")).to_be_visible()
    expect(page.locator("input[name=title]")).to_be_focused()
    assert page.input_value("input[name=title]") == "READ"
    assert page.input_value("[name=note]") == "Kept as typed"
    page.fill("input[name=title]", "Read more")
    save(page)
    expect(message(page)).to_contain_text("Read more")


def test_a_measure_is_taken_with_the_pad_and_by_plus_and_minus(phone):
    add_habit(phone, "Water", kind="atLeast", target="8", unit="glasses")
    visit(phone, "/today")
    mark(phone, "Water")
    sheet = phone.locator(".sheet")
    expect(sheet.locator("#value")).to_be_visible()
    expect(sheet.locator(".example")).to_contain_text("0 of 8 glasses")
    sheet.locator("[data-key='6']").click()
    expect(sheet.locator(".example")).to_contain_text("6 of 8 glasses")
    expect(sheet.locator(".ring-label")).to_have_text("75%")
    sheet.get_by_role("button", name="Delete the last digit").click()
    for key in "125":
        sheet.locator(f"[data-key='{key}']").click()
    sheet.get_by_role("button", name="Delete the last digit").click()
    expect(sheet.locator("#value")).to_have_value("12")
    sheet.get_by_role("button", name="Set", exact=True).click()
    expect(message(phone)).to_contain_text("Water")
    expect(tile(phone, "Water")).to_contain_text("12 of 8")
    mark(phone, "Water")
    sheet.get_by_role("button", name="Less by").click()
    expect(sheet.locator("#value")).to_have_value("11")
    sheet.get_by_role("button", name="More by").click()
    expect(sheet.locator("#value")).to_have_value("12")
    sheet.get_by_role("button", name="More by").click()
    expect(sheet.locator("#value")).to_have_value("13")
    sheet.get_by_role("link", name="Close").click()
    expect(tile(phone, "Water")).to_contain_text("13 of 8")


def test_plus_counts_from_what_is_typed_which_a_tap_outside_does_not_drop(phone):
    add_habit(phone, "Read", kind="atLeast", target="20", unit="pages")
    visit(phone, "/today")
    tile(phone, "Read").get_by_role("button", name="Read: +5 pages").tap()
    expect(tile(phone, "Read")).to_contain_text("5 of 20 pages")
    mark(phone, "Read")
    sheet = phone.locator("dialog .sheet")
    sheet.locator("[data-key='7']").tap()
    phone.touchscreen.tap(195, 20)
    expect(phone.locator("dialog")).to_have_count(0)
    expect(tile(phone, "Read")).to_contain_text("5 of 20 pages")
    mark(phone, "Read")
    expect(sheet.locator("#value")).to_have_value("7")
    sheet.get_by_role("button", name="More by 1 page").tap()
    expect(sheet.locator("#value")).to_have_value("8")
    expect(tile(phone, "Read")).to_contain_text("8 of 20 pages")


def test_a_day_to_come_says_from_when_it_can_be_marked(page):
    add_habit(page, "Stretch")
    day = datetime.date.today() + datetime.timedelta(days=3)
    visit(page, f"/day/{day}")
    tile(page, "Stretch").locator(".mark").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("You can mark “Stretch” from")
    expect(page.get_by_role("dialog")).to_contain_text(str(day.day))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == home(page) + f"/day/{day}"
    expect(tile(page, "Stretch")).to_be_visible()


def test_a_value_that_is_no_number_is_refused(page):
    add_habit(page, "Water", kind="atLeast", target="8", unit="glasses")
    visit(page, "/today")
    mark(page, "Water")
    page.fill("#value", "many")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.locator("#value-reason")).to_be_visible()
    expect(page.locator("#value")).to_have_value("many")
    page.fill("#value", "2.5")
    page.keyboard.press("Enter")
    expect(tile(page, "Water")).to_contain_text("2.5 of 8")


def test_a_day_is_skipped_with_a_reason_and_a_note(page):
    add_habit(page, "Run")
    open_habit(page, "Run")
    page.get_by_role("link", name="Skip today or write a note").click()
    page.get_by_text("Skip this day").click()
    page.fill("[name=reason]", "Ill")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(message(page)).to_contain_text("skipped")
    visit(page, "/today")
    expect(tile(page, "Run")).to_contain_text("Skipped")
    open_habit(page, "Run")
    page.get_by_role("link", name="Skip today or write a note").click()
    page.get_by_role("dialog").locator("summary", has_text="Note").click()
    page.fill("[name=note]", "A cold\nwith a cough")
    page.get_by_role("button", name="Save note").click()
    expect(message(page)).to_contain_text("Note")
    open_habit(page, "Run")
    expect(page.locator("main")).to_contain_text("with a cough")
    expect(page.locator("table.month .day.skipped.noted")).to_be_visible()


def test_undo_and_redo_from_the_message(page):
    add_habit(page, "Run")
    open_habit(page, "Run")
    visit(page, page.get_by_role("link", name="Skip today or write a note").get_attribute("href"))
    page.get_by_text("Skip this day").click()
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(tile(page, "Run")).to_contain_text("Skipped")
    undo(page)
    expect(tile(page, "Run")).not_to_contain_text("Skipped")
    message(page).get_by_role("button", name="Redo").click()
    expect(message(page)).to_contain_text("Redone")
    expect(tile(page, "Run")).to_contain_text("Skipped")


def test_archiving_can_be_undone(page):
    add_habit(page, "Read")
    archive(page, "Read")
    undo(page)
    visit(page, "/today")
    expect(tile(page, "Read")).to_be_visible()


def test_an_archived_habit_is_restored(page):
    add_habit(page, "Read")
    archive(page, "Read")
    visit(page, "/archive")
    page.get_by_role("button", name="Restore: Read").click()
    expect(message(page)).to_contain_text("restored")
    expect(page.locator("main")).to_contain_text("The archive is empty")
    visit(page, "/today")
    expect(tile(page, "Read")).to_be_visible()


def test_deleting_for_ever_can_be_undone_with_its_entries(page):
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    archive(page, "Read")
    visit(page, "/archive")
    page.get_by_role("link", name="Read").click()
    expect(page.locator("main")).to_contain_text("1 entry will be deleted with it")
    page.get_by_role("button", name="Delete habit").click()
    expect(message(page)).to_contain_text("deleted")
    expect(page.locator("main")).to_contain_text("The archive is empty")
    undo(page)
    page.get_by_role("button", name="Restore: Read").click()
    expect(message(page)).to_contain_text("restored")
    visit(page, "/today")
    expect_marked(page, "Read")


def test_a_day_is_marked_in_the_month(page):
    add_habit(page, "Read")
    open_habit(page, "Read")
    page.locator("table.month .day.now").click()
    expect(page.locator("table.month .day.now.done")).to_be_visible()
    page.locator("table.month .day.now").click()
    expect(page.locator("table.month .day.now:not(.done)")).to_be_visible()


def test_a_habit_is_imported_and_taken_back(page, tmp_path):
    file = tmp_path / "habitbull.csv"
    file.write_text("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
                    "Breed dragons,,Pets,2016-03-18,1,text\nBreed dragons,,Pets,2016-03-19,1,\n")
    visit(page, "/data")
    page.set_input_files("input[type=file]", file)
    page.click("form[action='/data/import'] button.primary")
    expect(page.locator("main")).to_contain_text("Breed dragons")
    page.click("form[action='/data/import/apply'] button.primary")
    expect(message(page)).to_contain_text("Imported")
    undo(page)
    expect(page.locator("main")).not_to_contain_text("Breed dragons")


def test_a_file_that_is_none_is_refused_whole(page, tmp_path):
    file = tmp_path / "photo.jpg"
    file.write_bytes(bytes(range(256)) * 20)
    visit(page, "/data")
    page.set_input_files("input[type=file]", file)
    page.click("form[action='/data/import'] button.primary")
    expect(page.get_by_role("alert")).to_be_visible()
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("No habits yet")


def test_the_terminal_and_the_browser_see_each_other(page, server):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the terminal sees the habit")
    page.goto(home(page) + "/today")
    server.run("done", "Read")
    expect_marked(page, "Read")


def test_a_phone_shows_a_week_of_each_habit_with_days_to_touch(contexts, server):
    server.run("habit", "add", "Read", "--start", "2026-01-01")
    server.run("settings", "set", "habit-layout", "days")
    page = unlock(contexts(**PHONE).new_page(), server, wait_for_worker=False)
    for width, count in {390: 7, 360: 7, 320: 5}.items():
        page.set_viewport_size({"width": width, "height": 844})
        visit(page, "/today")
        days = page.locator(".block-habits .week-marks .day:visible")
        expect(days).to_have_count(count)
        boxes = days.evaluate_all("all => all.map(each => each.getBoundingClientRect()).map(({ x, width }) => [x, width])")
        assert all(wide > 43.9 for _, wide in boxes)
        assert all(x + wide < next_x + .1 for (x, wide), (next_x, _) in zip(boxes, boxes[1:]))
        assert page.evaluate("document.documentElement.scrollWidth") <= width
