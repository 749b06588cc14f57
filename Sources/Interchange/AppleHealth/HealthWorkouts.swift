import DaybookCore

/// The workouts of an export.
struct HealthWorkouts {
    /// The maximum number: a dozen per day for a lifetime.
    private static let maximumCount = 400_000

    private struct Candidate {
        var workout: HealthWorkout
        var source: Int
    }

    private var candidates: [Candidate] = []
    /// The workout being read.
    private var current: Candidate?
    private(set) var count: Int64 = 0

    mutating func begin(_ workout: HealthWorkout, of source: Int) {
        current = Candidate(workout: workout, source: source)
    }

    /// Sets values of the current workout that are not known yet.
    mutating func add(energy: Double?, distance: Double?) {
        if current?.workout.energy == nil { current?.workout.energy = energy }
        if current?.workout.distance == nil { current?.workout.distance = distance }
    }

    mutating func end() {
        if let current, candidates.count < Self.maximumCount {
            candidates.append(current)
            count += 1
        }
        current = nil
    }

    /// All workouts by time. Of those with the same id, the one of the highest source is kept.
    func inOrder(_ sources: HealthSources) -> [HealthWorkout] {
        var ranks = [Int](repeating: 0, count: sources.names.count)
        for (rank, source) in sources.order.enumerated() { ranks[source] = rank }
        let order = candidates.indices.sorted { left, right in
            let (one, other) = (candidates[left].workout, candidates[right].workout)
            if one.start != other.start { return (one.start ?? 0) < (other.start ?? 0) }
            if one.id != other.id { return one.id < other.id }
            let (rank, otherRank) = (ranks[candidates[left].source], ranks[candidates[right].source])
            return rank != otherRank ? rank < otherRank : left < right
        }
        var workouts: [HealthWorkout] = []
        for index in order where workouts.last?.id != candidates[index].workout.id {
            workouts.append(candidates[index].workout)
        }
        return workouts
    }
}

extension HealthRecords {
    /// Begins a workout, or reports its problem.
    mutating func beginWorkout(_ tag: HealthTag, _ bytes: HealthBytes, at offset: Int64) {
        guard tag.activity.isThere, tag.startDate.isThere, tag.endDate.isThere, tag.sourceName.isThere else {
            return problems.add(.missing, at: offset)
        }
        guard let start = moment(tag.startDate, bytes), let end = moment(tag.endDate, bytes) else {
            return problems.add(.badTime, at: offset)
        }
        guard end.seconds >= start.seconds else { return problems.add(.endsBeforeStart, at: offset) }
        guard end.seconds - start.seconds <= 7 * 86_400 else { return problems.add(.tooLong, at: offset) }
        var seconds: Double? = Double(end.seconds - start.seconds)
        if tag.duration.isThere {
            let unit = tag.durationUnit.isThere ? bytes.string(tag.durationUnit) : "min"
            guard let factor = HealthDimension.minutes.factor(of: unit) else {
                return problems.add(.badUnit, at: offset)
            }
            seconds = number(tag.duration, bytes).map { $0 * factor * 60 }
        }
        guard let seconds, seconds >= 0, seconds <= 7 * 86_400 else { return problems.add(.badNumber, at: offset) }
        let activity = bytes.string(tag.activity)
        let prefix = "HKWorkoutActivityType"
        let type =
            activity.utf8.starts(with: prefix.utf8) ? activity.utf8.dropFirst(prefix.utf8.count) : activity.utf8[...]
        var workout = HealthWorkout(
            type: String(decoding: type.prefix(100), as: UTF8.self), start: start.seconds * 1000, offset: start.offset)
        workout.seconds = rounded(seconds)
        let source = sources.number(bytes, name: tag.sourceName, device: tag.device)
        workout.source = sources.names[source]
        workout.energy = amount(tag.energy, tag.energyUnit, .energy, bytes, at: offset)
        workout.distance = amount(tag.distance, tag.distanceUnit, .length, bytes, at: offset)
        workouts.begin(workout, of: source)
    }

    /// Adds the statistics of the current workout, where phones have recorded its totals since 2022.
    mutating func addToWorkout(_ tag: HealthTag, _ bytes: HealthBytes, at offset: Int64) {
        guard tag.type.isThere, tag.sum.isThere else { return }
        let type = HealthKind.shortName(bytes.string(tag.type))
        if type == "ActiveEnergyBurned" {
            workouts.add(energy: amount(tag.sum, tag.unit, .energy, bytes, at: offset), distance: nil)
        } else if type.utf8.starts(with: "Distance".utf8) {
            workouts.add(energy: nil, distance: amount(tag.sum, tag.unit, .length, bytes, at: offset))
        }
    }

    mutating func endWorkout() { workouts.end() }

    /// A number of a workout; nil if it is missing or invalid.
    private mutating func amount(
        _ text: HealthText, _ unit: HealthText, _ dimension: HealthDimension, _ bytes: HealthBytes, at offset: Int64
    ) -> Double? {
        guard text.isThere else { return nil }
        guard let number = number(text, bytes), number >= 0, number <= 1e9 else {
            problems.add(.badNumber, at: offset)
            return nil
        }
        guard unit.isThere, let factor = dimension.factor(of: bytes.string(unit)) else {
            problems.add(.badUnit, at: offset)
            return nil
        }
        return number > 0 ? rounded(number * factor) : nil
    }

    private func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
