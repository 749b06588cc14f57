import CivilTime
import DaybookCore
import DaybookWeb
import Journal

/// The app in a browser: a replica of the journal with a byte-based interface.
///
/// The worker's script stores the batches (in IndexedDB), seals and opens them, and encodes the input that `WorkerRequest`
/// decodes. Calls are all or nothing: invalid input throws before anything changes.
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

    /// Folds new batches, opened or not. Returns the number of changes in them.
    mutating func fold(_ bytes: [UInt8]) throws(DecodingFailure) -> Int {
        var changes = 0
        for batch in try batches(in: bytes) {
            replica.fold(batch)
            changes += batch.openedBatch?.batch.changes.count ?? 0
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

    /// The batches that are set aside: their number, and the device, sequence and hash of each.
    var setAside: [UInt8] {
        var writer = ByteWriter()
        writer.count(replica.setAside.count)
        for batch in replica.setAside.sorted() {
            writer.text(batch.device.hex)
            writer.varint(UInt64(batch.sequence))
            writer.text(batch.hash.hex)
        }
        return writer.bytes
    }

    /// Makes the state what it is with or without some of them. The bytes are their number, the id of each, and all batches
    /// that changed a record that one of them changed. Returns the number of their changes.
    mutating func settle(_ bytes: [UInt8]) throws(DecodingFailure) -> Int {
        var reader = ByteReader(bytes)
        var actions: Set<ActionID> = []
        for _ in 0..<(try reader.count(of: 16)) { actions.insert(try reader.identifier()) }
        let history = try reader.heldBatches(of: replica.journal).compactMap { $0.openedBatch?.batch }
        replica.settle(actions, history: history)
        var changes = 0
        for batch in history where actions.contains(batch.action.id) { changes += batch.changes.count }
        return changes
    }

    /// Answers a request: returns the response with the batches to seal and store before sending it, or what it needs first.
    ///
    /// The batches follow the hash of this device's last one: their number, then the sequence and the content of each.
    mutating func handle(_ bytes: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        let replica = self.replica
        var request = try WorkerRequest(bytes, unsent: unsent, journal: replica.journal, device: device) {
            replica.isUndone($0)
        }
        request.request.journal = replica.journal
        request.request.describe(replica, on: device)
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
            var (response, commit) = (response, commit)
            var batches: [Batch] = []
            // A file that is attached again is stored again, without a change.
            if let written = commit, !written.decision.changes.isEmpty || written.reversed != nil {
                do throws(AuthoringFailure) {
                    batches = try author(written, at: request.now.milliseconds)
                } catch {
                    response = respond(
                        to: request.request, refusedBy: error, in: replica.state, now: request.now)
                    commit = nil
                }
            }
            writer.byte(0)
            writer.response(response)
            writer.bytes((replica.head(of: device)?.hash ?? .none).bytes)
            writer.count(batches.count)
            for batch in batches {
                writer.varint(UInt64(batch.sequence))
                writer.lengthPrefixedBytes(batch.content)
            }
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

    private func author(_ commit: Commit, at milliseconds: Int64) throws(AuthoringFailure) -> [Batch] {
        try replica.author(
            commit.decision.changes, name: commit.decision.name, id: commit.action, reversing: commit.reversed,
            device: device, at: milliseconds)
    }

    private func batches(in bytes: [UInt8]) throws(DecodingFailure) -> [HeldBatch] {
        var reader = ByteReader(bytes)
        return try reader.heldBatches(of: replica.journal)
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

    private func acknowledged(_ device: DeviceID) -> Head? { acknowledged.head(of: device) }

    var heads: [UInt8] { Head.encode(replica.heads) }

    /// Stores the heads reported by the server.
    mutating func acknowledge(_ heads: [UInt8]) throws(DecodingFailure) {
        acknowledged = try Head.decode(heads)
    }

    /// The number of batches missing from the server, with a list for each device: all of its batches (0), those above a
    /// sequence if this replica has the batch with that sequence and hash (1), or those in which something was erased (2).
    var missingBatches: [UInt8] {
        var lists = ByteWriter()
        var count = 0
        for head in replica.heads {
            let missing = head.missingBatches(from: acknowledged(head.device))
            if missing == .nothing { continue }
            count += 1
            lists.text(head.device.hex)
            switch missing {
            case .nothing, .everything: lists.byte(0)
            case .above(let sequence, let hash):
                lists.byte(1)
                lists.varint(UInt64(sequence))
                lists.text(hash.hex)
            case .erased: lists.byte(2)
            }
        }
        var writer = ByteWriter()
        writer.count(unsent)
        writer.count(count)
        writer.bytes(lists.bytes)
        return writer.bytes
    }

    /// For each batch, whether it erases, and its description without erased values; see `ByteWriter.description`. Throws
    /// for a batch of another journal.
    func describe(_ bytes: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        let batches = try batches(in: bytes)
        var erasures = replica.erasures
        var erases: [Bool] = []
        for batch in batches {
            let opened = batch.openedBatch
            erases.append(opened.map { erasures.insert($0.batch) } ?? false)
        }
        var writer = ByteWriter()
        for (batch, erases) in zip(batches, erases) {
            writer.byte(erases ? 1 : 0)
            writer.description(of: batch, reducedTo: batch.openedBatch.flatMap { erasures.erasedForm(of: $0) })
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

    /// Applies erasing batches, preceded by their length, to stored ones, preceded by theirs. Each result is a 1 followed by
    /// the description of the reduced batch, or a 0 if nothing changes.
    func erase(_ bytes: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        var reader = ByteReader(bytes)
        var erasures = Erasures()
        for batch in try batches(in: try reader.lengthPrefixedBytes()) {
            if let opened = batch.openedBatch { erasures.insert(opened.batch) }
        }
        var writer = ByteWriter()
        for batch in try batches(in: try reader.lengthPrefixedBytes()) {
            let form = batch.openedBatch.flatMap { erasures.erasedForm(of: $0) }
            writer.byte(form == nil ? 0 : 1)
            if let form { writer.description(of: batch, reducedTo: form) }
        }
        return writer.bytes
    }

    /// Decides what to keep of a stored batch and an arriving form of it: the stored one (0) or the arriving one (1). The bytes
    /// hold whether the second arrived as its author wrote it (1), the two forms after their length, and the erasing batches that
    /// came with it.
    func choose(_ bytes: [UInt8]) throws(DecodingFailure) -> [UInt8] {
        var reader = ByteReader(bytes)
        let origin: FormOrigin = try reader.byte() == 1 ? .author : .peer
        let forms = try batches(in: try reader.lengthPrefixedBytes())
        guard forms.count == 2, forms[0].identity == forms[1].identity else { throw .malformed(at: 0) }
        guard let stored = forms[0].openedBatch, let arriving = forms[1].openedBatch else {
            return [forms[1].heldGeneration > forms[0].heldGeneration ? 1 : 0]
        }
        var erasures = replica.erasures
        for batch in try batches(in: try reader.lengthPrefixedBytes()) {
            if let opened = batch.openedBatch { erasures.insert(opened.batch) }
        }
        switch stored.choice(of: arriving, from: origin, after: erasures) {
        case .held, .refused: return [0]
        case .arriving, .regained: return [1]
        }
    }
}
