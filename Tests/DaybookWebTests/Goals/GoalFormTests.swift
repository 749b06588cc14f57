import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct GoalFormTests {
    private let goal = RecordID(hex: "a1")!

    static let refusals:
        [(field: String, changes: [String: String], english: String, russian: String, polish: String)] =
            [
                ("title", ["title": "  "], "Enter a title", "Введите название", "Wpisz nazwę"),
                (
                    "title", ["title": String(repeating: "W", count: 121)], "At most 120 characters",
                    "Не больше 120 знаков",
                    "Najwyżej 120 znaków"
                ),
                ("icon", ["icon": "book"], "Choose a single emoji", "Выберите один эмодзи", "Wybierz jedno emoji"),
                ("color", ["color": "pink"], "There is no colour “pink”", "Нет цвета", "Nie ma koloru"),
                ("measure", ["measure": "luck"], "“luck” is not one", "«luck» нет", "„luck” nie ma"),
                ("target", ["target": ""], "Enter the target", "Введите цель", "Wpisz cel"),
                ("target", ["target": "lots"], "This is not a number", "Это не число", "To nie jest liczba"),
                (
                    "target", ["target": "0"], "Start and target are the same", "«От» и «до» совпадают",
                    "„Od” i „do” są takie same"
                ),
                ("startValue", ["startValue": "x"], "This is not a number", "Это не число", "To nie jest liczba"),
                (
                    "taskCount", ["measure": "tasks", "taskCount": "-1"], "must be above zero", "больше нуля",
                    "większy od zera"
                ),
                (
                    "habitCount", ["measure": "habitCount", "habitCount": ""], "Enter the target", "Введите цель",
                    "Wpisz cel"
                ),
                (
                    "habit", ["measure": "habitCount", "habitCount": "5"], "Choose a habit", "Выберите привычку",
                    "Wybierz nawyk"
                ),
                (
                    "account", ["measure": "balance", "balanceTarget": "3000"], "Choose an account", "Выберите счёт",
                    "Wybierz konto"
                ),
                (
                    "account", ["measure": "balance", "balanceTarget": "3000", "account": "ee"], "no longer exists",
                    "больше нет", "już nie ma"
                ),
                (
                    "strengthHabit", ["measure": "habitStrength", "habitStrength": "80", "strengthHabit": "ee"],
                    "This habit was deleted", "Эта привычка удалена", "Ten nawyk został usunięty"
                ),
                (
                    "habitStrength", ["measure": "habitStrength", "habitStrength": "200"], "1 to 100 percent",
                    "от 1 до 100",
                    "od 1 do 100"
                ),
                ("startDay", ["startDay": "2026-02-30"], "There is no day", "не существует", "Nie ma dnia"),
                ("deadline", ["deadline": "soon"], "There is no day", "не существует", "Nie ma dnia"),
                (
                    "deadline", ["deadline": "2026-10-31"], "The deadline is before the first day",
                    "Срок раньше первого дня", "Termin jest przed pierwszym dniem"
                ),
                (
                    "category", ["category": String(repeating: "c", count: 65)], "At most 64 characters", "Не больше",
                    "Najwyżej"
                ),
                (
                    "milestones", ["measure": "milestones", "milestones": String(repeating: "W", count: 121)],
                    "At most 120 characters", "Не больше", "Najwyżej"
                ),
            ]

    @Test(arguments: refusals.indices) func refusalIsShownBesideItsFieldInEachLanguage(number: Int) {
        let refusal = Self.refusals[number]
        for (language, reason) in [("en", refusal.english), ("ru", refusal.russian), ("pl", refusal.polish)] {
            var journey = WebSession()
            journey.languages = [language]
            let page = journey.post(.goals(.add), goalForm(refusal.changes))
            #expect(page.status == 422)
            let beside = page.part(from: "id=\"\(refusal.field)-why\"", to: "</p>")
            #expect(beside.contains(reason), "\(refusal.field): \(beside)")
            #expect(journey.batches.isEmpty)
        }
    }

    @Test func aRefusedFormComesBackAsItWasTyped() {
        var journey = WebSession()
        let page = journey.post(.goals(.add), goalForm(["target": "lots", "note": "Why <not>", "icon": "📖"]))
        let typed = typedFields(page.main)
        #expect(typed.first { $0.0 == "target" }?.1 == "lots")
        #expect(typed.first { $0.0 == "note" }?.1 == "Why <not>")
        #expect(typed.first { $0.0 == "id" }?.1 == "a1")
    }

    @Test(arguments: [
        ("Read 100 pages", "", "", 100, "pages"), ("Read 100 pages", "50", "", 50, ""),
        ("Прочитать 12 книг", "", "", 12, "книг"), ("Read by 31 December 12 books", "", "", 12, "books"),
    ])
    func aNewGoalTakesItsNumberFromItsTitle(
        title: String, target: String, unit: String, wanted: Double, wantedUnit: String
    ) {
        var journey = WebSession()
        _ = journey.post(.goals(.add), goalForm(["title": title, "target": target, "unit": unit]))
        let goal = journey.state.livingGoals.first
        #expect(goal?.title == title && goal?.target == wanted && goal?.unit == wantedUnit)
    }

    @Test func aFormSentTwiceAddsOneGoal() {
        var journey = WebSession()
        _ = journey.post(.goals(.add), goalForm())
        _ = journey.post(.goals(.add), goalForm())
        #expect(journey.state.livingGoals.count == 1)
    }

    @Test func choosingAnEmojiSavesNothing() {
        var journey = WebSession()
        let page = journey.post(.goals(.add), goalForm(["do": "icon-📖"]))
        #expect(page.status == 200 && page.main.contains("value=\"📖\""))
        #expect(journey.batches.isEmpty)
    }

    @Test func aFormThatWasLeftAsItWasChangesNothing() throws {
        var journey = WebSession()
        let habit = try journey.add("Run")
        let shapes: [[String: String]] = [
            ["startValue": "1,5", "category": "Mind"], ["measure": "milestones"],
            ["measure": "tasks", "taskCount": "3"],
            ["measure": "habitCount", "habit": habit.hex, "habitCount": "30", "deadline": ""],
            ["measure": "habitStrength", "strengthHabit": habit.hex, "habitStrength": "80"],
        ]
        for (number, shape) in shapes.enumerated() {
            let id = RecordID([0xB0, UInt8(number)])!
            #expect(journey.post(.goals(.add), goalForm(shape.merging(["id": id.hex]) { $1 })).status == 200)
            let before = journey.batches.count
            let form = journey.open(.goals(.edit(id)))
            let saved = journey.post(.goals(.edit(id)), typedFields(form.main))
            #expect(saved.has(number == 0 ? "“Read” saved" : "“Read (\(number + 1))” saved"))
            #expect(journey.batches.count == before, "\(shape)")
        }
    }

    @Test func theBalanceOfAnAccountIsAChoiceOnceThereIsOne() throws {
        var journey = WebSession()
        #expect(!journey.open(.goals(.add)).main.contains("value=\"balance\""))
        let bank = RecordID(hex: "b1")!
        let fields = [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "500")]
        #expect(journey.post(.money(.addAccount), fields).status == 200)
        #expect(journey.open(.goals(.add)).main.contains("value=\"balance\""))
        let choice = ["measure": "balance", "account": bank.hex, "balanceTarget": "3000", "target": "", "unit": ""]
        _ = journey.post(.goals(.add), goalForm(choice))
        let saved = try #require(journey.state.goal(goal))
        #expect(saved.account == bank && saved.measure == .amount && saved.target == 3000)
        #expect(journey.open(.goals(.goal(goal))).has("500"))

        let before = journey.batches.count
        let form = typedFields(journey.open(.goals(.edit(goal))).main)
        #expect(journey.post(.goals(.edit(goal)), form).status == 200 && journey.batches.count == before)

        _ = journey.post(.goals(.edit(goal)), goalForm(["target": "12"]))
        #expect(journey.state.goal(goal)?.account == nil && journey.state.goal(goal)?.target == 12)
    }

    @Test func anEditChangesWhatWasChangedAndLeavesWhatAnotherDeviceWrote() throws {
        var journey = WebSession()
        _ = journey.post(.goals(.add), goalForm(["category": "Mind"]))
        let form = journey.open(.goals(.edit(goal)))
        var theirs = try #require(journey.state.goal(goal))
        theirs.note = "From the phone"
        let decision = try GoalCommand.edit(theirs).decide(in: journey.state, now: journey.now) { goal }
        journey.keep(Commit(decision, action: Identifier(high: 44, low: 1)))
        let typed = typedFields(form.main).map { ($0.0, $0.0 == "title" ? "Read more" : $0.1) }
        _ = journey.post(.goals(.edit(goal)), typed)
        #expect(journey.state.goal(goal)?.title == "Read more")
        #expect(journey.state.goal(goal)?.note == "From the phone")
        #expect(journey.state.category(journey.state.goal(goal)?.category)?.name == "Mind")
    }

    @Test func titleMeasureAndDatesComeBeforeColourAndNote() {
        var journey = WebSession()
        let form = journey.open(.goals(.add)).main
        let places = ["title", "measure", "deadline", "category", "color", "note"].map {
            form.firstRange(of: "name=\"\($0)\"")?.lowerBound
        }
        #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }

    @Test func aYearInTheTitleIsNoTargetAndARefusedFormComesBackWithoutOne() {
        var journey = WebSession()
        let year = journey.post(.goals(.add), goalForm(["title": "Emigrate in 2027", "target": "", "unit": ""]))
        #expect(year.status == 422 && year.main.contains("id=\"target-why\""))
        let refused = journey.post(
            .goals(.add),
            goalForm(["title": "Read 100 pages", "target": "", "unit": "", "deadline": "2026-10-01"]))
        #expect(refused.status == 422 && typedFields(refused.main).first { $0.0 == "target" }?.1 == "")
        _ = journey.post(.goals(.add), goalForm(["title": "Read 9 pages", "measure": "milestones", "target": ""]))
        #expect(journey.state.livingGoals.map { $0.target } == [nil])
    }
}
