import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The actions that a search offers: to log what was typed, to mark a habit, to open a form.
struct SearchActions {
    private let context: RequestContext
    private let text: String
    private let entry: QuickEntry?
    private let newID: () -> RecordID
    private var state: State { context.state }
    private var words: Words { context.words }

    init(for text: String, _ context: RequestContext) {
        self.context = context
        self.text = text
        entry = TaskLine(text, context).entry
        newID = context.newIDs()
    }

    private func isOn(_ part: JournalPart) -> Bool { !state.settings.hides(part) }

    /// Logs or marks what the typed line says; nil if it would be a task.
    func typedLine() -> SearchResults.Group? {
        guard let entry else { return nil }
        let pieces = words.pieces(entry, in: state, today: context.today)
        var hit = SearchResults.Hit(
            icon: entry.icon.svg, text: pieces.joined(separator: " · "), detail: entry.verb(words),
            url: PageRoute.tasks(.quick(line: text)).url)
        if case .meal(let meal) = entry, !words.newFoods(of: meal, in: state).isEmpty {
            // The sheet asks for the energy of its foods.
            hit.isSheet = true
        } else {
            // The search is of no day, whatever page it was opened on.
            hit.action = action(.tasks(.quickAdd), [("line", text), ("id", newID().hex), ("undated", "1")])
        }
        return SearchResults.Group(title: words.actions, hits: [hit], beyond: 0, all: nil, best: .start)
    }

    /// Habits to mark, pets whose mood to log, and forms, whose names match.
    func offers() -> SearchResults.Group? {
        let (name, amount) = words.markedName(in: text)
        let query = SearchQuery(name)
        var found = SearchResults.Collector(query)
        if isOn(.habits) {
            for habit in state.activeHabits where isOffered(habit, query) {
                guard let hit = mark(habit, amount) else { continue }
                found.add([habit.title], recency: 1) { hit }
            }
        }
        if isOn(.moods) {
            for pet in state.activeSubjects {
                found.add([pet.name]) {
                    let route = PageRoute.log(.mood(of: pet.id))
                    return SearchResults.Hit(
                        icon: Icon.smile.svg, text: words.logMood(of: pet.name), detail: "", url: route.url,
                        isSheet: route.isSheet)
                }
            }
        }
        if isOn(.workouts) {
            for routine in state.livingRoutines {
                found.add([words.startNamed(routine.name)] + words.otherStarts(routine.name)) { start(routine) }
            }
        }
        for place in SearchPlace.actions(words) where place.part.map({ isOn($0) }) ?? true {
            found.add(place, words.searchTerms(of: place.topic)) { form(place) }
        }
        return found.group(words.actions)
    }

    /// Starts a workout of a routine.
    private func start(_ routine: Routine) -> SearchResults.Hit {
        var hit = SearchResults.Hit(
            icon: Icon.training.svg, text: words.startNamed(routine.name), detail: "",
            url: WorkoutPageRoute.routine(routine.id).url)
        hit.action = SearchResults.Action(
            url: WorkoutActionRoute.start.url, fields: [("id", newID().hex), ("routine", routine.id.hex)])
        return hit
    }

    /// Whether a habit's words begin as searched for, and the typed line does not mark it already.
    private func isOffered(_ habit: Habit, _ query: SearchQuery) -> Bool {
        if case .mark(let mark) = entry, mark.habit == habit.title { return false }
        return query.match(in: habit.title).map { $0 > .within } ?? false
    }

    /// Marks a habit today: a measured one with the typed amount or, without one, in its sheet. Nil if it is done, or an
    /// amount was typed for a yes-no habit.
    private func mark(_ habit: Habit, _ amount: Double?) -> SearchResults.Hit? {
        let today = context.today
        let entry = state.entry(of: habit.id, on: today)
        var hit = SearchResults.Hit(
            icon:
                "<span class=\"tint-\(habit.color.rawValue)\">\(HabitIcon.view(habit.icon, title: habit.title))</span>",
            text: words.markHabit(habit.title), detail: "", url: HabitPageRoute.entry(habit.id, today).url)
        if !habit.kind.isMeasure {
            guard amount == nil, entry?.state != .done else { return nil }
            hit.action = action(.habits(.mark(habit.id, today)), [("do", "done"), ("message", "1")])
            return hit
        }
        hit.detail = habit.measure(entry.flatMap { state.value(of: $0) } ?? 0, words)
        guard let amount else {
            hit.isSheet = true
            return hit
        }
        hit.text = words.markHabit(habit.title, words.measure(amount, habit.unit))
        hit.action = action(
            .habits(.mark(habit.id, today)), [("do", "add"), ("amount", words.number(amount)), ("id", newID().hex)])
        return hit
    }

    /// An action that leads to Today, or in a sheet to the page below.
    private func action(_ route: ActionRoute, _ fields: [(name: String, value: String)]) -> SearchResults.Action {
        SearchResults.Action(url: route.url, fields: fields + [("back", PageRoute.today(nil).url)])
    }

    private func form(_ place: SearchPlace) -> SearchResults.Hit {
        SearchResults.Hit(
            icon: place.icon.svg, text: place.name, detail: place.detail, url: place.url, isSheet: place.isSheet)
    }
}

extension QuickEntry {
    fileprivate var icon: Icon {
        switch self {
        case .task: .tasks
        case .weight: .scale
        case .sleep: .watch
        case .workout: .training
        case .mood: .smile
        case .note: .note
        case .meal: .meal
        case .habit, .mark: .habits
        case .goal: .goal
        case .money: .money
        }
    }

    /// The verb for saving it: "Log", "Mark", "Add".
    fileprivate func verb(_ words: Words) -> String {
        switch self {
        case .task, .habit, .goal: words.add
        case .mark: words.mark
        case .weight, .sleep, .workout, .mood, .note, .meal, .money: words.log
        }
    }
}
