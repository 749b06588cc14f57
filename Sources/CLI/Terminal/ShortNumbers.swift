import Journal

/// Short numbers for records in the terminal.
///
/// Each record has eighteen digits derived from its id. Its number is the shortest unique prefix of them, at least
/// three digits. Numbers do not depend on order, so two devices print the same.
struct ShortNumbers {
    /// The digits of all records of the kind, without duplicates, ascending.
    private let sortedDigits: [UInt64]

    init(_ ids: [RecordID]) {
        sortedDigits = ids.map { Self.digits(of: $0) }.sorted()
    }

    func number(of id: RecordID) -> String {
        let digits = Self.digits(of: id)
        let index = sortedDigits.partitioningIndex { $0 >= digits }
        return Self.number(digits, among: sortedDigits[max(0, index - 1)..<min(index + 2, sortedDigits.count)])
    }

    /// The number of a single record, without sorting those of the others.
    static func number(of id: RecordID, among ids: [RecordID]) -> String {
        let digits = digits(of: id)
        var (below, above) = (UInt64.min, UInt64.max)
        for other in ids {
            let other = self.digits(of: other)
            if other < digits { below = max(below, other) } else if other > digits { above = min(above, other) }
        }
        return number(digits, among: [below, above])
    }

    private static func number(_ digits: UInt64, among neighbours: some Sequence<UInt64>) -> String {
        var length = shortest
        for neighbour in neighbours where neighbour != digits {
            length = max(length, commonPrefixLength(neighbour, digits) + 1)
        }
        return String(String(digits).prefix(length))
    }

    /// Whether a record's digits start with the typed ones.
    static func has(_ id: RecordID, _ typed: String) -> Bool {
        let length = typed.utf8.count
        guard (shortest...18).contains(length), let number = UInt64(typed) else { return false }
        var digits = digits(of: id)
        for _ in length..<18 { digits /= 10 }
        return digits == number
    }

    private static let shortest = 3
    private static let smallest: UInt64 = 100_000_000_000_000_000

    /// Eighteen digits without a leading zero, from the 64-bit FNV-1a hash of the id's bytes.
    private static func digits(of id: RecordID) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for position in 0..<id.count { hash = (hash ^ UInt64(id[position])) &* 0x0000_0100_0000_01B3 }
        return smallest + hash % (9 * smallest)
    }

    /// The number of leading digits two values have in common.
    private static func commonPrefixLength(_ left: UInt64, _ right: UInt64) -> Int {
        var (left, right, length) = (left, right, 18)
        while left != right { (left, right, length) = (left / 10, right / 10, length - 1) }
        return length
    }
}
