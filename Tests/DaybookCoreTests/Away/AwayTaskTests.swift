import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Repeated tasks while the person is away. Today is Friday, 20 November 2026.
@Suite struct AwayTaskTests {
    private func device(_ rule: String, from first: String, away: (String, String?)? = nil) throws -> TestDevice {
        var device = TestDevice()
        try device.add(1, "Water plants") { ($0.dueDay, $0.repetition) = (day(first), repetition(rule)) }
        if let away { device.goAway(from: away.0, until: away.1) }
        return device
    }

    private func current(_ device: TestDevice) -> TaskSeries.Current? {
        device.state.currentOccurrence(of: id(1), today: device.today)
    }

    @Test func occurrencesOfDaysAwayAreNeitherDueNorMissed() throws {
        let device = try device("FREQ=DAILY", from: "2026-11-16", away: ("2026-11-17", "2026-11-18"))
        // The 16th and 19th were missed.
        #expect(current(device) == .init(key: day("2026-11-20"), day: day("2026-11-20"), missed: 2))
    }

    @Test func whileAwayTheNextOneComesAfterwards() throws {
        let device = try device("FREQ=DAILY", from: "2026-11-18", away: ("2026-11-18", "2026-11-22"))
        #expect(current(device) == .init(key: day("2026-11-23"), day: day("2026-11-23"), missed: 0))
        #expect(DayAgenda(on: device.today, today: device.today, in: device.state).openTasks.isEmpty)
    }

    @Test func whatWasOverdueRestsUntilTheFirstDayBack() throws {
        var device = try device("FREQ=WEEKLY", from: "2026-11-16", away: ("2026-11-18", "2026-11-21"))
        #expect(current(device) == .init(key: day("2026-11-16"), day: day("2026-11-16"), missed: 0, isResting: true))
        // It keeps its day, and waits.
        let open = device.state.openTasks(today: device.today)
        #expect(open.map { $0.dueDay } == [day("2026-11-16")] && open.map { $0.waitUntil } == [day("2026-11-22")])
        #expect(!open.contains { $0.isOverdue(today: device.today, now: device.now) })
        #expect(DayAgenda(on: device.today, today: device.today, in: device.state).openTasks.isEmpty)
        // It is overdue as before once the person is back, until the next comes.
        device.now.milliseconds += 2 * 86_400_000
        #expect(current(device) == .init(key: day("2026-11-16"), day: day("2026-11-16"), missed: 0))
    }

    @Test func theNumberOfThoseMissedStaysAsItIsWhileAway() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-17")
        #expect(current(device)?.missed == 3)
        device.goAway(from: "2026-11-20", until: "2026-11-22")
        #expect(current(device) == .init(key: day("2026-11-19"), day: day("2026-11-19"), missed: 3, isResting: true))
        device.now.milliseconds += 3 * 86_400_000
        #expect(current(device) == .init(key: day("2026-11-23"), day: day("2026-11-23"), missed: 3))
    }

    @Test func anOccurrenceCanBeDoneWhileAway() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-16", away: ("2026-11-18", "2026-11-22"))
        try device.run(.complete(time(1, "2026-11-20")))
        #expect(device.state.task(time(1, "2026-11-20"))?.status == .completed)
    }

    @Test func anOccurrenceMovedOutOfTheDaysAwayIsDue() throws {
        var device = try device("FREQ=WEEKLY", from: "2026-11-18", away: ("2026-11-17", "2026-11-19"))
        #expect(current(device)?.key == day("2026-11-25"))
        device.write([Change(TaskItem.table, time(1, "2026-11-18"), "dueDay", Value(day("2026-11-20")))])
        #expect(current(device) == .init(key: day("2026-11-18"), day: day("2026-11-20"), missed: 0))
    }

    @Test func afterCompletionItComesOnTheFirstDayBack() throws {
        var device = try device("AFTER=P3D", from: "2026-11-20")
        try device.run(.complete(time(1, Day(number: 1)!.text)))
        #expect(current(device)?.day == day("2026-11-23"))
        device.goAway(from: "2026-11-22", until: "2026-11-29")
        #expect(current(device)?.day == day("2026-11-30"))
        #expect(device.state.task(TaskItem.id(of: id(1), on: Day(number: 2)!))?.dueDay == day("2026-11-30"))
    }

    @Test func comingOccurrencesLeaveDaysAwayOut() throws {
        let device = try device("FREQ=DAILY", from: "2026-11-20", away: ("2026-11-22", "2026-11-24"))
        let coming = device.state.upcomingOccurrences(
            in: day("2026-11-21")...day("2026-11-26"), today: device.today)
        #expect(coming.compactMap { $0.dueDay?.text }.sorted() == ["2026-11-21", "2026-11-25", "2026-11-26"])
    }

    @Test(arguments: ["FREQ=MONTHLY", "FREQ=YEARLY", "FREQ=WEEKLY;INTERVAL=2", "FREQ=DAILY;INTERVAL=10"])
    func whatComesLessThanWeeklyWaitsForTheFirstDayBack(_ rule: String) throws {
        var device = try device(rule, from: "2026-11-21", away: ("2026-11-20", "2026-11-23"))
        let rent = TaskSeries.Current(key: day("2026-11-21"), day: day("2026-11-21"), missed: 0)
        #expect(current(device) == rent)
        device.now.milliseconds += 2 * 86_400_000
        #expect(current(device)?.isResting == true && current(device)?.key == rent.key)
        #expect(device.state.openTasks(today: device.today).map { $0.waitUntil } == [day("2026-11-24")])
        device.now.milliseconds += 2 * 86_400_000
        #expect(current(device) == rent)
        #expect(DayAgenda(on: device.today, today: device.today, in: device.state).openTasks.count == 1)
    }

    @Test(arguments: ["FREQ=WEEKLY", "FREQ=DAILY;INTERVAL=7", "FREQ=WEEKLY;BYDAY=MO,SA"])
    func whatComesWeeklyIsPassedOver(_ rule: String) throws {
        let device = try device(rule, from: "2026-11-21", away: ("2026-11-20", "2026-11-23"))
        #expect(current(device).map { $0.key > day("2026-11-23") } == true)
    }

    @Test func aTaskThatDoesNotRepeatIsDueAllTheSame() throws {
        var device = TestDevice()
        try device.add(1, "Renew passport") { $0.dueDay = day("2026-11-18") }
        device.goAway(from: "2026-11-17", until: nil)
        #expect(DayAgenda(on: device.today, today: device.today, in: device.state).openTasks.count == 1)
    }
}

extension TestDevice {
    mutating func goAway(from: String, until: String?) {
        var period = AwayPeriod(id: 900, from: from, until: until)
        period.life = 1
        write(period.changes)
    }
}
