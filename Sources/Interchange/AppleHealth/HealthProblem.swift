/// What is wrong with records of an export, how often, and where.
public struct HealthProblem: Hashable, Sendable {
    /// What is wrong. What has a raw value below 100 concerns one record, which is left out; the rest the whole.
    public enum Kind: Int, CaseIterable, Hashable, Sendable {
        /// A record without a type, a source, a time or a value that it needs.
        case missing = 1
        /// A value that is no number, or none that it can be.
        case badNumber
        /// A unit that the type of record cannot have.
        case badUnit
        /// A time that is none, or before 1970 or after 2099.
        case badTime
        /// It ends before it starts.
        case endsBeforeStart
        /// It lasts longer than a week or, for sleep, a day.
        case tooLong
        /// What a record of sleep is of is not known.
        case badStage
        /// An entity that is none of XML's own; none is ever expanded.
        case badEntity
        /// A tag whose attributes are none.
        case badTag
        /// An element ends that is not open, or ends after the one around it.
        case wrongNesting
        /// The document type declares entities.
        case declaresEntities
        /// The zip is cut off or has no directory.
        case brokenZip = 100
        /// The packed bytes are damaged or do not match their checksum.
        case damaged
        /// It ends before everything in it does.
        case truncated
        /// A tag or comment that is longer than can be, or elements too deep within each other.
        case tooLarge
    }

    /// How many places are kept of each kind.
    public static let mostOffsets = 3

    public let kind: Kind
    public private(set) var count: Int64 = 0
    /// Where the first ones are: bytes from the beginning of the XML or, for `.brokenZip`, of the zip.
    public private(set) var offsets: [Int64] = []

    public init(_ kind: Kind) { self.kind = kind }

    init(_ kind: Kind, count: Int64, offsets: [Int64]) {
        self.kind = kind
        self.count = count
        self.offsets = Array(offsets.prefix(Self.mostOffsets))
    }

    /// Whether not one record is concerned but all that comes after it.
    public var isFatal: Bool { kind.rawValue >= 100 }

    mutating func add(at offset: Int64) {
        count += 1
        if offsets.count < Self.mostOffsets { offsets.append(offset) }
    }
}

extension [HealthProblem] {
    /// Adds one of a kind.
    public mutating func add(_ kind: HealthProblem.Kind, at offset: Int64) {
        let place = firstIndex { $0.kind == kind }
        if place == nil { append(HealthProblem(kind)) }
        self[place ?? count - 1].add(at: offset)
    }
}
