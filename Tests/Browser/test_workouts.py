"""Workouts in the browser."""

import re
import time

import pytest
from conftest import PHONE, message, paste_link, save, undo, unlock, visit
from playwright.sync_api import expect
from served import until
from test_pages import complaints

BENCH = "10" + "bench-press".encode().hex()
PLANK = "10" + "plank".encode().hex()
REST = 600  # seconds; longer than any test takes


def choose(page, *names):
    """Adds exercises to the routine that is open."""
    page.locator("#adding > summary").click()
    for name in names:
        page.locator("#adding label", has=page.get_by_text(name, exact=True)).click()
    page.get_by_role("button", name=f"Add {len(names)}", exact=True).click()
    expect(page.locator(".planned h3").last).to_have_text(names[-1])
    expect(page.locator("#adding")).not_to_have_attribute("open", "")


def add_routine(page, name="Push"):
    visit(page, "/routines/new")
    page.fill("[name=name]", name)
    choose(page, "Bench press", "Plank")
    for removed in ("Remove set 3: Bench press", "Remove set 3: Plank", "Remove set 2: Plank"):
        page.get_by_role("button", name=removed).click()
        expect(page.get_by_role("button", name=removed)).to_have_count(0)
    page.fill("#repetitions-0", "8")
    page.fill("#load-0", "60")
    page.fill("#time-2", "1:00")
    for line in (1, 2):
        page.locator(".planned", has=page.locator(f"#rest-{line}")).locator("summary").click()
        page.fill(f"#rest-{line}", str(REST))
    save(page)
    expect(message(page)).to_contain_text(name)


def begin(page, name="Push"):
    visit(page, "/workouts")
    page.get_by_role("button", name=f"Start “{name}”").click()
    page.wait_for_url(re.compile("/live"))


def done(page):
    page.get_by_role("button", name="Log set").click()


def test_a_routine_is_done_set_by_set(page):
    add_routine(page)
    begin(page)
    expect(page.locator(".live-set header")).to_contain_text("Set 1 of 2")
    expect(page.locator("#load")).to_have_value("60")
    before = time.time()
    done(page)
    expect(page.locator(".live-set header")).to_contain_text("Set 2 of 2")
    timer = page.locator("#rest [role=timer]")
    expect(timer).to_have_text(re.compile(r"^\d+:\d\d$"))
    assert int(before) <= int(timer.get_attribute("data-until")) / 1000 - REST <= time.time()
    page.get_by_role("button", name="more: Load").click()
    expect(page.locator("#load")).to_have_value("62.5")
    done(page)
    expect(page.locator(".live-set header")).to_contain_text("Plank")
    expect(page.locator("#time")).to_have_value("1:00")
    done(page)
    expect(page.locator("main")).to_contain_text("All sets done")
    page.locator(".live-foot").get_by_role("button", name="Finish").click()
    expect(page.locator("main")).to_contain_text("8 × 62.5 kg")
    expect(message(page)).to_contain_text("finished")


@pytest.mark.parametrize("undo", [undo, lambda page: page.keyboard.press("Control+z")])
def test_a_set_that_was_a_slip_is_undone(page, undo):
    add_routine(page)
    begin(page)
    done(page)
    expect(page.locator(".done-sets li")).to_have_count(1)
    undo(page)
    expect(page.locator(".done-sets li")).to_have_count(0)
    expect(page.locator("#rest")).to_have_count(0)
    until(lambda: page.evaluate("localStorage.getItem('rest')") is None, "the rest is over")


def test_the_rest_goes_on_while_other_pages_are_open(page):
    add_routine(page)
    begin(page)
    done(page)
    timer = page.locator("#rest [role=timer]")
    expect(timer).to_have_text(re.compile(r"^\d+:\d\d$"))
    end = timer.get_attribute("data-until")
    workout = page.url.split("?")[0].split("/", 3)[3]
    visit(page, "/today")
    page.locator(".now-line a", has_text="Resume").click()
    expect(timer).to_have_attribute("data-until", end)
    expect(timer).to_have_text(re.compile(r"^\d+:\d\d$"))
    page.fill("#repetitions", "7")
    visit(page, "/workouts")
    visit(page, f"/{workout}")
    expect(timer).to_have_attribute("data-until", end)
    expect(page.locator("#repetitions")).to_have_value("7")
    page.locator("#rest a", has_text="+30").click()
    expect(timer).to_have_attribute("data-until", str(int(end) + 30_000))
    begin(page)  # another workout, which has no rest yet
    expect(page.locator(".live-set header")).to_contain_text("Set 1 of 2")
    expect(timer).to_have_count(0)
    visit(page, f"/{workout}")
    expect(timer).to_have_attribute("data-until", str(int(end) + 30_000))
    page.locator("#rest").get_by_role("link", name="Skip").click()
    expect(timer).to_have_count(0)
    visit(page, "/today")
    visit(page, f"/{workout}")
    expect(page.locator(".live-set header")).to_contain_text("Set 2 of 2")
    assert "rest=" not in page.url, "nor is one about to be shown"
    expect(timer).to_have_count(0)


def test_a_finished_workout_leaves_no_rest(page):
    add_routine(page)
    begin(page)
    done(page)
    expect(page.locator("#rest")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rest')")
    page.locator(".live-bar").get_by_role("button", name="Finish").click()
    expect(page.locator(".live-foot")).to_contain_text("2 sets are left open. Finish anyway?")
    page.locator(".live-foot").get_by_role("button", name="Finish").click()
    expect(message(page)).to_contain_text("finished")
    assert page.evaluate("localStorage.getItem('rest')") is None


def test_the_rest_ends_by_itself(page):
    page.clock.install()
    add_routine(page)
    begin(page)
    page.locator(".steps a", has_text="Plank").click()
    expect(page.locator(".live-set header")).to_contain_text("Plank")
    done(page)
    expect(page.locator("#rest [role=timer]")).to_have_text(re.compile(r"^\d+:\d\d$"))
    page.clock.fast_forward(REST * 1000)
    expect(page.locator("#rest .over")).to_have_text("Next set")
    assert page.evaluate("localStorage.getItem('rest')") is None


def test_the_screen_is_asked_to_stay_on(page):
    page.add_init_script("navigator.wakeLock.request = async kind => (window.asked = kind, {released: false, release() {}})")
    add_routine(page)
    assert page.evaluate("window.asked") is None
    begin(page)
    until(lambda: page.evaluate("window.asked") == "screen", "the screen stays on")


def test_the_main_button_does_not_move_between_sets(contexts, server):
    page = unlock(contexts(**PHONE).new_page(), server)
    add_routine(page)
    begin(page)
    button = page.get_by_role("button", name="Log set")
    expect(page.locator("nav.tabs")).to_be_hidden()
    before = button.bounding_box()
    done(page)
    expect(page.locator(".live-set header")).to_contain_text("Set 2 of 2")
    expect(page.locator("#rest")).to_be_visible()
    assert button.bounding_box() == before


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU", "pl-PL"])
def test_load_repetitions_and_the_main_button_are_in_sight_while_one_rests(contexts, server, locale):
    page = unlock(contexts(**{**PHONE, "viewport": {"width": 320, "height": 640}}, locale=locale).new_page(), server)
    visit(page, "/workouts")
    page.locator("form[action='/workouts/start'] button").first.click()
    page.wait_for_url(re.compile("/live"))
    page.goto(f"{page.url.split('?')[0]}?exercise={BENCH}")
    page.fill("#load", "60")
    page.fill("#repetitions", "8")
    button = page.locator(".live-foot button[form=set]")
    before = button.bounding_box()
    button.click()
    expect(page.locator("#rest")).to_be_visible()
    assert button.bounding_box() == before
    foot = page.locator(".live-foot").bounding_box()["y"]
    for field in ("#load", "#repetitions"):
        box = page.locator(field).bounding_box()
        assert box["y"] > 0 and box["y"] + box["height"] < foot, field


def test_an_empty_workout_is_asked_about(page):
    visit(page, "/workouts")
    page.get_by_role("button", name="Start a workout").click()
    page.wait_for_url(re.compile("/live"))
    page.get_by_role("searchbox", name="Search exercises").fill("plank")
    page.get_by_role("link", name="Plank", exact=False).first.click()
    page.get_by_role("button", name="Finish").click()
    page.get_by_role("button", name="Discard").click()
    page.wait_for_url(re.compile("/workouts"))
    expect(message(page)).to_contain_text("deleted")


def test_last_times_numbers_stand_beside_each_set(page):
    visit(page, "/workouts/new")
    page.fill("[name=title]", "Gym")
    page.fill("[name=day]", "2026-01-05")
    page.fill("[name=sets]", "Bench press 3x6x65")
    save(page)
    expect(page.locator("main")).to_contain_text("6 × 65 kg")
    add_routine(page)
    begin(page)
    expect(page.locator(".live-set")).to_contain_text("Last time, 5 Jan")
    expect(page.locator("#load")).to_have_value("65")


def test_invalid_number_is_refused_beside_its_field(page):
    add_routine(page)
    begin(page)
    page.fill("#repetitions", "many")
    done(page)
    expect(page.locator("#repetitions-why")).to_contain_text("not a number")
    expect(page.locator("#repetitions")).to_have_value("many")


def test_a_free_workout_begins_with_any_exercise(page):
    visit(page, "/workouts")
    page.get_by_role("button", name="Start a workout").click()
    page.wait_for_url(re.compile("/live"))
    page.get_by_role("searchbox", name="Search exercises").fill("runn")
    page.get_by_role("link", name="Running").click()
    expect(page.locator(".live-set header")).to_contain_text("Running")
    page.fill("#distance", "5")
    page.fill("#time", "25:00")
    done(page)
    expect(page.locator(".done-sets")).to_contain_text("5 km · 25:00")
    visit(page, "/today")
    page.locator(".now-line a", has_text="Resume").click()
    expect(page.locator(".done-sets")).to_contain_text("5 km · 25:00")


def test_the_list_of_exercises_folds_once_one_was_added(page):
    visit(page, "/workouts")
    page.get_by_role("button", name="Start a workout").click()
    page.wait_for_url(re.compile("/live"))
    page.goto(f"{page.url.split('?')[0]}?exercise={BENCH}")
    adding = page.locator("details#adding")
    adding.locator(":scope > summary").click()
    adding.get_by_role("searchbox").fill("squ")
    adding.get_by_role("link", name="Squat").first.click()
    expect(page.locator(".live-set header")).to_contain_text("Squat")
    expect(adding).not_to_have_attribute("open", "")


def test_a_routine_of_what_was_done_is_changed_and_deleted(page):
    visit(page, "/workouts/new")
    page.fill("[name=title]", "Legs")
    page.fill("[name=sets]", "Squat 3x5x100\nPlank 1:30")
    save(page)
    page.get_by_role("link", name="Save as routine").click()
    expect(page.locator(".planned").first.locator("[name=load]")).to_have_count(3)
    save(page)
    visit(page, "/workouts")
    page.locator(".routine a", has_text="Legs").click()
    page.get_by_role("button", name="Move “Plank” up").click()
    expect(page.locator("#time-0")).to_have_value("1:30")
    page.locator("main .submit button.primary").click()
    expect(page.locator(".routine")).to_contain_text("Plank, Squat")
    page.locator(".routine a", has_text="Legs").click()
    page.get_by_role("button", name="Delete routine").click()
    expect(page.locator(".routine")).to_have_count(0)
    undo(page)
    expect(page.locator(".routine")).to_have_count(1)


def test_a_corrected_typo_corrects_the_record(page):
    visit(page, "/workouts/new")
    page.fill("[name=title]", "Gym")
    page.fill("[name=sets]", "Bench press 5@600")
    save(page)
    expect(page.locator("main")).to_contain_text("5 × 600 kg")
    visit(page, "/exercises")
    expect(page.locator("main .group .line").first).to_contain_text("One-rep max 675 kg")
    page.locator("main .group .line").first.click()
    expect(page.locator("main h1")).to_have_text("Bench press")
    page.locator(".group a.line").first.click()
    expect(page.locator("main h1")).to_have_text("Gym")
    page.locator("a.line", has_text="5 × 600 kg").click()
    page.fill("#load", "60")
    save(page)
    expect(page.locator("main")).to_contain_text("5 × 60 kg")
    visit(page, "/exercises")
    expect(page.locator("main")).to_contain_text("One-rep max 67.5 kg")


def test_a_workout_goes_on_without_a_network(page, server):
    add_routine(page)
    begin(page)
    server.stop()
    done(page)
    expect(page.locator(".done-sets li")).to_have_count(1)
    page.reload()
    expect(page.locator(".done-sets li")).to_have_count(1)
    expect(page.locator(".live-set header")).to_contain_text("Set 2 of 2")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_training_is_for_everyone(contexts, server, scheme):
    page = unlock(contexts(color_scheme=scheme, **PHONE).new_page(), server)
    visit(page, "/workouts")
    found = list(complaints(page))
    add_routine(page)
    begin(page)
    for after in ("Set 2 of 2", "Plank", "All sets done"):
        done(page)
        expect(page.locator(".live-set header, .empty")).to_contain_text(after)
        found += complaints(page)
    page.locator(".live-foot").get_by_role("button", name="Finish").click()
    expect(page.locator("main")).to_contain_text("8 × 60 kg")
    found += complaints(page)
    page.get_by_role("link", name="Edit", exact=True).click()
    page.wait_for_url(re.compile("/edit"))
    found += complaints(page)
    for path in ("/today", "/workouts", "/workouts/history", "/workouts/figures", "/workouts/figures?by=month",
                 "/workouts/new", "/routines/new", "/exercises", f"/exercises/{BENCH}", "/exercises/new"):
        visit(page, path)
        found += complaints(page)
    assert not found, "\n".join(found)


def test_the_message_of_a_set_moves_nothing_and_covers_no_button(phone):
    add_routine(phone)
    begin(phone)
    field, button = phone.locator("#repetitions"), phone.locator(".live-foot button[form=set]")
    before = field.bounding_box(), button.bounding_box()
    done(phone)
    expect(message(phone)).to_contain_text("Bench press”: ")
    assert (field.bounding_box(), button.bounding_box()) == before
    shown, rest = message(phone).bounding_box(), phone.locator("#rest").bounding_box()
    assert shown["y"] + shown["height"] <= rest["y"]
    assert shown["x"] >= 0 and shown["x"] + shown["width"] <= 390
    message(phone).get_by_role("button", name="Undo").tap()
    expect(message(phone)).to_contain_text("Undone")


def test_the_list_of_exercises_is_open_in_a_first_workout_and_nothing_covers_it(phone):
    visit(phone, "/workouts")
    phone.get_by_role("button", name="Start a workout").tap()
    phone.wait_for_url(re.compile("/live"))
    expect(phone.locator(".live-foot")).to_have_text("")
    assert phone.evaluate("document.querySelector('.live-foot').offsetHeight") == 0
    phone.get_by_role("link", name="Squat").first.tap()
    expect(phone.locator(".live-set header")).to_contain_text("Squat")
    expect(phone.locator(".live-foot")).to_contain_text("Log set")


def test_the_foot_makes_room_while_the_list_of_exercises_is_open(phone):
    add_routine(phone)
    begin(phone)
    fold = phone.locator("details#adding > summary")
    fold.tap()
    expect(phone.locator(".live-foot")).to_be_hidden()
    fold.tap()
    expect(phone.locator(".live-foot")).to_be_visible()


def test_an_exercise_chosen_while_its_name_is_typed_stays_open(phone):
    visit(phone, "/workouts")
    phone.get_by_role("button", name="Start a workout").tap()
    phone.wait_for_url(re.compile("/live"))
    phone.evaluate("""() => {
        const own = window.fetch;
        window.fetched = [];
        window.fetch = async (url, options) => { // a slow phone
            fetched.push(String(url));
            const response = await own(url, options);
            if (String(url).includes("exercise=")) await new Promise(done => setTimeout(done, 400)); // longer than the search waits
            return response;
        };
        const search = document.querySelector("#exercise-search");
        search.value = "squ";
        search.dispatchEvent(new Event("input", { bubbles: true }));
        document.querySelector("#adding a.line").click();
    }""")
    expect(phone.locator(".live-set header")).to_contain_text("Squat")
    assert not [url for url in phone.evaluate("window.fetched") if "search=" in url]
    assert "search=" not in phone.url


@pytest.fixture
def narrow(contexts, server):
    return lambda locale: unlock(
        contexts(**{**PHONE, "viewport": {"width": 320, "height": 640}}, locale=locale).new_page(), server)


@pytest.mark.parametrize(("locale", "typed", "name"), [
    ("en-GB", "bench", "Bench press"), ("ru-RU", "жим леж", "Жим лёжа"), ("pl-PL", "deska", "Deska")])
def test_exercises_are_chosen_in_a_list_that_fills_a_small_phone(narrow, locale, typed, name):
    page = narrow(locale)
    visit(page, "/routines/new")
    page.locator("#adding > summary").tap()
    box = page.locator("#adding").bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 320, 640)
    add = page.locator(".chooser-foot button")
    page.locator("#exercise-search").fill(typed)
    rows = page.locator("#adding [data-names]:visible")
    expect(rows.first).to_contain_text(name)
    rows.first.tap()
    page.locator("#exercise-search").fill("squat")
    rows.first.tap()
    expect(add).to_contain_text("2")
    foot = add.bounding_box()
    assert foot["y"] + foot["height"] <= 640 and foot["height"] >= 44
    found = list(complaints(page))
    add.tap()
    expect(page.locator(".planned h3")).to_have_count(2)
    expect(page.locator("#adding")).not_to_have_attribute("open", "")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    found += complaints(page)
    assert not found, "\n".join(found)


def test_the_list_on_a_phone_is_all_that_can_be_used_while_it_is_open(phone):
    visit(phone, "/routines/new")
    phone.locator("#adding > summary").tap()
    expect(phone.locator("main [inert] [name=name]")).to_have_count(1)
    phone.keyboard.press("Shift+Tab")
    assert phone.evaluate("document.activeElement.closest('[inert]') === null")
    phone.locator("#exercise-search").fill("nothing of the kind")
    expect(phone.locator("html > [data-announced]")).to_have_text("No exercises found")
    phone.keyboard.press("Escape")
    expect(phone.locator("#adding")).not_to_have_attribute("open", "")
    expect(phone.locator("[inert]")).to_have_count(0)
    phone.locator("main [name=name]").fill("Push")


def test_exercises_are_chosen_by_keyboard(page):
    visit(page, "/routines/new")
    page.locator("#adding > summary").focus()
    page.keyboard.press("Enter")
    search = page.get_by_role("searchbox", name="Search exercises")
    expect(search).to_be_focused()
    for typed in ("romanian", "планка"):  # in any language
        page.keyboard.type(typed)
        expect(page.locator("#adding [data-names]:visible")).to_have_count(1 if typed == "romanian" else 2)
        page.keyboard.press("Enter")
    expect(page.locator(".chooser-foot button")).to_have_text("Add 2")
    page.keyboard.type("nothing of the kind")
    expect(page.locator("#adding")).to_contain_text("No exercises found")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator("#adding > summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".chooser-foot button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".planned h3")).to_have_text(["Plank", "Romanian deadlift"])  # as in the list


def test_a_set_that_is_added_has_the_figures_of_the_line_before(page):
    visit(page, "/routines/new")
    choose(page, "Squat")
    page.fill("#load-0", "100")
    expect(page.locator("#load-2")).to_have_attribute("placeholder", "100")
    page.fill("#load-2", "110")
    page.get_by_role("button", name="Add a set: Squat").click()
    expect(page.locator("#load-3")).to_have_value("110")
    page.fill("[name=name]", "Legs")
    save(page)
    page.locator(".routine a", has_text="Legs").click()
    assert [field.input_value() for field in page.locator("[name=load]").all()] == ["100", "100", "110", "110"]


def test_a_routine_that_was_not_saved_comes_back_with_its_exercises(page):
    visit(page, "/routines/new")
    choose(page, "Squat", "Plank")
    page.fill("#load-0", "100")
    page.reload()
    expect(page.locator(".planned h3")).to_have_text(["Squat", "Plank"])
    expect(page.locator("#load-0")).to_have_value("100")
    expect(page.locator(".notice.draft")).to_be_visible()
    page.get_by_role("button", name="Discard").click()
    expect(page.locator(".planned")).to_have_count(0)


def test_a_second_exercise_of_a_workout_is_any_of_all(phone):
    visit(phone, "/workouts")
    phone.get_by_role("button", name="Start a workout").tap()
    phone.wait_for_url(re.compile("/live"))
    phone.get_by_role("link", name="Squat").first.tap()
    expect(phone.locator(".live-set header")).to_contain_text("Squat")
    phone.locator("#adding > summary").tap()
    phone.get_by_role("link", name="Stair climber").tap()
    expect(phone.locator(".live-set header")).to_contain_text("Stair climber")
    expect(phone.locator("#adding")).not_to_have_attribute("open", "")


def test_a_routine_is_built_without_a_script(contexts, server):
    page = paste_link(contexts(java_script_enabled=False).new_page(), server)
    page.goto(server.url + "/routines/new")
    page.fill("[name=name]", "Legs")
    page.locator("#adding > summary").click()
    expect(page.locator("#exercise-search")).to_be_hidden()
    for name in ("Squat", "Plank"):
        page.locator("#adding label", has=page.get_by_text(name, exact=True)).click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".planned h3")).to_have_text(["Squat", "Plank"])
    page.locator("main .submit button.primary").click()
    expect(page.locator(".routine")).to_contain_text("Squat, Plank")
