import CivilTime

/// Describes a recurrence rule: frequency, days, times, positions and end.
struct RuleDescription {
    let words: Words
    let rule: RecurrenceRule
    /// The first day, which fills in what the rule leaves open.
    let day: Day?
    /// The second of the day at which the rule starts, if known.
    let second: Int?

    init(_ words: Words, _ rule: RecurrenceRule, day: Day?, second: Int?) {
        // A rule in words is also the text of a field.
        self.words = Words(words.language)
        self.day = day
        self.second = second
        var rule = rule
        // The last of the Fridays of a month is the last Friday.
        if rule.frequency == .monthly, rule.weekdays.count == 1, let only = rule.weekdays.first, only.ordinal == 0,
            rule.monthDays.isEmpty, rule.positions.allSatisfy({ (-5...5).contains($0) }), !rule.positions.isEmpty,
            rule.hours.isEmpty, rule.minutes.isEmpty, rule.seconds.isEmpty
        {
            rule.weekdays = rule.positions.map { .init(only.weekday, ordinal: $0) }
            rule.positions = []
        }
        self.rule = rule
    }

    var text: String { often + times + chosen + moved + weeksBegin + end }

    /// "every month on the last Friday"
    private var often: String {
        let every = words.every(rule.interval, rule.frequency)
        switch rule.frequency {
        case .secondly, .minutely, .hourly, .daily: return every + only(rule.months, rule.monthDays, rule.weekdays)
        case .weekly: return weekly + only(rule.months, [], [])
        case .monthly:
            if let workingDay { return "\(every) \(workingDay)" + only(rule.months, [], []) }
            return spaced(every, daysOfMonth) + only(rule.months, [], [])
        case .yearly: return spaced(every, daysOfYear)
        }
    }

    private var weekly: String {
        let every = words.every(rule.interval, .weekly)
        let weekdays = rule.weekdays.isEmpty ? day.map { [$0.weekday] } ?? [] : rule.weekdays.map { $0.weekday }
        guard weekdays.count != 1 else {
            guard rule.interval == 1 else { return "\(every) \(words.on(words.weekdayAccusative(weekdays[0])))" }
            let day = words.weekdayOfPeriod(.init(weekdays[0]))
            return words.pick(day, day, "co \(words.weekdayAccusative(weekdays[0]))")
        }
        if rule.interval == 1, weekdays == Self.workingDays {
            return words.pick("every weekday", "каждый будний день", "w każdy dzień roboczy")
        }
        return weekdays.isEmpty ? every : "\(every) \(words.on(words.list(weekdays.map { words.shortWeekday($0) })))"
    }

    /// The days of the month: "on the 1st and 15th", "on the last Friday"; empty if the rule has none.
    private var daysOfMonth: String {
        if !rule.monthDays.isEmpty { return monthDays(rule.monthDays) + whereWeekday }
        if !rule.weekdays.isEmpty { return weekdays }
        return day.map { monthDays([$0.dayOfMonth]) } ?? ""
    }

    /// A working day of the month: "on the last working day"; nil for any other rule.
    private var workingDay: String? {
        guard choosesWorkingDay else { return nil }
        let which = words.list(rule.positions.map { words.ordinalWord($0, .masculine) })
        return words.pick(
            "on the \(which) working day", "\(words.on(which)) рабочий день", "\(words.on(which)) dzień roboczy")
    }

    private var choosesWorkingDay: Bool {
        rule.frequency == .monthly && rule.weekdays == Self.workingDays.map { .init($0) } && rule.monthDays.isEmpty
            && rule.hours.isEmpty && rule.minutes.isEmpty && rule.seconds.isEmpty && !rule.positions.isEmpty
    }

    static let workingDays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

    /// ", of those the 2nd and last"
    private var chosen: String {
        guard !rule.positions.isEmpty, !choosesWorkingDay else { return "" }
        let which = words.list(rule.positions.map { words.ordinal($0, "й", last: ("последний", "ostatni")) })
        return words.pick(", of those the \(which)", ", из них \(which) раз", ", z nich \(which) raz")
    }

    /// ", weeks from Sunday", where that matters.
    private var weeksBegin: String {
        guard rule.weekStart != .monday, !rule.weeks.isEmpty || rule.frequency == .weekly && rule.interval > 1 else {
            return ""
        }
        let first = words.weekdayGenitive(rule.weekStart)
        return words.pick(
            ", weeks from \(first)", ", недели \(first.hasPrefix("вт") ? "со" : "с") \(first)", ", tygodnie od \(first)"
        )
    }

    /// ", until 31 Dec 2027", ", 5 times"
    private var end: String {
        let until: String
        switch rule.end {
        case .never: return ""
        case .count(1): return words.pick(", once", ", 1 раз", ", 1 raz")
        case .count(let count):
            let noun = words.plural(count, ("time", "times"), ("раз", "раза", "раз"), ("raz", "razy", "razy"))
            return ", \(count) \(noun)"
        case .untilDay(let day): until = words.shortDayAndYear(day)
        case .until(let time): until = "\(words.shortDayAndYear(time.day)) \(clock(time.second))"
        case .untilUTC(let time): until = "\(words.shortDayAndYear(time.day)) \(clock(time.second)) UTC"
        }
        return words.pick(", until \(until)", ", до \(until)", ", do \(until)")
    }

    func spaced(_ parts: String...) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
