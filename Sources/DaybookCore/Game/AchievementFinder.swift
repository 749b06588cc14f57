import CivilTime
import Journal

/// Finds how far the person is towards each achievement on a day.
struct AchievementFinder {
    private let index: GameIndex
    private let state: State
    private let away: AwayDays
    /// The days on which challenges were won, in order.
    private let won: [Day]
    /// The weigh-ins that count, in order; none without a goal weight.
    private let weighIns: [(day: Day, value: Double)]
    private let today: Day

    init(_ index: GameIndex, in state: State, away: AwayDays, won: [Day], today: Day) {
        (self.index, self.state, self.away, self.today) = (index, state, away, today)
        self.won = won.sorted()
        weighIns = state.profile.goalWeight == nil ? [] : Self.weighIns(index, in: state)
    }

    func progress(towards achievement: Achievement) -> AchievementProgress {
        let threshold = achievement.threshold
        let (count, day) = found(achievement.facts.measure, threshold)
        let earnedOn = day.flatMap { $0 <= today ? $0 : nil }
        return AchievementProgress(
            achievement: achievement, count: count, share: earnedOn == nil ? share(of: achievement) : nil,
            earnedOn: earnedOn)
    }

    /// The part of the way to an achievement of a single step that has one.
    private func share(of achievement: Achievement) -> Double? {
        switch achievement {
        case .weightGoal: weightShare
        case .savingsGoal: savingsShare
        default: nil
        }
    }

    /// The number so far, and the day on which it reached a threshold.
    private func found(_ measure: Achievement.Measure, _ threshold: Int) -> (count: Int64, day: Day?) {
        switch measure {
        case .total(let count):
            let counts = index.count(count)
            return (counts.sum(through: today), counts.day(reaching: Int64(threshold)))
        case .days(let count):
            let counts = index.count(count)
            return (counts.dayCount(through: today), counts.day(reaching: Int64(threshold), countingDays: true))
        case .perfectDays: return perfectDays(threshold)
        case .streak: return streak(threshold)
        case .challengesWon: return (Int64(won.count), threshold <= won.count ? won[threshold - 1] : nil)
        case .weightGoal: return once(weightGoal)
        case .comeback: return once(comeback)
        case .fullHouse: return once(fullHouse)
        case .dayOfYear(let month, let day): return once(first(month, day))
        }
    }

    private func once(_ day: Day?) -> (count: Int64, day: Day?) { (0, day) }

    /// The longest run of days on which all habits were done; days between them on which nothing was due do not break it.
    private func perfectDays(_ threshold: Int) -> (count: Int64, day: Day?) {
        var longest = 0
        var reached: Day?
        for (day, run) in zip(index.fullDays, index.perfectRuns) where day <= today {
            longest = max(longest, run)
            if run >= threshold, reached == nil { reached = day }
        }
        return (Int64(longest), reached)
    }

    private func streak(_ threshold: Int) -> (count: Int64, day: Day?) {
        let goal = HabitFacts.streakGoals.firstIndex(of: threshold)
        var longest = 0
        var reached: Day?
        for facts in index.habits {
            guard let facts else { continue }
            longest = max(longest, facts.longestStreak)
            if let day = goal.flatMap({ facts.streaks.indices.contains($0) ? facts.streaks[$0] : nil }) {
                reached = min(reached ?? day, day)
            }
        }
        return (Int64(longest), reached)
    }

    /// The day of the first weigh-in at the weight of the profile's goal, after one that was not there yet. Another goal
    /// weight is another achievement.
    private var weightGoal: Day? {
        let profile = state.profile
        guard let weight = profile.goalWeight, let direction = profile.goal?.direction, direction != 0 else {
            return nil
        }
        var wasAway = false
        for item in weighIns {
            let isThere = direction < 0 ? item.value <= weight : item.value >= weight
            if isThere, wasAway { return item.day }
            wasAway = wasAway || !isThere
        }
        return nil
    }

    private static func weighIns(_ index: GameIndex, in state: State) -> [(day: Day, value: Double)] {
        let measurements = state.measurements.rows
        let rows = index.rows[GameIndex.RowKind.weighIns.rawValue].enumerated().filter { $0.element != .none }
            .map { (day: $0.element.day, row: $0.offset) }
        return rows.sorted { one, other in
            if one.day != other.day { return one.day < other.day }
            let (first, second) = (measurements[one.row], measurements[other.row])
            return (first.at ?? .min, first.id) < (second.at ?? .min, second.id)
        }.compactMap { item in
            guard let day = Day(number: item.day), let value = measurements[item.row].value else { return nil }
            return (day, value)
        }
    }

    /// The part of the way from the first weigh-in to the weight of the profile's goal.
    private var weightShare: Double? {
        let profile = state.profile
        guard let weight = profile.goalWeight, let direction = profile.goal?.direction, direction != 0,
            let first = weighIns.first(where: { $0.day <= today })?.value,
            let last = weighIns.last(where: { $0.day <= today })?.value,
            direction < 0 ? first > weight : first < weight
        else { return nil }
        return GoalStatus.share(of: last, from: first, to: weight)
    }

    /// The part of the way to the goal of an account that is nearest.
    private var savingsShare: Double? {
        let goals = state.livingGoals.filter { $0.measure == .amount && $0.account != nil && !$0.isArchived }
        return goals.map { state.status(of: $0, today: today).share }.max()
    }

    /// The number of days without a habit after which one more is a comeback.
    private static let pause = 14

    /// The first day with a habit after two weeks without any, away days not counted.
    private var comeback: Day? {
        var last: Day?
        var found: Day?
        index.count(.habitMarks).forEach { day, _ in
            defer { last = day }
            guard found == nil, let last, day.days(since: last) > Self.pause else { return }
            let between = last.advanced(by: 1)...day.advanced(by: -1)
            if day.days(since: last) - 1 - Int(away.count(in: between)) >= Self.pause { found = day }
        }
        return found
    }

    private var fullHouse: Day? {
        let others = [GameCount.habitMarks, .tasks, .moods, .meals].map { index.count($0) }
        var found: Day?
        index.count(.workouts).forEach { day, _ in
            if found == nil, others.allSatisfy({ $0.count(on: day) > 0 }) { found = day }
        }
        return found
    }

    /// The first such day of any year on which something was done.
    private func first(_ month: Int, _ dayOfMonth: Int) -> Day? {
        var found: Day?
        for count in GameCount.allCases {
            index.count(count).forEach { day, _ in
                if day.month == month, day.dayOfMonth == dayOfMonth, found.map({ day < $0 }) ?? true { found = day }
            }
        }
        return found
    }
}
