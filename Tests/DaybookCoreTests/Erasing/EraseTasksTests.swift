import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct EraseTasksTests {
    /// Two similar tasks, "Secret" and "Kept": each repeats, has a completed occurrence and all kinds of parts, and
    /// waits for the other's "… first".
    private func desk() throws -> Desk {
        var desk = Desk()
        for (number, name): (UInt64, String) in [(1, "Secret"), (11, "Kept")] {
            try desk.add(number + 1, name + " first")
            try desk.add(number, name) {
                ($0.dueDay, $0.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY"))
                ($0.tags, $0.blockers) = (["tag"], [id(number + 1)])
                $0.links = [TaskLinkDraft(url: "https://example.org")]
                $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 30))]
            }
            try desk.add(number + 2, name + " part") { $0.parent = id(number) }
            try desk.run(.spend(time(number, "2026-11-20"), minutes: 5, session: id(number + 3)))
            try desk.run(.complete(time(number, "2026-11-20"), parts: .leave))
        }
        return desk
    }

    /// The ids of all records that belong to tasks.
    private func records(_ desk: Desk) -> Set<RecordID> {
        let state = desk.state
        let items = state.tasks.rows.map { $0.id } + state.taskTags.rows.map { $0.id }
        let edges = state.taskBlockers.rows.map { $0.id } + state.taskLinks.rows.map { $0.id }
        return Set(items + edges + state.taskReminders.rows.map { $0.id } + state.taskSessions.rows.map { $0.id })
    }

    /// The erasing decision for some records.
    private func erased(_ records: some Sequence<RecordID>) -> Decision {
        Decision(JournalAction.erase, records.sorted().map { Erasures.change(erasing: $0) })
    }

    @Test func nothingIsErasedOfTasksThatLive() throws {
        let plan = ErasePlan(try desk().state)
        #expect(plan.count == 0 && plan.tasks == [] && plan.decision.changes == [])
    }

    @Test func aDeletedTaskGoesWithAllThatBelongsToItAndTheOtherStays() throws {
        var desk = try desk()
        try desk.run(.delete([id(1)]))
        let plan = ErasePlan(desk.state)
        #expect(plan.tasks.sorted() == ["Secret", "Secret part"])
        var wanted: Set<RecordID> = [id(1), id(3), id(4), time(1, "2026-11-20")]
        wanted.insert(try #require(TaskTag.id(of: id(1), "tag")))
        wanted.insert(try #require(TaskBlocker.id(of: id(1), waitingFor: id(2))))
        for link in desk.state.taskLinks.rows where link.task == id(1) { wanted.insert(link.id) }
        for reminder in desk.state.taskReminders.rows where reminder.task == id(1) { wanted.insert(reminder.id) }
        #expect(wanted.count == 8)
        #expect(plan.count == 8 && plan.decision == erased(wanted))
        #expect(records(desk).isSuperset(of: wanted))
    }

    @Test func whatWaitedForADeletedTaskWaitsNoMore() throws {
        var desk = try desk()
        try desk.run(.delete([id(2)]))
        let edge = try #require(TaskBlocker.id(of: id(1), waitingFor: id(2)))
        #expect(ErasePlan(desk.state).decision == erased([id(2), edge]))
    }

    @Test func aDeletedLinkGoesAlone() throws {
        var desk = try desk()
        let link = try #require(desk.state.links(of: id(1)).first)
        var draft = try desk.draft(id(1))
        draft.links = []
        try desk.run(.edit(id(1), draft))
        let plan = ErasePlan(desk.state)
        #expect(plan.tasks == [] && plan.decision == erased([link.id]))
    }

    @Test func aTagABlockerAReminderAndASessionThatWereTakenAwayGoAlone() throws {
        var desk = try desk()
        let reminder = try #require(desk.state.taskReminders(of: id(1)).first)
        let tag = try #require(TaskTag.id(of: id(1), "tag"))
        let edge = try #require(TaskBlocker.id(of: id(1), waitingFor: id(2)))
        var draft = try desk.draft(id(1))
        (draft.tags, draft.blockers, draft.reminders) = ([], [], [])
        try desk.run(.edit(id(1), draft))
        try desk.run(.deleteSession(id(4)))
        #expect(ErasePlan(desk.state).decision == erased([reminder.id, tag, edge, id(4)]))
    }

    @Test func aTaskThatCameBackIsNotErased() throws {
        var desk = try desk()
        try desk.run(.delete([id(1)]))
        desk.undo()
        #expect(ErasePlan(desk.state).count == 0)
    }

    @Test func aTaskWhoseAdditionWasUndoneIsErasedWithoutATitle() throws {
        var desk = Desk()
        try desk.add(1, "Oops")
        desk.undo()
        let plan = ErasePlan(desk.state)
        #expect(plan.tasks == [] && plan.decision == erased([id(1)]))
    }
}
