import Foundation
import Journal

extension SQLiteJournal {
    /// Keeps a copy of today in the folder `backups`, unless it is there already or there is nothing to keep, and
    /// removes those that are neither of the last seven days nor the first of this week or of one of the four before.
    ///
    /// - Parameter milliseconds: the clock, UTC since 1970; days and weeks (from Monday) are those of UTC.
    /// - Returns: the path of the new copy; nil if none was made.
    @discardableResult
    public func dailyBackup(at milliseconds: Int64) throws(StoreFailure) -> String? {
        try catchUp()
        guard position > 0 else { return nil }
        let backups = folder + "/backups"
        try FileSystem.makeFolder(backups)
        let today = Int(milliseconds / 86_400_000)
        let path = backups + "/" + BackupDay(number: today).fileName
        var made: String?
        if FileSystem.status(path) == nil {
            try backup(to: path)
            made = path
        }
        let days = FileSystem.names(in: backups).compactMap { BackupDay(fileName: $0) }
        for day in BackupDay.dispensable(days, today: today) { FileSystem.remove(backups + "/" + day.fileName) }
        return made
    }
}

/// The day of a daily backup.
struct BackupDay: Hashable {
    /// Days since 1970-01-01.
    let number: Int

    init(number: Int) { self.number = number }

    /// Such as "2026-11-20.sqlite"; nil for any other name.
    init?(fileName: String) {
        guard let date = try? Date(String(fileName.prefix(10)), strategy: Self.style) else { return nil }
        number = Int(date.timeIntervalSince1970) / 86_400
        guard self.fileName == fileName else { return nil }
    }

    var fileName: String {
        Date(timeIntervalSince1970: Double(number) * 86_400).formatted(Self.style) + ".sqlite"
    }

    private static let style = Date.ISO8601FormatStyle().year().month().day()

    /// Weeks since the one from Monday, 29 December 1969.
    private var week: Int { (number + 3) / 7 }

    /// Which backups need no longer be kept. Those of days to come, by a clock that was wrong, stay.
    static func dispensable(_ days: [BackupDay], today: Int) -> [BackupDay] {
        let oldestWeek = BackupDay(number: today).week - 4
        var firstOfWeek: [Int: Int] = [:]
        for day in days { firstOfWeek[day.week] = min(firstOfWeek[day.week] ?? day.number, day.number) }
        return days.filter { day in
            let isRecent = day.number > today - 7
            let standsForItsWeek = day.week >= oldestWeek && firstOfWeek[day.week] == day.number
            return !isRecent && !standsForItsWeek
        }.sorted { $0.number < $1.number }
    }
}
