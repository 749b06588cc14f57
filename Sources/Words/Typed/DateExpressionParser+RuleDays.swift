import CivilTime

extension DateExpressionParser {
    /// Reads the days after "every week", "every month" or "every year". Returns nil if days begin that cannot be read.
    func days(of found: RuleExpression) -> RuleExpression? {
        // Russian "в 9" is a time and not a day of the month.
        let isAsking = has(.on, found.end) && !has(.at, found.end) || has(.filler, found.end)
        var next = skipping(.along, skipping(.on, found.end))
        next = skipping(.filler, next)
        let read: RuleExpression? =
            switch found.rule.frequency {
            case .weekly: weekly(found.rule, next)
            case .monthly:
                monthly(found.rule, next, isAsked: isAsking)
                    // "every month 1" before a word could count something.
                    ?? (next == found.end ? monthly(found.rule, next, isAsked: true) : nil)
                    .flatMap { isFollowedByTime($0.end) || has(.dayNumber, $0.end - 1) ? $0 : nil }
            case .yearly: yearly(found.rule, next)
            default: nil
            }
        if let read { return read }
        if time(found.end, follows: true) != nil { return found }
        // "every month on 45" is not every month.
        let isNumber = next < tokens.count && next > found.end && tokens[next].number != nil
        let isDay = next > found.end && (weekday(next) != nil || ordinal(next) != nil)
        return isNumber || isDay ? nil : found
    }

    private func weekly(_ rule: RecurrenceRule, _ index: Int) -> RuleExpression? {
        guard let days = weekdayList(index) ?? list(index, { index in pluralWeekday(index) }) else { return nil }
        var rule = rule
        rule.weekdays = Self.sorted(days.value)
        return RuleExpression(rule: rule, end: days.end)
    }

    private func monthly(_ rule: RecurrenceRule, _ index: Int, isAsked: Bool) -> RuleExpression? {
        if let days = ordinalWeekdays(index) ?? lastDay(index) {
            var read = days.value
            read.interval = rule.interval
            return RuleExpression(rule: read, end: days.end)
        }
        guard let days = list(index, { index in monthDay(index, isAsked: isAsked) }) else { return nil }
        let end = skipping(.dayNumber, days.end)
        // "every month on 5 march" and "every month 5 times" mean something else.
        guard unit(end) == nil, !has(.times, end),
            !terms(end).contains(where: { if case .month = $0 { true } else { false } })
        else { return nil }
        var rule = rule
        rule.monthDays = Array(Set(days.value)).sorted()
        return missing(RuleExpression(rule: rule, end: end))
    }

    /// "1st day of the month", "1 dnia miesiąca", "5 число" after "every".
    func dayOfMonth(_ index: Int) -> RuleExpression? {
        let days = list(index) { index in
            (dayNumber(index).map { Parsed(value: $0.value, end: $0.end) } ?? ordinalWord(index))
                .map { Parsed(value: [$0.value], end: $0.end) }
        }
        guard let days else { return nil }
        let isUnit = unit(days.end) == .daily
        guard isUnit || has(.dayNumber, days.end) else { return nil }
        let month = monthAfter(days.end + 1)
        // "every 5th day" comes every five days.
        guard month != nil || !isUnit else { return nil }
        var rule = RecurrenceRule(.monthly)
        rule.monthDays = Array(Set(days.value)).sorted()
        return missing(RuleExpression(rule: rule, end: month ?? days.end + 1, isOpen: false))
    }

    private func ordinalWord(_ index: Int) -> Parsed<Int>? {
        ordinal(index).flatMap { $0 > 0 ? Parsed(value: $0, end: index + 1) : nil }
    }

    /// "the 1st of every month", "on 1 every month", "до 5 числа каждого месяца", "last friday of each month"
    func dayOfEveryMonth(_ index: Int) -> RuleExpression? {
        let isBound = has(.on, index) || has(.by, index)
        let next = skipping(.filler, isBound ? index + 1 : index)
        // "1 to 5 of every month" is a range.
        guard !has(.through, index - 1) || digits(index - 2) == nil,
            let days = ordinalWeekdays(next) ?? lastDay(next) ?? monthDays(next, isBound: isBound && !has(.at, index))
        else { return nil }
        let every = beforeEvery(days.end)
        guard has(.every, every), unit(every + 1) == .monthly else { return nil }
        return RuleExpression(rule: days.value, end: every + 2, isOpen: false)
    }

    /// Returns the index after words between the day and the month: "of", "in".
    private func beforeEvery(_ index: Int) -> Int {
        var every = index
        while every < index + 2, has(.filler, every) || has(.within, every) { every += 1 }
        return every
    }

    /// Returns whether "of every", or "every" in the genitive, "каждого", makes a number before it that of a day.
    private func isOfEvery(_ index: Int) -> Bool {
        let every = beforeEvery(index)
        guard has(.every, every) else { return false }
        return has(.filler, index) || ["каждого", "kazdego"].contains(tokens[every].text)
    }

    /// Reads days of the month, "1st and 15th", "1 и 15 числа"; numbers alone could count something, unless a
    /// preposition makes them days.
    private func monthDays(_ index: Int, isBound: Bool) -> Parsed<RecurrenceRule>? {
        var isNamed = isBound
        let days = list(index) { index in
            let index = skipping(.filler, index)
            if let word = ordinalWord(index) { return Parsed(value: [word.value], end: word.end) }
            guard let day = dayNumber(index) else { return nil }
            if day.isOrdinal { isNamed = true }
            return Parsed(value: [day.value], end: day.end)
        }
        guard let days else { return nil }
        let hasWord = has(.dayNumber, days.end) || unit(days.end) == .daily
        let isDay = isNamed || hasWord || ordinal(days.end - 1) != nil
        guard isDay || isOfEvery(days.end) && !has(.at, index - 1) && !has(.and, index - 1) else { return nil }
        var rule = RecurrenceRule(.monthly)
        rule.monthDays = Array(Set(days.value)).sorted()
        return Parsed(value: rule, end: hasWord ? days.end + 1 : days.end)
    }

    private func monthDay(_ index: Int, isAsked: Bool) -> Parsed<[Int]>? {
        let index = skipping(.filler, index)
        if let last = lastDay(index), last.value.monthDays == [-1] { return Parsed(value: [-1], end: last.end) }
        guard let day = dayNumber(index), !has(.times, day.end),
            day.isOrdinal || isAsked || has(.dayNumber, day.end)
        else { return nil }
        return Parsed(value: [day.value], end: day.end)
    }

    private func yearly(_ rule: RecurrenceRule, _ index: Int) -> RuleExpression? {
        var rule = rule
        if let days = ordinalWeekdays(index), days.value.positions.isEmpty {
            var next = days.end
            while next < days.end + 2, has(.filler, next) || has(.within, next) || has(.on, next) { next += 1 }
            for case .monthIn(let month) in terms(next) {
                rule.months = [month]
                rule.weekdays = days.value.weekdays
                return RuleExpression(rule: rule, end: next + 1)
            }
            return nil
        }
        guard let date = written(index) ?? monthFirst(index, isBound: true), date.value.year == nil else { return nil }
        rule.months = [date.value.month]
        rule.monthDays = [date.value.dayOfMonth]
        return rule.isPossible ? missing(RuleExpression(rule: rule, end: date.end)) : nil
    }

    /// Reads how to handle a day that a month does not have.
    private func missing(_ found: RuleExpression) -> RuleExpression {
        var found = found
        let isYearly = found.rule.frequency == .yearly
        if let end = end(of: { ", " + $0.whereThereIsOne }, found.end) {
            found.omits = true
            found.end = end
        } else if let end = end(of: { isYearly ? $0.orTheDayBefore : $0.orTheLastDay }, found.end) {
            found.rule.skip = .backward
            found.end = end
        } else if let end = end(of: { isYearly ? $0.orTheDayAfter : $0.orTheNextFirst }, found.end) {
            found.rule.skip = .forward
            found.end = end
        }
        return found
    }

    /// Reads "last day" or "last working day" with nothing after it, as a monthly rule.
    func lastDay(_ index: Int) -> Parsed<RecurrenceRule>? {
        let index = skipping(.filler, index)
        guard let which = list(index, { index in ordinal(index).map { Parsed(value: [$0], end: index + 1) } }) else {
            return nil
        }
        var rule = RecurrenceRule(.monthly)
        if let end = workingDay(which.end) {
            rule.weekdays = RuleDescription.workingDays.map { .init($0) }
            rule.positions = Array(Set(which.value)).sorted()
            return Parsed(value: rule, end: end)
        }
        guard which.value == [-1], unit(which.end) == .daily else { return nil }
        rule.monthDays = [-1]
        return Parsed(value: rule, end: monthEnd(which.end + 1))
    }

    /// Returns the index after "of the month", if that follows.
    private func monthEnd(_ index: Int) -> Int {
        var next = index
        while next < index + 2, has(.filler, next) { next += 1 }
        return unit(next) == .monthly ? next + 1 : index
    }

    /// Reads a monthly rule such as "last friday", "first and third monday", "third monday and friday".
    func ordinalWeekdays(_ index: Int) -> Parsed<RecurrenceRule>? {
        guard let days = list(index, { index in ordinalWeekday(index) }) else { return nil }
        var rule = RecurrenceRule(.monthly)
        rule.weekdays = Self.sorted(days.value)
        return Parsed(value: rule, end: monthEnd(days.end))
    }

    private func ordinalWeekday(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        let index = skipping(.filler, index)
        guard
            let which = list(
                index,
                { index in
                    if let ordinal = ordinal(index) { return Parsed(value: [ordinal], end: index + 1) }
                    guard let number = dayNumber(index), number.isOrdinal, number.value <= 5 else { return nil }
                    return Parsed(value: [number.value], end: number.end)
                }), let weekdays = list(which.end, { index in plainWeekday(index) })
        else { return nil }
        let days = which.value.flatMap { ordinal in
            weekdays.value.map { RecurrenceRule.WeekdayOfPeriod($0, ordinal: ordinal) }
        }
        return Parsed(value: days, end: weekdays.end)
    }

    private func plainWeekday(_ index: Int) -> Parsed<[Weekday]>? {
        weekday(index).map { Parsed(value: [$0], end: index + 1) }
    }

    /// "mon, wed and fri", "mon-fri"
    func weekdayList(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        guard let days = list(index, isSpaced: true, { index in weekdayOrRange(index) }) else { return nil }
        return Parsed(value: Self.sorted(days.value), end: days.end)
    }

    func weekdayOrRange(_ index: Int) -> Parsed<[RecurrenceRule.WeekdayOfPeriod]>? {
        let isJoined = isSign("/", index - 1) || isSign("&", index - 1) || isSign("+", index - 1)
        guard
            let first = weekday(index) ?? (isJoined && index < tokens.count ? weekday(named: tokens[index].text) : nil)
        else { return nil }
        if isSpacedDash(index + 1), let last = weekday(index + 2) {
            return Parsed(value: Self.days(first, last), end: index + 3)
        }
        guard isSign("-", index + 1) || isSign("–", index + 1) else {
            return Parsed(value: [.init(first)], end: index + 1)
        }
        // The token after the dash does not begin a word.
        guard index + 2 < tokens.count, !tokens[index + 2].startsWord,
            let last = weekday(named: tokens[index + 2].text)
        else { return nil }
        return Parsed(value: Self.days(first, last), end: index + 3)
    }

    static func days(_ first: Weekday, _ last: Weekday) -> [RecurrenceRule.WeekdayOfPeriod] {
        (0...last.days(since: first)).map { .init(first.advanced(by: $0)) }
    }

    /// Reads a list of up to 31 items, separated by commas or "and"; if `isSpaced`, also by "/", "&", "+" or only spaces.
    func list<Item>(_ index: Int, isSpaced: Bool = false, _ read: (Int) -> Parsed<[Item]>?) -> Parsed<[Item]>? {
        guard var found = read(index) else { return nil }
        for _ in 1..<31 {
            var next = isSign(",", found.end) ? found.end + 1 : found.end
            if isSpaced, next < tokens.count, ["/", "&", "+"].contains(tokens[next].text) { next += 1 }
            next = skipping(.and, next)
            guard next > found.end || isSpaced, let more = read(next) else { break }
            found = Parsed(value: found.value + more.value, end: more.end)
        }
        return found
    }

    static func sorted(_ days: [RecurrenceRule.WeekdayOfPeriod]) -> [RecurrenceRule.WeekdayOfPeriod] {
        Array(Set(days)).sorted()
    }
}
