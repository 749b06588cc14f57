"""Money in the terminal, Daybook beside hledger, with the same fifty thousand transactions in one run.

    swift build -c release --product daybook
    swift build --package-path Benchmarks -c release
    python3 Benchmarks/money.py .build/release/daybook Benchmarks/.build/release/Benchmark [RUNS]

The two take turns; without hledger on the path, Daybook is measured alone. Each figure is the median of whole processes after a
warm-up run, with the minimum and the maximum.
"""

import shutil
import statistics
import subprocess
import sys
import tempfile
import time

DAYBOOK, BENCHMARK = sys.argv[1:3]
RUNS = int(sys.argv[3]) if len(sys.argv) > 3 else 9
HAS_HLEDGER = shutil.which("hledger") is not None


def run(*command):
    return subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout


def milliseconds(command):
    began = time.perf_counter()
    run(*command)
    return (time.perf_counter() - began) * 1000


def text(figures):
    return f"{statistics.median(figures):.0f} ms ({min(figures):.0f}–{max(figures):.0f})"


with tempfile.TemporaryDirectory() as folder:
    run(BENCHMARK, "money", folder)
    hledger, data = ["hledger", "-f", folder + "/money.journal"], ["--data", folder]
    span = ["--from", "2016-01-01", "--to", "2026-12-31"]
    rows = [
        ("by category", ["balance", "Expenses", "Income"], ["money", "report", "--by", "category", *span]),
        ("by account", ["balance", "Assets", "Liabilities"], ["account", "list"]),
        ("register of an account, all of it", ["register", "Assets:Bank"],
         ["money", "register", "--account", "Bank", "--limit", "1000000"]),
        ("register of an account, the latest hundred", ["register", "Assets:Bank", "-b", "2026-10-15"],
         ["money", "register", "--account", "Bank"]),
    ]
    print(run("hledger", "--version").strip() if HAS_HLEDGER else "hledger is missing: only Daybook is measured")
    print("\n| fifty thousand transactions | hledger | Daybook | ratio |\n| --- | --- | --- | --- |")
    for name, their, our in rows:
        theirs, ours = [], []
        for _ in range(RUNS + 1):
            if HAS_HLEDGER:
                theirs.append(milliseconds([*hledger, *their]))
            ours.append(milliseconds([DAYBOOK, *our, *data]))
        if HAS_HLEDGER:
            ratio = statistics.median(theirs[1:]) / statistics.median(ours[1:])
            print(f"| {name} | {text(theirs[1:])} | {text(ours[1:])} | {ratio:.1f} |", flush=True)
        else:
            print(f"| {name} | | {text(ours[1:])} | |", flush=True)
