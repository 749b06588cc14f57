// Simulates devices under seeds: `simulate [FIRST] [COUNT] [STEPS]`. Without a count, until it is told to stop.
// `simulate disk [FIRST] [COUNT] [STEPS]` simulates devices whose journals are SQLite files on disks that fail.
// `simulate damage [FIRST] [COUNT]` damages the files of a journal.
// `simulate sample FILE [FIRST] [COUNT] [STEPS]` writes what they received, for Tests/Twins/compare.mjs.
// `simulate museum [FIRST] [COUNT] [STEPS]` puts bugs back, one after the other, each of which has to be noticed.

import Foundation

let command = CommandLine.arguments.dropFirst().first { UInt64($0) == nil }
let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let isDisk = command == "disk"
let steps = numbers.dropFirst(2).first.map { Int($0) }

if command == "sample" {
    var sample = Sample()
    let first = numbers.first ?? 0
    for seed in first..<first + (numbers.dropFirst().first ?? 20) {
        do throws(Simulation.Violation) { try sample.add(seed, steps: steps ?? DiskSimulation.usualSteps) } catch {
            print("seed \(seed): \(error)")
            exit(1)
        }
    }
    try Data(sample.bytes).write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
    print("\(sample.historyCount) histories")
    exit(0)
}

if command == "damage" {
    var simulation = try DamageSimulation()
    let first = numbers.first ?? .random(in: 0...UInt64(UInt32.max))
    let end = numbers.dropFirst().first.map { first + $0 } ?? .max
    var failed = 0
    for seed in first..<end {
        do throws(Simulation.Violation) { try simulation.run(seed) } catch {
            failed += 1
            print("seed \(seed): \(error.description)")
        }
        if numbers.count < 2, (seed - first) % 100 == 99 {
            print("\(seed - first + 1) seeds, \(simulation.counts.text)")
        }
        fflush(nil)
    }
    simulation.removeFiles()
    print("seeds \(first)…\(end - 1), \(simulation.counts.text)")
    print("\(end - first - UInt64(failed)) passed, \(failed) failed")
    exit(failed > 0 ? 1 : 0)
}

if command == "museum" {
    let first = numbers.first ?? 0
    let seeds = first..<first + (numbers.dropFirst().first ?? 1000)
    let isComplete = Museum(seeds: seeds, steps: steps ?? 200, diskSteps: steps ?? DiskSimulation.usualSteps).open()
    exit(isComplete ? 0 : 1)
}

let first = numbers.first ?? .random(in: 0...UInt64(UInt32.max))
let end = numbers.dropFirst().first.map { first + $0 }
var operations = 0
var counts = DiskSimulation.Counts()
var failed = 0
var next = first

func report(_ violation: Simulation.Violation) {
    print("seed \(violation.seed): \(violation)")
    fflush(nil)
}

while end.map({ next < $0 }) ?? true {
    let seeds = next..<min(next + (isDisk ? 100 : 1000), end ?? .max)
    if isDisk {
        failed += DiskSimulation.run(
            seeds, steps: steps ?? DiskSimulation.usualSteps, into: &counts, report: report)
    } else {
        for result in Simulation.run(seeds, steps: steps ?? 200) {
            operations += result.operationCount
            guard let violation = result.violation else { continue }
            failed += 1
            report(violation)
        }
    }
    next = seeds.upperBound
    if end == nil {
        print("\(next - first) seeds, \(isDisk ? counts.text : "\(operations) operations"), \(failed) failed")
    }
    fflush(nil)
}
print("seeds \(first)…\(next - 1), \(isDisk ? counts.text : "\(operations) operations")")
print("\(next - first - UInt64(failed)) passed, \(failed) failed")
exit(failed > 0 ? 1 : 0)
