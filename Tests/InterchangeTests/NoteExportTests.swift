import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct NoteExportTests {
    private let day = Day("2026-11-20")!

    private func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    private func sample() throws -> State {
        var state = State()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 60)
        var time: UInt64 = 1
        func run(_ command: NoteCommand) throws {
            time += 1
            let decision = try command.decide(in: state, now: now) { id(9) }
            state.merge(decision.changes, stamp: Stamp(time: time << 32, device: DeviceID(1)))
        }
        try run(.add(Note(id: id(1), "A \"storm\"\nall night")))
        try run(.add(Note(id: id(2), "=1+1"), at: RecordTime(day: Day("2026-11-18"))))
        try run(.add(Note(id: id(3), "Secret")))
        try run(.delete(id(3)))
        return state
    }

    @Test func exportHasNotesWithAllTheyHave() throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let expected = """
              "notes": [
                {
                  "id": "00000000000000000000000000000002",
                  "text": "=1+1",
                  "day": "2026-11-18"
                },
                {
                  "id": "00000000000000000000000000000001",
                  "text": "A \\"storm\\"\\nall night",
                  "day": "2026-11-20",
                  "at": 1795161600000,
                  "offset": 60
                }
              ]
            """
        #expect(text.contains(expected), "\(text)")
        #expect(!text.contains("Secret"))
    }

    @Test func importedExportGivesTheSameExportAndIsNewOnlyOnce() throws {
        let bytes = Export.json(try sample(), on: day)
        var state = State()
        func importFile() throws -> ImportPlan {
            let plan = try ImportedFile(bytes).plan(into: state, today: day) { id(9) }
            state.merge(plan.changes, stamp: Stamp(time: 1 << 60, device: DeviceID(2)))
            return plan
        }
        #expect(try importFile().newNoteCount == 2)
        #expect(Export.json(state, on: day) == bytes)
        let again = try importFile()
        #expect(again.changes.isEmpty && again.existingNoteCount == 2)
    }

    @Test func noteThatWasDeletedHereIsLeftOutUnlessItIsRestored() throws {
        let bytes = Export.json(try sample(), on: day)
        var state = try sample()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 60)
        let decision = try NoteCommand.delete(id(1)).decide(in: state, now: now) { id(9) }
        state.merge(decision.changes, stamp: Stamp(time: 1 << 59, device: DeviceID(1)))
        let plan = try ImportedFile(bytes).plan(into: state, today: day) { id(9) }
        #expect(plan.deletedNoteCount == 1 && plan.changes.isEmpty)
        let restoring = try ImportedFile(bytes).plan(into: state, today: day, restoresDeleted: true) { id(9) }
        #expect(restoring.newNoteCount == 1)
    }

    @Test(arguments: ["\"text\": \"\", \"day\": \"2026-11-20\"", "\"text\": \"Snow\"", "\"day\": \"2026-11-20\""])
    func noteWithoutATextOrADayIsRefused(_ fields: String) {
        let file = "{\"format\": \"daybook\", \"version\": 1, \"notes\": [{\"id\": \"b1\", \(fields)}]}"
        #expect(throws: ImportFailure.self) { try ImportedFile(Array(file.utf8)) }
    }
}
