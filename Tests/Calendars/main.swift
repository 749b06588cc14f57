import CivilTime
import DaybookCore
import Glibc
import Interchange

// Serves an independent checker: reads calendars from standard input, each ended by a line "==", and answers each with
// a line of JSON describing it, the calendar written again, and "==". A line "feed N" is answered with the calendar feed of a
// random journal: when it rings as a line of JSON, the calendar, and "==".

private let stamp = DateTime("2026-11-20T10:00:00")!

private func json(_ task: ImportedTask) -> JSONValue {
    func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
    return [
        "uid": .string(task.identity.key), "title": .string(task.title), "note": .string(task.note),
        "status": .string(task.status.rawValue), "priority": text(task.priority?.rawValue),
        "due": text(task.dueDay.map { $0.text + (task.dueTime.map { "T" + $0.text } ?? "") }),
        "start": text(task.startDay?.text), "tags": .array(task.tags.map { .string($0) }),
        "parent": text(task.parentKey), "links": .array(task.links.map { .string($0) }),
        "repetition": text(task.repetition?.code), "reminders": .integer(Int64(task.reminders.count)),
    ]
}

var lines: [String] = []
while let line = readLine() {
    if line.hasPrefix("feed "), let seed = UInt64(line.dropFirst(5)) {
        let feed = RandomFeed(seed: seed)
        print(feed.rings.text)
        print(String(decoding: feed.bytes, as: UTF8.self), terminator: "")
        print("==")
        continue
    }
    guard line == "==" else {
        lines.append(line)
        continue
    }
    do {
        let file = try ImportedFile(Array(lines.joined(separator: "\r\n").utf8))
        let tasks = file.tasks?.tasks ?? []
        let written = ICalendarWriter.bytes(of: tasks, stamp: stamp)
        let again = try ImportedFile(written).tasks?.tasks
        print(again == tasks ? JSONValue.array(tasks.map(json)).text : "what was written reads as something else")
        print(String(decoding: written, as: UTF8.self), terminator: "")
    } catch {
        print("refused: \(error)")
    }
    print("==")
    lines = []
}
