import DaybookWeb
import Testing

@Suite struct CalendarFeedPageTests {
    private static let address = "https://daybook.example/calendar/SECRET.ics"

    private func page(_ feed: CalendarFeedStatus?, _ language: String = "en") -> String {
        var session = WebSession()
        session.languages = [language]
        session.calendarFeed = feed
        return session.open(.settings(.calendarFeed)).main
    }

    @Test func settingsLeadToThePage() {
        var session = WebSession()
        #expect(session.open(.settings(.settings)).main.contains("href=\"/settings/calendar-feed\""))
        #expect(session.open(.search("calendar feed")).main.contains("href=\"/settings/calendar-feed\""))
    }

    @Test func withoutTheServerThePageSaysWhoHasTheFeed() {
        let page = page(nil)
        #expect(page.contains("Only your server can turn the calendar feed on or off") && !page.contains("<form"))
        var session = WebSession()
        let answer = session.post(.settings(.calendarFeed), [("do", "on"), ("part", "tasks")])
        #expect(answer.has("Only your server") && session.batches.isEmpty)
    }

    @Test func aFeedThatIsOffOffersTasksAndHabits() {
        let page = page(CalendarFeedStatus(isOn: false, parts: [.tasks, .habits], reach: .secure))
        #expect(page.contains("value=\"tasks\" checked") && page.contains("value=\"habits\" checked"))
        #expect(page.contains("value=\"bills\">") && page.contains("value=\"on\">Turn on"))
        #expect(!page.contains("value=\"renew\"") && !page.contains("https:") && !page.contains("no https"))
    }

    @Test func theAddressIsShownRightAfterItIsMade() {
        var feed = CalendarFeedStatus(isOn: true, parts: [.bills], reach: .secure, tag: "00aa")
        #expect(page(feed).contains("Its address was shown once") && !page(feed).contains("id=\"address\""))
        feed.address = Self.address
        let page = page(feed)
        #expect(page.contains("value=\"\(Self.address)\" readonly") && page.contains("data-copies=\"address\""))
        #expect(page.contains("<dt>iPhone</dt>") && page.contains("ICSx⁵") && page.contains("Thunderbird"))
        #expect(page.contains("name=\"of\" value=\"00aa\"") && !page.contains("Its address was shown once"))
        #expect(page.contains("value=\"bills\" checked") && !page.contains("value=\"tasks\" checked"))
    }

    @Test(arguments: ["en", "ru", "pl"]) func thePageWarnsOfWhatOthersCanRead(_ language: String) {
        var feed = CalendarFeedStatus(isOn: true, parts: [.tasks], reach: .plainNetwork)
        feed.leftOutCount = 21
        let texts = [
            "en": ["Anyone who has the address", "This server has no https", "21 entries"],
            "ru": ["У кого есть адрес", "нет https", "21 запись"],
            "pl": ["Kto ma adres", "nie ma https", "21 wpisów"],
        ]
        let shown = page(feed, language)
        for text in texts[language] ?? [] { #expect(shown.contains(text)) }
        feed.reach = .thisMachine
        #expect(page(feed).contains("works only on the computer"))
    }

    @Test func aFormWithoutAnyPartSaysSo() {
        var feed = CalendarFeedStatus(isOn: false, parts: [], reach: .secure)
        feed.lacksParts = true
        #expect(page(feed).contains("Choose at least one."))
    }
}
