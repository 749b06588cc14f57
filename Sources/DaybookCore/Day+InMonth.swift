import CivilTime

extension Day {
    /// The same day of another month, or the last one if that is shorter.
    func inMonth(_ month: Month) -> Day {
        month.first.advanced(by: min(dayOfMonth, month.dayCount) - 1)
    }
}
