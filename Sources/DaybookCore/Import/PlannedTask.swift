import CivilTime
import Journal

/// The plan for one task of a file.
public struct PlannedTask: Hashable, Sendable {
    public let id: RecordID
    public let title: String
    public let status: TaskStatus
    public let dueDay: Day?
    public let repetition: Repetition?
    public let importStatus: ImportStatus
}
