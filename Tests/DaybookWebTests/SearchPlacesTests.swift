import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

struct SearchPlacesTests {
    private func found(_ typed: String, _ language: String) -> String {
        var journey = WebSession()
        journey.languages = [language]
        return journey.open(.search(typed)).main
    }

    /// The words of a text by which something can be searched for.
    private func words(of terms: String) -> [String] {
        terms.split(separator: " ").map { String($0) }.filter { $0.count > 1 }
    }

    @Test(arguments: Language.allCases)
    func everyTopicIsFoundByAtLeastTwoWordsBesidesItsName(_ language: Language) {
        let ownWords = Words(language, isPage: true)
        for topic in SearchTopic.allCases {
            let terms = words(of: ownWords.searchTerms(of: topic))
            #expect(Set(terms).count >= 2, "\(topic) in \(language)")
        }
    }

    /// A word a topic, as one of its search terms, and the address that it leads to.
    @Test(arguments: [
        ("en", "reminder", "/settings#reminders"), ("en", "notifications", "/settings#reminders"),
        ("en", "currency", "/money/rates"), ("en", "currency", "/money/accounts/new"),
        ("en", "language", "/settings#language"), ("en", "polish", "/settings#language"),
        ("en", "backup", "/data"), ("en", "export", "/data"), ("en", "csv", "/data"),
        ("en", "away", "/settings/away"), ("en", "vacation", "/settings/away"),
        ("en", "calendar", "/settings/calendar-feed"),
        ("en", "theme", "/settings#appearance"), ("en", "dark mode", "/settings#appearance"),
        ("en", "text", "/settings#appearance"), ("en", "font", "/settings#appearance"),
        ("en", "points", "/review/points"),
        ("en", "units", "/settings#days"), ("en", "miles", "/settings#days"), ("en", "midnight", "/settings#dayEndsAt"),
        ("en", "sleep", "/health"), ("en", "password", "/settings/recovery-code"),
        ("en", "undo", "/settings/history"), ("en", "hotkeys", "/settings#shortcuts"),
        ("en", "sync", "/settings#devices"),
        ("en", "subscriptions", "/money/bills"), ("en", "envelope", "/money/budgets"), ("en", "barcode", "/foods"),
        ("en", "gym", "/workouts"), ("en", "kanban", "/tasks/board"), ("en", "calories", "/meals"),
        ("ru", "напоминание", "/settings#reminders"), ("ru", "уведомления", "/settings#reminders"),
        ("ru", "валюта", "/money/rates"), ("ru", "язык", "/settings#language"), ("ru", "бэкап", "/data"),
        ("ru", "экспорт", "/data"), ("ru", "отпуск", "/settings/away"), ("ru", "календарь", "/settings/calendar-feed"),
        ("ru", "темная тема", "/settings#appearance"), ("ru", "тёмная", "/settings#appearance"),
        ("ru", "шрифт", "/settings#appearance"), ("ru", "текст", "/settings#appearance"),
        ("ru", "очки", "/review/points"),
        ("ru", "единицы", "/settings#days"), ("ru", "мили", "/settings#days"),
        ("ru", "пароль", "/settings/recovery-code"),
        ("ru", "синхронизация", "/settings#devices"), ("ru", "подписки", "/money/bills"), ("ru", "штрихкод", "/foods"),
        ("pl", "przypomnienie", "/settings#reminders"), ("pl", "powiadomienia", "/settings#reminders"),
        ("pl", "waluta", "/money/rates"), ("pl", "język", "/settings#language"), ("pl", "backup", "/data"),
        ("pl", "eksport", "/data"), ("pl", "urlop", "/settings/away"), ("pl", "kalendarz", "/settings/calendar-feed"),
        ("pl", "tryb ciemny", "/settings#appearance"), ("pl", "czcionka", "/settings#appearance"),
        ("pl", "tekst", "/settings#appearance"), ("pl", "punkty", "/review/points"),
        ("pl", "jednostki", "/settings#days"),
        ("pl", "hasło", "/settings/recovery-code"), ("pl", "synchronizacja", "/settings#devices"),
        ("pl", "subskrypcje", "/money/bills"), ("pl", "kod kreskowy", "/foods"),
    ])
    func aPlaceIsFoundByWhatItDoes(_ language: String, _ typed: String, _ address: String) {
        #expect(found(typed, language).contains("href=\"\(address)\""), "\(typed)")
    }

    /// Two words at once are those of hardly any other place.
    @Test(arguments: Language.allCases)
    func everyTopicHasAPlaceThatItsSearchTermsFind(_ language: Language) {
        let ownWords = Words(language, isPage: true)
        for topic in SearchTopic.allCases {
            let terms = words(of: ownWords.searchTerms(of: topic))
            for pair in [terms.prefix(2), terms.suffix(2)] {
                let page = found(pair.joined(separator: " "), language.rawValue)
                #expect(!page.contains("class=\"quiet\""), "\(topic): \(pair)")
            }
        }
    }

    @Test(arguments: ["en", "ru", "pl"])
    func everySettingIsFoundByTheNameThatItsPageGivesIt(_ language: String) {
        var journey = WebSession()
        journey.languages = [language]
        let page = journey.open(.settings(.settings)).main
        for marker in ["<h2>", "<legend>", "<div class=\"field\"><label for="] {
            for part in page.split(separator: marker).dropFirst() {
                let name = String(
                    part.drop { $0 != ">" && marker.hasSuffix("=") }.drop { $0 == ">" }.prefix { $0 != "<" })
                #expect(journey.open(.search(name)).main.contains("href=\"/settings"), "\(name)")
            }
        }
    }

    @Test func whatIsFoundByItsNameComesBeforeWhatIsFoundByItsPurpose() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Buy a kanban board")
        let page = journey.open(.search("kanban")).main
        let task = try #require(page.firstRange(of: id.hex))
        let setting = try #require(page.firstRange(of: "/tasks/board"))
        #expect(task.lowerBound < setting.lowerBound)
    }

    @Test func theInsideOfASearchTermFindsNothing() {
        #expect(found("barcode", "en").contains("/foods"))
        #expect(!found("arcode", "en").contains("/foods"))
    }

    @Test func thePlacesOfAPartThatIsOffAreNotFound() {
        var journey = WebSession()
        _ = journey.post(.settings(.switchPart(.money)), [("do", "hide")])
        #expect(!journey.open(.search("currency")).main.contains("/money/rates"))
    }
}
