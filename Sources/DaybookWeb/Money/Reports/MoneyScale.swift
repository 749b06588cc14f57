import Markup
import Money
import Words

/// The scale of a chart of amounts: from zero, or below it, to a round number of major units.
struct MoneyScale: Sendable {
    let range: ChartRange
    let labels: LineChart.Scale
    private let currency: Currency

    init(_ amounts: [Int64], _ currency: Currency, _ words: Words) {
        self.currency = currency
        let values = amounts.map { Double($0) / Double(currency.minorUnits) }
        let step = Self.roundStep(max(values.max() ?? 0, -(values.min() ?? 0)))
        let highest = max(((values.max() ?? 0) / step).rounded(.up), 0) * step
        let lowest = min(((values.min() ?? 0) / step).rounded(.down), 0) * step
        range = ChartRange(lowest: lowest, highest: highest == lowest ? step : highest)
        func text(_ value: Double) -> String { words.number(value, maximumFractionDigits: step < 2 ? 1 : 0) }
        labels = LineChart.Scale(
            lowest: text(range.lowest), middle: text(range.middle), highest: text(range.highest))
    }

    func value(_ amount: Int64) -> Double { Double(amount) / Double(currency.minorUnits) }

    /// A fifth of the power of ten up to a value, so that a scale has few steps of round numbers.
    private static func roundStep(_ value: Double) -> Double {
        var power = 1.0
        while power * 10 <= value, power < 1e15 { power *= 10 }
        return value / power < 2 ? power / 5 : value / power < 5 ? power / 2 : power
    }
}
