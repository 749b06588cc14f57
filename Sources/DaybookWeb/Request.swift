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
    /// The posted file, or the one that the host keeps for the handle in the form's `upload` field.
    public var upload: Upload?
    /// The browser's preferred languages as BCP 47 tags, best first.
    public var languages: [String]
    /// The place where the displayed data is stored.
    public var status: SyncStatus
    /// The last time this device had everything from the server and the server everything from it, in milliseconds
    /// since 1970; nil if it never did or is the server.
    public var lastSynced: Int64?
    /// The number of batches that are kept here, but cannot be opened.
    public var unopened = 0
    /// The version of the app's assets, which is part of their URLs; empty if there are none.
    public var assets: String
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
    /// This device answered; the server has another journal, and this number of batches exists only here. `isSaved`
    /// tells whether the person saved them as a file.
    case otherJournal(waiting: Int, isSaved: Bool)
    /// This device answered; it has no storage left for the server's data.
    case full
}
