import Words

/// A problem of the journal's files, with which pages are still shown.
public enum JournalProblem: Hashable, Sendable {
    /// Some of it cannot be read.
    case damaged
    /// An older file has the place of the journal's.
    case older
    /// Its file was removed or moved.
    case fileGone
    /// The file of its key is gone.
    case keyMissing
}

extension Words {
    func name(_ problem: JournalProblem) -> String {
        switch problem {
        case .damaged: journalIsDamaged
        case .older: journalIsOlder
        case .fileGone: journalFileIsGone
        case .keyMissing: keyIsGone
        }
    }

    func hint(_ problem: JournalProblem) -> String {
        switch problem {
        case .damaged: journalIsDamagedHint
        case .older: journalIsOlderHint
        case .fileGone: journalFileIsGoneHint
        case .keyMissing: keyIsGoneHint
        }
    }
}
