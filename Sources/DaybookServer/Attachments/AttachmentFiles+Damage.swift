import Crypto
import Foundation
import Interchange

/// Damaged files, which another device may replace.
extension AttachmentFiles {
    /// Sets a file aside if it is damaged: it counts as lacking, so the next exchange with a device that has it brings it
    /// back. Until then, reading it says that it is damaged.
    public func setAsideDamaged(_ digest: String) {
        let path = path(of: digest, key)
        let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        if (try? Self.content(of: file, digest, key)) != nil { return }
        rename(path, damagedPath(of: digest, key))
        try? Self.sync(folder)
    }

    /// Whether the file of a digest was damaged, and no other has taken its place.
    func isSetAside(_ digest: String) -> Bool {
        access(damagedPath(of: digest, key), F_OK) == 0 && !has(digest)
    }

    /// The file that was set aside.
    func damagedPath(of digest: String, _ key: SymmetricKey) -> String { path(of: digest, key) + ".damaged" }

    /// Bytes of the content of a stored file; nil if it is missing, or its header is damaged.
    func count(of digest: String) -> Int64? {
        let file = Foundation.open(path(of: digest, key), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return Self.layout(of: file, digest, key)?.count
    }
}
