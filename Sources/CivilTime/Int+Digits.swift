extension Int {
    /// Parses 1...9 ASCII digits; nil for anything else.
    init?(digits: ArraySlice<UInt8>) {
        guard (1...9).contains(digits.count) else { return nil }
        var value = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        self = value
    }

    /// The digits of a non-negative number, padded with zeros to `width`.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
