import CivilTime
import Journal

/// The game's index as far as it is known, and the sources that changed since.
struct GameIndexing: Sendable {
    /// An index in one place, so that copies of a state need not copy its parts.
    private final class Box: Sendable {
        let index: GameIndex
        /// Those before the week that was asked for last.
        let habits: SharedCache<EarlierHabits>
        /// The indices as of the two days that were asked for last: Today looks at yesterday, too.
        let ofDays = SharedCache<[DayIndex]>()

        init(_ index: GameIndex, _ habits: EarlierHabits?) {
            self.index = index
            self.habits = SharedCache(habits)
        }
    }

    /// The facts of habits before a day, and the habits that changed since they were found.
    private struct EarlierHabits: Sendable {
        let day: Day
        var habits: GameIndex
        var changed: Set<RecordID> = []
    }

    /// The index as of a day.
    private struct DayIndex: Sendable {
        let day: Day
        let index: GameIndex
    }

    private var cache = SharedCache<Box>()
    /// An earlier index, and the sources that changed since. Nil if there is none, or too much changed.
    private var earlier: (box: Box, changes: GameChanges)?

    /// The index of a state, which this is a part of.
    func index(of state: State) -> GameIndex { box(of: state).index }

    /// The index of a state as of a day.
    func index(of state: State, on day: Day) -> GameIndex {
        let box = box(of: state)
        let known = box.ofDays.value ?? []
        if let known = known.first(where: { $0.day == day }) { return known.index }
        let index = box.index.judgingBudgets(through: day).judgingLimits(on: day, state)
            .judgingGoals(on: day, state)
        box.ofDays.store([DayIndex(day: day, index: index)] + known.prefix(1))
        return index
    }

    /// The facts of a state's habits, computed only from marks before a day.
    func habits(of state: State, before day: Day) -> GameIndex {
        let box = box(of: state)
        guard var known = box.habits.value, known.day == day else {
            let habits = GameIndex(habitsOf: state, before: day, box.index.imported)
            box.habits.store(EarlierHabits(day: day, habits: habits))
            return habits
        }
        if known.changed.isEmpty { return known.habits }
        known.habits.updateHabits(known.changed, before: day, state)
        known.changed = []
        box.habits.store(known)
        return known.habits
    }

    private func box(of state: State) -> Box {
        if let box = cache.value { return box }
        let box: Box
        if let (old, changes) = earlier {
            var known = old.habits.value
            known?.changed.formUnion(changes.habits)
            box = Box(old.index.updated(changes, in: state), known)
        } else {
            box = Box(GameIndex(state), nil)
        }
        cache.store(box)
        return box
    }

    /// Takes the sources that changed so far, to add more; see `keep`. Nil if all is indexed anew in any case. Called before each
    /// change of the state.
    mutating func takeChanges() -> GameChanges? {
        if let box = cache.value {
            cache = SharedCache()
            earlier = (box, GameChanges())
        } else if !isKnownUniquelyReferenced(&cache) {
            // A copy of the state goes on without the change.
            cache = SharedCache()
        }
        guard let changes = earlier?.changes else { return nil }
        earlier?.changes = GameChanges()
        return changes
    }

    /// Keeps the sources that changed.
    mutating func keep(_ changes: GameChanges) {
        if changes.all { earlier = nil } else { earlier?.changes = changes }
    }
}
