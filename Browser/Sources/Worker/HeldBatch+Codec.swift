import Journal

// Batches as the worker's script passes them: the header of the envelope, preceded by its length; the hash; a byte that is 1 if no
// signed head covers it; and the opened content, preceded by its length, which is 0 if the script cannot open it.

extension ByteReader {
    /// A batch of a journal. Opened content that does not decode counts as unopened, so that everything else goes on.
    mutating func heldBatch(
        of journal: JournalID, _ decoder: inout BatchDecoder
    ) throws(DecodingFailure) -> HeldBatch {
        let start = position
        let header = try BatchEnvelope.Header(decoding: try lengthPrefixedBytes())
        guard header.journal == journal, let hash = BatchHash(try bytes(BatchHash.size)) else {
            throw .malformed(at: start)
        }
        let isSetAside = try byte() == 1
        let content = try lengthPrefixedBytes()
        let identity = BatchIdentity(device: header.device, sequence: header.sequence, hash: hash)
        if isSetAside { return .setAside(identity, generation: header.generation) }
        do throws(DecodingFailure) {
            return .opened(try decoder.decode(header, content: content, hash: hash))
        } catch {
            return .unopened(identity, generation: header.generation)
        }
    }

    /// All batches up to the end.
    mutating func heldBatches(of journal: JournalID) throws(DecodingFailure) -> [HeldBatch] {
        var decoder = BatchDecoder()
        var batches: [HeldBatch] = []
        while !isAtEnd { batches.append(try heldBatch(of: journal, &decoder)) }
        return batches
    }
}

extension HeldBatch {
    /// The opened batch; nil if it cannot be opened.
    var openedBatch: StoredBatch? { if case .opened(let stored) = self { stored } else { nil } }

    var heldGeneration: Int64 {
        switch self {
        case .opened(let stored): stored.generation
        case .unopened(_, let generation), .setAside(_, let generation): generation
        }
    }
}

extension ByteWriter {
    /// Whether a batch is unopened (0), as it came (1) or reduced (2); its device, sequence, hash and generation; what the
    /// script's indexes hold keyed hashes of: its action, the action it takes back or does again, and the records it
    /// changes; and the content of the reduced form, which the script seals.
    mutating func description(of batch: HeldBatch, reducedTo reduced: StoredBatch?) {
        let form = reduced ?? batch.openedBatch
        let identity = batch.identity
        byte(form == nil ? 0 : reduced == nil ? 1 : 2)
        text(identity.device.hex)
        varint(UInt64(identity.sequence))
        text(identity.hash.hex)
        varint(UInt64(form?.generation ?? batch.heldGeneration))
        text(form?.batch.action.id.hex ?? "")
        text(form?.batch.action.reversal?.action.hex ?? "")
        var known: Set<RecordID> = []
        var records: [RecordID] = []
        if let form {
            for change in form.batch.changes where known.insert(change.record).inserted {
                records.append(change.record)
            }
        }
        count(records.count)
        for record in records { text(record.hex) }
        if let reduced { lengthPrefixedBytes(reduced.batch.content) }
    }
}
