"""The keyboard: few tab stops, keys that lead to pages; and the sync status."""

from conftest import add_habit, expect_marked, mark, visit
from playwright.sync_api import expect


def test_a_row_of_days_is_one_tab_stop_and_arrows_move_in_it(page):
    add_habit(page, "Read", startDay="2026-01-01")
    add_habit(page, "Walk", startDay="2026-01-01")
    visit(page, "/habits")
    expect(page.locator(".week-marks [tabindex='0']")).to_have_count(2)
    days = page.locator(".week-marks").first.locator(".day")
    days.last.focus()
    page.keyboard.press("ArrowLeft")
    expect(days.nth(5)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".week-marks").last.locator(".day").nth(5)).to_be_focused()
    visit(page, "/today")
    expect(page.locator(".tile .more[tabindex='-1']")).to_have_count(2)


def test_keys_lead_to_notes_and_health(page):
    for key, path in {"p": "/notes", "v": "/health"}.items():
        page.keyboard.press(key)
        page.wait_for_url("**" + path)


def test_the_status_calms_down_by_itself(page):
    add_habit(page, "Read")
    visit(page, "/today")
    mark(page, "Read")
    expect_marked(page, "Read")
    expect(page.locator("[data-sync-status].sending")).to_have_count(0, timeout=5_000)
    expect(page.locator("[data-sync-status]:visible").first).to_contain_text("On all your devices")
