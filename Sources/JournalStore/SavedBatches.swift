import Journal

/// A file of batches and signed heads, each preceded by its length, as a browser saves them when its app has failed. What is whole in a
/// damaged one can be read.
struct SavedBatches {
    /// The journal that most of it is of.
    let journal: JournalID
    private let blocks: [[UInt8]]
    /// Whether nothing of a further block follows them.
    let isCut: Bool

    /// Nil for any other file.
    init?(_ path: String) {
        guard let bytes = FileSystem.read(path) else { return nil }
        var reader = ByteReader(bytes)
        var blocks: [[UInt8]] = []
        while !reader.isAtEnd, let block = try? reader.lengthPrefixedBytes() { blocks.append(block) }
        // Damage of its first bytes makes it no other file.
        guard blocks.prefix(2).contains(where: { $0.starts(with: "DBK".utf8) || SignedHead.isEncoded(in: $0) }) else {
            return nil
        }
        let journals = Dictionary(grouping: blocks.compactMap { Self.journal(of: $0) }) { $0 }
        guard let most = journals.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else { return nil }
        (journal, self.blocks, isCut) = (most.key, blocks, !reader.isAtEnd)
    }

    private static func journal(of block: [UInt8]) -> JournalID? {
        if SignedHead.isEncoded(in: block) { return (try? SignedHead(decoding: block))?.journal }
        return (try? BatchEnvelope(decoding: block))?.header.journal
    }

    /// The batches that are whole. The others are counted as damaged.
    func opened(by sealer: Sealer) throws(StoreFailure) -> ReceivedBatches {
        let own = blocks.filter { SignedHead.isEncoded(in: $0) || Self.journal(of: $0) == journal }
        let received = try ReceivedBatches(own, sealer)
        return ReceivedBatches(
            received.batches, received.signedHeads,
            damagedCount: received.damagedCount + blocks.count - own.count)
    }
}
