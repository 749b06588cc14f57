"""Measures the import of an Apple Health export in a browser without a server: its speed and memory.

    .venv/bin/python Benchmarks/health_browser.py EXPORT.zip [EXPORT.xml]

Run after script/browser-build and a release build. `Benchmark health-export FILE MEGABYTES` writes an export; zip it yourself.
Reads each file three times and prints the fastest, in wall-clock time. Speed is in megabytes of XML.
"""

import pathlib
import os
import sys
import tempfile
import zipfile

from playwright.sync_api import sync_playwright

TOP = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(TOP / "Tests/Browser"))
from conftest import CHROMIUM, FLAGS, unlock  # noqa: E402
from served import Server  # noqa: E402


def size(path):
    """Megabytes of XML in a file."""
    if not zipfile.is_zipfile(path):
        return os.path.getsize(path) / 1e6
    return sum(entry.file_size for entry in zipfile.ZipFile(path).infolist()) / 1e6


# What page/health-import.js does, without the preview.
READ = """
() => new Promise(resolve => {
    const worker = new Worker(document.querySelector("script").src.replace("app.js", "health.js"));
    const start = performance.now();
    worker.onmessage = ({ data }) => "scan" in data
        && resolve({ seconds: (performance.now() - start) / 1000, memory: data.memory / 1e6, scan: data.scan.length / 1e6 });
    worker.postMessage({ file: document.querySelector("#file").files[0], order: [], most: 0 });
})
"""


def read(page, path):
    page.goto(page.origin + "/data")
    page.set_input_files("#file", path)
    return page.evaluate(READ)


with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
    server = Server(folder).start()
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    page = chromium.new_context().new_page()
    unlock(page, server)
    page.origin = server.url
    server.kill()
    print("| read in the browser | MB of XML | seconds | MB/s | memory of WebAssembly | what is sent |\n" + "| --- " * 6 + "|")
    for path in sys.argv[1:]:
        best = min((read(page, path) for _ in range(3)), key=lambda run: run["seconds"])
        print(f"| {pathlib.Path(path).name} | {size(path):.0f} | {best['seconds']:.2f} | {size(path) / best['seconds']:.0f} "
              f"| {best['memory']:.0f} MB | {best['scan']:.1f} MB |")
    chromium.close()
    server.stop()
