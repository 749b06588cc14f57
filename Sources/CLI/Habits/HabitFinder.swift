import DaybookCore
import Journal
import Words

/// Which habits a title is looked for among first; those of the other kind come second.
enum Shelf {
    case active, archived
}

extension Session {
    /// The habit that a title or a beginning of one means, or its id.
    func habit(_ typed: String, in state: State, first shelf: Shelf = .active) throws -> Habit {
        if let id = RecordID(hex: typed), let habit = state.habit(id) { return habit }
        let active = state.activeHabits
        let archived = state.archivedHabits
        let (first, second) = shelf == .active ? (active, archived) : (archived, active)
        switch Words.match(typed, among: first.map(\.title)) {
        case .one(let place): return first[place]
        case .several(let places): throw Refused(words.habitAmbiguous(typed, places.map { first[$0].title }))
        case .none: break
        }
        switch Words.match(typed, among: second.map(\.title)) {
        case .one(let place): return second[place]
        case .several(let places): throw Refused(words.habitAmbiguous(typed, places.map { second[$0].title }))
        case .none: break
        }
        let nearest = Words.nearest(to: typed, in: (first + second).map(\.title))
        throw Refused(words.habitUnknown(typed, nearest: nearest))
    }

    /// The habit of a title, unless it is in the archive.
    func activeHabit(_ typed: String, in state: State) throws -> Habit {
        let habit = try habit(typed, in: state)
        if habit.isArchived { throw Refused(words.habitArchivedAlready) }
        return habit
    }
}
