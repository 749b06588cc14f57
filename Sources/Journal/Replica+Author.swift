extension Replica {
    /// An action as batches whose envelopes have at most `Batch.maximumSize` bytes, in order. Seal and store them, then fold
    /// them.
    ///
    /// The stamp exceeds that of every field it changes, so an edit made after seeing a value wins even if clocks are
    /// wrong. Of several changes to a field, the last is written. The changes that
    /// `State.initialChanges` names are in batches of their own, before all others. `milliseconds` is the device's clock (since 1970,
    /// UTC). `reversed` is an action that is taken back or, if it was, done again.
    ///
    /// Throws if a value is too large for a reader to accept its batch, since a change is never split.
    public func author(
        _ changes: [Change], name: String, id: ActionID, reversing reversed: ActionID? = nil, device: DeviceID,
        at milliseconds: Int64
    ) throws(AuthoringFailure) -> [Batch] {
        let changes = Self.lastPerField(of: changes)
        var sequence = head(of: device)?.sequence ?? 0
        var seen = self.seen
        let reversal = reversed.map { Reversal(of: $0, life: Life.after(life(of: $0))) }
        let header = 512 + name.utf8.count + seen.entries.count * 18
        let (initial, others) = separated(changes, of: name)
        let initialPortions = initial.changes.isEmpty ? [] : Self.portions(of: initial.changes, besides: header)
        let portions = initialPortions + Self.portions(of: others, besides: header)
        // Each part of an action is later than the one before.
        let clock = max(
            nextTime(after: others, reversed, at: milliseconds), initial.time + UInt64(initialPortions.count))
        var time = initialPortions.isEmpty ? clock : initial.time
        var batches: [Batch] = []
        for (part, portion) in portions.enumerated() {
            sequence += 1
            if part == initialPortions.count { time = clock }
            let batch = Batch(
                journal: journal, device: device, sequence: sequence, time: time, seen: seen,
                action: Action(
                    name: name, id: id, part: Int64(part), isLast: part == portions.count - 1, reversal: reversal),
                changes: Changes(portion))
            // Only a single change can be that long.
            if portion.count == 1, batch.content.count > Batch.maximumContentSize {
                throw .valueTooLarge(table: portion[0].table, field: portion[0].field)
            }
            batches.append(batch)
            seen[device] = sequence
            time = min(time + 1, Stamp.latest)
        }
        return batches
    }

    /// Separates the changes that have an initial time from all others: of those that may be, the ones of records that were never
    /// written here, taken back or erased. An action has a change at the time of the clock, by which it is known when it was.
    private func separated(
        _ changes: [Change], of action: String
    ) -> (initial: (time: UInt64, changes: [Change]), others: [Change]) {
        guard let found = State.initialChanges(among: changes, of: action) else { return ((0, []), changes) }
        var (initial, others): ([Change], [Change]) = ([], [])
        var last: (key: RecordKey, isNew: Bool)?
        for (change, mayBe) in zip(changes, found.mayBeInitial) {
            guard mayBe else {
                others.append(change)
                continue
            }
            let key = RecordKey(table: change.table, record: change.record)
            let isNew = last?.key == key ? last?.isNew ?? false : isNew(change)
            last = (key, isNew)
            if isNew { initial.append(change) } else { others.append(change) }
        }
        if others.isEmpty { return ((0, []), changes) }
        return ((found.time, initial), others)
    }

    /// Whether the record of a change was never written here, taken back or erased.
    private func isNew(_ change: Change) -> Bool {
        withdrawn[change.record] == nil && !state.hasRecord(of: change) && state.stamp(of: change) == .never
            && (erasures.isEmpty || !erasures.covers(change.record, unknownTo: VersionVector()))
    }

    private func nextTime(after changes: [Change], _ reversed: ActionID?, at milliseconds: Int64) -> UInt64 {
        var last = reversed.flatMap { uncountedLives[$0] }?.time ?? 0
        for change in changes {
            last = max(last, state.stamp(of: change).time, withdrawn[change.record] ?? 0)
        }
        return max(Stamp.written(at: milliseconds), min(last, Stamp.latest - 1) + 1)
    }

    /// Padding adds at most 12 %, and less to the largest.
    private static var largestPortion: Int { Batch.maximumSize - Batch.maximumSize / 32 }

    /// Splits changes so that no batch exceeds `Batch.maximumSize` when padded, allowing `header` bytes for each.
    static func portions(of changes: [Change], besides header: Int) -> [[Change]] {
        var portions: [[Change]] = [[]]
        var names: Set<Changes.Name> = []
        var size = header
        for change in changes {
            let name = Changes.Name(table: change.table, field: change.field)
            var length = change.value.encoded.count + change.record.count + 6
            if !names.contains(name) { length += name.longestEncoding }
            if size + length > Self.largestPortion, !portions[portions.count - 1].isEmpty {
                portions.append([])
                if names.contains(name) { length += name.longestEncoding }
                names = []
                size = header
            }
            names.insert(name)
            portions[portions.count - 1].append(change)
            size += length
        }
        return portions
    }

    /// Keeps the last change of each field, as a batch sets a field at most once.
    ///
    /// Changes of a record mostly stand together, and are few: it is looked up once for all of them.
    private static func lastPerField(of changes: [Change]) -> [Change] {
        var later: [RecordKey: [String]] = [:]
        later.reserveCapacity(changes.count / 8)
        var kept: [Change] = []
        kept.reserveCapacity(changes.count)
        var end = changes.count
        while end > 0 {
            let last = changes[end - 1]
            let key = RecordKey(table: last.table, record: last.record)
            var fields = later.removeValue(forKey: key) ?? []
            while end > 0, changes[end - 1].record == last.record, changes[end - 1].table == last.table {
                end -= 1
                guard !fields.contains(changes[end].field) else { continue }
                fields.append(changes[end].field)
                kept.append(changes[end])
            }
            later[key] = fields
        }
        return kept.count == changes.count ? changes : kept.reversed()
    }

    private struct RecordKey: Hashable {
        let table: String
        let record: RecordID
    }
}
