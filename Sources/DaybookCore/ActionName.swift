/// An action's name, grouped by feature. A batch stores it as text; see `Decision`.
public enum ActionName: Hashable, Sendable {
    case habit(HabitAction)
    case goal(GoalAction)
    case task(TaskAction)
    case mood(MoodAction)
    case body(BodyAction)
    case meal(MealAction)
    case workout(WorkoutAction)
    case note(NoteAction)
    case money(MoneyAction)
    case attachment(AttachmentAction)
    case away(AwayAction)
    case game(GameAction)
    case category(CategoryAction)
    case journal(JournalAction)

    /// The name in the journal.
    public var text: String { feature.name }

    /// The table of the record that the action is about.
    public var table: String { feature.table }

    private var feature: (name: String, table: String) {
        switch self {
        case .habit(let action): (action.rawValue, action.table)
        case .goal(let action): (action.rawValue, action.table)
        case .task(let action): (action.rawValue, action.table)
        case .mood(let action): (action.rawValue, action.table)
        case .body(let action): (action.rawValue, action.table)
        case .meal(let action): (action.rawValue, action.table)
        case .workout(let action): (action.rawValue, action.table)
        case .note(let action): (action.rawValue, action.table)
        case .money(let action): (action.rawValue, action.table)
        case .attachment(let action): (action.rawValue, action.table)
        case .away(let action): (action.rawValue, action.table)
        case .game(let action): (action.rawValue, action.table)
        case .category(let action): (action.rawValue, action.table)
        case .journal(let action): (action.rawValue, action.table)
        }
    }

    /// Parses a name from the journal; nil if this version does not know it.
    public init?(_ text: String) {
        let names: [ActionName?] = [
            HabitAction(rawValue: text)?.name, GoalAction(rawValue: text)?.name, TaskAction(rawValue: text)?.name,
            MoodAction(rawValue: text)?.name, BodyAction(rawValue: text)?.name, MealAction(rawValue: text)?.name,
            WorkoutAction(rawValue: text)?.name, NoteAction(rawValue: text)?.name, MoneyAction(rawValue: text)?.name,
            AttachmentAction(rawValue: text)?.name, AwayAction(rawValue: text)?.name, GameAction(rawValue: text)?.name,
            CategoryAction(rawValue: text)?.name, JournalAction(rawValue: text)?.name,
        ]
        guard let match = names.lazy.compactMap({ $0 }).first else { return nil }
        self = match
    }
}

extension Settings {
    /// Whether lists of actions show those with this name: not those of the game while it is off.
    public func shows(_ action: ActionName?) -> Bool {
        guard isGameOff, case .game? = action else { return true }
        return false
    }
}

/// An action of one feature; its raw value is its name in the journal.
public protocol FeatureAction: RawRepresentable, Hashable, Sendable where RawValue == String {
    var name: ActionName { get }
    /// The table of the record that it is about.
    var table: String { get }
}

/// The actions on the journal as a whole. Raw values are stored in the journal and must not change.
public enum JournalAction: String, CaseIterable, FeatureAction {
    case changeSettings, `import`, undo, redo, erase, deleteHealth, recover, logSleep

    public var name: ActionName { .journal(self) }
    public var table: String { Settings.table }
}
