import Foundation
import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// Actions.
extension DiskSimulation {
    mutating func write(_ index: Int) throws {
        switch random.number(0...19) {
        case 0...3 where !actions.isEmpty: try write([], by: index, reversing: random.one(of: actions))
        case 4, 5: try write([Erasures.change(erasing: record())], name: "erase", by: index)
        case 6 where random.once(in: 5):
            // An action that is too long for one batch, and for the cache of pages.
            let long = String(repeating: "long ", count: random.number(1...150_000))
            try write(
                (0...2).map { Change("marks", RecordID([1, UInt8($0)])!, "text", .text(newText() + long)) }, by: index)
        default: try write((1...random.number(1...4)).map { _ in change() }, by: index)
        }
    }

    mutating func newText() -> String { "secret text \(newID())." }

    mutating func change() -> Change {
        switch random.number(0...5) {
        case 0: Change("cards", record(), "life", .integer(0)) // the next life, which the device knows
        case 1, 2: Change("cards", record(), "text", .text(newText()))
        case 3: Change("cards", record(), "owner", random.once(in: 4) ? .null : .bytes(record().bytes))
        case 4: Change("marks", record(), "number", .integer(Int64(random.number(-1000...1000))))
        default: Change("marks", record(), "text", .text(newText()))
        }
    }

    mutating func write(
        _ changes: [Change], name: String = "do", by index: Int, reversing: ActionID? = nil
    ) throws {
        let id = ActionID(high: 7, low: newID())
        actionInFlight = id
        if let reversing {
            let lives = try devices[index].batches().compactMap { undos[$0.batch.action.id] }
            let latest = lives.filter { $0.action == reversing }.map(\.life).max() ?? 1
            undos[id] = Reversal(of: reversing, life: latest + 1)
        } else if name == "do" {
            actions.append(id)
        }
        let now = time + devices[index].clockError
        var new: [StoredBatch] = []
        var hidden: Change?
        var setAside: Set<BatchIdentity> = []
        try attempt(index, "write") { store, acknowledged in
            new = try store.write(at: now) { replica in
                setAside = replica.setAside
                return Draft(
                    name: name, id: id, changes: changes.map { $0.withNextLife(in: replica.state) },
                    reversing: reversing)
            }
            acknowledged.formUnion(new.map(\.identity))
            hidden = try store.read { $0.state.hiddenChange(of: new) }
        }
        if !setAside.isEmpty { self.setAside[id] = setAside }
        try noteWritten(new)
        let file = devices[index].stores[0].file
        for batch in new {
            let stored = try file.access { db in try file.envelope(of: batch.identity, db) }
            if let stored { noteEnvelope(try stored.envelope(of: journal)) }
        }
        try expect(hidden == nil, "device \(index) does not see what it wrote in \(hidden?.field ?? "")")
    }

    mutating func noteWritten(_ batches: [StoredBatch]) throws {
        for batch in batches where writtenIDs.insert(batch.identity).inserted { written.append(batch) }
    }
}

extension Change {
    /// The change that makes a card, deletes it, or brings it back, whichever is next; other changes as they are.
    fileprivate func withNextLife(in board: Board) -> Change {
        guard field == "life" else { return self }
        let life: Int64 = board.cards[record]?[.life] ?? 0
        return Change(table, record, field, .integer(life + 1))
    }
}

extension Board {
    /// The first change of batches that it does not show.
    fileprivate func hiddenChange(of batches: [StoredBatch]) -> Change? {
        batches.lazy.flatMap { $0.batch.changes }.first { change in
            change.table != "erased" && value(of: Field(change)) != change.value
        }
    }
}
