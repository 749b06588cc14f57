import Foundation

extension Simulation {
    /// The outcome of a seed.
    struct Result: Sendable {
        let violation: Violation?
        let operationCount: Int
    }

    /// Runs seeds on all processors. The results are in order of the seeds.
    static func run(_ seeds: Range<UInt64>, steps: Int, bug: Bug? = nil) -> [Result] {
        let results = Results(count: seeds.count)
        DispatchQueue.concurrentPerform(iterations: seeds.count) { number in
            var simulation = Simulation(seed: seeds.lowerBound + UInt64(number), bug: bug)
            var violation: Violation?
            do throws(Violation) { try simulation.run(steps: steps) } catch { violation = error }
            results.set(Result(violation: violation, operationCount: simulation.operationCount), at: number)
        }
        return results.all
    }

    private final class Results: @unchecked Sendable {
        private var results: [Result?]
        private let lock = NSLock()

        init(count: Int) { results = [Result?](repeating: nil, count: count) }

        func set(_ result: Result, at number: Int) { lock.withLock { results[number] = result } }

        var all: [Result] { results.compactMap { $0 } }
    }
}
