"""An Apple Health export in the browser: read on the device, previewed, imported, viewed and deleted."""

import json
import random
import zipfile

import pytest
from conftest import PHONE, exported, message, paste_link, undo, unlock, visit
from playwright.sync_api import expect
from served import PATIENCE, Server
from test_pages import complaints

QUANTITY = "HKQuantityTypeIdentifier"


def record(kind, source, start, end, **fields):
    more = "".join(f' {name}="{value}"' for name, value in fields.items())
    return (f' <Record type="{kind}" sourceName="{source}"{more} startDate="2026-{start} +0100" '
            f'endDate="2026-{end} +0100"/>\n')


def document(records, end="</HealthData>\n"):
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (Record)*>\n]>\n'
            f'<HealthData locale="en_GB">\n{records}{end}')


def zipped(path, xml, packing=zipfile.ZIP_DEFLATED):
    with zipfile.ZipFile(path, "w", packing) as archive:
        archive.writestr("apple_health_export/export_cda.xml", "<ClinicalDocument/>")
        archive.writestr("apple_health_export/导出.xml", xml)
        archive.writestr("apple_health_export/workout-routes/route.gpx", "<gpx/>")
    return str(path)


@pytest.fixture
def small(tmp_path):
    """Two days: a watch and a phone counted the same ten minutes; a night; a run; a record that is wrong."""
    steps = QUANTITY + "StepCount"
    records = "".join([
        record(steps, "iPhone", "11-20 10:00:00", "11-20 10:10:00", unit="count", value="300"),
        record(steps, "Watch", "11-20 10:00:00", "11-20 10:10:00", unit="count", value="100"),
        record(steps, "Watch", "11-19 10:00:00", "11-19 10:10:00", unit="count", value="7000"),
        record(steps, "Watch", "11-19 11:00:00", "11-19 11:10:00", unit="count", value="x"),
        record("HKCategoryTypeIdentifierSleepAnalysis", "Watch", "11-19 23:00:00", "11-20 06:30:00",
               value="HKCategoryValueSleepAnalysisAsleepCore"),
        record(QUANTITY + "RestingHeartRate", "Watch", "11-20 06:00:00", "11-20 06:00:00", unit="count/min", value="58"),
        record(QUANTITY + "UVExposure", "Watch", "11-20 06:00:00", "11-20 06:00:00", unit="count", value="1"),
        ' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch"'
        ' startDate="2026-11-20 07:00:00 +0100" endDate="2026-11-20 07:30:00 +0100"/>\n'])
    return zipped(tmp_path / "export.zip", document(records))


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """300 MB of steps, of which every minute of some days is counted again and again."""
    chance = random.Random(7)
    lines = "".join(
        record(QUANTITY + "StepCount", chance.choice(["Watch", "iPhone"]), f"{month:02}-{day:02} {hour:02}:{minute:02}:00",
               f"{month:02}-{day:02} {hour:02}:{minute:02}:59", unit="count", value=chance.randrange(200))
        for month in range(1, 4) for day in range(1, 28) for hour in range(8, 22) for minute in range(0, 60, 2))
    path = tmp_path_factory.mktemp("large") / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive, archive.open("a/export.xml", "w", force_zip64=True) as file:
        file.write(document("", "").encode())
        for _ in range(300_000_000 // len(lines)):
            file.write(lines.encode())
        file.write(b"</HealthData>\n")
    return str(path)


def choose(page, path):
    visit(page, "/data")
    page.set_input_files("#file", path)
    page.get_by_role("button", name="Preview").click()


def bring_in(page, path):
    choose(page, path)
    page.get_by_role("button", name="Import", exact=True).click()
    expect(message(page)).to_contain_text("Imported")


def test_an_export_is_previewed_brought_in_looked_at_and_undone(page, small):
    choose(page, small)
    main = page.locator("main")
    expect(main).to_contain_text("Recognised: Apple Health")
    expect(main).to_contain_text("19–20 Nov 2026")
    expect(page.locator(".ranks li")).to_have_text(["Watch", "iPhone"])
    expect(main).to_contain_text("a value is not a number")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(message(page)).to_contain_text("Imported")
    expect(page.locator("main h1")).to_have_text("Health")
    expect(main).to_contain_text("3,550")  # (7000 + 100) / 2
    expect(page.locator("figure")).to_have_count(3)
    page.locator("a.line", has_text="100 steps").click()
    expect(page.locator("main h1")).to_have_text("20 November 2026")
    expect(main).to_contain_text("slept 7 h 30 min")
    expect(main).to_contain_text("Running")
    visit(page, "/day/2026-11-20")
    expect(page.locator("#log")).to_contain_text("100 steps")
    visit(page, "/day/2026-11-18")
    expect(page.locator("#log")).to_have_count(0)
    choose(page, small)
    expect(main).to_contain_text("Nothing in this file is new.")


def test_one_undo_takes_an_import_back(page, small):
    bring_in(page, small)
    undo(page)
    expect(page.locator("main")).to_contain_text("No health data yet")


def test_another_order_of_sources_reads_the_file_again(page, small):
    choose(page, small)
    page.get_by_label("Use first").select_option("iPhone")
    page.get_by_role("button", name="Recalculate").click()
    expect(page.locator(".ranks li")).to_have_text(["iPhone", "Watch"])
    page.get_by_role("button", name="Import", exact=True).click()
    expect(message(page)).to_contain_text("Imported")
    visit(page, "/health/day/2026-11-20")
    expect(page.locator("main")).to_contain_text("300")
    choose(page, small)  # the order is remembered
    expect(page.locator(".ranks li")).to_have_text(["iPhone", "Watch"])
    expect(page.locator("main")).to_contain_text("is already in your journal")


def test_an_export_comes_in_without_the_server(page, server, small):
    server.kill()
    bring_in(page, small)
    visit(page, "/health/day/2026-11-20")
    expect(page.locator("main")).to_contain_text("58 bpm")


def test_a_large_export_shows_how_far_it_is_and_can_be_stopped(page, server, large):
    server.kill()  # nothing of it goes anywhere
    choose(page, large)
    progress = page.locator(".reading progress")
    expect(progress).to_be_visible()
    expect(page.locator(".reading output")).to_contain_text("%")
    page.locator(".reading").get_by_role("button", name="Cancel").click()
    expect(progress).to_be_hidden()
    expect(page.locator(".stopped")).to_have_text("Stopped. Nothing was imported.")
    page.get_by_role("button", name="Preview").click()
    expect(page.locator("main")).to_contain_text("Recognised: Apple Health", timeout=4 * PATIENCE * 1000)  # it is large
    page.get_by_role("button", name="Import", exact=True).click()
    expect(message(page)).to_contain_text("Imported")
    expect(page.locator("main h1")).to_have_text("Health")


def test_a_cut_zip_says_so_and_offers_what_is_left(page, small, tmp_path):
    whole = open(small, "rb").read()
    cut = tmp_path / "cut.zip"
    cut.write_bytes(whole[:whole.index(b"route.gpx") - 90])  # within the packed XML
    choose(page, str(cut))
    main = page.locator("main")
    expect(main).to_contain_text("The export is damaged")
    expect(main).to_contain_text("the zip is cut off")
    expect(main).to_contain_text(f"at byte {cut.stat().st_size:,}")
    page.get_by_role("button", name="Import what could be read").click()
    expect(message(page)).to_contain_text("Imported")
    visit(page, "/health/day/2026-11-19")
    expect(main).to_contain_text("7,000")


def test_a_zip_made_to_fill_memory_is_refused(page, tmp_path):
    bomb = zipped(tmp_path / "bomb.zip", document(" " * 150_000_000))
    choose(page, bomb)
    expect(page.locator(".notice.bad")).to_contain_text("The file is too large")


def test_other_zips_and_xml_are_read_as_before(page, tmp_path):
    other = tmp_path / "other.zip"
    with zipfile.ZipFile(other, "w") as archive:
        archive.writestr("x.csv", "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nAa,,,2019-01-02,1,")
    choose(page, str(other))
    expect(page.locator("main")).to_contain_text("Recognised: HabitBull")
    (tmp_path / "page.xml").write_text("<html></html>")
    choose(page, str(tmp_path / "page.xml"))
    expect(page.locator(".notice.bad")).to_be_visible()


def test_the_browser_reads_what_the_terminal_reads(page, tmp_path):
    chance = random.Random(11)
    kinds = [("StepCount", "count", 400), ("DistanceWalkingRunning", "km", 3), ("ActiveEnergyBurned", "kJ", 90),
             ("HeartRate", "count/min", 180), ("BodyMass", "lb", 300), ("DietaryWater", "fl_oz_us", 20)]
    records = []
    for number in range(20_000):
        kind, unit, most = chance.choice(kinds)
        day, minute = 1 + number * 27 // 20_000, chance.randrange(1400)
        start, end = [f"0{1 + number % 9}-{day:02} {at // 60:02}:{at % 60:02}:00" for at in (minute, minute + chance.randrange(30))]
        records.append(record(QUANTITY + kind, chance.choice(["Watch", "iPhone", "Żaba &amp; ёж"]), start, end,
                              unit=unit, value=f"{chance.random() * most:.5f}"))
    path = zipped(tmp_path / "export.zip", document("".join(records)))
    bring_in(page, path)
    terminal = Server(tmp_path / "terminal")
    terminal.run("import", path)
    ours, theirs = json.loads(exported(page)), json.loads(terminal.exported())
    assert len(theirs["healthDays"]) == 27 * 9
    assert ours["healthDays"] == theirs["healthDays"]


def test_days_are_deleted_and_come_back_by_undo(page, small):
    bring_in(page, small)
    visit(page, "/health/day/2026-11-20")
    page.get_by_role("link", name="Delete this day").click()
    page.get_by_role("button", name="Delete these days").click()
    expect(message(page)).to_contain_text("Health data deleted")
    expect(page.locator("main")).not_to_contain_text("100 steps")
    undo(page)
    expect(page.locator("main")).to_contain_text("100 steps")


def test_without_script_the_server_reads_it(contexts, server, small):
    page = paste_link(contexts(java_script_enabled=False).new_page(), server)
    choose(page, small)
    page.get_by_label("Use first").select_option("iPhone")
    page.get_by_role("button", name="Recalculate").click()
    expect(page.locator(".ranks li")).to_have_text(["iPhone", "Watch"])
    page.get_by_role("button", name="Import", exact=True).click()
    visit(page, "/health/day/2026-11-20")
    expect(page.locator("main")).to_contain_text("300")


def test_pages_of_health_fit_a_phone_and_axe_finds_nothing(contexts, server, small):
    for scheme in ("light", "dark"):
        page = unlock(contexts(color_scheme=scheme, **PHONE).new_page(), server)
        found = []
        for path in ("/health", "/health/workouts", "/health/delete"):
            visit(page, path)
            found.extend(complaints(page))
        choose(page, small)
        expect(page.locator("main")).to_contain_text("Recognised: Apple Health")
        found.extend(complaints(page))
        page.get_by_role("button", name="Import", exact=True).click()
        expect(message(page)).to_contain_text("Imported")
        for path in ("/health", "/health?range=all", "/health/day/2026-11-20", "/health/workouts", "/health/delete", "/day/2026-11-20"):
            visit(page, path)
            page.set_viewport_size({"width": 320, "height": 800})
            found.extend(complaints(page))
        visit(page, "/health/delete")
        page.get_by_role("button", name="Delete all health data").click()
        expect(message(page)).to_contain_text("Health data deleted")
        assert not found, "\n".join(found)
