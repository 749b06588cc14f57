"""Imports of task files, and every page of tasks in every theme and size."""

import pytest
from conftest import PHONE, home, message, undo, unlock, visit
from playwright.sync_api import expect
from test_pages import complaints, sideways
from test_tasks import CHIPS, RENT, chips, expect_tasks, mind

# -------------------------------------------------------------------------------------------------------- imports

FILES = {
    "tasks.ics": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//y//EN\r\nBEGIN:VTODO\r\nUID:a\r\nDTSTAMP:20261101T000000Z\r\n"
                 "SUMMARY:Paint\r\nDUE;VALUE=DATE:20270105\r\nPRIORITY:1\r\nEND:VTODO\r\nBEGIN:VTODO\r\nUID:b\r\n"
                 "DTSTAMP:20261101T000000Z\r\nSUMMARY:Rest\r\nEND:VTODO\r\nEND:VCALENDAR\r\n",
    "todo.txt": "(A) 2026-11-01 Paint +home @loud due:2027-01-05\nRest\n",
    "taskwarrior.json": '[{"uuid":"8a5ab2a4-8f4d-4a3c-9f5d-4f5c2d6f0001","status":"pending","description":"Paint",'
                        '"entry":"20261101T100000Z","due":"20270105T110000Z","priority":"H"},'
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
    expect(message(page)).to_contain_text("Imported")
    other = page.context.new_page()
    other.goto(home(page) + "/tasks")
    expect_tasks(other, "Paint", "Rest")
    preview(other, file)
    expect(other.locator("main")).to_contain_text("Nothing in this file is new.")
    expect(other.locator("form[action='/data/import/apply']")).to_have_count(0)
    undo(page)
    visit(other, "/tasks")
    expect(other.locator("main")).to_contain_text("No tasks yet")
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


@pytest.mark.parametrize("size, scheme", [(PHONE, "light"), (dict(viewport={"width": 1280, "height": 860}), "dark")],
                         ids=["phone", "desktop"])
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
