// Simulates devices under seeds: `simulate [FIRST] [COUNT] [STEPS]`. Without a count, until it is told to stop.
// `simulate museum [FIRST] [COUNT] [STEPS]` puts bugs back, one after the other, each of which has to be noticed.

import Foundation

let isMuseum = CommandLine.arguments.dropFirst().first == "museum"
let numbers = CommandLine.arguments.dropFirst(isMuseum ? 2 : 1).compactMap { UInt64($0) }
let steps = Int(numbers.dropFirst(2).first ?? 200)

if isMuseum {
    let first = numbers.first ?? 0
    let isComplete = Museum(seeds: first..<first + (numbers.dropFirst().first ?? 1000), steps: steps).open()
    exit(isComplete ? 0 : 1)
}

let first = numbers.first ?? .random(in: 0...UInt64(UInt32.max))
let end = numbers.dropFirst().first.map { first + $0 }
var operations = 0
var failed = 0
var next = first
while end.map({ next < $0 }) ?? true {
    let seeds = next..<min(next + 1000, end ?? .max)
    for (seed, result) in zip(seeds, Simulation.run(seeds, steps: steps)) {
        operations += result.operationCount
        guard let violation = result.violation else { continue }
        failed += 1
        print("seed \(seed): \(violation)")
    }
    next = seeds.upperBound
    if end == nil { print("\(next - first) seeds, \(operations) operations, \(failed) failed") }
    fflush(nil)
}
print("seeds \(first)…\(next - 1), \(operations) operations")
print("\(next - first - UInt64(failed)) passed, \(failed) failed")
exit(failed > 0 ? 1 : 0)
