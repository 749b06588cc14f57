import Journal

/// How someone is: a person by one of five levels, a pet by what it shows.
///
/// The raw values are what the journal keeps.
public enum Mood: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case awful, bad, okay, good, great
    case happy, playful, calm, affectionate, tired, anxious, sad, irritable, unwell

    /// The moods of a person, from the worst on.
    public static let ofPerson: [Mood] = [.awful, .bad, .okay, .good, .great]

    /// The moods of a pet, from the best on.
    public static let ofPet: [Mood] = [
        .happy, .playful, .calm, .affectionate, .tired, .anxious, .sad, .irritable, .unwell,
    ]

    /// How good it is, −2 to 2.
    public var valence: Int {
        switch self {
        case .great, .happy, .playful: 2
        case .good, .calm, .affectionate: 1
        case .okay, .tired: 0
        case .bad, .anxious, .irritable: -1
        case .awful, .sad, .unwell: -2
        }
    }

    /// Whether it is one of a pet.
    public var isOfPet: Bool { Self.ofPet.contains(self) }

    /// The moods to choose from for a pet or a person.
    public static func all(forPet isPet: Bool) -> [Mood] { isPet ? ofPet : ofPerson }
}

/// What a person feels beside their mood; several at a time.
///
/// The raw values are what the journal keeps.
public enum Feeling: String, CaseIterable, Sendable {
    case grateful, relaxed, excited, proud, hopeful, loved, focused, curious
    case anxious, stressed, overwhelmed, angry, sad, lonely, tired, bored
}

/// What kind of animal a pet is.
///
/// The raw values are what the journal keeps.
public enum Species: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case dog, cat, bird, rodent, rabbit, horse, fish, reptile, other
}
