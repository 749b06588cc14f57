/// A problem with records of an export, its count and first positions.
public struct HealthProblem: Hashable, Sendable {
    /// The kind of problem. Kinds with a raw value below 100 concern one record, which is skipped; the others concern
    /// the whole file.
    public enum Kind: Int, CaseIterable, Hashable, Sendable {
        /// A record lacks a required type, source, time or value.
        case missing = 1
        /// A value is not a number or is out of range.
        case badNumber
        /// The unit does not fit the record type.
        case badUnit
        /// A time is invalid, before 1970 or after 2099.
        case badTime
        /// The record ends before it starts.
        case endsBeforeStart
        /// The record lasts longer than a week or, for sleep, a day.
        case tooLong
        /// The sleep stage is unknown.
        case badStage
        /// An entity is not one of XML's predefined ones; none is ever expanded.
        case badEntity
        /// The attributes of a tag are malformed.
        case badTag
        /// An end tag does not match the innermost open element.
        case wrongNesting
        /// The document type declares entities.
        case declaresEntities
        /// The zip is cut off or has no central directory.
        case brokenZip = 100
        /// The compressed bytes are damaged or do not match their checksum.
        case damaged
        /// The file ends early.
        case truncated
        /// A tag or comment is too long, or elements are nested too deeply.
        case tooLarge
    }

    /// The maximum number of positions kept per kind.
    public static let maximumOffsets = 3

    public let kind: Kind
    public private(set) var count: Int64 = 0
    /// The first positions: byte offsets in the XML or, for `.brokenZip`, in the zip.
    public private(set) var offsets: [Int64] = []

    public init(_ kind: Kind) { self.kind = kind }

    init(_ kind: Kind, count: Int64, offsets: [Int64]) {
        self.kind = kind
        self.count = count
        self.offsets = Array(offsets.prefix(Self.maximumOffsets))
    }

    /// Whether everything after this problem is lost, rather than one record.
    public var isFatal: Bool { kind.rawValue >= 100 }

    mutating func add(at offset: Int64) {
        count += 1
        if offsets.count < Self.maximumOffsets { offsets.append(offset) }
    }
}

extension [HealthProblem] {
    /// Counts a problem.
    public mutating func add(_ kind: HealthProblem.Kind, at offset: Int64) {
        let index = firstIndex { $0.kind == kind }
        if index == nil { append(HealthProblem(kind)) }
        self[index ?? count - 1].add(at: offset)
    }
}
