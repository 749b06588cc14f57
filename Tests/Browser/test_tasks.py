"""Tasks: adding them, subtasks, occurrences and time spent."""

import re

import pytest
from conftest import add_habit, exported, home, message, save, set_intervals, undo, unlock, visit
from playwright.sync_api import expect
from served import until
from test_offline import agree, sync_status
from test_settings import choose

RENT = "Pay rent every month on 1 at 18:00 !high #home ~30m @Flat"
CHIPS = ["Every month on the 1st", "18:00", "Priority: High", "#home", "Estimate: 30 min", "@Flat", "Reminder: 18:00"]


def row(page, title):
    return page.locator("main li.task", has=page.locator("strong", has_text=re.compile(f"^{re.escape(title)}$")))


def expect_tasks(page, *titles):
    expect(page.locator("main li.task strong")).to_have_text(list(titles))


def quick_add(page, line):
    page.fill("main #quick", line)
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Added")
    expect(page.locator("main #quick")).to_have_value("")


def complete(page, title):
    row(page, title).locator(".check").click()


def open_task(page, title):
    row(page, title).locator("a.line").click()
    expect(page.locator("main h1")).to_have_text(title)


def chips(page):
    return page.locator(".understood .chip bdi")


def mind(server, *lines):
    """Has the server keep tasks."""
    for line in lines:
        server.run("task", "add", line)


@pytest.fixture
def tasks(contexts, server):
    """Opens the tasks on a device of its own, once they are there."""
    def show(*lines, **options):
        mind(server, *lines)
        page = unlock(contexts(**options).new_page(), server)
        visit(page, "/tasks")
        expect(page.locator("main li.task")).to_have_count(len(lines))
        return page

    return show


# --------------------------------------------------------------------------------------------------------- adding


@pytest.mark.parametrize("path", ["/today", "/tasks", "/tasks/upcoming", "/tasks/board"])
def test_a_line_says_all_of_a_task_and_shows_what_is_understood(page, server, path):
    mind(server, "Call Ann today")  # Today has no line before there are tasks
    visit(page, path)
    expect(row(page, "Call Ann")).to_be_visible()
    page.locator("main #quick").press_sequentially(RENT)
    expect(chips(page)).to_have_text(CHIPS)
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Added “Pay rent”")
    expect(page).to_have_url(re.compile(path + "(#.*)?$"))
    expect(chips(page)).to_have_count(0)
    visit(page, "/tasks")
    expect(row(page, "Pay rent")).to_have_count(1)
    for detail in ("18:00", "#home", "Flat", "High"):
        expect(row(page, "Pay rent")).to_contain_text(detail)


def test_a_chip_that_is_struck_out_stays_in_the_title(page):
    visit(page, "/tasks")
    page.locator("main #quick").press_sequentially("Call #garden tomorrow")
    expect(chips(page)).to_have_text(["#garden", "Due: tomorrow"])
    page.locator(".understood .chip", has_text="#garden").click()
    expect(page.locator(".understood .struck")).to_have_text(re.compile("^#garden"))
    expect(page.locator(".understood .accent bdi")).to_have_text(["Due: tomorrow"])
    page.locator(".understood .struck").click()
    expect(page.locator(".understood .accent")).to_have_count(2)
    page.locator(".understood .chip", has_text="#garden").click()
    expect(page.locator(".understood .struck")).to_have_count(1)
    page.locator("main #quick").press("Enter")
    expect_tasks(page, "Call #garden")
    expect(row(page, "Call #garden")).to_contain_text("Tomorrow")
    expect(row(page, "Call #garden").locator(".tag")).to_have_count(0)


def test_a_food_that_is_not_known_is_added_with_its_energy_from_the_line(page):
    visit(page, "/today")
    page.keyboard.press("q")
    sheet = page.get_by_role("dialog")
    sheet.locator("#quick").press_sequentially("lunch: ceviche 300 g")
    energy = sheet.get_by_label("“ceviche” is a new food")
    expect(energy).to_be_visible()
    page.keyboard.press("Enter")
    expect(energy).to_be_focused()
    expect(sheet.locator("#quick")).to_have_value("lunch: ceviche 300 g")
    page.keyboard.type("50")
    sheet.locator("#quick").press("End")
    sheet.locator("#quick").press_sequentially(", bread")  # what is shown anew keeps the energy
    expect(chips(page)).to_have_text(["Lunch", "ceviche 300 g", "bread"])
    expect(energy).to_have_value("50")
    energy.press("Enter")
    expect(message(page)).to_contain_text("Lunch logged")
    expect(sheet.locator("#quick")).to_have_value("")
    expect(sheet.locator("#quick")).to_be_focused()
    page.keyboard.type("dinner: ceviche 200 g")
    expect(chips(page)).to_have_text(["Dinner", "ceviche 200 g"])
    expect(energy).to_have_count(0)


def test_a_mark_of_a_habit_can_be_made_a_task_instead(page):
    add_habit(page, "Stretch")
    visit(page, "/today")
    page.keyboard.press("q")
    sheet = page.get_by_role("dialog")
    sheet.locator("#quick").press_sequentially("stretch done")
    expect(chips(page)).to_have_text(["Habit: Stretch", "Done"])
    sheet.get_by_text("Make it a task").click()
    expect(sheet.locator(".understood .accent:has([name=as])")).to_contain_text("Make it a task")
    expect(chips(page)).to_have_text(["Due: today"])
    sheet.locator(".understood .accent:has([name=as])").click()
    expect(chips(page)).to_have_text(["Habit: Stretch", "Done"])
    sheet.locator("#quick").press("Enter")
    expect(message(page)).to_contain_text("“Stretch” is done")


def test_a_phone_adds_a_task_from_the_sheet_behind_its_plus(phone):
    visit(phone, "/tasks/upcoming")
    phone.locator("nav.tabs a.add").tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet.locator("#quick")).to_be_focused()
    phone.keyboard.type("Buy milk today !high")
    expect(sheet.locator(".understood .chip bdi")).to_have_text(["Due: today", "Priority: High"])
    phone.keyboard.press("Enter")
    expect(message(phone)).to_contain_text("Added “Buy milk”")
    expect(sheet.locator("#quick")).to_have_value("")
    phone.keyboard.type("Buy bread today")
    phone.keyboard.press("Enter")
    expect(message(phone)).to_contain_text("Added “Buy bread”")
    phone.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(phone).to_have_url(re.compile("/tasks/upcoming$"))
    expect(row(phone, "Buy milk")).to_be_visible()
    expect(row(phone, "Buy bread")).to_be_visible()
    visit(phone, "/today")
    expect(row(phone, "Buy milk")).to_be_visible()
    phone.locator("nav.tabs a.add").tap()
    sheet.get_by_role("link", name="Habit").tap()
    expect(phone.locator("input[name=title]")).to_be_focused()


def test_a_line_is_understood_in_russian_once_russian_is_chosen(page):
    choose(page, language="ru")
    visit(page, "/tasks")
    page.locator("main #quick").press_sequentially("Оплатить счёт каждый месяц 1-го в 18:00 !высокий #дом ~30м @Квартира")
    expect(chips(page)).to_have_text(["Каждый месяц 1-го числа", "18:00", "Приоритет: Высокий", "#дом", "Оценка времени: 30 мин",
                                      "@Квартира", "Напоминание: 18:00"])
    page.keyboard.press("Enter")
    expect_tasks(page, "Оплатить счёт")
    expect(message(page)).to_contain_text("Добавлено: «Оплатить счёт»")
    expect(page.locator("main")).to_contain_text("1 задача")


def test_a_line_that_is_too_long_is_refused_with_what_was_typed(page):
    visit(page, "/tasks")
    page.fill("main #quick", "x" * 501)
    page.keyboard.press("Enter")
    expect(page.locator("#understood .reason")).to_be_visible()
    expect(page.locator("main #quick")).to_have_value("x" * 501)
    expect(page.locator("main #quick")).to_be_focused()
    visit(page, "/tasks")
    expect(page.locator("main li.task")).to_have_count(0)


# ------------------------------------------------------------------------------------------------------- subtasks


def pack(page):
    """A task with three parts, one of them done."""
    open_task(page, "Pack")
    for part in ("Shoes", "Hat", "Map"):
        page.get_by_role("textbox", name="Add a subtask").fill(part)
        page.keyboard.press("Enter")
        expect(row(page, part)).to_be_visible()
    complete(page, "Hat")
    expect(row(page, "Hat")).to_have_class(re.compile("closed"))
    expect(page.locator("#parts .count")).to_have_text(re.compile("1.*3"))


def test_completing_a_whole_can_complete_its_open_parts(tasks):
    page = tasks("Pack")
    pack(page)
    page.locator("header.subject .check").click()
    expect(page.locator("dialog.sheet-host")).to_contain_text("2 subtasks still open")
    page.get_by_role("button", name="Complete subtasks too").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(message(page)).to_contain_text("“Pack” is done")
    expect(page.locator("#parts .count")).to_have_text(re.compile("3.*3"))
    undo(page)
    expect(page.get_by_role("button", name="Complete “Pack”")).to_be_visible()
    expect(page.locator("#parts .count")).to_have_text(re.compile("1.*3"))
    visit(page, "/tasks")
    expect(row(page, "Hat")).to_have_count(0)
    for title in ("Pack", "Shoes", "Map"):
        expect(row(page, title)).to_be_visible()


def test_completing_a_whole_can_leave_its_parts_open(tasks):
    page = tasks("Pack")
    pack(page)
    visit(page, "/tasks")
    complete(page, "Pack")
    page.get_by_role("button", name="Leave subtasks open").click()
    expect(message(page)).to_contain_text("“Pack” is done")
    expect(row(page, "Pack")).to_have_count(0)
    expect(row(page, "Shoes")).to_be_visible()
    expect(row(page, "Map")).to_be_visible()


@pytest.mark.parametrize("path", ["/tasks", "/habits"])
def test_lines_are_typed_while_the_last_is_saved(tasks, path):
    page = tasks()
    visit(page, path)
    if path == "/habits":  # over the page
        page.locator("a[href^='/tasks/quick']:visible, a[href^='/log']:visible").first.click()
        expect(page.locator("dialog input[name=line]")).to_be_focused()
    else:
        page.locator("form.quick.adding input[name=line]").first.click()
    with page.expect_response(lambda response: "Gamma" in (response.request.post_data or "")):
        for line in ("Alpha one", "Beta two", "Gamma three"):
            page.keyboard.type(line)
            page.keyboard.press("Enter")
    visit(page, "/tasks")
    for line in ("Alpha one", "Beta two", "Gamma three"):
        expect(row(page, line)).to_be_visible()


def test_the_question_about_subtasks_is_a_sheet_over_the_page(tasks):
    page = tasks("Pack")
    pack(page)
    visit(page, "/tasks")
    for button, close in [("Complete", "Escape"), ("Cancel", "Cancel")]:
        check = row(page, "Pack").locator(".check").first
        check.focus()
        page.keyboard.press("Enter" if button == "Complete" else "c")
        sheet = page.locator("dialog.sheet-host")
        expect(sheet.get_by_role("heading", name="Pack")).to_be_visible()
        assert page.url == home(page) + "/tasks"
        if close == "Escape":
            page.keyboard.press("Escape")
        else:
            sheet.get_by_role("link", name="Cancel").click()
        expect(sheet).to_have_count(0)
        expect(check).to_be_focused()
        expect(row(page, "Pack")).not_to_have_class(re.compile("ticked|closed"))
    assert page.url == home(page) + "/tasks"
    page.keyboard.press("c")
    page.locator("dialog").get_by_role("button", name="Leave subtasks open").click()
    expect(message(page)).to_contain_text("“Pack”")
    expect(row(page, "Shoes")).to_be_visible()


def test_a_ticked_task_stays_for_a_moment_with_a_check_mark_and_nothing_else_fades(tasks, server):
    page = tasks("Pack", "Read", reduced_motion="no-preference")
    page.evaluate("""() => {
        window.frames = [];
        const look = () => {
            const row = document.querySelector("main .ticked");
            if (row) frames.push([getComputedStyle(document.querySelector("main")).opacity,
                                  getComputedStyle(row.querySelector(".check")).backgroundColor]);
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }""")
    icon = row(page, "Pack").locator(".check .icon")
    set_intervals(page, ticked=3_600_000)
    complete(page, "Pack")
    expect(icon).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    server.run("task", "add", "Walk")  # the page is told at once that something has changed
    until(lambda: "Walk" in exported(page), "the browser has it")
    expect(row(page, "Pack")).to_have_class(re.compile("ticked"))
    frames = page.evaluate("window.frames")
    assert {frame[0] for frame in frames} == {"1"}
    assert {frame[1] for frame in frames} == {"rgba(0, 0, 0, 0)"}  # the ring in it is filled, not the whole button
    set_intervals(page, ticked=1)
    complete(page, "Read")
    expect(row(page, "Read")).to_have_count(0)


def test_a_task_ticked_just_after_another_stays_ticked_when_that_goes(tasks):
    page = tasks("Pack", "Read", "Walk", reduced_motion="no-preference")
    page.evaluate("""() => {
        const [first, second] = document.querySelectorAll("main li.task");
        window.frames = [];
        const look = () => {
            if (second.isConnected && frames.length) frames.push(second.matches(".ticked"));
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        first.querySelector(".check").click();
        daybookIntervals.ticked = 3_600_000;
        second.querySelector(".check").click();
        frames.push(true);
    }""")
    expect_tasks(page, "Read", "Walk")
    expect(row(page, "Read")).to_have_class(re.compile("ticked"))
    assert set(page.evaluate("window.frames")) == {True}


# ------------------------------------------------------------------------------------------------- repeated tasks


def test_two_devices_that_complete_the_same_time_while_apart_complete_it_once(tasks, contexts, server):
    page = tasks("Water the plants every day")
    other = unlock(contexts().new_page(), server)
    visit(other, "/today")
    expect(row(other, "Water the plants")).to_be_visible()
    server.kill()
    complete(page, "Water the plants")
    expect(message(page)).to_contain_text("done")
    complete(other, "Water the plants")
    expect(message(other)).to_contain_text("done")
    server.start()
    for each in (page, other):
        expect(sync_status(each)).to_contain_text("Up to date")
        agree(each, server)
    for each in (page, other):
        visit(each, "/tasks")
        expect_tasks(each, "Water the plants")
        expect(row(each, "Water the plants")).to_contain_text("Tomorrow")
        visit(each, "/tasks?status=completed")
        expect_tasks(each, "Water the plants")


def edit(page, times, title):
    page.get_by_role("link", name="Edit", exact=True).click()
    page.locator(f"input[name=times][value={times}]").check(force=True)
    page.fill("[name=title]", title)
    save(page)
    expect(message(page)).to_contain_text("saved")
    expect(page.locator("main h1")).to_have_text(title)


def planned(page):
    """The titles of each day of the week from today on."""
    visit(page, "/tasks/upcoming")
    return [plan.locator("li.task strong").all_inner_texts() for plan in page.locator(".day-plan").all()]


def test_a_change_is_for_one_time_or_for_all_later_ones(tasks):
    page = tasks("Meet every day")
    open_task(page, "Meet")
    edit(page, "this", "Meet briefly")
    assert planned(page) == [["Meet briefly"]] + [["Meet"]] * 6
    row(page, "Meet").nth(1).locator("a.line").click()
    edit(page, "later", "Call")
    assert planned(page) == [["Meet briefly"], ["Meet"]] + [["Call"]] * 5


def test_one_time_is_skipped_and_taken_back(tasks):
    page = tasks("Meet every day")
    open_task(page, "Meet")
    page.get_by_role("button", name="Skip this one").click()
    expect(message(page)).to_contain_text("skipped this time")
    visit(page, "/tasks")
    expect(row(page, "Meet")).to_contain_text("Tomorrow")
    open_task(page, "Meet")
    page.get_by_role("button", name="Skip this one").click()
    undo(page)
    visit(page, "/tasks")
    expect(row(page, "Meet")).to_contain_text("Tomorrow")


def test_time_is_spent_on_a_task_by_a_timer_and_by_hand(tasks):
    page = tasks("Write ~2h")
    open_task(page, "Write")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".subject .chip")).to_have_text(["In progress"])
    expect(page.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(page.locator(".session")).to_have_count(1)
    if page.locator("details.time:not([open])").count():
        page.locator("details.time > summary").click()
    page.get_by_role("textbox", name="Add time").fill("1h 15m")
    page.get_by_role("button", name="Add time").click()
    expect(page.locator("details.time summary")).to_contain_text("1 h 15 min")
    expect(page.locator(".session")).to_have_count(2)
