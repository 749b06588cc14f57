import Foundation

extension DiskSimulation {
    /// Runs seeds one after the other, since SQLite's state is that of the process. Each 16th is run twice, and must leave
    /// the same trace.
    ///
    /// - Parameter report: Is told of each violation.
    /// - Returns: The number of violations.
    static func run(
        _ seeds: Range<UInt64>, steps: Int, bug: DiskBug? = nil, into counts: inout Counts,
        report: (Violation) -> Void
    ) -> Int {
        var failed = 0
        for seed in seeds {
            var violation: Violation?
            let trace = run(seed, steps: steps, bug: bug, into: &counts, &violation)
            if seed % 16 == 0, violation == nil {
                var none = Counts()
                let again = run(seed, steps: steps, bug: bug, into: &none, &violation)
                if violation == nil, again != trace {
                    violation = Violation(seed: seed, description: "the second run differs from the first")
                }
            }
            guard let violation else { continue }
            failed += 1
            report(violation)
        }
        return failed
    }

    /// Numbers of what happened.
    struct Counts {
        var operations = 0
        var crashes = 0
        var repairs = 0
        /// Journals that were beyond repair.
        var losses = 0

        var text: String {
            "\(operations) operations, \(crashes) crashes, \(repairs) repairs, \(losses) journals beyond repair"
        }
    }

    private static func run(
        _ seed: UInt64, steps: Int, bug: DiskBug?, into counts: inout Counts, _ violation: inout Violation?
    ) -> UInt64 {
        var simulation = DiskSimulation(seed: seed, bug: bug)
        do throws(Violation) { try simulation.run(steps: steps) } catch { violation = error }
        counts.operations += simulation.operationCount
        counts.crashes += simulation.crashCount
        counts.repairs += simulation.repairCount
        counts.losses += simulation.lossCount
        return simulation.trace
    }

    /// The lowest seed at which a bug breaks a rule.
    static func firstViolation(of bug: DiskBug, _ seeds: Range<UInt64>, steps: Int) -> Violation? {
        var counts = Counts()
        for seed in seeds {
            var violation: Violation?
            _ = run(seed, steps: steps, bug: bug, into: &counts, &violation)
            if let violation { return violation }
        }
        return nil
    }
}
