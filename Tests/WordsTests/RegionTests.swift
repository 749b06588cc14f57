import Money
import Testing
import Words

@Suite struct RegionTests {
    @Test(arguments: [
        ("en-GB", "GBP"), ("en-US", "USD"), ("en-CA", "CAD"), ("en-AU", "AUD"), ("de-CH", "CHF"), ("de-AT", "EUR"),
        ("en_IE", "EUR"), ("sr-Latn-RS", "RSD"), ("sv-se", "SEK"),
    ])
    func regionHasACurrency(_ tag: String, _ code: String) {
        #expect(Region(tag: tag)?.currency?.code == code)
    }

    @Test(arguments: ["en", "es-419", "", "en-u-ca-gregory", "en-AQ", "-", "GB"])
    func otherTagsHaveNone(_ tag: String) {
        #expect(Region(tag: tag)?.currency == nil)
    }

    @Test(
        arguments: [
            (.english, ["en-GB", "en"], "GBP"), (.english, ["de", "en-US"], "EUR"), (.english, ["de-CH", "en"], "CHF"),
            (.polish, ["pl", "en-US", "en"], "PLN"), (.russian, ["uk-UA", "ru"], "UAH"), (.russian, ["ru-RU"], "RUB"),
            // A language chosen in the settings says more than the region of another.
            (.polish, ["en-US", "pl"], "PLN"), (.english, [], "EUR"),
        ] as [(Language, [String], String)])
    func theFirstLanguageOfTheReaderNamesTheUsualCurrency(_ language: Language, _ tags: [String], _ code: String) {
        #expect(Words(language, readerOf: tags).usualCurrency.code == code)
    }
}
