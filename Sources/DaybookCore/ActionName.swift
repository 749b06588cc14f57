/// The name of an action, by the feature that it belongs to. A batch carries the name as text; see `Decision`.
public enum ActionName: Hashable, Sendable {
    case habit(HabitAction)
    case goal(GoalAction)
    case task(TaskAction)
    case mood(MoodAction)
    case body(BodyAction)
    case meal(MealAction)
    case workout(WorkoutAction)
    case category(CategoryAction)
    case journal(JournalAction)

    /// The action of a name in the journal; nil for one that this version does not know.
    public init?(_ text: String) {
        let names: [ActionName?] = [
            HabitAction(rawValue: text)?.name, GoalAction(rawValue: text)?.name, TaskAction(rawValue: text)?.name,
            MoodAction(rawValue: text)?.name, BodyAction(rawValue: text)?.name, MealAction(rawValue: text)?.name,
            WorkoutAction(rawValue: text)?.name, CategoryAction(rawValue: text)?.name,
            JournalAction(rawValue: text)?.name,
        ]
        guard let match = names.lazy.compactMap({ $0 }).first else { return nil }
        self = match
    }
}

/// An action of one feature; its raw value is its name in the journal.
public protocol FeatureAction: RawRepresentable, Hashable, Sendable where RawValue == String {
    var name: ActionName { get }
}

/// The actions on the journal as a whole. Their names are in the journal, and stay.
public enum JournalAction: String, CaseIterable, FeatureAction {
    case changeSettings, `import`, undo, redo, erase, deleteHealth

    public var name: ActionName { .journal(self) }
}
