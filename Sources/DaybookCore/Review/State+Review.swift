import CivilTime
import Journal
import Money

/// The value of a figure of a review.
public enum ReviewValue: Hashable, Sendable {
    case number(Double)
    /// An amount in minor units.
    case money(Int64, Currency)

    /// Nothing of the same kind.
    fileprivate var zero: ReviewValue { currency.map { .money(0, $0) } ?? .number(0) }

    /// Whether it is nothing.
    public var isZero: Bool { self == zero }

    /// Nil if it is no amount.
    public var currency: Currency? {
        if case .money(_, let currency) = self { currency } else { nil }
    }
}

/// A value of a figure of a review, beside that of the days before.
public struct ComparedValue: Hashable, Sendable {
    public let value: ReviewValue
    /// That of the days that are over, which is compared as long as today is one of the days; nil if they are all over.
    public let throughYesterday: ReviewValue?
    /// Nil if nothing was logged before, or in no such currency.
    public let before: ReviewValue?
    /// Whether it is that of today alone, which goes on.
    public let isSoFar: Bool
}

extension State {
    /// The value of a figure over some days; nil if nothing was logged. Of several currencies, the first of `values`.
    public func value(
        of figure: ReviewFigure, in days: ClosedRange<Day>, today: Day, usually currency: Currency
    ) -> ReviewValue? {
        values(of: figure, in: days, today: today, usually: currency).first
    }

    /// The values of a figure over some days, one for each currency; none if nothing was logged.
    ///
    /// - Parameters:
    ///   - today: Its meals and steps count only if there are no others, as it is not over.
    ///   - currency: The usual currency, which comes first.
    public func values(
        of figure: ReviewFigure, in days: ClosedRange<Day>, today: Day, usually currency: Currency
    ) -> [ReviewValue] {
        switch figure {
        case .spent: amounts(in: days, usually: currency) { $0.spent }
        case .earned: amounts(in: days, usually: currency) { $0.earned }
        case .tasks, .goals, .mood, .workouts, .energy, .weight, .steps, .sleep, .notes:
            number(of: figure, in: days, today: today).map { [.number($0)] } ?? []
        }
    }

    /// The values of a figure over some days, each beside that of other days in the same currency. What is counted or added up, and
    /// was something only before, is zero. Meals and steps of today alone are not compared, as it is not over.
    public func values(
        of figure: ReviewFigure, in days: ClosedRange<Day>, before: ClosedRange<Day>?, today: Day,
        usually currency: Currency
    ) -> [ComparedValue] {
        let isSoFar = isOnlyOfToday(figure, in: days, today: today)
        let earlier =
            !isSoFar ? before.map { values(of: figure, in: $0, today: today, usually: currency) } ?? [] : []
        var shown = values(of: figure, in: days, today: today, usually: currency)
        if figure.isSum {
            let gone = earlier.filter { old in !shown.contains { $0.currency == old.currency } }
            shown += gone.map { $0.zero }
        }
        return shown.map { value in
            ComparedValue(
                value: value, throughYesterday: nil, before: earlier.first { $0.currency == value.currency },
                isSoFar: isSoFar)
        }
    }

    /// The values of a figure over the days of a review. As long as it is under way, the days that are over are compared with those
    /// through the day like yesterday, and a figure of today alone with none.
    public func values(
        of figure: ReviewFigure, in span: ReviewSpan, today: Day, usually currency: Currency
    ) -> [ComparedValue] {
        guard span.isUnderWay, let finished = span.finishedDays, let finishedBefore = span.finishedBefore else {
            let before = span.isUnderWay ? nil : span.before
            return values(of: figure, in: span.days, before: before, today: today, usually: currency)
        }
        let over = values(of: figure, in: finished, today: today, usually: currency)
        let compared = values(of: figure, in: span.days, before: finishedBefore, today: today, usually: currency)
        return compared.map { item in
            let throughYesterday =
                over.first { $0.currency == item.value.currency } ?? (figure.isSum ? item.value.zero : nil)
            return ComparedValue(
                value: item.value, throughYesterday: throughYesterday,
                before: throughYesterday == nil ? nil : item.before, isSoFar: item.isSoFar)
        }
    }

    /// The number of days with a value of a figure that is no sum.
    func dayCount(of figure: ReviewFigure, in days: ClosedRange<Day>) -> Int {
        switch figure {
        case .mood: moodDays(of: nil).count { days.contains($0.day) }
        case .weight: weightTrend.points.count { days.contains($0.day) }
        case .sleep: healthDays(days).count { $0.asleepMinutes != nil }
        case .energy, .steps: dailyAmounts(of: figure, in: days).count
        case .tasks, .goals, .workouts, .notes, .spent, .earned: 0
        }
    }

    private func number(of figure: ReviewFigure, in days: ClosedRange<Day>, today: Day) -> Double? {
        switch figure {
        case .tasks: counted(completedTaskCount(in: days))
        case .goals: counted(goalsReached(in: days, today: today).count)
        case .mood: averageMood(in: days)
        case .workouts: counted(livingWorkouts(days).count { !$0.isRunning } + recordedWorkouts(days).count)
        case .energy, .steps: Self.mean(wholeDays(dailyAmounts(of: figure, in: days), today: today).map { $0.amount })
        case .weight: weightTrend.points.last { days.contains($0.day) }?.trend
        case .sleep: Self.mean(healthDays(days).compactMap { $0.asleepMinutes })
        case .notes: counted(notes.rows.count { $0.isAlive && $0.day.map { days.contains($0) } ?? false })
        case .spent, .earned: nil
        }
    }

    private func counted(_ count: Int) -> Double? { count > 0 ? Double(count) : nil }

    private static func mean(_ numbers: [Double]) -> Double? {
        numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    }

    private func completedTaskCount(in days: ClosedRange<Day>) -> Int {
        tasks.rows.count { task in
            task.status == .completed && (task.isAlive || task.isOccurrence)
                && task.closedOn.map { days.contains($0) } ?? false
        }
    }

    private func averageMood(in days: ClosedRange<Day>) -> Double? {
        let known = moodDays(of: nil)
        let start = known.partitioningIndex { $0.day >= days.lowerBound }
        return Self.mean(known[start...].prefix { $0.day <= days.upperBound }.map { $0.mean }).map { $0 + 3 }
    }

    /// The meals or steps of each day that has some; empty for figures that do not grow through the day.
    private func dailyAmounts(of figure: ReviewFigure, in days: ClosedRange<Day>) -> [(day: Day, amount: Double)] {
        switch figure {
        case .energy: energyEaten(from: days.lowerBound, to: days.upperBound).map { ($0.day, $0.kilocalories) }
        case .steps: healthDays(days).compactMap { day in day[.steps].flatMap { steps in day.day.map { ($0, steps) } } }
        case .tasks, .goals, .mood, .workouts, .weight, .sleep, .notes, .spent, .earned: []
        }
    }

    /// All but today, which is not over, unless there are no others.
    private func wholeDays(
        _ amounts: [(day: Day, amount: Double)], today: Day
    ) -> [(day: Day, amount: Double)] {
        let whole = amounts.filter { $0.day != today }
        return whole.isEmpty ? amounts : whole
    }

    /// Whether a figure that grows through the day is that of today alone.
    private func isOnlyOfToday(_ figure: ReviewFigure, in days: ClosedRange<Day>, today: Day) -> Bool {
        guard days.contains(today) else { return false }
        let amounts = dailyAmounts(of: figure, in: days)
        return !amounts.isEmpty && amounts.allSatisfy { $0.day == today }
    }

    private func amounts(
        in days: ClosedRange<Day>, usually usual: Currency, _ amount: (CashFlow.Amounts) -> Int64
    ) -> [ReviewValue] {
        let flow = CashFlow(of: days, in: self)
        let used = flow.currencies.filter { amount(flow.sum(in: $0)) != 0 }
        let sorted = used.filter { $0 == usual } + used.filter { $0 != usual }
        return sorted.map { .money(amount(flow.sum(in: $0)), $0) }
    }
}
