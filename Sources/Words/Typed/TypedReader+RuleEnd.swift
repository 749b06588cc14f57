import CivilTime

extension TypedReader {
    /// Reads times, the end and the first day, each at most once and in any order.
    func addEnd(to read: inout FoundRepetition, _ rule: RecurrenceRule) {
        var rule = rule
        for _ in 0..<4 {
            let next = isSign(",", read.end) ? read.end + 1 : read.end
            if rule.end == .never, let until = until(next) {
                rule.end = until.value
                read.end = until.end
            } else if read.first == nil, let start = start(next) {
                read.first = start.value
                read.end = start.end
            } else if read.time == nil, rule.hours.isEmpty, let times = list(next, { place in clock(place) }) {
                if times.value.count == 1 {
                    read.time = Found(value: times.value[0], end: times.end)
                    read.timePlace = next
                } else if times.value.allSatisfy({ $0.minute == times.value[0].minute }) {
                    rule.hours = Array(Set(times.value.map { $0.hour })).sorted()
                    rule.minutes = [times.value[0].minute]
                } else {
                    break
                }
                read.end = times.end
            } else {
                break
            }
        }
        read.repetition = .calendar(rule)
    }

    /// Reads a time of a list; "5 times" is not one.
    private func clock(_ place: Int) -> Found<[TimeOfDay]>? {
        guard let time = time(place, follows: true), !has(.times, time.end) else { return nil }
        return Found(value: [time.value], end: time.end)
    }

    /// "until 31 dec 2027", "5 times", "for 5 times"
    private func until(_ place: Int) -> Found<RecurrenceRule.End>? {
        if has(.by, place) || has(.until, place), let day = day(skipping(.filler, place + 1), isBound: true) {
            return Found(value: .untilDay(day.value), end: day.end)
        }
        let place = skipping(.during, place)
        guard let count = number(place), count > 0, has(.times, place + 1), canEnd(place + 2) else { return nil }
        return Found(value: .count(count), end: place + 2)
    }

    /// Returns the index after words that limit a rule but are not understood: "until may", "for 2 weeks", "in
    /// november". The day after "until" is left unread; it is not read as a due day either.
    func unreadEnd(_ place: Int) -> Int? {
        let place = isSign(",", place) ? place + 1 : place
        if has(.until, place) { return place }
        var next = place + 1
        if has(.within, place) || has(.on, place) || has(.filler, place), isMonth(next) { return next + 1 }
        guard has(.by, place) || has(.during, place) else { return nil }
        while next < place + 4, isBeforePeriod(next) { next += 1 }
        if isPeriod(next, isLength: !has(.by, place)) { return next + 1 }
        // "do 10", "до 2027"
        guard has(.by, place), next == place + 2, let number = digits(place + 1) else { return nil }
        return next >= tokens.count || number.count == 4 ? next : nil
    }

    private func isBeforePeriod(_ place: Int) -> Bool {
        digits(place) != nil
            || terms(place).contains { term in
                switch term {
                case .filler, .article, .next, .this, .number: true
                default: false
                }
            }
    }

    /// Returns whether a token is a period such as a week or month; unless `isLength`, also whether it is a season, a
    /// month or an end.
    private func isPeriod(_ place: Int, isLength: Bool) -> Bool {
        if has(.times, place) || unit(place).flatMap(calendarUnit) != nil { return true }
        return !isLength && (has(.end, place) || has(.season, place) || isMonth(place))
    }

    private func isMonth(_ place: Int) -> Bool {
        terms(place).contains { term in
            switch term {
            case .month, .monthFirst, .looseMonthFirst, .monthIn: true
            default: false
            }
        }
    }
}
