import CivilTime
import DaybookCore
import Phrasing
import Words

/// The form of the settings, with all fields as text.
struct SettingsForm: Hashable, Sendable {
    /// The code of a language; empty to follow the browser.
    var language: String
    var theme: String
    /// The code of a weekday.
    var firstWeekday: String
    var dayEndsAt: String
    /// The effect of a tap on a habit: "marks" or "opens".
    var tap: String
    /// The values when the form was opened, from a hidden field.
    var seen = ""

    init(_ settings: Settings) {
        language = settings.language
        theme = settings.theme.rawValue
        firstWeekday = settings.firstWeekday.code
        dayEndsAt = "\(settings.dayEndsAt)"
        tap = settings.tapOpens ? "opens" : "marks"
        seen = fields.urlEncoded
    }

    /// Creates a form from posted fields; missing or unchanged fields take the stored settings.
    init(fields posted: FormFields, over settings: Settings) {
        self.init(settings)
        let shown = posted["seen"] ?? ""
        let fields = posted.changed(since: FormFields(urlEncoded: shown.utf8), over: self.fields)
        seen = shown
        language = fields["language"] ?? language
        theme = fields["theme"] ?? theme
        firstWeekday = fields["firstWeekday"] ?? firstWeekday
        dayEndsAt = fields["dayEndsAt"] ?? dayEndsAt
        tap = fields["tap"] ?? tap
    }

    private var fields: FormFields {
        FormFields([
            ("language", language), ("theme", theme), ("firstWeekday", firstWeekday), ("dayEndsAt", dayEndsAt),
            ("tap", tap),
        ])
    }

    /// Parses the form into a command. Throws the first field's error.
    func command(_ words: Words) throws(FormRefusal) -> SettingsCommand {
        var command = SettingsCommand()
        command.language = language
        guard let theme = Theme(rawValue: theme) else {
            throw FormRefusal("theme", words.reason(SettingsRefusal.unknownTheme(self.theme)))
        }
        command.theme = theme
        guard let weekday = Weekday(code: firstWeekday) else {
            throw FormRefusal("firstWeekday", words.reason(SettingsRefusal.unknownWeekday(firstWeekday)))
        }
        command.firstWeekday = weekday
        guard let hour = Int(dayEndsAt) else {
            throw FormRefusal("dayEndsAt", words.reason(SettingsRefusal.dayEndOutOfRange))
        }
        command.dayEndsAt = hour
        guard tap == "marks" || tap == "opens" else {
            throw FormRefusal("tap", words.reason(SettingsRefusal.unknownTheme(tap)))
        }
        command.tapOpens = tap == "opens"
        return command
    }
}
