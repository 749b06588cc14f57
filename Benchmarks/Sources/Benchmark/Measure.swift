import Foundation

/// The measurements of several runs.
struct Measure {
    let name: String
    let budget: String
    /// Milliseconds (or whatever `unit` says), sorted.
    let figures: [Double]
    var unit = "ms"

    var median: Double { figures[figures.count / 2] }
    var lowest: Double { figures.first ?? 0 }
    var highest: Double { figures.last ?? 0 }
    /// The 99th percentile.
    var tail: Double { figures[min(figures.count - 1, figures.count * 99 / 100)] }

    /// How often to measure each thing, if RUNS in the environment says so.
    private static let wantedRuns = ProcessInfo.processInfo.environment["RUNS"].flatMap { Int($0) }

    /// Runs a thing some times, after once that does not count.
    static func time(_ name: String, budget: String, runs: Int = 11, _ body: () throws -> Void) rethrows -> Measure {
        try body()
        var figures: [Double] = []
        let clock = ContinuousClock()
        for _ in 0..<(wantedRuns ?? runs) {
            let duration = try clock.measure { try body() }
            figures.append(Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000)
        }
        return Measure(name: name, budget: budget, figures: figures.sorted())
    }

    /// A row of the table: what, its budget, the median, the lowest, the highest.
    var row: String {
        func text(_ number: Double) -> String { String(format: "%.2f", number) }
        return "| \(name) | \(budget) | \(text(median)) \(unit) | \(text(lowest)) | \(text(highest)) | \(text(tail)) |"
    }
}
