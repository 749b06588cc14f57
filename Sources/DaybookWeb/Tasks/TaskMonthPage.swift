import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// A calendar month of due tasks.
struct TaskMonthPage: PageView {
    let month: Month
    let today: Day
    let weekdays: [Weekday]
    /// The days of all weeks that overlap the month.
    let days: [MonthDay]
    let title: String

    /// The tasks due on a day: the first ones, and the total number.
    struct MonthDay: Sendable {
        let day: Day
        let titles: [Entry]
        let count: Int

        struct Entry: Sendable {
            let id: RecordID
            let title: String
            let color: Palette?
            let isOpen: Bool
        }
    }

    private static let maximumTitles = 3

    var section: Section? { .tasks }
    var layout: PageLayout { .broad }

    init(_ context: RequestContext, month: Month) {
        let state = context.state
        self.month = month
        today = context.today
        title = context.words.monthAndYear(month)
        let firstWeekday = state.settings.firstWeekday
        weekdays = Weekday.week(from: firstWeekday)
        let first = month.first.startOfWeek(firstWeekday)
        let last = month.last.startOfWeek(firstWeekday).advanced(by: 6)
        var byDay: [Day: [TaskItem]] = [:]
        let open = state.openTaskIndices(today: today)
        let rows = state.tasks.rows
        let due = open.indices.lazy.map { rows[$0] }.filter { $0.dueDay.map { (first...last).contains($0) } ?? false }
        let coming = state.upcomingOccurrences(in: first...last, today: today)
        for task in due + open.times + coming + state.closedTasks {
            // A completed task is shown on its due day or, without one, on the day it was completed.
            if let day = task.dueDay ?? (task.status.isOpen ? nil : task.closedOn), day >= first, day <= last {
                byDay[day, default: []].append(task)
            }
        }
        var days: [MonthDay] = []
        // By number, because there is no day after the last one.
        for number in first.number...last.number {
            guard let day = Day(number: number) else { break }
            let due = (byDay[day] ?? []).sorted {
                ($0.status.isOpen ? 0 : 1, $0.dueKey, $0.id) < ($1.status.isOpen ? 0 : 1, $1.dueKey, $1.id)
            }
            let titles = due.prefix(Self.maximumTitles).map { task in
                MonthDay.Entry(
                    id: task.id, title: task.title, color: state.category(task.category)?.color,
                    isOpen: task.status.isOpen)
            }
            days.append(MonthDay(day: day, titles: titles, count: due.count))
        }
        self.days = days
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div>
        <div class="actions">\(StepLink.previous.view(to: url(by: -1), label: words.previousMonth))\
        \(StepLink.next.view(to: url(by: 1), label: words.nextMonth))</div></header>
        \(TaskTabs(current: .month).view(words))
        <div class="agenda" role="grid" aria-label="\(title)"><div class="names" role="row">\(weekdays.map { heading($0, words) })</div>
        <div class="weeks" role="rowgroup">\(weeks.map { week($0, words) })</div></div>
        """
    }

    private var weeks: [ArraySlice<MonthDay>] {
        stride(from: 0, to: days.count, by: 7).map { days[$0..<min($0 + 7, days.count)] }
    }

    private func heading(_ weekday: Weekday, _ words: Words) -> HTML {
        """
        <span role="columnheader" aria-label="\(words.weekday(weekday))">\(words.shortWeekdayHeading(weekday))</span>
        """
    }

    private func week(_ days: ArraySlice<MonthDay>, _ words: Words) -> HTML {
        "<div class=\"week-row\" role=\"row\">\(days.map { cell($0, words) })</div>\n"
    }

    private func url(_ month: Month) -> String { route(of: month).url }

    /// The page of another month; nil past the end of the calendar.
    private func url(by months: Int) -> String? {
        let other = month.advanced(by: months)
        return other == month ? nil : url(other)
    }

    /// The page of a month, which has a shorter URL for the current one.
    private func route(of month: Month) -> TaskPageRoute { .month(month == today.monthOfYear ? nil : month) }

    private func cell(_ cell: MonthDay, _ words: Words) -> HTML {
        let titles = cell.titles.map { self.entry($0, words) }
        let day = cell.day
        let rest = cell.count - cell.titles.count
        let style = [day == today ? "now" : nil, day.monthOfYear == month ? nil : "other"].compactMap { $0 }
        return """
            <div class="cell-day \(style.joined(separator: " "))" role="gridcell" data-day="\(day.text)"><a class="date" href="\(PageRoute.today(day == today ? nil : day).url)" \
            aria-label="\(words.day(day, words.tasks(cell.count)))">\(day.dayOfMonth)\(if: cell.count > 0, "<span class=\"number few\">\(words.number(cell.count))</span>")</a>\
            <div class="entries">\(titles)\(if: rest > 0, "<span class=\"quiet\">+\(words.number(rest))</span>")</div>\
            <a class="add-here" href="\(TaskPageRoute.quick(on: day, back: url(month)).url)" aria-label="\(words.addTask(on: day))" data-sheet tabindex="-1"></a></div>
            """
    }

    /// A task of a day. An open one can be moved to another day: by its link, which shows on a desktop while the pointer
    /// is on it, by a right click, or by dragging.
    private func entry(_ entry: MonthDay.Entry, _ words: Words) -> HTML {
        let move = TaskRow.moveLink(entry.id, title: entry.title, words, back: .tasks(route(of: month)))
        return """
            <div class="entry\(entry.isOpen ? "" : " closed")\(entry.color.map { " tint-\($0.rawValue)" } ?? "")"><a class="line" href="\(TaskPageRoute.one(entry.id).url)"><bdi>\(entry.title)</bdi></a>\
            \(if: entry.isOpen, move)</div>
            """
    }
}
