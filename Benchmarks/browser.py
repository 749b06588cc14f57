"""Measures the app in Chromium and the server's memory with the ten-year journal. Prints table rows.

Run with .venv/bin/python after script/browser-build and release builds of the program and of Benchmarks. With the argument
`money` it measures the pages of fifty thousand transactions instead, with `all` those that look at everything, of ten years of all
parts. With RUNS in the environment, it measures each page that many times, instead of eleven, and as many durable writes, instead of 200.
"""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

TOP = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(TOP / "Tests/Browser"))
from conftest import CHROMIUM, FLAGS, unlock  # noqa: E402
from served import APP, Server, until  # noqa: E402
from test_checkpoint import is_partial  # noqa: E402

BENCHMARK = TOP / "Benchmarks/.build/release/Benchmark"
RUNS = int(os.environ.get("RUNS", "0"))
MONEY = ["/today", "/journal", "/money", "/money/transactions", "/money/bills", "/money/budgets", "/money/report", "/money/report/flow",
         "/log/expense?back=/money"]
ALL = ["/today", "/today?day=2025-10-16", "/journal", "/review/day", "/review?period=week", "/review?period=month",
       "/review?period=year", "/review/progress", "/review/achievements", "/review/challenges", "/tasks", "/money", "/settings",
       *(f"/review/compare?a={series}&b=mood&of=all" for series in ("tasks", "energy", "weight", "spending", "income", "net-worth"))]
PAGES = ["/today", "/today?day=2025-10-16", "/habits", "/review?period=month", "/review?period=year", "/review?period=all",
         "/review/progress", "/review/achievements", "/settings"]


def row(name, budget, figures):
    figures = sorted(figures)
    tail = figures[min(len(figures) - 1, len(figures) * 99 // 100)]
    shown = [figures[len(figures) // 2], figures[0], figures[-1], tail]
    print(f"| {name} | {budget} | {shown[0]:.2f} ms | " + " | ".join(f"{figure:.2f}" for figure in shown[1:]) + " |",
          flush=True)


def timing(page, path):
    """Milliseconds from when the worker was asked, or woken, to the first byte of a page."""
    page.goto(page.origin + path)
    return page.evaluate(
        "(() => { const at = performance.getEntriesByType('navigation')[0];"
        " if (!at.workerStart) throw new Error('the worker did not answer'); return at.responseStart - at.workerStart; })()")


def measure(page, cdp, pages):
    cdp.send("ServiceWorker.enable")
    cold = []
    for _ in range(1 + (RUNS or 10)):
        page.goto("about:blank")  # no page wakes it again
        cdp.send("ServiceWorker.stopAllWorkers")
        page.wait_for_timeout(300)
        cold.append(timing(page, "/today"))
    row("the worker's cold start to the first HTML", "150 ms", cold[1:])
    for path in pages:
        timing(page, path)
        row(f"worker: {path}", "16 ms", [timing(page, path) for _ in range(RUNS or 11)])


def writes(page, name):
    page.goto(page.origin + "/today")
    marks = page.evaluate(
        """async ([form, rounds]) => {
            const { action } = document.querySelector(form);
            const body = new URLSearchParams(new FormData(document.querySelector(form)));
            body.set("back", "/settings");  // the page that comes back hardly counts
            const headers = { "Daybook-Part": "1" };  // or the worker lets it pass to the server
            const took = [];
            for (let round = 0; round < rounds; round++) {
                body.set("do", round % 2 ? "done" : "clear");
                const start = performance.now();
                const response = await fetch(action, { method: "POST", body, headers });
                await response.text();
                took.push(performance.now() - start);
                if (!response.ok) throw new Error(`status ${response.status}`);
            }
            return took;
        }""", ["li.tile form", RUNS or 200])
    row(name, "20 ms (99th percentile)", marks)


def memory(server):
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    kilobytes = {line.split(":")[0]: int(line.split()[1]) for line in status.splitlines() if line.startswith(("VmRSS", "VmHWM"))}
    print(f"| the server's memory, after these pages | 100 MB | {kilobytes['VmRSS'] / 1000:.0f} MB | | "
          f"{kilobytes['VmHWM'] / 1000:.0f} | |")


def size():
    packed = sum(file.stat().st_size for file in pathlib.Path(APP).glob("*.br"))
    packed += max(file.stat().st_size for file in pathlib.Path(APP).glob("texts/*.br"))  # a first visit loads one language
    print(f"| the app with brotli, at a first visit | 1,100 kB | {packed / 1000:.0f} kB | | | |")


@contextlib.contextmanager
def opened(playwright, folder):
    """A page of a browser that has the whole journal of a folder, and the server."""
    server = Server(folder).start()
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    try:
        page = browser.new_context(locale="en-GB").new_page()
        page.origin = server.url
        unlock(page, server)
        row("worker: /today while the old batches arrive", "", [timing(page, "/today") for _ in range(RUNS or 40)])
        until(lambda: page.wait_for_timeout(500) or not is_partial(page), "all old batches are here")
        page.wait_for_timeout(5000)  # its snapshot is written
        yield page, server
    finally:
        browser.close()
        server.stop()


def measure_pages(page, server, pages):
    measure(page, page.context.new_cdp_session(page), pages)
    for path in pages:
        page.request.get(server.url + path)
    memory(server)


with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    if sys.argv[1:] in (["money"], ["all"]):
        subprocess.run([BENCHMARK, sys.argv[1], folder], check=True)
        with opened(playwright, folder) as (page, server):
            measure_pages(page, server, MONEY if sys.argv[1] == "money" else ALL)
            writes(page, "a durable write in the browser, sent to the server meanwhile")
    else:
        subprocess.run([BENCHMARK, "million", f"{folder}/million"], check=True)
        subprocess.run(["node", TOP / "Benchmarks/fold.mjs", APP, f"{folder}/million"], check=True)
        subprocess.run([BENCHMARK, "journal", folder], check=True)
        with opened(playwright, folder) as (page, server):
            measure_pages(page, server, PAGES)
            writes(page, "a durable write in the browser, sent to the server meanwhile")
            server.stop()
            writes(page, "a durable write in the browser, the server stopped")
        size()
