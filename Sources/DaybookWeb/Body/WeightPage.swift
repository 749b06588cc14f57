import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The weight page: a quick weigh-in, the trend and its forecast, and the other measures below.
struct WeightPage: PageView {
    let fields: MeasureFields
    let newID: RecordID
    let trend: WeightTrend.Point?
    /// The last weigh-in.
    let latest: BodyValue?
    let sevenDayMean: Double?
    /// The change of the seven-day average within a week; nil without an average a week ago.
    let changeOfWeek: Double?
    let bodyMassIndex: Double?
    let target: EnergyTarget?
    let profile: Profile
    let forecast: WeightForecast?
    let chart: BodyChart
    let list: FigureList
    let measures: [Measure]
    let hasWeights: Bool
    let today: Day
    let title: String

    /// Another measure with its latest values.
    struct Measure: Sendable {
        let measure: BodyMeasure
        let figures: [BodyValue]
    }

    var section: Section? { .body }
    var layout: PageLayout { .plain }

    init(
        _ context: RequestContext, _ range: BodyRange, until last: Day? = nil, id: RecordID? = nil,
        _ form: FormFields = FormFields(), refusal: FormRefusal? = nil
    ) {
        let (state, today) = (context.state, context.today)
        profile = state.profile
        fields = MeasureFields(form: form, measure: .weight, units: profile.units, refusal: refusal)
        newID = id ?? context.newIDs()()
        self.today = today
        let figures = state.figures(of: .weight)
        let trend = WeightTrend(figures.map { ($0.day, $0.value) })
        self.trend = trend.latest(on: today)
        latest = figures.last
        let average = trend.sevenDayMean(on: today)
        sevenDayMean = average
        changeOfWeek = trend.sevenDayMean(on: today.advanced(by: -7)).flatMap { before in average.map { $0 - before } }
        bodyMassIndex = state.bodyMassIndex(trend, on: today)
        target = state.energyTarget(trend, on: today)
        forecast = state.weightForecast(trend, on: today)
        let window = BodyWindow(range, until: last, of: figures, today: today)
        chart = BodyChart(trend, profile.units, window, goal: profile.goalWeight)
        hasWeights = !figures.isEmpty
        let message = context.flashMessage
        list = FigureList(
            figures: window.listed(figures), measure: .weight, units: profile.units, today: today,
            just: message == .done(.body(.measure)) ? context.request.query["of"].flatMap { RecordID(hex: $0) } : nil)
        measures = BodyMeasure.allCases.filter { $0 != .weight }.map {
            Measure(measure: $0, figures: state.figures(of: $0))
        }
        title = context.words.weight
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(BodyTabs(current: .weight).view(words))
        <section class="card weight-card">\(now(words))\
        \(fields.view(words, id: newID, button: words.weighIn))</section>
        \(hasWeights ? summary(words) : empty(words))
        \(others(words))\(list.view(words))
        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.scale.svg)<h2>\(words.noWeightYet)</h2><p>\(words.noWeightYetHint)</p>\
        <a class="button plain" href="\(DataPageRoute.data.url)">\(words.orImportHealth)</a></section>
        """
    }

    /// The last weigh-in as a large figure, with the average and the forecast beneath.
    private func now(_ words: Words) -> HTML? {
        guard let latest else { return nil }
        let imperial = profile.units == .imperial
        var when = words.capitalized(words.near(latest.day, to: today))
        if let time = latest.written?.time { when += ", " + words.time(time) }
        var lines: [String] = []
        if let sevenDayMean { lines.append(words.averageWeight(sevenDayMean, changeOfWeek, imperial: imperial)) }
        var facts: [String] = []
        if let weight = profile.goalWeight {
            facts.append("\(words.weightGoal): \(words.measured(weight, .weight, profile.units))")
        }
        if let forecast { facts.append(words.sentence(of: forecast, today: today)) }
        if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
        return """
            <div class="weight-now"><p class="when">\(when)</p>\
            <p class="big"><span class="number">\(words.number(words.shown(latest.value, .weight, profile.units), maximumFractionDigits: 1))</span> \
            <small>\(words.unit(of: .weight, profile.units))</small></p>\(lines.map { "<p>\($0)</p>" as HTML })</div>
            """
    }

    private func summary(_ words: Words) -> HTML {
        """
        \(figures(words))
        <section class="card"><header><h2>\(words.weightOverTime)</h2></header>\
        \(chart.window.view(words) { .measure(.weight, $0, until: $1) })\(chart.view(words))<p class="hint">\(words.trendHint)</p></section>
        """
    }

    private func figures(_ words: Words) -> HTML {
        func stat(_ name: String, _ value: String, _ unit: String) -> HTML {
            "<div class=\"stat\"><dt>\(name)</dt><dd>\(value)\(if: !unit.isEmpty, " <small>\(unit)</small>")</dd></div>"
        }
        let unit = words.unit(of: .weight, profile.units)
        func weight(_ value: Double) -> String {
            words.number(words.shown(value, .weight, profile.units), maximumFractionDigits: 1)
        }
        var stats: [HTML] = []
        if let trend { stats.append(stat(words.weightTrend, weight(trend.trend), unit)) }
        if let index = bodyMassIndex {
            stats.append(stat(words.bodyMassIndex, words.number(index, maximumFractionDigits: 1), ""))
        }
        if let target {
            stats.append(
                stat(
                    words.toEatADay, words.number(target.kilocalories, maximumFractionDigits: 0), words.kilocalorie))
        }
        return "<dl class=\"figures body-figures\">\(stats)</dl>"
    }

    /// The other measures: charts of those in use, links to begin the rest.
    private func others(_ words: Words) -> HTML {
        let known = measures.filter { !$0.figures.isEmpty }.map { item -> HTML in
            guard let latest = item.figures.last else { return .empty }
            let line = Sparkline(
                values: item.figures.suffix(30).map { $0.value }, tint: "tint-teal", width: 88, height: 28)
            return """
                <li><a class="line" href="\(BodyPageRoute.measure(item.measure).url)"><span><strong>\(words.name(item.measure))</strong>\
                <small>\(words.capitalized(words.near(latest.day, to: today)))</small></span>\(if: item.figures.count > 1, line.svg)\
                <span class="measured-value number">\(words.measured(latest.value, item.measure, profile.units))</span></a></li>

                """
        }
        let unknown = measures.filter { $0.figures.isEmpty }.map { item in
            "<a class=\"chip\" href=\"\(BodyPageRoute.measure(item.measure).url)\">\(Icon.add.small)\(words.name(item.measure))</a>"
                as HTML
        }
        let photos: HTML = """
            <a class="chip" href="\(AttachmentPageRoute.list(.day(today)).url)">\(Icon.attach.small)\(words.progressPhotos)</a>
            """
        return """
            <section class="group measures"><h2>\(words.otherMeasures)</h2>\(if: !known.isEmpty, "<ul class=\"list\">\(known)</ul>")\
            <nav class="whose" aria-label="\(words.measureMore)">\(unknown)\(photos)</nav></section>

            """
    }
}
