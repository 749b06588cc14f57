"""Orders the tests, stops when their time is over, and keeps what `script/test` reports of them.

It sets these variables of the environment, all optional: DAYBOOK_TESTS_END, the time (in seconds since 1970) after which no
test begins; DAYBOOK_TESTS_ROTATION, a hexadecimal number that decides which test begins; DAYBOOK_TEST_REPORTS, a folder for
lists of the tests that failed and of those that did not run; DAYBOOK_TEST_TRACES, a folder in which each failed test gets a
folder of its own, with a trace, screenshots and the output of its server.
"""

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
    """The longest tests begin, so that none is left alone at the end. Each commit begins at another one of the others, so that
    all have their turn on a machine that has no time for all."""
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
    """Collects, where all workers report to, which tests failed and which did not run."""

    def __init__(self):
        self.failed, self.not_run = [], []

    def pytest_runtest_logreport(self, report):
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)
        if report.skipped and OUT_OF_TIME in str(report.longrepr):
            self.not_run.append(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter):
        for name in self.not_run:
            terminalreporter.write_line(f"NOT RUN {name}")

    def pytest_sessionfinish(self, session):
        if not (folder := os.environ.get("DAYBOOK_TEST_REPORTS")) or "PYTEST_XDIST_WORKER" in os.environ:
            return
        if TRACES and self.not_run:  # these failed before, and nothing shows that they do not always
            self.failed += self.not_run
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        for name, tests in {"failed": self.failed, "not-run": self.not_run}.items():
            if tests:
                pathlib.Path(folder, name).write_text("".join(f"{test}\n" for test in tests))


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
    for number, context in enumerate(contexts):
        for place, page in enumerate(context.pages):
            page.screenshot(path=folder / f"{number}-{place}.png", timeout=10_000)
        context.tracing.stop(path=folder / f"trace-{number}.zip")
    for name, server in test.funcargs.items():
        if hasattr(server, "output"):
            (folder / f"{name}.txt").write_text(server.output())
