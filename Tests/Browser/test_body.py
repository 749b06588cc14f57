"""Weight, measurements, profile, meals and foods in the browser."""

import re

from conftest import PHONE, message, save, undo, unlock, visit
from playwright.sync_api import expect
from test_attachments import photo


def weigh(page, value):
    visit(page, "/body")
    page.fill("[name=value]", value)
    page.get_by_role("button", name="Weigh in").click()


def eat(page, line, meal="Lunch", path="/meals"):
    visit(page, path)
    page.get_by_label(meal, exact=True).check()
    page.fill("[name=line]", line)
    page.locator(".meal-adding button.primary").click()


def test_a_weigh_in_is_one_field_and_one_tap_and_can_be_undone(page):
    visit(page, "/body")
    expect(page.locator("main")).to_contain_text("No weigh-ins yet")
    weigh(page, "81.4")
    expect(message(page)).to_contain_text("Weight: 81.4 kg")
    expect(page.locator(".weight-now .big")).to_contain_text("81.4")
    undo(page)
    expect(page.locator("main")).to_contain_text("No weigh-ins yet")


def test_the_number_has_the_focus_on_a_desktop_only(page, contexts, server):
    from conftest import unlock
    visit(page, "/body")
    expect(page.locator("[name=value]")).to_be_focused()
    page.keyboard.type("80.2")
    page.keyboard.press("Enter")
    expect(message(page)).to_contain_text("80.2 kg")
    # Its message covers neither the side bar nor the field.
    shown, side = message(page).bounding_box(), page.locator(".side").bounding_box()
    field = page.locator("[name=value]").bounding_box()
    assert shown["x"] >= side["x"] + side["width"] and shown["y"] >= field["y"] + field["height"], shown
    phone = unlock(contexts(**PHONE).new_page(), server)
    visit(phone, "/body")
    expect(phone.locator("[name=value]")).not_to_be_focused()


def test_a_weight_that_cannot_be_is_said_beside_the_field_and_kept(page):
    weigh(page, "8140")
    expect(page.locator("#value-why")).to_contain_text("From 1 kg to 700 kg")
    expect(page.locator("[name=value]")).to_have_value("8140")


def test_the_chart_shows_a_month_three_or_a_year_by_links(page):
    weigh(page, "80")
    page.get_by_role("link", name="Year", exact=True).click()
    expect(page).to_have_url(re.compile(r"range=year"))
    expect(page.locator(".line-chart .sample")).to_have_count(1)


def test_a_waist_is_measured_changed_and_deleted(page):
    visit(page, "/body")
    page.get_by_role("link", name="Waist").click()
    page.fill("[name=value]", "84")
    page.locator(".weigh button.primary").click()
    expect(message(page)).to_contain_text("Waist: 84 cm")
    page.locator(".list a.line").first.click()
    page.fill("[name=value]", "83,5")
    save(page)
    expect(message(page)).to_contain_text("Waist: 83.5 cm")
    expect(page.locator(".list")).to_contain_text("83.5 cm")
    page.locator(".list a.line").first.click()
    page.get_by_role("button", name="Delete measurement").click()
    expect(message(page)).to_contain_text("deleted")
    undo(page)
    expect(page.locator(".list")).to_contain_text("83.5 cm")


def test_the_profile_says_what_to_eat_and_in_which_units(page):
    weigh(page, "80")
    visit(page, "/body/profile")
    expect(page.locator("main")).to_contain_text("Still missing")
    page.fill("[name=birthday]", "1996-05-01")
    page.fill("[name=height]", "180")
    page.get_by_label("Male", exact=True).check()
    page.select_option("[name=activity]", "moderate")
    save(page)
    expect(page.locator(".target")).to_contain_text(re.compile(r"\d,\d{3}\s*kcal a day"))
    page.get_by_label("Pounds and inches").check()
    save(page)
    expect(page.locator("[name=height]")).to_have_value("5'10.9\"")
    visit(page, "/body")
    expect(page.locator(".weight-now .big")).to_contain_text("176.4")


def test_a_meal_is_typed_and_what_is_usual_is_one_tap(page):
    eat(page, "oats 60 g", "Breakfast")
    expect(message(page)).to_contain_text("Oats, 60 g: 227 kcal")
    page.get_by_label("Snack", exact=True).check()
    page.locator(".usual button", has_text="Oats").click()
    expect(page.locator(".group-head", has_text="Snack")).to_contain_text("227 kcal")
    undo(page)
    expect(page.locator(".group-head", has_text="Snack")).to_have_count(0)


def test_a_food_is_found_and_its_amount_chosen(page):
    eat(page, "c 100 g", "Dinner")
    expect(page.locator("main h1")).to_have_text("Add to dinner")
    page.fill("[name=search]", "chick")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("search=chick"))
    row = page.locator(".foods li").first
    expect(row).to_contain_text("Chicken breast, roasted")
    row.locator("[name=amount]").fill("lots")
    row.get_by_role("button").click()
    expect(row.locator(".reason")).to_be_visible()
    expect(row.locator("[name=amount]")).to_have_value("lots")
    row.locator("[name=amount]").fill("150")
    row.get_by_role("button").click()
    expect(page.locator(".group-head", has_text="Dinner")).to_contain_text("248 kcal")


def test_yesterdays_breakfast_is_copied(page):
    visit(page, "/meals")
    page.locator("a[rel=prev]").click()
    page.locator("a[rel=next]").wait_for()
    page.get_by_label("Breakfast", exact=True).check()
    page.fill("[name=line]", "450")
    page.locator(".meal-adding button.primary").click()
    expect(message(page)).to_contain_text("450 kcal")
    visit(page, "/meals")
    page.get_by_role("button", name="Same as yesterday").click()
    expect(page.locator(".group-head", has_text="Breakfast")).to_contain_text("450 kcal")


def test_a_label_that_does_not_add_up_is_asked_about(page):
    visit(page, "/foods/new")
    for field, value in dict(name="Kefir", energy="370", protein="3", carbohydrate="4", fat="1").items():
        page.fill(f"[name={field}]", value)
    save(page)
    expect(page.locator(".notice.warn")).to_contain_text("Is that right?")
    page.fill("[name=energy]", "37")
    save(page)
    expect(page.locator(".list", has_text="Kefir")).to_contain_text("37 kcal")
    eat(page, "kefir 250 ml")
    expect(message(page)).to_contain_text("93 kcal")


READER = """window.BarcodeDetector = class {
    async detect(image) {
        const address = { rawValue: "https://example.com/kefir" };
        return image.width === 400 ? [address, { rawValue: "5901234123457" }] : [address];
    }
};"""


def test_a_barcode_finds_a_food_or_begins_a_new_one(contexts, server, tmp_path):
    context = contexts(**PHONE)
    context.add_init_script(READER)
    page = unlock(context.new_page(), server)
    visit(page, "/meals/add")
    page.set_input_files("#barcode-photo", photo(tmp_path, "far.png", width=16, height=16))
    expect(page.locator("[data-barcode] [role=status]")).to_contain_text("No barcode in this photo")
    page.set_input_files("#barcode-photo", photo(tmp_path))
    page.locator("main a", has_text="New food").tap()
    expect(page.locator("main [name=barcode]")).to_have_value("5901234123457")
    page.fill("main [name=name]", "Skyr")
    page.fill("main [name=energy]", "62")
    save(page)
    visit(page, "/meals/add")
    page.set_input_files("#barcode-photo", photo(tmp_path))
    expect(page.locator(".foods li")).to_have_count(1)
    expect(page.locator(".foods li")).to_contain_text("Skyr")


def test_the_button_for_barcodes_is_not_there_where_none_can_be_read(phone):
    visit(phone, "/meals/add")
    expect(phone.locator("[data-barcode]")).to_be_hidden()


def test_today_shows_meals_and_weight_to_who_writes_them(page):
    visit(page, "/today")
    expect(page.locator(".log")).to_have_count(0)
    eat(page, "450")
    weigh(page, "80")
    visit(page, "/today")
    expect(page.locator(".log")).to_contain_text("450 kcal")
    expect(page.locator(".log")).to_contain_text("80 kg")


def test_meals_and_weights_are_written_without_the_server(page, server):
    weigh(page, "80")
    server.kill()
    weigh(page, "79.5")
    expect(message(page)).to_contain_text("79.5 kg")
    eat(page, "egg 2", "Breakfast")
    expect(message(page)).to_contain_text("143 kcal")
    server.start()


def test_the_pages_fit_a_phone(contexts, server):
    from conftest import unlock
    page = unlock(contexts(**PHONE).new_page(), server)
    eat(page, "oats 60 g")
    weigh(page, "80")
    for path in ("/body", "/body/profile", "/body/statistics", "/meals", "/meals/add", "/meals/statistics", "/foods"):
        visit(page, path)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{path} is {wide} px too wide"


def test_the_menu_of_a_chart_opens_at_its_button(page):
    weigh(page, "80")
    weigh(page, "79")
    button = page.locator(".chart-menu > summary").first
    button.click()
    options = page.locator(".chart-options").first
    expect(options).to_be_visible()
    assert 0 <= options.bounding_box()["y"] - button.bounding_box()["y"] <= 60
    page.get_by_role("heading", name="Weight", exact=True).click()
    expect(options).to_be_hidden()
