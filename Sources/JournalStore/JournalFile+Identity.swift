import GRDB
import Journal

/// The journal's id and the check of its key stand in one row of the file. The batches tell both, too: each hash covers the id, and
/// the key opens them. So a damaged row is found out.
extension JournalFile {
    /// The number of batches from each end of the file by which its identity is checked.
    private static let sampleCount = 32

    /// The identity that the batches prove, if that of the file is another; nil if it is right, or nothing proves that it is not.
    /// Throws `.keyLocked` if a passphrase wraps the key of the journal that the batches are of.
    ///
    /// - Parameter given: The journal's key; nil if it is in the folder of keys.
    func provenState(_ keyFolder: KeyFolder, given: JournalKey? = nil, _ db: Database) throws -> FileState? {
        let state = try fileState(db)
        if let key = try given ?? keyFolder.key(of: state.journal),
            state.keyCheck.map({ $0 == Sealer(journal: state.journal, key: key) { 0 }.keyCheck }) ?? true
        {
            return nil
        }
        let batches = sample(db)
        let known = keyFolder.journals
        let isOfOther = !batches.contains { $0.hasHash(in: state.journal) }
        for journal in [state.journal] + (isOfOther ? known + state.journal.withOneBitFlipped : []) {
            let isProven = !isOfOther || batches.contains { $0.hasHash(in: journal) }
            guard isProven || known.contains(journal) || journal == state.journal else { continue }
            let key: JournalKey
            do throws(StoreFailure) { key = try keyFolder.key(of: journal, given: given) } catch {
                if case .keyLocked = error, isProven { throw error }
                continue
            }
            let sealer = Sealer(journal: journal, key: key) { 0 }
            var decoder = BatchDecoder()
            guard batches.contains(where: { $0.intact(sealer, &decoder)?.stored != nil }) else { continue }
            var proven = state
            (proven.journal, proven.keyCheck) = (journal, sealer.keyCheck)
            return proven == state ? nil : proven
        }
        return nil
    }

    /// Corrects the identity of the file if its batches prove another. Returns the right one, and whether it was corrected.
    func mendIdentity(_ keyFolder: KeyFolder) throws(StoreFailure) -> (state: FileState, isMended: Bool) {
        try access { db in
            guard let proven = try provenState(keyFolder, db) else { return (try fileState(db), false) }
            try db.inTransaction(.immediate) {
                try setJournal(proven.journal, keyCheck: proven.keyCheck, db)
                return .commit
            }
            return (try fileState(db), true)
        }
    }

    /// Some of the first and the last batches, without those that cannot be read.
    private func sample(_ db: Database) -> [StoredEnvelope] {
        ["", " DESC"].flatMap { order in
            let rows = try? Row.fetchAll(
                db,
                sql: """
                    SELECT \(StoredEnvelope.columns) FROM batches ORDER BY position\(order) LIMIT \(Self.sampleCount)
                    """)
            return (rows ?? []).compactMap { StoredEnvelope($0) }
        }
    }
}

extension StoredEnvelope {
    /// Whether its hash is that of the envelope in a journal. One of which something was erased does not tell.
    fileprivate func hasHash(in journal: JournalID) -> Bool {
        guard generation == 0, let envelope = try? envelope(of: journal) else { return false }
        return Sealer.hash(of: envelope) == identity.hash
    }
}

extension Identifier {
    /// The identifiers that differ in one bit.
    fileprivate var withOneBitFlipped: [Identifier] {
        (0..<128).map { bit in
            var flipped = bytes
            flipped[bit / 8] ^= 1 << UInt8(bit % 8)
            return Identifier(Blob(flipped))
        }
    }
}
