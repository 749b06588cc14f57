import CivilTime
import Journal

/// Facts about all workouts, weights, moods and health data, computed when they are first asked for, since pages ask for those of years again and
/// again. Copies of the state share them.
struct BodyFacts: Sendable {
    private var records = SharedCache<[ExerciseRecords]>()
    private var weight = SharedCache<WeightTrend>()
    private var moods = SharedCache<[RecordID?: [MoodStatistics.DayMean]]>()
    private var health = SharedCache<[HealthDay]>()

    /// The records of every exercise with sets, most sets first.
    func exerciseRecords(of state: State) -> [ExerciseRecords] {
        Self.value(records) { state.findExerciseRecords() }
    }

    /// The trend of all weights.
    func weightTrend(of state: State) -> WeightTrend {
        Self.value(weight) { WeightTrend(state.figures(of: .weight).map { ($0.day, $0.value) }) }
    }

    /// The mean mood of each day with an entry, oldest first, by the pet; nil is the person. Deleted pets are included.
    func moodDays(of state: State) -> [RecordID?: [MoodStatistics.DayMean]] {
        Self.value(moods) { state.findMoodDays() }
    }

    /// The days that have health data, in order.
    func healthDays(of state: State) -> [HealthDay] {
        Self.value(health) { state.findHealthDays() }
    }

    private static func value<Value: Sendable>(_ cache: SharedCache<Value>, _ compute: () -> Value) -> Value {
        if let known = cache.value { return known }
        let value = compute()
        cache.store(value)
        return value
    }

    /// Forgets what changes to some columns can affect. Called after each change of the state.
    mutating func forget(_ slots: [ColumnNames.Slot?]) {
        func changes(_ tables: State.TableNumber...) -> Bool {
            slots.contains { slot in tables.contains { $0.rawValue == slot?.table } }
        }
        // Copies of the state keep theirs.
        if changes(.workouts, .exerciseSets) { records = SharedCache() }
        if changes(.measurements, .healthDays) { weight = SharedCache() }
        if changes(.moodEntries) { moods = SharedCache() }
        if changes(.healthDays) { health = SharedCache() }
    }
}

extension State {
    /// The records of every exercise with sets, most sets first.
    public var exerciseRecords: [ExerciseRecords] { bodyFacts.exerciseRecords(of: self) }

    /// The trend of all weigh-ins; days without one use the weight from health data.
    public var weightTrend: WeightTrend { bodyFacts.weightTrend(of: self) }

    /// The mean mood of each day with an entry, oldest first, of a pet that may be deleted, or of the person if nil.
    func moodDays(of subject: RecordID?) -> [MoodStatistics.DayMean] { bodyFacts.moodDays(of: self)[subject] ?? [] }

    /// Whether there are entries of a pet, or of the person if nil.
    func hasMoods(of subject: RecordID?) -> Bool { bodyFacts.moodDays(of: self)[subject] != nil }

    fileprivate func findHealthDays() -> [HealthDay] {
        healthDayTable.rows.filter { $0.day != nil && !$0.isBlank }.sorted(byKey: { $0.day ?? .first })
    }

    fileprivate func findMoodDays() -> [RecordID?: [MoodStatistics.DayMean]] {
        var entries: [RecordID?: [MoodEntry]] = [:]
        for entry in moodEntries.rows where entry.isAlive { entries[entry.subject, default: []].append(entry) }
        return entries.mapValues { MoodStatistics($0.sorted(byKey: { $0.at })).days }
    }
}
