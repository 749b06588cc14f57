import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct BodyPagesTests {
    private var journey = WebSession()

    @Test(arguments: [
        "/body/weight", "/body/tail", "/body/measurement", "/body/measurement/zz", "/body/measurement/02c8ff/move",
        "/body/profile/x", "/meals/zz", "/meals/02c8ff/move", "/meals/item", "/meals/item/02c8ff/move", "/foods/zz",
        "/foods/02c8ff/delete/x",
    ])
    func unknownURLsMatchNoRoute(_ url: String) {
        #expect(PageRoute(url: url) == nil && ActionRoute(url: url) == nil)
    }

    @Test mutating func aWeighInIsOneNumberAndCanBeUndone() {
        let page = journey.post("/body", [("id", "aa01"), ("value", "81,4")])
        #expect(page.status == 200)
        #expect(page.has("Weight: 81.4 kg"))
        #expect(journey.state.figures(of: .weight).map(\.value) == [81.4])
        _ = journey.post("/body", [("id", "aa01"), ("value", "81,4")])
        #expect(journey.state.figures(of: .weight).count == 1)
        _ = journey.undo(page)
        #expect(journey.state.figures(of: .weight).isEmpty)
    }

    @Test(arguments: [
        ("", "Enter a number"), ("heavy", "number"), ("9999", "From 1 kg to 700 kg"), ("1e400", "number"),
    ])
    mutating func invalidWeightIsRefusedBesideItsField(_ typed: String, _ reason: String) {
        let page = journey.post("/body", [("value", typed), ("note", "kept")])
        #expect(page.status == 422)
        #expect(page.part(from: "id=\"value-why\"", to: "</p>").contains(reason))
        #expect(page.has(">\nkept</textarea>"))
    }

    @Test mutating func weightInTheProfileIsTheFirstWeighInAndNoOther() {
        let form = typedFields(
            journey.open("/body/profile").part(from: "<form class=\"form profile-form\"", to: "</form>"))
        #expect(form.contains { $0.0 == "weight" })
        func filled(_ weight: String) -> [(String, String)] { form.map { $0.0 == "weight" ? ("weight", weight) : $0 } }
        let wrong = journey.post("/body/profile", filled("heavy"))
        #expect(wrong.status == 422 && wrong.has("id=\"weight-why\"") && wrong.has("value=\"heavy\""))
        let saved = journey.post("/body/profile", filled("79,1"))
        #expect(saved.status == 200 && !saved.has("name=\"weight\""))
        #expect(journey.state.figures(of: .weight).map(\.value) == [79.1])
        _ = journey.post("/body/profile", filled("79,1"))
        _ = journey.post("/body/profile", [("id", "aa09"), ("shownIn", "metric"), ("weight", "85")])
        #expect(journey.state.figures(of: .weight).map(\.value) == [79.1])
        _ = journey.undo(saved)
        #expect(journey.state.figures(of: .weight).isEmpty)
    }

    @Test mutating func imperialWeightIsTypedShownAndLimitedInPounds() {
        _ = journey.post("/body/profile", [("units", "imperial"), ("shownIn", "metric"), ("height", "180")])
        // 180 lb · 0.45359237
        #expect(journey.post("/body", [("id", "aa01"), ("value", "180")]).has("Weight: 180 lb"))
        #expect(abs((journey.state.figures(of: .weight).first?.value ?? 0) - 81.646_626_6) < 1e-6)
        #expect(journey.post("/body", [("value", "2000")]).has("From 2.2 lb to 1,543.2 lb"))
        #expect(journey.open("/body/profile").has("5&#39;10.9&quot;"))
    }

    @Test mutating func savingTheProfileUnchangedKeepsEveryDigit() throws {
        _ = journey.post("/body/profile", [("units", "imperial"), ("shownIn", "metric"), ("height", "180")])
        let form = typedFields(
            journey.open("/body/profile").part(from: "<form class=\"form profile-form\"", to: "</form>"))
        _ = journey.post("/body/profile", form)
        #expect(journey.state.profile.height == 180)
        #expect(journey.state.profile.units == .imperial)
    }

    @Test mutating func profileFormKeepsChangesFromAnotherDevice() {
        let form = typedFields(
            journey.open("/body/profile").part(from: "<form class=\"form profile-form\"", to: "</form>"))
        _ = journey.post("/body/profile", [("name", "Ann"), ("units", "metric"), ("height", "170")])
        _ = journey.post(
            "/body/profile", form.map { $0.0 == "activity" ? ($0.0, "light") : $0 } + [("activity", "light")])
        #expect(journey.state.profile.name == "Ann")
        #expect(journey.state.profile.height == 170)
    }

    @Test mutating func theTargetIsExplainedStepByStep() {
        _ = journey.post("/body", [("id", "aa01"), ("value", "80")])
        let page = journey.post(
            "/body/profile",
            [
                ("birthday", "1996-05-01"), ("sex", "male"), ("height", "180"), ("activity", "moderate"),
                ("goal", "lose"),
                ("rate", "0.5"), ("units", "metric"),
            ])
        // 10 · 80 + 6.25 · 180 − 5 · 30 + 5 = 1780; · 1.55 = 2759; − 0.5 · 7700 ÷ 7 = −550
        #expect(page.has("1,780 kcal"))
        #expect(page.has("2,759 kcal"))
        #expect(page.has("−550 kcal"))
        #expect(page.has(">2,209<"))
    }

    @Test(arguments: [
        ("birthday", "2026-02-30"), ("birthday", "2099-01-01"), ("height", "tall"), ("height", "9"), ("rate", "99"),
        ("goalWeight", "0"), ("sex", "x"), ("activity", "x"), ("goal", "x"), ("units", "x"),
    ])
    mutating func invalidProfileValuesAreRefusedBesideTheirField(_ field: String, _ typed: String) {
        let page = journey.post("/body/profile", [("name", "Ann"), (field, typed)])
        #expect(page.status == 422)
        #expect(page.has("id=\"\(field)-why\""))
        #expect(page.has("name=\"name\" value=\"Ann\""))
    }

    @Test mutating func theFormOfAFoodHasItsBasisChosenBeforeAndAfterItIsSaved() throws {
        var form = typedFields(journey.open("/foods/new").main)
        #expect(form.first { $0.0 == "basis" }?.1 == "hundred")
        let id = try #require(form.first { $0.0 == "id" }?.1)
        form = form.map { $0.0 == "name" ? ("name", "Kefir") : $0.0 == "energy" ? ("energy", "40") : $0 }
        #expect(journey.post("/foods/new", form).has("Kefir"))
        #expect(typedFields(journey.open("/foods/" + id).main).first { $0.0 == "basis" }?.1 == "hundred")
        let edited = typedFields(journey.open("/foods/" + id).main).map { $0.0 == "basis" ? ("basis", "portion") : $0 }
        _ = journey.post("/foods/" + id, edited)
        #expect(journey.state.food(RecordID(hex: id)!)?.basis == .portion)
    }

    @Test mutating func aMeasurementIsChangedAndDeletedOnItsPage() {
        _ = journey.post("/body/waist", [("id", "aa02"), ("value", "84"), ("day", "2026-11-18"), ("time", "07:30")])
        let form = typedFields(
            journey.open("/body/measurement/aa02").part(from: "<form class=\"card form\"", to: "</form>"))
        let page = journey.post("/body/measurement/aa02", form.map { $0.0 == "value" ? ("value", "83.5") : $0 })
        #expect(page.url.hasPrefix("/body/waist"))
        #expect(page.has("83.5 cm"))
        #expect(journey.state.figures(of: .waist).first?.written?.time?.text == "07:30")
        #expect(journey.post("/body/measurement/aa02/delete").has("Undo"))
        #expect(journey.open("/body/measurement/aa02").status == 404)
    }

    @Test mutating func measurementFormKeepsChangesFromAnotherDevice() {
        _ = journey.post("/body/waist", [("id", "aa02"), ("value", "84"), ("day", "2026-11-18"), ("time", "07:30")])
        let form = typedFields(
            journey.open("/body/measurement/aa02").part(from: "<form class=\"card form\"", to: "</form>"))
        _ = journey.post("/body/measurement/aa02", form.map { $0.0 == "value" ? ("value", "83.5") : $0 })
        let noted = form.map { $0.0 == "note" ? ("note", "after a run") : $0 }
        let refused = journey.post("/body/measurement/aa02", noted.map { $0.0 == "time" ? ("time", "25:00") : $0 })
        #expect(refused.has("id=\"time-why\"") && refused.has("value=\"83.5\""))
        _ = journey.post("/body/measurement/aa02", noted)
        let waist = journey.state.figures(of: .waist).first
        #expect(waist?.value == 83.5)
        #expect(waist?.written?.note == "after a run")
        #expect(waist?.written?.time?.text == "07:30")
    }

    @Test mutating func convertedValueKeepsItsDigitsWhenOnlyTheNoteChanges() {
        _ = journey.post("/body/waist", [("id", "aa02"), ("value", "84.37")])
        _ = journey.post("/body/profile", [("units", "imperial"), ("shownIn", "metric")])
        let form = typedFields(
            journey.open("/body/measurement/aa02").part(from: "<form class=\"card form\"", to: "</form>"))
        _ = journey.post("/body/measurement/aa02", form.map { $0.0 == "note" ? ("note", "kept") : $0 })
        #expect(journey.state.figures(of: .waist).first?.value == 84.37)
    }

    @Test mutating func healthWeightsAreShownWithoutALink() {
        let id = HealthDay.id(of: Day("2026-11-19")!)
        journey.keep(
            Commit(
                Decision(JournalAction.import, [Change(HealthDay.table, id, "weight", .real(79.5))]),
                action: Identifier(high: 8, low: 8)))
        let page = journey.open("/body")
        #expect(page.has("79.5"))
        #expect(page.has("from health data"))
        #expect(!page.has("/body/measurement/"))
    }

    @Test mutating func pagesOpenBeforeTheFirstWeighIn() {
        for language in ["en", "ru", "pl"] {
            journey.languages = [language]
            for url in [
                "/body", "/body?range=year", "/body/waist", "/body/statistics", "/body/profile", "/meals", "/foods",
            ] {
                #expect(journey.open(url).status == 200)
            }
        }
        journey.languages = ["en"]
        #expect(journey.open("/body").has("No weigh-ins yet"))
        #expect(!journey.open("/today").has("day-body"))
    }

    @Test func aTargetBelowWhatTheBodyUsesAtRestIsCautioned() {
        var journey = WebSession()
        _ = journey.post(.body(.log(.weight)), [("value", "80")])
        let profile = [
            ("shownIn", "metric"), ("birthday", "1996-05-01"), ("sex", "male"), ("height", "180"),
            ("activity", "sedentary"), ("goal", "lose"), ("units", "metric"),
        ]
        // 1780 · 1.2 = 2136; 0.25 kg a week takes 275 off it, 0.5 kg takes 550.
        let slow = journey.post(.body(.saveProfile), profile + [("rate", "0.25")])
        #expect(slow.has("1,861</span>") && !slow.has("less than your body uses at rest"))
        let fast = journey.post(.body(.saveProfile), profile + [("rate", "0.5")])
        #expect(fast.has("1,586</span>") && fast.has("less than your body uses at rest"))
    }

    @Test func aWeightFarFromTheOneOfTheSameMomentIsAskedAbout() {
        for isSmallIDFirst in [true, false] {
            var journey = WebSession()
            func weigh(_ value: String, _ id: String) -> WebSession.Page {
                journey.post(.body(.log(.weight)), [("id", id), ("value", value), ("day", "2026-11-18")])
            }
            _ = weigh("81", isSmallIDFirst ? "a1" : "a2")
            #expect(weigh("5", isSmallIDFirst ? "a2" : "a1").has("Is that right?"), "\(isSmallIDFirst)")
            #expect(!weigh("80", "a3").has("Is that right?"))
        }
    }

    @Test func aWeightFarFromTheOneBeforeIsAskedAbout() {
        var journey = WebSession()
        func weigh(_ value: String, _ day: String) -> WebSession.Page {
            journey.post(.body(.log(.weight)), [("value", value), ("day", day)])
        }
        #expect(!weigh("81", "2026-11-18").has("Is that right?"))
        let page = weigh("5", "2026-11-19")
        #expect(page.part(from: "class=\"message\"", to: "</span>").contains("5 kg. Is that right? It says 5 kg."))
        #expect(!journey.undo(page).has("Is that right?"))
        #expect(!journey.open("/settings/history").has("Is that right?"))
        #expect(!weigh("80", "2026-11-20").has("Is that right?"))
    }

    @Test func weightsAreSavedAsAFileWithTheirTrend() {
        var journey = WebSession()
        _ = journey.post(.body(.log(.weight)), [("value", "80"), ("day", "2026-11-19")])
        _ = journey.post(.body(.log(.weight)), [("value", "79")])
        let file = journey.open(.chart("measurements", of: "/body"))
        #expect(file.text.hasPrefix("Day,\"Weight, kg\",\"Trend, kg\"\r\n2026-11-19,80,80\r\n2026-11-20,79,79.9\r\n"))
    }

    @Test func theLastWeighInIsLargeAndTheAverageBeneathIt() {
        var journey = WebSession()
        for (day, weight) in [("2026-11-12", "80.4"), ("2026-11-19", "79.8"), ("2026-11-20", "79.2")] {
            _ = journey.post(.body(.log(.weight)), [("value", weight), ("day", day)])
        }
        let now = journey.open("/body").part(from: "<div class=\"weight-now\">", to: "</div>")
        #expect(now.contains("Today") && now.contains("<span class=\"number\">79.2</span>"))
        // (79.8 + 79.2) / 2 = 79.5, and 80.4 a week before.
        #expect(now.contains("<p>7-day average 79.5 kg, −0.9 in a week</p>"))
    }

    @Test func tabsKeepTheirSubjectInTitleAndHeading() {
        var journey = WebSession()
        let pages = [
            ("/moods/charts", "Mood\u{A0}· Charts"), ("/moods/list", "Mood\u{A0}· History"),
            ("/pets", "Mood\u{A0}· Pets"),
            ("/workouts/history", "Workouts\u{A0}· History"), ("/workouts/figures", "Workouts\u{A0}· Statistics"),
            ("/exercises", "Workouts\u{A0}· Exercises"), ("/meals/statistics", "Meals\u{A0}· Statistics"),
            ("/foods", "Meals\u{A0}· Foods"), ("/body/statistics", "Weight\u{A0}· Statistics"),
            ("/body/profile", "Weight\u{A0}· Profile"),
        ]
        for (url, title) in pages {
            let page = journey.open(url)
            #expect(page.has("<h1>\(title)</h1>") && page.has("<title>\(title) · "), "\(url)")
        }
    }

    @Test func pagesBelowAFirstPageHaveAWayBack() {
        var journey = WebSession()
        let pages = [
            ("/pets/new", "/pets"), ("/routines/new", "/workouts"), ("/exercises/new", "/exercises"),
            ("/workouts/new", "/workouts"), ("/health/day/2026-11-20", "/health"), ("/health/workouts", "/health"),
            ("/health/delete", "/health"), ("/body/waist", "/body"), ("/foods/new", "/foods"),
        ]
        for (url, back) in pages {
            #expect(journey.open(url).main.contains("<a class=\"round\" href=\"\(back)\" aria-label"), "\(url)")
        }
    }

    @Test func theFieldThatMattersIsNamedForAKeyboardAndNotFocusedOnAPhone() {
        var journey = WebSession()
        for (url, field) in [
            ("/body", "value"), ("/body/waist", "value"), ("/meals", "line"), ("/meals/add", "search"),
        ] {
            let page = journey.open(url)
            #expect(page.has("data-focus=\"\(field)\"") && !page.main.contains("autofocus"), "\(url)")
            #expect(page.main.contains("name=\"\(field)\""), "\(url)")
        }
    }
}
