import Testing

@testable import DaybookWeb

@Suite struct AcceptLanguageTests {
    @Test(arguments: [
        ("", []), ("pl", ["pl"]), ("pl-PL, pl;q=0.9, en-US;q=0.8, en;q=0.7", ["pl-PL", "pl", "en-US", "en"]),
        ("en;q=0.5, ru ; q=0.75, pl;Q=1.000", ["pl", "ru", "en"]), ("en;q=0.5,ru;q=0.5", ["en", "ru"]),
        ("en;q=0, pl;q=0.000, ru", ["ru"]), ("*, ru;q=0.1", ["ru"]), ("en;q=2, ru", ["en", "ru"]),
        (",,;q=1, e n, ru\n, <en>", []), ("en;q=, ru", ["en", "ru"]),
    ])
    func tagsComeInTheOrderTheyAreWanted(_ header: String, _ tags: [String]) {
        #expect(AcceptLanguage.tags(header) == tags)
    }

    @Test func longHeadersAreCut() {
        #expect(AcceptLanguage.tags(String(repeating: "en,", count: 100_000)).count == 20)
        #expect(AcceptLanguage.tags(String(repeating: "e", count: 36)).isEmpty)
    }
}
