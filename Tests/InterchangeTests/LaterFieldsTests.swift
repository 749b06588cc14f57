import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

/// Fields of a later version, and values that this one cannot read, in an export and its import.
@Suite struct LaterFieldsTests {
    private let day = Day("2026-11-20")!
    private let habit = TaskWorld.id(1)

    private func folded(_ changes: [Change], into state: State = State()) -> State {
        var state = state
        state.merge(Changes(changes), stamp: Stamp(time: Stamp.clock(at: 1_795_161_600_000), device: DeviceID(1)))
        return state
    }

    private func sample(_ more: [Change]) -> State {
        folded(
            [
                Change("habits", habit, "life", .integer(1)), Change("habits", habit, "title", .text("Read")),
                Change("habits", habit, "position", .text("V")),
                Change("habits", habit, "createdOn", .integer(Int64(day.number))),
            ] + more)
    }

    private func plan(_ json: [UInt8], into state: State) throws -> ImportPlan {
        try ImportedFile(json).plan(into: state, today: day) { TaskWorld.id(9000) }
    }

    @Test func fieldsOfALaterVersionAreExportedAndImported() throws {
        let other = TaskWorld.id(2)
        let later = [
            Change("habits", habit, "mentor", .bytes([1, 2])), Change("orbits", other, "life", .integer(1)),
            Change("orbits", other, "name", .text("Io")), Change("orbits", other, "period", .real(1.77)),
            Change("orbits", other, "rank", .integer(-3)),
        ]
        let gone = [
            Change("orbits", TaskWorld.id(3), "life", .integer(2)),
            Change("orbits", TaskWorld.id(3), "name", .text("Gone")),
            Change("habits", TaskWorld.id(4), "life", .integer(2)),
            Change("habits", TaskWorld.id(4), "mentor", .text("x")),
        ]
        let state = sample(later + gone)
        #expect(state.laterFields == later)
        let json = Export.json(state, on: day)
        let copy = folded(try plan(json, into: State()).changes)
        #expect(copy.laterFields == later)
        #expect(Export.json(copy, on: day) == json)
        #expect(try plan(json, into: state).changes == [])
    }

    @Test func fieldsThatThisVersionKnowsBecomeThoseOfTheirRecords() throws {
        let note = TaskWorld.id(7)
        let fields = [
            Change("habits", habit, "note", .text("Why not?")), Change("habits", habit, "kind", .text("odd")),
            Change("notes", note, "text", .text("Hello")), Change("notes", note, "day", .integer(Int64(day.number))),
            Change("erased", habit, "x", .integer(1)),
        ]
        let members = fields.map { LaterFields.json($0).text }.joined(separator: ",")
        let text = String(decoding: Export.json(sample([]), on: day), as: UTF8.self)
        let end = try #require(text.lastIndex(of: "}"))
        let json = text[..<end] + ", \"laterFields\": [\(members), 5]}"
        #expect(
            failures(in: String(json)) == [
                .badField(record: "laterFields[1]", field: "kind"), .badField(record: "laterFields[4]", field: ""),
                .badField(record: "laterFields[5]", field: ""),
            ])
        let copy = folded(try plan(Array(json.utf8), into: State()).changes)
        #expect(copy.habit(habit)?.note == "Why not?" && copy.laterFields == [])
        #expect(copy.notes.rows.map { $0.text } == ["Hello"])
    }

    @Test func aValueThatThisVersionCannotReadIsExportedAndNamedByTheImport() throws {
        let odd = [
            ("startDay", Value.integer(1_000_000_000)), ("schedule", .text("moonlit")),
        ]
        for (field, value) in odd {
            let state = sample([Change("habits", habit, field, value)])
            let json = String(decoding: Export.json(state, on: day), as: UTF8.self)
            #expect(failures(in: json) == [.badField(record: "habits[0]", field: field)])
            #expect(folded(try plan(Array(json.utf8), into: State()).changes).habits.rows.map(\.title) == ["Read"])
        }
    }

    @Test func choicesOfALaterVersionAreExportedAndImported() throws {
        let task = TaskWorld.id(2)
        let later = [
            Change("habits", habit, "color", .text("ultraviolet")), Change("habits", habit, "kind", .text("orbit")),
            Change("habits", habit, "unit", .text("turns")), Change("habits", habit, "target", .real(3)),
            Change("tasks", task, "life", .integer(1)), Change("tasks", task, "title", .text("Fly")),
            Change("tasks", task, "status", .text("orbiting")),
        ]
        let state = sample(later)
        let json = Export.json(state, on: day)
        #expect(try ImportedFile(json).rejected.rows.isEmpty)
        let copy = folded(try plan(json, into: State()).changes)
        #expect(later.allSatisfy { copy.stamp(of: $0) != .never })
        for text in [json, Export.json(copy, on: day)].map({ String(decoding: $0, as: UTF8.self) }) {
            for part in [
                "choice\": \"ultraviolet", "color\": \"ultraviolet", "kind\": \"orbit", "unit\": \"turns",
                "status\": \"orbiting",
            ] {
                #expect(text.contains("\"" + part + "\""), "\(part)")
            }
        }
    }

    /// Two versions side by side: the later one knows the choice as one of its own, and reads it back from the export of this one.
    @Test func aLaterVersionReadsItsChoicesFromTheExportOfThisOne() throws {
        let state = sample([Change("habits", habit, "kind", .text("orbit"))])
        let text = String(decoding: Export.json(state, on: day), as: UTF8.self)
        #expect(text.contains("\"kind\": \"orbit\""))
        // The fields that this version knows stand for those that the later one does.
        let known = text.replacing("orbit", with: "atLeast")
        #expect(try ImportedFile(Array(known.utf8)).rejected.rows.isEmpty)
        #expect(folded(try plan(Array(known.utf8), into: State()).changes).habit(habit)?.kind == .atLeast)
    }

    @Test func aChoiceThatTheDocumentDoesNotNameAsLaterIsNamed() throws {
        let text = String(
            decoding: Export.json(sample([Change("habits", habit, "kind", .text("orbit"))]), on: day), as: UTF8.self)
        let other = text.replacing("\"choice\": \"orbit\"", with: "\"choice\": \"moon\"")
        #expect(other != text && failures(in: other) == [.badField(record: "habits[0]", field: "kind")])
        let odd = text.replacing("\"table\": \"habits\"", with: "\"table\": 7")
        #expect(odd != text && failures(in: odd) == [.badField(record: "habits[0]", field: "kind")])
    }

    @Test func aRefusedRecordIsNamedWithItsParts() throws {
        let json = """
            {"format": "daybook", "version": 1, "habits": [
                {"id": "01", "title": "", "entries": [
                    {"day": "2026-11-20", "increments": [{"id": "05", "amount": 1}]}, {"day": "2026-11-21"}]},
                {"id": "02", "title": "Walk", "color": "mauve", "entries": 5}
            ], "accounts": [
                {"id": "03", "title": "", "transactions": [{"id": "04", "day": "2026-11-20", "amount": 5}]}
            ], "settings": 7}
            """
        let file = try ImportedFile(Array(json.utf8))
        let rows = file.rejected.rows
        #expect(rows.map(\.file) == ["settings", "habits[0]", "habits[1]", "habits[1]", "accounts[0]"])
        #expect(rows.map(\.isValue) == [false, false, true, true, false])
        #expect(rows.map(\.partCount) == [0, 3, 0, 0, 1])
        #expect(try plan(Array(json.utf8), into: State()).newHabitCount == 1)
    }

    @Test func aMoodOfAPetThatIsNotThereIsNamed() throws {
        let json = """
            {"format": "daybook", "version": 1, "moods": [
                {"id": "01", "mood": "calm", "subject": "0909", "day": "2026-11-20"},
                {"id": "02", "mood": "good", "day": "2026-11-20"}
            ]}
            """
        #expect(failures(in: json) == [.badField(record: "moods[0]", field: "subject")])
        #expect(try plan(Array(json.utf8), into: State()).newMoodCount == 1)
    }
}
