import Synchronization

/// The folder of the browser app, which can be built or replaced while the server runs.
final class AppFolder: Sendable {
    private let folder: String?
    private let latest: Mutex<Assets>

    init(_ folder: String?) {
        self.folder = folder
        latest = Mutex(Assets(folder: folder))
    }

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
