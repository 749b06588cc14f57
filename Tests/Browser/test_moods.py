"""Moods in the browser."""

import re

import pytest
from conftest import PHONE, message, save, undo, unlock, visit
from playwright.sync_api import expect
from served import until
from test_pages import complaints


def choose(page, mood):
    page.locator(".mood-form").get_by_label(mood, exact=True).check()


def write(page, mood, note=""):
    choose(page, mood)
    page.fill(".mood-form [name=note]", note)
    new_id = page.locator(".mood-form [name=id]")
    saved = new_id.input_value()
    page.locator(".mood-form button.primary").click()
    expect(new_id).not_to_have_value(saved)  # the message may be that of the same mood logged before
    expect(message(page)).to_contain_text(re.compile(mood, re.IGNORECASE))


def text(page, path):
    visit(page, path)
    return page.locator("main").inner_text()


def add_pet(page, name):
    visit(page, "/pets/new")
    page.fill("input[name=name]", name)
    save(page)
    expect(page.locator("main")).to_contain_text(f"How is {name}?")


def test_a_mood_is_two_taps_and_can_be_undone(page):
    visit(page, "/moods")
    expect(page.locator("main")).to_contain_text("No entries yet")
    choose(page, "Good")
    page.locator(".mood-form button.primary").click()
    expect(message(page)).to_contain_text("Mood logged: good")
    expect(page.locator(".moods li")).to_have_count(1)
    undo(page)
    expect(page.locator("main")).to_contain_text("No entries yet")


def test_a_face_is_chosen_by_keyboard_alone(page):
    visit(page, "/moods")
    page.locator(".faces input").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("Mood logged: okay")


def test_nothing_chosen_is_said_beside_the_faces(page):
    visit(page, "/moods")
    page.fill(".mood-form [name=note]", "Kept")
    page.locator(".mood-form button.primary").click()
    expect(page.locator("#mood-why")).to_contain_text("Choose a mood first")
    expect(page.locator(".mood-form [name=note]")).to_have_value("Kept")


def test_feelings_and_activities_are_chosen_again_with_a_tap(page):
    visit(page, "/moods")
    choose(page, "Great")
    page.get_by_label("proud", exact=True).check()
    own = page.locator("[name=newTags]:visible")
    for number, activity in enumerate(["Chess", "Choir"]):
        expect(own).to_have_count(number + 1)
        own.last.fill(activity)
    page.locator(".mood-form button.primary").click()
    row = page.locator(".moods li")
    for part in ("proud", "Chess", "Choir"):
        expect(row).to_contain_text(part)
    expect(page.locator("label", has_text="Chess").locator("input[name=tag]")).to_have_count(1)
    row.locator("a").click()
    expect(page.locator("main h1")).to_have_text("Great")
    page.get_by_label("proud", exact=True).uncheck()
    save(page)
    expect(message(page)).to_contain_text("saved")
    expect(page.locator(".moods li")).not_to_contain_text("proud")


def test_today_takes_a_mood_once_moods_are_used_and_one_more_tap_changes_the_face(page):
    visit(page, "/today")
    expect(page.locator(".log")).to_have_count(0)
    visit(page, "/moods")
    write(page, "Bad")
    visit(page, "/today")
    page.locator(".log").get_by_role("link", name="Mood").first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Good", exact=True).check()
    sheet.get_by_label("Great", exact=True).check()
    sheet.get_by_role("button", name="Save").click()
    expect(message(page)).to_contain_text("Mood logged: great")
    expect(page.locator(".log-chip").first).to_contain_text("Great")


def test_a_mood_without_a_face_keeps_its_sheet_open(phone):
    visit(phone, "/moods")
    write(phone, "Good")
    visit(phone, "/today")
    phone.locator(".log-chip").first.tap()
    sheet = phone.get_by_role("dialog")
    sheet.get_by_label("Family", exact=True).check()
    sheet.locator("[name=note]").fill("At the lake")
    save = sheet.get_by_role("button", name="Save")
    expect(save).to_be_in_viewport()
    save.tap()
    expect(sheet.locator("#mood-why")).to_contain_text("Choose a mood first")
    sheet.get_by_label("Great", exact=True).check()
    save.tap()
    expect(message(phone)).to_contain_text("Mood logged: great")
    expect(sheet).to_have_count(0)
    visit(phone, "/moods/list")
    expect(phone.locator(".moods li").first).to_contain_text("Family")
    expect(phone.locator(".moods li").first).to_contain_text("At the lake")


def test_a_pet_three_times_anxious_gets_advice_that_can_be_dismissed(page):
    add_pet(page, "Rex")
    for _ in range(3):
        write(page, "Anxious")
    card = page.locator(".advice", has_text="Rex was anxious 3 times in a row")
    card.get_by_text("Why?").click()
    expect(card.locator("li")).to_have_count(3)
    card.get_by_role("button", name="Don’t show again").click()
    expect(message(page)).to_contain_text("Advice dismissed")
    expect(card).to_have_count(0)
    undo(page)
    expect(card).to_have_count(1)


def test_moods_are_written_without_the_server_and_both_devices_keep_theirs(page, server, contexts):
    other = unlock(contexts().new_page(), server)
    add_pet(page, "Rex")
    until(lambda: "Rex" in text(other, "/pets"), "the other device knows Rex")
    server.kill()
    visit(page, "/moods")
    write(page, "Good", "On the plane")
    visit(other, "/pets")
    other.locator("a.line", has_text="Rex").click()
    write(other, "Playful", "In the park")
    visit(page, "/moods/charts")
    expect(page.locator(".pixels")).to_be_visible()
    server.start()
    for device in (page, other):
        until(
            lambda: all(note in text(device, "/moods/list") for note in ("On the plane", "In the park")),
            "both notes are on both devices",
        )


def test_pages_of_moods_fit_a_phone(phone):
    add_pet(phone, "W" * 40)
    write(phone, "Happy", "N" * 200)
    for path in ("/moods", "/moods/list", "/moods/charts", "/pets", "/pets/new", "/today"):
        visit(phone, path)
        for width in (320, 390):
            phone.set_viewport_size({"width": width, "height": 800})
            # once the emulated screen has turned
            until(lambda: phone.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
                  f"{path} fits {width} pixels")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_pages_of_moods(contexts, server, scheme):
    page = unlock(contexts(color_scheme=scheme, **PHONE).new_page(), server)
    found = []

    def look(path):
        visit(page, path)
        found.extend(complaints(page))

    for path in ("/moods", "/moods/list", "/moods/charts", "/pets", "/pets/new"):  # nothing there yet
        look(path)
    visit(page, "/moods")
    write(page, "Bad", "Rain")
    found.extend(complaints(page))
    add_pet(page, "Rex")
    for _ in range(3):
        write(page, "Anxious")
    found.extend(complaints(page))
    for path in ("/today", "/moods", "/moods/list", "/moods/list?mood=great", "/moods/charts", "/pets"):
        look(path)
    page.locator("main a.line").first.click()
    page.locator(".moods a.line").first.click()
    expect(page.locator("main h1")).to_have_text("Anxious")
    found.extend(complaints(page))
    assert not found, "\n".join(found)
