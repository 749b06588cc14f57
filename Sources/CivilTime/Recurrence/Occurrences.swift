/// The occurrences of a rule in order, computed lazily.
///
/// The set of each period is built as in RFC 5545: larger lists expand or limit before smaller ones, BYSETPOS selects
/// last, and anything before the start is dropped. The start is an occurrence only if the rule produces it. The
/// sequence ends with the year 9999. A rule that never matches ends too, within milliseconds, since months, years and
/// times of day that cannot match are skipped whole.
public struct Occurrences: Sequence, IteratorProtocol, Sendable {
    private let rule: RecurrenceRule
    private var calendar: RecurrenceCalendar
    private let start: Int64
    private let last: Int64
    private let times: TimesOfDay
    /// The beginning of period 0: a second, day, month or year, each counted from the first one.
    private let origin: Int64
    /// The number of seconds between periods shorter than a day.
    private let step: Int64
    /// The number of occurrences left of COUNT.
    private var remaining: Int
    /// The last occurrence returned; only later ones follow. A day moved by SKIP could otherwise appear twice.
    private var lastReturned: Int64

    /// The index of the next period, counted from that of the start.
    private var period: Int64 = 0
    private var isOver = false
    /// An occurrence found but not yet returned.
    private var pending: DateTime?
    /// The times of a period, in seconds: each base combined with each offset.
    private var bases: [Int64] = []
    private var offsets: [Int64]
    private var baseIndex = 0
    private var offsetIndex = 0
    /// Whether BYSETPOS selects among several days.
    private let choosesDays: Bool
    private var chosen: [Int64] = []
    private var days: [Int] = []

    /// - Parameters:
    ///   - start: DTSTART. It supplies what the rule leaves open, and no occurrence precedes it.
    ///   - after: Only later occurrences are returned. Reached by arithmetic, except for rules with COUNT.
    public init(_ rule: RecurrenceRule, from start: DateTime, after: DateTime? = nil) {
        self.rule = rule
        calendar = RecurrenceCalendar(rule, start: start.day)
        self.start = start.number
        last = rule.last?.number ?? .max
        remaining = if case .count(let count) = rule.end { count } else { .max }
        lastReturned = self.start - 1
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
        if let time = pending {
            pending = nil
            return time
        }
        while !isOver {
            guard let time = candidate() else {
                if !load() { isOver = true }
                continue
            }
            if time <= lastReturned { continue }
            guard time <= last, remaining > 0 else { break }
            remaining -= 1
            lastReturned = time
            return DateTime(number: time)
        }
        isOver = true
        return nil
    }

    /// The next time of the current period.
    private mutating func candidate() -> Int64? {
        guard baseIndex < bases.count else { return nil }
        let time = bases[baseIndex] + offsets[offsetIndex]
        offsetIndex += 1
        if offsetIndex == offsets.count {
            offsetIndex = 0
            baseIndex += 1
        }
        return time
    }

    // MARK: - Periods

    /// Loads the next period that can have occurrences. Returns false if there is none.
    private mutating func load() -> Bool {
        bases.removeAll(keepingCapacity: true)
        (baseIndex, offsetIndex) = (0, 0)
        return switch rule.frequency {
        case .secondly, .minutely, .hourly: loadTime()
        case .daily: loadDay()
        case .weekly, .monthly, .yearly: loadDays()
        }
    }

    private mutating func loadDays() -> Bool {
        days.removeAll(keepingCapacity: true)
        let passed = period * Int64(rule.interval)
        let index = origin + passed
        period += 1
        switch rule.frequency {
        case .weekly:
            let first = origin + 7 * passed
            guard first <= Int64(RecurrenceCalendar.last) else { return false }
            calendar.daysOfWeek(from: Int(first), into: &days)
        case .monthly:
            guard index < 9999 * 12 else { return false }
            calendar.days(ofMonth: Int(index % 12) + 1, ofYear: Int(index / 12) + 1, into: &days)
        default:
            guard index < 9999 else { return false }
            calendar.days(ofYear: Int(index) + 1, into: &days)
        }
        for day in days where (0...RecurrenceCalendar.last).contains(day) { bases.append(Int64(day) * 86_400) }
        if choosesDays { choose() }
        return true
    }

    /// Keeps the period's times that BYSETPOS selects.
    private mutating func choose() {
        chosen.removeAll(keepingCapacity: true)
        for position in rule.positions {
            guard let index = TimesOfDay.index(position, among: bases.count * times.offsets.count) else { continue }
            chosen.append(bases[index / times.offsets.count] + times.offsets[index % times.offsets.count])
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
            // The first day on or after it that matches the interval.
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
            let nextTime = times.first(from: time - midnight)
            if nextTime == time - midnight {
                period += 1
                bases.append(time)
                return true
            }
            period += (midnight + nextTime - time + step - 1) / step
        }
    }

    // MARK: - Skipping ahead

    private mutating func skip(to after: DateTime) {
        guard after.number >= start else { return }
        if case .count = rule.end {
            while let time = next() {
                guard time > after else { continue }
                pending = time
                break
            }
            return
        }
        lastReturned = after.number
        let interval = Int64(rule.interval)
        let passed =
            switch rule.frequency {
            case .secondly, .minutely, .hourly: (after.number - origin) / step
            case .daily: (after.number / 86_400 - origin) / interval
            case .weekly: (after.number / 86_400 - origin) / 7 / interval
            case .monthly: (Int64(after.day.year * 12 + after.day.month - 13) - origin) / interval
            case .yearly: (Int64(after.day.year - 1) - origin) / interval
            }
        // Go back one period: weeks of a year can begin before it, and SKIP can move days out of their month.
        period = Swift.max(0, passed - 1)
    }
}
