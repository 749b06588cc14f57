import CBirthTime
import Foundation

/// The location of a journal's file, described by facts that can each be missing or unreliable on some system.
///
/// Each device stores its home in the file itself, to tell a copy from the original.
struct FileIdentity: Equatable {
    /// The machine's id; empty if it has none.
    var machine: String
    /// The file's inode number. Some network and layered file systems renumber files on each start.
    var inode: UInt64
    /// The file's creation time in nanoseconds since 1970; nil if the file system does not record it.
    var birth: Int64?
    /// The file's path without symbolic links; empty if stored by an earlier version.
    var path: String

    init(machine: String, inode: UInt64, birth: Int64?, path: String) {
        (self.machine, self.inode, self.birth, self.path) = (machine, inode, birth, path)
    }

    /// Determines the home of a file; nil if it does not exist.
    init?(ofFile path: String) {
        guard let status = FileSystem.status(path) else { return nil }
        let machine = FileSystem.read("/etc/machine-id").map { String(decoding: $0, as: UTF8.self) } ?? ""
        let birth = birth_time(path)
        self.init(
            machine: machine.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "",
            inode: UInt64(status.st_ino), birth: birth == .min ? nil : birth, path: FileSystem.realPath(path))
    }

    // MARK: - Stored form

    /// Parses `text`, or the "machine inode" of an earlier version. Nil for a backup, which has no home.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 2, let inode = UInt64(parts[1]) else { return nil }
        self.init(
            machine: String(parts[0]), inode: inode, birth: parts.count == 4 ? Int64(parts[2]) : nil,
            path: parts.count == 4 ? String(parts[3]) : "")
    }

    var text: String { "\(machine) \(inode) \(birth.map { "\($0)" } ?? "-") \(path)" }

    // MARK: - Copies

    /// Whether a file that has stored `self` and is found at `other` is a copy of the original file.
    ///
    /// Facts that are missing or change by themselves do not make a file a copy: a different inode counts only together
    /// with a different path or creation time.
    ///
    /// - Parameter isStillThere: Whether another file is now at the original path.
    func isCopied(to other: FileIdentity, isStillThere: Bool) -> Bool {
        if !machine.isEmpty, !other.machine.isEmpty, machine != other.machine { return true }
        let isSameBirth: Bool? = if let birth, let otherBirth = other.birth { birth == otherBirth } else { nil }
        let isSameInode = inode == other.inode
        // Stored by an earlier version.
        if path.isEmpty { return !isSameInode }
        // A file restored at its original path is a copy: its inode and creation time differ.
        if path == other.path { return !isSameInode && isSameBirth == false }
        if isStillThere { return true }
        // Moved: the inode is the same or, where inodes change, the creation time is.
        return isSameInode ? isSameBirth == false : isSameBirth != true
    }
}
