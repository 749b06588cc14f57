/// Why a file does not come in; nothing of it does.
public enum ImportFailure: Error, Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It, or what is packed in it, has more bytes than Daybook reads.
    case tooLarge
    /// It is of no kind that Daybook knows.
    case notRecognised
    /// Its text is UTF-16 or UTF-32, not UTF-8.
    case unsupportedEncoding
    /// A line of a text file is wrong. The file is its path in an archive or folder, or empty; lines count from 1.
    case badLine(file: String, line: Int, LineProblem)
    /// A zip is wrong; the path is that of the file in it, or empty.
    case badArchive(path: String, ArchiveProblem)
    /// A database is wrong; rows count from 1, and 0 is the table itself.
    case badDatabase(table: String, row: Int, DatabaseProblem)
    /// A JSON text is wrong at a line and a byte of that line, both from 1.
    case badJSON(line: Int, column: Int, JSONProblem)
    /// A field of Daybook's own export does not hold what it should, such as "habits[2].entries[0]" and "day".
    case badField(record: String, field: String)
    /// It was written by a later version of Daybook.
    case newerVersion
    /// It is a SQLite database, and here is nothing that reads one: its rows have to come from elsewhere.
    case needsDatabaseReader
}

/// What is wrong with a line of a text file. Texts it quotes are cut to 40 characters.
public enum LineProblem: Hashable, Sendable {
    /// A quotation that began on this line has no end.
    case unterminatedQuote
    /// Something follows the end of a quotation, before the separator.
    case strayQuote
    /// A field or the line is longer than Daybook reads, or has too many fields.
    case tooLong
    /// It is not UTF-8, or has a zero byte.
    case notText
    /// It has no field of this name.
    case missingField(String)
    /// A text that should be a day, and is none.
    case badDay(String)
    /// A text that should be a number, and is none.
    case badNumber(String)
    /// A word that means nothing here.
    case unknownWord(String)
    /// A habit or task without a title.
    case noTitle
    /// A line of a calendar that is no property, "NAME:value".
    case notAProperty(String)
    /// A part of a calendar that begins on this line has no end.
    case noEnd(String)
    /// A part of a calendar ends here that does not begin, or not last.
    case strayEnd(String)
    /// Parts of a calendar within each other, more than 16 deep.
    case tooDeep
}

/// What is wrong with a zip.
public enum ArchiveProblem: Hashable, Sendable {
    /// Its end is missing, or it points outside itself.
    case truncated
    /// A file does not match its checksum or size, or cannot be unpacked.
    case damaged
    /// It is of the 64-bit kind, for archives over 4 GB.
    case zip64
    /// A password is needed.
    case encrypted
    /// It is packed by a method other than deflate.
    case unknownMethod
    /// It has more files than Daybook reads.
    case tooManyFiles
    /// A file that should be in it is not there.
    case missing
}

/// What is wrong with a database.
public enum DatabaseProblem: Hashable, Sendable {
    /// It cannot be opened or read.
    case unreadable
    /// It is shorter than it says.
    case truncated
    case missingTable
    case missingColumn(String)
    /// A column holds what it cannot mean.
    case badValue(String)
    case noTitle
}

/// What is wrong with a JSON text.
public enum JSONProblem: Hashable, Sendable {
    /// It ends too early.
    case truncated
    /// Something else was expected here.
    case unexpected
    /// A number too large to hold.
    case badNumber
    /// A string with a wrong escape, a control character, or bytes that are not UTF-8.
    case badString
    /// Arrays and objects within each other, more than 64 deep.
    case tooDeep
    /// An object with two members of one name.
    case duplicateName
}

extension String {
    /// Its beginning, short enough for a message.
    var excerpt: String { String(unicodeScalars.prefix(40)) }
}
