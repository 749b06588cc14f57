import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension TasksPage {
    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(actions(words))</header>
        \(tabs.view(words))
        \(adding(words))
        \(isEmpty ? empty(words) : board(words))
        """
    }

    /// Among the tasks for someday, the example shows how to add one of them.
    private func adding(_ words: Words) -> HTML {
        var bar = QuickAddBar(back: .tasks(.list(filter)), id: newID)
        if filter.isForSomeday { bar.purpose = (words.addTask, words.somedayHint) }
        return bar.view(words)
    }

    private var tabs: TaskTabs {
        TaskTabs(current: filter.status == .completed ? .done : filter.isForSomeday ? .someday : .all)
    }

    private func actions(_ words: Words) -> HTML {
        guard !isEmpty else { return .empty }
        return """
            <div class="actions"><a class="button" href="\(TaskPageRoute.list(filter, isChoosing: !isChoosing).url)">\
            \(isChoosing ? words.cancel : words.chooseSeveral)</a></div>
            """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.tasks.svg)<h2>\(words.noTasksYet)</h2><p>\(words.noTasksYetHint)</p>
        <a class="button plain" href="\(DataPageRoute.data.url)">\(words.orImport)</a></section>
        """
    }

    private func board(_ words: Words) -> HTML {
        """
        \(search(words))
        \(filterControls(words))\
        \(rows.isEmpty ? nothing(words) : isChoosing ? choosing(words) : list(words))
        """
    }

    private func nothing(_ words: Words) -> HTML {
        guard !filter.isOpenToAll else {
            return "<section class=\"empty\">\(Icon.check.svg)<h2>\(words.allTasksDone)</h2></section>"
        }
        guard filter != .someday else {
            return "<section class=\"empty\">\(Icon.tasks.svg)<h2>\(words.nothingForSomeday)</h2></section>"
        }
        return """
            <section class="empty">\(Icon.search.svg)<h2>\(words.noTaskFound)</h2>\(if: !filter.search.isEmpty, "<p>\(words.noTaskFoundHint)</p>")
            <a class="button" href="\(TaskPageRoute.list(TaskFilter()).url)">\(words.clearFilter)</a></section>
            """
    }

    private func list(_ words: Words) -> HTML {
        guard sections.isEmpty else { return grouped(words) }
        let hint: HTML = "<p class=\"quiet\">\(words.urgencyExplained)</p>"
        return """
            <section class="group"><h2>\(words.tasksCount(count))\(if: waiting > 0, waitingLink(words))</h2>\
            \(if: filter.sort == .urgency, hint)\
            <ul class="list tasks\(filter.sort == .manual ? " arranged" : "")">\(shownRows(rows, words))</ul>\(more(words))</section>

            """
    }

    /// The tasks by when they are due, subtasks under their parent.
    private func grouped(_ words: Words) -> HTML {
        let groups = sections.map { section, count, rows -> HTML in
            """
            <section class="group \(section == .overdue ? "overdue" : "")"><h2>\(words.name(of: section)) <span class="count">\(words.number(count))</span></h2>\
            <ul class="list tasks">\(shownRows(rows, words))</ul></section>

            """
        }
        return """
            \(groups)\(more(words))<p class="quiet after">\(words.tasksCount(count))\(if: waiting > 0, waitingLink(words))</p>
            """
    }

    private func waitingLink(_ words: Words) -> HTML {
        var filter = filter
        (filter.status, filter.isForWaiting, filter.isForSomeday) = (nil, true, false)
        return " <a class=\"count\" href=\"\(TaskPageRoute.list(filter).url)\">+ \(words.waitingToo(waiting))</a>"
    }

    private func shownRows(_ rows: [TaskRow], _ words: Words) -> [HTML] {
        // Tasks without a parent come first and can be moved among each other.
        let movable = filter.sort == .manual && !isChoosing ? rows.filter { !$0.isPart }.map { $0.id } : []
        return rows.enumerated().map { index, row in
            var grip = HTML.empty
            if index < movable.count {
                grip = ReorderHandle(
                    title: row.title, action: .tasks(.move(row.id)), index: index, of: movable, back: route
                ).view(words)
            }
            return row.view(words, today: today, back: route, isChoosing: isChoosing, extra: grip)
        }
    }

    private func more(_ words: Words) -> HTML {
        guard count > rows.count else { return .empty }
        let next = TaskPageRoute.list(filter, isChoosing: isChoosing, hundreds: hundreds + 1)
        return """
            <p class="after"><a class="button wide" href="\(next.url)">\(words.showMore) (\(words.number(count - rows.count)))</a></p>
            """
    }

    private func choosing(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        let changes = BulkChange.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        return """
            <form class="choosing" method="post" action="\(TaskActionRoute.changeInBulk.url)">\
            <input type="hidden" name="back" value="\(route.url)">
            <p class="toolbar"><label class="button" data-all hidden><input type="checkbox">\(words.chooseAll)</label></p>
            \(list(words))
            <div class="card form several"><h2>\(words.withChosen)</h2><div class="pair">\
            \(controls.select("change", words.whatToDo, changes, chosen: BulkChange.complete.rawValue))\
            \(controls.textField("value", words.changeValue, "", hint: words.changeValueHint))</div>
            <div class="submit"><button class="button primary">\(words.apply)</button></div></div></form>
            """
    }
}
