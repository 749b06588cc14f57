import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// Arguments that describe a new task.
struct TaskLine: ParsableArguments {
    @Argument(help: ArgumentHelp("The task in one line; - reads standard input.", valueName: "line"))
    var line: [String]

    @Flag(help: "Use the whole line as the title.")
    var literal = false

    /// The maximum number of tasks to add at once. Each is decided on what those before it add, which takes longer the
    /// more they are.
    static let maximumLines = 1000

    /// The line, or each line of standard input that is not blank.
    func lines() throws -> [String] {
        guard line == ["-"] else { return [line.joined(separator: " ").withTypedHyphens] }
        return try StandardInput.text().split(whereSeparator: \.isNewline).map { PlainText.line(String($0)) }
            .filter { !$0.isEmpty }
    }

    /// Parses a line and applies the options, which take precedence.
    func draft(_ line: String, _ options: TaskOptions, in session: Session, _ state: State) throws -> TaskDraft {
        var draft = TaskDraft(title: line)
        if !literal {
            let today = state.today(session.now)
            let read = session.words.quickAdd(line, today: today, now: session.now)
            draft = TaskDraft(read, today: today, now: session.now, dayEndsAt: state.settings.dayEndsAt)
        }
        if !options.remind.isEmpty { draft.reminders = [] }
        let typed = draft.reminders
        try options.apply(to: &draft, in: session, state)
        // A reminder of the line counts back from its day, which an option can take away.
        if draft.dueDay == nil, draft.reminders == typed {
            draft.reminders.removeAll { if case .beforeDue = $0.when { true } else { false } }
        }
        return draft
    }
}

struct AddTask: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a task from a line, options or both.",
        discussion: """
            daybook task add 'Pay rent every month on 1 at 18:00 !high #home ~30m @Flat'
            daybook task add Call the bank tomorrow --priority high --tag home

            With -, each line of standard input is a task. The shell interprets # and !, so put the line in single quotes. Text in double quotes, or after a \
            backslash, stays in the title. Options take precedence over the line.
            """)

    @OptionGroup var line: TaskLine
    @OptionGroup var options: TaskOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let lines = try line.lines()
        var details: [String] = []
        let output = try session.output(of: lines) { typed, id, state in
            .add(try line.draft(typed, options, in: session, state), id: id)
        } saying: { task, state in
            details = session.details(of: task, in: state)
            return session.words.taskAdded(task.title, details)
        }
        guard lines.count == 1, !line.literal, let hint = try session.logHint(lines[0], isPlain: details.isEmpty) else {
            return output
        }
        return CommandOutput(output.lines + [hint], json: output.json())
    }
}

struct LogTask: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a task that is already done.",
        discussion: "daybook task log 'Called the bank #home' --spent 20m")

    @Option(help: ArgumentHelp("How long it took, such as 45m or 1h30m.", valueName: "span"))
    var spent: String?

    @OptionGroup var line: TaskLine
    @OptionGroup var options: TaskOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let minutes = try spent.map { try session.minutes($0) }
        let lines = try line.lines()
        return try session.output(of: lines) { typed, id, state in
            .log(try line.draft(typed, options, in: session, state), id: id, minutes: minutes)
        } saying: { task, state in
            let took = minutes.map { [session.words.spentInAll(Int64($0))] } ?? []
            return session.words.taskLogged(task.title, session.details(of: task, in: state) + took)
        }
    }
}

extension Session {
    /// Adds a task for each line in one action, and reports them with their numbers.
    fileprivate func output(
        of lines: [String], _ command: (String, RecordID, State) throws -> TaskCommand,
        saying sentence: (TaskItem, State) -> String
    ) throws -> CommandOutput {
        guard !lines.isEmpty else { throw InvalidRequest(words.noLinesRead) }
        guard lines.count <= TaskLine.maximumLines else {
            throw InvalidRequest(words.tooManyLines(lines.count, maximum: TaskLine.maximumLines))
        }
        let ids = lines.map { _ in Randomness.recordID() }
        try save { state in
            // Each line is decided on what the lines before it add, such as a new category.
            var state = state
            var decision: Decision?
            for (index, line) in lines.enumerated() {
                let own = try decide(try command(line, ids[index], state), in: state)
                state.merge(own.changes, stamp: Stamp(time: .max - UInt64(lines.count - index), device: DeviceID(0)))
                decision = decision?.joined(by: own) ?? own
            }
            guard let decision else { throw TaskRefusal.noSuchTask }
            return decision
        }
        return try read { state in
            let tasks = ids.compactMap { state.task($0) }
            let numbers = TaskNumbers(state)
            let reports = tasks.map { sentence($0, state) + style(.faint, "  \(numbers.number(of: $0.id))") }
            let records = tasks.map { json($0, in: state) }
            return CommandOutput(reports, json: records.count == 1 ? records[0] : ["tasks": .array(records)])
        }
    }
}

extension Session {
    /// The command that logs a line instead, if the line says what was done or measured, or makes the habit that it says; nil for any
    /// other.
    ///
    /// - Parameter isPlain: Whether the task has nothing but a title.
    fileprivate func logHint(_ line: String, isPlain: Bool) throws -> String? {
        if words.isLongLimit(line) { return words.limitsAreOfADay }
        let entry = try read { words.quickEntry(line, in: $0, now: now, knowsAllParts: true) }
        let command = "daybook log '\(line.replacing("'", with: "'\\''"))'"
        if case .habit = entry { return words.habitInstead(command) }
        return entry.isLogged && isPlain ? words.logInstead(command) : nil
    }

    /// The parsed fields of a task other than its title: "tomorrow at 18:00", "high", "#home", "30 min".
    func details(of task: TaskItem, in state: State) -> [String] {
        let today = state.today(now)
        var details: [String] = []
        let due =
            task.dueDay.map {
                words.near($0, task.dueTime, to: today, dayEndsAt: state.settings.dayEndsAt)
            } ?? ""
        let time = task.dueTime.map { words.time($0) }
        if let repetition = task.repetition {
            details.append(words.at(time, words.repetition(repetition, from: task.dueDay)))
            details.append(words.firstTime(due))
        } else if !due.isEmpty {
            details.append(words.at(time, due))
        }
        if let start = task.startDay { details.append(words.startsOn(start, today: today)) }
        if let wait = task.waitUntil { details.append(words.waitsUntil(wait, today: today)) }
        if let priority = task.priority { details.append(words.priority(priority).lowercased()) }
        details += state.tags(of: task.id).map { "#\($0)" }
        if let estimate = task.estimate { details.append(words.duration(minutes: estimate)) }
        if let category = state.category(task.category) { details.append(category.name) }
        return details
    }
}
