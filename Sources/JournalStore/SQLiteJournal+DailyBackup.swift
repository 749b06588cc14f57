import Foundation
import Journal

extension SQLiteJournal {
    /// Writes today's backup to the folder `backups`, unless it exists or the journal is empty, and removes those
    /// returned by `BackupDay.backupsToDelete`.
    ///
    /// - Parameter milliseconds: The clock, in milliseconds since 1970 (UTC). Days and weeks (from Monday) are in UTC.
    /// - Returns: The path of the new backup; nil if none was made.
    @discardableResult
    public func dailyBackup(at milliseconds: Int64) throws(StoreFailure) -> String? {
        try catchUp()
        guard position > 0 else { return nil }
        let backups = folder + "/backups"
        try FileSystem.makeFolder(backups)
        let path = backups + "/" + BackupDay(at: milliseconds).fileName
        var made: String?
        if FileSystem.status(path) == nil {
            try backup(to: path)
            made = path
        }
        let days = FileSystem.names(in: backups).compactMap { BackupDay(fileName: $0) }
        for day in BackupDay.backupsToDelete(days) { FileSystem.remove(backups + "/" + day.fileName) }
        return made
    }
}

/// The day of a daily backup.
struct BackupDay: Hashable, Comparable {
    /// Days since 1970-01-01.
    let number: Int

    init(number: Int) { self.number = number }

    /// The day of a moment in milliseconds since 1970, clamped so that the year has four digits.
    init(at milliseconds: Int64) {
        let days = (Double(milliseconds) / 86_400_000).rounded(.down)
        number = Int(min(max(days, -719_162), 2_932_896))
    }

    /// Parses a name such as "2026-11-20.sqlite"; nil for any other name.
    init?(fileName: String) {
        guard let date = try? Date(String(fileName.prefix(10)), strategy: Self.style) else { return nil }
        number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
        guard self.fileName == fileName else { return nil }
    }

    var fileName: String {
        Date(timeIntervalSince1970: Double(number) * 86_400).formatted(Self.style) + ".sqlite"
    }

    static func < (one: BackupDay, other: BackupDay) -> Bool { one.number < other.number }

    private static let style = Date.ISO8601FormatStyle().year().month().day()

    /// Weeks since the one that began on Monday, 29 December 1969.
    private var week: Int { Int((Double(number + 3) / 7).rounded(.down)) }

    // MARK: - Retention

    private static let dailyBackupCount = 7
    private static let weeklyBackupCount = 4
    /// The largest number of days between two backups of one run.
    private static let longestGap = 31
    private static let maximumRuns = 12

    /// The backups to delete. Only their own dates matter, so a wrong clock never makes good backups look old.
    ///
    /// Backups at most 31 days apart form a run. Each run keeps its seven newest and, for the four newest weeks before
    /// those, the first of each week. Backups dated by a clock that is years off form a run of their own and displace
    /// no others. Of all runs, the twelve newest are kept.
    static func backupsToDelete(_ days: [BackupDay]) -> [BackupDay] {
        let runs = runs(of: days.sorted())
        return runs.dropLast(maximumRuns).flatMap { $0 }
            + runs.suffix(maximumRuns).flatMap(backupsToDelete(inRun:))
    }

    private static func runs(of days: [BackupDay]) -> [[BackupDay]] {
        var runs: [[BackupDay]] = []
        for day in days {
            if let last = runs.last?.last, day.number - last.number <= longestGap {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        return runs
    }

    private static func backupsToDelete(inRun days: [BackupDay]) -> [BackupDay] {
        let older = days.dropLast(dailyBackupCount)
        var firsts: [BackupDay] = []
        for day in days where firsts.last?.week != day.week { firsts.append(day) }
        let weeklyBackups = Set(firsts.filter(older.contains).suffix(weeklyBackupCount))
        return older.filter { !weeklyBackups.contains($0) }
    }
}
