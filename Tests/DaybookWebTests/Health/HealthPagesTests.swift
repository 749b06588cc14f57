import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal
import Testing

@Suite struct HealthPagesTests {
    /// Three days and a run. The phone counted 300 steps while the watch counted 100.
    static func export(end: String = "</HealthData>") -> [UInt8] {
        func record(_ type: String, _ rest: String, _ source: String, _ start: String, _ end: String) -> String {
            """
             <Record type="\(type)" sourceName="\(source)" \(rest) startDate="2026-11-\(start) +0100" \
            endDate="2026-11-\(end) +0100"/>

            """
        }
        let steps = "HKQuantityTypeIdentifierStepCount"
        let records =
            record(steps, "unit=\"count\" value=\"300\"", "iPhone", "20 10:00:00", "20 10:10:00")
            + record(steps, "unit=\"count\" value=\"100\"", "Watch", "20 10:00:00", "20 10:10:00")
            + record(steps, "unit=\"count\" value=\"9000\"", "Watch", "18 10:00:00", "18 12:00:00")
            + record(steps, "unit=\"count\" value=\"x\"", "Watch", "18 13:00:00", "18 14:00:00")
            + record(
                "HKCategoryTypeIdentifierSleepAnalysis", "value=\"HKCategoryValueSleepAnalysisAsleepDeep\"", "Watch",
                "19 23:00:00", "20 00:30:00")
            + record(
                "HKQuantityTypeIdentifierBodyMass", "unit=\"kg\" value=\"80\"", "Scale", "19 07:00:00", "19 07:00:00")
            + record(
                "HKQuantityTypeIdentifierUVExposure", "unit=\"count\" value=\"2\"", "Watch", "19 07:00:00",
                "19 07:00:00")
        return Array(
            """
            <?xml version="1.0"?><HealthData locale="en">\(records)<Workout workoutActivityType="HKWorkoutActivityTypeRunning" \
            duration="30" durationUnit="min" totalDistance="5.2" totalDistanceUnit="km" sourceName="Watch" \
            startDate="2026-11-20 07:00:00 +0100" endDate="2026-11-20 07:30:00 +0100"/>\(end)
            """.utf8)
    }

    static func upload(_ bytes: [UInt8]) -> Upload {
        Upload(handle: Identifier(high: 5, low: 5), fileName: "export.zip", bytes: bytes)
    }

    private func journeyWithHealthData() -> WebSession {
        var journey = WebSession()
        _ = journey.post("/data/import/apply", upload: Self.upload(Self.export()))
        return journey
    }

    @Test func previewImportsNothing() {
        var journey = WebSession()
        let preview = journey.post("/data/import", upload: Self.upload(Self.export()))
        #expect(preview.status == 200 && preview.has("Recognised: Apple Health"))
        #expect(preview.has("<dt>new days</dt><dd>3</dd>") && preview.has("<dt>new workouts</dt><dd>1</dd>"))
        #expect(preview.has("18–20 Nov 2026"))
        #expect(preview.has("<ol class=\"ranks\"><li><bdi>Watch</bdi></li><li><bdi>iPhone</bdi></li></ol>"))
        #expect(preview.has("<bdi>UVExposure</bdi></dt><dd>1</dd>"))
        #expect(preview.has("a value is not a number"))
        #expect(journey.state.healthDays().isEmpty)
    }

    @Test func exportIsImportedOnceAndUndoneInOneStep() {
        var journey = WebSession()
        let imported = journey.post("/data/import/apply", upload: Self.upload(Self.export()))
        #expect(imported.has("Imported") && imported.url.hasPrefix("/health"))
        #expect(journey.state.healthDays().map { $0[.steps] } == [9000, nil, 100])
        #expect(journey.post("/data/import", upload: Self.upload(Self.export())).has("is already in your journal"))
        _ = journey.undo(imported)
        #expect(journey.state.healthDays().isEmpty && journey.state.healthWorkouts().isEmpty)
    }

    @Test func anotherOrderOfSourcesIsChosenInThePreview() {
        var journey = WebSession()
        let order = [("order", "iPhone"), ("order", "Watch"), ("order", "iPhone")]
        let preview = journey.post("/data/import", order, upload: Self.upload(Self.export()))
        #expect(preview.has("<ol class=\"ranks\"><li><bdi>iPhone</bdi></li><li><bdi>Watch</bdi></li></ol>"))
        _ = journey.post("/data/import/apply", typedFields(preview.main), upload: Self.upload(Self.export()))
        #expect(journey.state.healthDays().last?[.steps] == 300)
    }

    @Test func theOrderThatWasChosenIsRememberedForTheNextExport() {
        var journey = WebSession()
        #expect(!journey.open("/data").has("name=\"order\""))
        let order = [("rearranged", "1"), ("order", "iPhone"), ("order", "Watch")]
        let preview = journey.post("/data/import", order, upload: Self.upload(Self.export()))
        let imported = journey.post("/data/import/apply", typedFields(preview.main), upload: Self.upload(Self.export()))
        #expect(journey.state.settings.healthSources == ["iPhone", "Watch"])
        #expect(journey.open("/data").has("name=\"order\" value=\"iPhone\""))
        // Without an order of sources, the saved one is used, so nothing is new.
        let again = journey.post("/data/import", upload: Self.upload(Self.export()))
        #expect(
            again.has("<li><bdi>iPhone</bdi></li><li><bdi>Watch</bdi></li>") && again.has("is already in your journal"))
        _ = journey.undo(imported)
        #expect(journey.state.settings.healthSources.isEmpty)
    }

    @Test func damagedExportIsImportedOnlyOnRequest() {
        var journey = WebSession()
        let cut = Self.upload(Self.export(end: "<Record type="))
        let preview = journey.post("/data/import", upload: cut)
        #expect(preview.has("The export is damaged") && preview.has("Import what could be read"))
        #expect(journey.post("/data/import/apply", upload: cut).status == 422)
        #expect(journey.state.healthDays().isEmpty)
        _ = journey.post("/data/import/apply", [("partial", "1")], upload: cut)
        #expect(journey.state.healthDays().count == 3)
    }

    @Test func scanReadByTheBrowserImportsLikeTheFile() throws {
        var (one, other) = (WebSession(), WebSession())
        let health = try #require(try ImportedFile(Self.export()).health)
        let scan = Self.upload(HealthScan.bytes(of: health))
        #expect(
            one.post("/data/import", upload: scan).main
                == other.post("/data/import", upload: Self.upload(Self.export())).main)
        _ = one.post("/data/import/apply", upload: scan)
        _ = other.post("/data/import/apply", upload: Self.upload(Self.export()))
        #expect(one.state.healthDays() == other.state.healthDays() && one.state.healthWorkouts().count == 1)
        let failure = Self.upload(HealthScan.bytes(of: .tooLarge))
        #expect(one.post("/data/import", upload: failure).status == 422)
    }

    @Test func theOverviewShowsTheDaysAndTheirMeans() {
        var journey = journeyWithHealthData()
        let page = journey.open("/health")
        // (9000 + 100) / 2 steps; 1 h 30 of sleep in one night.
        #expect(page.has("<dt>steps a day</dt><dd>4,550</dd>") && page.has("<dt>sleep a night</dt><dd>1:30</dd>"))
        #expect(
            page.has("<p>4,550 on average</p>")
                && page.has("4,550 on average; lowest 9,000 (18 Nov), highest 9,000 (18 Nov). 20 Nov: 100 so far."))
        #expect(page.has("href=\"/health/day/2026-11-20\""))
        #expect(page.has("100 steps · slept 1 h\u{A0}30 min"))
        for range in ["quarter", "year", "all"] { #expect(journey.open("/health?range=\(range)").has("4,550")) }
        #expect(!page.has("Heart rate variability"))
    }

    @Test func aDayShowsAllOfItInThePersonsUnits() throws {
        var journey = journeyWithHealthData()
        #expect(journey.open("/health/day/2026-11-19").has("<dt>Weight</dt><dd>80 kg</dd>"))
        var draft = journey.state.profile
        draft.units = .imperial
        let decision = try BodyCommand.saveProfile(draft).decide(in: journey.state, now: journey.now)
        journey.keep(Commit(decision, action: Identifier(high: 9, low: 9)))
        // 80 kg / 0.45359237.
        #expect(journey.open("/health/day/2026-11-19").has("<dt>Weight</dt><dd>176.4 lb</dd>"))
        let friday = journey.open("/health/day/2026-11-20")
        #expect(friday.has("<bdi>Running</bdi>"))
        #expect(friday.has("07:00 · 30 min · 3.23 mi · Watch"))
        #expect(journey.open("/health/day/2020-01-01").has("No health data for these days"))
        #expect(journey.open("/health/workouts").has("20 Nov 2026, 07:00 · 30 min"))
    }

    @Test func theStagesOfANightCanBeSaved() {
        var journey = journeyWithHealthData()
        #expect(journey.open("/health/day/2026-11-20").has("/charts/sleep.csv?page="))
        #expect(journey.open(.chart("sleep", of: "/health/day/2026-11-20")).text == "Sleep,min\r\nDeep,90\r\n")
    }

    @Test func todayShowsHealthDataOnlyWhereThereIsSome() {
        var journey = journeyWithHealthData()
        #expect(journey.open("/today").part(from: "id=\"log\"", to: "</section>").contains("100 steps"))
        #expect(!journey.open("/day/2026-11-17").has("id=\"log\""))
    }

    @Test func sleepIsTypedWhereNoWatchMeasuresIt() {
        var journey = WebSession()
        let page = journey.open("/health")
        #expect(page.has("No health data yet") && page.has("action=\"/health/sleep\""))
        let logged = journey.post("/health/sleep", [("slept", "7:30"), ("day", "2026-11-19")])
        #expect(
            logged.url.hasPrefix("/health/day/2026-11-19") && logged.has("Sleep: 7:30") && logged.has("value=\"7:30\""))
        #expect(journey.open("/health").has("slept 7 h\u{A0}30 min"))
        _ = journey.post(.tasks(.quickAdd), [("line", "slept 8h"), ("id", "d1")])
        #expect(journey.state.healthDay(journey.today)?.asleepMinutes == 480)
        let empty = [("slept", ""), ("day", "2026-11-19")]
        #expect(journey.post("/health/sleep", empty + [("shown", "2026-11-20")]).status == 422, "of another day")
        #expect(journey.state.healthDay(Day("2026-11-19")!)?[.sleepUnspecified] == 450)
        #expect(!journey.post("/health/sleep", empty + [("shown", "2026-11-19")]).has("value=\"7:30\""))
        #expect(journey.state.healthDay(Day("2026-11-19")!) == nil)
    }

    @Test(arguments: [
        ("slept", "long", "2026-11-19", "such as 7:30"), ("slept", "25", "2026-11-19", "such as 7:30"),
        ("day", "7:30", "2026-11-21", "in the future"), ("day", "7:30", "x", "There is no day"),
        ("slept", "7:30", "2026-11-20", "A watch or phone measured"),
    ])
    func sleepThatCannotBeIsRefusedAtItsField(_ field: String, _ slept: String, _ day: String, _ reason: String) {
        var journey = journeyWithHealthData()
        let before = journey.state.healthDays()
        let page = journey.post("/health/sleep", [("slept", slept), ("day", day)])
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(typedFields(page.main).contains { $0 == ("slept", slept) } && journey.state.healthDays() == before)
        #expect(!journey.open("/health/day/2026-11-20").has("/health/sleep"))
    }

    @Test func daysAreDeletedAndComeBackByUndo() {
        var journey = journeyWithHealthData()
        let wrong = journey.post("/health/delete", [("from", "2026-11-20"), ("to", "2026-11-19")])
        #expect(wrong.status == 422 && wrong.has("The last day is before the first"))
        #expect(journey.post("/health/delete", [("from", "soon"), ("to", "")]).status == 422)
        #expect(journey.post("/health/delete", [("from", "2020-01-01"), ("to", "2020-01-01")]).has("No health data"))
        let deleted = journey.post("/health/delete", [("from", "2026-11-19"), ("to", "2026-11-20")])
        #expect(deleted.has("Health data deleted"))
        #expect(journey.state.healthDays().count == 1 && journey.state.healthWorkouts().isEmpty)
        _ = journey.undo(deleted)
        #expect(journey.state.healthDays().count == 3 && journey.state.healthWorkouts().count == 1)
        _ = journey.post("/health/delete", [("do", "all")])
        #expect(journey.state.healthDays().isEmpty)
        #expect(journey.open("/health").has("No health data yet"))
    }

    @Test func oneRecordedWorkoutIsDeletedOnItsDay() throws {
        var journey = journeyWithHealthData()
        let run = try #require(journey.state.healthWorkouts().first)
        let url = HealthActionRoute.deleteWorkout(run.id).url
        #expect(journey.open("/health/day/2026-11-20").has("action=\"\(url)\""))
        let deleted = journey.post(url)
        #expect(deleted.has("Health data deleted") && deleted.url.hasPrefix("/health/day/2026-11-20?"))
        #expect(journey.state.healthWorkouts().isEmpty && journey.state.healthDays().count == 3)
        #expect(journey.post(url).status == 422)
        _ = journey.undo(deleted)
        #expect(journey.state.healthWorkouts().count == 1)
    }

    @Test(arguments: ["/health/day", "/health/day/2026-02-30", "/health/x", "/health/day/2026-11-20/x"])
    func unknownURLsMatchNoRoute(_ url: String) {
        #expect(PageRoute(url: url) == nil && ActionRoute(url: url) == nil)
    }

    /// Values that another device or a file may contain, but no watch measures.
    @Test(arguments: [-1e308, -1, 1e308, 1e300])
    func extremeNumbersBreakNoPage(number: Double) {
        var journey = WebSession()
        var workout = HealthWorkout(type: "Running", start: 1_795_000_000_000, offset: 0)
        (workout.seconds, workout.energy, workout.distance) = (number, number, number)
        var changes = workout.changes
        changes.append(Change(HealthWorkout.table, RecordID([9])!, "life", .integer(1)))
        changes.append(Change(HealthWorkout.table, RecordID([9])!, "day", .integer(Int64(journey.today.number))))
        for field in ["start", "offset"] {
            changes.append(Change(HealthWorkout.table, RecordID([9])!, field, .integer(number < 0 ? .min : .max)))
        }
        for back in 0..<3 {
            let day = HealthDay(journey.today.advanced(by: -back))
            changes += HealthMeasure.allCases.map { Change(HealthDay.table, day.id, $0.rawValue, .real(number)) }
        }
        journey.keep(Commit(Decision(JournalAction.import, changes), action: ActionID(high: 9, low: 9)))
        let pages = [
            "/today", "/health", "/health?range=all", "/health/day/2026-11-20", "/health/workouts", "/workouts",
            "/workouts/history", "/workouts/figures", "/body",
        ]
        for page in pages { #expect(journey.open(page).status == 200, "\(page)") }
    }
}
