import DaybookCore

/// The moods of the demo person and their dog.
enum DemoMood {
    /// The note, tags and feelings that go with a mood.
    struct Scene: Sendable {
        var note = ""
        var tags: [String] = []
        var feelings: [Feeling] = []
    }

    static let dog = "Rex"

    /// Scenes of the person, by mood.
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

    /// Scenes of the dog, by mood.
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
