"""The exchange at 64 kbit/s with a round trip of 2 s and 5 % of segments lost, simulated sixteen times as fast with a sixteenth of
all times: bytes are real ones. The files of the app pass at once, as on a second visit."""

import re
import shutil
import time

import pytest
from conftest import expect_marked, exported, is_controlled, mark, unlock, visit
from playwright.sync_api import expect
from served import APP, PATIENCE, Server, free_port, until
from slow_line import SlowLine
from test_checkpoint import is_partial

SCALE = 16
RATE = SCALE * 64_000 // 8  # bytes a second
DELAY, LOSS, RETRANSMISSION = 2 / SCALE, 0.05, 1 / SCALE
SPAN = 400_000  # bytes: a break of its own accord about every fifty seconds of 64 kbit/s
LONG = 4 * PATIENCE  # a transfer of minutes, even if nothing hangs
LIMITS = {"stallLimit": 20_000, "fastTransfer": 5000, "slowTransfer": 10_000, "shortest": 1000}  # milliseconds

NOTES = """async texts => {
    for (const text of texts) {
        const body = new URLSearchParams({ text });
        const response = await fetch("/notes", { method: "POST", body, headers: { "Daybook-Part": "1" } });
        if (!response.ok) throw new Error(`${response.status}`);
    }
}"""

STORED = """async device => {
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const { name } = (await indexedDB.databases()).find(({ name }) => /^daybook-[0-9a-f]{32}$/.test(name));
    const database = await done(indexedDB.open(name));
    const store = database.transaction(["batches", "meta"]);
    const own = Array.from(await done(store.objectStore("meta").get("device")), byte => byte.toString(16).padStart(2, "0")).join("");
    const rows = await done(store.objectStore("batches").getAll());
    database.close();
    const size = rows => rows.reduce((sum, row) => sum + row.bytes.length, 0);
    return { own: size(rows.filter(row => row.device === own)), others: size(rows.filter(row => row.device !== own)) };
}"""


def hurried(folder):
    """The app with all its times divided."""
    shutil.copytree(APP, folder)
    worker = folder / "worker.js"
    script = worker.read_text()
    for name, limit in LIMITS.items():
        script, count = re.subn(rf"\b{name} = {limit:_}\b|\b{name} = {limit}\b", f"{name} = {limit // SCALE}", script)
        assert count == 1, name
    worker.write_text(script)
    for packed in folder.glob("worker.js.*"):
        packed.unlink()
    return folder


@pytest.fixture
def line(tmp_path):
    """A slow line before a server on an invented year."""
    server = Server(tmp_path / "data", hurried(tmp_path / "app"))
    server.run("demo")
    server.run("habit", "add", "Floss")
    port = free_port()
    server.url, server.arguments = f"http://localhost:{port}", ["--origin", f"http://localhost:{port}"]
    with SlowLine(port, server.port, RATE, DELAY, LOSS, SPAN, RETRANSMISSION) as line:
        line.server = server.start()
        yield line
        server.stop()


def lost_to_cuts(calls):
    """The bytes that cuts may have wasted: the portion that was being transferred."""
    return sum((call.number("most") or 0) + call.sent for call in calls if call.is_cut)


def expect_frugal(calls, needed, what):
    """Checks that nothing crossed the line again but what a cut interrupted."""
    passed = sum(call.passed for call in calls)
    assert passed <= 1.3 * needed + lost_to_cuts(calls), f"{what}: {passed} bytes for {needed}"
    return f"{what}: {passed} of {needed} needed, {sum(call.is_cut for call in calls)} cuts"


def test_a_new_browser_gets_a_year_and_sends_what_it_wrote_whatever_breaks(line, contexts):
    began = time.monotonic()
    measured = []

    def note(what):
        measured.append(f"{what} after {(time.monotonic() - began) * SCALE:.0f} s of 64 kbit/s")

    line.cuts.update(checkpoint=[40_000, None, None, None, 10_000], old=[30_000, None, 10_000], push=[20_000, None, 20_000])
    page = contexts().new_page()
    unlock(page, line.server, wait_for_worker=False)
    note("the first page")
    sync_status = page.locator("[data-sync-status]:visible").first
    expect(sync_status).to_have_text(re.compile(r"^Receiving: \d+(\.\d)? [kM]B left$"))
    until(lambda: is_controlled(page), "the worker controls the page")
    note("pages without the server")
    visit(page, "/today")
    mark(page, "Floss")
    expect_marked(page, "Floss")
    note("a marked habit")
    until(lambda: not is_partial(page), "all old batches are here", LONG)
    expect(sync_status).to_have_text("Up to date")
    note("everything")
    assert exported(page) == line.server.exported()

    line.turn_off()
    page.evaluate(NOTES, [f"Note {number}: " + line.random.randbytes(4000).hex() for number in range(14)])
    line.turn_on()
    expect(sync_status).to_have_text(re.compile(r"^Sending: \d+(\.\d)? [kM]B left$"))
    until(lambda: "Note 13" in line.server.run("note", "list", "--json"), "the server has the notes", LONG)
    note("what was written without a line is sent")
    expect(sync_status).to_have_text("Up to date")
    assert exported(page) == line.server.exported()

    checkpoints = line.passed("checkpoint")
    stored = page.evaluate(STORED)
    measured += [
        expect_frugal(checkpoints, checkpoints[-1].total, "checkpoint"),
        expect_frugal(line.passed("pull", is_old=True), stored["others"], "old batches"),
        expect_frugal(line.passed("push"), stored["own"], "push"),
        f"{line.losses} segments lost, {line.breaks} breaks of its own accord",
    ]
    print("\n".join(measured))
    for calls in (checkpoints, line.passed("pull", is_old=True), line.passed("push")):
        assert any(call.was_planned for call in calls), "the line was cut in the middle of portions"
    starts = [call.number("from") for call in checkpoints if not call.is_cut]
    assert starts.count(0) == 1 and starts == sorted(starts), "a checkpoint goes on where it was cut"
