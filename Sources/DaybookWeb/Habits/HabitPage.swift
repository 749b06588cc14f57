import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// A habit: its figures, calendar, charts and notes.
struct HabitPage: PageView {
    let habit: Habit
    let summary: String
    let reminders: [Reminder]
    /// Whether the person is away today, and the reminders rest.
    let isAway: Bool
    let today: Day
    let firstWeekday: Weekday
    let history: HabitHistory
    let month: HabitMonth
    let current: Streak
    let longest: Streak
    let bestStreaks: [Streak]
    let strength: Double
    /// The daily strength over the last half year, or since the habit began.
    let curve: [(day: Day, value: Double)]
    let completion: [(period: Period, rate: Double?)]
    let totals: HabitTotals
    let measured: Measured?
    /// The score of the habit; nil if the game is switched off.
    let score: Int64?
    /// Days with a note or reason, newest first.
    let notes: [Note]
    let dates: RecordDates
    /// The number of entries of an archived habit.
    let entryCount: Int

    /// The note of a day.
    struct Note: Hashable, Sendable {
        let day: Day
        let text: String
        /// The reason why the day was skipped; nil if it was not.
        let skipReason: String?
    }

    /// The totals of a measured habit.
    struct Measured: Hashable, Sendable {
        /// The number of days with a value.
        var days = 0
        var highest = 0.0
        var highestDay = Day.first
    }

    /// The maximum length of the strength curve, in days.
    static let curveDays = 182
    private static let shownStreaks = 5

    var title: String { habit.title }
    var section: Section? { .habits }
    var layout: PageLayout { .broad }
    var route: PageRoute { .habits(.habit(habit.id, month: month.month == today.monthOfYear ? nil : month.month)) }
    var hasBegun: Bool { history.firstDay <= today }

    /// Creates the page with a month of the calendar, or the current month. Nil if there is no such habit.
    init?(_ context: RequestContext, id: RecordID, month: Month?) {
        let state = context.state
        guard let habit = state.habit(id) else { return nil }
        let today = context.today
        dates = RecordDates(context, of: id, in: Habit.table)
        let firstWeekday = state.settings.firstWeekday
        let marks = state.marks(of: habit)
        let history = HabitHistory(
            rule: habit.rule(firstWeekday: firstWeekday), marks: marks, today: today, awayDays: state.awayDays)
        let written = state.writtenEntries(of: id)
        let shown = month ?? today.monthOfYear

        self.habit = habit
        self.history = history
        self.today = today
        self.firstWeekday = firstWeekday
        summary = habit.summary(context.words, weekFrom: firstWeekday)
        reminders = state.reminders(of: id)
        isAway = state.isAway(on: today)
        self.month = HabitMonth(shown, of: habit, history, marks: marks, written: written, firstWeekday: firstWeekday)
        current = history.currentStreak
        bestStreaks = history.bestStreaks(Self.shownStreaks)
        longest = bestStreaks.first ?? history.longestStreak
        curve = history.strengthCurve(from: today.advanced(by: 1 - Self.curveDays), to: today)
        strength = curve.last?.value ?? history.strength
        completion = Period.allCases.map { ($0, history.completion($0)) }
        totals = history.totals
        score = state.score(of: history)
        measured = habit.kind.isMeasure ? Self.measured(marks) : nil
        notes = written.compactMap { Self.note($0) }
        entryCount = habit.isArchived ? state.entryCount(of: id) : 0
    }

    private static func measured(_ marks: [DayMark]) -> Measured {
        var measured = Measured()
        for mark in marks where mark.state != .skipped {
            guard let total = mark.total else { continue }
            measured.days += 1
            let isHigher = total > measured.highest || total == measured.highest && mark.day > measured.highestDay
            if isHigher { (measured.highest, measured.highestDay) = (total, mark.day) }
        }
        return measured
    }

    private static func note(_ entry: Entry) -> Note? {
        guard let day = entry.day else { return nil }
        let reason = entry.state == .skipped && !entry.reason.isEmpty ? entry.reason : nil
        return entry.note.isEmpty && reason == nil ? nil : Note(day: day, text: entry.note, skipReason: reason)
    }
}
