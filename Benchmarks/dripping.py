#!/usr/bin/env python3
"""Measures how slow connections affect the server: its memory, and the time of a page meanwhile.

    Benchmarks/dripping.py [PROGRAM] [--connections 1000] [--seconds 40]

Starts `PROGRAM serve` (default: .build/release/daybook) with its own folder and port. For one kind of connection after the
other, it opens that many and sends a byte on each every five seconds:

    body      POST /unlock with a body that never ends
    refused   POST /today without a cookie, answered before its body ends
    chunked   POST /unlock in chunks
    head      a request head that never ends
    silent    nothing at all
    unread    GET of a file of 8 MB, of which nothing is read

Meanwhile it requests a page ten times a second, each time on a new connection. For each kind it prints the server's maximum
memory, the median and maximum time of a page, the number of connections left at the end, and the number of failed pages.
The exit status is 1 if a figure is over budget, unless --figures says that they are only printed.
"""

import argparse
import os
import resource
import selectors
import socket
import subprocess
import sys
import tempfile
import time

BUDGET_MEMORY = 100  # MB
BUDGET_PAGE = 100  # ms

KINDS = {
    "body": b"POST /unlock HTTP/1.1\r\nHost: %(host)s\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Sec-Fetch-Site: same-origin\r\nContent-Length: 4000\r\n\r\n",
    "refused": b"POST /today HTTP/1.1\r\nHost: %(host)s\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 1000000\r\n\r\n",
    "chunked": b"POST /unlock HTTP/1.1\r\nHost: %(host)s\r\nSec-Fetch-Site: same-origin\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n",
    "head": b"GET /today HTTP/1.1\r\nHost: %(host)s\r\nX-Long: ",
    "silent": b"",
    "unread": b"GET /assets/1/large.wasm HTTP/1.1\r\nHost: %(host)s\r\n\r\n",
}
DRIPS = {"body": b"a", "refused": b"a", "chunked": b"1\r\na\r\n", "head": b"a"}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def memory(process):
    """The server's resident memory in MB."""
    with open(f"/proc/{process.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) / 1024


def page(port):
    """The milliseconds of a page on a new connection; None if it failed."""
    start = time.perf_counter()
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=5) as caller:
            caller.settimeout(5)
            caller.sendall(b"GET /unlock HTTP/1.1\r\nHost: localhost:%d\r\nConnection: close\r\n\r\n" % port)
            answer = b""
            while more := caller.recv(65536):
                answer += more
    except OSError:
        return None
    return (time.perf_counter() - start) * 1000 if answer.startswith(b"HTTP/1.1 401") else None


def drip(process, port, kind, count, seconds):
    opening = KINDS[kind] % {b"host": b"localhost:%d" % port}
    selector = selectors.DefaultSelector()
    left = set()
    for _ in range(count):
        caller = socket.socket()
        if kind == "unread":
            caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        caller.settimeout(5)
        try:
            caller.connect(("127.0.0.1", port))
            caller.sendall(opening)
        except OSError:
            caller.close()
            continue
        caller.setblocking(False)
        left.add(caller)
        if kind != "unread":
            selector.register(caller, selectors.EVENT_READ)
    times, failed, most = [], 0, 0
    end = time.monotonic() + seconds
    drip_next = 0
    while time.monotonic() < end:
        if time.monotonic() >= drip_next:
            drip_next = time.monotonic() + 5
            for caller in list(left):
                try:
                    if kind in DRIPS:
                        caller.send(DRIPS[kind])
                except OSError:
                    left.discard(caller)
        for key, _ in selector.select(timeout=0):
            try:
                gone = not key.fileobj.recv(65536)
            except OSError:
                gone = True
            if gone:
                selector.unregister(key.fileobj)
                left.discard(key.fileobj)
                key.fileobj.close()
        took = page(port)
        if took is None:
            failed += 1
        else:
            times.append(took)
        most = max(most, memory(process))
        time.sleep(0.1)
    if kind == "unread":
        for caller in list(left):
            try:
                caller.send(b"\r\n")
                time.sleep(0.001)
                caller.send(b"\r\n")
            except OSError:
                left.discard(caller)
    remaining = len(left)
    for caller in left:
        caller.close()
    times.sort()
    return most, times[len(times) // 2] if times else None, times[-1] if times else None, remaining, failed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", nargs="?", default=".build/release/daybook")
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--figures", action="store_true")
    options = parser.parse_args()
    count = min(options.connections, 2000)
    seconds = min(options.seconds, 300)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, count + 200)), hard))
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(folder + "/app")
        for name, content in {"version.txt": b"1", "worker.js": b"//", "large.wasm": bytes(8_500_000)}.items():
            with open(f"{folder}/app/{name}", "wb") as file:
                file.write(content)
        port = free_port()
        start = time.monotonic()
        process = subprocess.Popen(
            [options.program, "serve", "--port", str(port), "--data", folder + "/data"],
            stdout=subprocess.DEVNULL, env={**os.environ, "DAYBOOK_APP": folder + "/app"})
        is_over = False
        try:
            while page(port) is None:
                if process.poll() is not None or time.monotonic() - start > 60:
                    sys.exit("the server does not start")
                time.sleep(0.005)
            print(f"first answer after {time.monotonic() - start:.2f} s, memory {memory(process):.0f} MB")
            for kind in options.kinds.split(","):
                most, median, longest, left, failed = drip(process, port, kind, count, seconds)
                print(
                    f"{kind:8} {count} connections: memory {most:.0f} MB, a page {median or 0:.1f} ms (longest"
                    f" {longest or 0:.1f}), {left} left after {seconds:.0f} s, {failed} pages failed", flush=True)
                is_over = is_over or most > BUDGET_MEMORY or failed > 0 or (longest or 1e9) > BUDGET_PAGE
        finally:
            process.terminate()
            process.wait(timeout=20)
    sys.exit(1 if is_over and not options.figures else 0)


if __name__ == "__main__":
    main()
