/// Text bar charts.
enum Bar {
    /// A share of 0…1 as a bar of `width` columns: "████████░░░░". It is full only if nothing is missing, and empty
    /// unless a quarter of a column is there.
    static func row(_ share: Double, width: Int = 20) -> String {
        let error = 1e-9 // of sums of fractions
        var full = Int((min(max(share, 0), 1) * Double(width)).rounded())
        if share * Double(width) >= 0.25 { full = max(full, 1) }
        if share < 1 - error { full = min(full, width - 1) }
        return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
    }

    /// Shares of 0…1 as a sparkline, with a dot for missing values: "▁▃▅█·▇".
    static func line(_ shares: [Double?]) -> String {
        let heights: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return String(
            shares.map { share in
                guard let share else { return "·" }
                return heights[Int((min(max(share, 0), 1) * 7).rounded())]
            })
    }
}
