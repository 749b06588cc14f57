import CivilTime
import DaybookCore
import Journal

/// A file of a folder or archive.
public struct ImportFile: Hashable, Sendable {
    /// The path within the folder, separated by "/".
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The file name without its folders.
    var name: String { String(path.split(separator: "/").last ?? "") }

    /// The name of the enclosing folder; empty at the top level.
    var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }
}

/// The parsed contents of an imported file.
public struct ImportedFile: Hashable, Sendable {
    /// The maximum size of a file, or of an archive's unpacked contents, in bytes.
    public static let maximumSize = 128 << 20
    /// The maximum number of records of a file: rows, tasks, days of habits. It is checked while a file is read, as each record
    /// takes many times its size in the file. Databases have a limit of their own, and Daybook's JSON that of all JSON.
    public static let maximumRecords = 200_000
    /// The maximum number of tasks of a file. Each takes up to 3.5 kB until it is imported.
    public static let maximumTasks = 25_000
    /// The maximum number of cells or properties that are kept of a file's records.
    static let maximumValues = 10 * maximumRecords
    /// The maximum number of properties that are kept of a file's tasks.
    static let maximumTaskValues = 20 * maximumTasks

    /// The detected format.
    public let format: ImportFormat
    public let content: Content
    /// The rows that could not be read.
    public private(set) var rejected = RejectedRows()

    /// The contents of a file, by kind.
    public enum Content: Hashable, Sendable {
        /// Habits of another program.
        case habits([ImportedHabit])
        /// Records of Daybook's own export.
        case journal(ImportedJournal)
        /// Tasks of another program.
        case tasks(ImportedTasks)
        /// Moods of another program.
        case moods(ImportedMoods)
        /// Workouts of another program.
        case workouts([ImportedWorkout])
        /// Days and workouts of Apple Health.
        case health(HealthExport)
        /// Exchange rates.
        case rates([ImportedRate])
    }

    /// The habits of another program; empty for any other kind.
    public var habits: [ImportedHabit] {
        if case .habits(let habits) = content { habits } else { [] }
    }

    /// The tasks of another program; nil for any other kind.
    public var tasks: ImportedTasks? {
        if case .tasks(let tasks) = content { tasks } else { nil }
    }

    /// The moods of another program; nil for any other kind.
    public var moods: ImportedMoods? {
        if case .moods(let moods) = content { moods } else { nil }
    }

    /// The workouts of another program; empty for any other kind.
    public var workouts: [ImportedWorkout] {
        if case .workouts(let workouts) = content { workouts } else { [] }
    }

    /// The days and workouts of Apple Health; nil for any other kind.
    public var health: HealthExport? {
        if case .health(let health) = content { health } else { nil }
    }

    private init(_ format: ImportFormat, _ content: Content) {
        self.format = format
        self.content = content
    }

    /// Parses a file of any format except a database, for which it throws `.needsDatabaseReader`.
    ///
    /// - Parameters:
    ///   - name: the file's name, by which alone a plain list of tasks can be told.
    ///   - inflate: inflates the deflated files of a zip.
    ///   - surroundings: the clock, units and language for what files leave open.
    public init(
        _ bytes: [UInt8], name: String = "", inflate: Inflate = { _, _ in nil },
        _ context: ImportContext = ImportContext()
    ) throws(ImportFailure) {
        guard bytes.count <= Self.maximumSize else { throw .tooLarge }
        guard !bytes.isEmpty else { throw .empty }
        _ = try UTF8Text.content(of: bytes[...])
        guard ImportFormat.detect(bytes) == .archive else {
            try self.init(ImportFile(path: "", bytes: bytes), name: name, context)
            return
        }
        let archive = try ZipArchive(bytes)
        var files: [ImportFile] = []
        // The other files beside a Daylio backup are photos and recordings; they need not be unpacked.
        let backup = archive.entries.filter { $0.path == DaylioBackup.fileName }
        for entry in backup.isEmpty ? archive.entries : backup {
            files.append(ImportFile(path: entry.path, bytes: try archive.file(entry, inflate: inflate)))
        }
        try self.init(folder: files, context)
    }

    /// Parses the files of a folder or archive: Loop's export, Todoist's projects, or a single file of another format.
    public init(
        folder files: [ImportFile], _ context: ImportContext = ImportContext()
    ) throws(ImportFailure) {
        guard files.reduce(0, { $0 + Int64($1.bytes.count) }) <= Int64(Self.maximumSize) else { throw .tooLarge }
        guard !files.isEmpty else { throw .empty }
        if DaybookTables.isExport(files.map { $0.name }) { throw .tablesForSpreadsheets }
        if files.contains(where: { $0.name == "Habits.csv" }) {
            var rejected = RejectedRows()
            self.init(.loopExport, .habits(try LoopExport.habits(in: files, rejecting: &rejected)))
            self.rejected = rejected
            return
        }
        var recognised: [(file: ImportFile, format: ImportFormat)] = []
        for file in files {
            if let format = ImportFormat.detect(file.bytes, name: file.name) { recognised.append((file, format)) }
        }
        // Any text can look like todo.txt: beside a file of another format it is treated as a readme.
        if recognised.contains(where: { $0.format != .todoTxt }) { recognised.removeAll { $0.format == .todoTxt } }
        if !recognised.isEmpty, recognised.allSatisfy({ $0.format == .todoist }) {
            var rejected = RejectedRows()
            let files = recognised.map { $0.file }
            let tasks = try Todoist.tasks(in: files, context, rejecting: &rejected)
            self.init(.todoist, .tasks(IgnoredFields.told(tasks)))
            self.rejected = rejected
        } else {
            guard recognised.count == 1, recognised[0].format != .loopDatabase else { throw .unknownFormat }
            try self.init(recognised[0].file, name: recognised[0].file.name, context)
        }
    }

    /// Parses the tables of a database.
    public init(database: DatabaseTables) throws(ImportFailure) {
        var rejected = RejectedRows()
        self.init(.loopDatabase, .habits(try LoopDatabase.habits(in: database, rejecting: &rejected)))
        self.rejected = rejected
    }

    /// Wraps an export of Apple Health.
    public init(health: HealthExport) {
        self.init(.appleHealth, .health(health))
    }

    private init(_ file: ImportFile, name: String, _ context: ImportContext) throws(ImportFailure) {
        guard let format = ImportFormat.detect(file.bytes, name: name) else {
            throw Self.failure(ofUnknown: file.bytes)
        }
        var rejected = RejectedRows()
        self.init(format, try Self.content(of: file, format, context, &rejected))
        self.rejected = rejected
    }

    /// A file that was cut off may lack what tells its format.
    private static func failure(ofUnknown bytes: [UInt8]) -> ImportFailure {
        guard JSONValue.isLikely(bytes) else { return .unknownFormat }
        do throws(ImportFailure) {
            _ = try JSONValue(parsing: bytes)
        } catch {
            if case .badJSON(_, _, .truncated) = error { return error }
        }
        return .unknownFormat
    }

    private static func content(
        of file: ImportFile, _ format: ImportFormat, _ context: ImportContext, _ rejected: inout RejectedRows
    ) throws(ImportFailure) -> Content {
        switch format {
        case .loopDatabase: throw .needsDatabaseReader
        case .loopExport:
            .habits(
                try LoopExport.habits(
                    in: [ImportFile(path: "Habits.csv", bytes: file.bytes)], rejecting: &rejected))
        case .habitBull: .habits(try HabitBull.habits(in: file, rejecting: &rejected))
        case .daybookJSON: .journal(try journal(in: file.bytes, &rejected))
        case .daybookCSV: .journal(try DaybookCSV.journal(in: file, rejecting: &rejected))
        case .iCalendar: .tasks(IgnoredFields.told(try ICalendar.tasks(in: file, context, rejecting: &rejected)))
        case .todoTxt: .tasks(IgnoredFields.told(try TodoTxt.tasks(in: file, rejecting: &rejected)))
        case .taskwarrior: .tasks(IgnoredFields.told(try Taskwarrior.tasks(in: file, context, rejecting: &rejected)))
        case .tickTick: .tasks(IgnoredFields.told(try TickTick.tasks(in: file, context, rejecting: &rejected)))
        case .todoist: .tasks(IgnoredFields.told(try Todoist.tasks(in: [file], context, rejecting: &rejected)))
        case .daylioCSV: .moods(try DaylioCSV.moods(in: file, context, rejecting: &rejected))
        case .daylioBackup: .moods(try DaylioBackup.moods(in: file.bytes, context, rejecting: &rejected))
        case .strong: .workouts(try Strong.workouts(in: file, context, rejecting: &rejected))
        case .hevy: .workouts(try Hevy.workouts(in: file, context, rejecting: &rejected))
        case .appleHealth: .health(try health(in: file.bytes, context.healthOrder))
        case .healthScan: .health(try HealthScan.export(in: file.bytes))
        case .ecbRates: .rates(try ECBRates.rates(in: file, rejecting: &rejected))
        case .archive: throw .unknownFormat
        }
    }

    private static func journal(in json: [UInt8], _ rejected: inout RejectedRows) throws(ImportFailure)
        -> ImportedJournal
    {
        let reader = try DaybookReader(json)
        rejected = reader.rejected
        return reader.journal
    }

    private static func health(in xml: [UInt8], _ order: [String]) throws(ImportFailure) -> HealthExport {
        var reader = AppleHealth(order: order)
        reader.read(xml[...])
        return try reader.finish()
    }

    /// Plans the import into a journal; see `ImportPlan`.
    ///
    /// - Parameters:
    ///   - replacesSettings: whether the settings of a Daybook export replace those of a journal in use.
    ///   - levels: the mood for each name in `ImportedMoods.names`, for which the file does not state it.
    ///   - libraryExercise: the built-in exercise with a name; nil if there is none.
    public func plan(
        into state: State, today: Day, restoresDeleted: Bool = false, replacesSettings: Bool = false,
        levels: [String: Mood] = [:], libraryExercise: (String) -> RecordID? = { _ in nil }, makeID: () -> RecordID
    ) -> ImportPlan {
        switch content {
        case .journal(let journal):
            ImportPlan(
                journal, into: state, today: today, restoresDeleted: restoresDeleted,
                replacesSettings: replacesSettings, makeID: makeID)
        case .habits(let habits):
            ImportPlan(habits, into: state, today: today, restoresDeleted: restoresDeleted, makeID: makeID)
        case .tasks(let tasks):
            ImportPlan(
                tasks.tasks, into: state, today: today, restoresDeleted: restoresDeleted, makeID: makeID)
        case .moods(let moods):
            ImportPlan(moods.rated(levels), into: state, today: today, restoresDeleted: restoresDeleted)
        case .workouts(let workouts):
            ImportPlan(
                workouts, into: state, today: today, restoresDeleted: restoresDeleted,
                libraryExercise: libraryExercise, makeID: makeID)
        case .health(let health):
            ImportPlan(
                days: health.days, workouts: health.workouts, isComplete: health.isComplete, into: state,
                restoresDeleted: restoresDeleted)
        case .rates(let rates): ImportPlan(rates, into: state, restoresDeleted: restoresDeleted)
        }
    }
}
