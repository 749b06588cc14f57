import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// A week of tasks, with the habits that are due on each day.
struct UpcomingPage: PageView {
    let first: Day
    let today: Day
    /// What was due before today and is still open; only in the week of today.
    let late: [TaskRow]
    let days: [DayPlan]
    let title: String

    /// What is due on one day.
    struct DayPlan: Sendable {
        let day: Day
        let tasks: [TaskRow]
        let habits: [Habit]
    }

    var section: Section? { .tasks }
    var layout: PageLayout { .plain }
    var route: Route { .tasks(.upcoming(first == today ? nil : first)) }

    init(_ asked: Asked, from first: Day) {
        let state = asked.state
        let today = asked.today
        let last = first.advanced(by: 6)
        self.first = first
        self.today = today
        title = asked.words.upcoming
        let open = state.openTasks(today: today)
        let dated = open.filter { $0.dueDay.map { $0 >= first && $0 <= last } ?? false }
        let due = dated + state.comingTimes(in: first...last, today: today)
        func rows(_ tasks: [TaskItem]) -> [TaskRow] {
            tasks.sorted {
                ($0.dueKey, $1.priority.rank, $0.position, $0.id) < ($1.dueKey, $0.priority.rank, $1.position, $1.id)
            }
            .map { TaskRow($0, in: state, now: asked.now) }
        }
        late = first == today ? rows(open.filter { $0.dueDay.map { $0 < today } ?? false }) : []
        let habits = state.activeHabits
        days = (0..<7).map { offset in
            let day = first.advanced(by: offset)
            return DayPlan(
                day: day, tasks: rows(due.filter { $0.dueDay == day }),
                habits: day < today ? [] : habits.filter { $0.schedule.isDue(on: day, from: $0.firstDay) })
        }
    }

    func view(_ words: Words) -> HTML {
        let (before, after) = (first.advanced(by: -7), first.advanced(by: 7))
        return """
            <header class="bar"><div class="heading"><p>\(words.range(first, first.advanced(by: 6)))</p><h1>\(title)</h1></div>
            <div class="actions"><a class="round" href="\(week(before))" rel="prev" aria-label="\(words.weekBefore)">\(Icon.back.svg)</a>\
            <a class="round" href="\(week(after))" rel="next" aria-label="\(words.weekAfter)">\(Icon.forward.svg)</a></div></header>
            \(TaskTabs(current: .upcoming).view(words))
            \(QuickAddBar(back: route).view(words))
            \(if: !late.isEmpty, group(words.dueOverdue, late, words))\(days.map { plan($0, words) })
            """
    }

    private func week(_ day: Day) -> String { Route.tasks(.upcoming(day == today ? nil : day)).url }

    private func group(_ name: String, _ rows: [TaskRow], _ words: Words) -> HTML {
        """
        <section class="group"><h2>\(name) <span class="count">\(words.number(rows.count))</span></h2>\
        \(MoreRows.list("ul", class: "list tasks", rows.map { $0.view(words, today: today, back: route) }, words))</section>

        """
    }

    private func plan(_ plan: DayPlan, _ words: Words) -> HTML {
        let distance = plan.day.days(since: today)
        let near = distance >= -1 && distance <= 1 ? "\(words.capitalized(words.relative(plan.day, to: today))), " : ""
        let rows = plan.tasks.map { $0.view(words, today: today, back: route) }
        let habits = plan.habits.map { habit in
            """
            <a class="chip tint-\(habit.color.rawValue)" href="\(Route.entry(habit.id, plan.day).url)"><span class="dot"></span><bdi>\(habit.title)</bdi></a>
            """ as HTML
        }
        return """
            <section class="group day-plan"><h2>\(near)\(words.weekdayHeading(plan.day.weekday)) <span class="count">\(words.dayAndMonth(plan.day))</span></h2>\
            \(if: !rows.isEmpty, MoreRows.list("ul", class: "list tasks", rows, words))\
            \(habitChips(habits, words))\
            \(if: rows.isEmpty && habits.isEmpty, "<p class=\"quiet\">\(words.nothingPlanned)</p>")</section>

            """
    }

    /// The habits of a day, folded where there are many.
    private func habitChips(_ habits: [HTML], _ words: Words) -> HTML {
        if habits.isEmpty { return .empty }
        let chips: HTML = "<p class=\"chips habits\">\(habits)</p>"
        guard habits.count > 5 else { return chips }
        return "<details class=\"folded\"><summary>\(words.habitsCount(habits.count))</summary>\(chips)</details>"
    }
}
