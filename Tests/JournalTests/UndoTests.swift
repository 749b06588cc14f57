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
        #expect(host.undo(action(2), by: action(3)) == 0)
        #expect(row(host)?.title == "Rose")
        #expect(row(host)?.height == 2)
        #expect(row(host)?.planted == nil)
    }

    @Test func undoKeepsAndCountsLaterEdits() {
        var host = Host()
        host.write(title("Rose") + [Change("plants", rose, "height", .real(2))], id: action(1))
        host.write(title("Thorn") + [Change("plants", rose, "height", .real(3))], id: action(2))
        host.write(title("Bramble"), id: action(3))
        #expect(host.undo(action(2), by: action(4)) == 1)
        #expect(row(host)?.title == "Bramble")
        #expect(row(host)?.height == 2)
    }

    @Test func undoingAnUndoIsRedo() {
        var host = Host()
        host.write(title("Rose") + life(1), id: action(1))
        host.write(title("Thorn") + life(2), id: action(2))
        let before = row(host)
        #expect(host.undo(action(2), by: action(3)) == 0)
        #expect(row(host)?.life == 3)
        #expect(host.undo(action(3), by: action(4)) == 0)
        #expect(row(host)?.title == before?.title)
        #expect(row(host)?.life == 4)
        #expect(host.undo(action(4), by: action(5)) == 0)
        #expect(row(host)?.title == "Rose")
        #expect(row(host)?.life == 5)
    }

    @Test func undoingACreationDeletesAndItsRedoRestores() {
        var host = Host()
        host.write(title("Rose") + life(1), id: action(1))
        #expect(host.undo(action(1), by: action(2)) == 0)
        #expect(
            row(host)
                == {
                    var plant = Plant(id: rose); plant.life = 2; return plant
                }())
        #expect(host.undo(action(2), by: action(3)) == 0)
        #expect(row(host)?.life == 3)
        #expect(row(host)?.title == "Rose")
    }

    @Test func undoFlipsALifeOnlyIfTheActionChangedIt() {
        var host = Host()
        host.write(life(1), id: action(1))
        // An import that found the record alive and wrote that again.
        host.write(life(1), id: action(2))
        #expect(host.undo(action(2), by: action(3)) == 0)
        #expect(row(host)?.life == 1)
        host.write(life(2), id: action(4))
        host.undo(action(4), by: action(5))
        #expect(row(host)?.life == 3)
    }

    @Test func theGreatestOfSeveralLivesCountsAsThePrevious() {
        var host = Host()
        // Deleted and restored on a device with a slow clock, and then deleted here.
        host.receive(EncodedBatch(batch(life(1), device: laptop, sequence: 1, time: 900, id: action(11))))
        host.receive(EncodedBatch(batch(life(3), device: laptop, sequence: 2, time: 100, id: action(12))))
        host.receive(EncodedBatch(batch(life(2), device: laptop, sequence: 3, time: 950, id: action(13))))
        host.write(life(4), id: action(1))
        host.undo(action(1), by: action(2))
        #expect(row(host)?.life == 5)
    }

    @Test func theLargestLifeDoesNotOverflow() {
        var host = Host()
        let last: Int64 = (1 << 53) - 1
        host.write(life(last), id: action(1))
        host.undo(action(1), by: action(2))
        #expect(row(host)?.life == last)
        host.write(life(.max), id: action(3))
        #expect(row(host)?.life == last)
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
        #expect(host.undo(action(2), by: action(3)) == 0)
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
        #expect(here.undo(action(2), by: action(4), at: noon + 20) == 0)
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
        #expect(here.undo(action(2), by: action(4), at: noon + 20) == 1)
        #expect(row(here)?.title == "Bramble")
    }

    @Test func undoingAnUnknownActionDoesNothing() {
        let undo = Undo(of: [], history: []) { _ in .never }
        #expect(undo.changes == [])
        #expect(undo.newerEditCount == 0)
    }

    @Test(arguments: Seeds.some(100))
    func undoingTheLatestActionRestoresThePreviousState(seed: UInt64) {
        var randomness = SeededRandomness(seed: seed)
        var host = Host()
        for number: UInt64 in 1...12 { host.write(randomness.changes(1...5), id: action(number)) }
        let before = host.replica.state
        host.write(randomness.changes(1...5).filter { $0.field != "life" }, id: action(13))
        #expect(host.undo(action(13), by: action(14)) == 0)
        for plant in before.plants.rows { #expect(host.replica.state.plants[plant.id] == plant) }
        for visit in before.visits.rows { #expect(host.replica.state.visits[visit.id] == visit) }
    }
}
