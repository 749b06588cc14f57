/// A table's name and columns: the single declaration that merging, limits, snapshots, history, JSON, imports and
/// erasing are based on.
public struct Schema: Sendable {
    public let table: String
    public let columns: [Column]
    /// The indices of the columns without which a record is not complete.
    public let required: [Int]
    /// The ways to find a record's owners. Each is indexed.
    public let owners: [Owner]
    /// The owners with which a record is erased.
    public let erasingOwners: [Owner]
    /// The id of the only record, in a table of one.
    public let only: RecordID?
    /// The name of the table's records in an export.
    public let member: String
    /// Checks rules across the columns of a record from an export. Returns the index of the wrong column.
    public let findInvalid: (@Sendable (Record) -> Int?)?

    /// - Parameters:
    ///   - columns: At most 64.
    ///   - required: The indices of required columns, besides texts of at least one character.
    ///   - erasedWith: A record with which a record is erased, though it is no part of it in any other way.
    public init(
        _ table: String, _ columns: [Column], required: [Int] = [], owners: [Owner] = [], erasedWith: Owner? = nil,
        only: RecordID? = nil, member: String? = nil, findInvalid: (@Sendable (Record) -> Int?)? = nil
    ) {
        precondition(columns.count <= StoredColumns.maximumCount)
        self.table = table
        self.columns = columns
        self.required = columns.indices.filter { columns[$0].isRequired || required.contains($0) }
        self.owners = owners
        erasingOwners = owners.filter { $0.erasesToo } + (erasedWith.map { [$0] } ?? [])
        self.only = only
        self.member = member ?? table
        self.findInvalid = findInvalid
    }

    /// The owner that a record is a part of; nil for a table of records of their own.
    public var parent: Owner? {
        owners.first { owner in
            switch owner.reference {
            case .key: owner.erasesToo
            case .column(let column): owner.erasesToo && required.contains(column)
            }
        }
    }

    /// The first required column without a value; nil if a record is complete.
    public func missingColumn(of record: Record) -> Int? { required.first { record.isNull(at: $0) } }

    /// Whether records can be deleted.
    public var hasLife: Bool { columns.first?.isLife == true }

    /// A reference to the record of another table that a record belongs to.
    public struct Owner: Sendable {
        public let table: String
        let reference: Reference
        /// Whether erasing the owner erases this record too.
        public let erasesToo: Bool

        enum Reference: Sendable {
            case column(Int)
            case key(@Sendable (RecordID) -> RecordID?)
        }

        /// The owner is named by a reference column.
        public static func column(_ index: Int, of table: String, erasesToo: Bool = true) -> Owner {
            Owner(table: table, reference: .column(index), erasesToo: erasesToo)
        }

        /// The owner's id is part of this record's id.
        public static func key(of table: String, _ find: @escaping @Sendable (RecordID) -> RecordID?) -> Owner {
            Owner(table: table, reference: .key(find), erasesToo: true)
        }

        /// The reference column; nil if the owner's id is part of the record's id.
        public var column: Int? { if case .column(let column) = reference { column } else { nil } }

        /// The owner of a record. `record` is nil if only its id is known.
        public func owner(of id: RecordID, _ record: Record?) -> RecordID? {
            switch reference {
            case .key(let find): return find(id)
            case .column(let index):
                guard case .bytes(let bytes) = record?[index] else { return nil }
                return RecordID(bytes)
            }
        }
    }

    /// The index of a column; nil if this version does not know it.
    @_optimize(speed)
    public func index(of name: String) -> Int? {
        let length = name.utf8.count
        for index in columns.indices where columns[index].name.utf8.count == length {
            if columns[index].name == name { return index }
        }
        return nil
    }

    /// A text that changes when the meaning of stored records does. Snapshots with another layout are rebuilt.
    public var layout: String { columns.reduce(table) { $0 + " " + $1.layout } }
}

/// A field of a table: its name in the journal and the values it can hold. A class, because copying all that a kind can
/// hold took a fifth of the time of folding.
public final class Column: Sendable {
    public let name: String
    public let kind: Kind
    /// The value, as in the journal, of a field that was never set.
    public let initial: Value
    /// Validates texts in a notation of their own. Invalid ones received from elsewhere are kept, but never accepted as
    /// input.
    let isValid: (@Sendable (String) -> Bool)?

    public init(
        _ name: String, _ kind: Kind, initial: Value = .null, isValid: (@Sendable (String) -> Bool)? = nil
    ) {
        self.name = name
        self.kind = kind
        self.initial = initial
        self.isValid = isValid
    }

    /// The number of creations and deletions of a record: odd means alive, even deleted. The greater number wins a
    /// merge.
    public static let life = Column("life", .life)
    /// The greatest life. Others are ignored.
    static let latestLife: Int64 = 1 << 53 - 1

    /// The values a column can hold. Any other value is read as null.
    public enum Kind: Sendable {
        case life
        case text(TextLimits)
        case integer(ClosedRange<Int64>)
        case real(ClosedRange<Double>)
        /// The number of a `Day`.
        case day
        /// Minutes since midnight.
        case time
        case flag
        /// One of several words. `implied` is the word that null means; it is never written.
        case choice([String], implied: String?)
        /// The id of another record.
        case reference
        /// The number of a `Weekday`, Monday being 1.
        case weekday
        /// The bits of a `WeekdaySet`.
        case weekdays
        /// The index of a word in a list. Nil words are unused.
        case code([String?])
    }

    fileprivate var isRequired: Bool {
        if case .text(let limits) = kind { limits.characters.lowerBound > 0 } else { false }
    }

    public var isLife: Bool { if case .life = kind { true } else { false } }

    fileprivate var layout: String {
        initial == .null ? kindLayout : "\(kindLayout)=\(Hexadecimal.text(initial.encoded))"
    }

    private var kindLayout: String {
        switch kind {
        case .life: name
        case .text(let limits): "\(name):text\(limits.bytes)"
        case .integer(let range): "\(name):integer\(range.lowerBound)...\(range.upperBound)"
        case .real(let range): "\(name):real\(range.lowerBound)...\(range.upperBound)"
        case .day: name + ":day"
        case .time: name + ":time"
        case .flag: name + ":flag"
        case .choice(let words, let implied): "\(name):\(words.joined(separator: "|"))=\(implied ?? "")"
        case .reference: name + ":reference"
        case .weekday: name + ":weekday"
        case .weekdays: name + ":weekdays"
        case .code(let words): name + ":" + words.map { $0 ?? "" }.joined(separator: "|")
        }
    }
}

/// The length limits of a text.
public struct TextLimits: Hashable, Sendable {
    /// Characters after trimming. A lower bound above zero makes the field required.
    public let characters: ClosedRange<Int>
    /// UTF-8 bytes. Longer text received from elsewhere is cut.
    public let bytes: Int
    /// Whether it may contain line breaks.
    public let isMultiline: Bool

    public init(_ characters: ClosedRange<Int>, bytes: Int? = nil, isMultiline: Bool = false) {
        self.characters = characters
        self.bytes = bytes ?? characters.upperBound * 8
        self.isMultiline = isMultiline
    }
}

extension Column.Kind {
    /// A line of text.
    public static func line(_ characters: ClosedRange<Int>, bytes: Int? = nil) -> Self {
        .text(TextLimits(characters, bytes: bytes))
    }

    /// Text of several lines, with a maximum number of characters.
    public static func lines(_ maximum: Int) -> Self { .text(TextLimits(0...maximum, isMultiline: true)) }

    /// A sort key of a manual order.
    public static let position = Self.text(TextLimits(0...1024, bytes: 1024))
}

extension Column {
    /// Converts a journal value to its form in a record. Choices become the index of their word; the initial value and
    /// invalid values become null. A choice that this version does not know is kept as text.
    @_optimize(speed)
    func stored(_ value: Value) -> Value {
        if case .null = initial { return canonical(value) }
        return value == initial ? .null : canonical(value)
    }

    @_optimize(speed)
    private func canonical(_ value: Value) -> Value {
        // By the value first: matching both at once copies the column's kind with all it holds.
        switch value {
        case .null: return .null
        case .integer(let number): return holds(number) ? value : .null
        case .real(let number):
            guard case .real(let range) = kind, range.contains(number) else { return .null }
            return value
        case .text(let text): return canonical(text, value)
        case .bytes(let bytes):
            guard case .reference = kind, 1...RecordID.maximumLength ~= bytes.count else { return .null }
            return value
        }
    }

    @_optimize(speed)
    private func holds(_ number: Int64) -> Bool {
        switch kind {
        case .life: number > 0
        case .integer(let range): range.contains(number)
        case .day: Int32(exactly: number) != nil
        case .time: 0..<1440 ~= number
        case .flag: number == 1
        case .weekday: 1...7 ~= number
        case .weekdays: 0..<128 ~= number
        case .code(let words): Int(exactly: number).map { words.indices.contains($0) && words[$0] != nil } ?? false
        case .text, .real, .choice, .reference: false
        }
    }

    @_optimize(speed)
    private func canonical(_ text: String, _ value: Value) -> Value {
        switch kind {
        case .text(let limits):
            if text.utf8.count <= limits.bytes { return text.isEmpty ? .null : value }
            return .text(text.prefix(bytes: limits.bytes))
        case .choice(let words, let implied):
            if text.isEmpty || text == implied { return .null }
            if let index = words.firstIndex(of: text) { return .integer(Int64(index)) }
            return .text(text.prefix(bytes: Self.longestChoice))
        default: return .null
        }
    }

    /// The stored form, without enforcing limits.
    func unlimited(_ value: Value) -> Value {
        if case .text(let text) = value, case .text = kind {
            return text.isEmpty || value == initial ? .null : value
        }
        if case .real = kind { return value }
        if case .integer = kind { return value }
        return stored(value)
    }

    /// Bytes of a choice that this version does not know.
    private static let longestChoice = 64

    /// Converts a stored value to its form in the journal.
    @_optimize(speed)
    func written(_ stored: Value) -> Value {
        if case .null = stored { return initial }
        if case .choice(let words, _) = kind, case .integer(let index) = stored { return .text(words[Int(index)]) }
        return stored
    }

    /// Whether a value is valid input for the column in this version.
    public func accepts(_ value: Value) -> Bool {
        if case .choice(let words, _) = kind, case .text(let text) = value { return words.contains(text) }
        if let isValid, case .text(let text) = value, !isValid(text) { return false }
        return value == .null || written(stored(value)) == value
    }
}

extension String {
    /// The longest prefix of whole characters within `maximum` bytes.
    func prefix(bytes maximum: Int) -> String {
        if utf8.count <= maximum { return self }
        var end = startIndex
        var bytes = 0
        while end < endIndex {
            let next = index(after: end)
            bytes += self[end..<next].utf8.count
            if bytes > maximum { break }
            end = next
        }
        return String(self[..<end])
    }
}
