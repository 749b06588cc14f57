import DaybookCore
import Phrasing
import Words

extension RequestContext {
    /// Saves settings, which apply to all the person's devices.
    func changeSettings() -> Outcome {
        let form = SettingsForm(fields: request.form, over: state.settings)
        do throws(FormRefusal) {
            let command = try form.command(words)
            return keep(try decide(command), saying: .settingsSaved, then: .settings(.settings))
        } catch {
            return refused(SettingsPage(form, self, refusal: error))
        }
    }

    private func decide(_ command: SettingsCommand) throws(FormRefusal) -> Decision {
        do throws(SettingsRefusal) {
            return try command.decide(in: state)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
    }
}

extension SettingsRefusal {
    /// The name of the form field that it concerns.
    fileprivate var field: String {
        switch self {
        case .unknownLanguage: "language"
        case .unknownTheme: "theme"
        case .unknownWeekday: "firstWeekday"
        case .dayEndOutOfRange: "dayEndsAt"
        }
    }
}
