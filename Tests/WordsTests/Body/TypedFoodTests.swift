import Testing
import Words

@Suite struct TypedFoodTests {
    @Test(arguments: [
        ("oats 60 g", "oats", 60, TypedFood.Unit.grams), ("oats 60g", "oats", 60, .grams),
        ("60 g oats", "oats", 60, .grams), ("brown rice 1.5 kg", "brown rice", 1500, .grams),
        ("milk 200 ml", "milk", 200, .millilitres), ("milk 0,5 l", "milk", 500, .millilitres),
        ("egg 2", "egg", 2, .portions), ("2 egg", "egg", 2, .portions), ("egg 2 pcs", "egg", 2, .portions),
        ("banana", "banana", 1, .portions), ("овсянка 60 г", "овсянка", 60, .grams),
        ("jajko 2 szt.", "jajko", 2, .portions), ("steak 4 oz", "steak", 113.3980925, .grams),
        ("cola zero 2", "cola zero", 2, .portions),
    ])
    func anAmountOfFoodIsRead(_ line: String, name: String, amount: Double, unit: TypedFood.Unit) {
        let food = Words(.russian).parseFood(line)
        #expect(food?.name == name)
        #expect(abs((food?.amount ?? .infinity) - amount) < 1e-9)
        #expect(food?.unit == unit)
    }

    @Test(arguments: ["", " ", "60 g", "2", "60g"]) func linesWithoutAFoodAreNotRead(_ line: String) {
        #expect(Words(.english).parseFood(line) == nil)
    }
}
