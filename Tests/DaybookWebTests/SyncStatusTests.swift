import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct SyncStatusTests {
    private func settings(_ status: SyncStatus, _ language: String = "en") -> String {
        let request = Request(
            .get, path: "/settings", languages: [language], status: status, random: Identifier(high: 1, low: 1))
        guard case .response(let response, _) = respond(to: request, in: State(), now: WebSession().now) else {
            return ""
        }
        return String(decoding: response.body, as: UTF8.self)
    }

    @Test(arguments: [
        (SyncStatus.server, "Up to date"), (.replicated, "Up to date"),
        (.waiting(2), "Sending changes"),
        (.offline(waiting: 0), "Offline"), (.offline(waiting: 3), "3 changes only on this device"),
        (.signedOut, "Signed out"), (.full, "No space on this device"),
        (.locked(waiting: 0), "Server locked"), (.locked(waiting: 3), "3 changes only on this device"),
        (.otherJournal(waiting: 1, isSaved: false), "Another journal on the server"),
    ])
    func theFrameSaysInFewWordsWhereThePageIsKept(_ status: SyncStatus, _ words: String) throws {
        let page = settings(status)
        let mark = try #require(page.firstRange(of: "data-sync-status>"))
        #expect(page[mark.upperBound...].hasPrefix(words))
    }

    @Test func theLastSyncIsToldInLocalTimeAndExportedInUTC() {
        let session = WebSession()
        func answer(_ path: String) -> String {
            let request = Request(
                .get, path: path, languages: ["en"], status: .replicated,
                lastSynced: session.now.milliseconds - 15 * 60_000, random: Identifier(high: 1, low: 1))
            guard case .response(let response, _) = respond(to: request, in: State(), now: session.now) else {
                return ""
            }
            return String(decoding: response.body, as: UTF8.self)
        }
        #expect(session.now.time.text == "09:30" && session.now.offsetMinutes == 60)
        #expect(answer("/settings").contains("Last synced today, 09:15"))
        #expect(answer(PageRoute.data(.export(.json)).url).contains("\"lastSyncedAt\": \"2026-11-20T08:15:00Z\""))
    }

    @Test func pageHoldsTheWordsForWhatOnlyTheWorkerKnows() {
        let page = settings(.server, "pl")
        #expect(page.contains("data-receiving=\"Pobieranie: zostało {}\""))
        #expect(page.contains("data-no-storage=\"Tutaj nic nie jest zapisane\""))
        #expect(page.contains("data-progress hidden></p>"))
    }

    @Test(arguments: [
        SyncStatus.replicated, .offline(waiting: 1), .otherJournal(waiting: 1, isSaved: true),
    ])
    func theExplanationIsMarkedToBeUpdatedWithTheStatus(_ status: SyncStatus) throws {
        let page = settings(status)
        let card = try #require(page.firstRange(of: "data-sync-details><header><h2>Your data</h2>"))
        #expect(page[card.upperBound...].firstRange(of: "data-sync-details") == nil)
    }

    @Test func signedOutSaysWhatToDo() {
        #expect(settings(.signedOut).contains("daybook open"))
        #expect(settings(.signedOut, "ru").contains("Ничего не потеряно"))
        #expect(settings(.signedOut, "pl").contains("Nic nie przepadło"))
    }

    @Test func aLockedServerIsUnlockedFromTheSettings() {
        #expect(settings(.locked(waiting: 0)).contains("href=\"/passphrase\""))
        #expect(settings(.locked(waiting: 2), "ru").contains("Сервер ждёт парольную фразу"))
        #expect(!settings(.offline(waiting: 0)).contains("/passphrase"))
    }

    @Test func anotherJournalIsLeftOnlyOnceThisOneIsSaved() {
        let before = settings(.otherJournal(waiting: 2, isSaved: false))
        #expect(before.contains("2 changes only on this device."))
        #expect(before.contains("href=\"/data/daybook.json\"") && !before.contains("/settings/start-anew"))
        #expect(settings(.otherJournal(waiting: 2, isSaved: true)).contains("action=\"/settings/start-anew\""))
    }

    @Test(arguments: SafetyPage.Reason.allCases)
    func safetyPagesStandAlone(_ reason: SafetyPage.Reason) {
        var journey = WebSession()
        let page = journey.open(.safety(reason))
        #expect(page.status == 200)
        #expect(page.has("/rescue") == [.notKept, .broken].contains(reason))
        #expect(!page.has("<nav"))
    }
}
