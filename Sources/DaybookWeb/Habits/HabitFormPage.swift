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
    init(adding asked: Asked) {
        self.init(adding: asked.newIDs()(), HabitForm(startDay: asked.today), asked, focus: "title")
    }

    /// The form of a habit; nil if there is none.
    init?(editing id: RecordID, _ asked: Asked) {
        guard let habit = asked.state.habit(id) else { return nil }
        self.init(editing: id, HabitForm(habit, in: asked.state, words: asked.words), asked)
    }

    /// A form as it was typed, of a habit to be added.
    init(adding id: RecordID, _ form: HabitForm, _ asked: Asked, refusal: FormRefusal? = nil, focus: String? = nil) {
        self.init(
            form, asked, action: .addHabit, cancel: .today(nil), newID: id, title: asked.words.newHabit,
            refusal: refusal, focus: focus)
    }

    /// A form as it was typed, of a habit there is.
    init(editing id: RecordID, _ form: HabitForm, _ asked: Asked, refusal: FormRefusal? = nil, focus: String? = nil) {
        self.init(
            form, asked, action: .editHabit(id), cancel: .habit(id, month: nil), newID: nil,
            title: asked.words.editHabit, refusal: refusal, focus: focus)
    }

    private init(
        _ form: HabitForm, _ asked: Asked, action: Route, cancel: Route, newID: RecordID?, title: String,
        refusal: FormRefusal?, focus: String?
    ) {
        self.form = form
        self.action = action
        self.cancel = cancel
        self.newID = newID
        self.title = title
        self.refusal = refusal
        self.focus = focus
        firstWeekday = asked.state.settings.firstWeekday
        categories = asked.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
    }
}
