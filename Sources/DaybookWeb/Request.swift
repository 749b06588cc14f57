import Journal

/// What every host can know of what a person asked: no headers, no cookies.
public struct Request: Sendable {
    public enum Method: Sendable {
        case get, post
    }

    public var method: Method
    /// The path as it stands in the URL, without the query.
    public var path: String
    public var query: FormFields
    /// What was posted.
    public var form: FormFields
    /// The file that was posted, or that the host still keeps from the request that the form's `upload` names.
    public var upload: Upload?
    /// The languages the browser asks for, best first, as BCP 47 tags.
    public var languages: [String]
    /// Where what is on the screen is kept.
    public var status: SyncStatus
    /// The version of the app's assets, a part of their URLs; empty where there are none.
    public var assets: String
    /// 128 random bits, for the ids of what this request makes.
    public var random: Identifier

    public init(
        _ method: Method = .get, path: String, query: FormFields = FormFields(), form: FormFields = FormFields(),
        upload: Upload? = nil, languages: [String] = [], status: SyncStatus = .server, assets: String = "",
        random: Identifier
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.form = form
        self.upload = upload
        self.languages = languages
        self.status = status
        self.assets = assets
        self.random = random
    }
}

/// A posted file, under the handle that the host keeps it by for a while.
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

/// Where what is on the screen is kept.
public enum SyncStatus: Hashable, Sendable {
    /// The server answered by itself, from its own journal.
    case server
    /// This device answered, and the server has all of it.
    case replicated
    /// This device answered, and this many of its batches have not reached the server yet.
    case waiting(Int)
    /// This device answered; the server cannot be reached.
    case offline(waiting: Int)
    /// This device answered; the server does not let this browser in any more.
    case signedOut
    /// This device answered; the server keeps another journal and this many batches are here alone. Whether the person
    /// has saved them as a file.
    case otherJournal(waiting: Int, isSaved: Bool)
    /// This device answered, and has no room for what the server has.
    case full
}
