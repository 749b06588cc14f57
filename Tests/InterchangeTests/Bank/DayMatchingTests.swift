import CivilTime
import TestSupport
import Testing

@testable import Interchange

@Suite struct DayMatchingTests {
    /// How good some pairs are, compared in this order: their number, the days between, the squares of these, and how many of
    /// the right come last.
    private struct Quality: Comparable {
        var pairs = 0
        var days = 0
        var squares = 0
        var later = 0

        static func < (one: Quality, other: Quality) -> Bool {
            if one.pairs != other.pairs { return one.pairs > other.pairs }
            return (one.days, one.squares, one.later) < (other.days, other.squares, other.later)
        }
    }

    private struct World: CustomTestStringConvertible {
        var left: [Int]
        var right: [Int]
        /// The accounts of both: two of one account are no pair.
        var leftAccounts: [Int]
        var rightAccounts: [Int]

        init(seed: UInt64) {
            var random = SeededRandomness(seed: seed)
            let span = random.number(3...14)
            left = (0..<random.number(0...7)).map { _ in random.number(0...span) }
            right = (0..<random.number(0...7)).map { _ in random.number(0...span) }
            let accounts = random.number(1...3)
            leftAccounts = left.map { _ in random.number(1...accounts) }
            rightAccounts = right.map { _ in random.number(accounts == 1 ? 2...2 : 1...accounts) }
        }

        func mayPair(_ one: Int, _ other: Int) -> Bool { leftAccounts[one] != rightAccounts[other] }

        func matches() -> [DayMatching.Match] {
            DayMatching.matches(
                of: left.map { Day(number: Int32(20_000 + $0))! },
                among: right.map { Day(number: Int32(20_000 + $0))! },
                maximumDays: 4, where: mayPair)
        }

        func quality(_ partners: [Int?]) -> Quality {
            var quality = Quality()
            for (one, other) in partners.enumerated() {
                guard let other else { continue }
                let days = right[other] - left[one]
                quality.pairs += 1
                quality.days += abs(days)
                quality.squares += days * days
                quality.later += days > 0 ? 1 : 0
            }
            return quality
        }

        /// The best of all ways to pair.
        func best() -> Quality {
            var best = Quality()
            var partners: [Int?] = left.map { _ in nil }
            func visit(_ one: Int) {
                guard one < left.count else { return best = min(best, quality(partners)) }
                visit(one + 1)
                for other in right.indices
                where mayPair(one, other) && abs(right[other] - left[one]) <= 4 && !partners.contains(other) {
                    partners[one] = other
                    visit(one + 1)
                    partners[one] = nil
                }
            }
            visit(0)
            return best
        }

        var testDescription: String { "\(left) \(leftAccounts) with \(right) \(rightAccounts)" }
    }

    @Test func noOtherPairsAreMoreOrNearer() {
        for seed in UInt64(1)...600 {
            let world = World(seed: seed)
            let matches = world.matches()
            let partners = matches.map { $0.partner }
            let taken = partners.compactMap { $0 }
            #expect(Set(taken).count == taken.count, "seed \(seed)")
            for (one, match) in matches.enumerated() {
                let near = world.right.indices.filter {
                    world.mayPair(one, $0) && abs(world.right[$0] - world.left[one]) <= 4
                }
                #expect(match.isNearOne == !near.isEmpty, "seed \(seed)")
                #expect(match.partner.map { near.contains($0) } ?? true, "seed \(seed)")
            }
            #expect(world.quality(partners) == world.best(), "seed \(seed): \(world.testDescription)")
            #expect(world.matches().map { $0.partner } == partners)
        }
    }

    @Test func oneDayLaterEachPairsAll() {
        let left = (1...5).map { Day(number: Int32(20_000 + $0))! }
        let matches = DayMatching.matches(of: left, among: left.map { $0.advanced(by: 1) }, maximumDays: 4) { _, _ in
            true
        }
        #expect(matches.map { $0.partner } == [0, 1, 2, 3, 4])
    }

    @Test func manyOfOneDayArePairedOnceEach() {
        let day = Day(number: 20_000)!
        let (left, right) = (Array(repeating: day, count: 3000), Array(repeating: day.advanced(by: 1), count: 2000))
        let partners = DayMatching.matches(of: left, among: right, maximumDays: 4) { _, _ in true }.compactMap {
            $0.partner
        }
        #expect(partners.count == 2000 && Set(partners).count == 2000)
    }
}
