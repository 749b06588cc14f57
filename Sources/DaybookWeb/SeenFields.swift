import CivilTime
import DaybookCore
import Journal

/// What a habit's fields held when its form was shown: names and values, so that saving changes only what was changed
/// in the form and not what another device wrote meanwhile.
enum SeenFields {
    /// As a hidden field carries it.
    static func text(of habit: Habit, in state: State) -> String {
        var fields = FormFields()
        fields.append(habit)
        fields.append(categoryName, state.category(habit.category)?.name ?? "")
        for reminder in drafts(of: habit.id, in: state) { fields.append(reminderText, text(of: reminder)) }
        return fields.urlEncoded
    }

    static let categoryName = "category name"
    private static let reminderText = "reminder"

    private static func text(of reminder: ReminderDraft) -> String {
        "\(reminder.time.minutes) \(reminder.weekdays.rawValue) \(PlainText.line(reminder.text))"
    }

    private static func drafts(of habit: RecordID, in state: State) -> [ReminderDraft] {
        state.reminders(of: habit).compactMap { reminder in
            reminder.time.map { ReminderDraft(time: $0, weekdays: reminder.weekdays, text: reminder.text) }
        }
    }

    /// Whether a category's name is the one that the form showed.
    static func isCategory(_ typed: String, asIn text: String) -> Bool {
        FormFields(urlEncoded: text.utf8)[categoryName].map { PlainText.isSame(PlainText.line(typed), $0) } ?? false
    }

    /// The reminders as they are by now, with those that the person added and without those that they took away.
    static func reminders(
        _ typed: [ReminderDraft], in text: String, of habit: RecordID, _ state: State
    ) -> [ReminderDraft] {
        var gone = FormFields(urlEncoded: text.utf8).all(reminderText)
        var wanted = drafts(of: habit, in: state)
        for reminder in typed {
            let name = Self.text(of: reminder)
            if let place = gone.firstIndex(of: name) {
                gone.remove(at: place)
            } else if !wanted.contains(where: { Self.text(of: $0) == name }) {
                wanted.append(reminder)
            }
        }
        for name in gone {
            if let place = wanted.firstIndex(where: { Self.text(of: $0) == name }) { wanted.remove(at: place) }
        }
        return wanted
    }

    /// What a form carried; what cannot be read is left out.
    static func values(_ text: String) -> [String: Value] {
        var values: [String: Value] = [:]
        for field in FormFields(urlEncoded: text.utf8).fields where field.name != reminderText {
            guard let bytes = Hexadecimal.bytes(field.value) else { continue }
            var reader = ByteReader(bytes)
            if let value = try? reader.value() { values[field.name] = value }
        }
        return values
    }
}

extension FormFields {
    /// Appends every field of a record as its value is written in the journal.
    mutating func append<Row: TableRow>(_ row: Row) {
        for (index, column) in Row.schema.columns.enumerated() {
            append(column.name, Hexadecimal.text(row[column: index].encoded))
        }
    }
}
