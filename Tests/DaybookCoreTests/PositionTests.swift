import Journal
import TestSupport
import Testing

@testable import DaybookCore

@Suite struct PositionTests {
    @Test(arguments: [("V", "V0"), ("V", "V000"), ("", "0"), ("żó", "żó"), ("a", "a\u{1}"), ("z!", "z~")])
    func strangeBoundsStillGiveAKey(_ lower: String, _ upper: String) {
        #expect(!Position.between(lower, upper).isEmpty)
    }

    @Test func aKeyLiesBetweenItsBounds() {
        var generator = SeededRandomness(seed: 20)
        var keys = [Position.between("", "")]
        for _ in 0..<2000 {
            let index = Int(generator.next() % UInt64(keys.count + 1))
            let lower = index > 0 ? keys[index - 1] : ""
            let upper = index < keys.count ? keys[index] : ""
            keys.insert(Position.between(lower, upper), at: index)
        }
        #expect(keys == keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        #expect(Set(keys).count == keys.count)
    }

    @Test func equalOrReversedBoundsStillGiveAKeyAfterTheLower() {
        #expect(Position.between("V", "V") > "V")
        #expect(Position.between("b", "a") > "b")
    }

    @Test func addingAtTheEndTenThousandTimesKeepsKeysShort() {
        var generator = SeededRandomness(seed: 21)
        var last = ""
        for _ in 0..<10_000 {
            let id = RecordID(Identifier(high: generator.next(), low: generator.next()))
            let key = Position.last(after: last, for: id)
            #expect(last.utf8.lexicographicallyPrecedes(key.utf8))
            last = key
        }
        #expect(last.utf8.count <= 15)
    }

    @Test(arguments: ["", "z", "zz", "y", "yz", "yzzz", "zyzz", "V", "zzzzzzzzV"])
    func appendedPositionFollowsAnyKey(_ lower: String) {
        let id = RecordID(Identifier(high: 1, low: 2))
        #expect(lower.utf8.lexicographicallyPrecedes(Position.last(after: lower, for: id).utf8))
    }

    @Test func appendingAThousandTimesKeepsKeysShort() {
        var last = ""
        for _ in 0..<1000 { last = Position.between(last, "") }
        #expect(last.utf8.count < 220)
    }

    @Test func recordMovesBehindAnotherUnlessAlreadyThere() {
        let others = [(id: id(1), position: "B"), (id(2), "D"), (id(3), "D"), (id(4), "F")]
        func moved(_ key: String, behind other: UInt64?) -> [Value]? {
            Position.move(id(9), of: "t", at: key, behind: other.map { id($0) }, among: others).map { $0.map(\.value) }
        }
        #expect(moved("C", behind: 1) == [] && moved("A", behind: nil) == [] && moved("Z", behind: 4) == [])
        #expect(moved("A", behind: 1) == [.text("C")])
        // Two have equal keys, as devices working offline can leave them: it goes after both.
        #expect(moved("A", behind: 2) == [.text("E")] && moved("A", behind: 3) == [.text("E")])
        #expect(moved("B", behind: nil).map { $0.count } == 1)
        #expect(moved("A", behind: 8) == nil)
        #expect(Position.move(id(9), of: "t", at: "", behind: nil, among: []) == [])
    }
}

@Suite struct PositionLengthTests {
    @Test func manyMovesToOnePlaceKeepKeysShortAndInOrder() throws {
        var order = (1...5).map { TestJournal.id(UInt64($0)) }
        var positions = Dictionary(uniqueKeysWithValues: zip(order, Position.spread(5)))
        for _ in 0..<2000 {
            // Move the last one after the first.
            let moved = order.removeLast()
            let others = order.map { (id: $0, position: positions[$0]!) }
            let changes = try #require(
                Position.move(moved, of: "habits", at: positions[moved]!, behind: order[0], among: others))
            for change in changes {
                guard case .text(let position) = change.value else { continue }
                positions[change.record] = position
            }
            order.insert(moved, at: 1)
            #expect(order == order.sorted { positions[$0]!.utf8.lexicographicallyPrecedes(positions[$1]!.utf8) })
        }
        #expect(positions.values.allSatisfy { $0.utf8.count <= 200 })
    }

    @Test(arguments: [1, 2, 61, 62, 500])
    func spreadKeysRiseAndLeaveRoomBeforeAndBehind(count: Int) {
        let keys = Position.spread(count)
        #expect(Set(keys).count == count)
        #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(Position.between("", keys[0]).utf8.lexicographicallyPrecedes(keys[0].utf8))
        #expect(keys[count - 1].utf8.lexicographicallyPrecedes(Position.between(keys[count - 1], "").utf8))
    }
}
