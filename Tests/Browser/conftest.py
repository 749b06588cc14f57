"""A real server and a real Chromium, for tests that do what a person does."""

import os
import pathlib
import re
import select
import signal
import socket
import subprocess
import time

import pytest
from playwright.sync_api import sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
PROGRAM = os.environ.get("DAYBOOK_PROGRAM", str(pathlib.Path(__file__).parents[2] / ".build/release/daybook"))
APP = os.environ.get("DAYBOOK_APP", str(pathlib.Path(__file__).parents[2] / ".build-browser/app"))
PHONE = dict(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`daybook serve` on a data folder; it can be stopped, killed and started again at the same address."""

    def __init__(self, folder, app=APP, arguments=()):
        self.folder, self.app, self.arguments = str(folder), app, list(arguments)
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process = None

    def start(self):
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(self.port), "--data", self.folder, *self.arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "DAYBOOK_APP": self.app})
        said = b""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if select.select([self.process.stdout], [], [], 0.5)[0]:
                more = os.read(self.process.stdout.fileno(), 65536)
                said += more
                if found := re.search(rb"(http\S+unlock\S+)", said):
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

    def run(self, *arguments, status=0):
        """A command of the terminal on the same data."""
        done = subprocess.run([PROGRAM, *arguments, "--data", self.folder], capture_output=True, text=True,
                              env={**os.environ, "LC_ALL": "C"})
        assert done.returncode == status, done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "data").start()
    yield server
    server.stop()


@pytest.fixture
def demo(tmp_path):
    """A server on the invented year."""
    server = Server(tmp_path / "demo")
    server.run("demo")
    yield server.start()
    server.stop()


@pytest.fixture
def contexts(chromium):
    """Makes browser contexts (each a device of its own), and closes them."""
    opened = []

    def make(**options):
        context = chromium.new_context(reduced_motion="reduce", locale="en-GB", timezone_id="Europe/Warsaw", **options)
        context.set_default_timeout(15_000)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def problems():
    """What pages complained of; a test ends with none."""
    found = []
    yield found
    assert not found, found


def unlock(page, server, wait_for_worker=True):
    """Opens the link the server printed, and waits until the worker answers pages by itself."""
    page.goto(server.link)
    page.goto(server.url + "/today")
    if wait_for_worker:
        page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


@pytest.fixture
def page(contexts, server, problems):
    page = contexts().new_page()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text)
            if "Content Security Policy" in message.text else None)
    return unlock(page, server)


def home(page):
    """The origin a page is on."""
    return "/".join(page.url.split("/", 3)[:3])


def add_habit(page, title, **fields):
    page.goto(home(page) + "/habits/new")
    page.fill("input[name=title]", title)
    for name, value in fields.items():
        page.fill(f"[name={name}]", value)
    page.click("main form button.primary:visible")
    page.wait_for_selector(f"main >> text={title}")


def tile(page, title):
    return page.locator("li.tile", has=page.locator(".title", has_text=title))


def mark(page, title):
    tile(page, title).locator(".mark").click()
