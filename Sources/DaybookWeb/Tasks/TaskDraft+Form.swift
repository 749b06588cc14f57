import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension TaskDraft {
    /// Sets the fields from the task's form. Unchanged fields stay. Throws the first field's error.
    ///
    /// - Parameter task: The task that the form edits; nil for a new one.
    mutating func fill(
        from form: FormFields, over current: FormFields = FormFields(), of task: RecordID?, in context: RequestContext
    ) throws(FormRefusal) {
        let (words, today) = (context.words, context.today)
        let form = TaskForm.joined(form)
        func changed(_ name: String) -> String? {
            let typed = form[name] ?? ""
            return PlainText.lines(typed) == PlainText.lines(current[name] ?? "") ? nil : PlainText.line(typed)
        }
        func day(_ name: String, _ old: Day?) throws(FormRefusal) -> Day? {
            guard let typed = changed(name) else { return old }
            return try words.day(typed, name, today)
        }
        title = form["title"] ?? ""
        note = form["note"] ?? ""
        if let typed = changed("priority") {
            priority = words.priority(typed: typed)
            if priority == nil, !typed.isEmpty { throw words.refusal(FieldError("priority", .unknownChoice(typed))) }
        }
        dueDay = try day("due", dueDay)
        startDay = try day("start", startDay)
        waitUntil = try day("wait", waitUntil)
        if changed("due") != nil, dueDay != nil, waitUntil?.isSomeday ?? false { waitUntil = nil }
        if let typed = changed("time") {
            dueTime = TimeOfDay(typed)
            if dueTime == nil, !typed.isEmpty { throw words.refusal(FieldError("dueTime", .noSuchTime(typed))) }
        }
        if let typed = changed("repetition") { try setRepetition(typed, words, today) }
        tags = TaskForm.items(form["tags"], ",")
        if let typed = changed("category") { category = CategoryChoice(typed: typed) }
        goal = RecordID(hex: form["goal"] ?? "")
        if let typed = changed("estimate") {
            estimate = words.parseDuration(typed)
            if estimate == nil, !typed.isEmpty { throw words.refusal(.notADuration(typed)) }
        }
        if let typed = changed("parent") {
            parent =
                typed.isEmpty ? nil : try context.task(typed, "parent", for: task, among: parent.map { [$0] } ?? [])
        }
        if changed("blockers") != nil {
            blockers = try TaskForm.items(form["blockers"], "\n").map { [blockers] title throws(FormRefusal) in
                try context.task(title, "blockers", for: task, among: blockers)
            }
        }
        links = TaskForm.items(form["links"], "\n").map { line in
            let url = line.prefix { $0 != " " }
            return TaskLinkDraft(url: String(url), title: String(line.dropFirst(url.count + 1)))
        }
        reminders = try TaskForm.reminders(form).map { typed throws(FormRefusal) in
            guard let when = TaskForm.when(typed) else {
                throw words.refusal(FieldError("reminder", .noSuchTime(typed)))
            }
            return TaskReminderDraft(when)
        }
    }

    private mutating func setRepetition(_ typed: String, _ words: Words, _ today: Day) throws(FormRefusal) {
        repetition = nil
        if typed.isEmpty { return }
        if let understood = words.parseRepetition(typed, today: dueDay ?? today) {
            dueDay = dueDay ?? understood.first ?? understood.repetition.firstDay(from: today)
            repetition = understood.repetition.keptWithinShortMonths(from: dueDay)
            dueTime = dueTime ?? understood.time
            return
        }
        do throws(RecurrenceRefusal) {
            let rule = try Repetition(code: typed)
            repetition = rule
            dueDay = dueDay ?? rule.firstDay(from: today)
        } catch {
            // For text that looks like a rule, report what is wrong with it.
            let isRule = typed.utf8.contains(UInt8(ascii: "="))
            throw FormRefusal(
                "repetition", isRule ? words.reason(error) : words.repetitionUnknown(String(typed.prefix(80))))
        }
    }
}

extension RequestContext {
    /// Finds the task with a title: one the field already has, or an open one.
    fileprivate func task(
        _ title: String, _ field: String, for task: RecordID?, among current: [RecordID]
    ) throws(FormRefusal) -> RecordID {
        let match = current.first { id in state.task(id).map { PlainText.isSame($0.title, title) } ?? false }
        if let match { return match }
        let root = task.map { TaskItem.root(of: $0) }
        let open = state.openTasks(today: today).filter { TaskItem.root(of: $0.id) != root }
        switch Words.match(title, among: open.map { $0.title }) {
        case .one(let index): return TaskItem.root(of: open[index].id)
        case .none: throw FormRefusal(field, words.noTaskCalled(title))
        case .several: throw FormRefusal(field, words.severalTasksCalled(title))
        }
    }
}

extension Words {
    fileprivate func day(_ typed: String, _ field: String, _ today: Day) throws(FormRefusal) -> Day? {
        if typed.isEmpty { return nil }
        guard let day = Day(typed) ?? parseDay(typed, today: today) else {
            throw FormRefusal(field, reason(FieldError(field, .noSuchDay(typed))))
        }
        return day
    }

    /// Converts a refusal to an error of the task form's field that it concerns.
    func refusal(_ refusal: TaskRefusal) -> FormRefusal { FormRefusal(refusal.input, reason(refusal)) }

    fileprivate func refusal(_ error: FieldError) -> FormRefusal { refusal(TaskRefusal.field(error)) }
}

extension TaskRefusal {
    /// The name of the task form's input that the error belongs to; empty if none.
    var input: String {
        switch self {
        case .field(let error): TaskForm.input(for: error.field)
        case .timeWithoutDay: "time"
        case .startsAfterDue, .startOfRepeated: "start"
        case .waitOfRepeated: "wait"
        case .dueOfRepeatedPart: "due"
        case .notADuration, .estimateOutOfRange: "estimate"
        case .tagBlank, .tagTooLong, .tooManyTags: "tags"
        case .tooManyBlockers, .waitsForItself: "blockers"
        case .subtaskOfItself: "parent"
        case .tooManyLinks, .notALink: "links"
        case .tooManyReminders, .reminderWithoutDue: "reminder"
        case .repetition, .repetitionWithoutDue, .repeatsWithinADay: "repetition"
        case .category: "category"
        case .noSuchGoal: "goal"
        case .sharedByAllOccurrences: "times"
        case .openSubtasks, .notRepeated, .noSuchTask, .tooManyAtOnce: ""
        }
    }
}
