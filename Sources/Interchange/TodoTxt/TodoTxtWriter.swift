import CivilTime
import DaybookCore
import Journal

/// Writes tasks as a todo.txt list. The same tasks always give the same bytes.
///
/// Notes and reminders are not written; spaces in names become "_". Keys of Daybook's own store what todo.txt has no
/// word for: "time", "wait", "est", "rrule", "status". A link that is not in the title follows it.
public enum TodoTxtWriter {
    public static func bytes(of tasks: [ImportedTask]) -> [UInt8] {
        var ids = TodoTxtIDs(tasks)
        var bytes: [UInt8] = []
        for task in tasks {
            bytes += Array(line(task, &ids).utf8)
            bytes.append(10)
        }
        return bytes
    }

    private static func line(_ task: ImportedTask, _ ids: inout TodoTxtIDs) -> String {
        var words: [String] = []
        let letter = letter(of: task)
        let isClosed = !task.status.isOpen
        if isClosed {
            words.append("x")
            if let closedOn = task.closedOn {
                words.append(closedOn.text)
                if let createdOn = task.createdOn { words.append(createdOn.text) }
            }
        } else {
            if let letter { words.append("(\(letter))") }
            if let createdOn = task.createdOn { words.append(createdOn.text) }
        }
        let title = title(task)
        words += title
        for link in task.links where !title.contains(link) { words.append(link) }
        if !task.category.isEmpty { words.append("+" + name(task.category)) }
        for tag in task.tags { words.append("@" + name(tag)) }
        if let day = task.dueDay { words.append("due:" + day.text) }
        if task.dueDay != nil, let time = task.dueTime { words.append("time:" + time.text) }
        if let day = task.startDay { words.append("t:" + day.text) }
        if let day = task.waitUntil { words.append("wait:" + day.text) }
        if let due = task.dueDay, let repetition = task.repetition {
            words.append(TodoTxtRecurrence.word(repetition, from: due))
        }
        if isClosed, let letter { words.append("pri:\(letter)") }
        if task.status == .cancelled || task.status == .skipped { words.append("status:cancelled") }
        if task.status == .inProgress { words.append("status:started") }
        if let estimate = task.estimate { words.append("est:\(estimate)m") }
        if let id = ids.id(of: task) { words.append("id:" + id) }
        if let parent = task.parentKey { words.append("p:" + ids.id(ofKey: parent)) }
        if !task.blockerKeys.isEmpty {
            words.append("after:" + task.blockerKeys.map { ids.id(ofKey: $0) }.joined(separator: ","))
        }
        if task.identity.format == TodoTxt.format {
            // A line end, which only a journal could contain, would begin another task.
            let foreign = task.foreign.split { $0 == " " || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
            for word in foreign where lowLetter(word) == nil { words.append(String(word)) }
        }
        return words.joined(separator: " ")
    }

    /// The words of the title; those that would be read as something else follow a zero-width space.
    private static func title(_ task: ImportedTask) -> [String] {
        var title: [String] = []
        for word in PlainText.line(task.title).split(separator: " ").map(String.init) {
            let isFirst = title.isEmpty
            let isMisread =
                TodoTxtLine.isMarked(word) || TodoTxtLine.pair(word) != nil
                || isFirst && (word == "x" || TodoTxtLine.priority(word) != nil || Day(word) != nil)
            title.append(isMisread ? "\u{200B}" + word : word)
        }
        return title
    }

    /// The letter of the priority: that of the original file if it still has the same meaning.
    private static func letter(of task: ImportedTask) -> String? {
        switch task.priority {
        case nil: return nil
        case .urgent: return "A"
        case .high: return "B"
        case .medium: return "C"
        case .low:
            guard task.identity.format == TodoTxt.format else { return "D" }
            for word in task.foreign.split(separator: " ") {
                if let letter = lowLetter(word) { return letter }
            }
            return "D"
        }
    }

    /// The letter of "pri:E" or of a later one, which all mean a low priority.
    private static func lowLetter(_ word: Substring) -> String? {
        let bytes = Array(word.utf8)
        guard bytes.count == 5, bytes.starts(with: "pri:".utf8), (69...90).contains(bytes[4]) else { return nil }
        return String(word.suffix(1))
    }

    private static func name(_ text: String) -> String {
        String(text.map { $0.isWhitespace ? "_" : $0 })
    }
}

/// Short ids of tasks that others refer to, as their own keys can contain spaces and commas.
private struct TodoTxtIDs {
    private var ids: [String: String] = [:]
    private var usedIDs: Set<String> = []
    private var count = 0
    private var named: Set<String> = []

    init(_ tasks: [ImportedTask]) {
        for task in tasks {
            for key in task.blockerKeys + (task.parentKey.map { [$0] } ?? []) { named.insert(key) }
            reserve(task.identity.key)
        }
        for task in tasks {
            for key in task.blockerKeys + (task.parentKey.map { [$0] } ?? []) { reserve(key) }
        }
    }

    /// Reserves an id of the file, or one of Daybook's own.
    private mutating func reserve(_ key: String) {
        let isOwn = key.utf8.count >= 32 && RecordID(hex: key) != nil
        let id = isOwn ? key : String(key.dropFirst(3))
        guard isOwn || key.utf8.starts(with: "id:".utf8), TodoTxtLine.isID(id) else { return }
        ids[key] = id
        usedIDs.insert(id)
    }

    /// The id of a task that had one or that others refer to.
    mutating func id(of task: ImportedTask) -> String? {
        let key = task.identity.key
        return ids[key] ?? (named.contains(key) ? id(ofKey: key) : nil)
    }

    mutating func id(ofKey key: String) -> String {
        if let id = ids[key] { return id }
        repeat { count += 1 } while usedIDs.contains(String(count))
        ids[key] = String(count)
        return String(count)
    }
}
