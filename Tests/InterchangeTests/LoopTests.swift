import CivilTime
import DaybookCore
import Interchange
import Testing

@Suite struct LoopTests {
    private let day: Int64 = 86_400_000

    private func old(_ rows: [[Cell]], _ repetitions: [[Cell]]) -> DatabaseTables {
        DatabaseTables(
            version: 12,
            tables: [
                DatabaseTable(
                    name: "Habits",
                    columns: [
                        "Id", "archived", "color", "description", "freq_den", "freq_num", "highlight", "name",
                        "position",
                        "reminder_days", "reminder_hour", "reminder_min",
                    ], rows: rows),
                DatabaseTable(name: "Repetitions", columns: ["Id", "habit", "timestamp"], rows: repetitions),
            ])
    }

    private func oldRow(_ id: Int64, _ name: String, position: Int64, times: Int64 = 3, days: Int64 = 7) -> [Cell] {
        [
            .integer(id), .integer(0), .integer(-16_742_021), .text("Why?"), .integer(days), .integer(times),
            .integer(0),
            .text(name), .integer(position), .integer(127), .null, .null,
        ]
    }

    @Test func anOldBackupIsReadInTheOrderOfPositions() throws {
        let tables = old(
            [oldRow(16, "Vegan", position: 1), oldRow(15, "Vegan", position: 0)],
            [
                [.integer(1), .integer(15), .integer(16_874 * day)],
                [.integer(2), .integer(15), .integer(16_876 * day)],
                [.integer(3), .integer(15), .integer(16_874 * day)], [.integer(4), .integer(99), .integer(0)],
                [.integer(5), .null, .integer(0)],
            ])
        let file = try ImportedFile(database: tables)
        #expect(file.format == .loopDatabase)
        #expect(file.habits.map(\.identity.text) == ["loop:1:Vegan", "loop:2:Vegan"])
        let first = file.habits[0]
        #expect(first.color == .teal)
        #expect(first.note == "Why?")
        #expect(first.schedule == .timesPerWeek(3))
        #expect(first.reminders.isEmpty)
        #expect(first.startDay == Day("2016-03-14"))
        #expect(first.entries.map(\.day.text) == ["2016-03-14", "2016-03-16"])
        #expect(first.entries.allSatisfy { $0.state == .done && $0.value == nil })
        #expect(file.habits[1].entries.isEmpty && file.habits[1].startDay == nil)
    }

    private var todays: DatabaseTables {
        DatabaseTables(
            version: 25,
            tables: [
                DatabaseTable(
                    name: "habits",
                    columns: [
                        "id", "archived", "color", "description", "freq_den", "freq_num", "highlight", "name",
                        "position",
                        "reminder_hour", "reminder_min", "reminder_days", "type", "target_type", "target_value", "unit",
                        "question", "uuid",
                    ],
                    rows: [
                        [
                            .integer(1), .integer(1), .integer(12), .text("Slowly"), .integer(1), .integer(1),
                            .integer(0),
                            .text("Run"), .integer(0), .integer(21), .integer(5), .integer(0b11), .integer(1),
                            .integer(1),
                            .real(7.5), .text("km"), .text("How far?"), .text("0a1b"),
                        ]
                    ]),
                DatabaseTable(
                    name: "Repetitions", columns: ["id", "habit", "timestamp", "value", "notes"],
                    rows: [
                        [.integer(1), .integer(1), .integer(0), .integer(5250), .text("")],
                        [.integer(2), .integer(1), .integer(day), .integer(3), .text("ill")],
                        [.integer(3), .integer(1), .integer(2 * day), .integer(-1), .text("who knows")],
                        [.integer(4), .integer(1), .integer(3 * day), .integer(-1), .text("")],
                        [.integer(5), .integer(1), .integer(-1), .integer(0), .null],
                    ]),
            ])
    }

    @Test func todaysBackupHasMeasuresRemindersAndNotes() throws {
        let habit = try #require(try ImportedFile(database: todays).habits.first)
        #expect(habit.identity.text == "loop:1:0a1b")
        #expect(habit.kind == .atMost && habit.target == 7.5 && habit.unit == "km")
        #expect(habit.isArchived && habit.color == .iris)
        #expect(habit.note == "How far?\n\nSlowly")
        #expect(
            habit.reminders == [
                ImportedReminder(time: TimeOfDay("21:05")!, weekdays: [.saturday, .sunday], text: "How far?")
            ])
        #expect(
            habit.entries == [
                ImportedEntry(day: Day("1970-01-01")!, state: .done, value: 5.25),
                ImportedEntry(day: Day("1970-01-02")!, state: .skipped, note: "ill"),
                ImportedEntry(day: Day("1970-01-03")!, state: .none, note: "who knows"),
                ImportedEntry(day: Day("1969-12-31")!, state: .done, value: 0),
            ])
    }

    @Test(arguments: [
        (1, 1, Schedule.daily), (7, 7, .daily), (3, 7, .timesPerWeek(3)), (2, 30, .timesPerMonth(2)),
        (2, 31, .timesPerMonth(2)),
        (1, 5, .times(1, inDays: 5)), (2, 3, .times(2, inDays: 3)), (1, 1000, .times(1, inDays: 366)), (9, 2, .daily),
    ])
    func frequenciesAreSchedules(_ times: Int64, days: Int64, schedule: Schedule) throws {
        let tables = old([oldRow(1, "Any", position: 0, times: times, days: days)], [])
        #expect(try ImportedFile(database: tables).habits.first?.schedule == schedule)
    }

    @Test func aBrokenBackupNamesTableAndRow() {
        #expect(throws: ImportFailure.badDatabase(table: "Habits", row: 1, .badValue("freq_num"))) {
            try ImportedFile(database: old([oldRow(1, "Any", position: 0, times: 0)], []))
        }
        #expect(throws: ImportFailure.badDatabase(table: "Habits", row: 1, .noTitle)) {
            try ImportedFile(database: old([oldRow(2, " ", position: 1)], []))
        }
        #expect(throws: ImportFailure.badDatabase(table: "Repetitions", row: 1, .badValue("timestamp"))) {
            try ImportedFile(database: old([], [[.integer(1), .integer(1), .integer(.max)]]))
        }
        #expect(throws: ImportFailure.badDatabase(table: "Habits", row: 1, .unreadable)) {
            try ImportedFile(database: old([[.integer(1)]], []))
        }
        #expect(throws: ImportFailure.unknownFormat) {
            try ImportedFile(database: DatabaseTables(version: 0, tables: []))
        }
    }

    @Test func rowsThatCannotBeReadDoNotKeepTheOthersOut() throws {
        var badTime = oldRow(4, "Late", position: 3)
        (badTime[10], badTime[11]) = (.integer(24), .integer(0))
        var badID = oldRow(0, "Lost", position: 4)
        badID[0] = .text("x")
        let tables = old(
            [
                oldRow(1, "Read", position: 0), oldRow(2, " ", position: 1), oldRow(3, "Run", position: 2, times: 0),
                badTime, badID, oldRow(6, "Read", position: 5),
            ],
            [
                [.integer(1), .integer(1), .integer(.max)], [.integer(2), .integer(1), .integer(day)],
                [.integer(3), .text("x"), .integer(day)], [.integer(4), .integer(3), .integer(day)],
            ])
        let file = try ImportedFile(database: tables)
        #expect(file.habits.map(\.identity.text) == ["loop:1:Read", "loop:2:Read"])
        #expect(file.habits.map { $0.entries.map(\.day.text) } == [["1970-01-02"], []])
        let problems: [(String, Int, DatabaseProblem)] = [
            ("Repetitions", 1, .badValue("timestamp")), ("Repetitions", 3, .badValue("habit")),
            ("Habits", 5, .badValue("id")), ("Habits", 2, .noTitle), ("Habits", 3, .badValue("freq_num")),
            ("Habits", 4, .badValue("reminder_hour")),
        ]
        let rows = problems.map {
            RejectedRows.Row(file: $0, line: $1, failure: .badDatabase(table: $0, row: $1, $2))
        }
        #expect(file.rejected.rows == rows)
        #expect(!file.rejected.canBeSaved)
    }

    @Test func aDayWithAWrongValueIsLeftOut() throws {
        var tables = todays
        tables.tables[1].rows[0][3] = .text("x")
        let file = try ImportedFile(database: tables)
        #expect(file.habits.map { $0.entries.count } == [3])
        #expect(file.rejected.rows.map(\.line) == [1])
        #expect(file.rejected.rows[0].failure == .badDatabase(table: "Repetitions", row: 1, .badValue("value")))
    }

    private let list = """
        Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
        001,Meditate,YES_NO,Did you?,,1,1,#FF8F00,,,,false
        002,"Run, far",NUMERICAL,,,2,3,#00897B,km,AT_LEAST,5.0,true
        """
    private let meditated =
        "Date,Value,Notes\n2015-01-25,YES_MANUAL,\n2015-01-24,SKIP,\"Forgot, really\"\n2015-01-23,YES_AUTO,\n"
    private let ran = "2015-01-25,5500\n2015-01-24,UNKNOWN\n"

    private func check(_ file: ImportedFile) {
        #expect(file.format == .loopExport)
        #expect(file.habits.map(\.title) == ["Meditate", "Run, far"])
        #expect(file.habits.map(\.color) == [.amber, .teal])
        #expect(file.habits.map(\.schedule) == [.daily, .times(2, inDays: 3)])
        #expect(file.habits.map(\.isArchived) == [false, true])
        #expect(
            file.habits[0].entries == [
                ImportedEntry(day: Day("2015-01-25")!, state: .done),
                ImportedEntry(day: Day("2015-01-24")!, state: .skipped, note: "Forgot, really"),
            ])
        #expect(file.habits[1].target == 5 && file.habits[1].unit == "km")
        #expect(file.habits[1].entries == [ImportedEntry(day: Day("2015-01-25")!, state: .done, value: 5.5)])
    }

    @Test func anExportIsReadAsFolderAndAsZip() throws {
        let files = [
            ("Habits.csv", list), ("001 Meditate/Checkmarks.csv", meditated), ("002 Run far/Checkmarks.csv", ran),
            ("001 Meditate/Scores.csv", "rubbish"), ("Checkmarks.csv", "Date,Meditate,Run, far,\n"),
        ]
        check(try ImportedFile(folder: files.map { ImportFile(path: $0.0, bytes: Array($0.1.utf8)) }))
        check(try ImportedFile(StoredZip(files.map { ("Loop/" + $0.0, $0.1) }).bytes))
    }

    @Test func anOlderExportWithoutFoldersIsReadFromItsTable() throws {
        let list =
            "\u{FEFF}Name,Description,NumRepetitions,Interval,Color\r\nRead,Every evening,1,2,#303F9F\r\nRead,,1,1,#757575\r\n"
        let files = [("Habits.csv", list), ("Checkmarks.csv", "Date,Read,Read,\n2015-01-25,2,0,\n2015-01-24,1,2,\n")]
        let file = try ImportedFile(folder: files.map { ImportFile(path: $0.0, bytes: Array($0.1.utf8)) })
        #expect(file.habits.map(\.identity.ordinal) == [1, 2])
        #expect(file.habits.map(\.schedule) == [.times(1, inDays: 2), .daily])
        #expect(file.habits.map(\.color) == [.iris, .stone])
        #expect(file.habits.map { $0.entries.map(\.day.text) } == [["2015-01-25"], ["2015-01-24"]])
    }

    @Test(arguments: [
        ("2015-02-30,2", LineProblem.badDay("2015-02-30")), ("2015-01-01,MAYBE", .unknownWord("MAYBE")),
        ("2015-01-01", .missingField("Value")), ("0000-01-01,2", .badDay("0000-01-01")),
    ])
    func aBrokenDayNamesFileAndLineAndIsSavedWithItsHabit(_ row: String, problem: LineProblem) throws {
        let path = "001 Meditate/Checkmarks.csv"
        let files = [("Habits.csv", list), (path, "Date,Value\n" + row)]
        let file = try ImportedFile(folder: files.map { ImportFile(path: $0.0, bytes: Array($0.1.utf8)) })
        #expect(!file.habits.isEmpty)
        #expect(file.rejected.rows == [RejectedRows.Row(file: path, line: 2, problem: problem)])
        let saved = file.rejected.saved(from: "Loop.zip", on: Day("2026-11-20")!)
        #expect(saved.name == "rejected-Loop.zip")
        let again = try ImportedFile(saved.bytes)
        #expect(again.habits.map(\.identity) == file.habits.map(\.identity))
        #expect(again.rejected.rows == file.rejected.rows)
    }
}
