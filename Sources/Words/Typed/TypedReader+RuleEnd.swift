import CivilTime

extension TypedReader {
    /// Reads times, the end and the first day, in any order and each once.
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

    /// A time of a list; "5 times" is none.
    private func clock(_ place: Int) -> Found<[TimeOfDay]>? {
        guard let time = time(place, follows: true), !has(.times, time.end) else { return nil }
        return Found(value: [time.value], end: time.end)
    }

    /// "until 31 dec 2027", "5 times"
    private func until(_ place: Int) -> Found<RecurrenceRule.End>? {
        if has(.by, place), let day = day(skipping(.filler, place + 1), isBound: true) {
            return Found(value: .untilDay(day.value), end: day.end)
        }
        guard let count = number(place), count > 0, has(.times, place + 1), canEnd(place + 2) else { return nil }
        return Found(value: .count(count), end: place + 2)
    }
}
