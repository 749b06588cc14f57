import DaybookCore
import Testing

@Suite struct NutritionTests {
    @Test func energyIsComputedFromTheNutrients() {
        // 4 · 10 + 4 · 20 + 9 · 5 + 2 · 3 = 40 + 80 + 45 + 6
        #expect(Nutrition(protein: 10, carbohydrate: 20, fat: 5, fibre: 3).energyOfParts == 171)
        #expect(Nutrition(fat: 1).energyOfParts == 9)
        #expect(Nutrition(energy: 100).energyOfParts == nil)
        #expect(Nutrition(energy: 100, fat: 1).kilocalories == 100)
        #expect(Nutrition(fat: 1).kilocalories == 9)
        #expect(Nutrition().kilocalories == nil)
    }

    @Test func aLabelIsQuestionedBeyondThirtyPercentAndFiveKilocalories() {
        func label(_ energy: Double) -> Nutrition { Nutrition(energy: energy, protein: 10, carbohydrate: 10, fat: 0) }
        // The nutrients add up to 80. At 120: off by 40, allowed 0.3 · 120 + 5 = 41. At 122: off by 42, allowed 41.6.
        #expect(!label(120).isQuestionable)
        #expect(label(122).isQuestionable)
        // At 58: off by 22, allowed 22.4. At 57: off by 23, allowed 22.1.
        #expect(!label(58).isQuestionable)
        #expect(label(57).isQuestionable)
        // Kilojoules instead of kilocalories.
        #expect(label(335).isQuestionable)
        // A nutrient that is missing can only add to the others.
        #expect(Nutrition(energy: 100, protein: 80).isQuestionable)
        #expect(!Nutrition(energy: 900, protein: 1, carbohydrate: 1).isQuestionable)
    }

    @Test func nutrientsCannotWeighMoreThanTheFood() {
        let nutrition = Nutrition(protein: 40, carbohydrate: 50, fat: 11)
        #expect(!nutrition.outweighs(grams: 100))
        #expect(nutrition.outweighs(grams: 99.9))
        #expect(!Nutrition(energy: 500).outweighs(grams: 0))
    }

    @Test func nutrientUnknownInBothStaysUnknownInTheSum() {
        let both = Nutrition(energy: 100, protein: 5) + Nutrition(protein: 2, fat: 1)
        // 100 + (4 · 2 + 9 · 1)
        #expect(both == Nutrition(energy: 117, protein: 7, fat: 1))
    }
}
