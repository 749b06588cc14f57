import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension TasksPage {
    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !isEmpty, actions(words))</header>
        \(TaskTabs(current: filter.status == .completed ? .done : .all).view(words))
        \(QuickAddBar(back: .tasks(.list(filter))).view(words))
        \(isEmpty ? empty(words) : board(words))
        """
    }

    private func actions(_ words: Words) -> HTML {
        """
        <div class="actions"><a class="button" href="\(Route.tasks(.list(filter, isChoosing: !isChoosing)).url)">\
        \(isChoosing ? words.cancel : words.chooseSeveral)</a></div>
        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.tasks.svg)<h2>\(words.noTasksYet)</h2><p>\(words.noTasksYetHint)</p>
        <a class="button plain" href="\(Route.data.url)">\(words.orImport)</a></section>
        """
    }

    private func board(_ words: Words) -> HTML {
        """
        \(search(words))
        \(narrowing(words))\
        \(rows.isEmpty ? nothing(words) : isChoosing ? choosing(words) : list(words))
        """
    }

    private func search(_ words: Words) -> HTML {
        var rest = filter
        rest.search = ""
        let others = rest.query.fields.map { field in
            "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.value)\">" as HTML
        }
        return """
            <form class="search" role="search" action="\(Route.tasks(.list(TaskFilter())).url)">\(Icon.search.svg)\
            <input id="search" type="search" name="search" value="\(filter.search)" placeholder="\(words.searchTasks)" \
            aria-label="\(words.search)" autocomplete="off">\(others)</form>
            """
    }

    /// The filter and the order, each a choice in a form that needs no script.
    private func narrowing(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        let any = (value: "", label: words.anyOfThem)
        let statuses =
            [(value: "", label: words.openTasks)]
            + [TaskStatus.pending, .inProgress, .completed, .cancelled]
            .map { (value: $0.rawValue, label: words.status($0)) } + [
                (value: TaskFilter.waiting, label: words.taskWaiting)
            ]
        let priorities =
            [any] + TaskPriority.allCases.reversed().map { (value: $0.rawValue, label: words.priority($0)) }
        let dues = [any] + words.dueChoices
        let groups = [any] + categories.map { (value: $0.id.hex, label: $0.name) }
        var labels = tags.map { (value: $0, label: "#" + $0) }
        if !filter.tag.isEmpty, !labels.contains(where: { PlainText.isSame($0.value, filter.tag) }) {
            labels.insert((value: filter.tag, label: "#" + filter.tag), at: 0)
        }
        let sorts = TaskSort.allCases.map { (value: $0.rawValue, label: words.sort($0)) }
        let hidden = hidden
        return """
            <details class="fold narrowing"\(attribute: "open", if: !filter.isOpenToAll && filter.search.isEmpty)>\
            <summary>\(Icon.settings.svg)\(words.filterAndSort)\(chosen(words))</summary>
            <form class="form" action="\(Route.tasks(.list(TaskFilter())).url)">\(hidden)<div class="fields">\
            \(controls.select("status", words.statusLabel, statuses, chosen: filter.isForWaiting ? TaskFilter.waiting : filter.status?.rawValue ?? ""))\
            \(controls.select("due", words.dueLabel, dues, chosen: filter.due?.code ?? ""))\
            \(controls.select("priority", words.priorityLabel, priorities, chosen: filter.priority?.rawValue ?? ""))\
            \(if: !categories.isEmpty, controls.select("category", words.category, groups, chosen: filter.category?.hex ?? ""))\
            \(if: !labels.isEmpty, controls.select("tag", words.tag, [any] + labels, chosen: filter.tag))\
            \(controls.select("sort", words.sortLabel, sorts, chosen: filter.sort.rawValue))</div>
            <div class="submit"><button class="button primary">\(words.show)</button>\
            <a class="button" href="\(Route.tasks(.list(TaskFilter())).url)">\(words.clearFilter)</a></div>
            <p class="hint">\(words.filterIsALink)</p></form></details>

            """
    }

    /// What of the filter the form has no control for.
    private var hidden: [HTML] {
        var kept = FormFields()
        if !filter.search.isEmpty { kept.append("search", filter.search) }
        if let goal = filter.goal { kept.append("goal", goal.hex) }
        return kept.fields.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" as HTML }
    }

    private func chosen(_ words: Words) -> HTML {
        var chips: [String] = []
        if filter.isForWaiting {
            chips.append(words.taskWaiting)
        } else if let status = filter.status {
            chips.append(words.status(status))
        }
        if let due = filter.due { chips.append(words.due(due, today: today)) }
        if let priority = filter.priority { chips.append(words.priority(priority)) }
        if let category = filter.category, let name = categories.first(where: { $0.id == category })?.name {
            chips.append(name)
        }
        if !filter.tag.isEmpty { chips.append("#" + filter.tag) }
        if filter.sort != .urgency { chips.append(words.sort(filter.sort)) }
        return "\(chips.map { "<span class=\"chip accent\"><bdi>\($0)</bdi></span>" as HTML })"
    }

    private func nothing(_ words: Words) -> HTML {
        guard !filter.isOpenToAll else {
            return "<section class=\"empty\">\(Icon.check.svg)<h2>\(words.allTasksDone)</h2></section>"
        }
        return """
            <section class="empty">\(Icon.search.svg)<h2>\(words.noTaskFound)</h2><p>\(words.nothingFoundHint)</p>
            <a class="button" href="\(Route.tasks(.list(TaskFilter())).url)">\(words.clearFilter)</a></section>
            """
    }

    private func list(_ words: Words) -> HTML {
        """
        <section class="group"><h2>\(words.tasksCount(count))\(if: waiting > 0, waitingLink(words))</h2>\
        <ul class="list tasks\(filter.sort == .manual ? " arranged" : "")">\(shownRows(words))</ul>\(more(words))</section>

        """
    }

    private func waitingLink(_ words: Words) -> HTML {
        var filter = TaskFilter()
        filter.isForWaiting = true
        return " <a class=\"count\" href=\"\(Route.tasks(.list(filter)).url)\">+ \(words.waitingToo(waiting))</a>"
    }

    private func shownRows(_ words: Words) -> [HTML] {
        rows.indices.map { place in
            let extra: HTML = filter.sort == .manual && !isChoosing ? mover(place, words) : .empty
            return rows[place].view(words, today: today, back: route, isChoosing: isChoosing, extra: extra)
        }
    }

    private func more(_ words: Words) -> HTML {
        guard count > rows.count else { return .empty }
        let next = TaskRoute.list(filter, isChoosing: isChoosing, hundreds: hundreds + 1)
        return """
            <p class="after"><a class="button wide" href="\(Route.tasks(next).url)">\(words.showMore) (\(words.number(count - rows.count)))</a></p>
            """
    }

    /// The grip: dragged, or opened to move the task by one place.
    private func mover(_ place: Int, _ words: Words) -> HTML {
        let task = rows[place]
        let up = place > 1 ? rows[place - 2].id.hex : ""
        let down = place + 1 < rows.count ? rows[place + 1].id.hex : ""
        return OrderGrip(
            title: task.title, action: .tasks(.move(task.id)), up: place == 0 ? nil : up,
            down: place + 1 == rows.count ? nil : down, back: route
        ).view(words)
    }

    private func choosing(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        let changes = SeveralChange.allCases.map { (value: $0.rawValue, label: words.severalChange($0)) }
        return """
            <form class="choosing" method="post" action="\(Route.tasks(.several).url)">\
            <input type="hidden" name="back" value="\(route.url)">
            <p class="toolbar"><label class="button" data-all hidden><input type="checkbox">\(words.chooseAll)</label></p>
            \(list(words))
            <div class="card form several"><h2>\(words.withChosen)</h2><div class="pair">\
            \(controls.select("change", words.whatToDo, changes, chosen: SeveralChange.complete.rawValue))\
            \(controls.line("value", words.changeValue, "", hint: words.changeValueHint))</div>
            <div class="submit"><button class="button primary">\(words.apply)</button></div></div></form>
            """
    }
}
