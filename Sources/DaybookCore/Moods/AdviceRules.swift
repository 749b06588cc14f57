import CivilTime
import Journal

/// The advice rules, most urgent first. Each is a pure function with its thresholds at the top.
public enum AdviceRules {
    public static let all: [AdviceRule] = [
        unwellTwice, lowForLong, anxiousInARow, nothingPositive, weeklyDrop, weeklyRise, worseWeekday, worsePart,
        silence,
    ]

    /// Unwell twice within three days, most recently in the last three days: time to take a pet to the vet.
    static let unwellTwice = AdviceRule(.unwellTwice, suppresses: [.nothingPositive, .weeklyRise]) {
        history in
        let (days, apart) = (3, Int64(3_600_000))
        guard history.isOfPet else { return nil }
        // Entries within an hour of each other count as one.
        var unwell: [MoodEntry] = []
        for entry in history.entries where entry.mood == .unwell {
            if let last = unwell.last, entry.at - last.at < apart { continue }
            unwell.append(entry)
        }
        guard let last = unwell.last?.day, history.today.days(since: last) < days else { return nil }
        // The episode: go back until two entries are three days or more apart.
        var first = unwell.count - 1
        while first > 0, (unwell[first].day ?? last).days(since: unwell[first - 1].day ?? .first) < days { first -= 1 }
        let bout = unwell[first...].map { $0.id }
        guard bout.count >= 2 else { return nil }
        return AdviceRule.Finding(cause: .run(bout), entries: bout, facts: .count(bout.count))
    }

    /// A person's mood was below neutral on three of four recorded days for two weeks: time to talk to someone, or to
    /// see a doctor.
    static let lowForLong = AdviceRule(
        .lowForLong, suppresses: [.nothingPositive, .weeklyDrop, .weeklyRise]
    ) { history in
        let (days, written, share) = (14, 7, 0.75)
        guard !history.isOfPet else { return nil }
        let first = history.today.advanced(by: 1 - days)
        let lately = history.statistics.days.filter { first <= $0.day && $0.day <= history.today }
        let low = lately.filter { $0.mean < 0 }
        guard lately.count >= written, Double(low.count) >= Double(lately.count) * share else { return nil }
        let lowDays = Set(low.map { $0.day })
        let entries = history.entries(from: first, to: history.today)
            .filter { ($0.mood?.valence ?? 0) < 0 && $0.day.map { lowDays.contains($0) } ?? false }
        return AdviceRule.Finding(
            cause: .lasting([], days: days), entries: entries.map { $0.id }, facts: .count(low.count))
    }

    /// At least three anxious entries in a row, up to the latest, which must be in the last seven days.
    static let anxiousInARow = AdviceRule(.anxiousInARow, suppresses: [.nothingPositive]) { history in
        let (least, days) = (3, 7)
        guard let last = history.entries.last?.day, history.today.days(since: last) < days else { return nil }
        let run = Array(history.entries.reversed().prefix { history.anxious.contains($0.id) }.reversed())
        guard run.count >= least else { return nil }
        let ids = run.map { $0.id }
        return AdviceRule.Finding(cause: .run(ids), entries: ids, facts: .count(ids.count))
    }

    /// No mood better than neutral in the last seven days, with at least three entries.
    static let nothingPositive = AdviceRule(.nothingPositive) { history in
        let (days, least) = (7, 3)
        let lately = history.entries(from: history.today.advanced(by: 1 - days), to: history.today)
        guard lately.count >= least, lately.allSatisfy({ ($0.mood?.valence ?? 0) <= 0 }) else { return nil }
        let run = history.entries.reversed().prefix { ($0.mood?.valence ?? 0) <= 0 }.reversed()
        return AdviceRule.Finding(
            cause: .run(run.map { $0.id }), entries: lately.map { $0.id }, facts: .count(lately.count))
    }

    static let weeklyDrop = AdviceRule(.weeklyDrop) { weekly($0, isDrop: true) }
    static let weeklyRise = AdviceRule(.weeklyRise) { weekly($0, isDrop: false) }

    /// The mean of the last full week differs from that of the week before by at least three quarters of a level. Each
    /// week needs at least three days with entries.
    private static func weekly(_ history: AdviceHistory, isDrop: Bool) -> AdviceRule.Finding? {
        let (least, difference) = (3, 0.75)
        let this = history.today.startOfWeek(history.firstWeekday)
        let (last, before) = (this.advanced(by: -7), this.advanced(by: -14))
        let means = (
            history.statistics.mean(from: before, to: last.advanced(by: -1)),
            history.statistics.mean(from: last, to: this.advanced(by: -1))
        )
        guard means.0.count >= least, means.1.count >= least, let old = means.0.value, let new = means.1.value,
            isDrop ? old - new >= difference : new - old >= difference
        else { return nil }
        let entries = history.entries(from: last, to: this.advanced(by: -1))
        return AdviceRule.Finding(
            cause: .once(key(of: last)), entries: entries.map { $0.id }, facts: .weeks(before: old, last: new))
    }

    /// In the last twelve weeks, one weekday is worse than the other days by at least three quarters of a level, and
    /// two thirds of its days are below the mean of the others. The weekday and the others each need six days with
    /// entries.
    static let worseWeekday = AdviceRule(.worseWeekday) { history in
        let (days, least) = (84, 6)
        let first = history.today.advanced(by: 1 - days)
        let lately = history.statistics.days.filter { first <= $0.day && $0.day <= history.today }
        var worst: (weekday: Weekday, comparison: Comparison)?
        for weekday in Weekday.allCases {
            let comparison = Comparison(lately.map { ($0.mean, $0.day.weekday == weekday) })
            guard comparison.one.count >= least, comparison.others.count >= least, comparison.isWorse,
                comparison.gap > worst?.comparison.gap ?? 0
            else { continue }
            worst = (weekday, comparison)
        }
        guard let worst, let mean = worst.comparison.one.value, let others = worst.comparison.others.value else {
            return nil
        }
        let entries = history.entries(from: first, to: history.today)
            .filter { $0.day?.weekday == worst.weekday && Double($0.mood?.valence ?? 0) < others }
        return AdviceRule.Finding(
            cause: .lasting([UInt8(worst.weekday.rawValue)], days: days), entries: entries.map { $0.id },
            facts: .weekday(worst.weekday, mean: mean, others: others))
    }

    /// The same for a quarter or an hour of the day, compared by entries: at least ten, on six days, and ten others. If
    /// an hour and its quarter are equally bad, the quarter is reported.
    static let worsePart = AdviceRule(.worsePart) { history in
        let days = 84
        let lately = history.entries(from: history.today.advanced(by: 1 - days), to: history.today)
        let hours = lately.map { $0.moment.time.hour }
        var worst: (isHour: Bool, index: Int, comparison: Comparison)?
        for (isHour, count) in [(false, 4), (true, 24)] {
            for index in 0..<count {
                let own = hours.map { (isHour ? $0 : $0 / 6) == index }
                guard let comparison = comparison(lately, own), comparison.gap > worst?.comparison.gap ?? 0 else {
                    continue
                }
                worst = (isHour, index, comparison)
            }
        }
        guard let worst, let mean = worst.comparison.one.value, let others = worst.comparison.others.value else {
            return nil
        }
        let entries = lately.indices.filter { index in
            (worst.isHour ? hours[index] : hours[index] / 6) == worst.index
                && Double(lately[index].mood?.valence ?? 0) < others
        }
        let part = PartOfDay.allCases[worst.isHour ? worst.index / 6 : worst.index]
        return AdviceRule.Finding(
            cause: .lasting([UInt8(worst.isHour ? 16 + worst.index : worst.index)], days: days),
            entries: entries.map { lately[$0].id },
            facts: worst.isHour
                ? .hour(worst.index, mean: mean, others: others) : .part(part, mean: mean, others: others))
    }

    /// Compares some entries with all others. Nil if there are too few, or if they are not worse.
    private static func comparison(_ entries: [MoodEntry], _ isOne: [Bool]) -> Comparison? {
        let (least, minimumDays) = (10, 6)
        let own = entries.indices.filter { isOne[$0] }
        guard own.count >= least, Set(own.map { entries[$0].day }).count >= minimumDays else { return nil }
        let comparison = Comparison(entries.indices.map { (Double(entries[$0].mood?.valence ?? 0), isOne[$0]) })
        return comparison.others.count >= least && comparison.isWorse ? comparison : nil
    }

    /// No entries for a week, after at least three days with entries.
    static let silence = AdviceRule(.silence) { history in
        let (days, least) = (7, 3)
        guard let last = history.entries.last, let day = last.day, history.statistics.days.count >= least else {
            return nil
        }
        let ago = history.today.days(since: day)
        guard ago >= days else { return nil }
        return AdviceRule.Finding(cause: .once(last.id.bytes), entries: [last.id], facts: .days(ago))
    }

    /// Compares some numbers with all others.
    private struct Comparison {
        var one = MoodStatistics.Mean()
        var others = MoodStatistics.Mean()
        /// The number of compared values below the mean of the others.
        var lower = 0

        init(_ numbers: [(value: Double, isOne: Bool)]) {
            for number in numbers {
                if number.isOne { one.add(number.value) } else { others.add(number.value) }
            }
            guard let mean = others.value else { return }
            lower = numbers.count { $0.isOne && $0.value < mean }
        }

        var gap: Double {
            guard let mean = one.value, let rest = others.value else { return 0 }
            return rest - mean
        }

        var isWorse: Bool { gap >= 0.75 && Double(lower) >= Double(one.count) * 2 / 3 }
    }

    /// The day's number in four bytes, most significant first.
    static func key(of day: Day) -> [UInt8] {
        let bits = UInt32(bitPattern: day.number)
        return (0..<4).map { UInt8(truncatingIfNeeded: bits >> UInt32(24 - $0 * 8)) }
    }

    /// Reads a day from four bytes of a key. Nil if there is no such day.
    static func day(ofKey bytes: ArraySlice<UInt8>) -> Day? {
        Day(number: Int32(bitPattern: bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
    }
}
