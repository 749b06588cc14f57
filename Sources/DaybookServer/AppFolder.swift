import Foundation
import Synchronization

/// The folder of the browser app, which can be built or replaced while the server runs.
final class AppFolder: Sendable {
    private let folder: String?
    private let latest: Mutex<Assets>

    init(_ folder: String?) {
        self.folder = folder
        let assets = Assets(folder: folder)
        // Until the app of a checkout is built, pages have at least its styles.
        let suffix = "/" + Self.builtApp
        let checkout = folder.flatMap { $0.hasSuffix(suffix) ? String($0.dropLast(suffix.count)) : nil }
        latest = Mutex(
            assets.version.isEmpty ? checkout.map { Assets(folder: $0 + "/Browser/Assets") } ?? assets : assets)
    }

    /// The folder of the app for a program: `share/daybook/app` beside its `bin` or, in a checkout, where
    /// `script/browser-build` makes it, which may be later. Nil if there is neither.
    ///
    /// A checkout's `.build` can be a link to a folder that checkouts share, so the path by which the program was started is searched
    /// before the one that it leads to.
    static func path(of program: URL?) -> String? {
        guard let program = program?.standardizedFileURL else { return nil }
        return path(beside: program) ?? path(beside: program.resolvingSymlinksInPath())
    }

    private static func path(beside program: URL) -> String? {
        let files = FileManager.default
        var folder = program.deletingLastPathComponent()
        let installed = folder.deletingLastPathComponent().appendingPathComponent("share/daybook/app").path
        if files.fileExists(atPath: installed) { return installed }
        // .build/x86_64-unknown-linux-gnu/release/daybook
        for _ in 0..<4 {
            folder.deleteLastPathComponent()
            let script = folder.appendingPathComponent("script/browser-build").path
            if files.fileExists(atPath: script) { return folder.appendingPathComponent(builtApp).path }
        }
        return nil
    }

    /// The path by which this program was started; the one of its file if it was found by the shell.
    static var runningProgram: URL? {
        let name = CommandLine.arguments.first ?? ""
        return name.contains("/") ? URL(fileURLWithPath: name) : Bundle.main.executableURL
    }

    private static let builtApp = ".build-browser/app"

    /// The current version of the app; the previous one while it is being replaced.
    var assets: Assets {
        latest.withLock { latest in
            guard let folder else { return latest }
            let version = Assets.version(in: folder)
            guard !version.isEmpty, version != latest.version else { return latest }
            let assets = Assets(folder: folder)
            // Keep the previous version if the folder was replaced again while it was read.
            if assets.version == version, Assets.version(in: folder) == version { latest = assets }
            return latest
        }
    }
}
