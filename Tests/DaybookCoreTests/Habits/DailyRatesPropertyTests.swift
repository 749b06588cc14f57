import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Rates over random schedules and marks.
@Suite struct DailyRatesPropertyTests {
    /// A history that ends with a month, whose last day is over.
    private func closedHistory(_ randomness: inout SeededRandomness, _ schedule: Schedule) -> HabitHistory {
        let last = Day("2026-11-30")!
        let first = last.advanced(by: -randomness.number(0...80))
        let kind = HabitKind.allCases[randomness.number(0...2)]
        let rule = HabitRule(
            kind: kind, target: 2, schedule: schedule, startDay: first,
            // A Monday ends with the week before it.
            firstWeekday: last.weekday.advanced(by: 1))
        let away =
            randomness.number(0...1) == 0
            ? AwayDays.none
            : AwayDays([last.advanced(by: -40)...last.advanced(by: -randomness.number(20...39))])
        return HabitHistory(
            rule: rule, marks: Self.marks(from: first, through: last, kind, &randomness), today: last,
            isLastDayOver: true, awayDays: away)
    }

    private static func marks(
        from first: Day, through last: Day, _ kind: HabitKind, _ randomness: inout SeededRandomness
    ) -> [DayMark] {
        let diligence = randomness.number(0...9)
        return (0...last.days(since: first)).compactMap { offset in
            let day = first.advanced(by: offset)
            guard randomness.number(0...9) <= diligence else { return nil }
            if randomness.number(0...6) == 0 { return DayMark(day: day, state: .skipped) }
            return kind.isMeasure
                ? DayMark(day: day, total: Double(randomness.number(0...4))) : DayMark(day: day, state: .done)
        }
    }

    private func areSame(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == second }
        return abs(first - second) < 1e-9
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func theDaysOfWeeksAndMonthsThatAreOverAddUpToTheHabitsRate(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .thursday]), .everyDays(3), .timesPerWeek(randomness.number(1...7)),
            .timesPerMonth(randomness.number(1...31)),
            .times(randomness.number(1...3), inDays: randomness.number(3...12)),
        ]
        for schedule in schedules {
            let habit = closedHistory(&randomness, schedule)
            let own = habit.completion(.all)
            let rates = DailyRates([habit], from: habit.firstDay, to: habit.today)
            #expect(areSame(rates.overall, own), "\(schedule): \(String(describing: rates.overall)), not \(own ?? -1)")
            // The last week and month by themselves.
            for days in [6, 29] {
                let first = habit.today.advanced(by: -days)
                if case .timesPerWeek = schedule, days == 29 { continue }
                if case .timesPerMonth = schedule, days == 6 { continue }
                let rate = DailyRates([habit], from: first, to: habit.today).overall
                #expect(areSame(rate, habit.completion(since: first)), "\(schedule), last \(days + 1) days")
            }
        }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func theRateOfWindowsIsThatOfTheStreakAndMovesByMarksAlone(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let (first, last) = (Day("2026-10-01")!, Day("2026-11-20")!)
        let schedule = Schedule.times(randomness.number(1...3), inDays: randomness.number(3...12))
        let marks = Self.marks(from: first, through: last, .check, &randomness)
        let rule = HabitRule(schedule: schedule, startDay: first)
        let over = HabitHistory(rule: rule, marks: marks, today: last, isLastDayOver: true)
        let next = HabitHistory(rule: rule, marks: marks, today: last.advanced(by: 1))
        #expect(over.completion(.all) == next.completion(.all), "\(schedule)")
        #expect(over.completion(since: first.advanced(by: 20)) == next.completion(since: first.advanced(by: 20)))
        let streaks = over.streaks()
        if over.completion(.all) == 1 { #expect(streaks.all.count == 1 && streaks.current != nil, "\(schedule)") }
        if streaks.all.count == 1, let current = streaks.current {
            let rate = over.completion(since: current.first)
            #expect(rate == 1, "\(schedule): \(String(describing: rate))")
        }
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func theOrderOfMarksDoesNotMatter(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        let (first, last) = (Day("2026-09-05")!, Day("2026-11-20")!)
        for schedule in [.timesPerWeek(3), .timesPerMonth(9), .times(2, inDays: 5), .daily] as [Schedule] {
            let marks = Self.marks(from: first, through: last, .check, &randomness)
            let rule = HabitRule(schedule: schedule, startDay: first)
            let rates = [marks, marks.shuffled(using: &randomness)].map { marks in
                DailyRates([HabitHistory(rule: rule, marks: marks, today: last)], from: first, to: last)
            }
            #expect(rates[0] == rates[1])
        }
    }
}
