import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// Energy and nutrients eaten compared with the target: a ring and bars.
struct EnergySummary: Sendable {
    let eaten: Nutrition
    let target: EnergyTarget?

    /// The energy eaten in kilocalories.
    var kilocalories: Double { eaten.kilocalories ?? 0 }

    func ring(size: Int, _ words: Words) -> HTML {
        guard let target else { return .empty }
        return ProgressRing(
            fraction: kilocalories / target.kilocalories, label: words.percent(kilocalories / target.kilocalories),
            tint: kilocalories > target.kilocalories ? "over" : "", size: size
        ).svg
    }

    func view(_ words: Words) -> HTML {
        let figure = words.number(kilocalories, maximumFractionDigits: 0)
        let summary =
            target.map { words.rest(kilocalories, of: $0.kilocalories) } ?? words.noTargetYet
        let link: HTML = "<a href=\"\(BodyPageRoute.profile.url)\">\(words.profileAndTarget)</a>"
        return """
            <section class="card eaten"><div class="eaten-energy">\(ring(size: 112, words))<div><p class="big"><span class="number">\(figure)</span> <small>\(words.kilocalorie)</small></p>\
            <p>\(summary)\(if: target == nil, " \(link)")</p></div></div>\(parts(words))</section>
            """
    }

    private func parts(_ words: Words) -> HTML {
        let parts: [(String, Double?, String)] = [
            (words.protein, eaten.protein, "tint-rose"), (words.carbohydrate, eaten.carbohydrate, "tint-amber"),
            (words.fat, eaten.fat, "tint-iris"), (words.fibre, eaten.fibre, "tint-leaf"),
        ]
        let known = parts.filter { $0.1 != nil }
        guard !known.isEmpty else { return .empty }
        let rows = known.map { name, grams, tint in
            let grams = grams ?? 0
            return BarRows.Row(
                ChartPoint(
                    label: name, value: grams,
                    text: "\(words.number(grams, maximumFractionDigits: 0)) \(words.gram)"),
                tint: tint)
        }
        return BarRows(rows: rows, accessibilityLabel: words.whatIsInIt).svg
    }
}
