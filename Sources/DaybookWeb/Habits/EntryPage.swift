import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The sheet of a habit's day, to mark, measure or skip it, or to add a note.
struct EntryPage: PageView {
    let habit: Habit
    let summary: String
    let day: Day
    let today: Day
    let state: EntryState
    /// The measured value; nil if there is none.
    let value: Double?
    /// The step of the − and + buttons.
    let step: Double
    /// The field contents: stored or, after a refusal, as typed.
    let typedValue: String
    let typedReason: String
    let typedNote: String
    /// The texts when the sheet was opened, which its forms carry.
    let seenValue: String
    let seenReason: String
    let seenNote: String
    /// The id of the increment that − or + creates.
    let incrementID: RecordID
    /// The refused part and the reason.
    let refused: (part: Part, reason: String)?

    /// A form of the sheet; its raw value is posted as `do`.
    enum Part: String, Sendable {
        case done, clear, skip, set, add, note
        /// The buttons beside the value, which count from what is shown.
        case more, less

        /// Whether the form has the value's field.
        var takesValue: Bool { self == .set || self == .more || self == .less }
    }

    var title: String { habit.title }
    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    /// The day from which the habit can be marked, if it cannot be on this day yet.
    var firstMarkableDay: Day? {
        let first = max(habit.promisedStart ?? day, day)
        let isMarked = state == .done || state == .skipped
        return day > today || first > day && !isMarked ? first : nil
    }

    /// Nil if there is no such habit or the day cannot be marked.
    init?(
        _ context: RequestContext, habit id: RecordID, day: Day, typed: FormFields? = nil,
        reason refusal: HabitRefusal? = nil
    ) {
        guard let habit = context.state.habit(id), day >= HabitLimits.firstDay else { return nil }
        let words = context.words
        let entry = context.state.entry(of: id, on: day)
        self.habit = habit
        self.day = day
        today = context.today
        summary = habit.summary(words, weekFrom: context.state.settings.firstWeekday)
        state = entry?.state ?? .none
        value = habit.kind.isMeasure ? entry.flatMap { context.state.value(of: $0) }.map(Self.rounded) : nil
        step = context.state.step(of: habit, upTo: min(day, context.today))
        incrementID = context.newIDs()()
        let part = typed?["do"].flatMap { Part(rawValue: $0) }
        let shownValue = value.map { words.typedNumber($0) } ?? ""
        typedValue = (part?.takesValue == true ? typed?["value"] : nil) ?? shownValue
        seenValue = (part?.takesValue == true ? typed?["seen"] : nil) ?? shownValue
        typedReason = (part == .skip ? typed?["reason"] : nil) ?? entry?.reason ?? ""
        typedNote = (part == .note ? typed?["note"] : nil) ?? entry?.note ?? ""
        seenReason = (part == .skip ? typed?["seen"] : nil) ?? entry?.reason ?? ""
        seenNote = (part == .note ? typed?["seen"] : nil) ?? entry?.note ?? ""
        refused = refusal.map { (part ?? .done, words.reason($0)) }
    }

    /// Removes the rounding error of adding tenths; values are at most a few billion.
    static func rounded(_ value: Double) -> Double {
        guard abs(value) < 1e9 else { return value }
        return Double(Int64(value * 1e6 + (value < 0 ? -0.5 : 0.5))) / 1e6
    }
}
