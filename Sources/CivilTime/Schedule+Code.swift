extension Schedule: CustomStringConvertible {
    /// The stored form, which must never change: "daily", "weekdays:mon,wed,fri" (Monday first), "weekly:3",
    /// "monthly:2", "within:3/10" (three times in ten days), "every:2".
    public var code: String {
        switch self {
        case .daily:
            return "daily"
        case .weekdays(let weekdays):
            var codes = ""
            for weekday in weekdays.ordered(from: .monday) {
                codes += codes.isEmpty ? weekday.code : "," + weekday.code
            }
            return "weekdays:" + codes
        case .timesPerWeek(let times): return "weekly:\(times)"
        case .timesPerMonth(let times): return "monthly:\(times)"
        case .times(let times, let days): return "within:\(times)/\(days)"
        case .everyDays(let days): return "every:\(days)"
        }
    }

    /// Parses a code, exactly as `code` writes it. Nil for anything else: numbers out of range or with leading zeros,
    /// unknown, repeated or unordered weekdays, spaces, other letter case.
    public init?(code: String) {
        guard let schedule = Schedule(lenient: Array(code.utf8)), schedule.isValid, schedule.code == code else {
            return nil
        }
        self = schedule
    }

    /// The same as `code`.
    public var description: String { code }

    /// Parses a code without checking that it is in canonical form.
    private init?(lenient code: [UInt8]) {
        let parts = code.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            self = .daily
            return
        }
        let content = parts[1]
        switch String(decoding: parts[0], as: UTF8.self) {
        case "weekdays":
            var weekdays = WeekdaySet()
            for name in content.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
                guard let weekday = Weekday(code: String(decoding: name, as: UTF8.self)) else { return nil }
                weekdays = weekdays.inserting(weekday)
            }
            self = .weekdays(weekdays)
        case "weekly":
            guard let times = Int(digits: content) else { return nil }
            self = .timesPerWeek(times)
        case "monthly":
            guard let times = Int(digits: content) else { return nil }
            self = .timesPerMonth(times)
        case "within":
            let numbers = content.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            guard numbers.count == 2, let times = Int(digits: numbers[0]), let days = Int(digits: numbers[1]) else {
                return nil
            }
            self = .times(times, inDays: days)
        case "every":
            guard let days = Int(digits: content) else { return nil }
            self = .everyDays(days)
        default:
            return nil
        }
    }
}
