import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Interchange
import Journal
import JournalStore
import Words

/// The journal, and all that is asked of it, one thing after another: what a person saved is on the disk before the
/// answer that says so.
actor Host {
    private let journal: SQLiteJournal<State>
    private var uploads = Uploads()
    /// The language that the journal's owner chose, for when the journal cannot be read.
    private var language: Language?
    /// How many batches there were when listeners were last told.
    private var announced: Int64 = 0
    private let random: @Sendable () -> UInt64
    nonisolated let changes = ChangeBroadcaster()
    private let queue = SerialQueue(label: "journal")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    private static func tools(_ zone: TimeZone?) -> FileTools {
        var tools = FileTools(
            inflate: { Deflate.inflate($0, $1) }, readDatabase: { try? DatabaseReader.tables(in: $0) })
        tools.readHealth = { bytes, order in
            do throws(ImportFailure) {
                return try AppleHealthFile(bytes: bytes).export(order: order).map { .success($0) }
            } catch {
                return .failure(error)
            }
        }
        if let zone { tools.offset = { moment in Now.offset(at: moment, in: zone) } }
        return tools
    }

    init(folder: String, name: String, random: @escaping @Sendable () -> UInt64) throws {
        self.random = random
        journal = try SQLiteJournal(folder: folder, name: name, randomness: random)
        announced = try journal.read { $0.batchCount }
        language = try journal.read { Language(rawValue: $0.state.settings.language) }
    }

    /// Answers a request. What it changes is kept first; if that fails, the answer says that nothing was.
    ///
    /// - Parameter zone: that of the person's clock, where it is known.
    func answer(_ request: DaybookWeb.Request, now: Now, zone: TimeZone? = nil) -> DaybookWeb.Response {
        var request = request
        if let upload = request.upload {
            uploads.keep(upload, at: now.milliseconds)
        } else if let handle = request.form["upload"].flatMap({ Identifier(hex: $0) }) {
            request.upload = uploads.upload(handle, at: now.milliseconds)
        }
        let tools = Self.tools(zone)
        do {
            switch request.method {
            case .get: return try journal.read { replica in try outcome(request, replica.state, now, tools).0 }
            case .post: return try post(request, now, tools)
            }
        } catch {
            return ErrorPages(language: language, languages: request.languages, assets: request.assets)
                .page(for: error)
        }
    }

    private func post(_ request: DaybookWeb.Request, _ now: Now, _ tools: FileTools) throws -> DaybookWeb.Response {
        var response: DaybookWeb.Response?
        try journal.write(at: now.milliseconds) { replica in
            let (answer, commit) = try outcome(request, replica.state, now, tools)
            response = answer
            return commit.map { commit in
                Draft(
                    name: commit.decision.name, id: commit.action, changes: commit.decision.changes,
                    undoes: commit.undoes)
            }
        }
        announce()
        return response!
    }

    /// What the request comes to, with what it needs fetched from the journal.
    private func outcome(
        _ request: DaybookWeb.Request, _ state: State, _ now: Now, _ tools: FileTools
    ) throws(StoreFailure) -> (DaybookWeb.Response, Commit?) {
        language = Language(rawValue: state.settings.language)
        var fetched: Fetched?
        while true {
            switch respond(to: request, in: state, now: now, fetched: fetched, tools: tools) {
            case .answer(let response, let commit): return (response, commit)
            case .needs(.action(let action)):
                let batches = try journal.batches(ofAction: action)
                let records = Set(batches.flatMap { $0.changes.map(\.record) })
                fetched = Fetched(action: batches, history: try journal.history(ofRecords: records.sorted()))
            }
        }
    }

    /// What can wait until the answer is sent.
    func tidy(at now: Now) {
        uploads.forget(at: now.milliseconds)
        journal.saveSnapshotIfStale()
    }

    /// Makes the day's backup unless it is there. Returns what went wrong, if anything.
    func backUp(at now: Now) -> String? {
        uploads.forget(at: now.milliseconds)
        do {
            try journal.dailyBackup(at: now.milliseconds)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// 128 random bits.
    nonisolated func identifier() -> Identifier { Identifier(high: random(), low: random()) }

    // MARK: - Replication

    var journalID: JournalID { journal.journal }

    func heads() throws -> [Head] {
        defer { announce() }
        return try journal.read { $0.heads }
    }

    /// Some of what a peer lacks; `position` goes on where an earlier portion for the same heads ended.
    func pull(heads: [Head], after position: Int64) throws -> Portion {
        defer { announce() }
        return try journal.lacking(heads: heads, after: position)
    }

    /// Takes in batches: all of them or, if one is broken or of another journal, none.
    func push(_ batches: [[UInt8]]) throws -> [Head] {
        try journal.receive(batches)
        return try heads()
    }

    /// Tells listeners if the journal has grown, by whomever.
    func announce() {
        guard let count = try? journal.read({ $0.batchCount }), count != announced else { return }
        announced = count
        changes.tell(.changed)
    }
}
