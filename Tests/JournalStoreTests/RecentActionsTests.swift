import Journal
@testable import JournalStore
import Notebook
import Testing

struct RecentActionsTests {
    private let folder = Folder()

    @Test func actionsAreReadLatestFirstInPortions() throws {
        let journal = try folder.open()
        for number in 1...5 { try journal.write(number, "line \(number)") }
        let first = try journal.recentActions(before: nil, limit: 3)
        #expect(first.actions.map(lines) == [["line 5"], ["line 4"], ["line 3"]])
        let next = try #require(first.next)
        let rest = try journal.recentActions(before: next, limit: 3)
        #expect(rest.actions.map(lines) == [["line 2"], ["line 1"]])
        #expect(rest.next == nil && first.device == journal.device)
    }

    @Test func whatWasWrittenAsAnEarlierDeviceIsOfNoOther() throws {
        let journal = try folder.open()
        try journal.write(1, "before")
        let before = journal.device
        let other = Folder()
        let peer = try other.open()
        try journal.backup(to: other.path + "/copy.sqlite")
        try peer.restore(from: other.path + "/copy.sqlite", key: try journal.key())
        try peer.write(2, "elsewhere")
        try journal.receive(try peer.missingBatches(for: []).blocks)
        // An older file makes it a new device.
        try journal.file.access { db in try journal.transaction(db) { (try journal.beginDevice(db), .commit) } }
        try journal.write(3, "after")
        let recorded = try journal.recentActions(before: nil, limit: 9)
        #expect(recorded.device != before && recorded.formerDevices == [before])
        #expect(recorded.actions.map { recorded.isElsewhere($0) } == [false, true, false])
    }

    @Test func anActionOfSeveralBatchesIsOne() throws {
        let journal = try folder.open()
        let text = String(repeating: "long ", count: 5000)
        let parts = try journal.write(at: 1) { _ in
            Draft(name: "import", id: .random, changes: (1...200).map { Line.text($0, text) })
        }
        #expect(parts.count > 1)
        try journal.write(1, "after")
        let actions = try journal.recentActions(before: nil, limit: 10).actions
        #expect(actions.map(\.batches.count) == [1, parts.count])
        #expect(actions[1].batches.map(\.action.part) == (0..<Int64(parts.count)).map { $0 })
        let earlier = try journal.recentActions(before: try journal.recentActions(before: nil, limit: 1).next, limit: 1)
        #expect(earlier.actions.map(\.batches.count) == [parts.count] && earlier.next == nil)
    }

    @Test func anActionSaysWhetherItIsUndone() throws {
        let journal = try folder.open()
        let action = try #require(try journal.write(1, "milk").first).batch.action.id
        for isUndone in [true, false, true] {
            _ = try journal.write(at: 2) { _ in
                Draft(name: "undo", id: .random, changes: [], reversing: action)
            }
            let found = try #require(try journal.recentActions(before: nil, limit: 9).actions.first)
            #expect(found.isUndone == isUndone)
            #expect(try journal.recordedAction(action)?.isUndone == isUndone)
        }
        #expect(try journal.recentActions(before: nil, limit: 9).actions.count == 1)
    }

    private func lines(_ action: RecordedAction) -> [String] {
        action.batches.flatMap { $0.changes }.compactMap { change in
            if case .text(let text) = change.value { text } else { nil }
        }
    }

    @Test func aHistoryIsWholeOrRefused() throws {
        let journal = try folder.open()
        let action = try journal.write(1, "line")[0].batch.action.id
        for number in 2...5 { try journal.write(1, "line \(number)") }
        let size = try journal.missingBatches(for: []).batches.reduce(0) { $0 + $1.count }
        #expect(try journal.envelopes(ofHistoryOf: [action], upTo: size, reading: 5)?.count == 5)
        #expect(try journal.envelopes(ofHistoryOf: [action], upTo: size - 1, reading: 5) == nil)
        #expect(try journal.envelopes(ofHistoryOf: [action], upTo: size, reading: 4) == nil)
    }
}
