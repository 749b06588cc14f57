import DaybookCore
import Journal
import JournalStore

/// A journal that a generator writes: its state, and its batches as they are stored.
struct GeneratedJournal {
    private(set) var replica = Replica<State>(journal: TenYears.journal)
    private(set) var batches: [SealedBatch] = []
    private let sealer: Sealer

    private static let key = JournalKey([UInt8](repeating: 7, count: JournalKey.size))!

    init() {
        let salts = Salts()
        sealer = Sealer(journal: TenYears.journal, key: Self.key) { salts.next() }
    }

    /// Salts that are the same at every run.
    private final class Salts {
        private var random = SplitMix(seed: 11)

        func next() -> UInt64 { random.next() }
    }

    mutating func write(
        _ decision: Decision, id: ActionID, device: DeviceID, at milliseconds: Int64
    ) throws {
        let written = try replica.author(
            decision.changes, name: decision.name, id: id, device: device, at: milliseconds)
        for batch in written {
            let sealed = sealer.seal(batch, after: replica.head(of: device)?.hash ?? .none)
            replica.fold(sealed.held)
            batches.append(sealed)
        }
    }

    /// Writes it into a data folder, as a person's own.
    @discardableResult
    func write(to folder: String) throws -> SQLiteJournal<State> {
        var random = SplitMix(seed: 3)
        let journal = try SQLiteJournal<State>(folder: folder) { random.next() }
        try journal.join(TenYears.journal, key: Self.key)
        _ = try journal.receive(batches.map { $0.envelope.bytes })
        journal.saveSnapshotIfStale(after: 1)
        return journal
    }
}
