import CivilTime
import DaybookCore
import Journal

/// The screens and actions of workouts, under `/workouts`, `/routines` and `/exercises`.
public enum WorkoutRoute: Hashable, Sendable {
    /// Starts a workout and shows recent progress.
    case home
    /// The history, with a calendar month; nil for the current month.
    case history(Month?)
    /// The statistics.
    case figures(StatisticsInterval)
    /// Starts a workout.
    case start
    /// Logs a finished workout.
    case log
    case workout(RecordID)
    case edit(RecordID)
    case delete(RecordID)
    /// A running workout.
    case live(RecordID, LiveView)
    case finish(RecordID)
    /// Adds a set to a workout.
    case addSet(RecordID)
    /// A set and its form.
    case set(RecordID)
    case moveSet(RecordID)
    case deleteSet(RecordID)
    /// Adds a routine, from a finished workout or from scratch.
    case addRoutine(of: RecordID?)
    case routine(RecordID)
    case deleteRoutine(RecordID)
    case exercises
    case addExercise
    /// The history of an exercise.
    case exercise(RecordID)
    case editExercise(RecordID)
    case deleteExercise(RecordID)
}

/// The view state of a running workout.
public struct LiveView: Hashable, Sendable {
    /// The open exercise; nil for the next one.
    public var exercise: RecordID?
    /// The end of the rest in milliseconds since 1970 (UTC); nil if there is none.
    public var restUntil: Int64?

    public init(exercise: RecordID? = nil, restUntil: Int64? = nil) {
        self.exercise = exercise
        self.restUntil = restUntil
    }
}

extension WorkoutRoute {
    /// Parses the path components after `/workouts`; nil if there is no such page.
    init?(workouts parts: [String], _ query: FormFields) {
        switch parts {
        case []: self = .home
        case ["history"]: self = .history(query["month"].flatMap { Month($0) })
        case ["figures"]: self = .figures(query["by"].flatMap { StatisticsInterval(rawValue: $0) } ?? .week)
        case ["start"]: self = .start
        case ["new"]: self = .log
        default:
            if parts[0] == "sets" {
                guard parts.count > 1, let id = RecordID(hex: parts[1]), parts.count <= 3 else { return nil }
                switch parts.count == 3 ? parts[2] : "" {
                case "": self = .set(id)
                case "move": self = .moveSet(id)
                case "delete": self = .deleteSet(id)
                default: return nil
                }
                return
            }
            guard let id = RecordID(hex: parts[0]), parts.count <= 2 else { return nil }
            switch parts.count == 2 ? parts[1] : "" {
            case "": self = .workout(id)
            case "edit": self = .edit(id)
            case "delete": self = .delete(id)
            case "live": self = .live(id, LiveView(query))
            case "finish": self = .finish(id)
            case "sets": self = .addSet(id)
            default: return nil
            }
        }
    }

    /// Parses the path components after `/routines`; nil if there is no such page.
    init?(routines parts: [String], _ query: FormFields) {
        switch parts {
        case []: self = .home
        case ["new"]: self = .addRoutine(of: query["of"].flatMap { RecordID(hex: $0) })
        default:
            guard let id = RecordID(hex: parts[0]) else { return nil }
            if parts.count == 1 {
                self = .routine(id)
            } else if parts.count == 2, parts[1] == "delete" {
                self = .deleteRoutine(id)
            } else {
                return nil
            }
        }
    }

    /// Parses the path components after `/exercises`; nil if there is no such page.
    init?(exercises parts: [String]) {
        switch parts {
        case []: self = .exercises
        case ["new"]: self = .addExercise
        default:
            guard let id = RecordID(hex: parts[0]), parts.count <= 2 else { return nil }
            switch parts.count == 2 ? parts[1] : "" {
            case "": self = .exercise(id)
            case "edit": self = .editExercise(id)
            case "delete": self = .deleteExercise(id)
            default: return nil
            }
        }
    }

    var path: String {
        switch self {
        case .home: "/workouts"
        case .history: "/workouts/history"
        case .figures: "/workouts/figures"
        case .start: "/workouts/start"
        case .log: "/workouts/new"
        case .workout(let id): "/workouts/\(id.hex)"
        case .edit(let id): "/workouts/\(id.hex)/edit"
        case .delete(let id): "/workouts/\(id.hex)/delete"
        case .live(let id, _): "/workouts/\(id.hex)/live"
        case .finish(let id): "/workouts/\(id.hex)/finish"
        case .addSet(let id): "/workouts/\(id.hex)/sets"
        case .set(let id): "/workouts/sets/\(id.hex)"
        case .moveSet(let id): "/workouts/sets/\(id.hex)/move"
        case .deleteSet(let id): "/workouts/sets/\(id.hex)/delete"
        case .addRoutine: "/routines/new"
        case .routine(let id): "/routines/\(id.hex)"
        case .deleteRoutine(let id): "/routines/\(id.hex)/delete"
        case .exercises: "/exercises"
        case .addExercise: "/exercises/new"
        case .exercise(let id): "/exercises/\(id.hex)"
        case .editExercise(let id): "/exercises/\(id.hex)/edit"
        case .deleteExercise(let id): "/exercises/\(id.hex)/delete"
        }
    }

    var query: FormFields {
        var query = FormFields()
        switch self {
        case .history(let month):
            if let month { query.append("month", month.text) }
        case .figures(let span):
            if span != .week { query.append("by", span.rawValue) }
        case .live(_, let view): query = view.query
        case .addRoutine(let workout):
            if let workout { query.append("of", workout.hex) }
        default: break
        }
        return query
    }

    var url: String { Route.workouts(self).url }
}

extension LiveView {
    /// Parses a query; invalid values are omitted.
    init(_ query: FormFields) {
        exercise = query["exercise"].flatMap { RecordID(hex: $0) }
        restUntil = query["rest"].flatMap { Int64($0) }
    }

    var query: FormFields {
        var query = FormFields()
        if let exercise { query.append("exercise", exercise.hex) }
        if let restUntil { query.append("rest", "\(restUntil)") }
        return query
    }
}
