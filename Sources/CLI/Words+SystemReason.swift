import Foundation
import Words

extension Words {
    /// The system's message for an error in this language; as the system gives it if it is a rare one.
    func systemReason(_ message: String) -> String {
        let known = [
            (ENOENT, noSuchFileOrFolder), (ENOTDIR, notAFolderInPath), (EACCES, accessDenied), (EPERM, accessDenied),
            (ENOSPC, noSpaceLeft), (EBADF, outputClosed), (EADDRNOTAVAIL, addressOfAnotherMachine),
        ]
        return known.first { String(cString: strerror($0.0)) == message }?.1 ?? message
    }
}
