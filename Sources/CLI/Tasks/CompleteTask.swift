import ArgumentParser
import DaybookCore
import Journal
import Words

struct CompleteTask: SeveralTasksCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Complete tasks; of a repeating one, the current occurrence.",
        discussion: """
            daybook task done Pay rent
            daybook task done 482 479
            daybook task done 482/2026-11-01
            """)

    @OptionGroup var subtasks: SubtaskOptions
    @OptionGroup var choice: TasksArgument

    func run(in session: Session) throws -> CommandOutput {
        let all = try session.closesSubtasks(of: tasks, subtasks, asking: session.words.askWithParts) {
            $0.status != .completed
        }
        return try session.output(ofTasks: tasks) { tasks, state in
            try session.completion(of: tasks, withSubtasks: all, in: state)
        } saying: { task, state in
            session.closed(session.words.taskDone(task.title), task, state)
        }
    }
}

/// Options for the open subtasks of a task to close.
struct SubtaskOptions: ParsableArguments {
    @Flag(help: "Close its open subtasks too.")
    var withSubtasks = false

    @Flag(
        name: [.customLong("keep-subtasks"), .customLong("leave-subtasks")],
        help: "Leave its open subtasks as they are.")
    var keepSubtasks = false

    /// Whether to close open subtasks too: as the options say, or as the person answers. Throws if nobody can answer.
    fileprivate func closes(_ count: Int, _ question: String, _ words: Words) throws -> Bool {
        if withSubtasks && keepSubtasks {
            throw InvalidRequest(words.onlyOne(of: ["--with-subtasks", "--keep-subtasks"]))
        }
        if withSubtasks || keepSubtasks || count == 0 { return withSubtasks }
        guard let answer = YesOrNo.ask(question) else { throw InvalidRequest(words.partsNeedFlag(count)) }
        return answer
    }
}

extension Session {
    /// Whether to close the open subtasks of tasks too. Asks before anything is written, so that no other program
    /// waits for the answer.
    func closesSubtasks(
        of typed: [String], _ options: SubtaskOptions, asking question: (Int) -> String,
        _ isOpen: (TaskItem) -> Bool
    ) throws -> Bool {
        let count = try read { state in
            openSubtasks(of: try tasks(typed, in: state).filter(isOpen), in: state).count
        }
        return try options.closes(count, question(count), words)
    }

    /// Completes tasks in one action.
    fileprivate func completion(of tasks: [TaskItem], withSubtasks all: Bool, in state: State) throws -> Decision {
        guard tasks.count > 1 else {
            return try decide(.complete(tasks[0].id, subtasks: all ? .complete : .leave), in: state)
        }
        let open = tasks.filter { $0.status != .completed }
        if all { return try decide(.changeAll(open.map(\.id), .completeWithSubtasks), in: state) }
        let each = try open.map { try decide(.complete($0.id, subtasks: .leave), in: state) }
        return Decision(TaskAction.changeTasks, each.flatMap(\.changes))
    }

    /// Cancels tasks in one action.
    func cancellation(of tasks: [TaskItem], withSubtasks all: Bool, in state: State) throws -> Decision {
        if tasks.count == 1 { return try decide(.cancel(tasks[0].id, subtasks: all ? .complete : .leave), in: state) }
        let parts = all ? openSubtasks(of: tasks, in: state) : []
        return try decide(.changeAll(tasks.map(\.id) + parts, .cancel), in: state)
    }

    /// The open subtasks of tasks, except those among the tasks themselves.
    private func openSubtasks(of tasks: [TaskItem], in state: State) -> [RecordID] {
        var seen = Set(tasks.map(\.id))
        let today = state.today(now)
        return state.descendants(of: tasks.map(\.id))
            .filter { state.isOpen($0, today: today) && seen.insert($0.id).inserted }.map(\.id)
    }
}
