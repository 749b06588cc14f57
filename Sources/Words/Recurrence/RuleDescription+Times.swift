import CivilTime

extension RuleDescription {
    /// The times of day: " at 09:00 and 17:00"; empty if the rule sets none.
    var times: String {
        guard !rule.hours.isEmpty || !rule.minutes.isEmpty || !rule.seconds.isEmpty else { return "" }
        if rule.frequency >= .daily, let clock = clockTimes {
            return words.pick(" at \(words.list(clock))", " в \(words.list(clock))", " o \(words.list(clock))")
        }
        var lists: [String] = []
        if !rule.hours.isEmpty {
            let hours = words.list(runs(rule.hours))
            lists.append(words.pick("in the hours \(hours)", "в часы \(hours)", "w godzinach \(hours)"))
        }
        if !rule.minutes.isEmpty {
            let minutes = words.list(runs(rule.minutes))
            lists.append(words.pick("at the minutes \(minutes)", "в минуты \(minutes)", "w minutach \(minutes)"))
        }
        if !rule.seconds.isEmpty {
            let seconds = words.list(runs(rule.seconds))
            lists.append(words.pick("at the seconds \(seconds)", "в секунды \(seconds)", "w sekundach \(seconds)"))
        }
        return ", " + lists.joined(separator: ", ")
    }

    /// All times of a day, if they are known and few.
    private var clockTimes: [String]? {
        let hours = rule.hours.isEmpty ? second.map { [$0 / 3600] } : rule.hours
        let minutes = rule.minutes.isEmpty ? second.map { [$0 / 60 % 60] } : rule.minutes
        let seconds = rule.seconds.isEmpty ? [(second ?? 0) % 60] : rule.seconds
        guard let hours, let minutes, hours.count * minutes.count * seconds.count <= 6 else { return nil }
        var times: [String] = []
        for hour in hours {
            for minute in minutes { for second in seconds { times.append(clock(hour * 3600 + minute * 60 + second)) } }
        }
        return times
    }

    /// "09:30", with seconds where there are any.
    func clock(_ second: Int) -> String {
        let text = DateTime(.first, second: second)?.text.dropFirst(11) ?? ""
        return String(second % 60 == 0 ? text.dropLast(3) : text)
    }

    /// Formats numbers with consecutive ones as ranges: "9–17".
    private func runs(_ numbers: [Int]) -> [String] {
        var runs: [(first: Int, last: Int)] = []
        for number in numbers {
            if let last = runs.last, last.last + 1 == number {
                runs[runs.count - 1].last = number
            } else {
                runs.append((number, number))
            }
        }
        return runs.flatMap { run in
            run.last - run.first < 2 ? Array(run.first...run.last).map { "\($0)" } : ["\(run.first)–\(run.last)"]
        }
    }
}
