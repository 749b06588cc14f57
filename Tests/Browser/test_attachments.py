"""Receipts: attached without the server, sent to it, fetched by another device, deleted and erased."""

import hashlib
import json
import pathlib
import random
import re
import struct
import subprocess
import zlib

import pytest
from conftest import message, paste_link, save, unlock, visit
from playwright.sync_api import expect
from served import Server, until
from test_money import add_account, save_entry, type_on_the_pad, unfold_entry
from test_ownership import origin, run  # noqa: F401
from test_pages import complaints
from test_replication import erase
from test_storage import ignore, stop_workers

ROOT = pathlib.Path(__file__).parents[2]
SECRET = b"52.2297N 21.0122E"
# The files and parts of files that the browser has, with the number of blocks of each.
STORED = """async () => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const { name } = (await indexedDB.databases()).find(each => /^daybook-/.test(each.name));
    const database = await done(indexedDB.open(name));
    const files = await done(database.transaction("files").objectStore("files").getAll());
    const blocks = await done(database.transaction("fileBlocks").objectStore("fileBlocks").getAll());
    database.close();
    const text = blocks.map(block => new TextDecoder("latin1").decode(block)).join("");
    return { files: files.length, blocks: blocks.length, text };
}"""
DAMAGE = """async number => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const { name } = (await indexedDB.databases()).find(each => /^daybook-/.test(each.name));
    const database = await done(indexedDB.open(name));
    const [{ digest }] = await done(database.transaction("files").objectStore("files").getAll());
    const transaction = database.transaction("fileBlocks", "readwrite");
    const blocks = transaction.objectStore("fileBlocks");
    const block = await done(blocks.get([digest, number]));
    block[5] ^= 1;
    blocks.put(block, [digest, number]);
    await new Promise(resolve => { transaction.oncomplete = resolve; });
    database.close();
}"""
# The number of erasures that the browser's database went through.
ERASURES = """async () => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const { name } = (await indexedDB.databases()).find(each => /^daybook-/.test(each.name));
    const database = await done(indexedDB.open(name));
    const erasures = await done(database.transaction("meta").objectStore("meta").get("erasures"));
    database.close();
    return erasures ?? 0;
}"""
# The sealed blocks of the golden files, made by the worker's module.
SEALED = """
import { readFileSync } from "node:fs";
import { blockCount, blockSize, fileDigest, fileKey, seal } from "LAYOUT";

const { key, journal, salt, files } = JSON.parse(readFileSync(0, "utf8")), bytes = hex => Uint8Array.from(Buffer.from(hex, "hex"));
const replicaKey = await crypto.subtle.importKey("raw", bytes(key), "HKDF", false, ["deriveKey"]);
const sealed = [];
for (const { count } of files) {
    const content = Uint8Array.from({ length: count }, (_, index) => index * 31 >> 3);
    const digest = await fileDigest(journal, content), layout = { digest, count, salt: bytes(salt) }, blocks = [];
    const own = await fileKey(replicaKey, layout);
    for (let number = 0; number < blockCount(count); number++) {
        blocks.push(await seal(own, layout, number, content.subarray(number * blockSize, (number + 1) * blockSize)));
    }
    sealed.push({ digest, blocks: Buffer.concat(blocks).toString("hex") });
}
console.log(JSON.stringify(sealed));
"""
# The journal's database as version 1 of the app left it, with batches of the first format.
OLD_DATABASE = """id => new Promise((resolve, reject) => {
    const request = indexedDB.open("daybook-" + id, 1);
    request.onupgradeneeded = () => {
        const batches = request.result.createObjectStore("batches", { keyPath: "position", autoIncrement: true });
        batches.createIndex("identity", ["device", "sequence", "checksum"], { unique: true });
        batches.createIndex("action", "action");
        batches.createIndex("records", "records", { multiEntry: true });
        const row = { device: "0102030405060708", sequence: 1, checksum: "0", action: "0", records: [], bytes: new Uint8Array(9) };
        batches.add(row);
        const meta = request.result.createObjectStore("meta");
        meta.put(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), "device");
        meta.put(new Uint8Array(99), "snapshot");
        meta.put({ heads: new Uint8Array(1), after: 7 }, "cursor");
    };
    request.onsuccess = () => { request.result.close(); resolve(); };
    request.onerror = () => reject(request.error);
})"""
KEPT_DEVICE = """async id => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open("daybook-" + id));
    const device = await done(database.transaction("meta").objectStore("meta").get("device"));
    database.close();
    return Array.from(device);
}"""


def chunk(kind, content):
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def photo(folder, name="lunch.png", width=400, height=300, seed=1):
    """A PNG file that hardly compresses, some 360 kB with 400 × 300 pixels, with a place in its metadata."""
    chance = random.Random(seed)
    rows = b"".join(b"\0" + chance.randbytes(3 * width) for _ in range(height))
    path = pathlib.Path(folder, name)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                     + chunk(b"tEXt", b"Comment\0" + SECRET) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
    return path


def spend(page, payee="Market"):
    """Logs an expense, and gives the path of its page."""
    visit(page, "/log/expense?back=/money")
    page.fill("#amount", "4.50")
    unfold_entry(page)
    page.fill("#payee", payee)
    save_entry(page)
    expect(message(page)).to_contain_text(payee)
    visit(page, "/money/transactions")
    return page.locator(".transactions a", has_text=payee).first.get_attribute("href").split("?")[0]


def test_a_receipt_is_saved_with_its_expense(phone, server, tmp_path):
    add_account(phone, "Bank", "100")
    server.kill()
    visit(phone, "/today")
    phone.locator(".tabs a.add").tap()
    phone.locator("dialog .kinds a", has_text="Expense").tap()
    type_on_the_pad(phone, "7")
    phone.set_input_files("dialog input[type=file]", photo(tmp_path))
    save_entry(phone)
    expect(message(phone)).to_contain_text("€7.00 spent")
    expect(phone.locator("dialog")).to_have_count(0)
    visit(phone, "/money/transactions")
    phone.locator(".transactions a").first.tap()
    expect_shown(phone)
    visit(phone, "/log/expense?back=/money")
    expect(phone.locator("#amount")).to_have_value("")  # the draft is gone


@pytest.mark.parametrize("opens_sheet", [True, False], ids=["sheet", "page"])
def test_a_photo_chosen_in_the_sheet_comes_along_to_the_whole_form(phone, server, tmp_path, opens_sheet):
    add_account(phone, "Bank", "100")
    server.kill()
    visit(phone, "/today")
    if opens_sheet:
        phone.locator(".tabs a.add").tap()
        phone.locator("dialog .kinds a", has_text="Expense").tap()
    else:
        visit(phone, "/log/expense?back=/today")
    phone.fill("#amount", "7")
    phone.set_input_files(".sheet input[type=file]", photo(tmp_path))
    phone.locator(".sheet a", has_text="Split, tags and more").tap()
    amount = phone.locator("main .transaction-form [name=amount]")
    expect(amount).to_have_value("7")
    expect(phone.locator("main .transaction-form .chosen-file")).to_have_text("lunch.png")
    expect(phone).to_have_url(re.compile("/money/transactions/new"))
    phone.go_back()
    expect(phone.locator("main .transaction-form")).to_have_count(0)  # the page below, or the sheet's page
    phone.go_forward()
    expect(amount).to_have_value("7")
    phone.set_input_files("main input[type=file]", photo(tmp_path))
    phone.locator("main .transaction-form > .submit button").tap()
    expect(message(phone)).to_contain_text("€7.00 spent")
    visit(phone, "/money/transactions")
    phone.locator(".transactions a").first.tap()
    expect_shown(phone)


def attach(page, path, file):
    visit(page, path)
    page.set_input_files("#attachments input[type=file]", file)
    expect(message(page)).to_contain_text("attached")


def item(page, name="lunch.png"):
    return page.locator(".attachments li", has_text=name)


def expect_shown(page, width=400):
    """The picture is there, and is what was attached."""
    item(page).locator("img").scroll_into_view_if_needed()
    until(lambda: item(page).locator("img").evaluate("image => image.complete && image.naturalWidth") == width,
          "the picture is shown")


def kept_by(server):
    folder = pathlib.Path(server.folder, "journals/me/attachments")
    return sorted(folder.glob("*")) if folder.exists() else []


def arrived(server):
    return [path for path in kept_by(server) if re.fullmatch("[0-9a-f]{64}", path.name)]


def address(page):
    return item(page).locator("a").get_attribute("href")


def content(page):
    """The answer of the worker for the file: its status, headers and bytes."""
    status, headers, text = page.evaluate("""async url => {
        const response = await fetch(url, { headers: { "Daybook-Part": "1" } });
        const bytes = new Uint8Array(await response.arrayBuffer());
        return [response.status, Object.fromEntries(response.headers), Array.from(bytes, byte => String.fromCharCode(byte)).join("")];
    }""", address(page))
    return status, headers, text.encode("latin1")


def test_a_photo_attached_offline_is_shown_sent_fetched_elsewhere_and_erased(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    until(lambda: "Market" in server.run("money", "register"), "the server has it")
    server.kill()

    attach(page, path, photo(tmp_path))
    expect_shown(page)
    page.reload()
    expect_shown(page)
    stop_workers(page)
    visit(page, path)
    expect_shown(page)
    stored = page.evaluate(STORED)
    assert stored["files"] == 1 and stored["blocks"] == 6, "in blocks of 64 kB"
    assert "IDAT" not in stored["text"] and SECRET.decode() not in stored["text"], "encrypted"
    status, headers, shown = content(page)
    assert status == 200 and b"IDAT" in shown and SECRET not in shown
    assert headers["content-type"] == "image/png" and headers["x-content-type-options"] == "nosniff"
    assert headers["content-disposition"] == "inline; filename*=UTF-8''lunch.png"
    assert headers["content-security-policy"].endswith("sandbox") and "script" not in headers["content-security-policy"]
    assert visit(page, address(page)).status == 200
    assert arrived(server) == []

    server.start()
    visit(page, path)
    until(lambda: arrived(server), "the server has the file")
    assert "intact" in server.run("check")
    server.run("money", "attachments", "latest", "--save", str(tmp_path / "saved"))
    saved = (tmp_path / "saved/lunch.png").read_bytes()
    assert saved == shown

    other = unlock(contexts().new_page(), server)
    visit(other, path)
    expect(item(other)).to_contain_text("Not on this device, 360 kB")
    assert other.evaluate(STORED)["files"] == 0, "only what is asked for is fetched"
    item(other).get_by_role("button", name="Fetch").click()
    expect_shown(other)
    server.kill()
    other.reload()
    expect_shown(other)
    server.start()

    visit(page, path)
    item(page).get_by_role("button", name="Delete").click()
    expect(message(page)).to_contain_text("deleted")
    assert page.evaluate(STORED)["files"] == 1, "deleting can be undone"
    message(page).get_by_role("button", name="Undo").click()
    expect_shown(page)
    item(page).get_by_role("button", name="Delete").click()
    expect(item(page)).to_have_count(0)
    erase(page)
    until(lambda: page.evaluate(STORED)["blocks"] == 0, "it is gone here")
    until(lambda: kept_by(server) == [], "it is gone from the server")
    visit(other, "/money")
    until(lambda: other.evaluate(STORED)["files"] == 0, "it is gone from the other device")


def test_a_list_shows_a_large_photo_scaled_down_and_its_link_opens_it_whole(page, server, tmp_path):
    path = spend(page)
    attach(page, path, photo(tmp_path, width=1200, height=900))
    expect_shown(page, width=640)
    status, headers, whole = content(page)
    assert status == 200 and headers["content-type"] == "image/png" and whole.startswith(b"\x89PNG") and b"IDAT" in whole
    shown = page.evaluate("""async url => {
        const response = await fetch(url, { headers: { "Daybook-Part": "1" } });
        return [response.headers.get("content-type"), response.headers.get("content-security-policy"), (await response.blob()).size];
    }""", item(page).locator("img").get_attribute("src"))
    assert shown[0] == "image/webp" and shown[1].endswith("sandbox") and shown[2] < len(whole) / 4
    assert page.evaluate(STORED)["files"] == 1


def test_a_file_that_is_erased_while_it_is_fetched_does_not_come_back(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    attach(page, path, photo(tmp_path, width=1100, height=1000))  # 3.3 MB, in several portions
    until(lambda: arrived(server), "the server has the file")
    other = unlock(contexts().new_page(), server)
    visit(other, path)
    held = []
    other.context.route("**/replica/files/read**", lambda route: held.append(route))
    item(other).get_by_role("button", name="Fetch").click(no_wait_after=True)
    until(lambda: page.wait_for_timeout(20) or held, "it is being fetched")
    answer = held[0].fetch()
    item(page).get_by_role("button", name="Delete").click()
    expect(item(page)).to_have_count(0)
    erase(page)
    until(lambda: kept_by(server) == [], "it is gone from the server")
    reader = other.context.new_page()
    reader.goto(server.url + path)
    until(lambda: reader.evaluate(ERASURES), "the other device has the erasure")
    with other.expect_response(lambda response: response.request.method == "POST" and "/replica/" not in response.url):
        held[0].fulfill(response=answer)  # by the answer to the form, the portions would be stored
        other.context.unroute("**/replica/files/read**")
    assert other.evaluate(STORED)["blocks"] == 0


def test_a_file_that_is_not_on_the_server_yet_is_named_and_comes_later(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    until(lambda: "Market" in server.run("money", "register"), "the server has it")
    # The line breaks behind the record: the server has it, and nothing of the file.
    page.context.route("**/replica/files/**", lambda route: route.abort())
    attach(page, path, photo(tmp_path))
    until(lambda: "lunch.png" in server.run("money", "attachments", "latest"), "the server has the record")

    plain = paste_link(contexts(java_script_enabled=False).new_page(), server)
    visit(plain, path)
    expect(item(plain)).to_contain_text("On another device, 360 kB")
    expect(item(plain).get_by_role("button", name="Fetch")).to_have_count(0)
    other = unlock(contexts().new_page(), server)
    visit(other, path)
    item(other).get_by_role("button", name="Fetch").click()
    expect(other.locator("main [role=alert]")).to_contain_text("The server does not have this file yet")

    page.context.unroute("**/replica/files/**")
    visit(page, "/today")
    until(lambda: arrived(server), "the server has the file")
    visit(other, path)
    item(other).get_by_role("button", name="Fetch").click()
    expect_shown(other)
    visit(plain, path)
    expect(item(plain).locator("img")).to_be_visible()
    server.kill()
    visit(other, path)
    expect_shown(other)


def test_a_file_is_not_fetched_without_the_server_and_the_reason_is_said(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    attach(page, path, photo(tmp_path))
    until(lambda: arrived(server), "the server has the file")
    other = unlock(contexts().new_page(), server)
    visit(other, path)
    expect(item(other)).to_contain_text("Not on this device")
    server.kill()
    item(other).get_by_role("button", name="Fetch").click()
    expect(other.locator("main [role=alert]")).to_contain_text("The server cannot be reached")
    server.start()
    visit(other, path)
    item(other).get_by_role("button", name="Fetch").click()
    expect_shown(other)


def test_a_large_file_goes_on_where_a_broken_line_stopped_it(page, server, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    file = photo(tmp_path, width=1100, height=1000)  # 3.3 MB
    calls = []

    def pass_four(route):
        calls.append(route.request.url)
        route.continue_() if len(calls) < 4 else route.abort()

    page.context.route("**/replica/files/add**", pass_four)
    attach(page, path, file)
    until(lambda: page.wait_for_timeout(20) or len(calls) >= 4, "the line broke")  # which lets the route run
    part = kept_by(server)
    assert [each.suffix for each in part] == [".part"]
    assert b"IDAT" not in part[0].read_bytes(), "what has arrived is encrypted"
    size = part[0].stat().st_size
    page.context.unroute("**/replica/files/add**")
    asked = []
    page.context.on("request", lambda request: "/files/add" in request.url and asked.append(request.url))
    visit(page, "/today")
    until(lambda: arrived(server), "all of it arrived")
    assert kept_by(server) == arrived(server) and kept_by(server)[0].stat().st_size > size
    offsets = [int(url.split("from=")[1]) for url in asked]
    assert 0 not in offsets[1:], "only the call that asks how far it got begins at 0"


def test_a_damaged_file_is_said_to_be_and_fetched_again(page, server, problems, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    attach(page, path, photo(tmp_path))
    until(lambda: arrived(server), "the server has the file")
    page.evaluate(DAMAGE, 3)
    assert visit(page, address(page)).status == 500
    expect(page.locator("main h1")).to_contain_text("“lunch.png” is damaged and cannot be shown")
    page.get_by_role("button", name="Fetch").click()
    expect_shown(page)
    ignore(page, problems, "status of 500")


def test_what_cannot_be_attached_is_refused_beside_the_file_without_the_server_too(page, server, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    server.kill()
    file = tmp_path / "cut.png"
    file.write_bytes(photo(tmp_path).read_bytes()[:2000])
    visit(page, path)
    page.set_input_files("#attachments input[type=file]", file)
    expect(page.locator("#attachments .field.refused .reason")).to_contain_text("This photo is damaged")
    assert page.evaluate(STORED)["files"] == 0


def test_the_same_photo_has_the_same_digest_on_every_device(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    file = photo(tmp_path)
    attach(page, path, file)
    until(lambda: arrived(server), "the server has the file")
    server.run("money", "attach", "latest", str(file))
    listed = server.run("money", "attachments", "latest", "--json")
    assert listed.count('"lunch.png"') == 1, "the terminal found the browser's"
    assert len(arrived(server)) == 1


def test_a_file_that_a_form_stores_while_it_is_fetched_stays(run):  # noqa: F811
    assert run("""
        const { fetchFile } = await load("worker/file-exchange"), { fileDigest } = await load("worker/file-layout");
        const { readFile, storeFile } = await load("worker/files");
        const content = new Uint8Array(150000).map((_, index) => index * 7), digest = await fileDigest(id, content);
        let calls = 0;
        globalThis.fetch = async path => {
            if (++calls === 2) await storeFile(database, digest, content);
            const from = Number(/from=([0-9]+)/.exec(path)[1]), most = Number(/most=([0-9]+)/.exec(path)[1]);
            return new Response(content.slice(from, from + most));
        };
        steps.push(await fetchFile({ ...journal, erasures: 0 }, digest, content.length), calls);
        steps.push((await readFile(database, digest))?.every((byte, index) => byte === content[index]));
    """) == ["stored", 2, True]


def test_the_browser_seals_files_as_specified():
    golden = json.loads((ROOT / "Tests/Browser/encrypted-files.json").read_text())
    script = SEALED.replace("LAYOUT", (ROOT / "Browser/Scripts/worker/file-layout.js").as_uri())
    ran = subprocess.run(["node", "--input-type=module", "-e", script], input=json.dumps(golden), text=True,
                         capture_output=True, check=True)
    for sealed, expected in zip(json.loads(ran.stdout), golden["files"], strict=True):
        header = b"DBATTAC\1" + struct.pack(">IQ", 65536, expected["count"]) + bytes.fromhex(golden["salt"])
        file = header + bytes.fromhex(sealed["blocks"])
        assert sealed["digest"] == expected["digest"]
        assert file[-64:].hex() == expected["end"] and hashlib.sha256(file).hexdigest() == expected["sha256"]


def test_a_database_of_the_first_version_is_pulled_anew_and_takes_files(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    until(lambda: "Market" in server.run("money", "register"), "the server has it")
    id = page.evaluate("fetch('/replica/journal').then(response => response.text())").strip()
    old = contexts().new_page()
    old.goto(server.url + "/healthz")
    old.evaluate(OLD_DATABASE, id)
    unlock(old, server)
    assert old.evaluate(KEPT_DEVICE, id) != [1, 2, 3, 4, 5, 6, 7, 8]
    server.kill()
    attach(old, path, photo(tmp_path))
    expect_shown(old)


def test_pages_with_attachments_are_accessible(page, server, contexts, tmp_path):
    add_account(page, "Bank", "100")
    path = spend(page)
    attach(page, path, photo(tmp_path))
    expect_shown(page)
    assert not list(complaints(page))
    until(lambda: arrived(server), "the server has the file")
    other = unlock(contexts().new_page(), server)
    visit(other, path)
    expect(item(other).get_by_role("button", name="Fetch")).to_be_visible()
    assert not list(complaints(other))
