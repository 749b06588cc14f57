import CivilTime
import DaybookCore
import Words

extension DayReport {
    /// The text output. `others` are blocks of lines about other things of the day, shown below the habits.
    func lines(_ words: Words, _ style: Style, besides others: [[String]]) -> [String] {
        var text = [style(.strong, words.fullDay(day))]
        if let away {
            let until = away.until.map { words.near($0, to: today) }
            text.append(words.awayToday(until, isLastDay: away.until == today))
        }
        let under = others.filter { !$0.isEmpty }.flatMap { [""] + $0 }
        guard hasHabits || !under.isEmpty else {
            return text + [words.noHabitsYet, "", "  daybook habit add \"\(words.newHabit)\""]
        }
        text.append(words.headline(due: agenda.due, done: agenda.done, daysFromToday: day.days(since: today)))
        if let points, points > 0 {
            let level = Level(points: points)
            text.append(words.level(level.number, missing: level.missing))
        }
        guard !groups.isEmpty else { return text + (hasHabits ? [words.noHabitsThatDay] : []) + under }
        let columns = groups.map { group in
            group.lines.reduce(into: Columns()) { $0.append(row($1, words)) }
        }
        let widths = Columns.widths(of: columns)
        for (group, rows) in zip(groups, columns) {
            text.append("")
            if groups.count > 1 || !group.name.isEmpty {
                text.append(style(.faint, group.name.isEmpty ? words.noCategory : group.name))
            }
            text += rows.lines(style, indent: 2, widths: widths)
        }
        var footer = [words.doneOf(agenda.done, agenda.due)]
        if let best = agenda.bestStreak {
            let length = words.streak(best.streak.length, of: best.habit.schedule)
            footer.append(words.bestStreak(length, of: best.habit.title, isCurrent: agenda.day >= agenda.today))
        }
        return text + ["", style(.faint, footer.joined(separator: " · "))] + under
    }

    private func row(_ line: Line, _ words: Words) -> [Columns.Cell] {
        let isQuiet = !line.isDue
        return [
            line.status.mark, Columns.Cell(line.habit.icon),
            Columns.Cell(line.habit.title, isQuiet ? .faint : .plain),
            Columns.Cell(detail(line, words), .faint),
            Columns.Cell(line.entry.map { $0.note.split(separator: "\n").first.map(String.init) ?? "" } ?? "", .faint),
        ]
    }

    /// The text next to a habit: the amount, the progress of its week or month, or its streak.
    private func detail(_ line: Line, _ words: Words) -> String {
        let habit = line.habit
        if line.status == .skipped { return words.skipped(line.entry?.reason ?? "") }
        if habit.kind.isMeasure, line.value != nil || line.isDue {
            let (value, target) = (line.value ?? 0, habit.target ?? 1)
            return habit.kind == .atMost
                ? words.measure(value, atMost: target, habit.unit) : words.measure(value, of: target, habit.unit)
        }
        if let progress = line.history.periodProgress(on: day) {
            switch habit.schedule {
            case .timesPerWeek: return words.thisWeek(progress.done, of: progress.of)
            case .timesPerMonth: return words.thisMonth(progress.done, of: progress.of)
            case .times(_, let days): return words.window(progress.done, of: progress.of, inDays: days)
            case .daily, .weekdays, .everyDays: break
            }
        }
        let streak = line.streak.length
        guard line.isDue, streak > 0 else { return words.schedule(habit.schedule) }
        return words.streak(streak, of: habit.schedule)
    }
}
