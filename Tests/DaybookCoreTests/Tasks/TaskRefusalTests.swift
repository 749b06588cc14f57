import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskRefusalTests {
    private static let drafts: [(TaskRefusal, @Sendable (inout TaskDraft) -> Void)] = [
        (.field(FieldError("title", .textMissing)), { $0.title = " \u{200B} " }),
        (.field(FieldError("title", .tooLong(maximum: 500))), { $0.title = String(repeating: "x", count: 501) }),
        (
            .field(FieldError("title", .tooLong(maximum: 500))),
            { $0.title = "e" + String(repeating: "\u{301}", count: 4000) }
        ),
        (.field(FieldError("note", .tooLong(maximum: 20_000))), { $0.note = String(repeating: "x", count: 20_001) }),
        (.field(FieldError("dueDay", .dayTooEarly(TaskLimits.firstDay))), { $0.dueDay = day("1899-12-31") }),
        (.field(FieldError("startDay", .dayTooEarly(TaskLimits.firstDay))), { $0.startDay = day("1899-12-31") }),
        (.field(FieldError("waitUntil", .dayTooEarly(TaskLimits.firstDay))), { $0.waitUntil = day("1899-12-31") }),
        (.timeWithoutDay, { $0.dueTime = TimeOfDay("09:00") }),
        (
            .startsAfterDue(start: day("2026-11-21"), due: day("2026-11-20")),
            { ($0.startDay, $0.dueDay) = (day("2026-11-21"), day("2026-11-20")) }
        ),
        (.estimateOutOfRange(limit: 525_600), { $0.estimate = 0 }),
        (.estimateOutOfRange(limit: 525_600), { $0.estimate = 525_601 }),
        (.tagBlank, { $0.tags = ["#"] }),
        (.tagTooLong(String(repeating: "ж", count: 19)), { $0.tags = [String(repeating: "ж", count: 19)] }),
        (.tooManyTags(limit: 50), { $0.tags = (0...50).map { "t\($0)" } }),
        (.tooManyBlockers(limit: 100), { $0.blockers = (0...100).map { id($0) } }),
        (.tooManyLinks(limit: 50), { $0.links = (0...50).map { TaskLinkDraft(url: "https://a.b/\($0)") } }),
        (.notALink("javascript:x"), { $0.links = [TaskLinkDraft(url: " javascript:x ")] }),
        (
            .tooManyReminders(limit: 24),
            { $0.reminders = (0...24).map { TaskReminderDraft(.at(day("2026-11-20"), TimeOfDay(minutes: $0)!)) } }
        ),
        (.reminderWithoutDue, { $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 5))] }),
        (
            .notADuration("-5"),
            { ($0.dueDay, $0.reminders) = (day("2026-11-20"), [TaskReminderDraft(.beforeDue(minutes: -5))]) }
        ),
        (.repetitionWithoutDue, { $0.repetition = repetition("FREQ=DAILY") }),
        (.repeatsWithinADay, { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=HOURLY")) }),
        (
            .repeatsWithinADay,
            { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY;BYHOUR=9,10")) }
        ),
        (
            .repetition(.neverHappens),
            { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")) }
        ),
        (
            .repetition(.endsBeforeStart),
            { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY;UNTIL=20261119")) }
        ),
        (.noSuchTask, { $0.parent = id(99) }), (.noSuchTask, { $0.blockers = [id(99)] }),
        (.category(.noSuchCategory), { $0.category = .existing(id(99)) }),
    ]

    @Test(arguments: drafts.indices)
    func aDraftIsRefused(_ number: Int) throws {
        let (why, adjust) = Self.drafts[number]
        var device = TestDevice()
        #expect(throws: why) { try device.add(1, "Task", adjust) }
        try device.add(1, "Task")
        var draft = TaskDraft(title: "Task")
        adjust(&draft)
        #expect(throws: why) { try device.run(.edit(id(1), draft)) }
    }

    @Test func unknownTasksAndOccurrencesAreRefused() throws {
        let device = try TaskCommandTests.device()
        let strangers = [
            id(99), time(1, "2026-11-20"), time(4, "2026-11-15"), time(4, "2026-11-26"), time(6, nth: 2),
            time(5, "2026-11-26"), time(99, "2026-11-20"),
        ]
        for stranger in strangers {
            let commands: [TaskCommand] = [
                .edit(stranger, TaskDraft(title: "A")), .complete(stranger), .reopen(stranger), .cancel(stranger),
                .skip(stranger), .start(stranger, session: id(50)), .stop(stranger),
                .spend(stranger, minutes: 5, session: id(50)), .changeAll([stranger], .complete),
            ]
            for command in commands {
                #expect(throws: TaskRefusal.noSuchTask, "\(command)") { try device.decision(on: command) }
            }
        }
        #expect(throws: TaskRefusal.noSuchTask) { try device.decision(on: .delete([id(99)])) }
        #expect(throws: TaskRefusal.noSuchTask) { try device.decision(on: .move(id(99), behind: nil)) }
        #expect(try device.decision(on: .deleteSession(id(99))).changes == [])
    }

    @Test func onlyOccurrencesCanBeSkipped() throws {
        let device = try TaskCommandTests.device()
        #expect(throws: TaskRefusal.notRepeated) { try device.decision(on: .skip(id(1))) }
        #expect(throws: TaskRefusal.notRepeated) { try device.decision(on: .skip(id(4))) }
    }

    @Test func newTaskCannotHaveTheIDOfAnOccurrence() throws {
        let long = try #require(RecordID([UInt8](repeating: 9, count: 23)))
        for stranger in [time(99, "2026-11-20"), long] {
            #expect(throws: TaskRefusal.noSuchTask) {
                try TestDevice().decision(on: .add(TaskDraft(title: "A"), id: stranger))
            }
            #expect(throws: TaskRefusal.noSuchTask) {
                try TestDevice().decision(on: .log(TaskDraft(title: "A"), id: stranger, minutes: nil))
            }
        }
    }

    @Test(arguments: [0, -1, 525_601, Int.max, Int.min])
    func minutesAreWithinAYear(_ minutes: Int) throws {
        let device = try TaskCommandTests.device()
        let why = TaskRefusal.estimateOutOfRange(limit: 525_600)
        #expect(throws: why) { try device.decision(on: .spend(id(1), minutes: minutes, session: id(50))) }
        #expect(throws: why) { try device.decision(on: .log(TaskDraft(title: "A"), id: id(50), minutes: minutes)) }
    }

    @Test func seriesFieldsCannotBeChangedForOneOccurrence() throws {
        let device = try TaskCommandTests.device()
        let friday = time(4, "2026-11-20")
        let changes: [@Sendable (inout TaskDraft) -> Void] = [
            { $0.tags = [] }, { $0.parent = id(1) }, { $0.blockers = [id(1)] }, { $0.startDay = day("2026-11-01") },
            { $0.category = .named("New") }, { $0.repetition = repetition("FREQ=WEEKLY") },
            { $0.links = [TaskLinkDraft(url: "https://a.b")] }, { $0.waitUntil = day("2026-11-30") },
            { $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 5))] },
        ]
        for change in changes {
            var draft = try device.draft(friday)
            change(&draft)
            #expect(throws: TaskRefusal.sharedByAllOccurrences) {
                try device.decision(on: .edit(friday, draft, of: .this))
            }
        }
    }

    @Test func bulkCompletionIncludesSubtasksOrAsks() throws {
        let device = try TaskCommandTests.device()
        #expect(throws: TaskRefusal.openSubtasks(1)) { try device.decision(on: .changeAll([id(1)], .complete)) }
        let completed = [Change(TaskItem.table, id(1), "status", .text("completed"))]
        let both = try device.decision(on: .changeAll([id(1), id(2)], .complete)).changes.filter {
            $0.field == "status"
        }
        #expect(both == completed + [Change(TaskItem.table, id(2), "status", .text("completed"))])
        let with = try device.decision(on: .changeAll([id(1)], .completeWithSubtasks)).changes.filter {
            $0.field == "status"
        }
        #expect(with == both)
    }

    @Test func bulkChangesAreLimitedAndValidated() throws {
        let device = try TaskCommandTests.device()
        let many = (0...10_000).map { id(UInt64($0)) }
        #expect(throws: TaskRefusal.tooManyAtOnce(limit: 10_000)) { try device.decision(on: .delete(many)) }
        #expect(throws: TaskRefusal.tooManyAtOnce(limit: 10_000)) {
            try device.decision(on: .changeAll(many, .complete))
        }
        let refused: [(TaskChange, TaskRefusal)] = [
            (.due(nil), .repetitionWithoutDue),
            (.due(day("1899-12-31")), .field(FieldError("dueDay", .dayTooEarly(TaskLimits.firstDay)))),
            (.addTag("#"), .tagBlank), (.complete, .openSubtasks(1)),
            (.addTag(String(repeating: "x", count: 37)), .tagTooLong(String(repeating: "x", count: 37))),
            (.category(.existing(id(99))), .category(.noSuchCategory)),
        ]
        for (change, why) in refused {
            #expect(throws: why) { try device.decision(on: .changeAll([time(4, "2026-11-20")], change)) }
        }
        var full = device
        try full.add(30, "Tagged") { $0.tags = (1...50).map { "t\($0)" } }
        #expect(throws: TaskRefusal.tooManyTags(limit: 50)) {
            try full.decision(on: .changeAll([id(30)], .addTag("t51")))
        }
        #expect(try full.decision(on: .changeAll([id(30)], .addTag("T50"))).changes == [])
        try full.run(.changeAll([id(4)], .priority(.high)))
        #expect(throws: TaskRefusal.sharedByAllOccurrences) {
            try full.decision(on: .changeAll([time(4, "2026-11-20")], .priority(nil)))
        }
    }

    @Test func taskCannotBeASubtaskOfItselfOrItsSubtasks() throws {
        var device = try TaskCommandTests.device()
        for whole in [id(1), id(2)] {
            var draft = try device.draft(id(1))
            draft.parent = whole
            #expect(throws: TaskRefusal.subtaskOfItself) { try device.run(.edit(id(1), draft)) }
        }
        var daily = try device.draft(id(4))
        for whole in [time(4, "2026-11-20"), time(5, "2026-11-20")] {
            daily.parent = whole
            #expect(throws: TaskRefusal.subtaskOfItself) { try device.run(.edit(id(4), daily)) }
        }
    }

    @Test func taskCannotWaitForItself() throws {
        var device = try TaskCommandTests.device()
        try device.add(7, "Clean") { $0.blockers = [id(3)] }
        for (blocker, title) in [(id(1), "Move house"), (id(3), "Party"), (id(7), "Clean")] {
            var draft = try device.draft(id(1))
            draft.blockers = [blocker]
            #expect(throws: TaskRefusal.waitsForItself(title)) { try device.run(.edit(id(1), draft)) }
        }
        var daily = try device.draft(id(4))
        daily.blockers = [time(4, "2026-11-20")]
        #expect(throws: TaskRefusal.waitsForItself("Water plants")) { try device.run(.edit(id(4), daily)) }
    }
}
