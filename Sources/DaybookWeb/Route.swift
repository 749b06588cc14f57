import CivilTime
import DaybookCore
import Journal

/// Every screen and every action, as a URL: made and parsed only here.
public enum Route: Hashable, Sendable {
    case home
    /// Today, or a chosen day.
    case today(Day?)
    case habits(HabitFilter)
    case addHabit
    /// A habit, with a month in its calendar; nil for this month.
    case habit(RecordID, month: Month?)
    case editHabit(RecordID)
    case archiveHabit(RecordID)
    case restoreHabit(RecordID)
    case deleteHabit(RecordID)
    case moveHabit(RecordID)
    /// What happened to a habit on a day: the sheet to see it, and where marks are posted.
    case entry(RecordID, Day)
    case tasks(TaskRoute)
    case archive
    case statistics(Period)
    case categories
    case addCategory
    case category(RecordID)
    case deleteCategory(RecordID)
    case settings
    /// Erasing for good what was deleted.
    case erase
    /// Leaving this device's journal for another that the server keeps; the browser's worker does it.
    case startAnew
    /// What the browser's worker shows where it cannot answer; it keeps these pages from the start.
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
    /// What a phone's last tab opens.
    case more
}

/// Which habits a list shows.
public struct HabitFilter: Hashable, Sendable {
    public var search: String
    public var category: RecordID?

    public init(search: String = "", category: RecordID? = nil) {
        self.search = search
        self.category = category
    }
}

/// How a journal leaves Daybook.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Everything.
    case json
    /// The entries of habits, for a spreadsheet.
    case csv
    /// The tasks, as a calendar.
    case calendar = "ics"
    /// The tasks, as todo.txt.
    case todoTxt = "txt"
}
