extension HTML.Interpolation {
    /// Adds a coordinate with at most two decimals and no exponent.
    ///
    /// Halves are rounded away from zero with basic arithmetic only, so that every processor prints the same. NaN
    /// becomes 0; numbers beyond ±10⁹ are clamped.
    mutating func appendInterpolation(fixed value: Double) {
        bytes.appendFixed(value)
    }

    /// Adds a share (0…1) of the width as a percentage: `37.5%`.
    mutating func appendInterpolation(percent share: Double) {
        bytes.appendFixed(share * 100)
        bytes.append(UInt8(ascii: "%"))
    }
}

extension Array where Element == UInt8 {
    /// Adds a number with at most two decimals.
    mutating func appendFixed(_ value: Double) {
        guard value == value else { return append(UInt8(ascii: "0")) }
        let magnitude = Swift.min(value < 0 ? -value : value, 1e9)
        let hundredths = UInt64(magnitude * 100 + 0.5)
        if value < 0 && hundredths > 0 { append(UInt8(ascii: "-")) }
        appendDecimal(hundredths / 100)
        let decimals = UInt8(truncatingIfNeeded: hundredths % 100)
        guard decimals > 0 else { return }
        append(UInt8(ascii: "."))
        append(UInt8(ascii: "0") + decimals / 10)
        if decimals % 10 > 0 { append(UInt8(ascii: "0") + decimals % 10) }
    }
}
