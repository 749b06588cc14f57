import DaybookCore
import DaybookWeb
import Foundation
import Journal
import Synchronization
import TestSupport
import Testing

@testable import DaybookServer
@testable import JournalStore

/// A server whose journal the disk has damaged.
struct DamagedJournalTests {
    private let folder = TestClient.temporaryFolder()
    private var path: String { folder + "/journals/me/journal.sqlite" }

    private static let damaged = "The journal is damaged"
    private static let hint = "daybook check --repair"
    private static let pages = [
        PageRoute.today(nil).url, "/habits", "/journal", "/review", "/settings",
        PageRoute.settings(.history(before: nil)).url,
        PageRoute.data(.data).url,
    ]

    /// A server on the folder, and a browser that has opened its link.
    private func start() throws -> TestClient {
        var client = try TestClient.signedOut(folder: folder)
        let (link, now) = (try client.makeToken(), client.responder.configuration.clock().milliseconds)
        client.cookie = try client.responder.sessions.open(link: link, at: now)
        return client
    }

    /// The bytes of a journal of some pages.
    private func filledDatabase() async throws -> [UInt8] {
        let client = try start()
        for number in 1...40 { await client.write("\(number)") }
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Puts a file in the place of the journal's, without a snapshot.
    private func put(_ database: [UInt8]) throws {
        try Data(database).write(to: URL(fileURLWithPath: path), options: .atomic)
        try? FileManager.default.removeItem(atPath: folder + "/journals/me/snapshot")
    }

    @Test func everyRequestIsAnsweredWhateverIsDamaged() async throws {
        let sound = try await filledDatabase()
        var (started, told) = (0, 0)
        for seed in Seeds.some(40) {
            var random = SeededRandomness(seed: seed)
            let damage = random.one(of: Damage.allCases)
            var database = sound
            _ = damage.apply(to: &database, &random)
            try put(database)
            let client: TestClient
            do { client = try start() } catch is StoreFailure { continue }
            started += 1
            for page in Self.pages {
                let answer = await client.get(page)
                let isTold = answer.status == 500 && answer.text.contains(Self.hint)
                #expect(answer.status == 200 || isTold, "\(page), \(damage), seed \(seed): \(answer.status)")
                if answer.text.contains(Self.damaged) { told += 1 }
            }
            let heads = await client.post("/replica/heads", Head.encode([]))
            let pulled = await client.post("/replica/pull", Head.encode([]))
            #expect([200, 500].contains(heads.status) && [200, 500].contains(pulled.status), "seed \(seed)")
            let saved = await client.post(
                "/habits/new", form: [("title", "New"), ("kind", "check"), ("schedule", "daily")])
            // A damaged header can make SQLite only read the file, which tells no damage.
            let isRefused =
                saved.status == 500 && (saved.text.contains(Self.hint) || saved.text.contains("was not saved"))
            #expect(saved.status == 303 || isRefused, "\(damage), seed \(seed): \(saved.status)")
            if saved.status == 303 { #expect(await client.get("/habits").text.contains("New")) }
        }
        #expect(started > 5 && told > 0)
    }

    private final class Log: Sendable {
        let lines = Mutex<[String]>([])
    }

    /// A server of a filled folder whose warnings are kept.
    private func startLogged() async throws -> (client: TestClient, log: Log) {
        _ = try await filledDatabase()
        let log = Log()
        var configuration = DaybookServer.Configuration(dataFolder: folder)
        configuration.warn = { line in log.lines.withLock { $0.append(line) } }
        var client = TestClient(responder: try DaybookResponder(configuration, port: 4600))
        let now = configuration.clock().milliseconds
        client.cookie = try client.responder.sessions.open(link: try client.makeToken(), at: now)
        return (client, log)
    }

    private func add(to client: TestClient) async -> Answer {
        await client.post("/habits/new", form: [("title", "New"), ("kind", "check"), ("schedule", "daily")])
    }

    @Test func aFileThatIsGoneIsToldByPagesAndInTheLog() async throws {
        let (client, log) = try await startLogged()
        #expect(!(await client.get("/habits").text.contains("is gone")))
        try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
        #expect(await client.get("/habits").text.contains("The journal’s file is gone"))
        for _ in 1...2 {
            let refused = await add(to: client)
            #expect(refused.status == 500 && refused.text.contains("Nothing was saved: the journal’s file is gone"))
            #expect(refused.text.contains(path) && refused.text.contains(Self.hint))
        }
        #expect(log.lines.withLock { $0.filter { $0.contains(path) }.count } == 2)
        try FileManager.default.moveItem(atPath: path + ".away", toPath: path)
        #expect(await add(to: client).status == 303)
        #expect(!(await client.get("/habits").text.contains("is gone")))
    }

    @Test func aKeyThatIsGoneIsToldByPagesAndInTheLog() async throws {
        let (client, log) = try await startLogged()
        try FileManager.default.removeItem(atPath: KeyFolder(for: folder).path)
        #expect(await add(to: client).status == 303)
        for _ in 1...2 {
            #expect(await client.get("/settings").text.contains("write down the recovery code"))
        }
        #expect(log.lines.withLock { $0.filter { $0.contains("The journal's key is gone: ") }.count } == 1)
    }

    @Test func anOlderFileIsToldByPagesAndInTheLog() async throws {
        let (client, log) = try await startLogged()
        let older = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(await add(to: client).status == 303)
        try older.write(to: URL(fileURLWithPath: path), options: .atomic)
        let page = await client.get("/habits")
        #expect(page.status == 200 && page.text.contains("The journal is an older one"))
        #expect(await client.get("/settings").text.contains(Self.hint))
        #expect(log.lines.withLock { $0.filter { $0.contains("An older file") }.count } == 1)
        _ = try SQLiteJournal<State>.repair(folder: folder, keyFolder: KeyFolder(for: folder), rewriting: "recover") {
            .random(in: 1 ... .max)
        }
        let mended = await client.get("/habits")
        #expect(mended.text.contains("New") && !mended.text.contains("The journal is an older one"))
    }

    /// A filled database of which a page of rows has the content of another one, which is sound by itself.
    private func lackingDatabase() async throws -> [UInt8] {
        var database = try await filledDatabase()
        // Only batches have several rows a page.
        let leaves = stride(from: 4096, to: database.count, by: 4096).filter {
            database[$0] == 13 && database[$0 + 4] > 4
        }
        try #require(leaves.count > 2)
        database.replaceSubrange(
            leaves[1]..<leaves[1] + 4096, with: Array(database[leaves[2]..<leaves[2] + 4096]))
        return database
    }

    @Test func rowsThatAreGoneAreToldByPagesAndExports() async throws {
        let database = try await lackingDatabase()
        try put(database)
        let client = try start()
        for page in Self.pages { #expect(await client.get(page).text.contains("Missing: "), "\(page)") }
        let settings = await client.get("/settings").text
        #expect(settings.contains(Self.hint) && !settings.contains("Up to date"))
        #expect(await client.get("/data").text.contains("What is missing here is not in an export either."))
        #expect(await client.get("/data/daybook.json").text.contains("\"incomplete\": \"Missing: "))
        let titles = await client.titles.count
        #expect(titles > 0 && titles < 40)
        let repair = try SQLiteJournal<State>.repair(folder: folder, keyFolder: KeyFolder(for: folder)) {
            .random(in: 1 ... .max)
        }
        #expect(!repair.missing.isEmpty)
        try SQLiteJournal<State>.rememberReported(repair.missing, folder: folder)
        let mended = await client.get("/settings").text
        #expect(!mended.contains("Missing: ") && mended.contains("Up to date"))
        #expect(mended.contains("Gone for good, unless another device or a backup has them: "))
    }

    @Test func damageThatTheDailyBackupFindsIsToldByPages() async throws {
        let database = try await lackingDatabase()
        try put(database)
        let client = try start()
        #expect(!(await client.get("/habits").text.contains(Self.damaged)))
        #expect(await client.responder.service.backUp(at: client.responder.configuration.clock()) != nil)
        #expect(await client.get("/habits").text.contains(Self.damaged))
    }

    @Test func whatCanBeReadIsShownAndNothingIsSavedUntilTheRepair() async throws {
        let sound = try await filledDatabase()
        // The length of a row's envelope stands behind those of a hash, of an action and of none that it takes back.
        let lengths = sound.indices.dropLast(3).filter {
            sound[$0] == 76 && sound[$0 + 1] == 44 && sound[$0 + 2] == 0 && sound[$0 + 3] >= 0x80
        }
        try #require(lengths.count >= 40)
        var database = sound
        database[lengths[lengths.count / 2] + 3] = 0xFF
        try put(database)
        let client = try start()
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let page = await client.get("/habits")
        #expect(page.status == 200 && page.text.contains(Self.damaged) && page.text.contains("Habit "))
        #expect(await client.get("/settings").text.contains(Self.hint))
        let refused = await client.post(
            "/habits/new", form: [("title", "New"), ("kind", "check"), ("schedule", "daily")])
        #expect(refused.status == 500 && refused.text.contains("Nothing was saved: the journal is damaged"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        _ = try SQLiteJournal<State>.repair(folder: folder, keyFolder: KeyFolder(for: folder)) {
            .random(in: 1 ... .max)
        }
        let mended = try start()
        #expect(!(await mended.get("/habits").text.contains(Self.damaged)))
        #expect(await mended.titles.count == 40)
    }
}
