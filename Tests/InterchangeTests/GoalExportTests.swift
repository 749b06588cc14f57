import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct GoalExportTests {
    private let day = Day("2026-11-20")!

    private func sample() throws -> State {
        var state = State()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
        var ids: UInt64 = 10
        func run(_ command: GoalCommand) throws {
            let decision = try command.decide(in: state, now: now) {
                ids += 1
                return RecordID(Identifier(high: 0, low: ids))
            }
            ids += 1
            state.merge(decision.changes, stamp: Stamp(time: ids << 32, device: DeviceID(1)))
        }
        var goal = Goal(id: RecordID(Identifier(high: 0, low: 2)))
        goal.title = "Lose, \"slowly\""
        (goal.startValue, goal.target, goal.unit, goal.icon) = (82, 74.5, "kg", "⚖️")
        goal.deadline = Day("2027-03-01")
        try run(.add(goal, milestones: ["Half"]))
        try run(.completeMilestone(RecordID(Identifier(high: 0, low: 11))))
        var progress = GoalProgress(id: RecordID(Identifier(high: 0, low: 3)))
        (progress.goal, progress.value, progress.note) = (goal.id, 80.5, "two\nlines")
        progress.day = day.advanced(by: -1)
        try run(.addProgress(progress))
        return state
    }

    private func importFile(_ bytes: [UInt8], into state: inout State) throws -> ImportPlan {
        let plan = try ImportedFile(bytes).plan(into: state, today: day) { RecordID(Identifier(high: 9, low: 9)) }
        state.merge(plan.changes, stamp: Stamp(time: 1 << 60, device: DeviceID(2)))
        return plan
    }

    @Test func theExportHasGoalsWithAllTheyHave() throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let expected = """
              "goals": [
                {
                  "id": "00000000000000000000000000000002",
                  "title": "Lose, \\"slowly\\"",
                  "icon": "⚖️",
                  "color": "stone",
                  "measure": "amount",
                  "unit": "kg",
                  "startValue": 82,
                  "target": 74.5,
                  "startDay": "2026-11-20",
                  "deadline": "2027-03-01",
                  "position": "V311",
                  "createdOn": "2026-11-20",
                  "milestones": [
                    {
                      "id": "0000000000000000000000000000000b",
                      "title": "Half",
                      "doneOn": "2026-11-20",
                      "position": "VC11"
                    }
                  ],
                  "progress": [
                    {
                      "id": "00000000000000000000000000000003",
                      "day": "2026-11-19",
                      "value": 80.5,
                      "note": "two\\nlines",
                      "at": 1795161600000
                    }
                  ]
                }
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
        #expect(try importFile(json, into: &other).newGoalCount == 1)
        #expect(Export.json(other, on: day) == json)
    }

    @Test(arguments: [
        (#""measure": "amount""#, #""measure": "luck""#, "goals[0]", "measure"),
        (#""title": "Lose, \"slowly\"""#, #""title": " ""#, "goals[0]", "title"),
        (#""deadline": "2027-03-01""#, #""deadline": "0001-01-01""#, "goals[0]", "deadline"),
        (#""target": 74.5"#, #""target": 1e10"#, "goals[0]", "target"),
        (#""title": "Half""#, #""title": """#, "goals[0].milestones[0]", "title"),
        (#""doneOn": "2026-11-20""#, #""doneOn": "soon""#, "goals[0].milestones[0]", "doneOn"),
        (#""day": "2026-11-19""#, #""day": null"#, "goals[0].progress[0]", "day"),
        (#""value": 80.5"#, #""value": -1e10"#, "goals[0].progress[0]", "value"),
        (#""id": "00000000000000000000000000000003""#, #""id": "x""#, "goals[0].progress[0]", "id"),
    ])
    func aWrongFieldIsNamed(_ validated: String, wrong: String, record: String, field: String) throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let broken = text.replacing(validated, with: wrong)
        #expect(broken != text)
        #expect(failures(in: broken) == [.badField(record: record, field: field)])
    }
}
