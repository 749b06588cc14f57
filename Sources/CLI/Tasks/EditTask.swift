import ArgumentParser
import CivilTime
import DaybookCore
import Journal

struct EditTask: SingleTaskCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a task; options you leave out keep their values.",
        discussion: """
            daybook task edit Pay rent --due 'next friday' --tag home --untag flat
            daybook task edit Pay rent --this --time 12:00
            All occurrences of a repeating task are changed unless you give --this or --later.
            """)

    @Option(help: "A new title.")
    var title: String?

    @Option(help: "A tag to remove. Can be given several times.")
    var untag: [String] = []

    @Option(help: ArgumentHelp("A task it no longer waits for. Can be given several times.", valueName: "task"))
    var notAfter: [String] = []

    @Option(help: ArgumentHelp("A link to remove. Can be given several times.", valueName: "url"))
    var unlink: [String] = []

    @Flag(help: "Remove all its reminders.")
    var noReminders = false

    @Flag(help: "Change only this occurrence of a repeating task.")
    var this = false

    @Flag(help: "Change this and all later occurrences of a repeating task.")
    var later = false

    @OptionGroup var options: TaskOptions
    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        if this && later { throw InvalidRequest(session.words.onlyOne(of: ["--this", "--later"])) }
        var found: RecordID?
        let changed = try session.save { state in
            let named = try session.task(task, in: state)
            let scope: TaskCommand.EditScope = this ? .this : later ? .thisAndLater : .all
            let isAll = scope == .all || !named.isOccurrence
            guard let task = isAll ? state.task(TaskItem.root(of: named.id)) : named else {
                throw TaskRefusal.noSuchTask
            }
            var draft = TaskDraft(task, in: state)
            try change(&draft, session, state)
            let decision = try session.decide(.edit(task.id, draft, of: scope), in: state)
            found = decision.splitOffTask(besides: task.id) ?? task.id
            return decision
        }
        return try session.read { state in
            guard let task = state.task(found) else { throw TaskRefusal.noSuchTask }
            let sentence = changed ? session.words.wasSaved(task.title) : session.words.nothingChanged
            return CommandOutput(sentence, json: session.json(task, in: state))
        }
    }

    private func change(_ draft: inout TaskDraft, _ session: Session, _ state: State) throws {
        if let title { draft.title = title }
        let gone = Set(untag.map { TaskTag.name($0).lowercased() })
        draft.tags.removeAll { gone.contains($0.lowercased()) }
        let free = try notAfter.map { TaskItem.root(of: try session.task($0, in: state).id) }
        draft.blockers.removeAll { free.contains($0) }
        draft.links.removeAll { link in unlink.contains { TaskLink.validated($0) == link.url || $0 == link.title } }
        if noReminders { draft.reminders = [] }
        try options.apply(to: &draft, in: session, state)
    }
}
