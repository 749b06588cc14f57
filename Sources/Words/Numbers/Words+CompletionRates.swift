extension Words {
    /// A completion rate 0…1 in whole percent: "91%". It reads 100% only if nothing that was due was missed, and 0% only
    /// if nothing was done, so 99.7% reads 99% and 0.2% reads 1%.
    public func rate(_ share: Double) -> String { percent(Double(wholePercent(ofRate: share)) / 100) }

    /// The whole percent that a completion rate 0…1 reads as; see `rate`.
    public func wholePercent(ofRate share: Double) -> Int {
        let error = 1e-9 // of sums of thirds and sevenths
        if share >= 1 - error { return 100 }
        if !(share > error) { return 0 }
        return min(max(Int((share * 100).rounded()), 1), 99)
    }
}
