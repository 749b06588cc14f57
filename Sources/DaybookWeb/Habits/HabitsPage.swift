import CivilTime
import DaybookCore
import Journal
import Words

/// All habits by category, in manual order; or the results of a search, with notes and archived habits listed
/// separately.
struct HabitsPage: PageView {
    let filter: HabitFilter
    let firstWeekday: Weekday
    let today: Day
    /// The categories with active habits, and the one filtered by.
    let categories: [Category]
    let groups: [Group]
    /// Search results in the archive.
    let archived: [Habit]
    /// The newest search results in notes of days.
    let notes: [NoteMatch]
    let noteCount: Int
    let habitCount: Int
    let archivedCount: Int
    let title: String

    /// The habits of one category, or those without one.
    struct Group: Sendable {
        let category: Category?
        let habits: [Habit]
        /// The last days of each habit.
        let weeks: [HabitWeek]
    }

    /// A day's note that matches the search.
    struct NoteMatch: Sendable {
        let habit: Habit
        let day: Day
        let text: String
    }

    var section: Section? { .habits }
    var layout: PageLayout { .plain }
    var isSearching: Bool { !filter.search.isEmpty }
    var count: Int { groups.reduce(0) { $0 + $1.habits.count } + archived.count + noteCount }
    var isEmpty: Bool { groups.isEmpty && archived.isEmpty && notes.isEmpty }

    private static let maximumNotes = 100
    /// The maximum length of a search text; the rest is ignored.
    private static let longestSearch = 100

    init(_ context: RequestContext, filter asking: HabitFilter) {
        let state = context.state
        var filter = asking
        filter.search = String(PlainText.line(String(filter.search.prefix(1000))).prefix(Self.longestSearch))
        let query = SearchQuery(filter.search)
        let active = state.activeHabits
        let inArchive = state.archivedHabits
        func fits(_ habit: Habit) -> Bool {
            if let category = filter.category, state.category(habit.category)?.id != category { return false }
            return query.isFound(in: habit.title) || query.isFound(in: habit.note)
        }

        self.filter = filter
        firstWeekday = state.settings.firstWeekday
        today = context.today
        title = context.words.habits
        let sorted = state.livingCategories.sorted { Words.isOrderedBefore($0.name, $1.name) }
        categories = sorted.filter { category in
            category.id == filter.category || active.contains { $0.category == category.id }
        }
        groups = Self.groups(active.filter(fits), sorted, context)
        archived = filter.search.isEmpty ? [] : inArchive.filter(fits)
        let hits = filter.search.isEmpty ? [] : Self.notes(filter.category, query, state)
        notes = Array(hits.prefix(Self.maximumNotes))
        noteCount = hits.count
        habitCount = active.count
        archivedCount = inArchive.count
    }

    private static func groups(_ habits: [Habit], _ categories: [Category], _ context: RequestContext) -> [Group] {
        let state = context.state
        func group(_ category: Category?, _ habits: [Habit]) -> Group {
            Group(
                category: category, habits: habits,
                weeks: habits.map { HabitWeek($0, state.history(of: $0, today: context.today), today: context.today) })
        }
        var groups = categories.map { category in
            group(category, habits.filter { $0.category == category.id })
        }
        groups.append(group(nil, habits.filter { state.category($0.category) == nil }))
        return groups.filter { !$0.habits.isEmpty }
    }

    private static func notes(_ category: RecordID?, _ query: SearchQuery, _ state: State) -> [NoteMatch] {
        var hits: [NoteMatch] = []
        for entry in state.entries.rows where !entry.note.isEmpty {
            guard let id = entry.habit, let day = entry.day, let habit = state.habit(id) else { continue }
            if let category, state.category(habit.category)?.id != category { continue }
            if query.isFound(in: entry.note) {
                hits.append(NoteMatch(habit: habit, day: day, text: entry.note))
            }
        }
        return hits.sorted { ($1.day, $0.habit.id) < ($0.day, $1.habit.id) }
    }
}
