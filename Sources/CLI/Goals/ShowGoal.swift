import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

struct ShowGoal: SingleGoalCommand, ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a goal: its progress, its pace and what counts toward it.")

    @OptionGroup var choice: GoalArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let goal = try session.goal(goal, in: state)
            return CommandOutput(lines(goal, session, state), json: session.json(goal, in: state))
        }
    }

    private func lines(_ goal: Goal, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        let style = session.style
        let today = state.today(session.now)
        let status = state.status(of: goal, today: today)
        let unit = goal.shownUnit(in: state)
        let name = GoalTitles(state).title(of: goal)
        let title = style(.strong, goal.icon.isEmpty ? name : "\(goal.icon) \(name)")
        var lines = [goal.isArchived ? "\(title)  \(style(.faint, words.archived))" : title]
        var facts = state.category(goal.category).map { [$0.name] } ?? []
        if let deadline = goal.deadline { facts.append(words.deadline(deadline, today: today)) }
        if !facts.isEmpty { lines.append(style(.faint, facts.joined(separator: " · "))) }
        if !goal.note.isEmpty { lines += [""] + goal.note.split(separator: "\n").map(String.init) }
        let percent = words.percent(Double(words.wholePercent(of: status)) / 100)
        let part = words.part(of: status, unit).map { "  " + $0 } ?? ""
        lines += ["", Bar.row(status.share) + " " + style(.strong, percent) + part]
        let pace = words.pace(of: goal, status, today: today)
        if !pace.isEmpty { lines.append(style(status.isReached ? .good : .plain, pace)) }
        return lines + feeds(goal, unit, session, state)
    }

    private func feeds(_ goal: Goal, _ unit: String, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        let today = state.today(session.now)
        var lines: [String] = []
        func add(_ heading: String, _ rows: [[Columns.Cell]]) {
            if rows.isEmpty { return }
            var columns = Columns()
            for row in rows { columns.append(row) }
            lines += ["", session.style(.strong, heading)] + columns.lines(session.style, indent: 2)
        }
        func sign(_ done: Bool) -> Columns.Cell { done ? Columns.Cell("✓", .good) : Columns.Cell("·") }
        add(
            words.milestones,
            state.milestones(of: goal.id).map { milestone in
                let day = milestone.doneOn.map { words.near($0, to: today) } ?? ""
                return [sign(milestone.isDone), Columns.Cell(milestone.title), Columns.Cell(day, .faint)]
            })
        add(
            words.tasksOfGoal,
            state.tasksByGoal.of(goal.id).map { task in
                let times = state.isRepeated(task.id) ? words.timesCompleted(state.completionDays(of: task).count) : ""
                return [sign(!state.isOpen(task, today: today)), Columns.Cell(task.title), Columns.Cell(times, .faint)]
            })
        if goal.measure.isOfHabit, let habit = goal.habit.flatMap({ state.habit($0) }) {
            let strength = state.history(of: habit, today: today).strength
            add(
                words.feedsHabit,
                [[Columns.Cell(habit.title), Columns.Cell("\(words.strength) \(words.percent(strength))", .faint)]])
        }
        if let account = state.account(goal.account) {
            let balance = words.amount(state.balance(of: account).total, account.currency)
            add(words.account, [[Columns.Cell(account.title), Columns.Cell(balance, .faint)]])
        }
        add(
            words.progress,
            state.progress(of: goal.id).suffix(10).reversed().map { note in
                let figure = note.value.map { words.measure($0, unit) } ?? words.added(note.amount ?? 0, unit)
                let first = note.note.split(separator: "\n").first.map(String.init) ?? ""
                return [
                    Columns.Cell(words.near(note.day ?? today, to: today), .faint), Columns.Cell(figure),
                    Columns.Cell(first, .faint),
                ]
            })
        return lines
    }
}
