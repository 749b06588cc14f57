import CivilTime
import DaybookWeb
import Journal

/// A request from the worker's script, with its time and fetched data.
struct WorkerRequest {
    var request: Request
    var now: LocalInstant
    var fetched: Fetched?
    /// The data inflated for it so far, in the order requested; nil for damaged or too large data.
    var inflated: [[UInt8]?]
    /// The attached files that the script has told of.
    var files: AttachedFiles

    /// Decodes a request.
    ///
    /// - Parameters:
    ///   - unsent: The number of batches missing from the server.
    ///   - journal: The journal of the fetched batches.
    ///   - device: This replica's.
    ///   - isUndone: Whether an action is taken back.
    init(
        _ bytes: [UInt8], unsent: Int, journal: JournalID, device: DeviceID, isUndone: (ActionID) -> Bool
    ) throws(DecodingFailure) {
        var reader = ByteReader(bytes)
        let method: Request.Method = try reader.byte() == 1 ? .post : .get
        let path = try reader.text()
        let query = FormFields(urlEncoded: try reader.lengthPrefixedBytes())
        let form = FormFields(urlEncoded: try reader.lengthPrefixedBytes())
        let upload = try reader.byte() == 1 ? try reader.upload() : nil
        var languages: [String] = []
        for _ in 0..<(try reader.count()) { languages.append(try reader.text()) }
        let status: SyncStatus =
            switch try reader.byte() {
            case 0: .server
            case 1: unsent == 0 ? .replicated : .waiting(unsent)
            case 3: .signedOut
            case 4: .otherJournal(waiting: unsent, isSaved: false)
            case 5: .otherJournal(waiting: unsent, isSaved: true)
            case 6: .full
            case 7: .locked(waiting: unsent)
            default: .offline(waiting: unsent)
            }
        let synced = try reader.integer()
        let (newlyLost, knownLost) = (try reader.count(), try reader.count())
        let mayComeBack = try reader.byte() == 1
        let lackedByServer = try reader.count()
        let assets = try reader.text()
        let milliseconds = try reader.integer()
        let offset = Int(clamping: try reader.integer())
        let random = try reader.identifier()
        request = Request(
            method, path: path, query: query, form: form, upload: upload, languages: languages, status: status,
            lastSynced: synced > 0 ? synced : nil, assets: assets, random: random)
        request.knownMissing = knownLost
        request.lackedByServer = lackedByServer
        if newlyLost > 0 { request.journalProblem = .lackingHere(newlyLost, mayComeBack: mayComeBack) }
        now = LocalInstant(milliseconds: milliseconds, offsetMinutes: offset)
        switch try reader.byte() {
        case 1: fetched = .action(try reader.recordedAction(in: journal, isUndone))
        case 2: fetched = .recentActions(try reader.recordedActions(in: journal, of: device, isUndone))
        default: break
        }
        inflated = []
        for _ in 0..<(try reader.count()) {
            inflated.append(try reader.byte() == 1 ? try reader.lengthPrefixedBytes() : nil)
        }
        files = try AttachedFiles(&reader)
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }
}

extension ByteReader {
    fileprivate mutating func upload() throws(DecodingFailure) -> Upload {
        Upload(handle: try identifier(), fileName: try text(), bytes: try lengthPrefixedBytes())
    }

    /// The batches of an action; nil if there are none that could be opened.
    fileprivate mutating func recordedAction(
        in journal: JournalID, _ isUndone: (ActionID) -> Bool
    ) throws(DecodingFailure) -> RecordedAction? {
        var decoder = BatchDecoder()
        var batches: [Batch] = []
        for _ in 0..<(try count()) {
            if let opened = try heldBatch(of: journal, &decoder).openedBatch { batches.append(opened.batch) }
        }
        batches.sort { $0.action.part < $1.action.part }
        return batches.first.map { RecordedAction(batches: batches, isUndone: isUndone($0.action.id)) }
    }

    /// The batches of each action; then the next position, 0 if there is none.
    fileprivate mutating func recordedActions(
        in journal: JournalID, of device: DeviceID, _ isUndone: (ActionID) -> Bool
    ) throws(DecodingFailure) -> RecordedActions {
        var actions: [RecordedAction] = []
        for _ in 0..<(try count()) {
            if let action = try recordedAction(in: journal, isUndone) { actions.append(action) }
        }
        let next = try integer()
        return RecordedActions(actions, next: next > 0 ? next : nil, device: device)
    }
}

extension ByteWriter {
    /// Encodes a response without its batches. An empty location or file name means none.
    mutating func response(_ response: Response) {
        count(response.status)
        text(response.contentType)
        text(response.location ?? "")
        text(response.fileName ?? "")
        lengthPrefixedBytes(response.body)
        byte(response.content == nil ? 0 : 1)
        if let content = response.content {
            text(content.digest)
            lengthPrefixedBytes(content.missing)
            lengthPrefixedBytes(content.damaged)
        }
    }
}

/// Inflates data through the browser, whose decompression is asynchronous: the data is noted, the request abandoned,
/// and later retried with the result.
final class Inflater: @unchecked Sendable {
    private let given: [[UInt8]?]
    private var taken = 0
    /// The data to inflate next, and its maximum inflated size.
    private(set) var wanted: (compressed: [UInt8], most: Int)?

    init(_ given: [[UInt8]?]) { self.given = given }

    func inflate(_ compressed: ArraySlice<UInt8>, atMost most: Int) -> [UInt8]? {
        if taken < given.count {
            taken += 1
            return given[taken - 1]
        }
        if wanted == nil { wanted = (Array(compressed), most) }
        return nil
    }
}
