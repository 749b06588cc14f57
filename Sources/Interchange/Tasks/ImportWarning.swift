/// Something of a file that did not come in as it stands there, and how often.
public struct ImportWarning: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Events of a calendar, which are no tasks, were passed over.
        case events
        /// Journal entries of a calendar were passed over.
        case journals
        /// Descriptions of time zones were passed over: times stand as they were written.
        case timeZones
        /// Other parts of a calendar, such as free and busy times, were passed over.
        case otherParts
        /// Tasks without a title got one from their note, or their id.
        case untitled
        /// Days or times that do not exist, or that Daybook cannot hold, were kept as they were written.
        case badDay
        /// Starts after the due day were kept as they were written.
        case startAfterDue
        /// Repetitions that were not understood, or have no day to begin on, were kept as they were written.
        case badRepetition
        /// Single times more or less of a repetition (RDATE, EXDATE) were kept as they were written, and not followed.
        case exceptions
        /// Single times of a repetition with changes of their own were kept as they were written.
        case changedTimes
        /// Reminders with nothing to count from, or no time, were kept as they were written.
        case badReminder
        /// Other values that were not understood were kept as they were written.
        case notUnderstood
        /// What a task has room for no more was left out.
        case tooLong
        /// Tasks deleted in the other program were passed over.
        case deletedTasks
        /// Tags that were too long were cut.
        case longTags
        /// Photos and recordings were passed over.
        case attachments
        /// The times to come of a repeated task were passed over: it makes them itself.
        case comingTimes
    }

    public var kind: Kind
    /// How often, 1 or more.
    public var count: Int
    /// The line of the first, from 1; in JSON the number of the task or entry.
    public var line: Int

    public init(_ kind: Kind, count: Int, line: Int) {
        self.kind = kind
        self.count = count
        self.line = line
    }
}

/// Counts warnings, in the order in which each kind came first.
struct WarningCounter {
    private(set) var warnings: [ImportWarning] = []

    mutating func add(_ kind: ImportWarning.Kind, line: Int) {
        if let place = warnings.firstIndex(where: { $0.kind == kind }) {
            warnings[place].count += 1
        } else {
            warnings.append(ImportWarning(kind, count: 1, line: line))
        }
    }
}
