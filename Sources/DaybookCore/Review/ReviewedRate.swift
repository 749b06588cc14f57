/// The rate of a habit in a review.
public struct ReviewedRate: Hashable, Sendable {
    /// Done ÷ due, 0...1; nil if nothing was due.
    public let rate: Double?
    /// Whether it is still to be done today, which the rate leaves out.
    public let isOpen: Bool

    public init(rate: Double?, isOpen: Bool) {
        (self.rate, self.isOpen) = (rate, isOpen)
    }

    /// The order in a list with the best first: those without a rate come last, and before them those still to be done.
    public var order: Double { rate ?? (isOpen ? -1 : -2) }
}
