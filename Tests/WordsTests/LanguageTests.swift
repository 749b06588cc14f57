import Testing
import Words

@Suite struct LanguageTests {
    @Test(
        arguments: [
            ([], Language.english), (["pl"], .polish), (["pl-PL", "en"], .polish), (["PL_pl"], .polish),
            (["ru-RU"], .russian),
            (["de-DE", "fr", "ru", "pl"], .russian), (["en-GB", "pl"], .english), (["de"], .english), (["*"], .english),
            (["plx"], .english), ([""], .english), (["ru;q=0.8"], .russian),
        ] as [([String], Language)])
    func theFirstLanguageSpokenIsPreferred(_ tags: [String], _ language: Language) {
        #expect(Language.preferred(from: tags) == language)
    }

    @Test func languagesNameThemselves() {
        #expect(Language.allCases.map(\.nativeName) == ["English", "Русский", "Polski"])
    }

    @Test func titlesStandInTheQuotationMarksOfTheLanguage() {
        #expect(Language.allCases.map { Words($0).quoted("Read") } == ["“Read”", "«Read»", "„Read”"])
    }

    @Test func sentencesBeginWithACapital() {
        #expect(Words(.polish).capitalized("środa") == "Środa")
        #expect(Words(.russian).capitalized("ёлка") == "Ёлка")
        #expect(Words(.english).capitalized("") == "")
    }
}
