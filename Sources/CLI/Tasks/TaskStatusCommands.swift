import ArgumentParser
import CivilTime
import DaybookCore
import Journal
import Words

struct ReopenTask: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "reopen", abstract: "Reopen a closed task.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(task, first: .closed, { .reopen($0.id) }) { task, _ in
            session.words.taskReopened(task.title)
        }
    }
}

struct CancelTask: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Cancel a task; of a repeating one, the current occurrence.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(task, { .cancel($0.id) }) { task, state in
            session.closed(session.words.taskCancelled(task.title), task, state)
        }
    }
}

struct SkipTask: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skip one occurrence of a repeating task.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(task, { .skip($0.id) }) { task, state in
            session.closed(session.words.taskSkipped(task.title), task, state)
        }
    }
}

struct DeleteTask: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a task with its subtasks; of a repeating one, all occurrences.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(task, { .delete([$0.id]) }) { task, _ in session.words.wasDeleted(task.title) }
    }
}

struct StartTask: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start the timer of a task; any other stops.")

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        let running = Randomness.recordID()
        return try session.output(task, { .start($0.id, session: running) }) { task, state in
            let spent = state.minutesSpent(on: task.id, now: session.now)
            let sentence = session.words.taskStarted(task.title)
            return spent > 0 ? "\(sentence), \(session.words.spentInAll(spent))" : sentence
        }
    }
}

struct StopTask: JournalCommand {
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

struct LogTaskTime: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "spend", abstract: "Log time spent on a task.",
        discussion: "daybook task spend \"Pay rent\" --time 20m")

    @Option(help: ArgumentHelp("How long, such as 45m or 1h30m.", valueName: "span"))
    var time: String

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        let minutes = try session.minutes(time)
        let spent = Randomness.recordID()
        return try session.output(task, first: .open, { .spend($0.id, minutes: minutes, session: spent) }) {
            task, state in
            let all = state.minutesSpent(on: task.id, now: session.now)
            let words = session.words
            return words.timeWasLogged(task.title, words.spent(now: Int64(minutes), all: all))
        }
    }
}

extension Session {
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
