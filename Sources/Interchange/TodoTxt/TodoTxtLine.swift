import CivilTime
import DaybookCore

/// Reads a line of a todo.txt list.
struct TodoTxtLine {
    var task = ImportedTask(identity: ImportIdentity(format: TodoTxt.format, key: ""))
    private(set) var warnings: WarningCounter
    private let number: Int
    private var title: [String] = []
    private var foreign: [String] = []
    private var seen: Set<String> = []
    /// Words whose meaning depends on others, in line order; the first valid one is used.
    private var recurrences: [(word: String, repetition: Repetition)] = []
    private var starts: [(word: String, day: Day)] = []

    init(_ line: String, number: Int, _ warnings: WarningCounter) {
        self.warnings = warnings
        self.number = number
        // By scalars: a combining mark at the start of a word would make one character of it and the space or "+" before.
        var words = line.unicodeScalars.split { $0 == " " || $0 == "\t" }.map { String($0) }[...]
        readBeginning(&words)
        for word in words { read(word) }
        finish()
        if task.title.isEmpty {
            self.warnings.add(.untitled, line: number)
            let name = task.category.isEmpty ? task.tags.first ?? "" : task.category
            task.title = name.isEmpty ? PlainText.line(line) : name
            if task.title.isEmpty { task.title = "?" }
        }
        if task.identity.key.isEmpty { task.identity.key = task.title }
    }

    /// Reads "x", the priority, and the completion and creation days.
    private mutating func readBeginning(_ words: inout ArraySlice<String>) {
        if words.first == "x" {
            words.removeFirst()
            task.status = .completed
        }
        readPriority(&words)
        guard let day = words.first.flatMap({ Self.day($0) }) else { return }
        words.removeFirst()
        if task.status == .completed {
            task.closedOn = day
            // Some editors put the priority behind the day of completion.
            readPriority(&words)
            guard let created = words.first.flatMap({ Self.day($0) }) else { return }
            words.removeFirst()
            task.createdOn = created
        } else {
            task.createdOn = day
        }
        readPriority(&words)
    }

    private mutating func readPriority(_ words: inout ArraySlice<String>) {
        guard task.priority == nil, let letter = words.first.flatMap({ Self.priority($0) }) else { return }
        setPriority(letter)
        words.removeFirst()
    }

    /// The letter of "(A)".
    static func priority(_ word: String) -> UInt8? {
        let bytes = Array(word.utf8)
        guard bytes.count == 3, bytes[0] == 40, bytes[2] == 41, (65...90).contains(bytes[1]) else { return nil }
        return bytes[1]
    }

    /// Returns whether a word is a project or context: "+garden", "@phone".
    static func isMarked(_ word: String) -> Bool {
        (word.utf8.first == 43 || word.utf8.first == 64) && !name(word).isEmpty
    }

    /// The name of a marked word.
    private static func name(_ word: String) -> String { PlainText.line(String(word.unicodeScalars.dropFirst())) }

    static func day(_ text: String) -> Day? {
        Day(text).flatMap { $0 >= TaskLimits.firstDay ? $0 : nil }
    }

    /// Returns whether a text can be used as an id, also in a comma-separated list.
    static func isID(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && !text.utf8.contains { $0 <= 32 || $0 == 44 }
    }

    private mutating func setPriority(_ letter: UInt8) {
        switch letter {
        case 65: task.priority = .urgent
        case 66: task.priority = .high
        case 67: task.priority = .medium
        default: task.priority = .low
        }
        if letter > 68 { foreign.append("pri:" + String(Unicode.Scalar(letter))) }
    }

    private mutating func read(_ word: String) {
        if Self.isMarked(word) {
            let name = Self.name(word)
            if word.utf8.first == 43, task.category.isEmpty {
                task.category = name
            } else if seen.insert(name).inserted {
                task.tags.append(name)
            }
        } else if let (key, value) = Self.pair(word) {
            if !store(key, value, word) { foreign.append(word) }
        } else {
            title.append(word)
            if let address = LinkAddress.read(word), !task.links.contains(address), task.links.count < TaskLimits.links
            {
                task.links.append(address)
            }
        }
    }

    /// The key and value of "due:2026-11-20"; nil for a time of day, an address or any other word.
    static func pair(_ word: String) -> (key: String, value: String)? {
        guard let colon = word.utf8.firstIndex(of: 58) else { return nil }
        let key = word[..<colon]
        let value = word[word.utf8.index(after: colon)...]
        guard let first = key.utf8.first, first | 32 >= 97, first | 32 <= 122, !value.isEmpty,
            !value.utf8.starts(with: "//".utf8), key != "mailto",
            key.utf8.allSatisfy({ $0 | 32 >= 97 && $0 | 32 <= 122 || $0 >= 48 && $0 <= 57 || $0 == 45 || $0 == 95 })
        else { return nil }
        return (String(key), String(value))
    }

    /// Stores a pair in a field; returns false if there is none for it.
    private mutating func store(_ key: String, _ value: String, _ word: String) -> Bool {
        switch key {
        case "due": return takeDue(value)
        case "time":
            guard task.dueTime == nil else { return unread(.notUnderstood) }
            guard let time = TimeOfDay(value) else { return unread(.badDay) }
            task.dueTime = time
        case "t":
            guard let day = Self.day(value) else { return unread(.badDay) }
            starts.append((word, day))
        case "wait":
            guard task.waitUntil == nil else { return unread(.notUnderstood) }
            guard let day = Self.day(value) else { return unread(.badDay) }
            task.waitUntil = day
        case "rec", "rrule":
            let read = key == "rec" ? TodoTxtRecurrence.read(value) : Self.rule(value)
            guard let read else { return unread(.badRepetition) }
            recurrences.append((word, read))
        case "pri":
            guard task.priority == nil, let letter = Self.priority("(\(value))") else { return false }
            setPriority(letter)
        case "id":
            guard task.identity.key.isEmpty, Self.isID(value) else { return unread(.notUnderstood) }
            task.identity.key = word
        case "p":
            guard task.parentKey == nil else { return unread(.notUnderstood) }
            task.parentKey = "id:" + value
        case "after", "dep":
            for id in value.split(separator: ",") where seen.insert("id:" + id).inserted {
                task.blockerKeys.append("id:" + id)
            }
        case "est":
            guard task.estimate == nil, value.utf8.last == 109,
                let count = DecimalNumber.integer(String(value.dropLast())),
                TaskLimits.minutes.contains(count)
            else { return unread(.notUnderstood) }
            task.estimate = count
        case "status":
            switch (value, task.status) {
            case ("cancelled", .completed): task.status = .cancelled
            case ("started", .pending): task.status = .inProgress
            default: return false
            }
        default: return false
        }
        return true
    }

    private mutating func takeDue(_ value: String) -> Bool {
        guard task.dueDay == nil else { return unread(.notUnderstood) }
        if let day = Self.day(value) {
            task.dueDay = day
        } else if task.dueTime == nil, let time = DateTime(value), time.day >= TaskLimits.firstDay {
            task.due = ImportedDateTime(time)
        } else {
            return unread(.badDay)
        }
        return true
    }

    private mutating func unread(_ kind: ImportWarning.Kind) -> Bool {
        warnings.add(kind, line: number)
        return false
    }
}

extension TodoTxtLine {
    /// Sets the fields that depend on several words.
    private mutating func finish() {
        task.title = PlainText.line(title.joined(separator: " "))
        if task.dueDay == nil, let time = task.dueTime {
            task.dueTime = nil
            preserve("time:" + time.text, .badDay)
        }
        for start in starts {
            if task.startDay == nil, task.dueDay.map({ start.day <= $0 }) ?? true {
                task.startDay = start.day
            } else {
                preserve(start.word, task.startDay == nil ? .startAfterDue : .notUnderstood)
            }
        }
        for recurrence in recurrences {
            if task.repetition == nil, let due = task.dueDay, !recurrence.repetition.hasEnded(before: due) {
                let isRule = recurrence.word.utf8.starts(with: "rrule:".utf8)
                task.repetition =
                    isRule ? recurrence.repetition : recurrence.repetition.keptWithinShortMonths(from: due)
            } else {
                preserve(recurrence.word, .badRepetition)
            }
        }
        // Sorted, so that the order of words has no effect.
        foreign.sort()
        task.foreign = foreign.joined(separator: " ")
        if task.foreign.utf8.count > TaskLimits.foreign {
            task.foreign = ""
            warnings.add(.tooLong, line: number)
        }
    }

    private mutating func preserve(_ word: String, _ kind: ImportWarning.Kind) {
        warnings.add(kind, line: number)
        foreign.append(word)
    }

    private static func rule(_ value: String) -> Repetition? {
        (try? RecurrenceRule(value)).map { .calendar($0) }
    }
}

extension Repetition {
    fileprivate func hasEnded(before day: Day) -> Bool {
        if case .calendar(let rule) = self { rule.hasEnded(before: day) } else { false }
    }
}
