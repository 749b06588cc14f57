import DaybookCore
import Journal
import TestSupport

@testable import JournalStore

/// The batches that a story writes, sealed with a fixed key and salts, so that they are the same each time.
struct StoryBatches {
    static let key = JournalKey((0..<32).map { $0 * 7 })!

    private(set) var sealed: [SealedBatch] = []
    private(set) var replica: Replica<State>
    private let sealer: Sealer

    init(journal: JournalID) {
        replica = Replica(journal: journal)
        let salts = Salts()
        sealer = Sealer(journal: journal, key: Self.key) { salts.next() }
    }

    private final class Salts {
        private var randomness = SeededRandomness(seed: 2)

        func next() -> UInt64 { randomness.next() }
    }

    mutating func append(_ written: [Batch]) {
        for batch in written {
            let new = sealer.seal(batch, after: replica.head(of: batch.device)?.hash ?? .none)
            replica.fold(new.held)
            sealed.append(new)
        }
        replica.settle(among: sealed.compactMap(\.stored))
    }

    /// Replaces every batch by its erased form.
    mutating func erase() {
        let erasures = replica.erasures
        sealed = sealed.map { batch in
            guard let form = batch.stored.flatMap({ erasures.erasedForm(of: $0) }) else { return batch }
            return sealer.reseal(form, batch.envelope.header)
        }
        replica = Replica(journal: replica.journal)
        for batch in sealed { replica.fold(batch.held) }
        replica.settle(among: sealed.compactMap(\.stored))
    }

    /// The body of `POST /replica/push`: each batch preceded by its length.
    var blocks: [UInt8] {
        var writer = ByteWriter()
        for batch in sealed { writer.lengthPrefixedBytes(batch.envelope.bytes) }
        return writer.bytes
    }
}
