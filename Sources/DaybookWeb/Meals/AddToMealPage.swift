import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to add to a meal: a search among all foods, each with an amount; or only numbers.
struct AddToMealPage: PageView {
    let kind: MealKind
    let day: Day
    let today: Day
    let search: String
    let rows: [Row]
    /// The number of matches beyond those shown.
    let beyond: Int
    /// Whether the foods are the recent ones, because nothing is searched for.
    let isRecent: Bool
    let fields: FormFields
    /// The food whose amount was refused; nil where it was the numbers.
    let food: RecordID?
    let refusal: FormRefusal?
    let newID: RecordID
    let title: String

    /// The number of recent foods offered before a search, and of foods found by one.
    private static let (mostRecent, mostFound) = (8, 20)

    /// A food with its suggested amount, and the id of the item to add.
    struct Row: Sendable {
        let food: Food
        let amount: Double
        let unit: FoodUnit
        let id: RecordID
    }

    var section: Section? { .meals }
    var layout: PageLayout { .plain }

    init(
        _ context: RequestContext, _ kind: MealKind?, day: Day, search: String, id: RecordID? = nil,
        _ fields: FormFields = FormFields(), of food: RecordID? = nil, refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        self.kind = context.mealKind(kind, on: day)
        (self.day, self.search, self.fields, self.food, self.refusal) = (day, search, fields, food, refusal)
        today = context.today
        let newIDs = context.newIDs()
        newID = food == nil ? id ?? newIDs() : newIDs()
        let usual = state.frequentFoods(today: context.today)
        let foods = words.foods(search, in: state, eaten: usual)
        var suggestions: [RecordID: State.FrequentFood] = [:]
        for eaten in usual { suggestions[eaten.food.id] = eaten }
        let isSearching = !PlainText.line(search).isEmpty
        isRecent = !isSearching && !usual.isEmpty
        // Those eaten come first.
        let offered = (isRecent ? usual.map { $0.food } : foods).map { food in
            suggestions[food.id].map { (food, $0.amount, $0.unit) } ?? Self.offered(food)
        }
        var chosen = Array(offered.prefix(isSearching ? Self.mostFound : Self.mostRecent))
        // A food whose amount was refused stays in the list.
        if let food, !chosen.contains(where: { $0.0.id == food }),
            let refused = offered.first(where: { $0.0.id == food })
                ?? foods.first(where: { $0.id == food }).map({ Self.offered($0) })
        {
            chosen.append(refused)
        }
        rows = chosen.map { item in
            Row(food: item.0, amount: item.1, unit: item.2, id: item.0.id == food ? id ?? newIDs() : newIDs())
        }
        beyond = isSearching ? max(0, offered.count - Self.mostFound) : 0
        title = words.addTo(words.name(self.kind))
    }

    /// The suggested amount of a food that was never eaten.
    private static func offered(_ food: Food) -> (Food, Double, FoodUnit) {
        food.nutrition(of: 1, .portions) == nil ? (food, 100, .grams) : (food, 1, .portions)
    }

    private var action: MealActionRoute { .add(kind, day == today ? nil : day, search: search) }

    func view(_ words: Words) -> HTML {
        let back = MealPageRoute.day(day == today ? nil : day)
        let kinds = MealKind.allCases.map { other in
            """
            <a href="\(MealPageRoute.add(other, day == today ? nil : day, search: search).url)"\(attribute: "aria-current", other == kind ? "true" : nil)>\(words.name(other))</a>
            """ as HTML
        }
        let list: HTML = """
            <section class="group"><h2\(attribute: "class", search.isEmpty ? nil : "hidden")>\(isRecent ? words.frequentFoods : words.commonFoods)</h2><ul class="list foods">\(rows.map { row($0, words) })</ul></section>
            """
        let new = MealPageRoute.addFood(FoodStart(search: search, for: kind, on: day == today ? nil : day))
        let none: HTML = """
            <section class="empty">\(Icon.meal.svg)<h2>\(words.noFoodFound)</h2>\
            <a class="button" href="\(new.url)">\(Icon.add.svg)\(words.newFood)</a></section>
            """
        return """
            <div class="toolbar"><a class="round" href="\(back.url)" aria-label="\(words.meals)">\(Icon.back.svg)</a></div>
            <header class="bar"><div class="heading"><p>\(words.capitalized(words.near(day, to: today)))</p><h1>\(title)</h1></div></header>
            <nav class="segments compact after" aria-label="\(words.whichMeal)">\(kinds)</nav>
            <form class="search after" data-focus="search" role="search" action="\(MealPageRoute.add(nil, nil, search: "").url)">\(Icon.search.svg)\
            <input type="search" name="search" value="\(search)" placeholder="\(words.searchFoods)" aria-label="\(words.searchFoods)" autocomplete="off">\
            <input type="hidden" name="meal" value="\(kind.rawValue)">\(if: day != today, "<input type=\"hidden\" name=\"day\" value=\"\(day.text)\">")</form>
            \(BarcodeReader.view(into: "search", words))\(rows.isEmpty ? none : list)\(if: beyond > 0, "<p class=\"quiet\">\(words.foodsBeyond(beyond))</p>")
            \(quick(words))
            """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        let refused = refusal != nil && row.food.id == food
        let key = row.food.id.hex
        let units = FoodUnit.allCases.filter { row.food.nutrition(of: 1, $0) != nil }
        let chosen = refused ? fields["unit"] ?? "" : row.unit.rawValue
        let options = units.map { unit in
            "<option value=\"\(unit.rawValue)\"\(attribute: "selected", if: unit.rawValue == chosen)>\(words.unit(unit))</option>"
                as HTML
        }
        let basis = row.food.basis == .hundred ? words.amount(grams: 100) : words.amount(portions: 1)
        let portion = row.food.portion.map { "\(words.amount(portions: 1)): \(words.amount(grams: $0))" }
        let energy = "\(basis): \(row.food.nutrition.kilocalories.map { words.energy($0) } ?? "–")"
        let facts = [portion, energy].compactMap { $0 }.joined(separator: " · ")
        let name = words.name(row.food)
        let why: HTML =
            "<p class=\"reason\" id=\"why-\(key)\" role=\"alert\">\(Icon.warning.svg)<span>\(refusal?.reason ?? "")</span></p>"
        return """
            <li><span class="line"><span><strong><bdi>\(name)</bdi></strong><small>\(facts)</small></span></span>\
            <form class="eat" method="post" action="\(action.url)" novalidate><input type="hidden" name="id" value="\(row.id.hex)"><input type="hidden" name="food" value="\(key)">\
            <input class="short" name="amount" inputmode="decimal" autocomplete="off" value="\(refused ? fields["amount"] ?? "" : words.typedNumber(row.amount))" aria-label="\(words.amountOf(name))"\
            \(attribute: "aria-invalid", refused ? "true" : nil)\(attribute: "aria-describedby", refused ? "why-\(key)" : nil)\(attribute: "autofocus", if: refused)>\
            <select name="unit" aria-label="\(words.unitOf(name))">\(options)</select>\
            <button class="round primary" aria-label="\(words.addNamed(name))">\(Icon.add.svg)</button></form>\(if: refused, why)</li>

            """
    }

    private func quick(_ words: Words) -> HTML {
        let isRefused = refusal != nil && food == nil
        var fields = food == nil ? fields : FormFields()
        // A food that was not found is logged by its energy.
        let isUnknown = rows.isEmpty && !search.isEmpty
        if isUnknown, refusal == nil, !Food.isBarcode(search) { fields["name"] = search }
        let controls = FormControls(words: words, fields: fields, refusal: isRefused ? refusal : nil)
        return """
            <details class="card fold"\(attribute: "open", if: isRefused || isUnknown)><summary>\(Icon.edit.svg)\(words.quickEnergy)</summary>
            <form class="form" method="post" action="\(action.url)" novalidate><input type="hidden" name="id" value="\(newID.hex)">\(controls.notice)
            \(controls.textField("name", "\(words.nameLabel) (\(words.optional))"))
            \(controls.nutrition)
            <div class="submit"><button class="button primary">\(words.add)</button></div></form></details>
            """
    }
}
