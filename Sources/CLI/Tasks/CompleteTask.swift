import ArgumentParser
import DaybookCore
import Foundation
import Words

struct CompleteTask: SingleTaskCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Complete a task; of a repeating one, the current occurrence.",
        discussion: """
            daybook task done Pay rent
            daybook task done 482
            daybook task done 482/2026-11-01
            """)

    @Flag(help: "Complete its open subtasks too.")
    var withSubtasks = false

    @Flag(help: "Leave its open subtasks as they are.")
    var leaveSubtasksOpen = false

    @OptionGroup var choice: TaskArgument

    func run(in session: Session) throws -> CommandOutput {
        if withSubtasks && leaveSubtasksOpen {
            throw InvalidRequest(session.words.onlyOne(of: ["--with-subtasks", "--leave-subtasks"]))
        }
        do {
            return try complete(withSubtasks ? .complete : leaveSubtasksOpen ? .leave : .ask, session)
        } catch TaskRefusal.openSubtasks(let count) {
            guard isatty(STDIN_FILENO) == 1, let all = try ask(count, session.words) else {
                throw InvalidRequest(session.words.partsNeedFlag(count))
            }
            return try complete(all ? .complete : .leave, session)
        }
    }

    private func complete(_ parts: TaskCommand.SubtaskHandling, _ session: Session) throws -> CommandOutput {
        try session.output(task, { .complete($0.id, subtasks: parts) }) { task, state in
            session.closed(session.words.markedDone(task.title), task, state)
        }
    }

    /// Asks whether to complete the open subtasks too. Nil for anything but yes and no.
    private func ask(_ count: Int, _ words: Words) throws -> Bool? {
        FileHandle.standardError.write(Data(words.askWithParts(count).utf8))
        switch readLine().map({ PlainText.line($0).lowercased() }) {
        case "y", "yes", "д", "да", "t", "tak": return true
        case "n", "no", "н", "нет", "nie": return false
        default: return nil
        }
    }
}
