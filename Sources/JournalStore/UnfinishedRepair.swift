import Journal

/// The files in a journal's folder that tell of a repair until it is finished, so that one that was stopped goes on.
struct UnfinishedRepair {
    private let folder: String
    /// Of repairs that were stopped. An erasure since has removed them.
    private let snapshotPaths: [String]
    /// The copy of the snapshot that this repair has made.
    private var added: String?
    /// The batches that the repair's salvages, also those that were stopped, have not found.
    private(set) var salvaged: SalvageReport
    /// The report is stored here, before the journal is sound again: after that, nothing else tells that anything is lacking.
    private var marker: String { folder + "/repair.unfinished" }

    init(in folder: String) {
        self.folder = folder
        snapshotPaths = Self.snapshotPaths(in: folder)
        salvaged = SalvageReport(FileSystem.read(folder + "/repair.unfinished"))
    }

    /// Whether a repair was stopped.
    var exists: Bool { FileSystem.status(marker) != nil || !Self.snapshotPaths(in: folder).isEmpty }

    /// The snapshots that repairs found which were stopped. If the journal was used after one, there are several.
    var snapshots: [[UInt8]] { snapshotPaths.compactMap { FileSystem.read($0) } }

    /// Keeps a snapshot until the values that only it has are written again.
    mutating func begin(_ snapshot: [UInt8]?) throws(StoreFailure) {
        if let snapshot, !snapshots.contains(snapshot) {
            let path = "\(folder)/\(Self.snapshotPrefix)\(snapshotPaths.count)"
            try FileSystem.replace(path, with: snapshot)
            added = path
        }
        if FileSystem.status(marker) == nil { try FileSystem.create(marker, with: salvaged.text) }
    }

    /// Counts what a salvage has not found.
    mutating func add(_ report: SalvageReport) throws(StoreFailure) {
        salvaged += report
        try FileSystem.replace(marker, with: salvaged.text)
    }

    /// Counts batches out of those that a salvage has not found.
    mutating func foundAgain(_ count: Int) throws(StoreFailure) {
        salvaged.unreadableCount = max(0, salvaged.unreadableCount - count)
        try FileSystem.replace(marker, with: salvaged.text)
    }

    /// Removes the copy that this repair has made.
    func removeAdded() {
        if let added { FileSystem.remove(added) }
    }

    /// Removes what this repair, which changed nothing, has made.
    func abandon() {
        removeAdded()
        removeMarker()
    }

    func finish(keepingSnapshots: Bool) {
        if !keepingSnapshots { for path in Self.snapshotPaths(in: folder) { FileSystem.remove(path) } }
        removeMarker()
    }

    /// Removes the marker, and what a killed repair has left beside it.
    private func removeMarker() {
        FileSystem.remove(marker)
        let unfinished = FileSystem.unfinished("repair.unfinished")
        for name in FileSystem.names(in: folder) where name.hasPrefix(unfinished) {
            FileSystem.remove(folder + "/" + name)
        }
    }

    private static let snapshotPrefix = "snapshot.repaired-"

    /// The copies of snapshots in a journal's folder.
    static func snapshotPaths(in folder: String) -> [String] {
        FileSystem.names(in: folder).filter { $0.hasPrefix(snapshotPrefix) }.map { folder + "/" + $0 }
    }
}
