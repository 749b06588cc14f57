import DaybookCore
import Phrasing
import Words

/// The form of the settings: their editable fields, what a tap on a habit does ("marks" or "opens"), how Today shows
/// habits ("tiles" or "days"), and the profile's units.
enum SettingsForm {
    static func fields(of state: State, _ words: Words) -> FormFields {
        let settings = state.settings
        var fields = FormFields(settings, words)
        fields["tapOpens"] = nil
        fields["tap"] = settings.tapOpens ? "opens" : "marks"
        fields["habitDays"] = nil
        fields["habitLayout"] = settings.habitLayout.rawValue
        fields["units"] = state.profile.units.rawValue
        return fields
    }
}

extension Settings {
    /// Sets the fields from the form.
    mutating func fill(fromSettingsForm form: FormFields, over current: FormFields, _ words: Words) throws(FieldError) {
        try fill(from: form, over: current, words)
        switch form["tap"] {
        case nil: break
        case "marks": tapOpens = false
        case "opens": tapOpens = true
        case let other?: throw FieldError("tap", .unknownChoice(other))
        }
        if let layout = form["habitLayout"], layout != current["habitLayout"] {
            guard let layout = HabitLayout(rawValue: layout) else {
                throw FieldError("habitLayout", .unknownChoice(layout))
            }
            habitLayout = layout
        }
    }
}

extension Profile {
    /// Sets the units from the form of the settings.
    mutating func fill(fromSettingsForm form: FormFields, over current: FormFields) throws(FieldError) {
        guard let choice = form["units"], choice != current["units"] else { return }
        guard let units = UnitSystem(rawValue: choice) else { throw FieldError("units", .unknownChoice(choice)) }
        self.units = units
    }
}
