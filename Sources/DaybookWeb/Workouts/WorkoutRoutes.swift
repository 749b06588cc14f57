import CivilTime
import DaybookCore
import Journal

/// The pages of workouts, under `/workouts`, `/routines` and `/exercises`.
public enum WorkoutPageRoute: Route {
    /// Starts a workout and shows recent progress.
    case home
    /// The history, with a calendar month; nil for the current month.
    case history(Month?)
    /// The statistics by week, month or year, up to a day, or today.
    case figures(StatisticsInterval, until: Day? = nil)
    /// Logs a finished workout, of a day if one is given.
    case log(on: Day? = nil)
    case workout(RecordID)
    case edit(RecordID)
    /// A running workout.
    case live(RecordID, LiveView)
    /// A set and its form.
    case set(RecordID)
    /// Adds a routine, from a finished workout or from scratch.
    case addRoutine(of: RecordID?)
    /// A routine and its form.
    case routine(RecordID)
    case exercises
    case addExercise
    /// The history of an exercise.
    case exercise(RecordID)
    case editExercise(RecordID)
}

/// The actions of workouts, under `/workouts`, `/routines` and `/exercises`.
public enum WorkoutActionRoute: Route {
    /// Starts a workout.
    case start
    /// Logs a finished workout.
    case log
    case edit(RecordID)
    case delete(RecordID)
    case finish(RecordID)
    /// Adds a set to a workout.
    case addSet(RecordID)
    case editSet(RecordID)
    case moveSet(RecordID)
    case deleteSet(RecordID)
    case addRoutine
    case editRoutine(RecordID)
    case deleteRoutine(RecordID)
    case addExercise
    case editExercise(RecordID)
    case deleteExercise(RecordID)
}

/// The view state of a running workout.
public struct LiveView: Hashable, Sendable {
    /// The open exercise; nil for the next one.
    public var exercise: RecordID?
    /// The end of the rest in milliseconds since 1970 (UTC); nil if there is none.
    public var restUntil: Int64?
    /// The text to find exercises by; nil if none is searched for.
    public var search: String?
    /// Whether the page asks what to do with the workout, which is to be finished without a set.
    public var asksToKeep = false
    /// Whether the page asks if the workout is to be finished though planned sets are open.
    public var asksToFinish = false

    public init(exercise: RecordID? = nil, restUntil: Int64? = nil) {
        self.exercise = exercise
        self.restUntil = restUntil
    }
}

extension WorkoutPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> WorkoutPageRoute? {
        switch parts {
        case ["workouts"], ["routines"]: return .home
        case ["workouts", "history"]: return .history(query["month"].flatMap { Month($0) })
        case ["workouts", "figures"]: return .figures(query.interval, until: query.until)
        case ["workouts", "new"]: return .log(on: query["day"].flatMap { Day($0) })
        case ["routines", "new"]: return .addRoutine(of: query["of"].flatMap { RecordID(hex: $0) })
        case ["exercises"]: return .exercises
        case ["exercises", "new"]: return .addExercise
        default:
            if parts.count == 3, parts.starts(with: ["workouts", "sets"]) {
                return RecordID(hex: parts[2]).map { .set($0) }
            }
            guard parts.count > 1, let id = RecordID(hex: parts[1]) else { return nil }
            switch [parts[0]] + parts.dropFirst(2) {
            case ["workouts"]: return .workout(id)
            case ["workouts", "edit"]: return .edit(id)
            case ["workouts", "live"]: return .live(id, LiveView(query))
            case ["routines"]: return .routine(id)
            case ["exercises"]: return .exercise(id)
            case ["exercises", "edit"]: return .editExercise(id)
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .home: Location("/workouts")
        case .history(let month): Location("/workouts/history", [("month", month?.text)])
        case .figures(let span, let last): .statistics("/workouts/figures", span, until: last)
        case .log(let day): Location("/workouts/new", [("day", day?.text)])
        case .workout(let id): Location("/workouts/\(id.hex)")
        case .edit(let id): Location("/workouts/\(id.hex)/edit")
        case .live(let id, let view): Location("/workouts/\(id.hex)/live", view.query)
        case .set(let id): Location("/workouts/sets/\(id.hex)")
        case .addRoutine(let workout): Location("/routines/new", [("of", workout?.hex)])
        case .routine(let id): Location("/routines/\(id.hex)")
        case .exercises: Location("/exercises")
        case .addExercise: Location("/exercises/new")
        case .exercise(let id): Location("/exercises/\(id.hex)")
        case .editExercise(let id): Location("/exercises/\(id.hex)/edit")
        }
    }
}

extension WorkoutActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> WorkoutActionRoute? {
        switch parts {
        case ["workouts", "start"]: return .start
        case ["workouts", "new"]: return .log
        case ["routines", "new"]: return .addRoutine
        case ["exercises", "new"]: return .addExercise
        default:
            if parts.count > 2, parts.starts(with: ["workouts", "sets"]) {
                return RecordID(hex: parts[2]).flatMap { ofSet($0, Array(parts.dropFirst(3))) }
            }
            guard parts.count > 1, let id = RecordID(hex: parts[1]) else { return nil }
            switch [parts[0]] + parts.dropFirst(2) {
            case ["workouts", "edit"]: return .edit(id)
            case ["workouts", "delete"]: return .delete(id)
            case ["workouts", "finish"]: return .finish(id)
            case ["workouts", "sets"]: return .addSet(id)
            case ["routines"]: return .editRoutine(id)
            case ["routines", "delete"]: return .deleteRoutine(id)
            case ["exercises", "edit"]: return .editExercise(id)
            case ["exercises", "delete"]: return .deleteExercise(id)
            default: return nil
            }
        }
    }

    private static func ofSet(_ id: RecordID, _ rest: [String]) -> WorkoutActionRoute? {
        switch rest {
        case []: .editSet(id)
        case ["move"]: .moveSet(id)
        case ["delete"]: .deleteSet(id)
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .start: Location("/workouts/start")
        case .log: Location("/workouts/new")
        case .edit(let id): Location("/workouts/\(id.hex)/edit")
        case .delete(let id): Location("/workouts/\(id.hex)/delete")
        case .finish(let id): Location("/workouts/\(id.hex)/finish")
        case .addSet(let id): Location("/workouts/\(id.hex)/sets")
        case .editSet(let id): Location("/workouts/sets/\(id.hex)")
        case .moveSet(let id): Location("/workouts/sets/\(id.hex)/move")
        case .deleteSet(let id): Location("/workouts/sets/\(id.hex)/delete")
        case .addRoutine: Location("/routines/new")
        case .editRoutine(let id): Location("/routines/\(id.hex)")
        case .deleteRoutine(let id): Location("/routines/\(id.hex)/delete")
        case .addExercise: Location("/exercises/new")
        case .editExercise(let id): Location("/exercises/\(id.hex)/edit")
        case .deleteExercise(let id): Location("/exercises/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: WorkoutPageRoute {
        switch self {
        case .start, .deleteRoutine: .home
        case .log: .log()
        case .edit(let id): .edit(id)
        case .delete(let id), .finish(let id), .addSet(let id): .workout(id)
        case .editSet(let id), .moveSet(let id), .deleteSet(let id): .set(id)
        case .addRoutine: .addRoutine(of: nil)
        case .editRoutine(let id): .routine(id)
        case .addExercise: .addExercise
        case .editExercise(let id): .editExercise(id)
        case .deleteExercise: .exercises
        }
    }
}

extension LiveView {
    /// Parses a query; invalid values are omitted.
    init(_ query: FormFields) {
        exercise = query["exercise"].flatMap { RecordID(hex: $0) }
        restUntil = query["rest"].flatMap { Int64($0) }
        search = query["search"]
        asksToKeep = query["empty"] == "1"
        asksToFinish = query["open"] == "1"
    }

    var query: FormFields {
        var query = FormFields()
        if let exercise { query.append("exercise", exercise.hex) }
        if let restUntil { query.append("rest", "\(restUntil)") }
        if let search { query.append("search", search) }
        if asksToKeep { query.append("empty", "1") }
        if asksToFinish { query.append("open", "1") }
        return query
    }
}
