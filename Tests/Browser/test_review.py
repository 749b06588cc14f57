"""The reviews and the comparison of two quantities in the browser."""

import datetime
import re

import pytest
from conftest import PHONE, add_habit, expect_marked, mark, unlock, visit
from playwright.sync_api import expect
from test_game import GAME_PAGES
from test_pages import BROKEN_WORDS, large, sideways  # noqa: F401  (large is a fixture)


def test_a_comparison_keeps_its_span_and_names_the_values_that_are_tapped(phone):
    add_habit(phone, "Read")
    visit(phone, "/today")
    mark(phone, "Read")
    expect_marked(phone, "Read")
    visit(phone, "/review/compare?by=month")
    phone.locator("main .segments").get_by_role("link", name="Year", exact=True).click()
    expect(phone).to_have_url(re.compile(r"[?&]of=year"))
    expect(phone.locator("main .segments a[aria-current]").first).to_have_text("Year")
    phone.reload()
    expect(phone).to_have_url(re.compile(r"[?&]of=year"))
    expect(phone.locator("main .segments a[aria-current]").first).to_have_text("Year")
    phone.locator("rect.hover").last.tap()
    expect(phone.locator(".chart-label")).to_contain_text("Read: ")


def test_a_day_of_the_rates_names_its_value_when_it_is_tapped(phone):
    add_habit(phone, "Read")
    visit(phone, "/today")
    mark(phone, "Read")
    expect_marked(phone, "Read")
    visit(phone, "/review")
    phone.locator(".line-chart rect.hover").last.tap()
    expect(phone.locator(".chart-label")).to_contain_text("100%")


def test_the_buttons_of_a_review_stand_beside_its_title(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    visit(page, "/review")
    title, buttons = page.locator("main h1").bounding_box(), page.locator("main .bar .actions").bounding_box()
    assert buttons["x"] >= title["x"] + title["width"] and buttons["y"] < title["y"] + title["height"]


def test_the_heading_of_a_first_page_stands_beside_search_on_a_phone(phone):
    for path in ["/review", "/journal"]:
        visit(phone, path)
        heading, places = phone.locator("main h1").bounding_box(), phone.locator(".top .places").bounding_box()
        assert heading["y"] < places["y"] + places["height"], path


YESTERDAY = datetime.date.today() - datetime.timedelta(days=1)
REVIEW_PAGES = ["/review", f"/review/day?day={YESTERDAY}", "/review?period=month", "/review?period=year", "/review/compare", *GAME_PAGES]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("width", [320, 390])
def test_no_word_of_a_review_or_of_the_game_breaks_on_a_phone(demo, contexts, language, width):
    options = PHONE | {"viewport": {"width": width, "height": 844}}
    page = unlock(contexts(locale=language, service_workers="block", **options).new_page(), demo, wait_for_worker=False)
    found = []
    for path in REVIEW_PAGES:
        visit(page, path)
        found += [(path, word) for word in page.evaluate(BROKEN_WORDS)]
    assert not found, found


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_no_review_scrolls_sideways_on_a_small_phone_with_text_at_200_percent(demo, contexts, large, language):  # noqa: F811
    options = PHONE | {"viewport": {"width": 320, "height": 640}}
    page = unlock(contexts(large, locale=language, service_workers="block", **options).new_page(), demo, wait_for_worker=False)
    found = []
    for path in REVIEW_PAGES:
        visit(page, path)
        if sideways(page) > 0:
            found.append((path, sideways(page)))
    assert not found, found


def test_the_year_is_saved_as_a_png_that_phones_take(page):
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    visit(page, "/review?period=year")
    with page.expect_download() as download:
        page.get_by_role("button", name="PNG").click()
    assert re.fullmatch(r"daybook-\d{4}\.png", download.value.suggested_filename)
    with open(download.value.path(), "rb") as file:
        head = file.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n" and int.from_bytes(head[16:20], "big") == 1080
