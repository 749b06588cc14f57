// Simulates devices under seeds: `simulate [FIRST] [COUNT] [STEPS]`. Without a count, until it is told to stop.

import Foundation

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let first = arguments.first ?? .random(in: 0...UInt64(UInt32.max))
let count = arguments.dropFirst().first
let steps = arguments.dropFirst(2).first ?? 200

var operations = 0
var failed = 0
var seed = first
while count.map({ seed < first + $0 }) ?? true {
    var simulation = Simulation(seed: seed)
    do throws(Simulation.Violation) {
        try simulation.run(steps: Int(steps))
    } catch {
        failed += 1
        print("seed \(seed): \(error)")
    }
    operations += simulation.operationCount
    seed += 1
    if count == nil, (seed - first) % 1000 == 0 {
        print("\(seed - first) seeds, \(operations) operations, \(failed) failed")
    }
    fflush(nil)
}
print("seeds \(first)…\(seed - 1), \(operations) operations")
print("\(seed - first - UInt64(failed)) passed, \(failed) failed")
exit(failed > 0 ? 1 : 0)
