import Journal
import Money

/// Saves the editable settings.
public struct SettingsCommand: Hashable, Sendable {
    public let settings: Settings

    public init(_ settings: Settings) { self.settings = settings }

    /// Returns the changes to make. Throws if a value is not allowed.
    public func decide(in state: State) throws(FieldError) -> Decision {
        guard ["", "en", "ru", "pl"].contains(settings.language) else {
            throw FieldError("language", .unknownChoice(settings.language))
        }
        guard settings.budgetCurrency.isEmpty || Currency(settings.budgetCurrency)?.code == settings.budgetCurrency
        else {
            throw FieldError("budgetCurrency", .unknownChoice(settings.budgetCurrency))
        }
        let updated = try state.settings.copyingEditableFields(from: settings).validated()
        return Decision(JournalAction.changeSettings, updated.changes(from: state.settings))
    }
}
