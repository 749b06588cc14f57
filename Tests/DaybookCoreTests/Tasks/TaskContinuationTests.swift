import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Edits of "this and all later ones".
struct TaskContinuationTests {
    private let friday = time(1, "2026-11-20")
    private var next: RecordID { TaskItem.continuation(of: id(1), from: day("2026-11-20"))! }

    private func device(_ rule: String) throws -> TestDevice {
        var device = TestDevice()
        try device.add(1, "Water") {
            ($0.dueDay, $0.repetition, $0.tags) = (day("2026-11-16"), repetition(rule), ["home"])
        }
        return device
    }

    private func retitle(_ time: RecordID, _ device: inout TestDevice) throws {
        var draft = try device.draft(time)
        draft.title = "Flood"
        try device.run(.edit(time, draft, of: .thisAndLater))
    }

    @Test func theOldRuleEndsTheDayBeforeAndTheCountIsShared() throws {
        var device = try device("FREQ=DAILY;COUNT=10")
        try retitle(friday, &device)
        #expect(device.state.task(id(1))?.repetition?.code == "FREQ=DAILY;UNTIL=20261119")
        #expect(device.state.task(next)?.repetition?.code == "FREQ=DAILY;COUNT=6")
        #expect(device.state.task(next)?.dueDay == day("2026-11-20"))
        #expect(device.state.tags(of: next) == ["home"])
        #expect(device.state.task(time(1, "2026-11-19"))?.title == "Water")
        #expect(device.openTitles == ["Flood"])
    }

    @Test func aSeriesSplitInAShortMonthKeepsItsDay() throws {
        var device = TestDevice()
        try device.add(1, "Rent") {
            $0.dueDay = day("2026-08-31")
            $0.repetition = repetition("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD")
        }
        var draft = try device.draft(time(1, "2026-09-30"))
        draft.title = "Flat"
        try device.run(.edit(time(1, "2026-09-30"), draft, of: .thisAndLater))
        let next = try #require(TaskItem.continuation(of: id(1), from: day("2026-09-30")))
        let series = try #require(device.state.task(next).flatMap { TaskSeries($0, in: device.state) })
        var days = series.days(after: nil)
        #expect([days.next(), days.next(), days.next()] == [day("2026-09-30"), day("2026-10-31"), day("2026-11-30")])
    }

    @Test func continuationFromALaterDayKeepsTheOldSeriesUntilThen() throws {
        var device = try device("FREQ=DAILY")
        try retitle(time(1, "2026-11-22"), &device)
        #expect(device.openTitles == ["Flood", "Water"])
        device.now.milliseconds += 2 * 86_400_000
        #expect(device.openTitles == ["Flood"])
    }

    @Test func editFromTheFirstOccurrenceOnChangesTheWholeSeries() throws {
        var device = try device("FREQ=DAILY")
        try device.run(.complete(time(1, "2026-11-16")))
        try retitle(time(1, "2026-11-16"), &device)
        #expect(device.state.tasks.rows.map { $0.id } == [id(1), time(1, "2026-11-16")])
        #expect(device.state.task(id(1))?.title == "Flood")
    }

    @Test func continuationOfAContinuationIsNamedAfterTheFirstSeries() throws {
        var device = try device("FREQ=DAILY")
        try retitle(friday, &device)
        let sunday = try #require(TaskItem.id(of: next, on: day("2026-11-22")))
        try retitle(sunday, &device)
        let later = try #require(TaskItem.continuation(of: id(1), from: day("2026-11-22")))
        #expect(device.state.task(later)?.title == "Flood")
        #expect(later.count == 16 + 5)
        #expect(TaskItem.occurrence(later) == nil)
    }

    @Test func continuationOfAnImportedTaskRepeats() throws {
        var device = TestDevice()
        device.importRecords([
            imported("0a8c1f9e-6f0b-4b53-9f3c-3a1c5a3f7b11") {
                ($0.title, $0.dueDay, $0.repetition) = ("Water", day("2026-11-16"), repetition("FREQ=DAILY"))
            }
        ])
        let series = try #require(device.state.tasks.rows.first?.id)
        try retitle(try #require(TaskItem.id(of: series, on: day("2026-11-20"))), &device)
        let next = try #require(TaskItem.continuation(of: series, from: day("2026-11-20")))
        #expect(next.count == TaskItem.longestID)
        #expect(device.openTitles == ["Flood"])
        try device.run(.complete(try #require(TaskItem.id(of: next, on: day("2026-11-20")))))
        #expect(device.state.currentOccurrence(of: next, today: device.today)?.day == day("2026-11-21"))
    }

    @Test func laterOccurrenceKeepsItsOwnEdits() throws {
        var device = try device("FREQ=DAILY")
        let sunday = time(1, "2026-11-22")
        var own = try device.draft(sunday)
        (own.title, own.note, own.priority) = ("Water twice", "Hot day", .high)
        (own.dueDay, own.dueTime, own.estimate) = (day("2026-11-23"), TimeOfDay("07:30"), 20)
        try device.run(.edit(sunday, own, of: .this))
        try retitle(friday, &device)
        let time = try #require(TaskItem.id(of: next, on: day("2026-11-22")).flatMap { device.state.task($0) })
        #expect([time.title, time.note] == ["Water twice", "Hot day"])
        #expect((time.priority, time.estimate) == (.high, 20))
        #expect((time.dueDay, time.dueTime) == (day("2026-11-23"), TimeOfDay("07:30")))
    }

    @Test func completedSubtasksStayCompleted() throws {
        var device = try device("FREQ=DAILY")
        try device.add(2, "Can") { $0.parent = id(1) }
        try device.run(.complete(time(2, "2026-11-20")))
        try device.run(.complete(time(2, "2026-11-22")))
        try retitle(friday, &device)
        let can = try #require(TaskItem.continuation(of: id(2), from: day("2026-11-20")))
        let statuses = ["2026-11-20", "2026-11-21", "2026-11-22"].map { text in
            TaskItem.id(of: can, on: day(text)).flatMap { device.state.task($0)?.status }
        }
        #expect(statuses == [.completed, .pending, .completed])
    }

    @Test func partsAreCopiedWithWhatTheyWaitFor() throws {
        var device = try device("FREQ=DAILY")
        try device.add(2, "Can") { ($0.parent, $0.tags) = (id(1), ["tin"]) }
        try device.add(3, "Fill") { ($0.parent, $0.blockers) = (id(2), [id(2)]) }
        try retitle(friday, &device)
        let parts = device.state.descendants(of: next)
        #expect(parts.map { $0.title } == ["Can", "Fill"])
        #expect(device.state.tags(of: parts[0].id) == ["tin"])
        #expect(device.state.blockers(of: parts[1].id) == [parts[0].id])
        #expect(device.state.descendants(of: id(1)).map { $0.id } == [id(2), id(3)])
        #expect(device.openTitles == ["Can", "Fill", "Flood"])
    }

    @Test func continuationKeepsCompletedAndStartedOccurrences() throws {
        var device = try device("FREQ=DAILY")
        try device.run(.complete(time(1, "2026-11-21")))
        try device.run(.start(friday, session: id(50)))
        try device.add(3, "New pot") { $0.parent = friday }
        try retitle(friday, &device)
        let first = try #require(TaskItem.id(of: next, on: day("2026-11-20")))
        #expect(device.state.task(first)?.status == .inProgress)
        #expect(device.state.runningSessions.map { $0.task } == [first])
        #expect(device.state.children(of: first).map { $0.title } == ["New pot"])
        #expect(device.state.closedTasks.map { $0.id } == [TaskItem.id(of: next, on: day("2026-11-21"))])
        try device.run(.complete(first, subtasks: .leave))
        #expect(device.state.currentOccurrence(of: next, today: device.today)?.day == day("2026-11-22"))
    }

    @Test func movedOccurrenceStaysMovedAndTheOthersStayInPlace() throws {
        var device = try device("FREQ=WEEKLY")
        let monday = time(1, "2026-11-16")
        var moved = try device.draft(monday)
        moved.dueDay = day("2026-11-21")
        try device.run(.edit(monday, moved, of: .this))
        try device.run(.complete(time(1, "2026-11-23")))
        try device.run(.spend(monday, minutes: 30, session: id(51)))
        // An edit from the first occurrence on is one of all, so the rule begins a week earlier.
        device.write([Change("tasks", id(1), "dueDay", Value(day("2026-11-09")))])
        try retitle(monday, &device)
        let next = try #require(TaskItem.continuation(of: id(1), from: day("2026-11-16")))
        let first = try #require(TaskItem.id(of: next, on: day("2026-11-16")))
        #expect(device.state.task(next)?.dueDay == day("2026-11-16"))
        #expect(device.state.task(first)?.dueDay == day("2026-11-21"))
        #expect(device.state.task(first)?.status == .pending)
        #expect(device.state.minutesSpent(on: first, now: device.now) == 30)
        #expect(device.state.task(TaskItem.id(of: next, on: day("2026-11-23")))?.status == .completed)
    }

    @Test func endingTheRepetitionKeepsTimeSpentOnTheOccurrence() throws {
        var device = try device("FREQ=DAILY")
        try device.run(.spend(friday, minutes: 90, session: id(50)))
        try device.run(.start(friday, session: id(51)))
        var draft = try device.draft(friday)
        draft.repetition = nil
        try device.run(.edit(friday, draft, of: .thisAndLater))
        #expect(device.state.task(next)?.status == .inProgress)
        #expect(device.state.runningSessions.map { $0.task } == [next])
        #expect(device.state.minutesSpent(on: next, now: device.now) >= 90)
    }

    @Test func endedSeriesBecomesItsCurrentOccurrence() throws {
        var device = try device("FREQ=DAILY")
        for text in ["2026-11-19", "2026-11-20"] { try device.run(.complete(time(1, text))) }
        var draft = try device.draft(id(1))
        draft.repetition = nil
        try device.run(.edit(id(1), draft))
        #expect(device.state.task(id(1))?.dueDay == day("2026-11-21"))
        #expect(device.openTitles == ["Water"])
    }

    @Test func deletingOneHalfOfASplitSeriesDeletesBoth() throws {
        var device = try device("FREQ=DAILY")
        try retitle(friday, &device)
        try device.run(.delete([TaskItem.id(of: next, on: day("2026-11-20"))!]))
        #expect(device.openTitles == [] && device.state.task(id(1)) == nil)
        device.undo()
        try device.run(.delete([id(1)]))
        #expect(device.openTitles == [] && device.state.task(next) == nil)
    }

    @Test func seriesSplitOnTwoDevicesKeepsEachLinkAndReminderOnce() throws {
        var here = TestDevice()
        try here.add(1, "Water") {
            ($0.dueDay, $0.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY"))
            $0.links = [TaskLinkDraft(url: "https://example.org")]
            $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 30))]
        }
        var there = TestDevice(device: 8)
        there.receive(from: here)
        there.now = here.now
        try retitle(friday, &here)
        try retitle(friday, &there)
        here.receive(from: there)
        #expect(here.state.links(of: next).map { $0.url } == ["https://example.org"])
        #expect(here.state.taskReminders(of: next).map { $0.minutesBefore } == [30])
    }

    @Test func repetitionAfterDoneContinuesWithoutAFalseCompletion() throws {
        var device = try device("AFTER=P3D")
        try device.run(.complete(time(1, nth: 1)))
        try retitle(time(1, nth: 2), &device)
        #expect(device.openTitles == ["Flood"])
        #expect(device.state.closedTasks.map { $0.id } == [time(1, nth: 1)])
    }

    @Test func repetitionAfterDoneIsChangedAgainAndAgain() throws {
        var device = try device("AFTER=P3D")
        try device.run(.complete(time(1, nth: 1)))
        try retitle(time(1, nth: 2), &device)
        for title in ["Rain", "Snow"] {
            device.now.milliseconds += 3 * 86_400_000
            let first = try #require(device.state.openTasks(today: device.today).first)
            try device.run(.complete(first.id))
            let second = try #require(device.state.openTasks(today: device.today).first)
            var draft = try device.draft(second.id)
            draft.title = title
            try device.run(.edit(second.id, draft, of: .thisAndLater))
            #expect(device.openTitles == [title])
        }
    }

    @Test func sameSplitOnTwoDevicesMakesOneContinuation() throws {
        var here = try device("FREQ=DAILY")
        var there = TestDevice(device: 8)
        there.receive(from: here)
        try retitle(friday, &here)
        there.now = here.now
        try retitle(friday, &there)
        let alone = here
        here.receive(from: there)
        there.receive(from: alone)
        there.now = here.now
        #expect(here.view == there.view)
        #expect(here.openTitles == ["Flood"])
    }
}
