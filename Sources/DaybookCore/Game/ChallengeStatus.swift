import CivilTime
import Journal

/// A challenge as of a day.
public struct ChallengeStatus: Hashable, Sendable {
    public let challenge: Challenge
    /// Its days, with those that away periods add at the end.
    public let days: ClosedRange<Day>
    /// The number so far; may exceed the target.
    public let count: Int64
    public let result: ChallengeResult
    /// The day on which it earned points; nil if it did not: the first, since it was made, on which something counted and the number
    /// was reached. One that was over or reached before it was made shows its result only.
    public let earnedOn: Day?

    public var target: Int64 { challenge.target ?? 1 }

    /// The part of the way, 0…1.
    public var share: Double { min(1, Double(count) / Double(target)) }

    /// The number of days that away periods add at the end.
    public var daysAdded: Int { challenge.until.map { days.upperBound.days(since: $0) } ?? 0 }

    public var isWon: Bool { wonOn != nil }

    /// Whether it was won or ended before.
    public var isOver: Bool { isWon || result == .ended }

    /// The order of those that are over: by the day on which they were won or ended.
    public func endsBefore(_ other: ChallengeStatus) -> Bool {
        (wonOn ?? days.upperBound, challenge.id) < (other.wonOn ?? other.days.upperBound, other.challenge.id)
    }

    /// The day on which the number was reached; nil if it was not.
    public var wonOn: Day? { if case .won(let day) = result { day } else { nil } }

    /// Nil if the challenge has no days, measure or number.
    init?(_ challenge: Challenge, _ index: GameIndex, in state: State, away: AwayDays, today: Day) {
        guard let days = challenge.days, let measure = challenge.measure, let target = challenge.target else {
            return nil
        }
        self.challenge = challenge
        self.days = days.lowerBound...away.end(of: days)
        guard days.lowerBound <= today else {
            (count, result, earnedOn) = (0, .upcoming, nil)
            return
        }
        let numbers = MeasuredDays(measure, of: challenge.habit, index, in: state)
        let (sum, reached, earned) = numbers.sum(
            in: days.lowerBound...min(self.days.upperBound, today), reaching: target,
            since: challenge.createdOn ?? .first)
        (count, earnedOn) = (sum, earned)
        result = reached.map { .won(on: $0) } ?? (self.days.upperBound < today ? .ended : .running)
    }
}

/// The result of a challenge as of a day.
public enum ChallengeResult: Hashable, Sendable {
    /// Begins on a later day.
    case upcoming
    case running
    /// The number was reached on a day.
    case won(on: Day)
    /// It ended before the number was reached.
    case ended
}

/// The numbers by day that a challenge counts.
struct MeasuredDays {
    private let number: (Day) -> Int64

    init(_ measure: ChallengeMeasure, of habit: RecordID?, _ index: GameIndex, in state: State) {
        let counts: DailyCounts
        switch measure {
        case .habits:
            if let habit {
                let facts = state.habits.index(of: habit).flatMap { $0 < index.habits.count ? index.habits[$0] : nil }
                let marked = facts?.marked ?? []
                number = { day in
                    let position = marked.partitioningIndex { $0 >= day }
                    return position < marked.count && marked[position] == day ? 1 : 0
                }
                return
            }
            counts = index.count(.habitMarks)
        case .fullDays: counts = index.count(.fullDays)
        case .tasks: counts = index.count(.tasks)
        case .workouts: counts = index.count(.workouts)
        case .moods: counts = index.count(.moods)
        case .meals: counts = index.count(.meals)
        case .notes: counts = index.count(.notes)
        case .points: counts = index.points
        case .steps:
            let table = state.healthDayTable
            number = { day in table[HealthDay.id(of: day)]?[.steps].map { Int64($0) } ?? 0 }
            return
        }
        number = { counts.count(on: $0) }
    }

    /// The sum of some days, the first day on which it reached a number, and the first from another on that brought it there or
    /// beyond. What is logged later can only bring forward either of them.
    func sum(
        in days: ClosedRange<Day>, reaching target: Int64 = .max, since begin: Day = .first
    ) -> (sum: Int64, reached: Day?, earned: Day?) {
        var sum: Int64 = 0
        var (reached, earned): (Day?, Day?)
        for offset in 0...days.upperBound.days(since: days.lowerBound) {
            let day = days.lowerBound.advanced(by: offset)
            let number = number(day)
            sum &+= number
            guard sum >= target else { continue }
            if reached == nil { reached = day }
            if earned == nil, begin <= day, number > 0 { earned = day }
        }
        return (sum, reached, earned)
    }

    /// The days of some on which something counted, with the numbers, latest first.
    func days(in days: ClosedRange<Day>) -> [(day: Day, number: Int64)] {
        var counted: [(day: Day, number: Int64)] = []
        for offset in 0...days.upperBound.days(since: days.lowerBound) {
            let day = days.upperBound.advanced(by: -offset)
            let number = number(day)
            if number != 0 { counted.append((day, number)) }
        }
        return counted
    }
}
