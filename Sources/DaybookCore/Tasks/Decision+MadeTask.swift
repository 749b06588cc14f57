import Journal

extension Decision {
    /// The task that a repeated one became from the time with this id on; nil where the decision makes it no other.
    public func madeTask(besides id: RecordID) -> RecordID? {
        guard let series = TaskItem.occurrence(id)?.series else { return nil }
        return changes.first { $0.table == TaskItem.table && $0.field == "life" && $0.record != series }?.record
    }
}
