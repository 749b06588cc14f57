/// A part of life that the journal can hold. The person can switch off those they do not use.
public enum JournalPart: String, CaseIterable, Hashable, Sendable {
    case tasks, habits, goals, notes, moods, workouts, meals, weight, health, money
}

extension Settings {
    /// Whether the person has switched a part off: it is then on no screen, but its records stay.
    public func hides(_ part: JournalPart) -> Bool { self[part.field] }

    /// Switches a part off or on.
    public mutating func setHidden(_ isHidden: Bool, _ part: JournalPart) { self[part.field] = isHidden }

    /// The parts that are on, in their order on screen.
    public var parts: [JournalPart] { JournalPart.allCases.filter { !hides($0) } }
}

extension JournalPart {
    /// The setting that switches the part off.
    public var field: Settings.Field {
        switch self {
        case .tasks: .hidesTasks
        case .habits: .hidesHabits
        case .goals: .hidesGoals
        case .notes: .hidesNotes
        case .moods: .hidesMoods
        case .workouts: .hidesWorkouts
        case .meals: .hidesMeals
        case .weight: .hidesWeight
        case .health: .hidesHealth
        case .money: .hidesMoney
        }
    }
}
