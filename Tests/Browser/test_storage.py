"""The browser's storage: used by another version of the app, damaged, emptied or missing."""

import json
import re
import shutil

import pytest
from conftest import add_habit, expect_marked, exported, is_controlled, mark, tile, unlock, visit
from playwright.sync_api import expect
from served import APP, PATIENCE, Server, until
from test_replication import delete, erase

pytestmark = pytest.mark.protects

OPEN = """async ([name, version]) => new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => request.result.createObjectStore("notes");
    request.onsuccess = () => { window.kept = request.result; resolve("open"); };
    request.onerror = () => reject(request.error);
    setTimeout(resolve, PATIENCE, "held up");
})""".replace("PATIENCE", str(PATIENCE * 1000))
JOURNAL = "indexedDB.databases().then(all => all.find(each => /^daybook-/.test(each.name)).name)"
IS_HELD = """new Promise(resolve => {
    const request = indexedDB.open("daybook");
    request.onsuccess = () => {
        const noted = request.result.transaction("notes").objectStore("notes").get("journal");
        noted.onsuccess = () => { request.result.close(); resolve(Boolean(noted.result)); };
    };
})"""
DAMAGE = """async name => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open(name));
    const transaction = database.transaction(["batches", "meta"], "readwrite");
    const batches = transaction.objectStore("batches");
    const [row] = await done(batches.getAll());
    row.bytes[row.bytes.length >> 1] ^= 1;
    batches.put(row);
    transaction.objectStore("meta").delete("snapshot");
    await new Promise(resolve => { transaction.oncomplete = resolve; });
    database.close();
}"""

LOSE = DAMAGE.replace("row.bytes[row.bytes.length >> 1] ^= 1;", "").replace("batches.put(row)", "batches.delete(row.position)")
LOSE_LAST = LOSE.replace("[row]", "row").replace("getAll())", "getAll()).then(rows => rows[rows.length - 1])")
LOSE_ALL = LOSE.replace("batches.delete(row.position)", "batches.clear()").replace('.delete("snapshot")', '.get("snapshot")')


def sync_status(page):
    return page.locator("[data-sync-status]:visible").first


def stop_workers(page):
    """Ends the worker at once, as browsers do; the next request starts it anew."""
    browser = page.context.new_cdp_session(page)
    browser.send("ServiceWorker.enable")
    browser.send("ServiceWorker.stopAllWorkers")


@pytest.fixture
def serve(tmp_path):
    """Makes a server whose worker script is changed."""
    started = []

    def make(change):
        app = tmp_path / "app"
        shutil.copytree(APP, app)
        script = (app / "worker.js").read_text()
        changed = change(script)
        assert changed != script
        (app / "worker.js").write_text(changed)
        for packed in app.glob("worker.js.*"):
            packed.unlink()
        started.append(Server(tmp_path / "data", app).start())
        return started[0]

    yield make
    for server in started:
        server.stop()


def ignore(page, problems, *texts):
    """Forgets what a browser had to complain of. Its pages are closed first: they would complain again."""
    page.context.close()
    problems[:] = [problem for problem in problems if not any(text in problem for text in texts)]


def test_a_newer_version_of_the_app_is_not_held_up(page, server, problems):
    add_habit(page, "Read")
    name = page.evaluate(JOURNAL)
    assert page.evaluate(OPEN, [name, 4]) == "open"
    page.evaluate("kept.close()")
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("Read")
    server.kill()
    visit(page, "/habits")
    expect(page.locator("main h1")).to_have_text("Another version is open")
    expect(page.locator("main")).to_contain_text("Close the other tabs")
    ignore(page, problems, "is newer", "VersionError", "cannot be opened", "connection is closing")


def test_an_older_version_that_does_not_let_go_is_said_and_waited_for(serve, contexts, problems):
    server = serve(lambda script: script.replace("databaseVersion = 3", "databaseVersion = 4"))
    context = contexts()
    older = context.new_page()
    older.goto(server.url + "/healthz")
    assert older.evaluate(OPEN, ["daybook", 1]) == "open"
    page = unlock(context.new_page(), server, wait_for_worker=False)
    expect(sync_status(page)).to_have_text("Another version is open")
    older.evaluate("kept.close()")
    until(lambda: is_controlled(page), "the worker controls the page")
    expect(sync_status(page)).to_have_text("Up to date")
    ignore(page, problems, "older version")


def test_a_damaged_batch_comes_again_from_the_server(page, server, problems):
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    until(lambda: '"state": "done"' in server.exported(), "the server has it")
    page.evaluate(DAMAGE, page.evaluate(JOURNAL))
    stop_workers(page)
    visit(page, "/today")
    until(lambda: json.loads(exported(page)) == json.loads(server.exported()), "it is whole again")
    expect(sync_status(page)).to_have_text("Up to date")
    server.kill()
    visit(page, "/today")
    expect_marked(page, "Read")
    ignore(page, problems, "are damaged", "continues as a new device")


def test_a_damaged_batch_that_the_server_lacks_is_set_aside_and_said(page, server, problems):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    server.kill()
    add_habit(page, "Only here")
    damage = DAMAGE.replace("[row]", "row").replace("getAll())", "getAll()).then(rows => rows[rows.length - 1])")
    page.evaluate(damage, page.evaluate(JOURNAL))
    stop_workers(page)
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("Read")
    add_habit(page, "Written after")
    server.start()
    expect(sync_status(page)).to_have_text("Some changes are damaged")
    until(lambda: "Written after" in server.run("habit", "list"), "the server has the rest")
    ignore(page, problems, "are damaged")


@pytest.mark.parametrize("lose, lost", [(LOSE_LAST, "Missing: 1 change"), (LOSE_ALL, "Missing: 2 changes")])
def test_changes_that_the_browser_lost_are_said_and_not_that_all_is_here(page, server, problems, lose, lost):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    visit(page, "/habits")
    expect(sync_status(page)).to_have_text("Up to date")
    server.kill()
    for title in ("Only here", "Here, too"):
        add_habit(page, title)
    page.evaluate(lose, page.evaluate(JOURNAL))
    stop_workers(page)
    visit(page, "/settings")
    expect(sync_status(page)).to_have_text(re.compile("^Missing: [0-9]+ change"))
    expect(page.locator("[data-sync-details]")).to_contain_text("comes back as soon as it can be reached")
    visit(page, "/data")
    expect(page.locator("main")).to_contain_text("What is missing here is not in an export either.")
    assert json.loads(exported(page))["incomplete"].startswith("Missing: ")
    server.start()
    visit(page, "/habits")
    until(lambda: visit(page, "/habits") and "Read" in page.locator("main").inner_text(), "it came back")
    expect(sync_status(page)).to_have_text(lost)
    add_habit(page, "Written after")
    until(lambda: "Written after" in server.run("habit", "list"), "the server has what came after")
    assert "Here, too" not in server.run("habit", "list")
    assert ("Only here" in server.run("habit", "list")) == (lost == "Missing: 1 change"), "what is left counts everywhere"
    assert "Set aside" not in server.run("check")
    visit(page, "/settings")
    expect(page.locator("[data-sync-details]")).to_contain_text("before it reached your server")
    page.get_by_role("button", name="Don’t show this again").click()
    expect(sync_status(page)).to_have_text("Up to date")
    expect(page.locator("[data-sync-details]")).to_contain_text("another device or a backup has them: " + lost[len("Missing: "):])
    stop_workers(page)
    visit(page, "/habits")
    expect(sync_status(page)).to_have_text("Up to date")
    ignore(page, problems, "are lost")


@pytest.mark.parametrize("is_gone", [False, True])
def test_an_erasure_after_damage_erases_what_came_after_the_damaged_batch(page, server, problems, is_gone):
    for title in ("Read", "Top secret", "Walk"):
        add_habit(page, title)
    delete(page, "Top secret")
    until(lambda: "Top secret" in server.run("erase"), "the server has them")
    page.evaluate(LOSE if is_gone else DAMAGE, page.evaluate(JOURNAL))
    server.kill()
    stop_workers(page)
    erase(page)
    server.start()
    until(lambda: "No deleted items" in server.run("erase"), "the server has erased it")
    assert "Read" in server.run("habit", "list")
    assert "intact" in server.run("check")
    ignore(page, problems, "are damaged", "continues as a new device", "are lost")


def test_a_journal_that_the_browser_lost_is_brought_here_again_and_not_shown_empty(page, server, problems):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    page.evaluate("name => new Promise(resolve => { indexedDB.deleteDatabase(name).onsuccess = resolve; })",
                  page.evaluate(JOURNAL))
    server.kill()
    visit(page, "/today")
    expect(page.locator("main h1")).to_have_text("Nothing is stored here")
    server.start()
    visit(page, "/today")
    expect(tile(page, "Read")).to_be_visible()
    until(lambda: page.evaluate(IS_HELD), "all of it is here again")
    server.kill()
    until(lambda: visit(page, "/today") and tile(page, "Read").count(), "it works without the server again")
    ignore(page, problems, "no longer stored")


def test_without_any_storage_the_server_answers_and_the_page_says_so(serve, contexts, problems):
    server = serve(lambda script: script.replace(
        '"use strict";', '"use strict"; IDBFactory.prototype.open = () => { throw new Error("denied"); };', 1))
    page = unlock(contexts().new_page(), server, wait_for_worker=False)
    expect(sync_status(page)).to_have_text("Nothing is stored here")
    add_habit(page, "Read")
    assert "Read" in server.run("habit", "list")
    visit(page, "/settings")
    expect(page.locator("[data-progress]")).to_contain_text("only while your server can be reached")
    ignore(page, problems, "no storage", "denied")
