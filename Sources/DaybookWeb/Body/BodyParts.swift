import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The views of the body, side by side.
struct BodyTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case weight, statistics, profile
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view -> HTML in
            let (route, name): (BodyRoute, String) =
                switch view {
                case .weight: (.home(.quarter), words.measures)
                case .statistics: (.statistics(.week), words.statistics)
                case .profile: (.profile, words.profile)
                }
            return
                "<a href=\"\(route.url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name)</a>"
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.bodyViews)\">\(links)</nav>"
    }
}

/// How much of the past a chart shows, one of it chosen.
struct BodyRangeSwitch: Sendable {
    let current: BodyRange

    /// - Parameter route: where a choice leads.
    func view(_ words: Words, _ route: (BodyRange) -> BodyRoute) -> HTML {
        let links = BodyRange.allCases.map { range -> HTML in
            let name =
                switch range {
                case .month: words.month
                case .quarter: words.threeMonths
                case .year: words.year
                }
            return
                "<a href=\"\(route(range).url)\"\(attribute: "aria-current", range == current ? "true" : nil)>\(name)</a>"
        }
        return "<nav class=\"segments\" aria-label=\"\(words.howFarBack)\">\(links)</nav>"
    }
}

/// Week or month, one of them chosen.
struct SpanSwitch: Sendable {
    let current: BodySpan

    /// - Parameter route: the URL that a choice leads to.
    func view(_ words: Words, _ url: (BodySpan) -> String) -> HTML {
        let links = BodySpan.allCases.map { span in
            """
            <a href="\(url(span))"\(attribute: "aria-current", span == current ? "true" : nil)>\(span == .week ? words.byWeek : words.byMonth)</a>
            """ as HTML
        }
        return "<nav class=\"segments\" aria-label=\"\(words.weeksAndMonths)\">\(links)</nav>"
    }
}

/// The line that a measure is written down with: one number and a button; the rest is folded.
struct MeasureFields: Sendable {
    let form: MeasurementForm
    let measure: BodyMeasure
    let units: UnitSystem
    let refusal: FormRefusal?

    /// - Parameter focus: whether the number has the focus when the page opens.
    func view(_ words: Words, id: RecordID, route: BodyRoute, button: String) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        let isOpen = refusal.map { $0.field != "value" } ?? false
        return """
            <form class="weigh" method="post" action="\(route.url)" novalidate><input type="hidden" name="id" value="\(id.hex)">\
            \(controls.notice)<div class="adding">\(controls.line("value", label(words), form.value, mode: "decimal"))\
            <button class="button primary">\(button)</button></div>
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.clock.svg)\(words.dayTimeAndNote)</summary>
            <div class="form">\(more(controls, hint: words.emptyForNow))</div></details></form>
            """
    }

    /// Day, time and note.
    func more(_ controls: FormControls, hint: String?) -> HTML {
        let words = controls.words
        return """
            <div class="pair">\(controls.line("day", words.day, form.day, type: "date", hint: hint))
            \(controls.line("time", words.timeLabel, form.time, type: "time"))</div>
            \(controls.area("note", words.note, form.note))
            """
    }

    func label(_ words: Words) -> String { "\(words.name(measure)), \(words.unit(of: measure, units))" }
}

/// What was measured, the latest first; a stretch of it, the older ones folded.
struct FigureList: Sendable {
    let figures: [BodyFigure]
    let measure: BodyMeasure
    let units: UnitSystem
    let today: Day
    /// What was just written down.
    let just: RecordID?

    static let open = 7
    static let most = 400

    func view(_ words: Words) -> HTML {
        let rows = figures.reversed().prefix(Self.most).map { row($0, words) }
        if rows.isEmpty { return .empty }
        let rest: HTML = """
            <details class="rest"><summary class="button plain wide">\(words.showMore)</summary>\
            <ul class="list">\(Array(rows.dropFirst(Self.open)))</ul></details>
            """
        return """
            <section class="group"><h2>\(measure == .weight ? words.weighIns : words.measurements)</h2>\
            <ul class="list">\(Array(rows.prefix(Self.open)))</ul>\(if: rows.count > Self.open, rest)</section>
            """
    }

    private func row(_ figure: BodyFigure, _ words: Words) -> HTML {
        var details = [words.capitalized(words.near(figure.day, to: today))]
        if let time = figure.written?.time { details.append(words.time(time)) }
        if figure.written == nil { details.append(words.fromHealth) }
        let text: HTML = """
            <span><strong class="number">\(words.measured(figure.value, measure, units))</strong>\
            <small>\(details.joined(separator: " · "))\(note(figure))</small></span>
            """
        guard let written = figure.written else {
            return "<li><div class=\"line\">\(Icon.heart.svg)\(text)</div></li>\n"
        }
        return """
            <li\(attribute: "class", written.id == just ? "just" : nil)><a class="line" href="\(BodyRoute.measurement(written.id).url)">\
            \(text)\(Icon.forward.svg)</a></li>

            """
    }

    private func note(_ figure: BodyFigure) -> HTML? {
        guard let note = figure.written?.note, !note.isEmpty else { return nil }
        return " · <bdi>\(PlainText.line(String(note.prefix(100))))</bdi>"
    }
}
