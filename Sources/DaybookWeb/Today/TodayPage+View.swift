import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension TodayPage {
    private var route: PageRoute { route(category?.id) }

    private func route(_ category: RecordID?) -> PageRoute { .today(day == today ? nil : day, category: category) }

    func view(_ words: Words) -> HTML {
        """
        \(header(words))
        \(beginning(words))\(if: firstRun?.isChosen ?? true, board(words))
        """
    }

    /// The first screens of an empty journal. Once there is a habit, another is suggested below it.
    private func beginning(_ words: Words) -> HTML? {
        firstRun.flatMap { $0.isBegun ? nil : $0.view(words) }
    }

    private func header(_ words: Words) -> HTML {
        let before = StepLink.previous.view(to: day.neighbor(-1).map { url(of: $0) }, label: words.previousDay)
        let after = StepLink.next.view(to: day.neighbor(1).map { url(of: $0) }, label: words.nextDay)
        return """
            <header class="bar">
            <div class="heading"><p>\(words.weekdayHeading(day.weekday))\(nearness(words))</p><h1>\(words.dayAndMonth(day, near: today))</h1></div>
            <div class="actions">\(before)\(after)</div>
            </header>
            <nav aria-label="\(words.thisWeek)"><ol class="week">\(week.map { ring($0, words) })</ol></nav>
            """
    }

    private func nearness(_ words: Words) -> HTML {
        guard day != today else { return .empty }
        return " · \(words.relative(day, to: today)) · <a href=\"\(url(of: today))\">\(words.today)</a>"
    }

    private func url(of other: Day) -> String {
        PageRoute.today(other == today ? nil : other, category: category?.id).url
    }

    private func ring(_ item: WeekDay, _ words: Words) -> HTML {
        let fraction = item.due == 0 || item.isResting ? 0 : Double(item.done) / Double(item.due)
        let ring = ProgressRing(fraction: fraction, label: "\(item.day.dayOfMonth)", size: 32)
        let style = item.day == today ? "now" : item.day > today ? "ahead" : nil
        let count = item.isResting ? restingLabel(item.done, words) : words.doneOf(item.done, item.due)
        let label = words.day(item.day, count)
        return """
            <li><a\(attribute: "class", style) href="\(url(of: item.day))" aria-label="\(label)"\
            \(attribute: "aria-current", item.day == day ? "date" : nil)>\(words.shortWeekdayHeading(item.day.weekday))\(ring.svg)</a></li>
            """
    }

    /// Describes the ring of a day away: it is empty, as the habits that rest are no part of a whole.
    private func restingLabel(_ done: Int, _ words: Words) -> String {
        done > 0 ? "\(words.away), \(words.doneCount(done))" : words.away
    }

    private func board(_ words: Words) -> HTML {
        """
        \(if: categories.count > 1 || category != nil, filter(words))\(category.map { narrowed($0, words) })\(away?.view(words))\(awayPeriod.map { AwayLine.view($0, words) })<div class="today">
        \(if: due > 0 || firstRun == nil, summary(words))\(now?.view)
        \(blocks.map { block($0, words) })\(now?.nearView)</div>
        """
    }

    /// Links that narrow the day to a category, where there is room. The figures stay those of the whole day.
    private func filter(_ words: Words) -> HTML {
        func link(_ category: RecordID?, _ tint: HTML, _ name: HTML) -> HTML {
            """
            <a\(tint) href="\(route(category).url)"\(attribute: "aria-current", category == self.category?.id ? "true" : nil)>\(name)</a>
            """
        }
        let links = categories.map { category in
            link(
                category.id, " class=\"tint-\(category.color.rawValue)\"",
                "<span class=\"dot\"></span><bdi>\(category.name)</bdi>")
        }
        return """
            <nav class="filters today-filter" aria-label="\(words.category)">\(link(nil, .empty, "\(words.allOfThem)"))\(links)</nav>

            """
    }

    /// Says that the day is narrowed to a category, with the way back to all of it.
    private func narrowed(_ category: Category, _ words: Words) -> HTML {
        let isEmpty = tasks.isEmpty && habits.isEmpty
        let text = isEmpty ? words.nothingOfCategory(category.name) : words.onlyCategoryShown(category.name)
        return "<p class=\"lead\">\(text) <a href=\"\(route(nil).url)\">\(words.clearFilter)</a></p>\n"
    }

    private func block(_ block: TodayBlock, _ words: Words) -> HTML {
        switch block {
        case .tasks: tasks.view(words, back: route)
        case .habits:
            habits.view(words, back: route, suggestion: firstRun.flatMap { $0.isBegun ? $0.view(words) : nil })
        case .goals: goals?.view(words) ?? .empty
        case .log: log.view(words)
        case .evening: evening?.view(words) ?? .empty
        }
    }

    private func summary(_ words: Words) -> HTML {
        // Nothing can be done today for a limit that was exceeded: the ring and what is to go are one whole.
        let whole = day == today ? due - exceeded : due
        let isEmpty = whole == 0 || isResting
        let label = whole == 0 ? "–" : isResting ? "\(done)" : "\(done)/\(whole)"
        let ring = ProgressRing(
            fraction: isEmpty ? 0 : Double(done) / Double(whole), label: label,
            accessibilityLabel: isResting ? restingLabel(done, words) : words.doneOf(done, whole), size: 72)
        let streak = best.map { best -> HTML in
            let length = words.streak(best.length, of: best.schedule)
            let name: HTML = "<span class=\"name\">\(words.bestStreakName(isCurrent: day >= today)): </span>"
            return "<p class=\"streak\">\(Icon.flame.small)\(name)\(words.bestStreak(length, of: best.title))</p>"
        }
        let headline =
            due == 0 && now?.needsAttention == true
            ? words.noTasksOrHabitsDue
            : words.headline(
                due: due, done: done, exceeded: exceeded, daysFromToday: day.days(since: today), isAway: isAway)
        let hasPerfectHint = isPerfectOnceOver && day == today && done >= due
        return """
            <section class="card summary">\(ring.svg)<div>\
            <h2>\(headline)</h2>\(level?.view)\(if: hasPerfectHint, "<p>\(words.perfectOnceOver)</p>")\(streak)</div></section>
            """
    }
}
