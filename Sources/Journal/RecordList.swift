/// The records of a table. Their ids and values are stored one after another, so that folding allocates nothing for each.
public struct RecordList: RandomAccessCollection, Sendable {
    var ids: [RecordID] = []
    /// The values of each record in turn, of the stored columns only.
    var values: [Value] = []
    private(set) var columns = StoredColumns()
    /// The number of stored columns.
    private(set) var width = 0

    init() {}

    init(_ columns: StoredColumns) {
        self.columns = columns
        width = columns.count
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { ids.count }

    // In the browser, its size matters more than its speed.
    #if hasFeature(Embedded)
        @inline(never)
    #else
        @inline(__always)
    #endif
    public subscript(position: Int) -> Record { Record(id: ids[position], values, from: position * width, columns) }

    /// The position of a field in `values`; nil if its column is not stored.
    @inline(__always)
    func slot(of index: Int, column: Int) -> Int? { columns.position(of: column).map { index &* width &+ $0 } }

    mutating func append(_ id: RecordID) {
        ids.append(id)
        for _ in 0..<width { values.append(.null) }
    }

    /// Stores one more column and returns its position in each record.
    mutating func add(column: Int) -> Int {
        columns.insert(column)
        let position = columns.position(of: column) ?? 0
        values.insert(.null, at: position, inEach: width, count: ids.count)
        width += 1
        return position
    }
}

extension Array {
    /// Inserts an element at a position of each row.
    ///
    /// - Parameter width: The number of elements in a row before.
    @_optimize(speed)
    mutating func insert(_ element: Element, at position: Int, inEach width: Int, count rowCount: Int) {
        append(contentsOf: repeatElement(element, count: rowCount))
        withUnsafeMutableBufferPointer { elements in
            // From the back, each element is swapped with one that was inserted. Swapping, unlike copying, counts no
            // references.
            var source = rowCount * width - 1
            for row in (0..<rowCount).reversed() {
                for column in (0..<width).reversed() {
                    let target = row * (width + 1) + (column < position ? column : column + 1)
                    if target != source { elements.swapAt(source, target) }
                    source -= 1
                }
            }
        }
    }
}

/// The columns of a table that were ever written, at most 64. Others, such as those that a person does not use, take no
/// room in its records.
struct StoredColumns: Hashable, Sendable {
    static let maximumCount = 64

    /// A bit for each column.
    private(set) var bits: UInt64 = 0

    init() {}

    /// Nil if there is a bit of a column beyond the first `count`.
    init?(bits: UInt64, of count: Int) {
        guard bits & ~StoredColumns(all: count).bits == 0 else { return nil }
        self.bits = bits
    }

    /// The first columns.
    init(all count: Int) { bits = count < Self.maximumCount ? 1 << UInt64(count) - 1 : .max }

    var count: Int { bits.nonzeroBitCount }

    /// The position of a column among those that are stored; nil if it is not.
    @inline(__always)
    func position(of column: Int) -> Int? {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: column)
        return bits & bit == 0 ? nil : (bits & (bit &- 1)).nonzeroBitCount
    }

    /// The columns in order.
    var indices: [Int] {
        (0..<Self.maximumCount - bits.leadingZeroBitCount).filter { bits & 1 << UInt64($0) != 0 }
    }

    mutating func insert(_ column: Int) { bits |= 1 << UInt64(column) }

    func union(_ other: StoredColumns) -> StoredColumns {
        var union = self
        union.bits |= other.bits
        return union
    }
}
