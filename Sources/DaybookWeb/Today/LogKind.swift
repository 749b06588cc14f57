import DaybookCore
import Journal

/// The kinds of things that a sheet can log.
public enum LogKind: Hashable, Sendable {
    /// The mood of a pet, or of the person if nil.
    case mood(of: RecordID?)
    /// Adds to a mood that was logged, such as its note.
    case moodEntry(RecordID)
    case note
    case weight
    /// Starts a workout.
    case workout
    case money(TransactionKind)
}

extension LogKind {
    /// Nil unless the parts of the path name a kind.
    init?(path parts: [String]) {
        switch (parts.first, parts.count) {
        case ("mood", 1): self = .mood(of: nil)
        case ("mood", 2):
            guard let pet = RecordID(hex: parts[1]) else { return nil }
            self = .mood(of: pet)
        case ("mood", 3):
            guard parts[1] == "entry", let entry = RecordID(hex: parts[2]) else { return nil }
            self = .moodEntry(entry)
        case ("note", 1): self = .note
        case ("weight", 1): self = .weight
        case ("workout", 1): self = .workout
        default:
            guard parts.count == 1, let kind = TransactionKind(rawValue: parts[0]) else { return nil }
            self = .money(kind)
        }
    }

    var path: String {
        switch self {
        case .mood(let pet): pet.map { "mood/\($0.hex)" } ?? "mood"
        case .moodEntry(let entry): "mood/entry/\(entry.hex)"
        case .note: "note"
        case .weight: "weight"
        case .workout: "workout"
        case .money(let kind): kind.rawValue
        }
    }
}

extension PageRoute {
    /// Whether links open the page as a sheet over the current one.
    var isSheet: Bool {
        switch self {
        case .log, .money(.occurrence), .money(.envelope), .habits(.entry), .tasks(.quick), .tasks(.reschedule): true
        default: false
        }
    }
}
