import CivilTime

extension RuleDescription {
    /// The days of the year: "on 5 March", "on the last Thursday in November"; empty if the rule has none.
    var daysOfYear: String {
        if !rule.yearDays.isEmpty {
            let which = words.list(rule.yearDays.map { words.ordinal($0, "й", last: ("последний", polishLastDay)) })
            let days = words.pick(
                "on the \(which) day of the year", "в \(which) день года", "\(which) dnia roku")
            return days + only(rule.months, rule.monthDays, rule.weekdays) + onlyInWeeks
        }
        if !rule.weeks.isEmpty {
            let weekdays = rule.weekdays.isEmpty ? day.map { [.init($0.weekday)] } ?? [] : rule.weekdays
            let plural = weekdays.isEmpty ? "" : onWeekdays(weekdays)
            return spaced(plural, inWeeks) + only(rule.months, rule.monthDays, [])
        }
        if !rule.monthDays.isEmpty { return dates(rule.monthDays) + whereWeekday }
        if !rule.weekdays.isEmpty {
            if !rule.months.isEmpty { return "\(weekdays) \(inMonths)" }
            let isOfYear = rule.weekdays.contains { $0.ordinal != 0 }
            return isOfYear ? weekdays + words.pick(" of the year", " года", " roku") : weekdays
        }
        if let day, rule.months.isEmpty {
            return date(day.dayOfMonth, day.month) + missing([day.dayOfMonth], [day.month])
        }
        if let day { return dates([day.dayOfMonth]) }
        return rule.months.isEmpty ? "" : inMonths
    }

    /// Days of the rule's months: "on 5 March and 5 June", "on the last day in March".
    private func dates(_ days: [Int]) -> String {
        guard !rule.months.isEmpty else {
            return monthDays(days) + words.pick(" of every month", " каждого месяца", " każdego miesiąca")
        }
        guard days.allSatisfy({ $0 > 0 }), days.count * rule.months.count <= 6 else {
            return "\(monthDays(days)) \(inMonths)"
        }
        var dates: [String] = []
        for month in rule.months { for day in days { dates.append("\(day) \(words.monthInDate(month) ?? "")") } }
        return words.pick("on ", "", "") + words.list(dates) + missing(days, rule.months)
    }

    private func date(_ day: Int, _ month: Int) -> String {
        words.pick("on ", "", "") + "\(day) \(words.monthInDate(month) ?? "")"
    }

    /// Days of every month: "on the 1st and 15th", "on the 1st and last day".
    func monthDays(_ days: [Int]) -> String {
        let days = days.filter { $0 > 0 } + days.filter { $0 < 0 }
        let isDate = days.allSatisfy { $0 > 0 }
        let which = words.list(
            days.map { words.ordinal($0, isDate ? "го" : "й", last: ("последний", polishLastDay)) })
        let sentence =
            isDate
            ? words.pick("on the \(which)", "\(which) числа", "\(which) dnia")
            : words.pick("on the \(which) day", "в \(which) день", "\(which) dnia")
        return sentence + missing(days, nil)
    }

    private var polishLastDay: String { "ostatniego" }

    /// The handling of days missing from a month: "or the month's last day", ", where there is one".
    private func missing(_ days: [Int], _ months: [Int]?) -> String {
        let longest = days.map { Int($0.magnitude) }.max() ?? 0
        let shortest = months.map { $0.map(Self.length).min() ?? 31 } ?? 28
        guard longest > shortest, rule.frequency >= .monthly else { return "" }
        if rule.skip == .omit {
            return ", \(words.whereThereIsOne)"
        }
        guard isSkipMentioned(days, months) else { return "" }
        if months != nil {
            return " " + (rule.skip == .backward ? words.orTheDayBefore : words.orTheDayAfter)
        }
        return " " + (rule.skip == .backward ? words.orTheLastDay : words.orTheNextFirst)
    }

    /// Whether the short wording of `missing` describes the handling exactly.
    private func isSkipMentioned(_ days: [Int], _ months: [Int]?) -> Bool {
        guard let months else { return days.allSatisfy { $0 > 0 } }
        return days == [29] && months == [2]
    }

    /// The handling of missing days, if the description of the days does not mention it.
    var moved: String {
        guard rule.skip != .omit else { return "" }
        let days = rule.monthDays.isEmpty ? day.map { [$0.dayOfMonth] } ?? [] : rule.monthDays
        let isOfDays = rule.yearDays.isEmpty && rule.weeks.isEmpty && (!rule.monthDays.isEmpty || rule.weekdays.isEmpty)
        if isOfDays, rule.frequency == .monthly, isSkipMentioned(days, nil), (days.max() ?? 0) > 28 { return "" }
        let months = rule.months.isEmpty ? day.map { [$0.month] } ?? [] : rule.months
        if isOfDays, rule.frequency == .yearly, !days.isEmpty {
            let hasNoMonth = rule.months.isEmpty && !rule.monthDays.isEmpty
            if hasNoMonth, isSkipMentioned(days, nil), (days.max() ?? 0) > 28 { return "" }
            if !hasNoMonth, isSkipMentioned(days, months) { return "" }
        }
        return rule.skip == .backward
            ? words.pick(
                ", a missing day moved to the last before it", ", отсутствующий день — на последний перед ним",
                ", brakujący dzień na ostatni przed nim")
            : words.pick(
                ", a missing day moved to the first after it", ", отсутствующий день — на первый после него",
                ", brakujący dzień na pierwszy po nim")
    }

    private static func length(ofMonth month: Int) -> Int { month == 2 ? 28 : [4, 6, 9, 11].contains(month) ? 30 : 31 }

    /// "on the last Friday", "on Mondays and Fridays"
    var weekdays: String { onWeekdays(rule.weekdays) }

    private func onWeekdays(_ weekdays: [RecurrenceRule.WeekdayOfPeriod]) -> String {
        guard weekdays.allSatisfy({ $0.ordinal == 0 }) else {
            let which = weekdays.filter { $0.ordinal > 0 } + weekdays.filter { $0.ordinal <= 0 }
            let items = which.map { words.weekdayOfPeriod($0) }
            return words.on(
                words.pick(
                    (which.first?.ordinal == 0 ? "" : "the ") + words.list(items), words.list(items), words.list(items))
            )
        }
        if weekdays.map({ $0.weekday }) == Self.workingDays {
            return words.pick("on weekdays", "по будням", "w dni robocze")
        }
        let days = words.list(weekdays.map { words.weekdayPlural($0.weekday) })
        return words.pick("on \(days)", "по \(days)", words.on(days))
    }

    /// A condition on the weekday: " if it falls on Friday".
    var whereWeekday: String {
        guard !rule.weekdays.isEmpty else { return "" }
        let days = words.choice(
            rule.weekdays.map { $0.ordinal == 0 ? words.weekdayAccusative($0.weekday) : words.weekdayOfPeriod($0) })
        return words.pick(
            " if it falls on \(rule.weekdays.contains { $0.ordinal != 0 } ? "the " : "")\(days)",
            ", если это выпадает на \(days)", ", jeśli wypada \(words.on(days))")
    }

    private var inMonths: String {
        let months = words.list(rule.months.map { words.monthLocative($0) })
        return words.pick("in \(months)", "в \(months)", "\(months.hasPrefix("wrz") ? "we" : "w") \(months)")
    }

    private var inWeeks: String {
        let weeks = rule.weeks.filter { $0 > 0 } + rule.weeks.filter { $0 < 0 }
        let which = words.list(weeks.map { words.ordinal($0, "й", last: ("последней", "ostatnim")) })
        return words.pick("in the \(which) week of the year", "на \(which) неделе года", "w \(which) tygodniu roku")
    }

    private var onlyInWeeks: String {
        rule.weeks.isEmpty ? "" : ", \(words.pick("only", "только", "tylko")) \(inWeeks)"
    }

    /// ", only in March, only on Mondays"
    func only(_ months: [Int], _ days: [Int], _ weekdays: [RecurrenceRule.WeekdayOfPeriod]) -> String {
        var limits: [String] = []
        if !months.isEmpty { limits.append(inMonths) }
        if rule.frequency < .daily, !rule.yearDays.isEmpty { limits.append(daysOfYearAlone) }
        if !days.isEmpty { limits.append(monthDays(days)) }
        if !weekdays.isEmpty { limits.append(onWeekdays(weekdays)) }
        return limits.map { ", \(words.pick("only", "только", "tylko")) \($0)" }.joined()
    }

    private var daysOfYearAlone: String {
        let which = words.list(rule.yearDays.map { words.ordinal($0, "й", last: ("последний", polishLastDay)) })
        return words.pick("on the \(which) day of the year", "в \(which) день года", "\(which) dnia roku")
    }
}

extension Words {
    /// After a day that not every month has, if missing days are omitted.
    var whereThereIsOne: String { pick("where there is one", "если такой день есть", "jeśli jest taki dzień") }

    // After a day that not every month has, if missing days are moved.
    var orTheLastDay: String {
        pick("or the month's last day", "или в последний день месяца", "lub w ostatni dzień miesiąca")
    }
    var orTheNextFirst: String { pick("or the 1st of the next", "или 1-го числа следующего", "lub 1. dnia następnego") }

    // After 29 February, if it is moved.
    var orTheDayBefore: String { pick("or the day before", "или днём раньше", "lub dzień wcześniej") }
    var orTheDayAfter: String { pick("or the day after", "или днём позже", "lub dzień później") }
}
