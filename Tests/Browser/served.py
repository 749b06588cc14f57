"""Runs the program as a server, and its commands on the same data."""

import datetime
import itertools
import os
import pathlib
import re
import signal
import socket
import subprocess
import time

TOP = pathlib.Path(__file__).parents[2]
PROGRAM = os.environ.get("DAYBOOK_PROGRAM", str(TOP / ".build/release/daybook"))
APP = os.environ.get("DAYBOOK_APP", str(TOP / ".build-browser/app"))
PATIENCE = float(os.environ.get("DAYBOOK_PATIENCE", 60))  # seconds; only ends what hangs, and no test depends on it


def zone_of_the_morning():
    """The time zone where it is a little after ten in the morning, so that a run is over long before midnight."""
    hours = (10 - datetime.datetime.now(datetime.UTC).hour + 11) % 24 - 11
    return f"Etc/GMT{-hours:+d}" if hours else "Etc/GMT"  # these names have the sign of POSIX


# One zone for all processes of a run, their servers and their browsers: one today. The workers of xdist inherit it.
ZONE = os.environ.setdefault("DAYBOOK_TEST_ZONE", zone_of_the_morning())
os.environ["TZ"] = ZONE
time.tzset()
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}


def own_ports(count=500):
    """Ports that no other process of the tests takes, below those that the system gives to outgoing connections."""
    for first in range(20_000, 32_500, count):
        claim = socket.socket(socket.AF_UNIX)
        try:
            claim.bind(f"\0daybook-test-ports-{first}")  # a name that the system frees with the process
        except OSError:
            claim.close()
            continue
        own_ports.claim = claim
        return itertools.cycle(range(first, first + count))
    raise AssertionError("too many processes run tests")


PORTS = None


def free_port():
    """A port that is free, and that nobody else takes while its server is stopped."""
    global PORTS
    PORTS = PORTS or own_ports()
    return next(filter(is_free, PORTS))


def is_free(port):
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def until(holds, what, seconds=PATIENCE):
    """Waits until something holds. (Playwright's own waiting evaluates text in the page, which its policy forbids.)"""
    deadline = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < deadline, f"{what}: not within {seconds} s"
        time.sleep(0.05)
    return found


def end(process):
    """Waits until a process that was told to end has done so, and kills it otherwise."""
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def without_times(exported):
    """An exported journal without the times of its records and of the last sync."""
    return re.sub(r',\n *"(createdAt|changedAt|lastSyncedAt)": "[^"]*"', "", exported)


class Server:
    """`daybook serve` on a data folder; it can be stopped, killed and started again at the same address."""

    def __init__(self, folder, app=APP, arguments=()):
        self.folder, self.app, self.arguments = str(folder), str(app), list(arguments)
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.log = self.folder + ".output"
        self.process = None

    def launch(self):
        """Begins to start it. Its output goes to a file beside its data, as a pipe that nobody reads would stop it."""
        with open(self.log, "ab") as log:
            self.launched_at = log.tell()
            self.process = subprocess.Popen(
                [PROGRAM, "serve", "--port", str(self.port), "--data", self.folder, *self.arguments],
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env={**ENVIRONMENT, "DAYBOOK_APP": self.app})
        return self

    def start(self):
        return self.launch().greeted()

    def greeted(self):
        """Waits until it has printed its link."""
        def link():
            has_ended = self.process.poll() is not None  # before its output is read, which is whole then
            found = re.search(r"(http\S+unlock\S+)\s", self.output(self.launched_at))
            assert found or not has_ended, f"the server did not start: {self.output(self.launched_at)}"
            return found and found[1]

        self.link = until(link, "the server prints its link")
        return self

    def output(self, start=0):
        """All that it has printed, or what follows the byte at which it was started last."""
        return pathlib.Path(self.log).read_bytes()[start:].decode(errors="replace")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            end(self.process)

    def run(self, *arguments, status=0, environment=ENVIRONMENT, typed=""):
        """A command of the terminal on the same data, with what comes on its standard input."""
        done = subprocess.run([PROGRAM, *arguments, "--data", self.folder], capture_output=True, text=True,
                              env=environment, input=typed)
        assert done.returncode == status, done.stderr
        return done.stdout

    def exported(self):
        """The journal as the server's folder has it, without the times of its records, which differ between devices."""
        return without_times(self.run("export", "--format", "json"))
