import CivilTime
import DaybookCore
import Journal
import Words

/// The page on which a habit is added or edited.
struct HabitFormPage: PageView {
    let form: HabitForm
    /// Where it is posted, and where "cancel" leads.
    let action: Route
    let cancel: Route
    /// The id of the habit to be added; nil while one is edited.
    let newID: RecordID?
    /// The names of all categories, in order.
    let categories: [String]
    let firstWeekday: Weekday
    let refusal: FormRefusal?
    /// The field to begin with.
    let focus: String?
    let title: String

    var section: Section? { .habits }
    var layout: PageLayout { .narrow }

    /// An empty form.
    init(adding context: RequestContext) {
        self.init(adding: context.newIDs()(), HabitForm(startDay: context.today), context, focus: "title")
    }

    /// The form of a habit; nil if there is none.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let habit = context.state.habit(id) else { return nil }
        self.init(editing: id, HabitForm(habit, in: context.state, words: context.words), context)
    }

    /// A form as it was typed, of a habit to be added.
    init(
        adding id: RecordID, _ form: HabitForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.init(
            form, context, action: .addHabit, cancel: .today(nil), newID: id, title: context.words.newHabit,
            refusal: refusal, focus: focus)
    }

    /// A form as it was typed, of a habit there is.
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
