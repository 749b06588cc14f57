import Journal

/// A mood: one of five levels for a person, or a behaviour for a pet.
///
/// The raw values are stored in the journal.
public enum Mood: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case awful, bad, okay, good, great
    case happy, playful, calm, affectionate, tired, anxious, sad, irritable, unwell

    /// The moods of a person, worst first.
    public static let ofPerson: [Mood] = [.awful, .bad, .okay, .good, .great]

    /// The moods of a pet, best first.
    public static let ofPet: [Mood] = [
        .happy, .playful, .calm, .affectionate, .tired, .anxious, .sad, .irritable, .unwell,
    ]

    /// The level of the mood, −2 (worst) to 2 (best).
    public var valence: Int {
        switch self {
        case .great, .happy, .playful: 2
        case .good, .calm, .affectionate: 1
        case .okay, .tired: 0
        case .bad, .anxious, .irritable: -1
        case .awful, .sad, .unwell: -2
        }
    }

    /// Whether it is a pet's mood.
    public var isOfPet: Bool { Self.ofPet.contains(self) }

    /// The moods to choose from.
    public static func all(forPet isPet: Bool) -> [Mood] { isPet ? ofPet : ofPerson }
}

/// A feeling recorded with a mood. An entry can have several.
///
/// The raw values are stored in the journal.
public enum Feeling: String, CaseIterable, Sendable {
    case grateful, relaxed, excited, proud, hopeful, loved, focused, curious
    case anxious, stressed, overwhelmed, angry, sad, lonely, tired, bored
}

/// The species of a pet.
///
/// The raw values are stored in the journal.
public enum Species: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case dog, cat, bird, rodent, rabbit, horse, fish, reptile, other
}
