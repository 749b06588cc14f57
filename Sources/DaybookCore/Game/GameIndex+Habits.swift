import CivilTime
import Journal

/// The facts of a habit.
struct HabitFacts: Equatable, Sendable {
    /// A step of a streak.
    struct Milestone: Equatable {
        let day: Day
        let length: Int32
    }

    /// A day on which the habit counts for "all habits done"; see `HabitHistory.request`.
    struct DueDay: Equatable {
        let isDone: Bool
        /// Whether it was marked. Time alone keeps a limit.
        var isMarked = false
        /// Whether the person marked it, rather than an import.
        var earns = false
        /// Whether it rests, as the person is away on the day. It keeps the day from being full, but interrupts nothing.
        var isPaused = false
    }

    /// The days on which it was marked as done.
    var marked: [Day] = []
    var milestones: [Milestone] = []
    var unit = Streak.Unit.days
    /// The days on which its streak first had the lengths of `streakGoals`; see `HabitHistory.forEachStreakStep`.
    var streaks: [Day?] = []
    /// The times it was done in its longest streak.
    var longestStreak = 0

    /// The first day of `dueDays`.
    var firstDay = Day.first
    /// From its first day on to the last mark, or as far as that tells of its week, month or window; nil where it neither
    /// counts nor lacks.
    var dueDays: [DueDay?] = []
    /// Whether it is due on days after that too.
    var goesOn = false
    var schedule = Schedule.daily
    var firstWeekday = Weekday.monday
    /// The day its schedule is counted from.
    var anchor = Day.first
    /// The first day that it can spoil.
    var countsFrom = Day.first
    /// The later days that were skipped.
    var skipped: [Day] = []
    /// The day it was added on, by the person, and when that was written.
    var addedOn: Day?
    var addedAt = Stamp.never
    /// When the marks of that day were written; nil if it was not done.
    var doneAt: Stamp?

    /// The lengths of achievements, in times done.
    static let streakGoals = [7, 30, 100, 365]

    /// The most days after the last mark through which a habit that asks for nothing yet is looked at.
    static let maximumWait = 3_660

    /// The due day; nil if it is not due then.
    func dueDay(_ day: Day, _ away: AwayDays) -> DueDay? {
        let index = day.days(since: firstDay)
        if index < 0 { return nil }
        if index < dueDays.count { return dueDays[index] }
        guard goesOn, countsFrom <= day, isDue(day, away), !skipped.contains(day) else { return nil }
        return DueDay(isDone: false, isPaused: away.contains(day))
    }

    /// Whether it is due on a day after those of `dueDays`.
    private func isDue(_ day: Day, _ away: AwayDays) -> Bool {
        switch schedule {
        case .daily, .weekdays, .everyDays, .times: return schedule.isDue(on: day, from: anchor)
        case .timesPerWeek(let times):
            let first = day.startOfWeek(firstWeekday)
            return isDue(times, in: first...first.advanced(by: 6), on: day, away)
        case .timesPerMonth(let times):
            let month = day.monthOfYear
            return isDue(times, in: month.first...month.first.advanced(by: month.dayCount - 1), on: day, away)
        }
    }

    /// Whether a week or month without a mark asks for it on a day: not if it began before the habit, nor while a day can still be
    /// let pass; see `PressingDays`.
    private func isDue(_ times: Int, in days: ClosedRange<Day>, on day: Day, _ away: AwayDays) -> Bool {
        guard countsFrom <= days.lowerBound else { return false }
        let free = max(0, days.upperBound.days(since: days.lowerBound) + 1 - times)
        guard let yesterday = day.neighbor(-1), yesterday >= days.lowerBound else { return free == 0 }
        let before = days.lowerBound...yesterday
        return yesterday.days(since: days.lowerBound) + 1 - away.count(in: before) >= free
    }
}

extension GameIndex {
    /// Computes the facts of a habit. Returns whether they changed.
    ///
    /// - Parameters:
    ///   - end: The day from which on marks and time away are left out; nil for all.
    ///   - openDay: The day before that, if it is not over; see `State.habitFacts`.
    @discardableResult
    mutating func setHabit(_ row: Int, before end: Day?, openDay: Day? = nil, _ state: State) -> Bool {
        if row >= habits.count { habits += Array(repeating: nil, count: row + 1 - habits.count) }
        let new = state.habitFacts(row, before: end, openDay: openDay, imported)
        if new == habits[row] { return false }
        if let old = habits[row] { count(old, times: -1) }
        habits[row] = new
        if let new { count(new, times: 1) }
        return true
    }

    /// The index as of a day that is not over: nobody can tell yet whether a limit is kept on it, but it is known what time alone
    /// kept on the days before.
    func judgingLimits(on day: Day, _ state: State) -> GameIndex {
        var index = self
        var hasChanged = false
        for row in habits.indices where habits[row] != nil && state.habits.rows[row].kind == .atMost {
            if index.setHabit(row, before: day.advanced(by: 1), openDay: day, state) { hasChanged = true }
        }
        if hasChanged { index.findFullDays(state) }
        return hasChanged ? index : self
    }

    private mutating func count(_ facts: HabitFacts, times sign: Int64) {
        for day in facts.marked {
            points.add(sign * PointRules.habitMarked, on: day)
            add(sign, .habitMarks, on: day)
        }
        for milestone in facts.milestones { points.add(sign * PointRules.streakMilestone, on: milestone.day) }
    }

    /// Finds the days on which all habits that were due were done, at least one of them marked.
    mutating func findFullDays(_ state: State) {
        for day in fullDays {
            points.add(-PointRules.allHabitsDone, on: day)
            add(-1, .fullDays, on: day)
        }
        (daysWithAllDone, fullDays, perfectRuns) = ([], [], [])
        let facts = habits.compactMap { $0 }.filter { $0.goesOn || !$0.dueDays.isEmpty }
        // Habit by habit, as few days are left after the first ones. Being away makes no day full.
        var days = Self.markedDays(of: facts)
        let away = state.awayDays
        for habit in facts {
            days.removeAll { day in
                !(habit.dueDay(day, away)?.isDone ?? true) && !Self.isSpared(habit, on: day, facts, away)
            }
        }
        var earns = [Bool](repeating: false, count: days.count)
        for habit in facts {
            for (index, day) in days.enumerated() where habit.dueDay(day, away)?.earns ?? false {
                earns[index] = true
            }
        }
        daysWithAllDone = days
        fullDays = days.indices.filter { earns[$0] }.map { days[$0] }
        for day in fullDays {
            points.add(PointRules.allHabitsDone, on: day)
            add(1, .fullDays, on: day)
        }
        findPerfectRuns(facts, away)
    }

    /// Whether a habit that was added on a day leaves it as it was: a habit of before is due that day or, without one, all that had
    /// been added were done. So adding a habit takes nothing away, and the first of four new ones makes no day full.
    private static func isSpared(
        _ habit: HabitFacts, on day: Day, _ facts: [HabitFacts], _ away: AwayDays
    ) -> Bool {
        guard habit.addedOn == day else { return false }
        let due = facts.filter { $0.dueDay(day, away) != nil }
        guard due.allSatisfy({ $0.addedOn == day }) else { return true }
        var allDoneAt: Stamp?
        for earlier in due.sorted(by: { $0.addedAt < $1.addedAt }) where earlier.addedAt < habit.addedAt {
            if let allDoneAt, allDoneAt < earlier.addedAt { return true }
            guard let doneAt = earlier.doneAt else { return false }
            allDoneAt = max(allDoneAt ?? doneAt, doneAt)
        }
        return allDoneAt.map { $0 < habit.addedAt } ?? false
    }

    /// The days with a mark, in order.
    private static func markedDays(of facts: [HabitFacts]) -> [Day] {
        var marks = DailyCounts()
        for habit in facts {
            for (index, due) in habit.dueDays.enumerated() where due?.isMarked ?? false {
                marks.add(1, on: habit.firstDay.advanced(by: index))
            }
        }
        var days: [Day] = []
        marks.forEach { day, _ in days.append(day) }
        return days
    }

    /// Counts full days in a row. Days between them on which nothing was due are passed over, once there was a habit.
    private mutating func findPerfectRuns(_ facts: [HabitFacts], _ away: AwayDays) {
        var (run, last) = (0, Day.first)
        let begin = facts.map { $0.countsFrom }.min() ?? .last
        func passes(_ day: Day) -> Bool {
            (begin <= day || away.contains(day))
                && facts.allSatisfy { $0.dueDay(day, away).map { $0.isDone || $0.isPaused } ?? true }
        }
        for day in fullDays {
            var between = last.advanced(by: 1)
            if run > 0 {
                while between < day, passes(between) { between = between.advanced(by: 1) }
            }
            run = run > 0 && between == day ? run + 1 : 1
            perfectRuns.append(run)
            last = day
        }
    }
}

extension State {
    /// The facts of a habit, through its last mark; nil if it was deleted or never marked.
    ///
    /// Without a day that is not over, nothing after the last mark counts, so that no clock decides. *At most* needs a later mark in
    /// any case to show that a streak went on over days without a value.
    ///
    /// - Parameters:
    ///   - limit: The day from which on marks and time away are left out; nil for all.
    ///   - openDay: A day that is not over, on which nobody can tell yet that a limit is kept; nil if all days are over. A limit
    ///     that is not archived is judged through it.
    func habitFacts(
        _ row: Int, before limit: Day?, openDay: Day?, _ imported: ImportedStamps
    ) -> HabitFacts? {
        let habit = habits.rows[row]
        guard habit.isAlive else { return nil }
        let rule = habit.rule(firstWeekday: settings.firstWeekday)
        let marks = gameMarks(of: habit, before: limit ?? .last, imported)
        let away = limit.map { awayDays.days(before: $0) } ?? awayDays
        let lastMark = marks.last { $0.isMade }?.mark.day
        // A habit that was never marked is due all the same.
        let last = lastMark ?? rule.startDay.advanced(by: -1)
        let goesOn = !habit.isArchived && habit.kind != .atMost
        // A first day far ahead, as of a wrong clock, takes no room of the history.
        let asked = min(rule.askedFrom.neighbor(-1) ?? last, last.advanced(by: HabitFacts.maximumWait))
        let told = max(last, marks.last?.mark.day ?? last, asked)
        var end = goesOn ? lastDay(told: told, by: rule, away) ?? last : last
        if habit.kind == .atMost, !habit.isArchived, let openDay { end = max(end, openDay) }
        let madeOn = rule.addedOn ?? imported.day(of: habits.stamp(at: row, column: Habit.Field.life.rawValue))
        let isLastDayOver = habit.kind == .atMost && end != openDay
        let history = HabitHistory(
            rule: rule, marks: marks.map { $0.mark }, today: end, isLastDayOver: isLastDayOver, awayDays: away,
            keptFrom: madeOn)

        var facts = HabitFacts()
        for item in marks where item.isMade && item.earns && history.isDone(on: item.mark.day) {
            facts.marked.append(item.mark.day)
        }
        facts.unit = history.streakUnit
        facts.streaks = [Day?](repeating: nil, count: HabitFacts.streakGoals.count)
        let step = PointRules.streakStep(facts.unit)
        var next = marks.startIndex
        history.forEachStreakStep { day, length, times in
            // The mark that shows it: that of the day or, for a day that was met without one, the next.
            while next < marks.count, marks[next].mark.day < day || !marks[next].isMade { next += 1 }
            guard next < marks.count, marks[next].earns, DailyCounts.days.contains(day) else { return }
            if length % step == 0 { facts.milestones.append(.init(day: day, length: Int32(length))) }
            facts.longestStreak = max(facts.longestStreak, times)
            for (index, goal) in HabitFacts.streakGoals.enumerated()
            where facts.streaks[index] == nil && times >= goal {
                facts.streaks[index] = day
            }
        }
        facts.goesOn = goesOn
        setDueDays(&facts, history, marks)
        if let addedOn = rule.addedOn {
            facts.addedOn = addedOn
            facts.addedAt = habits.stamp(at: row, column: Habit.Field.life.rawValue)
            facts.doneAt = history.isDone(on: addedOn) ? marksStamp(of: habit, on: addedOn) : nil
        }
        return facts
    }

    /// The last day of which marks through a day tell: that of its week, month or window. Nil for particular days.
    private func lastDay(told day: Day, by rule: HabitRule, _ away: AwayDays) -> Day? {
        switch rule.schedule {
        case .daily, .weekdays, .everyDays: return nil
        case .timesPerWeek: return day.startOfWeek(rule.firstWeekday).advanced(by: 6)
        case .timesPerMonth:
            let month = day.monthOfYear
            return month.first.advanced(by: month.dayCount - 1)
        case .times(_, let length): return away.end(of: day...day.advanced(by: length))
        }
    }

    private func setDueDays(_ facts: inout HabitFacts, _ history: HabitHistory, _ marks: [GameMark]) {
        let unpaused = history.withoutAway
        facts.firstDay = history.firstDay
        facts.dueDays = unpaused.days.indices.map { index in
            let day = unpaused.days[index]
            if history.isSinceAdded(index), history.request(index, day) != nil {
                return .init(isDone: false, isPaused: history.days[index].rests)
            }
            return day.isDue && day.isDone ? .init(isDone: true) : nil
        }
        for item in marks where item.isMade {
            let index = item.mark.day.days(since: history.firstDay)
            if facts.dueDays.indices.contains(index), facts.dueDays[index]?.isDone ?? false {
                facts.dueDays[index] = .init(isDone: true, isMarked: true, earns: item.earns)
            }
        }
        let rule = history.rule
        facts.schedule = rule.schedule
        facts.firstWeekday = rule.firstWeekday
        facts.countsFrom = rule.askedFrom
        facts.anchor = HabitHistory.anchor(of: rule, from: history.firstDay)
        facts.skipped = marks.filter { $0.mark.state == .skipped && $0.mark.day > history.today }.map { $0.mark.day }
    }

    /// A mark, and whether it counts.
    private struct GameMark {
        let mark: DayMark
        /// Whether the person wrote it, rather than an import.
        let earns: Bool

        /// Whether it says that something was done.
        var isMade: Bool { mark.state == .done || mark.total != nil }
    }

    /// The marks of a habit before a day, in order of day.
    private func gameMarks(of habit: Habit, before end: Day, _ imported: ImportedStamps) -> [GameMark] {
        let isMeasure = habit.kind.isMeasure
        var marks: [GameMark] = []
        let (table, rows) = (entries, entries.rows)
        for index in table.indices(ownedBy: habit.id) {
            let entry = rows[index]
            guard let day = entry.day, day < end, DailyCounts.days.contains(day) else { continue }
            let mark = Self.mark(entry.state, isMeasure ? value(of: entry) : nil, on: day)
            if mark.state == .none, mark.total == nil { continue }
            marks.append(GameMark(mark: mark, earns: !isImported(index, entry, isMeasure: isMeasure, imported)))
        }
        return marks.sorted { $0.mark.day < $1.mark.day }
    }

    /// When the marks of a habit on a day were written last.
    private func marksStamp(of habit: Habit, on day: Day) -> Stamp? {
        var stamps: [Stamp] = []
        let table = entries
        for index in table.indices(ownedBy: habit.id) where table.rows[index].day == day {
            stamps += [Entry.Field.state, .total].map { table.stamp(at: index, column: $0.rawValue) }
            for added in increments.indices(ownedBy: table.rows[index].id) where increments.rows[added].isAlive {
                stamps.append(increments.stamp(at: added, column: Increment.Field.life.rawValue))
            }
        }
        return stamps.max()
    }

    /// Whether an import wrote all that a mark says.
    private func isImported(_ index: Int, _ entry: Entry, isMeasure: Bool, _ imported: ImportedStamps) -> Bool {
        if imported.isEmpty { return false }
        let columns = [Entry.Field.state.rawValue, Entry.Field.total.rawValue]
        let isSet = columns.contains { !entry.record.isNull(at: $0) }
        if isSet, !imported.wrote(index, of: entries, columns) { return false }
        guard isMeasure else { return true }
        let (table, rows) = (increments, increments.rows)
        return table.indices(ownedBy: entry.id).allSatisfy {
            !rows[$0].isAlive || imported.wrote($0, of: table, [Increment.Field.life.rawValue])
        }
    }
}
