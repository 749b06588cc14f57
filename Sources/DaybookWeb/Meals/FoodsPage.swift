import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The foods: the person's own, and the built-in ones.
struct FoodsPage: PageView {
    let own: [Food]
    let common: [Food]
    /// The number of built-in foods beyond those shown.
    let beyond: Int
    let search: String
    let hasOwn: Bool
    let title: String

    var section: Section? { .meals }
    var layout: PageLayout { .plain }

    static let most = 300
    /// The number of built-in foods shown; the others are found by a search.
    static let mostCommon = 40

    init(_ context: RequestContext, search: String) {
        self.search = search
        let usual = context.state.frequentFoods(today: context.today)
        let found = context.words.foods(search, in: context.state, eaten: usual)
        let builtIn = found.filter { Food.common[$0.id] != nil }
        own = found.filter { Food.common[$0.id] == nil }
            .sorted { Words.isOrderedBefore($0.name, $1.name) }
        common = Array(builtIn.prefix(Self.mostCommon))
        beyond = builtIn.count - common.count
        hasOwn = !context.state.ownFoods.isEmpty
        title = context.words.title(context.words.meals, context.words.foods)
    }

    func view(_ words: Words) -> HTML {
        let new = MealPageRoute.addFood(FoodStart(search: own.isEmpty ? search : ""))
        let add: HTML =
            "<a class=\"button\" href=\"\(new.url)\">\(Icon.add.svg)\(words.newFood)</a>"
        let none: HTML = "<section class=\"empty\">\(Icon.meal.svg)<h2>\(words.noFoodFound)</h2></section>"
        let shown = own.prefix(Self.most).map { row($0, words) }
        let list: HTML =
            own.isEmpty ? "<p class=\"quiet\">\(words.noOwnFoods)</p>" : "<ul class=\"list\">\(shown)</ul>"
        let mine: HTML = "<section class=\"group\"><h2>\(words.ownFoods)</h2>\(list)</section>"
        let more: HTML = beyond > 0 ? "<p class=\"quiet\">\(words.foodsBeyond(beyond))</p>" : .empty
        let known: HTML = """
            <section class="group"><h2>\(words.commonFoods)</h2><ul class="list">\(common.map { row($0, words) })</ul>\
            \(more)<p class="hint after">\(words.foodSource)</p></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div><div class="actions">\(add)</div></header>
            \(MealTabs(current: .foods).view(words))
            <form class="search" data-focus="search" role="search" action="\(MealPageRoute.foods(search: "").url)">\(Icon.search.svg)\
            <input type="search" name="search" value="\(search)" placeholder="\(words.searchFoods)" aria-label="\(words.searchFoods)" autocomplete="off"></form>
            \(BarcodeReader.view(into: "search", words))\(SearchCount.view(search.isEmpty ? nil : own.count + common.count + beyond, words))
            \(own.isEmpty && common.isEmpty ? none : .empty)\(if: !own.isEmpty || search.isEmpty, mine)\(if: !common.isEmpty, known)
            """
    }

    private func row(_ food: Food, _ words: Words) -> HTML {
        let basis = food.basis == .hundred ? words.amount(grams: 100) : words.amount(portions: 1)
        return """
            <li><a class="line" href="\(MealPageRoute.food(food.id).url)"><span><strong><bdi>\(words.name(food))</bdi></strong>\
            <small>\(basis)</small></span>\(if: food.isQuestionable, Icon.warning.small)\
            <span class="measured-value number">\(food.nutrition.kilocalories.map { words.energy($0) } ?? "–")</span></a></li>

            """
    }
}
