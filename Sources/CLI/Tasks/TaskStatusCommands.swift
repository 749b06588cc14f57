import ArgumentParser
import CivilTime
import DaybookCore
import Journal
import Words

struct ReopenTask: SeveralTasksCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Reopen closed tasks.")

    @OptionGroup var choice: TasksArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(ofTasks: tasks, first: .closed) { tasks, state in
            try session.change(tasks, { .reopen($0) }, .reopen, in: state)
        } saying: { task, _ in
            session.words.taskReopened(task.title)
        }
    }
}

struct CancelTask: SeveralTasksCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancel tasks; of a repeating one, the current occurrence.")

    @OptionGroup var subtasks: SubtaskOptions
    @OptionGroup var choice: TasksArgument

    func run(in session: Session) throws -> CommandOutput {
        let all = try session.closesSubtasks(of: tasks, subtasks, asking: session.words.askToCancelParts) {
            $0.status != .cancelled
        }
        return try session.output(ofTasks: tasks) { tasks, state in
            try session.cancellation(of: tasks, withSubtasks: all, in: state)
        } saying: { task, state in
            session.closed(session.words.taskCancelled(task.title), task, state)
        }
    }
}

struct SkipTask: SingleTaskCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skip one occurrence of a repeating task.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(task, { .skip($0.id) }) { task, state in
            session.closed(session.words.taskSkipped(task.title), task, state)
        }
    }
}

struct DeleteTask: SeveralTasksCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete tasks with their subtasks; of a repeating one, all occurrences.",
        aliases: ["rm"])

    @OptionGroup var choice: TasksArgument

    func run(in session: Session) throws -> CommandOutput {
        var subtasks: [RecordID: [String]] = [:]
        return try session.output(ofTasks: tasks) { tasks, state in
            for task in tasks {
                subtasks[task.id] = state.descendants(of: TaskItem.root(of: task.id)).map(\.title)
            }
            return try session.decide(.delete(tasks.map(\.id)), in: state)
        } saying: { task, _ in
            session.words.taskDeleted(task.title, withSubtasks: subtasks[task.id] ?? [])
        }
    }
}

struct StartTask: SeveralTasksCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start the timer of a task; any other stops.",
        discussion: "Several tasks are marked as in progress, without a timer, which runs for one task at a time.")

    @OptionGroup var choice: TasksArgument

    func run(in session: Session) throws -> CommandOutput {
        let running = Randomness.recordID()
        var stopped: [String] = []
        return try session.output(ofTasks: tasks) { tasks, state in
            if tasks.count == 1 {
                let others = state.runningSessions.compactMap { state.task($0.task) }.filter { $0.id != tasks[0].id }
                stopped = others.map(\.title)
            }
            return try session.change(tasks, { .start($0, session: running) }, .start, in: state)
        } saying: { task, state in
            let spent = state.minutesSpent(on: task.id, now: session.now)
            let sentence = session.words.taskStarted(task.title, stopping: stopped)
            return spent > 0 ? "\(sentence), \(session.words.spentInAll(spent))" : sentence
        }
    }
}

struct StopTask: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "Stop the timer of a task; without a name, the running one.")

    @Argument(help: ArgumentHelp("Its title, the start of it, or its number.", valueName: "task"))
    var named: [String] = []

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let typed = try named.isEmpty ? session.read { try running($0, session.words) } : named.joined(separator: " ")
        return try session.output(typed, { .stop($0.id) }) { task, state in
            let latest = state.latestSession(of: task.id, now: session.now)
            let all = state.minutesSpent(on: task.id, now: session.now)
            return "\(session.words.taskStopped(task.title)); \(session.words.spent(now: latest, all: all))"
        }
    }

    private func running(_ state: State, _ words: Words) throws -> String {
        guard let session = state.runningSessions.last, let task = session.task else {
            throw InvalidRequest(words.noTimerRunning)
        }
        return task.hex
    }
}

struct LogTaskTime: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "spend", abstract: "Log time spent on a task.",
        discussion: """
            daybook task spend Pay rent 25m
            daybook task spend 482 1h30m
            """)

    @Argument(
        help: ArgumentHelp("Its title, the start of it, or its number; then how long, such as 45m.", valueName: "task"))
    var words: [String]

    @Option(help: ArgumentHelp("How long, such as 45m or 1h30m.", valueName: "span"))
    var time: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var named = words
        guard let typed = time ?? (named.count > 1 ? named.removeLast() : nil) else {
            throw InvalidRequest(session.words.timeSpentMissing)
        }
        let minutes = try session.minutes(typed)
        let spent = Randomness.recordID()
        return try session.output(
            named.joined(separator: " "), first: .open, { .spend($0.id, minutes: minutes, session: spent) }
        ) { task, state in
            let all = state.minutesSpent(on: task.id, now: session.now)
            return session.words.timeWasLogged(task.title, session.words.spent(now: Int64(minutes), all: all))
        }
    }
}

extension Session {
    /// Changes one task with its own command, or several in one action.
    fileprivate func change(
        _ tasks: [TaskItem], _ single: (RecordID) -> TaskCommand, _ change: TaskChange, in state: State
    ) throws -> Decision {
        try decide(tasks.count == 1 ? single(tasks[0].id) : .changeAll(tasks.map(\.id), change), in: state)
    }

    /// The report, with the time spent and the next occurrence.
    func closed(_ sentence: String, _ task: TaskItem, _ state: State) -> String {
        var details = [sentence]
        let spent = state.minutesSpent(on: task.id, now: now)
        if spent > 0 { details.append(words.spentInAll(spent)) }
        let today = state.today(now)
        if task.isOccurrence, let next = state.currentOccurrence(of: task.id, today: today) {
            details.append(words.nextTime(next.day, today: today))
        }
        return details.joined(separator: "; ")
    }
}

extension State {
    /// The duration in minutes of the task's session that ended last or is still running.
    fileprivate func latestSession(of task: RecordID, now: LocalInstant) -> Int64 {
        let ends = sessions(of: task).map { (end: $0.end ?? now.milliseconds, start: $0.start ?? 0) }
        guard let latest = ends.max(by: { $0.end < $1.end }) else { return 0 }
        return max(0, latest.end - latest.start) / 60_000
    }
}
