import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension TodayPage {
    private var route: PageRoute { .today(day == today ? nil : day) }

    func view(_ words: Words) -> HTML {
        """
        \(header(words))
        \(habitCount == 0 && !hasTasks ? empty(words) : board(words))
        """
    }

    private func header(_ words: Words) -> HTML {
        let before = day.advanced(by: -1)
        let after = day.advanced(by: 1)
        return """
            <header class="bar">
            <div class="heading"><p>\(words.weekdayHeading(day.weekday))\(nearness(words))</p>\(status)<h1>\(words.dayAndMonth(day))</h1></div>
            <div class="actions">
            <a class="round" href="\(url(of: before))" rel="prev" aria-label="\(words.previousDay)">\(Icon.back.svg)</a>
            <a class="round" href="\(url(of: after))" rel="next" aria-label="\(words.nextDay)">\(Icon.forward.svg)</a>
            </div>
            </header>
            <nav aria-label="\(words.thisWeek)"><ol class="week">\(week.map { ring($0, words) })</ol></nav>
            """
    }

    private func nearness(_ words: Words) -> HTML {
        guard day != today else { return .empty }
        return " · <a href=\"\(PageRoute.today(nil).url)\">\(words.relative(day, to: today))</a>"
    }

    private func url(of other: Day) -> String {
        PageRoute.today(other == today ? nil : other).url
    }

    private func ring(_ item: WeekDay, _ words: Words) -> HTML {
        let fraction = item.due == 0 ? 0 : Double(item.done) / Double(item.due)
        let ring = ProgressRing(fraction: fraction, label: "\(item.day.dayOfMonth)", size: 32)
        let style = item.day == today ? "now" : item.day > today ? "ahead" : nil
        let label = words.day(item.day, words.doneOf(item.done, item.due))
        return """
            <li><a\(attribute: "class", style) href="\(url(of: item.day))" aria-label="\(label)"\
            \(attribute: "aria-current", item.day == day ? "date" : nil)>\(words.shortWeekdayHeading(item.day.weekday))\(ring.svg)</a></li>
            """
    }

    private func empty(_ words: Words) -> HTML {
        """
        \(QuickAddBar(back: route, id: taskID).view(words))\(moods.view(words, back: route))\(training.view(words))\(meals.view(words))\(health.view(words))<section class="empty">\(Icon.heart.svg)<h2>\(words.noHabitsYet)</h2><p>\(words.noHabitsYetHint)</p>
        <div class="ideas">\(suggestions.enumerated().map { suggestion($0.offset, $0.element, words) })</div>
        <a class="button primary" href="\(HabitPageRoute.add.url)">\(Icon.add.svg)\(words.addHabit)</a>
        <a class="button plain" href="\(DataPageRoute.data.url)">\(words.orImport)</a></section>
        """
    }

    /// A suggested habit that is added by one tap.
    private func suggestion(_ index: Int, _ id: RecordID, _ words: Words) -> HTML {
        let (icon, title, color): (HTML, String, HTML) =
            switch index {
            case 0: ("📖", words.ideaRead, "iris")
            case 1: ("💧", words.ideaDrink, "sky")
            default: ("🚶", words.ideaWalk, "leaf")
            }
        return """
            <form method="post" action="\(HabitActionRoute.add.url)"><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="title" value="\(title)"><input type="hidden" name="icon" value="\(icon)">\
            <input type="hidden" name="color" value="\(color)"><button class="button"><span aria-hidden="true">\(icon)</span> \(title)</button></form>
            """
    }

    private func board(_ words: Words) -> HTML {
        """
        <div class="split">
        \(summary(words))
        <div class="groups">
        \(if: day >= today, QuickAddBar(back: route, id: taskID).view(words))\(moods.view(words, back: route))\(training.view(words))\(meals.view(words))\(tasks.view(words, back: route))\(groups.map { group($0, words) })\(health.view(words))</div>
        \(if: habitCount > 0, figures(words))
        </div>
        """
    }

    private func summary(_ words: Words) -> HTML {
        let (done, due) = (done + tasks.done.count, due + tasks.open.count + tasks.done.count)
        let fraction = due == 0 ? 1 : Double(done) / Double(due)
        let ring = ProgressRing(
            fraction: fraction, label: "\(done)/\(due)", accessibilityLabel: words.doneOf(done, due), size: 72)
        let streak: HTML? = best.map { best in
            "<p>\(words.bestStreak(words.streak(best.length, of: best.schedule), of: best.title))</p>"
        }
        return """
            <section class="card summary">\(ring.svg)<div>\
            <h2>\(headline(words))</h2>\(streak)</div></section>
            """
    }

    private func headline(_ words: Words) -> String {
        words.headline(
            due: due + tasks.open.count + tasks.done.count, done: done + tasks.done.count,
            daysFromToday: day.days(since: today))
    }

    private func group(_ group: Group, _ words: Words) -> HTML {
        var count: HTML?
        if group.due > 0 { count = " <span class=\"count\">\(words.part(group.done, of: group.due))</span>" }
        let name = group.name.isEmpty ? groups.count == 1 ? words.habits : words.noCategory : group.name
        return """
            <section class="group">
            <h2><bdi>\(name)</bdi>\(count)</h2>
            <ul class="tiles">
            \(group.tiles.map { $0.view(words, back: route) })</ul>
            </section>

            """
    }

    private func figures(_ words: Words) -> HTML {
        var unit: HTML?
        if let best { unit = "<small>&nbsp;\(words.streakUnit(best.length, of: best.schedule))</small>" }
        return """
            <dl class="figures"><div class="stat"><dt>\(words.habits)</dt><dd>\(words.number(habitCount))</dd></div>\
            <div class="stat"><dt>\(day == today ? words.doneToday : words.done)</dt><dd>\(words.number(done))</dd></div>\
            <div class="stat"><dt>\(words.bestStreak)</dt><dd>\(words.number(best?.length ?? 0))\(unit)</dd></div></dl>
            """
    }
}
