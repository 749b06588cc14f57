import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import Testing

@testable import DaybookServer
@testable import JournalStore

/// A server whose key needs a passphrase.
@Suite struct LockTests {
    private static let passphrase = "correct horse battery staple"
    private let clock = TestClock()

    /// A signed-in browser of a server that started locked.
    private func locked() throws -> TestClient {
        let folder = TestClient.temporaryFolder()
        let before = try SQLiteJournal<State>(folder: folder) { .random(in: 1 ... .max) }
        let passphrase = try #require(Passphrase(Self.passphrase))
        try before.wrapKey(by: passphrase, cost: ScryptCost(logN: 4, r: 8, p: 1))
        var client = try TestClient.signedOut(clock: clock, folder: folder)
        client.cookie = try client.responder.sessions.open(link: client.makeToken(), at: clock.now)
        return client
    }

    private func enter(_ passphrase: String, _ client: TestClient, _ headers: [(String, String)] = []) async -> Answer {
        await client.post("/passphrase", form: [("passphrase", passphrase)], headers)
    }

    @Test func everyPageAsksForThePassphrase() async throws {
        let client = try locked()
        for path in ["/today", "/", "/settings", "/data/daybook.json", "/passphrase", "/attachments/1"] {
            let answer = await client.get(path)
            #expect(answer.status == 503)
            #expect(answer.text.contains("action=\"/passphrase\"") && answer.text.contains("Your journal is locked"))
            #expect(answer["Cache-Control"] == "no-store")
        }
        let form = await client.post("/habits/new", form: [("title", "Read")])
        #expect(form.status == 503)
        #expect(await client.get("/healthz").status == 200)
    }

    @Test(arguments: [("ru", "Журнал заблокирован"), ("pl", "Twój dziennik jest zablokowany")])
    func thePageSpeaksTheBrowsersLanguage(_ language: String, _ title: String) async throws {
        let page = await (try locked()).get("/today", [("Accept-Language", language)]).text
        #expect(page.contains(title) && page.contains("lang=\"\(language)\""))
    }

    @Test func strangersSeeNeitherThePageNorThatThereIsALock() async throws {
        var client = try locked()
        client.cookie = nil
        for answer in [
            await client.get("/passphrase"), await client.get("/today"), await enter(Self.passphrase, client),
        ] {
            #expect(answer.status == 401)
            #expect(!answer.text.contains("passphrase"))
        }
        #expect(await client.post("/replica/heads", []).status == 401)
        #expect(client.responder.lock.service == nil)
    }

    @Test func aPassphraseFromAnotherSiteIsRefused() async throws {
        let client = try locked()
        for header in [("Sec-Fetch-Site", "cross-site"), ("Origin", "https://evil.example")] {
            #expect(await enter(Self.passphrase, client, [header]).status == 403)
        }
        #expect(client.responder.lock.service == nil)
    }

    @Test func thePassphraseUnlocksEverythingWithoutARestart() async throws {
        let client = try locked()
        let answer = await enter(Self.passphrase, client)
        #expect(answer.status == 303 && answer["Location"] == "/today")
        #expect(await client.get("/today").status == 200)
        let again = await client.get("/passphrase")
        #expect(again.status == 303 && again["Location"] == "/today")
        await client.write("A")
        #expect(try await client.responder.service.heads().count == 1)
        #expect(await client.post("/replica/key", []).body.count == JournalKey.size)
        #expect(await client.get("/settings/recovery-code").text.contains("<svg"))
    }

    @Test func replicasAreToldToTryAgainLater() async throws {
        let client = try locked()
        for path in ["heads", "pull", "push", "key", "checkpoint", "history", "files/lacking"] {
            let answer = await client.post("/replica/" + path, [])
            #expect(answer.status == 503 && answer["Daybook-Locked"] == "1")
        }
        #expect(await client.get("/replica/events").status == 503)
        #expect(await client.get("/replica/journal").status == 503)
        _ = await enter(Self.passphrase, client)
        let answer = await client.post("/replica/heads", [])
        #expect(answer.status == 200 && answer["Daybook-Locked"] == nil)
    }

    @Test func aWrongPassphraseUnlocksNothing() async throws {
        let client = try locked()
        let answer = await enter("correct horse", client)
        #expect(answer.status == 403)
        #expect(answer.text.contains("aria-invalid=\"true\"") && answer.text.contains("That isn’t the passphrase"))
        #expect(!answer.text.contains("correct horse"))
        #expect(client.responder.lock.service == nil)
        for empty in ["", String(repeating: "x", count: 1025)] {
            #expect(await enter(empty, client).status == 403)
        }
        #expect(await enter(String(repeating: "x", count: 10_000), client).status == 413)
    }

    @Test func afterEachWrongPassphraseThePauseIsTwiceAsLong() async throws {
        let client = try locked()
        for pause in [1, 2, 4, 8] as [Int64] {
            #expect(await enter("wrong", client).status == 403)
            // Not even the right one is tried.
            let early = await enter(Self.passphrase, client)
            #expect(early.status == 429 && early.text.contains("Try again in \(pause) s"))
            clock.advance(milliseconds: pause * 1000)
        }
        for _ in 1...20 {
            #expect(await enter("wrong", client).status == 403)
            clock.advance(minutes: 5)
        }
        #expect(await enter(Self.passphrase, client).status == 303)
    }

    @Test func ofManyWrongPassphrasesAtOnceOnlyOneIsTried() async throws {
        let client = try locked()
        let statuses = await withTaskGroup(of: Int.self) { group in
            for _ in 1...10 { group.addTask { await enter("wrong", client).status } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.count { $0 == 403 } == 1)
        #expect(statuses.count { $0 == 429 } == 9)
    }

    @Test func aKeyThatIsRestoredMeanwhileOpensTheServer() async throws {
        let client = try locked()
        let folder = client.responder.configuration.dataFolder
        let keys = KeyFolder(for: folder)
        let journal = try #require(SQLiteJournal<State>.lockedJournal(folder: folder, keyFolder: keys))
        let unlocked = try keys.unlocking(journal, with: #require(Passphrase(Self.passphrase)))
        let key = try #require(try unlocked.key(of: journal))
        try SQLiteJournal<State>.restoreKey(key, folder: folder) { 0 }
        #expect(await client.get("/today").status == 200)
    }

    @Test func aServerThatWasGivenTheKeyStartsUnlocked() async throws {
        let folder = try locked().responder.configuration.dataFolder
        let keys = KeyFolder(for: folder)
        let journal = try #require(SQLiteJournal<State>.lockedJournal(folder: folder, keyFolder: keys))
        var configuration = DaybookServer.Configuration(dataFolder: folder)
        configuration.keyFolder = try keys.unlocking(journal, with: #require(Passphrase(Self.passphrase)))
        let responder = try DaybookResponder(configuration, port: 4600)
        #expect(try await responder.service.heads().isEmpty)
    }

    @Test func aBackupIsMadeOnceTheJournalIsUnlocked() async throws {
        let client = try locked()
        _ = await enter(Self.passphrase, client)
        var opened = client.responder.lock.opening.makeAsyncIterator()
        let service = try #require(await opened.next())
        await client.write("A")
        #expect(await service.backUp(at: client.responder.configuration.clock()) == nil)
        let folder = client.responder.configuration.dataFolder + "/journals/me/backups"
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
        #expect(await opened.next() == nil)
    }

    @Test func aJournalThatDoesNotOpenIsNoWrongPassphrase() async throws {
        let client = try locked()
        let path = client.responder.configuration.dataFolder + "/journals/me/journal.sqlite"
        try FileManager.default.removeItem(atPath: path)
        try Data("not a journal".utf8).write(to: URL(fileURLWithPath: path))
        #expect(await enter(Self.passphrase, client).status == 500)
        #expect(await enter(Self.passphrase, client).status == 500)
    }
}
