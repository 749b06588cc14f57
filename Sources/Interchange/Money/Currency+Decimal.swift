import Money

extension Currency {
    /// An amount in minor units as a decimal number with a point and all its decimals: "-1234.50".
    func decimal(_ minorUnits: Int64) -> String {
        let (whole, rest) = minorUnits.magnitude.quotientAndRemainder(dividingBy: UInt64(self.minorUnits))
        let sign = minorUnits < 0 ? "-" : ""
        guard fractionDigits > 0 else { return sign + whole.description }
        let decimals = rest.description
        let zeros = String(repeating: "0", count: fractionDigits - decimals.utf8.count)
        return sign + whole.description + "." + zeros + decimals
    }
}
