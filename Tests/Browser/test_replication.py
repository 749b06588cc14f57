"""Erasing, signing out, and a server with another journal."""

import json
import pathlib
import re
import shutil
from datetime import UTC, datetime

import pytest
from conftest import (add_habit, archive, expect_marked, exported, exported_with_times, mark, message, tile, unlock,
                      visit)
from playwright.sync_api import expect
from served import Server, until
from test_offline import FILL

pytestmark = pytest.mark.protects

SECRETS = "Top secret|Nobody may know"

def sync_status(page):
    return page.locator("[data-sync-status]:visible").first


def delete(page, title):
    archive(page, title)
    visit(page, "/archive")
    page.get_by_role("button", name=f"Delete habit: {title}").click()
    expect(message(page)).to_contain_text("deleted")


def erase(page):
    visit(page, "/settings")
    page.get_by_role("link", name="Erase deleted items permanently").click()
    page.get_by_role("button", name="Erase permanently").click()
    expect(message(page)).to_contain_text("Permanently erased")


# All that the browser keeps, as texts: as it is stored, and the sealed content opened with the browser's key.
KEPT = """async () => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const ascii = new TextEncoder(), stored = [], opened = [];
    const open = async (key, purpose, header, sealed) => {
        const info = ascii.encode("daybook " + purpose), salt = sealed.slice(0, 32);
        const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, 256);
        const own = await crypto.subtle.importKey("raw", bits, "AES-GCM", false, ["decrypt"]);
        const cipher = { name: "AES-GCM", iv: new Uint8Array(12), additionalData: header };
        opened.push(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, own, sealed.slice(64))));
    };
    const headerOf = bytes => {
        let position = 28;
        const number = () => {
            let value = 0, unit = 1, next;
            do { next = bytes[position++]; value += next % 128 * unit; unit *= 128; } while (next >= 128);
            return value;
        };
        number();
        const generation = number();
        position += generation > 0 ? 64 : 32;
        number();
        const extensions = number();
        position += extensions;
        number();
        return bytes.slice(0, position);
    };
    const note = value => {
        if (value instanceof Uint8Array) stored.push(new TextDecoder().decode(value));
        else if (value && typeof value === "object") Object.values(value).forEach(note);
        else stored.push(String(value));
    };
    for (const { name } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name));
        const all = {};
        for (const store of database.objectStoreNames) {
            all[store] = await done(database.transaction(store).objectStore(store).getAll());
            note(all[store]);
        }
        if (all.meta) {
            const meta = key => done(database.transaction("meta").objectStore("meta").get(key));
            const keys = await meta("keys"), snapshot = await meta("snapshot");
            for (const { bytes } of all.batches) {
                const header = headerOf(bytes);
                await open(keys[0], "batch", header, bytes.slice(header.length));
            }
            const journal = Uint8Array.from(name.slice(8).match(/../g), digits => parseInt(digits, 16));
            if (snapshot) await open(keys[0], "snapshot", journal, snapshot);
        }
        database.close();
    }
    return { stored: stored.join("\\n"), opened: opened.join("\\n") };
}"""


def kept_here(page):
    """All that the browser can read of what it keeps, as one text."""
    kept = page.evaluate(KEPT)
    assert not re.search(SECRETS, kept["stored"]), "it is sealed"
    return kept["opened"]


def kept_by(server):
    """All that the server keeps of the journal (its backups apart), as bytes."""
    return b"".join(path.read_bytes() for path in pathlib.Path(server.folder, "journals/me").glob("*") if path.is_file())


def test_offline_erasure_reaches_the_server_and_the_other_device(page, server, contexts):
    add_habit(page, "Read")
    add_habit(page, "Top secret", note="Nobody may know")
    visit(page, "/today")
    mark(page, "Top secret")
    mark(page, "Read")
    expect_marked(page, "Read")
    other = unlock(contexts().new_page(), server)
    expect(tile(other, "Top secret")).to_be_visible()
    until(lambda: "Top secret" in server.run("habit", "list"), "the server has it")
    assert not re.search(SECRETS.encode(), kept_by(server)), "it is sealed"
    server.kill()
    delete(page, "Top secret")
    assert "Top secret" in kept_here(page)
    erase(page)
    until(lambda: not re.search(SECRETS, kept_here(page)), "it is gone here")
    visit(page, "/today")
    expect_marked(page, "Read")
    assert "Top secret" in kept_here(other)
    server.start()
    until(lambda: not re.search(SECRETS, kept_here(other)), "it is gone from the other device")
    visit(other, "/today")
    expect_marked(other, "Read")
    expect(tile(other, "Top secret")).to_have_count(0)
    assert json.loads(exported(page)) == json.loads(exported(other)) == json.loads(server.exported())
    assert "intact" in server.run("check")
    third = unlock(contexts().new_page(), server)
    expect_marked(third, "Read")
    assert not re.search(SECRETS, kept_here(third)), "it is gone from the server"
    visit(page, "/settings/erase")
    expect(page.locator("main")).to_contain_text("No deleted items to erase")


def test_an_export_says_when_this_device_last_had_the_same_as_the_server(page, server, contexts):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    before = datetime.now(UTC).replace(microsecond=0)
    other = unlock(contexts().new_page(), server)
    expect(tile(other, "Read")).to_be_visible()
    synced = until(lambda: json.loads(exported_with_times(other)).get("lastSyncedAt"), "it has synced")
    assert before <= datetime.fromisoformat(synced) <= datetime.now(UTC)
    assert "lastSyncedAt" not in json.loads(server.run("export"))


def test_erasure_by_the_terminal_reaches_the_browser(page, server):
    add_habit(page, "Top secret")
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    server.run("habit", "archive", "Top secret")
    server.run("habit", "delete", "Top secret")
    server.run("erase", "--yes")
    visit(page, "/habits")
    until(lambda: "Top secret" not in kept_here(page), "it is gone here")
    expect(page.locator("main")).to_contain_text("Read")
    expect(page.locator("main")).not_to_contain_text("Top secret")
    add_habit(page, "Written after")
    until(lambda: "Written after" in server.run("habit", "list"), "the server has it")


def test_a_session_that_ended_says_so_and_goes_on_once_the_link_is_opened(page, server):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    pathlib.Path(server.folder, "sessions").write_text("")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    expect(sync_status(page)).to_have_text("Signed out")
    visit(page, "/settings")
    expect(page.locator("main")).to_contain_text("Nothing is lost")
    expect(page.locator("main")).to_contain_text("daybook open")
    server.link = server.run("open", "--print", "--port", str(server.port)).strip()
    unlock(page, server)
    expect(sync_status(page)).to_have_text("Up to date")
    until(lambda: '"state": "done"' in server.exported(), "the server has the mark")


def test_a_server_with_another_journal_is_gone_over_to_only_once_this_one_is_saved(page, server, tmp_path):
    add_habit(page, "Read")
    server.kill()
    add_habit(page, "Only here")
    other = Server(tmp_path / "other")
    other.port, other.url = server.port, server.url
    other.run("habit", "add", "Of the other journal")
    try:
        unlock(page, other.start())
        expect(sync_status(page)).to_have_text("Another journal on the server")
        visit(page, "/settings")
        expect(page.locator("main")).to_contain_text("1 change only on this device.")
        start = page.get_by_role("button", name="Start from the server’s journal")
        expect(start).to_have_count(0)
        with page.expect_download() as download:
            page.get_by_role("link", name="Save the journal as a file").click()
        file = tmp_path / "saved.json"
        download.value.save_as(file)
        assert "Only here" in file.read_text()
        start.click()
        expect(tile(page, "Of the other journal")).to_be_visible()
        expect(tile(page, "Read")).to_have_count(0)
        expect(sync_status(page)).to_have_text("Up to date")
        visit(page, "/data")
        page.set_input_files("input[type=file]", file)
        page.click("form[action='/data/import'] button.primary")
        page.click("form[action='/data/import/apply'] button.primary")
        expect(message(page)).to_contain_text("Imported")
        until(lambda: "Only here" in other.run("habit", "list"), "the other server has it")
    finally:
        other.stop()


def test_the_only_copy_of_a_lost_journal_is_not_left_for_an_empty_one(page, server, tmp_path):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    expect(sync_status(page)).to_have_text("Up to date")
    server.kill()
    empty = Server(tmp_path / "empty")
    empty.port, empty.url = server.port, server.url
    try:
        unlock(page, empty.start())
        expect(sync_status(page)).to_have_text("Another journal on the server")
        expect(tile(page, "Read")).to_be_visible()
    finally:
        empty.stop()


def test_a_server_that_was_set_back_gets_what_it_lacks_and_the_settings_tell(page, server, tmp_path):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has the first one")
    server.kill()
    shutil.copytree(server.folder, tmp_path / "earlier")
    server.start()
    add_habit(page, "Swim")
    until(lambda: "Swim" in server.run("habit", "list"), "the server has the second one")
    expect(sync_status(page)).to_have_text("Up to date")
    visit(page, "/settings")
    expect(page.locator("main")).not_to_contain_text("The server was older")
    server.kill()
    shutil.rmtree(server.folder)
    shutil.copytree(tmp_path / "earlier", server.folder)
    server.start()
    visit(page, "/today")
    until(lambda: "Swim" in server.run("habit", "list"), "the server has it again")
    expect(sync_status(page)).to_have_text("Up to date")
    visit(page, "/settings")
    expect(page.locator("main")).to_contain_text("The server was older than this browser knew: it lacked 1 change.")


def test_rescue_file_saved_by_the_browser_can_be_restored(page, server, tmp_path):
    add_habit(page, "Read")
    server.kill()
    add_habit(page, "Only here")
    with page.expect_download() as download:
        page.evaluate("location.assign('/rescue')")
    file = tmp_path / "saved.batches"
    download.value.save_as(file)
    other = Server(tmp_path / "other")
    shutil.copytree(f"{server.folder}.keys", f"{other.folder}.keys")
    other.run("restore", str(file))
    assert json.loads(other.exported()) == json.loads(exported(page))


def test_a_device_without_room_for_what_the_server_has_says_so_and_catches_up(contexts, server, problems):
    page = contexts().new_page()
    browser = page.context.new_cdp_session(page.context.new_page())  # what it asks for holds while its page stays
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 16 << 20})
    unlock(page, server)
    add_habit(page, "Read")
    visit(page, "/today")
    page.evaluate(FILL)
    server.run("habit", "add", "From elsewhere", "--note", "long " * 300)
    expect(sync_status(page)).to_have_text("No space on this device")
    expect(tile(page, "Read")).to_be_visible()
    page.evaluate("indexedDB.deleteDatabase('filler')")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url})
    visit(page, "/today")
    expect(tile(page, "From elsewhere")).to_be_visible()
    expect(sync_status(page)).to_have_text("Up to date")
    problems[:] = [problem for problem in problems if "QuotaExceededError" not in problem]


def test_two_tabs_can_each_bring_in_a_file(page, server, tmp_path):
    server.kill()
    tabs = [page, page.context.new_page()]
    tabs[1].goto(page.url)
    for tab, title in zip(tabs, ["Breathe", "Swim"]):
        file = tmp_path / f"{title}.csv"
        file.write_text("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
                        f"{title},,Mind,2026-03-18,1,\n")
        visit(tab, "/data")
        tab.set_input_files("input[type=file]", file)
        tab.click("form[action='/data/import'] button.primary")
        expect(tab.locator("main")).to_contain_text(title)
    for tab in tabs:
        tab.click("form[action='/data/import/apply'] button.primary")
        expect(message(tab)).to_contain_text("Imported")
    visit(page, "/habits")
    expect(page.locator("main")).to_contain_text("Breathe")
    expect(page.locator("main")).to_contain_text("Swim")
