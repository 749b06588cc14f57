import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The habits of a day: those due by time of day or, if none has one, by category; the others on one line that opens.
struct TodayHabits: Sendable {
    let groups: [Group]
    /// Those that are not due.
    let idle: [Tile]
    /// The last days of each habit; empty if the habits are shown as tiles.
    private let weeks: [RecordID: HabitWeek]
    /// Whether the person keeps habits but has none yet, and nothing else on the page offers to add one.
    private let offersFirst: Bool

    /// The habits below a heading.
    struct Group: Sendable {
        let name: HabitGroup.Name
        let tiles: [Tile]
        let due: Int
        let done: Int
    }

    init(_ agenda: DayAgenda, in state: State, today: Day, isFirstRun: Bool, newID: () -> RecordID) {
        let isKept = state.settings.isWelcomed && !state.settings.hides(.habits)
        offersFirst = isKept && !isFirstRun && agenda.day == today && state.livingHabits.isEmpty
        var weeks: [RecordID: HabitWeek] = [:]
        if state.settings.habitLayout == .days {
            for item in agenda.habits {
                weeks[item.habit.id] = HabitWeek(item.habit, item.history, upTo: agenda.day, today: today)
            }
        }
        self.weeks = weeks
        func tile(_ item: DayAgenda.HabitOnDay) -> Tile { Tile(item, on: agenda.day, in: state, newID: newID) }
        idle = agenda.habits.filter { $0.isIdle }.map { tile($0) }
        groups = agenda.habitGroups(in: state).map { group in
            Group(name: group.name, tiles: group.habits.map { tile($0) }, due: group.due, done: group.done)
        }
    }

    var isEmpty: Bool { groups.isEmpty && idle.isEmpty }

    func view(_ words: Words, back: PageRoute, suggestion: HTML?) -> HTML {
        guard !isEmpty else {
            let first: HTML = """
                <p class="block"><a class="log-chip" href="\(HabitPageRoute.add.url)">\(Icon.add.svg)<span>\(words.addHabit)</span></a></p>

                """
            return "\(if: offersFirst, first)"
        }
        return """
            <div class="block block-habits">\(groups.map { group($0, words, back) })\(if: !idle.isEmpty, notDue(words, back))\(suggestion)</div>

            """
    }

    private func group(_ group: Group, _ words: Words, _ back: PageRoute) -> HTML {
        var name: HTML = "\(words.name(group.name))"
        if case .category = group.name { name = "<bdi>\(name)</bdi>" }
        let count: HTML = " <span class=\"count\">\(words.part(group.done, of: group.due))</span>"
        return """
            <section class="group"><h2>\(name)\(if: group.due > 0, count)</h2>
            \(list(group.tiles, words, back, name))
            </section>

            """
    }

    private func list(_ tiles: [Tile], _ words: Words, _ back: PageRoute, _ group: HTML? = nil) -> HTML {
        guard !weeks.isEmpty else {
            let views = tiles.map { $0.view(words, back: back, group: group) }
            return "<ul class=\"tiles\">\n\(views)</ul>"
        }
        return "<ul class=\"list marking\">\n\(tiles.map { $0.row(words, weeks[$0.id]?.view(words, back: back)) })</ul>"
    }

    private func notDue(_ words: Words, _ back: PageRoute) -> HTML {
        let titles = idle.map { "<bdi>\($0.title)</bdi>" as HTML }.joined(separator: ", ")
        return """
            <details class="folded not-due"><summary><span>\(words.notDue): \(titles)</span>\(Icon.chevronDown.small)</summary>
            \(list(idle, words, back))</details>

            """
    }
}
