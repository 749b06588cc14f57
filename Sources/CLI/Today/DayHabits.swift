import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The habits of a day, in the groups of Today: by time of day or, if none has one, by category.
struct DayHabits {
    private let agenda: DayAgenda
    private let session: Session
    private let state: State

    init(_ agenda: DayAgenda, in state: State, _ session: Session) {
        (self.agenda, self.state, self.session) = (agenda, state, session)
    }

    /// Whether there are any habits, on the day or not.
    var isInUse: Bool { !state.activeHabits.isEmpty }

    /// The text output: each group with how many of its habits are done, then those that are not due.
    var lines: [String] {
        let (words, style) = (session.words, session.style)
        guard !agenda.habits.isEmpty else { return isInUse ? [words.noHabitsThatDay] : [] }
        let groups = agenda.habitGroups(in: state)
        let columns = groups.map { group in
            group.habits.reduce(into: Columns()) { $0.append(row($1)) }
        }
        let widths = Columns.widths(of: columns)
        var text: [String] = []
        for (group, rows) in zip(groups, columns) {
            if !text.isEmpty { text.append("") }
            let count = group.due > 0 ? "  \(words.part(group.done, of: group.due))" : ""
            text.append(style(.strong, words.name(group.name)) + style(.faint, count))
            text += rows.lines(style, indent: 2, widths: widths)
        }
        let idle = agenda.habits.filter { $0.isIdle }.map { $0.habit.title }
        guard !idle.isEmpty else { return text }
        let line = style(.faint, "\(words.notDue): \(idle.joined(separator: ", "))")
        return text + (text.isEmpty ? [line] : ["", line])
    }

    private func row(_ item: DayAgenda.HabitOnDay) -> [Columns.Cell] {
        let note = entry(of: item)?.note.split(separator: "\n").first.map(String.init) ?? ""
        return [
            // Only what is to go has the mark of an open one.
            canWait(item) ? Columns.Cell("") : item.status.mark, Columns.Cell(item.habit.icon),
            Columns.Cell(item.habit.title, item.isDue && !canWait(item) ? .plain : .faint),
            Columns.Cell(detail(item), .faint),
            Columns.Cell(note, .faint),
        ]
    }

    /// Whether it is open, but nothing is to be done for it on the day: it is due several times in a week, month or window, or a limit.
    private func canWait(_ item: DayAgenda.HabitOnDay) -> Bool { item.status == .open && !item.counts }

    private func entry(of item: DayAgenda.HabitOnDay) -> Entry? { state.entry(of: item.habit.id, on: agenda.day) }

    /// The text next to a habit: the amount, the progress of its week or month, or its streak.
    private func detail(_ item: DayAgenda.HabitOnDay) -> String {
        let (habit, words) = (item.habit, session.words)
        let entry = entry(of: item)
        if item.status == .skipped { return words.skipped(entry?.reason ?? "") }
        let value = entry.flatMap { state.value(of: $0) }
        let waiting = canWait(item) && habit.kind != .atMost ? [words.canWait] : []
        if habit.kind.isMeasure, value != nil || item.isDue {
            let (value, target) = (value ?? 0, habit.target ?? 1)
            if habit.kind == .atMost, value > target, item.status == .missed {
                return words.measure(value, over: target, habit.unit)
            }
            let amount =
                habit.kind == .atMost
                ? words.measure(value, atMost: target, habit.unit) : words.measure(value, of: target, habit.unit)
            return ([amount, period(of: item)].compactMap { $0 } + waiting).joined(separator: " · ")
        }
        if let period = period(of: item) { return ([period] + waiting).joined(separator: " · ") }
        let streak = item.history.currentStreak.length
        guard item.isDue, streak > 0 else { return words.schedule(habit.schedule) }
        return words.streak(streak, of: habit.schedule)
    }

    /// The progress of the week, month or window of a habit due a number of times in it; nil for other schedules.
    private func period(of item: DayAgenda.HabitOnDay) -> String? {
        guard let progress = item.history.periodProgress(on: agenda.day) else { return nil }
        return switch item.habit.schedule {
        case .timesPerWeek: session.words.thisWeek(progress.done, of: progress.of)
        case .timesPerMonth: session.words.thisMonth(progress.done, of: progress.of)
        case .times(_, let days): session.words.window(progress.done, of: progress.of, inDays: days)
        case .daily, .weekdays, .everyDays: nil
        }
    }
}

extension DayHabits {
    /// The number of habits that were skipped.
    var skippedCount: Int { agenda.habits.count { $0.status == .skipped } }

    /// The JSON output, in the order of the text output: those that are not due come last.
    var json: JSONValue {
        let shown = agenda.habitGroups(in: state).flatMap { $0.habits }
        return .array((shown + agenda.habits.filter { $0.isIdle }).map { json($0) })
    }

    private func json(_ item: DayAgenda.HabitOnDay) -> JSONValue {
        let habit = item.habit
        let value = entry(of: item).flatMap { state.value(of: $0) }
        return [
            "id": .string(habit.id.hex),
            "title": .string(habit.title),
            "category": .text(state.category(habit.category)?.name),
            "status": .string(item.status.code),
            "due": .bool(item.isDue),
            "done": .bool(item.isDone),
            "toGo": .bool(item.counts && !item.isDone),
            "value": habit.kind.isMeasure ? .amount(value) : nil,
            "target": habit.kind.isMeasure ? .amount(habit.target) : nil,
            "unit": .string(habit.unit),
            "streak": .count(item.history.currentStreak.length),
        ]
    }
}
