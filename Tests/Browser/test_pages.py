"""Every page, in every look: nothing breaks, nothing scrolls sideways, axe finds nothing."""

import pathlib
import sys

import pytest
from conftest import PHONE, home, unlock

PAGES = ["/today", "/day/2026-01-05", "/habits", "/habits?search=a", "/habits?search=nothing+like+it", "/habits/new",
         "HABIT", "HABIT/edit", "HABIT/day/2026-11-02", "MEASURE/day/2026-11-02", "/archive", "/statistics",
         "/statistics?period=year", "/categories", "/categories/new", "/settings", "/data", "/more", "/nowhere"]
AXE = next(pathlib.Path(sys.prefix).glob("lib/python3*/site-packages/axe_playwright_python/axe.min.js")).read_text()
SIZES = {"phone": PHONE, "desktop": dict(viewport={"width": 1280, "height": 860})}


def paths(page):
    """The pages with real habits in them."""
    page.goto(home(page) + "/today")
    check = page.locator("li.tile:has(form) a.more").first.get_attribute("href")
    measure = page.locator("li.tile:has(a.mark) a.more").first.get_attribute("href")
    return [path.replace("HABIT", check).replace("MEASURE", measure) for path in PAGES]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(demo, contexts, size, scheme):
    page = contexts(color_scheme=scheme, bypass_csp=True, **SIZES[size]).new_page()
    unlock(page, demo)
    found = []
    for path in paths(page):
        page.goto(home(page) + path)
        page.evaluate(AXE)
        for violation in page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']})"
                                       ".then(result => result.violations)"):
            found += [(path, violation["id"], node["html"][:150]) for node in violation["nodes"]]
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            found.append((path, "scrolls sideways"))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("language", ["ru", "pl"])
def test_every_page_holds_in_other_languages_on_a_small_phone(demo, contexts, language):
    page = contexts(viewport={"width": 320, "height": 640}, extra_http_headers={"Accept-Language": language}).new_page()
    unlock(page, demo, wait_for_worker=False)
    for path in paths(page):
        page.goto(home(page) + path)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, (path, wide)
