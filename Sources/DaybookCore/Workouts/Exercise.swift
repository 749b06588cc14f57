import Journal

/// An exercise done in sets: one from the library, whose id is derived from its code, or one the person added.
public struct Exercise: DeletableRow {
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

    public static var editable: [Field] { [.name, .muscle, .equipment, .type] }

    private static let kind: UInt8 = 16

    /// The id of a library exercise; nil if the code is too long.
    public static func id(ofCode code: String) -> RecordID? { RecordID([kind] + Array(code.utf8)) }

    /// The code of a library exercise; nil for any other.
    public var code: String? {
        Self.library[id] == nil ? nil : String(decoding: id.bytes.dropFirst(), as: UTF8.self)
    }

    /// The exercise with its name trimmed. Throws if another of the person's own has its name.
    func validated(in state: State) throws(BodyRefusal) -> Exercise {
        let exercise: Exercise
        do throws(FieldError) { exercise = try validated() } catch { throw .field(error) }
        for other in state.ownExercises where other.id != id && PlainText.isSame(other.name, exercise.name) {
            throw .nameTaken(other.name)
        }
        return exercise
    }
}

// One accessor per line.
// swift-format-ignore
extension Exercise {
    /// The name of the person's own exercise. Library exercises are named by their code.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var muscle: Muscle { get { self[.muscle] ?? .wholeBody } set { self[.muscle] = newValue } }
    public var equipment: Equipment { get { self[.equipment] ?? .none } set { self[.equipment] = newValue } }
    /// The type of a workout that consists of it.
    public var type: WorkoutType { get { self[.type] ?? .strength } set { self[.type] = newValue } }
}

/// The muscle group an exercise mainly trains.
public enum Muscle: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case chest, back, shoulders, biceps, triceps, core, glutes, quadriceps, hamstrings, calves, wholeBody
}

/// The equipment an exercise needs.
public enum Equipment: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case none, barbell, dumbbell, kettlebell, cable, machine, other
}
