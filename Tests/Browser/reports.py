"""Orders the tests, stops when their time is over, and keeps what `script/test` reports of them.

It sets these variables of the environment, all optional: DAYBOOK_TESTS_END, the time (in seconds since 1970) after which no
test begins; DAYBOOK_TESTS_ROTATION, a hexadecimal number that decides which test begins; DAYBOOK_TEST_REPORTS, a folder for
lists of the tests that failed and of those that did not run; DAYBOOK_TEST_TRACES, a folder in which each failed test gets a
folder of its own, with a trace, screenshots and the output of its server.
"""

import contextlib
import os
import pathlib
import re
import time

import pytest

END = float(os.environ.get("DAYBOOK_TESTS_END") or "inf")
TRACES = os.environ.get("DAYBOOK_TEST_TRACES")
LONG = ("test_axe_finds_nothing", "test_every_page_holds", "test_a_first_sync")
OUT_OF_TIME = "not run: the time is over"


def pytest_configure(config):
    config.addinivalue_line("markers", "protects: protects a person's data; such tests run first")
    config.pluginmanager.register(Outcomes(), "outcomes")


def pytest_collection_modifyitems(items):
    """Puts the longest tests first, so that none is left alone at the end. Each commit starts the other tests at a different place,
    so that a slow machine gets to all of them in turn."""
    rotation = int(os.environ.get("DAYBOOK_TESTS_ROTATION") or "0", 16)
    long = [item for item in items if item.name.startswith(LONG)]
    others = [item for item in items if not item.name.startswith(LONG)]
    start = rotation % len(others) if others else 0
    items[:] = long + others[start:] + others[:start]


def pytest_runtest_setup(item):
    if time.time() > END:
        pytest.skip(OUT_OF_TIME)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[DID_FAIL] = report.failed
    return report


DID_FAIL = pytest.StashKey[bool]()


class Outcomes:
    """Collects the tests that failed and those not run, from all workers."""

    def __init__(self):
        self.failed, self.not_run = [], []

    def pytest_runtest_logreport(self, report):
        if report.failed:
            note("failed", self.failed, report.nodeid)
        if report.skipped and OUT_OF_TIME in str(report.longrepr):
            note("not-run", self.not_run, report.nodeid)

    def pytest_collectreport(self, report):
        if report.failed:
            note("failed", self.failed, report.nodeid)

    def pytest_terminal_summary(self, terminalreporter):
        for name in self.not_run:
            terminalreporter.write_line(f"NOT RUN {name}")

    def pytest_sessionfinish(self, session):
        if TRACES and self.not_run:  # these failed before, and nothing shows that they do not always
            for test in self.not_run:
                note("failed", self.failed, test)
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def note(name, tests, test):
    """Adds a test to a list and to its file, at once, as the run may be ended at any time."""
    if test in tests:
        return
    tests.append(test)
    if (folder := os.environ.get("DAYBOOK_TEST_REPORTS")) and "PYTEST_XDIST_WORKER" not in os.environ:
        with pathlib.Path(folder, name).open("a") as file:
            file.write(f"{test}\n")


def begin_trace(context):
    """Records what happens in a browser context, if traces are wanted."""
    if TRACES:
        context.tracing.start(screenshots=True, snapshots=True)


def end_traces(test, contexts):
    """Keeps what was recorded if the test failed."""
    if not TRACES or not test.stash.get(DID_FAIL, True):
        return
    folder = pathlib.Path(TRACES, re.sub(r"\W+", "-", test.name))
    folder.mkdir(parents=True, exist_ok=True)
    for name, server in test.funcargs.items():
        if hasattr(server, "output"):
            (folder / f"{name}.txt").write_text(server.output())
    for number, context in enumerate(contexts):
        for place, page in enumerate(context.pages):
            with contextlib.suppress(Exception):  # a page may have crashed
                page.screenshot(path=folder / f"{number}-{place}.png", timeout=10_000)
        with contextlib.suppress(Exception):
            context.tracing.stop(path=folder / f"trace-{number}.zip")
