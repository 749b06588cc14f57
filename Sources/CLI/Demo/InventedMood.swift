import DaybookCore

/// How people who do not exist, and their dog, are in a year that was not.
enum InventedMood {
    /// What happens on days of a mood, and what comes with it.
    struct Scene: Sendable {
        var note = ""
        var tags: [String] = []
        var feelings: [Feeling] = []
    }

    static let dog = "Rex"

    /// Scenes of a person, by mood.
    static func scenes(of mood: Mood) -> [Scene] {
        switch mood {
        case .great:
            [
                Scene(note: "Sun all day, and nothing to do", tags: ["walk"], feelings: [.relaxed, .grateful]),
                Scene(note: "Anna came by", tags: ["friends", "good meal"], feelings: [.loved]),
                Scene(note: "The talk is taking shape", tags: ["work"], feelings: [.proud, .focused]),
            ]
        case .good:
            [
                Scene(tags: ["work"], feelings: [.focused]), Scene(note: "Slept well", feelings: [.hopeful]),
                Scene(tags: ["reading"], feelings: [.curious]), Scene(tags: ["walk"]), Scene(tags: ["friends"]),
            ]
        case .okay:
            [Scene(tags: ["work"]), Scene(), Scene(note: "Rain", feelings: [.bored]), Scene(feelings: [.tired])]
        case .bad:
            [
                Scene(note: "Too many meetings", tags: ["work"], feelings: [.stressed]),
                Scene(note: "Slept badly", feelings: [.tired]), Scene(feelings: [.lonely]),
            ]
        default:
            [
                Scene(note: "Fever", feelings: [.tired]), Scene(note: "A quarrel", feelings: [.angry, .sad]),
            ]
        }
    }

    /// What is written of the dog, by mood.
    static func scenes(ofDog mood: Mood) -> [Scene] {
        switch mood {
        case .happy: [Scene(tags: ["walk"]), Scene(note: "Found a stick twice his size", tags: ["walk", "park"])]
        case .playful: [Scene(tags: ["park"]), Scene(note: "Met Bella", tags: ["park"])]
        case .anxious: [Scene(note: "Fireworks")]
        case .tired: [Scene(tags: ["walk"]), Scene()]
        default: [Scene()]
        }
    }
}
