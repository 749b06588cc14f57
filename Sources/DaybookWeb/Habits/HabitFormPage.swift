import CivilTime
import DaybookCore
import Journal
import Words

/// The page to add or edit a habit.
struct HabitFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    let isNew: Bool
    /// The names of all categories, in order.
    let categories: [String]
    let firstWeekday: Weekday
    /// The meaning of the schedule, with its next days; nil if it is not valid.
    let example: String?
    let refusal: FormRefusal?
    /// The field that is focused first.
    let focus: String?
    let title: String

    var section: Section? { .habits }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    init(adding context: RequestContext) {
        var habit = Habit(id: context.newIDs()())
        habit.startDay = context.today
        habit.color = .teal
        let fields = HabitForm.fields(of: habit, in: context.state, context.words)
        self.init(habit.id, isNew: true, fields, context, focus: "title")
    }

    /// Creates the form of a habit; nil if there is no such habit.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let habit = context.state.habit(id) else { return nil }
        self.init(id, isNew: false, HabitForm.fields(of: habit, in: context.state, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        self.fields = fields
        self.refusal = refusal
        self.focus = focus
        title = isNew ? context.words.newHabit : context.words.editHabit
        example = ScheduleExample.text(fields, start: Day(fields["startDay"] ?? ""), context)
        firstWeekday = context.state.settings.firstWeekday
        categories = context.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
    }
}
