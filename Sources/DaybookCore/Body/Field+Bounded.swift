import Journal

extension Field {
    /// A number within limits, or none: one outside of them is as if nothing were written.
    static func real(
        _ name: String, in limits: ClosedRange<Double>, _ get: @escaping @Sendable (Row) -> Double?,
        _ set: @escaping @Sendable (inout Row, Double?) -> Void
    ) -> Field {
        .real(name, get) { row, number in set(&row, number.flatMap { limits.contains($0) ? $0 : nil }) }
    }

    /// A whole number within limits, or none: one outside of them is as if nothing were written.
    static func integer(
        _ name: String, in limits: ClosedRange<Int64>, _ get: @escaping @Sendable (Row) -> Int64?,
        _ set: @escaping @Sendable (inout Row, Int64?) -> Void
    ) -> Field {
        .integer(name, get) { row, number in set(&row, number.flatMap { limits.contains($0) ? $0 : nil }) }
    }
}
