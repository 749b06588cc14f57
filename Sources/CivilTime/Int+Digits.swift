extension Int {
    /// The number that ASCII digits write; nil for anything but 1...9 digits.
    init?(digits: ArraySlice<UInt8>) {
        guard (1...9).contains(digits.count) else { return nil }
        var value = 0
        for digit in digits {
            guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
        }
        self = value
    }

    /// The digits of a number that is not negative, with leading zeros up to `width`.
    func padded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
    }
}
