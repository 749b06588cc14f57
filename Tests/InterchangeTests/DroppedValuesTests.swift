import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

/// Values of other programs' files that no record here can have are counted.
@Suite struct DroppedValuesTests {
    private func plan(_ text: String) throws -> ImportPlan {
        var next: UInt64 = 1
        return try ImportedFile(Array(text.utf8)).plan(into: State(), today: Day("2026-11-20")!) {
            next += 1
            return TaskWorld.id(next)
        }
    }

    @Test func aDueDayOnWhichATaskDoesNotRepeatIsMovedAndCounted() throws {
        let moved = try plan("a due:2026-11-20 rrule:FREQ=WEEKLY;BYDAY=MO\nb due:2026-11-23 rrule:FREQ=WEEKLY;BYDAY=MO")
        #expect(moved.movedDueCount == 1)
        let days = moved.changes.filter { $0.field == "dueDay" }.map(\.value)
        #expect(days == [.integer(Int64(Day("2026-11-23")!.number)), .integer(Int64(Day("2026-11-23")!.number))])
    }

    @Test func partsOfATaskBeyondItsLimitsOrOfNoTaskAreCounted() throws {
        let tags = (1...TaskLimits.tags + 2).map { "@t\($0)" }.joined(separator: " ")
        #expect(try plan("(A) a \(tags)").omittedPartCount == 2)
        #expect(try plan("(A) a id:1 after:2\n(B) b id:3 after:1").omittedPartCount == 1)
    }

    @Test func aTaskIsAPartOfTheOneThatNamesItAsSuch() throws {
        let text = calendar(
            """
            UID:1
            SUMMARY:Move
            RELATED-TO;RELTYPE=CHILD:2
            RELATED-TO;RELTYPE=CHILD:3
            RELATED-TO;RELTYPE=CHILD:4
            END:VTODO
            BEGIN:VTODO
            UID:2
            SUMMARY:Pack
            END:VTODO
            BEGIN:VTODO
            UID:3
            SUMMARY:Buy boxes
            RELATED-TO:2
            """)
        let read = try readTasks(text)
        #expect(read.tasks.map(\.parentKey) == [nil, "1", "2"])
        #expect(read.warnings == [ImportWarning(.notUnderstood, count: 2, line: 7)])
    }

    @Test func aSecondRuleIsToldAsOne() throws {
        let read = try readTasks(calendar("UID:1\nSUMMARY:a\nDUE:20261120T000000\nRRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY"))
        #expect(read.warnings == [ImportWarning(.badRepetition, count: 1, line: 8)])
    }

    @Test(arguments: ["due:2026-12-01", "time:10:00", "wait:2026-12-01", "t:2026-11-02"])
    func aSecondValueOfALineIsNotToldAsAMissingDay(_ word: String) throws {
        let read = try readTasks("a due:2026-11-20 time:09:00 wait:2026-11-01 t:2026-11-01 \(word)")
        #expect(read.warnings == [ImportWarning(.notUnderstood, count: 1, line: 1)])
        #expect(read.tasks[0].foreign == word)
    }

    @Test func commentsOnAProjectAreCounted() throws {
        let read = try readTasks(todoistHeader + "note,Plan B,,,,,,,,,,\ntask,a,,4,1,,,,,,,\nnote,Twice,,,,,,,,,,\n")
        #expect(read.tasks.map(\.note) == ["Twice"])
        #expect(read.warnings == [ImportWarning(.looseNotes, count: 1, line: 2)])
    }

    private func loop(_ type: Int64, _ days: [(habit: Int64, value: Int64)]) throws -> ImportedFile {
        try ImportedFile(
            database: DatabaseTables(
                version: 24,
                tables: [
                    DatabaseTable(
                        name: "Habits", columns: ["id", "name", "type", "target_value"],
                        rows: [[.integer(1), .text("Read"), .integer(type), .real(5)]]),
                    DatabaseTable(
                        name: "Repetitions", columns: ["habit", "timestamp", "value"],
                        rows: days.enumerated().map {
                            [.integer($1.habit), .integer(Int64($0) * 86_400_000), .integer($1.value)]
                        }),
                ]))
    }

    @Test func valuesThatLoopDoesNotWriteAreListed() throws {
        let check = try loop(0, [(1, 2), (1, 7), (1, 0), (9, 2), (1, 3)])
        #expect(check.habits[0].entries.map(\.state) == [.done, .skipped])
        #expect(
            check.rejected.rows.map(\.failure) == [
                .badDatabase(table: "Repetitions", row: 4, .badValue("habit")),
                .badDatabase(table: "Repetitions", row: 2, .badValue("value")),
            ])
        let measure = try loop(1, [(1, 7000), (1, -5), (1, -1)])
        #expect(measure.habits[0].entries.map(\.value) == [7])
        #expect(measure.rejected.rows.map(\.line) == [2])
    }
}
