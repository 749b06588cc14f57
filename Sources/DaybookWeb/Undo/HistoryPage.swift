import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// All actions of all parts and devices, the latest first, each with a button to undo or redo it.
struct HistoryPage: PageView {
    let title: String
    let days: [DayOfActions]
    let today: Day
    /// The position at which the page with earlier actions begins.
    let next: Int64?
    let route: PageRoute

    /// The actions of a day.
    struct DayOfActions: Sendable {
        let day: Day
        var rows: [Row]
    }

    /// An action with its time and what can be done about it.
    struct Row: Sendable {
        let icon: Icon
        let text: String
        let time: TimeOfDay
        let isElsewhere: Bool
        let isUndone: Bool
        /// The reason why it cannot be undone or, if it was undone, redone.
        let obstacle: String?
        let id: ActionID?
    }

    /// Whether some of the actions are of another device.
    private var hasSeveralDevices: Bool { days.contains { $0.rows.contains { $0.isElsewhere } } }

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ recorded: RecordedActions, before position: Int64?) {
        let (words, now) = (context.words, context.now)
        title = words.history
        today = now.calendarDay
        next = recorded.next
        route = .settings(.history(before: position))
        var days: [DayOfActions] = []
        // An action of another device can arrive late, between later ones.
        let timed = recorded.actions.compactMap { action in action.batches.last.map { (action, $0.stamp.milliseconds) }
        }
        let settings = context.state.settings
        for (action, milliseconds) in timed.sorted(by: { $0.1 > $1.1 }) where settings.shows(action.name) {
            let offset = context.tools.offset?(milliseconds) ?? now.offsetMinutes
            let moment = LocalInstant(milliseconds: milliseconds, offsetMinutes: offset)
            let row = Row(action, at: moment, isElsewhere: recorded.isElsewhere(action), context)
            if days.last?.day == moment.calendarDay {
                days[days.count - 1].rows.append(row)
            } else {
                days.append(DayOfActions(day: moment.calendarDay, rows: [row]))
            }
        }
        self.days = days
    }

    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: SettingsPageRoute.settings, words.settings))\
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        <p class="lead">\(words.historyLead(hasSeveralDevices: hasSeveralDevices))</p>
        \(if: days.isEmpty, "<section class=\"empty\">\(Icon.clock.svg)<h2>\(words.nothingLogged)</h2></section>")\
        \(days.map { section($0, words) })\(next.map { older($0, words) })
        """
    }

    private func section(_ day: DayOfActions, _ words: Words) -> HTML {
        let distance = day.day.days(since: today)
        let isNear = distance == 0 || distance == -1
        let name = isNear ? words.capitalized(words.relative(day.day, to: today)) : words.fullDay(day.day)
        return """
            <section class="group"><h2>\(name)</h2><ul class="list history">\(day.rows.map { view($0, words) })</ul></section>

            """
    }

    private func view(_ row: Row, _ words: Words) -> HTML {
        let notes = [
            words.time(row.time), row.isElsewhere ? words.onAnotherDevice : nil, row.isUndone ? words.undoneSince : nil,
            row.obstacle,
        ].compactMap { $0 }.joined(separator: " · ")
        let label = row.isUndone ? words.redo : words.undo
        let button = row.id.map { id -> HTML in
            let reversal: ActionRoute = row.isUndone ? .redo(id) : .undo(id)
            return """
                <form method="post" action="\(reversal.url)"><input type="hidden" name="back" value="\(route.url)">\
                <button class="button" aria-label="\(label): \(row.text)">\((row.isUndone ? Icon.redo : Icon.undo).small)<span>\(label)</span></button></form>
                """
        }
        return """
            <li\(attribute: "class", row.isUndone ? "undone" : nil)><div class="line">\(row.icon.svg)<span><strong>\(row.text)</strong>\
            <small>\(notes)</small></span></div>\(row.obstacle == nil ? button : nil)</li>

            """
    }

    private func older(_ position: Int64, _ words: Words) -> HTML {
        """
        <p class="submit after"><a class="button wide" href="\(SettingsPageRoute.history(before: position).url)">\(words.earlierActions)</a></p>
        """
    }
}

extension HistoryPage.Row {
    init(_ action: RecordedAction, at moment: LocalInstant, isElsewhere: Bool, _ context: RequestContext) {
        let words = context.words
        let name = action.name
        let isErased = action.batches.allSatisfy { $0.changes.isEmpty }
        icon = name?.icon ?? .edit
        let text =
            isErased
            ? words.erasedSince : words.description(of: action.batches, in: context.state, today: context.today)
        // The heading above names the day.
        let day = ", " + words.near(moment.calendarDay, to: context.today)
        self.text = text.hasSuffix(day) ? String(text.dropLast(day.count)) : text
        time = moment.time
        // The server imports, also for a browser that asks it to.
        self.isElsewhere = isElsewhere && name != .journal(.import)
        // The next undo passes over an erasure by counting it as undone.
        isUndone = action.isUndone && name != .journal(.erase)
        id = action.batches.first?.action.id
        let state = context.state
        let hasEffect = action.hasEffect { state.stamp(of: $0) }
        obstacle = !action.isReversible ? words.cannotBeUndone : hasEffect ? nil : words.changedSince
    }
}

extension RecordedAction {
    fileprivate var name: ActionName? { batches.first.flatMap { ActionName($0.action.name) } }
}

extension ActionName {
    /// The icon of its feature.
    fileprivate var icon: Icon {
        switch self {
        case .habit: .habits
        case .goal: .goal
        case .task: .tasks
        case .mood: .smile
        case .body: .scale
        case .meal: .meal
        case .workout: .training
        case .note: .note
        case .money: .money
        case .attachment: .attach
        case .game: .star
        case .away: .sun
        case .category: .tag
        case .journal(.import): .importIn
        case .journal(.erase), .journal(.deleteHealth): .trash
        case .journal(.logSleep): .watch
        case .journal: .settings
        }
    }
}

extension RequestContext {
    /// Shows the history, once the host has fetched its actions.
    func history(before position: Int64?) -> Outcome {
        guard case .recentActions(let recorded) = fetched else { return .needs(.recentActions(before: position)) }
        return page(HistoryPage(self, recorded, before: position))
    }
}
