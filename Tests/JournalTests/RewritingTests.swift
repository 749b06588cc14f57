import Journal
import TestSupport
import Testing

/// Writing again, after a repair, all that a snapshot has and the batches lack.
struct RewritingTests {
    private let rose = record(1, 2, 3, 4, 5, 6, 7, 8)

    private func title(_ text: String) -> [Change] { [Change("plants", rose, "title", .text(text))] }
    private func title(_ host: Host) -> String? { host.replica.state.plants[rose]?.title }

    /// "Rose" became "Thorn", which was taken back as often as told.
    private func host(reversals: UInt64) -> Host {
        var host = Host()
        host.write(title("Rose"), id: action(1), at: noon)
        host.write(title("Thorn"), id: action(2), at: noon + 1)
        for number in 0..<reversals {
            host.reverse(action(2), by: action(3 + number), at: noon + 2 + Int64(number))
        }
        return host
    }

    @Test func valuesAreWrittenAgainAtTheirTimes() {
        let whole = host(reversals: 0)
        var repaired = Host()
        repaired.recover(whole.replica)
        #expect(title(repaired) == "Thorn")
        let change = title("")[0]
        #expect(repaired.replica.state.stamp(of: change).time == whole.replica.state.stamp(of: change).time)
        #expect(repaired.recover(whole.replica) == 0)
    }

    @Test func anUndoThatIsLostIsWrittenAgain() {
        let whole = host(reversals: 1)
        var repaired = Host(whole.batches.filter { $0.batch.action.id != action(3) })
        #expect(title(repaired) == "Thorn")
        repaired.recover(whole.replica)
        #expect(title(repaired) == "Rose" && repaired.replica.isUndone(action(2)))
        #expect(repaired.recover(whole.replica) == 0)
        repaired.reverse(action(2), by: action(20))
        #expect(title(repaired) == "Thorn")
    }

    @Test func aRedoThatIsLostIsWrittenAgain() {
        let whole = host(reversals: 2)
        var repaired = Host(whole.batches.filter { $0.batch.action.id != action(4) })
        #expect(title(repaired) == "Rose")
        repaired.recover(whole.replica)
        #expect(title(repaired) == "Thorn" && !repaired.replica.isUndone(action(2)))
    }

    @Test func anUndoThatIsLostGivesBackAValueThatIsLostToo() {
        let whole = host(reversals: 1)
        var repaired = Host(whole.batches.filter { $0.batch.action.id == action(2) })
        repaired.recover(whole.replica)
        #expect(title(repaired) == "Rose")
    }

    @Test func anActionThatComesLaterStaysTakenBack() throws {
        let whole = host(reversals: 1)
        var repaired = Host()
        repaired.recover(whole.replica)
        let undone = try #require(whole.batches.first { $0.batch.action.id == action(2) })
        repaired.receive(undone)
        #expect(title(repaired) == "Rose")
    }

    @Test func whatBelongsToARecordThatWasErasedSinceTheSnapshotStaysErased() {
        let owned = record(9, 1, 2, 3, 4, 5, 6, 7, 8)
        var whole = host(reversals: 0)
        whole.write([Change("plants", owned, "title", .text("Bud"))], id: action(5), at: noon + 3)
        var repaired = Host(whole.batches.filter { $0.batch.action.id != action(5) })
        #expect(repaired.replica.rewriting(whole.replica, name: "recover", id: action(99), device: laptop).count == 1)
        repaired.write([Erasures.change(erasing: rose)], device: DeviceID(0xC), id: action(6), at: noon + 4)
        #expect(repaired.recover(whole.replica) == 0)
        #expect(repaired.replica.state.plants[owned] == nil && title(repaired) == nil)
    }

    @Test func anUndoSinceTheSnapshotStays() {
        var whole = host(reversals: 0)
        let snapshot = whole.replica
        whole.reverse(action(2), by: action(3))
        #expect(whole.recover(snapshot) == 0)
        #expect(title(whole) == "Rose")
    }
}

extension Host {
    /// Writes again what another replica has later. Returns the number of batches.
    @discardableResult
    fileprivate mutating func recover(_ other: Replica<Garden>) -> Int {
        var number: UInt64 = 100
        let reversals = replica.reversing(as: other, name: "recover", device: laptop) {
            number += 1
            return action(number)
        }
        for batch in reversals { receive(StoredBatch(batch)) }
        let batches = replica.rewriting(other, name: "recover", id: action(99), device: laptop)
        for batch in batches { receive(StoredBatch(batch)) }
        return reversals.count + batches.count
    }
}
