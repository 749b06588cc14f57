/// Splits an iCalendar stream into content lines (RFC 5545, 3.1). Lines are unfolded byte by byte, as a fold may split
/// a character.
///
/// Lines end in CR LF, LF or CR. A byte order mark and empty lines are skipped.
struct ICalendarLines {
    /// A line and its number in the file, from 1.
    struct Line {
        var number: Int
        var bytes: [UInt8]
        /// The line as written, with its folds and its end.
        var source: ArraySlice<UInt8> = []
    }

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var number = 1

    init(_ bytes: ArraySlice<UInt8>) throws(ImportFailure) {
        self.bytes = try UTF8Text.content(of: bytes)
        position = self.bytes.startIndex
    }

    /// Returns the next line that is not empty; nil at the end.
    mutating func next() -> Line? {
        while position < bytes.endIndex {
            var line = Line(number: number, bytes: [])
            let start = position
            takeUntilLineEnd(into: &line.bytes)
            while position < bytes.endIndex, bytes[position] == 32 || bytes[position] == 9 {
                position += 1
                takeUntilLineEnd(into: &line.bytes)
            }
            line.source = bytes[start..<position]
            if line.bytes.contains(where: { $0 != 32 && $0 != 9 }) { return line }
        }
        return nil
    }

    private mutating func takeUntilLineEnd(into content: inout [UInt8]) {
        let start = position
        while position < bytes.endIndex, bytes[position] != 10, bytes[position] != 13 { position += 1 }
        content.append(contentsOf: bytes[start..<position])
        guard position < bytes.endIndex else { return }
        if bytes[position] == 13, position + 1 < bytes.endIndex, bytes[position + 1] == 10 { position += 1 }
        position += 1
        number += 1
    }
}
