import DaybookCore
import Interchange
import Journal

/// What a request comes to.
public enum Outcome: Sendable {
    /// An answer, to be sent once the commit (if there is one) is kept.
    case answer(Response, Commit?)
    /// Something State does not hold; the host fetches it and asks again.
    case needs(Need)
}

/// An action to be kept before its answer is sent.
public struct Commit: Sendable {
    public var decision: Decision
    public var action: ActionID
    public var undoes: ActionID?

    public init(_ decision: Decision, action: ActionID, undoes: ActionID? = nil) {
        self.decision = decision
        self.action = action
        self.undoes = undoes
    }
}

/// What State does not hold and only the journal's batches say.
public enum Need: Hashable, Sendable {
    /// The batches of an action, and all batches that touch the same records.
    case action(ActionID)
}

/// What a host fetched for a need.
public struct Fetched: Sendable {
    /// The batches of the action asked for; empty if there is none.
    public var action: [Batch]
    /// All batches that touch the same records.
    public var history: [Batch]

    public init(action: [Batch], history: [Batch]) {
        self.action = action
        self.history = history
    }
}

/// What a host can do for files that pure code cannot.
public struct FileTools: Sendable {
    /// Undoes DEFLATE (RFC 1951), up to a number of bytes; nil where it is damaged, too large or not possible here.
    public var inflate: (@Sendable (ArraySlice<UInt8>, Int) -> [UInt8]?)?
    /// Reads the tables of a SQLite file; nil where that is not possible here or the file is broken.
    public var readDatabase: (@Sendable ([UInt8]) -> DatabaseTables?)?

    /// Reads an export of Apple Health of any size, with its sources in an order; nil for another file. What is small can
    /// be read without it.
    public var readHealth: (@Sendable ([UInt8], [String]) -> Result<HealthExport, ImportFailure>?)?

    /// How many minutes the person's clock is ahead of UTC at a moment, in milliseconds since 1970; as ahead as now
    /// where the host knows no more.
    public var offset: (@Sendable (Int64) -> Int)?

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
