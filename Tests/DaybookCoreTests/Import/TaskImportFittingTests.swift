import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Imported values that no form would accept.
struct TaskImportFittingTests {
    @Test(arguments: [
        "FREQ=HOURLY", "FREQ=DAILY;BYHOUR=9,10", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;UNTIL=20261119",
    ])
    func invalidRepetitionGoesIntoTheNote(_ code: String) {
        var device = TestDevice()
        device.importRecords([
            imported("a") { ($0.dueDay, $0.repetition, $0.note) = (day("2026-11-20"), repetition(code), "Note") },
            imported("b") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition(code)) },
        ])
        var form = TaskDraft(title: "a")
        (form.dueDay, form.note) = (day("2026-11-20"), "Note\n" + code)
        #expect(device.form("a") == form)
        #expect(device.form("b")?.note == code)
    }

    @Test(
        arguments: [
            ("FREQ=DAILY", nil, nil, "2026-11-20"), ("FREQ=DAILY", nil, "2026-11-25", "2026-11-25"),
            ("AFTER=P3D", nil, nil, "2026-11-20"), ("AFTER=P3D", "2026-12-01", nil, "2026-12-01"),
            ("FREQ=WEEKLY;BYDAY=MO", nil, nil, "2026-11-23"), ("FREQ=WEEKLY;BYDAY=MO", "2026-11-24", nil, "2026-11-30"),
        ] as [(String, String?, String?, String)])
    func repeatedTaskGetsADueDayThatFitsItsRule(_ code: String, _ due: String?, _ start: String?, _ first: String) {
        var device = TestDevice()
        device.importRecords([
            imported("a") {
                ($0.dueDay, $0.startDay, $0.repetition) = (due.map(day), start.map(day), repetition(code))
            }
        ])
        var form = TaskDraft(title: "a")
        (form.dueDay, form.startDay, form.repetition) = (day(first), start.map(day), repetition(code))
        #expect(device.form("a") == form)
    }

    @Test func aStartAfterTheDueDayIsLeftOut() {
        var device = TestDevice()
        device.importRecords([
            imported("a") { ($0.startDay, $0.dueDay) = (day("2026-11-21"), day("2026-11-20")) },
            imported("b") { ($0.startDay, $0.dueDay) = (day("2026-11-20"), day("2026-11-20")) },
        ])
        #expect(device.form("a")?.startDay == nil && device.form("a")?.dueDay == day("2026-11-20"))
        #expect(device.form("b")?.startDay == day("2026-11-20"))
    }

    @Test func overlongTextsAreCutAndCounted() throws {
        var device = TestDevice()
        let plan = device.importRecords([
            imported("a") {
                $0.title = String(repeating: "ё", count: 501)
                $0.note = String(repeating: "n", count: 20_001)
                $0.tags = [String(repeating: "ж", count: 19), "#", "fits"]
            }
        ])
        #expect(plan.cutTextCount == 3)
        var form = TaskDraft(title: String(repeating: "ё", count: 500))
        form.note = String(repeating: "n", count: 20_000)
        form.tags = ["fits", String(repeating: "ж", count: 18)]
        #expect(device.form("a") == form)
    }

    @Test func titleWithManyCombiningMarksIsCut() throws {
        var device = TestDevice()
        let plan = device.importRecords([imported("a") { $0.title = "ab" + String(repeating: "\u{301}", count: 4000) }])
        #expect(plan.cutTextCount == 1)
        #expect(device.task("a")?.title == "a")
    }

    @Test func importedTasksStayWithinTheLimits() throws {
        var device = TestDevice()
        let others = (0...100).map { imported("other \($0)") }
        device.importRecords(
            others + [
                imported("a") {
                    $0.tags = (0...50).map { "t\($0)" }
                    $0.links = (0...50).map { "https://a.b/\($0)" }
                    $0.blockerKeys = others.map { $0.identity.key }
                    $0.reminders = (0...24).map { .at(day("2026-11-20"), TimeOfDay(minutes: $0)!) }
                }
            ])
        let form = try #require(device.form("a"))
        #expect(form.tags.count == TaskLimits.tags && form.links.count == TaskLimits.links)
        #expect(form.blockers.count == TaskLimits.blockers && form.reminders.count == TaskLimits.reminders)
        try device.run(.edit(#require(device.task("a")).id, form))
    }

    @Test func invalidFieldsAreLeftOut() throws {
        var device = TestDevice()
        device.importRecords([
            imported("a") {
                ($0.title, $0.dueDay, $0.dueTime) = (" \u{200B} ", day("1899-12-31"), TimeOfDay("09:00"))
                ($0.startDay, $0.waitUntil, $0.estimate) = (day("1899-12-31"), day("1899-12-31"), 525_601)
                ($0.reminders, $0.links) = ([.beforeDue(minutes: 5)], ["example"])
            }
        ])
        #expect(device.form("a") == TaskDraft(title: "?"))
    }

    @Test func closedTasksHaveAClosingDay() {
        var device = TestDevice()
        let (created, closed) = (day("2026-11-01"), day("2026-11-10"))
        device.importRecords([
            imported("a") { ($0.status, $0.createdOn, $0.closedOn) = (.completed, created, closed) },
            imported("b") { ($0.status, $0.createdOn) = (.cancelled, created) },
            imported("c") { $0.status = .skipped },
            imported("d") { ($0.status, $0.closedOn) = (.inProgress, closed) },
        ])
        let tasks = ["a", "b", "c", "d"].compactMap { device.task($0) }
        #expect(tasks.map { $0.status } == [.completed, .cancelled, .cancelled, .inProgress])
        #expect(tasks.map { $0.closedOn } == [closed, created, device.today, nil])
        #expect(tasks.map { $0.createdOn } == [created, created, device.today, device.today])
    }
}
