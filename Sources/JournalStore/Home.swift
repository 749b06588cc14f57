import CBirthTime
import Foundation

/// Where a journal's file lies, told by facts of which each may be missing or fail somewhere.
///
/// A device's home is kept in the file itself, so that a copy of it can be told from the original.
struct Home: Equatable {
    /// The machine's id; empty where it has none.
    var machine: String
    /// The file's number in its file system. Some that come over a network, or in layers, number files anew at each start.
    var inode: UInt64
    /// When the file began to exist, in nanoseconds since 1970; nil where the file system does not tell.
    var birth: Int64?
    /// The file's path without symbolic links; empty in what earlier versions kept.
    var path: String

    init(machine: String, inode: UInt64, birth: Int64?, path: String) {
        (self.machine, self.inode, self.birth, self.path) = (machine, inode, birth, path)
    }

    /// Where the file at a path lies; nil if there is none.
    init?(ofFile path: String) {
        guard let status = FileSystem.status(path) else { return nil }
        let machine = FileSystem.read("/etc/machine-id").map { String(decoding: $0, as: UTF8.self) } ?? ""
        let birth = birth_time(path)
        self.init(
            machine: machine.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "",
            inode: UInt64(status.st_ino), birth: birth == .min ? nil : birth, path: FileSystem.realPath(path))
    }

    // MARK: - As the file keeps it

    /// Reads what `text` wrote, or "machine inode" of an earlier version. Nil for the home of a backup, which has none.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 2, let inode = UInt64(parts[1]) else { return nil }
        self.init(
            machine: String(parts[0]), inode: inode, birth: parts.count == 4 ? Int64(parts[2]) : nil,
            path: parts.count == 4 ? String(parts[3]) : "")
    }

    var text: String { "\(machine) \(inode) \(birth.map { "\($0)" } ?? "-") \(path)" }

    // MARK: - Copies

    /// Whether a file that keeps `self` as its home, and is found at `other`, is a copy and not the file that began there.
    ///
    /// No fact that is missing or changes by itself makes a copy of it: a number of its own counts only where the file
    /// was found elsewhere, or began to exist at another time, too.
    ///
    /// - Parameter isStillThere: whether another file lies now where this one began.
    func isCopied(to other: Home, isStillThere: Bool) -> Bool {
        if !machine.isEmpty, !other.machine.isEmpty, machine != other.machine { return true }
        let isSameBirth: Bool? = if let birth, let otherBirth = other.birth { birth == otherBirth } else { nil }
        let isSameInode = inode == other.inode
        // What an earlier version kept.
        if path.isEmpty { return !isSameInode }
        // A file put back in its place is another file: it has another number and began at another time.
        if path == other.path { return !isSameInode && isSameBirth == false }
        if isStillThere { return true }
        // Moved: it has the same number or, where numbers change, began at the same time.
        return isSameInode ? isSameBirth == false : isSameBirth != true
    }
}
