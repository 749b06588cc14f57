import ArgumentParser
import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// Options that set a task's fields. "none" clears a field.
struct TaskOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The day it is due: 2026-12-01, tomorrow, fri.", valueName: "day"))
    var due: String?

    @Option(help: ArgumentHelp("The time it is due, such as 18:00.", valueName: "time"))
    var time: String?

    @Option(help: ArgumentHelp("The day from which it can be started.", valueName: "day"))
    var start: String?

    @Option(help: ArgumentHelp("Hide it until this day.", valueName: "day"))
    var wait: String?

    @Option(help: ArgumentHelp("One of low, medium, high, urgent.", valueName: "name"))
    var priority: String?

    @Option(help: "A tag. Can be given several times.")
    var tag: [String] = []

    @Option(help: "Its category, created if new.")
    var category: String?

    @Option(help: "The goal it belongs to.")
    var goal: String?

    @Option(help: ArgumentHelp("How long it should take, such as 45m or 1h30m.", valueName: "span"))
    var estimate: String?

    @Option(
        name: .customLong("repeat"),
        help: ArgumentHelp("\"every month on 1\", \"every 3 days after done\", FREQ=MONTHLY.", valueName: "rule"))
    var repetition: String?

    @Option(help: "A note.")
    var note: String?

    @Option(help: ArgumentHelp("The task it is a subtask of.", valueName: "task"))
    var parent: String?

    @Option(help: ArgumentHelp("A task that must be done first. Can be given several times.", valueName: "task"))
    var after: [String] = []

    @Option(help: ArgumentHelp("A web or mail address. Can be given several times.", valueName: "url"))
    var link: [String] = []

    @Option(
        help: ArgumentHelp("30m before it is due, or 2026-11-20T09:30. Can be given several times.", valueName: "when"))
    var remind: [String] = []
}

extension TaskOptions {
    /// Applies the options that were given to a draft. Tags and other lists are added to existing ones.
    func apply(to draft: inout TaskDraft, in session: Session, _ state: State) throws {
        if let due {
            draft.dueDay = try parse(due) { try session.day($0, in: state) }
            if draft.dueDay == nil && time == nil { draft.dueTime = nil }
            if draft.dueDay != nil, draft.waitUntil?.isSomeday ?? false { draft.waitUntil = nil }
        }
        if let time { draft.dueTime = try parse(time) { try session.time($0) } }
        if let start { draft.startDay = try parse(start) { try session.day($0, in: state) } }
        if let wait { draft.waitUntil = try parse(wait) { try session.dayOrSomeday($0, in: state) } }
        if let priority { draft.priority = try parse(priority) { try session.priority($0) } }
        if let category { draft.category = parse(category) { .named($0) } ?? .none }
        if let goal { draft.goal = try parse(goal) { try session.goal($0, in: state).id } }
        if let estimate { draft.estimate = try parse(estimate) { try session.minutes($0) } }
        try applyRepetition(to: &draft, session, state)
        if let note { draft.note = note }
        draft.tags += tag
        if let parent { draft.parent = try parse(parent) { TaskItem.root(of: try session.task($0, in: state).id) } }
        draft.blockers += try after.map { TaskItem.root(of: try session.task($0, in: state).id) }
        draft.links += link.map { TaskLinkDraft(url: $0) }
        draft.reminders += try remind.map { try session.reminder($0, in: state) }
    }

    private func applyRepetition(to draft: inout TaskDraft, _ session: Session, _ state: State) throws {
        guard let repetition else { return }
        let today = state.today(session.now)
        guard let code = parse(repetition, { $0 }) else {
            draft.repetition = nil
            return
        }
        guard let typed = session.words.parseRepetition(code, today: today) else {
            let repetition = try session.repetition(code)
            draft.repetition = repetition
            if due == nil { draft.dueDay = draft.dueDay ?? repetition.firstDay(from: today) }
            return
        }
        defer { draft.repetition = typed.repetition.keptWithinShortMonths(from: draft.dueDay) }
        if due == nil { draft.dueDay = typed.first ?? draft.dueDay ?? typed.repetition.firstDay(from: today) }
        if time == nil, let time = typed.time { draft.dueTime = time }
    }

    /// Parses the text. Nil if it is "none" or empty.
    private func parse<Value>(_ typed: String, _ read: (String) throws -> Value) rethrows -> Value? {
        let typed = PlainText.line(typed)
        return typed.isEmpty || typed == "none" ? nil : try read(typed)
    }
}

extension Session {
    /// Parses a duration such as "45m", "1h30m", "1,5 ч" or a number of minutes.
    func minutes(_ typed: String) throws -> Int {
        guard let minutes = words.parseDuration(typed) else { throw TaskRefusal.notADuration(typed) }
        return minutes
    }

    func priority(_ typed: String) throws -> TaskPriority {
        let match = TaskPriority.allCases.first { priority in
            [priority.rawValue, words.priority(priority)].contains { PlainText.isSame($0, typed) }
        }
        guard let match else { throw words.refused(typed, among: TaskPriority.allCases.map(\.rawValue)) }
        return match
    }

    /// Parses a repetition code such as FREQ=MONTHLY.
    fileprivate func repetition(_ code: String) throws -> Repetition {
        guard code.contains("=") else { throw InvalidRequest(words.repetitionUnknown(code)) }
        do throws(RecurrenceRefusal) {
            return try Repetition(code: code.uppercased())
        } catch {
            throw TaskRefusal.repetition(error)
        }
    }

    fileprivate func reminder(_ typed: String, in state: State) throws -> TaskReminderDraft {
        if let minutes = words.parseDuration(typed) { return TaskReminderDraft(.beforeDue(minutes: minutes)) }
        guard let moment = moment(typed, in: state), let time = TimeOfDay(minutes: moment.second / 60) else {
            throw InvalidRequest(words.reminderUnknown(typed))
        }
        return TaskReminderDraft(.at(moment.day, time))
    }
}
