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

    @Test(arguments: [
        "Target practice club", "Orange juice stand", "Ski boots repair", "Иван Петрович", "Penny Smith",
        "Gehalt netto",
        "Ferienhaus Nordsee", "Steam cleaning Ltd", "MTA subway", "Самокат напрокат", "Przedszkole Stokrotka",
        "Norma Jean 12",
    ])
    func anOrdinaryWordSuggestsNothing(_ payee: String) {
        #expect(StandardCategory.suggestion(for: payee) == nil)
    }

    @Test(arguments: [
        ("Target", StandardCategory.household), ("TARGET T-2345 AUSTIN TX", .household), ("Boots 1234 London", .health),
        ("BOOTS UK LIMITED", .health), ("Orange Polska S.A.", .utilities), ("ООО «Магнит»", .groceries),
        ("ООО «Вкусвилл»", .groceries), ("„Lidl“", .groceries), ("“Tesco”", .groceries), ("‘Asda’", .groceries),
        ("Netto", .groceries), ("shell 0456", .transport), ("Steam", .leisure),
    ])
    func aShopIsKnownByItsNameAloneItsBranchOrItsCompany(_ payee: String, _ category: StandardCategory) {
        #expect(StandardCategory.suggestion(for: payee) == category)
    }

    @Test(arguments: [
        "Shell Station 77", "SHELL 0456 HAMBURG", "BP", "BP Tankstelle 123", "Orlen S.A.", "STACJA PALIW ORLEN 412",
        "Aral 2291",
        "ARAL Tankstelle", "CIRCLE K 5512", "Lukoil AZS 23", "ЛУКОЙЛ АЗС 77", "ООО «Татнефть»", "Esso Station Kiel",
        "S-Bahn Berlin", "POLREGIO", "Аэроэкспресс", "ScotRail",
    ])
    func petrolStationsAndTransportAreTransport(_ payee: String) {
        #expect(StandardCategory.suggestion(for: payee) == .transport)
    }

    @Test(arguments: [
        ("dm Filiale 1245", StandardCategory.household), ("Apteka Dr.Max", .health), ("АПТЕКА 36,6", .health),
        ("Магнит Косметик 12", .household), ("Rite Aid #1", .health),
    ])
    func pharmaciesAndDrugstoresAreKnown(_ payee: String, _ category: StandardCategory) {
        #expect(StandardCategory.suggestion(for: payee) == category)
    }

    @Test(arguments: [
        "Shell collector", "Mobil home park", "Jet Li fan club", "Gulf of Finland tours", "BP monitor Omron",
    ])
    func anOrdinaryWordOfAPetrolStationSuggestsNothing(_ payee: String) {
        #expect(StandardCategory.suggestion(for: payee) != .transport)
    }

    @Test func aSuggestionIsOfSpending() {
        let names = ["Tesco", "Orlen", "Netflix", "Booking.com", "Fressnapf", "Орион"]
        #expect(names.compactMap { StandardCategory.suggestion(for: $0) }.allSatisfy { $0.kind == .expense })
    }
}
