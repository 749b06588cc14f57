import CivilTime
import Journal

/// The tables of the body.
public struct BodyTables: Sendable {
    private var profiles = Table<Profile>()
    public private(set) var measurements = Table<BodyMeasurement>()

    init() {}

    /// What the person said of their body.
    public var profile: Profile { profiles[Profile.only] ?? Profile(id: Profile.only) }

    /// Takes a change in; false for a change of another table.
    mutating func merge(_ change: Change, _ stamp: Stamp) -> Bool {
        switch change.table {
        case Profile.table: profiles.merge(change, stamp: stamp)
        case BodyMeasurement.table: measurements.merge(change, stamp: stamp)
        default: return false
        }
        return true
    }

    /// When what a change writes to was last written; nil for a change of another table.
    mutating func stamp(of change: Change) -> Stamp? {
        switch change.table {
        case Profile.table: profiles.stamp(of: change)
        case BodyMeasurement.table: measurements.stamp(of: change)
        default: nil
        }
    }
}

extension BodyTables {
    func write(to writer: inout ByteWriter) {
        profiles.write(to: &writer)
        measurements.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        profiles = try Table(from: &reader)
        measurements = try Table(from: &reader)
    }

    static var layout: String { [Table<Profile>.layout, Table<BodyMeasurement>.layout].joined(separator: "\n") }
}
