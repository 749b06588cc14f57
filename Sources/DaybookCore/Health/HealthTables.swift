import Journal

/// The tables of health.
public struct HealthTables: Sendable {
    public private(set) var days = Table<HealthDay>()
    public private(set) var workouts = Table<HealthWorkout>()

    init() {}

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case HealthDay.table: days.merge(change, stamp: stamp)
        case HealthWorkout.table: workouts.merge(change, stamp: stamp)
        default: return false
        }
        return true
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case HealthDay.table: days.stamp(of: change)
        case HealthWorkout.table: workouts.stamp(of: change)
        default: nil
        }
    }
}

extension HealthTables {
    func write(to writer: inout ByteWriter) {
        days.write(to: &writer)
        workouts.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        days = try Table(from: &reader)
        workouts = try Table(from: &reader)
    }

    static var layout: String {
        [Table<HealthDay>.layout, Table<HealthWorkout>.layout].joined(separator: "\n")
    }
}
