import GRDB
import Journal

/// Snapshots that know later actions than the journal's file, since an older one was put in its place. They stay beside the
/// snapshots that follow, until a repair has written again what they know. Nothing is erased until then.
enum NewerSnapshots {
    private static let prefix = "snapshot.newer-"

    /// The paths of those in a journal's folder.
    static func paths(in folder: String) -> [String] {
        FileSystem.names(in: folder).filter { $0.hasPrefix(prefix) }.map { folder + "/" + $0 }
    }

    /// Keeps the snapshot at a path, in whose place another is about to be written.
    static func keep(_ path: String, in folder: String) throws(StoreFailure) {
        guard FileSystem.status(path) != nil else { return }
        try FileSystem.publish(path, as: freePath(in: folder))
    }

    /// Keeps a snapshot that is not on disk.
    static func keep(_ snapshot: [UInt8], in folder: String) throws(StoreFailure) {
        try FileSystem.replace(freePath(in: folder), with: snapshot)
    }

    private static func freePath(in folder: String) -> String {
        var number = 0
        while FileSystem.status("\(folder)/\(prefix)\(number)") != nil { number += 1 }
        return "\(folder)/\(prefix)\(number)"
    }

    static func remove(in folder: String) { for path in paths(in: folder) { FileSystem.remove(path) } }
}
