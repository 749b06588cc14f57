import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Edits of "this and all later ones".
struct TaskContinuationTests {
    private let friday = time(1, "2026-11-20")
    private var next: RecordID { TaskItem.continuation(of: id(1), from: day("2026-11-20"))! }

    private func desk(_ rule: String) throws -> Desk {
        var desk = Desk()
        try desk.add(1, "Water") {
            ($0.dueDay, $0.repetition, $0.tags) = (day("2026-11-16"), repetition(rule), ["home"])
        }
        return desk
    }

    private func retitle(_ time: RecordID, _ desk: inout Desk) throws {
        var draft = try desk.draft(time)
        draft.title = "Flood"
        try desk.run(.edit(time, draft, of: .thisAndLater))
    }

    @Test func theOldRuleEndsTheDayBeforeAndTheCountIsShared() throws {
        var desk = try desk("FREQ=DAILY;COUNT=10")
        try retitle(friday, &desk)
        #expect(desk.state.task(id(1))?.repetition?.code == "FREQ=DAILY;UNTIL=20261119")
        #expect(desk.state.task(next)?.repetition?.code == "FREQ=DAILY;COUNT=6")
        #expect(desk.state.task(next)?.dueDay == day("2026-11-20"))
        #expect(desk.state.tags(of: next) == ["home"])
        #expect(desk.state.task(time(1, "2026-11-19"))?.title == "Water")
        #expect(desk.openTitles == ["Flood"])
    }

    @Test func whatGoesOnFromALaterDayLetsTheOldStandUntilThen() throws {
        var desk = try desk("FREQ=DAILY")
        try retitle(time(1, "2026-11-22"), &desk)
        #expect(desk.openTitles == ["Flood", "Water"])
        desk.now.milliseconds += 2 * 86_400_000
        #expect(desk.openTitles == ["Flood"])
    }

    @Test func fromItsFirstTimeOnIsAllOfThem() throws {
        var desk = try desk("FREQ=DAILY")
        try desk.run(.complete(time(1, "2026-11-16")))
        try retitle(time(1, "2026-11-16"), &desk)
        #expect(desk.state.tasks.rows.map { $0.id } == [id(1), time(1, "2026-11-16")])
        #expect(desk.state.task(id(1))?.title == "Flood")
    }

    @Test func aContinuationIsContinuedUnderTheFirstOnesName() throws {
        var desk = try desk("FREQ=DAILY")
        try retitle(friday, &desk)
        let sunday = try #require(TaskItem.id(of: next, on: day("2026-11-22")))
        try retitle(sunday, &desk)
        let later = try #require(TaskItem.continuation(of: id(1), from: day("2026-11-22")))
        #expect(desk.state.task(later)?.title == "Flood")
        #expect(later.count == 16 + 5)
        #expect(TaskItem.occurrence(later) == nil)
    }

    @Test func anImportedTasksContinuationComesAgainToo() throws {
        var desk = Desk()
        desk.bringIn([
            imported("0a8c1f9e-6f0b-4b53-9f3c-3a1c5a3f7b11") {
                ($0.title, $0.dueDay, $0.repetition) = ("Water", day("2026-11-16"), repetition("FREQ=DAILY"))
            }
        ])
        let series = try #require(desk.state.tasks.rows.first?.id)
        try retitle(try #require(TaskItem.id(of: series, on: day("2026-11-20"))), &desk)
        let next = try #require(TaskItem.continuation(of: series, from: day("2026-11-20")))
        #expect(next.count == TaskItem.longestID)
        #expect(desk.openTitles == ["Flood"])
        try desk.run(.complete(try #require(TaskItem.id(of: next, on: day("2026-11-20")))))
        #expect(desk.state.currentOccurrence(of: next, today: desk.today)?.day == day("2026-11-21"))
    }

    @Test func whatOneLaterTimeHasForItselfStaysWithIt() throws {
        var desk = try desk("FREQ=DAILY")
        let sunday = time(1, "2026-11-22")
        var own = try desk.draft(sunday)
        (own.title, own.note, own.priority) = ("Water twice", "Hot day", .high)
        (own.dueDay, own.dueTime, own.estimate) = (day("2026-11-23"), TimeOfDay("07:30"), 20)
        try desk.run(.edit(sunday, own, of: .this))
        try retitle(friday, &desk)
        let time = try #require(TaskItem.id(of: next, on: day("2026-11-22")).flatMap { desk.state.task($0) })
        #expect([time.title, time.note] == ["Water twice", "Hot day"])
        #expect((time.priority, time.estimate) == (.high, 20))
        #expect((time.dueDay, time.dueTime) == (day("2026-11-23"), TimeOfDay("07:30")))
    }

    @Test func partsOfItThatAreDoneStayDone() throws {
        var desk = try desk("FREQ=DAILY")
        try desk.add(2, "Can") { $0.parent = id(1) }
        try desk.run(.complete(time(2, "2026-11-20")))
        try desk.run(.complete(time(2, "2026-11-22")))
        try retitle(friday, &desk)
        let can = try #require(TaskItem.continuation(of: id(2), from: day("2026-11-20")))
        let statuses = ["2026-11-20", "2026-11-21", "2026-11-22"].map { text in
            TaskItem.id(of: can, on: day(text)).flatMap { desk.state.task($0)?.status }
        }
        #expect(statuses == [.completed, .pending, .completed])
    }

    @Test func partsAreCopiedWithWhatTheyWaitFor() throws {
        var desk = try desk("FREQ=DAILY")
        try desk.add(2, "Can") { ($0.parent, $0.tags) = (id(1), ["tin"]) }
        try desk.add(3, "Fill") { ($0.parent, $0.blockers) = (id(2), [id(2)]) }
        try retitle(friday, &desk)
        let parts = desk.state.descendants(of: next)
        #expect(parts.map { $0.title } == ["Can", "Fill"])
        #expect(desk.state.tags(of: parts[0].id) == ["tin"])
        #expect(desk.state.blockers(of: parts[1].id) == [parts[0].id])
        #expect(desk.state.descendants(of: id(1)).map { $0.id } == [id(2), id(3)])
        #expect(desk.openTitles == ["Can", "Fill", "Flood"])
    }

    @Test func whatWasDoneAlreadyOfTheLaterTimesStaysDone() throws {
        var desk = try desk("FREQ=DAILY")
        try desk.run(.complete(time(1, "2026-11-21")))
        try desk.run(.start(friday, session: id(50)))
        try desk.add(3, "New pot") { $0.parent = friday }
        try retitle(friday, &desk)
        let first = try #require(TaskItem.id(of: next, on: day("2026-11-20")))
        #expect(desk.state.task(first)?.status == .inProgress)
        #expect(desk.state.runningSessions.map { $0.task } == [first])
        #expect(desk.state.children(of: first).map { $0.title } == ["New pot"])
        #expect(desk.state.closedTasks.map { $0.id } == [TaskItem.id(of: next, on: day("2026-11-21"))])
        try desk.run(.complete(first, parts: .leave))
        #expect(desk.state.currentOccurrence(of: next, today: desk.today)?.day == day("2026-11-22"))
    }

    @Test func oneThatWasMovedStaysMovedAndTheOthersWhereTheyWere() throws {
        var desk = try desk("FREQ=WEEKLY")
        let monday = time(1, "2026-11-16")
        var moved = try desk.draft(monday)
        moved.dueDay = day("2026-11-21")
        try desk.run(.edit(monday, moved, of: .this))
        try desk.run(.complete(time(1, "2026-11-23")))
        try desk.run(.spend(monday, minutes: 30, session: id(51)))
        // An edit from the first occurrence on is one of all, so the rule begins a week earlier.
        desk.write([Change("tasks", id(1), "dueDay", Value(day("2026-11-09")))])
        try retitle(monday, &desk)
        let next = try #require(TaskItem.continuation(of: id(1), from: day("2026-11-16")))
        let first = try #require(TaskItem.id(of: next, on: day("2026-11-16")))
        #expect(desk.state.task(next)?.dueDay == day("2026-11-16"))
        #expect(desk.state.task(first)?.dueDay == day("2026-11-21"))
        #expect(desk.state.task(first)?.status == .pending)
        #expect(desk.state.minutesSpent(on: first, now: desk.now) == 30)
        #expect(desk.state.task(TaskItem.id(of: next, on: day("2026-11-23")))?.status == .completed)
    }

    @Test func whatComesNoMoreFromHereOnKeepsWhatWasSpentOnIt() throws {
        var desk = try desk("FREQ=DAILY")
        try desk.run(.spend(friday, minutes: 90, session: id(50)))
        try desk.run(.start(friday, session: id(51)))
        var draft = try desk.draft(friday)
        draft.repetition = nil
        try desk.run(.edit(friday, draft, of: .thisAndLater))
        #expect(desk.state.task(next)?.status == .inProgress)
        #expect(desk.state.runningSessions.map { $0.task } == [next])
        #expect(desk.state.minutesSpent(on: next, now: desk.now) >= 90)
    }

    @Test func aSeriesThatComesNoMoreIsTheTimeThatStands() throws {
        var desk = try desk("FREQ=DAILY")
        for text in ["2026-11-19", "2026-11-20"] { try desk.run(.complete(time(1, text))) }
        var draft = try desk.draft(id(1))
        draft.repetition = nil
        try desk.run(.edit(id(1), draft))
        #expect(desk.state.task(id(1))?.dueDay == day("2026-11-21"))
        #expect(desk.openTitles == ["Water"])
    }

    @Test func deletingOnePartOfASplitSeriesDeletesAll() throws {
        var desk = try desk("FREQ=DAILY")
        try retitle(friday, &desk)
        try desk.run(.delete([TaskItem.id(of: next, on: day("2026-11-20"))!]))
        #expect(desk.openTitles == [] && desk.state.task(id(1)) == nil)
        desk.undo()
        try desk.run(.delete([id(1)]))
        #expect(desk.openTitles == [] && desk.state.task(next) == nil)
    }

    @Test func twoDevicesThatSplitItHaveEachLinkAndReminderOnce() throws {
        var here = Desk()
        try here.add(1, "Water") {
            ($0.dueDay, $0.repetition) = (day("2026-11-16"), repetition("FREQ=DAILY"))
            $0.links = [TaskLinkDraft(url: "https://example.org")]
            $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 30))]
        }
        var there = Desk(device: 8)
        there.hear(here)
        there.now = here.now
        try retitle(friday, &here)
        try retitle(friday, &there)
        here.hear(there)
        #expect(here.state.links(of: next).map { $0.url } == ["https://example.org"])
        #expect(here.state.taskReminders(of: next).map { $0.minutesBefore } == [30])
    }

    @Test func oneAfterDoneGoesOnWithoutAFalseCompletion() throws {
        var desk = try desk("AFTER=P3D")
        try desk.run(.complete(time(1, nth: 1)))
        try retitle(time(1, nth: 2), &desk)
        #expect(desk.openTitles == ["Flood"])
        #expect(desk.state.closedTasks.map { $0.id } == [time(1, nth: 1)])
    }

    @Test func twoDevicesThatChangeTheSameTimesOnMakeOneContinuation() throws {
        var here = try desk("FREQ=DAILY")
        var there = Desk(device: 8)
        there.hear(here)
        try retitle(friday, &here)
        there.now = here.now
        try retitle(friday, &there)
        let alone = here
        here.hear(there)
        there.hear(alone)
        there.now = here.now
        #expect(here.view == there.view)
        #expect(here.openTitles == ["Flood"])
    }
}
