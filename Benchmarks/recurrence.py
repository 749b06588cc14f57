"""Occurrences per second of recurrence rules, Daybook beside python-dateutil in one run.

    swift build -c release --product recurrence-answers
    .venv/bin/python Benchmarks/recurrence.py .build/release/recurrence-answers [PARTS]

Daybook lists PARTS (400) times as many as dateutil, so that its start hardly counts. Daybook's time includes its whole process, which parses each rule; dateutil's is that of its iterator alone.
"""

import datetime as dt
import itertools
import subprocess
import sys
import time

from dateutil import rrule

START = dt.datetime(2026, 1, 1, 9)
RULES = [
    "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=WEEKLY;INTERVAL=2",
    "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU", "FREQ=HOURLY;INTERVAL=6", "FREQ=MINUTELY;BYHOUR=9,17;BYSECOND=0",
]
PARTS = int(sys.argv[2]) if len(sys.argv) > 2 else 400


def main():
    print(f"{'rule':52} {'dateutil/s':>12} {'Daybook/s':>12} {'ratio':>7}")
    total = [0.0, 0.0]
    for text in RULES:
        most = 5_000 if "YEARLY" not in text else 1_000
        began = time.perf_counter()
        times = list(itertools.islice(rrule.rrulestr(text, dtstart=START), most))
        count = len(times)
        theirs = (time.perf_counter() - began) / count
        line = f"{text}\t{START.isoformat()}\t\t{count}\tlast\n"
        began = time.perf_counter()
        told = subprocess.run([sys.argv[1]], input=line * PARTS, capture_output=True, text=True, check=True).stdout
        ours = (time.perf_counter() - began) / (count * PARTS)
        assert told.split() == [times[-1].isoformat()] * PARTS, text
        total[0] += theirs
        total[1] += ours
        print(f"{text:52} {1 / theirs:12,.0f} {1 / ours:12,.0f} {theirs / ours:6.0f}x")
    print(f"{'each rule weighing the same':52} {'':12} {'':12} {total[0] / total[1]:6.0f}x")


main()
