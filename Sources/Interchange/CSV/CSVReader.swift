/// Reads separated values (RFC 4180) row by row.
///
/// Rows end in CR LF, LF or CR. The separator (comma, semicolon or tab) is the most frequent one in the first row, or
/// the one named by a first line "sep=;". A byte order mark and empty lines are skipped.
struct CSVReader {
    /// A row and the number of its first line, from 1.
    struct Row {
        var line: Int
        var fields: [String]
        /// The row as written, without its line end.
        var source: ArraySlice<UInt8> = []
    }

    /// A field as a range of the text, without quotes around it.
    struct Span {
        var start: Int
        var end: Int
        /// The number of quotes in it that are written as two.
        var doubledQuotes = 0
    }

    static let longestField = 1 << 20
    static let maximumFields = 20_000

    let file: String
    private let bytes: ArraySlice<UInt8>
    /// The position of the next byte to read.
    private(set) var position: Int
    private var line = 1
    private var separator: UInt8
    /// The longest field, in bytes.
    private var longestField = Self.longestField
    /// The text before the rows of data, with its line ends; see `endHeader`.
    private(set) var header: ArraySlice<UInt8> = []
    /// The rows since the header.
    private var rowCount = 0

    /// - Parameter file: the path for messages; empty for a single file.
    init(_ bytes: ArraySlice<UInt8>, file: String = "") throws(ImportFailure) {
        let text = try UTF8Text.content(of: bytes)
        self.file = file
        self.bytes = text
        position = text.startIndex
        separator = Self.separator(of: text)
        if text.prefix(4).elementsEqual("sep=".utf8), text.count > 4 {
            separator = text[text.startIndex + 4]
            position = text.startIndex + 5
            if position < text.endIndex, text[position] != 10, text[position] != 13 { position = text.startIndex }
        }
    }

    /// Reads UTF-8 without a byte order mark, by a separator that is known. Its fields may have any length.
    init(_ text: [UInt8], separator: UInt8) {
        file = ""
        bytes = text[...]
        position = 0
        self.separator = separator
        longestField = .max
    }

    private static func separator(of text: ArraySlice<UInt8>) -> UInt8 {
        var counts = (comma: 0, semicolon: 0, tab: 0)
        var isQuoted = false
        for byte in text {
            if byte == 34 { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 10 || byte == 13 { break }
            if byte == 44 { counts.comma += 1 }
            if byte == 59 { counts.semicolon += 1 }
            if byte == 9 { counts.tab += 1 }
        }
        if counts.comma >= max(counts.semicolon, counts.tab) { return 44 }
        return counts.semicolon >= counts.tab ? 59 : 9
    }

    /// Returns the next row that is not empty; nil at the end. Throws `.tooManyRecords` below the last that a file may have.
    mutating func next() throws(ImportFailure) -> Row? {
        skipEmptyLines()
        guard position < bytes.endIndex else { return nil }
        rowCount += 1
        guard rowCount <= ImportedFile.maximumRecords else { throw .tooManyRecords }
        return try row()
    }

    /// Returns the next row that is not empty. Rows with text after a closing quote are rejected and skipped; any other
    /// damage makes the rest of the file unreliable.
    mutating func next(rejecting rejected: inout RejectedRows) throws(ImportFailure) -> Row? {
        while true {
            skipEmptyLines()
            let (start, first) = (position, line)
            do throws(ImportFailure) {
                return try next()
            } catch {
                guard case .badLine(_, _, .strayQuote) = error else { throw error }
                skipLine()
                rejected.add(Row(line: first, fields: [], source: bytes[start..<position]), .strayQuote, of: self)
            }
        }
    }

    /// Finds the fields of the next row that is not empty. Returns its line; nil at the end.
    ///
    /// For large tables: nothing is allocated as long as the rows have no more fields than one before.
    mutating func next(into spans: inout [Span]) throws(ImportFailure) -> Int? {
        skipEmptyLines()
        guard position < bytes.endIndex else { return nil }
        spans.removeAll(keepingCapacity: true)
        let first = line
        while true {
            guard spans.count < Self.maximumFields else { throw failure(first, .tooLong) }
            spans.append(try span())
            guard position < bytes.endIndex else { return first }
            guard bytes[position] == separator else {
                endLine()
                return first
            }
            position += 1
        }
    }

    /// Skips the rest of a line, after a failure in it.
    mutating func skipLine() {
        while position < bytes.endIndex, bytes[position] != 10, bytes[position] != 13 { position += 1 }
    }

    /// Reads the row with the names of the columns, which ends the header.
    mutating func readHeader() throws(ImportFailure) -> CSVHeader {
        let row = try next()
        endHeader()
        return CSVHeader(row)
    }

    /// Makes all text so far the header, which is repeated above saved rows.
    mutating func endHeader() {
        header = bytes[..<position]
        rowCount = 0
    }

    private mutating func skipEmptyLines() {
        while position < bytes.endIndex, bytes[position] == 10 || bytes[position] == 13 { endLine() }
    }

    private mutating func row() throws(ImportFailure) -> Row {
        var row = Row(line: line, fields: [])
        let start = position
        while true {
            guard row.fields.count < Self.maximumFields else { throw failure(row.line, .tooLong) }
            row.fields.append(try field())
            let isAtEnd = position == bytes.endIndex
            guard isAtEnd || bytes[position] != separator else {
                position += 1
                continue
            }
            row.source = bytes[start..<position]
            if !isAtEnd { endLine() }
            return row
        }
    }

    /// Reads the next field, up to a separator, a line end or the end of the text.
    private mutating func field() throws(ImportFailure) -> String {
        let first = line
        return try text(content(of: try span()), from: first)
    }

    /// Finds the end of the next field.
    @inline(__always)
    private mutating func span() throws(ImportFailure) -> Span {
        if position < bytes.endIndex, bytes[position] == 34 { return try quotedSpan() }
        let start = position
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == separator || byte == 10 || byte == 13 { break }
            position += 1
        }
        return Span(start: start, end: position)
    }

    private mutating func quotedSpan() throws(ImportFailure) -> Span {
        let firstLine = line
        position += 1
        var span = Span(start: position, end: position)
        while position < bytes.endIndex {
            let byte = bytes[position]
            if byte == 34 {
                span.end = position
                position += 1
                guard position < bytes.endIndex else { return span }
                let next = bytes[position]
                if next == 34 {
                    span.doubledQuotes += 1
                    position += 1
                } else if next == separator || next == 10 || next == 13 {
                    return span
                } else {
                    throw failure(line, .strayQuote)
                }
            } else {
                if byte == 10 || byte == 13, !(byte == 10 && bytes[position - 1] == 13) { line += 1 }
                position += 1
            }
            guard position - span.start - span.doubledQuotes <= longestField else { throw failure(firstLine, .tooLong) }
        }
        throw failure(firstLine, .unterminatedQuote)
    }

    /// The content of a field, without quotes around it and with single ones in it.
    func content(of span: Span) -> ArraySlice<UInt8> {
        guard span.doubledQuotes > 0 else { return bytes[span.start..<span.end] }
        var content: [UInt8] = []
        content.reserveCapacity(span.end - span.start)
        var position = span.start
        while position < span.end {
            content.append(bytes[position])
            position += bytes[position] == 34 ? 2 : 1
        }
        return content[...]
    }

    private func text(_ content: ArraySlice<UInt8>, from line: Int) throws(ImportFailure) -> String {
        guard content.count <= Self.longestField else { throw failure(line, .tooLong) }
        guard let text = UTF8Text.string(content) else { throw failure(line, .notText) }
        return text
    }

    private mutating func endLine() {
        if bytes[position] == 13, position + 1 < bytes.endIndex, bytes[position + 1] == 10 { position += 1 }
        position += 1
        line += 1
    }

    func failure(_ line: Int, _ problem: LineProblem) -> ImportFailure {
        .badLine(file: file, line: line, problem)
    }
}
