import DaybookCore
import Journal
import Markup
import Words

extension Tile {
    /// Renders the tile: a tap marks the habit, "+" adds to it, its emoji opens it, and a right click opens its day.
    ///
    /// - Parameter group: The name of its group, which a phone shows on each tile, as groups share its rows; nil if it is of none.
    func view(_ words: Words, back: PageRoute, group: HTML? = nil) -> HTML {
        """
        <li class="tile\(lookClass) tint-\(color.rawValue)" id="habit-\(id.hex)" data-day-sheet="\(HabitPageRoute.entry(id, day).url)">
        \(group.map { "<span class=\"of\" aria-hidden=\"true\">\($0)</span>" as HTML })\(opensDay ? link(words) : form(words, back: back))
        \(addition.map { adding($0, words, back: back) })<a class="more" href="\(HabitPageRoute.habit(id, month: nil).url)" aria-label="\(words.openHabit(title))">\(emoji)</a>
        </li>

        """
    }

    private func adding(_ addition: Addition, _ words: Words, back: PageRoute) -> HTML {
        let label = "\(title): +\(words.measure(addition.amount, addition.unit))"
        return """
            <form class="plus" method="post" action="\(HabitActionRoute.mark(id, day).url)"><input type="hidden" name="back" value="\(back.url)">\
            <input type="hidden" name="amount" value="\(words.typedNumber(addition.amount))"><input type="hidden" name="id" value="\(addition.id.hex)">\
            <button name="do" value="add" aria-label="\(label)"><span>+\(words.number(addition.amount))</span></button></form>
            """
    }

    /// Renders the habit as a row with its last days, which are marked one by one.
    func row(_ words: Words, _ week: HTML?) -> HTML {
        """
        <li id="habit-\(id.hex)"><a class="line tint-\(color.rawValue)" href="\(HabitPageRoute.habit(id, month: nil).url)">\(emoji)\
        <span><strong><bdi>\(title)</bdi></strong><small>\(detailView(words))</small></span></a>\(week)</li>

        """
    }

    private var lookClass: String {
        switch style {
        case .open: ""
        case .done: " done"
        case .skipped: " skipped"
        case .idle: " idle"
        case .over: " over"
        }
    }

    private func form(_ words: Words, back: PageRoute) -> HTML {
        """
        <form method="post" action="\(HabitActionRoute.mark(id, day).url)"><input type="hidden" name="back" value="\(back.url)">\
        <button class="mark" name="do" value="\(style == .done || style == .skipped ? "clear" : "done")" \
        aria-pressed="\(style == .done ? "true" : "false")">\(content(words, isToggle: true))</button></form>
        """
    }

    private func link(_ words: Words) -> HTML {
        """
        <a class="mark" href="\(HabitPageRoute.entry(id, day).url)" data-sheet>\(content(words, isToggle: false))</a>
        """
    }

    /// - Parameter isToggle: Whether the control itself tells if the habit is done.
    private func content(_ words: Words, isToggle: Bool) -> HTML {
        var meter: HTML?
        if let fraction {
            meter = """
                <svg class="meter" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">\
                <rect width="\(Int(fraction * 100))" height="6"/></svg>
                """
        }
        let isTold = isToggle && (style == .open || style == .done) || style == .over
        let status: HTML = isTold ? .empty : "<span class=\"hidden\">, \(styleName(words))</span>"
        return """
            <span class="title" title="\(title)"><bdi>\(title)</bdi></span>\(status)
            <span class="detail">\(if: isDone && addition != nil, Icon.check.small)\(detailView(words))</span>\(meter)\(if: addition == nil, "<span class=\"tick\">\(Icon.check.svg)</span>")
            """
    }

    private var emoji: HTML {
        HabitIcon.view(icon, title: title)
    }

    private func styleName(_ words: Words) -> String {
        switch style {
        case .open: isWithinLimitSoFar ? words.withinLimitSoFar : words.notDone
        case .done: words.done
        case .skipped: words.skipped
        case .idle: words.notDue
        case .over: words.overLimit
        }
    }

    /// The progress of a week, month or window; empty for any other detail.
    private func text(of detail: Detail, _ words: Words) -> String {
        switch detail {
        case .week(let done, let required): words.thisWeek(done, of: required)
        case .month(let done, let required): words.thisMonth(done, of: required)
        case .window(let done, let required, let days): words.window(done, of: required, inDays: days)
        case .measure, .over, .streak, .schedule, .skipped: ""
        }
    }

    private func detailView(_ words: Words) -> HTML {
        switch detail {
        case .measure(let value, let target, let unit, let isLimit):
            let text = isLimit ? words.measure(value, atMost: target, unit) : words.measure(value, of: target, unit)
            let progress = period.map { " · \(self.text(of: $0, words))" as HTML }
            return "<span>\(unit.isEmpty ? text : text.withUnbrokenEnd)\(progress)</span>"
        case .over(let value, let limit, let unit):
            let text = words.measure(value, over: limit, unit)
            return "\(Icon.warning.small)<span>\(unit.isEmpty ? text : text.withUnbrokenEnd)</span>"
        case .week, .month, .window: return "<span>\(text(of: detail, words))</span>"
        case .streak(let length, let schedule):
            return
                "\(Icon.flame.small)<span><span class=\"hidden\">\(words.currentStreak): </span>\(words.streak(length, of: schedule))</span>"
        case .schedule(let schedule): return "<span>\(words.schedule(schedule))</span>"
        case .skipped: return "<span>\(words.skipped)</span>"
        }
    }
}

/// The emoji of a habit or category; without one, the first letter of its title.
enum HabitIcon {
    static func view(_ icon: String, title: String, large: Bool = false) -> HTML {
        let letter = title.first.map { String($0).uppercased() } ?? ""
        return """
            <span class="emoji\(large ? " large" : "")" aria-hidden="true">\(icon.isEmpty ? letter : icon)</span>
            """
    }
}
