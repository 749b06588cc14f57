import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The meals of a day compared with the energy target, and the fastest ways to add another.
struct MealsPage: PageView {
    let day: Day
    let today: Day
    let summary: EnergySummary
    let groups: [Group]
    let kind: MealKind
    let usual: [State.FrequentFood]
    let line: String
    let refusal: FormRefusal?
    let newID: RecordID
    /// The day after; nil if it has not begun and has no meals, as none are planned.
    let nextDay: Day?
    let title: String

    static let usualCount = 8

    /// The meals of a kind; if there are none, the previous day's to copy.
    struct Group: Sendable {
        let kind: MealKind
        let meals: [MealSummary]
        /// The previous day's meals, with an id for their copy.
        let before: [MealSummary]
        let copyID: RecordID
    }

    /// A meal with its items.
    struct MealSummary: Sendable {
        let meal: Meal
        let rows: [MealItemRow]
        let nutrition: Nutrition

        init(_ meal: Meal, in state: State, _ words: Words) {
            self.meal = meal
            rows = state.items(of: meal.id).map { MealItemRow($0, in: state, words) }
            nutrition = state.nutrition(of: meal)
        }
    }

    var section: Section? { .meals }
    var layout: PageLayout { .plain }

    init(
        _ context: RequestContext, day: Day, id: RecordID? = nil, _ kind: MealKind? = nil, line: String = "",
        refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        self.day = day
        today = context.today
        summary = EnergySummary(
            eaten: state.nutrition(on: day), target: state.energyTarget(state.weightTrend, on: day),
            page: .meals(.day(day == context.today ? nil : day)))
        let newIDs = context.newIDs()
        newID = id ?? newIDs()
        let (meals, before) = (state.meals(on: day), state.meals(on: day.advanced(by: -1)))
        groups = MealKind.allCases.map { kind in
            let eaten = meals.filter { $0.kind == kind }.map { MealSummary($0, in: state, words) }
            let earlier = before.filter { $0.kind == kind && !state.items(of: $0.id).isEmpty }
            return Group(
                kind: kind, meals: eaten,
                before: eaten.isEmpty && day <= context.today ? earlier.map { MealSummary($0, in: state, words) } : [],
                copyID: newIDs())
        }
        nextDay = day.neighbor(1).flatMap { next in
            day < context.today || !state.meals(on: next).isEmpty ? next : nil
        }
        self.kind = context.mealKind(kind, on: day)
        usual = Array(state.frequentFoods(today: context.today).prefix(Self.usualCount))
        self.line = line
        self.refusal = refusal
        title = day == context.today ? words.meals : words.dayAndMonth(day, near: context.today)
    }

    private func route(_ other: Day) -> MealPageRoute { .day(other == today ? nil : other) }

    func view(_ words: Words) -> HTML {
        let isEmpty = groups.allSatisfy { $0.meals.isEmpty }
        return """
            \(header(words))
            \(MealTabs(current: .day).view(words))
            \(if: !isEmpty, summary.view(words))
            \(day > today ? "<p class=\"quiet\">\(words.dayInFuture).</p>" : adding(words))
            \(if: isEmpty && usual.isEmpty && day <= today, empty(words))
            <div class="meal-groups">\(groups.map { group($0, words) })</div>
            """
    }

    private func header(_ words: Words) -> HTML {
        let near: HTML =
            day == today
            ? "" : " · \(words.relative(day, to: today)) · <a href=\"\(MealPageRoute.day(nil).url)\">\(words.today)</a>"
        let previous = StepLink.previous.view(to: day.neighbor(-1).map { route($0).url }, label: words.previousDay)
        let next = StepLink.next.view(to: nextDay.map { route($0).url }, label: words.nextDay)
        return """
            <header class="bar"><div class="heading"><p>\(words.meals) · \(words.weekdayHeading(day.weekday))\(near)</p><h1>\(words.dayAndMonth(day, near: today))</h1></div>
            <div class="actions">\(previous)
            \(next)</div></header>
            """
    }

    /// The text field and the buttons of usual foods.
    private func adding(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        let kinds = MealKind.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let buttons = usual.map { item in
            """
            <button class="chip" name="usual" value="\(UsualFoodButton.value(item))">\(Icon.add.small)<bdi>\(words.name(item.food))</bdi> <span class="number">\(words.amount(item.amount, item.unit))</span></button>
            """ as HTML
        }
        return """
            <form class="card form meal-adding" data-focus="line" method="post" action="\(MealActionRoute.logFood(on: day == today ? nil : day).url)" novalidate><input type="hidden" name="id" value="\(newID.hex)">\
            \(controls.segmentedControl("meal", words.whichMeal, kinds, chosen: kind.rawValue, isHeadingShown: false))
            <div class="adding">\(controls.textField("line", words.whatDidYouEat, line, placeholder: words.eatenLineHint))\
            <button class="button primary">\(words.add)</button></div>
            \(if: !buttons.isEmpty, "<div class=\"chips usual\" role=\"group\" aria-label=\"\(words.frequentFoods)\">\(buttons)</div>")
            <a class="button plain" href="\(MealPageRoute.add(nil, day == today ? nil : day, search: "").url)">\(Icon.search.svg)\(words.allFoodsAndNumbers)</a></form>
            """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.meal.svg)<h2>\(words.nothingEatenYet)</h2><p>\(words.nothingEatenHint)</p></section>
        """
    }

    private func group(_ group: Group, _ words: Words) -> HTML {
        if let last = group.before.last { return copying(last, group, words) }
        return "\(group.meals.map { eaten($0, words) })"
    }

    private func eaten(_ eaten: MealSummary, _ words: Words) -> HTML {
        let meal = eaten.meal
        let time: HTML? = meal.time.map { " <span class=\"count\">\(words.time($0))</span>" }
        return """
            <section class="group"><div class="group-head"><h2>\(words.name(meal.kind))\(time)</h2>\
            <span class="measured-value number">\(eaten.nutrition.kilocalories.map { words.energy($0) } ?? "")</span>\
            <a class="round plain" href="\(MealPageRoute.meal(meal.id).url)" aria-label="\(words.editNamed(words.name(meal.kind)))">\(Icon.edit.svg)</a></div>\
            <ul class="list">\(eaten.rows.map { $0.view(words) })</ul>\(if: !meal.note.isEmpty, "<p class=\"quiet said\"><bdi>\(meal.note)</bdi></p>")</section>

            """
    }

    private func copying(_ last: MealSummary, _ group: Group, _ words: Words) -> HTML {
        let rows = group.before.flatMap { $0.rows }
        let names = rows.prefix(3).map { $0.name }.joined(separator: ", ") + (rows.count > 3 ? ", …" : "")
        let known = group.before.compactMap { $0.nutrition.kilocalories }
        let energy = known.isEmpty ? "" : " · \(words.energy(known.reduce(0, +)))"
        return """
            <section class="group"><h2>\(words.name(group.kind))</h2><form method="post" action="\(MealActionRoute.copy(last.meal.id).url)">\
            <input type="hidden" name="id" value="\(group.copyID.hex)"><input type="hidden" name="day" value="\(day.text)">\
            <button class="button copy">\(Icon.add.svg)<span><strong>\(day == today ? words.asYesterday : words.asTheDayBefore)</strong><small>\(names)\(energy)</small></span></button></form></section>

            """
    }
}
