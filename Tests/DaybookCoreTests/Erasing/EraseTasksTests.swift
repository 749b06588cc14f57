import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct EraseTasksTests {
    /// Two similar tasks, "Secret" and "Kept": each repeats, has a completed occurrence and all kinds of parts, and
    /// waits for the other's "… first".
    private func device() throws -> TestDevice {
        var device = TestDevice()
        for (number, name): (UInt64, String) in [(1, "Secret"), (11, "Kept")] {
            try device.add(number + 1, name + " first")
            try device.add(number, name) {
                ($0.dueDay, $0.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY"))
                ($0.tags, $0.blockers) = (["tag"], [id(number + 1)])
                $0.links = [TaskLinkDraft(url: "https://example.org")]
                $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 30))]
            }
            try device.add(number + 2, name + " part") { $0.parent = id(number) }
            try device.run(.spend(time(number, "2026-11-20"), minutes: 5, session: id(number + 3)))
            try device.run(.complete(time(number, "2026-11-20"), subtasks: .leave))
        }
        return device
    }

    /// The ids of all records that belong to tasks.
    private func records(_ device: TestDevice) -> Set<RecordID> {
        let state = device.state
        let items = state.tasks.rows.map { $0.id } + state.taskTags.rows.map { $0.id }
        let edges = state.taskBlockers.rows.map { $0.id } + state.taskLinks.rows.map { $0.id }
        return Set(items + edges + state.taskReminders.rows.map { $0.id } + state.taskSessions.rows.map { $0.id })
    }

    /// The erasing decision for some records.
    private func erased(_ records: some Sequence<RecordID>) -> Decision {
        Decision(JournalAction.erase, records.sorted().map { Erasures.change(erasing: $0) })
    }

    @Test func livingTasksAreNotErased() throws {
        let plan = ErasePlan(try device().state)
        #expect(plan.count == 0 && plan.tasks == [] && plan.decision.changes == [])
    }

    @Test func aDeletedTaskGoesWithAllThatBelongsToItAndTheOtherStays() throws {
        var device = try device()
        try device.run(.delete([id(1)]))
        let plan = ErasePlan(device.state)
        #expect(plan.tasks.sorted() == ["Secret", "Secret part"])
        var wanted: Set<RecordID> = [id(1), id(3), id(4), time(1, "2026-11-20")]
        wanted.insert(try #require(TaskTag.id(of: id(1), "tag")))
        wanted.insert(try #require(TaskBlocker.id(of: id(1), waitingFor: id(2))))
        for link in device.state.taskLinks.rows where link.task == id(1) { wanted.insert(link.id) }
        for reminder in device.state.taskReminders.rows where reminder.task == id(1) { wanted.insert(reminder.id) }
        #expect(wanted.count == 8)
        // The id of the task is in those of its tag, its edge, its link, its reminder and its occurrence.
        #expect(plan.count == 8 && plan.decision == erased([id(1), id(3), id(4)]))
        #expect(records(device).isSuperset(of: wanted))
    }

    @Test func dependencyOnADeletedTaskIsErasedWithIt() throws {
        var device = try device()
        try device.run(.delete([id(2)]))
        let edge = try #require(TaskBlocker.id(of: id(1), waitingFor: id(2)))
        #expect(ErasePlan(device.state).decision == erased([id(2), edge]))
    }

    @Test func deletedLinkIsErasedAlone() throws {
        var device = try device()
        let link = try #require(device.state.links(of: id(1)).first)
        var draft = try device.draft(id(1))
        draft.links = []
        try device.run(.edit(id(1), draft))
        let plan = ErasePlan(device.state)
        #expect(plan.tasks == [] && plan.decision == erased([link.id]))
    }

    @Test func removedTagsBlockersRemindersAndSessionsAreErasedAlone() throws {
        var device = try device()
        let reminder = try #require(device.state.taskReminders(of: id(1)).first)
        let tag = try #require(TaskTag.id(of: id(1), "tag"))
        let edge = try #require(TaskBlocker.id(of: id(1), waitingFor: id(2)))
        var draft = try device.draft(id(1))
        (draft.tags, draft.blockers, draft.reminders) = ([], [], [])
        try device.run(.edit(id(1), draft))
        try device.run(.deleteSession(id(4)))
        #expect(ErasePlan(device.state).decision == erased([reminder.id, tag, edge, id(4)]))
    }

    @Test func restoredTaskIsNotErased() throws {
        var device = try device()
        try device.run(.delete([id(1)]))
        device.undo()
        #expect(ErasePlan(device.state).count == 0)
    }

    @Test func aTaskWhoseAdditionWasUndoneIsErasedWithoutATitle() throws {
        var device = TestDevice()
        try device.add(1, "Oops")
        device.undo()
        let plan = ErasePlan(device.state)
        #expect(plan.tasks == [] && plan.decision == erased([id(1)]))
    }
}
