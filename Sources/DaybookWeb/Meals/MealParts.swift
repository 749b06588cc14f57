import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The views of meals, side by side.
struct MealTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case day, statistics, foods
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view -> HTML in
            let (route, name): (MealRoute, String) =
                switch view {
                case .day: (.day(nil), words.day)
                case .statistics: (.statistics(.week), words.statistics)
                case .foods: (.foods(search: ""), words.foods)
                }
            return
                "<a href=\"\(route.url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name)</a>"
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.mealViews)\">\(links)</nav>"
    }
}

/// A food with the amount last eaten of it, as the value of a button.
struct UsualButton: Hashable, Sendable {
    let draft: MealItemDraft
    let value: String

    init(_ usual: State.UsualFood) {
        draft = .food(usual.food.id, usual.amount, usual.unit)
        value = "\(usual.food.id.hex) \(usual.amount) \(usual.unit.rawValue)"
    }

    /// The button of a posted value; nil for what is none.
    init?(_ value: String) {
        let parts = value.split(separator: Character(" ")).map { String($0) }
        guard parts.count == 3, let food = RecordID(hex: parts[0]), let amount = Double(parts[1]),
            let unit = FoodUnit(rawValue: parts[2])
        else { return nil }
        draft = .food(food, amount, unit)
        self.value = value
    }
}

/// What was eaten against the target: a ring of energy, and its parts.
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
        let told =
            target.map { words.rest(kilocalories, of: $0.kilocalories) } ?? words.noTargetYet
        let link: HTML = "<a href=\"\(BodyRoute.profile.url)\">\(words.profileAndTarget)</a>"
        return """
            <section class="card eaten"><div class="eaten-energy">\(ring(size: 112, words))<div><p class="big"><span class="number">\(figure)</span> <small>\(words.kilocalorie)</small></p>\
            <p>\(told)\(if: target == nil, " \(link)")</p></div></div>\(parts(words))</section>
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
        return BarRows(rows: rows, sentence: words.whatIsInIt).svg
    }
}

/// A thing of a meal in a list.
struct MealItemRow: Sendable {
    let item: MealItem
    let nutrition: Nutrition
    let name: String
    let amount: String

    init(_ item: MealItem, in state: State, _ words: Words) {
        self.item = item
        nutrition = state.nutrition(of: item)
        name = words.name(item, in: state)
        amount = words.amount(item)
    }

    func view(_ words: Words) -> HTML {
        """
        <li><a class="line" href="\(MealRoute.item(item.id).url)"><span><strong><bdi>\(name)</bdi></strong>\
        \(if: !amount.isEmpty, "<small>\(amount)</small>")</span><span class="measured-value number">\(nutrition.kilocalories.map { words.energy($0) } ?? "–")</span></a></li>

        """
    }
}
