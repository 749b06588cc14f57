import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

struct ShowHabit: SingleHabitCommand, ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a habit: streaks, strength, rates and the last weeks.")

    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let habit = try session.habit(habit, in: state)
            return CommandOutput(lines(habit, session, state), json: session.json(habit, in: state))
        }
    }

    private func lines(_ habit: Habit, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        let style = session.style
        let today = state.today(session.now)
        let history = state.history(of: habit, today: today)
        let title = style(.strong, habit.icon.isEmpty ? habit.title : "\(habit.icon) \(habit.title)")
        var lines = [habit.isArchived ? "\(title)  \(style(.faint, words.archived))" : title]
        let since = habit.firstDay > today ? words.starts(habit.firstDay) : words.since(habit.firstDay)
        let category = state.category(habit.category).map { [$0.name] } ?? []
        let isDueLater = !habit.isArchived && habit.firstDay <= today
        let next = isDueLater ? history.nextDueDay.map { [words.nextDue(words.near($0, to: today))] } ?? [] : []
        lines.append(style(.faint, (category + [words.requirement(of: habit), since] + next).joined(separator: " · ")))
        if isDueLater, history.isOffPhase {
            let title = habit.title.replacing("'", with: "'\\''")
            lines.append(style(.faint, "\(words.doneOffPhaseInTerminal)  daybook habit edit '\(title)' --next today"))
        }
        if !habit.note.isEmpty { lines += [""] + habit.note.split(separator: "\n").map(String.init) }
        lines.append("")
        lines += figures(habit, history, words, score: state.score(of: history)).lines(style)
        if habit.kind == .atMost { lines.append(style(.faint, words.strengthOfLimitHint)) }
        lines += [""] + calendar(history, session, state)
        let reminders = state.reminders(of: habit.id)
        if !reminders.isEmpty {
            lines += ["", style(.strong, words.remindersHeading)]
            for reminder in reminders {
                let time = reminder.time.map { words.time($0) } ?? ""
                let weekdays = habit.weekdays(of: reminder)
                let pause = state.isAway(on: today) ? ", \(words.pausedWhileAway)" : ""
                let days = weekdays == WeekdaySet() ? words.silent : words.weekdays(weekdays) + pause
                lines.append("  \(time)  \(days)  \(habit.text(of: reminder))")
            }
        }
        return lines
    }

    private func figures(_ habit: Habit, _ history: HabitHistory, _ words: Words, score: Int64?) -> Columns {
        var figures = Columns()
        func add(_ name: String, _ figure: String) {
            figures.append([Columns.Cell(name), Columns.Cell(figure, .strong)])
        }
        add(words.currentStreak, words.streak(history.currentStreak.length, of: habit.schedule))
        add(words.longestStreak, words.streak(history.longestStreak.length, of: habit.schedule))
        add(words.strength, words.percent(history.strength))
        let rates = Period.allCases.map { period in
            let rate = history.completion(period).map { words.rate($0) } ?? "–"
            return "\(words.lastDays(of: period)) \(rate)"
        }
        add(words.completionRate, rates.joined(separator: " · "))
        let totals = history.totals
        add(words.timesDone, words.number(totals.timesDone))
        if totals.daysSkipped > 0 { add(words.daysSkipped, words.number(totals.daysSkipped)) }
        if habit.kind.isMeasure { add(words.total, words.measure(totals.sum, habit.unit)) }
        if let score { add(words.score, words.number(score)) }
        return figures
    }

    /// The last eight weeks, one week per row.
    private func calendar(_ history: HabitHistory, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        let first = state.settings.firstWeekday
        let today = state.today(session.now)
        let monday = today.startOfWeek(first).advanced(by: -7 * 7)
        var columns = Columns()
        columns.append(
            [Columns.Cell("")] + (0..<7).map { Columns.Cell(words.shortWeekday(first.advanced(by: $0)), .faint) })
        for week in 0..<8 {
            let start = monday.advanced(by: week * 7)
            columns.append(
                [Columns.Cell(words.shortDay(start), .faint)]
                    + (0..<7).map { offset in
                        let day = start.advanced(by: offset)
                        return history.isKeptUnlogged(on: day) ? Columns.Cell("○", .good) : history.status(on: day).mark
                    })
        }
        return columns.lines(session.style)
    }
}

extension DayStatus {
    /// The symbol, beside ○ for a limit kept on a day without a value: ✓ done, ◐ partial, · open or missed, – skipped, empty if not due.
    var mark: Columns.Cell {
        switch self {
        case .done: Columns.Cell("✓", .good)
        case .skipped: Columns.Cell("–", .faint)
        case .partial: Columns.Cell("◐")
        case .open, .missed: Columns.Cell("·")
        case .covered, .beforeStart, .future, .notDue: Columns.Cell("")
        }
    }
}
