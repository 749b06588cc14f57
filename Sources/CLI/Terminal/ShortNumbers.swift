import Journal

/// The numbers by which people name records in a terminal.
///
/// A record's number is the beginning of eighteen digits that are made of its id: as many as tell it from all others of
/// its kind, at least three. So it depends on no order, and two devices print the same.
struct ShortNumbers {
    /// The digits of all records of the kind, each once, in rising order.
    private let known: [UInt64]

    init(_ ids: [RecordID]) {
        known = ids.map { Self.digits(of: $0) }.sorted()
    }

    func number(of id: RecordID) -> String {
        let digits = Self.digits(of: id)
        let place = place(of: digits)
        var length = Self.shortest
        for neighbour in [place - 1, place, place + 1] where known.indices.contains(neighbour) {
            if known[neighbour] != digits { length = max(length, Self.alike(known[neighbour], digits) + 1) }
        }
        return String(String(digits).prefix(length))
    }

    /// Whether a record's digits begin with those that were typed.
    static func has(_ id: RecordID, _ typed: String) -> Bool {
        typed.utf8.count >= shortest && String(digits(of: id)).hasPrefix(typed)
    }

    private static let shortest = 3
    private static let least: UInt64 = 100_000_000_000_000_000

    /// Eighteen digits, the first of them no zero: the 64-bit FNV-1a hash of the id's bytes.
    private static func digits(of id: RecordID) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for position in 0..<id.count { hash = (hash ^ UInt64(id[position])) &* 0x0000_0100_0000_01B3 }
        return least + hash % (9 * least)
    }

    /// Where digits are among those known, or would be.
    private func place(of digits: UInt64) -> Int {
        var (lower, upper) = (0, known.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if known[middle] < digits { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// How many digits two begin with alike.
    private static func alike(_ left: UInt64, _ right: UInt64) -> Int {
        var (left, right, length) = (left, right, 18)
        while left != right { (left, right, length) = (left / 10, right / 10, length - 1) }
        return length
    }
}
