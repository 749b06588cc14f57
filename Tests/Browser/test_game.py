"""Points, achievements, challenges and away periods in the browser."""

import pytest
from conftest import PHONE, add_habit, expect_marked, mark, message, tile, undo, unlock, visit
from playwright.sync_api import expect
from test_offline import agree
from test_pages import complaints
from test_tasks import complete, quick_add

GAME_PAGES = ["/review/progress", "/review/points", "/review/achievements", "/review/challenges"]
PAGES = [*GAME_PAGES, "/review/challenges/new", "/settings/away"]


def section(page, heading):
    return page.locator("main section", has=page.get_by_role("heading", name=heading))


def test_marking_a_habit_earns_and_undoing_takes_back(page):
    add_habit(page, "Read")
    visit(page, "/today")
    expect(page.locator(".level-line")).to_have_count(0)
    place = tile(page, "Read").bounding_box()
    mark(page, "Read")
    expect_marked(page, "Read")
    expect(page.locator(".level-line")).to_contain_text("Achievement:")
    assert tile(page, "Read").bounding_box() == place, "the first mark moves nothing"
    page.locator(".level-line a").click()
    expect(page.locator("main h1")).to_have_text("Achievements")
    visit(page, "/review/progress")
    expect(page.locator("main .level h2")).to_have_text("Level 1")
    expect(page.locator("main")).to_contain_text("Habit done")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read", False)
    expect(page.locator(".level-line")).to_have_count(0)
    visit(page, "/review/progress")
    expect(page.locator("main")).to_contain_text("No points yet")


def test_a_level_is_celebrated_on_its_day(page):
    page.evaluate("""async () => {
        for (let number = 16; number < 36; number++) {  // of 50 points each, a thousand
            const body = new URLSearchParams({id: 'f0' + number.toString(16), title: 'Gym', sets: 'Bench press 5@60'});
            await fetch('/workouts/new', {method: 'POST', body, redirect: 'manual'});
        }
    }""")
    visit(page, "/today")
    expect(page.locator(".celebration")).to_contain_text("Level 2 reached: Sprout")
    page.locator(".celebration a").click()
    expect(page.locator("main .level h2")).to_have_text("Level 2")


def test_undo_and_redo_take_a_level_an_achievement_and_their_points_back_and_give_them_again(page):
    page.evaluate("""async () => {
        for (let number = 16; number < 35; number++) {
            const body = new URLSearchParams({id: 'f0' + number.toString(16), title: 'Gym', sets: 'Bench press 5@60'});
            await fetch('/workouts/new', {method: 'POST', body, redirect: 'manual'});
        }
    }""")

    def shown():
        texts = []
        for path in GAME_PAGES[:3]:
            visit(page, path)
            texts.append(page.locator("main").inner_text())
        return texts

    before = shown()
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect(page.locator(".celebration")).to_contain_text("Level 2 reached")
    earned = shown()
    assert earned[2] != before[2], "the first habit is an achievement"
    page.keyboard.press("Control+z")
    expect(message(page)).to_contain_text("Undone: marking “Read” done")
    assert shown() == before
    page.keyboard.press("Control+Shift+Z")
    expect(message(page)).to_contain_text("Redone: marking “Read” done")
    assert shown() == earned


def test_a_challenge_is_joined_left_and_made(page):
    visit(page, "/review")
    page.locator("main .bar").get_by_role("link", name="Progress").click()
    page.get_by_role("link", name="Challenges").click()
    page.get_by_role("button", name="Join").first.click()
    expect(message(page)).to_contain_text("Challenge joined")
    running = page.locator("section", has=page.get_by_role("heading", name="Running"))
    expect(running.locator("li")).to_have_count(1)
    undo(page)
    expect(running).to_have_count(0)
    page.get_by_role("button", name="Join").first.click()
    expect(running.locator("li")).to_have_count(1)
    running.get_by_role("button", name="Leave").click()
    expect(message(page)).to_contain_text("Challenge left")
    page.get_by_role("link", name="Make your own").click()
    page.locator("input[name=measure][value=notes]").check(force=True)
    page.fill("input[name=target]", "2")
    page.locator("main form button.primary:visible").first.click()
    expect(running).to_contain_text("Write 2 notes")


def test_a_challenge_joined_on_one_device_is_won_on_another_without_the_server(page, server, contexts):
    tasks = ["Rent", "Call"]
    visit(page, "/tasks")
    for task in tasks:
        quick_add(page, task)
    visit(page, "/review/challenges")
    page.get_by_role("button", name="Join: Complete 2 tasks").click()
    expect(message(page)).to_contain_text("Challenge joined")
    phone = unlock(contexts(**PHONE).new_page(), server)
    visit(phone, "/review/challenges")
    expect(section(phone, "Running")).to_contain_text("0 of 2")
    server.kill()

    visit(phone, "/tasks")
    for task in tasks:
        complete(phone, task)
        expect(message(phone)).to_contain_text(task)
    visit(phone, "/review/challenges")
    expect(section(phone, "Past")).to_contain_text("Won today")
    expect(section(page, "Running")).to_contain_text("0 of 2")

    server.start()
    for device in [page, phone]:
        expect(section(device, "Past")).to_contain_text("Complete 2 tasks")
        expect(section(device, "Past")).to_contain_text("Won today")
        expect(section(device, "Running")).to_have_count(0)
        agree(device, server)


def test_switched_off_the_game_leaves_no_trace(page):
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect(page.locator(".level-line")).to_be_visible()
    visit(page, "/settings")
    page.get_by_role("switch", name="Points and levels").click()
    expect(page.get_by_role("switch", name="Points and levels")).to_have_attribute("aria-checked", "false")
    for path in ["/today", "/review"]:
        visit(page, path)
        expect(page.locator(", ".join(f"main a[href^='{game}']" for game in GAME_PAGES))).to_have_count(0)
    visit(page, "/review/progress")
    expect(page.locator("main h1")).to_have_text("Review")


def test_away_pauses_today_until_one_is_back(phone):
    add_habit(phone, "Read")
    visit(phone, "/settings/away")
    phone.get_by_role("button", name="In a week").click()
    expect(message(phone)).to_contain_text("Away")
    visit(phone, "/today")
    expect(phone.locator(".away-line")).to_contain_text("habits and repeating tasks are paused")
    phone.get_by_role("button", name="I’m back").click()
    expect(phone.locator(".away-line")).to_have_count(0)
    expect(phone.locator(".summary")).to_contain_text("One to go")


@pytest.mark.parametrize("size, scheme", [("phone", "light"), ("phone", "dark"), ("desktop", "light")])
def test_axe_finds_nothing_on_pages_of_the_game(contexts, server, size, scheme):
    options = PHONE if size == "phone" else dict(viewport={"width": 1280, "height": 860})
    page = unlock(contexts(color_scheme=scheme, **options).new_page(), server)
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect(page.locator(".level-line")).to_be_visible()
    found = list(complaints(page))
    visit(page, "/review/challenges")
    page.get_by_role("button", name="Join").first.click()
    expect(message(page)).to_contain_text("Challenge joined")
    challenge = page.locator("main a.line[href^='/review/challenges/']").first.get_attribute("href")
    visit(page, "/settings/away")
    page.get_by_role("button", name="Tomorrow").click()
    expect(page.locator(".away-line")).to_be_visible()
    for path in ["/today", *PAGES, challenge]:
        visit(page, path)
        found += complaints(page)
    assert not found, "\n".join(found)
