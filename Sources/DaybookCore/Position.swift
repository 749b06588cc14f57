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

    /// A key after all others, with digits of the record's id, so that two devices that add at the end while apart
    /// do not give the same one.
    static func last(after lower: String, for record: RecordID) -> String {
        var key = Array(between(lower, "").utf8)
        for place in 1...3 where place <= record.count {
            key.append(digits[1 + Int(record[record.count - place]) % 61])
        }
        return String(decoding: key, as: UTF8.self)
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
