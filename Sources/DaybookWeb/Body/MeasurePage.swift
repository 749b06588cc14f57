import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page of a measure other than the weight: its chart, a form to add a value, and all values.
struct MeasurePage: PageView {
    let fields: MeasureFields
    let newID: RecordID
    let measure: BodyMeasure
    let latest: BodyValue?
    let chart: BodyChart
    let list: FigureList
    let today: Day
    let title: String

    var section: Section? { .body }
    var layout: PageLayout { .plain }

    init(
        _ context: RequestContext, _ measure: BodyMeasure, _ range: BodyRange, until last: Day? = nil,
        id: RecordID? = nil, _ form: FormFields = FormFields(), refusal: FormRefusal? = nil
    ) {
        let today = context.today
        let units = context.state.profile.units
        let figures = context.state.figures(of: measure)
        self.measure = measure
        self.today = today
        fields = MeasureFields(form: form, measure: measure, units: units, refusal: refusal)
        newID = id ?? context.newIDs()()
        latest = figures.last
        chart = BodyChart(figures, measure, units, BodyWindow(range, until: last, of: figures, today: today))
        let message = context.flashMessage
        list = FigureList(
            figures: last.map { last in figures.filter { $0.day <= last } } ?? figures, measure: measure, units: units,
            today: today,
            just: message == .done(.body(.measure)) ? context.request.query["of"].flatMap { RecordID(hex: $0) } : nil)
        title = context.words.name(measure)
    }

    func view(_ words: Words) -> HTML {
        let now = latest.map { latest -> HTML in
            """
            <div class="weight-now"><p class="when">\(words.capitalized(words.near(latest.day, to: today)))</p><p class="big"><span class="number">\(words.number(words.shown(latest.value, measure, fields.units), maximumFractionDigits: 1))</span> \
            <small>\(words.unit(of: measure, fields.units))</small></p></div>
            """
        }
        let summary: HTML = """
            <section class="card"><header><h2>\(words.overTime)</h2></header>\
            \(chart.window.view(words) { .measure(measure, $0, until: $1) })\(chart.view(words))</section>
            """
        return """
            <div class="toolbar"><a class="round" href="\(BodyPageRoute.measure(.weight).url)" aria-label="\(words.weight)">\(Icon.back.svg)</a></div>
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <section class="card weight-card">\(now)\
            \(fields.view(words, id: newID, button: words.save))</section>
            \(latest == nil ? "<p class=\"quiet after\">\(words.noMeasurementsYet)</p>" : summary)
            \(list.view(words))
            """
    }
}

/// The page of a measurement, where it is edited or deleted.
struct MeasurementPage: PageView {
    let kept: BodyMeasurement
    let measure: BodyMeasure
    let fields: MeasureFields
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .body }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such measurement.
    init?(_ context: RequestContext, id: RecordID, _ form: FormFields? = nil, refusal: FormRefusal? = nil) {
        guard let kept = context.state.measurements[id], kept.isAlive, let measure = kept.measure else {
            return nil
        }
        let units = context.state.profile.units
        self.kept = kept
        self.measure = measure
        self.refusal = refusal
        fields = MeasureFields(
            form: form ?? MeasurementForm.fields(of: kept, in: units, context.words), measure: measure, units: units,
            refusal: refusal)
        title = context.words.measured(kept, in: context.state)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields.form, refusal: refusal)
        let back = BodyPageRoute.measure(measure)
        let delete = measure == .weight ? words.deleteWeighIn : words.deleteMeasurement
        return """
            <div class="toolbar"><a class="round" href="\(back.url)" aria-label="\(words.name(measure))">\(Icon.back.svg)</a></div>
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="card form" method="post" action="\(BodyActionRoute.edit(kept.id).url)" novalidate\(controls.draft)>\
            \(controls.seen)\(controls.notice)
            \(controls.textField("value", fields.label(words), mode: "decimal"))
            \(fields.more(controls, hint: nil))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div></form>
            <div class="ending"><form method="post" action="\(BodyActionRoute.delete(kept.id).url)"><button class="button danger">\(Icon.trash.svg)\(delete)</button></form></div>
            """
    }
}
