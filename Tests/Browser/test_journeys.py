"""The things that people do daily, on a phone, with their taps counted. docs/taps.md compares the counts with other apps'."""

import datetime
import re

import pytest
from conftest import PHONE, expect_marked, message, tile, unlock, visit
from playwright.sync_api import expect
from served import until


class Taps:
    """A finger that counts. Keys of the keyboard are typing, except Enter, which is a tap too."""

    def __init__(self, page):
        self.page, self.count = page, 0

    def tap(self, locator):
        locator.tap()
        self.count += 1

    def enter(self):
        self.page.keyboard.press("Enter")
        self.count += 1


@pytest.fixture
def prepared(contexts, server):
    """A phone that shows Today, with what the commands added before."""
    def show(*commands):
        for command in commands:
            server.run(*command)
        page = unlock(contexts(**PHONE).new_page(), server)
        visit(page, "/today")
        return page, Taps(page)

    return show


def days_ago(count):
    return (datetime.date.today() - datetime.timedelta(days=count)).isoformat()


def test_six_habits_are_marked_in_six_taps(prepared):
    titles = ["Read", "Walk", "Draw", "Sing", "Stretch", "Meditate"]
    page, finger = prepared(*[("habit", "add", title) for title in titles])
    for title in titles:
        finger.tap(tile(page, title).locator(".mark"))
        expect_marked(page, title)
    assert finger.count == 6


def test_three_of_five_tasks_leave_a_habit_in_sight_on_a_low_phone_too(prepared):
    titles = ["Send the invoice", "Call the dentist about the check-up of the children !high", "Return the library books #errand",
              "Buy a present for aunt Magda, something for her garden", "Ask for days off"]
    page, finger = prepared(*[("task", "add", f"{title} today") for title in titles], ("task", "done", "Send"),
                            ("task", "add", "Pay the rent", "--due", days_ago(1)),
                            ("habit", "add", "Read", "--start", days_ago(1)), ("done", "Read", "--on", days_ago(1)))
    rows = page.locator("#tasks > .list > .task")
    expect(rows).to_have_count(5)
    expect(rows.filter(visible=True)).to_have_count(3)
    for part in (".tick", ".title"):
        assert bottom(tile(page, "Read").locator(part)) <= page.locator("nav.tabs").bounding_box()["y"], part
    page.set_viewport_size({"width": 390, "height": 720})
    page.reload()
    expect(rows.filter(visible=True)).to_have_count(3)
    assert bottom(tile(page, "Read").locator(".title")) <= page.locator("nav.tabs").bounding_box()["y"]
    finger.tap(page.get_by_text("Show more (2)"))
    expect(rows.filter(visible=True)).to_have_count(5)
    expect(page.get_by_text("Show more")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 860})
    page.reload()
    expect(rows.filter(visible=True)).to_have_count(5)
    expect(page.get_by_text("Show more")).to_be_hidden()


def bottom(locator):
    box = locator.bounding_box()
    return box["y"] + box["height"]


def test_three_tasks_are_added_as_sentences_in_four_taps(prepared):
    page, finger = prepared()
    finger.tap(page.locator("nav.tabs a.add"))
    for line, title in [("Pay rent every month on 1 !high", "Pay rent"), ("Call Ann tomorrow 18:00", "Call Ann"),
                        ("Gym every mon wed fri 7am", "Gym")]:
        page.keyboard.type(line)
        finger.enter()
        expect(message(page)).to_contain_text(f"Added “{title}”")
    assert finger.count == 4


def test_a_task_is_rescheduled_to_tomorrow_in_two_taps(prepared):
    page, finger = prepared(("task", "add", "Call Ann today"))
    task = page.locator("main li.task", has_text="Call Ann")
    finger.tap(task.locator(".move"))
    finger.tap(page.get_by_role("dialog").get_by_role("button", name="Tomorrow"))
    expect(message(page)).to_contain_text("Undo")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(task).to_have_count(0)  # it is not for today any more
    assert finger.count == 2
    visit(page, "/tasks/upcoming")
    expect(page.locator(".day-plan").nth(1)).to_contain_text("Call Ann")


def test_a_mood_is_logged_in_three_taps_and_an_activity_is_one_more(prepared):
    page, finger = prepared(("mood", "log", "good", "--at", "yesterday 12:00"))
    sheet = page.get_by_role("dialog")
    finger.tap(page.locator(".log-chip").first)
    finger.tap(sheet.get_by_label("Great", exact=True))
    finger.tap(sheet.get_by_role("button", name="Save"))
    expect(message(page)).to_contain_text("Mood logged: great")
    expect(sheet).to_have_count(0)
    assert finger.count == 3
    finger.tap(page.locator(".log-chip").first)
    finger.tap(sheet.get_by_label("Okay", exact=True))
    finger.tap(sheet.get_by_label("Friends", exact=True))
    finger.tap(sheet.get_by_role("button", name="Save"))
    expect(message(page)).to_contain_text("Mood logged: okay")
    assert finger.count == 3 + 4


def test_a_weight_is_logged_in_two_taps(prepared):
    page, finger = prepared(("weigh", "80", "--on", days_ago(1)))
    finger.tap(page.locator(".log-chip", has_text="Weight"))
    page.keyboard.type("79.5")
    finger.enter()
    expect(page.locator(".log-chip", has_text="79.5 kg")).to_be_visible()
    assert finger.count == 2


def test_a_meal_is_logged_in_two_taps(prepared):
    page, finger = prepared()
    finger.tap(page.locator("nav.tabs a.add"))
    page.keyboard.type("2 eggs and toast")
    finger.enter()
    expect(message(page)).to_be_visible()
    assert finger.count == 2
    visit(page, "/meals")
    expect(page.locator("main")).to_contain_text(re.compile("egg", re.I))


def test_an_expense_is_logged_in_three_taps(prepared):
    page, finger = prepared(("spend", "3", "eating"))
    finger.tap(page.locator(".log-chip", has_text="Expense"))
    for key in "12.50":  # typing
        page.locator("dialog .keys button", has_text=re.compile(f"^{re.escape(key)}$")).tap()
    finger.tap(page.locator("dialog label.chip", has_text="Groceries"))
    finger.tap(page.locator("form.money-entry > .submit button"))
    expect(message(page)).to_contain_text("€12.50 spent: Groceries")
    assert finger.count == 3


def test_a_workout_of_twelve_sets_takes_a_tap_a_set_and_four_more(prepared):
    page, finger = prepared(("workout", "routine", "add", "Push", "--set", "Bench press 12x8x60"))
    finger.tap(page.locator(".log-chip", has_text="Workout"))
    finger.tap(page.get_by_role("dialog").get_by_role("button", name="Push"))
    page.wait_for_url(re.compile("/live"))
    for number in range(12):
        expect(page.locator(".live-set header")).to_contain_text(f"Set {number + 1} of 12")
        finger.tap(page.get_by_role("button", name="Log set"))
    expect(page.locator("main")).to_contain_text("All sets done")
    finger.tap(page.locator(".live-foot").get_by_role("button", name="Finish"))
    expect(message(page)).to_contain_text("finished")
    assert finger.count == 15


def test_a_routine_of_three_exercises_is_built_and_begun_in_fifteen_taps(prepared):
    page, finger = prepared(("workout", "log", "Gym", "--set", "Running 5 km"))
    visit(page, "/workouts")
    finger.tap(page.get_by_role("link", name="Add a routine"))
    finger.tap(page.locator("[name=name]"))
    page.keyboard.type("Full body")
    finger.tap(page.locator("#adding > summary"))
    for name in ("Squat", "Bench press", "Deadlift"):
        finger.tap(page.locator("#adding label", has=page.get_by_text(name, exact=True)))
    finger.tap(page.get_by_role("button", name="Add 3", exact=True))
    for line in (0, 3, 6):  # the second and third set of each repeat the first
        finger.tap(page.locator(f"#load-{line}"))
        page.keyboard.type("60")
        finger.tap(page.locator(f"#repetitions-{line}"))
        page.keyboard.type("8")
    finger.tap(page.locator("main .submit button.primary"))
    expect(message(page)).to_contain_text("Full body")
    finger.tap(page.get_by_role("button", name="Start “Full body”"))
    expect(page.locator(".live-set header")).to_contain_text("Set 1 of 3")
    expect(page.locator("#load")).to_have_value("60")
    assert finger.count == 15


def test_progress_of_a_goal_is_logged_in_three_taps(prepared):
    page, finger = prepared(("goal", "add", "Read", "--to", "12", "--unit", "books"))
    finger.tap(page.locator("nav.tabs").get_by_role("link", name="Plan"))
    finger.tap(page.locator(".top .segments").get_by_role("link", name="Goals"))
    finger.tap(page.get_by_role("button", name="Add +1 book to “Read”"))
    expect(page.locator("main")).to_contain_text("1 of 12 books")
    assert finger.count == 3


def test_a_note_of_last_month_is_found_in_two_taps(prepared):
    page, finger = prepared(("habit", "add", "Read", "--start", days_ago(60)),
                            ("done", "Read", "--note", "The lighthouse keeper", "--on", days_ago(31)))
    finger.tap(page.locator(".places a").first)
    page.keyboard.type("lighthouse")
    hit = page.get_by_role("dialog").locator(".hits a").first
    expect(hit).to_contain_text("lighthouse")
    finger.tap(hit)
    expect(page.locator("textarea[name=note]")).to_have_value("The lighthouse keeper")
    assert finger.count == 2


def test_an_entry_of_an_earlier_day_is_changed_in_two_taps(prepared):
    page, finger = prepared(("habit", "add", "Read", "--start", days_ago(30)))
    week = page.locator("nav[aria-label='this week'] a, .week a")
    days = until(lambda: week.count(), "the week is there")
    index = min(datetime.date.today().weekday(), days - 1)
    earlier = index - 1 if index else None
    if earlier is None:  # on a Monday the day before is in the week before
        finger.tap(page.get_by_role("link", name="Previous day"))
    else:
        finger.tap(week.nth(earlier))
    expect(page.locator(".heading")).to_contain_text("yesterday")
    finger.tap(tile(page, "Read").locator(".mark"))
    expect_marked(page, "Read")
    assert finger.count == 2


def test_an_entry_of_an_earlier_day_is_changed_in_one_tap_where_habits_are_rows(prepared):
    page, finger = prepared(
        ("habit", "add", "Read", "--start", days_ago(30)), ("settings", "set", "habit-layout", "days"))
    day = page.locator(".block-habits .week-marks .day").nth(-3)
    finger.tap(day)
    expect(page.locator(".block-habits .week-marks .day").nth(-3)).to_have_attribute("aria-pressed", "true")
    assert finger.count == 1
