import Foundation

/// Puts back bugs that other systems had, and shows at which seed the simulation notices each.
struct Museum {
    let seeds: Range<UInt64>
    let steps: Int

    /// Prints what is noticed. Returns whether everything is.
    func open() -> Bool {
        var noticed = 0
        for bug in Bug.allCases {
            print("\(bug.rawValue): \(bug.mistake)\n    As in \(bug.systems).")
            if let (seed, violation) = firstViolation(of: bug) {
                noticed += 1
                print("    Noticed at seed \(seed): \(violation.description.prefix(160))")
            } else {
                print("    NOT NOTICED under seeds \(seeds.lowerBound)…\(seeds.upperBound - 1)")
            }
            fflush(nil)
        }
        print("\(noticed) passed, \(Bug.allCases.count - noticed) failed")
        return noticed == Bug.allCases.count
    }

    /// The lowest seed at which a bug breaks a rule.
    private func firstViolation(of bug: Bug) -> (seed: UInt64, Simulation.Violation)? {
        var start = seeds.lowerBound
        while start < seeds.upperBound {
            // A few at first, since most are noticed at once.
            let portion = start..<min(start + max(4, (start - seeds.lowerBound) / 2), seeds.upperBound)
            for (seed, result) in zip(portion, Simulation.run(portion, steps: steps, bug: bug)) {
                if let violation = result.violation { return (seed, violation) }
            }
            start = portion.upperBound
        }
        return nil
    }
}
