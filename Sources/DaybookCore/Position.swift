import Journal

/// A sort key for manual ordering: a string such that another fits between any two.
///
/// Fractional indexing (Greenspan, "Implementing Fractional Indexing"): base-62 digits after a point, compared as text,
/// never ending in the smallest digit. Moving a record changes only that record's key.
public enum Position {
    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    /// Returns a key after `lower` and before `upper`. An empty string means no bound.
    ///
    /// If the bounds are equal or reversed, as two devices can leave them, the key only follows `lower`.
    public static func between(_ lower: String, _ upper: String) -> String {
        let low = Array(lower.utf8)
        let high = Array(upper.utf8)
        let bounded = !high.isEmpty && low.lexicographicallyPrecedes(high)
        return String(decoding: middle(low, bounded ? high : nil), as: UTF8.self)
    }

    /// Changes that move a record after `other`, or to the front if `other` is nil. Empty if it is already there; nil
    /// if `other` is not among `others`.
    ///
    /// - Parameters:
    ///   - key: The record's current key.
    ///   - others: The other records of the list, in order.
    static func move(
        _ record: RecordID, of table: String, at key: String, behind other: RecordID?,
        among others: [(id: RecordID, position: String)]
    ) -> [Change]? {
        var (lower, following) = ("", others[...])
        if let other {
            guard let index = others.firstIndex(where: { $0.id == other }) else { return nil }
            (lower, following) = (others[index].position, others[(index + 1)...])
        }
        // Devices working offline can produce equal keys. The next greater key is the upper bound.
        let upper = following.first { lower.utf8.lexicographicallyPrecedes($0.position.utf8) }?.position ?? ""
        let isInOrder =
            lower.utf8.lexicographicallyPrecedes(key.utf8)
            && (upper.isEmpty || key.utf8.lexicographicallyPrecedes(upper.utf8))
        if isInOrder || others.isEmpty { return [] }
        let position = between(lower, upper)
        guard position.utf8.count > maximumLength else { return [Change(table, record, "position", .text(position))] }
        var ids = others.map { $0.id }
        ids.insert(record, at: others.count - following.count)
        return zip(ids, spread(ids.count)).map { Change(table, $0, "position", .text($1)) }
    }

    /// The maximum length of a key in bytes. If a key would be longer, the whole list gets new keys.
    private static let maximumLength = 200

    /// Returns `count` evenly spaced keys of equal length, ascending.
    static func spread(_ count: Int) -> [String] {
        var (length, room) = (1, Int64(digits.count))
        while room < Int64(count + 1) * 62 { (length, room) = (length + 1, room * Int64(digits.count)) }
        return (1...max(count, 1)).prefix(count).map { number in
            var remainder = room / Int64(count + 1) * Int64(number)
            var key = [UInt8](repeating: digits[0], count: length)
            for index in key.indices.reversed() {
                key[index] = digits[Int(remainder % Int64(digits.count))]
                remainder /= Int64(digits.count)
            }
            // A key must not end in the smallest digit, or nothing would fit before it.
            if key[length - 1] == digits[0] { key[length - 1] = digits[1] }
            return String(decoding: key, as: UTF8.self)
        }
    }

    /// Returns a key after all others. It ends with digits of the record's id, so that two devices appending offline do
    /// not produce the same key.
    public static func last(after lower: String, for record: RecordID) -> String {
        var key = next(after: Array(lower.utf8))
        for index in 1...3 where index <= record.count {
            key.append(digits[1 + Int(record[record.count - index]) % 61])
        }
        return String(decoding: key, as: UTF8.self)
    }

    /// Returns a key after `lower`. The first few bisect the space up to the end, which costs a digit every six keys.
    /// Later keys grow only with the logarithm of the number of appends:
    ///
    /// A key that begins with *n* of the greatest digit continues with a counter of *n* + 2 digits, which is
    /// incremented.
    private static func next(after lower: [UInt8]) -> [UInt8] {
        let greatest = UInt8(ascii: "z")
        let depth = lower.prefix { $0 == greatest }.count
        guard depth > 0 else { return middle(lower, nil) }
        var key = Array(lower.prefix(depth * 2 + 2))
        while key.count < depth * 2 + 2 { key.append(digits[0]) }
        var index = key.count - 1
        // The digit after the leading run is not the greatest, so it can absorb the carry.
        while key[index] >= greatest, index > depth {
            key[index] = digits[0]
            index -= 1
        }
        key[index] = digits[min(value(key[index]) + 1, digits.count - 1)]
        return key
    }

    private static func middle(_ low: [UInt8], _ high: [UInt8]?) -> [UInt8] {
        var key: [UInt8] = []
        var index = 0
        var below = false
        while true {
            // The upper key ended without exceeding the lower one, so it no longer bounds the result.
            if let high, index >= high.count { below = true }
            let bottom = index < low.count ? value(low[index]) : 0
            let top = below || high == nil ? 62 : index < high!.count ? value(high![index]) : 0
            if top - bottom > 1 {
                key.append(digits[(bottom + top) / 2])
                return key
            }
            key.append(digits[bottom])
            if top > bottom { below = true }
            index += 1
        }
    }

    private static func value(_ digit: UInt8) -> Int {
        digits.firstIndex(of: digit) ?? 0
    }
}
