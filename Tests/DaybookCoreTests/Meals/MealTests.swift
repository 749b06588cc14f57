import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct MealTests {
    private var journal = TestJournal()

    private func refusal(of command: MealCommand) -> BodyRefusal? {
        do {
            _ = try journal.eating(of: command)
            return nil
        } catch {
            return error as? BodyRefusal
        }
    }

    private func near(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? .infinity) - expected) < 1e-9 }

    @Test mutating func nutritionOfADayIsTheSumOfItsMeals() throws {
        try journal.logFood([.common("oats", 60), .common("milk", 200)], .breakfast, id: 1)
        try journal.logFood([.energy(450)], .lunch, id: 2)
        let day = journal.state.nutrition(on: journal.today)
        // 379 · 0.6 + 61 · 2 + 450 = 227.4 + 122 + 450
        #expect(near(day.energy, 799.4))
        // 13.15 · 0.6 + 3.15 · 2
        #expect(near(day.protein, 14.19))
        #expect(journal.state.meals(on: journal.today).map(\.kind) == [.breakfast, .lunch])
        #expect(journal.state.nutrition(on: journal.today.advanced(by: -1)).isUnknown)
    }

    @Test mutating func repeatedMealIsRecordedOnce() throws {
        try journal.logFood([.energy(450)], id: 1)
        try journal.logFood([.energy(450)], id: 1)
        #expect(journal.state.nutrition(on: journal.today).energy == 450)
    }

    @Test mutating func portionWeightInUseCannotBeRemoved() throws {
        try journal.addFood("Bar", id: 10, Nutrition(energy: 200)) { ($0.basis, $0.portion) = (.portion, 50) }
        try journal.logFood([.food(TestJournal.id(10), 2, .portions)], id: 1)
        var bar = TestJournal.food("Bar", id: 10, Nutrition(energy: 400))
        #expect(refusal(of: .editFood(bar)) == .portionUnknown(TestJournal.id(10)))
        // With the weight of a portion it is as much as before: 2 · 50 g of 400 kcal in 100 g.
        (bar.portion, bar.life) = (50, 1)
        try journal.logFood(.editFood(bar))
        #expect(near(journal.state.nutrition(on: journal.today).energy, 400))
    }

    @Test mutating func amountsAreWeighedOrCounted() throws {
        try journal.addFood("Bar", id: 10, Nutrition(energy: 200)) { ($0.basis, $0.portion) = (.portion, 50) }
        try journal.addFood("Kefir", id: 11, Nutrition(energy: 40))
        func energy(_ id: UInt64, _ amount: Double, _ unit: FoodUnit) -> Double? {
            journal.state.food(TestJournal.id(id))?.nutrition(of: amount, unit)?.energy
        }
        #expect(energy(10, 2, .portions) == 400)
        // 25 g of a 50 g bar.
        #expect(energy(10, 25, .grams) == 100)
        #expect(energy(11, 250, .millilitres) == 100)
        #expect(energy(11, 1, .portions) == nil)
        let portion = MealCommand.addItem(.food(TestJournal.id(11), 1, .portions, id: 2, of: 1))
        #expect(refusal(of: portion) == .noSuchMeal)
        try journal.logFood([.food(TestJournal.id(11), 250, .millilitres)], id: 1)
        #expect(refusal(of: portion) == .portionUnknown(TestJournal.id(11)))
        // An egg of 50 g: 143 · 0.5
        #expect(Food.common[Food.id(ofCode: "egg")!]?.nutrition(of: 1, .portions)?.energy == 71.5)
    }

    @Test mutating func aCorrectedLabelCorrectsEveryMeal() throws {
        try journal.addFood("Kefir", id: 10, Nutrition(energy: 400))
        try journal.logFood([.food(TestJournal.id(10), 200, .grams)], id: 1)
        #expect(journal.state.nutrition(on: journal.today).energy == 800)
        var kefir = try #require(journal.state.food(TestJournal.id(10)))
        kefir.nutrition.energy = 40
        try journal.logFood(.editFood(kefir))
        #expect(journal.state.nutrition(on: journal.today).energy == 80)
        try journal.logFood(.deleteFood(TestJournal.id(10)))
        #expect(journal.state.food(TestJournal.id(10)) == nil)
        #expect(journal.state.nutrition(on: journal.today).energy == 80)
    }

    @Test mutating func deletedFoodIsErasedWithItsLastMeal() throws {
        try journal.addFood("Kefir", id: 10, Nutrition(energy: 40))
        try journal.logFood([.food(TestJournal.id(10), 200, .grams)], id: 1)
        try journal.logFood(.deleteFood(TestJournal.id(10)))
        #expect(ErasePlan(journal.state).count == 0)
        try journal.logFood(.delete(TestJournal.id(1)))
        #expect(ErasePlan(journal.state).count == 3)
    }

    @Test mutating func aMealInSeveralPartsIsCopiedWhole() throws {
        let yesterday = journal.today.advanced(by: -1)
        try journal.logFood([.common("oats", 60)], .breakfast, on: yesterday, id: 1)
        try journal.logFood([.energy(100)], .lunch, on: yesterday, id: 5)
        try journal.logFood([.energy(30)], .breakfast, on: yesterday, id: 10)
        try journal.logFood(.copy(TestJournal.id(10), RecordTime(), id: TestJournal.id(20)))
        #expect(journal.state.items(of: TestJournal.id(20)).map(\.amount) == [60, nil])
        #expect(near(journal.state.nutrition(on: journal.today).energy, 257.4))
    }

    @Test mutating func yesterdaysMealIsCopied() throws {
        let yesterday = journal.today.advanced(by: -1)
        try journal.logFood([.common("oats", 60), .energy(30)], .breakfast, on: yesterday, id: 1)
        try journal.logFood(.copy(TestJournal.id(1), RecordTime(), id: TestJournal.id(2)))
        try journal.logFood(.copy(TestJournal.id(1), RecordTime(), id: TestJournal.id(2)))
        let meals = journal.state.meals(on: journal.today)
        #expect(meals.map(\.kind) == [.breakfast])
        #expect(near(journal.state.nutrition(on: journal.today).energy, 257.4))
        #expect(journal.state.items(of: TestJournal.id(2)).map(\.amount) == [60, nil])
    }

    @Test mutating func aCopiedMealKeepsTheNameAndFiguresOfAFoodThatWasDeletedSince() throws {
        let yesterday = journal.today.advanced(by: -1)
        let kefir = Nutrition(energy: 40, protein: 3)
        try journal.addFood("Kefir", id: 10, kefir)
        try journal.logFood(
            [.food(TestJournal.id(10), 200, .grams), .common("oats", 60)], .breakfast, on: yesterday, id: 1)
        try journal.logFood(.deleteFood(TestJournal.id(10)))
        try journal.logFood(.copy(TestJournal.id(1), RecordTime(), id: TestJournal.id(2)))
        try journal.logFood(.copy(TestJournal.id(1), RecordTime(), id: TestJournal.id(2)))
        let copied = journal.state.items(of: TestJournal.id(2))
        #expect(copied.map(\.name) == ["Kefir", ""] && copied.map(\.amount) == [nil, 60])
        #expect(copied.first?.nutrition == kefir.times(2))
        #expect(journal.state.items(of: TestJournal.id(1)).first?.food == TestJournal.id(10))
        #expect(journal.state.meals(on: journal.today).count == 1)
    }

    @Test mutating func itemsAreAddedChangedAndDeleted() throws {
        try journal.logFood([.energy(100)], id: 1)
        try journal.logFood(.addItem(.energy(50, id: 2, of: 1)))
        try journal.logFood(.addItem(.energy(50, id: 2, of: 1)))
        #expect(journal.state.nutrition(on: journal.today).energy == 150)
        try journal.logFood(.editItem(.common("oats", 100, id: 2)))
        #expect(journal.state.nutrition(on: journal.today).energy == 479)
        try journal.logFood(.deleteItem(TestJournal.id(2)))
        #expect(journal.state.nutrition(on: journal.today).energy == 100)
    }

    @Test mutating func anItemIsEitherAnAmountOfAFoodOrHasItsOwnNutrition() throws {
        try journal.logFood([.energy(100)], id: 1)
        var oats = MealItem.common("oats", 100, id: 2)
        (oats.meal, oats.name, oats.nutrition) = (TestJournal.id(1), "Lost", Nutrition(energy: 9))
        try journal.logFood(.addItem(oats))
        let kept = try #require(journal.state.mealItems[TestJournal.id(2)])
        #expect(kept.name.isEmpty && kept.nutrition.isUnknown && kept.amount == 100)
        var canteen = MealItem(id: TestJournal.id(2), Nutrition(energy: 9), name: "Canteen")
        (canteen.amount, canteen.unit) = (5, .portions)
        try journal.logFood(.editItem(canteen))
        let edited = try #require(journal.state.mealItems[TestJournal.id(2)])
        #expect(edited.food == nil && edited.amount == nil && edited.unit == .grams && edited.name == "Canteen")
    }

    @Test mutating func mealEditWritesOnlyEditableFields() throws {
        journal.now.milliseconds += 12_345
        try journal.logFood([.energy(100)], id: 1)
        var typed = Meal(id: TestJournal.id(1), .dinner)
        (typed.life, typed.day, typed.at) = (2, Day("2026-11-01"), 1)
        #expect(
            try journal.eating(of: .edit(typed)).changes
                == [Change(Meal.table, TestJournal.id(1), "kind", .text("dinner"))])
        let meal = try #require(journal.state.meal(TestJournal.id(1)))
        let unmoved = MealCommand.edit(meal, at: RecordTime(day: meal.day, time: meal.time))
        #expect(try journal.eating(of: unmoved).changes == [])
    }

    @Test mutating func recentAndFrequentFoodsComeFirst() throws {
        let today = journal.today
        // Oats three times 28 days ago: 3 · ¼ = 0.75. Milk once 14 days ago: ½. Egg once today: 1.
        for id in UInt64(1)...3 { try journal.logFood([.common("oats", 60)], on: today.advanced(by: -28), id: id) }
        try journal.logFood([.common("milk", 200)], on: today.advanced(by: -14), id: 4)
        try journal.logFood([.common("egg", 100)], id: 5)
        let usual = journal.state.frequentFoods(today: today)
        #expect(usual.map(\.food.code) == ["egg", "oats", "milk"])
        #expect(usual.map(\.weight) == [1, 0.75, 0.5])
        #expect(usual.map(\.amount) == [100, 60, 200])
        try journal.logFood([.common("milk", 250)], id: 6)
        #expect(journal.state.frequentFoods(today: today).first?.amount == 250)
    }

    @Test mutating func invalidMealsAndFoodsAreRefused() throws {
        let lunch = Meal(id: TestJournal.id(1), .lunch)
        #expect(refusal(of: .add(lunch, items: [])) == .mealEmpty)
        func meal(_ item: MealItem) -> MealCommand { .add(lunch, items: [item]) }
        func field(_ name: String, _ reason: FieldError.Reason) -> BodyRefusal { .field(FieldError(name, reason)) }
        #expect(refusal(of: meal(.food(TestJournal.id(7), 1, .grams))) == .noSuchFood)
        #expect(refusal(of: meal(.common("oats", 0))) == field("amount", .outOfRange(BodyLimits.amount)))
        #expect(refusal(of: meal(.common("oats", .nan))) == field("amount", .notANumber))
        #expect(refusal(of: meal(.quick(Nutrition()))) == field("energy", .numberMissing))
        #expect(refusal(of: meal(.energy(-1))) == field("energy", .belowZero))
        #expect(refusal(of: meal(.quick(Nutrition(fat: 5001)))) == field("fat", .tooLarge(maximum: 5000)))
        let fat = TestJournal.food("Lard", id: 1, Nutrition(fat: 5001))
        #expect(refusal(of: .addFood(fat)) == field("fat", .tooLarge(maximum: 5000)))
        let unlabelled = TestJournal.food("Kefir", id: 1, Nutrition())
        #expect(refusal(of: .addFood(unlabelled)) == field("energy", .numberMissing))
        try journal.addFood("Kefir", id: 10, Nutrition(energy: 40))
        let again = TestJournal.food("KEFIR", id: 11, Nutrition(energy: 1))
        #expect(refusal(of: .addFood(again)) == .nameTaken("Kefir"))
    }

    @Test mutating func questionableLabelIsAccepted() throws {
        try journal.addFood("Kefir", id: 10, Nutrition(energy: 170, protein: 3.4, carbohydrate: 4.7, fat: 1))
        #expect(journal.state.food(TestJournal.id(10))?.nutrition.isQuestionable == true)
    }

    @Test mutating func theTablesSurviveASnapshot() throws {
        try journal.addFood("Kefir", id: 10, Nutrition(energy: 40))
        try journal.logFood([.food(TestJournal.id(10), 200, .grams), .energy(30)], id: 1)
        var writer = ByteWriter()
        journal.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.items(of: TestJournal.id(1)) == journal.state.items(of: TestJournal.id(1)))
        #expect(read.nutrition(on: journal.today).energy == 110)
        #expect(read.ownFoods == journal.state.ownFoods)
    }
}
