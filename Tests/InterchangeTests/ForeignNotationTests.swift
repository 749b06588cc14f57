import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Notations, dialects and languages of other programs.
@Suite struct ForeignNotationTests {
    private func read(_ text: String, _ context: ImportContext = ImportContext()) throws -> ImportedFile {
        try ImportedFile(Array(text.utf8), context)
    }

    private func tasks(_ text: String, _ context: ImportContext = ImportContext()) throws -> ImportedTasks {
        try #require(try read(text, context).tasks)
    }

    @Test(arguments: [
        ("25 Juli 2026, 14:21", 7), ("1 Mai 2026, 14:21", 5), ("1 März 2026, 14:21", 3), ("24 févr. 2026, 14:21", 2),
        ("3 août 2026, 14:21", 8), ("6 октября 2026 г., 14:21", 10), ("6 paź 2026, 14:21", 10),
        ("6 lip 2026, 14:21", 7), ("6 juil. 2026, 14:21", 7), ("6 juin 2026, 14:21", 6),
        ("6 de mayo de 2026, 14:21", 5),
        ("6 giu 2026, 14:21", 6), ("6 dez. 2026, 14:21", 12), ("6 мая 2026, 14:21", 5), ("6 листопада 2026, 14:21", 11),
    ])
    func monthsAreReadInTheLanguageOfThePhone(_ text: String, month: Int) throws {
        let moment = try #require(WorkoutDates.moment(text))
        #expect(moment.day.month == month && moment.time == TimeOfDay("14:21"))
    }

    private func hevy(_ start: String, _ rest: String = ",0,normal,100,5,8") -> String {
        "title,start_time,end_time,description,exercise_title,superset_id,set_index,set_type,weight_kg,reps,rpe\n"
            + "A,\"\(start)\",,,Squat\(rest)\nA,\"1 Jan 2026, 10:00\",,,Squat,,0,normal,100,5,8\n"
    }

    @Test func dateThatCannotBeReadIsNotOneThatDoesNotExist() throws {
        let foreign = try read(hevy("25 Juillembre 2026, 14:21").replacing("Juillembre", with: "Xyz"))
        #expect(
            foreign.rejected.rows.map { $0.failure } == [
                .badLine(file: "", line: 2, .unreadDay("25 Xyz 2026, 14:21"))
            ])
        let impossible = try read(hevy("31 Feb 2026, 14:21"))
        #expect(
            impossible.rejected.rows.map { $0.failure } == [
                .badLine(file: "", line: 2, .badDay("31 Feb 2026, 14:21"))
            ])
    }

    @Test func valuesOfSetsThatAreRoundedOrLeftOutAreCounted() throws {
        let file = try read(hevy("1 Jan 2026, 10:00", ",1,0,normal,100,5,8.5"))
        let workout = try #require(file.workouts.first)
        #expect(workout.sets.map { $0.repsInReserve } == [2, 2])
        #expect(workout.roundedCount == 1 && workout.otherCount == 1 && workout.unreadCount == 0)
        let weak = try read(hevy("1 Jan 2026, 10:00", ",,0,normal,100,5,5"))
        #expect(weak.workouts.map { $0.unreadCount } == [1])
    }

    @Test(arguments: [
        "2026-01-31 23:59,61.1\n2026-02-01 13:59,60.0", "dateTime,weight\n2026-01-31 23:59,61.1",
        "2026-01-31 Shop\n    expenses:food  5 EUR\n    assets:cash",
        "2026-01-01 12:00:00 INFO started +job\n2026-01-01 12:00:01 INFO ended +job",
        "2026-01-01 Slept well\n2026-01-02 Rain", "2026-01-31 61.1 due:2026-02-01\n2026-02-01 61.2\n2026-02-02 61.0",
    ])
    func tableLogOrLedgerIsNoListOfTasks(_ text: String) {
        #expect(ImportFormat.detect(Array(text.utf8)) == nil)
        #expect(!BankFile.recognises(Array(text.utf8)))
    }

    @Test(arguments: [
        #"{"a": [{"day": "2026-01-02", "payee": "Lidl", "amount": "-5.00"}, {"day": "2026-01-03", "am"#,
        "[2026-01-02,Lidl,-5.00\n2026-01-03,Aldi,-6.00\n",
    ])
    func jsonThatIsCutOffIsIncompleteAndNoTable(_ text: String) throws {
        let bytes = Array(text.utf8)
        #expect(!BankFile.recognises(bytes) && !BankFile.isTable(bytes))
        guard text.hasPrefix("{") else { return }
        #expect(throws: ImportFailure.badJSON(line: 1, column: bytes.count + 1, .truncated)) {
            try ImportedFile(bytes)
        }
    }

    @Test func tableOfDaysAndNumbersIsNoStatement() {
        let weights = "date,weight\n" + (10...28).map { "2026-01-\($0),61.\($0)" }.joined(separator: "\n")
        #expect(!BankFile.recognises(Array(weights.utf8)))
        let values = weights.replacing("date,weight", with: "Date,Value")
        #expect(!BankFile.recognises(Array(values.utf8)))
        #expect(BankFile.recognises(Array("2026-01-02,Lidl,-5.00\n2026-01-03,Aldi,-6.00\n".utf8)))
    }

    @Test(arguments: [
        "x 2026-06-30 (C) 2026-06-21 Send letters", "x (C) 2026-06-30 2026-06-21 Send letters",
        "x 2026-06-30 2026-06-21 (C) Send letters", "x 2026-06-30 2026-06-21 Send letters pri:C",
    ])
    func priorityOfADoneTaskIsReadWhereverEditorsPutIt(_ line: String) throws {
        let task = try #require(try tasks(line).tasks.first)
        #expect(task.title == "Send letters" && task.priority == .medium)
        #expect(task.closedOn == Day("2026-06-30") && task.createdOn == Day("2026-06-21"))
    }

    private func taskwarrior(_ fields: String) -> String {
        #"[{"uuid":"1","status":"pending","description":"a",\#(fields)}]"#
    }

    @Test func fieldsOfAnotherTypeAreReadOrKeptAndTold() throws {
        let text = try tasks(taskwarrior(#""annotations":"Made with love""#))
        #expect(text.tasks.map(\.note) == ["Made with love"] && text.warnings == [])
        let other = try tasks(taskwarrior(#""project":7,"tags":["a",1],"priority":true"#))
        #expect(other.warnings.map(\.kind) == [.notUnderstood] && other.warnings.map(\.count) == [3])
        #expect(other.tasks.map(\.foreign) == [#"{"project":7,"priority":true,"tags":["a",1]}"#])
    }

    @Test func datesInOtherNotationsAreReadOrToldAsSuch() throws {
        let context = ImportContext(offset: { _ in 60 })
        func due(_ value: String) throws -> ImportedDateTime? {
            try tasks(taskwarrior("\"due\":\(value)"), context).tasks.first?.due
        }
        let evening = ImportedDateTime(try #require(Day("2026-12-26")), TimeOfDay("20:33"))
        // A time with a zone is that moment; one without is the wall clock's.
        for text in ["20261226T193354Z", "2026-12-26T19:33:54Z", "2026-12-26T20:33:54+01:00", "2026-12-26T20:33:54"] {
            #expect(try due("\"\(text)\"") == evening)
        }
        #expect(try tasks(taskwarrior(#""due":"soon""#)).warnings.map(\.kind) == [.unreadDates])
        #expect(try tasks(taskwarrior(#""due":1798313634"#)).warnings.map(\.kind) == [.unreadDates])
        #expect(try tasks(taskwarrior(#""due":"20260230T000000Z""#)).warnings.map(\.kind) == [.badDay])
    }

    @Test(arguments: ["下午3:05", "3:05 μ.μ.", "오후 3:05", "3:05 PM", "15.05"])
    func halvesOfTheDayAreReadInTheLanguageOfThePhone(_ text: String) {
        #expect(DaylioTime.read(text) == TimeOfDay("15:05"))
    }
}
