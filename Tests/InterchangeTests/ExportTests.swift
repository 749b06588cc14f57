import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

@Suite struct ExportTests {
    private let day = Day("2026-11-20")!
    private let habit = RecordID(Identifier(high: 0, low: 2))

    private func sample(
        title: String = "Run, \"far\"", unit: String = "km", category: String = "Health", note: String = "two\nlines",
        reason: String = "ill"
    ) throws -> State {
        var state = State()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
        var ids: UInt64 = 10
        func run(_ command: HabitCommand) throws {
            let decision = try command.decide(in: state, now: now) {
                ids += 1
                return RecordID(Identifier(high: 0, low: ids))
            }
            ids += 1
            state.merge(decision.changes, stamp: Stamp(time: ids << 32, device: DeviceID(1)))
        }
        var run1 = Habit(id: habit)
        run1.title = title
        run1.kind = .atLeast
        run1.target = 5
        run1.unit = unit
        run1.icon = "🏃"
        run1.color = .teal
        run1.schedule = .weekdays([.monday, .friday])
        let reminder = ReminderDraft(time: TimeOfDay("09:30")!, weekdays: [.monday], text: "Go")
        try run(.add(run1, category: .named(category), reminders: [reminder]))
        try run(.setValue(habit, on: day, 2.5))
        try run(.increment(habit, on: day, by: 1.25, id: RecordID(Identifier(high: 0, low: 3))))
        try run(.setNote(habit, on: day, note))
        try run(.skip(habit, on: day.advanced(by: -1), reason: reason))
        return state
    }

    private func importFile(_ bytes: [UInt8], into state: inout State) throws -> ImportPlan {
        let plan = try ImportedFile(bytes).plan(into: state, today: day) { RecordID(Identifier(high: 9, low: 9)) }
        state.merge(plan.changes, stamp: Stamp(time: 1 << 60, device: DeviceID(2)))
        return plan
    }

    @Test func theTimeOfTheLastSyncIsInUTCToTheSecond() throws {
        let state = try sample()
        let json = try JSONValue(parsing: Export.json(state, on: day, lastSynced: 1_795_161_659_999))
        #expect(json["lastSyncedAt"] == .string("2026-11-20T08:00:59Z"))
        #expect(try JSONValue(parsing: Export.json(state, on: day))["lastSyncedAt"] == nil)
        let read = try ImportedFile(Export.json(state, on: day, lastSynced: 1_795_161_659_999))
        #expect(read == (try ImportedFile(Export.json(state, on: day))))
    }

    @Test func anExportThatLacksSomethingSaysSoAndIsReadAsAnyOther() throws {
        let state = try sample()
        let bytes = Export.json(state, on: day, incomplete: "Missing: 4 changes.")
        #expect(try JSONValue(parsing: bytes)["incomplete"] == .string("Missing: 4 changes."))
        #expect(try JSONValue(parsing: Export.json(state, on: day))["incomplete"] == nil)
        #expect(try ImportedFile(bytes) == (try ImportedFile(Export.json(state, on: day))))
    }

    @Test func aLimitOfZeroStaysOneAfterAnImport() throws {
        var state = State()
        for (number, kind, target) in [(1, HabitKind.atMost, 0.0), (2, .atMost, 2), (3, .atLeast, 5)] {
            var habit = Habit(id: RecordID(Identifier(high: 4, low: UInt64(number))))
            (habit.title, habit.kind, habit.target, habit.startDay) = ("Habit \(number)", kind, target, day)
            habit.life = 1
            state.merge(habit.changes, stamp: Stamp(time: 1 << 50, device: DeviceID(1)))
        }
        var imported = State()
        _ = try importFile(Export.json(state, on: day), into: &imported)
        #expect(imported.livingHabits.map(\.target) == [0, 2, 5])
    }

    @Test func theExportIsReadableAndComplete() throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let expected = """
            {
              "format": "daybook",
              "version": 1,
              "exportedOn": "2026-11-20",
              "settings": {
                "theme": "system",
                "firstWeekday": "mon",
                "dayEndsAt": 0
              },
              "categories": [
                {
                  "id": "0000000000000000000000000000000b",
                  "name": "Health",
                  "color": "rose"
                }
              ],
              "habits": [
                {
                  "id": "00000000000000000000000000000002",
                  "title": "Run, \\"far\\"",
                  "icon": "🏃",
                  "color": "teal",
                  "category": "0000000000000000000000000000000b",
                  "kind": "atLeast",
                  "unit": "km",
                  "target": 5,
                  "schedule": "weekdays:mon,fri",
                  "startDay": "2026-11-20",
                  "position": "V311",
                  "createdOn": "2026-11-20",
                  "reminders": [
                    {
                      "id": "0000000000000000000000000000000c",
                      "time": "09:30",
                      "weekdays": [
                        "mon"
                      ],
                      "text": "Go"
                    }
                  ],
                  "entries": [
                    {
                      "day": "2026-11-19",
                      "state": "skipped",
                      "reason": "ill"
                    },
                    {
                      "day": "2026-11-20",
                      "state": "done",
                      "total": 2.5,
                      "note": "two\\nlines",
                      "increments": [
                        {
                          "id": "00000000000000000000000000000003",
                          "amount": 1.25,
                          "at": 1795161600000
                        }
                      ]
                    }
                  ]
                }
              ]
            }

            """
        #expect(text == expected)
    }

    @Test func itsOwnExportChangesNothing() throws {
        var state = try sample()
        let (json, csv) = (Export.json(state, on: day), Export.csv(state))
        #expect(try importFile(json, into: &state).changes.isEmpty)
        #expect(try importFile(csv, into: &state).changes.isEmpty)
    }

    @Test func anotherJournalGetsTheSameRecords() throws {
        let json = Export.json(try sample(), on: day)
        var other = State()
        #expect(try importFile(json, into: &other).newEntryCount == 2)
        #expect(Export.json(other, on: day) == json)
        #expect(Export.csv(other) == Export.csv(try sample()))
        #expect(try importFile(json, into: &other).changes.isEmpty)
    }

    @Test func theTableHasARowAHabitAndDay() throws {
        let head = "habit,category,kind,unit,target,schedule,day,state,value,reason,note,habitID\r\n"
        let start = "\"Run, \"\"far\"\"\",Health,atLeast,km,5,\"weekdays:mon,fri\","
        let end = ",00000000000000000000000000000002\r\n"
        #expect(
            String(decoding: Export.csv(try sample()), as: UTF8.self)
                == head + start + "2026-11-19,skipped,,ill," + end + start + "2026-11-20,done,3.75,,\"two\nlines\""
                + end)
    }

    @Test func theTableAloneMakesHabitsAgain() throws {
        let csv = Export.csv(try sample())
        var other = State()
        #expect(try importFile(csv, into: &other).newHabitCount == 1)
        #expect(Export.csv(other) == csv)
        #expect(try importFile(csv, into: &other).changes.isEmpty)
    }

    @Test(arguments: [
        "=HYPERLINK(\"x\")", "+7 to go", "-5 minutes", "@home", "'=1", "''-1", "＝1", "it's",
        "'a",
    ])
    func theTableHoldsNoLiveFormulaAndLosesNothing(_ text: String) throws {
        var state = try sample(title: text, unit: text, category: text, note: "\t" + text, reason: text)
        let csv = Export.csv(state)
        let table = String(decoding: csv, as: UTF8.self)
        for field in table.split(whereSeparator: { ",\r\n\"".contains($0) }) {
            #expect(!"=+-@\t＝".contains(field.first!), "\(field)")
        }
        #expect(try importFile(csv, into: &state).changes.isEmpty)
        var other = State()
        #expect(try importFile(csv, into: &other).newHabitCount == 1)
        #expect(Export.csv(other) == csv)
        #expect(other.livingHabits.map(\.title) == [text])
    }

    @Test func numbersBelowNothingAreNoFormula() {
        var writer = CSVWriter()
        writer.appendRow([.plain("-2.5"), .text("-2.5")])
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "-2.5,'-2.5\r\n")
    }

    @Test(arguments: [
        (#""color": "teal""#, #""color": "mauve""#, "habits[0]", "color"),
        (#""startDay": "2026-11-20""#, #""startDay": "2026-11-31""#, "habits[0]", "startDay"),
        (#""startDay": "2026-11-20""#, #""startDay": "0001-01-01""#, "habits[0]", "startDay"),
        (#""schedule": "weekdays:mon,fri""#, #""schedule": "sometimes""#, "habits[0]", "schedule"),
        (#""target": 5"#, #""target": "five""#, "habits[0]", "target"),
        (#""id": "00000000000000000000000000000003""#, #""id": "xyz""#, "habits[0].entries[1].increments[0]", "id"),
        (#""state": "skipped""#, #""state": "lost""#, "habits[0].entries[0]", "state"),
        (#""day": "2026-11-19""#, #""day": 5"#, "habits[0].entries[0]", "day"),
        (#""total": 2.5"#, #""total": 1e300"#, "habits[0].entries[1]", "total"),
        (#""time": "09:30""#, #""time": "25:00""#, "habits[0].reminders[0]", "time"),
        (#""title": "Run, \"far\"""#, #""title": " ""#, "habits[0]", "title"),
    ])
    func aWrongFieldIsNamed(_ validated: String, wrong: String, record: String, field: String) throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let broken = text.replacing(validated, with: wrong)
        #expect(broken != text)
        #expect(failures(in: broken) == [.badField(record: record, field: field)])
    }

    @Test func aLaterVersionIsRefusedPlainly() {
        #expect(throws: ImportFailure.newerVersion) {
            try ImportedFile(Array(#"{"format":"daybook","version":2}"#.utf8))
        }
    }
}
