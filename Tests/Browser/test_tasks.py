"""Tasks: adding, completing, moving, choosing several, and bringing them in."""

import re

import pytest
from conftest import PHONE, add_habit, home, message, save, undo, unlock, visit
from playwright.sync_api import expect
from test_offline import agree, standing
from test_pages import complaints, sideways
from test_settings import choose

RENT = "Pay rent every month on 1 at 18:00 !high #home ~30m @Flat"
CHIPS = ["Every month on the 1st", "18:00", "Priority: High", "#home", "Estimate: 30 min", "@Flat"]


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
def test_a_line_says_all_of_a_task_and_shows_what_is_understood(page, path):
    add_habit(page, "Read")  # an empty day shows where to begin instead
    visit(page, path)
    page.locator("main #quick").press_sequentially(RENT)
    expect(chips(page)).to_have_text(CHIPS)
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Added “Pay rent”")
    expect(page).to_have_url(re.compile(path + "(#.*)?$"))
    expect(chips(page)).to_have_count(0)
    visit(page, "/tasks")
    expect_tasks(page, "Pay rent")
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


def test_a_phone_adds_a_task_from_the_sheet_behind_its_plus(phone):
    visit(phone, "/tasks/upcoming")
    phone.locator("nav.tabs a.add").tap()
    expect(phone).to_have_url(re.compile("/tasks/quick"))
    expect(phone.locator("main #quick")).to_be_focused()
    phone.keyboard.type("Buy milk today !high")
    expect(chips(phone)).to_have_text(["Due: today", "Priority: High"])
    phone.keyboard.press("Enter")
    expect(phone).to_have_url(re.compile("/tasks/upcoming(#.*)?$"))
    expect(row(phone, "Buy milk")).to_be_visible()
    expect(message(phone)).to_contain_text("Added “Buy milk”")
    visit(phone, "/today")
    expect(row(phone, "Buy milk")).to_be_visible()
    phone.locator("nav.tabs a.add").tap()
    phone.get_by_role("link", name="Add a habit").tap()
    expect(phone.locator("input[name=title]")).to_be_focused()


def test_a_line_is_understood_in_russian_once_russian_is_chosen(page):
    choose(page, language="ru")
    visit(page, "/tasks")
    page.locator("main #quick").press_sequentially("Оплатить счёт каждый месяц 1-го в 18:00 !высокий #дом ~30м @Квартира")
    expect(chips(page)).to_have_text(["Каждый месяц 1-го числа", "18:00", "Приоритет: Высокий", "#дом", "Оценка времени: 30 мин", "@Квартира"])
    page.keyboard.press("Enter")
    expect_tasks(page, "Оплатить счёт")
    expect(message(page)).to_contain_text("Добавлено «Оплатить счёт»")
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
    expect(page.locator("main")).to_contain_text("2 subtasks still open")
    page.get_by_role("button", name="Complete them too").click()
    expect(message(page)).to_contain_text("“Pack” done")
    expect(page.locator("#parts .count")).to_have_text(re.compile("3.*3"))
    undo(page)
    expect(page.locator("header.subject .check")).to_have_attribute("aria-pressed", "false")
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
    page.get_by_role("button", name="Leave them open").click()
    expect(message(page)).to_contain_text("“Pack” done")
    expect(page.locator("#parts .count")).to_have_text(re.compile("1.*3"))
    visit(page, "/tasks")
    expect(row(page, "Pack")).to_have_count(0)
    expect(row(page, "Shoes")).to_be_visible()
    expect(row(page, "Map")).to_be_visible()


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
        expect(standing(each)).to_contain_text("On all your devices", timeout=40_000)
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


# ---------------------------------------------------------------------------------------------------------- board


def column(page, status):
    return page.locator(f".column[data-status={status}]")


def expect_columns(page, pending, begun, done):
    for status, titles in {"reopen": pending, "begin": begun, "complete": done}.items():
        expect(column(page, status).locator("strong")).to_have_text(titles)
        expect(column(page, status).locator("h2 .count")).to_have_text(str(len(titles)))


def test_a_card_is_moved_by_its_menu(tasks):
    page = tasks("Draw")
    visit(page, "/tasks/board")
    expect_columns(page, ["Draw"], [], [])
    row(page, "Draw").locator("summary").click()
    row(page, "Draw").get_by_role("button", name="In progress").click()
    expect_columns(page, [], ["Draw"], [])
    row(page, "Draw").locator("summary").click()
    row(page, "Draw").get_by_role("button", name="Completed", exact=True).click()
    expect_columns(page, [], [], ["Draw"])
    undo(page)
    expect_columns(page, [], ["Draw"], [])


def test_a_card_is_dragged_to_another_column_and_keys_on_its_menu_move_nothing(tasks):
    page = tasks("Draw", "Sing")
    visit(page, "/tasks/board")
    row(page, "Draw").drag_to(column(page, "begin"))
    expect_columns(page, ["Sing"], ["Draw"], [])
    row(page, "Draw").drag_to(column(page, "complete"))
    expect_columns(page, ["Sing"], [], ["Draw"])
    row(page, "Draw").drag_to(column(page, "reopen"))
    expect(column(page, "reopen").locator(".count")).to_have_text("2")
    row(page, "Draw").locator("summary").press("ArrowDown")
    row(page, "Draw").locator("summary").press("ArrowUp")
    expect(column(page, "reopen").locator("li.task")).to_have_count(2)


# ---------------------------------------------------------------------------------------------- several, and lists


def test_several_tasks_are_changed_at_once_and_taken_back_at_once(tasks):
    page = tasks("One", "Two", "Three")
    page.get_by_role("link", name="Select").click()

    def change(what, value=""):
        for title in ("One", "Three"):
            row(page, title).locator("input[name=task]").check()
        page.select_option("select[name=change]", what)
        page.fill("input[name=value]", value)
        page.get_by_role("button", name="Apply").click()
        expect(message(page)).to_contain_text("Tasks changed")

    change("priority", "high")
    expect(page.locator(".flag.high")).to_have_count(2)
    expect(row(page, "Two").locator(".flag")).to_have_count(0)
    change("complete")
    expect_tasks(page, "Two")
    undo(page)
    expect(page.locator("main li.task")).to_have_count(3)
    expect(page.locator(".flag.high")).to_have_count(2)
    page.locator("[data-all] input").check()
    expect(page.locator("input[name=task]:checked")).to_have_count(3)


def test_a_filter_is_a_link(tasks):
    page = tasks("Sweep #home !high", "Cook #home", "Report #work !high")
    page.locator(".narrowing summary").click()
    page.select_option("select[name=priority]", "high")
    page.select_option("select[name=tag]", "home")
    page.locator(".narrowing").get_by_role("button", name="Show").click()
    expect_tasks(page, "Sweep")
    other = page.context.new_page()
    other.goto(page.url)
    expect_tasks(other, "Sweep")
    other.get_by_role("link", name="Clear the filter").click()
    expect(other.locator("main li.task")).to_have_count(3)
    visit(other, "/tasks?due=none&tag=work")
    expect_tasks(other, "Report")


def test_a_search_finds_tasks_while_typing(tasks):
    page = tasks("Buy milk", "Buy bread", "Évening walk")
    search = page.locator("main").get_by_role("searchbox")
    search.press_sequentially("even", delay=20)
    expect_tasks(page, "Évening walk")
    expect(search).to_be_focused()
    expect(page).to_have_url(re.compile("/tasks.*search=even"))
    search.fill("buy")
    expect(page.locator("main li.task")).to_have_count(2)
    search.fill("nothing like it")
    expect(page.locator("main")).to_contain_text("Clear the filter")


def test_a_long_list_shows_the_next_hundred_when_asked(contexts, server, tmp_path):
    file = tmp_path / "todo.txt"
    file.write_text("".join(f"(B) Task {number:03}\n" for number in range(120)))
    server.run("import", str(file))
    page = unlock(contexts().new_page(), server)
    visit(page, "/tasks")
    expect(page.locator("main")).to_contain_text("120 tasks")
    expect(page.locator("main li.task")).to_have_count(100)
    page.get_by_role("link", name=re.compile("Show more")).click()
    expect(page.locator("main li.task")).to_have_count(120)
    expect(page.get_by_role("link", name=re.compile("Show more"))).to_have_count(0)


def test_tasks_are_gone_through_by_keys(tasks):
    page = tasks("One", "Two", "Three")
    titles = page.locator("main li.task strong").all_inner_texts()
    visit(page, "/today")
    page.keyboard.press("g")
    expect(page.locator("main li.task")).to_have_count(3)
    expect(page).to_have_url(re.compile("/tasks$"))

    def expect_focused(title):
        expect(row(page, title).locator("a.line")).to_be_focused()

    for key, place in zip("jjjjkk", (0, 1, 2, 2, 1, 0)):
        page.keyboard.press(key)
        expect_focused(titles[place])
    page.keyboard.press("x")
    expect(row(page, titles[0])).to_have_count(0)
    expect(message(page)).to_contain_text("done")
    page.keyboard.press("q")
    expect(page.locator("main #quick")).to_be_focused()
    page.keyboard.type("jx?")
    expect(page.locator("main #quick")).to_have_value("jx?")
    visit(page, "/settings")
    page.keyboard.press("q")
    expect(page).to_have_url(re.compile("/tasks/quick"))


def test_the_list_of_keys_names_those_of_tasks(page):
    visit(page, "/tasks")
    page.keyboard.press("?")
    for what in ("The next or the previous task", "Complete or select the task", "Add task", "Go to the tasks"):
        expect(page.get_by_role("dialog")).to_contain_text(what)


# ---------------------------------------------------------------------------------------------------------- swipe


def swipe(page, locator, step):
    box = locator.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    for _ in range(12):
        finger["x"] += step
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [finger]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_swipe_to_the_right_completes_and_one_to_the_left_edits(tasks):
    page = tasks("One", "Two", **PHONE)
    swipe(page, row(page, "One"), 10)
    expect(message(page)).to_contain_text("“One” done")
    expect_tasks(page, "Two")
    swipe(page, row(page, "Two"), 3)  # not far enough
    expect_tasks(page, "Two")
    swipe(page, row(page, "Two"), -10)
    expect(page.locator("input[name=title]")).to_have_value("Two")


# -------------------------------------------------------------------------------------------------------- imports

FILES = {
    "tasks.ics": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VTODO\r\nUID:a\r\nDTSTAMP:20261101T000000Z\r\n"
                 "SUMMARY:Paint\r\nDUE;VALUE=DATE:20270105\r\nPRIORITY:1\r\nEND:VTODO\r\nBEGIN:VTODO\r\nUID:b\r\n"
                 "DTSTAMP:20261101T000000Z\r\nSUMMARY:Rest\r\nEND:VTODO\r\nEND:VCALENDAR\r\n",
    "todo.txt": "(A) 2026-11-01 Paint +home @loud due:2027-01-05\nRest\n",
    "taskwarrior.json": '[{"uuid":"8a5ab2a4-8f4d-4a3c-9f5d-4f5c2d6f0001","status":"pending","description":"Paint",'
                        '"entry":"20261101T100000Z","due":"20270104T230000Z","priority":"H"},'
                        '{"uuid":"8a5ab2a4-8f4d-4a3c-9f5d-4f5c2d6f0002","status":"pending","description":"Rest",'
                        '"entry":"20261101T100000Z"}]',
    "ticktick.csv": '"Date: 2026-11-01+0000"\n"Version: 7.1"\n"Status: \n0 Normal\n1 Completed\n2 Archived"\n'
                    '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date",'
                    '"Reminder","Repeat","Priority","Status","Created Time","Completed Time","Timezone","Is All Day",'
                    '"Column Name","taskId","parentId"\n'
                    '"","Home","Paint","TEXT","","","N","","2027-01-04T23:00:00+0000","","","5","0",'
                    '"2026-11-01T10:00:00+0000","","Europe/Warsaw","true","","1",""\n'
                    '"","Home","Rest","TEXT","","","N","","","","","0","0","2026-11-01T10:00:00+0000","","Europe/Warsaw",'
                    '"true","","2",""\n',
    "todoist.csv": "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT\n"
                   "task,Paint,,1,1,Me (1),,2027-01-05,en,Europe/Warsaw,None,None\n"
                   "task,Rest,,4,1,Me (1),,,en,Europe/Warsaw,None,None\n",
}


def preview(page, file):
    visit(page, "/data")
    page.set_input_files("input[type=file]", file)
    page.click("form[action='/data/import'] button.primary")
    expect(page.locator("main h1")).to_have_text("Preview")


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_tasks_comes_in_once_and_is_taken_back(page, tmp_path, name):
    file = tmp_path / name
    file.write_text(FILES[name], newline="")
    preview(page, file)
    expect(page.locator("main .figures dd")).to_have_text(["2", "0"])
    expect(page.locator("main .list strong")).to_have_text(["Paint", "Rest"])
    expect(page.locator("main .list li", has_text="Paint")).to_contain_text("5 Jan")
    page.click("form[action='/data/import/apply'] button.primary")
    expect(message(page)).to_contain_text("Brought in")
    message(page).hover()  # so that it stays
    other = page.context.new_page()
    other.goto(home(page) + "/tasks")
    expect_tasks(other, "Paint", "Rest")
    preview(other, file)
    expect(other.locator("main")).to_contain_text("Everything in this file is here already")
    expect(other.locator("form[action='/data/import/apply']")).to_have_count(0)
    undo(page)
    visit(other, "/tasks")
    expect(other.locator("main")).to_contain_text("Nothing left to do")
    expect(other.locator("main li.task")).to_have_count(0)


# ---------------------------------------------------------------------------------------------------------- looks

LINES = ["Pay rent every month on 1 at 18:00 !high #home ~30m @Flat", "Call the bank today at 00:01 !urgent",
         "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpolitur #" + "w" * 30, "Sort photos !low", "Draw"]


@pytest.fixture
def varied(server):
    """A server with tasks of every look, and the paths that show them."""
    mind(server, *LINES)
    server.run("habit", "add", "Read")
    server.run("task", "add", "Ink", "--parent", "Draw", "--note", "Two coats")
    server.run("task", "add", "Sell", "--after", "Draw", "--due", "yesterday")
    server.run("task", "start", "Sort photos")
    server.run("task", "log", "Sweep")
    return server


def task_pages(page):
    visit(page, "/tasks")
    found = {title: page.locator("main a.line", has_text=title).first.get_attribute("href")
             for title in ("Pay rent", "Draw", "Sort photos", "Donau")}
    return ["/today", "/tasks", "/tasks?choose=1", "/tasks?sort=manual", "/tasks?status=completed", "/tasks?search=no",
            "/tasks/upcoming", "/tasks/board", "/tasks/month", "/tasks/new", "/tasks/quick", *found.values(),
            *(path + "/edit" for path in found.values()), found["Draw"] + "/complete"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, dict(viewport={"width": 1280, "height": 860})], ids=["phone", "desktop"])
def test_axe_finds_nothing_on_the_pages_of_tasks(contexts, varied, size, scheme):
    page = unlock(contexts(color_scheme=scheme, **size).new_page(), varied)
    found = []
    for path in task_pages(page):
        visit(page, path)
        page.evaluate("for (const each of document.querySelectorAll('main details')) each.open = true")
        if "/tasks/quick" in path:
            page.locator("main #quick").press_sequentially(RENT)
            expect(chips(page)).to_have_text(CHIPS)
            page.locator(".understood .chip").last.click()
            expect(page.locator(".understood .struck")).to_be_visible()
        found += complaints(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language, width", [("en", 320), ("ru", 390), ("pl", 320)])
def test_the_pages_of_tasks_hold_on_a_small_phone(contexts, varied, language, width):
    context = contexts(viewport={"width": width, "height": 640}, locale=language, service_workers="block")
    page = unlock(context.new_page(), varied, wait_for_worker=False)
    found = []
    for path in task_pages(page):
        visit(page, path)
        assert page.locator("html").get_attribute("lang") == language
        if (over := sideways(page)) > 0:
            found.append((path, over))
    assert not found, found
