import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskUrgencyTests {
    private func urgency(_ number: UInt64, _ device: TestDevice) throws -> TaskUrgency {
        TaskUrgency(of: try #require(device.state.task(id(number))), in: device.state, now: device.now)
    }

    @Test func taskWithoutDetailsHasNoUrgency() throws {
        var device = TestDevice()
        try device.add(1, "Bare")
        #expect(try urgency(1, device).contributions == [])
    }

    @Test func everyTermIsTaskwarriorsFactorTimesItsCoefficient() throws {
        var device = TestDevice()
        device.now.milliseconds -= 73 * 86_400_000
        try device.add(1, "All") {
            ($0.priority, $0.dueDay, $0.startDay) = (.high, day("2026-11-20"), day("2026-11-20"))
            ($0.tags, $0.category, $0.waitUntil) = (["Next", "a"], .named("Home"), day("2026-11-21"))
        }
        try device.add(2, "Before")
        try device.add(3, "After") { $0.blockers = [id(1)] }
        var draft = try device.draft(id(1))
        draft.blockers = [id(2)]
        try device.run(.edit(id(1), draft))
        device.now = TestDevice().now
        try device.run(.changeAll([id(1)], .start))
        // next 15; due today: 12 × (14 × 0.8 / 21 + 0.2) = 12 × 0.7333… = 8.8; blocking 8; high 6; scheduled 5;
        // active 4; 73 days of 365: 2 × 0.2 = 0.4; two tags 0.9; category 1; waiting −3; blocked −5. Together 41.1.
        let urgency = try urgency(1, device)
        #expect(urgency.contributions.map { $0.term } == TaskUrgency.Term.allCases)
        #expect(
            urgency.contributions.map { ($0.value * 1e9).rounded() / 1e9 } == [
                15, 8.8, 8, 6, 5, 4, 0.4, 0.9, 1, -3, -5,
            ])
        #expect(abs(urgency.total - 41.1) < 1e-9)
    }

    @Test(arguments: [
        // Days overdue, and (days + 14) × 0.8 / 21 + 0.2 within −14…7.
        (7, 1.0), (100, 1), (0, 11.2 / 21 + 0.2), (-14, 0.2), (-15, 0.2), (-100, 0.2), (-7, 5.6 / 21 + 0.2),
    ])
    func urgencyRisesAsTheDueDayApproaches(_ overdue: Int, _ factor: Double) {
        let today = day("2026-11-20")
        var task = TaskItem(id: id(1))
        task.dueDay = today.advanced(by: -overdue)
        #expect(abs(TaskUrgency.dueFactor(task, today: today, now: TestDevice().now) - factor) < 1e-12)
    }

    @Test(
        arguments: [
            // At eight on the 20th.
            ("2026-11-19", nil, true), ("2026-11-20", nil, false), ("2026-11-20", "07:59", true),
            ("2026-11-20", "08:00", false), ("2026-11-19", "23:59", true), ("2026-11-21", "07:00", false),
            (nil, nil, false),
        ] as [(String?, String?, Bool)])
    func openTasksPastTheirDueTimeAreOverdue(_ day: String?, _ time: String?, _ isOverdue: Bool) {
        var task = TaskItem(id: id(1))
        (task.dueDay, task.dueTime) = (day.flatMap { Day($0) }, time.flatMap { TimeOfDay($0) })
        let now = TestDevice().now
        #expect(task.isOverdue(today: now.calendarDay, now: now) == isOverdue)
        task.status = .completed
        #expect(!task.isOverdue(today: now.calendarDay, now: now))
    }

    @Test func dueTimeAfterMidnightIsOverdueBeforeTheDayEnds() {
        var task = TaskItem(id: id(1))
        (task.dueDay, task.dueTime) = (day("2026-11-20"), TimeOfDay("00:30"))
        let one = LocalInstant(milliseconds: TestDevice().now.milliseconds - 7 * 3_600_000, offsetMinutes: 0)
        #expect(task.isOverdue(today: day("2026-11-19"), now: one))
        task.dueTime = nil
        #expect(!task.isOverdue(today: day("2026-11-19"), now: one))
    }

    @Test func aDueTimeCountsByTheClockAlsoAfterMidnight() {
        var task = TaskItem(id: id(1))
        (task.dueDay, task.dueTime) = (day("2026-11-19"), TimeOfDay("23:00"))
        // One in the morning on the 20th, which counts for the 19th: two hours late, a twelfth of a day.
        let now = LocalInstant(milliseconds: TestDevice().now.milliseconds - 7 * 3_600_000, offsetMinutes: 0)
        let factor = TaskUrgency.dueFactor(task, today: day("2026-11-19"), now: now)
        #expect(abs(factor - ((14 + 2.0 / 24) * 0.8 / 21 + 0.2)) < 1e-12)
    }

    @Test func prioritiesAndTagsAddTheirUrgency() throws {
        #expect(TaskPriority.allCases.map { $0.urgency } == [1.8, 3.9, 6, 8])
        var device = TestDevice()
        for count in 1...4 {
            try device.add(UInt64(count), "\(count)") { $0.tags = (0..<count).map { "t\($0)" } }
        }
        #expect(try (1...4).map { try urgency($0, device).total } == [0.8, 0.9, 1, 1])
    }

    @Test func ageFactorStaysBetweenZeroAndOne() {
        var task = TaskItem(id: id(1))
        let today = day("2026-11-20")
        for (age, factor) in [(-5, 0.0), (0, 0), (73, 0.2), (365, 1), (4000, 1)] {
            task.createdOn = today.advanced(by: -age)
            #expect(TaskUrgency.ageFactor(task, today: today) == factor)
        }
    }

    @Test func completedTasksNeitherBlockNorAreBlocked() throws {
        var device = TestDevice()
        try device.add(1, "First")
        try device.add(2, "Then") { $0.blockers = [id(1)] }
        #expect((device.state.isBlocked(id(2)), device.state.isBlocking(id(1))) == (true, true))
        try device.run(.complete(id(1)))
        #expect(device.state.isBlocked(id(2)) == false)
        #expect(device.state.blockers(of: id(2)) == [id(1)])
        try device.run(.reopen(id(1)))
        try device.run(.complete(id(2)))
        #expect(device.state.isBlocking(id(1)) == false)
    }
}
