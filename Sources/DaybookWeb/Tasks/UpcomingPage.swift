import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// A week of tasks, with the habits due on each day.
struct UpcomingPage: PageView {
    let first: Day
    let today: Day
    /// Overdue tasks; only in the current week.
    let late: TaskRows
    let days: [DayPlan]
    let title: String
    /// The id for the task added next.
    let newID: RecordID

    private static let visibleCount = 30

    /// The tasks and habits due on a day.
    struct DayPlan: Sendable {
        let day: Day
        let tasks: TaskRows
        let habits: [Habit]
        let bills: [BillRow]
    }

    var section: Section? { .tasks }
    var layout: PageLayout { .plain }
    var route: PageRoute { .tasks(.upcoming(first == today ? nil : first)) }

    init(_ context: RequestContext, from first: Day) {
        let state = context.state
        let today = context.today
        let last = first.advanced(by: 6)
        self.first = first
        self.today = today
        title = context.words.upcoming
        newID = context.newIDs()()
        var byDay: [Day: [TaskItem]] = [:]
        var coming: [Day: [TaskItem]] = [:]
        var late: [TaskItem] = []
        func add(_ task: TaskItem) {
            guard let day = task.dueDay, day <= last else { return }
            let isLate = task.isOverdue(today: today, now: context.now) && !state.isWaiting(task, today: today)
            if first == today, isLate {
                late.append(task)
            } else if day >= first {
                byDay[day, default: []].append(task)
            }
        }
        let (indices, times) = state.openTaskIndices(today: today)
        let rows = state.tasks.rows
        for index in indices { add(rows[index]) }
        for time in times { add(time) }
        for time in state.upcomingOccurrences(in: first...last, today: today) {
            if let day = time.dueDay { coming[day, default: []].append(time) }
        }
        var overdue = TaskFilter()
        (overdue.due, overdue.sort) = (.overdue, .due)
        self.late = TaskRows(late, context, visibleCount: Self.visibleCount, all: overdue)
        let habits = state.settings.hides(.habits) ? [] : state.activeHabits
        let evaluated = habits.map { ($0, state.history(of: $0, today: today)) }
        let hidesMoney = state.settings.hides(.money)
        // The page of the current week has what is overdue, too.
        let from = first == today ? RecurringTransaction.firstDue(by: today) : first
        let bills = hidesMoney ? [] : state.upcomingBills(in: from...last).map { BillRow($0, context) }
        days = (0..<7).compactMap { first.neighbor($0) }.map { day in
            DayPlan(
                day: day,
                tasks: TaskRows(
                    byDay[day] ?? [], coming: coming[day] ?? [], on: day, context, visibleCount: Self.visibleCount),
                habits: day < today ? [] : evaluated.filter { $0.1.isDue(on: day, today: today) }.map { $0.0 },
                bills: bills.filter { $0.day == day || day == first && $0.day < day })
        }
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><p>\(words.range(first, first.advanced(by: 6)))</p><h1>\(title)</h1></div>
        <div class="actions">\(StepLink.previous.view(to: week(from: first == .first ? nil : first.advanced(by: -7)), label: words.weekBefore))\
        \(StepLink.next.view(to: week(from: first.neighbor(7)), label: words.weekAfter))</div></header>
        \(TaskTabs(current: .upcoming).view(words))
        \(QuickAddBar(back: route, id: newID).view(words))
        \(if: late.count > 0, group(words.dueOverdue, late, words))\(days.map { plan($0, words) })
        """
    }

    private func week(from day: Day?) -> String? {
        day.map { TaskPageRoute.upcoming($0 == today ? nil : $0).url }
    }

    private func group(_ name: String, _ rows: TaskRows, _ words: Words) -> HTML {
        """
        <section class="group"><h2>\(name) <span class="count">\(words.number(rows.count))</span></h2>\
        \(rows.view(words, today: today, back: route))</section>

        """
    }

    private func plan(_ plan: DayPlan, _ words: Words) -> HTML {
        let distance = plan.day.days(since: today)
        let weekday = words.weekday(plan.day.weekday)
        let isNear = distance >= -1 && distance <= 1
        let name = words.capitalized(isNear ? words.relative(plan.day, to: today) + ", " + weekday : weekday)
        let habits = plan.habits.map { habit in
            """
            <a class="chip tint-\(habit.color.rawValue)" href="\(HabitPageRoute.entry(habit.id, plan.day).url)" data-sheet><span class="dot"></span><bdi>\(habit.title)</bdi></a>
            """ as HTML
        }
        return """
            <section class="group day-plan" data-day="\(plan.day.text)"><h2>\(name) <span class="count">\(words.dayAndMonth(plan.day, near: today))</span></h2>\
            \(plan.tasks.view(words, today: today, back: route, isDayShown: false))\
            \(if: !plan.bills.isEmpty, bills(plan.bills, words))\(habitChips(habits, words))\
            \(if: plan.tasks.count == 0 && habits.isEmpty && plan.bills.isEmpty, "<p class=\"quiet\">\(words.nothingPlanned)</p>")</section>

            """
    }

    private func bills(_ rows: [BillRow], _ words: Words) -> HTML {
        "<ul class=\"list transactions\">\(rows.map { $0.view(words, today: today, back: route) })</ul>"
    }

    /// The habits of a day, collapsed if there are many.
    private func habitChips(_ habits: [HTML], _ words: Words) -> HTML {
        if habits.isEmpty { return .empty }
        let chips: HTML = "<p class=\"chips habits\">\(habits)</p>"
        guard habits.count > 5 else { return chips }
        return "<details class=\"folded\"><summary>\(words.habitsCount(habits.count))</summary>\(chips)</details>"
    }
}
