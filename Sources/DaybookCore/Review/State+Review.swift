import CivilTime
import Journal
import Money

/// The value of a figure of a review.
public enum ReviewValue: Hashable, Sendable {
    case number(Double)
    /// An amount in minor units.
    case money(Int64, Currency)
}

extension State {
    /// The value of a figure over some days; nil if nothing was logged.
    ///
    /// - Parameters:
    ///   - today: Its meals count only if there are no others, as it is not over.
    ///   - currency: The usual currency. If nothing is in it, another is taken.
    public func value(
        of figure: ReviewFigure, in days: ClosedRange<Day>, today: Day, usually currency: Currency
    ) -> ReviewValue? {
        switch figure {
        case .spent: amount(in: days, usually: currency) { $0.spent }
        case .earned: amount(in: days, usually: currency) { $0.earned }
        case .tasks, .goals, .mood, .workouts, .energy, .weight, .steps, .sleep:
            number(of: figure, in: days, today: today).map { .number($0) }
        }
    }

    private func number(of figure: ReviewFigure, in days: ClosedRange<Day>, today: Day) -> Double? {
        switch figure {
        case .tasks: counted(completedTaskCount(in: days))
        case .goals: counted(goalsReached(in: days, today: today).count)
        case .mood: averageMood(in: days)
        case .workouts: counted(livingWorkouts(days).count { !$0.isRunning } + recordedWorkouts(days).count)
        case .energy: energyADay(in: days, today: today)
        case .weight: weightTrend.points.last { days.contains($0.day) }?.trend
        case .steps: Self.mean(healthDays(days).compactMap { $0[.steps] })
        case .sleep: Self.mean(healthDays(days).compactMap { $0.asleepMinutes })
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

    private func energyADay(in days: ClosedRange<Day>, today: Day) -> Double? {
        let eaten = energyEaten(from: days.lowerBound, to: days.upperBound)
        let whole = eaten.filter { $0.day != today } // today's meals are not all eaten yet
        return Self.mean((whole.isEmpty ? eaten : whole).map { $0.kilocalories })
    }

    private func amount(
        in days: ClosedRange<Day>, usually usual: Currency, _ amount: (CashFlow.Amounts) -> Int64
    ) -> ReviewValue? {
        let flow = CashFlow(of: days, in: self)
        let used = flow.currencies.filter { amount(flow.sum(in: $0)) != 0 }
        guard let currency = used.first(where: { $0 == usual }) ?? used.first else { return nil }
        return .money(amount(flow.sum(in: currency)), currency)
    }
}
