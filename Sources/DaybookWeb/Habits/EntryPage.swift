import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// What happened to one habit on one day: a sheet to mark it, measure it, skip it or write a note on it.
struct EntryPage: PageView {
    let habit: Habit
    let summary: String
    let day: Day
    let today: Day
    let state: EntryState
    /// What was measured; nil if nothing was.
    let value: Double?
    /// How much − and + change the value by.
    let step: Double
    /// What stands in the fields: as kept or, after a refusal, as typed.
    let typedValue: String
    let typedReason: String
    let typedNote: String
    /// What the texts held when the sheet was shown, as its forms carry it.
    let seenReason: String
    let seenNote: String
    /// The ids of the increments that − and + make.
    let lessID: RecordID
    let moreID: RecordID
    /// What was refused, and why.
    let refused: (part: Part, reason: String)?

    /// What a form of the sheet is about; its raw value is what the form posts as `do`.
    enum Part: String, Sendable {
        case done, clear, skip, set, add, note
    }

    var title: String { habit.title }
    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    /// Whether the day can be marked or measured yet.
    var hasCome: Bool { day <= today }

    /// The sheet; nil for a habit that is not there or a day that cannot be marked.
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
        value = habit.kind.isMeasure ? entry.flatMap { context.state.value(of: $0) }.map(Self.tidy) : nil
        step = Self.step(of: habit, in: context.state)
        let newID = context.newIDs()
        lessID = newID()
        moreID = newID()
        let part = typed?["do"].flatMap { Part(rawValue: $0) }
        typedValue = (part == .set ? typed?["value"] : nil) ?? value.map { words.typedNumber($0) } ?? ""
        typedReason = (part == .skip ? typed?["reason"] : nil) ?? entry?.reason ?? ""
        typedNote = (part == .note ? typed?["note"] : nil) ?? entry?.note ?? ""
        seenReason = (part == .skip ? typed?["seen"] : nil) ?? entry?.reason ?? ""
        seenNote = (part == .note ? typed?["seen"] : nil) ?? entry?.note ?? ""
        refused = refusal.map { (part ?? .done, words.reason($0)) }
    }

    /// The value without the last digits that adding tenths leaves behind; values are at most a few thousand million.
    private static func tidy(_ value: Double) -> Double {
        guard abs(value) < 1e9 else { return value }
        return Double(Int64(value * 1e6 + (value < 0 ? -0.5 : 0.5))) / 1e6
    }

    /// A round number near a twentieth of the target; a whole one while only whole numbers were ever entered.
    private static func step(of habit: Habit, in state: State) -> Double {
        guard habit.kind.isMeasure, let target = habit.target else { return 1 }
        let isAllWhole = isWhole(target) && state.marks(of: habit).allSatisfy { isWhole($0.total ?? 0) }
        let wanted = target / 20
        if isAllWhole, wanted <= 1 { return 1 }
        var power = 1.0
        while power * 10 <= wanted { power *= 10 }
        while power > wanted, power > 1e-4 { power /= 10 }
        return power * 5 <= wanted ? power * 5 : power * 2 <= wanted ? power * 2 : power
    }

    private static func isWhole(_ value: Double) -> Bool {
        abs(value) < 1e15 && Double(Int64(value)) == value
    }
}
