import DaybookCore
import Foundation
import JournalStore

/// Files that go when their records are erased. Nothing else deletes a sealed file, however old it is.
extension AttachmentFiles {
    /// The seconds for which a file without a record stays in an erasure, as its record may be about to be written.
    static let longestUnrecorded = 60.0
    /// The seconds after which the server deletes a half-written file.
    static let longestUnfinished = 86_400.0

    /// Deletes the files of digests, also what has arrived of them and what was set aside. Returns the paths of those that
    /// could not be deleted.
    @discardableResult
    public func remove(_ digests: Set<String>) -> [String] {
        let left = digests.sorted().flatMap { paths(of: $0) }.filter { !Self.delete($0) }
        if !digests.isEmpty { try? Self.sync(folder) }
        return left
    }

    /// Notes the files of digests that may be erased, before they are. If the process is killed, the next erasure deletes them.
    /// Throws if the folder is out of reach, such as a link to a disk that is not connected: the files would stay on it.
    public func noteErasing(_ digests: Set<String>) throws(StoreFailure) {
        var status = stat()
        guard !digests.isEmpty, lstat(folder, &status) == 0 else { return }
        guard access(folder, F_OK) == 0 else { throw Self.failure(folder) }
        let names = noted.union(digests.flatMap { paths(of: $0) }.map { Self.name(of: $0) })
        let new = notePath + ".new"
        unlink(new)
        try Self.write(Array(names.sorted().joined(separator: "\n").utf8), to: new, publishedAs: notePath)
        try Self.sync(folder)
    }

    private var notePath: String { folder + "/erasing" }

    /// The names of files that were noted by an erasure that has not deleted them all.
    private var noted: Set<String> {
        let text = PrivateFile.read(notePath) ?? Data()
        return Set(String(decoding: text, as: UTF8.self).split(separator: "\n").map { String($0) })
    }

    /// Deletes the files of an erasure: of those that were noted, or are of former digests, all that no record names now.
    /// So are those that a killed process has left half written, or without their record.
    ///
    /// Other files stay, though no record names them: a repair may have lost the record, or an older copy of the journal
    /// lacks it, and another device or a backup has it.
    ///
    /// - Parameters:
    ///   - kept: The digests that records name.
    ///   - former: The digests that were attached before the erasure, undone ones included.
    ///   - removesLoose: Whether the other files go, too, unless they are younger than a minute.
    /// - Returns: The paths of files that could not be deleted.
    @discardableResult
    public func removeUnnamed(
        keeping kept: Set<String>, former: Set<String> = [], removesLoose: Bool = false
    ) -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            return access(folder, F_OK) == 0 ? [folder] : []
        }
        let keptPaths = Set(kept.flatMap { paths(of: $0) })
        var formerPaths = Set(former.flatMap { paths(of: $0) } + noted.map { folder + "/" + $0 })
        var attaching: Set<String> = []
        for note in names.map({ folder + "/" + $0 }) {
            guard let path = UnrecordedFile.file(ofNote: note) else { continue }
            // A record that names the file was written, though the process was killed before it crossed the note out.
            if Self.isBeingWritten(note) {
                attaching.formUnion([path, note])
            } else if keptPaths.contains(path) {
                _ = Self.delete(note)
            } else {
                formerPaths.formUnion([path, note])
            }
        }
        var left: [String] = []
        for path in names.map({ folder + "/" + $0 }) where !keptPaths.contains(path) && path != notePath {
            if !formerPaths.contains(path) {
                if attaching.contains(path) { continue }
                guard Self.isUnfinished(path) || removesLoose else { continue }
                let isUnfinished = Self.isUnfinished(path)
                if isUnfinished, Self.isBeingWritten(path) { continue }
                if !isUnfinished, Self.isYounger(path, than: Self.longestUnrecorded) { continue }
            }
            if !Self.delete(path) { left.append(path) }
        }
        if left.isEmpty { unlink(notePath) }
        try? Self.sync(folder)
        return left
    }

    /// The number of files that an erasure which was stopped has left.
    ///
    /// - Parameter kept: The digests that records name, also undone ones.
    public func unfinishedErasureCount(besides kept: Set<String>) -> Int {
        noted.subtracting(kept.flatMap { paths(of: $0) }.map { Self.name(of: $0) })
            .count { access(folder + "/" + $0, F_OK) == 0 }
    }

    /// The number of whole files that no record names, and that were not attached in the last minute.
    ///
    /// - Parameter kept: The digests that records name, also undone ones.
    public func looseCount(besides kept: Set<String>) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let unrecorded = names.compactMap { UnrecordedFile.file(ofNote: $0) }
        let keptNames = Set(kept.flatMap { paths(of: $0) }.map { Self.name(of: $0) }).union(noted).union(unrecorded)
        return names.count { name in
            name.utf8.count == 64 && !keptNames.contains(name)
                && !Self.isYounger(folder + "/" + name, than: Self.longestUnrecorded)
        }
    }

    /// The files that seem to be copies which another program made of stored ones, as those that sync folders do after a conflict.
    /// Erasing leaves them alone.
    public var foreignCopies: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { name in
            let (start, ending) = (name.prefix(64), String(name.dropFirst(64)))
            return start.count == 64 && start.allSatisfy { $0.isHexDigit }
                && !["", ".part", ".damaged", UnrecordedFile.note(of: "")].contains(ending) && !Self.isUnfinished(name)
        }.map { folder + "/" + $0 }
    }

    private static func name(of path: String) -> String { String(path[path.index(after: path.lastIndex(of: "/")!)...]) }

    /// Deletes files that were half written a day ago or earlier.
    func removeUnfinished() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for path in names.map({ folder + "/" + $0 }) where Self.isUnfinished(path) {
            if !Self.isYounger(path, than: Self.longestUnfinished) { _ = Self.delete(path) }
        }
    }

    /// All paths under which a content of this digest may be.
    private func paths(of digest: String) -> [String] {
        [path(of: digest, key), partialPath(of: digest, key), damagedPath(of: digest, key)]
    }

    private static func isUnfinished(_ path: String) -> Bool { path.hasSuffix(".new") }

    /// Whether a process has the lock of a file that it writes.
    private static func isBeingWritten(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_EX | LOCK_NB) != 0
    }

    /// Whether a file was written less than so many seconds ago. One from far in the future was not.
    private static func isYounger(_ path: String, than age: Double) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        return abs(Date().timeIntervalSince1970 - Date(status).timeIntervalSince1970) < age
    }

    /// Deletes a file. Returns false if it is still there.
    private static func delete(_ path: String) -> Bool { unlink(path) == 0 || errno == ENOENT }
}

extension Date {
    /// The time at which a file was last written.
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            self.init(timeIntervalSince1970: Double(status.st_mtimespec.tv_sec))
        #else
            self.init(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
        #endif
    }
}

extension SQLiteJournal<State> {
    /// Calls a function with the digests that records name, while no process can write. Files are stored and removed under
    /// this lock, so that none is removed whose record is just being written.
    public func withAttachedDigests<Result>(_ body: (Set<String>) -> Result) throws -> Result {
        var result: Result?
        try write(at: 0) { replica in
            result = body(replica.state.attachedDigests)
            return nil
        }
        return result!
    }

    /// The digests of attachments whose addition was undone, and which a redo brings back.
    public func undoneDigests() throws -> Set<String> {
        let records = try read { replica in
            replica.state.attachments.rows.filter { $0.digest.isEmpty }.map(\.id).sorted()
        }
        guard !records.isEmpty else { return [] }
        let field = "\(Attachment.Field.digest)"
        var digests: Set<String> = []
        for change in try history(ofRecords: records).flatMap(\.changes) {
            guard change.table == Attachment.table, change.field == field, case .text(let digest) = change.value else {
                continue
            }
            digests.insert(digest)
        }
        return digests
    }
}
