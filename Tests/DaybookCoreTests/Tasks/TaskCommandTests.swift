import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskCommandTests {
    /// Task 1 with a subtask 2 and a blocked task 3; task 4 daily since Monday with a subtask 5; task 6 three days
    /// after completion.
    static func device() throws -> TestDevice {
        var device = TestDevice()
        try device.add(1, "Move house") {
            $0.note = "To Łódź"
            $0.tags = ["home", "Big"]
            $0.links = [TaskLinkDraft(url: "https://example.org", title: "Map")]
            $0.dueDay = day("2026-11-25")
            $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 30))]
        }
        try device.add(2, "Pack") { $0.parent = id(1) }
        try device.add(3, "Party") { $0.blockers = [id(1)] }
        try device.add(4, "Water plants") {
            $0.dueDay = day("2026-11-16")
            $0.repetition = repetition("FREQ=DAILY;COUNT=10")
            $0.tags = ["home"]
        }
        try device.add(5, "The big one") { $0.parent = id(4) }
        try device.add(6, "Cut hair") {
            $0.dueDay = day("2026-11-16")
            $0.repetition = repetition("AFTER=P3D")
        }
        return device
    }

    /// Commands, with the ones run before them.
    static let commands: [(first: [TaskCommand], command: TaskCommand)] = {
        let (friday, third) = (time(4, "2026-11-20"), time(6, nth: 1))
        var full = TaskDraft(title: "Move")
        full.category = .named("Home")
        (full.priority, full.estimate, full.tags) = (.high, 90, ["Big", "new"])
        (full.dueDay, full.dueTime, full.startDay) = (day("2026-11-24"), TimeOfDay("09:30"), day("2026-11-21"))
        full.waitUntil = day("2026-11-21")
        full.reminders = [TaskReminderDraft(.at(day("2026-11-22"), TimeOfDay("07:00")!))]
        full.links = [TaskLinkDraft(url: "mailto:a@example.org")]
        var daily = TaskDraft(title: "Water flowers")
        (daily.dueDay, daily.repetition, daily.tags) = (day("2026-11-20"), repetition("FREQ=DAILY;COUNT=10"), ["home"])
        var first = daily
        first.dueDay = day("2026-11-16")
        var hair = TaskDraft(title: "Barber")
        (hair.dueDay, hair.repetition) = (day("2026-11-30"), repetition("AFTER=P1M"))
        return [
            ([], .add(full, id: id(20))), ([], .log(full, id: id(21), minutes: 25)),
            ([], .log(TaskDraft(title: "Slept"), id: id(22), minutes: nil)),
            ([], .edit(id(1), full)), ([], .edit(id(4), daily)),
            ([], .edit(friday, daily, of: .this)), ([], .edit(friday, daily, of: .all)),
            ([], .edit(friday, daily, of: .thisAndLater)),
            ([.complete(friday, subtasks: .complete)], .edit(friday, daily, of: .thisAndLater)),
            ([.complete(time(4, "2026-11-22"), subtasks: .leave)], .edit(friday, daily, of: .thisAndLater)),
            ([.start(friday, session: id(40))], .edit(friday, daily, of: .thisAndLater)),
            ([], .edit(time(4, "2026-11-16"), first, of: .thisAndLater)),
            ([.complete(third)], .edit(time(6, nth: 2), hair, of: .thisAndLater)),
            ([.complete(third)], .edit(time(6, nth: 2), hair, of: .all)),
            ([], .complete(id(1), subtasks: .complete)), ([], .complete(id(1), subtasks: .leave)),
            ([], .complete(id(2))),
            ([], .complete(friday, subtasks: .complete)), ([], .complete(friday, subtasks: .leave)),
            ([], .complete(third)),
            ([.start(id(2), session: id(40))], .complete(id(2))),
            ([.complete(id(2))], .reopen(id(2))), ([.complete(third)], .reopen(third)),
            ([.start(id(2), session: id(40))], .reopen(id(2))),
            ([], .cancel(id(1), subtasks: .complete)),
            ([.start(id(1), session: id(40))], .cancel(id(1), subtasks: .leave)),
            ([], .cancel(friday, subtasks: .leave)),
            ([], .skip(friday)), ([], .skip(third)), ([.start(friday, session: id(40))], .skip(friday)),
            ([], .start(id(2), session: id(41))), ([.start(id(2), session: id(40))], .start(friday, session: id(41))),
            ([.complete(id(2))], .start(id(2), session: id(41))),
            ([.start(id(2), session: id(40))], .stop(id(2))), ([], .stop(id(2))),
            ([], .spend(id(2), minutes: 15, session: id(41))),
            ([.start(id(2), session: id(40))], .spend(id(2), minutes: 15, session: id(41))),
            ([.spend(id(2), minutes: 15, session: id(41))], .deleteSession(id(41))),
            ([], .delete([id(1)])), ([], .delete([id(1), id(2), id(3)])), ([], .delete([friday])),
            ([.start(friday, session: id(40))], .delete([id(4)])),
            ([], .move(id(3), behind: nil)), ([], .move(id(1), behind: id(3))), ([], .move(id(6), behind: friday)),
            ([], .changeAll([id(1), id(2)], .complete)), ([.complete(id(2))], .changeAll([id(1), id(2)], .reopen)),
            ([], .changeAll([id(1), friday], .cancel)), ([], .changeAll([id(1), friday], .start)),
            ([], .changeAll([id(1), friday], .priority(.low))),
            ([], .changeAll([id(1), friday], .due(day("2026-12-24")))),
            ([], .changeAll([id(1)], .due(nil))), ([], .changeAll([id(1), friday], .category(.named("Home")))),
            ([], .changeAll([id(1), friday], .addTag("#HOME"))),
            ([], .changeAll([id(1), friday], .addTag("two words"))),
            ([], .changeAll([id(1), friday], .removeTag("Home"))),
            ([], .changeAll([id(1), id(2)], .completeWithSubtasks)),
        ]
    }()

    @Test(arguments: commands.indices)
    func undoRestoresTheStateBeforeACommand(_ number: Int) throws {
        let (first, command) = Self.commands[number]
        var device = try Self.device()
        for command in first { try device.run(command) }
        let before = device.view
        let decision = try device.run(command)
        let after = device.view
        guard !decision.changes.isEmpty else { return }
        device.undo()
        #expect(device.view == before, "\(command)")
        device.undo()
        #expect(device.view == after, "redo of \(command)")
    }

    @Test(arguments: commands.indices)
    func commandsAreIdempotent(_ number: Int) throws {
        let (first, command) = Self.commands[number]
        var device = try Self.device()
        for command in first { try device.run(command) }
        try device.run(command)
        #expect(try device.decision(on: command).changes == [], "\(command)")
    }

    @Test func aDeletedTaskBeginsAnewUnderItsID() throws {
        var device = try Self.device()
        try device.run(.delete([id(1)]))
        try device.add(1, "Stay")
        #expect(try device.draft(id(1)) == TaskDraft(title: "Stay"))
    }

    @Test func editingWritesOnlyWhatChanged() throws {
        let device = try Self.device()
        var draft = try device.draft(id(1))
        draft.title = "  Move \u{202E}out "
        draft.tags = ["HOME", "far"]
        let decision = try device.decision(on: .edit(id(1), draft))
        let far = try #require(TaskTag.id(of: id(1), "far"))
        let big = try #require(TaskTag.id(of: id(1), "big"))
        #expect(
            decision.changes == [
                Change("tasks", id(1), "title", .text("Move out")), Change("taskTags", big, "life", .integer(2)),
                Change("taskTags", far, "life", .integer(1)), Change("taskTags", far, "name", .text("far")),
            ])
    }

    @Test func completingWithOpenPartsAsksFirst() throws {
        var device = try Self.device()
        #expect(throws: TaskRefusal.openSubtasks(1)) { try device.run(.complete(id(1))) }
        #expect(throws: TaskRefusal.openSubtasks(1)) { try device.run(.complete(time(4, "2026-11-20"))) }
        try device.run(.complete(id(2)))
        try device.run(.complete(id(1)))
        #expect(device.state.task(id(1))?.closedOn == device.today)
    }

    @Test func endedRepeatedSubtaskDoesNotCountAsOpen() throws {
        var device = TestDevice()
        try device.add(1, "Course")
        try device.add(2, "Lesson") {
            ($0.parent, $0.dueDay, $0.repetition) = (id(1), day("2026-11-19"), repetition("FREQ=DAILY;COUNT=2"))
        }
        #expect(throws: TaskRefusal.openSubtasks(1)) { try device.run(.complete(id(1))) }
        #expect(throws: TaskRefusal.openSubtasks(1)) { try device.run(.changeAll([id(1)], .complete)) }
        try device.run(.complete(time(2, "2026-11-20")))
        #expect(try device.decision(on: .changeAll([id(1)], .complete)).changes.map { $0.record } == [id(1), id(1)])
        #expect(
            try device.decision(on: .changeAll([id(1)], .completeWithSubtasks)).changes.map { $0.record } == [
                id(1), id(1),
            ])
        try device.run(.complete(id(1)))
        // A task already completed does not ask again.
        try device.add(3, "Late lesson") { $0.parent = id(1) }
        try device.run(.changeAll([id(1)], .complete))
    }

    @Test func deletingTakesThePartsAlongAndUndoBringsThemBack() throws {
        var device = try Self.device()
        try device.add(7, "Boxes") { $0.parent = id(2) }
        try device.run(.delete([id(1)]))
        #expect([1, 2, 7].map { device.state.task(id($0)) } == [nil, nil, nil])
        device.undo()
        #expect(device.state.descendants(of: id(1)).map { $0.title } == ["Pack", "Boxes"])
    }

    @Test func deletingARepeatedTaskDeletesSubtasksOfItsOccurrences() throws {
        var device = TestDevice()
        try device.add(1, "Water") { ($0.dueDay, $0.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY")) }
        try device.add(2, "New pot") { $0.parent = time(1, "2026-11-20") }
        try device.add(3, "Buy it") { $0.parent = id(2) }
        try device.run(.delete([id(1)]))
        #expect(device.openTitles == [])
        device.undo()
        #expect(device.openTitles == ["Buy it", "New pot", "Water"])
    }

    @Test func tasksMoveAmongTheirSiblings() throws {
        var device = TestDevice()
        for number: UInt64 in 1...4 { try device.add(number, "\(number)") { if number > 1 { $0.parent = id(1) } } }
        try device.run(.move(id(4), behind: id(2)))
        #expect(device.state.children(of: id(1)).map { $0.title } == ["2", "4", "3"])
        try device.run(.move(id(3), behind: nil))
        #expect(device.state.children(of: id(1)).map { $0.title } == ["3", "2", "4"])
        #expect(throws: TaskRefusal.noSuchTask) { try device.run(.move(id(3), behind: id(1))) }
        #expect(throws: TaskRefusal.noSuchTask) { try device.run(.move(id(3), behind: id(3))) }
    }

    @Test func reparentedTaskComesLastAmongTheSubtasks() throws {
        var device = TestDevice()
        try device.add(1, "Whole")
        try device.add(2, "Part") { $0.parent = id(1) }
        try device.add(3, "Other")
        var draft = try device.draft(id(3))
        draft.parent = id(1)
        try device.run(.edit(id(3), draft))
        #expect(device.state.children(of: id(1)).map { $0.title } == ["Part", "Other"])
        #expect(device.state.parent(of: id(3)) == id(1))
        #expect(device.state.siblings(of: id(1)) == [])
    }

    @Test func tagsAreSingleWordsWithoutTheHash() throws {
        #expect(TaskTag.name("  ##  two words ") == "two-words")
        #expect(TaskTag.name("# # ") == "")
        #expect(TaskTag.name("one,two") == "one-two")
        #expect(TaskTag.name(String(repeating: "#", count: 100_000)) == "")
        var device = TestDevice()
        try device.add(1, "A") { $0.tags = ["#b", "a", "B"] }
        #expect(device.state.tags(of: id(1)) == ["a", "b"])
    }

    @Test(
        arguments: [
            ("example.org/a?b=c", "https://example.org/a?b=c"), ("HTTP://example.org", "HTTP://example.org"),
            ("mailto:a@b.org", "mailto:a@b.org"), ("javascript:alert(1)", nil), ("https://", nil), ("example", nil),
            ("a b.org", nil), ("", nil), ("data:text/html,x.y", nil), ("java\u{0}script:x.y", nil),
        ] as [(String, String?)])
    func onlyWebAndMailAddressesAreLinks(_ typed: String, _ validated: String?) {
        #expect(TaskLink.validated(typed) == validated)
    }

    @Test func repairsAreNeverWrittenByAnEdit() throws {
        var device = try Self.device()
        // The parent and the category were deleted by another device, which knew of neither.
        let gone = id(91)
        device.write([
            Change("tasks", id(3), "parent", .bytes(gone.bytes)),
            Change("tasks", id(3), "category", .bytes(gone.bytes)),
        ])
        var draft = try device.draft(id(3))
        draft.title = "Big party"
        #expect(try device.decision(on: .edit(id(3), draft)).changes.map { $0.field } == ["title"])
    }
}
