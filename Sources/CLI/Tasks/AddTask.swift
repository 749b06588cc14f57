import ArgumentParser
import DaybookCore
import Phrasing
import Words

/// Arguments that describe a new task.
struct TaskLine: ParsableArguments {
    @Argument(help: ArgumentHelp("The task in one line.", valueName: "line"))
    var line: [String]

    @Flag(help: "Use the whole line as the title.")
    var literal = false

    /// Parses the line and applies the options, which take precedence.
    func draft(_ options: TaskOptions, in session: Session, _ state: State) throws -> TaskDraft {
        let line = line.joined(separator: " ")
        var draft = TaskDraft(title: line)
        if !literal {
            let today = state.today(session.now)
            draft = TaskDraft(session.words.quickAdd(line, today: today), today: today, now: session.now)
        }
        try options.apply(to: &draft, in: session, state)
        return draft
    }
}

struct AddTask: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a task from a line, options or both.",
        discussion: """
            daybook task add 'Pay rent every month on 1 at 18:00 !high #home ~30m @Flat'
            daybook task add Call the bank tomorrow --priority high --tag home

            The shell interprets # and !, so put the line in single quotes. Text in double quotes, or after a \
            backslash, stays in the title. Options take precedence over the line.
            """)

    @OptionGroup var line: TaskLine
    @OptionGroup var options: TaskOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            try session.decide(.add(try line.draft(options, in: session, state), id: id), in: state)
        }
        return try session.read { state in
            guard let task = state.task(id) else { throw TaskRefusal.noSuchTask }
            let words = session.words
            let details = session.details(of: task, in: state)
            let number = TaskNumbers.number(of: id, in: state)
            return CommandOutput(
                "\(words.taskAdded(task.title, details))\(session.style(.faint, "  \(number)"))",
                json: session.json(task, in: state))
        }
    }
}

struct LogTask: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a task that is already done.",
        discussion: "daybook task log 'Called the bank #home' --spent 20m")

    @Option(help: ArgumentHelp("How long it took, such as 45m or 1h30m.", valueName: "span"))
    var spent: String?

    @OptionGroup var line: TaskLine
    @OptionGroup var options: TaskOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        let minutes = try spent.map { try session.minutes($0) }
        try session.save { state in
            try session.decide(
                .log(try line.draft(options, in: session, state), id: id, minutes: minutes), in: state)
        }
        return try session.read { state in
            guard let task = state.task(id) else { throw TaskRefusal.noSuchTask }
            let words = session.words
            let took = minutes.map { [words.spentInAll(Int64($0))] } ?? []
            let details = session.details(of: task, in: state) + took
            let number = TaskNumbers.number(of: id, in: state)
            return CommandOutput(
                "\(words.taskLogged(task.title, details))\(session.style(.faint, "  \(number)"))",
                json: session.json(task, in: state))
        }
    }
}

extension Session {
    /// The parsed fields of a task other than its title: "tomorrow at 18:00", "high", "#home", "30 min".
    func details(of task: TaskItem, in state: State) -> [String] {
        let today = state.today(now)
        var details: [String] = []
        let due = task.dueDay.map { words.near($0, to: today) } ?? ""
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
