import DaybookCore
import Journal
import Words

/// The habits to search first; the others are searched second.
enum HabitSearchScope {
    case active, archived
}

extension Session {
    /// Finds a habit by title, prefix of a title, or id.
    func habit(_ typed: String, in state: State, first scope: HabitSearchScope = .active) throws -> Habit {
        if let id = RecordID(hex: typed), let habit = state.habit(id) { return habit }
        let active = state.activeHabits
        let archived = state.archivedHabits
        let scopes = scope == .active ? [active, archived] : [archived, active]
        for habits in scopes {
            switch Words.match(typed, among: habits.map(\.title)) {
            case .one(let index): return habits[index]
            case .several(let indices): throw ambiguous(typed, indices.map { habits[$0] })
            case .none: break
            }
        }
        throw InvalidRequest.unknown(
            typed, among: scopes.joined().map(\.title), listedBy: "daybook habit list", words
        ) { words.habitUnknown($0, nearest: $1) }
    }

    private func ambiguous(_ typed: String, _ habits: [Habit]) -> InvalidRequest {
        // If the titles differ only in accents, show ids as well: typing more of the title would not help.
        let areAlike = Set(habits.map { Words.fold($0.title) }).count < habits.count
        return InvalidRequest(words.ambiguous(typed, habits.map(\.title), ids: areAlike ? habits.map(\.id.hex) : []))
    }

    /// Finds a habit by title. Throws if it is archived.
    func activeHabit(_ typed: String, in state: State) throws -> Habit {
        let habit = try habit(typed, in: state)
        if habit.isArchived { throw InvalidRequest(words.habitArchivedAlready) }
        return habit
    }
}
