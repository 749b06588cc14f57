import Foundation
import Words

extension Session {
    /// Refuses a path, of a file or folder to write, that is among the files of journals, keys or sessions, which it might replace.
    func refuseAmongJournals(_ typed: String) throws {
        let opened = hasJournal ? try [journal.folder, journal.keyFolder.path] : []
        let folders = [dataFolder + "/journals", dataFolder + "/sessions", dataFolder + "/calendar-feed"]
        let own = (folders + opened).compactMap { FileID($0) }
        // A file is written beside its place first.
        for place in [typed, Self.parent(of: typed)] where isAmong(own, place) {
            throw InvalidRequest(words.fileAmongJournals(typed))
        }
    }

    /// Whether a path is one of these folders or below one, once its symbolic links are resolved.
    private func isAmong(_ folders: [FileID], _ path: String) -> Bool {
        guard let real = realpath(path, nil) else { return false }
        defer { free(real) }
        var place = String(cString: real)
        while true {
            if let id = FileID(place), folders.contains(id) { return true }
            if place == "/" || place.isEmpty { return false }
            place = Self.parent(of: place)
        }
    }

    // NSString's `deletingLastPathComponent` stops the program for a path of one character.
    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// The identity of a file or folder, whatever it is called.
private struct FileID: Equatable {
    let device: dev_t
    let number: ino_t

    /// Nil if nothing is there.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (status.st_dev, status.st_ino)
    }
}
