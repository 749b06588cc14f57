import CivilTime
import DaybookCore

/// Reads todo.txt lists (https://github.com/todotxt/todo.txt), one task per line.
///
/// The first project of a task is its category; its contexts and other projects are tags. KEY:VALUE words are moved
/// from the title to a field of the task or to `foreign`. A zero-width space before a word marks it as plain text;
/// `TodoTxtWriter` adds one where a word of a title would be read as something else. A line of nothing else says that
/// the text is such a list.
enum TodoTxt {
    static let format = "todotxt"
    /// The first line of saved rows, which need not look like a list on their own.
    private static let mark = "\u{200B}"

    /// Returns whether a text looks like such a list: it begins with `mark`, a line has syntax that only such lists have, or half of the lines
    /// have a word with "+" or "@". A list of plain lines could be any text.
    static func isList(_ text: ArraySlice<UInt8>) -> Bool {
        let beginning = text.prefix(1 << 16)
        guard let first = beginning.first(where: { $0 > 32 }), first != 60, first != 37,
            !beginning.contains(where: { $0 < 32 && $0 != 9 && $0 != 10 && $0 != 13 })
        else { return false }
        var (count, marked) = (0, 0)
        for line in beginning.split(whereSeparator: { $0 == 10 || $0 == 13 }).prefix(1000) {
            let words = line.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
            guard let first = words.first else { continue }
            if words == [mark] { return true }
            count += 1
            if words.count > 1, TodoTxtLine.priority(first) != nil || Day(first) != nil { return true }
            if words.count > 2, first == "x", Day(words[1]) != nil { return true }
            if words.contains(where: { $0.utf8.starts(with: "due:".utf8) && Day(String($0.dropFirst(4))) != nil }) {
                return true
            }
            if words.contains(where: { TodoTxtLine.isMarked($0) }) { marked += 1 }
        }
        return marked > 0 && marked * 2 >= count
    }

    static func tasks(
        in file: ImportFile, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedTasks {
        let text = try UTF8Text.content(of: file.bytes[...])
        var saved = Array((mark + "\n").utf8)
        var tasks: [ImportedTask] = []
        var warnings = WarningCounter()
        var ordinals = OrdinalCounter()
        var (position, number, count) = (text.startIndex, 0, 0)
        while position < text.endIndex {
            let end = text[position...].firstIndex { $0 == 10 || $0 == 13 } ?? text.endIndex
            let line = text[position..<end]
            position = min(end + 1, text.endIndex)
            if end < text.endIndex, text[end] == 13, position < text.endIndex, text[position] == 10 { position += 1 }
            number += 1
            guard line.contains(where: { $0 > 32 }), !line.elementsEqual(mark.utf8) else { continue }
            count += 1
            guard count <= ImportedFile.maximumRecords else { throw .tooManyRecords }
            let content = line.count > CSVReader.longestField ? nil : UTF8Text.string(line)
            guard let content else {
                let problem: LineProblem = line.count > CSVReader.longestField ? .tooLong : .notText
                rejected.list(RejectedRows.Row(file: file.path, line: number, problem: problem))
                saved += line + [10]
                continue
            }
            var read = TodoTxtLine(content, number: number, warnings)
            warnings = read.warnings
            read.task.identity.ordinal = ordinals.next(read.task.identity.key)
            tasks.append(read.task)
        }
        guard !tasks.isEmpty else { throw rejected.failure ?? .empty }
        if !rejected.isEmpty { rejected.keep(ImportFile(path: file.path, bytes: saved)) }
        return ImportedTasks(tasks, warnings: warnings.warnings)
    }
}
