import Testing

@testable import Interchange

struct DatedPayeeTests {
    @Test(arguments: [
        ("REWE SAGT DANKE 27.11. 13:42", "REWE SAGT DANKE", "27.11. 13:42"),
        ("EDEKA 4711 26.11.2026", "EDEKA 4711", "26.11.2026"),
        ("LIDL 27.11.26 09:05 Uhr", "LIDL", "27.11.26 09:05 Uhr"),
        ("DB Vertrieb 2026-11-27T13:42:05", "DB Vertrieb", "2026-11-27T13:42:05"),
        ("BIEDRONKA 27/11/2026", "BIEDRONKA", "27/11/2026"),
    ])
    func theMomentOfACardIsNoPartOfThePayee(_ text: String, _ name: String, _ moment: String) {
        let payee = DatedPayee(text)
        #expect(payee.name == name && payee.moment == moment)
    }

    @Test(arguments: [
        "REWE", "", "27.11. 13:42", "Bar 13:42", "27.11. REWE", "Invoice 12.345.67", "IKEA 1.2.3.", "Rent 32.11.",
        "A 27.11.",
        "Version 1.13.2", "2026-11-27", "Café 24:10 27.11", "Konto 123-45-67",
    ])
    func otherPayeesStayAsTheyAre(_ text: String) {
        let payee = DatedPayee(text)
        #expect(payee.name == text && payee.moment.isEmpty)
    }
}
