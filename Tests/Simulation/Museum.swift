import Foundation

/// Puts back bugs that other systems had, and shows at which seed the simulation notices each.
struct Museum {
    let seeds: Range<UInt64>
    let steps: Int
    let diskSteps: Int

    /// Prints what is noticed. Returns whether everything is.
    func open() -> Bool {
        var noticed = 0
        for bug in Bug.allCases {
            print("\(bug.rawValue): \(bug.mistake)\n    As in \(bug.systems).")
            if show(firstViolation(of: bug)) { noticed += 1 }
        }
        for bug in DiskBug.allCases {
            print("\(bug.rawValue): \(bug.mistake)\n    As in \(bug.systems).")
            if show(DiskSimulation.firstViolation(of: bug, seeds, steps: diskSteps)) { noticed += 1 }
        }
        let count = Bug.allCases.count + DiskBug.allCases.count
        print("\(noticed) passed, \(count - noticed) failed")
        return noticed == count
    }

    /// Prints at which seed a bug was noticed. Returns whether it was.
    private func show(_ violation: Simulation.Violation?) -> Bool {
        if let violation {
            print("    Noticed at seed \(violation.seed): \(violation.description.prefix(160))")
        } else {
            print("    NOT NOTICED under seeds \(seeds.lowerBound)…\(seeds.upperBound - 1)")
        }
        fflush(nil)
        return violation != nil
    }

    /// The violation at the lowest seed at which a bug breaks a rule.
    private func firstViolation(of bug: Bug) -> Simulation.Violation? {
        var start = seeds.lowerBound
        while start < seeds.upperBound {
            // A few at first, since most are noticed at once.
            let portion = start..<min(start + max(4, (start - seeds.lowerBound) / 2), seeds.upperBound)
            for result in Simulation.run(portion, steps: steps, bug: bug) {
                if let violation = result.violation { return violation }
            }
            start = portion.upperBound
        }
        return nil
    }
}
