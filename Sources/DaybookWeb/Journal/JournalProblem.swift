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
    /// A number of changes are gone from its file, as signatures or later changes tell.
    case lacking(Int)
    /// A number of changes are gone from the storage of this device.
    ///
    /// - Parameter mayComeBack: Whether it is not known yet which of them the server has.
    case lackingHere(Int, mayComeBack: Bool)
}

extension JournalProblem {
    /// Whether something may be missing on pages and in exports.
    var hidesChanges: Bool {
        switch self {
        case .damaged, .older, .lacking, .lackingHere: true
        case .fileGone, .keyMissing: false
        }
    }
}

extension Words {
    func name(_ problem: JournalProblem) -> String {
        switch problem {
        case .damaged: journalIsDamaged
        case .older: journalIsOlder
        case .fileGone: journalFileIsGone
        case .keyMissing: keyIsGone
        case .lacking(let count), .lackingHere(let count, _): changesMissing(count)
        }
    }

    func hint(_ problem: JournalProblem) -> String {
        switch problem {
        case .damaged: journalIsDamagedHint
        case .older: journalIsOlderHint
        case .fileGone: journalFileIsGoneHint
        case .keyMissing: keyIsGoneHint
        case .lacking: changesMissingHint
        case .lackingHere(_, mayComeBack: true): changesMissingHereHint
        case .lackingHere(_, mayComeBack: false): changesLostHereHint
        }
    }
}
