#!/usr/bin/env python3
"""Measures how long programs take to start, and the server to answer.

    Benchmarks/start.py PROGRAM…     --help of each program in turn, 50 times after five warm-up runs
    Benchmarks/start.py --server     script/server until it answers, five times, with everything built

With RUNS in the environment, that many times instead.
"""

import os
import pathlib
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

TOP = pathlib.Path(__file__).parents[1]
RUNS = int(os.environ.get("RUNS", "0"))


def milliseconds(action):
    begin = time.perf_counter()
    action()
    return (time.perf_counter() - begin) * 1000


def tell(name, times):
    print(f"{name}: median {statistics.median(times):.1f} ms, lowest {min(times):.1f}, highest {max(times):.1f}")


def measure_help(programs):
    times = {program: [] for program in programs}
    for turn in range(5 + (RUNS or 50)):
        for program in programs:
            spent = milliseconds(lambda: subprocess.run([program, "--help"], stdout=subprocess.DEVNULL, check=True))
            if turn >= 5:
                times[program].append(spent)
    for program in programs:
        tell(program, times[program])


def measure_server():
    times = []
    for _ in range(RUNS or 5):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        with tempfile.TemporaryDirectory() as folder:
            server = subprocess.Popen(
                [TOP / "script/server", "--port", str(port), "--data", folder],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            times.append(milliseconds(lambda: wait_for(port)))
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()
    tell("script/server until it answers", times)


def wait_for(port):
    while True:
        try:
            return urllib.request.urlopen(f"http://localhost:{port}/healthz", timeout=1).read()
        except OSError:
            time.sleep(0.005)


if sys.argv[1:] == ["--server"]:
    measure_server()
else:
    measure_help(sys.argv[1:])
