/// A hash table from record ids to indices in a separate list of rows, with open addressing.
///
/// The hash has no secret seed: ids come from the person's own devices, and a seed would cost half the time of folding.
struct RecordIndex: Sendable {
    /// Each slot holds half of the id's hash above the row's index plus one; 0 if empty. The number of slots is a power
    /// of two, and at most five in eight are used.
    private var slots: [UInt64] = []

    init() {}

    /// Indexes rows, whose ids must be distinct.
    @_optimize(speed)
    init(_ ids: [RecordID]) {
        guard !ids.isEmpty else { return }
        makeRoom(for: ids.count)
        for index in ids.indices { insert(Self.entry(ids[index], at: index)) }
    }

    /// The index of the row with an id; nil if there is none.
    @_optimize(speed)
    func index(of id: RecordID, in ids: [RecordID]) -> Int? {
        guard !slots.isEmpty else { return nil }
        let target = Self.entry(id, at: -1)
        let mask = slots.count &- 1
        var slot = Int(truncatingIfNeeded: target >> 32) & mask
        while slots[slot] != 0 {
            if slots[slot] >> 32 == target >> 32 {
                let index = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
                if ids[index] == id { return index }
            }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    /// Adds the id of the last of `count` rows, which must be new.
    @_optimize(speed)
    mutating func append(_ id: RecordID, of count: Int) {
        if count * 8 > slots.count * 5 { makeRoom(for: count) }
        insert(Self.entry(id, at: count - 1))
    }

    @_optimize(speed)
    private static func entry(_ id: RecordID, at index: Int) -> UInt64 {
        id.hash64 & 0xFFFF_FFFF_0000_0000 | UInt64(index + 1)
    }

    @_optimize(speed)
    private mutating func makeRoom(for count: Int) {
        let old = slots
        var size = 16
        while size * 5 < count * 16 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
        for entry in old where entry != 0 { insert(entry) }
    }

    @_optimize(speed)
    private mutating func insert(_ entry: UInt64) {
        let mask = slots.count &- 1
        var slot = Int(truncatingIfNeeded: entry >> 32) & mask
        while slots[slot] != 0 { slot = (slot &+ 1) & mask }
        slots[slot] = entry
    }
}
