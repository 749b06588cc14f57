import Foundation
import Words

/// The version of this program.
enum Version {
    /// The version that a package installed beside the program; otherwise the day it was built.
    static var text: String {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return "daybook" }
        let file = program.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("share/daybook/version")
        if let version = try? String(contentsOf: file, encoding: .utf8) {
            return "daybook \(version.trimmingCharacters(in: .whitespacesAndNewlines))"
        }
        var status = stat()
        guard stat(program.path, &status) == 0 else { return "daybook" }
        #if canImport(Darwin)
            let seconds = status.st_mtimespec.tv_sec
        #else
            let seconds = status.st_mtim.tv_sec
        #endif
        return Words(.ofTerminal).builtFromSource("daybook", Clock.text(of: Int64(seconds) * 1000))
    }
}
