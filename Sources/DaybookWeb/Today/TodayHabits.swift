import CivilTime
import DaybookCore
import Journal
import Markup
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

    /// The habits of a time of day, or of a category if no habit of the day has a time.
    struct Group: Sendable {
        let name: Name
        let tiles: [Tile]
        var due: Int { tiles.count { $0.counts } }
        var done: Int { tiles.count { $0.counts && $0.isDone } }

        enum Name: Sendable {
            case part(PartOfDay)
            case category(String)
            /// Without a time, beside groups that have one.
            case anyTime
            /// Without a category, beside groups that have one.
            case uncategorized
            /// All habits.
            case all
        }
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
        let tiles = agenda.habits.map { (item: $0, tile: Tile($0, on: agenda.day, in: state, newID: newID)) }
        idle = tiles.filter { $0.tile.style == .idle }.map { $0.tile }
        let shown = tiles.filter { $0.tile.style != .idle }
        let byTime = PartOfDay.choices.map { part in
            Group(name: .part(part), tiles: shown.filter { $0.item.habit.partOfDay == part }.map { $0.tile })
        }
        let anyTime = shown.filter { $0.item.habit.partOfDay == nil }.map { $0.tile }
        if anyTime.count < shown.count {
            groups = (byTime + [Group(name: .anyTime, tiles: anyTime)]).filter { !$0.tiles.isEmpty }
            return
        }
        let categories = state.livingCategories.sorted(by: { Words.isOrderedBefore($0.name, $1.name) })
        let byCategory = categories.map { category in
            let members = shown.filter { state.category($0.item.habit.category)?.id == category.id }
            return Group(name: .category(category.name), tiles: members.map { $0.tile })
        }
        let rest = shown.filter { state.category($0.item.habit.category) == nil }.map { $0.tile }
        let named = byCategory.filter { !$0.tiles.isEmpty }
        groups = named + (rest.isEmpty ? [] : [Group(name: named.isEmpty ? .all : .uncategorized, tiles: rest)])
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
        let name: HTML =
            switch group.name {
            case .part(let part): "\(words.partOfDayName(part.rawValue))"
            case .category(let name): "<bdi>\(name)</bdi>"
            case .anyTime: "\(words.anyTime)"
            case .uncategorized: "\(words.noCategory)"
            case .all: "\(words.habits)"
            }
        let count: HTML = " <span class=\"count\">\(words.part(group.done, of: group.due))</span>"
        return """
            <section class="group"><h2>\(name)\(if: group.due > 0, count)</h2>
            \(list(group.tiles, words, back, name))
            </section>

            """
    }

    private func list(_ tiles: [Tile], _ words: Words, _ back: PageRoute, _ group: HTML? = nil) -> HTML {
        guard !weeks.isEmpty else {
            let views = tiles.enumerated().map { $1.view(words, back: back, group: $0 == 0 ? group : nil) }
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
