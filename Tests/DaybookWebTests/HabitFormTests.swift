import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

/// A form that is in order, with some of its fields changed; a field changed to several values stands several times.
private func form(_ changes: [(String, [String])] = []) -> [(String, String)] {
    var fields: [(String, [String])] = [
        ("id", ["aa11"]), ("title", ["Read"]), ("note", [""]), ("icon", ["📖"]), ("color", ["sky"]),
        ("category", [""]), ("kind", ["check"]), ("target", [""]), ("unit", [""]), ("schedule", ["daily"]),
        ("weekdays", []), ("perWeek", ["3"]), ("perMonth", ["2"]), ("times", ["3"]), ("inDays", ["10"]),
        ("everyDays", ["2"]), ("startDay", ["2026-11-20"]),
    ]
    for (name, values) in changes {
        fields.removeAll { $0.0 == name }
        fields.append((name, values))
    }
    return fields.flatMap { name, values in values.map { (name, $0) } }
}

private let id = RecordID(hex: "aa11")!

@Suite struct HabitFormTests {
    @Test func addedHabitIsKeptAsTyped() throws {
        var journey = Journey()
        let page = journey.post(
            .addHabit,
            form([
                ("title", ["  Drink \n water "]), ("note", ["a glass\r\nor two"]), ("color", ["teal"]),
                ("category", ["Body"]), ("kind", ["atLeast"]), ("target", ["1,5"]), ("unit", ["l"]),
                ("reminder-0-time", ["09:30"]), ("reminder-0-weekdays", ["mon", "fri"]), ("reminder-0-text", ["Sip"]),
            ]))
        #expect(page.status == 200)
        #expect(page.has("“Drink water” added"))
        let habit = try #require(journey.state.habit(id))
        #expect(habit.title == "Drink water")
        #expect(habit.note == "a glass\nor two")
        #expect(habit.color == .teal)
        #expect(habit.kind == .atLeast)
        #expect(habit.target == 1.5)
        #expect(habit.unit == "l")
        #expect(habit.startDay == Day("2026-11-20"))
        #expect(journey.state.category(habit.category)?.name == "Body")
        let reminder = try #require(journey.state.reminders(of: id).first)
        #expect(reminder.time == TimeOfDay("09:30"))
        #expect(reminder.weekdays == [.monday, .friday])
        #expect(reminder.text == "Sip")
    }

    @Test func postingTwiceAddsOnce() {
        var journey = Journey()
        _ = journey.post(.addHabit, form())
        let again = journey.post(.addHabit, form())
        #expect(journey.state.livingHabits.count == 1)
        #expect(again.status == 200)
        #expect(again.has("“Read” added"))
    }

    @Test func addingCanBeUndoneFromItsMessage() {
        var journey = Journey()
        let page = journey.post(.addHabit, form())
        _ = journey.undo(page)
        #expect(journey.state.livingHabits.isEmpty)
    }

    @Test func formOfAHabitCarriesANewIDEachTime() {
        var journey = Journey()
        let first = journey.open(.addHabit).value(of: "value", after: "name=\"id\"")
        let second = journey.open(.addHabit).value(of: "value", after: "name=\"id\"")
        #expect(first?.count == 32)
        #expect(first != second)
    }

    @Test(arguments: [
        "daily", "weekdays:mon,wed,sun", "weekly:4", "monthly:12", "within:3/10", "every:5",
    ])
    func everyScheduleGoesThroughTheFormAndBack(code: String) throws {
        var journey = Journey()
        let habit = try journey.add("Read") { $0.schedule = Schedule(code: code)! }
        let page = journey.open(.editHabit(habit))
        let typed = typedFields(page.main)
        #expect(typed.contains { $0 == ("schedule", String(code.prefix { $0 != ":" })) })
        let before = journey.state.habit(habit)
        _ = journey.post(.editHabit(habit), typed)
        #expect(journey.state.habit(habit) == before)
        #expect(before?.schedule.code == code)
        let batches = journey.batches.count
        _ = journey.post(.addHabit, typed.map { $0.0 == "title" ? ($0.0, "Another") : $0 })
        #expect(journey.batches.count == batches + 1)
        #expect(journey.state.livingHabits.last?.schedule.code == code)
    }

    @Test func editingWithoutChangingWritesNothing() throws {
        var journey = Journey()
        let habit = try journey.add("Read \"<b>\" & more") {
            $0.note = "\n<textarea>&amp;\n  two"
            $0.icon = "📖"
            $0.category = .named("Mind's")
            $0.kind = .atMost
            $0.target = 1234.5
            $0.unit = "стр."
            $0.reminders = [
                ReminderDraft(time: TimeOfDay("07:05")!, weekdays: [.tuesday], text: "Up"),
                ReminderDraft(time: TimeOfDay("21:00")!),
            ]
        }
        for language in ["en", "ru", "pl"] {
            journey.languages = [language]
            let batches = journey.batches.count
            let page = journey.post(.editHabit(habit), typedFields(journey.open(.editHabit(habit)).main))
            #expect(page.status == 200)
            #expect(journey.batches.count == batches, "\(language)")
        }
    }

    @Test func typedCategoryIsTheOneThereIsRegardlessOfCase() throws {
        var journey = Journey()
        _ = journey.post(.addHabit, form([("category", ["Mind"])]))
        _ = journey.post(.addHabit, form([("id", ["bb"]), ("title", ["Write"]), ("category", [" mIND "])]))
        #expect(journey.state.livingCategories.map { $0.name } == ["Mind"])
        let second = try #require(journey.state.habit(RecordID(hex: "bb")!))
        #expect(second.category == journey.state.livingCategories[0].id)
    }

    @Test func editedHabitStaysInItsOwnOfTwoCategoriesOfOneName() throws {
        var journey = Journey()
        let ids = [RecordID(hex: "c1")!, RecordID(hex: "c2")!]
        // As two devices that have not met make them.
        let made = try ids.map { try CategoryCommand.add(CategoryDraft(name: "Body"), id: $0).decide(in: State()) }
        for (number, decision) in made.enumerated() {
            journey.keep(Commit(decision, action: Identifier(high: 9, low: UInt64(number))))
        }
        let habit = try journey.add("Run") { $0.category = .existing(ids[1]) }
        _ = journey.post(.editHabit(habit), form([("title", ["Run far"]), ("category", ["Body"])]))
        #expect(journey.state.habit(habit)?.title == "Run far")
        #expect(journey.state.habit(habit)?.category == ids[1])
    }

    @Test func habitOfADeletedIDIsNotThereToBeEdited() {
        var journey = Journey()
        #expect(journey.open(.editHabit(id)).status == 404)
        let page = journey.post(.editHabit(id), form())
        #expect(page.status == 422)
        #expect(page.has("This habit was deleted"))
        #expect(page.has("value=\"Read\""))
        #expect(journey.state.livingHabits.isEmpty)
    }

    // What the form's own buttons do

    @Test func addingAReminderShowsTheFormWithOneMoreAndKeepsNothing() {
        var journey = Journey()
        let page = journey.post(.addHabit, form([("title", ["x"]), ("do", ["add-reminder"])]))
        #expect(page.status == 200)
        #expect(page.has("name=\"reminder-0-time\" value=\"09:00\""))
        #expect(page.has("name=\"title\" value=\"x\""))
        #expect(page.has("name=\"id\" value=\"aa11\""))
        #expect(journey.batches.isEmpty)
    }

    @Test func removingAReminderShowsTheFormWithoutIt() {
        var journey = Journey()
        let page = journey.post(
            .addHabit,
            form([
                ("reminder-0-time", ["08:00"]), ("reminder-1-time", ["10:00"]), ("reminder-2-time", ["12:00"]),
                ("do", ["remove-reminder-1"]),
            ]))
        let times = typedFields(page.main).filter { $0.0.hasSuffix("-time") }.map { $0.1 }
        #expect(times == ["08:00", "12:00"])
        #expect(journey.batches.isEmpty)
    }

    @Test func choosingAnIconPutsItIntoTheForm() {
        var journey = Journey()
        #expect(journey.post(.addHabit, form([("do", ["icon-💧"])])).has("name=\"icon\" value=\"💧\""))
        #expect(journey.batches.isEmpty)
        // One that is not among the suggestions is no button of ours: the form is kept as it stands.
        _ = journey.post(.addHabit, form([("do", ["icon-<script>"])]))
        #expect(journey.state.habit(id)?.icon == "📖")
    }

    // Bad input

    /// What is typed into which field, and the reason that stands beside it in each language.
    static let refusals:
        [(field: String, changes: [(String, [String])], english: String, russian: String, polish: String)] =
            [
                ("title", [("title", ["   "])], "Please give it a title", "Введите название", "Wpisz nazwę"),
                (
                    "title", [("title", ["\u{202E}\u{200F}"])], "Please give it a title", "Введите название",
                    "Wpisz nazwę"
                ),
                ("title", [("title", ["x"])], "At least 2 characters", "Не меньше 2 знаков", "Co najmniej 2 znaki"),
                (
                    "title", [("title", [String(repeating: "W", count: 10_000)])], "At most 64 characters",
                    "Не больше 64 знаков", "Najwyżej 64 znaki"
                ),
                (
                    "title", [("title", ["gArDen"])], "You already have “Garden”", "Уже есть «Garden»",
                    "Już masz „Garden”"
                ),
                (
                    "note", [("note", [String(repeating: "n", count: 10_001)])], "At most 10,000 characters",
                    "Не больше", "Najwyżej"
                ),
                (
                    "icon", [("icon", ["reading"])], "Choose a single emoji", "Выберите один эмодзи",
                    "Wybierz jedno emoji"
                ),
                ("color", [("color", ["#ff0000"])], "There is no colour “#ff0000”", "Нет цвета", "Nie ma koloru"),
                (
                    "category", [("category", [String(repeating: "c", count: 33)])], "At most 32 characters",
                    "Не больше",
                    "Najwyżej"
                ),
                ("kind", [("kind", ["sometimes"])], "“sometimes” is not one", "«sometimes» нет", "„sometimes” nie ma"),
                ("target", measure(""), "Please enter a number", "Введите число", "Wpisz liczbę"),
                ("target", measure("lots"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("NaN"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("inf"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("0x10"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("1e999"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("0"), "The target must be above zero", "Цель должна быть", "Cel musi być"),
                ("target", measure("-3"), "The target must be above zero", "Цель должна быть", "Cel musi być"),
                ("target", measure("1000000001"), "At most", "Не больше", "Najwyżej"),
                (
                    "unit", measure("2") + [("unit", [String(repeating: "u", count: 17)])], "At most 16 characters",
                    "Не больше", "Najwyżej"
                ),
                (
                    "schedule", [("schedule", ["whenever"])], "There is no schedule “whenever”", "Нет расписания",
                    "Nie ma harmonogramu"
                ),
                (
                    "weekdays", [("schedule", ["weekdays"])], "Choose at least one day", "Выберите хотя бы один день",
                    "Wybierz co najmniej jeden dzień"
                ),
                (
                    "weekdays", [("schedule", ["weekdays"]), ("weekdays", ["mon", "someday"])], "“someday” is not one",
                    "«someday» нет", "„someday” nie ma"
                ),
                ("perWeek", [("schedule", ["weekly"]), ("perWeek", ["8"])], "From 1 to 7", "От 1 до 7", "Od 1 do 7"),
                (
                    "perWeek", [("schedule", ["weekly"]), ("perWeek", ["2.5"])], "This must be a whole number",
                    "Нужно целое число", "To musi być liczba całkowita"
                ),
                (
                    "perWeek", [("schedule", ["weekly"]), ("perWeek", ["9999999999999999999999"])], "From 1 to 7",
                    "От 1 до 7", "Od 1 do 7"
                ),
                (
                    "perMonth", [("schedule", ["monthly"]), ("perMonth", ["0"])], "From 1 to 31", "От 1 до 31",
                    "Od 1 do 31"
                ),
                (
                    "times", [("schedule", ["within"]), ("times", ["11"])], "More times than there are days",
                    "Раз больше, чем дней", "Więcej razy niż dni"
                ),
                (
                    "inDays", [("schedule", ["within"]), ("inDays", ["1"])], "From 2 to 366", "От 2 до 366",
                    "Od 2 do 366"
                ),
                (
                    "everyDays", [("schedule", ["every"]), ("everyDays", [" "])], "Please enter a number",
                    "Введите число",
                    "Wpisz liczbę"
                ),
                (
                    "startDay", [("startDay", ["2026-02-30"])], "There is no day “2026-02-30”", "Дня «2026-02-30»",
                    "Nie ma dnia „2026-02-30”"
                ),
                ("startDay", [("startDay", ["1899-12-31"])], "Not before", "Не раньше", "Nie przed"),
                (
                    "reminder-0-time", reminder("25:00", ["mon"]), "“25:00” is not a time", "«25:00»", "„25:00”"
                ),
                ("reminder-0-time", reminder("", ["mon"]), "Please choose a time", "Выберите время", "Wybierz godzinę"),
                (
                    "reminder-0-weekdays", reminder("09:00", []), "Choose at least one day",
                    "Выберите хотя бы один день",
                    "Wybierz co najmniej jeden dzień"
                ),
                (
                    "reminder-0-text", reminder("09:00", ["mon"], String(repeating: "t", count: 201)),
                    "At most 200 characters", "Не больше", "Najwyżej"
                ),
                (
                    "reminders",
                    (0...24).flatMap { row in
                        [("reminder-\(row)-time", ["09:00"]), ("reminder-\(row)-weekdays", ["mon"])]
                    }, "These are too many reminders", "Слишком много напоминаний", "Za dużo przypomnień"
                ),
            ]

    @Test(arguments: refusals.indices)
    func whatIsRefusedSaysWhyBesideItsFieldAndLeavesTheFormAsTyped(index: Int) throws {
        let (field, changes, english, russian, polish) = Self.refusals[index]
        for (language, reason) in [("en", english), ("ru", russian), ("pl", polish)] {
            var journey = Journey()
            journey.languages = [language]
            _ = try journey.add("Garden")
            let batches = journey.batches.count
            let fields = form(changes)
            let page = journey.post(.addHabit, fields)
            #expect(page.status == 422)
            #expect(journey.batches.count == batches)
            let beside = page.part(from: "<p class=\"reason\" id=\"\(field)-why\">", to: "</p>")
            #expect(beside.contains(reason), "\(field) \(language): \(beside)")
            #expect(page.has("-why\"") && page.has("role=\"alert\""))
            // A choice that there is not can be chosen no more; all else stands as it was.
            let kept = typedFields(page.main)
            for (name, value) in fields where !["color", "kind", "schedule", "weekdays"].contains(name) {
                #expect(kept.contains { $0 == (name, value) }, "\(name) is gone")
            }
        }
    }

    @Test func editingIsRefusedLikeAdding() throws {
        var journey = Journey()
        _ = try journey.add("Garden")
        let habit = try journey.add("Read")
        let page = journey.post(.editHabit(habit), form([("title", ["garden"])]))
        #expect(page.status == 422)
        #expect(page.part(from: "id=\"title-why\"", to: "</p>").contains("You already have “Garden”"))
        #expect(page.has("name=\"title\" value=\"garden\""))
        #expect(page.has("aria-invalid=\"true\" autofocus"))
        #expect(journey.state.habit(habit)?.title == "Read")
    }

    @Test func hostileTextIsTextEverywhere() throws {
        var journey = Journey()
        let hostile = "<script>alert(\"1\")</script>'&\u{202E}x"
        _ = journey.post(
            .addHabit,
            form([
                ("title", [hostile]), ("note", ["</textarea>" + hostile]), ("category", ["<img src=x>\""]),
                ("reminder-0-time", ["09:00"]), ("reminder-0-weekdays", ["mon"]), ("reminder-0-text", [hostile]),
            ]))
        let habit = try #require(journey.state.habit(id))
        #expect(habit.title == "<script>alert(\"1\")</script>'&x")
        #expect(!habit.note.unicodeScalars.contains("\u{202E}"))
        let category = try #require(habit.category)
        for route: Route in [.today(nil), .editHabit(id), .addHabit, .categories, .category(category)] {
            let page = journey.open(route)
            #expect(page.status == 200)
            #expect(!page.has("<script>alert") && !page.has("<img src=x"), "\(route.url)")
        }
        let refused = journey.post(
            .addHabit, form([("id", ["\"><script>"]), ("title", [hostile]), ("schedule", ["\"><script>alert(1)"])]))
        #expect(refused.status == 422)
        #expect(!refused.main.contains("<script>"))
    }

    private static func measure(_ target: String) -> [(String, [String])] {
        [("kind", ["atLeast"]), ("target", [target]), ("unit", ["km"])]
    }

    private static func reminder(_ time: String, _ weekdays: [String], _ text: String = "") -> [(String, [String])] {
        [("reminder-0-time", [time]), ("reminder-0-weekdays", weekdays), ("reminder-0-text", [text])]
    }
}

/// What a browser would post from a page's first form without pressing any button of it.
@Suite struct HabitFormMeanwhileTests {
    private func reminder(_ hour: Int, _ text: String) -> ReminderDraft {
        ReminderDraft(time: TimeOfDay("\(hour):00")!, text: text)
    }

    @Test func savingTheFormLeavesTheRemindersThatAnotherDeviceChangedMeanwhile() throws {
        var journey = Journey()
        let habit = try journey.add("Read") { $0.reminders = [reminder(10, "stays"), reminder(11, "goes elsewhere")] }
        let typed = typedFields(journey.open(.editHabit(habit)).main)
        var elsewhere = HabitDraft(title: "Read")
        elsewhere.reminders = [reminder(10, "stays"), reminder(12, "new elsewhere")]
        try journey.keep(.edit(habit, elsewhere))
        let here = [("reminder-7-time", "13:00"), ("reminder-7-weekdays", "mon"), ("reminder-7-text", "new here")]
        _ = journey.post(.editHabit(habit), typed + here)
        #expect(journey.state.reminders(of: habit).map { $0.text } == ["stays", "new elsewhere", "new here"])

        let without = typedFields(journey.open(.editHabit(habit)).main).filter { !$0.0.hasPrefix("reminder-0") }
        _ = journey.post(.editHabit(habit), without)
        #expect(journey.state.reminders(of: habit).map { $0.text } == ["new elsewhere", "new here"])
    }

    @Test func savingTheFormLeavesTheHabitInACategoryThatWasRenamedMeanwhile() throws {
        var journey = Journey()
        let habit = try journey.add("Read") { $0.category = .named("Mind") }
        let category = try #require(journey.state.habit(habit)?.category)
        let typed = typedFields(journey.open(.editHabit(habit)).main)
        _ = journey.post(.category(category), [("name", "Head"), ("icon", ""), ("color", "sky")])
        _ = journey.post(.editHabit(habit), typed.map { $0.0 == "title" ? ("title", "Read more") : $0 })
        #expect(journey.state.habit(habit)?.category == category)
        #expect(journey.state.livingCategories.map { $0.name } == ["Head"])
    }
}

func typedFields(_ html: String) -> [(String, String)] {
    var fields: [(String, String)] = []
    var chosen: String?
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
        rest = rest[start...].dropFirst()
        guard let end = rest.firstIndex(of: ">") else { break }
        let tag = String(rest[..<end])
        rest = rest[end...].dropFirst()
        let name = attribute("name", of: tag)
        if tag.hasPrefix("input "), let name {
            let type = attribute("type", of: tag)
            if type != "radio" && type != "checkbox" || tag.contains(" checked") {
                fields.append((name, attribute("value", of: tag) ?? ""))
            }
        } else if tag.hasPrefix("textarea "), let name {
            fields.append((name, unescaped(String(rest.prefix { $0 != "<" }.dropFirst()))))
        } else if tag.hasPrefix("select ") {
            chosen = name
        } else if tag.hasPrefix("option "), tag.hasSuffix(" selected"), let select = chosen {
            fields.append((select, attribute("value", of: tag) ?? ""))
        } else if tag == "/form" {
            break
        }
    }
    return fields
}

private func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return unescaped(String(tag[start.upperBound...].prefix { $0 != "\"" }))
}

private func unescaped(_ text: String) -> String {
    let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return references.reduce(text) {
        $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
    }
}
