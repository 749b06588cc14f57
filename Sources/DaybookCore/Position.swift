import Journal

/// A place in an order made by hand: a text such that between any two there is room for another.
///
/// Fractional indexing (Greenspan, "Implementing Fractional Indexing"): digits of base 62 behind a point, compared as
/// text, never ending in the smallest digit. Moving a record writes the one key of that record.
public enum Position {
    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

    /// A key after `lower` and before `upper`; an empty one stands for no bound.
    ///
    /// Where the bounds are equal or in the wrong order, as two devices can leave them, it follows `lower`.
    public static func between(_ lower: String, _ upper: String) -> String {
        let low = Array(lower.utf8)
        let high = Array(upper.utf8)
        let bounded = !high.isEmpty && low.lexicographicallyPrecedes(high)
        return String(decoding: middle(low, bounded ? high : nil), as: UTF8.self)
    }

    /// The change that puts a record behind one of several others, or before them all, none where it stands so; nil if
    /// that one is not among them.
    ///
    /// - Parameters:
    ///   - key: its place now.
    ///   - others: those it is arranged with, in order.
    static func move(
        _ record: RecordID, of table: String, at key: String, behind other: RecordID?,
        among others: [(id: RecordID, position: String)]
    ) -> [Change]? {
        var (lower, rest) = ("", others[...])
        if let other {
            guard let place = others.firstIndex(where: { $0.id == other }) else { return nil }
            (lower, rest) = (others[place].position, others[(place + 1)...])
        }
        // Among equal keys, as devices that were apart can leave them, the next greater one bounds.
        let upper = rest.first { lower.utf8.lexicographicallyPrecedes($0.position.utf8) }?.position ?? ""
        let stands =
            lower.utf8.lexicographicallyPrecedes(key.utf8)
            && (upper.isEmpty || key.utf8.lexicographicallyPrecedes(upper.utf8))
        if stands || others.isEmpty { return [] }
        let position = between(lower, upper)
        guard position.utf8.count > longest else { return [Change(table, record, "position", .text(position))] }
        var ids = others.map { $0.id }
        ids.insert(record, at: others.count - rest.count)
        return zip(ids, spread(ids.count)).map { Change(table, $0, "position", .text($1)) }
    }

    /// Bytes of a key; where one would be longer, all that it is arranged with get new ones.
    private static let longest = 200

    /// Keys of equal length in rising order, evenly apart.
    static func spread(_ count: Int) -> [String] {
        var (length, room) = (1, Int64(digits.count))
        while room < Int64(count + 1) * 62 { (length, room) = (length + 1, room * Int64(digits.count)) }
        return (1...max(count, 1)).prefix(count).map { number in
            var rest = room / Int64(count + 1) * Int64(number)
            var key = [UInt8](repeating: digits[0], count: length)
            for place in key.indices.reversed() {
                key[place] = digits[Int(rest % Int64(digits.count))]
                rest /= Int64(digits.count)
            }
            // No key ends in the smallest digit, or nothing would have room before it.
            if key[length - 1] == digits[0] { key[length - 1] = digits[1] }
            return String(decoding: key, as: UTF8.self)
        }
    }

    /// A key after all others, with digits of the record's id, so that two devices that add at the end while apart
    /// do not give the same one.
    static func last(after lower: String, for record: RecordID) -> String {
        var key = next(after: Array(lower.utf8))
        for place in 1...3 where place <= record.count {
            key.append(digits[1 + Int(record[record.count - place]) % 61])
        }
        return String(decoding: key, as: UTF8.self)
    }

    /// A key after another. The first few lie in the middle between it and the end, which would take a digit more for
    /// every six; so what begins with the greatest digit grows with the logarithm of how often this is done.
    ///
    /// As many greatest digits as it begins with, and then a number of two digits more than that, to which one is added.
    private static func next(after lower: [UInt8]) -> [UInt8] {
        let greatest = UInt8(ascii: "z")
        let depth = lower.prefix { $0 == greatest }.count
        guard depth > 0 else { return middle(lower, nil) }
        var key = Array(lower.prefix(depth * 2 + 2))
        while key.count < depth * 2 + 2 { key.append(digits[0]) }
        var place = key.count - 1
        // The digit behind the greatest ones is none of them, so it takes what is carried.
        while key[place] >= greatest, place > depth {
            key[place] = digits[0]
            place -= 1
        }
        key[place] = digits[min(value(key[place]) + 1, digits.count - 1)]
        return key
    }

    private static func middle(_ low: [UInt8], _ high: [UInt8]?) -> [UInt8] {
        var key: [UInt8] = []
        var index = 0
        var below = false
        while true {
            // Where the upper key ends without having been above the lower one, it bounds nothing more.
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
