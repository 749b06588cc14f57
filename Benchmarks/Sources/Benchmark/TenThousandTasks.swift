import CivilTime
import DaybookCore
import Foundation
import Journal

/// Ten thousand tasks, the same at every run, in a journal and as Taskwarrior takes them in.
struct TenThousandTasks {
    private var generated = GeneratedJournal()
    private var lines: [String] = []
    private var random = SplitMix(seed: 10_000)
    private var actions: UInt64 = 0

    private static let verbs = [
        "Call", "Write to", "Pay", "Visit", "Mend", "Order", "Read about", "Tidy", "Plan", "Ask",
    ]
    private static let things = [
        "the bank", "the landlord", "a plumber", "grandmother", "the bicycle", "tickets", "taxes",
    ]
    private static let tags = ["home", "work", "errand", "phone", "someday"]
    private static let categories = ["Flat", "Garden", "Office", "Family"]

    var state: State { generated.replica.state }

    /// - Parameter open: how many of them are still to be done.
    init(open: Int) throws {
        for number in 0..<10_000 { try add(number, isOpen: number % 10_000 < open) }
    }

    private mutating func add(_ number: Int, isOpen: Bool) throws {
        let created = TenYears.lastDay.advanced(by: -Int(random.next() % 700) - 1)
        var draft = TaskDraft(
            title: "\(pick(Self.verbs)) \(pick(Self.things)) about number \(number)")
        if random.next() % 10 < 6 { draft.dueDay = created.advanced(by: Int(random.next() % 900)) }
        if random.next() % 10 < 5 { draft.priority = [.low, .medium, .high][Int(random.next() % 3)] }
        if random.next() % 10 < 5 { draft.tags = [pick(Self.tags)] }
        let category = pick(Self.categories)
        draft.category = .named(category)
        let id = RecordID(Identifier(high: random.next(), low: random.next()))
        let now = LocalInstant(milliseconds: Int64(created.number) * 86_400_000 + 36_000_000, offsetMinutes: 60)
        try run(.add(draft, id: id), now)
        if !isOpen {
            try run(.complete(id), LocalInstant(milliseconds: now.milliseconds + 3_600_000, offsetMinutes: 60))
        }
        lines.append(Self.json(draft, id, category, created, isOpen: isOpen))
    }

    private mutating func pick(_ words: [String]) -> String { words[Int(random.next() % UInt64(words.count))] }

    private mutating func run(_ command: TaskCommand, _ now: LocalInstant) throws {
        var next = random
        let decision = try command.decide(in: state, now: now) {
            RecordID(Identifier(high: next.next(), low: next.next()))
        }
        random = next
        actions += 1
        try generated.write(
            decision, id: ActionID(high: 1, low: actions), device: DeviceID(0xA0), at: now.milliseconds)
    }

    private static func json(
        _ draft: TaskDraft, _ id: RecordID, _ project: String, _ created: Day, isOpen: Bool
    ) -> String {
        func moment(_ day: Day, _ time: String) -> String { "\(day.text.filter { $0 != "-" })T\(time)Z" }
        let hex = Array(id.hex)
        let cuts = [0, 8, 12, 16, 20, 32]
        let uuid = zip(cuts, cuts.dropFirst()).map { String(hex[$0..<$1]) }.joined(separator: "-")
        var members = [
            "\"uuid\":\"\(uuid)\"", "\"description\":\"\(draft.title)\"", "\"project\":\"\(project)\"",
            "\"entry\":\"\(moment(created, "090000"))\"", "\"status\":\"\(isOpen ? "pending" : "completed")\"",
        ]
        if !isOpen { members.append("\"end\":\"\(moment(created, "100000"))\"") }
        if let due = draft.dueDay { members.append("\"due\":\"\(moment(due, "000000"))\"") }
        if let priority = draft.priority {
            members.append("\"priority\":\"\(priority.rawValue.prefix(1).uppercased())\"")
        }
        if let tag = draft.tags.first { members.append("\"tags\":[\"\(tag)\"]") }
        return "{\(members.joined(separator: ","))}"
    }

    /// Writes the journal into a data folder, and beside it the same as `tasks.json` for Taskwarrior.
    func write(to folder: String) throws {
        try generated.write(to: folder)
        try Data(("[" + lines.joined(separator: ",\n") + "]\n").utf8)
            .write(to: URL(fileURLWithPath: folder + "/tasks.json"))
    }
}
