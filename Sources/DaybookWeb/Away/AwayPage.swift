import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The switch to be away until a day, and all periods.
struct AwayPage: PageView {
    let current: AwayPeriod?
    let periods: [AwayPeriod]
    let id: RecordID
    let fields: FormFields
    let refusal: FormRefusal?
    let today: Day
    /// Whether points and challenges are shown.
    let hasGame: Bool
    let title: String

    /// The value of the button for a period without a last day.
    static let openEnd = "open"

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form or, without one, an empty one.
    init(_ context: RequestContext, _ form: FormFields? = nil, id: RecordID? = nil, refusal: FormRefusal? = nil) {
        today = context.today
        current = context.state.awayPeriod(around: today)
        periods = context.state.livingAwayPeriods
        self.id = id ?? context.newIDs()()
        fields = form ?? FormFields([("from", today.text)])
        self.refusal = refusal
        hasGame = !context.state.settings.isGameOff
        title = context.words.away
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        <p class="lead">\(hasGame ? words.awayHint : words.awayHintWithoutGame)</p>
        \(current.map { now($0, words) } ?? form(words))\(if: !periods.isEmpty, list(words))
        """
    }

    /// The current period, with the button that ends it and the form of another.
    private func now(_ period: AwayPeriod, _ words: Words) -> HTML {
        """
        \(AwayLine(period, today: today, back: .away(.list)).view(words))\
        <details class="fold after"\(attribute: "open", if: refusal != nil)><summary>\(Icon.add.svg)\(words.anotherAway)</summary>\(form(words))</details>

        """
    }

    private func form(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let tomorrow = today.advanced(by: 1)
        let sunday = today.startOfWeek(.sunday).advanced(by: 7)
        let week = today.advanced(by: 7)
        let choices: [HTML] = [
            button(today.text, words.awayOnlyToday, words.shortDay(today)),
            button(tomorrow.text, words.awayUntilTomorrow, words.shortDay(tomorrow)),
            sunday == tomorrow || sunday == week
                ? .empty : button(sunday.text, words.weekdayHeading(.sunday), words.shortDay(sunday)),
            button(week.text, words.awayForAWeek, words.shortDay(week)),
            button(Self.openEnd, words.awayOpenEnd, ""),
        ]
        let isOpen = refusal.map { $0.field == "from" || $0.field == "note" } ?? false
        return """
            <form class="card form" method="post" action="\(AwayActionRoute.begin.url)" novalidate>
            \(controls.newID(id))\(controls.notice)
            \(controls.fieldset("choice", words.awayUntilLabel, "<div class=\"stack days-to-choose\">\(choices)</div>"))
            <div class="adding">\(controls.textField("until", words.anotherDay, type: "date"))\
            <button class="button primary">\(words.beginAway)</button></div>
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.calendar.svg)\(words.awayFromAndNote)</summary><div class="form">
            \(controls.textField("from", words.firstDayLabel, type: "date"))
            \(controls.textField("note", words.note, placeholder: words.awayNoteHint))</div></details>
            </form>

            """
    }

    private func button(_ value: String, _ label: String, _ day: String) -> HTML {
        """
        <button class="button wide" name="choice" value="\(value)"><span>\(label)</span><small>\(day)</small></button>
        """
    }

    private func list(_ words: Words) -> HTML {
        let rows = periods.map { period -> HTML in
            let note: HTML? = period.note.isEmpty ? nil : "<small><bdi>\(period.note)</bdi></small>"
            return """
                <li id="away-\(period.id.hex)"><a class="line" href="\(AwayPageRoute.period(period.id).url)">\
                <span><strong>\(words.days(of: period))</strong>\(note)</span>\(Icon.forward.svg)</a></li>

                """
        }
        return """
            <section class="group"><h2>\(words.awayPeriods)</h2>\
            \(MoreRows.list("ul", class: "list", rows, words))</section>

            """
    }
}

/// A calm line that says until when the person is away, with a button for being back.
struct AwayLine: Sendable {
    private let lastDay: Day?
    private let note: String
    private let today: Day
    private let back: PageRoute

    init(_ period: AwayPeriod, today: Day, back: PageRoute) {
        lastDay = period.until
        note = period.note
        self.today = today
        self.back = back
    }

    func view(_ words: Words) -> HTML {
        let day = lastDay.map { words.near($0, to: today) }
        return """
            <div class="away-line">\(Icon.sun.svg)<span>\(words.awayToday(day, isLastDay: lastDay == today))\
            \(if: !note.isEmpty, " <small><bdi>\(note)</bdi></small>")</span>\
            <form method="post" action="\(AwayActionRoute.end.url)"><input type="hidden" name="day" value="\(today.text)">\
            <input type="hidden" name="back" value="\(back.url)"><button class="button">\(words.imBack)</button></form></div>

            """
    }

    /// The note and the days of a period, on a page of one of its days.
    static func view(_ period: AwayPeriod, _ words: Words) -> HTML {
        let note: HTML? = period.note.isEmpty ? nil : "<bdi>\(period.note)</bdi> · "
        return """
            <p class="away-line">\(Icon.sun.svg)<span>\(words.away): \(note)\(words.days(of: period))</span></p>

            """
    }
}
