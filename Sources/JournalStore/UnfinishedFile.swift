import Foundation

/// A new file beside the place of another, whose name it gets once it is whole.
///
/// A process that is killed leaves it. The next one that writes into the same folder, or erases, removes it: all writers share a lock
/// of the folder for as long as they write. Nothing is being written in a folder of which someone gets the lock alone.
public struct UnfinishedFile {
    public let path: String
    /// The name that it gets.
    private let name: String
    /// The locked folder; nil if it cannot be locked, as on some network file systems, or if the caller has locked it.
    private let lock: Int32?

    /// No other program's files are called so.
    private static let prefix = ".daybook-unfinished-"

    /// Creates an empty file that only its owner can read. Throws `.cannotOpen` if its place is taken by something else than a file or
    /// folder, such as a device, which is not replaced.
    ///
    /// - Parameters:
    ///   - name: The path that it gets.
    ///   - isFolderLocked: Whether the caller keeps all others from writing into the folder.
    public init(for name: String, isFolderLocked: Bool = false) throws(StoreFailure) {
        if let mode = FileSystem.status(name)?.st_mode, ![S_IFREG, S_IFDIR].contains(mode & S_IFMT) {
            throw .cannotOpen(path: name, reason: "it is not a file")
        }
        let folder = FileSystem.folder(of: name)
        let lock = try isFolderLocked ? nil : Self.lock(folder)
        self.name = name
        self.lock = lock
        if isFolderLocked { Self.removeUnlocked(in: folder) }
        do throws(StoreFailure) {
            path = try Self.makeFile(in: folder, for: name)
        } catch {
            if let lock { FolderLock.release(lock) }
            throw error
        }
    }

    /// Makes a file with the first free number: unlike a random one, it is the same whenever a simulation is repeated.
    private static func makeFile(in folder: String, for name: String) throws(StoreFailure) -> String {
        for number in 1...1000 {
            let path = "\(folder)/\(prefix)\(number)"
            // SQLite would write what another's journal has into the new file.
            guard FileSystem.status(path + "-journal") == nil else { continue }
            do throws(StoreFailure) {
                if try FileSystem.makeFile(path) { return path }
            } catch {
                throw error.about(name, insteadOf: path)
            }
        }
        throw .exists(path: name)
    }

    /// Removes what killed processes have left in a folder, unless something is being written there. Where folders cannot be locked
    /// nothing tells, and it is removed.
    ///
    /// - Parameter isLeft: Whether a file of another name is such a leftover, too.
    static func removeLeftovers(in folder: String, or isLeft: (String) -> Bool = { _ in false }) {
        guard let lock = FolderLock(folder) else { return }
        defer { lock.release() }
        removeUnlocked(in: folder, or: isLeft)
    }

    /// Writes the file's content.
    public func write(_ bytes: [UInt8]) throws(StoreFailure) {
        do throws(StoreFailure) {
            try FileSystem.write(bytes, to: path)
        } catch {
            throw error.about(name, insteadOf: path)
        }
    }

    /// Gives the file its name. It is on disk when this returns.
    ///
    /// - Parameter replacing: Whether it replaces a file of that name. Otherwise throws `.exists` if there is one, or a link.
    public func publish(replacing: Bool) throws(StoreFailure) {
        do throws(StoreFailure) {
            try FileSystem.publish(path, as: name, replacing: replacing)
        } catch {
            throw error.about(name, insteadOf: path)
        }
    }

    /// Removes the file, unless it was published, and SQLite's own beside it.
    public func discard() {
        for path in [path, path + "-journal"] { FileSystem.remove(path) }
        unlock()
    }

    private func unlock() {
        if let lock { FolderLock.release(lock) }
    }

    /// Locks a folder together with all who write into it, after removing what was left there. Nil if it cannot be locked.
    /// Throws `.busy` while another process keeps it for itself, which could remove the file.
    private static func lock(_ folder: String) throws(StoreFailure) -> Int32? {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { removeUnlocked(in: folder) }
        for _ in 0..<100 {
            if flock(file, LOCK_SH | LOCK_NB) == 0 { return file }
            guard errno == EWOULDBLOCK else {
                close(file)
                return nil
            }
            // Another process removes what was left, which takes no longer.
            usleep(10_000)
        }
        close(file)
        throw .busy
    }

    /// Removes leftovers in a folder that the caller has locked.
    static func removeUnlocked(in folder: String, or isLeft: (String) -> Bool = { _ in false }) {
        for name in FileSystem.names(in: folder) {
            let path = folder + "/" + name
            if name.hasPrefix(prefix) || isOfEarlierVersion(path, name) || isLeft(name) { FileSystem.remove(path) }
        }
    }

    /// Whether a file is what an export of an earlier version has left: ".daybook-7.new". That did not lock the folder, and may be
    /// writing it.
    private static func isOfEarlierVersion(_ path: String, _ name: String) -> Bool {
        name.hasPrefix(".daybook-") && name.hasSuffix(".new") && name.utf8.count > 13
            && name.dropFirst(9).dropLast(4).allSatisfy(\.isASCIIDigit)
            && FileSystem.age(of: path) ?? 0 > 3600
    }

    /// The files that backups of earlier versions seem to have left beside a file: "journal.backup.7.new" and "journal.backup.new".
    /// They can be someone's.
    public static func possibleLeftovers(beside path: String) -> [String] {
        let folder = FileSystem.folder(of: path)
        let start = FileSystem.name(of: path) + "."
        return FileSystem.names(in: folder).filter { name in
            guard name.hasPrefix(start), name.hasSuffix("new") else { return false }
            let number = name.dropFirst(start.count).dropLast(3)
            return number.isEmpty || number.last == "." && number.dropLast().allSatisfy(\.isASCIIDigit)
        }.map { folder == "." && !path.hasPrefix("./") ? $0 : folder + "/" + $0 }
    }
}

extension StoreFailure {
    /// The failure with the path that a person knows instead of one that they have not chosen.
    func about(_ path: String, insteadOf other: String) -> StoreFailure {
        switch self {
        case .cannotOpen(other, let reason): .cannotOpen(path: path, reason: reason)
        case .unwritable(other): .unwritable(path: path)
        case .notAJournal(other): .notAJournal(path: path)
        default: self
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
