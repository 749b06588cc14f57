import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// The one rule of what a day asks of a habit. 2 November 2026 is a Monday.
@Suite struct PerfectDayTests {
    private static let schedules: [Schedule] = [
        .daily, .weekdays([.monday, .thursday]), .everyDays(3), .timesPerWeek(3), .timesPerWeek(6), .timesPerMonth(4),
        .timesPerMonth(20), .times(2, inDays: 5), .times(3, inDays: 4), .times(1, inDays: 10),
    ]

    private func perfectDays(_ journal: TestJournal) -> Set<Day> {
        Set(journal.state.daysWithAllHabitsDone(in: .first ... .last, today: journal.today))
    }

    private func titlesToGo(_ journal: TestJournal) -> [String] {
        DayAgenda(on: journal.today, today: journal.today, in: journal.state).habits
            .filter { $0.counts && !$0.isDone }.map { $0.habit.title }
    }

    private func begin(on text: String) -> TestJournal {
        var journal = TestJournal()
        journal.now.milliseconds = Int64(Day(text)!.number) * 86_400_000 + 36_000_000
        return journal
    }

    @Test func aHabitThreeTimesAWeekIsToGoOnlyWhenItCannotWait() throws {
        var journal = begin(on: "2026-11-02")
        try journal.add("Read", id: 1)
        try journal.add("Gym", id: 2) { $0.schedule = .timesPerWeek(3) }
        var toGo: [[String]] = []
        for offset in 0..<7 {
            try journal.mark(1, journal.today.text)
            if offset == 0 { try journal.mark(2, journal.today.text) }
            toGo.append(titlesToGo(journal))
            journal.now.milliseconds += 86_400_000
        }
        // Two are missing: Saturday and Sunday are left for them.
        #expect(toGo == [[], [], [], [], [], ["Gym"], ["Gym"]])
        #expect(perfectDays(journal).map { $0.text }.sorted() == (2...6).map { "2026-11-0\($0)" })
    }

    @Test func aHabitThatCanWaitIsShownWithItsProgress() throws {
        var journal = begin(on: "2026-11-02")
        try journal.add("Gym", id: 2) { $0.schedule = .timesPerWeek(3) }
        let item = try #require(DayAgenda(on: journal.today, today: journal.today, in: journal.state).habits.first)
        #expect(item.status == .open && !item.isIdle && !item.counts)
    }

    @Test func aWeekWithADayAwayKeepsWhatTodayPromised() throws {
        var journal = begin(on: "2026-11-02")
        try journal.add("Read", id: 1)
        try journal.add("Gym", id: 2) { $0.schedule = .timesPerWeek(3) }
        journal.now.milliseconds += 2 * 86_400_000
        try journal.mark(2, "2026-11-02", "2026-11-04")
        try journal.goAway(from: "2026-11-06", until: "2026-11-06")
        for day in ["2026-11-07", "2026-11-08"] {
            journal.now.milliseconds = Int64(Day(day)!.number) * 86_400_000 + 36_000_000
            try journal.mark(1, day)
            #expect(titlesToGo(journal).isEmpty)
            #expect(journal.earned(on: day).contains("allHabitsDone 10"))
        }
    }

    @Test func aPerfectWeekPassesOverADayAwayOnWhichAHabitIsOpen() throws {
        var journal = begin(on: "2026-11-02")
        try journal.add("Read", id: 1)
        try journal.add("Walk", id: 2)
        journal.now.milliseconds += 7 * 86_400_000
        for offset in 0...7 where offset != 3 {
            let day = Day("2026-11-02")!.advanced(by: offset).text
            try journal.mark(1, day)
            try journal.mark(2, day)
        }
        #expect(!journal.game.progress(towards: .perfectWeek).isEarned)
        try journal.goAway(from: "2026-11-05", until: "2026-11-05")
        #expect(journal.game.progress(towards: .perfectWeek).isEarned)
    }

    @Test func aWindowAsksOnTheDayOnWhichItWouldBreak() throws {
        var journal = begin(on: "2026-11-02")
        try journal.add("Call", id: 1) { $0.schedule = .times(2, inDays: 5) }
        var toGo: [Bool] = []
        for offset in 0..<9 {
            toGo.append(!titlesToGo(journal).isEmpty)
            // Monday and Friday; the next five days begin on Saturday.
            if offset == 0 || offset == 4 { try journal.mark(1, journal.today.text) }
            journal.now.milliseconds += 86_400_000
        }
        #expect(toGo == [false, false, false, false, true, false, false, false, true])
    }

    /// A life of some habits of all kinds.
    private func life(_ randomness: inout SeededRandomness, days: Int) throws -> TestJournal {
        var journal = begin(on: "2026-11-02")
        for id in 1...UInt64(randomness.number(1...3)) {
            let kind = HabitKind.allCases[randomness.number(0...2)]
            try journal.add("Habit \(id)", id: id) { habit in
                habit.schedule = Self.schedules[randomness.number(0...(Self.schedules.count - 1))]
                if kind.isMeasure { (habit.kind, habit.target, habit.unit) = (kind, 2, "cups") }
            }
        }
        let diligence = randomness.number(3...9)
        for _ in 0..<days {
            for habit in journal.state.activeHabits where randomness.number(0...9) <= diligence {
                try journal.run(Self.mark(habit, on: journal.today, &randomness))
            }
            journal.now.milliseconds += 86_400_000
        }
        return journal
    }

    private static func mark(_ habit: Habit, on day: Day, _ randomness: inout SeededRandomness) -> HabitCommand {
        if randomness.number(0...7) == 0 { return .skip(habit.id, on: day, reason: "") }
        return habit.kind.isMeasure
            ? .setValue(habit.id, on: day, Double(randomness.number(0...3))) : .markDone(habit.id, on: day)
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func settingDaysAwayNeverTakesAPerfectDay(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = try life(&randomness, days: 45)
        for id in 0..<UInt64(4) {
            let before = perfectDays(journal)
            let from = journal.today.advanced(by: -randomness.number(0...48))
            let until = from.advanced(by: randomness.number(0...9))
            try journal.goAway(from: from.text, until: until.text, id: 900 + id)
            try #require(perfectDays(journal).isSuperset(of: before), "away \(from.text) to \(until.text)")
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func aLateMarkNeverTakesAPerfectDay(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = try life(&randomness, days: 45)
        if seed % 2 == 0 {
            let from = journal.today.advanced(by: -randomness.number(5...40))
            try journal.goAway(from: from.text, until: from.advanced(by: randomness.number(0...9)).text, id: 900)
        }
        for _ in 0..<12 {
            let before = perfectDays(journal)
            let habits = journal.state.activeHabits
            let habit = habits[randomness.number(0...(habits.count - 1))]
            let day = journal.today.advanced(by: -randomness.number(0...44))
            // A value beyond a limit is no time done.
            try journal.run(
                habit.kind.isMeasure
                    ? .setValue(habit.id, on: day, habit.kind == .atMost ? 1 : 5) : .markDone(habit.id, on: day))
            try #require(perfectDays(journal).isSuperset(of: before), "\(habit.schedule) on \(day.text)")
        }
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func aDayIsRatedByWhatItsPageSays(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = try life(&randomness, days: 40)
        if seed % 3 == 0 {
            let from = journal.today.advanced(by: -randomness.number(5...30))
            try journal.goAway(from: from.text, until: from.advanced(by: randomness.number(0...6)).text, id: 900)
        }
        let (state, today) = (journal.state, journal.today)
        let histories = state.activeHabits.map { state.history(of: $0, today: today) }
        let first = today.advanced(by: -45)
        let perfect = perfectDays(journal)
        for rate in state.dailyRates(of: histories, from: first, to: today, today: today).rates {
            let counted = DayAgenda(on: rate.day, today: today, in: state).habits.filter { $0.counts }
            let done = counted.count { $0.isDone }
            try #require(rate.done == done && rate.due == counted.count, "\(rate.day.text)")
            try #require((rate.fraction == 1) == (perfect.contains(rate.day) || done > 0 && done == counted.count))
        }
    }
}
