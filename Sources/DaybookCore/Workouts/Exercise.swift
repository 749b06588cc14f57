import Journal

/// Something to do in sets: one of the library, whose id is made of its code, or of the person's own.
public struct Exercise: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name, muscle, equipment, type }

    public static let schema = Schema(
        "exercises",
        [
            .life,
            Column("name", .line(1...BodyLimits.name)),
            Column("muscle", Muscle.column(), initial: .text("wholeBody")),
            Column("equipment", Equipment.column(), initial: .text("none")),
            Column("type", WorkoutType.column(), initial: .text("strength")),
        ])

    public var isAlive: Bool { life & 1 == 1 }

    private static let kind: UInt8 = 16

    /// The id of an exercise of the library; nil for a code too long to be one.
    public static func id(ofCode code: String) -> RecordID? { RecordID([kind] + Array(code.utf8)) }

    /// The code of an exercise of the library; nil for any other.
    public var code: String? {
        Self.library[id] == nil ? nil : String(decoding: id.bytes.dropFirst(), as: UTF8.self)
    }
}

// One accessor per line.
// swift-format-ignore
extension Exercise {
    public var life: Int64 { get { self[.life] ?? 0 } set { self[.life] = newValue } }
    /// The name of the person's own; one of the library is named by its code.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var muscle: Muscle { get { self[.muscle] ?? .wholeBody } set { self[.muscle] = newValue } }
    public var equipment: Equipment { get { self[.equipment] ?? .none } set { self[.equipment] = newValue } }
    /// What a workout of it is.
    public var type: WorkoutType { get { self[.type] ?? .strength } set { self[.type] = newValue } }
}

/// What an exercise trains most.
public enum Muscle: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case chest, back, shoulders, biceps, triceps, core, glutes, quadriceps, hamstrings, calves, wholeBody
}

/// What an exercise is done with.
public enum Equipment: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case none, barbell, dumbbell, kettlebell, cable, machine, other
}
