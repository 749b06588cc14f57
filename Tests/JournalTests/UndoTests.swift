import Journal
import TestSupport
import Testing

struct UndoTests {
    private let rose = record(1)

    private func title(_ text: String) -> [Change] { [Change("plants", rose, "title", .text(text))] }
    private func life(_ count: Int64) -> [Change] { [Change("plants", rose, "life", .integer(count))] }
    private func row(_ host: Host) -> Plant? { host.replica.state.plants[rose] }

    @Test func undoRestoresTheReplacedValues() {
        var host = Host()
        host.write(title("Rose") + [Change("plants", rose, "height", .real(2))], id: action(1))
        host.write(title("Thorn") + [Change("plants", rose, "planted", .integer(5))], id: action(2))
        #expect(host.reverse(action(2), by: action(3)) == 0)
        #expect(row(host)?.title == "Rose")
        #expect(row(host)?.height == 2)
        #expect(row(host)?.planted == nil)
    }

    @Test func undoKeepsAndCountsLaterEdits() {
        var host = Host()
        host.write(title("Rose") + [Change("plants", rose, "height", .real(2))], id: action(1))
        host.write(title("Thorn") + [Change("plants", rose, "height", .real(3))], id: action(2))
        host.write(title("Bramble"), id: action(3))
        #expect(host.reverse(action(2), by: action(4)) == 1)
        #expect(row(host)?.title == "Bramble")
        #expect(row(host)?.height == 2)
    }

    @Test func anActionIsUndoneAndRedoneAgainAndAgain() {
        var host = Host()
        host.write(title("Rose") + life(1), id: action(1))
        let before = row(host)
        host.write(title("Thorn") + life(2), id: action(2))
        let after = row(host)
        for number: UInt64 in 3...6 {
            #expect(host.reverse(action(2), by: action(number)) == 0)
            #expect(row(host) == (number % 2 == 1 ? before : after))
        }
    }

    @Test func undoingACreationLeavesARecordWithoutValuesAndItsRedoRestoresIt() {
        var host = Host()
        host.write(title("Rose") + life(1), id: action(1))
        let before = row(host)
        host.reverse(action(1), by: action(2))
        #expect(row(host)?.life == 0 && row(host)?.title == "")
        host.reverse(action(1), by: action(3))
        #expect(row(host) == before)
    }

    @Test func undoingADeletionThatAnotherDeviceMadeTooLeavesItDeleted() {
        var here = Host()
        here.write(title("Rose") + life(1), id: action(1))
        var there = Host(here.batches)
        here.write(life(2), id: action(2))
        there.write(life(2), device: laptop, id: action(3))
        for batch in there.batches { here.receive(batch) }
        here.reverse(action(2), by: action(4))
        #expect(row(here)?.life == 2)
        here.reverse(action(3), by: action(5))
        #expect(row(here)?.life == 1)
    }

    @Test func theGreatestOfTheOtherLivesCounts() {
        var host = Host()
        // Deleted and restored on a device with a slow clock, and then deleted here.
        host.receive(StoredBatch(batch(life(1), device: laptop, sequence: 1, time: 900, id: action(11))))
        host.receive(StoredBatch(batch(life(3), device: laptop, sequence: 2, time: 100, id: action(12))))
        host.receive(StoredBatch(batch(life(2), device: laptop, sequence: 3, time: 950, id: action(13))))
        host.write(life(4), id: action(1))
        host.reverse(action(1), by: action(2))
        #expect(row(host)?.life == 3)
    }

    @Test func anActionOfManyPartsIsUndoneCompletely() {
        var host = Host()
        let ids = (1...40).map { record(UInt8($0)) }
        let long = String(repeating: "n", count: 100_000)
        host.write(ids.map { Change("visits", $0, "state", .integer(7)) }, id: action(1))
        let parts = host.write(
            ids.flatMap { [Change("visits", $0, "note", .text(long)), Change("visits", $0, "state", .integer(8))] },
            id: action(2))
        #expect(parts.count > 3)
        #expect(host.reverse(action(2), by: action(3)) == 0)
        for id in ids {
            #expect(host.replica.state.visits[id]?.state == 7)
            #expect(host.replica.state.visits[id]?.note == "")
        }
    }

    @Test func anUndoMergesWithWhatAnotherDeviceDidMeanwhile() {
        var here = Host()
        here.write(title("Rose") + [Change("plants", rose, "height", .real(1))], id: action(1))
        var there = Host(here.batches)
        here.write(title("Thorn") + [Change("plants", rose, "height", .real(2))], id: action(2), at: noon + 10)
        there.write(title("Bramble"), device: laptop, id: action(3), at: noon + 5)
        // Written before the undone action, but received only after it.
        for batch in there.batches { here.receive(batch) }
        #expect(row(here)?.title == "Thorn")
        #expect(here.reverse(action(2), by: action(4), at: noon + 20) == 0)
        #expect(row(here)?.title == "Bramble")
        #expect(row(here)?.height == 1)
        for batch in here.batches { there.receive(batch) }
        #expect(there.status == here.status)
    }

    @Test func undoLeavesANewerEditFromElsewhereAlone() {
        var here = Host()
        here.write(title("Rose"), id: action(1))
        var there = Host(here.batches)
        here.write(title("Thorn"), id: action(2), at: noon + 5)
        there.write(title("Bramble"), device: laptop, id: action(3), at: noon + 10)
        for batch in there.batches { here.receive(batch) }
        #expect(here.reverse(action(2), by: action(4), at: noon + 20) == 1)
        #expect(row(here)?.title == "Bramble")
    }

    @Test func anUndoHidesNoEarlierEditThatArrivesLater() {
        var here = Host()
        var there = Host()
        there.write(title("Bramble"), device: laptop, id: action(1), at: noon)
        here.write(title("Thorn"), id: action(2), at: noon + 10)
        here.reverse(action(2), by: action(3), at: noon + 20)
        for batch in there.batches { here.receive(batch) }
        for batch in here.batches { there.receive(batch) }
        #expect(row(here)?.title == "Bramble")
        #expect(there.status == here.status)
    }

    @Test func anUndoThatArrivesBeforeItsActionCounts() {
        var here = Host()
        here.write(title("Rose"), id: action(1))
        here.write(title("Thorn"), id: action(2))
        here.reverse(action(2), by: action(3))
        var there = Host()
        for batch in here.batches.reversed() { there.receive(batch) }
        #expect(row(there)?.title == "Rose")
        #expect(there.status == here.status)
    }

    @Test(arguments: 0...3) func anActionOfSeveralPartsIsUndoneWhereverItsUndoArrivesAmongThem(_ place: Int) {
        var here = Host()
        let long = String(repeating: "n", count: 400_000)
        here.write(title("Rose"), id: action(1))
        let parts = here.write(
            title("Thorn") + (1...5).map { Change("visits", record($0), "note", .text(long)) }, id: action(2))
        #expect(parts.count == 3)
        let undo = here.write([], id: action(3), reversing: action(2))
        var there = Host(here.batches.filter { $0.batch.action.id == action(1) })
        var arriving = Array(parts.reversed())
        arriving.insert(contentsOf: undo, at: place)
        for batch in arriving { there.receive(batch) }
        #expect(row(there)?.title == "Rose")
        #expect(there.status == here.status)
    }

    @Test func ofAnUndoHereAndAnUndoAndARedoThereTheRedoStands() {
        var here = Host()
        here.write(title("Rose"), id: action(1))
        var there = Host(here.batches)
        here.reverse(action(1), by: action(2))
        for number: UInt64 in 3...4 { there.reverse(action(1), by: action(number), device: laptop) }
        for batch in here.batches { there.receive(batch) }
        for batch in there.batches { here.receive(batch) }
        #expect(row(here)?.title == "Rose")
        #expect(there.status == here.status)
    }

    @Test func whatWasWrittenAfterAnUndoStaysWhenTheActionIsRedoneWhateverTheClocks() {
        var host = Host()
        host.write(title("Thorn"), device: laptop, id: action(1), at: noon + 86_400_000)
        host.reverse(action(1), by: action(2), device: laptop, at: noon)
        host.write(title("Rose"), id: action(3), at: noon)
        host.restart()
        #expect(host.reverse(action(1), by: action(4), at: noon) == 1)
        #expect(row(host)?.title == "Rose")
    }

    @Test func aLifeThatNoDeviceReachesIsIgnored() throws {
        var host = Host()
        host.write(title("Rose"), id: action(1))
        for (number, life): (Int64, Int64) in [(1, 1 << 52 + 2), (2, 1 << 53 - 1)] {
            let forged = Batch(
                journal: journal, device: laptop, sequence: number, time: 1 << 16, seen: VersionVector(),
                action: Action(
                    name: "undo", id: action(UInt64(number) + 10), reversal: Reversal(of: action(1), life: life)),
                changes: [])
            host.receive(StoredBatch(try Batch(forged.header, content: forged.content)))
        }
        #expect(row(host)?.title == "Rose")
        for batch in host.write([], id: action(2), reversing: action(1)).map(\.batch) {
            #expect(try Batch(batch.header, content: batch.content) == batch)
        }
        #expect(row(host)?.title == "")
    }

    @Test func aForgedPartOfAnActionOfOneBatchChangesNothingInAnyOrder() {
        var host = Host()
        let base = host.write(title("Base"), id: action(1))
        let whole = StoredBatch(batch(title("Rose"), device: laptop, time: Stamp.clock(at: noon) + 9, id: action(2)))
        let part = StoredBatch(
            batch(
                title("Thorn"), device: laptop, sequence: 2, time: Stamp.clock(at: noon) + 10, id: action(2), part: 1,
                isLast: false))
        var author = Host(base + [whole])
        let undo = author.write([], id: action(3), reversing: action(2))
        let batches = base + [whole, part] + undo
        var statuses: Set<[UInt8]> = []
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [0, 2, 3, 1], [2, 3, 0, 1]] {
            let host = Host(order.map { batches[$0] })
            #expect(row(host)?.title == "Base")
            statuses.insert(host.status)
        }
        #expect(statuses.count == 1)
    }

    @Test func whatIsTakenBackIsKnownAfterARestart() {
        var host = Host()
        host.write(title("Rose"), id: action(1))
        host.reverse(action(1), by: action(2))
        host.restart()
        #expect(host.replica.isUndone(action(1)) && row(host)?.title == "")
        host.reverse(action(1), by: action(3))
        #expect(row(host)?.title == "Rose")
    }

    @Test func whetherAnActionHasAnEffectIsWhatItsEffectSays() {
        let batches = (1...2).map { number in
            batch(title("\(number)"), device: laptop, sequence: Int64(number), time: UInt64(number) * 2, id: action(1))
        }
        var effects: [Int] = []
        for isUndone in [false, true] {
            for time: UInt64 in [1, 3, 4, 5] {
                let stamp = Stamp(time: time, device: laptop)
                let effect = ReversalEffect(of: batches, isUndone: isUndone) { _ in stamp }
                let recorded = RecordedAction(batches: batches, isUndone: isUndone)
                #expect(recorded.hasEffect { _ in stamp } == (effect.changedCount > 0))
                effects.append(effect.changedCount)
            }
        }
        #expect(effects == [0, 0, 1, 0, 1, 1, 0, 0])
    }

    @Test func anUnknownActionHasNoEffect() {
        let effect = ReversalEffect(of: [], isUndone: false) { _ in .never }
        #expect(effect.changedCount == 0 && effect.newerEditCount == 0)
    }

    @Test(arguments: Seeds.some(100))
    func undoingTheLatestActionRestoresThePreviousState(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        var host = Host()
        for number: UInt64 in 1...12 { host.write(randomness.changes(1...5), id: action(number)) }
        let before = host.replica.state
        host.write(randomness.changes(1...5).filter { $0.field != "life" }, id: action(13))
        #expect(host.reverse(action(13), by: action(14)) == 0)
        for plant in before.plants.rows { #expect(host.replica.state.plants[plant.id] == plant) }
        for visit in before.visits.rows { #expect(host.replica.state.visits[visit.id] == visit) }
    }

    /// Three devices write, undo and redo what they know of, and receive some of the others' batches.
    @Test(arguments: Seeds.some(100))
    func theStateIsThatOfTheActionsThatStandInWhateverOrderTheyArrive(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        var hosts = [Host(), Host(), Host()]
        var lives: [ActionID: Int64] = [:]
        for number: UInt64 in 1...40 {
            let index = randomness.number(0...2)
            let device = DeviceID(UInt64(index) + 1)
            let at = noon + Int64(randomness.number(0...50))
            let known = hosts[index].batches.map { $0.batch.action }.filter { $0.reversal == nil }
            if randomness.once(in: 3), let reversed = known.randomElement(using: &randomness)?.id {
                let written = hosts[index].write(
                    [], device: device, id: action(number), reversing: reversed, at: at)
                for batch in written {
                    guard let reversal = batch.batch.action.reversal else { continue }
                    lives[reversal.action] = max(lives[reversal.action] ?? 1, reversal.life)
                }
            } else if randomness.once(in: 10), let record = randomness.changes(1...1).first?.record {
                hosts[index].write(
                    [Erasures.change(erasing: record)], device: device, id: action(number), at: at)
            } else {
                hosts[index].write(randomness.changes(1...5), device: device, id: action(number), at: at)
            }
            let other = hosts[randomness.number(0...2)].batches
            for batch in other where randomness.once(in: 2) { hosts[index].receive(batch) }
            if randomness.once(in: 4) { hosts[index].restart() }
        }
        let all = hosts.flatMap { $0.batches }
        for index in hosts.indices { for batch in all { hosts[index].receive(batch) } }
        #expect(hosts[1].status == hosts[0].status && hosts[2].status == hosts[0].status)
        var standing = Garden()
        for batch in hosts[0].batches.map(\.batch) where (lives[batch.action.id] ?? 1) & 1 == 1 {
            standing.merge(batch.changes, stamp: batch.stamp)
        }
        let state = hosts[0].replica.state
        for plant in state.plants.rows { #expect(isSame(standing.plants[plant.id], plant)) }
        for visit in state.visits.rows { #expect(isSame(standing.visits[visit.id], visit)) }
        #expect(standing.plants.rows.allSatisfy { state.plants[$0.id] != nil })
    }

    /// Whether a record is another one, apart from a life that was taken back.
    private func isSame<Row: TableRow>(_ expected: Row?, _ row: Row) -> Bool {
        let expected = expected ?? Row(id: row.id)
        return Row.schema.columns.indices.allSatisfy { column in
            expected[column: column] == row[column: column]
                || column == 0 && row[column: column] == .integer(0) && expected[column: column] == .null
        }
    }
}
