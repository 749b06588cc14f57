import Foundation

/// The daily backups of a journal, as their files tell.
public struct DailyBackups: Sendable {
    public let count: Int
    /// The path of the latest one.
    public let latest: String
    /// When that was written, in milliseconds since 1970.
    public let latestTime: Int64

    /// Nil if there are none.
    public init?(ofJournalIn folder: String, name: String = "me") {
        let backups = folder + "/journals/" + name + "/backups"
        let days = FileSystem.names(in: backups).compactMap { BackupDay(fileName: $0) }
        guard let last = days.max() else { return nil }
        count = days.count
        latest = backups + "/" + last.fileName
        latestTime = Int64(FileSystem.status(latest).map { $0.st_mtim.tv_sec } ?? 0) * 1000
    }
}
