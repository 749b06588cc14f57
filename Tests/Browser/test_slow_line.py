"""Replication at 64 kbit/s with many interruptions, simulated eight times as fast with an eighth of all limits."""

import pathlib
import random
import re
import shutil

import pytest
from conftest import exported, is_controlled, unlock, visit
from playwright.sync_api import expect
from served import APP, Server, free_port, until
from slow_line import SlowLine

SCALE = 8
RATE = SCALE * 64_000 // 8  # bytes a second
SPAN = 150_000  # bytes: a break about every twenty seconds of 64 kbit/s
LIMITS = {"stallLimit": 20_000, "fastTransfer": 2000, "slowTransfer": 8000, "shortest": 1000}  # milliseconds


def hurried(folder):
    """The app with all its limits an eighth."""
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


def habits(number, rows, chance):
    """A file of another app: a habit with long notes that hardly become smaller by packing."""
    lines = ["HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText"]
    for row in range(rows):
        note = chance.randbytes(250).hex()
        lines.append(f"Habit {number},,Mind,20{10 + row // 336:02}-{row // 28 % 12 + 1:02}-{row % 28 + 1:02},1,{note}")
    return "\n".join(lines) + "\n"


@pytest.fixture
def line(tmp_path):
    """A slow line before a server on an invented year and long notes: some 2 MB, half of that when packed."""
    server = Server(tmp_path / "data", hurried(tmp_path / "app"))
    server.run("demo")
    chance = random.Random(7)
    for number in range(10):
        file = tmp_path / f"{number}.csv"
        file.write_text(habits(number, 200, chance))
        server.run("import", str(file))
    port = free_port()
    server.url, server.arguments = f"http://localhost:{port}", ["--origin", f"http://localhost:{port}"]
    with SlowLine(port, server.port, RATE, SPAN) as line:
        line.server = server.start()
        yield line
        server.stop()


def test_a_first_sync_and_a_long_push_get_through_and_say_how_much_is_left(line, contexts, tmp_path):
    page = contexts().new_page()
    unlock(page, line.server, wait_for_worker=False)
    sync_status = page.locator("[data-sync-status]:visible").first
    expect(sync_status).to_have_text(re.compile(r"^Receiving: \d+(\.\d)? [kM]B left$"))
    visit(page, "/settings")
    expect(page.locator("[data-progress]")).to_have_text(re.compile(r"^Your journal is coming .*: \d+(\.\d)? [kM]B left\."))
    expect(sync_status).to_have_text("On all your devices", timeout=120_000)
    expect(page.locator("[data-progress]")).to_be_hidden()
    until(lambda: is_controlled(page), "the worker controls the page")
    assert exported(page) == line.server.exported()
    assert line.breaks >= 3
    assert line.passed < 2_000_000, "what is held already does not come again"

    line.server.kill()
    file = tmp_path / "more.csv"
    file.write_text(habits("written here", 300, random.Random(8)))
    visit(page, "/data")
    page.set_input_files("input[type=file]", file)
    page.click("form[action='/data/import'] button.primary")
    page.click("form[action='/data/import/apply'] button.primary")
    expect(page.locator(".message")).to_contain_text("Imported")
    line.server.start()
    until(lambda: "Habit written here" in line.server.run("habit", "list"), "the server has it", 120)
    visit(page, "/today")
    expect(sync_status).to_have_text("On all your devices", timeout=120_000)
