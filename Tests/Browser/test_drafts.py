"""What is typed is kept until it is saved."""

import re

import pytest
from conftest import message, unfold, visit
from playwright.sync_api import expect
from served import until

pytestmark = pytest.mark.protects


def open_quick_add(page):
    page.keyboard.press("q")
    expect(page.locator("dialog #quick")).to_be_visible()
    return page.locator("dialog #quick")


def test_a_typed_line_is_kept_until_it_is_added(page):
    visit(page, "/habits")
    line = open_quick_add(page)
    line.press_sequentially("Call Ann tomorrow")
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(open_quick_add(page)).to_have_value("Call Ann tomorrow")
    page.reload()
    expect(line).to_have_value("Call Ann tomorrow")
    expect(page.locator("dialog .understood .chip")).to_contain_text("tomorrow")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Added")
    expect(line).to_have_value("")
    page.reload()
    expect(line).to_have_value("")


def test_a_typed_line_that_comes_back_says_so_and_can_be_discarded(page):
    visit(page, "/habits")
    line = open_quick_add(page)
    line.press_sequentially("Call Ann tomorrow")
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(open_quick_add(page)).to_have_value("Call Ann tomorrow")
    notice = page.locator("dialog .notice.draft")
    expect(notice).to_contain_text("Your draft is back.")
    notice.get_by_role("button", name="Discard").click()
    expect(line).to_have_value("")
    expect(notice).to_have_count(0)
    expect(page.locator("dialog .understood .chip")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(open_quick_add(page)).to_have_value("")
    expect(notice).to_have_count(0)


def test_a_line_from_the_search_is_not_offered_again_once_it_is_added(page):
    visit(page, "/habits")
    page.keyboard.press("/")
    page.locator("dialog input[type=search]").press_sequentially("buy soap tomorrow")
    expect(page.locator("dialog .hits")).to_contain_text("soap")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    line = page.locator("dialog #quick")
    expect(line).to_have_value("buy soap tomorrow")
    line.press("Enter")
    expect(message(page)).to_contain_text("Added")
    expect(line).to_have_value("")
    page.reload()
    expect(line).to_have_value("")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


def test_the_line_of_a_page_is_empty_once_it_is_added(page):
    visit(page, "/tasks")
    page.fill("main #quick", "Call Ann")
    page.reload()
    expect(page.locator("main #quick")).to_have_value("Call Ann")
    page.locator("main #quick").press("Enter")
    expect(message(page)).to_contain_text("Added")
    expect(page.locator("main #quick")).to_have_value("")


def test_the_note_of_a_mood_is_kept(page):
    visit(page, "/moods")
    note = page.locator(".mood-form [name=note]")
    unfold(page)
    note.fill("Slept well")
    page.reload()
    expect(note).to_have_value("Slept well")
    page.locator(".mood-form label", has_text="Great").click()
    page.locator(".mood-form").get_by_role("button", name="Save").click()
    expect(message(page)).to_contain_text("Mood logged")
    expect(note).to_have_value("")
    visit(page, "/today")
    page.locator(".log").get_by_role("link", name="Mood").first.click()
    note = page.locator("dialog .mood-form [name=note]")
    note.fill("Sunny")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    visit(page, "/today")
    page.locator(".log").get_by_role("link", name="Mood").first.click()
    expect(note).to_have_value("Sunny")
    page.get_by_role("dialog").get_by_label("Great", exact=True).check()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(message(page)).to_contain_text("Mood logged")
    page.locator(".log").get_by_role("link", name=re.compile("Mood|Great")).first.click()
    expect(note).to_have_value("")


def test_a_profile_is_kept_as_typed(page):
    visit(page, "/body/profile")
    height = page.locator(".profile-form input[type=text]:visible, .profile-form input[inputmode]:visible").first
    height.fill("181")
    visit(page, "/today")
    visit(page, "/body/profile")
    expect(height).to_have_value("181")


def test_restored_fields_show_what_they_mean(page):
    visit(page, "/habits/new")
    unfold(page)
    page.locator("input[name=schedule][value=every]").check(force=True)
    page.fill("[name=everyDays]", "4")
    example = page.locator("[data-example] .example")
    expect(example).to_contain_text("4 days")
    said = example.inner_text()
    page.reload()
    expect(page.locator(".notice.draft")).to_be_visible()
    expect(example).to_have_text(said)


def test_what_was_eaten_is_kept_until_it_is_added(page):
    visit(page, "/meals")
    page.fill("main [name=line]", "toast 40 g and")
    other = page.locator("main [name=meal]:not(:checked)").first.get_attribute("value")
    page.locator(f"main [name=meal][value={other}]").check(force=True)
    page.reload()
    expect(page.locator("main [name=line]")).to_have_value("toast 40 g and")
    expect(page.locator(f"main [name=meal][value={other}]")).not_to_be_checked()


def test_progress_of_a_goal_is_kept_until_it_is_logged(page, server):
    server.run("goal", "add", "Save up", "--to", "100")
    visit(page, "/goals")
    page.locator("main a.line", has_text="Save up").click()
    page.fill("[name=number]", "25")
    page.fill("[name=note]", "From the sale")
    until(lambda: "From the sale" in page.evaluate("JSON.stringify({...localStorage})"), "the draft is kept")
    page.reload()
    expect(page.locator("[name=note]")).to_have_value("From the sale")
    page.locator("main form button.primary:visible").first.click()
    expect(message(page)).to_be_visible()
    page.reload()
    expect(page.locator("[name=note]")).to_have_value("")


def test_a_note_of_a_mood_stays_with_its_day(phone):
    def note(path):
        visit(phone, path)
        phone.locator(".tabs a.add").tap()
        host = phone.locator("dialog.sheet-host")
        host.get_by_role("link", name="Mood").tap()
        return host.locator(".mood-form [name=note]")

    note("/day/2026-01-04").fill("Snow in the garden")
    until(lambda: "Snow" in phone.evaluate("JSON.stringify({...localStorage})"), "the draft is kept")
    expect(note("/today")).to_have_value("")
    expect(note("/day/2026-01-04")).to_have_value("Snow in the garden")


def test_what_was_typed_for_a_barcode_is_not_restored_beside_another(page):
    visit(page, "/foods/new?search=5901234123457")
    page.fill("main [name=name]", "Skyr")
    until(lambda: "Skyr" in page.evaluate("JSON.stringify({...localStorage})"), "the draft is kept")
    visit(page, "/foods/new?search=4006381333931")
    expect(page.locator("main [name=barcode]")).to_have_value("4006381333931")
    expect(page.locator("main [name=name]")).to_have_value("")
    visit(page, "/foods/new?search=5901234123457")
    expect(page.locator("main [name=name]")).to_have_value("Skyr")


def test_a_line_typed_for_a_day_of_a_month_stays_with_that_day(page):
    visit(page, "/tasks/month")
    cell = page.locator(".agenda [data-day]:not(.other):not(.now) .add-here").last
    cell.focus()
    page.keyboard.press("Enter")
    line = page.locator("dialog #quick")
    expect(line).to_have_value("")
    expect(page.locator("dialog .understood [name=undated]")).to_have_count(1)
    page.keyboard.type("Buy bread")
    typed = line.input_value()
    page.locator("dialog .kinds").get_by_role("link", name="Weight").click()
    expect(line).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    visit(page, "/tasks")
    expect(page.locator("main #quick")).to_have_value("")
    visit(page, "/tasks/month")
    cell.focus()
    page.keyboard.press("Enter")
    expect(line).to_have_value(typed)


def test_a_routine_that_cannot_be_restored_is_left_without_an_error(phone, server):
    visit(phone, "/routines/new")
    phone.locator("[name=name]").press_sequentially("Push")
    until(lambda: phone.evaluate("Object.keys(localStorage).some(key => key.startsWith('draft '))"), "the draft is kept")
    phone.add_init_script("""{
        const send = window.fetch;
        window.fetch = (url, options) => options?.method === "POST"
            ? Promise.reject(new TypeError("no way there")).finally(() => { window.hasFailed = true; }) : send(url, options);
    }""")
    phone.reload()
    until(lambda: phone.evaluate("window.hasFailed === true"), "the draft is asked for")
    expect(phone.locator("main [name=name]")).to_have_value("")
    expect(message(phone)).to_have_count(0)
