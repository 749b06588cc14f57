"""Runs the program as a server, and its commands on the same data."""

import os
import pathlib
import re
import select
import signal
import socket
import subprocess
import time

TOP = pathlib.Path(__file__).parents[2]
PROGRAM = os.environ.get("DAYBOOK_PROGRAM", str(TOP / ".build/release/daybook"))
APP = os.environ.get("DAYBOOK_APP", str(TOP / ".build-browser/app"))
os.environ["TZ"] = "Europe/Warsaw"  # one zone for the tests, their servers and their browsers: one today
time.tzset()
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def until(holds, what, seconds=40):
    """Waits until something holds. (Playwright's own waiting evaluates text in the page, which its policy forbids.)"""
    deadline = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < deadline, f"{what}: not within {seconds} s"
        time.sleep(0.05)
    return found


def without_times(exported):
    """An exported journal without the times of its records and of the last sync."""
    return re.sub(r',\n *"(createdAt|changedAt|lastSyncedAt)": "[^"]*"', "", exported)


class Server:
    """`daybook serve` on a data folder; it can be stopped, killed and started again at the same address."""

    def __init__(self, folder, app=APP, arguments=()):
        self.folder, self.app, self.arguments = str(folder), str(app), list(arguments)
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process = None

    def launch(self):
        """Begins to start it."""
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(self.port), "--data", self.folder, *self.arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**ENVIRONMENT, "DAYBOOK_APP": self.app})
        return self

    def start(self):
        return self.launch().greeted()

    def greeted(self):
        """Waits until it has printed its link."""
        said = b""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if select.select([self.process.stdout], [], [], 0.5)[0]:
                more = os.read(self.process.stdout.fileno(), 65536)
                said += more
                if found := re.search(rb"(http\S+unlock\S+)\s", said):
                    self.link = found[1].decode()
                    return self
                if not more:
                    break
        raise AssertionError(f"the server did not start: {said.decode()}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def run(self, *arguments, status=0, environment=ENVIRONMENT, typed=""):
        """A command of the terminal on the same data, with what comes on its standard input."""
        done = subprocess.run([PROGRAM, *arguments, "--data", self.folder], capture_output=True, text=True,
                              env=environment, input=typed)
        assert done.returncode == status, done.stderr
        return done.stdout

    def exported(self):
        """The journal as the server's folder has it, without the times of its records, which differ between devices."""
        return without_times(self.run("export", "--format", "json"))
