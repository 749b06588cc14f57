import CivilTime

extension Words {
    /// Parses a line such as "Pay rent every month on 1 at 18:00 !high #home ~30m @Flat", in English or this language.
    ///
    /// - Text that is not recognized stays in the title, in order. So do second values of a kind other than tags,
    ///   quoted text, and a word after a backslash.
    /// - An ambiguous word counts only where its other meaning is excluded: months beside a number ("may 5", unless a
    ///   countable noun follows), "sun", "mon", "sat" and "wed" after "on", "next", "this", "by" or "every", or at the
    ///   end of the line or of its time expressions; "daily" and "weekly" only there; "at 5" unless a noun follows.
    /// - A weekday without a preposition counts only if a time or nothing but recognized parts follows it; the same
    ///   holds for "31.12" in Russian and Polish, and for "3/12" before a time. Two or more are a weekly repetition: "mon wed fri".
    /// - "9:30" is a time in quarters of an hour; "3:16" is not. "At 3" and "half past three" are in the afternoon.
    /// - "For" belongs to the time in "for 7pm" and "на 19:00", unless a noun follows.
    /// - "Quarter to six" without a preposition is a time unless a noun follows. "For an hour" is a duration unless a
    ///   noun follows. "High priority" is one between commas, or if nothing but recognized parts follows it.
    /// - "Tonight" and "in 2 hours" are a due day and a time, two parts with the same range; so is "every evening" a
    ///   repetition and a time.
    /// - A repetition with an end that is not recognized, "every sunday until next summer", stays in the title as a
    ///   whole, and so does one that comes several times a day, "every 2 hours". "Until May" ends before it.
    /// - Several times, "at 8am and 8pm", stay in the title, because a task has only one. So does the time beside "3/12"
    ///   in English, which is not read because it is a day in March or in December.
    /// - A range of days, "from 3 to 7 Dec", is a start day and a due day; after a repetition, its first and last day.
    /// - A weekday is the next one, never today. With "next", it is that of the next week; "next week" itself is its
    ///   first day. "In a week on Friday" is a week after the next Friday, which may be today. A date without a year, or
    ///   a day without a month, is the next such date.
    /// - If nothing would be left of the title, the whole line is the title.
    ///
    /// - Parameters:
    ///   - now: the current time, for "in 2 hours"; without it, that stays in the title.
    ///   - ignoring: texts of parts (see `QuickAdd.Part.text`) that stay in the title.
    public func quickAdd(
        _ line: String, today: Day, now: LocalInstant? = nil, ignoring: [String] = []
    ) -> QuickAdd {
        var parser = QuickAddParser(
            DateExpressionParser(self, line, today: today, now: now, isWholeText: false), ignoring: ignoring)
        return parser.quickAdd()
    }

    /// Parses a whole text as a day with an optional time: "dec 5 2026 18:00", "tomorrow at 9"; nil if any of it is
    /// something else or it has no day.
    public func parseMoment(_ typed: String, today: Day) -> (day: Day, time: TimeOfDay?)? {
        let parser = DateExpressionParser(self, typed, today: today, isWholeText: true)
        guard let day = parser.due(0) else { return nil }
        if day.end == parser.tokens.count { return (day.value, nil) }
        guard let time = parser.time(parser.isSign(",", day.end) ? day.end + 1 : day.end, follows: true),
            time.end == parser.tokens.count
        else { return nil }
        return (day.value, time.value)
    }

    /// Parses a whole text as a day: "tomorrow", "fri", "2026-12-05", "in 3 days", "5 декабря"; nil if any of it is
    /// something else.
    public func parseDay(_ typed: String, today: Day) -> Day? {
        let parser = DateExpressionParser(self, typed, today: today, isWholeText: true)
        guard let found = parser.due(0), found.end == parser.tokens.count else { return nil }
        return found.value
    }
}

/// Parses a line part by part.
private struct QuickAddParser {
    let parser: DateExpressionParser
    let ignoring: [String]
    var parts: [QuickAdd.Part] = []
    /// The index of the token after the last part.
    var lastEnd = -1
    /// The kinds that were read already, by `slot`.
    private var isSlotUsed = [Bool](repeating: false, count: 8)
    /// A weekly repetition without days, which "on Fridays" later in the line completes.
    private var weekly: RecurrenceRule?
    /// Whether a token of the title was passed since this was last reset.
    private var hasPassedTitle = false

    init(_ parser: DateExpressionParser, ignoring: [String]) {
        self.parser = parser
        self.ignoring = ignoring
    }

    mutating func quickAdd() -> QuickAdd {
        var index = 0
        while index < parser.tokens.count {
            index = read(index)
        }
        leaveTimeOfUnreadDate()
        let title = parser.line.title(without: parts.map { $0.range })
        if let title { return QuickAdd(title: title, parts: parts) }
        return QuickAdd(
            title: parser.line.title(without: []) ?? parser.line.text(0..<parser.line.scalars.count), parts: [])
    }

    /// Leaves a time in the title if its day may be in the title as well, "at 7 on 3/12", so that it is not taken for
    /// the time of another day.
    private mutating func leaveTimeOfUnreadDate() {
        let hasDay = isSlotUsed[0] || isSlotUsed[1] || isSlotUsed[3]
        guard !hasDay, isSlotUsed[2], parser.tokens.indices.contains(where: { parser.isPossiblyDate($0) }) else {
            return
        }
        parts.removeAll { part in
            if case .time = part.kind { true } else { false }
        }
    }

    /// Reads the part at a token and returns the index at which to continue.
    private mutating func read(_ index: Int) -> Int {
        let token = parser.tokens[index]
        guard token.startsWord, !token.isLiteral else {
            if token.isLiteral || !token.isSign { hasPassedTitle = true }
            return index + 1
        }
        if let found = parser.mark(index) { return add(found.value, index, found.end) }
        guard !token.isSign else { return index + 1 }
        if let found = parser.spokenEstimate(index) { return add(found.value, index, found.end) }
        if let found = parser.spokenPriority(index) {
            if parser.isBetweenCommas(index..<found.end) { return add(found.value, index, found.end) }
            if let end = add(bare: found, index) { return end }
        }
        if let found = parser.someday(index), let end = add(bare: found, index) { return end }
        if let found = parser.repetition(index) {
            return found.isHalfRead || found.comesWithinADay ? pass(to: found.end) : add(found, index)
        }
        if let found = parser.timedDay(index) { return add(found, index) }
        if let found = parser.dayRange(index) { return add(found, index) }
        if let found = parser.start(index) { return add(.start(found.value), index, found.end) }
        if let found = parser.due(index, endsExpression: endsExpression(index)) {
            return add(.due(found.value), index, found.end)
        }
        if let end = parser.severalTimes(index, follows: lastEnd == index) { return pass(to: end) }
        if let found = parser.time(index, follows: lastEnd == index) {
            return add(.time(found.value), index, found.end)
        }
        if let found = parser.plainDay(index) { return add(.due(found.value), index, found.end) }
        if let found = parser.bareDay(index),
            let end = add(bare: Parsed(value: .due(found.value), end: found.end), index)
        {
            return end
        }
        if let end = parser.otherDay(index) { return pass(to: end) }
        return pass(to: parser.has(.every, index) ? unread(index + 1) : index + 1)
    }

    /// Returns whether a start day ends directly before this token.
    private func endsExpression(_ index: Int) -> Bool {
        guard lastEnd == index, case .start = parts.last?.kind else { return false }
        return true
    }

    private mutating func pass(to index: Int) -> Int {
        hasPassedTitle = true
        return index
    }

    /// Reads the rest of the line after a part that could also be words of the title: a day without a preposition, a
    /// priority. Keeps the result only if none of the rest belongs to the title; otherwise restores the state and
    /// returns nil. A line has only one such part of a kind, so the recursion ends at the next one.
    private mutating func add(bare found: Parsed<QuickAdd.Kind>, _ index: Int) -> Int? {
        let before = (count: parts.count, isSlotUsed: isSlotUsed, lastEnd: lastEnd, weekly: weekly)
        guard slot(found.value).map({ !isSlotUsed[$0] }) ?? true else { return nil }
        var next = add(found.value, index, found.end)
        guard parts.count > before.count else { return next }
        hasPassedTitle = false
        while next < parser.tokens.count, !hasPassedTitle { next = read(next) }
        if !hasPassedTitle { return next }
        parts.removeSubrange(before.count...)
        (isSlotUsed, lastEnd, weekly) = (before.isSlotUsed, before.lastEnd, before.weekly)
        return nil
    }

    /// Returns the index after an "every" phrase that is ambiguous or meaningless and its time, so that no part of it is
    /// read as a day.
    private func unread(_ index: Int) -> Int {
        let end = unreadDays(index)
        return end > index ? parser.time(end, follows: true)?.end ?? end : end
    }

    private func unreadDays(_ index: Int) -> Int {
        var next = index
        while next < index + 4 {
            if let day = parser.dayNumber(next), day.isOrdinal {
                next = day.end
            } else if parser.number(next) != nil || parser.ordinal(next) != nil || parser.unit(next) != nil
                || parser.weekday(next) != nil
            {
                next += 1
            } else {
                break
            }
        }
        return next
    }

    /// Adds a day and a time that are one expression: "tonight", "in 2 hours".
    private mutating func add(_ found: Parsed<(day: Day, time: TimeOfDay)>, _ index: Int) -> Int {
        let before = parts.count
        let end = add(.due(found.value.day), index, found.end)
        if parts.count > before { _ = add(.time(found.value.time), index, found.end) }
        return end
    }

    /// Adds the first and the last day of a range, which is the start day and the due day. It stays whole in the title
    /// if only one of them could be added.
    private mutating func add(_ found: DayRangeExpression, _ index: Int) -> Int {
        guard let days = found.days, !isSlotUsed[1], !isSlotUsed[3] else { return pass(to: found.end) }
        _ = add(.start(days.lowerBound), index, found.firstEnd)
        return add(.due(days.upperBound), found.lastBegin, found.end)
    }

    /// Completes a weekly repetition by its days, which come later in the line: "Every week clean on Fridays". The part of
    /// the days has the whole rule.
    private mutating func complete(_ found: inout RepetitionExpression) {
        guard var rule = weekly, case .calendar(let days) = found.repetition, days.frequency == .weekly,
            days.interval == 1, !days.weekdays.isEmpty, days.end == .never
        else { return }
        rule.weekdays = days.weekdays
        found.repetition = .calendar(rule)
        isSlotUsed[0] = false
    }

    private mutating func add(_ found: RepetitionExpression, _ index: Int) -> Int {
        var found = found
        complete(&found)
        var inner: (time: TimeOfDay, index: Int, end: Int)?
        if let time = found.time, let timeIndex = found.timeIndex {
            // A time at the end becomes a part of its own; one in the middle becomes a part inside the repetition.
            // "every evening" is both.
            if time.end == found.end, timeIndex > index {
                found.end = timeIndex
            } else {
                inner = (time.value, timeIndex, time.end)
            }
        }
        if found.end > index, parser.isSign(",", found.end - 1) { found.end -= 1 }
        let before = parts.count
        let end = add(.repetition(found.repetition, first: found.first), index, found.end)
        if let inner, parts.count > before { _ = add(.time(inner.time), inner.index, inner.end) }
        if parts.count > before {
            weekly = nil
            if case .calendar(let rule) = found.repetition, rule.frequency == .weekly, rule.weekdays.isEmpty,
                found.first == nil
            {
                weekly = rule
            }
        }
        lastEnd = end
        return end
    }

    /// Adds a part unless it is ignored or its kind was read before. Returns the index of the token after it.
    private mutating func add(_ kind: QuickAdd.Kind, _ index: Int, _ end: Int) -> Int {
        let range = parser.tokens[index].range.lowerBound..<parser.tokens[end - 1].range.upperBound
        let text = parser.line.text(range)
        guard !ignoring.contains(text) else { return end }
        guard slot(kind).map({ !isSlotUsed[$0] }) ?? true else { return pass(to: end) }
        if let slot = slot(kind) { isSlotUsed[slot] = true }
        parts.append(QuickAdd.Part(kind: kind, text: text, range: range))
        lastEnd = end
        return end
    }

    /// The index of a kind that may occur only once; nil for tags.
    private func slot(_ kind: QuickAdd.Kind) -> Int? {
        switch kind {
        case .repetition: 0
        case .due: 1
        case .time: 2
        case .start: 3
        case .priority: 4
        case .estimate: 5
        case .category: 6
        case .someday: 7
        case .tag: nil
        }
    }
}
