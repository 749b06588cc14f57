import CivilTime
import DaybookCore
import Markup
import Words

extension HabitFormPage {
    /// The six kinds of schedule with their numbers, and the time of day.
    func schedule(_ controls: FormControls) -> HTML {
        let words = controls.words
        let days = controls.fieldset(
            "weekdays", words.chosenWeekdays, controls.weekdays("weekdays", fields.all("weekdays"), from: firstWeekday),
            isHeadingShown: false)
        let within: HTML = """
            \(number("times", words.howManyTimes, controls))\
            \(number("inDays", words.inHowManyDays, controls))
            """
        let choices: HTML = """
            <div class="choices chip-choices">
            \(choice("daily", words.everyDay, nil, controls))
            \(choice("weekdays", words.chosenWeekdays, days, controls))
            \(choice("weekly", words.timesAWeek, number("perWeek", words.howManyTimes, controls), controls))
            \(choice("monthly", words.timesAMonth, number("perMonth", words.howManyTimes, controls), controls))
            \(choice("within", words.timesInDays, within, controls))
            \(choice("every", words.everySoManyDays, number("everyDays", words.everyHowManyDays, controls), controls))
            </div>
            """
        let parts =
            [(value: "", label: words.anyPartOfDay)]
            + PartOfDay.choices.map { (value: $0.rawValue, label: words.partOfDayName($0.rawValue)) }
        return """
            <section class="card form" data-example="\(HabitPageRoute.example(FormFields(), start: Day(fields["startDay"] ?? "")).url)">
            \(controls.fieldset("schedule", words.schedule, choices))\(ExamplePage.line(example))
            \(controls.segmentedControl("partOfDay", words.timeOfDay, parts))
            </section>
            """
    }

    private func choice(_ value: String, _ label: String, _ detail: HTML?, _ controls: FormControls) -> HTML {
        let body: HTML? = detail.map { "<div class=\"detail\">\($0)</div>" }
        return """
            <div><label class="choice"><input type="radio" name="schedule" value="\(value)"\
            \(attribute: "checked", if: fields["schedule"] == value)\
            \(attribute: "autofocus", if: value == "daily" && controls.focused("schedule"))>\(label)</label>\(body)</div>
            """
    }

    private func number(_ name: String, _ label: String, _ controls: FormControls) -> HTML {
        """
        <div class="\(controls.classes(name))"><p class="inline"><label for="\(name)">\(label)</label>\
        <input class="short" id="\(name)" type="text" name="\(name)" value="\(fields[name] ?? "")" inputmode="numeric" \
        autocomplete="off"\(controls.attributes(name))></p>\(controls.reason(name))</div>
        """
    }
}
