import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page of a meal, where it is edited or deleted.
struct MealPage: PageView {
    let meal: Meal
    let rows: [MealItemRow]
    let nutrition: Nutrition
    let fields: FormFields
    let refusal: FormRefusal?
    let today: Day
    let title: String

    var section: Section? { .meals }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such meal.
    init?(_ context: RequestContext, id: RecordID, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        let state = context.state
        guard let meal = state.meal(id) else { return nil }
        self.meal = meal
        fields = typed ?? FormFields(dated: meal, context.words)
        self.refusal = refusal
        rows = state.items(of: id).map { MealItemRow($0, in: state, context.words) }
        nutrition = state.nutrition(of: meal)
        today = context.today
        title = context.words.name(meal.kind)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let day = meal.day ?? today
        let back = MealPageRoute.day(day == today ? nil : day)
        let kinds = MealKind.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let facts = [nutrition.kilocalories.map { words.energy($0) } ?? "", words.parts(nutrition)]
        return """
            <div class="toolbar"><a class="round" href="\(back.url)" aria-label="\(words.meals)">\(Icon.back.svg)</a></div>
            <header class="bar"><div class="heading"><p>\(words.capitalized(words.near(day, to: today)))</p><h1>\(title)</h1></div></header>
            <p class="lead">\(facts.filter { !$0.isEmpty }.joined(separator: " · "))</p>
            <ul class="list">\(rows.map { $0.view(words) })</ul>
            <p><a class="button plain" href="\(MealPageRoute.add(meal.kind, day == today ? nil : day, search: "").url)">\(Icon.add.svg)\(words.addTo(title))</a></p>
            <form class="card form" method="post" action="\(MealActionRoute.edit(meal.id).url)" novalidate\(controls.draft)>\
            \(controls.seen)\(controls.notice)
            \(controls.segmentedControl("kind", words.whichMeal, kinds))
            <div class="pair">\(controls.textField("day", words.day, type: "date"))
            \(controls.textField("time", words.timeLabel, type: "time"))</div>
            \(controls.textArea("note", words.note))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div></form>
            <div class="ending"><form method="post" action="\(MealActionRoute.delete(meal.id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteMeal)</button></form></div>
            """
    }
}

/// The page of an item of a meal, where it is edited or deleted.
struct MealItemPage: PageView {
    let item: MealItem
    let meal: Meal
    let food: Food?
    let row: MealItemRow
    let fields: FormFields
    let refusal: FormRefusal?
    let today: Day
    let title: String

    var section: Section? { .meals }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such thing, or its meal is deleted.
    init?(_ context: RequestContext, id: RecordID, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        let state = context.state
        guard let item = state.mealItems[id], item.isAlive, let meal = state.meal(item.meal) else { return nil }
        self.item = item
        self.meal = meal
        fields = typed ?? FormFields(item, context.words)
        self.refusal = refusal
        food = state.anyFood(item.food)
        row = MealItemRow(item, in: state, context.words)
        today = context.today
        title = row.name
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let day = meal.day ?? today
        let back = MealPageRoute.day(day == today ? nil : day)
        let facts = [row.nutrition.kilocalories.map { words.energy($0) } ?? "", words.parts(row.nutrition)]
        let question: HTML? = (item.food == nil ? words.labelQuestion(item.nutrition) : nil).map { question in
            "<div class=\"notice warn\">\(Icon.warning.svg)<p>\(question)</p></div>"
        }
        return """
            <div class="toolbar"><a class="round" href="\(back.url)" aria-label="\(words.meals)">\(Icon.back.svg)</a></div>
            <header class="bar"><div class="heading"><p>\(words.name(meal.kind)), \(words.near(day, to: today))</p><h1><bdi>\(title)</bdi></h1></div></header>
            <p class="lead">\(facts.filter { !$0.isEmpty }.joined(separator: " · "))</p>
            \(if: refusal == nil, "\(question)")
            <form class="card form" method="post" action="\(MealActionRoute.editItem(item.id).url)" novalidate\(controls.draft)>\(controls.seen)\(controls.notice)
            \(item.food == nil ? numbers(controls) : amount(controls))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div></form>
            <div class="ending"><form method="post" action="\(MealActionRoute.deleteItem(item.id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteEaten)</button></form></div>
            """
    }

    private func amount(_ controls: FormControls) -> HTML {
        let words = controls.words
        let units = FoodUnit.allCases.filter { food?.nutrition(of: 1, $0) != nil || $0 == item.unit }
        return """
            <div class="pair">\(controls.textField("amount", words.amountLabel, mode: "decimal"))
            \(controls.select("unit", words.unitLabel, units.map { (value: $0.rawValue, label: words.unit($0)) }))</div>
            """
    }

    private func numbers(_ controls: FormControls) -> HTML {
        """
        \(controls.textField("name", "\(controls.words.nameLabel) (\(controls.words.optional))"))
        \(controls.nutrition)
        """
    }
}
