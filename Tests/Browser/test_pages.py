"""Every page in every theme and size: nothing overflows, scrolls sideways or fails axe's checks."""

import datetime
import itertools
import json
import pathlib
import re
import sys

import pytest
from conftest import PHONE, add_habit, expect_marked, mark, message, save, start_chromium, unfold, unlock, visit
from playwright.sync_api import expect
from served import Server

AXE = next(pathlib.Path(sys.prefix).glob("lib/python3*/site-packages/axe_playwright_python/axe.min.js")).read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = {"phone": PHONE, "desktop": dict(viewport={"width": 1280, "height": 860})}
PAGES = ["/today", "/day/BEFORE", "/habits", "/habits?search=a", "/habits?search=nothing+like+it", "/habits/new",
         "CHECK", "CHECK/edit", "CHECK/day/BEFORE", "MEASURE", "MEASURE/day/BEFORE", "ARCHIVED", "/archive",
         "/review", "/review?period=month", "/review?period=year", "/review?period=all", "/review/day", "/review/day?day=BEFORE",
         "/review/progress", "/review/points", "/review/achievements",
         "/review/challenges", "/review/challenges/new", "/review/compare", "/review/compare?a=mood&b=sleep&by=month&of=year",
         "/settings/away", "/categories",
         "CATEGORY", "/categories/new", "/settings", "/data", "/journal", "/search?q=re", "/nowhere",
         "/body", "/body?range=year", "/body/waist", "/body/calf", "/body/statistics", "/body/statistics?by=month",
         "/body/statistics?by=year", "/body?range=all", "/body?until=2026-06-01", "/meals/statistics?by=year", "/workouts/figures?by=year",
         "/body/profile", "WEIGHIN", "/meals", "/meals?day=BEFORE", "/meals/add", "/meals/add?search=nothing",
         "/meals/statistics", "MEAL", "EATEN", "/foods", "/foods/new", "FOOD",
         "/health", "/health/workouts", "/health/delete", "/workouts", "/workouts/history", "/workouts/figures", "/workouts/new",
         "/routines/new", "/exercises", "/exercises/new",
         "/money/import", "/log/expense", "/log/income"]


def paths(page):
    """The pages, with real habits in them."""
    def first(path, link):
        visit(page, path)
        return page.locator(link).first.get_attribute("href")

    # Of an invented day that is over: shortly after midnight today has no meal yet.
    meals = f"/meals?day={datetime.date.today() - datetime.timedelta(days=1)}"
    found = {"CHECK": first("/today", "li.tile:has(form) a.more"), "MEASURE": first("/today", "li.tile:has(a.mark) a.more"),
             "ARCHIVED": first("/archive", "main a.line"), "CATEGORY": first("/categories", "main a.line"),
             "WEIGHIN": first("/body", "a[href^='/body/measurement/']"), "MEAL": first(meals, ".group-head a"),
             "EATEN": first(meals, "a[href^='/meals/item/']"), "FOOD": first("/foods", "main a.line")}
    before = (datetime.date.today() - datetime.timedelta(days=19)).isoformat()
    pages = [page.replace("BEFORE", before) for page in PAGES]
    for name, path in found.items():
        yield from (page.replace(name, path) for page in pages if page.startswith(name))
    yield from (page for page in pages if page.startswith("/"))


SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The complaints of axe, and of the width, about a page.
COMPLAINTS = """() => { %s
    return axe.run(document, { runOnly: %s, resultTypes: ["violations"] }).then(({ violations }) => {
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
        const over = (%s)();
        return [...found, ...over > 0 ? [`scrolls sideways by ${over}`] : []].map(each => `${location}: ${each}`);
    });
}""" % (AXE, json.dumps(RULES), SIDEWAYS)


def complaints(page):
    return page.evaluate(COMPLAINTS)


def sideways(page):
    return page.evaluate(SIDEWAYS)


def looks(page, paths, script):
    """The answers of a script on some pages. While one tab answers, the other loads its page."""
    def answer():
        path, tab = waiting.pop(0)
        return path, tab.evaluate("window.answered")

    other = page.context.new_page()
    other.goto(page.url)
    waiting = []
    for path, tab in zip(paths, itertools.cycle([page, other])):
        if len(waiting) == 2:
            yield answer()
        visit(tab, path)
        tab.evaluate("() => { window.answered = new Promise(done => setTimeout(done)).then(%s) }" % script)
        waiting.append((path, tab))
    while waiting:
        yield answer()


# Colours depend on the scheme and not on the size; the layout, the other way round.
@pytest.mark.parametrize("size, scheme", [("phone", "dark"), ("desktop", "light")])
def test_axe_finds_nothing(demo, contexts, size, scheme):
    page = unlock(contexts(color_scheme=scheme, **SIZES[size]).new_page(), demo)
    found = [each for _, found in looks(page, list(paths(page)), COMPLAINTS) for each in found]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_what_is_seen_rarely(contexts, server, scheme):
    page = contexts(color_scheme=scheme, **PHONE).new_page()
    found = []

    def look():
        found.extend(complaints(page))

    page.goto(server.url + "/today")  # the link is asked for
    look()
    unlock(page, server)
    for path in ("/today", "/habits", "/archive", "/categories", "/review", "/settings"):  # nothing there yet
        visit(page, path)
        look()
    visit(page, "/habits/new")
    page.fill("input[name=title]", "x")
    save(page)
    expect(page.locator(".field.refused")).to_be_visible()
    unfold(page)
    look()
    page.get_by_role("button", name="Add a reminder").click()
    expect(page.locator("[name=reminder-0-time]")).to_be_visible()
    look()
    add_habit(page, "Read", category="Mind")
    expect(message(page)).to_be_visible()
    look()
    add_habit(page, "مرحبا " + "Wörtchen " * 6)
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    look()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    look()
    server.kill()
    visit(page, "/settings")
    look()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_page_holds_in_every_language_on_a_small_phone(demo, contexts, language):
    context = contexts(viewport={"width": 320, "height": 640}, locale=language, service_workers="block")
    page = unlock(context.new_page(), demo, wait_for_worker=False)
    script = "() => [document.documentElement.lang, (%s)()]" % SIDEWAYS
    answers = list(looks(page, list(paths(page)), script))
    assert {lang for _, (lang, _) in answers} == {language}
    found = [(path, over) for path, (_, over) in answers if over > 0]
    assert not found, found


def test_larger_text_leaves_the_title_and_the_day_of_an_overdue_task_whole(phone, server):
    before = datetime.date.today() - datetime.timedelta(days=3)
    server.run("task", "add", f"Call the plumber about the dripping tap {before} !high #home")
    visit(phone, "/today")
    phone.evaluate("document.documentElement.style.fontSize = '32px'")
    details, late = (phone.locator(f"#tasks {each}").bounding_box() for each in (".details", ".late"))
    assert late["y"] + late["height"] <= details["y"] + details["height"] + 1
    assert phone.locator("#tasks li strong").evaluate("it => it.scrollHeight <= it.clientHeight + 1")


def test_the_first_screen_of_a_small_phone_has_a_habit(contexts, server):
    for number in range(8):
        server.run("task", "add", f"Task {number} today")
    server.run("habit", "add", "Read")
    page = unlock(contexts(**PHONE | {"viewport": {"width": 320, "height": 640}}).new_page(), server)
    visit(page, "/today")
    expect(page.locator("#tasks li.task:visible")).to_have_count(3)
    tile, tabs = (page.locator(each).bounding_box() for each in (".tile", "nav.tabs"))
    assert tile["y"] + 44 < tabs["y"]
    page.locator("#tasks summary:visible").click()
    expect(page.locator("#tasks li.task:visible")).to_have_count(5)


def test_the_first_screen_of_a_phone_has_eight_habits(phone, server):
    for number in range(4):
        server.run("task", "add", f"Task {number} !high #home today")
    for title in ("Write the talk", "Draw"):
        server.run("task", "add", title)
    server.run("task", "start", "Write", "Draw")
    server.run("task", "done", "Task 3")
    yesterday = (datetime.date.today() - datetime.timedelta(days=1)).isoformat()
    for number in range(6):
        server.run("habit", "add", f"Habit {number}", "--at", ["morning", "afternoon", "evening"][number % 3], "--start", yesterday)
    server.run("habit", "add", "Run", "--times", "3", "--at-least", "5", "--unit", "km")
    server.run("habit", "add", "Drink water", "--at-least", "2", "--unit", "l")
    server.run("done", "Habit 0", "--on", yesterday)
    visit(phone, "/today")
    expect(phone.locator(".summary .streak")).to_contain_text("1 day, “Habit 0”")
    tabs = phone.locator("nav.tabs").bounding_box()
    boxes = [tile.bounding_box() for tile in phone.locator(".tile").all()]
    assert len(boxes) == 8 and all(box["y"] + box["height"] <= tabs["y"] for box in boxes)
    expect(phone.locator("#tasks li.task:visible")).to_have_count(3)


def test_groups_of_one_habit_share_a_row_of_a_phone(phone, server):
    server.run("habit", "add", "Meditate", "--at", "morning")
    server.run("habit", "add", "Read a good book before going to bed", "--at", "evening")
    visit(phone, "/today")
    morning, evening = (each.bounding_box() for each in phone.locator(".tile").all())
    assert morning["y"] == evening["y"] and morning["height"] == evening["height"]


# Links, buttons and fields of which less than 44 px can be tapped, with their labels and what enlarges them; links within a sentence may.
SMALL_TARGETS = """() => {
    for (const fold of document.querySelectorAll("main details")) fold.open = true;
    const controls = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")];
    const isInSentence = link => getComputedStyle(link).display === "inline"
        && [...link.parentElement.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim().length > 1);
    return controls.filter(control => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".hidden, .leap"))
        .filter(control => control.localName !== "a" || !isInSentence(control)).flatMap(control => {
            control.scrollIntoView({ block: "center", inline: "center" });
            const boxes = [control, ...control.labels ?? []].map(each => each.getBoundingClientRect());
            const { x, y, width, height } = boxes[0];
            if (Math.min(width, height) < 2) return [];
            const isHit = (across, down) => {
                const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
                return [control, ...control.labels ?? []].some(each => each.contains(hit));
            };
            const reach = (across, down) => {
                let far = 0;
                while (far < 22 && isHit(across * far, down * far)) far++;
                return far;
            };
            const tapped = { across: reach(-1, 0) + reach(1, 0), down: reach(0, -1) + reach(0, 1) };
            const widest = Math.max(tapped.across, ...boxes.map(box => box.width));
            const highest = Math.max(tapped.down, ...boxes.map(box => box.height));
            return widest >= 42 && highest >= 42 ? [] : [`${control.outerHTML.slice(0, 120)}: ${widest} x ${highest}`];
        });
}"""


def test_every_target_of_a_phone_is_large_enough_to_tap(demo, contexts):
    page = unlock(contexts(service_workers="block", **PHONE).new_page(), demo, wait_for_worker=False)
    pages = [*paths(page), "/tasks", "/tasks/new", "/tasks/upcoming", "/goals", "/goals/new", "/notes", "/moods", "/moods/list",
             "/moods/charts", "/pets", "/money", "/money/transactions", "/money/budgets", "/money/bills", "/money/report",
             "/money/report/flow", "/money/report/worth", "/money/report/comparison", "/money/accounts/new", "/settings/history",
             "/settings/erase"]
    found = [f"{path}: {each}" for path, small in looks(page, pages, SMALL_TARGETS) for each in small]
    assert not found, "\n".join(found)


# Words that are seen, and of which the letters stand on more than one line.
BROKEN_WORDS = """() => [...document.querySelectorAll("body *")]
    .filter(element => !element.closest("svg, script, style, textarea, select, .hidden"))
    .flatMap(element => [...element.childNodes])
    .filter(node => node.nodeType === Node.TEXT_NODE && node.parentElement.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap(node => [...node.data.matchAll(/[\\p{L}]+/gu)].filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(box => Math.round(box.y))).size > 1;
    }).map(([word]) => word))"""


@pytest.fixture(scope="module")
def large(playwright):
    """A browser set to text twice as large."""
    browser = start_chromium(playwright, "--blink-settings=defaultFontSize=32")
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def enlarged(playwright):
    """Starts browsers set to larger text, by its size in per cent."""
    started = {}

    def start(percent):
        if percent not in started:
            started[percent] = start_chromium(playwright, f"--blink-settings=defaultFontSize={16 * percent // 100}")
        return started[percent]

    yield start
    for browser in started.values():
        browser.close()


@pytest.fixture(scope="module")
def every_page(demo, playwright):
    """One page of each kind, found by the links from Today on."""
    def kind(path):
        return re.sub(r"\d{4}-\d\d(-\d\d)?|(?<=/)[0-9a-f]{8,}(?=/|$)", "…", path.split("?")[0])

    browser = start_chromium(playwright)
    page = unlock(browser.new_context(service_workers="block").new_page(), demo, wait_for_worker=False)
    found = {"/today": "/today"}
    waiting = ["/today"]
    while waiting:
        links = page.evaluate("""path => fetch(path).then(answer => answer.text()).then(text =>
            [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("a[href^='/']:not([download])")]
                .map(link => link.getAttribute("href").split("#")[0]))""", waiting.pop())
        for path in links:
            if "." not in path.split("/")[-1].split("?")[0] and kind(path) not in found:
                found[kind(path)] = path
                waiting.append(path)
    browser.close()
    assert len(found) > 100, sorted(found)
    return list(found.values())


LANGUAGES = ["en", "ru", "pl"]


# A small phone with text twice as large is as wide as ten letters: the hardest case, and the only one in all languages.
@pytest.mark.parametrize("percent, width, language",
                         [*((200, 320, language) for language in LANGUAGES), (200, 390, "ru"), (150, 390, "pl"), (150, 320, "ru")])
def test_every_page_holds_with_larger_text(demo, contexts, enlarged, every_page, percent, width, language):
    options = PHONE | {"viewport": {"width": width, "height": 640}}
    page = unlock(contexts(enlarged(percent), locale=language, service_workers="block", **options).new_page(), demo, wait_for_worker=False)
    script = "() => [(%s)(), (%s)()]" % (BROKEN_WORDS, SIDEWAYS)
    found = [(path, words, over) for path, (words, over) in looks(page, every_page, script) if words or over > 0]
    assert not found, found
    visit(page, "/tasks/new")
    for button in page.locator("form .submit .button:visible").all():
        assert button.bounding_box()["x"] >= 0 and button.evaluate("it => it.scrollWidth <= it.clientWidth")
    visit(page, "/today")
    expect(page.locator(".block-habits .group > h2").first).to_be_visible()
    if percent == 200:
        expect(page.locator(".tile .of").filter(visible=True)).to_have_count(0)  # it would cover the title


def test_the_name_of_a_group_covers_no_habit_with_large_text(demo, contexts):
    page = unlock(contexts(service_workers="block", **PHONE).new_page(), demo, wait_for_worker=False)
    page.evaluate("document.documentElement.style.fontSize = '150%'")
    names = page.locator(".tile > .of")
    expect(names.first).to_be_visible()
    covered = names.evaluate_all("""names => names.map(name => [name, name.parentElement.querySelector(".title")])
        .map(([name, title]) => name.getBoundingClientRect().bottom - title.getBoundingClientRect().top)""")
    assert max(covered) < 5, covered  # the space above the letters of a line


def test_a_printed_review_has_its_title_and_what_is_folded(contexts, demo):
    page = unlock(contexts(service_workers="block", **PHONE).new_page(), demo, wait_for_worker=False)
    visit(page, "/review")
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()  # the page is laid out for paper
    expect(page.locator("h1")).to_be_visible()
    assert page.locator("h1").evaluate("it => it.getBoundingClientRect().top + scrollY") >= 0
    visit(page, "/review/progress")  # what is folded is printed, too
    expect(page.locator("details.folded:not([open]) li").first).to_be_visible()
    page.emulate_media(media="screen")
    expect(page.locator("details.folded:not([open]) li").first).to_be_hidden()


def test_long_words_and_other_scripts_hold_on_a_small_phone(contexts, tmp_path):
    server = Server(tmp_path / "data")
    for title in ("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenpolitur", "W" * 64, "שלום עולם וכל מה שבו"):
        server.run("habit", "add", title[:64], "--category", "Selbstverständlichkeitsbewusst", "--note", "x" * 200)
    server.start()
    try:
        page = unlock(contexts(viewport={"width": 320, "height": 640}).new_page(), server, wait_for_worker=False)
        opened = page.locator("a.more").first.get_attribute("href")
        for path in ("/today", "/habits", "/categories", "/review", opened, opened + "/edit"):
            visit(page, path)
            assert sideways(page) <= 0, path
    finally:
        server.stop()


def test_a_long_message_leaves_the_word_beside_it_whole(contexts, server):
    habit = json.loads(server.run("habit", "add", "Читать перед сном хорошую книгу", "--json"))["id"]
    page = unlock(contexts(locale="ru-RU", **PHONE).new_page(), server)
    shown = page.evaluate(
        """async path => {
            const response = await fetch(path, {method: "POST"});
            return response.headers.get("Daybook-Location") ?? response.url;
        }""", f"/habits/{habit}/archive")
    visit(page, "/today" + shown[shown.index("?"):])
    button = page.locator(".message button")
    expect(button).to_have_text("Отменить")
    assert button.bounding_box()["height"] <= 44


@pytest.mark.parametrize("width", [1280, 2560])
def test_all_pages_of_a_desktop_begin_at_one_left_edge(contexts, server, width):
    page = unlock(contexts(viewport={"width": width, "height": 900}).new_page(), server)
    edges = {}
    for path in ("/today", "/tasks", "/tasks/month", "/habits", "/habits/new", "/journal", "/workouts", "/money", "/review", "/settings"):
        visit(page, path)
        edges[path] = page.locator("main h1").first.bounding_box()["x"]
    assert len(set(edges.values())) == 1, edges
