import CivilTime
import DaybookCore
import Journal

/// Every screen and action as a URL. This is the only place where URLs are printed and parsed.
public enum Route: Hashable, Sendable {
    case home
    /// Today (nil) or another day.
    case today(Day?)
    case habits(HabitFilter)
    case addHabit
    /// A habit, with a month of its calendar; nil for the current month.
    case habit(RecordID, month: Month?)
    case editHabit(RecordID)
    case archiveHabit(RecordID)
    case restoreHabit(RecordID)
    case deleteHabit(RecordID)
    case moveHabit(RecordID)
    /// The sheet of a habit's day, where marks are also posted.
    case entry(RecordID, Day)
    case tasks(TaskRoute)
    case archive
    case statistics(Period)
    case categories
    case addCategory
    case category(RecordID)
    case deleteCategory(RecordID)
    case settings
    /// Permanently erases deleted records.
    case erase
    /// Replaces this device's journal by another one that the server has. Handled by the browser's worker.
    case startAnew
    /// A page that the browser's worker shows where it cannot answer. It caches these pages at installation.
    case safety(SafetyPage.Reason)
    /// Import and export.
    case data
    case previewImport
    case applyImport
    case export(ExportFormat)
    case undo(ActionID)
    case goals(GoalRoute)
    case moods(MoodRoute)
    case workouts(WorkoutRoute)
    case body(BodyRoute)
    case meals(MealRoute)
    case health(HealthRoute)
    /// The last tab on a phone.
    case more
}

/// Filters the list of habits.
public struct HabitFilter: Hashable, Sendable {
    public var search: String
    public var category: RecordID?

    public init(search: String = "", category: RecordID? = nil) {
        self.search = search
        self.category = category
    }
}

/// The file format of an export.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// All data.
    case json
    /// The entries of habits, for spreadsheets.
    case csv
    /// The tasks as an iCalendar file.
    case calendar = "ics"
    /// The tasks as a todo.txt list.
    case todoTxt = "txt"
}
