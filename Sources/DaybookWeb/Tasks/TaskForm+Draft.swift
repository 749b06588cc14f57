import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension TaskForm {
    /// Parses the form into a draft. Throws the first field's error.
    func draft(of task: RecordID?, in state: State, today: Day, _ words: Words) throws(FormRefusal) -> TaskDraft {
        var draft = TaskDraft(title: title)
        draft.note = note
        if !priority.isEmpty {
            guard let known = words.priority(typed: priority) else { throw words.refusal(.unknownPriority(priority)) }
            draft.priority = known
        }
        draft.dueDay = try day(due, "due", words, today)
        draft.startDay = try day(start, "start", words, today)
        draft.waitUntil = try day(wait, "wait", words, today)
        let typedTime = PlainText.line(time)
        if !typedTime.isEmpty {
            guard let time = TimeOfDay(typedTime) else { throw words.refusal(.noSuchTime(typedTime)) }
            draft.dueTime = time
        }
        try readRepetition(into: &draft, of: state.task(task), words, today)
        draft.tags = tags.split(separator: ",").map { String($0) }.filter { !PlainText.line($0).isEmpty }
        draft.category = PlainText.line(category).isEmpty ? .none : .named(category)
        draft.goal = RecordID(hex: goal)
        let typedEstimate = PlainText.line(estimate)
        if !typedEstimate.isEmpty {
            guard let minutes = words.parseDuration(typedEstimate) else {
                throw words.refusal(.notADuration(typedEstimate))
            }
            draft.estimate = minutes
        }
        try readRelations(into: &draft, of: task, state, words, today)
        draft.links = Self.lines(links).map { line in
            let url = line.prefix { $0 != " " }
            return TaskLinkDraft(url: String(url), title: String(line.dropFirst(url.count + 1)))
        }
        draft.reminders = try reminders.map { (typed) throws(FormRefusal) in
            guard let when = Self.when(typed) else {
                throw FormRefusal("reminder", words.reason(TaskRefusal.noSuchTime(typed)))
            }
            return TaskReminderDraft(when)
        }
        return draft
    }

    private func day(
        _ typed: String, _ field: String, _ words: Words, _ today: Day
    ) throws(FormRefusal) -> Day? {
        let text = PlainText.line(typed)
        if text.isEmpty { return nil }
        guard let day = Day(text) ?? words.parseDay(text, today: today) else {
            throw FormRefusal(field, words.reason(TaskRefusal.noSuchDay(text)))
        }
        guard day >= TaskLimits.firstDay else {
            throw FormRefusal(field, words.reason(TaskRefusal.dayTooEarly(TaskLimits.firstDay)))
        }
        return day
    }

    private func readRepetition(
        into draft: inout TaskDraft, of task: TaskItem?, _ words: Words, _ today: Day
    ) throws(FormRefusal) {
        let typed = PlainText.line(repetition)
        guard !typed.isEmpty else { return }
        // Unchanged words mean the existing rule, even if they could be read differently.
        if let kept = task?.repetition, words.typedRepetition(kept, from: task?.dueDay) == typed {
            draft.repetition = kept
            return
        }
        if let understood = words.parseRepetition(typed, today: draft.dueDay ?? today) {
            draft.repetition = understood.repetition
            draft.dueDay = draft.dueDay ?? understood.first ?? understood.repetition.firstDay(from: today)
            draft.dueTime = draft.dueTime ?? understood.time
            return
        }
        do throws(RecurrenceRefusal) {
            let repetition = try Repetition(code: typed)
            draft.repetition = repetition
            draft.dueDay = draft.dueDay ?? repetition.firstDay(from: today)
        } catch {
            // For text that looks like a rule, report what is wrong with it.
            let isRule = typed.utf8.contains(UInt8(ascii: "="))
            throw FormRefusal(
                "repetition", isRule ? words.reason(error) : words.repetitionUnknown(String(typed.prefix(80))))
        }
    }

    private func readRelations(
        into draft: inout TaskDraft, of task: RecordID?, _ state: State, _ words: Words, _ today: Day
    ) throws(FormRefusal) {
        let known = task.flatMap { state.task($0) }.map { TaskDraft($0, in: state) }
        let parent = PlainText.line(parent)
        if !parent.isEmpty {
            let kept = known?.parent.flatMap { id in state.task(id).map { (id, $0.title) } }
            if let kept, PlainText.isSame(kept.1, parent) {
                draft.parent = kept.0
            } else {
                draft.parent = try find(parent, "whole", besides: task, state, words, today)
            }
        }
        let kept = (known?.blockers ?? []).compactMap { id in state.task(id).map { (id, $0.title) } }
        for title in Self.lines(blockers) {
            if let same = kept.first(where: { PlainText.isSame($0.1, title) }) {
                draft.blockers.append(same.0)
            } else {
                draft.blockers.append(try find(title, "blockers", besides: task, state, words, today))
            }
        }
    }

    private func find(
        _ title: String, _ field: String, besides task: RecordID?, _ state: State, _ words: Words, _ today: Day
    ) throws(FormRefusal) -> RecordID {
        let root = task.map { TaskItem.root(of: $0) }
        let open = state.openTasks(today: today).filter { TaskItem.root(of: $0.id) != root }
        switch Words.match(title, among: open.map { $0.title }) {
        case .one(let place): return TaskItem.root(of: open[place].id)
        case .none: throw FormRefusal(field, words.noTaskCalled(title))
        case .several: throw FormRefusal(field, words.severalTasksCalled(title))
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split { $0.isNewline }.map { PlainText.line(String($0)) }.filter { !$0.isEmpty }
    }

    static func when(_ typed: String) -> TaskReminderDraft.Trigger? {
        if let minutes = Int(typed), minutes == 0 || TaskLimits.minutes.contains(minutes) {
            return .beforeDue(minutes: minutes)
        }
        let parts = typed.split(separator: "T")
        guard parts.count == 2, let day = Day(String(parts[0])), let time = TimeOfDay(String(parts[1])) else {
            return nil
        }
        return .at(day, time)
    }
}

extension Words {
    /// Converts a refusal to an error of the task form's field that it concerns.
    func refusal(_ refusal: TaskRefusal) -> FormRefusal { FormRefusal(refusal.field, reason(refusal)) }
}

extension TaskRefusal {
    /// The name of the task form's field that it concerns; empty if none.
    var field: String {
        switch self {
        case .titleBlank, .titleTooLong: "title"
        case .noteTooLong: "note"
        case .unknownPriority: "priority"
        case .noSuchDay, .dayTooEarly: "due"
        case .noSuchTime, .timeWithoutDay: "time"
        case .startsAfterDue: "start"
        case .notADuration, .estimateOutOfRange: "estimate"
        case .tagBlank, .tagTooLong, .tooManyTags: "tags"
        case .tooManyBlockers, .waitsForItself: "blockers"
        case .partOfItself: "whole"
        case .tooManyLinks, .notALink: "links"
        case .tooManyReminders, .reminderWithoutDue: "reminder"
        case .repetition, .repetitionWithoutDue, .repeatsWithinADay: "repetition"
        case .category: "category"
        case .noSuchGoal: "goal"
        case .onlyForAllTimes: "times"
        case .unknownStatus, .openParts, .notRepeated, .noSuchTask, .tooManyAtOnce: ""
        }
    }
}
