import CivilTime
import DaybookCore
import Journal

/// One file of a folder or an archive.
public struct ImportFile: Hashable, Sendable {
    /// Where it is in the folder, with "/" between folders.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Its name without the folders.
    var name: String { String(path.split(separator: "/").last ?? "") }

    /// The name of the folder it is in; empty at the top.
    var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }
}

/// What a file that comes in holds.
public struct ImportedFile: Hashable, Sendable {
    /// How many bytes a file, or what is packed in an archive, may have at most.
    public static let longest = 128 << 20

    /// What the file was recognised as.
    public let format: ImportFormat
    /// The habits of another program; empty for Daybook's own export.
    public let habits: [ImportedHabit]
    /// The records of Daybook's own export; empty for other programs.
    public let journal: ImportedJournal

    private init(_ format: ImportFormat, _ habits: [ImportedHabit], _ journal: ImportedJournal = ImportedJournal()) {
        self.format = format
        self.habits = habits
        self.journal = journal
    }

    /// Reads a file of any kind but a database, for which it throws `.needsDatabaseReader`.
    ///
    /// - Parameter inflate: unpacks what is deflated in a zip.
    public init(_ bytes: [UInt8], inflate: Inflate = { _, _ in nil }) throws(ImportFailure) {
        guard bytes.count <= Self.longest else { throw .tooLarge }
        guard !bytes.isEmpty else { throw .empty }
        _ = try UTF8Text.content(of: bytes[...])
        guard ImportFormat.recognise(bytes) == .archive else {
            try self.init(ImportFile(path: "", bytes: bytes))
            return
        }
        let archive = try ZipArchive(bytes)
        var files: [ImportFile] = []
        for entry in archive.entries {
            files.append(ImportFile(path: entry.path, bytes: try archive.file(entry, inflate: inflate)))
        }
        try self.init(folder: files)
    }

    /// Reads the files of a folder, or what was in an archive: Loop's export, or one file of another kind.
    public init(folder files: [ImportFile]) throws(ImportFailure) {
        guard files.reduce(0, { $0 + Int64($1.bytes.count) }) <= Int64(Self.longest) else { throw .tooLarge }
        guard !files.isEmpty else { throw .empty }
        if files.contains(where: { $0.name == "Habits.csv" }) {
            self.init(.loopExport, try LoopExport.habits(in: files))
        } else {
            let known = files.filter { ImportFormat.recognise($0.bytes) != nil }
            guard known.count == 1, ImportFormat.recognise(known[0].bytes) != .loopDatabase else {
                throw .notRecognised
            }
            try self.init(known[0])
        }
    }

    /// Reads what a host read of a database.
    public init(database: DatabaseTables) throws(ImportFailure) {
        self.init(.loopDatabase, try LoopDatabase.habits(in: database))
    }

    private init(_ file: ImportFile) throws(ImportFailure) {
        switch ImportFormat.recognise(file.bytes) {
        case .loopDatabase: throw .needsDatabaseReader
        case .loopExport:
            self.init(.loopExport, try LoopExport.habits(in: [ImportFile(path: "Habits.csv", bytes: file.bytes)]))
        case .habitBull: self.init(.habitBull, try HabitBull.habits(in: file))
        case .daybookJSON: self.init(.daybookJSON, [], try DaybookJSON.journal(in: file.bytes))
        case .daybookCSV: self.init(.daybookCSV, [], try DaybookCSV.journal(in: file))
        case .archive, nil: throw .notRecognised
        }
    }

    /// What of it would come into a journal, see `ImportPlan`.
    public func plan(
        into state: State, today: Day, bringsBackDeleted: Bool = false, makeRecord: () -> RecordID
    ) -> ImportPlan {
        switch format {
        case .daybookJSON, .daybookCSV:
            ImportPlan(
                journal, into: state, today: today, bringsBackDeleted: bringsBackDeleted, makeRecord: makeRecord)
        case .loopDatabase, .loopExport, .habitBull, .archive:
            ImportPlan(habits, into: state, today: today, bringsBackDeleted: bringsBackDeleted, makeRecord: makeRecord)
        }
    }
}
