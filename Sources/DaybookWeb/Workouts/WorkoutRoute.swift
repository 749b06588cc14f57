import CivilTime
import DaybookCore
import Journal

/// The screens and actions of training: under `/workouts`, `/routines` and `/exercises`.
public enum WorkoutRoute: Hashable, Sendable {
    /// Beginning a workout, and how it goes.
    case home
    /// What was done, with a month of the calendar; nil for this one.
    case history(Month?)
    /// What it adds up to.
    case figures(BodySpan)
    /// Where a workout is begun.
    case start
    /// Writing down a workout that is over.
    case log
    case workout(RecordID)
    case edit(RecordID)
    case delete(RecordID)
    /// A workout while it is done.
    case live(RecordID, LiveView)
    case finish(RecordID)
    /// Where a set of a workout is added.
    case addSet(RecordID)
    /// A set: to be looked at and changed.
    case set(RecordID)
    case moveSet(RecordID)
    case deleteSet(RecordID)
    /// Adding a routine; of a workout that was done, or from nothing.
    case addRoutine(of: RecordID?)
    case routine(RecordID)
    case deleteRoutine(RecordID)
    case exercises
    case addExercise
    /// What was ever done of an exercise.
    case exercise(RecordID)
    case editExercise(RecordID)
    case deleteExercise(RecordID)
}

/// What the screen of a workout shows while it is done.
public struct LiveView: Hashable, Sendable {
    /// The exercise that is open; nil for the one that is next.
    public var exercise: RecordID?
    /// When the rest ends: milliseconds since 1970 (UTC); nil for none.
    public var restUntil: Int64?

    public init(exercise: RecordID? = nil, restUntil: Int64? = nil) {
        self.exercise = exercise
        self.restUntil = restUntil
    }
}

extension WorkoutRoute {
    /// The route of what follows `/workouts` in a path; nil for what is no page of ours.
    init?(workouts parts: [String], _ query: FormFields) {
        switch parts {
        case []: self = .home
        case ["history"]: self = .history(query["month"].flatMap { Month($0) })
        case ["figures"]: self = .figures(query["by"].flatMap { BodySpan(rawValue: $0) } ?? .week)
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

    /// The route of what follows `/routines` in a path; nil for what is no page of ours.
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

    /// The route of what follows `/exercises` in a path; nil for what is no page of ours.
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

    /// The path of its URL.
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

    /// The URL of it.
    var url: String { Route.workouts(self).url }
}

extension LiveView {
    /// The view of a link; what cannot be read is left out.
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
