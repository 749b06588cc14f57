"""Batches that someone writes in the name of another device, with the journal's key but not the device's."""

import pytest
from conftest import add_habit, expect_marked, mark, tile, unlock, visit
from playwright.sync_api import expect
from served import until
from test_storage import ignore

pytestmark = pytest.mark.protects

SET_ASIDE = {"en": "Set aside, because the device they name has not signed them",
             "ru": "Отложено, потому что нет подписи устройства, от имени которого это записано",
             "pl": "Odłożone, bo brakuje podpisu urządzenia, w którego imieniu je zapisano"}

# Pushes a batch that adds a habit, as the next one of the device that wrote the last batch here.
FORGE = """async title => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const ascii = new TextEncoder(), hex = text => Uint8Array.from(text.match(/../g), digits => parseInt(digits, 16));
    const { name } = (await indexedDB.databases()).find(each => each.name.startsWith("daybook-"));
    const database = await done(indexedDB.open(name));
    const rows = await done(database.transaction("batches").objectStore("batches").getAll());
    const keys = await done(database.transaction("meta").objectStore("meta").get("keys"));
    database.close();
    const { device } = rows.at(-1), last = rows.filter(row => row.device === device).sort((one, other) => one.sequence - other.sequence).at(-1);
    const id = crypto.getRandomValues(new Uint8Array(16)), text = word => [word.length, ...ascii.encode(word)];
    const content = [1, 127, 0, 0, 0, 0, 0, 0, 0, 0, ...text("addHabit"), ...id, 0, 1, 2, ...text("habits"), ...text("title"),
        ...text("habits"), ...text("life"), 2, 0, 16, ...id, 3, ...text(title), 1, 0, 1, 2];
    const number = value => value < 128 ? [value] : [value % 128 + 128, ...number(Math.floor(value / 128))];
    const header = Uint8Array.from([0x44, 0x42, 0x4b, 2, ...hex(name.slice(8)), ...hex(device), ...number(last.sequence + 1), 0,
        ...hex(last.hash), 0, 0, ...number(content.length + 80)]);
    const salt = crypto.getRandomValues(new Uint8Array(32)), info = ascii.encode("daybook batch");
    const bits = await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, keys[0], 512);
    const key = await crypto.subtle.importKey("raw", bits.slice(0, 32), "AES-GCM", false, ["encrypt"]);
    const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv: new Uint8Array(12), additionalData: header }, key, Uint8Array.from(content));
    const envelope = [...header, ...salt, ...new Uint8Array(bits, 32), ...new Uint8Array(sealed)];
    const answer = await fetch("/replica/push", { method: "POST", body: Uint8Array.from([...number(envelope.length), ...envelope]) });
    return answer.status;
}"""


def test_what_is_written_in_a_devices_name_is_set_aside_everywhere(page, server, contexts, problems):
    add_habit(page, "Read")
    other = unlock(contexts().new_page(), server)
    expect(tile(other, "Read")).to_be_visible()
    assert other.evaluate(FORGE, "Forged") == 200
    assert "Forged" not in server.run("habit", "list")
    assert SET_ASIDE["en"] in server.run("check")
    for each in (page, other):
        until(lambda: [visit(each, "/settings"), each.get_by_text(SET_ASIDE["en"]).count()][1], "it is told")
        visit(each, "/today")
        expect(tile(each, "Forged")).to_have_count(0)
    # Everything else goes on: the device in whose name it was written is another by now.
    visit(page, "/today")
    mark(page, "Read")
    until(lambda: [visit(other, "/today"), tile(other, "Read").count()][1], "the other device has it")
    expect_marked(other, "Read")
    add_habit(page, "Run")
    until(lambda: "Run" in server.run("habit", "list"), "the server has it")
    assert "Forged" not in server.run("habit", "list")
    ignore(page, problems, "it continues as a new device")


def test_the_settings_tell_it_in_each_language(page, server, contexts, problems):
    add_habit(page, "Read")
    until(lambda: "Read" in server.run("habit", "list"), "the server has it")
    assert page.evaluate(FORGE, "Forged") == 200
    for language in ("ru", "pl"):
        other = unlock(contexts(locale=language).new_page(), server)
        until(lambda: [visit(other, "/settings"), other.get_by_text(SET_ASIDE[language]).count()][1], "it is told")
    ignore(page, problems, "it continues as a new device")


def test_what_was_written_offline_counts_on_the_server(page, server, contexts):
    server.stop()
    for title in ("Read", "Run", "Swim"):
        add_habit(page, title)
    server.start()
    until(lambda: all(title in server.run("habit", "list") for title in ("Read", "Run", "Swim")), "the server has them")
    assert "Set aside" not in server.run("check")
