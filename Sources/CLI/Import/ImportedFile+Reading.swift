import DaybookServer
import Foundation
import Interchange
import Words

extension ImportedFile {
    /// Reads a file, or all files in a folder.
    init(reading path: String, _ words: Words, _ context: ImportContext = ImportContext()) throws {
        var status = stat()
        guard stat(path, &status) == 0 else { throw InvalidRequest(words.fileNotFound(path)) }
        if path.isFolder {
            try self.init(folder: try Self.files(in: path, words), context)
            return
        }
        guard status.st_size <= Self.maximumSize else { throw ImportFailure.tooLarge }
        let bytes = try Self.bytes(of: path, words)
        guard ImportFormat.detect(bytes) == .loopDatabase else {
            let name = String(path.split(separator: "/").last ?? "")
            try self.init(bytes, name: name, inflate: Deflate.inflate, context)
            return
        }
        try self.init(database: try DatabaseReader.tables(in: bytes))
    }

    private static func files(in folder: String, _ words: Words) throws -> [Interchange.ImportFile] {
        let names = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
        var files: [Interchange.ImportFile] = []
        var size = 0
        for name in names where name.lowercased().hasSuffix(".csv") {
            var status = stat()
            guard stat(folder + "/" + name, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
            size += Int(status.st_size)
            guard size <= maximumSize, files.count < 20_000 else { throw ImportFailure.tooLarge }
            files.append(Interchange.ImportFile(path: name, bytes: try bytes(of: folder + "/" + name, words)))
        }
        return files
    }

    static func bytes(of path: String, _ words: Words) throws -> [UInt8] {
        do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
            throw OperationFailure(words.fileUnreadable(path))
        }
    }
}
