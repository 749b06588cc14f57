import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Imports of the same records on two devices that have not met. Today is Friday, 20 November 2026.
@Suite struct ImportTimeTests {
    private let task = TestJournal.id(1)

    private func changes(_ title: String = "Buy paint") -> [Change] {
        var row = TaskItem(id: task)
        (row.life, row.title, row.createdOn) = (1, title, Day("2026-11-01"))
        (row.status, row.closedOn) = (.completed, Day("2026-11-02"))
        return row.changes
    }

    private func imported(earns: Bool = false, as note: UInt64) -> [Change] {
        Decision.importing(changes(), id: TestJournal.id(note), on: Day("2026-11-20")!, earns: earns).changes
    }

    private func met(_ devices: [TestDevice]) -> [TestDevice] {
        devices.map { device in
            var device = device
            for other in devices { device.receive(from: other) }
            return device
        }
    }

    private func title(_ device: TestDevice) -> String? { device.state.task(task)?.title }

    @Test(arguments: [(7, 8), (8, 7)] as [(UInt64, UInt64)])
    func anImportOfTheSameRecordLaterSetsNoEditBack(_ first: UInt64, _ second: UInt64) {
        var (one, other) = (TestDevice(device: first), TestDevice(device: second))
        one.write(imported(as: 90), name: "import")
        one.write([Change(TaskItem.table, task, "title", .text("Buy red paint"))])
        other.now.milliseconds += 3_600_000
        other.write(imported(as: 91), name: "import")
        for device in met([one, other]) { #expect(title(device) == "Buy red paint") }
    }

    @Test func aRecordThatIsKnownIsWrittenAtTheTimeOfTheClock() {
        var (one, other) = (TestDevice(device: 7), TestDevice(device: 8))
        one.write(changes("First"))
        other.receive(from: one)
        one.write([Change(TaskItem.table, task, "title", .text("Second"))])
        other.now.milliseconds += 3_600_000
        other.write(imported(as: 91), name: "import")
        for device in met([one, other]) { #expect(title(device) == "Buy paint") }
    }

    @Test func anImportAfterOneThatWasUndoneIsSeen() {
        var device = TestDevice(device: 7)
        device.write(imported(as: 90), name: "import")
        device.undo()
        #expect(title(device) == nil)
        device.write(imported(as: 91), name: "import")
        #expect(title(device) == "Buy paint")
    }

    @Test func undoingOneImportLeavesThatOfTheOtherDevice() {
        var (one, other) = (TestDevice(device: 7), TestDevice(device: 8))
        one.write(imported(as: 90), name: "import")
        other.write(imported(as: 91), name: "import")
        var devices = met([one, other])
        for index in devices.indices {
            let own = devices[index].batches.first { $0.batch.device == DeviceID(UInt64(7 + index)) }
            devices[index].write([], name: "undo", reversing: own?.batch.action.id)
            #expect(title(devices[index]) == "Buy paint")
        }
        for device in met(devices) { #expect(title(device) == nil) }
    }

    @Test func theLastPartOfAnImportHasTheTimeOfTheClock() {
        var device = TestDevice(device: 7)
        device.write(imported(as: 90), name: "import")
        let stamps = device.batches.map(\.batch.stamp)
        #expect(stamps.map(\.isInitial) == [true, false])
        #expect(stamps.last?.milliseconds == 1_795_161_600_000)
        #expect(stamps.sorted() == stamps)
        #expect(stamps.first?.orderMilliseconds == 1_795_219_199_999, "the end of the day of the import")
    }

    @Test func aClockAtTheBeginningOfTimeIsStillAfterTheImport() {
        var device = TestDevice(device: 7)
        device.now.milliseconds = 5
        device.write(imported(as: 90), name: "import")
        #expect(device.batches.map(\.batch.time).sorted() == device.batches.map(\.batch.time))
        device.write([Change(TaskItem.table, task, "title", .text("Buy red paint"))])
        #expect(title(device) == "Buy red paint")
    }

    @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
    func pointsAreTheSameOnAllDevices(_ one: Bool, _ other: Bool) {
        var (first, second) = (TestDevice(device: 7), TestDevice(device: 8))
        first.write(imported(earns: one, as: 90), name: "import")
        second.now.milliseconds += 1000
        second.write(imported(earns: other, as: 91), name: "import")
        let points = met([first, second]).map { device in
            device.state.game(today: device.today).ledger.total
        }
        #expect(points[0] == points[1])
        #expect((points[0] > 0) == (one || other))
    }
}
