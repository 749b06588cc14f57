/// The time part of a rule, completed with values from its start.
struct TimesOfDay: Sendable {
    /// The length of a period in seconds: an hour, minute or second, or a day for longer periods.
    let unit: Int64
    /// The times in each period, in seconds from its beginning, in order.
    let offsets: [Int64]
    /// Bit *n* for each hour, minute or second at which a period may begin.
    private let hours: UInt64
    private let minutes: UInt64
    private let seconds: UInt64

    init(_ rule: RecurrenceRule, start: DateTime) {
        let time = (hour: start.second / 3600, minute: start.second / 60 % 60, second: start.second % 60)
        let frequency = rule.frequency
        unit =
            switch frequency {
            case .secondly: 1
            case .minutely: 60
            case .hourly: 3600
            case .daily, .weekly, .monthly, .yearly: 86_400
            }
        // Lists for units as long as a period or longer limit it; lists for shorter units expand it.
        func limit(_ list: [Int], _ isLimit: Bool) -> UInt64 {
            isLimit && !list.isEmpty ? list.reduce(0) { $0 | 1 << UInt64($1) } : .max
        }
        func expansion(_ list: [Int], _ isLimit: Bool, _ own: Int) -> [Int] {
            isLimit ? [0] : list.isEmpty ? [own] : list
        }
        hours = limit(rule.hours, frequency <= .hourly)
        minutes = limit(rule.minutes, frequency <= .minutely)
        seconds = limit(rule.seconds, frequency == .secondly)
        var offsets: [Int64] = []
        for hour in expansion(rule.hours, frequency <= .hourly, time.hour) {
            for minute in expansion(rule.minutes, frequency <= .minutely, time.minute) {
                for second in expansion(rule.seconds, frequency == .secondly, time.second) {
                    offsets.append(Int64(hour * 3600 + minute * 60 + second))
                }
            }
        }
        // Periods of up to a day all have the same times, so BYSETPOS selects the same ones in each.
        let chosen = rule.positions.compactMap { Self.index($0, among: offsets.count) }.map { offsets[$0] }
        self.offsets = frequency > .daily || rule.positions.isEmpty ? offsets : RecurrenceRule.rising(chosen)
    }

    /// The index selected by a position among `count` items; nil if there is none.
    static func index(_ position: Int, among count: Int) -> Int? {
        let index = position > 0 ? position - 1 : count + position
        return (0..<count).contains(index) ? index : nil
    }

    /// The first time of day from `time` on at which a period may begin; 86,400, the next midnight, if there is none.
    func first(from time: Int64) -> Int64 {
        var time = time
        while time < 86_400 {
            let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
            if let next = Self.first(of: hours, from: hour, below: 24) {
                if next != hour { time = next * 3600; continue }
            } else {
                return 86_400
            }
            if let next = Self.first(of: minutes, from: minute, below: 60) {
                if next != minute { time = hour * 3600 + next * 60; continue }
            } else {
                time = (hour + 1) * 3600
                continue
            }
            if let next = Self.first(of: seconds, from: second, below: 60) { return time - second + next }
            time = time - second + 60
        }
        return 86_400
    }

    /// Whether periods starting at `origin`, every `step` seconds, can ever begin at a matching time of day.
    func canMatch(_ origin: Int64, _ step: Int64) -> Bool {
        if unit == 86_400 || hours & minutes & seconds == .max { return true }
        let common = Self.greatestCommonDivisor(step, 86_400)
        var time = first(from: 0)
        while time < 86_400 {
            if (time - origin % 86_400) % common == 0 { return true }
            time = first(from: time + unit)
        }
        return false
    }

    private static func first(of bits: UInt64, from start: Int64, below end: Int64) -> Int64? {
        let shifted = bits >> UInt64(start)
        let match = start + Int64(shifted.trailingZeroBitCount)
        return shifted != 0 && match < end ? match : nil
    }

    private static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
        right == 0 ? left : greatestCommonDivisor(right, left % right)
    }
}
