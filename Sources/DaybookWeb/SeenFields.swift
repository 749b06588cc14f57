import CivilTime
import DaybookCore
import Journal

/// A habit's field values when its form was opened, as names and values. Saving then changes only what the person
/// edited and keeps what another device wrote meanwhile.
enum SeenFields {
    /// The values encoded for a hidden field.
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

    /// Returns whether a category name is unchanged since the form was opened.
    static func isCategory(_ typed: String, asIn text: String) -> Bool {
        FormFields(urlEncoded: text.utf8)[categoryName].map { PlainText.isSame(PlainText.line(typed), $0) } ?? false
    }

    /// The current reminders, with those that the person added and without those that they removed.
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

    /// Decodes the values of a form; invalid ones are omitted.
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
    /// Appends every field of a record, encoded as in the journal.
    mutating func append<Row: TableRow>(_ row: Row) {
        for (index, column) in Row.schema.columns.enumerated() {
            append(column.name, Hexadecimal.text(row[column: index].encoded))
        }
    }
}
