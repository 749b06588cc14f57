import CivilTime
import Money

/// A figure of a review that differs noticeably from that of the days before.
public struct FigureChange: Sendable {
    public let figure: ReviewFigure
    public let value, before: ReviewValue
    public let isMore: Bool
    /// How many times the difference is what is noticed at least.
    let prominence: Double

    /// Nil if the difference is small, the currency another one, or the figure one that highlights tell of.
    init?(_ figure: ReviewFigure, _ value: ReviewValue, before: ReviewValue) {
        let (new, old): (Double, Double)
        switch (value, before) {
        case (.number(let number), .number(let earlier)): (new, old) = (number, earlier)
        case (.money(let amount, let currency), .money(let earlier, let same)) where currency == same:
            (new, old) = (Double(amount), Double(earlier))
        case (.number, .money), (.money, .number), (.money, .money): return nil
        }
        guard let least = figure.leastDifference(from: old), least > 0 else { return nil }
        let difference = new - old
        guard difference.magnitude >= least else { return nil }
        (self.figure, self.value, self.before) = (figure, value, before)
        (isMore, prominence) = (difference > 0, difference.magnitude / least)
    }

    /// The days with a value, in each of the two spans, without which a single entry would stand out.
    fileprivate static let leastDays = 3

    /// The most changes that a review tells of.
    private static let maximumCount = 3

    /// Those that stand out most, the most prominent first.
    static func mostProminent(_ changes: [FigureChange]) -> [FigureChange] {
        let sorted = changes.sorted { ($1.prominence, $0.figure.rawValue) < ($0.prominence, $1.figure.rawValue) }
        return Array(sorted.prefix(maximumCount))
    }
}

extension State {
    /// The figures that differ most from those of the days before, the most prominent first. A day under way is compared with no
    /// full one, so only days that are over count. Nothing stands out by a single entry: sums need three days that are over, and
    /// other figures values on three days of each.
    public func changes(of span: ReviewSpan, today: Day, usually currency: Currency) -> [FigureChange] {
        guard let days = span.finishedDays, let before = span.finishedBefore, isAnythingRecorded(by: before.lowerBound)
        else {
            return []
        }
        func isTold(_ figure: ReviewFigure) -> Bool {
            if figure.isSum { return !span.hasJustBegun }
            return [days, before].allSatisfy { dayCount(of: figure, in: $0) >= FigureChange.leastDays }
        }
        let compared = ReviewFigure.allCases.filter { !settings.hides($0.part) && $0.isNoticed && isTold($0) }
        let changes = compared.flatMap { figure in
            values(of: figure, in: days, before: before, today: today, usually: currency).compactMap { item in
                item.before.flatMap { FigureChange(figure, item.value, before: $0) }
            }
        }
        return FigureChange.mostProminent(changes)
    }
}

extension ReviewFigure {
    /// Whether its changes can stand out: highlights tell of the others.
    fileprivate var isNoticed: Bool { leastDifference(from: 1) != nil }

    /// The difference that is noticed; nil if highlights tell of the figure, or more of it means nothing, as of notes.
    fileprivate func leastDifference(from before: Double) -> Double? {
        switch self {
        case .tasks, .goals, .workouts, .notes: nil
        case .mood: 0.3
        case .weight: 0.5
        case .sleep: 15
        case .energy, .steps: before.magnitude * 0.1
        case .spent, .earned: before.magnitude * 0.2
        }
    }
}
