"""A new version of the app."""

import pathlib
import re
import shutil

import pytest
from conftest import add_habit, expect_marked, exported, is_controlled, mark, unlock, visit
from playwright.sync_api import expect
from served import APP, Server, until

pytestmark = pytest.mark.protects


def put_in_place(folder, version):
    """The app as another version of itself."""
    new = folder.with_name("new")
    shutil.copytree(APP, new)
    old = (new / "version.txt").read_text().strip()
    (new / "version.txt").write_text(version + "\n")
    worker = new / "worker.js"
    worker.write_text(worker.read_text().replace(old, version))
    for packed in new.glob("worker.js.*"):
        packed.unlink()
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)


def version_of(page):
    return re.search(r"/assets/([0-9a-f]+)/app\.css", page.content())[1]


def take_over(page):
    """Waits until a new version is installed, lets it take over by a visit, and visits its first page."""
    is_waiting = "navigator.serviceWorker.ready.then(registration => registration.waiting !== null)"
    until(lambda: page.evaluate(is_waiting), "the new version is installed")
    visit(page, "/today")
    until(lambda: not page.evaluate(is_waiting), "the new version takes over, as nothing is under way")
    visit(page, "/today")


def test_a_new_version_takes_over_and_nothing_is_lost(tmp_path, contexts):
    app = pathlib.Path(tmp_path / "app")
    put_in_place(app, "1111111111111111")
    server = Server(tmp_path / "data", app).start()
    try:
        page = unlock(contexts().new_page(), server)
        add_habit(page, "Read")
        visit(page, "/today")
        assert version_of(page) == "1111111111111111"
        server.kill()
        mark(page, "Read")
        expect_marked(page, "Read")

        put_in_place(app, "2222222222222222")
        server.start()

        take_over(page)
        assert version_of(page) == "2222222222222222"
        expect_marked(page, "Read")
        until(lambda: exported(page) == server.exported(), "both sides are equal")
        server.kill()
        page.reload()
        assert version_of(page) == "2222222222222222"
        expect_marked(page, "Read")
        assert page.evaluate("getComputedStyle(document.querySelector('.tile')).display") != "list-item", "it is dressed"
        mark(page, "Read")
        expect_marked(page, "Read", False)
    finally:
        server.stop()


def test_a_page_of_the_version_before_still_works(tmp_path, contexts):
    app = pathlib.Path(tmp_path / "app")
    put_in_place(app, "1111111111111111")
    server = Server(tmp_path / "data", app).start()
    try:
        page = unlock(contexts().new_page(), server)
        add_habit(page, "Read")
        visit(page, "/today")
        other = page.context.new_page()
        other.goto(page.url)
        server.kill()
        put_in_place(app, "2222222222222222")
        server.start()

        take_over(other)
        assert version_of(other) == "2222222222222222"
        mark(page, "Read")
        expect_marked(page, "Read")
        expect_marked(other, "Read")
    finally:
        server.stop()


def test_an_app_that_is_built_behind_the_server_reaches_the_open_page(tmp_path, contexts, problems):
    app = pathlib.Path(tmp_path / "app")
    put_in_place(app, "1111111111111111")
    for path in app.glob("worker.js*"):
        path.unlink()
    server = Server(tmp_path / "data", app).start()
    try:
        page = contexts().new_page()
        page.goto(server.link)
        expect(page.locator("main")).to_contain_text("the server is still building the app")
        page.click("a.button.primary")
        add_habit(page, "Read")
        visit(page, "/today")
        until(lambda: problems, "the page has looked for a worker")
        assert all("404" in problem for problem in problems)
        problems.clear()
        assert not is_controlled(page)

        put_in_place(app, "2222222222222222")
        until(lambda: is_controlled(page), "the worker controls the page")
        problems.clear()
        server.kill()
        visit(page, "/today")
        mark(page, "Read")
        expect_marked(page, "Read")
    finally:
        server.stop()
