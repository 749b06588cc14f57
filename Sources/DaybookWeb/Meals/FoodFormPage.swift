import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to add or edit the person's own food, or to view a built-in one.
struct FoodFormPage: PageView {
    let form: FoodForm
    /// The edited or viewed food; nil for a new one.
    let food: Food?
    let newID: RecordID?
    let refusal: FormRefusal?
    let focus: String?
    let seen: String
    let title: String

    var section: Section? { .meals }
    var layout: PageLayout { .narrow }

    init(
        adding id: RecordID, _ form: FoodForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.form = form
        self.refusal = refusal
        self.focus = focus
        food = nil
        newID = id
        seen = ""
        title = context.words.newFood
    }

    /// Nil if there is no such food.
    init?(editing id: RecordID, _ context: RequestContext, _ form: FoodForm? = nil, refusal: FormRefusal? = nil) {
        guard let food = context.state.food(id) else { return nil }
        let kept = FoodForm(food, context.words)
        self.food = food
        self.form = form ?? kept
        self.refusal = refusal
        focus = nil
        newID = nil
        seen = form == nil ? kept.fields.urlEncoded : context.request.form["seen"] ?? ""
        title = context.words.name(food)
    }

    func view(_ words: Words) -> HTML {
        if let food, food.code != nil { return known(food, words) }
        let controls = FormControls(words: words, refusal: refusal, focus: focus)
        let hidden: HTML =
            newID.map { "<input type=\"hidden\" name=\"id\" value=\"\($0.hex)\">" }
            ?? "<input type=\"hidden\" name=\"seen\" value=\"\(seen)\">"
        let action = food.map { MealRoute.food($0.id) } ?? .addFood
        let question: HTML? = food.flatMap { words.labelQuestion($0.nutrition) }.map { question in
            "<div class=\"notice warn\">\(Icon.warning.svg)<p>\(question)</p></div>"
        }
        let bases = [
            (value: Food.Basis.hundred.rawValue, label: words.ofHundred),
            (value: Food.Basis.portion.rawValue, label: words.ofPortion),
        ]
        return """
            \(toolbar(words))
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            \(if: refusal == nil, "\(question)")
            <form class="form" method="post" action="\(action.url)" novalidate>\(hidden)\(controls.notice)
            <section class="card form">\(controls.line("name", words.foodNameLabel, form.name, required: true))
            \(controls.segments("basis", words.numbersAreOf, bases, chosen: form.basis))
            \(form.nutrition.view(controls))
            \(controls.line("portion", "\(words.portionSize), \(words.gram) (\(words.optional))", form.portion, mode: "decimal", hint: words.portionHint))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(MealRoute.foods(search: "").url)">\(words.cancel)</a></div></form>
            \(food.map { ending($0, words) })
            """
    }

    private func toolbar(_ words: Words) -> HTML {
        "<div class=\"toolbar\"><a class=\"round\" href=\"\(MealRoute.foods(search: "").url)\" aria-label=\"\(words.foods)\">\(Icon.back.svg)</a></div>"
    }

    private func ending(_ food: Food, _ words: Words) -> HTML {
        """
        <div class="ending"><form method="post" action="\(MealRoute.deleteFood(food.id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteFood)</button></form></div>
        <p class="quiet after">\(words.deletingFood)</p>
        """
    }

    /// Shows a built-in food, which cannot be edited.
    private func known(_ food: Food, _ words: Words) -> HTML {
        let nutrition = food.nutrition
        let parts: [(String, Double?)] = [
            (words.protein, nutrition.protein), (words.carbohydrate, nutrition.carbohydrate),
            (words.fat, nutrition.fat),
            (words.fibre, nutrition.fibre),
        ]
        let rows = parts.map { name, grams in
            "<dt>\(name)</dt><dd class=\"number\">\(grams.map { words.amount(grams: $0) } ?? "–")</dd>" as HTML
        }
        let piece: HTML =
            "<dt>\(words.onePiece)</dt><dd class=\"number\">\(words.amount(grams: food.portion ?? 0))</dd>"
        return """
            \(toolbar(words))
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            <section class="card"><header><h2>\(words.ofHundred)</h2></header><p class="big"><span class="number">\(words.number(nutrition.kilocalories ?? 0, maximumFractionDigits: 0))</span> <small>\(words.kilocalorie)</small></p>\
            <dl class="pairs">\(rows)\(if: food.portion != nil, piece)</dl><p class="hint">\(words.foodSource)</p></section>
            """
    }
}
