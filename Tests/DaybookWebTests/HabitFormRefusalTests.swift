import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

private let id = RecordID(hex: "aa11")!

@Suite struct HabitFormRefusalTests {
    /// Invalid input for a field, and the reason shown beside it in each language.
    static let refusals:
        [(field: String, changes: [(String, [String])], english: String, russian: String, polish: String)] =
            [
                ("title", [("title", ["   "])], "Enter a title", "Введите название", "Wpisz nazwę"),
                (
                    "title", [("title", ["\u{200B}\u{200F}"])], "Enter a title", "Введите название",
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
                ("color", [("color", ["#ff00zz"])], "There is no colour “#ff00zz”", "Нет цвета", "Nie ma koloru"),
                (
                    "category", [("category", [String(repeating: "c", count: 65)])], "At most 64 characters",
                    "Не больше",
                    "Najwyżej"
                ),
                ("kind", [("kind", ["sometimes"])], "“sometimes” is not one", "«sometimes» нет", "„sometimes” nie ma"),
                ("target", measure(""), "Enter the target", "Введите цель", "Wpisz cel"),
                ("target", measure("lots"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("NaN"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("inf"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("0x10"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("1e999"), "This is not a number", "Это не число", "To nie jest liczba"),
                ("target", measure("0"), "The target must be above zero", "Цель должна быть", "Cel musi być"),
                ("target", measure("-3"), "cannot be below zero", "не может быть меньше нуля", "nie może być ujemna"),
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
                    "Повторений больше, чем дней", "Więcej razy niż dni"
                ),
                (
                    "inDays", [("schedule", ["within"]), ("inDays", ["1"])], "From 2 to 366", "От 2 до 366",
                    "Od 2 do 366"
                ),
                (
                    "everyDays", [("schedule", ["every"]), ("everyDays", [" "])], "Enter a number",
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
                ("reminder-0-time", reminder("", ["mon"]), "Choose a time", "Выберите время", "Wybierz godzinę"),
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
                    }, "Too many reminders", "Слишком много напоминаний", "Za dużo przypomnień"
                ),
            ]

    @Test(arguments: refusals.indices)
    func refusedFormGivesTheReasonBesideItsFieldAndKeepsTheInput(index: Int) throws {
        let (field, changes, english, russian, polish) = Self.refusals[index]
        for (language, reason) in [("en", english), ("ru", russian), ("pl", polish)] {
            var journey = WebSession()
            journey.languages = [language]
            _ = try journey.add("Garden")
            let batches = journey.batches.count
            let fields = habitForm(changes)
            let page = journey.post(.habits(.add), fields)
            #expect(page.status == 422)
            #expect(journey.batches.count == batches)
            let beside = page.part(from: "<p class=\"reason\" role=\"alert\" id=\"\(field)-why\">", to: "</p>")
            #expect(beside.contains(reason), "\(field) \(language): \(beside)")
            #expect(page.has("-why\"") && page.has("role=\"alert\""))
            // An invalid choice cannot be selected again; all other input is kept.
            let kept = typedFields(page.main)
            for (name, value) in fields where !["color", "kind", "schedule", "weekdays"].contains(name) {
                #expect(kept.contains { $0 == (name, value) }, "\(name) is gone")
            }
        }
    }

    @Test func invalidEditIsRefusedLikeAnInvalidAddition() throws {
        var journey = WebSession()
        _ = try journey.add("Garden")
        let habit = try journey.add("Read")
        let page = journey.post(.habits(.edit(habit)), habitForm([("title", ["garden"])]))
        #expect(page.status == 422)
        #expect(page.part(from: "id=\"title-why\"", to: "</p>").contains("You already have “Garden”"))
        #expect(page.has("name=\"title\" value=\"garden\""))
        #expect(page.has("aria-invalid=\"true\" autofocus"))
        #expect(journey.state.habit(habit)?.title == "Read")
    }

    @Test func hostileTextIsEscapedEverywhere() throws {
        var journey = WebSession()
        let hostile = "<script>alert(\"1\")</script>'&\u{202E}x"
        _ = journey.post(
            .habits(.add),
            habitForm([
                ("title", [hostile]), ("note", ["</textarea>" + hostile]), ("category", ["<img src=x>\""]),
                ("reminder-0-time", ["09:00"]), ("reminder-0-weekdays", ["mon"]), ("reminder-0-text", [hostile]),
            ]))
        let habit = try #require(journey.state.habit(id))
        #expect(habit.title == "<script>alert(\"1\")</script>'&x")
        #expect(!habit.note.unicodeScalars.contains("\u{202E}"))
        let category = try #require(habit.category)
        for route: PageRoute in [
            .today(nil), .habits(.edit(id)), .habits(.add), .categories(.list), .categories(.category(category)),
        ] {
            let page = journey.open(route)
            #expect(page.status == 200)
            #expect(!page.has("<script>alert") && !page.has("<img src=x"), "\(route.url)")
        }
        let refused = journey.post(
            .habits(.add),
            habitForm([("id", ["\"><script>"]), ("title", [hostile]), ("schedule", ["\"><script>alert(1)"])]))
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
