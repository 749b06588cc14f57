"""The board, several tasks at once, filters, keys and swipes."""

import re

from conftest import PHONE, message, undo, unlock, visit
from playwright.sync_api import expect
from test_tasks import expect_tasks, mind, row, tasks  # noqa: F401


# ---------------------------------------------------------------------------------------------------------- board


def column(page, status):
    return page.locator(f".column[data-status={status}]")


def expect_columns(page, pending, begun, done):
    for status, titles in {"pend": pending, "begin": begun, "complete": done}.items():
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
    row(page, "Draw").get_by_role("button", name="Not started").click()
    expect_columns(page, ["Draw"], [], [])
    row(page, "Draw").locator("summary").click()
    row(page, "Draw").get_by_role("button", name="In progress").click()
    expect_columns(page, [], ["Draw"], [])
    row(page, "Draw").locator("summary").click()
    row(page, "Draw").get_by_role("button", name="Done", exact=True).click()
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
    row(page, "Draw").drag_to(column(page, "pend"))
    expect(column(page, "pend").locator(".count")).to_have_text("2")
    row(page, "Draw").locator("summary").press("ArrowDown")
    row(page, "Draw").locator("summary").press("ArrowUp")
    expect(column(page, "pend").locator("li.task")).to_have_count(2)


# ---------------------------------------------------------------------------------------------- several, and lists


def test_several_tasks_are_changed_at_once_and_taken_back_at_once(tasks):
    page = tasks("One", "Two", "Three")
    page.get_by_role("link", name="Select").click()
    expect(page.locator("input[name=task]")).to_have_count(3)
    expect(page.get_by_role("button", name="Apply")).to_be_hidden()  # nothing is selected yet

    def change(what, value=""):
        for title in ("One", "Three"):
            row(page, title).locator("input[name=task]").check()
        page.select_option("select[name=change]", what)
        expect(page.locator("input[name=value]")).to_be_visible(visible=bool(value))  # asked for where there is one
        if value:
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


def test_a_line_that_is_cleared_again_takes_no_tick_away(tasks, server):
    page = tasks("One", "Two")
    page.get_by_role("link", name="Select").click()
    page.fill("main #quick", "Three")
    page.fill("main #quick", "")
    mind(server, "Three")
    expect(page.locator("main li.task")).to_have_count(3)
    row(page, "One").locator("input[name=task]").check()
    page.fill("main #quick", "Four")
    page.fill("main #quick", "")
    other = page.context.new_page()
    other.goto(f"{server.url}/tasks")
    mind(server, "Four")
    expect(other.locator("main li.task")).to_have_count(4)
    expect(page.locator("main li.task")).to_have_count(3)
    expect(row(page, "One").locator("input[name=task]")).to_be_checked()


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
    other.get_by_role("link", name="Clear filter").click()
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
    expect(page.locator("main")).to_contain_text("Clear filter")


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
    page.keyboard.type("gk")
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
    expect(page.get_by_role("dialog").locator("#quick")).to_be_focused()


def test_a_task_is_begun_put_back_cancelled_and_edited_by_keys(tasks):
    page = tasks("One", "Two")
    visit(page, "/tasks")
    row(page, "Two").locator("a.line").focus()
    page.keyboard.press("s")
    expect(row(page, "Two").locator(".now")).to_have_text("In progress")
    row(page, "Two").locator("a.line").focus()
    page.keyboard.press("s")
    expect(row(page, "Two").locator(".now")).to_have_count(0)
    row(page, "Two").locator("a.line").focus()
    page.keyboard.press("c")
    expect_tasks(page, "One")
    undo(page)
    row(page, "Two").locator("a.line").focus()
    page.keyboard.press("e")
    expect(page.locator("input[name=title]")).to_have_value("Two")


def test_search_finds_whole_words_first(tasks):
    page = tasks("Call parents", "Pay rent")
    page.keyboard.press("/")
    page.keyboard.type("rent")
    hits = page.get_by_role("dialog").locator(".hits strong")
    expect(hits.first).to_have_text("Pay rent")
    expect(hits.nth(1)).to_have_text("Call parents")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_have_text("Pay rent")


def test_the_list_of_keys_names_those_of_tasks(page):
    visit(page, "/tasks")
    page.keyboard.press("?")
    for what in ("Next or previous task", "Complete or select the task", "Start or stop the task", "Add task",
                 "Tasks"):
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
    expect(message(page)).to_contain_text("“One” is done")
    expect_tasks(page, "Two")
    swipe(page, row(page, "Two"), 3)  # not far enough
    expect_tasks(page, "Two")
    swipe(page, row(page, "Two"), -10)
    expect(page.locator("input[name=title]")).to_have_value("Two")
