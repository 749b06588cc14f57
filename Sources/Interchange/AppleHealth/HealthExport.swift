import DaybookCore

/// What Apple Health's export says, day by day.
public struct HealthExport: Hashable, Sendable {
    /// How many records of a type there were.
    public struct Tally: Hashable, Sendable {
        /// The type without what all types begin with: "StepCount".
        public var name: String
        public var count: Int64
    }

    /// The days of which something is known, in order.
    public internal(set) var days: [HealthDay] = []
    /// The workouts, in order.
    public internal(set) var workouts: [HealthWorkout] = []
    /// The types of records that came in, the most frequent first.
    public internal(set) var kept: [Tally] = []
    /// What else was there, the most frequent first.
    public internal(set) var others: [Tally] = []
    /// The names of sources, in the order in which they count.
    public internal(set) var sources: [String] = []
    /// What is wrong, what concerns the whole last.
    public internal(set) var problems: [HealthProblem] = []
    /// How many bytes of XML there were.
    public internal(set) var byteCount: Int64 = 0

    public init() {}

    /// Whether it was read to its end.
    public var isWhole: Bool { !problems.contains { $0.isFatal } }

    public var keptCount: Int64 { kept.reduce(0) { $0 + $1.count } }
    public var otherCount: Int64 { others.reduce(0) { $0 + $1.count } }
}
