import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The meals and weight of a day on Today; empty for a person who does not log them.
struct DayMeals: Sendable {
    let meals: EnergySummary?
    /// The latest weight of the day in kilograms.
    let weight: Double?
    /// Whether a weight was logged recently.
    let isWeighing: Bool
    let units: UnitSystem
    let day: Day
    let isToday: Bool

    /// The number of days after the last meal or weigh-in during which Today asks for them.
    static let memory = 30

    init(_ context: RequestContext, day: Day) {
        let state = context.state
        let today = context.today
        let first = today.advanced(by: -Self.memory)
        let isToday = day == today
        self.isToday = isToday
        self.day = day
        units = state.profile.units
        let isEating = state.hasMeals(from: isToday ? first : day, to: day)
        let since = isToday ? first : day
        let weights = state.measurements.rows.filter { row in
            row.measure == .weight && row.isAlive && row.day.map { $0 >= since && $0 <= day } ?? false
        }
        isWeighing = !weights.isEmpty
        weight = weights.filter { $0.day == day }.max { ($0.at ?? .min, $0.id) < ($1.at ?? .min, $1.id) }?.value
        meals =
            isEating
            ? EnergySummary(eaten: state.nutrition(on: day), target: state.energyTarget(state.weightTrend, on: day))
            : nil
    }

    func view(_ words: Words) -> HTML {
        guard meals != nil || isWeighing else { return .empty }
        let text = weight.map { words.measured($0, .weight, units) } ?? words.weighIn
        let chip: HTML = """
            <a class="chip\(if: weight == nil, " accent")" href="\(BodyPageRoute.measure(.weight).url)">\(weight == nil ? Icon.scale.small : Icon.check.small)<span class="number">\(text)</span></a>
            """
        let add: HTML = """
            <a class="chip accent" href="\(MealPageRoute.day(isToday ? nil : day).url)">\(Icon.add.small)\(words.logMeal)</a>
            """
        return """
            <section class="card day-body" id="meals">\(meals.map { eaten($0, words) })\
            <div class="chips">\(if: meals != nil, add)\(if: isWeighing, chip)</div></section>

            """
    }

    private func eaten(_ meals: EnergySummary, _ words: Words) -> HTML {
        let route = MealPageRoute.day(isToday ? nil : day)
        let energy = words.energy(meals.kilocalories)
        let summary = meals.target.map { words.rest(meals.kilocalories, of: $0.kilocalories) }
        return """
            <div class="day-eaten">\(meals.ring(size: 56, words))<div><h2><a href="\(route.url)">\(words.meals)</a></h2>\
            <p><strong class="number">\(energy)</strong>\(summary.map { ", \($0)" as HTML })</p></div></div>
            """
    }
}
