import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Words

/// Energy and nutrients eaten compared with the target: a ring and bars.
struct EnergySummary: Sendable {
    let eaten: Nutrition
    let target: EnergyTarget?
    /// The page that has it.
    let page: PageRoute

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

    /// The known nutrients in grams.
    private func nutrients(_ words: Words) -> [(name: String, grams: Double, tint: String)] {
        let all: [(String, Double?, String)] = [
            (words.protein, eaten.protein, "tint-rose"), (words.carbohydrate, eaten.carbohydrate, "tint-amber"),
            (words.fat, eaten.fat, "tint-iris"), (words.fibre, eaten.fibre, "tint-leaf"),
        ]
        return all.compactMap { name, grams, tint in grams.map { (name, $0, tint) } }
    }

    private func parts(_ words: Words) -> HTML {
        let rows = nutrients(words).map { name, grams, tint in
            BarRows.Row(
                ChartPoint(
                    label: name, value: grams,
                    text: "\(words.number(grams, maximumFractionDigits: 0)) \(words.gram)"),
                tint: tint)
        }
        guard !rows.isEmpty else { return .empty }
        return BarRows(
            rows: rows, accessibilityLabel: words.whatIsInIt,
            table: words.chartTable(
                words.whatIsInIt, by: words.whatIsInIt, [words.gram], file: ChartName.nutrients, of: page)
        ).svg
    }

    /// The nutrients as a file.
    func nutrientFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.whatIsInIt, words.gram], rows: nutrients(words).map { ($0.name, [$0.grams]) })
    }
}
