extension RecurrenceRule: CustomStringConvertible {
    /// The maximum length of a rule's text in bytes.
    public static let maximumLength = 16_384

    /// Parses an RRULE such as "FREQ=MONTHLY;BYDAY=-1FR", with or without "RRULE:", ignoring case.
    public init(_ text: String) throws(RecurrenceRefusal) {
        guard text.utf8.count <= Self.maximumLength else { throw .tooLong }
        var bytes = Array(text.utf8).map { (97...122).contains($0) ? $0 - 32 : $0 }
        let prefix = Array("RRULE:".utf8)
        if bytes.starts(with: prefix) { bytes.removeFirst(prefix.count) }
        // Some programs end the rule like each of its parts.
        if bytes.count > 1, bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
        var values: [String: ArraySlice<UInt8>] = [:]
        var frequency: Frequency?
        for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { throw .malformedPart(Self.excerpt(part)) }
            let name = String(decoding: part[..<equals], as: UTF8.self)
            guard Self.parts.contains(name) else { throw .unknownPart(Self.excerpt(part[..<equals])) }
            guard values[name] == nil else { throw .repeatedPart(name) }
            values[name] = part[(equals + 1)...]
        }
        if let value = values["FREQ"] {
            let name = String(decoding: value, as: UTF8.self)
            frequency = Frequency.allCases.first { $0.name == name }
            if frequency == nil { throw .badValue(part: "FREQ", value: Self.excerpt(value)) }
        }
        guard let frequency else { throw .missingFrequency }
        self.init(frequency)
        if let value = values["INTERVAL"] { interval = try Self.number(value, "INTERVAL") }
        try readEnd(values["COUNT"], values["UNTIL"])
        months = try Self.numbers(values["BYMONTH"], "BYMONTH", 1...12)
        weeks = try Self.numbers(values["BYWEEKNO"], "BYWEEKNO", -53...53)
        yearDays = try Self.numbers(values["BYYEARDAY"], "BYYEARDAY", -366...366)
        monthDays = try Self.numbers(values["BYMONTHDAY"], "BYMONTHDAY", -31...31)
        hours = try Self.numbers(values["BYHOUR"], "BYHOUR", 0...23)
        minutes = try Self.numbers(values["BYMINUTE"], "BYMINUTE", 0...59)
        seconds = try Self.numbers(values["BYSECOND"], "BYSECOND", 0...60)
        if seconds.last == 60 { seconds = Self.rising(seconds.map { min($0, 59) }) }
        positions = try Self.numbers(values["BYSETPOS"], "BYSETPOS", -366...366)
        if let value = values["BYDAY"] { weekdays = try Self.weekdays(value) }
        if let value = values["WKST"] { weekStart = try Self.one(Weekday.allCases, { $0.name }, value, "WKST") }
        if let value = values["SKIP"] { skip = try Self.one(Skip.allCases, { $0.name }, value, "SKIP") }
        if let value = values["RSCALE"], !value.elementsEqual("GREGORIAN".utf8) {
            throw .badValue(part: "RSCALE", value: Self.excerpt(value))
        }
        try check()
    }

    /// The canonical text: "FREQ=MONTHLY;BYDAY=-1FR".
    public var text: String {
        var parts: [String] = []
        if skip != .omit { parts.append("RSCALE=GREGORIAN") }
        parts.append("FREQ=" + frequency.name)
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        switch end {
        case .never: break
        case .count(let count): parts.append("COUNT=\(count)")
        case .untilDay(let day): parts.append("UNTIL=" + day.basicText)
        case .until(let time): parts.append("UNTIL=" + time.basicText)
        case .untilUTC(let time): parts.append("UNTIL=" + time.basicText + "Z")
        }
        let lists = [
            ("BYMONTH", months), ("BYWEEKNO", weeks), ("BYYEARDAY", yearDays), ("BYMONTHDAY", monthDays),
            ("BYHOUR", hours), ("BYMINUTE", minutes), ("BYSECOND", seconds), ("BYSETPOS", positions),
        ]
        for (name, list) in lists {
            if name == "BYHOUR", !weekdays.isEmpty {
                let days = weekdays.map { ($0.ordinal == 0 ? "" : "\($0.ordinal)") + $0.weekday.name }
                parts.append("BYDAY=" + days.joined(separator: ","))
            }
            if !list.isEmpty { parts.append(name + "=" + list.map { "\($0)" }.joined(separator: ",")) }
        }
        if weekStart != .monday { parts.append("WKST=" + weekStart.name) }
        if skip != .omit { parts.append("SKIP=" + skip.name) }
        return parts.joined(separator: ";")
    }

    /// The same as `text`.
    public var description: String { text }

    private static let parts = [
        "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYWEEKNO", "BYYEARDAY", "BYMONTHDAY", "BYDAY", "BYHOUR",
        "BYMINUTE", "BYSECOND", "BYSETPOS", "WKST", "RSCALE", "SKIP",
    ]

    private mutating func readEnd(
        _ count: ArraySlice<UInt8>?, _ until: ArraySlice<UInt8>?
    ) throws(RecurrenceRefusal) {
        if count != nil, until != nil { throw .countAndUntil }
        if let count { end = .count(try Self.number(count, "COUNT")) }
        guard let until else { return }
        if until.count == 8, let day = Day(basic: until) {
            end = .untilDay(day)
        } else if let time = DateTime(basic: until) {
            end = .until(time)
        } else if until.last == UInt8(ascii: "Z"), let time = DateTime(basic: until.dropLast()) {
            end = .untilUTC(time)
        } else {
            throw .badValue(part: "UNTIL", value: Self.excerpt(until))
        }
    }

    /// Throws if parts cannot be combined.
    func check() throws(RecurrenceRefusal) {
        let freq = "FREQ=" + frequency.name
        if !weeks.isEmpty, frequency != .yearly { throw .notTogether("BYWEEKNO", freq) }
        if !yearDays.isEmpty, [.daily, .weekly, .monthly].contains(frequency) { throw .notTogether("BYYEARDAY", freq) }
        if !monthDays.isEmpty, frequency == .weekly { throw .notTogether("BYMONTHDAY", freq) }
        if let ordinal = weekdays.first(where: { $0.ordinal != 0 }) {
            let value = "BYDAY=\(ordinal.ordinal)\(ordinal.weekday.name)"
            if frequency < .monthly { throw .notTogether(value, freq) }
            if !weeks.isEmpty { throw .notTogether(value, "BYWEEKNO") }
        }
        let lists = [months, weeks, yearDays, monthDays, hours, minutes, seconds]
        if !positions.isEmpty, weekdays.isEmpty, lists.allSatisfy({ $0.isEmpty }) { throw .positionsAlone }
    }

    private static func number(_ value: ArraySlice<UInt8>, _ part: String) throws(RecurrenceRefusal) -> Int {
        guard let number = Int(String(decoding: value, as: UTF8.self)), (1...Int(Int32.max)).contains(number),
            value.first != UInt8(ascii: "+")
        else { throw .badValue(part: part, value: excerpt(value)) }
        return number
    }

    private static func numbers(
        _ value: ArraySlice<UInt8>?, _ part: String, _ range: ClosedRange<Int>
    ) throws(RecurrenceRefusal) -> [Int] {
        guard let value else { return [] }
        var numbers: [Int] = []
        for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let number = signed(item, range) else { throw .badValue(part: part, value: excerpt(item)) }
            numbers.append(number)
        }
        return rising(numbers)
    }

    /// Parses a number with an optional sign. 0 is allowed only in ranges that start at 0.
    private static func signed(_ item: ArraySlice<UInt8>, _ range: ClosedRange<Int>) -> Int? {
        let isSigned = item.first == UInt8(ascii: "-") || item.first == UInt8(ascii: "+")
        guard !isSigned || range.lowerBound < 0, let size = Int(digits: isSigned ? item.dropFirst() : item),
            item.count <= 4
        else { return nil }
        let number = item.first == UInt8(ascii: "-") ? -size : size
        return range.contains(number) && (number != 0 || range.lowerBound == 0) ? number : nil
    }

    private static func weekdays(_ value: ArraySlice<UInt8>) throws(RecurrenceRefusal) -> [WeekdayOfPeriod] {
        var weekdays: [WeekdayOfPeriod] = []
        for item in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let name = String(decoding: item.suffix(2), as: UTF8.self)
            let written = item.dropLast(2)
            guard let weekday = Weekday.allCases.first(where: { $0.name == name }),
                let ordinal = written.isEmpty ? 0 : signed(written, -53...53)
            else { throw .badValue(part: "BYDAY", value: excerpt(item)) }
            weekdays.append(WeekdayOfPeriod(weekday, ordinal: ordinal))
        }
        return rising(weekdays)
    }

    private static func one<Choice>(
        _ choices: [Choice], _ name: (Choice) -> String, _ value: ArraySlice<UInt8>, _ part: String
    ) throws(RecurrenceRefusal) -> Choice {
        let text = String(decoding: value, as: UTF8.self)
        guard let choice = choices.first(where: { name($0) == text }) else {
            throw .badValue(part: part, value: excerpt(value))
        }
        return choice
    }

    static func rising<Item: Comparable>(_ items: [Item]) -> [Item] {
        var rising: [Item] = []
        for item in items.sorted() where rising.last != item { rising.append(item) }
        return rising
    }

    private static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
        String(String(decoding: bytes.prefix(160), as: UTF8.self).unicodeScalars.prefix(40))
    }
}

extension RecurrenceRule.Frequency {
    fileprivate var name: String {
        switch self {
        case .secondly: "SECONDLY"
        case .minutely: "MINUTELY"
        case .hourly: "HOURLY"
        case .daily: "DAILY"
        case .weekly: "WEEKLY"
        case .monthly: "MONTHLY"
        case .yearly: "YEARLY"
        }
    }
}

extension RecurrenceRule.Skip {
    fileprivate var name: String {
        switch self {
        case .omit: "OMIT"
        case .backward: "BACKWARD"
        case .forward: "FORWARD"
        }
    }
}

extension Weekday {
    /// The two-letter name in RFC 5545, "MO" to "SU".
    fileprivate var name: String {
        switch self {
        case .monday: "MO"
        case .tuesday: "TU"
        case .wednesday: "WE"
        case .thursday: "TH"
        case .friday: "FR"
        case .saturday: "SA"
        case .sunday: "SU"
        }
    }
}
