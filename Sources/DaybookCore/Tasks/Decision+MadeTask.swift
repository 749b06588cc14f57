import Journal

extension Decision {
    /// The task created by splitting a series at the occurrence `id`, if the decision does that.
    public func splitOffTask(besides id: RecordID) -> RecordID? {
        guard let series = TaskItem.occurrence(id)?.series else { return nil }
        return changes.first { $0.table == TaskItem.table && $0.field == "life" && $0.record != series }?.record
    }
}
