import CivilTime
import DaybookCore
import Interchange
import Testing

@Suite struct HabitBullTests {
    private let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"

    private func read(_ rows: String) throws -> [ImportedHabit] { try ImportedFile(Array((header + rows).utf8)).habits }

    @Test func habitsAreGatheredFromTheirDays() throws {
        let habits = try read(
            """
            Dragons,with love,Diet & Food,2016-03-18,1,text
            Sleep,,,2016-03-18,1,
            Dragons,with love,Diet & Food,2016-03-19,0,no
            Dragons,with love,Diet & Food,2016-03-18,1,again
            Dragons,with love,Diet & Food,2016-03-20,-2150000000,
            """)
        #expect(habits.map(\.title) == ["Dragons", "Sleep"])
        #expect(habits[0].identity.text == "habitbull:1:Dragons")
        #expect(habits[0].note == "with love" && habits[0].category == "Diet & Food")
        #expect(habits[0].kind == .check && habits[0].startDay == Day("2016-03-18"))
        #expect(
            habits[0].entries == [
                ImportedEntry(day: Day("2016-03-18")!, state: .done, note: "text"),
                ImportedEntry(day: Day("2016-03-19")!, state: .none, note: "no"),
            ])
    }

    @Test func numbersMakeAMeasure() throws {
        let habits = try read(
            "Pushups,,Fitness,2021-09-01,30,\nPushups,,Fitness,2021-09-02,1,\nTea,,,2021-09-01,\"0,5\",\n")
        #expect(habits.map(\.kind) == [.atLeast, .atLeast])
        #expect(habits.map(\.target) == [1, 0.5])
        #expect(habits[0].entries.map(\.value) == [30, 1])
    }

    @Test func theOrderOfDayAndMonthIsLearnedFromAllDays() throws {
        #expect(
            try read("A1,,,4/5/2019,1,\nA1,,,4/13/2019,1,\n")[0].entries.map(\.day.text) == [
                "2019-04-05", "2019-04-13",
            ])
        #expect(
            try read("A1,,,4/5/2019,1,\nA1,,,13/4/2019,1,\n")[0].entries.map(\.day.text) == [
                "2019-05-04", "2019-04-13",
            ])
        #expect(try read("A1,,,04.05.2019,1,\n")[0].entries.map(\.day.text) == ["2019-05-04"])
    }

    @Test(arguments: [
        ("4/5/2019 13/4/2019 14/4/2019 3/18/2019", "3/18/2019", ["2019-05-04", "2019-04-13", "2019-04-14"]),
        ("4/5/2019 4/13/2019 31/4/2019", "31/4/2019", ["2019-04-05", "2019-04-13"]),
        ("04.05.2019 04.13.2019", "04.13.2019", ["2019-05-04"]),
    ])
    func oneWrongDayDoesNotChangeTheOrderOfTheOthers(_ dates: String, wrong: String, days: [String]) throws {
        let rows = dates.split(separator: " ").map { "A1,,,\($0),1,\n" }.joined()
        let file = try ImportedFile(Array((header + rows).utf8))
        #expect(file.habits[0].entries.map(\.day.text) == days)
        let line = dates.split(separator: " ").firstIndex { $0 == wrong }! + 2
        #expect(file.rejected.rows == [RejectedRows.Row(file: "", line: line, problem: .badDay(wrong))])
    }

    @Test func semicolonsAndWindowsLinesAreFine() throws {
        let text =
            "\u{FEFF}" + (header + "A1,x,y,2019-01-02,1,\n").replacing(",", with: ";").replacing("\n", with: "\r\n")
        #expect(try ImportedFile(Array(text.utf8)).habits.map(\.title) == ["A1"])
    }

    @Test(arguments: [
        ("A1,,,2019-02-29,1,", LineProblem.badDay("2019-02-29")), ("A1,,,0000-01-01,1,", .badDay("0000-01-01")),
        ("A1,,,10000-01-01,1,", .badDay("10000-01-01")), ("A1,,,2019-02-28,inf,", .badNumber("inf", column: "Value")),
        ("A1,,,2019-02-28,nan,", .badNumber("nan", column: "Value")),
        ("A1,,,2019-02-28,1e400,", .badNumber("1e400", column: "Value")),
        ("A1,,,2019-02-28,0x10,", .badNumber("0x10", column: "Value")), (" ,,,2019-02-28,1,", .noTitle),
        ("A1,,", .missingField("CalendarDate")),
        ("A1,,,13/13/2019,1,", .badDay("13/13/2019")), ("A1,\"x", .unterminatedQuote),
    ])
    func aBrokenRowIsNamedAndTheOthersAreRead(_ row: String, problem: LineProblem) throws {
        #expect(throws: ImportFailure.badLine(file: "", line: 2, problem)) { try read(row) }
        let text = header + "Fine,,,2019-01-01,1,\n" + row
        guard problem != .unterminatedQuote else {
            #expect(throws: ImportFailure.badLine(file: "", line: 3, problem)) { try ImportedFile(Array(text.utf8)) }
            return
        }
        let file = try ImportedFile(Array(text.utf8))
        #expect(file.habits.map(\.title) == ["Fine"])
        #expect(file.rejected.rows == [RejectedRows.Row(file: "", line: 3, problem: problem)])
    }

    @Test func aHeaderAloneIsEmpty() {
        #expect(throws: ImportFailure.empty) { try read("") }
    }
}
