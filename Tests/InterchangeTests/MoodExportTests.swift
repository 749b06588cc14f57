import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct MoodExportTests {
    private let day = Day("2026-11-20")!

    private func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    private func sample() throws -> State {
        var state = State()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 60)
        var time: UInt64 = 1
        func run(_ command: MoodCommand) throws {
            time += 1
            let decision = try command.decide(in: state, now: now)
            state.merge(decision.changes, stamp: Stamp(time: time << 32, device: DeviceID(1)))
        }
        var rex = Subject(id: id(2))
        (rex.name, rex.birthday, rex.icon, rex.color) = ("Rex", Day("2020-03-01"), "🐕", .amber)
        try run(.addSubject(rex))
        var entry = MoodEntry(id: id(3))
        (entry.subject, entry.mood, entry.note) = (id(2), .anxious, "A \"storm\"\nall night")
        try run(.log(entry, MoodDetails(tags: ["Walk", "thunder"])))
        entry = MoodEntry(id: id(4))
        entry.mood = .great
        try run(.log(entry, MoodDetails(feelings: [.grateful, .relaxed])))
        try run(.dismiss(AdviceCause(rule: .silence, subject: nil, key: [9])))
        return state
    }

    private func importFile(_ bytes: [UInt8], into state: inout State) throws -> ImportPlan {
        let plan = try ImportedFile(bytes).plan(into: state, today: day) { id(9) }
        state.merge(plan.changes, stamp: Stamp(time: 1 << 60, device: DeviceID(2)))
        return plan
    }

    @Test func theExportHasPetsAndMoodsWithAllTheyHave() throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let expected = """
              "pets": [
                {
                  "id": "00000000000000000000000000000002",
                  "name": "Rex",
                  "species": "dog",
                  "birthday": "2020-03-01",
                  "icon": "🐕",
                  "color": "amber",
                  "position": "V311",
                  "createdOn": "2026-11-20"
                }
              ],
              "moods": [
                {
                  "id": "00000000000000000000000000000003",
                  "subject": "00000000000000000000000000000002",
                  "mood": "anxious",
                  "note": "A \\"storm\\"\\nall night",
                  "at": 1795161600000,
                  "offset": 60,
                  "day": "2026-11-20",
                  "tags": [
                    "thunder",
                    "Walk"
                  ]
                },
                {
                  "id": "00000000000000000000000000000004",
                  "mood": "great",
                  "at": 1795161600000,
                  "offset": 60,
                  "day": "2026-11-20",
                  "feelings": [
                    "grateful",
                    "relaxed"
                  ]
                }
              ],
              "dismissedAdvice": [
                "15090009"
              ]
            }

            """
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test func itsOwnExportChangesNothingAndAnotherJournalGetsTheSameRecords() throws {
        var state = try sample()
        let json = Export.json(state, on: day)
        #expect(try importFile(json, into: &state).changes.isEmpty)
        var other = State()
        let plan = try importFile(json, into: &other)
        #expect(plan.newSubjectCount == 1 && plan.newMoodCount == 2)
        #expect(Export.json(other, on: day) == json)
    }

    @Test(arguments: [
        (#""name": "Rex""#, #""name": " ""#, "pets[0]", "name"),
        (#""species": "dog""#, #""species": "dragon""#, "pets[0]", "species"),
        (#""birthday": "2020-03-01""#, #""birthday": "0001-01-01""#, "pets[0]", "birthday"),
        (#""mood": "anxious""#, #""mood": "great""#, "moods[0]", "mood"),
        (#""mood": "anxious""#, #""mood": "purple""#, "moods[0]", "mood"),
        (#""day": "2026-11-20""#, #""day": null"#, "moods[0]", "day"),
        (#""at": 1795161600000"#, #""at": 9223372036854775807"#, "moods[0]", "at"),
        (#""offset": 60"#, #""offset": 9999"#, "moods[0]", "offset"),
        (#""thunder""#, #""""#, "moods[0].tags[0]", ""),
        (#""grateful""#, #""hungry""#, "moods[1].feelings[0]", ""),
        (#""15090009""#, #""02090009""#, "dismissedAdvice[0]", ""),
    ])
    func aWrongFieldIsNamed(_ sound: String, wrong: String, record: String, field: String) throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let broken = text.replacing(sound, with: wrong)
        #expect(broken != text)
        // What stands in other places, too, and what belongs to it is named after it.
        #expect(failures(in: broken).first == .badField(record: record, field: field))
    }
}
