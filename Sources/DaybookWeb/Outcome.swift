import DaybookCore
import Interchange
import Journal

/// The result of handling a request.
public enum Outcome: Sendable {
    /// A response, sent after the commit (if any) is stored.
    case response(Response, Commit?)
    /// Data that State does not hold; the host fetches it and calls again.
    case needs(Need)
}

/// An action that is stored before its response is sent.
public struct Commit: Sendable {
    public var decision: Decision
    public var action: ActionID
    /// The action that it takes back or, if that was taken back, does again.
    public var reversed: ActionID?
    /// The content of an attachment, which the host stores before the changes.
    public var file: [UInt8]?

    public init(_ decision: Decision, action: ActionID, reversing reversed: ActionID? = nil) {
        self.decision = decision
        self.action = action
        self.reversed = reversed
    }
}

/// Data that is not in State but only in the journal's batches.
public enum Need: Hashable, Sendable {
    /// An action.
    case action(ActionID)
    /// This device's latest action that stands, which is to be undone.
    case latestUndoable
    /// The action that this device undid last, if it did nothing but undo and redo since.
    case latestRedoable
    /// The latest actions that arrived before a position in the host's list of batches; nil for the end of the list.
    case recentActions(before: Int64?)

    /// The number of actions to fetch.
    public static let actionCount = 100
}

/// The data a host fetched for a `Need`.
public enum Fetched: Sendable {
    /// The requested action; nil if there is none.
    case action(RecordedAction?)
    case recentActions(RecordedActions)
}

/// The place of an attachment's file.
public enum FilePlace: Hashable, Sendable {
    case here
    /// The first bytes of its content are here, in this number.
    case partlyHere(Int64)
    case elsewhere
    /// The file here is damaged, and waits for another device to replace it.
    case damaged
}

/// The result of bringing an attachment's file here from the server.
public enum FileFetch: UInt8, Sendable {
    case stored = 1
    /// Not all of it came in time. The next fetch continues.
    case partly
    /// The server cannot be reached.
    case unreachable
    /// The server has no such file.
    case absent
    /// The fetched bytes are not those that the record names.
    case damaged
}

/// Services of the host for files that pure code cannot read.
public struct FileTools: Sendable {
    /// Inflates DEFLATE data (RFC 1951) up to a number of bytes; nil if it is damaged, too large or not supported here.
    public var inflate: (@Sendable (ArraySlice<UInt8>, Int) -> [UInt8]?)?
    /// Reads the tables of a SQLite file; nil if that is not supported here or the file is damaged.
    public var readDatabase: (@Sendable ([UInt8]) -> DatabaseTables?)?

    /// Reads an Apple Health export of any size, with a priority of sources; nil for any other file. Small exports can
    /// be read without it.
    public var readHealth: (@Sendable ([UInt8], [String]) -> Result<HealthExport, ImportFailure>?)?

    /// The digest of an attachment's content, see `Attachment.digest`; nil if the host stores no files.
    public var digest: (@Sendable ([UInt8]) -> String)?
    /// The place of the file of a digest, whose content has a number of bytes; all are here without it.
    public var placeOfFile: (@Sendable (String, Int64) -> FilePlace)?
    /// Brings the file of a digest, whose content has a number of bytes, here from the server; nil on the server.
    public var fetchFile: (@Sendable (String, Int64) -> FileFetch)?

    /// The recovery code of the journal; nil if the host cannot read its key.
    public var recoveryCode: (@Sendable () -> RecoveryCode?)?

    /// The person's offset from UTC in minutes at a moment in milliseconds since 1970. The default is the current
    /// offset.
    public var offset: (@Sendable (Int64) -> Int)?
    /// The offset of a zone such as "Europe/Berlin" in minutes at such a moment; nil for an unknown zone, or if the host knows
    /// none.
    public var zoneOffset: (@Sendable (String, Int64) -> Int?)?

    public init(
        inflate: (@Sendable (ArraySlice<UInt8>, Int) -> [UInt8]?)? = nil,
        readDatabase: (@Sendable ([UInt8]) -> DatabaseTables?)? = nil,
        offset: (@Sendable (Int64) -> Int)? = nil
    ) {
        self.inflate = inflate
        self.readDatabase = readDatabase
        self.offset = offset
    }
}
