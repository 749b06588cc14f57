import CivilTime
import DaybookCore
import DaybookWeb
import Journal

/// The app in a browser: a replica of the journal with a byte-based interface.
///
/// The worker's script stores the batches (in IndexedDB) and encodes the input that `WorkerRequest` decodes. Calls are
/// all or nothing: invalid input throws before anything changes.
struct Engine {
    private var replica: Replica<State>
    private let device: DeviceID
    /// Returns the person's offset from UTC in minutes at a moment in milliseconds since 1970.
    private let offset: @Sendable (Int64) -> Int
    /// The heads that the server is known to have.
    private var acknowledged: [Head] = []

    /// Creates an empty replica. The bytes hold the ids of the journal (16) and this device (8).
    init(starting bytes: [UInt8], offset: @escaping @Sendable (Int64) -> Int) throws(DecodingFailure) {
        self.offset = offset
        var reader = ByteReader(bytes)
        replica = Replica(journal: try reader.identifier())
        device = DeviceID(try reader.uint64())
    }

    /// Loads a snapshot and returns its position in the list of batches. Nil if it is not usable; then nothing changes.
    mutating func load(_ snapshot: [UInt8]) -> Int64? {
        var position: Int64 = 0
        guard let loaded = Replica<State>(snapshot: snapshot, journal: replica.journal, position: &position) else {
            return nil
        }
        replica = loaded
        return position
    }

    func snapshot(position: Int64) -> [UInt8] {
        replica.snapshot(position: position)
    }

    /// Folds new batches, each preceded by its length. Returns the number of changes in them.
    mutating func fold(_ blocks: [UInt8]) throws(DecodingFailure) -> Int {
        let batches = try Self.batches(in: blocks)
        var changes = 0
        for batch in batches {
            replica.fold(batch)
            changes += batch.batch.changes.count
        }
        return changes
    }

    /// Whether an action is taken back. The bytes are its id.
    func isUndone(_ bytes: [UInt8]) throws(DecodingFailure) -> Bool {
        var reader = ByteReader(bytes)
        return replica.isUndone(try reader.identifier())
    }

    /// The actions that were taken back or done again since they were folded: their number, and each as a text.
    var unsettled: [UInt8] {
        var writer = ByteWriter()
        writer.count(replica.unsettled.count)
        for action in replica.unsettled.sorted() { writer.text(action.hex) }
        return writer.bytes
    }

    /// Makes the state what it is with or without some of them. The bytes are their number, the id of each, and all batches
    /// that changed a record that one of them changed, each preceded by its length. Returns the number of their changes.
    mutating func settle(_ bytes: [UInt8]) throws(DecodingFailure) -> Int {
        var reader = ByteReader(bytes)
        var actions: Set<ActionID> = []
        for _ in 0..<(try reader.count(of: 16)) { actions.insert(try reader.identifier()) }
        var decoder = BatchDecoder()
        var history: [Batch] = []
        while !reader.isAtEnd { history.append(try decoder.decode(try reader.lengthPrefixedBytes()).batch) }
        replica.settle(actions, history: history)
        var changes = 0
        for batch in history where actions.contains(batch.action.id) { changes += batch.changes.count }
        return changes
    }

    /// Answers a request: returns the response with the batches to store before sending it, or what it needs first.
    mutating func handle(_ bytes: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        let replica = self.replica
        let request = try WorkerRequest(bytes, unsent: unsent, device: device) { replica.isUndone($0) }
        let inflater = Inflater(request.inflated)
        let files = request.files
        var tools = FileTools(inflate: { inflater.inflate($0, atMost: $1) }, offset: offset)
        tools.digest = { files.digest($0) }
        tools.placeOfFile = { files.place($0, count: $1) }
        tools.fetchFile = { files.fetch($0, count: $1) }
        let outcome = respond(
            to: request.request, in: replica.state, now: request.now, fetched: request.fetched, tools: tools)
        var writer = ByteWriter()
        if let wanted = files.wanted {
            writer.call(wanted)
            return writer.bytes
        }
        if let wanted = inflater.wanted {
            writer.byte(2)
            writer.lengthPrefixedBytes(wanted.compressed)
            writer.count(wanted.most)
            return writer.bytes
        }
        switch outcome {
        case .response(let response, let commit):
            writer.byte(0)
            writer.response(response)
            var batches: [EncodedBatch] = []
            // A file that is attached again is stored again, without a change.
            if let commit, !commit.decision.changes.isEmpty || commit.reversed != nil {
                batches = try author(commit, at: request.now.milliseconds)
            }
            writer.count(batches.count)
            for batch in batches { writer.lengthPrefixedBytes(batch.bytes) }
            // The content is the one whose digest was computed.
            writer.byte(commit?.file == nil ? 0 : 1)
        case .needs(.action(let action)):
            writer.byte(1)
            writer.text(action.hex)
        case .needs(.latestUndoable):
            writer.byte(5)
        case .needs(.latestRedoable):
            writer.byte(6)
        case .needs(.recentActions(let position)):
            writer.byte(4)
            writer.count(Need.actionCount)
            writer.count(Int(clamping: position ?? 0))
        }
        return writer.bytes
    }

    private func author(_ commit: Commit, at milliseconds: Int64) throws(DecodingFailure) -> [EncodedBatch] {
        do throws(AuthoringFailure) {
            return try replica.author(
                commit.decision.changes, name: commit.decision.name, id: commit.action, reversing: commit.reversed,
                device: device, at: milliseconds)
        } catch {
            throw .malformed(at: Batch.maximumAcceptedSize)
        }
    }

    fileprivate static func batches(in blocks: [UInt8]) throws(DecodingFailure) -> [EncodedBatch] {
        var reader = ByteReader(blocks)
        var decoder = BatchDecoder()
        var batches: [EncodedBatch] = []
        while !reader.isAtEnd { batches.append(try decoder.decode(try reader.lengthPrefixedBytes())) }
        return batches
    }
}

/// Replication of the journal.
extension Engine {
    /// The number of batches the server is not known to have.
    private var unsent: Int {
        var count: Int64 = 0
        for head in replica.heads { count += max(0, head.count - (acknowledged(head.device)?.count ?? 0)) }
        return Int(clamping: count)
    }

    private func acknowledged(_ device: DeviceID) -> Head? {
        acknowledged.first { $0.device == device }
    }

    var heads: [UInt8] { Head.encode(replica.heads) }

    /// Stores the heads reported by the server.
    mutating func acknowledge(_ heads: [UInt8]) throws(DecodingFailure) {
        acknowledged = try Head.decode(heads)
    }

    /// The number of batches missing from the server, with a list for each device: all of its batches, or those above a
    /// sequence if this replica has the batch with that sequence and checksum.
    var missingBatches: [UInt8] {
        var lists: [(device: DeviceID, sequence: Int64, checksum: UInt64)] = []
        for head in replica.heads {
            switch head.missingBatches(from: acknowledged(head.device)) {
            case .nothing: continue
            case .everything: lists.append((head.device, 0, 0))
            case .above(let sequence, let checksum): lists.append((head.device, sequence, checksum))
            }
        }
        var writer = ByteWriter()
        writer.count(unsent)
        writer.count(lists.count)
        for list in lists {
            writer.text(list.device.hex)
            writer.varint(UInt64(list.sequence))
            writer.text(Identifier.hex(of: list.checksum))
        }
        return writer.bytes
    }

    /// For each batch, whether it erases, and its row to store, without erased values. Also throws for a batch of another
    /// journal.
    func describe(_ blocks: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        let batches = try Self.batches(in: blocks)
        var erasures = replica.erasures
        var erases: [Bool] = []
        for batch in batches {
            guard batch.batch.journal == replica.journal else { throw .malformed(at: 0) }
            erases.append(erasures.insert(batch.batch))
        }
        var writer = ByteWriter()
        for (batch, erases) in zip(batches, erases) {
            writer.byte(erases ? 1 : 0)
            writer.row(erasures.erasedForm(of: batch) ?? batch)
        }
        return writer.bytes
    }

    /// The digests of all files that records name: their number, and each as a text.
    var attachedDigests: [UInt8] {
        let digests = replica.state.attachedDigests.sorted()
        var writer = ByteWriter()
        writer.count(digests.count)
        for digest in digests { writer.text(digest) }
        return writer.bytes
    }

    /// Applies erasing batches to stored ones. Each result is a 1 followed by the new row, or a 0 if nothing changes.
    func erase(_ bytes: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        var reader = ByteReader(bytes)
        var erasures = Erasures()
        for batch in try Self.batches(in: try reader.lengthPrefixedBytes()) { erasures.insert(batch.batch) }
        var writer = ByteWriter()
        for batch in try Self.batches(in: try reader.lengthPrefixedBytes()) {
            let form = erasures.erasedForm(of: batch)
            writer.byte(form == nil ? 0 : 1)
            if let form { writer.row(form) }
        }
        return writer.bytes
    }
}

extension ByteWriter {
    /// The index keys of a batch (device, sequence, checksum, action, the records it touches and, marked, the action it
    /// takes back or does again), and its bytes.
    fileprivate mutating func row(_ encoded: EncodedBatch) {
        let batch = encoded.batch
        text(batch.device.hex)
        varint(UInt64(batch.sequence))
        text(Identifier.hex(of: encoded.checksum))
        text(batch.action.id.hex)
        var known: Set<RecordID> = []
        var records: [RecordID] = []
        for change in batch.changes where known.insert(change.record).inserted { records.append(change.record) }
        let undone = batch.action.reversal.map { "undoes:" + $0.action.hex }
        count(records.count + (undone == nil ? 0 : 1))
        for record in records { text(record.hex) }
        if let undone { text(undone) }
        lengthPrefixedBytes(encoded.bytes)
    }
}

extension Identifier {
    fileprivate static func hex(of word: UInt64) -> String { Hexadecimal.text(word.bigEndianBytes) }
}
