import DaybookCore
import Journal

/// A request, reduced to what every host can provide: no headers and no cookies.
public struct Request: Sendable {
    public enum Method: Sendable {
        case get, post
    }

    public var method: Method
    /// The path of the URL, still percent-encoded, without the query.
    public var path: String
    public var query: FormFields
    /// The posted fields.
    public var form: FormFields
    /// The posted file, or the one that the host keeps for the `uploadHandle`.
    public var upload: Upload?
    /// The journal of the host, by which messages in URLs are proven; nil if there is none, and then no message is shown.
    public var journal: JournalID?
    /// The browser's preferred languages as BCP 47 tags, best first.
    public var languages: [String]
    /// The place where the displayed data is stored.
    public var status: SyncStatus
    /// The last time this device had everything from the server and the server everything from it, in milliseconds
    /// since 1970; nil if it never did or is the server.
    public var lastSynced: Int64?
    /// The number of batches that are kept here, but cannot be opened.
    public var unopened = 0
    /// The number of batches that are set aside, since no signature of their device covers them.
    public var setAside = 0
    /// The number of batches that change nothing, since their time is too far ahead of all others.
    public var unreached = 0
    /// The number of batches of which a peer sent a form that lacks something that nobody erased.
    public var refusedForms = 0
    /// Whether a device has written twice, as its data folder was copied.
    public var hasCopiedDevice = false
    /// The number of batches that the server had, as this browser knew, and lacked of late.
    public var lackedByServer = 0
    /// The trouble with the journal; nil if there is none.
    public var journalProblem: JournalProblem?
    /// The number of batches that are gone, as the person knows.
    public var knownMissing = 0
    /// The calendar feed, on its page; nil if no server answers.
    public var calendarFeed: CalendarFeedStatus?
    /// The devices that have written to the journal, and the one that answers; empty if the host does not know.
    public var devices: [JournalDevice] = []
    /// The version of the app's assets, which is part of their URLs; empty if there are none.
    public var assets: String
    /// Whether a page first logs the transactions that are due; false if the host could not store that.
    public var logsWhatIsDue = true
    /// 128 random bits, from which the ids of new records and actions are derived.
    public var random: Identifier

    public init(
        _ method: Method = .get, path: String, query: FormFields = FormFields(), form: FormFields = FormFields(),
        upload: Upload? = nil, languages: [String] = [], status: SyncStatus = .server, lastSynced: Int64? = nil,
        assets: String = "", random: Identifier
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.form = form
        self.upload = upload
        self.languages = languages
        self.status = status
        self.lastSynced = lastSynced
        self.assets = assets
        self.random = random
    }

    /// The handle of a file that was posted before, from the `upload` field of the form or of the page's URL.
    public var uploadHandle: Identifier? { (method == .post ? form : query)["upload"].flatMap { Identifier(hex: $0) } }
}

/// A device that writes to the journal.
public struct JournalDevice: Hashable, Sendable {
    public var id: DeviceID
    /// Whether it is the one that answers.
    public var isThis: Bool
    /// When it last changed something, by its clock, in milliseconds since 1970; nil if nothing of it is known.
    public var lastChange: Int64?
}

extension Request {
    /// Sets what the settings and exports say about the replica that answers.
    ///
    /// - Parameter refusedForms: Counts the batches of which forms were refused.
    public mutating func describe(
        _ replica: Replica<State>, on device: DeviceID, refusedForms count: () -> Int = { 0 }
    ) {
        unopened = Int(clamping: replica.unopenedCount)
        guard path == SettingsPageRoute.settings.url else { return }
        refusedForms = count()
        unreached = replica.unreachedCount
        setAside = replica.setAside.count
        hasCopiedDevice = !replica.forked.isEmpty
        let others = replica.heads.map { $0.device }.filter { $0 != device }
        devices = ([device] + others).map { id in
            JournalDevice(id: id, isThis: id == device, lastChange: replica.lastChange(of: id))
        }
    }
}

/// A posted file, with the handle under which the host keeps it temporarily.
public struct Upload: Sendable {
    public var handle: Identifier
    public var fileName: String
    public var bytes: [UInt8]

    public init(handle: Identifier, fileName: String, bytes: [UInt8]) {
        self.handle = handle
        self.fileName = fileName
        self.bytes = bytes
    }
}

/// The page of a server that asks for the passphrase of its key. No other host has it.
public enum PassphrasePage {
    public static let path = "/passphrase"
}

/// The place where the displayed data is stored.
public enum SyncStatus: Hashable, Sendable {
    /// The server answered from its own journal.
    case server
    /// This device answered, and the server has all its data.
    case replicated
    /// This device answered; this number of batches has not reached the server yet.
    case waiting(Int)
    /// This device answered; the server is not reachable.
    case offline(waiting: Int)
    /// This device answered; the server has signed this browser out.
    case signedOut
    /// This device answered; the server waits for the passphrase of its key. This number of batches has not reached it yet.
    case locked(waiting: Int)
    /// This device answered; the server has another journal, and this number of batches exists only here. `isSaved`
    /// tells whether the person saved them as a file.
    case otherJournal(waiting: Int, isSaved: Bool)
    /// This device answered; it has no storage left for the server's data.
    case full
}
