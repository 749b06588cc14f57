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
            let preview = await client.upload(Self.statement)
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
        let client = try TestClient.signedIn()
        let preview = await client.upload(Self.statement)
        let handle = try #require(preview.text.firstMatch(of: /name="upload" value="([0-9a-f]{32})"/)?.1)
        let saved = await pagesGoOn(client) {
            await client.post("/data/import/apply", form: [("upload", String(handle))])
        }
        #expect(saved.status == 303)
        #expect(await client.get("/money/transactions").text.contains("Shop"))
        let undone = await pagesGoOn(client) { await client.post("/undo") }
        #expect(undone.status == 303)
        #expect(await !client.get("/money/transactions").text.contains("Shop"))
    }

    /// Does something, and expects that pages are shown from the state before it meanwhile.
    private func pagesGoOn(_ client: TestClient, during work: () async -> Answer) async -> Answer {
        let service = client.responder.service
        let watch = Mutex((isOver: false, hasSeenState: false))
        // A thread of its own: a task would have to wait for a processor as long as the work does.
        Thread.detachNewThread {
            while !watch.withLock({ $0.isOver }) {
                if service.stateMeanwhile.withLock({ $0 != nil }) { watch.withLock { $0.hasSeenState = true } }
                Thread.sleep(forTimeInterval: 0.000_1)
            }
        }
        let answer = await work()
        watch.withLock { $0.isOver = true }
        #expect(watch.withLock { $0.hasSeenState })
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

/// Keeps an executor busy until it is removed, for at most a minute.
private final class Obstacle: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Returns once `work` has begun, which does not end before the obstacle is removed.
    func block(_ work: @escaping @Sendable (_ hasBegun: @escaping @Sendable () -> Void) async -> Void) async {
        await withCheckedContinuation { continuation in
            Task {
                await work {
                    continuation.resume()
                    _ = self.semaphore.wait(timeout: .now() + 60)
                }
            }
        }
    }

    func remove() { semaphore.signal() }
}
