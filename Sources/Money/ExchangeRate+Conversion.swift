extension ExchangeRate {
    /// Converts an amount counted in any unit, such as millionths, rounded half away from zero; nil if the result exceeds
    /// 64 bits.
    ///
    /// - Parameters:
    ///   - source: The number of the amount's units in a major unit of its currency, a power of ten up to a million.
    ///   - target: The same for the result.
    ///   - isInverse: Whether the amount is of the currency that the rate is in, so that it is divided.
    public func convert(
        _ amount: Int64, unitsPerMajor source: Int64, to target: Int64, isInverse: Bool = false
    ) -> Int64? {
        var (factor, divisor): (UInt64, UInt64) =
            isInverse ? (Self.one, billionths.magnitude) : (billionths.magnitude, Self.one)
        if target > source {
            // Either is below 10¹⁸; the larger one must not grow out of 64 bits.
            let scale = (target / source).magnitude
            if divisor.isMultiple(of: scale) {
                divisor /= scale
            } else {
                let (product, overflow) = factor.multipliedReportingOverflow(by: scale)
                guard !overflow else { return nil }
                factor = product
            }
        } else {
            let (product, overflow) = divisor.multipliedReportingOverflow(by: (source / target).magnitude)
            guard !overflow else { return nil }
            divisor = product
        }
        let (high, low) = amount.magnitude.multipliedFullWidth(by: factor)
        guard high < divisor else { return nil }
        let (quotient, rest) = divisor.dividingFullWidth((high, low))
        let (sum, overflow) = quotient.addingReportingOverflow(rest >= divisor - rest ? 1 : 0)
        guard !overflow, sum <= UInt64(Int64.max) else { return nil }
        return amount < 0 ? -Int64(sum) : Int64(sum)
    }

    private static let one: UInt64 = 1_000_000_000
}
