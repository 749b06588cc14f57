import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowReminders: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "reminders", abstract: "Show the reminders of today, or ring them.",
        discussion: """
            daybook reminders --days 7
            daybook reminders --ring
            With --ring, it waits and shows each reminder as a notification of the desktop or, without one, as a line with \
            a beep, until you stop it. With --now, it rings what is due in that minute, and ends.
            """)

    @Option(help: ArgumentHelp("The number of days to show, 1 to 31 (default: 1).", valueName: "number"))
    var days: Int?

    @Flag(help: "Wait, and ring each reminder when its time has come.")
    var ring = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard (1...31).contains(days ?? 1) else { throw InvalidRequest(session.words.notBetween("--days", 1, 31)) }
        if ring {
            try ReminderRinger(session, isOnce: global.now != nil).run()
            return CommandOutput([], json: ["reminders": []])
        }
        return try session.read { state in
            let listed = ListedReminders(state, days: days ?? 1, now: session.now)
            return CommandOutput(
                listed.lines(session),
                json: ["reminders": .array((listed.passed + listed.coming).map { session.json($0) })])
        }
    }
}

/// The reminders of today, those before now apart, and of days to come.
private struct ListedReminders {
    /// Those of today whose time has passed, but whose habit or task is still open.
    let passed: [ReminderOccurrence]
    let coming: [ReminderOccurrence]
    private let today: Day
    private let state: State

    init(_ state: State, days: Int, now: LocalInstant) {
        self.state = state
        today = state.today(now)
        let hour = Int64(state.settings.dayEndsAt) * 3600
        func start(of day: Day) -> DateTime { DateTime(day, at: .midnight).advanced(bySeconds: hour - 1) }
        passed = state.reminders(after: start(of: today), until: now.dateTime, now: now)
        coming = state.reminders(after: now.dateTime, until: start(of: today.advanced(by: days)), now: now)
    }

    func lines(_ session: Session) -> [String] {
        let words = session.words
        if passed.isEmpty && coming.isEmpty { return [words.noReminders] }
        let tables = [(words.remindersPassed, passed), (words.remindersToCome, coming)]
            .filter { !$0.1.isEmpty }.map { (heading: $0.0, columns: columns($0.1, words)) }
        let widths = Columns.widths(of: tables.map { $0.columns })
        return tables.flatMap { table in
            [session.style(.strong, table.heading)] + table.columns.lines(session.style, indent: 2, widths: widths)
        }
    }

    private func columns(_ reminders: [ReminderOccurrence], _ words: Words) -> Columns {
        var columns = Columns()
        for reminder in reminders {
            let isTimeOnly = reminder.text.isEmpty && reminder.isOfHabit
            columns.append([
                Columns.Cell(
                    words.due(
                        reminder.moment.day, TimeOfDay(of: reminder.moment), today: today,
                        dayEndsAt: state.settings.dayEndsAt), .faint),
                Columns.Cell(reminder.title),
                Columns.Cell(isTimeOnly ? "" : words.detail(of: reminder, in: state, today: today), .faint),
            ])
        }
        return columns
    }
}

extension ReminderOccurrence {
    fileprivate var isOfHabit: Bool { if case .habit = subject { true } else { false } }
}

extension Session {
    /// A reminder as JSON. `passed` says whether its time has.
    fileprivate func json(_ reminder: ReminderOccurrence) -> JSONValue {
        let record: (kind: String, id: String) =
            switch reminder.subject {
            case .habit(let id, _, _): ("habit", id.hex)
            case .task(let id, _, _): ("task", id.hex)
            }
        return [
            "id": .string(reminder.id), "at": .string(reminder.moment.text), "kind": .string(record.kind),
            "record": .string(record.id), "title": .string(reminder.title), "text": .string(reminder.text),
            "passed": .bool(reminder.moment <= now.dateTime),
        ]
    }
}
