import Journal
import TestSupport
import Testing

/// Times and lives that no device comes to leave room for all that is written after them.
struct ForgedLimitTests {
    private let rose = record(1)

    /// No clock reads this or a later time.
    private static let clocks: UInt64 = 1 << 63
    private static let step: UInt64 = 1 << 32

    private func title(_ text: String) -> [Change] { [Change("plants", rose, "title", .text(text))] }

    /// Writes changes, or returns why that is refused.
    private func failure(
        of changes: [Change], reversing reversed: ActionID? = nil, id: ActionID = action(1), in host: inout Host
    ) -> AuthoringFailure? {
        do throws(AuthoringFailure) {
            _ = try host.replica.author(
                changes, name: "test", id: id, reversing: reversed, device: phone, at: noon)
        } catch {
            return error
        }
        host.write(changes, id: id, reversing: reversed)
        return nil
    }

    @Test(arguments: [Stamp.latest, Stamp.latest - 1, clocks + step + 1, clocks + step, clocks, clocks - 1])
    func everyEditAfterAForgedTimeCounts(_ time: UInt64) throws {
        var host = Host()
        host.receive(StoredBatch(batch(title("End"), device: DeviceID(.max), time: time, id: action(9))))
        for text in ["After", "A", "Zinnia", "Aster"] {
            try #require(failure(of: title(text), in: &host) == nil)
            #expect(host.replica.state.plants[rose]?.title == text)
        }
        #expect(Host(host.batches.reversed()).replica.state.bytes == host.replica.state.bytes)
    }

    @Test func aTimeFarBeyondAllClocksDoesNotCount() {
        var host = Host()
        host.receive(StoredBatch(batch(title("Rose"), device: laptop, id: action(8))))
        let far = Self.clocks + Self.step + 1
        host.receive(StoredBatch(batch(title("End"), device: phone, time: far, id: action(9))))
        #expect(host.replica.state.plants[rose]?.title == "Rose")
        #expect(host.replica.heads.map(\.count) == [1, 1])
        #expect(host.replica.seen[phone] == 1)
        #expect(host.replica.lastChange(of: phone) == nil)
    }

    @Test func timesCountThatOthersLeadTo() throws {
        let times = [1, 2, 3].map { Self.clocks + $0 * Self.step }
        let batches = zip(times, ["One", "Two", "Three"]).enumerated().map { index, each in
            StoredBatch(
                batch(
                    title(each.1), device: DeviceID(UInt64(index) + 1), time: each.0, id: action(UInt64(index) + 1)))
        }
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var host = Host()
            for number in order {
                host.receive(batches[number])
                host.restart()
            }
            #expect(host.status == Host(batches).status)
            #expect(host.replica.state.plants[rose]?.title == "Three")
        }
        let gap = Host([batches[0], batches[2]])
        #expect(gap.replica.state.plants[rose]?.title == "One")
    }

    @Test func anUndoOfAForgedTimeDoesNotCountEither() {
        var host = Host()
        host.write(title("Rose"), id: action(2))
        host.receive(
            StoredBatch(
                Batch(
                    journal: journal, device: laptop, sequence: 1, time: Stamp.latest, seen: VersionVector(),
                    action: Action(name: "undo", id: action(3), reversal: Reversal(of: action(2), life: 2)),
                    changes: [])))
        #expect(host.replica.state.plants[rose]?.title == "Rose")
        host.reverse(action(2), by: action(4))
        #expect(host.replica.state.plants[rose]?.title == "")
    }

    private static let lives: [Int64] = [1 << 53 - 1, 1 << 53 - 2, 1 << 52, 1 << 32 + 1, 1 << 32, 1 << 32 - 1]

    @Test(arguments: lives) func aRecordIsDeletedAndRestoredAfterAForgedLife(_ forged: Int64) throws {
        var host = Host()
        host.write([Change("plants", rose, "life", .integer(1))] + title("Rose"))
        let life = Change("plants", rose, "life", .integer(forged))
        host.receive(StoredBatch(batch([life], device: DeviceID(.max), id: action(9))))
        for _ in 0..<5 {
            let exists = try #require(host.replica.state.plants[rose]).exists
            let changes = host.replica.state.plants.changes(of: rose, exists: !exists)
            try #require(failure(of: changes, in: &host) == nil)
            #expect(host.replica.state.plants[rose]?.exists == !exists)
            host.restart()
        }
        #expect(Host(host.batches.reversed()).status == Host(host.batches).status)
    }

    @Test(arguments: lives) func anActionIsUndoneAndRedoneAfterAForgedLife(_ forged: Int64) throws {
        var host = Host()
        host.write(title("Rose"), id: action(2))
        let undo = Action(name: "undo", id: action(3), reversal: Reversal(of: action(2), life: forged))
        let batch = Batch(
            journal: journal, device: DeviceID(.max), sequence: 1, time: Stamp.clock(at: noon + 9),
            seen: VersionVector(), action: undo, changes: [])
        host.receive(StoredBatch(batch))
        for number: UInt64 in 0..<5 {
            let isUndone = host.replica.isUndone(action(2))
            try #require(failure(of: [], reversing: action(2), id: action(10 + number), in: &host) == nil)
            #expect(host.replica.isUndone(action(2)) == !isUndone)
            #expect(host.replica.state.plants[rose]?.title == (isUndone ? "Rose" : ""))
            host.restart()
        }
        #expect(Host(host.batches.reversed()).status == Host(host.batches).status)
    }

    @Test func aSnapshotTellsWhichUndoIsTheLaterOne() throws {
        var host = Host()
        host.write(title("Rose"), id: action(2))
        for (number, life) in [(UInt64(1), Int64(1) << 53 - 1), (2, 1 << 32)] {
            host.receive(
                StoredBatch(
                    Batch(
                        journal: journal, device: DeviceID(90 + number), sequence: 1,
                        time: Stamp.clock(at: noon) + number, seen: VersionVector(),
                        action: Action(
                            name: "undo", id: action(20 + number), reversal: Reversal(of: action(2), life: life)),
                        changes: [])))
            host.restart()
        }
        #expect(host.replica.isUndone(action(2)))
    }
}
