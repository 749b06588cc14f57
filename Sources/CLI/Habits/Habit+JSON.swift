import CivilTime
import DaybookCore
import Interchange
import Journal

extension Session {
    /// A habit with its computed values.
    func json(_ habit: Habit, in state: State, withEntries: Bool = true) -> JSONValue {
        let history = state.history(of: habit, today: state.today(now))
        var members = [JSONMember("id", .string(habit.id.hex))] + habit.editableFields()
        members += [
            JSONMember("category", .text(state.category(habit.category)?.name)),
            JSONMember("schedule", .string(habit.schedule.code)),
            JSONMember("nextDue", .text(habit.isArchived ? nil : history.nextDueDay?.text)),
            JSONMember("archived", .bool(habit.isArchived)),
            JSONMember("createdOn", .text(habit.createdOn?.text)),
            JSONMember("reminders", .array(state.reminders(of: habit.id).map(Self.json))),
            JSONMember("currentStreak", .count(history.currentStreak.length)),
            JSONMember("longestStreak", .count(history.longestStreak.length)),
            JSONMember("strength", .number(history.strength)),
            JSONMember(
                "completion",
                .object(Period.allCases.map { JSONMember($0.code, .amount(history.completion($0))) })),
        ]
        if let score = state.score(of: history) { members.append(JSONMember("score", .integer(score))) }
        if withEntries {
            let entries = state.entries(of: habit.id).filter { $0.isWorthTelling }
            members.append(JSONMember("entries", .array(entries.map { json($0, of: habit, history, in: state) })))
        }
        return .object(members)
    }

    /// The entry of one day.
    func json(_ entry: Entry, of habit: Habit, _ history: HabitHistory, in state: State) -> JSONValue {
        [
            "day": .text(entry.day?.text),
            "done": .bool(entry.day.map { history.isDone(on: $0) } ?? false),
            "skipped": .bool(entry.state == .skipped),
            "value": habit.kind.isMeasure ? .amount(state.value(of: entry)) : nil,
            "note": .string(entry.note),
            "reason": .string(entry.reason),
        ]
    }

    private static func json(_ reminder: Reminder) -> JSONValue {
        [
            "time": .text(reminder.time?.text),
            "weekdays": .array(reminder.weekdays.ordered(from: .monday).map { .string($0.code) }),
            "text": .string(reminder.text),
        ]
    }
}

extension Entry {
    /// Whether to list it. A cleared mark with no note or value is left out.
    fileprivate var isWorthTelling: Bool {
        state == .done || state == .skipped || !note.isEmpty || total != nil
    }
}

extension JSONValue {
    /// A string, or null.
    static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

    /// A number, or null.
    static func amount(_ amount: Double?) -> JSONValue { amount.map { .number($0) } ?? .null }

    static func count(_ count: Int) -> JSONValue { .integer(Int64(count)) }
}

extension DayStatus {
    /// The name used in JSON.
    var code: String {
        switch self {
        case .beforeStart: "beforeStart"
        case .future: "future"
        case .done: "done"
        case .skipped: "skipped"
        case .partial: "partial"
        case .covered: "covered"
        case .open: "open"
        case .missed: "missed"
        case .notDue: "notDue"
        }
    }
}
