import Journal

/// Something to do in sets: one of the library, whose id is made of its code, or of the person's own.
public struct Exercise: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// The name of the person's own; one of the library is named by its code.
    public var name = ""
    public var muscle = Muscle.wholeBody
    public var equipment = Equipment.none
    /// What a workout of it is.
    public var type = WorkoutType.strength

    public init(id: RecordID) { self.id = id }

    public static let table = "exercises"

    public static let fields: [Field<Exercise>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
        .text("muscle", { $0.muscle.rawValue }, { $0.muscle = Muscle(rawValue: $1) ?? .wholeBody }),
        .text("equipment", { $0.equipment.rawValue }, { $0.equipment = Equipment(rawValue: $1) ?? .none }),
        .text("type", { $0.type.rawValue }, { $0.type = WorkoutType(rawValue: $1) ?? .strength }),
    ]

    public var isAlive: Bool { life & 1 == 1 }

    private static let kind: UInt8 = 16

    /// The id of an exercise of the library; nil for a code too long to be one.
    public static func id(ofCode code: String) -> RecordID? { RecordID([kind] + Array(code.utf8)) }

    /// The code of an exercise of the library; nil for any other.
    public var code: String? {
        Self.library[id] == nil ? nil : String(decoding: id.bytes.dropFirst(), as: UTF8.self)
    }
}

/// What an exercise trains most.
public enum Muscle: String, CaseIterable, Sendable {
    case chest, back, shoulders, biceps, triceps, core, glutes, quadriceps, hamstrings, calves, wholeBody
}

/// What an exercise is done with.
public enum Equipment: String, CaseIterable, Sendable {
    case none, barbell, dumbbell, kettlebell, cable, machine, other
}
