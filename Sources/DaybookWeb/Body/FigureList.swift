import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A list of measured values, latest first, with the older ones collapsed.
struct FigureList: Sendable {
    let figures: [BodyValue]
    let measure: BodyMeasure
    let units: UnitSystem
    let today: Day
    /// The record that was just added.
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

    private func row(_ figure: BodyValue, _ words: Words) -> HTML {
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
            <li\(attribute: "class", written.id == just ? "just" : nil)><a class="line" href="\(BodyPageRoute.measurement(written.id).url)">\
            \(text)\(Icon.forward.svg)</a></li>

            """
    }

    private func note(_ figure: BodyValue) -> HTML? {
        guard let note = figure.written?.note, !note.isEmpty else { return nil }
        return " · <bdi>\(PlainText.line(String(note.prefix(100))))</bdi>"
    }
}
