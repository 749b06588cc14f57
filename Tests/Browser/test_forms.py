"""Forms sent twice in quick succession, and forms that are refused."""

import re

import pytest
from conftest import add_habit, expect_marked, home, mark, message, save, tile, unfold, unlock, visit
from playwright.sync_api import expect
from served import until

REFUSALS = {507: "The disk is full", 503: "Something went wrong", 401: "Open Daybook from its link", 413: "That is too much"}


def stand_in(title):
    """A page that the server shows in place of the journal's."""
    return (f"<!doctype html><html lang=en><title>{title}</title><body class=bare><main id=main>"
            f"<section class=empty><h1>{title}</h1><p>What you kept is safe.</p></section></main></body></html>")


@pytest.fixture
def served(contexts, server):
    """A page that the server answers by itself, so that answers can be put in its place."""
    return unlock(contexts(service_workers="block").new_page(), server, wait_for_worker=False)


@pytest.mark.parametrize("is_controlled", [True, False])
def test_each_of_several_quick_taps_counts(contexts, server, is_controlled):
    options = {} if is_controlled else dict(service_workers="block")
    page = unlock(contexts(**options).new_page(), server, wait_for_worker=is_controlled)
    add_habit(page, "Water", kind="atLeast", target="8", unit="glasses")
    visit(page, "/today")
    mark(page, "Water")
    more = page.get_by_role("button", name="More by 1")
    more.evaluate("button => { for (let tap = 0; tap < 5; tap++) button.click(); }")
    expect(page.locator("#value")).to_have_value("5")
    page.reload()
    expect(page.locator("dialog #value")).to_have_value("5")


@pytest.mark.parametrize("path, field, listed", [
    ("/tasks/new", "title", "/tasks"), ("/habits/new", "title", "/habits"), ("/categories/new", "name", "/categories")])
def test_a_form_that_is_saved_by_two_taps_is_saved_once(page, path, field, listed):
    visit(page, path)
    page.fill(f"input[name={field}]", "Water the plants")
    page.locator("main form button.primary:visible").first.evaluate(
        "button => { button.click(); button.click(); setTimeout(() => button.isConnected && button.click(), 100); }")
    expect(page.locator("main").get_by_text("Water the plants", exact=True).first).to_be_visible()
    visit(page, listed)
    expect(page.locator("main").get_by_text("Water the plants", exact=True)).to_have_count(1)


@pytest.mark.parametrize("is_controlled", [True, False])
def test_a_form_whose_page_is_left_at_once_is_stored(contexts, server, is_controlled):
    options = {} if is_controlled else dict(service_workers="block")
    page = unlock(contexts(**options).new_page(), server, wait_for_worker=is_controlled)
    visit(page, "/body")
    page.fill("[name=value]", "80")
    page.get_by_role("button", name="Weigh in").evaluate("button => { button.click(); location.assign('/habits'); }")
    page.wait_for_url("**/habits")

    def is_shown():
        visit(page, "/body")
        return page.locator(".weight-now .big", has_text="80").count() == 1
    until(is_shown, "the weight is shown")


def test_a_line_of_a_sheet_that_is_added_by_two_taps_is_added_once(page):
    page.keyboard.press("q")
    line = page.locator("dialog #quick")
    line.fill("Water the plants")
    line.evaluate("line => { line.form.requestSubmit(); line.form.requestSubmit(); }")
    expect(message(page)).to_contain_text("Added")
    line.fill("Call Ann")
    line.press("Enter")
    expect(message(page)).to_contain_text("Call Ann")
    visit(page, "/tasks")
    expect(page.locator("main .task")).to_have_count(2)


@pytest.mark.parametrize("is_shown", [False, True])
def test_a_tap_that_got_no_answer_counts_once_when_it_is_repeated(served, is_shown):
    add_habit(served, "Water", kind="atLeast", target="8", unit="glasses")
    visit(served, "/today")
    mark(served, "Water")
    expect(served.locator("#value")).to_be_visible()

    def lose(route):
        if route.request.method != "POST":
            return route.fallback() if is_shown else route.abort()
        route.fetch(max_redirects=0)  # it arrives
        if is_shown:  # as another tab's changes are
            expect(served.locator("#value")).to_have_value("1")
        route.abort()  # and its answer does not

    served.route(re.compile("/day/"), lose)
    more = served.get_by_role("button", name="More by 1")
    more.click()
    expect(served.get_by_role("alert")).to_contain_text("The server did not respond")
    served.unroute_all()
    more.click()
    expect(served.locator("#value")).to_have_value("1")
    expect(served.get_by_role("alert")).to_have_count(0)
    more.click()
    expect(served.locator("#value")).to_have_value("2")


@pytest.mark.parametrize("status", REFUSALS)
def test_a_form_that_is_not_taken_stays_as_typed_and_says_why(served, status):
    title = REFUSALS[status]
    visit(served, "/habits/new")
    unfold(served)
    served.fill("input[name=title]", "Read")
    served.fill("[name=note]", "Twenty pages")
    served.route("**/habits/new", lambda route: route.fulfill(
        status=status, content_type="text/html", body=stand_in(title)), times=1)
    save(served)
    expect(served.get_by_role("alert")).to_have_text(re.compile(f"{title}. What you kept is safe."))
    assert served.input_value("input[name=title]") == "Read"
    assert served.input_value("[name=note]") == "Twenty pages"
    served.get_by_role("button", name="Dismiss").click()
    expect(message(served)).to_have_count(0)
    save(served)
    expect(tile(served, "Read")).to_be_visible()


def test_a_form_that_got_no_answer_stays_as_typed(served):
    visit(served, "/categories/new")
    served.fill("[name=name]", "Mind")
    served.route("**/categories/new", lambda route: route.abort(), times=1)
    served.locator("main form button.primary").first.click()
    expect(served.get_by_role("alert")).to_contain_text("The server did not respond")
    assert served.input_value("[name=name]") == "Mind"
    save(served)
    expect(served.locator("a.line", has_text="Mind")).to_be_visible()


def test_a_search_without_an_answer_is_the_browser_s_own(served):
    add_habit(served, "Read")
    visit(served, "/habits")
    served.route(re.compile(r"/habits\?"), lambda route: route.abort(), times=1)
    served.get_by_role("searchbox").fill("read")
    served.wait_for_url("**/habits?search=read")
    expect(served.locator("ul.list a.line")).to_have_count(1)


def test_a_row_goes_back_where_its_move_is_not_taken(served):
    for title in ("One", "Two"):
        add_habit(served, title)
    visit(served, "/habits")
    served.route("**/move", lambda route: route.fulfill(
        status=503, content_type="text/html", body=stand_in("Something went wrong")), times=1)
    served.locator("ul.list li", has_text="Two").locator(".grip").press("ArrowUp")
    expect(served.get_by_role("alert")).to_be_visible()
    expect(served.locator("ul.list a.line strong")).to_have_text(["One", "Two"])


def test_a_newcomer_marks_a_first_habit_by_three_taps(phone):
    phone.get_by_role("button", name="Get started").tap()
    phone.get_by_role("button", name="Drink water").tap()
    expect(message(phone)).to_contain_text("added")
    assert phone.url == home(phone) + "/today"
    tile(phone, "Drink water").locator(".mark").tap()
    expect_marked(phone, "Drink water")
