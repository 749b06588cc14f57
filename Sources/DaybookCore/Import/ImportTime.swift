import CivilTime
import Journal

/// The times of records that imports make: below those of all clocks, so that what a person changes of them is later on every
/// device, even on one that imports the same file after that.
///
/// They tell the day of the import, and whether it earns points.
enum ImportTime {
    /// Milliseconds of the first time, which is of 1 January 1970. The days of imports that earn points follow all others.
    private static let first: Int64 = 1
    private static let dayCount: Int64 = 1 << 22

    /// The first time of the records that changes make; nil if they are no import.
    private static func first(of changes: [Change]) -> UInt64? {
        // The note of an import comes first.
        guard let note = changes.first, note.table == ImportRecord.table,
            note.field == ImportRecord.column(.day).name, case .integer(let day) = note.value
        else { return nil }
        let earns = changes.prefix { $0.record == note.record }.contains {
            $0.field == ImportRecord.column(.earns).name && $0.value == .integer(1)
        }
        return time(onDay: day) + (earns ? Stamp.clock(at: dayCount) : 0)
    }

    /// What an import makes, a bill that logs itself, and the account of a first expense: other devices make the same.
    static func initialChanges(among changes: [Change], of action: String) -> InitialChanges? {
        if let time = first(of: changes), let note = changes.first {
            return InitialChanges(time: time, mayBeInitial: changes.map { $0.record != note.record })
        }
        // Of what is logged, the first change has the moment at which that was.
        let isLogging = action == MoneyAction.postDueRecurring.name.text
        let mayBeInitial = changes.enumerated().map { index, change in
            isLogging ? index > 0 : change.table == Account.table && Account.isCash(change.record)
        }
        guard mayBeInitial.contains(true) else { return nil }
        // They are the person's own, and earn points as all others.
        return InitialChanges(
            time: time(onDay: dayNumber(of: changes)) + Stamp.clock(at: dayCount), mayBeInitial: mayBeInitial)
    }

    /// The day (UTC) of the moment that changes log a transaction at, as a number; 0 if they log none.
    private static func dayNumber(of changes: [Change]) -> Int64 {
        for change in changes where change.table == Transaction.table && change.field == "at" {
            if case .integer(let milliseconds) = change.value { return milliseconds / 86_400_000 }
        }
        return 0
    }

    private static func time(onDay day: Int64) -> UInt64 { Stamp.clock(at: first + max(0, min(day, dayCount - 1))) }

    /// The day of the import that made a record at a time, if that earns nothing; nil for all other times.
    static func dayWithoutPoints(_ stamp: Stamp) -> Day? {
        stamp.isInitial && stamp.milliseconds >= first && stamp.milliseconds < first + dayCount ? day(stamp) : nil
    }

    /// The day of the import that made a record at an initial time.
    private static func day(_ stamp: Stamp) -> Day? { Day(number: Int32(dayNumber(stamp))) }

    fileprivate static func dayNumber(_ stamp: Stamp) -> Int64 { max(0, stamp.milliseconds - first) & (dayCount - 1) }
}

extension Stamp {
    /// The moment in milliseconds since 1970 by which it is ordered among others; of what an import made, the end of that day (UTC).
    public var orderMilliseconds: Int64 {
        isInitial ? (ImportTime.dayNumber(self) + 1) * 86_400_000 - 1 : milliseconds
    }
}
