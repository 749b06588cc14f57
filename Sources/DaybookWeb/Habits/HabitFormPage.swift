import CivilTime
import DaybookCore
import Journal
import Words

/// The page to add or edit a habit.
struct HabitFormPage: PageView {
    let form: HabitForm
    /// The route for posting the form and for cancelling.
    let action: Route
    let cancel: Route
    /// The id for a new habit; nil while editing.
    let newID: RecordID?
    /// The names of all categories, in order.
    let categories: [String]
    let firstWeekday: Weekday
    let refusal: FormRefusal?
    /// The field that is focused first.
    let focus: String?
    let title: String

    var section: Section? { .habits }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    init(adding context: RequestContext) {
        self.init(adding: context.newIDs()(), HabitForm(startDay: context.today), context, focus: "title")
    }

    /// Creates the form of a habit; nil if there is no such habit.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let habit = context.state.habit(id) else { return nil }
        self.init(editing: id, HabitForm(habit, in: context.state, words: context.words), context)
    }

    /// Creates the page with a form as typed, for a new habit.
    init(
        adding id: RecordID, _ form: HabitForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.init(
            form, context, action: .addHabit, cancel: .today(nil), newID: id, title: context.words.newHabit,
            refusal: refusal, focus: focus)
    }

    /// Creates the page with a form as typed, for an existing habit.
    init(
        editing id: RecordID, _ form: HabitForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.init(
            form, context, action: .editHabit(id), cancel: .habit(id, month: nil), newID: nil,
            title: context.words.editHabit, refusal: refusal, focus: focus)
    }

    private init(
        _ form: HabitForm, _ context: RequestContext, action: Route, cancel: Route, newID: RecordID?, title: String,
        refusal: FormRefusal?, focus: String?
    ) {
        self.form = form
        self.action = action
        self.cancel = cancel
        self.newID = newID
        self.title = title
        self.refusal = refusal
        self.focus = focus
        firstWeekday = context.state.settings.firstWeekday
        categories = context.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
    }
}
