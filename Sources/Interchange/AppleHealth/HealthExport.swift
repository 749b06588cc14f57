import DaybookCore

/// The contents of Apple Health's export, by day.
public struct HealthExport: Hashable, Sendable {
    /// The number of records of a type.
    public struct TypeCount: Hashable, Sendable {
        /// The type without its common prefix: "StepCount".
        public var name: String
        public var count: Int64
    }

    /// The days with any data, in order.
    public internal(set) var days: [HealthDay] = []
    /// The workouts, in order.
    public internal(set) var workouts: [HealthWorkout] = []
    /// The imported record types, most frequent first.
    public internal(set) var imported: [TypeCount] = []
    /// The record types that are not imported, most frequent first.
    public internal(set) var ignored: [TypeCount] = []
    /// The names of sources in order of priority.
    public internal(set) var sources: [String] = []
    /// The problems found; those that concern the whole file come last.
    public internal(set) var problems: [HealthProblem] = []
    /// The size of the XML in bytes.
    public internal(set) var byteCount: Int64 = 0

    public init() {}

    /// Whether the export was read to its end.
    public var isComplete: Bool { !problems.contains { $0.isFatal } }

    public var importedCount: Int64 { imported.reduce(0) { $0 + $1.count } }
    public var ignoredCount: Int64 { ignored.reduce(0) { $0 + $1.count } }
}
