extension Replica {
    /// The actions that another replica of the journal, such as a snapshot, knows to be taken back or done again later, as a batch
    /// for each. Fold and settle them before `rewriting`, which restores what stands then.
    public func reversing(as other: Replica, name: String, device: DeviceID, newID: () -> ActionID) -> [Batch] {
        let lives = other.lives.filter { action, life in
            life != self.life(of: action) && isLater(life, of: action, at: other.uncountedLives[action] ?? .never)
        }
        let time = other.latest.values.max() ?? 0
        var (seen, sequence) = (seen, head(of: device)?.sequence ?? 0)
        return lives.sorted { $0.key < $1.key }.map { action, life in
            sequence += 1
            let batch = Batch(
                journal: journal, device: device, sequence: sequence,
                time: life < Life.mostCounted ? time : min(time, Stamp.latest - 1) + 1, seen: seen,
                action: Action(name: name, id: newID(), reversal: Reversal(of: action, life: life)), changes: [])
            seen[device] = sequence
            return batch
        }
    }

    /// The fields that another replica of the journal, such as a snapshot, has later, as the batches of one action. Each is at the
    /// time at which it was written, so that it wins over no later edit on another device. Fields that were taken back or erased
    /// here since stay so.
    public func rewriting(_ other: Replica, name: String, id: ActionID, device: DeviceID) -> [Batch] {
        var changes: [UInt64: [Change]] = [:]
        for change in other.state.changes(laterThan: state)
        where !erasures.covers(change.record, unknownTo: other.seen) {
            let time = other.state.stamp(of: change).time
            if let withdrawal = withdrawn[change.record], withdrawal >= time,
                other.withdrawn[change.record] ?? 0 < withdrawal
            {
                continue
            }
            changes[time, default: []].append(change)
        }
        let header = 512 + name.utf8.count + seen.entries.count * 18
        let portions = changes.sorted { $0.key < $1.key }.flatMap { time, changes in
            Self.portions(of: changes, besides: header).map { (time: time, changes: $0) }
        }
        var (seen, sequence) = (seen, head(of: device)?.sequence ?? 0)
        return portions.enumerated().map { part, portion in
            sequence += 1
            let held = portion.changes.map { state.stamp(of: $0).time }.max() ?? 0
            let batch = Batch(
                journal: journal, device: device, sequence: sequence,
                time: held < portion.time ? portion.time : min(held, Stamp.latest - 1) + 1, seen: seen,
                action: Action(name: name, id: id, part: Int64(part), isLast: part == portions.count - 1),
                changes: Changes(portion.changes))
            seen[device] = sequence
            return batch
        }
    }

    /// The erasures that another replica of the journal, such as a snapshot, knows and this one does not, as the batches of one
    /// action. What was made again since stays.
    public func erasing(
        as other: Replica, name: String, id: ActionID, device: DeviceID
    ) throws(AuthoringFailure) -> [Batch] {
        let known = erasures.marks
        var marks = other.erasures.marks.filter { known[$0.key] == nil }
        if marks.isEmpty { return [] }
        let lengths = other.erasures.lengths
        for change in other.state.changes(laterThan: State()) {
            for mark in Erasures.marks(covering: change.record, ofLengths: lengths) { marks[mark] = nil }
        }
        for change in state.changes(laterThan: State()) {
            let time = state.stamp(of: change).time
            for mark in Erasures.marks(covering: change.record, ofLengths: lengths) {
                if let erasedAt = marks[mark], erasedAt < time { marks[mark] = nil }
            }
        }
        if marks.isEmpty { return [] }
        let latest = other.latest.values.max() ?? 0
        return try author(
            marks.keys.sorted().map { Erasures.change(marked: $0) }, name: name, id: id, device: device,
            at: Stamp(time: latest, device: device).milliseconds)
    }
}
