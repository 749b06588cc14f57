import Foundation
import Words

extension Words {
    /// The system's message for an error in this language; as the system gives it if it is a rare one.
    func systemReason(_ message: String) -> String {
        let known = [
            (ENOENT, noSuchFileOrFolder), (ENOTDIR, notAFolderInPath), (EACCES, accessDenied), (EPERM, accessDenied),
            (ENOSPC, noSpaceLeft), (EIO, diskUnusable), (EBADF, outputClosed), (EADDRNOTAVAIL, addressOfAnotherMachine),
        ]
        if message == "disk I/O error" { return diskUnusable } // of SQLite
        return known.first { String(cString: strerror($0.0)) == message }?.1 ?? message
    }
}
