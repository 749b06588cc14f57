import CivilTime
import DaybookCore
import Phrasing
import Words

/// A line of text, parsed as a task or as a record of another part of life.
struct TaskLine: Sendable {
    /// The record of another part that the line says; nil for a task.
    let entry: QuickEntry?
    /// The recognized parts and the title.
    let understood: QuickAdd
    let draft: TaskDraft

    /// The reading that the person can choose instead, or has chosen.
    let choice: (reading: QuickReading, isChosen: Bool)?
    /// The day of the page that a task without a day was typed on, and whether the person chose no day after all.
    let implied: (day: Day, isStruck: Bool)?

    /// Parses a line in the person's language and in English.
    ///
    /// - Parameters:
    ///   - struck: the texts of parts that stay in the title.
    ///   - reading: the reading the person chose.
    ///   - day: the day whose page it was typed on. It is that of everything logged and, unless it is over, of a task
    ///     without a day.
    ///   - isUndated: whether a task without a day keeps none.
    init(
        _ line: String, _ context: RequestContext, struck: [String] = [], reading: QuickReading? = nil,
        on day: Day? = nil, isUndated: Bool = false
    ) {
        let (words, settings) = (context.words, context.state.settings)
        var entry = words.quickEntry(line, in: context.state, now: context.now, ignoring: struck, reading: reading)
        if let day, day < context.today { entry = entry.on(day) }
        self.entry = entry.part.map { settings.hides($0) } ?? true ? nil : entry
        understood = words.quickAdd(line, today: context.today, now: context.now, ignoring: struck)
        var draft = TaskDraft(understood, today: context.today, now: context.now)
        if let day, day >= context.today, self.entry == nil, draft.dueDay == nil, draft.startDay == nil {
            implied = (day, isUndated)
            draft.dueDay = isUndated ? nil : day
        } else {
            implied = nil
        }
        self.draft = draft
        if let reading {
            choice = (reading, isChosen: true)
        } else if self.entry != nil {
            choice = (.task, isChosen: false)
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
            isUndated: (request.query["undated"] ?? request.form["undated"]) != nil)
    }
}

extension QuickEntry {
    /// The part of life it belongs to; nil for a task.
    fileprivate var part: JournalPart? {
        switch self {
        case .task: nil
        case .weight: .weight
        case .workout: .workouts
        case .mood: .moods
        case .note: .notes
        case .meal: .meals
        case .habit, .mark: .habits
        case .goal: .goals
        }
    }
}
