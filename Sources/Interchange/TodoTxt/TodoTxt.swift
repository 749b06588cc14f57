import CivilTime
import DaybookCore
import Journal

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

    /// Returns whether a text looks like such a list: it begins with `mark`, a task has an id of Daybook, a line has syntax that
    /// only such lists have, or half of the lines have a word with "+" or "@"; and most lines are no rows of a log or a ledger. A list of
    /// plain lines could be any text, a diary if they begin with days: its name tells.
    ///
    /// - Parameter name: The file's name; empty if it is not known.
    static func isList(_ text: ArraySlice<UInt8>, name: String) -> Bool {
        let beginning = text.prefix(1 << 16)
        guard let first = beginning.first(where: { $0 > 32 }), first != 60, first != 37,
            !beginning.contains(where: { $0 < 32 && $0 != 9 && $0 != 10 && $0 != 13 })
        else { return false }
        var (count, sure, marked, other) = (0, 0, 0, 0)
        // The last line of a part can be cut off.
        let lines = beginning.split(whereSeparator: { $0 == 10 || $0 == 13 })
        for line in lines.dropLast(beginning.count < text.count && lines.count > 1 ? 1 : 0).prefix(1000) {
            let words = line.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
            guard !words.isEmpty else { continue }
            if words == [mark] || words.contains(where: isOwnID) { return true }
            count += 1
            if isRow(line, words) {
                other += 1
            } else if isSure(words) {
                sure += 1
            } else if words.contains(where: { TodoTxtLine.isMarked($0) }) {
                marked += 1
            }
        }
        if count > 0, isNameOfList(name) { return true }
        guard other * 2 < count else { return false }
        return sure > 0 || marked > 0 && marked * 2 >= count
    }

    /// Whether a word is the id that Daybook writes: "id:" and 32 hexadecimal digits.
    private static func isOwnID(_ word: String) -> Bool {
        word.utf8.count == 35 && word.hasPrefix("id:") && Identifier(hex: String(word.dropFirst(3))) != nil
    }

    /// Whether a line has syntax that only such lists have: a priority, a day of completion, or a due day.
    private static func isSure(_ words: [String]) -> Bool {
        if words.count > 1, TodoTxtLine.priority(words[0]) != nil { return true }
        if words.count > 2, words[0] == "x", Day(words[1]) != nil || TodoTxtLine.priority(words[1]) != nil {
            return true
        }
        if words.count > 2, Day(words[0]) != nil, words.contains(where: { TodoTxtLine.isMarked($0) }) { return true }
        return words.contains { word in
            guard let (key, value) = TodoTxtLine.pair(word) else { return false }
            switch key {
            case "due", "t": return Day(value) != nil
            case "rec": return TodoTxtRecurrence.read(value) != nil
            default: return false
            }
        }
    }

    /// Whether a file's name is one of such lists: "todo.txt", "My-Todo-2026.TXT".
    private static func isNameOfList(_ name: String) -> Bool {
        let bytes = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        guard bytes.count >= 8, bytes.suffix(4).elementsEqual(".txt".utf8) else { return false }
        return bytes.indices.dropLast(7).contains { bytes[$0..<$0 + 4].elementsEqual("todo".utf8) }
    }

    /// Whether a line is one of a log or a ledger: it begins with a time or a number after its day, or is indented.
    private static func isRow(_ line: ArraySlice<UInt8>, _ words: [String]) -> Bool {
        if line.starts(with: [32, 32]) || line.first == 9 { return true }
        guard words.count > 1, Day(words[0]) != nil else { return false }
        return words[1].utf8.allSatisfy { $0 < 0x3B && $0 != 0x2B }
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
            guard count <= ImportedFile.maximumTasks else { throw .tooManyTasks }
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
