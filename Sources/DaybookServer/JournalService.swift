import CivilTime
import DaybookCore
import DaybookWeb
import Dispatch
import Foundation
import Interchange
import Journal
import JournalStore
import Synchronization
import Words

/// Serialises access to the journal. Changes are on disk before the response that confirms them.
///
/// Work that takes long does not keep pages waiting: files are read beside the journal, and while the journal itself is busy,
/// pages show its state from before.
actor JournalService {
    private let journal: SQLiteJournal<State>
    private var uploads = Uploads()
    /// The language that the journal's owner chose, used if the journal cannot be read.
    private var language: Language?
    /// The number of batches at the last notification of listeners.
    private var announced: Int64 = 0
    private let random: @Sendable () -> UInt64
    /// Reads the journal's key as people write it down.
    private let recoveryCode: @Sendable () -> RecoveryCode?
    nonisolated let changes = ChangeBroadcaster()
    nonisolated let fileWork = FileWork()
    nonisolated let stateMeanwhile = Mutex<StateMeanwhile?>(nil)
    private var checkpoint: Checkpoint?
    /// Whether a snapshot is about to be saved.
    private var isBeforeMaintenance = false
    private let queue = SerialQueue(label: "journal")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    nonisolated func tools(_ zone: TimeZone?, _ files: AttachmentFiles) -> FileTools {
        var tools = FileTools(
            inflate: { Deflate.inflate($0, $1) }, readDatabase: { try? DatabaseReader.tables(in: $0) })
        tools.readHealth = { bytes, order in
            do throws(ImportFailure) {
                return try AppleHealthFile(bytes: bytes).export(order: order).map { .success($0) }
            } catch {
                return .failure(error)
            }
        }
        if let zone { tools.offset = { moment in LocalInstant.offset(at: moment, in: zone) } }
        tools.recoveryCode = recoveryCode
        tools.digest = { files.digest($0) }
        tools.placeOfFile = { digest, _ in
            files.has(digest) ? .here : files.isSetAside(digest) ? .damaged : .elsewhere
        }
        return tools
    }

    init(folder: String, name: String, random: @escaping @Sendable () -> UInt64) throws {
        self.random = random
        journal = try SQLiteJournal(folder: folder, name: name, randomness: random)
        let (keyFolder, id) = (journal.keyFolder, journal.journal)
        recoveryCode = { (try? keyFolder.key(of: id))?.flatMap { RecoveryCode(key: $0.bytes) } }
        announced = try journal.read { $0.batchCount }
        language = try journal.read { Language(rawValue: $0.state.settings.language) }
    }

    /// Answers a request without a file. Its changes are saved first; if that fails, the response says that nothing was saved.
    func answerInTurn(_ request: DaybookWeb.Request, now: LocalInstant, zone: TimeZone?) -> DaybookWeb.Response {
        do {
            let tools = self.tools(zone, files)
            switch request.method {
            case .get:
                return try journal.read { replica in
                    var request = request
                    request.unopened = Int(clamping: replica.unopenedCount)
                    return try outcome(request, replica.state, now, tools).0
                }
            case .post where request.takesLong:
                return try whilePagesGoOn { try post(request, now) { try outcome(request, $0.state, now, tools) } }
            case .post: return try post(request, now) { try outcome(request, $0.state, now, tools) }
            }
        } catch {
            return errorPage(for: error, request)
        }
    }

    func errorPage(for error: any Error, _ request: DaybookWeb.Request) -> DaybookWeb.Response {
        ErrorPages(language: language, languages: request.languages, assets: request.assets).page(for: error)
    }

    /// Saves what a form with a file does, as it was decided beside the journal or, if that was changed since, again.
    ///
    /// - Parameter prepared: The outcome with the number of batches in the journal at that time.
    func finish(
        _ request: DaybookWeb.Request, _ upload: Uploads.Stored, _ prepared: (outcome: Outcome, batchCount: Int64),
        now: LocalInstant, zone: TimeZone?
    ) throws -> DaybookWeb.Response {
        try whilePagesGoOn {
            try post(request, now) { replica in
                if case .response(let response, let commit) = prepared.outcome,
                    replica.batchCount == prepared.batchCount
                {
                    return (response, commit)
                }
                var request = request
                request.upload = try upload.loaded()
                return try outcome(request, replica.state, now, tools(zone, files))
            }
        }
    }

    private func post(
        _ request: DaybookWeb.Request, _ now: LocalInstant,
        _ decide: (Replica<State>) throws -> (DaybookWeb.Response, Commit?)
    ) throws -> DaybookWeb.Response {
        var response: DaybookWeb.Response?
        var digestsBeforeErasing: Set<String>?
        try journal.write(at: now.milliseconds) { replica in
            let (answer, commit) = try decide(replica)
            response = answer
            if let file = commit?.file { try files.store(file) }
            if commit?.decision.action == .journal(.erase) { digestsBeforeErasing = replica.state.attachedDigests }
            return commit.map { commit in
                Draft(
                    name: commit.decision.name, id: commit.action, changes: commit.decision.changes,
                    reversing: commit.reversed)
            }
        }
        if isBeforeMaintenance { showStateMeanwhile() }
        if let before = digestsBeforeErasing { try removeFiles(since: before) }
        announce()
        return response!
    }

    /// The response and changes of a request, fetching from the journal what it needs.
    private func outcome(
        _ request: DaybookWeb.Request, _ state: State, _ now: LocalInstant, _ tools: FileTools
    ) throws(StoreFailure) -> (DaybookWeb.Response, Commit?) {
        language = Language(rawValue: state.settings.language)
        var fetched: Fetched?
        while true {
            switch respond(to: request, in: state, now: now, fetched: fetched, tools: tools) {
            case .response(let response, let commit): return (response, commit)
            case .needs(.action(let action)): fetched = .action(try journal.recordedAction(action))
            case .needs(.latestUndoable): fetched = .action(try recorded(try journal.latestUndoable()))
            case .needs(.latestRedoable): fetched = .action(try recorded(try journal.latestRedoable()))
            case .needs(.recentActions(let position)):
                fetched = .recentActions(try journal.recentActions(before: position, limit: Need.actionCount))
            }
        }
    }

    /// The files of attachments.
    var files: AttachmentFiles {
        AttachmentFiles(
            key: journal.sealer.attachmentKey!, journalFolder: journal.folder, journal: journal.journal, random: random)
    }

    /// Deletes the files whose records were erased, and those that are older than an hour and that no record names, unless a
    /// redo brings their record back.
    private func removeFiles(since before: Set<String>) throws {
        let kept = try journal.read { $0.state.attachedDigests }
        files.remove(before.subtracting(kept), keeping: kept, undone: try undoneDigests(), olderThan: 3600)
    }

    /// The digests of attachments whose addition was undone.
    private func undoneDigests() throws -> Set<String> {
        let records = try journal.read { replica in
            replica.state.attachments.rows.filter { $0.digest.isEmpty }.map(\.id).sorted()
        }
        guard !records.isEmpty else { return [] }
        let field = "\(Attachment.Field.digest)"
        var digests: Set<String> = []
        for change in try journal.history(ofRecords: records).flatMap(\.changes) {
            guard change.table == Attachment.table, change.field == field, case .text(let digest) = change.value else {
                continue
            }
            digests.insert(digest)
        }
        return digests
    }

    private func recorded(_ action: ActionID?) throws(StoreFailure) -> RecordedAction? {
        guard let action else { return nil }
        return try journal.recordedAction(action)
    }

    /// Does work that keeps the journal busy, while pages show the state from before it.
    func whilePagesGoOn<Result>(_ body: () throws -> Result) rethrows -> Result {
        showStateMeanwhile()
        defer {
            if isBeforeMaintenance { showStateMeanwhile() } else { stateMeanwhile.withLock { $0 = nil } }
        }
        return try body()
    }

    /// Lets pages show the current state until the journal is less busy.
    private func showStateMeanwhile() {
        let state = try? journal.read { $0.state }
        let meanwhile = state.map { StateMeanwhile(state: $0, files: files) }
        stateMeanwhile.withLock { $0 = meanwhile }
    }

    /// The state, the number of batches that it comes from, and the files of attachments.
    func snapshot() throws -> (state: State, batchCount: Int64, files: AttachmentFiles) {
        try journal.read { ($0.state, $0.batchCount, files) }
    }

    /// Keeps an uploaded file for the forms that go on with it.
    func keep(_ upload: Uploads.Stored, at now: LocalInstant) { uploads.store(upload, at: now.milliseconds) }

    func upload(_ handle: Identifier, at now: LocalInstant) -> Uploads.Stored? {
        uploads.upload(handle, at: now.milliseconds)
    }

    /// Work that can wait until the response is sent.
    nonisolated func performMaintenance(at now: LocalInstant) async {
        guard await beginMaintenance(at: now) else { return }
        // Pages that already wait go first; without this, one hop to the actor would do both.
        await Task.yield()
        await saveSnapshot()
    }

    /// Returns whether a snapshot is due. Then pages no longer wait, not even those that are asked for before it is begun.
    private func beginMaintenance(at now: LocalInstant) -> Bool {
        uploads.removeExpired(at: now.milliseconds)
        guard journal.isSnapshotStale(), !isBeforeMaintenance else { return false }
        isBeforeMaintenance = true
        showStateMeanwhile()
        return true
    }

    private func saveSnapshot() {
        isBeforeMaintenance = false
        whilePagesGoOn { _ = journal.saveSnapshotIfStale() }
    }

    /// Makes the day's backup if it is missing. Returns the error, if any.
    func backUp(at now: LocalInstant) -> String? {
        uploads.removeExpired(at: now.milliseconds)
        do {
            try whilePagesGoOn { _ = try journal.dailyBackup(at: now.milliseconds) }
            files.remove(
                keeping: try journal.read { $0.state.attachedDigests }, olderThan: AttachmentFiles.longestUnnamed)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Sets damaged files aside, so that other devices replace them.
    nonisolated func checkFiles() async {
        guard let digests = try? await attachedDigests() else { return }
        let files = await files
        for digest in digests.sorted() {
            if Task.isCancelled { return }
            files.setAsideDamaged(digest)
            await Task.yield()
        }
    }

    private func attachedDigests() throws -> Set<String> { try journal.read { $0.state.attachedDigests } }

    /// 128 random bits.
    nonisolated func identifier() -> Identifier { Identifier(high: random(), low: random()) }

    // MARK: - Replication

    var journalID: JournalID { journal.journal }

    /// The journal's key, for a signed-in browser.
    func key() throws -> JournalKey { try journal.key() }

    func heads() throws -> [Head] {
        defer { announce() }
        return try journal.read { $0.heads }
    }

    /// A portion of what a peer is missing. `position` is the end of the previous portion for the same heads.
    func pull(heads: [Head], after position: Int64, upTo bytes: Int, countsAll: Bool) throws -> Portion {
        defer { announce() }
        return try journal.missingBatches(for: heads, after: position, upTo: bytes, countsAll: countsAll)
    }

    /// A checkpoint that browsers are fetching.
    private struct Checkpoint {
        let id: Identifier
        let bytes: [UInt8]
        let batchCount: Int64
        let rebuildCount: Int64
    }

    /// The number of batches after which a browser gets a newer checkpoint instead of pulling them.
    private static let oldestCheckpoint: Int64 = 2000

    /// The number of batches below which browsers pull all of them at once.
    private static let smallestCheckpoint: Int64 = 500

    /// A portion of what a new browser starts from; nil if it can as well pull all batches.
    ///
    /// - Parameter id: The checkpoint that the browser has begun to fetch. If there is another by now, the portion is the
    ///   first one of that.
    func checkpointPortion(
        of id: Identifier?, from offset: Int, upTo size: Int
    ) throws -> (id: Identifier, total: Int, bytes: ArraySlice<UInt8>)? {
        let batchCount = try journal.read { $0.batchCount }
        guard batchCount >= Self.smallestCheckpoint else { return nil }
        // One from before an erasure has what was erased.
        if let kept = checkpoint, kept.rebuildCount != journal.rebuildCount { checkpoint = nil }
        if let kept = checkpoint, kept.id != id, batchCount - kept.batchCount > Self.oldestCheckpoint {
            checkpoint = nil
        }
        if checkpoint == nil {
            let bytes = try whilePagesGoOn { try journal.checkpoint { Deflate.zlib($0, level: 6) } }
            checkpoint = bytes.map {
                Checkpoint(
                    id: identifier(), bytes: $0, batchCount: batchCount, rebuildCount: journal.rebuildCount)
            }
        }
        guard let checkpoint else { return nil }
        let start = checkpoint.id == id ? min(max(0, offset), checkpoint.bytes.count) : 0
        let end = start + min(size, checkpoint.bytes.count - start)
        return (checkpoint.id, checkpoint.bytes.count, checkpoint.bytes[start..<end])
    }

    /// The batches that a browser needs to undo or redo actions; see `SQLiteJournal.envelopes`.
    func history(of actions: [ActionID], upTo size: Int) throws -> [[UInt8]] {
        try journal.envelopes(ofHistoryOf: actions, upTo: size)
    }

    /// The number of bytes of batches that are added before a page would have to wait.
    private static let largestQuickPush = 64 << 10

    /// Adds batches, but damaged ones. If one is no batch or belongs to another journal, none is added.
    func push(_ batches: [[UInt8]], at now: LocalInstant) throws -> [Head] {
        let before = try journal.read { $0.state.attachedDigests }
        let isLarge = batches.reduce(0) { $0 + $1.count } > Self.largestQuickPush
        let opened = try journal.open(batches)
        let received = try isLarge ? whilePagesGoOn { try journal.receive(opened) } : journal.receive(opened)
        if isBeforeMaintenance { showStateMeanwhile() }
        if received.new > 0 { try eraseLeftovers(in: opened.opened, at: now) }
        let erased = try journal.read { $0.state.attachedDigests } != before
        if received.erased > 0 || erased { try removeFiles(since: before) }
        return try heads()
    }

    /// Erases what batches added to records that were erased before, or brought back.
    private func eraseLeftovers(in received: [Batch], at now: LocalInstant) throws {
        try journal.write(at: now.milliseconds) { replica in
            guard !replica.erasures.isEmpty else { return nil }
            // A redo has no changes, and brings back those of its action.
            let reversed = try received.compactMap { $0.action.reversal?.action }.flatMap {
                try journal.batches(ofAction: $0)
            }
            let records = Set((received + reversed).flatMap { $0.changes.map(\.record) })
            let leftovers = replica.state.leftovers(of: replica.erasures, among: records)
            let decision = Decision(JournalAction.erase, leftovers.map { Erasures.change(erasing: $0) })
            return Draft(name: decision.name, id: identifier(), changes: decision.changes)
        }
    }

    /// Those files that records name and that are missing here.
    func lackingFiles(among digests: [String]) throws -> [String] {
        let (named, files) = (try journal.read { $0.state.attachedDigests }, files)
        return digests.filter { named.contains($0) && !files.has($0) }
    }

    /// Appends a portion to an arriving file; see `AttachmentFiles.receive`. Nil also if no record names it.
    ///
    /// - Parameter count: Bytes of the whole content, as the sender has it; nil for the number in a record.
    func receiveFile(_ bytes: [UInt8], of digest: String, count: Int64?, at offset: Int64) throws -> Int64? {
        guard let recorded = try recordedCount(of: digest) else { return nil }
        // Records of one digest may have several numbers, of which only the content tells the right one.
        let count = count.flatMap { 1...AttachmentLimits.count ~= $0 ? $0 : nil } ?? recorded
        return try files.receive(bytes, of: digest, count: count, at: offset)
    }

    /// A portion of a file; empty if it is missing or damaged here, or if no record names it.
    func filePortion(of digest: String, from offset: Int64, upTo size: Int64) throws -> [UInt8] {
        guard try recordedCount(of: digest) != nil else { return [] }
        guard let count = files.count(of: digest) else {
            files.setAsideDamaged(digest)
            return []
        }
        guard 0..<count ~= offset else { return [] }
        do throws(AttachmentFiles.Failure) {
            return try files.read(digest, part: offset..<offset + min(count - offset, size))
        } catch {
            files.setAsideDamaged(digest)
            return []
        }
    }

    /// Bytes of the content of a file as a record that names it says.
    private func recordedCount(of digest: String) throws -> Int64? {
        try journal.read { replica in
            replica.state.attachments.rows.first { $0.digest == digest && $0.count > 0 }?.count
        }
    }

    /// Notifies listeners if the journal has grown, in this or another process.
    func announce() {
        guard let count = try? journal.read({ $0.batchCount }), count != announced else { return }
        announced = count
        changes.notify(.changed)
    }
}

/// Runs an actor that waits for the disk on its own queue, so that it blocks nothing else.
final class SerialQueue: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) { queue = DispatchQueue(label: label) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
