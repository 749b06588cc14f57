import CivilTime

extension QuickEntryParser {
    /// "run 3 times a week", "run, twice a week, at least 5 km", "бегать 3 раза в неделю, не меньше 5 км"
    ///
    /// A title, a number of times in a week or month and, before or after them, the least amount of a day; with anything else, such as a
    /// day or a tag, it is a task.
    func often() -> QuickEntry? {
        let folded = tokens.map { $0.folded }
        for begin in folded.indices.dropFirst() {
            var rest = begin
            var (schedule, target): (Schedule?, (value: Double, unit: String)?)
            while rest < folded.count {
                if schedule == nil, let found = Self.timesPerPeriod(folded, rest) {
                    (schedule, rest) = (found.schedule, found.end)
                } else if target == nil, let found = leastAmount(folded, rest) {
                    (target, rest) = ((found.value, found.unit), found.end)
                } else {
                    break
                }
            }
            guard rest == folded.count, let schedule, schedule.isValid else { continue }
            let title = tokens[..<begin].map { $0.text }.joined(separator: " ")
            guard let first = title.first, first.isLetter, words.quickAdd(title, today: today).parts.isEmpty else {
                return nil
            }
            return .habit(
                QuickHabit(
                    title: first.uppercased() + title.dropFirst(), schedule: schedule, target: target?.value,
                    unit: target?.unit ?? ""))
        }
        return nil
    }

    /// The least amount that words name from an index on, "at least 5 km", and the index after them.
    private func leastAmount(_ folded: [String], _ index: Int) -> (value: Double, unit: String, end: Int)? {
        guard let begin = Self.leasts.first(where: { folded[index...].starts(with: $0) }) else { return nil }
        var next = index + begin.count
        guard next < tokens.count, let (value, joined) = amount(tokens[next]), value > 0 else { return nil }
        var unit = joined
        if unit.isEmpty, next + 1 < tokens.count, Self.timesPerPeriod(folded, next + 1) == nil,
            tokens[next + 1].text.count <= 16, tokens[next + 1].text.allSatisfy({ $0.isLetter })
        {
            next += 1
            unit = tokens[next].text
        }
        return (value, unit, next + 1)
    }

    private static let leasts = [
        ["at", "least"], ["min"], ["minimum"], ["не", "меньше"], ["не", "менее"], ["минимум"], ["хотя", "бы"],
        ["co", "najmniej"], ["przynajmniej"],
    ]
}

extension Words {
    /// Whether a line is a limit of a week or a month, which habits do not have, as theirs are those of a day.
    public func isLongLimit(_ line: String) -> Bool {
        line.utf8.count <= 500 && QuickEntryParser(self, line, today: .first, weekdays: .kept).isLongLimit
    }
}
