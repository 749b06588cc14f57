import ArgumentParser
import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal
import Phrasing
import Words

struct ShowTask: SingleTaskCommand, ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a task's details and what makes it urgent.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let task = try session.task(task, in: state)
            let numbers = TaskNumbers(state)
            let waits = TaskDependencies(state)
            let urgency = TaskUrgency(of: task, in: state, now: session.now)
            let points = state.points(of: task, today: state.today(session.now))
            guard case .object(var members) = session.json(task, in: state, numbers, waits, points: points) else {
                return CommandOutput([], json: nil)
            }
            members += [
                JSONMember(
                    "urgencyTerms",
                    .object(
                        urgency.contributions.map { JSONMember($0.term.code, .number($0.value.rounded(toPlaces: 3))) })),
                JSONMember(
                    "parts",
                    .array(state.children(of: task.id).map { session.json($0, in: state, numbers, waits) })),
                JSONMember("sessions", .array(state.sessions(of: task.id).map { session.json($0) })),
            ]
            let lines = TaskReport(task: task, state: state, session: session, numbers: numbers, waits: waits).lines(
                urgency)
            return CommandOutput(lines, json: .object(members))
        }
    }
}

/// The full text description of a task.
private struct TaskReport {
    let task: TaskItem
    let state: State
    let session: Session
    let numbers: TaskNumbers
    let waits: TaskDependencies

    private var words: Words { session.words }
    private var today: Day { state.today(session.now) }

    func lines(_ urgency: TaskUrgency) -> [String] {
        let style = session.style
        var lines = ["\(style(.strong, task.title))  \(style(.faint, numbers.number(of: task.id)))"]
        if !task.note.isEmpty { lines += [""] + task.note.split(separator: "\n").map(String.init) }
        lines.append("")
        lines += facts.lines(style)
        let parts = state.children(of: task.id)
        if !parts.isEmpty {
            lines += ["", style(.strong, words.subtasksHeading)]
            var columns = Columns()
            for part in parts {
                columns.append(session.row(ListedTask(part, in: state, now: session.now), in: state, numbers, waits))
            }
            lines += columns.lines(style, indent: 2)
        }
        return task.status.isOpen ? lines + [""] + terms(urgency).lines(style) : lines
    }

    private var facts: Columns {
        var facts = Columns()
        func add(_ name: String, _ fact: String?) {
            guard let fact, !fact.isEmpty else { return }
            facts.append([Columns.Cell(name, .faint), Columns.Cell(fact)])
        }
        let isWaiting = state.isWaiting(task, today: today)
        let waiting = state.isForSomeday(task) ? words.someday : words.taskWaiting
        add(words.statusLabel, isWaiting ? waiting : words.status(task.status))
        add(words.dueLabel, task.dueDay.map { words.at(task.dueTime.map { words.time($0) }, day($0, task.dueTime)) })
        if let repetition = task.repetition {
            let series = state.tasks[TaskItem.root(of: task.id)] ?? task
            let missed = state.currentOccurrence(of: task.id, today: today)?.missed ?? 0
            add(
                words.repeats,
                words.repetition(repetition, from: series.dueDay) + (missed > 0 ? " · \(words.missed(missed))" : ""))
        }
        add(words.notBefore, task.startDay.map(day))
        add(words.hiddenUntil, task.waitUntil.map { $0.isSomeday ? words.someday : day($0) })
        add(words.priorityLabel, task.priority.map { words.priority($0) })
        add(words.category, state.category(task.category)?.name)
        add(words.goal, state.goal(task.goal).map { state.title(of: $0) })
        add(words.tags, state.tags(of: task.id).map { "#\($0)" }.joined(separator: " "))
        add(words.estimate, task.estimate.map { words.duration(minutes: $0) })
        let spent = state.minutesSpent(on: task.id, now: session.now)
        add(words.timeSpent, spent > 0 ? words.duration(minutes: spent) : nil)
        add(words.subtaskOf, state.parent(of: task.id).map(named))
        for blocker in waits.blockers(of: task.id) { add(words.waitsFor, named(blocker)) }
        for link in state.links(of: task.id) {
            add(words.links, link.title.isEmpty ? link.url : "\(link.title) \(link.url)")
        }
        let rests = state.currentOccurrence(of: task.id, today: today)?.isResting ?? false
        for reminder in state.taskReminders(of: task.id) {
            add(words.remindersHeading, reminder.when.map { text($0) + (rests ? ", \(words.pausedWhileAway)" : "") })
        }
        add(words.addedLabel, task.createdOn.map(day))
        add(words.closedLabel, task.closedOn.map(day))
        add(words.pointsLabel, state.points(of: task, today: today).map { words.number($0) })
        return facts
    }

    private func day(_ day: Day) -> String { words.near(day, to: today) }

    private func day(_ day: Day, _ time: TimeOfDay?) -> String {
        words.near(day, time, to: today, dayEndsAt: state.settings.dayEndsAt)
    }

    private func named(_ id: RecordID) -> String {
        let mark = state.task(id)?.status.mark.text ?? ""
        return "\(mark) \(state.task(id)?.title ?? "")  \(numbers.number(of: id))"
    }

    private func text(_ when: TaskReminderDraft.Trigger) -> String {
        switch when {
        case .beforeDue(let minutes): words.minutesBefore(minutes)
        case .at(let day, let time): words.at(words.time(time), self.day(day, time))
        }
    }

    private func terms(_ urgency: TaskUrgency) -> Columns {
        var columns = Columns()
        func add(_ name: String, _ value: Double, _ weight: Style.Weight) {
            columns.append([Columns.Cell(name, weight), Columns.Cell(words.number(value), weight, isNumber: true)])
        }
        add(words.urgency, urgency.total, .strong)
        for summand in urgency.contributions {
            add("  " + words.urgencyTerm(summand.term).lowercased(), summand.value, .faint)
        }
        return columns
    }
}

extension Session {
    fileprivate func json(_ session: TaskSession) -> JSONValue {
        [
            "id": .string(session.id.hex), "day": .text(session.day?.text),
            "start": .text(session.start.map { Clock.text(of: $0) }),
            "end": .text(session.end.map { Clock.text(of: $0) }),
        ]
    }
}

extension TaskUrgency.Term {
    /// The name used in JSON.
    fileprivate var code: String {
        switch self {
        case .next: "next"
        case .due: "due"
        case .blocking: "blocking"
        case .priority: "priority"
        case .scheduled: "scheduled"
        case .active: "active"
        case .age: "age"
        case .tags: "tags"
        case .category: "category"
        case .waiting: "waiting"
        case .blocked: "blocked"
        }
    }
}
