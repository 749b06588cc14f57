import CivilTime
import Journal

/// The tables of the body.
public struct BodyTables: Sendable {
    private var profiles = Table<Profile>()
    public private(set) var measurements = Table<BodyMeasurement>()
    public private(set) var workouts = WorkoutTables()
    public private(set) var meals = MealTables()

    init() {}

    /// What the person said of their body.
    public var profile: Profile { profiles[Profile.only] ?? Profile(id: Profile.only) }

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Profile.table: profiles.merge(change, stamp: stamp)
        case BodyMeasurement.table: measurements.merge(change, stamp: stamp)
        default: return workouts.merge(change, stamp) || meals.merge(change, stamp)
        }
        return true
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Profile.table: profiles.stamp(of: change)
        case BodyMeasurement.table: measurements.stamp(of: change)
        default: workouts.stamp(of: change) ?? meals.stamp(of: change)
        }
    }
}

extension BodyTables {
    func write(to writer: inout ByteWriter) {
        profiles.write(to: &writer)
        measurements.write(to: &writer)
        workouts.write(to: &writer)
        meals.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        profiles = try Table(from: &reader)
        measurements = try Table(from: &reader)
        workouts = try WorkoutTables(from: &reader)
        meals = try MealTables(from: &reader)
    }

    static var layout: String {
        [
            Table<Profile>.layout, Table<BodyMeasurement>.layout, WorkoutTables.layout, MealTables.layout,
        ].joined(separator: "\n")
    }
}
