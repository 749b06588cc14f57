import DaybookCore
import Testing

@Suite struct KnownPayeesTests {
    @Test(arguments: [
        ("REWE SAGT DANKE 43210 //Köln/DE", StandardCategory.groceries), ("NETTO MARKEN-DISCOUNT", .groceries),
        ("Lidl sp. z o.o.", .groceries), ("JMP S.A. BIEDRONKA 2417 KRAKÓW", .groceries), ("Żabka Z5512", .groceries),
        ("PYATEROCHKA 1234 MOSCOW", .groceries), ("ПЯТЁРОЧКА 45", .groceries), ("PEREKRESTOK", .groceries),
        ("Adler-Apotheke", .health), ("UBER *TRIP", .transport), ("Uber Eats Berlin", .eatingOut), ("H&M", .clothing),
    ])
    func aKnownShopSuggestsACategory(_ payee: String, _ category: StandardCategory) {
        #expect(StandardCategory.suggestion(for: payee) == category)
    }

    @Test(arguments: ["", "Rewelacja", "Kowalidlova", "REWEX 2", "Лентамаш", "Żabkaż", "Jan Kowalski"])
    func aNameWithinAnotherWordSuggestsNothing(_ payee: String) {
        #expect(StandardCategory.suggestion(for: payee) == nil)
    }

    @Test func aSuggestionIsOfSpending() {
        let names = ["Tesco", "Orlen", "Netflix", "Booking.com", "Fressnapf", "Орион"]
        #expect(names.compactMap { StandardCategory.suggestion(for: $0) }.allSatisfy { $0.kind == .expense })
    }
}
