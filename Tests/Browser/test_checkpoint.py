"""A new browser starts from the server's checkpoint, and gets the old batches in the background."""

import json
import re
import shutil
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import add_habit, expect_marked, exported, mark, message, tile, unlock, visit
from playwright.sync_api import expect
from served import Server, until
from test_history import rows
from test_replication import SECRETS, delete, erase, kept_here, sync_status
from test_storage import DAMAGE, JOURNAL, ignore, stop_workers

pytestmark = pytest.mark.protects

META = """async ([name, key]) => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open(name));
    const value = await done(database.transaction("meta").objectStore("meta").get(key));
    database.close();
    return value;
}"""


class Line:
    """What a browser asks the server's replica for. It can hold back the old batches, and break off a checkpoint."""

    def __init__(self, context):
        self.calls, self.has_old, self.portions = [], True, None
        self.checkpoints = 0  # those begun; how many portions one takes depends on the line
        context.route("**/replica/pull**", self.pull)
        context.route("**/replica/checkpoint**", self.checkpoint)
        context.on("request", self.note)

    def note(self, request):
        if "/replica/" in request.url:
            name = urlsplit(request.url).path.removeprefix("/replica/")
            self.calls.append("old" if self.is_old(request) else name)
            if name == "checkpoint":
                self.checkpoints += parse_qs(urlsplit(request.url).query)["from"] == ["0"]

    @staticmethod
    def is_old(request):
        return "/replica/pull" in request.url and request.post_data_buffer == b"\0"

    def pull(self, route):
        if self.has_old or not self.is_old(route.request):
            route.fallback()
        else:
            route.abort()

    def checkpoint(self, route):
        """Passes only small portions, in the number allowed."""
        if self.portions is None:
            return route.fallback()
        if self.portions == 0:
            return route.abort()
        self.portions -= 1
        route.fallback(url=re.sub(r"most=\d+", "most=4096", route.request.url))


def is_partial(page):
    return page.evaluate(META, [page.evaluate(JOURNAL), "isPartial"]) is True


def wait(page, holds, what):
    """Waits until something holds. Meanwhile the line passes on what the browser asks for."""
    until(lambda: page.wait_for_timeout(50) or holds(), what)


def agree(page, server):
    until(lambda: json.loads(exported(page)) == json.loads(server.exported()), "both sides are equal")


@pytest.fixture(scope="session")
def notes(tmp_path_factory):
    """A data folder with so many batches that browsers start from a checkpoint."""
    journal = Server(tmp_path_factory.mktemp("notes") / "data")
    for number in range(500):
        journal.run("note", "add", f"Note {number}")
    return journal.folder


@pytest.fixture
def server(notes, tmp_path):
    for suffix in ["", ".keys"]:
        shutil.copytree(notes + suffix, f"{tmp_path}/data{suffix}")
    server = Server(tmp_path / "data")
    yield server.start()
    server.stop()


@pytest.fixture
def year(tmp_path):
    """A server on the invented year."""
    server = Server(tmp_path / "year")
    server.run("demo")
    yield server.start()
    server.stop()


def open_partly(contexts, server):
    """A page of a new device that gets no old batches, and its line."""
    context = contexts()
    line = Line(context)
    line.has_old = False
    return unlock(context.new_page(), server), line


@pytest.fixture
def partial(contexts, year):
    """A page of a new device that gets no old batches."""
    page, line = open_partly(contexts, year)
    page.line = line
    return page


def test_a_new_browser_starts_from_a_checkpoint(partial, year):
    assert exported(partial) == year.exported()
    exchanged = [call for call in partial.line.calls if call in ("checkpoint", "pull", "old")]
    assert exchanged.index("checkpoint") < exchanged.index("pull")
    assert "old" not in exchanged[:exchanged.index("pull")]
    wait(partial, lambda: "old" in partial.line.calls, "it asks for the old batches")
    assert is_partial(partial)
    year.kill()
    add_habit(partial, "Only here")
    year.start()
    wait(partial, lambda: "Only here" in year.run("habit", "list"), "the server has it")
    agree(partial, year)


def test_a_checkpoint_that_broke_off_goes_on_in_another_worker(contexts, year):
    context = contexts()
    line = Line(context)
    line.portions = 3
    page = unlock(context.new_page(), year, wait_for_worker=False)
    wait(page, lambda: line.portions == 0, "three portions have arrived")
    until(lambda: page.evaluate(META, [page.evaluate(JOURNAL), "checkpoint"])["received"] == 3 * 4096, "they are stored")
    stop_workers(page)
    asked = []
    context.on("request", lambda request: "/replica/checkpoint" in request.url and asked.append(parse_qs(urlsplit(request.url).query)))
    line.portions = None
    visit(page, "/today")
    wait(page, lambda: asked and page.evaluate("navigator.serviceWorker.controller !== null"), "the worker controls the page")
    assert asked[0]["from"] == [str(3 * 4096)] and asked[0]["id"]
    agree(page, year)


def listed(html):
    """The actions of a page of the history, in order, and the address of the page of earlier ones."""
    earlier = re.search(r'href="(/settings/history\?before=\d+)"', html)
    return re.findall(r'action="(?:/[a-z]+)*/undo/([0-9a-f]+)"', html), earlier and earlier[1]


def test_once_the_old_batches_are_here_everything_works_offline(contexts, year):
    page = unlock(contexts().new_page(), year)
    until(lambda: not is_partial(page), "all batches are here")
    there, path = [], "/settings/history"
    while path and len(there) < 300:
        actions, path = listed(page.request.get(year.url + path).text())
        there += actions
    year.kill()
    here, path = [], "/settings/history"
    while path and len(here) < len(there):
        visit(page, path)
        actions, path = listed(page.content())
        here += actions
    assert here == there
    rows(page).get_by_role("button", name=re.compile("^Undo")).last.click()
    expect(message(page)).to_contain_text("Undone")
    stop_workers(page)
    visit(page, "/today")
    year.start()
    agree(page, year)
    assert "intact" in year.run("check")


def test_an_old_action_is_undone_before_the_old_batches_are_here(partial, year):
    visit(partial, "/settings/history")
    oldest = listed(partial.content())[0][-1]
    rows(partial).get_by_role("button", name=re.compile("^Undo")).last.click()
    expect(message(partial)).to_contain_text("Undone")
    assert "history" in partial.line.calls
    agree(partial, year)
    year.run("redo", oldest)
    agree(partial, year)
    assert is_partial(partial)
    year.kill()
    visit(partial, "/settings/history")
    expect(partial.locator("main h1")).to_have_text("Your history is still on its way")
    visit(partial, "/today")
    expect(partial.locator("main")).to_be_visible()


def test_a_key_on_the_history_undoes_one_action_before_the_old_batches_are_here(partial, year):
    year.run("habit", "add", "By the terminal")
    add_habit(partial, "Only here")
    visit(partial, "/settings/history")
    partial.keyboard.press("Control+z")
    expect(message(partial)).to_contain_text("Undone")
    agree(partial, year)
    habits = year.run("habit", "list")
    assert "By the terminal" in habits and "Only here" not in habits
    assert is_partial(partial)


def test_unsent_changes_survive_an_erasure_elsewhere_before_the_old_batches_are_here(contexts, server, problems):
    for title in ["Read", "Top secret"]:
        server.run("habit", "add", title)
    page, line = open_partly(contexts, server)
    expect(tile(page, "Top secret")).to_be_visible()
    assert "Top secret" in kept_here(page)
    server.kill()
    add_habit(page, "Only here")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    server.run("habit", "archive", "Top secret")
    server.run("habit", "delete", "Top secret")
    server.run("erase", "--yes")
    server.start()
    wait(page, lambda: "Only here" in server.run("habit", "list"), "the server has what was not sent")
    until(lambda: not re.search(SECRETS, kept_here(page)), "it is gone here")
    agree(page, server)
    visit(page, "/today")
    expect_marked(page, "Read")
    expect(tile(page, "Only here")).to_be_visible()
    assert is_partial(page)
    line.has_old = True
    visit(page, "/habits")
    until(lambda: not is_partial(page), "all batches are here")
    assert not re.search(SECRETS, kept_here(page))
    stop_workers(page)
    agree(page, server)


def test_an_erasure_of_what_never_arrived_needs_no_newer_checkpoint(contexts, server):
    server.run("habit", "add", "Read")
    other = unlock(contexts().new_page(), server)
    until(lambda: "Read" in kept_here(other) and not is_partial(other), "all batches are with the one that erases")
    page, line = open_partly(contexts, server)
    server.kill()
    add_habit(page, "Only here")
    add_habit(other, "Top secret")
    delete(other, "Top secret")
    erase(other)
    page.context.route("**/replica/**", lambda route: route.abort())
    server.start()
    agree(other, server)  # which sends the erasure
    page.context.unroute("**/replica/**")
    visit(page, "/habits")
    agree(page, server)
    wait(page, lambda: "Only here" in server.run("habit", "list"), "the server has what was not sent")
    assert not re.search(SECRETS, kept_here(page))
    expect(sync_status(page)).to_have_text("Up to date")
    # Both sides can agree before the erasure is here, which leaves nothing to export.
    wait(page, lambda: line.checkpoints >= 2, "one to start from, and one after the erasure")
    assert line.checkpoints == 2
    stop_workers(page)
    agree(page, server)


def test_the_server_erases_for_a_browser_without_the_old_batches(contexts, server):
    for title in ["Read", "Top secret"]:
        server.run("habit", "add", title)
    server.run("habit", "archive", "Top secret")
    server.run("habit", "delete", "Top secret")
    page, line = open_partly(contexts, server)
    assert is_partial(page)
    erase(page)
    until(lambda: not re.search(SECRETS, kept_here(page)), "it is gone here")
    agree(page, server)
    expect(sync_status(page)).to_have_text("Up to date")
    assert "intact" in server.run("check")


def test_a_damaged_batch_comes_again_before_the_old_batches_are_here(contexts, server, problems):
    server.run("habit", "add", "Read")
    page, line = open_partly(contexts, server)
    add_habit(page, "Walk")
    wait(page, lambda: "Walk" in server.run("habit", "list"), "the server has it")
    page.evaluate(DAMAGE.replace('transaction.objectStore("meta").delete("snapshot");', ""), page.evaluate(JOURNAL))
    stop_workers(page)
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("Read")
    agree(page, server)
    line.has_old = True
    visit(page, "/habits")
    until(lambda: not is_partial(page), "all batches are here")
    agree(page, server)
    expect(sync_status(page)).to_have_text("Up to date")
    ignore(page, problems, "are damaged", "continues as a new device")


def test_an_action_that_was_not_sent_is_undone_once_the_server_is_back(contexts, server):
    server.run("habit", "add", "Read")
    server.run("done", "Read")
    page, line = open_partly(contexts, server)
    server.kill()
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read", False)
    server.start()
    page.keyboard.press("Control+z")
    expect(message(page)).to_contain_text("Undone")
    visit(page, "/today")
    expect_marked(page, "Read")
    agree(page, server)
    assert is_partial(page)


FORGET_STATE = """async name => {
    const request = indexedDB.open(name);
    const database = await new Promise(resolve => { request.onsuccess = () => resolve(request.result); });
    const transaction = database.transaction("meta", "readwrite");
    transaction.objectStore("meta").delete("snapshot");
    await new Promise(resolve => { transaction.oncomplete = resolve; });
    database.close();
}"""


def test_unsent_changes_survive_a_lost_state_before_the_old_batches_are_here(contexts, server, problems):
    server.run("habit", "add", "Read")
    page, line = open_partly(contexts, server)
    server.kill()
    add_habit(page, "Only here")
    page.evaluate(FORGET_STATE, page.evaluate(JOURNAL))
    stop_workers(page)
    visit(page, "/today")
    expect(page.locator("main h1")).to_have_text("Nothing is stored here")
    server.start()
    visit(page, "/today")
    wait(page, lambda: "Only here" in server.run("habit", "list"), "the server has what was not sent")
    visit(page, "/today")
    expect(tile(page, "Only here")).to_be_visible()
    expect(tile(page, "Read")).to_be_visible()
    agree(page, server)
    line.has_old = True
    visit(page, "/habits")
    until(lambda: not is_partial(page), "all batches are here")
    agree(page, server)
    ignore(page, problems, "no usable snapshot")
