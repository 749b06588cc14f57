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
    let journal: SQLiteJournal<State>
    /// The id of the journal when it was opened, by which messages are proven.
    nonisolated let openedJournal: JournalID
    private var uploads = Uploads()
    /// The language that the journal's owner chose, used if the journal cannot be read.
    private var language: Language?
    /// The number of batches that were not set aside at the last notification of listeners.
    private var announced: Int64 = 0
    private let random: @Sendable () -> UInt64
    /// Milliseconds of a clock that nobody sets.
    let uptime: @Sendable () -> Int64
    private var warnings: Warnings
    /// Reads the journal's key as people write it down.
    private let recoveryCode: @Sendable () -> RecoveryCode?
    nonisolated let changes = ChangeBroadcaster()
    nonisolated let fileWork = FileWork()
    nonisolated let stateMeanwhile = Mutex<StateMeanwhile?>(nil)
    nonisolated let latestCalendar = Mutex<CalendarContent?>(nil)
    /// The checkpoint that browsers are fetching.
    var checkpoint: Checkpoint?
    /// The time that sessions took for histories.
    var historyTime = SessionTime()
    /// Whether a snapshot is about to be saved.
    var isBeforeMaintenance = false
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
        tools.zoneOffset = { name, moment in
            TimeZone(identifier: name).map { LocalInstant.offset(at: moment, in: $0) }
        }
        tools.recoveryCode = recoveryCode
        tools.digest = { files.digest($0) }
        tools.placeOfFile = { digest, _ in
            files.has(digest) ? .here : files.isSetAside(digest) ? .damaged : .elsewhere
        }
        return tools
    }

    init(
        folder: String, name: String, keyFolder: KeyFolder, random: @escaping @Sendable () -> UInt64,
        uptime: @escaping @Sendable () -> Int64, warn: @escaping @Sendable (String) -> Void
    ) throws {
        warnings = Warnings(warn)
        self.random = random
        self.uptime = uptime
        journal = try SQLiteJournal(folder: folder, name: name, keyFolder: keyFolder, randomness: random)
        openedJournal = journal.journal
        let (keyFolder, id) = (journal.keyFolder, journal.journal)
        recoveryCode = { (try? keyFolder.key(of: id))?.flatMap { RecoveryCode(key: $0.bytes) } }
        announced = try journal.read { $0.batchCount - Int64($0.setAside.count) }
        language = try journal.read { Language(rawValue: $0.state.settings.language) }
    }

    /// Answers a request without a file. Its changes are saved first; if that fails, the response says that nothing was saved, or
    /// is the page as it is.
    func answerInTurn(_ request: DaybookWeb.Request, now: LocalInstant, zone: TimeZone?) -> DaybookWeb.Response {
        do {
            let tools = self.tools(zone, files)
            switch request.method {
            case .get: return try page(for: request, now, tools)
            case .post where request.takesLong:
                return try whilePagesGoOn { try post(request, now) { try outcome(request, $0.state, now, tools) } }
            case .post: return try post(request, now) { try outcome(request, $0.state, now, tools) }
            }
        } catch {
            return errorPage(for: error, request)
        }
    }

    /// A page, after what is due was logged. If that cannot be saved, the page is shown without it.
    private func page(
        for request: DaybookWeb.Request, _ now: LocalInstant, _ tools: FileTools
    ) throws -> DaybookWeb.Response {
        func show(_ request: DaybookWeb.Request) throws -> (DaybookWeb.Response, Commit?) {
            try journal.read { replica in
                var request = request
                request.describe(replica, on: journal.device) { (try? journal.refusedFormCount) ?? 0 }
                return try outcome(request, replica.state, now, tools)
            }
        }
        let (response, commit) = try show(request)
        if commit == nil { return response }
        do {
            return try save(request, now) { try outcome(request, $0.state, now, tools) }
        } catch {
            var request = request
            request.logsWhatIsDue = false
            return try show(request).0
        }
    }

    /// Warns of a failure to read or write the journal.
    func warn(of failure: StoreFailure) { warnings.warn(of: failure) }

    func errorPage(for error: any Error, _ request: DaybookWeb.Request) -> DaybookWeb.Response {
        warnings.warn(of: error)
        return ErrorPages(language: language, languages: request.languages, assets: request.assets).page(
            for: error, saves: request.method == .post)
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
        do {
            return try save(request, now, decide)
        } catch let failure as AuthoringFailure {
            return try journal.read { respond(to: request, refusedBy: failure, in: $0.state, now: now) }
        }
    }

    private func save(
        _ request: DaybookWeb.Request, _ now: LocalInstant,
        _ decide: (Replica<State>) throws -> (DaybookWeb.Response, Commit?)
    ) throws -> DaybookWeb.Response {
        var response: DaybookWeb.Response?
        let former = request.erasesDeleted ? try recoverableDigests() : []
        var hasErased = false
        var note: UnrecordedFile?
        try journal.write(at: now.milliseconds) { replica in
            let (answer, commit) = try decide(replica)
            response = answer
            if let file = commit?.file { note = try files.store(file) }
            hasErased =
                request.erasesDeleted
                && (commit?.decision.action == .journal(.erase) || ErasePlan(replica.state).count == 0)
            if hasErased { try files.noteErasing(former.subtracting(replica.state.livingDigests)) }
            return commit.map { commit in
                Draft(
                    name: commit.decision.name, id: commit.action, changes: commit.decision.changes,
                    reversing: commit.reversed)
            }
        }
        note?.crossOut()
        if isBeforeMaintenance { showStateMeanwhile() }
        if hasErased {
            let left = try journal.withAttachedDigests { files.removeUnnamed(keeping: $0, former: former) }
            response?.report(filesLeft: left.count)
        }
        announce()
        return response!
    }

    /// The response and changes of a request, fetching from the journal what it needs.
    private func outcome(
        _ request: DaybookWeb.Request, _ state: State, _ now: LocalInstant, _ tools: FileTools
    ) throws(StoreFailure) -> (DaybookWeb.Response, Commit?) {
        language = Language(rawValue: state.settings.language)
        var request = request
        let lost = journal.lostBatches
        request.journalProblem = problem(of: lost)
        request.knownMissing = lost?.reduce(0) { $0 + ($1.isReported ? Int($1.count) : 0) } ?? 0
        warnings.warn(of: request.journalProblem, journal)
        var fetched: Fetched?
        while true {
            switch respond(to: request, in: state, now: now, fetched: fetched, tools: tools) {
            case .response(let response, let commit): return (response, commit)
            case .needs(.action(let action)): fetched = .action(try journal.recordedAction(action))
            case .needs(.latestUndoable):
                let latest = try journal.latestUndoable(passingOver: JournalAction.recover.rawValue)
                fetched = .action(try recorded(latest))
            case .needs(.latestRedoable): fetched = .action(try recorded(try journal.latestRedoable()))
            case .needs(.recentActions(let position)):
                fetched = .recentActions(try journal.recentActions(before: position, limit: Need.actionCount))
            }
        }
    }

    /// - Parameter lost: What is gone from the file; nil if it cannot be read.
    private func problem(of lost: [MissingBatches]?) -> JournalProblem? {
        if journal.isFileGone { return .fileGone }
        guard let lost, !journal.isReadInPart, !journal.isKnownDamaged else { return .damaged }
        if journal.lacksKeyFile { return .keyMissing }
        if journal.isOlderThanItWas { return .older }
        let count = lost.reduce(0) { $0 + ($1.isReported ? 0 : Int($1.count)) }
        return count > 0 ? .lacking(count) : nil
    }

    /// The files of attachments.
    var files: AttachmentFiles {
        AttachmentFiles(
            key: journal.sealer.attachmentKey!, journalFolder: journal.folder, journal: journal.journal, random: random)
    }

    /// The digests of all files that records name, or will name again after a redo.
    func recoverableDigests() throws -> Set<String> {
        try attachedDigests().union(try journal.undoneDigests())
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
    func showStateMeanwhile() {
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
            files.removeUnfinished()
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

    func attachedDigests() throws -> Set<String> { try journal.read { $0.state.attachedDigests } }

    /// 128 random bits.
    nonisolated func identifier() -> Identifier { Identifier(high: random(), low: random()) }

    /// Notifies listeners if the journal has grown, in this or another process.
    func announce() {
        guard let count = try? journal.read({ $0.batchCount - Int64($0.setAside.count) }), count != announced else {
            return
        }
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
