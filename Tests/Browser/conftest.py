"""Fixtures: a real server and a real Chromium, for tests that act as a person does."""

import json
import os
import re
import weakref

import pytest
from playwright.sync_api import expect, sync_playwright

os.environ.setdefault("PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS", "1")  # what the worker asks for is seen too

from reports import (  # noqa: E402, F401
    begin_trace, end_traces, pytest_collection_modifyitems, pytest_configure, pytest_runtest_makereport, pytest_runtest_setup)
from served import ENVIRONMENT, PATIENCE, ZONE, Server, until, without_times  # noqa: E402

CHROMIUM = "/usr/bin/chromium-headless-shell"  # Chromium without a window, a third faster
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]
PHONE = dict(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
# The notes of a browser about answers that a test asks for: refused forms, unknown pages, a server that is stopped.
EXPECTED = re.compile(r"^Failed to load resource: (net::ERR_|the server responded with a status of (401|403|404|413|422|429|502|503|507))"
                      r"|registration blocked by Playwright"
                      # the server stopped while the worker was fetched; one that never comes fails other tests
                      r"|unknown error occurred when fetching the script")
expect.set_options(timeout=PATIENCE * 1000)
# The page's intervals (intervals.js), in milliseconds: none ends by itself, and no second click is taken for a slip, however slow
# the machine is. Tests about an interval set their own.
INTERVALS = {"slip": 0, "longPress": 3_600_000, "message": 3_600_000}


def start_chromium(playwright, *flags):
    # A context's time zone does not reach its service worker: that has the browser's.
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags], env=ENVIRONMENT)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright):
    browser = start_chromium(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def spare(tmp_path_factory):
    """Takes a server with an empty journal, and lets the next one start meanwhile."""
    started = []

    def take():
        started.append(Server(tmp_path_factory.mktemp("data")).launch())
        return started[-2]

    started.append(Server(tmp_path_factory.mktemp("data")).launch())
    yield take
    for server in started:
        server.stop()


@pytest.fixture
def server(spare):
    server = spare().greeted()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def demo(tmp_path_factory):
    """A server on the invented year; for tests that change nothing."""
    server = Server(tmp_path_factory.mktemp("demo"))
    server.run("demo")
    yield server.start()
    server.stop()


@pytest.fixture
def problems():
    """What pages complained of, and whom else they asked; a test ends with none."""
    found = []
    yield found
    assert not found, "\n".join(found)


@pytest.fixture
def contexts(chromium, problems, request):
    """Makes browser contexts (each a device of its own), watches them, and closes them."""
    opened = []

    def make(browser=None, **options):
        options = dict(reduced_motion="reduce", locale="en-GB", timezone_id=ZONE) | options
        context = (browser or chromium).new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"window.daybookIntervals = {{...{json.dumps(INTERVALS)}, ...window.daybookIntervals}}")
        watch(context, problems)
        watch_forms(context)
        begin_trace(context)
        opened.append(context)
        return context

    yield make
    end_traces(request.node, opened)
    for context in opened:
        context.close()


def watch_forms(context):
    """Keeps the forms of a context's pages that have no answer yet."""
    forms = UNANSWERED[context] = set()

    def see(request):
        if request.method == "POST" and not request.service_worker:
            forms.add(request)

    def settle(request):
        forms.discard(request)

    context.on("request", see)
    context.on("requestfinished", settle)
    context.on("requestfailed", settle)


UNANSWERED = weakref.WeakKeyDictionary()


def watch(context, problems):
    """Notes scripts that failed, what the policy forbade, and requests to another host."""
    def hear(message):
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            problems.append(f"{message.type}: {message.text}")

    def see(request):
        if not re.match(r"(https?://([a-z]+\.)?localhost:|data:|blob:)", request.url):
            problems.append(f"another host: {request.url}")

    def fail(error):
        if "Transition was " not in str(error.error):  # a page that is left before its transition is over
            problems.append(f"script: {error.error}")

    context.on("weberror", fail)
    context.on("console", hear)
    context.on("request", see)


def unlock(page, server, wait_for_worker=True):
    """Opens the link the server printed, and waits until the worker answers pages by itself."""
    page.goto(server.link)
    page.wait_for_url("**/today")
    if wait_for_worker:
        until(lambda: is_controlled(page), "the worker controls the page")
    return page


def paste_link(page, server):
    """Signs in without script."""
    page.goto(server.url + "/unlock")
    page.fill("#link", server.link)
    page.get_by_role("button").click()
    page.wait_for_url("**/today")
    return page


def is_controlled(page):
    try:
        return page.evaluate("navigator.serviceWorker.controller !== null")
    except Exception as error:  # it is just going to another page
        if "context was destroyed" in str(error):
            return False
        raise


@pytest.fixture
def page(contexts, server):
    """A page of a device of its own, on an empty journal."""
    return unlock(contexts().new_page(), server)


@pytest.fixture
def phone(contexts, server):
    """A page of a phone, on an empty journal."""
    return unlock(contexts(**PHONE).new_page(), server)


# ------------------------------------------------------------------------------------------- what a person does


def home(page):
    """The origin a page is on."""
    return "/".join(page.url.split("/", 3)[:3])


def visit(page, path):
    await_forms(page)
    try:
        return page.goto(home(page) + path)
    except Exception as error:  # it was just going to another page by itself
        if "ERR_ABORTED" not in str(error) and "interrupted by another navigation" not in str(error):
            raise
        return page.goto(home(page) + path)


def await_forms(page):
    """Waits until what was saved is answered, as a person does before they go elsewhere. A form that a test holds back is left."""
    for _ in range(100):
        page.wait_for_timeout(20)  # in which the events of requests arrive
        if not UNANSWERED.get(page.context):
            return


def set_intervals(page, **intervals):
    """Sets intervals of the page shown, in milliseconds, and of those that follow."""
    script = f"window.daybookIntervals = Object.assign(window.daybookIntervals ?? {{}}, {json.dumps(intervals)})"
    page.add_init_script(script)
    page.evaluate(script)


def unfold(page):
    """Opens the folded parts of the page."""
    folds = page.locator("main details")
    for index in range(folds.count()):
        fold = folds.nth(index)
        if fold.is_visible() and fold.get_attribute("open") is None:
            fold.locator("summary").first.click()


def choose_setting(page, name, value):
    """Chooses a setting, which is saved as it is chosen."""
    with page.expect_response(lambda response: response.request.method == "POST"):
        if page.locator(f"select[name={name}]").count():
            page.select_option(f"select[name={name}]", value)
        else:
            page.locator(f"input[name={name}][value={value}]").check(force=True)


def save(page):
    """Presses the first button that saves, and waits until that is answered."""
    with page.expect_response(lambda response: response.request.method == "POST"):
        page.locator("main form button.primary:visible").first.click()


def add_habit(page, title, **fields):
    """Adds a habit by its form; a field of radio buttons is chosen by its value."""
    visit(page, "/habits/new")
    unfold(page)
    page.fill("input[name=title]", title)
    for name, value in fields.items():
        choice = page.locator(f'input[type=radio][name={name}][value="{value}"]')
        choice.check(force=True) if choice.count() else page.fill(f"[name={name}]", value)
    save(page)
    expect(page.locator("main").get_by_text(title, exact=True).first).to_be_visible()


def tile(page, title):
    return page.locator("li.tile", has=page.locator(".title", has_text=re.compile(f"^{re.escape(title)}$")))


def mark(page, title):
    tile(page, title).locator(".mark").click()


def expect_marked(page, title, is_marked=True):
    expect(tile(page, title).locator(".mark")).to_have_attribute("aria-pressed", "true" if is_marked else "false")


def open_habit(page, title):
    """Goes from Today to the page of a habit."""
    visit(page, "/today")
    tile(page, title).locator("a.more").click()
    expect(page.locator("table.month")).to_be_visible()


def message(page):
    return page.locator(".message")


def archive(page, title):
    open_habit(page, title)
    page.get_by_role("button", name="Archive habit").click()
    expect(message(page)).to_contain_text("archived")


def undo(page):
    """Takes back what the message confirms."""
    message(page).get_by_role("button").click()
    expect(message(page)).to_contain_text("Undone")


def exported(page):
    """The journal as the browser has it, without the times of its records."""
    return without_times(exported_with_times(page))


def exported_with_times(page):
    return page.evaluate(
        f"fetch('/data/daybook.json', {{headers: {{'Daybook-Part': '1'}}, signal: AbortSignal.timeout({PATIENCE * 1000:.0f})}})"
        ".then(response => response.text())")
