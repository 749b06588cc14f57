import Journal

/// The fate of the settings in a file.
public enum ImportedSettings: Hashable, Sendable {
    /// There are none, or they equal those of the journal.
    case none
    /// They differ from those of the journal, which stay.
    case kept
    /// The journal gets them.
    case imported
}

extension ImportPlanner {
    /// Adds the settings of a Daybook export.
    ///
    /// A journal in use keeps its own. Into one without any record they come along, but for those that the person has set there.
    ///
    /// - Parameter replaces: Whether they replace those of the journal, whatever it has.
    mutating func add(_ settings: Settings, replaces: Bool) {
        var settings = settings
        settings.dayEndsAt = min(max(settings.dayEndsAt, 0), 6)
        // The recovery code that was written down is that of the other journal.
        settings.hasKeptCode = state.settings.hasKeptCode
        let differences = settings.changes(from: state.settings)
        guard !differences.isEmpty else { return }
        let initial = Settings(id: Settings.only).values
        let own = state.settings.values
        let taken = replaces ? differences : isInUse ? [] : differences.filter { own[$0.field] == initial[$0.field] }
        plan.changes += taken
        plan.settings = taken.isEmpty ? .kept : .imported
    }

    /// Whether the journal has a record other than its settings.
    var isInUse: Bool {
        state.recordTables.contains { table in
            let schema = table.schema
            guard schema.table != Settings.table, schema.table != ImportRecord.table else { return false }
            return table.records.contains { record in
                !record.isDeleted(schema) && schema.columns.indices.contains { !record.isNull(at: $0) }
            }
        }
    }
}
