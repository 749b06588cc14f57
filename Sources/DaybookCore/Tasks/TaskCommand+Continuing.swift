import CivilTime
import Journal

/// Splits a repeating task at an occurrence. Earlier occurrences keep the old series; later ones get a new series.
extension TaskCommand {
    static func continued(
        _ series: TaskItem, from key: Day, as draft: TaskDraft, _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(TaskRefusal) -> [Change] {
        guard let repeated = TaskSeries(series, in: state), !repeated.isFirst(key),
            let id = TaskItem.continuation(of: series.id, from: series.keyOfContinuation(from: key))
        else {
            return try changesOfAll(
                series, at: state.task(TaskItem.id(of: series.id, on: key)) ?? series, to: draft, state, newID)
        }
        var updated = draft
        var moved: Day?
        if draft.repetition == series.repetition {
            updated.repetition = repeated.rest(from: key)
            // A move of this occurrence to another day does not affect later ones.
            let ownDueDay = TaskItem.id(of: series.id, on: key).flatMap { state.tasks[$0]?.dueDay }
            if case .calendar = series.repetition, let ownDueDay, ownDueDay == draft.dueDay {
                (updated.dueDay, moved) = (key, ownDueDay)
            }
        }
        let ending = end(of: series, before: key, state, now)
        // The continuation exists already: the old rule was extended past it.
        if let existing = state.task(id) { return ending + (try changes(of: existing, to: updated, state, newID)) }
        let validated = try updated.validated(in: state, for: id)
        let (category, made) = try category(validated.category, state, newID)
        var task = TaskItem(id: id)
        task.life = Life.after(state.tasks[id]?.life ?? 0)
        task.createdOn = series.createdOn
        task.position = series.position
        validated.write(to: &task, category: category)
        var copies = [series.id: id]
        for part in state.descendants(of: series.id) {
            copies[part.id] = TaskItem.continuation(of: part.id, from: series.keyOfContinuation(from: key)) ?? newID()
        }
        return ending + rewriting(task, state) + made + parts(of: validated, id, state)
            + changes(ofPartsOf: series.id, copies, state, newID)
            + transferringRecords(repeated, from: key, to: task, movedTo: moved, copies, state)
    }

    /// Whether a repeating task was already split at this occurrence.
    static func wasContinued(at id: RecordID, _ state: State) -> Bool {
        guard let (root, key) = TaskItem.occurrence(id), let series = state.tasks[root],
            let next = TaskItem.continuation(of: root, from: series.keyOfContinuation(from: key)),
            state.task(next) != nil
        else { return false }
        return TaskSeries(series, in: state)?.continues(from: key) != true
    }

    private static func end(of series: TaskItem, before key: Day, _ state: State, _ now: LocalInstant) -> [Change] {
        guard case .calendar(var rule) = series.repetition else {
            // Skip rather than complete the old task: no extra occurrence was done.
            return statusChanges(series, .skipped, state, now)
        }
        var updated = series
        rule.end = .untilDay(key.advanced(by: -1))
        updated.repetition = .calendar(rule)
        return changes(from: series, to: updated, ["repetition"])
    }

    /// Moves the stored fields of occurrences from the split on, and of their subtasks, to the new series.
    private static func transferringRecords(
        _ series: TaskSeries, from key: Day, to next: TaskItem, movedTo day: Day?, _ copies: [RecordID: RecordID],
        _ state: State
    ) -> [Change] {
        var first = next.repetition == nil ? nil : next.dueDay
        if case .afterDone = next.repetition { first = Day(number: 1) }
        var changes: [Change] = []
        for parent in [series.item.id] + state.descendants(of: series.item.id).map({ $0.id }) {
            guard let copy = copies[parent] else { continue }
            var keys: Set<Day> = [key]
            if case .calendar = next.repetition { keys.formUnion(state.writtenKeys(of: parent).filter { $0 > key }) }
            for old in keys.sorted() {
                // A task that does not repeat has no occurrences: use the task itself.
                guard let from = TaskItem.id(of: parent, on: old),
                    let to = first.map({ TaskItem.id(of: copy, on: old == key ? $0 : old) }) ?? copy
                else { continue }
                // The fields of the occurrence at the split are now those of the series.
                let movesFields = old != key || parent != series.item.id
                changes += transferringRecords(from, to: to, movesFields: movesFields, state)
            }
        }
        if let day, let first, let id = TaskItem.id(of: next.id, on: first) {
            changes.append(Change(TaskItem.table, id, "dueDay", Value(day)))
        }
        return changes
    }

    /// Moves the status, sessions and subtasks of one occurrence to another, and its other fields if `movesFields` is
    /// true.
    private static func transferringRecords(
        _ from: RecordID, to: RecordID, movesFields: Bool, _ state: State
    ) -> [Change] {
        var changes: [Change] = []
        if let row = state.tasks[from] {
            var (source, target) = (row, state.tasks[to] ?? TaskItem(id: to))
            if row.status != .pending {
                (target.status, target.closedOn) = (row.status, row.closedOn)
                (source.status, source.closedOn) = (.pending, nil)
            }
            if movesFields {
                if !row.title.isEmpty { target.title = row.title }
                if !row.note.isEmpty { target.note = row.note }
                target.priority = row.priority ?? target.priority
                target.dueDay = row.dueDay ?? target.dueDay
                target.dueTime = row.dueTime ?? target.dueTime
                target.estimate = row.estimate ?? target.estimate
            }
            changes += Self.changes(from: row, to: source, ["status", "closedOn"]) + rewriting(target, state)
        }
        for session in state.sessions(of: from) {
            changes.append(Change(TaskSession.table, session.id, "task", Value(to)))
        }
        for part in state.children(of: from) where !part.isOccurrence {
            changes.append(Change(TaskItem.table, part.id, "parent", Value(to)))
        }
        return changes
    }

    /// Copies the subtasks of a series for the new one. Earlier occurrences keep theirs.
    private static func changes(
        ofPartsOf parent: RecordID, _ copies: [RecordID: RecordID], _ state: State, _ newID: () -> RecordID
    ) -> [Change] {
        var changes: [Change] = []
        for part in state.descendants(of: parent) {
            guard let id = copies[part.id], let above = part.parent else { continue }
            var task = part.copy(id: id)
            task.life = (state.tasks[id]?.life ?? 0) | 1
            task.parent = copies[above]
            var draft = TaskDraft()
            draft.copyRelations(of: part.id, in: state)
            draft.blockers = draft.blockers.map { copies[$0] ?? $0 }
            changes += rewriting(task, state) + Self.parts(of: draft, id, state)
        }
        return changes
    }
}

extension State {
    /// The keys of occurrences that have a stored record.
    fileprivate func writtenKeys(of series: RecordID) -> [Day] {
        tasks.rows(ownedBy: series).compactMap { TaskItem.occurrence($0.id)?.day }
    }
}

extension TaskSeries {
    /// Whether a key is that of the first occurrence.
    func isFirst(_ key: Day) -> Bool {
        if case .afterDone = item.repetition { return key.number == 1 }
        var days = days(after: nil)
        return days.next() == key
    }

    /// The repetition from an occurrence on, through the last day of this part of the series. A limited count is reduced to the
    /// number left.
    public func rest(from key: Day) -> Repetition? {
        guard case .calendar(var rule) = item.repetition else { return item.repetition }
        if let first = item.dueDay, first.dayOfMonth != key.dayOfMonth { rule = rule.naming(dayOf: first) }
        guard case .count(let count) = rule.end else {
            if let end, !rule.hasEnded(before: end) { rule.end = .untilDay(end.advanced(by: -1)) }
            return .calendar(rule)
        }
        // One that ends before the next part of its series has fewer left.
        let isEnding = end != nil
        // Those closed in another part are no days of this one, but were counted.
        var before = closedElsewhere.count { $0 < key }
        var left = closedElsewhere.count - before
        var days = days(after: nil)
        while let day = days.next(), day < key || isEnding {
            if day < key { before += 1 } else { left += 1 }
        }
        rule.end = .count(max(1, isEnding ? left : count - before))
        return .calendar(rule)
    }
}

extension Decision {
    /// The task created by splitting a series at the occurrence `id`, if the decision does that.
    public func splitOffTask(besides id: RecordID) -> RecordID? {
        guard let series = TaskItem.occurrence(id)?.series else { return nil }
        return changes.first { $0.table == TaskItem.table && $0.field == "life" && $0.record != series }?.record
    }
}
