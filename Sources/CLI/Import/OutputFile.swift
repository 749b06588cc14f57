import Foundation
import Interchange
import JournalStore
import Words

extension Session {
    /// Refuses a file to write that is among the journal's, or that is there and is not to be replaced.
    func refuseOutput(_ path: String, replacing: Bool) throws {
        try refuseAmongJournals(path)
        if !replacing, access(path, F_OK) == 0 { throw InvalidRequest(words.fileNotReplaced(path)) }
    }

    /// Writes a file and says so or, without a path, writes to standard output.
    func write(_ bytes: [UInt8], to path: String?, replacing: Bool, asJSON: Bool) throws {
        guard let path else { return try OutputFile.writeToStandardOutput(bytes, words) }
        try OutputFile.write(bytes, to: path, replacing: replacing, words)
        let json: JSONValue = ["file": .string(path), "bytes": .count(bytes.count)]
        try CommandOutput(words.fileWritten(path), json: json).print(asJSON: asJSON, words)
    }
}

/// Writes files for a person.
enum OutputFile {
    /// Writes the whole file, or none of it. Only the owner can read it.
    ///
    /// - Parameter replacing: Whether it replaces a file. Otherwise one that is there, also one that came just now, is refused.
    static func write(_ bytes: [UInt8], to path: String, replacing: Bool, _ words: Words) throws {
        do throws(StoreFailure) {
            try write(bytes, to: path, replacing: replacing)
        } catch {
            switch error {
            case .diskFull: throw OperationFailure(words.diskFull)
            case .exists: throw InvalidRequest(words.fileNotReplaced(path))
            case .uncertain: throw OperationFailure(words.reason(error))
            default: throw OperationFailure(words.fileUnwritable(path))
            }
        }
    }

    /// The same with the failure itself.
    static func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(StoreFailure) {
        // Not a file that is there already: it can be someone's, and others can be able to read it.
        let new = try UnfinishedFile(for: path)
        defer { new.discard() }
        try new.write(bytes)
        try new.publish(replacing: replacing)
    }

    /// Writes bytes as they are, which need not be text.
    static func writeToStandardOutput(_ bytes: [UInt8], _ words: Words) throws {
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(bytes))
        } catch {
            throw OperationFailure(words.outputUnwritable(words.systemReason(String(cString: strerror(errno)))))
        }
    }
}
