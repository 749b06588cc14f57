import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to add or edit the person's own food, or to view a built-in one.
struct FoodFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// The food that is changed or looked at; nil for a new one.
    let food: Food?
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .meals }
    var layout: PageLayout { .narrow }

    /// A form as it was typed or, without that, of the food as it is.
    init(
        _ id: RecordID, _ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil
    ) {
        self.id = id
        self.refusal = refusal
        food = context.state.food(id)
        fields = typed ?? FormFields(food ?? Food(id: id), context.words)
        title = food.map { context.words.name($0) } ?? context.words.newFood
    }

    init(adding id: RecordID, _ start: FoodStart, _ context: RequestContext) {
        var food = Food(id: id)
        let search = PlainText.line(start.search)
        if Food.isBarcode(search) { food.barcode = search } else { food.name = search }
        var fields = FormFields(food, context.words)
        if !search.isEmpty { fields["searched"] = search }
        if let meal = start.meal { fields["meal"] = meal.rawValue }
        if let day = start.day { fields["day"] = day.text }
        self.init(id, context, fields)
    }

    /// The page that a new food was missing on.
    private var origin: MealPageRoute {
        guard food == nil, let meal = fields.meal else { return .foods(search: "") }
        return .add(meal, fields.day, search: "")
    }

    /// Nil if there is no such food.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard context.state.food(id) != nil else { return nil }
        self.init(id, context)
    }

    func view(_ words: Words) -> HTML {
        if let food, food.code != nil { return known(food, words) }
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        // A draft typed for one barcode or name is not restored beside another.
        let searched = food == nil ? fields["searched"] : nil
        let kept = (food == nil ? ["searched", "meal", "day"] : []).compactMap { name -> HTML? in
            fields[name].map { "<input type=\"hidden\" name=\"\(name)\" value=\"\($0)\">" }
        }
        let action = food.map { MealActionRoute.editFood($0.id) } ?? .addFood
        let question: HTML? = food.flatMap { words.labelQuestion($0) }.map { question in
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
            <form class="form"\(attribute: "data-focus", food == nil ? "name" : nil) method="post" action="\(action.url)" novalidate\(controls.draft)\(attribute: "data-kept", searched)>\
            \(food == nil ? controls.newID(id) : controls.seen)\(kept)\(controls.notice)
            <section class="card form">\(controls.textField("name", words.nameLabel, required: true))
            \(controls.segmentedControl("basis", words.numbersAreOf, bases))
            \(controls.nutrition)
            \(controls.textField("portion", "\(words.portionSize), \(words.gram) (\(words.optional))", mode: "decimal", hint: words.portionHint))
            \(controls.textField("barcode", "\(words.barcode) (\(words.optional))", mode: "numeric", hint: words.barcodeHint,
                choices: BarcodeReader.view(into: "barcode", words)))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(origin.url)" data-discard>\(words.cancel)</a></div></form>
            \(food.map { ending($0, words) })
            """
    }

    private func toolbar(_ words: Words) -> HTML {
        let label = origin == .foods(search: "") ? words.foods : words.meals
        return """
            <div class="toolbar"><a class="round" href="\(origin.url)" aria-label="\(label)">\(Icon.back.svg)</a></div>
            """
    }

    private func ending(_ food: Food, _ words: Words) -> HTML {
        """
        <div class="ending"><form method="post" action="\(MealActionRoute.deleteFood(food.id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteFood)</button></form></div>
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
            "<dt>\(words.portionSize)</dt><dd class=\"number\">\(words.amount(grams: food.portion ?? 0))</dd>"
        return """
            \(toolbar(words))
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            <section class="card"><header><h2>\(words.ofHundred)</h2></header><p class="big"><span class="number">\(words.number(nutrition.kilocalories ?? 0, maximumFractionDigits: 0))</span> <small>\(words.kilocalorie)</small></p>\
            <dl class="pairs">\(rows)\(if: food.portion != nil, piece)</dl><p class="hint">\(words.foodSource)</p></section>
            """
    }
}
