import Testing
import Words

@Suite struct UnitsTests {
    private let english = Words(.english)
    private let russian = Words(.russian)

    private func near(_ value: Double?, _ expected: Double) -> Bool { abs((value ?? .infinity) - expected) < 1e-9 }

    @Test(arguments: [
        ("81.4", 81.4), ("81,4 kg", 81.4), (" 81.4kg. ", 81.4), ("180 lb", 81.6466266), ("180lbs", 81.6466266),
    ])
    func aWeightIsReadInKilograms(_ typed: String, kilograms: Double) {
        #expect(near(english.parseWeight(typed), kilograms))
    }

    @Test func numberWithoutAUnitUsesTheUnitsOfTheProfile() {
        #expect(near(english.parseWeight("180", imperial: true), 81.6466266))
        #expect(near(english.parseLength("70", imperial: true), 177.8))
        #expect(near(russian.parseWeight("81,4 кг", imperial: true), 81.4))
    }

    @Test(arguments: ["", "kg", "heavy", "80 stones", "80 kg 5"]) func invalidWeightsAreNotRead(_ typed: String) {
        #expect(english.parseWeight(typed) == nil)
    }

    @Test(arguments: [
        ("180", 180), ("180 cm", 180), ("1.8 m", 180), ("71 in", 180.34), ("5'11", 180.34), ("5'11\"", 180.34),
        ("5 ft 11 in", 180.34), ("6 ft", 182.88), ("6'", 182.88),
    ])
    func aLengthIsReadInCentimetres(_ typed: String, centimetres: Double) {
        #expect(near(english.parseLength(typed), centimetres))
    }

    @Test(arguments: ["", "tall", "5'x", "x'5", "5'11 cm", "3 miles"]) func invalidLengthsAreNotRead(_ typed: String) {
        #expect(english.parseLength(typed) == nil)
    }

    @Test func figuresAreShownInTheUnitsOfTheProfile() {
        #expect(english.weight(81.44, imperial: false) == "81.4 kg")
        #expect(english.weight(81.6466266, imperial: true) == "180 lb")
        #expect(russian.weight(81.44, imperial: false) == "81,4 кг")
        #expect(english.length(180.34, imperial: true) == "71 in")
        #expect(english.weightChange(-0.4, imperial: false) == "−0.4 kg a week")
        #expect(english.weightChange(0.4, imperial: false) == "+0.4 kg a week")
        #expect(english.weightChange(0.001, imperial: false) == "0 kg a week")
        #expect(Words(.polish).energyADay(2209.4) == "2209 kcal dziennie")
    }
}
