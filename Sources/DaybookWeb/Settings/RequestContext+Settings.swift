import DaybookCore
import Phrasing
import Words

extension RequestContext {
    /// Saves settings, which apply to all the person's devices.
    func changeSettings() -> Outcome {
        do throws(FieldError) {
            var settings = state.settings
            let form = request.form.merged(over: SettingsForm.fields(of: settings, words))
            try settings.fill(fromSettingsForm: form, words)
            return commit(
                try SettingsCommand(settings).decide(in: state), then: .settings(.settings))
        } catch {
            // Any error in the hour is reported as its range.
            let reason = error.field == "dayEndsAt" ? words.notBetween(0, 6) : words.reason(error)
            return refused(SettingsPage(self, request.form, refusal: FormRefusal(error.field, reason)))
        }
    }
}
