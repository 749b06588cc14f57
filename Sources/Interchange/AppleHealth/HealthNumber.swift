extension HealthBytes {
    /// Parses a decimal such as "74", "0.12" or "5.72e-06"; nil for anything else. The last bit may be wrong for more
    /// than 15 digits.
    @inline(__always)
    func number(_ text: HealthText) -> Double? {
        var position = text.start
        let end = text.end
        guard position < end else { return nil }
        let isNegative = self[position] == 45
        if isNegative || self[position] == 43 { position &+= 1 }
        var digits: UInt64 = 0
        var count = 0
        var power = 0
        while position < end {
            let digit = self[position] &- 48
            guard digit <= 9 else { break }
            if digits < 100_000_000_000_000_000 { digits = digits &* 10 &+ UInt64(digit) } else { power &+= 1 }
            count &+= 1
            position &+= 1
        }
        if position < end, self[position] == 46 {
            position &+= 1
            while position < end {
                let digit = self[position] &- 48
                guard digit <= 9 else { break }
                if digits < 100_000_000_000_000_000 {
                    digits = digits &* 10 &+ UInt64(digit)
                    power &-= 1
                }
                count &+= 1
                position &+= 1
            }
        }
        guard count > 0, count <= 400 else { return nil }
        if position < end {
            guard let exponent = exponent(from: position, to: end) else { return nil }
            power &+= exponent
        }
        let number = Self.scaled(Double(digits), by: power)
        guard number.isFinite else { return nil }
        return isNegative ? -number : number
    }

    /// Parses the exponent after "e", at most four digits.
    private func exponent(from start: Int, to end: Int) -> Int? {
        guard self[start] | 32 == 101, start + 1 < end else { return nil }
        var position = start + 1
        let isNegative = self[position] == 45
        if isNegative || self[position] == 43 { position += 1 }
        guard position < end, end - position <= 4 else { return nil }
        var exponent = 0
        while position < end {
            let digit = self[position] &- 48
            guard digit <= 9 else { return nil }
            exponent = exponent * 10 + Int(digit)
            position += 1
        }
        return isNegative ? -exponent : exponent
    }

    private static func scaled(_ number: Double, by power: Int) -> Double {
        if power == 0 || number == 0 { return number }
        // These powers of ten are exact, so that the division rounds only once.
        if power < 0, power >= -22 { return number / powers[-power] }
        if power > 0, power <= 22 { return number * powers[power] }
        var number = number
        for _ in 0..<min(abs(power), 400) { number = power > 0 ? number * 10 : number / 10 }
        return number
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]
}
