import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct MealPagesTests {
    private var journey = WebSession() // half past nine: breakfast

    private var energy: Double? { journey.state.nutrition(on: journey.today).kilocalories }

    private func meals(_ day: String = "2026-11-20") -> [Meal] { journey.state.meals(on: Day(day)!) }

    @Test(arguments: [
        ("oats 60 g", 227.4), ("200 ml milk", 122), ("egg 2", 143), ("450", 450), ("Canteen 450 kcal", 450),
        ("Яйцо", 71.5), ("honey", 304), ("450 Canteen", 450), ("450 kcal Canteen", 450), ("2 eggs", 143),
        ("2 яйца", 143), ("3 jajka", 214.5),
    ])
    mutating func typedLineAddsAMeal(_ line: String, _ kilocalories: Double) {
        let page = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", line)])
        #expect(page.status == 200)
        #expect(page.has("Undo"))
        #expect(abs((energy ?? 0) - kilocalories) < 1e-9)
        #expect(meals().map(\.kind) == [.lunch])
    }

    @Test mutating func ambiguousLineLeadsToTheSearch() {
        let page = journey.post("/meals?day=2026-11-18", [("meal", "dinner"), ("line", "c 60 g")])
        #expect(page.url == "/meals/add?meal=dinner&day=2026-11-18&search=c")
        #expect(page.has("Cottage cheese"))
        #expect(energy == nil)
    }

    @Test(arguments: ["2 eggs and toast", "eggs and toast", "egg, toast"])
    mutating func severalFoodsInOneLineAreAddedTogether(_ line: String) throws {
        for _ in 0..<2 { _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", line)]) }
        let meal = try #require(meals().first)
        #expect(meals().count == 1)
        #expect(journey.state.items(of: meal.id).count == 2)
    }

    @Test mutating func aLineWithOneUnknownFoodAddsNone() {
        let page = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "2 eggs and moonstone")])
        #expect(page.url.hasPrefix("/meals/add?"))
        #expect(energy == nil)
    }

    @Test mutating func anEmptyLineIsRefusedBesideIt() {
        let page = journey.post("/meals", [("meal", "lunch"), ("line", "  ")])
        #expect(page.status == 422)
        #expect(page.has("id=\"line-why\""))
    }

    @Test(arguments: ["x", "ff 1 grams", "ff 1", "ff nan grams", "ff 1 tons"])
    mutating func invalidUsualFoodIsRefused(_ value: String) {
        #expect(journey.post("/meals", [("usual", value)]).status == 422)
        #expect(energy == nil)
    }

    @Test mutating func usualFoodIsAddedWithOneTap() throws {
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "breakfast"), ("line", "oats 60 g")])
        let value = try #require(journey.open("/meals").value(of: "value", after: "name=\"usual\""))
        let page = journey.post("/meals", [("id", "aa02"), ("meal", "snack"), ("usual", value)])
        #expect(page.has("Oats, 60 g: 227 kcal"))
        #expect(meals().map(\.kind) == [.breakfast, .snack])
    }

    @Test mutating func repeatedPostIsAppliedOnce() {
        for _ in 0..<2 { _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "450")]) }
        #expect(energy == 450)
    }

    @Test mutating func aFoodIsAddedWithAmountAndUnit() {
        let egg = Food.id(ofCode: "egg")!.hex
        let page = journey.post(
            "/meals/add?meal=dinner&day=2026-11-19",
            [("id", "aa01"), ("food", egg), ("amount", "3"), ("unit", "portions")])
        #expect(page.url.hasPrefix("/meals?day=2026-11-19"))
        // 3 · 71.5
        #expect(journey.state.nutrition(on: Day("2026-11-19")!).kilocalories == 214.5)
    }

    @Test(arguments: ["", "many", "0", "1e300", "-3"])
    mutating func invalidAmountIsRefusedBesideItsFood(_ amount: String) {
        let egg = Food.id(ofCode: "egg")!.hex
        let page = journey.post("/meals/add?meal=dinner", [("food", egg), ("amount", amount), ("unit", "grams")])
        #expect(page.status == 422)
        #expect(page.has("id=\"why-\(egg)\""))
    }

    @Test mutating func nutritionCanBeAddedWithoutAFood() {
        let page = journey.post(
            "/meals/add?meal=snack", [("id", "aa01"), ("name", "Cake <b>"), ("energy", "350"), ("fat", "20,5")])
        #expect(page.has("Cake &lt;b&gt;: 350 kcal"))
        #expect(journey.state.nutrition(on: journey.today).fat == 20.5)
        #expect(journey.post("/meals/add?meal=snack", [("energy", "")]).has("id=\"energy-why\""))
        #expect(journey.post("/meals/add?meal=snack", [("energy", "99999")]).has("id=\"energy-why\""))
    }

    @Test(arguments: ["energy", "protein", "carbohydrate", "fat", "fibre"], ["x", "-1", "99999"])
    mutating func invalidNutrientIsRefusedBesideItsField(_ nutrient: String, _ typed: String) throws {
        _ = journey.post("/meals/add?meal=snack", [("id", "aa01"), ("energy", "350")])
        let meal = try #require(meals().first)
        let item = try #require(journey.state.items(of: meal.id).first).id.hex
        _ = journey.post("/foods/new", [("id", "aa02"), ("name", "Kefir"), ("energy", "40")])
        for url in ["/meals/add?meal=snack", "/meals/item/\(item)", "/foods/new", "/foods/aa02"] {
            let page = journey.post(url, [("name", "Cake"), (nutrient, typed)])
            #expect(page.status == 422)
            #expect(page.has("id=\"\(nutrient)-why\""))
            #expect(page.has("aria-invalid=\"true\""))
        }
    }

    @Test mutating func otherInvalidFieldsOfAnItemAreRefusedBesideThem() throws {
        let long = String(repeating: "W", count: 81)
        #expect(journey.post("/meals/add?meal=snack", [("name", long), ("energy", "1")]).has("id=\"name-why\""))
        let future = journey.post("/meals/add?meal=snack&day=2099-01-01", [("energy", "1")])
        #expect(future.status == 422 && future.has("<p>This day is in the future</p>"))
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "oats 60 g")])
        let meal = try #require(meals().first)
        let item = try #require(journey.state.items(of: meal.id).first).id.hex
        #expect(journey.post("/meals/item/\(item)", [("unit", "tons")]).has("id=\"unit-why\""))
        #expect(journey.post("/meals/item/\(item)", [("amount", "")]).has("id=\"amount-why\""))
    }

    @Test mutating func allOfYesterdaysBreakfastIsOffered() {
        for (id, line) in [("aa01", "oats 60 g"), ("aa03", "300 kcal")] {
            _ = journey.post("/meals?day=2026-11-19", [("id", id), ("meal", "breakfast"), ("line", line)])
        }
        #expect(journey.open("/meals").has(" · 527 kcal"))
    }

    @Test mutating func yesterdaysBreakfastIsCopiedByOneButton() {
        _ = journey.post("/meals?day=2026-11-19", [("id", "aa01"), ("meal", "breakfast"), ("line", "oats 60 g")])
        #expect(journey.open("/meals").has("Same as yesterday"))
        let page = journey.post("/meals/aa01/copy", [("id", "aa02"), ("day", "2026-11-20")])
        #expect(!page.has("Same as yesterday"))
        #expect(abs((energy ?? 0) - 227.4) < 1e-9)
        _ = journey.undo(page)
        #expect(energy == nil)
    }

    @Test(arguments: [nil, "no id"]) mutating func aMealCopiedByAFormWithoutAnIDHasAnotherThanItsItems(id: String?)
        throws
    {
        _ = journey.post("/meals?day=2026-11-19", [("id", "aa01"), ("meal", "breakfast"), ("line", "oats 60 g")])
        _ = journey.post("/meals/aa01/copy", [("day", "2026-11-20")] + (id.map { [("id", $0)] } ?? []))
        let copy = try #require(meals().first)
        #expect(journey.state.items(of: copy.id).map { $0.id == copy.id } == [false])
    }

    @Test mutating func aDayToComeOffersNothingThatWouldBeRefused() {
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "breakfast"), ("line", "oats 60 g")])
        #expect(!journey.open("/meals").has("day=2026-11-21"))
        #expect(journey.open("/meals?day=2026-11-18").has("day=2026-11-19"))
        let tomorrow = journey.open("/meals?day=2026-11-21")
        #expect(tomorrow.has("This day is in the future.") && !tomorrow.main.contains("<form"))
    }

    @Test mutating func whatWasEatenOnADayCanBeSaved() {
        _ = journey.post("/meals?day=2026-11-19", [("id", "aa01"), ("meal", "breakfast"), ("line", "oats 100 g")])
        #expect(journey.open("/meals?day=2026-11-19").has("/charts/nutrients.csv?page="))
        let lines = journey.open(.chart("nutrients", of: "/meals?day=2026-11-19")).text.split(separator: "\r\n")
        #expect(lines.map { $0.prefix { $0 != "," } } == ["Nutrients", "Protein", "Carbohydrate", "Fat", "Fibre"])
        #expect(lines.dropFirst().allSatisfy { Double($0.split(separator: ",").last ?? "") ?? 0 > 0 })
    }

    @Test mutating func aMealIsChangedAndDeletedOnItsPage() {
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "450")])
        let page = journey.post(
            "/meals/aa01", [("kind", "dinner"), ("day", "2026-11-18"), ("time", "19:30"), ("note", "At Ann's")])
        #expect(page.url.hasPrefix("/meals?day=2026-11-18"))
        #expect(page.has("19:30"))
        #expect(page.has("At Ann&#39;s"))
        #expect(meals("2026-11-18").map(\.kind) == [.dinner])
        #expect(journey.post("/meals/aa01", [("kind", "feast")]).status == 422)
        #expect(journey.post("/meals/aa01", [("kind", "dinner"), ("time", "25:00")]).has("id=\"time-why\""))
        #expect(journey.post("/meals/aa01/delete").has("Undo"))
        #expect(journey.open("/meals/aa01").status == 404)
    }

    @Test mutating func mealItemIsChangedAndDeleted() throws {
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "oats 60 g")])
        let meal = try #require(meals().first)
        let item = try #require(journey.state.items(of: meal.id).first).id.hex
        #expect(journey.post("/meals/item/\(item)", [("amount", "100"), ("unit", "grams")]).has("379 kcal"))
        #expect(journey.post("/meals/item/\(item)", [("amount", "x"), ("unit", "grams")]).has("id=\"amount-why\""))
        #expect(journey.post("/meals/item/\(item)/delete").has("Undo"))
        #expect(energy == nil)
        #expect(journey.open("/meals/item/\(item)").status == 404)
    }

    @Test mutating func inconsistentLabelIsAcceptedWithAQuestion() {
        let label = [("id", "aa01"), ("name", "Kefir"), ("protein", "3"), ("carbohydrate", "4"), ("fat", "1")]
        // 4 · 3 + 4 · 4 + 9 · 1 = 37, far from 370.
        let page = journey.post("/foods/new", label + [("energy", "370")])
        #expect(page.url.hasPrefix("/foods/aa01"))
        #expect(page.has("Is that right?"))
        #expect(journey.state.ownFoods.map(\.name) == ["Kefir"])
        let form = typedFields(page.part(from: "<form class=\"form\"", to: "</form>"))
        let better = journey.post("/foods/aa01", form.map { $0.0 == "energy" ? ("energy", "37") : $0 })
        #expect(better.url.hasPrefix("/foods?"))
        #expect(journey.state.ownFoods.first?.nutrition.energy == 37)
    }

    @Test mutating func foodLighterThanItsNutrientsIsAcceptedWithAQuestion() {
        let label = [("id", "aa01"), ("name", "Bar"), ("protein", "40"), ("carbohydrate", "50"), ("fat", "20")]
        let page = journey.post("/foods/new", label + [("energy", "540")])
        #expect(page.url.hasPrefix("/foods/aa01"))
        #expect(page.has("Is that right? Protein, carbohydrate and fat weigh more than 100"))
        #expect(journey.state.ownFoods.map(\.name) == ["Bar"])
        let portion = label.map { $0.0 == "id" ? ("id", "aa02") : $0.0 == "name" ? ("name", "Big bar") : $0 }
        let fine = journey.post(
            "/foods/new", portion + [("energy", "540"), ("basis", "portion"), ("portion", "120")])
        #expect(fine.url.hasPrefix("/foods?"))
    }

    @Test mutating func typedNumbersThatDoNotAddUpAreAcceptedWithAQuestion() {
        let numbers = [("id", "aa01"), ("protein", "3"), ("carbohydrate", "4"), ("fat", "1")]
        let page = journey.post("/meals/add?meal=snack", numbers + [("energy", "370")])
        #expect(page.url.hasPrefix("/meals/item/"))
        #expect(page.has("Is that right?"))
        #expect(energy == 370)
    }

    @Test(arguments: [
        ("name", ""), ("energy", "x"), ("energy", "-1"), ("fat", "1e9"), ("portion", "0"), ("basis", "cup"),
    ])
    mutating func invalidFoodIsRefusedBesideItsField(_ field: String, _ typed: String) {
        var form = [("name", "Kefir"), ("energy", "37")]
        form.removeAll { $0.0 == field }
        let page = journey.post("/foods/new", form + [(field, typed)])
        #expect(page.status == 422)
        #expect(page.has("id=\"\(field)-why\""))
    }

    @Test mutating func commonFoodsNameTheirSourceAndAreNotChanged() {
        let egg = Food.id(ofCode: "egg")!.hex
        #expect(journey.open("/foods/\(egg)").has("FoodData Central"))
        #expect(!journey.open("/foods/\(egg)").has("<form class=\"form\""))
        _ = journey.post("/foods/\(egg)", [("name", "Mine"), ("energy", "1")])
        _ = journey.post("/foods/\(egg)/delete")
        #expect(journey.open("/foods/\(egg)").has(">143<"))
        #expect(journey.open("/foods?search=%D1%8F%D0%B9%D1%86").has("Egg"))
    }

    @Test(arguments: [("eggs", "Egg"), ("%D1%8F%D0%B9%D1%86%D0%B0", "Egg"), ("banan", "Banana"), ("bananna", "Banana")])
    mutating func foodIsFoundDespiteInflectionOrTypo(_ typed: String, _ name: String) {
        #expect(journey.open("/meals/add?meal=lunch&search=\(typed)").has("<bdi>\(name)</bdi>"))
        #expect(!journey.open("/meals/add?meal=lunch&search=xyzzyq").has("class=\"line\""))
    }

    @Test mutating func todayShowsMealsAndWeighInsOnlyWhileTheyAreRecorded() {
        func strip(_ url: String) -> String { journey.open(url).part(from: "id=\"log\"", to: "</section>") }
        #expect(strip("/today").isEmpty)
        _ = journey.post("/meals?day=2026-11-10", [("id", "aa01"), ("meal", "lunch"), ("line", "450")])
        #expect(strip("/today").contains("<span>Meal</span>"))
        #expect(!strip("/today").contains("<span>Weight</span>"))
        #expect(strip("/day/2026-11-10").contains("450 kcal"))
        #expect(strip("/day/2026-11-11").contains("<span>Meal</span>"))
        #expect(!strip("/day/2026-11-21").contains("Meal"))
        _ = journey.post("/body", [("id", "aa02"), ("value", "80"), ("day", "2026-11-01")])
        #expect(strip("/today").contains("<span>Weight</span>"))
        _ = journey.post("/body", [("id", "aa03"), ("value", "80.5")])
        #expect(strip("/today").contains("80.5 kg") && !strip("/today").contains("<span>Weight</span>"))
        // A month and a day after the last record, nothing is suggested.
        journey.now.milliseconds += 32 * 86_400_000
        #expect(strip("/today").isEmpty)
    }

    @Test func reviewLeavesTodaysMealsOutOfTheEnergyPerDay() {
        var journey = WebSession()
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "300")])
        #expect(journey.open("/review").has("<b class=\"number\">300 kcal so far</b>"))
        for (id, day) in [("aa02", "2026-11-18"), ("aa03", "2026-11-19")] {
            _ = journey.post("/meals?day=\(day)", [("id", id), ("meal", "dinner"), ("line", "2000")])
        }
        #expect(journey.open("/review").has("<b class=\"number\">2,000 kcal</b>"))
    }

    @Test mutating func mealStatisticsShowTheDailyMean() {
        _ = journey.post("/meals?day=2026-11-18", [("id", "aa01"), ("meal", "lunch"), ("line", "400")])
        _ = journey.post("/meals?day=2026-11-19", [("id", "aa02"), ("meal", "lunch"), ("line", "600")])
        let page = journey.open("/meals/statistics")
        #expect(page.part(from: "<tbody>", to: "</tr>").contains("<td>500</td>"))
        #expect(page.has("aria-label=\"Options: Energy per day\""))
        let file = journey.open(.chart("energy", of: "/meals/statistics"))
        #expect(file.text == "Week of,\"Energy, kcal\"\r\n2026-11-16,500\r\n")
        #expect(journey.open("/meals/statistics?by=month").part(from: "<tbody>", to: "</tr>").contains("<td>500</td>"))
    }

    @Test mutating func recentFoodsComeBeforeASearchAndFewAreFound() {
        for (number, line) in ["oats 60 g", "egg 2", "banana"].enumerated() {
            _ = journey.post("/meals", [("id", "aa0\(number)"), ("meal", "lunch"), ("line", line)])
        }
        let page = journey.open("/meals/add")
        #expect(page.has("<h2>Recent foods</h2>"))
        #expect(page.text.split(separator: "class=\"eat\"").count - 1 == 3)
        #expect(journey.open("/meals/add?search=a").text.split(separator: "class=\"eat\"").count - 1 <= 20)
        #expect(journey.open("/meals/add?search=salm").has("Salmon"))
    }

    @Test mutating func aFoodThatIsNotFoundIsLoggedByItsEnergyUnderTheNameSearchedFor() {
        let page = journey.open("/meals/add?meal=snack&search=Grandma%E2%80%99s+soup")
        #expect(page.has("<details class=\"card fold\" open"))
        #expect(page.value(of: "value", after: "id=\"name\"") == "Grandma’s soup")
        #expect(!journey.open("/meals/add?meal=snack&search=egg").has("<details class=\"card fold\" open"))
    }

    @Test mutating func theWayBackFromMealsLeadsToTheJournalAfterLoggingOneToo() {
        func back(_ page: WebSession.Page) -> String? { page.value(of: "href", after: "class=\"way-back\"") }
        #expect(back(journey.open("/meals")) == "/journal")
        #expect(back(journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "450")])) == "/journal")
    }
}
