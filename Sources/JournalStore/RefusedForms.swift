import GRDB
import Journal

/// Batches of which a peer sent a form that lacks something that nobody erased, in a file beside the journal's.
///
/// The peer gets them again as they were written, and a check tells of them. Losing the file does no harm: such a peer sends its
/// forms with each exchange.
struct RefusedForms {
    /// A batch, and the greatest generation in which such a form of it arrived.
    private(set) var generations: [BatchIdentity: Int64] = [:]
    private let path: String

    /// The number of batches that are remembered.
    private static let most = 1 << 16

    init(in folder: String) {
        path = folder + "/refused-forms"
        guard let bytes = FileSystem.read(path, upTo: FileSystem.largestNote) else { return }
        var reader = ByteReader(bytes)
        while let (batch, generation) = try? reader.refusedForm() { generations[batch] = generation }
    }

    /// Adds batches, while no other process writes to the journal.
    mutating func add(_ refused: [BatchIdentity: Int64]) throws(StoreFailure) {
        let before = generations
        for (batch, generation) in refused where generations[batch] != nil || generations.count < Self.most {
            generations[batch] = max(generation, generations[batch] ?? 0)
        }
        if generations == before { return }
        var writer = ByteWriter()
        for (batch, generation) in generations.sorted(by: { $0.key < $1.key }) {
            writer.refusedForm(batch, generation)
        }
        try FileSystem.replace(path, with: writer.bytes)
    }

    /// The batches as they are stored, but those of which something was erased since: that may be what the form lacked.
    func batches(_ file: JournalFile, _ db: Database) throws -> [(identity: BatchIdentity, position: Int64)] {
        try generations.compactMap { batch, generation in
            guard let row = try file.envelope(of: batch, db), row.generation < generation else { return nil }
            return (batch, row.position)
        }
    }
}

extension SQLiteJournal {
    /// The number of batches of which a peer sent a form that lacks something that nobody erased.
    public var refusedFormCount: Int {
        get throws(StoreFailure) { try file.access { db in try RefusedForms(in: folder).batches(file, db).count } }
    }
}

extension ByteWriter {
    fileprivate mutating func refusedForm(_ batch: BatchIdentity, _ generation: Int64) {
        uint64(batch.device.number)
        integer(batch.sequence)
        bytes(batch.hash.bytes)
        integer(generation)
    }
}

extension ByteReader {
    fileprivate mutating func refusedForm() throws(DecodingFailure) -> (BatchIdentity, Int64) {
        let (device, sequence) = (DeviceID(try uint64()), try integer())
        let start = position
        guard let hash = BatchHash(try bytes(BatchHash.size)) else { throw .malformed(at: start) }
        return (BatchIdentity(device: device, sequence: sequence, hash: hash), try integer())
    }
}
