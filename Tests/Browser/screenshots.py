"""Takes screenshots of every page with sample data, and combines two of them for the README.

    .venv/bin/python Tests/Browser/screenshots.py OUT_DIR [LOOK…]

A look is a size, a scheme and a language, such as phone-dark-ru; all of them by default. Writes OUT_DIR/LOOK/PAGE.png, sheets
of several pages side by side to look through (OUT_DIR/LOOK-1.png, …), and OUT_DIR/today.png and OUT_DIR/review.png, the sources
of the pictures in docs.
"""

import base64
import datetime
import os
import pathlib
import sys
import tempfile

os.environ["DAYBOOK_TEST_ZONE"] = ZONE = "Europe/Warsaw"  # that of NOW, whenever the pictures are taken

from conftest import CHROMIUM, FLAGS, PHONE, unlock, visit  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from served import Server, until  # noqa: E402

NOW = "2026-11-20T18:30"
DESKTOP = dict(viewport={"width": 1280, "height": 860})
PAGES = {
    "today": "/today", "day": "/day/2026-11-12", "message": "MESSAGE",
    "add": "/tasks/quick", "log-mood": "/log/mood", "log-weight": "/log/weight", "log-workout": "/log/workout",
    "search": "/search?q=re", "nothing-found": "/search?q=qqq", "journal": "/journal",
    "review": "/review", "review-year": "/review?period=year", "review-all": "/review?period=all",
    "tasks": "/tasks", "tasks-choose": "/tasks?choose=1", "upcoming": "/tasks/upcoming", "board": "/tasks/board",
    "month": "/tasks/month", "task": "TASK", "task-edit": "TASK/edit", "task-new": "/tasks/new", "task-day": "TASK/day",
    "habits": "/habits", "habit": "CHECK", "measured-habit": "MEASURE", "habit-edit": "CHECK/edit", "habit-new": "/habits/new",
    "entry": "CHECK/day/2026-11-20", "measure": "MEASURE/day/2026-11-20", "archive": "/archive", "archived-habit": "ARCHIVED",
    "goals": "/goals", "goal": "GOAL", "goal-edit": "GOAL/edit", "goal-new": "/goals/new",
    "notes": "/notes", "note": "NOTE",
    "moods": "/moods", "moods-list": "/moods/list", "moods-charts": "/moods/charts", "mood": "MOOD", "pets": "/pets",
    "pet": "PET", "pet-moods": "/moods?whose=PETID", "pet-charts": "/moods/charts?whose=PETID",
    "workouts": "/workouts", "workouts-history": "/workouts/history", "workouts-figures": "/workouts/figures",
    "workout": "WORKOUT", "workout-edit": "WORKOUT/edit", "workout-new": "/workouts/new", "workout-set": "SET",
    "routine-new": "/routines/new", "exercises": "/exercises", "exercise": "EXERCISE", "exercise-new": "/exercises/new",
    "meals": "/meals", "meal-adding": "/meals/add", "meal-weeks": "/meals/statistics", "meal": "MEAL", "eaten": "EATEN",
    "foods": "/foods", "food": "FOOD", "food-new": "/foods/new",
    "weight": "/body", "weight-year": "/body?range=year", "waist": "/body/waist", "weight-months": "/body/statistics?by=month",
    "profile": "/body/profile", "weigh-in": "WEIGHIN",
    "health": "/health", "health-year": "/health?range=year", "health-day": "HEALTHDAY", "health-workouts": "/health/workouts",
    "health-delete": "/health/delete",
    "money": "/money", "transactions": "/money/transactions", "transaction": "TRANSACTION", "transaction-new": "/money/transactions/new",
    "log-expense": "/log/expense", "account": "ACCOUNT", "account-edit": "ACCOUNT/edit", "account-new": "/money/accounts/new",
    "reconcile": "ACCOUNT/reconcile", "money-categories": "/money/categories", "payee-rules": "/money/rules",
    "bills": "/money/bills", "bill-new": "/money/bills/new", "budgets": "/money/budgets", "budget-new": "/money/budgets/new",
    "money-report": "/money/report", "cash-flow": "/money/report/flow", "net-worth": "/money/report/worth",
    "comparison": "/money/report/comparison", "forecast": "/money/report/forecast", "money-calendar": "/money/report/calendar",
    "rates": "/money/rates", "rate-new": "/money/rates/new", "bank-import": "/money/import",
    "categories": "/categories", "category": "CATEGORY", "category-new": "/categories/new",
    "settings": "/settings", "history": "/settings/history", "erase": "/settings/erase", "data": "/data",
    "not-found": "/nowhere",
}
EMPTY = {f"empty-{name}": path for name, path in {
    "today": "/today", "tasks": "/tasks", "upcoming": "/tasks/upcoming", "board": "/tasks/board", "habits": "/habits",
    "goals": "/goals", "archive": "/archive", "journal": "/journal", "review": "/review", "notes": "/notes",
    "moods": "/moods", "moods-charts": "/moods/charts", "pets": "/pets", "workouts": "/workouts", "workouts-history": "/workouts/history",
    "exercises": "/exercises", "meals": "/meals", "foods": "/foods", "weight": "/body", "health": "/health",
    "money": "/money", "transactions": "/money/transactions", "bills": "/money/bills", "budgets": "/money/budgets",
    "money-report": "/money/report", "log-expense": "/log/expense",
    "categories": "/categories", "history": "/settings/history", "search": "/search"}.items()}
LOOKS = [f"{size}-{scheme}-{language}" for size in ("phone", "desktop") for scheme in ("light", "dark")
         for language in ("en", "ru", "pl")]
SHEET = {"phone": 4, "desktop": 2}  # pages side by side on a sheet


def take(page, out, name):
    """The whole page, on a screen as tall as it is, so that the tabs stand at its end."""
    size = page.viewport_size
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({**size, "height": max(size["height"], height)})
    page.screenshot(path=out / f"{name}.png")
    page.set_viewport_size(size)


def links(page):
    """Where the pages of real records are."""
    def first(path, link):
        visit(page, path)
        return page.locator(link).first.get_attribute("href").split("#")[0]

    meals = f"/meals?day={datetime.datetime.fromisoformat(NOW).date() - datetime.timedelta(days=1)}"
    found = {
        "CHECK": first("/today", "li.tile:has(form) a.more"), "MEASURE": first("/today", "li.tile:has(a.mark) a.more"),
        "ARCHIVED": first("/archive", "main a.line"), "CATEGORY": first("/categories", "main a.line"),
        "TASK": first("/tasks", "li.task a.line"), "GOAL": first("/goals", "main a[href^='/goals/']:not([href$=new])"),
        "NOTE": first("/notes", "main a[href^='/notes/']"),
        "MOOD": first("/moods/list", "main a.line"), "PET": first("/pets", "main a[href^='/pets/']:not([href$=new])"),
        "WORKOUT": first("/workouts/history", "main ul.list a"), "EXERCISE": first("/exercises", "main a.line"),
        "WEIGHIN": first("/body", "a[href^='/body/measurement/']"), "MEAL": first(meals, ".group-head a"),
        "EATEN": first(meals, "a[href^='/meals/item/']"), "FOOD": first("/foods", "main a.line"),
        "ACCOUNT": first("/money", ".accounts a.line"), "TRANSACTION": first("/money/transactions", "main .transactions a.line"),
        "HEALTHDAY": first("/health", "a[href^='/health/day/']"),
    }
    found["SET"] = first(found["WORKOUT"], "a[href^='/workouts/sets/']")
    found["MESSAGE"] = page.evaluate(
        """async habit => {
            await fetch(habit + "/archive", {method: "POST"});
            const shown = new URL((await fetch(habit + "/restore", {method: "POST"})).url);
            return "/today" + shown.search;
        }""", found["CHECK"])
    found["PETID"] = found["PET"].rsplit("/", 1)[1]
    return found


def filled(path, found):
    for name in sorted(found, key=len, reverse=True):
        path = path.replace(name, found[name])
    return path


def refuse(page, out):
    """What a refused form looks like."""
    visit(page, "/habits/new")
    page.fill("input[name=title]", "x")
    page.locator("main form button.primary:visible").first.click()
    page.locator(".field.refused").wait_for()
    take(page, out, "refused")


def open_sheets(page, out):
    """Sheets over the page they came from."""
    def shoot(name):
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(200)
        page.screenshot(path=out / f"sheet-{name}.png")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        until(lambda: not page.evaluate("Boolean(history.state?.sheet)"), "the sheet has left the history")  # else going back takes the next page with it

    visit(page, "/today")
    for name, link in [("add", "nav a[href^='/tasks/quick']:visible"), ("search", ".places a:visible, nav a[href='/search']:visible"),
                       ("entry", "li.tile:has(a.mark) a.mark"), ("mood", ".log-chip")]:
        page.locator(link).first.click()
        shoot(name)
    visit(page, "/tasks")
    page.locator("li.task").first.hover()
    page.locator("li.task .move").first.click()
    shoot("reschedule")


def live_workout(page, out):
    """A workout that was just started."""
    visit(page, "/workouts")
    page.locator("main form[action='/workouts/start'] button").first.click()
    page.wait_for_url("**/live**")
    page.screenshot(path=out / "live-workout.png")


def shoot(browser, demo, empty, out, look):
    size, scheme, language = look.split("-")
    folder = out / look
    folder.mkdir(exist_ok=True)
    context = browser.new_context(
        color_scheme=scheme, locale=language, timezone_id=ZONE, reduced_motion="reduce",
        service_workers="block", device_scale_factor=1, **(PHONE if size == "phone" else DESKTOP))
    page = unlock(context.new_page(), demo, wait_for_worker=False)
    found = links(page)
    for name, path in PAGES.items():
        visit(page, filled(path, found))
        take(page, folder, name)
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            print(f"{look}/{name} scrolls sideways")
    refuse(page, folder)
    open_sheets(page, folder)
    live_workout(page, folder)
    demo.run("undo")
    page.goto(empty.url + "/today")
    take(page, folder, "unlock")
    page = unlock(context.new_page(), empty, wait_for_worker=False)
    for name, path in EMPTY.items():
        visit(page, path)
        take(page, folder, name)
    context.close()
    combine(browser, out, look, SHEET[size], 860 if size == "phone" else 1240)


def combine(browser, out, look, columns, height):
    """Sheets of pages side by side, each cut at a height, as the tops of pages are what is seen first."""
    pictures = sorted((out / look).glob("*.png"), key=lambda path: path.stat().st_mtime)
    context = browser.new_context(viewport={"width": 1600, "height": 900}, device_scale_factor=1)
    page = context.new_page()
    for number, start in enumerate(range(0, len(pictures), columns), 1):
        figures = "".join(
            f"<figure><figcaption>{path.stem}</figcaption><img src='data:image/png;base64,"
            f"{base64.b64encode(path.read_bytes()).decode()}'></figure>" for path in pictures[start:start + columns])
        page.set_content(f"""<style>
            body {{ margin: 8px; display: flex; gap: 8px; font: 13px sans-serif; background: #888; }}
            figure {{ margin: 0; flex: 1 1 0; max-width: {100 // columns}%; }}
            img {{ display: block; width: 100%; max-height: {height * 2}px; object-fit: cover; object-position: top; }}
            </style>{figures}""")
        page.screenshot(path=out / f"{look}-{number:02}.png", full_page=True)
    context.close()


def compose(browser, demo, out):
    """README's picture: Today on a desktop, and on a phone beside it."""
    def picture(scale, **options):
        context = browser.new_context(locale="en", timezone_id=ZONE, reduced_motion="reduce",
                                      color_scheme="light", service_workers="block", device_scale_factor=scale, **options)
        page = unlock(context.new_page(), demo, wait_for_worker=False)
        picture = base64.b64encode(page.screenshot()).decode()
        context.close()
        return f"data:image/png;base64,{picture}"

    context = browser.new_context(viewport={"width": 1440, "height": 740}, device_scale_factor=1)
    page = context.new_page()
    page.set_content(f"""
        <style>
            body {{ margin: 0; height: 740px; background: #e9e4da; display: flex; gap: 40px; align-items: center;
                    justify-content: center; }}
            img {{ display: block; border-radius: 14px; box-shadow: 0 0 0 1px #0001, 0 18px 40px #0002; }}
            .phone {{ border-radius: 30px; border: 8px solid #211f1c; }}
        </style>
        <img width="960" height="645" src="{picture(1, viewport={'width': 1280, 'height': 860})}">
        <img class="phone" width="300" height="649" src="{picture(2, **PHONE)}">""")
    page.screenshot(path=out / "today.png")
    context.close()


def compose_review(browser, demo, out):
    """README's second picture: four pages of the review on phones."""
    context = browser.new_context(locale="en", timezone_id=ZONE, reduced_motion="reduce", color_scheme="light",
                                  service_workers="block", **{**PHONE, "device_scale_factor": 1})
    page = unlock(context.new_page(), demo, wait_for_worker=False)
    pictures = []
    for path in ["/review?period=month", "/review/progress", "/review/achievements", "/review/compare?a=sleep&b=mood"]:
        visit(page, path)
        pictures.append(base64.b64encode(page.screenshot()).decode())
    context.close()
    context = browser.new_context(viewport={"width": 1608, "height": 844}, device_scale_factor=1)
    page = context.new_page()
    page.set_content("<style>body { margin: 0; display: flex; gap: 16px; } img { display: block; }</style>" + "".join(
        f"<img width='390' height='844' src='data:image/png;base64,{picture}'>" for picture in pictures))
    page.screenshot(path=out / "review.png")
    context.close()


def main(out, looks):
    out.mkdir(parents=True, exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp())
    demo = Server(folder / "demo", arguments=["--now", NOW])
    demo.run("demo", "--now", NOW)
    demo.run("workout", "routine", "add", "Push", "--set", "Bench press 3x8x60", "--set", "Overhead press 3x8x40")
    empty = Server(folder / "empty", arguments=["--now", NOW]).start()
    demo.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            compose(browser, demo, out)
            compose_review(browser, demo, out)
            for look in looks:
                shoot(browser, demo, empty, out, look)
    finally:
        demo.stop()
        empty.stop()
    print(f"{len(list(out.glob('*/*.png')))} pictures in {out}; today.png has {(out / 'today.png').stat().st_size} bytes")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), sys.argv[2:] or LOOKS)
