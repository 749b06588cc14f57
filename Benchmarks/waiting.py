#!/usr/bin/env python3
"""Measures how long a page waits while the server has much to do: reading files, importing, many uploads at once.

    Benchmarks/waiting.py PROGRAM [TRANSACTIONS]

The bank's statement has 50,000 TRANSACTIONS, and the files of the uploads have almost six times as many.

Prints table rows: how long the work took, how often Today was asked for meanwhile, its median and its longest time; and at the end
the most memory that the server needed.
"""

import datetime
import http.client
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time

TOP = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(TOP / "Tests/Browser"))
from served import Server  # noqa: E402


def statement(folder, count, note=""):
    """A bank's statement of so many transactions."""
    path = pathlib.Path(folder, f"{count}.csv")
    day = datetime.date(2016, 1, 1)
    rows = [f"{day + datetime.timedelta(number % 3650)},Shop {number % 400}{note},Groceries,-{number % 90}.50,EUR,Bank\n"
            for number in range(count)]
    path.write_text("date,payee,category,amount,currency,account\n" + "".join(rows))
    return path


class Browser:
    """Requests of a signed-in browser, by a program of its own, so that only the server makes pages wait."""

    def __init__(self, server):
        self.server = server
        self.jar = f"{server.folder}-cookies"
        self.curl("-c", self.jar, "--data-urlencode", f"link={server.link}", f"{server.url}/unlock")
        name, value = pathlib.Path(self.jar).read_text().split()[-2:]
        self.cookie = f"{name}={value}"

    def curl(self, *arguments):
        return subprocess.run(["curl", "-s", *arguments], capture_output=True, check=True, text=True).stdout

    def upload(self, path):
        return self.curl("-b", self.jar, "-F", f"file=@{path}", f"{self.server.url}/data/import")

    def upload_at_once(self, path, count):
        threads = [threading.Thread(target=self.upload, args=(path,)) for _ in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def apply(self, preview):
        handle = re.search(r'name="upload" value="([0-9a-f]{32})"', preview)[1]
        self.curl("-b", self.jar, "-d", f"upload={handle}", f"{self.server.url}/data/import/apply")

    def meanwhile(self, name, work):
        """Asks for Today again and again until the work is done. Returns its result."""
        results, waits = [], []
        thread = threading.Thread(target=lambda: results.append(work()))
        connection = http.client.HTTPConnection("localhost", self.server.port)
        begin = time.perf_counter()
        thread.start()
        while thread.is_alive():
            asked = time.perf_counter()
            connection.request("GET", "/today", headers={"Cookie": self.cookie})
            connection.getresponse().read()
            waits.append((time.perf_counter() - asked) * 1000)
            time.sleep(0.005)
        took = time.perf_counter() - begin
        print(f"| {name} | {took:.2f} s | {len(waits)} | {statistics.median(waits):.1f} ms | {max(waits):.0f} ms |", flush=True)
        return results[0]


if len(sys.argv) not in (2, 3):
    sys.exit(__doc__)
COUNT = int(sys.argv[2]) if len(sys.argv) == 3 else 50_000
with tempfile.TemporaryDirectory() as folder:
    subprocess.run([sys.argv[1], "demo", "--data", f"{folder}/data"], check=True, stdout=subprocess.DEVNULL)
    server = Server(f"{folder}/data").start()
    try:
        browser = Browser(server)
        ordinary, large = statement(folder, COUNT), statement(folder, COUNT * 28 // 5, " " + "x" * 150)
        preview = browser.meanwhile(f"preview of {COUNT:,} transactions", lambda: browser.upload(ordinary))
        browser.meanwhile("their import", lambda: browser.apply(preview))
        browser.meanwhile(f"eight uploads of {large.stat().st_size // 1_000_000} MB", lambda: browser.upload_at_once(large, 8))
        status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
        most = int(re.search(r"VmHWM:\s+(\d+)", status)[1])
        print(f"the server's memory: at most {most // 1000} MB")
    finally:
        server.stop()
