"""Measures how soon a phone shows a tap, on a processor slowed six times. Prints table rows.

    .venv/bin/python Benchmarks/interaction.py [TAPS]

Run after script/browser-build and a release build of the program. The journal is the sample year of `daybook demo`. A tap is measured as
the browser does for Interaction to Next Paint, in steps of 8 ms: from the touch to the next painted frame. "Shown" is from the touch
to the frame in which the tile is marked, which is after it is saved. Layout shifts right after a tap are counted, too, unlike in the
browser's score, but not the tick, which grows into its place.
"""

import pathlib
import sys
import tempfile

from playwright.sync_api import sync_playwright

TOP = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(TOP / "Tests/Browser"))
from conftest import CHROMIUM, FLAGS, PHONE, unlock, visit  # noqa: E402
from served import Server  # noqa: E402

SLOWDOWN = 6
ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 40
OBSERVE = """
    window.interactions = []; window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (entry.interactionId) interactions.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (!entry.sources.every(source => source.node?.matches?.('.tick'))) shifts.push(entry.value);
        }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('pointerdown', event => {
        const start = event.timeStamp, tile = event.target.closest?.('.tile');
        if (!tile) return;
        const before = document.querySelector('#' + tile.id + ' .mark').ariaPressed;
        const look = () => {
            const now = document.querySelector('#' + tile.id + ' .mark')?.ariaPressed;
            if (now !== before) requestAnimationFrame(() => (window.shown ??= []).push(performance.now() - start));
            else requestAnimationFrame(look);
        };
        look();
    }, true);
"""


def quantile(figures, part):
    figures = sorted(figures)
    return figures[min(len(figures) - 1, int(len(figures) * part))]


def row(name, goal, figures):
    figures = figures or [0]
    print(f"| {name} | {goal} | {quantile(figures, .5):.0f} ms | {quantile(figures, .75):.0f} | {max(figures):.0f} |", flush=True)


def tap_tiles(page):
    tiles = page.locator("li.tile form .mark:visible")
    for round_number in range(ROUNDS):
        tiles.nth(round_number % min(tiles.count(), 6)).tap()
        page.wait_for_timeout(700)


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(folder)
        server.run("demo")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            context = browser.new_context(locale="en-GB", timezone_id="Europe/Warsaw", bypass_csp=True, **PHONE)
            page = unlock(context.new_page(), server)
            page.wait_for_timeout(3000)
            page.add_init_script(OBSERVE)
            visit(page, "/today")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            tap_tiles(page)
            found = page.evaluate("({ interactions, shown: window.shown ?? [], shifts })")
            row("a mark, from touch to the next paint", "100 ms (75th percentile)", found["interactions"])
            row("a mark, from touch until it is shown", "", found["shown"])
            print(f"| layout shifts over {ROUNDS} marks | 0 | {sum(found['shifts']):.4f} | | |")
        finally:
            browser.close()
            server.stop()


main()
