/// The changes of a batch. Each name and each run of changes to one record is kept once, so that a state finds a name's
/// column once per batch.
public struct Changes: RandomAccessCollection, Sendable {
    /// The name of a table and a field.
    struct Name: Hashable, Sendable {
        let table: String
        let field: String

        /// The maximum length of its encoding in bytes.
        var longestEncoding: Int { table.utf8.count + field.utf8.count + 10 }
    }

    /// A change, by the index of its name in `names` and of its record in `records`.
    struct Item: Hashable, Sendable {
        let name: Int32
        let record: Int32
        let value: Value
    }

    private(set) var names: [Name] = []
    private(set) var records: [RecordID] = []
    private(set) var items: [Item] = []

    init(names: [Name], records: [RecordID], items: [Item]) {
        self.names = names
        self.records = records
        self.items = items
    }

    public init(_ changes: [Change]) {
        var numbers: [Name: Int32] = [:]
        items.reserveCapacity(changes.count)
        for change in changes {
            let name = Name(table: change.table, field: change.field)
            let number = numbers[name] ?? Int32(names.count)
            if number == names.count {
                numbers[name] = number
                names.append(name)
            }
            if records.last != change.record { records.append(change.record) }
            items.append(Item(name: number, record: Int32(records.count - 1), value: change.value))
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }

    public subscript(index: Int) -> Change {
        let item = items[index]
        let name = names[Int(item.name)]
        return Change(name.table, records[Int(item.record)], name.field, item.value)
    }

    /// The index of a change's name, by which tables know its slot.
    public func nameIndex(at index: Int) -> Int { Int(items[index].name) }

    /// Whether any change is to this table.
    func contains(table: String) -> Bool { names.contains { $0.table == table } }
}

extension Changes: ExpressibleByArrayLiteral {
    public init(arrayLiteral changes: Change...) { self.init(changes) }
}

extension Changes: Hashable {
    public static func == (left: Changes, right: Changes) -> Bool { left.elementsEqual(right) }

    public func hash(into hasher: inout Hasher) {
        for change in self { hasher.combine(change) }
    }
}

/// Decodes batches one after another. Names that the previous batch had too are not decoded again.
public struct BatchDecoder: Sendable {
    /// The names of the last batch, and their encoding.
    var names: [Changes.Name] = []
    var encodedNames: [UInt8] = []

    public init() {}
}
