import CivilTime
import Journal

/// A challenge that the game suggests for a week.
public struct ChallengeSuggestion: Hashable, Sendable {
    /// The first day of the week.
    public let week: Day
    public let level: ChallengeLevel
    public let measure: ChallengeMeasure
    /// The habit that counts; nil for all of them.
    public let habit: RecordID?
    public fileprivate(set) var target: Int64

    /// Whether a day counts once at most.
    fileprivate var isDaily: Bool { habit != nil || measure == .fullDays }

    /// The id of the challenge that joining it makes.
    public var id: RecordID { Challenge.id(ofWeek: week, level) }

    /// The challenge that joining it makes.
    var challenge: Challenge {
        var challenge = Challenge(id: id)
        challenge.measure = measure
        challenge.habit = habit
        challenge.target = target
        challenge.from = week
        challenge.until = week.advanced(by: 6)
        challenge.level = level
        return challenge
    }
}

extension State {
    /// The challenges suggested for the week around a day: an easy, a medium and a hard one.
    ///
    /// They come from what the person did in the four weeks before: measures with something in two or more of them, in an order
    /// that changes from week to week. A medium number is their weekly average. The usual week of half a year, of those with
    /// something, tells whether a number is easy or hard for the person: an easy one is four fifths of the smaller of the two,
    /// a hard one a quarter more than the greater. None is less than those of whoever begins (`ChallengeMeasure.leastSum`); what that
    /// makes more than usual is not called easy or medium. What the person does as often as a week can have it is no hard one. Of the
    /// three, the easy one is the least work and the hard one the most. Where there is too little, simple ones follow of
    /// what the person did before at all, and then those that anyone can begin with. Devices with the same facts suggest the same.
    /// A limit is never asked for: nothing is to be done for it.
    ///
    /// One that was joined stays as it is, even if facts of earlier weeks came late; no other then asks for the same thing. What is
    /// done in the week itself changes none that is still to be reached. One that is reached before it is joined asks for more,
    /// or is left out if the days that are left cannot bring it.
    public func challengeSuggestions(on day: Day) -> [ChallengeSuggestion] {
        suggestions(ofWeek: day.startOfWeek(settings.firstWeekday)).compactMap { suggestion in
            challenge(suggestion.id) == nil ? unreached(suggestion, on: day) : suggestion
        }
    }

    /// A suggestion with what is to be reached from a day on: as many more as its number asks of the days that are left.
    private func unreached(_ suggestion: ChallengeSuggestion, on day: Day) -> ChallengeSuggestion? {
        let (week, measure) = (suggestion.week, suggestion.measure)
        let numbers = MeasuredDays(measure, of: suggestion.habit, gameIndex(on: day), in: self)
        let count = numbers.sum(in: week...day).sum
        guard count >= suggestion.target else { return suggestion }
        let daysLeft = Int64(7 - day.days(since: week))
        var more = (suggestion.target * daysLeft + 6) / 7
        if suggestion.isDaily { more = min(more, daysLeft - numbers.sum(in: day...day).sum) }
        if measure == .habits, suggestion.habit == nil {
            // No habit can be done more often than once a day.
            let habits = Int64(activeHabits.count)
            more = min(more, habits * daysLeft - numbers.sum(in: day...day).sum)
        }
        guard more > 0 else { return nil }
        var raised = suggestion
        raised.target = max(measure.rounded(count + more), count + 1)
        return raised
    }

    private func suggestions(ofWeek week: Day) -> [ChallengeSuggestion] {
        let levels = ChallengeLevel.allCases
        let joined = levels.map { challenge(Challenge.id(ofWeek: week, $0)) }
        let candidates = candidates(before: week)
        func isFree(_ candidate: Candidate) -> Bool {
            candidate.isOffered
                && !joined.contains { $0?.measure == candidate.measure && $0?.habit == candidate.habit }
        }
        // Each level has its place whether or not it can be offered, so that one that cannot changes no other.
        let places = Self.places(of: candidates)
        var chosen: [Candidate?] = levels.indices.map { index in
            guard joined[index] == nil, let place = places[index] else { return nil }
            return isFree(candidates[place]) ? candidates[place] : nil
        }
        var spare = candidates.indices.filter { !places.contains($0) && isFree(candidates[$0]) }.map { candidates[$0] }
        for index in levels.indices where joined[index] == nil && chosen[index] == nil {
            let fitting = spare.indices.filter { spare[$0].canBe(levels[index]) }
            let levelled = fitting.first { place in
                let work = spare[place].work(levels[index])
                return levels.indices.allSatisfy { other in
                    guard other != index, let beside = chosen[other]?.work(levels[other]) else { return true }
                    return other < index ? beside <= work : work <= beside
                }
            }
            guard let next = levelled ?? fitting.first else { continue }
            chosen[index] = spare.remove(at: next)
        }

        var suggestions: [ChallengeSuggestion] = []
        for (index, level) in levels.enumerated() {
            if let challenge = joined[index], let measure = challenge.measure, let target = challenge.target {
                suggestions.append(
                    ChallengeSuggestion(
                        week: week, level: level, measure: measure, habit: challenge.habit, target: target))
                continue
            }
            var candidate = chosen[index] ?? Candidate(.points)
            // With all else switched off, points are asked for several times, each time more.
            while suggestions.contains(where: {
                $0.measure == candidate.measure && $0.habit == candidate.habit && $0.target >= candidate.target(level)
            }) {
                candidate.sum += ChallengeMeasure.points.leastSum
                candidate.usual += ChallengeMeasure.points.leastSum
            }
            suggestions.append(
                ChallengeSuggestion(
                    week: week, level: level, measure: candidate.measure, habit: candidate.habit,
                    target: candidate.target(level)))
        }
        return suggestions
    }

    /// The most candidates among which three are looked for that go together.
    private static let mostTried = 24

    /// The indices of the candidates of the levels: the first three in the order of the week of which the one with the least work can be
    /// easy and the one with the most hard. Without three, the first of each level.
    private static func places(of candidates: [Candidate]) -> [Int?] {
        let levels = ChallengeLevel.allCases
        let count = min(candidates.count, mostTried)
        for first in 0..<count {
            for second in first + 1..<max(first + 1, count) {
                for third in second + 1..<max(second + 1, count) {
                    let places = [first, second, third].sorted {
                        (candidates[$0].work, $0) < (candidates[$1].work, $1)
                    }
                    let works = zip(places, levels).map { candidates[$0].work($1) }
                    if zip(places, levels).allSatisfy({ candidates[$0].canBe($1) }), works == works.sorted() {
                        return places.map { Optional($0) }
                    }
                }
            }
        }
        var places: [Int?] = []
        for level in levels {
            places.append(candidates.indices.first { !places.contains($0) && candidates[$0].canBe(level) })
        }
        return places
    }

    /// All that can be asked for in a week, in its order, each thing once. It follows from facts of days before the week.
    private func candidates(before week: Day) -> [Candidate] {
        let index = gameIndex
        var earlier = gameHabits(before: week)
        earlier.addPointsOfRows(of: index, on: week.advanced(by: -7 * Self.weeksOfUsual)...week.advanced(by: -1))
        var ranked: [Candidate] = []
        for measure in ChallengeMeasure.allCases {
            if let candidate = candidate(measure, nil, before: week, index, earlier) { ranked.append(candidate) }
        }
        for habit in livingHabits {
            guard var candidate = candidate(.habits, habit.id, before: week, index, earlier) else { continue }
            // “Coffee” 5 times would ask to drink.
            candidate.isOffered = !habit.isArchived && habit.kind != .atMost
            ranked.append(candidate)
        }
        ranked.sort { ($0.rank, $0.key) < ($1.rank, $1.key) }
        var candidates = ranked
        for simple in starters(before: week, index, earlier) + Self.beginnings
        where !candidates.contains(where: { $0.measure == simple.measure && $0.habit == nil }) {
            candidates.append(simple)
        }
        for index in candidates.indices {
            if let part = candidates[index].measure.part, settings.hides(part) { candidates[index].isOffered = false }
        }
        return candidates
    }

    /// How a suggested challenge stands on a day, joined or not: what was done in its week before counts.
    public func status(of suggestion: ChallengeSuggestion, today: Day) -> ChallengeStatus? {
        status(of: self.challenge(suggestion.id) ?? suggestion.challenge, today: today)
    }

    /// How a challenge stands on a day; nil if it has no days, measure or number.
    public func status(of challenge: Challenge, today: Day) -> ChallengeStatus? {
        ChallengeStatus(challenge, gameIndex(on: today), in: self, away: awayDays, today: today)
    }

    /// The days of a challenge through today on which something counted, with the numbers, latest first.
    public func countedDays(of status: ChallengeStatus, today: Day) -> [(day: Day, number: Int64)] {
        guard let measure = status.challenge.measure, status.days.lowerBound <= today else { return [] }
        let numbers = MeasuredDays(measure, of: status.challenge.habit, gameIndex(on: today), in: self)
        return numbers.days(in: status.days.lowerBound...min(status.days.upperBound, today))
    }

    /// Something that can be asked for.
    private struct Candidate {
        let measure: ChallengeMeasure
        var habit: RecordID?
        /// The sum of four weeks.
        var sum: Int64
        /// The sum of four usual weeks of the person.
        var usual: Int64
        /// The greatest number that a week can have; nil for no limit.
        var limit: Int64?
        /// The smaller of the two as they are, without the least that is asked for, and the greater; nil for something that the person
        /// has not done for long.
        var known: (smaller: Int64, greater: Int64)?
        /// Its place in this week's order.
        var rank: UInt64 = 0
        /// Decides between equal ranks.
        var key = RecordID(Identifier(high: 0, low: 0))
        /// Whether its part of life is on, and its habit is neither archived nor a limit.
        var isOffered = true

        /// Something that the person has not done for long.
        init(_ measure: ChallengeMeasure, limit: Int64? = nil) {
            (self.measure, self.limit) = (measure, limit)
            (sum, usual) = (measure.leastSum, measure.leastSum)
        }

        /// Whether a number can be of a level: what is done as often as a week can have it is not hard, and a habit that is done
        /// once or twice a week is easy, beside others. The least that is asked for is neither easy nor usual for whoever does less.
        func canBe(_ level: ChallengeLevel) -> Bool {
            let target = target(level)
            if habit != nil, level != .easy, target < (level == .hard ? 4 : 3) { return false }
            switch level {
            case .easy: return known.map { target * 4 <= max($0.smaller, 4) } ?? true
            case .medium: return known.map { target * 16 <= max($0.greater * 5, 16) } ?? true
            case .hard: return limit.map { max(sum, usual) < $0 * 4 } ?? true
            }
        }

        /// The work of four weeks, in thousandths of points.
        var work: Int64 { min(sum, limit.map { $0 * 4 } ?? sum) * measure.work }

        /// The work of what is asked for at a level: what is medium is no less than what is easy.
        func work(_ level: ChallengeLevel) -> Int64 { target(level) * measure.work }

        func target(_ level: ChallengeLevel) -> Int64 {
            let target: Int64
            switch level {
            case .easy: target = min(sum, usual) / 5
            case .medium: target = (sum + 2) / 4
            case .hard:
                let sum = max(sum, usual)
                target = max((sum * 5 + 15) / 16, sum / 4 + 1)
            }
            return min(max(measure.rounded(target), 1), limit ?? .max)
        }
    }

    /// The suggestions of an empty journal.
    private static let beginnings = [Candidate(.tasks), Candidate(.moods), Candidate(.notes)]

    /// The suggestions to those who have done little, of what they had habits, tasks or entries for before a week.
    private func starters(before week: Day, _ index: GameIndex, _ earlier: GameIndex) -> [Candidate] {
        let eve = week.advanced(by: -1)
        func isUsed(_ count: GameCount) -> Bool { index.count(count).dayCount(through: eve) > 0 }
        let times = timesAWeek(before: week)
        var starters: [Candidate] = []
        if times > 0 {
            var habits = Candidate(.habits, limit: times)
            habits.sum = leastSumOfHabits(times)
            habits.usual = habits.sum
            starters.append(habits)
        }
        if isUsed(.tasks) || tasks.rows.contains(where: { $0.createdOn.map { $0 < week } ?? false }) {
            starters.append(Candidate(.tasks))
        }
        if isUsed(.moods) { starters.append(Candidate(.moods)) }
        if isUsed(.workouts) { starters.append(Candidate(.workouts)) }
        if isUsed(.notes) { starters.append(Candidate(.notes)) }
        if earlier.points.dayCount(through: eve) > 0 || index.hasPointsOfRows(before: week) {
            starters.append(Candidate(.points))
        }
        return starters
    }

    /// The number of times that a week asks for of the habits that were there before it.
    private func timesAWeek(before week: Day) -> Int64 {
        activeHabits.filter { ($0.createdOn ?? $0.firstDay) < week }.reduce(0) { $0 + $1.schedule.timesAWeek }
    }

    /// The sum of four weeks below which no suggestion goes, so that a hard one is never a trifle.
    private func leastSum(_ measure: ChallengeMeasure, _ habit: RecordID?, before week: Day) -> Int64 {
        guard measure == .habits else { return measure.leastSum }
        if let habit { return min(12, (self.habit(habit)?.schedule.timesAWeek ?? 1) * 4) }
        let times = timesAWeek(before: week)
        // Those that were added in the week itself do not count, though they can have marks of earlier days.
        return times == 0 ? measure.leastSum : min(leastSumOfHabits(times), times * 4)
    }

    /// At least a third of what the habits ask for.
    private func leastSumOfHabits(_ timesAWeek: Int64) -> Int64 {
        max(ChallengeMeasure.habits.leastSum, timesAWeek * 4 / 3)
    }

    /// The greatest number that a week can have of what is counted once a day; nil for the rest.
    private func limit(_ measure: ChallengeMeasure, _ habit: RecordID?, before week: Day) -> Int64? {
        if habit != nil || measure == .fullDays { return 7 }
        let count = activeHabits.count { ($0.createdOn ?? $0.firstDay) < week }
        return measure == .habits && count > 0 ? Int64(count) * 7 : nil
    }

    /// The number of weeks before a week that tell what is usual: half a year.
    private static var weeksOfUsual: Int { 26 }

    /// - Parameter earlier: The facts of habits from marks before the week, with all points of the weeks that are looked at.
    private func candidate(
        _ measure: ChallengeMeasure, _ habit: RecordID?, before week: Day, _ index: GameIndex, _ earlier: GameIndex
    ) -> Candidate? {
        // The mark of a later day can make an earlier one full or a step of a streak.
        let follows = measure == .fullDays || measure == .points
        let numbers = MeasuredDays(measure, of: habit, follows ? earlier : index, in: self)
        let done = (1...Self.weeksOfUsual).map { number in
            let first = week.advanced(by: -7 * number)
            return numbers.sum(in: first...first.advanced(by: 6)).sum
        }
        guard done[..<4].count(where: { $0 > 0 }) >= 2 else { return nil }
        // The median: four busy weeks make no other week usual.
        let weeks = done.filter { $0 > 0 }.sorted()
        let usual = weeks[weeks.count / 2] * 4
        let key = habit ?? RecordID(Array(measure.rawValue.utf8)) ?? RecordID(Identifier(high: 0, low: 0))
        // FNV-1a. The week comes first, as the last bytes of FNV-1a hardly change an order.
        let rank = (week.keyBytes + key.bytes).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        var candidate = Candidate(measure, limit: limit(measure, habit, before: week))
        let least = leastSum(measure, habit, before: week)
        let sum = done[..<4].reduce(0, +)
        (candidate.sum, candidate.usual) = (max(sum, least), max(usual, least))
        candidate.known = (min(sum, usual), max(sum, usual))
        (candidate.habit, candidate.rank, candidate.key) = (habit, rank, key)
        return candidate
    }
}

extension Schedule {
    /// The number of times that a week can ask for, at least one.
    fileprivate var timesAWeek: Int64 {
        switch self {
        case .daily: 7
        case .weekdays(let weekdays): max(1, Int64(weekdays.count))
        case .timesPerWeek(let times): Int64(min(max(times, 1), 7))
        case .everyDays(let step): Int64(max(1, 7 / max(step, 1)))
        case .timesPerMonth(let times): Int64(min(max(times / 4, 1), 7))
        case .times(let times, let length): Int64(min(max(times * 7 / max(length, 1), 1), 7))
        }
    }
}

extension ChallengeMeasure {
    /// The sum of four weeks that suggestions begin with.
    fileprivate var leastSum: Int64 {
        switch self {
        case .habits: 20
        case .tasks: 12
        case .moods, .meals: 16
        case .fullDays, .workouts, .notes: 8
        case .points: 800
        case .steps: 80_000
        }
    }

    /// The work of one of a kind, in thousandths of points: about what it earns, or would if it earned anything.
    fileprivate var work: Int64 {
        switch self {
        case .habits, .tasks, .moods, .meals: 5000
        case .notes: 10_000
        case .fullDays: 20_000
        case .workouts: 50_000
        case .points: 1000
        case .steps: 5
        }
    }

    /// A number as people would set it.
    fileprivate func rounded(_ number: Int64) -> Int64 {
        switch self {
        case .points: (number + 5) / 10 * 10
        case .steps: (number + 500) / 1000 * 1000
        case .habits, .fullDays, .tasks, .workouts, .moods, .meals, .notes: number
        }
    }
}
