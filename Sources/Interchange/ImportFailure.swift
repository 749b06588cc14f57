/// The reason why a file is not imported. Nothing of it is.
public enum ImportFailure: Error, Hashable, Sendable {
    /// The file is empty.
    case empty
    /// The file, or its unpacked contents, exceeds the size limit.
    case tooLarge
    /// The file has more than `ImportedFile.maximumRecords`, or records with more values than fit into memory.
    case tooManyRecords
    /// The file has more than `ImportedFile.maximumTasks`, or tasks with more properties than fit into memory.
    case tooManyTasks
    /// The format is not supported.
    case unknownFormat
    /// The text is UTF-16 or UTF-32 instead of UTF-8.
    case unsupportedEncoding
    /// A line of a text file is invalid. `file` is the path in an archive or folder, or empty; lines count from 1.
    case badLine(file: String, line: Int, LineProblem)
    /// A zip archive is invalid; `path` is that of the file within it, or empty.
    case badArchive(path: String, ArchiveProblem)
    /// A database is invalid; rows count from 1, and row 0 is the table itself.
    case badDatabase(table: String, row: Int, DatabaseProblem)
    /// JSON text is invalid at a line and byte, both from 1.
    case badJSON(line: Int, column: Int, JSONProblem)
    /// A field of Daybook's own export has an invalid value, such as "day" of "habits[2].entries[0]".
    case badField(record: String, field: String)
    /// The file was written by a later version of Daybook.
    case newerVersion
    /// The file is Daybook's own export for spreadsheets, which has no import.
    case tablesForSpreadsheets
    /// The file is a SQLite database, which only a host can read: see `DatabaseTables`.
    case needsDatabaseReader
}

/// A problem with a line of a text file. Quoted texts are cut to 40 characters.
public enum LineProblem: Hashable, Sendable {
    /// A quoted field begun on this line is not terminated.
    case unterminatedQuote
    /// Text follows a closing quote, before the separator.
    case strayQuote
    /// A field or line is too long, or a line has too many fields.
    case tooLong
    /// The line is not UTF-8 or contains a zero byte.
    case notText
    /// A field of this name is missing.
    case missingField(String)
    /// The text is not a valid day.
    case badDay(String)
    /// The text is not a day in a form or language that is read.
    case unreadDay(String)
    /// The text is not a valid number, in a column of this name if it is known.
    case badNumber(String, column: String? = nil)
    /// The word is not allowed here.
    case unknownWord(String)
    /// A habit or task without a title.
    case noTitle
    /// A field of this name has an invalid value.
    case badValue(String)
    /// A line of a calendar is not a property, "NAME:value".
    case notAProperty(String)
    /// A calendar component begun on this line is not terminated.
    case noEnd(String)
    /// A calendar component ends here that was not begun, or not begun last.
    case strayEnd(String)
    /// Calendar components are nested more than 16 levels deep.
    case tooDeep
}

/// A problem with a zip archive.
public enum ArchiveProblem: Hashable, Sendable {
    /// The end is missing or points outside the archive.
    case truncated
    /// A file does not match its checksum or size, or cannot be inflated.
    case damaged
    /// The archive uses the 64-bit format for sizes over 4 GB.
    case zip64
    /// The archive is encrypted.
    case encrypted
    /// The compression method is not deflate.
    case unknownMethod
    /// The archive has too many files.
    case tooManyFiles
    /// A required file is missing.
    case missing
}

/// A problem with a database.
public enum DatabaseProblem: Hashable, Sendable {
    /// The database cannot be opened or read.
    case unreadable
    /// The database is shorter than its header says.
    case truncated
    case missingTable
    case missingColumn(String)
    /// A column has an invalid value.
    case badValue(String)
    case noTitle
}

/// A problem with JSON text.
public enum JSONProblem: Hashable, Sendable {
    /// The text ends too early.
    case truncated
    /// Another token was expected.
    case unexpected
    /// A number is out of range.
    case badNumber
    /// A string has an invalid escape, a control character or invalid UTF-8.
    case badString
    /// Arrays and objects are nested more than 64 levels deep.
    case tooDeep
    /// An object has two members of the same name.
    case duplicateName
}

extension String {
    /// A prefix short enough for a message.
    var excerpt: String { String(unicodeScalars.prefix(40)) }
}
