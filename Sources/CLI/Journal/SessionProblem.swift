import JournalStore
import Words

/// A reason why a command may not show all that was saved.
enum SessionProblem: String {
    /// Some of the journal cannot be read.
    case damaged
    /// An older file has the place of the journal's.
    case older
    /// Actions are gone from its file.
    case lacking
}

extension Session {
    /// The problem of the journal that was read; nil if there is none.
    var journalProblem: SessionProblem? {
        guard let journal = opened else { return nil }
        guard let lost = journal.lostBatches, !journal.isReadInPart, !journal.isKnownDamaged else { return .damaged }
        if journal.isOlderThanItWas { return .older }
        return lost.contains { !$0.isReported } ? .lacking : nil
    }
}

extension Words {
    /// One line about a problem, which the journal still can be read with.
    func notice(_ problem: SessionProblem) -> String {
        switch problem {
        case .damaged: "\(partsDamaged) \(checkTellsMore)"
        case .older: "\(journalIsOlder). \(checkTellsMore)"
        case .lacking: "\(journalLacksActions). \(checkTellsMore)"
        }
    }
}
