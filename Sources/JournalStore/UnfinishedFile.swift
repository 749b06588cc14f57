import Foundation

/// A new file beside the place of another, whose name it gets once it is whole.
///
/// A process that is killed leaves it. The next one that writes into the same folder removes it: all lock the folder together, for as
/// long as they write, so that in a folder which one can lock alone none is being written.
public struct UnfinishedFile {
    public let path: String
    /// The name that it gets.
    private let name: String
    /// The locked folder; nil if it cannot be locked, as on some network file systems, or if the caller has locked it.
    private let lock: Int32?

    /// No other program's files are called so.
    private static let prefix = ".daybook-unfinished-"

    /// Creates an empty file that only its owner can read.
    ///
    /// - Parameters:
    ///   - name: The path that it gets.
    ///   - isFolderLocked: Whether the caller keeps all others from writing into the folder.
    public init(for name: String, isFolderLocked: Bool = false) throws(StoreFailure) {
        let folder = FileSystem.folder(of: name)
        let lock = try isFolderLocked ? nil : Self.lock(folder)
        self.name = name
        self.lock = lock
        if isFolderLocked { Self.removeLeftovers(in: folder) }
        do throws(StoreFailure) {
            path = try Self.makeFile(in: folder, for: name)
        } catch {
            if let lock { close(lock) }
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

    /// Whether a file in a folder is one that is being written, or that a killed process has left.
    static func isName(_ name: String) -> Bool { name.hasPrefix(prefix) }

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
        if let lock { close(lock) }
    }

    /// Locks a folder together with all who write into it, after removing what was left there. Nil if it cannot be locked.
    /// Throws `.busy` while another process keeps it for itself, which could remove the file.
    private static func lock(_ folder: String) throws(StoreFailure) -> Int32? {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        if flock(file, LOCK_EX | LOCK_NB) == 0 { removeLeftovers(in: folder) }
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

    private static func removeLeftovers(in folder: String) {
        for left in FileSystem.names(in: folder) where isName(left) { FileSystem.remove(folder + "/" + left) }
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
