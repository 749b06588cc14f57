"""The reviews and the comparison of two quantities in the browser."""

import re

from conftest import add_habit, expect_marked, mark, visit
from playwright.sync_api import expect


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
