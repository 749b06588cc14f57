/// When a rule says that something happens, in order, one by one as they are asked for.
///
/// The set of each period is made as RFC 5545 says: the larger lists expand or limit before the smaller, BYSETPOS chooses
/// last; what is before the start is left out then. The start itself is one only if the rule says so. Everything ends
/// with the year 9999, so that a rule that never happens ends too: in milliseconds, as months, years and times of day
/// that cannot match are passed over whole.
public struct Occurrences: Sequence, IteratorProtocol, Sendable {
    private let rule: RecurrenceRule
    private var calendar: RecurrenceCalendar
    private let start: Int64
    private let last: Int64
    private let times: TimesOfDay
    /// Where period 0 begins: a second, a day, a month or a year, each counted from the first there is.
    private let origin: Int64
    /// How many seconds later the next begins, where periods are shorter than a day.
    private let step: Int64
    /// How many are left of COUNT.
    private var left: Int
    /// Nothing is told that is not after this; what a day was moved to can come up twice.
    private var told: Int64

    /// The next period, counted from that of the start.
    private var period: Int64 = 0
    private var isOver = false
    /// What was found and not told yet.
    private var ahead: DateTime?
    /// What a period has: each base with each offset, in seconds.
    private var bases: [Int64] = []
    private var offsets: [Int64]
    private var basePlace = 0
    private var offsetPlace = 0
    /// Whether BYSETPOS chooses among several days.
    private let choosesDays: Bool
    private var chosen: [Int64] = []
    private var days: [Int] = []

    /// - Parameters:
    ///   - start: DTSTART: what the rule leaves open is as it is here, and nothing is before it.
    ///   - after: only what is later than this; got to by arithmetic, but for rules that count occurrences.
    public init(_ rule: RecurrenceRule, from start: DateTime, after: DateTime? = nil) {
        self.rule = rule
        calendar = RecurrenceCalendar(rule, start: start.day)
        self.start = start.number
        last = rule.last?.number ?? .max
        left = if case .count(let count) = rule.end { count } else { .max }
        told = self.start - 1
        times = TimesOfDay(rule, start: start)
        step = times.unit * Int64(rule.interval)
        origin =
            switch rule.frequency {
            case .weekly: self.start / 86_400 - Int64(start.day.weekday.days(since: rule.weekStart))
            case .daily: self.start / 86_400
            case .monthly: Int64(start.day.year * 12 + start.day.month - 13)
            case .yearly: Int64(calendar.year(of: start.day) - 1)
            case .secondly, .minutely, .hourly: self.start - self.start % times.unit
            }
        choosesDays = rule.frequency > .daily && !rule.positions.isEmpty
        offsets = choosesDays ? [0] : times.offsets
        isOver = offsets.isEmpty || !times.canMatch(origin, step)
        if let after { skip(to: after) }
    }

    public mutating func next() -> DateTime? {
        if let time = ahead {
            ahead = nil
            return time
        }
        while !isOver {
            guard let time = candidate() else {
                if !load() { isOver = true }
                continue
            }
            if time <= told { continue }
            guard time <= last, left > 0 else { break }
            left -= 1
            told = time
            return DateTime(number: time)
        }
        isOver = true
        return nil
    }

    /// The next of the period that is loaded.
    private mutating func candidate() -> Int64? {
        guard basePlace < bases.count else { return nil }
        let time = bases[basePlace] + offsets[offsetPlace]
        offsetPlace += 1
        if offsetPlace == offsets.count {
            offsetPlace = 0
            basePlace += 1
        }
        return time
    }

    // MARK: - Periods

    /// Makes the set of the next period that may have one; false when there is none.
    private mutating func load() -> Bool {
        bases.removeAll(keepingCapacity: true)
        (basePlace, offsetPlace) = (0, 0)
        return switch rule.frequency {
        case .secondly, .minutely, .hourly: loadTime()
        case .daily: loadDay()
        case .weekly, .monthly, .yearly: loadDays()
        }
    }

    private mutating func loadDays() -> Bool {
        days.removeAll(keepingCapacity: true)
        let passed = period * Int64(rule.interval)
        let place = origin + passed
        period += 1
        switch rule.frequency {
        case .weekly:
            let first = origin + 7 * passed
            guard first <= Int64(RecurrenceCalendar.last) else { return false }
            calendar.daysOfWeek(from: Int(first), into: &days)
        case .monthly:
            guard place < 9999 * 12 else { return false }
            calendar.days(ofMonth: Int(place % 12) + 1, ofYear: Int(place / 12) + 1, into: &days)
        default:
            guard place < 9999 else { return false }
            calendar.days(ofYear: Int(place) + 1, into: &days)
        }
        for day in days where (0...RecurrenceCalendar.last).contains(day) { bases.append(Int64(day) * 86_400) }
        if choosesDays { choose() }
        return true
    }

    /// Leaves those of the period's times that BYSETPOS names.
    private mutating func choose() {
        chosen.removeAll(keepingCapacity: true)
        for position in rule.positions {
            guard let place = TimesOfDay.place(position, among: bases.count * times.offsets.count) else { continue }
            chosen.append(bases[place / times.offsets.count] + times.offsets[place % times.offsets.count])
        }
        if chosen.count > 1 { chosen = RecurrenceRule.rising(chosen) }
        swap(&bases, &chosen)
    }

    private mutating func loadDay() -> Bool {
        let interval = Int64(rule.interval)
        while true {
            let day = origin + period * interval
            guard day <= Int64(RecurrenceCalendar.last), let match = calendar.firstMatch(from: Int(day)) else {
                return false
            }
            // The first day of ours from there on.
            let passed = (Int64(match) - day + interval - 1) / interval
            period += passed
            if passed * interval != Int64(match) - day { continue }
            period += 1
            bases.append(Int64(match) * 86_400)
            return true
        }
    }

    private mutating func loadTime() -> Bool {
        let end = (Int64(RecurrenceCalendar.last) + 1) * 86_400
        while true {
            let time = origin + period * step
            guard time < end, let day = calendar.firstMatch(from: Int(time / 86_400)) else { return false }
            let midnight = Int64(day) * 86_400
            if midnight > time {
                period += (midnight - time + step - 1) / step
                continue
            }
            let wanted = times.first(from: time - midnight)
            if wanted == time - midnight {
                period += 1
                bases.append(time)
                return true
            }
            period += (midnight + wanted - time + step - 1) / step
        }
    }

    // MARK: - Far ahead

    private mutating func skip(to after: DateTime) {
        guard after.number >= start else { return }
        if case .count = rule.end {
            while let time = next() {
                guard time > after else { continue }
                ahead = time
                break
            }
            return
        }
        told = after.number
        let interval = Int64(rule.interval)
        let passed =
            switch rule.frequency {
            case .secondly, .minutely, .hourly: (after.number - origin) / step
            case .daily: (after.number / 86_400 - origin) / interval
            case .weekly: (after.number / 86_400 - origin) / 7 / interval
            case .monthly: (Int64(after.day.year * 12 + after.day.month - 13) - origin) / interval
            case .yearly: (Int64(after.day.year - 1) - origin) / interval
            }
        // Weeks of a year begin before it, and days can be moved out of their month.
        period = Swift.max(0, passed - 1)
    }
}
