import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The archived habits.
struct ArchivePage: PageView {
    let rows: [Row]
    let title: String

    /// An archived habit with the number of its entries.
    struct Row: Sendable {
        let habit: Habit
        let entryCount: Int
        /// The first and last day with an entry; nil if there is none.
        let days: (first: Day, last: Day)?
    }

    var section: Section? { .settings }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        title = context.words.archive
        rows = context.state.archivedHabits.map { habit in
            let entries = context.state.entries(of: habit.id)
            let days = entries.compactMap { $0.day }
            let span = days.first.flatMap { first in days.last.map { (first, $0) } }
            return Row(habit: habit, entryCount: entries.count, days: span)
        }
    }
}

extension ArchivePage {
    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(words.archive)</h1></div></header>
        \(rows.isEmpty ? empty(words) : list(words))
        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.archive.svg)<h2>\(words.archiveEmpty)</h2><p>\(words.archiveEmptyHint)</p>
        <a class="button" href="\(HabitPageRoute.list(HabitFilter()).url)">\(words.habits)</a></section>
        """
    }

    private func list(_ words: Words) -> HTML {
        """
        <p class="lead">\(words.archiveHint)</p>
        \(MoreRows.list("ul", class: "list", rows.map { row($0, words) }, words))
        """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        let habit = row.habit
        let span = row.days.map { " · " + words.range($0.first, $0.last) } ?? ""
        return """
            <li id="habit-\(habit.id.hex)"><a class="line tint-\(habit.color.rawValue)" href="\(HabitPageRoute.habit(habit.id, month: nil).url)">\
            \(HabitIcon.view(habit.icon, title: habit.title))<span><strong><bdi>\(habit.title)</bdi></strong>\
            <small>\(words.entries(row.entryCount))\(span)</small></span></a>\
            <form method="post" action="\(HabitActionRoute.restore(habit.id).url)"><input type="hidden" name="back" value="\(HabitPageRoute.archive.url)">\
            <button class="button" aria-label="\(words.restore): \(habit.title)">\(Icon.restore.svg)<span>\(words.restore)</span></button></form>\
            <form method="post" action="\(HabitActionRoute.delete(habit.id).url)">\
            <button class="round plain danger" aria-label="\(words.deleteHabit): \(habit.title)">\(Icon.trash.svg)</button></form></li>

            """
    }
}
