import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// The question about open subtasks counts the ones that block completion.
@Suite struct TaskQuestionTests {
    /// "Move" repeats daily from today, with the subtask "Pack", which has the subtask "Fold".
    private func journey() throws -> (WebSession, time: RecordID, parts: [RecordID]) {
        var journey = WebSession()
        let move = try journey.addTask(1, "Move") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-20"), try? Repetition(code: "FREQ=DAILY"))
        }
        let pack = try journey.addTask(2, "Pack") { $0.parent = move }
        let fold = try journey.addTask(3, "Fold") { $0.parent = pack }
        let ids = [move, pack, fold].compactMap { TaskItem.id(of: $0, on: Day("2026-11-20")!) }
        return (journey, ids[0], Array(ids.dropFirst()))
    }

    private func question(_ id: RecordID, in journey: inout WebSession) -> WebSession.Page {
        journey.post(.tasks(.change(id)), [("do", "complete"), ("back", "/tasks")])
    }

    @Test func theOpenPartsOfATimeAreCounted() throws {
        var (journey, time, parts) = try journey()
        #expect(question(time, in: &journey).has("2 subtasks"))
        try journey.keep(.complete(parts[1]))
        #expect(question(time, in: &journey).has("1 subtask still"))
    }

    @Test func aPartWhoseTimesAreOverIsNotCounted() throws {
        var journey = WebSession()
        let move = try journey.addTask(1, "Move")
        try journey.addTask(2, "Pack") { $0.parent = move }
        let ended = try journey.addTask(3, "Water") {
            ($0.parent, $0.dueDay) = (move, Day("2026-11-20"))
            $0.repetition = try? Repetition(code: "FREQ=DAILY;COUNT=1")
        }
        let time = try #require(TaskItem.id(of: ended, on: Day("2026-11-20")!))
        try journey.keep(.complete(time))
        #expect(question(move, in: &journey).has("1 subtask still"))
    }

    @Test func whereNothingIsAskedAnyMoreTheTaskIsShown() throws {
        var (journey, time, _) = try journey()
        _ = journey.post(.tasks(.change(time)), [("do", "complete"), ("parts", "complete")])
        let page = journey.open(.tasks(.complete(time, back: "/tasks")))
        #expect(page.status == 303 && page.response.location == TaskPageRoute.one(time).url)
        let gone = RecordID(Identifier(high: 9, low: 9))
        #expect(journey.open(.tasks(.complete(gone))).status == 404)
    }
}
