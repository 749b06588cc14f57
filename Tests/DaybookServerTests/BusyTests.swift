import CivilTime
import DaybookWeb
import Foundation
import Journal
import Synchronization
import Testing

@testable import DaybookServer

/// Pages while the journal has much to do.
@Suite struct BusyTests {
    private static let statement =
        "date,payee,amount,currency,account\n"
        + (0..<5_000).map { "2026-0\($0 % 9 + 1)-1\($0 % 10),Shop \($0),-\($0).50,EUR,Bank\n" }.joined()

    @Test func pagesGoOnWhileAFileIsRead() async throws {
        let client = try TestClient.signedIn()
        let obstacle = Obstacle()
        let reader = client.responder.service.fileWork
        await obstacle.block { hasBegun in await reader.run { hasBegun() } }
        let isRead = Mutex(false)
        async let preview = {
            let preview = await client.upload(Self.statement, to: "/money/import")
            isRead.withLock { $0 = true }
            return preview
        }()
        for _ in 0..<3 { #expect(await client.get("/today").status == 200) }
        #expect(!isRead.withLock { $0 })
        obstacle.remove()
        #expect(await preview.status == 200)
    }

    @Test func pagesGoOnWhileTheJournalIsBusy() async throws {
        let client = try TestClient.signedIn()
        let obstacle = Obstacle()
        let service = client.responder.service
        await obstacle.block { hasBegun in await service.whilePagesGoOn { hasBegun() } }
        for _ in 0..<3 { #expect(await client.get("/today").status == 200) }
        obstacle.remove()
        #expect(await client.post("/tasks/new", form: [("title", "Pay rent")]).status == 303)
        #expect(await client.get("/tasks").text.contains("Pay rent"))
    }

    @Test func pagesGoOnWhileAnImportIsSavedAndWhileItIsUndone() async throws {
        let watch = SavingWatch()
        let client = try TestClient.signedIn(random: { watch.random() })
        let preview = await client.upload(Self.statement, to: "/money/import")
        let handle = try #require(preview.text.firstMatch(of: /name="upload" value="([0-9a-f]{32})"/)?.1)
        let saved = await pagesGoOn(client, watch) {
            await client.post("/data/import/apply", form: [("upload", String(handle))])
        }
        #expect(saved.status == 303)
        #expect(await client.get("/money/transactions").text.contains("Shop"))
        let undone = await pagesGoOn(client, watch) { await client.post("/undo") }
        #expect(undone.status == 303)
        #expect(await !client.get("/money/transactions").text.contains("Shop"))
    }

    /// Does something, and expects that pages have the state from before while the journal saves it.
    private func pagesGoOn(
        _ client: TestClient, _ watch: SavingWatch, during work: () async -> Answer
    ) async -> Answer {
        watch.begin(client.responder.service)
        let answer = await work()
        let hasSeenState = watch.end()
        #expect(hasSeenState)
        return answer
    }

    @Test func anImportThatWasReadBeforeTheJournalChangedIsDecidedAgain() async throws {
        let client = try TestClient.signedIn()
        let service = client.responder.service
        let now = client.responder.configuration.clock()
        let upload = Uploads.Stored(
            handle: Identifier(high: 1, low: 2), fileName: "a.csv",
            content: try Spool(
                Array("date,payee,amount,currency,account\n2026-01-01,Shop,-1,EUR,Bank\n".utf8), folder: ""))
        let request = Request(
            .post, path: "/data/import/apply", form: FormFields([("upload", upload.handle.hex)]),
            random: Identifier(high: 3, low: 4))
        let stale = Outcome.response(.redirect(to: "/stale"), nil)
        let again = try await service.finish(request, upload, (stale, 7), now: now, zone: nil)
        #expect(again.location != "/stale" && again.status == 303)
        #expect(try await service.snapshot().state.transactions.rows.count == 1)
        let count = try await service.snapshot().batchCount
        #expect(try await service.finish(request, upload, (stale, count), now: now, zone: nil).location == "/stale")
    }

    @Test func manyBytesAreSpooledToAFileThatNobodyFinds() throws {
        let folder = TestClient.temporaryFolder()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let spool = Spool(folder: folder)
        var bytes: [UInt8] = []
        for part in [3, Spool.largestInMemory, 1, 2 * Spool.largestInMemory + 5, 70_000] {
            let added = (0..<part).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ part) }
            try spool.append(added)
            bytes += added
        }
        #expect(spool.count == bytes.count)
        #expect(try spool.bytes() == bytes && spool.bytes() == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        let nowhere = Spool(folder: folder + "/nowhere")
        #expect(throws: (any Error).self) { try nowhere.append(bytes) }
    }
}

/// Looks whether pages have a state to show whenever the server asks for a random number, as the journal does while it
/// saves.
private final class SavingWatch: Sendable {
    private struct Seen {
        var service: JournalService?
        var hasState = false
    }

    private let seen = Mutex(Seen())

    func begin(_ service: JournalService) { seen.withLock { $0 = Seen(service: service) } }

    /// Returns whether pages had a state to show.
    func end() -> Bool {
        seen.withLock { seen in
            defer { seen = Seen() }
            return seen.hasState
        }
    }

    func random() -> UInt64 {
        seen.withLock { seen in
            guard let service = seen.service else { return }
            if service.stateMeanwhile.withLock({ $0 != nil }) { seen.hasState = true }
        }
        return .random(in: 0 ... .max)
    }
}

/// Keeps an executor busy until it is removed.
private final class Obstacle: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Returns once `work` has begun, which does not end before the obstacle is removed.
    func block(_ work: @escaping @Sendable (_ hasBegun: @escaping @Sendable () -> Void) async -> Void) async {
        await withCheckedContinuation { continuation in
            Task {
                await work {
                    continuation.resume()
                    self.semaphore.wait()
                }
            }
        }
    }

    func remove() { semaphore.signal() }
}
