import CivilTime

extension QuickEntryParser {
    /// "habit Read every day", "new habit Yoga", "привычка Плавать 3 раза в неделю"
    func habit() -> QuickEntry? {
        if let added = withoutVerbOfAdding { return added.habit(isAdded: true) }
        return habit(isAdded: false)
    }

    /// - Parameter isAdded: Whether "new" or "add" precedes, after which one word is a title.
    private func habit(isAdded: Bool) -> QuickEntry? {
        guard ["habit", "привычка", "привычку", "nawyk"].contains(word(0)), let rest = draft(requiresMark: false) else {
            return nil
        }
        var title = rest.text
        var schedule: Schedule?
        let often = timesPerPeriod(title)
        if let often { (title, schedule) = (often.rest, often.schedule) }
        var read = words.quickAdd(title, today: today)
        var time: TimeOfDay?
        var ignored: [String] = []
        for part in read.parts {
            switch part.kind {
            case .repetition(.calendar(let rule), let first) where often == nil && first == nil:
                schedule = Schedule(rule)
                if schedule == nil { ignored.append(part.text) }
            case .time(let value): time = value
            default: ignored.append(part.text)
            }
        }
        if !ignored.isEmpty { read = words.quickAdd(title, today: today, ignoring: ignored) }
        guard rest.isMarked || schedule != nil || isAdded && tokens.count == 2 else { return nil }
        return .habit(QuickHabit(title: read.title, schedule: schedule ?? .daily, time: time))
    }

    /// "goal Save 5000 by June", "goal lose 5 kg", "цель: прочитать 12 книг до 31 декабря"
    ///
    /// Without a capital letter or a colon it has a number with a unit or a deadline.
    func goal() -> QuickEntry? {
        if let added = withoutVerbOfAdding { return added.goal() }
        guard ["goal", "цель", "cel"].contains(word(0)), let rest = draft(requiresMark: false) else { return nil }
        let (title, deadline) = goalParts(of: rest.text)
        let target = target(title)
        if !rest.isMarked {
            guard let target, !target.unit.isEmpty || deadline != nil, !Self.wordsAfterGoal.contains(word(1)) else {
                return nil
            }
        }
        return .goal(
            QuickGoal(title: title, target: target?.value, unit: target?.unit ?? "", deadline: deadline))
    }

    /// A goal's text as its title and its deadline.
    func goalParts(of text: String) -> (title: String, deadline: Day?) {
        let read = words.quickAdd(text, today: today)
        var deadline: Day?
        var ignored: [String] = []
        for part in read.parts {
            if case .due(let day) = part.kind { deadline = day } else { ignored.append(part.text) }
        }
        let title = ignored.isEmpty ? read.title : words.quickAdd(text, today: today, ignoring: ignored).title
        return (title, deadline)
    }

    /// The line after "new", "add" or the like; nil if it does not begin with one.
    private var withoutVerbOfAdding: QuickEntryParser? {
        guard tokens.count > 2, Self.adding.contains(word(0)), let space = line.firstIndex(where: { $0.isWhitespace })
        else { return nil }
        let rest = line[space...].drop { $0.isWhitespace }
        return QuickEntryParser(words, String(rest), today: today, weekdays: .kept)
    }

    private static let adding: Set<String> = [
        "new", "add", "новая", "новую", "добавить", "добавь", "nowy", "dodac", "dodaj",
    ]

    /// Words with which "goal" is a noun of its own: "goal setting".
    private static let wordsAfterGoal: Set<String> = [
        "setting", "keeper", "post", "posts", "kick", "line", "tracker", "tracking",
    ]

    /// The text after a keyword. It is marked as a title by a colon or a capital letter: "goal setting" is neither.
    private func draft(requiresMark: Bool) -> (text: String, isMarked: Bool)? {
        guard let space = line.firstIndex(where: { $0.isWhitespace || $0 == ":" }) else { return nil }
        var text = line[space...]
        while let first = text.first, first.isWhitespace || first == ":" { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        guard let first = text.first, line.first?.isWhitespace == false else { return nil }
        let isMarked = tokens[0].endsKeyword || first.isUppercase
        return isMarked || !requiresMark ? (String(text), isMarked) : nil
    }

    /// Finds "3 times a week", "twice a month" at the end of a title.
    private func timesPerPeriod(_ title: String) -> (rest: String, schedule: Schedule)? {
        let tokens = title.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
        let folded = tokens.map { Words.fold($0) }
        for index in folded.indices.dropFirst() {
            guard let (schedule, end) = Self.timesPerPeriod(folded, index), end == folded.count else { continue }
            return schedule.isValid ? (tokens[..<index].joined(separator: " "), schedule) : nil
        }
        return nil
    }

    /// The number of times in a week or month that folded words name from an index on, and the index after them.
    static func timesPerPeriod(_ folded: [String], _ index: Int) -> (schedule: Schedule, end: Int)? {
        var next = index
        var count = 2
        if ["twice", "дважды", "dwukrotnie"].contains(folded[next]) {
            next += 1
        } else if let number = Int(folded[next]) ?? smallNumbers[folded[next]].map({ Int($0) }),
            next + 1 < folded.count,
            ["times", "time", "x", "раза", "раз", "razy", "raz"].contains(folded[next + 1])
        {
            count = number
            next += 2
        } else {
            return nil
        }
        if next < folded.count, ["a", "per", "every", "each", "в", "w", "na"].contains(folded[next]) { next += 1 }
        guard next < folded.count else { return nil }
        switch folded[next] {
        case "week", "неделю", "tygodniu", "tydzien": return (.timesPerWeek(count), next + 1)
        case "month", "месяц", "miesiacu", "miesiac": return (.timesPerMonth(count), next + 1)
        default: return nil
        }
    }

    /// The first number of a title, with the word after it as its unit.
    func target(_ title: String) -> (value: Double, unit: String)? {
        let tokens = title.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
        for index in tokens.indices where tokens[index].contains(where: { $0.isWholeNumber }) {
            var next = index + 1
            var text = tokens[index]
            // "100 000" is one number.
            while next < tokens.count, tokens[next].count == 3, tokens[next].allSatisfy({ $0.isWholeNumber }) {
                text += tokens[next]
                next += 1
            }
            if let sign = text.first, "$€£".contains(sign), let value = words.parseNumber(String(text.dropFirst())) {
                return (value, String(sign))
            }
            guard let (value, unit) = words.parseQuantity(text), value > 0 else { return nil }
            if !unit.isEmpty { return (value, unit) }
            let isUnit =
                next < tokens.count && tokens[next].count <= 16
                && tokens[next].contains { $0.isLetter || "$€£₽".contains($0) }
            let isPreposition =
                next < tokens.count
                && Lexicon.of(words.language).terms(of: Words.fold(tokens[next])).contains(.preposition)
            return (value, isUnit && !isPreposition ? tokens[next] : "")
        }
        return nil
    }
}

extension Schedule {
    /// The schedule of a habit with a rule; nil if habits cannot have it.
    init?(_ rule: RecurrenceRule) {
        guard rule.end == .never, rule.hours.isEmpty, rule.monthDays.isEmpty, rule.months.isEmpty,
            rule.positions.isEmpty
        else { return nil }
        let days = rule.weekdays.map { $0.weekday }
        switch (rule.frequency, rule.interval) {
        case (.daily, 1): self = .daily
        case (.daily, let days): self = .everyDays(days)
        case (.weekly, 1) where days.isEmpty: self = .timesPerWeek(1)
        case (.weekly, 1): self = .weekdays(days.reduce(WeekdaySet()) { $0.inserting($1) })
        case (.weekly, let weeks) where days.isEmpty && weeks <= 52: self = .everyDays(weeks * 7)
        case (.monthly, 1) where days.isEmpty: self = .timesPerMonth(1)
        default: return nil
        }
        guard isValid else { return nil }
    }
}
