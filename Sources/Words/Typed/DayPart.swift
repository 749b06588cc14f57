import CivilTime

/// A part of a day as people name it.
enum DayPart: Hashable {
    case morning, afternoon, evening, night

    /// The time it stands for when no hour is given.
    var time: TimeOfDay? {
        switch self {
        case .morning: TimeOfDay(hour: 9, minute: 0)
        case .afternoon: TimeOfDay(hour: 15, minute: 0)
        case .evening: TimeOfDay(hour: 19, minute: 0)
        case .night: TimeOfDay(hour: 21, minute: 0)
        }
    }

    /// A time on a clock of twelve hours in this part of the day: in the evening, 8 is 20:00.
    func time(of clock: TimeOfDay) -> TimeOfDay {
        let isLater =
            switch self {
            case .morning: false
            case .afternoon: (1...6).contains(clock.hour)
            case .evening: (4...11).contains(clock.hour)
            case .night: (7...11).contains(clock.hour)
            }
        if self == .night, clock.hour == 12 { return TimeOfDay(hour: 0, minute: clock.minute) ?? clock }
        return isLater ? TimeOfDay(hour: clock.hour + 12, minute: clock.minute) ?? clock : clock
    }
}

extension DateExpressionParser {
    /// Reads a part of a day with an optional hour, as a time: "in the evening", "утром", "wieczorem o 8".
    ///
    /// - Parameter follows: whether a day precedes directly, so that a noun is enough: "morning" in "tomorrow morning".
    func partOfDay(_ index: Int, follows: Bool) -> Parsed<TimeOfDay>? {
        guard let part = part(index, follows: follows), follows || !has(.blocking, index - 1) else { return nil }
        return withHour(part)
    }

    /// Reads a day that has a time: "tonight", "this morning", "in 2 hours".
    func timedDay(_ index: Int) -> Parsed<(day: Day, time: TimeOfDay)>? {
        if let soon = soon(index) { return soon }
        var part: Parsed<DayPart>?
        if has(.tonight, index) { part = Parsed(value: .evening, end: index + 1) }
        if has(.this, index) { part = noun(index + 1) }
        guard let part, !has(.filler, index - 1), !has(.blocking, index - 1), let time = withHour(part) else {
            return nil
        }
        return Parsed(value: (today, time.value), end: time.end)
    }

    /// Reads the part of a day after an hour: "tonight" in "at 8 tonight". Its end is that of the time itself, because
    /// "tonight" is also a day.
    func partAfterHour(_ index: Int) -> Parsed<DayPart>? {
        if let part = part(index, follows: false) { return part }
        if let end = end(of: Phrase.atNight, index) { return Parsed(value: .night, end: end) }
        if has(.tonight, index) { return Parsed(value: .evening, end: index) }
        if has(.this, index), let part = noun(index + 1) { return Parsed(value: part.value, end: index) }
        guard has(.days(0), index) || has(.days(1), index), let part = part(index + 1, follows: true) else {
            return nil
        }
        return Parsed(value: part.value, end: index)
    }

    /// "every evening at 10", "каждое утро", "по вечерам", "co rano"
    func partOfEveryDay(_ index: Int) -> RepetitionExpression? {
        let next = has(.on, index) && has(.every, index + 1) ? index + 1 : index
        var part: Parsed<DayPart>?
        if has(.every, next) { part = noun(next + 1) }
        for case .partsOfDays(let value) in terms(next + 1) where has(.along, next) {
            part = Parsed(value: value, end: next + 2)
        }
        for case .partsOfDays(let value) in terms(next) where words.language == .polish {
            part = Parsed(value: value, end: next + 1)
        }
        guard let part, let time = withHour(part) else { return nil }
        if !isWholeText, has(.and, time.end) {
            let rule = Repetition.calendar(RecurrenceRule(.daily))
            let second = skipping(.every, time.end + 1)
            // The parts of the day stay in the title: "morning and evening" every day.
            if has(.every, next), let more = self.part(second, follows: true) {
                let isOne = second == time.end + 1
                return RepetitionExpression(repetition: rule, end: isOne ? next + 1 : more.end, isHalfRead: !isOne)
            }
            if isPlural(skipping(.along, second)) {
                let end = skipping(.along, second) + 1
                return RepetitionExpression(repetition: rule, end: end, isHalfRead: true)
            }
        }
        return RepetitionExpression(
            repetition: .calendar(RecurrenceRule(.daily)), time: time, timeIndex: index, end: time.end)
    }

    private func isPlural(_ index: Int) -> Bool {
        terms(index).contains { if case .partsOfDays = $0 { true } else { false } }
    }

    /// The time of a part of a day, or the hour after it.
    private func withHour(_ part: Parsed<DayPart>) -> Parsed<TimeOfDay>? {
        if beginsClockTime(part.end),
            let clock = clockTime(part.end, follows: true, assumesAfternoon: false)
        {
            return Parsed(value: part.value.time(of: clock.value), end: clock.end)
        }
        guard canEnd(part.end), let time = part.value.time else { return nil }
        return Parsed(value: time, end: part.end)
    }

    private func part(_ index: Int, follows: Bool) -> Parsed<DayPart>? {
        for case .inPartOfDay(let part) in terms(index) { return Parsed(value: part, end: index + 1) }
        if let end = end(of: Phrase.inTheAfternoon, index) { return Parsed(value: .afternoon, end: end) }
        if let end = end(of: Phrase.inTheMorning, index) { return Parsed(value: .morning, end: end) }
        if follows, let end = end(of: Phrase.atNight, index) { return Parsed(value: .night, end: end) }
        if index < tokens.count, tokens[index].text == "in", has(.within, index), has(.filler, index + 1),
            let part = noun(index + 2), part.value != .night, isFollowedByNoNoun(part.end)
        {
            return part
        }
        return follows ? noun(index) : nil
    }

    func noun(_ index: Int) -> Parsed<DayPart>? {
        for case .partOfDay(let part) in terms(index) { return Parsed(value: part, end: index + 1) }
        return nil
    }

    /// "in 2 hours", "через полчаса", "za 20 minut"; not "5 km in 25 minutes".
    private func soon(_ index: Int) -> Parsed<(day: Day, time: TimeOfDay)>? {
        guard let now, has(.within, index), !isMeasure(index - 1), let length = shortLength(index + 1),
            canEnd(length.end)
        else { return nil }
        let (days, minutes) = (now.time.minutes + length.value).quotientAndRemainder(dividingBy: 1440)
        guard let time = TimeOfDay(minutes: minutes) else { return nil }
        return Parsed(value: (now.calendarDay.advanced(by: days), time), end: length.end)
    }

    /// Reads a number of hours or minutes, in minutes.
    private func shortLength(_ index: Int) -> Parsed<Int>? {
        if let length = spokenLength(index) { return length }
        guard let count = count(index), count.value <= 10_000, count.end > index || tokens[index - 1].text != "in"
        else { return nil }
        switch unit(count.end) {
        case .hourly: return Parsed(value: count.value * 60, end: count.end + 1)
        case .minutely: return Parsed(value: count.value, end: count.end + 1)
        default: return nil
        }
    }

    /// Returns whether a token is a number or a unit of length, after which "in" says how long something takes.
    private func isMeasure(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        return tokens[index].number != nil
            || ["k", "km", "m", "mi", "mile", "miles", "км", "м"].contains(tokens[index].text)
    }
}
