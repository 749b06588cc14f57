import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension HabitsPage {
    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(words.habits)</h1></div>\(if: habitCount > 0, add(words))</header>
        \(habitCount + archivedCount == 0 ? noHabits(words) : board(words))
        """
    }

    private func add(_ words: Words) -> HTML {
        "<div class=\"actions\"><a class=\"button\" href=\"\(HabitPageRoute.add.url)\">\(Icon.add.svg)\(words.add)</a></div>"
    }

    private func noHabits(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.habits.svg)<h2>\(words.noHabitsYet)</h2><p>\(words.noHabitsYetHint)</p>
        <a class="button primary" href="\(HabitPageRoute.add.url)">\(Icon.add.svg)\(words.addHabit)</a>
        <a class="button plain" href="\(DataPageRoute.data.url)">\(words.orImport)</a></section>
        """
    }

    private func board(_ words: Words) -> HTML {
        let archive: HTML = """
            <p class="after"><a class="button plain" href="\(HabitPageRoute.archive.url)">\(Icon.archive.svg)\(words.inArchive(archivedCount))</a></p>
            """
        return """
            \(searchForm(words))
            \(filters(words))\
            \(isEmpty ? nothingFound(words) : results(words))\
            \(if: archivedCount > 0 && !isSearching, archive)
            """
    }

    private func searchForm(_ words: Words) -> HTML {
        let category = filter.category.map { "<input type=\"hidden\" name=\"category\" value=\"\($0.hex)\">" as HTML }
        return """
            <form class="search" role="search" action="\(HabitPageRoute.list(HabitFilter()).url)">\(Icon.search.svg)\
            <input id="search" type="search" name="search" value="\(filter.search)" placeholder="\(words.searchHint)" aria-label="\(words.search)" \
            autocomplete="off">\(category)</form>
            \(SearchCount.view(isSearching ? count : nil, words))
            """
    }

    private func filters(_ words: Words) -> HTML {
        guard !categories.isEmpty else { return .empty }
        let links = categories.map { category -> HTML in
            let name: HTML = "<span class=\"dot\"></span><bdi>\(category.name)</bdi>"
            return filterLink(category.id, tint: " class=\"tint-\(category.color.rawValue)\"", name)
        }
        return """
            <nav class="filters" aria-label="\(words.category)">\(filterLink(nil, tint: .empty, "\(words.allOfThem)"))\(links)</nav>

            """
    }

    private func filterLink(_ category: RecordID?, tint: HTML, _ name: HTML) -> HTML {
        let route = HabitPageRoute.list(HabitFilter(search: filter.search, category: category))
        return """
            <a\(tint) href="\(route.url)"\(attribute: "aria-current", category == filter.category ? "true" : nil)>\(name)</a>
            """
    }

    private func nothingFound(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.search.svg)<h2>\(isSearching ? words.nothingFound(for: filter.search) : words.found(0))</h2>\
        <p>\(words.nothingFoundHint)</p>
        <a class="button" href="\(HabitPageRoute.list(HabitFilter()).url)">\(words.clearFilter)</a></section>
        """
    }

    private func results(_ words: Words) -> HTML {
        let isArchive: HTML = "<span class=\"chip\">\(words.archived)</span>"
        let archived = archived.map { "<li>\(line($0, words, chip: isArchive))</li>\n" as HTML }
        let notes = notes.map { note($0, words) }
        let newest: HTML = "<p class=\"quiet after\">\(words.newestShown(notes.count, of: noteCount))</p>\n"
        return """
            \(groups.map { group($0, words) })\
            \(if: !archived.isEmpty, part(words.archive, archived, words))\
            \(if: !notes.isEmpty, part(words.notes, notes, words))\(if: noteCount > notes.count, newest)
            """
    }

    private func group(_ group: Group, _ words: Words) -> HTML {
        let rows = group.habits.indices.map { row(group, $0, words) }
        let name = group.category?.name ?? (categories.isEmpty ? words.habits : words.noCategory)
        return part(name, rows, words)
    }

    private func part(_ name: String, _ rows: [HTML], _ words: Words) -> HTML {
        """
        <section class="group"><h2><bdi>\(name)</bdi> <span class="count">\(words.number(rows.count))</span></h2>\
        \(MoreRows.list("ul", class: "list marking", rows, words))</section>

        """
    }

    private func row(_ group: Group, _ index: Int, _ words: Words) -> HTML {
        let habits = group.habits
        let habit = habits[index]
        let week = group.weeks[index].view(words, back: .habits(.list(filter)))
        let order: HTML = isSearching || habits.count < 2 ? .empty : reorderHandle(habits, index, words)
        return "<li id=\"habit-\(habit.id.hex)\">\(line(habit, words))\(week)\(order)</li>\n"
    }

    private func line(_ habit: Habit, _ words: Words, chip: HTML = .empty) -> HTML {
        let note = Highlight(habit.note, query: filter.search)
        let isInNote = isSearching && !SearchQuery(filter.search).isFound(in: habit.title)
        let detail: HTML = isInNote ? note.excerpt() : "\(habit.summary(words, weekFrom: firstWeekday))"
        return """
            <a class="line tint-\(habit.color.rawValue)" href="\(HabitPageRoute.habit(habit.id, month: nil).url)">\
            \(HabitIcon.view(habit.icon, title: habit.title))\
            <span><strong><bdi>\(Highlight(habit.title, query: filter.search).html)</bdi></strong><small>\(detail)</small></span>\(chip)</a>
            """
    }

    private func note(_ hit: NoteMatch, _ words: Words) -> HTML {
        """
        <li><a class="line tint-\(hit.habit.color.rawValue)" href="\(HabitPageRoute.entry(hit.habit.id, hit.day).url)" data-sheet>\
        \(HabitIcon.view(hit.habit.icon, title: hit.habit.title))<span><strong><bdi>\(hit.habit.title)</bdi></strong>\
        <small>\(words.near(hit.day, to: today)) · \(Highlight(hit.text, query: filter.search).excerpt())</small></span></a></li>

        """
    }

    /// The handle to drag the habit, or to move it by one row.
    private func reorderHandle(_ habits: [Habit], _ index: Int, _ words: Words) -> HTML {
        let habit = habits[index]
        return ReorderHandle(
            title: habit.title, action: .habits(.move(habit.id)), index: index, of: habits.map { $0.id },
            back: .habits(.list(filter))
        ).view(words)
    }
}
