import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// A series of a repeating task that two devices split at different occurrences.
struct SeriesPartsTests {
    /// Two devices that share a task from 16 November on.
    private static func devices(_ rule: String) throws -> (TestDevice, TestDevice) {
        var here = TestDevice()
        try here.add(1, "Rent") { ($0.dueDay, $0.repetition) = (day("2026-11-16"), repetition(rule)) }
        var there = TestDevice(device: 8)
        there.receive(from: here)
        there.now = here.now
        return (here, there)
    }

    private static func merge(_ here: inout TestDevice, _ there: inout TestDevice) {
        let alone = here
        here.receive(from: there)
        there.receive(from: alone)
        there.now = here.now
    }

    private static func change(_ time: RecordID, to title: String, _ device: inout TestDevice) throws {
        var draft = try device.draft(time)
        draft.title = title
        try device.run(.edit(time, draft, of: .thisAndLater))
    }

    /// The open occurrences of today and later, each as its day and title.
    private static func open(_ device: TestDevice, through last: Day = day("2027-01-31")) -> [String] {
        let state = device.state
        let coming = state.upcomingOccurrences(in: device.today...last, today: device.today)
        return (state.openTasks(today: device.today) + coming)
            .compactMap { task in task.dueDay.map { "\($0.text) \(task.title)" } }.sorted()
    }

    @Test func eachDayHasThePartOfTheLatestSplitBeforeIt() throws {
        var (here, there) = try Self.devices("FREQ=WEEKLY")
        try Self.change(time(1, "2026-12-07"), to: "Late", &here)
        try Self.change(time(1, "2026-11-30"), to: "Early", &there)
        Self.merge(&here, &there)
        let expected = [
            "2026-11-16 Rent", "2026-11-23 Rent", "2026-11-30 Early", "2026-12-07 Late", "2026-12-14 Late",
        ]
        #expect(Self.open(here, through: day("2026-12-20")) == expected)
        #expect(Self.open(here) == Self.open(there))
    }

    @Test func anOccurrenceThatWasCompletedBeforeTheSplitArrivedIsNotOpenAgain() throws {
        var (here, there) = try Self.devices("FREQ=DAILY")
        try Self.change(time(1, "2026-11-19"), to: "New", &here)
        try there.run(.complete(time(1, "2026-11-20")))
        Self.merge(&here, &there)
        #expect(here.openTitles == ["New"])
        #expect(Self.open(here, through: day("2026-11-22")) == ["2026-11-21 New", "2026-11-22 New"])
    }

    @Test func aChangeOfTheWholeSeriesElsewhereDoesNotBringBackWhatWasSplitOff() throws {
        var (here, there) = try Self.devices("FREQ=DAILY")
        try Self.change(time(1, "2026-11-22"), to: "New", &here)
        var draft = try there.draft(id(1))
        draft.repetition = repetition("FREQ=DAILY;INTERVAL=2")
        there.now.milliseconds += 60_000
        try there.run(.edit(id(1), draft))
        Self.merge(&here, &there)
        let days = Self.open(here, through: day("2026-11-24"))
        #expect(days == ["2026-11-20 Rent", "2026-11-22 New", "2026-11-23 New", "2026-11-24 New"])
    }

    @Test func theCountOfAPartIsThatOfItsOwnDays() throws {
        var (here, there) = try Self.devices("FREQ=DAILY;COUNT=10")
        try Self.change(time(1, "2026-11-22"), to: "Late", &here)
        try Self.change(time(1, "2026-11-21"), to: "Early", &there)
        Self.merge(&here, &there)
        let early = try #require(TaskItem.continuation(of: id(1), from: day("2026-11-21")))
        let series = try #require(here.state.task(early).flatMap { TaskSeries($0, in: here.state) })
        #expect(series.rest(from: day("2026-11-21"))?.code == "FREQ=DAILY;COUNT=1")
        #expect(Self.open(here).map { $0.prefix(10) }.count == 6)
    }

    /// Each device changes parts of the series from random occurrences on, and completes some, without knowing of the other.
    @Test(arguments: Seeds.some(60))
    func eachDayIsOpenAtMostOnceWhateverTwoDevicesChange(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        // What repeats after completion comes earlier than its first day if that was done early.
        let rules = ["FREQ=DAILY", "FREQ=WEEKLY", "FREQ=DAILY;INTERVAL=2", "FREQ=DAILY;COUNT=20"]
        var (here, there) = try Self.devices(randomness.one(of: rules))
        for _ in 1...3 {
            for isHere in [true, false] {
                var device = isHere ? here : there
                for _ in 0..<Int.random(in: 0...3, using: &randomness) {
                    try Self.act(&device, rules, &randomness)
                }
                if isHere { here = device } else { there = device }
            }
            Self.merge(&here, &there)
            #expect(Self.open(here) == Self.open(there))
            let days = Self.open(here).map { String($0.prefix(10)) }
            #expect(Set(days).count == days.count, "\(Self.open(here))")
        }
    }

    private static func act(
        _ device: inout TestDevice, _ rules: [String], _ randomness: inout SeededRandomness
    ) throws {
        let state = device.state
        let last = device.today.advanced(by: 30)
        let open =
            state.openTasks(today: device.today)
            + state.upcomingOccurrences(in: device.today...last, today: device.today)
        guard !open.isEmpty else { return }
        let task = randomness.one(of: open)
        if randomness.once(in: 4) {
            try device.run(.complete(task.id))
            return
        }
        var draft = try device.draft(task.id)
        draft.title = randomness.one(of: ["A", "B", "C"])
        if randomness.once(in: 3) {
            draft.dueDay = draft.dueDay?.advanced(by: Int.random(in: -3...3, using: &randomness))
        }
        if randomness.once(in: 3) { draft.repetition = repetition(randomness.one(of: rules)) }
        if (try? device.decision(on: .edit(task.id, draft, of: .thisAndLater))) == nil { return }
        try device.run(.edit(task.id, draft, of: .thisAndLater))
    }
}
