import DaybookCore
import Phrasing
import Words

/// The form of the settings: their editable fields, what a tap on a habit does ("marks" or "opens"), and how Today shows
/// habits ("tiles" or "days").
enum SettingsForm {
    static func fields(of settings: Settings, _ words: Words) -> FormFields {
        var fields = FormFields(settings, words)
        fields["tapOpens"] = nil
        fields["tap"] = settings.tapOpens ? "opens" : "marks"
        fields["habitDays"] = nil
        fields["habitLayout"] = settings.habitLayout.rawValue
        return fields
    }
}

extension Settings {
    /// Sets the fields from the form.
    mutating func fill(fromSettingsForm form: FormFields, _ words: Words) throws(FieldError) {
        try fill(from: form, words)
        switch form["tap"] {
        case nil: break
        case "marks": tapOpens = false
        case "opens": tapOpens = true
        case let other?: throw FieldError("tap", .unknownChoice(other))
        }
        if let layout = form["habitLayout"] {
            guard let layout = HabitLayout(rawValue: layout) else {
                throw FieldError("habitLayout", .unknownChoice(layout))
            }
            habitLayout = layout
        }
    }
}
