"""Offline, and after the server is back."""

import json

import pytest
from conftest import (add_habit, archive, choose_setting, expect_marked, exported, mark, message, open_habit, save, tile, undo, unfold, unlock, visit)
from playwright.sync_api import expect
from served import until

pytestmark = pytest.mark.protects


def sync_status(page):
    return page.locator("[data-sync-status]:visible").first


def agree(page, server):
    """Waits until both sides hold the same journal."""
    until(lambda: json.loads(exported(page)) == json.loads(server.exported()), "both sides are equal")


def test_everything_works_without_the_server_and_both_sides_agree_afterwards(page, server):
    add_habit(page, "Read")
    add_habit(page, "Walk")
    until(lambda: "Walk" in server.run("habit", "list"), "the server has it")
    server.kill()

    for path, heading in {"/review": "Review", "/settings": "Settings", "/habits": "Habits"}.items():
        visit(page, path)
        expect(page.locator("main h1")).to_contain_text(heading)
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    open_habit(page, "Walk")
    page.get_by_role("link", name="Edit").click()
    unfold(page)
    page.fill("[name=note]", "Written offline")
    save(page)
    expect(page.locator("main")).to_contain_text("Written offline")
    add_habit(page, "Added offline", category="New")
    visit(page, "/today")
    page.reload()
    expect_marked(page, "Read")
    expect(tile(page, "Added offline")).to_be_visible()
    expect(sync_status(page)).to_contain_text("only on this device")
    assert "Added offline" not in server.run("habit", "list")

    server.start()
    expect(sync_status(page)).to_contain_text("Up to date")
    agree(page, server)
    server.run("done", "Walk")
    expect_marked(page, "Walk")
    agree(page, server)
    assert "Written offline" in exported(page)


def test_open_settings_say_when_the_server_is_back(page, server):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    server.kill()
    visit(page, "/today")
    mark(page, "Read")
    visit(page, "/settings")
    card = page.locator("section.card", has_text="Your data")
    expect(card).to_contain_text("Your server cannot be reached")
    server.start()
    expect(card).to_contain_text("This device and your server both keep the whole journal")
    expect(card).not_to_contain_text("only on this device")


def test_archive_undo_skip_and_import_work_without_the_server(page, server, tmp_path):
    add_habit(page, "Read")
    server.kill()
    archive(page, "Read")
    undo(page)
    open_habit(page, "Read")
    page.get_by_role("link", name="Skip today or write a note").click()
    page.get_by_text("Skip this day").click()
    page.fill("[name=reason]", "On a train")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(message(page)).to_contain_text("skipped")
    visit(page, "/today")
    expect(tile(page, "Read")).to_contain_text("Skipped")
    file = tmp_path / "habitbull.csv"
    file.write_text("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
                    "Breed dragons,,Pets,2016-03-18,1,text\n")
    visit(page, "/data")
    page.set_input_files("input[type=file]", file)
    page.click("form[action='/data/import'] button.primary")
    expect(page.locator("main")).to_contain_text("Breed dragons")
    page.click("form[action='/data/import/apply'] button.primary")
    expect(message(page)).to_contain_text("Imported")
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("Breed dragons")
    server.start()
    agree(page, server)
    assert "On a train" in server.exported() and "Breed dragons" in server.exported()


def test_a_page_opened_anew_works_without_the_server(page, server):
    add_habit(page, "Read")
    context, address = page.context, page.url
    server.kill()
    page.close()
    again = context.new_page()
    again.goto("/".join(address.split("/", 3)[:3]) + "/")
    expect(tile(again, "Read")).to_be_visible()
    mark(again, "Read")
    expect_marked(again, "Read")


def test_two_tabs_agree_at_once(page):
    add_habit(page, "Read")
    visit(page, "/today")
    other = page.context.new_page()
    other.goto(page.url)
    mark(page, "Read")
    expect_marked(other, "Read")
    mark(other, "Read")
    expect_marked(page, "Read", False)


def test_two_tabs_agree_without_the_server_too(page, server):
    add_habit(page, "Read")
    visit(page, "/today")
    other = page.context.new_page()
    other.goto(page.url)
    server.kill()
    mark(page, "Read")
    expect_marked(other, "Read")


def test_a_form_being_typed_in_is_left_alone(page, server):
    add_habit(page, "Read")
    visit(page, "/habits/new")
    page.locator("input[name=title]").press_sequentially("Half a ti")
    other = page.context.new_page()
    other.goto(page.url.replace("/habits/new", "/today"))
    mark(other, "Read")
    expect_marked(other, "Read")
    until(lambda: '"state": "done"' in server.exported(), "the server has it")
    server.run("undone", "Read")
    expect_marked(other, "Read", False)
    expect(page.locator("input[name=title]")).to_have_value("Half a ti")
    expect(page.locator("input[name=title]")).to_be_focused()
    page.keyboard.type("tle")
    save(page)
    expect(message(page)).to_contain_text("Half a title")


def test_two_devices_that_wrote_while_apart_both_keep_their_marks(page, server, contexts):
    add_habit(page, "Read")
    add_habit(page, "Walk")
    visit(page, "/today")
    phone = unlock(contexts().new_page(), server)
    expect(tile(phone, "Walk")).to_be_visible()
    server.kill()
    mark(page, "Read")
    expect_marked(page, "Read")
    mark(phone, "Walk")
    expect_marked(phone, "Walk")
    server.start()
    expect_marked(page, "Walk")
    expect_marked(phone, "Read")
    agree(page, server)
    agree(phone, server)


def test_a_full_disk_is_said_plainly_and_nothing_is_claimed(contexts, server, problems):
    page = contexts().new_page()
    browser = page.context.new_cdp_session(page.context.new_page())  # what it asks for holds while its page stays
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 16 << 20})
    unlock(page, server)
    add_habit(page, "Read")
    page.evaluate(FILL)
    visit(page, "/habits/new")
    page.fill("input[name=title]", "Too much")
    save(page)
    expect(page.get_by_role("alert")).to_contain_text("Nothing was saved")
    expect(page.get_by_role("link", name="Save the journal as a file")).to_be_visible()
    expect(page.locator("input[name=title]")).to_have_value("Too much")
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("Read")
    expect(page.locator("main")).not_to_contain_text("Too much")
    page.evaluate("indexedDB.deleteDatabase('filler')")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url})
    add_habit(page, "Room again")
    problems[:] = [problem for problem in problems if "QuotaExceededError" not in problem]


# Fills what the browser gives this origin, to the last kilobyte.
FILL = """async () => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const opening = indexedDB.open("filler", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("stones", { autoIncrement: true });
    const database = await done(opening);
    for (let size = 4 << 20, tries = 0; size >= 256; tries++) {
        if (tries > 400) throw new Error("it does not fill");
        const transaction = database.transaction("stones", "readwrite", { durability: "strict" });
        transaction.objectStore("stones").add(new Uint8Array(size).map(() => Math.random() * 256));
        const isKept = await new Promise(resolve => {
            transaction.oncomplete = () => resolve(true);
            transaction.onabort = () => resolve(false);
        });
        if (!isKept) size >>= 1;
    }
    database.close();
}"""


def test_a_language_chosen_without_the_server_has_all_its_words(page, server):
    add_habit(page, "Read")
    until(lambda: page.evaluate("""async () => {
        const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
        return kept.flat().filter(request => request.url.includes("/texts/")).length === 3;
    }"""), "all languages are cached")
    server.kill()
    for language, heading in {"ru": "Настройки", "pl": "Ustawienia", "en": "Settings"}.items():
        visit(page, "/settings")
        choose_setting(page, "language", language)
        expect(page.locator("main h1")).to_have_text(heading)


def test_a_language_that_cannot_be_loaded_is_stood_in_for(page, server):
    add_habit(page, "Read")
    server.kill()
    page.evaluate("""async () => {
        for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const request of await cache.keys()) if (/texts.(ru|pl)/.test(request.url)) await cache.delete(request);
        }
    }""")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    visit(page, "/settings")
    choose_setting(page, "language", "pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("main h1")).to_have_text("Settings")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    server.start()
    visit(page, "/settings")

    def is_polish():
        page.reload()
        return page.locator("main h1").inner_text() == "Ustawienia"

    until(is_polish, "the language is there")
