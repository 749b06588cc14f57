import DaybookCore
import Journal
import Words

extension Words {
    /// The most relevant record of an exercise, in short.
    public func best(of records: ExerciseRecords, in state: State, _ units: UnitSystem) -> String {
        let imperial = units == .imperial
        if let best = records.oneRepMax ?? records.heaviest {
            return "\(records.oneRepMax == nil ? heaviestLoad : oneRepMax) \(weight(best.value, imperial: imperial))"
        }
        if let best = records.fastest { return "\(fastestPace) \(pace(best.value, imperial: imperial))" }
        if let best = records.farthest { return "\(farthestDistance) \(distance(best.value, imperial: imperial))" }
        if let best = records.mostRepeated { return repetitions(Int64(best.value)) }
        if let best = records.longest { return "\(longestTime) \(clock(Int64(best.value)))" }
        return ""
    }

    /// The names of the records broken in a workout, by set.
    public func bests(of records: ExerciseRecords, in workout: RecordID) -> [RecordID: String] {
        var bests: [RecordID: String] = [:]
        let all: [(ExerciseRecords.Best?, String)] = [
            (records.oneRepMax, oneRepMax), (records.heaviest, heaviestLoad), (records.bestSet, bestSet),
            (records.fastest, fastestPace), (records.farthest, farthestDistance), (records.longest, longestTime),
            (records.mostRepeated, mostRepetitions),
        ]
        // If one set has several records, only the first is shown.
        for (best, name) in all {
            if let best, best.isBroken, best.workout == workout, bests[best.set] == nil { bests[best.set] = name }
        }
        return bests
    }
}
