import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Tasks imported from a Daybook export.
struct ImportOwnTasksTests {
    /// A repeating task with all kinds of parts, and a task that blocks it.
    private func exported() throws -> ImportedJournal {
        var journal = ImportedJournal()
        var home = Category(id: id(5))
        home.name = "Home"
        var water = TaskItem(id: id(1))
        (water.title, water.category, water.position, water.createdOn) = ("Water", home.id, "V", day("2026-11-01"))
        (water.dueDay, water.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY"))
        var can = TaskItem(id: id(2))
        (can.title, can.position, can.createdOn) = ("Find the can", "W", day("2026-11-01"))
        var done = TaskItem(id: time(1, "2026-11-19"))
        (done.status, done.closedOn, done.note) = (.completed, day("2026-11-19"), "Late")
        var tag = TaskTag(id: try #require(TaskTag.id(of: id(1), "home")))
        tag.name = "home"
        var link = TaskLink(id: id(6))
        (link.task, link.url, link.title) = (id(1), "https://example.org", "Map")
        let reminder = TaskReminder(TaskReminderDraft(.beforeDue(minutes: 15)), id: id(7), of: id(1))
        var session = TaskSession(id: id(8))
        (session.task, session.start, session.end, session.day) = (done.id, 0, 60_000, day("2026-11-19"))
        (journal[Category.self], journal[TaskItem.self]) = ([home], [water, can, done])
        (journal[TaskTag.self], journal[TaskLink.self], journal[TaskReminder.self]) = ([tag], [link], [reminder])
        journal[TaskBlocker.self] = [TaskBlocker(id: try #require(TaskBlocker.id(of: id(1), waitingFor: id(2))))]
        journal[TaskSession.self] = [session]
        return journal
    }

    /// The expected draft of the repeating task.
    private func form() -> TaskDraft {
        var form = TaskDraft(title: "Water")
        (form.dueDay, form.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY"))
        (form.category, form.tags, form.blockers) = (.existing(id(5)), ["home"], [id(2)])
        form.links = [TaskLinkDraft(url: "https://example.org", title: "Map")]
        form.reminders = [TaskReminderDraft(.beforeDue(minutes: 15))]
        return form
    }

    @Test func recordsAreImportedOnceWithTheirIDs() throws {
        var device = TestDevice()
        let plan = device.importRecords(try exported())
        #expect(plan.newTaskCount == 2 && plan.newCategories == ["Home"])
        #expect(try device.draft(id(1)) == form())
        #expect(device.state.task(time(1, "2026-11-19"))?.note == "Late")
        #expect(device.state.sessions(of: time(1, "2026-11-19")).map { $0.id } == [id(8)])
        let again = device.importRecords(try exported())
        #expect(again.changes.isEmpty && again.existingTaskCount == 2)
    }

    @Test func importingAgainAfterUndoRestoresEverything() throws {
        var device = TestDevice()
        device.importRecords(try exported())
        let before = device.view
        device.undo()
        #expect(device.view == ["running "])
        #expect(device.importRecords(try exported()).newTaskCount == 2)
        #expect(device.view == before)
        #expect(try device.draft(id(1)) == form())
        #expect(device.importRecords(try exported()).changes.isEmpty)
    }

    @Test func importKeepsLocalEditsAndDeletions() throws {
        var device = TestDevice()
        device.importRecords(try exported())
        try device.run(.edit(id(1), TaskDraft(title: "Watered")))
        try device.run(.deleteSession(id(8)))
        try device.run(.reopen(time(1, "2026-11-19")))
        let before = device.view
        #expect(device.importRecords(try exported()).changes.isEmpty)
        #expect(device.view == before)
    }

    @Test func deletedTasksAreRestoredOnlyOnRequest() throws {
        var device = TestDevice()
        device.importRecords(try exported())
        let before = device.view
        try device.run(.delete([id(1)]))
        let again = device.importRecords(try exported())
        #expect(again.changes.isEmpty && again.tasks.map { $0.importStatus } == [.deleted, .existing])
        #expect(device.importRecords(try exported(), restoresDeleted: true).newTaskCount == 1)
        #expect(device.view == before)
    }

    @Test func recordsWithoutTheirTaskInTheFileAreNotImported() throws {
        var journal = ImportedJournal()
        let whole = try exported()
        (journal[TaskTag.self], journal[TaskBlocker.self], journal[TaskLink.self]) = (
            whole[TaskTag.self], whole[TaskBlocker.self], whole[TaskLink.self]
        )
        (journal[TaskReminder.self], journal[TaskSession.self]) = (whole[TaskReminder.self], whole[TaskSession.self])
        journal[TaskItem.self] = whole[TaskItem.self].filter { $0.isOccurrence }
        var device = TestDevice()
        #expect(device.importRecords(journal).changes.isEmpty)
    }

    @Test func duplicateRecordsInAFileAreImportedOnce() throws {
        var journal = try exported()
        journal[TaskItem.self] += journal[TaskItem.self]
        journal[TaskTag.self] += journal[TaskTag.self]
        journal[TaskLink.self] += journal[TaskLink.self]
        journal[TaskSession.self] += journal[TaskSession.self]
        var device = TestDevice()
        let plan = device.importRecords(journal)
        #expect(plan.tasks.count == 2)
        #expect(try plan.changes == TestDevice().plan(of: exported()).changes)
    }

    @Test func overlongTextsAreCutAndCounted() throws {
        var journal = try exported()
        journal[TaskItem.self][0].title = String(repeating: "ё", count: 501)
        journal[TaskItem.self][0].note = String(repeating: "n", count: 20_001)
        journal[TaskItem.self][2].note = String(repeating: "t", count: 20_001)
        journal[TaskLink.self][0].title = String(repeating: "l", count: 201)
        var device = TestDevice()
        #expect(device.importRecords(journal).cutTextCount == 4)
        let form = try device.draft(id(1))
        #expect(form.title.count == 500 && form.note.count == 20_000 && form.links[0].title.count == 200)
        #expect(device.state.task(time(1, "2026-11-19"))?.note.count == 20_000)
        try device.run(.edit(id(1), form))
    }
}

extension TestDevice {
    fileprivate func plan(of journal: ImportedJournal) -> ImportPlan {
        ImportPlan(journal, into: state, today: today) { id(4711) }
    }
}
