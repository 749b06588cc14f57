/// Text bar charts.
enum Bar {
    /// A share of 0…1 as a bar of `width` columns: "████████░░░░".
    static func row(_ share: Double, width: Int = 20) -> String {
        let full = Int((min(max(share, 0), 1) * Double(width)).rounded())
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
