/// A kind of data that was not imported as written, with its count.
public struct ImportWarning: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Calendar events, which are not tasks, were skipped.
        case events
        /// Calendar journal entries were skipped.
        case journals
        /// Times in zones that neither the file nor the host knows were taken for local ones.
        case timeZones
        /// Other calendar components, such as free/busy times, were skipped.
        case otherParts
        /// Tasks without a title got one from their note or id.
        case untitled
        /// Days or times that do not exist or are out of range were kept as written.
        case badDay
        /// Start days after the due day were kept as written.
        case startAfterDue
        /// Repetitions that were not understood or have no first day were kept as written.
        case badRepetition
        /// Exceptions to a repetition (RDATE, EXDATE) were kept as written but are not applied.
        case exceptions
        /// Changed occurrences of a repetition were kept as written.
        case changedTimes
        /// Reminders without a reference time or offset were kept as written.
        case badReminder
        /// Other values that were not understood were kept as written.
        case notUnderstood
        /// Text beyond a task's limits was dropped.
        case tooLong
        /// Tasks deleted in the other program were skipped.
        case deletedTasks
        /// Tags that were too long were cut.
        case longTags
        /// Comments on projects and sections were skipped.
        case looseNotes
        /// Photos and recordings were skipped.
        case attachments
        /// Future occurrences of repeating tasks were skipped; the task generates them itself.
        case upcomingOccurrences
        /// Days and times in a form that is not read were kept as written.
        case unreadDates
        /// Days in a language that is not read were kept as written.
        case otherLanguage
        /// Start and waiting days of repeating tasks have no effect.
        case startOfRepeat
        /// Due days of the parts of repeating tasks have no effect.
        case dueOfPart
        /// Transfers to other accounts were read as expenses or income.
        case transfers
        /// The parts of transactions that have too many were dropped.
        case longSplits
        /// Numbers of cheques were dropped.
        case chequeNumbers
        /// Numbers of other people's accounts were dropped.
        case accountNumbers
        /// Rows of a bank's file that only state a balance were skipped.
        case balanceRows
    }

    public var kind: Kind
    /// The number of occurrences, 1 or more.
    public var count: Int
    /// The line of the first occurrence, from 1; in a list, which has no lines, the number of the record.
    public var line: Int
    /// Whether `line` is the number of a record.
    public var isInRecord: Bool

    public init(_ kind: Kind, count: Int, line: Int, isInRecord: Bool = false) {
        self.kind = kind
        self.count = count
        self.line = line
        self.isInRecord = isInRecord
    }
}

/// Counts warnings, in order of first occurrence.
struct WarningCounter {
    private(set) var warnings: [ImportWarning] = []
    /// Whether places are numbers of records rather than of lines.
    private let countsRecords: Bool

    init(countingRecords: Bool = false) { countsRecords = countingRecords }

    mutating func add(_ kind: ImportWarning.Kind, line: Int) {
        add(ImportWarning(kind, count: 1, line: line, isInRecord: countsRecords))
    }

    mutating func add(_ warning: ImportWarning) {
        if let index = warnings.firstIndex(where: { $0.kind == warning.kind }) {
            warnings[index].count += warning.count
        } else {
            warnings.append(warning)
        }
    }
}
