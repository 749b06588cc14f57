import CivilTime
import Journal

extension GameIndex {
    mutating func addAll(_ kind: RowKind, _ state: State) {
        let count =
            switch kind {
            case .tasks: state.tasks.rows.count
            case .workouts: state.workouts.rows.count
            case .moods: state.moodEntries.rows.count
            case .meals: state.meals.rows.count
            case .weighIns: state.measurements.rows.count
            case .nights: state.healthDayTable.rows.count
            case .notes: state.notes.rows.count
            case .transactions: state.transactions.rows.count
            }
        rows[kind.rawValue] = [RowFact](repeating: .none, count: count)
        for row in 0..<count { setRow(row, kind, state) }
    }

    mutating func setRow(_ row: Int, _ kind: RowKind, _ state: State) {
        let missing = row + 1 - rows[kind.rawValue].count
        if missing > 0 { rows[kind.rawValue].append(contentsOf: repeatElement(.none, count: missing)) }
        let old = rows[kind.rawValue][row]
        let new = state.gameFact(row, kind, imported)
        if new == old { return }
        count(old, kind, times: -1)
        rows[kind.rawValue][row] = new
        count(new, kind, times: 1)
    }

    /// Adds a fact to the numbers of its day, or takes it away.
    private mutating func count(_ fact: RowFact, _ kind: RowKind, times sign: Int64) {
        guard fact != .none, let day = Day(number: fact.day) else { return }
        addPoints(of: fact, kind, times: sign, on: day)
        switch kind {
        case .tasks:
            add(sign, .tasks, on: day)
            if fact.has(.isOnTime) { add(sign, .tasksOnTime, on: day) }
        case .workouts:
            add(sign, .workouts, on: day)
            if fact.has(.isEarly) { add(sign, .earlyWorkouts, on: day) }
        case .moods: add(sign, fact.has(.isOfPet) ? .petMoods : .moods, on: day)
        case .meals: add(sign, .meals, on: day)
        case .weighIns: add(sign, .weighIns, on: day)
        case .nights: add(sign, .nights, on: day)
        case .notes: add(sign, .notes, on: day)
        case .transactions: add(sign, .transactions, on: day)
        }
    }
}

extension GameIndex {
    /// Adds the points of a fact, or takes them away, before it is counted: of workouts and moods only the first of a day earn.
    private mutating func addPoints(of fact: RowFact, _ kind: RowKind, times sign: Int64, on day: Day) {
        guard let reason = kind.limitedReason else { return points.add(sign * fact.points(kind), on: day) }
        let number = limitedCount(kind, on: day)
        let (now, before) = (number + sign, number)
        points.add(
            PointRules.points(reason, times: now, on: day) - PointRules.points(reason, times: before, on: day), on: day)
    }

    /// The number of facts on a day of a kind that earns only so many times.
    private func limitedCount(_ kind: RowKind, on day: Day) -> Int64 {
        switch kind {
        case .workouts: count(.workouts).count(on: day)
        case .moods: count(.moods).count(on: day) + count(.petMoods).count(on: day)
        case .tasks, .meals, .weighIns, .nights, .notes, .transactions: 0
        }
    }
}

extension GameIndex.RowKind {
    /// The reason by which rows of a kind earn that earn only so many times a day; nil for others.
    var limitedReason: PointReason? {
        switch self {
        case .workouts: .workout
        case .moods: .moodLogged
        case .tasks, .meals, .weighIns, .nights, .notes, .transactions: nil
        }
    }
}

extension GameIndex.RowFact {
    /// A detail of a fact, of one of the kinds.
    enum Flag: UInt8 {
        case isOnTime = 128
        case isEarly = 64
        case isOfPet = 32
    }

    init(_ day: Day, _ flag: Flag? = nil, priority: TaskPriority? = nil) {
        let index = priority.flatMap { TaskPriority.allCases.firstIndex(of: $0) }.map { UInt8($0 + 1) } ?? 0
        self.init(day: day.number, flags: (flag?.rawValue ?? 0) | index)
    }

    func has(_ flag: Flag) -> Bool { flags & flag.rawValue != 0 }

    /// The priority of a task.
    var priority: TaskPriority? {
        let index = Int(flags & 15) - 1
        return TaskPriority.allCases.indices.contains(index) ? TaskPriority.allCases[index] : nil
    }

    /// Its points, if it is among the first of its day; see `PointRules.mostADay`.
    func points(_ kind: GameIndex.RowKind) -> Int64 {
        switch kind {
        case .tasks: PointRules.task(priority, isBeforeDue: has(.isOnTime))
        case .workouts: PointRules.workout
        case .moods: PointRules.moodLogged
        case .meals, .weighIns, .nights, .notes, .transactions: 0
        }
    }
}

extension State {
    /// The fact that a row is.
    func gameFact(_ row: Int, _ kind: GameIndex.RowKind, _ imported: ImportedStamps) -> GameIndex.RowFact {
        let fact =
            switch kind {
            case .tasks: taskFact(row, imported)
            case .workouts: workoutFact(row, imported)
            case .moods: moodFact(row, imported)
            case .meals:
                dayFact(meals.rows[row].isAlive ? meals.rows[row].day : nil) {
                    imported.wrote(row, of: meals, Meal.identity)
                }
            case .weighIns:
                dayFact(measurements.rows[row].livingWeighIn?.day) {
                    imported.wrote(row, of: measurements, BodyMeasurement.identity)
                }
            case .nights:
                dayFact(healthDayTable.rows[row].typedNight) {
                    imported.wrote(row, of: healthDayTable, HealthDay.identity)
                }
            case .notes:
                dayFact(notes.rows[row].isAlive ? notes.rows[row].day : nil) {
                    imported.wrote(row, of: notes, Note.identity)
                }
            case .transactions:
                dayFact(counts(transactions.rows[row]) ? transactions.rows[row].day : nil) {
                    imported.wrote(row, of: transactions, Transaction.identity)
                }
            }
        guard let day = Day(number: fact.day), DailyCounts.days.contains(day) else { return .none }
        return fact
    }

    private func dayFact(_ day: Day?, isImported: () -> Bool) -> GameIndex.RowFact {
        guard let day, !isImported() else { return .none }
        return GameIndex.RowFact(day)
    }

    /// A task or an occurrence that was completed.
    private func taskFact(_ row: Int, _ imported: ImportedStamps) -> GameIndex.RowFact {
        let task = tasks.rows[row]
        guard task.status == .completed, let day = task.closedOn else { return .none }
        if imported.wrote(row, of: tasks, [TaskItem.Field.status.rawValue]) { return .none }
        var priority = task.priority
        if let (root, _) = TaskItem.occurrence(task.id) {
            guard let series = tasks[root], series.isAlive else { return .none }
            priority = priority ?? series.priority
        } else if !task.isAlive {
            return .none
        }
        let isOnTime = scheduledDay(of: task).map { day <= $0 } ?? false
        return GameIndex.RowFact(day, isOnTime ? .isOnTime : nil, priority: priority)
    }

    /// The due day of a task or, if it is an occurrence without one of its own, the day that it is scheduled for.
    func scheduledDay(of task: TaskItem) -> Day? {
        if let day = task.dueDay { return day }
        guard let (root, key) = TaskItem.occurrence(task.id), let series = tasks[root] else { return nil }
        return scheduledDay(of: series, key)
    }

    /// The day that an occurrence is scheduled for, as `TaskSeries.day(of:)` but without reading all occurrences.
    private func scheduledDay(of series: TaskItem, _ key: Day) -> Day? {
        switch series.repetition {
        case .none: return nil
        case .calendar: return key
        case .afterDone(let span):
            guard key.number > 1, let before = Day(number: key.number - 1) else {
                return series.dueDay.map { awayDays.firstDayBack(from: $0) }
            }
            let closed = TaskItem.id(of: series.id, on: before).flatMap { tasks[$0] }
            let last = closed.flatMap { $0.status.isOpen ? nil : $0.closedOn } ?? series.dueDay
            return last.map { awayDays.firstDayBack(from: span.day(after: $0)) }
        }
    }

    private func workoutFact(_ row: Int, _ imported: ImportedStamps) -> GameIndex.RowFact {
        let workout = workouts.rows[row]
        guard workout.isAlive, !workout.isRunning, let day = workout.day,
            !imported.wrote(row, of: workouts, Workout.identity),
            saysWhatWasDone(workout, row)
        else { return .none }
        var isEarly = false
        if let at = workout.at {
            let time = LocalInstant(milliseconds: at, offsetMinutes: Int(workout.offset ?? 0)).time
            isEarly = 240..<420 ~= time.minutes
        }
        return GameIndex.RowFact(day, isEarly ? .isEarly : nil)
    }

    /// Whether a workout has a set or, if it was not logged in sets, says otherwise what was done. Started and finished alone, it
    /// has only the minutes of the timer, which say nothing.
    private func saysWhatWasDone(_ workout: Workout, _ row: Int) -> Bool {
        if exerciseSets.rows(ownedBy: workout.id).contains(where: { $0.isAlive && $0.workout == workout.id }) {
            return true
        }
        if workout.exercises ?? 0 > 0 { return true }
        let isTimed = workouts.stamp(at: row, column: Workout.Field.running.rawValue) != .never
        return workout.minutes ?? 0 > 0 && (workout.type != nil || !isTimed)
    }

    private func moodFact(_ row: Int, _ imported: ImportedStamps) -> GameIndex.RowFact {
        let mood = moodEntries.rows[row]
        guard mood.isAlive, let day = mood.day, mood.subject.map({ subject($0) != nil }) ?? true,
            !imported.wrote(row, of: moodEntries, MoodEntry.identity)
        else { return .none }
        return GameIndex.RowFact(day, mood.subject == nil ? nil : .isOfPet)
    }
}

extension BodyMeasurement {
    /// The measurement, if it is a weight and was not deleted.
    var livingWeighIn: BodyMeasurement? { measure == .weight && isAlive ? self : nil }
}

extension HealthDay {
    /// The day, if the person typed how long the night was, which no watch or phone measured.
    fileprivate var typedNight: Day? { self[.sleepUnspecified] != nil && !hasMeasuredSleep ? day : nil }
}

// The columns that say that a record exists, and its day.
extension HealthDay { fileprivate static let identity = [Field(.sleepUnspecified).rawValue] }
extension Workout { fileprivate static let identity = [Field.life.rawValue, Field.day.rawValue] }
extension MoodEntry { fileprivate static let identity = [Field.life.rawValue, Field.day.rawValue] }
extension Meal { fileprivate static let identity = [Field.life.rawValue, Field.day.rawValue] }
extension BodyMeasurement { fileprivate static let identity = [Field.life.rawValue, Field.day.rawValue] }
extension Note { fileprivate static let identity = [Field.life.rawValue, Field.day.rawValue] }
extension Transaction { fileprivate static let identity = [Field.life.rawValue, Field.day.rawValue] }
