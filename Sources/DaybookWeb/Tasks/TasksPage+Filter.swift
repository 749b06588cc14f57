import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension TasksPage {
    /// The search field, which keeps the rest of the filter.
    func search(_ words: Words) -> HTML {
        var rest = filter
        rest.search = ""
        let others = rest.query.fields.map { field in
            "<input type=\"hidden\" name=\"\(field.name)\" value=\"\(field.value)\">" as HTML
        }
        return """
            <form class="search" role="search" action="\(TaskPageRoute.list(TaskFilter()).url)">\(Icon.search.svg)\
            <input id="search" type="search" name="search" value="\(filter.search)" placeholder="\(words.searchTasks)" \
            aria-label="\(words.search)" autocomplete="off">\(others)</form>
            \(SearchCount.view(filter.search.isEmpty ? nil : count, words))
            """
    }

    /// The filter and order, as a form that works without scripts.
    func filterControls(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        let any = (value: "", label: words.anyOfThem)
        let statuses =
            [(value: "", label: words.openTasks)]
            + [TaskStatus.pending, .inProgress, .completed, .cancelled]
            .map { (value: $0.rawValue, label: words.status($0)) } + [
                (value: TaskFilter.waiting, label: words.taskWaiting),
                (value: TaskFilter.somedayCode, label: words.someday),
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
        let bounds = filter.due?.bounds
        let isBetween = bounds?.first != nil || bounds?.last != nil
        let hidden = hidden
        return """
            <details class="fold narrowing"\(attribute: "open", if: isFiltered)>\
            <summary>\(Icon.filter.svg)\(words.filterAndSort)\(chosen(words))</summary>
            <form class="form" action="\(TaskPageRoute.list(TaskFilter()).url)"><div class="fields">\
            \(controls.select("status", words.statusLabel, statuses, chosen: filter.statusCode ?? ""))\
            \(controls.select("due", words.dueLabel, dues, chosen: isBetween ? TaskDue.days : filter.due?.code ?? ""))\
            <div class="span">\(controls.textField("from", words.dueFrom, bounds?.first?.text ?? "", type: "date"))\
            \(controls.textField("to", words.dueTo, bounds?.last?.text ?? "", type: "date"))</div>\
            \(controls.select("priority", words.priorityLabel, priorities, chosen: filter.priority?.rawValue ?? ""))\
            \(if: !categories.isEmpty, controls.select("category", words.category, groups, chosen: filter.category?.hex ?? ""))\
            \(if: !goals.isEmpty, controls.select("goal", words.goal, [any] + goals, chosen: filter.goal?.hex ?? ""))\
            \(if: !labels.isEmpty, controls.select("tag", words.tag, [any] + labels, chosen: filter.tag))\
            \(controls.select("sort", words.sortLabel, sorts, chosen: filter.sort.rawValue))</div>\(hidden)
            <div class="submit"><button class="button primary">\(words.show)</button>\
            <a class="button" href="\(TaskPageRoute.list(TaskFilter()).url)">\(words.clearFilter)</a></div>
            <p class="hint">\(words.filterIsALink)</p></form></details>

            """
    }

    /// Hidden fields for parts of the filter without a control.
    private var hidden: [HTML] {
        var kept = FormFields()
        if !filter.search.isEmpty { kept.append("search", filter.search) }
        for tag in filter.otherTags { kept.append("tag", tag) }
        if let closed = filter.closed { kept.append("closed", closed.code) }
        return kept.fields.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" as HTML }
    }

    private func chosen(_ words: Words) -> HTML {
        var chips: [String] = []
        if filter.isForWaiting {
            chips.append(words.taskWaiting)
        } else if filter.isForSomeday {
            chips.append(words.someday)
        } else if let status = filter.status {
            chips.append(words.status(status))
        }
        if let closed = filter.closed { chips.append(words.range(closed.lowerBound, closed.upperBound)) }
        if let due = filter.due { chips.append(words.due(due, today: today)) }
        if let priority = filter.priority { chips.append(words.priority(priority)) }
        if let category = filter.category, let name = categories.first(where: { $0.id == category })?.name {
            chips.append(name)
        }
        if let goal = filter.goal, let name = goals.first(where: { $0.value == goal.hex })?.label { chips.append(name) }
        if !filter.tag.isEmpty { chips.append("#" + filter.tag) }
        for tag in filter.otherTags { chips.append("#" + tag) }
        if filter.sort != TaskFilter().sort { chips.append(words.sort(filter.sort)) }
        let shown = chips.map { "<span class=\"chip accent\"><bdi>\($0)</bdi></span>" as HTML }
        return shown.isEmpty ? .empty : "<span class=\"chips\">\(shown)</span>"
    }
}

extension TasksPage {
    /// Whether the filter is more than a search, the tasks for someday, or the completed tasks of some days, which have their own tabs.
    private var isFiltered: Bool {
        var other = filter
        other.closed = nil
        let tabs = [TaskFilter(status: .completed), .someday]
        return !filter.isOpenToAll && filter.search.isEmpty && !tabs.contains(other)
    }
}
