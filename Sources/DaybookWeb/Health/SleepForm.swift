import CivilTime
import DaybookCore
import Markup
import Words

/// The form for the sleep of a night, for those whose watch or phone does not measure it.
struct SleepForm: Sendable {
    var slept = ""
    /// The day that the night ended on.
    var day: String
    /// The day whose night the form was shown with.
    let shown: String

    init(on day: Day, _ data: HealthDay?, _ words: Words) {
        self.day = day.text
        shown = day.text
        slept = data?[.sleepUnspecified].map { words.hoursAndMinutes($0) } ?? ""
    }

    init(_ fields: FormFields, today: Day) {
        slept = fields["slept"] ?? ""
        day = fields["day"] ?? today.text
        shown = fields["shown"] ?? ""
    }

    func view(_ words: Words, refusal: FormRefusal? = nil) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        return """
            <form class="card form" id="sleep" method="post" action="\(HealthActionRoute.logSleep.url)"><input type="hidden" name="shown" value="\(shown)"><header><h2>\(words.logSleep)</h2></header>
            <div class="stack">\(controls.textField("slept", words.timeAsleep, slept, placeholder: "7:30"))\
            \(controls.textField("day", words.nightUntil, day, type: "date", required: true))</div>
            <div class="submit"><button class="button">\(words.save)</button></div></form>

            """
    }
}
