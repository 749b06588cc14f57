"""Takes screenshots of every page with sample data, and combines two of them for the README.

    .venv/bin/python Tests/Browser/screenshots.py OUT_DIR

writes OUT_DIR/PAGE-SIZE-SCHEME.png and OUT_DIR/today.png, the source of docs/today.png.
"""

import base64
import datetime
import pathlib
import sys
import tempfile

from conftest import FLAGS, PHONE, unlock, visit
from playwright.sync_api import sync_playwright
from served import Server

NOW = "2026-11-20T18:30"
DESKTOP = dict(viewport={"width": 1280, "height": 860})
PAGES = {
    "today": "/today", "day": "/day/2026-11-12", "habits": "/habits", "search": "/habits?search=read",
    "nothing-found": "/habits?search=nothing+like+it", "add": "/habits/new", "habit": "CHECK", "edit": "CHECK/edit",
    "entry": "CHECK/day/2026-11-20", "measure": "MEASURE/day/2026-11-20", "measured-habit": "MEASURE",
    "archived-habit": "ARCHIVED", "archive": "/archive", "review": "/review", "journal": "/journal", "search": "/search?q=re",
    "review-year": "/review?period=year", "categories": "/categories", "category": "CATEGORY",
    "weight": "/body", "waist": "/body/waist", "weight-months": "/body/statistics?by=month", "profile": "/body/profile",
    "weigh-in": "WEIGHIN", "meals": "/meals", "meal-adding": "/meals/add", "meal-weeks": "/meals/statistics",
    "meal": "MEAL", "eaten": "EATEN", "foods": "/foods", "food": "FOOD", "new-food": "/foods/new",
    "settings": "/settings", "data": "/data", "not-found": "/nowhere",
    "message": "/today?said=archiveHabit&of=CHECK&undo=00112233445566778899aabbccddeeff",
}
EMPTY = {"empty-today": "/today", "empty-habits": "/habits", "empty-archive": "/archive",
         "empty-categories": "/categories", "empty-weight": "/body", "empty-meals": "/meals", "empty-review": "/review"}


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
        return page.locator(link).first.get_attribute("href")

    meals = f"/meals?day={datetime.date.today() - datetime.timedelta(days=1)}"
    return {"CHECK": first("/today", "li.tile:has(form) a.more"), "MEASURE": first("/today", "li.tile:has(a.mark) a.more"),
            "ARCHIVED": first("/archive", "main a.line"), "CATEGORY": first("/categories", "main a.line"),
            "WEIGHIN": first("/body", "a[href^='/body/measurement/']"), "MEAL": first(meals, ".group-head a"),
            "EATEN": first(meals, "a[href^='/meals/item/']"), "FOOD": first("/foods", "main a.line")}


def filled(path, found):
    for name, link in found.items():
        path = path.replace(f"of={name}", "of=" + link.rsplit("/", 1)[1]).replace(name, link)
    return path


def refuse(page, out, suffix):
    """What a refused form looks like."""
    visit(page, "/habits/new")
    page.fill("input[name=title]", "x")
    page.locator("main form button.primary:visible").first.click()
    page.locator(".field.refused").wait_for()
    take(page, out, f"refused-{suffix}")


def shoot(browser, demo, empty, out):
    looks = [("phone", "light", "en", PHONE), ("phone", "dark", "en", PHONE), ("desktop", "light", "en", DESKTOP),
             ("desktop", "dark", "en", DESKTOP), ("phone", "light", "ru", PHONE)]
    for size, scheme, language, options in looks:
        suffix = f"{size}-{scheme}" + ("" if language == "en" else f"-{language}")
        context = browser.new_context(
            color_scheme=scheme, locale=language, timezone_id="Europe/Warsaw", reduced_motion="reduce",
            service_workers="block", device_scale_factor=1, **options)
        page = unlock(context.new_page(), demo, wait_for_worker=False)
        found = links(page)
        for name, path in PAGES.items():
            visit(page, filled(path, found))
            take(page, out, f"{name}-{suffix}")
        refuse(page, out, suffix)
        page.goto(empty.url + "/today")
        take(page, out, f"unlock-{suffix}")
        page = unlock(context.new_page(), empty, wait_for_worker=False)
        for name, path in EMPTY.items():
            visit(page, path)
            take(page, out, f"{name}-{suffix}")
        context.close()


def compose(browser, demo, out):
    """README's picture: Today on a desktop, and on a phone beside it."""
    def picture(scale, **options):
        context = browser.new_context(locale="en", timezone_id="Europe/Warsaw", reduced_motion="reduce",
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


def main(out):
    out.mkdir(parents=True, exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp())
    demo = Server(folder / "demo", arguments=["--now", NOW])
    demo.run("demo", "--now", NOW)
    empty = Server(folder / "empty", arguments=["--now", NOW]).start()
    demo.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            compose(browser, demo, out)
            shoot(browser, demo, empty, out)
    finally:
        demo.stop()
        empty.stop()
    print(f"{len(list(out.glob('*.png')))} pictures in {out}; today.png has {(out / 'today.png').stat().st_size} bytes")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
