import CivilTime
import DaybookCore
import Phrasing
import Words

/// A line of text, parsed as a task or as a record of another part of life.
struct TaskLine: Sendable {
    /// The record of another part that the line says; nil for a task.
    let entry: QuickEntry?
    /// The part that is off to which the line belongs, if it does to one.
    let partThatIsOff: JournalPart?
    /// Whether it is neither of a part that is on nor, with tasks off, a task that anyone would see.
    let isOfHiddenPart: Bool
    /// The recognized parts and the title.
    let understood: QuickAdd
    let draft: TaskDraft

    /// The reading that the person can choose instead, or has chosen.
    let choice: (reading: QuickReading, isChosen: Bool)?
    /// The day of the page that a task without a day was typed on, and whether the person chose no day after all.
    let implied: (day: Day, isStruck: Bool)?
    /// Whether it is a limit of a week or a month, which is no habit and no task of today either.
    let isLongLimit: Bool
    /// Whether it is such a limit, which the person has not chosen to be a task.
    let isRefusedLimit: Bool
    /// The time of the reminder that the line asks for, and whether the person wants none after all.
    let reminder: (time: TimeOfDay, isStruck: Bool)?

    /// Parses a line in the person's language and in English.
    ///
    /// - Parameters:
    ///   - struck: the texts of parts that stay in the title.
    ///   - reading: the reading the person chose.
    ///   - day: the day whose page it was typed on. Records are logged on it; a task without a day is due on it, unless
    ///     it is past.
    ///   - isDayChosen: whether the day itself was chosen. Then it may be past.
    ///   - isUndated: whether the line takes no day from its page.
    ///   - isSilent: whether it gets no reminder, though it has a time or asks for one.
    init(
        _ line: String, _ context: RequestContext, struck: [String] = [], reading: QuickReading? = nil,
        on day: Day? = nil, isDayChosen: Bool = false, isUndated: Bool = false, isSilent: Bool = false
    ) {
        let (words, settings) = (context.words, context.state.settings)
        let today = context.today
        let pastDay = day.flatMap { $0 < today && !isUndated ? $0 : nil }
        func read(knowsAllParts: Bool = false, as reading: QuickReading? = nil) -> QuickEntry {
            words.quickEntry(
                line, in: context.state, now: context.now, ignoring: struck, reading: reading, on: pastDay,
                knowsAllParts: knowsAllParts)
        }
        var usual = read(as: reading)
        var off: (part: JournalPart, entry: QuickEntry)?
        if settings.parts.count < JournalPart.allCases.count {
            let any = usual.part == .tasks ? read(knowsAllParts: true, as: reading) : usual
            if any.part != .tasks, settings.hides(any.part) { off = (any.part, any) }
        }
        if off == nil, usual.part == .tasks, settings.hides(.tasks) {
            if reading == nil, !settings.hides(.meals), words.canBeMeal(line) { usual = read(as: .meal) }
            if usual.part == .tasks { off = (.tasks, usual) }
        }
        partThatIsOff = off?.part
        let shown = off == nil ? usual : reading == .partThatIsOff ? off?.entry : nil
        entry = shown?.part == .tasks ? nil : shown
        isOfHiddenPart = shown == nil && settings.hides(.tasks)
        understood = words.quickAdd(line, today: today, now: context.now, ignoring: struck)
        var draft = TaskDraft(understood, today: today, now: context.now, dayEndsAt: settings.dayEndsAt)
        isLongLimit = self.entry == nil && words.isLongLimit(line)
        isRefusedLimit = isLongLimit && reading == nil && !settings.hides(.habits)
        if !isLongLimit, let day, day >= today || isDayChosen, self.entry == nil,
            understood.takesDay(from: day, today: today)
        {
            var dated = TaskDraft(understood, today: day, now: context.now, dayEndsAt: settings.dayEndsAt)
            dated.dueDay = dated.dueDay ?? day
            implied = (dated.dueDay ?? day, isUndated)
            if !isUndated { draft = dated }
        } else {
            implied = nil
        }
        let time = draft.dueTime ?? TaskReminderDraft.Trigger.timeWithoutDueTime
        reminder = draft.reminders.isEmpty ? nil : (time, isSilent)
        if isSilent { draft.reminders = [] }
        self.draft = draft
        if off != nil {
            choice = (.partThatIsOff, isChosen: reading == .partThatIsOff)
        } else if let reading, reading != .partThatIsOff {
            choice = (reading, isChosen: true)
        } else if self.entry != nil || isRefusedLimit {
            choice = settings.hides(.tasks) ? nil : (.task, isChosen: false)
        } else {
            choice = words.canBeMeal(line) && !settings.hides(.meals) ? (.meal, isChosen: false) : nil
        }
    }

    /// Parses the line of a request with the choices made for it.
    init(_ line: String, of context: RequestContext) {
        let request = context.request
        let reading = request.query["as"] ?? request.form["as"]
        self.init(
            line, context, struck: request.query.all("struck") + request.form.all("struck"),
            reading: reading.flatMap { QuickReading(rawValue: $0) }, on: QuickAddPage.day(context),
            isDayChosen: QuickAddPage.chosenDay(context) != nil,
            isUndated: (request.query["undated"] ?? request.form["undated"]) != nil,
            isSilent: (request.query["silent"] ?? request.form["silent"]) != nil)
    }
}

extension QuickAdd {
    /// Whether it has a time, but no day and no repetition to which that belongs.
    var hasTimeAlone: Bool {
        var hasTime = false
        for part in parts {
            switch part.kind {
            case .due, .repetition: return false
            case .time: hasTime = true
            case .start, .priority, .someday, .tag, .estimate, .category: break
            }
        }
        return hasTime
    }

    /// Whether a task typed on a day's page is due on that day. A time on today's page is that of today or tomorrow.
    fileprivate func takesDay(from day: Day, today: Day) -> Bool {
        !parts.contains { part in
            switch part.kind {
            case .due, .start, .someday, .repetition(_, first: .some): true
            case .time, .repetition(_, first: nil): day == today
            case .priority, .tag, .estimate, .category: false
            }
        }
    }
}
