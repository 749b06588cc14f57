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
        + (0..<20_000).map { "2026-0\($0 % 9 + 1)-1\($0 % 10),Shop \($0),-\($0).50,EUR,Bank\n" }.joined()

    /// The number of pages that were answered during something.
    private func pages(_ client: TestClient, during work: @escaping @Sendable () async -> Answer) async -> (Int, Answer)
    {
        let isDone = Mutex(false)
        async let answer = {
            let answer = await work()
            isDone.withLock { $0 = true }
            return answer
        }()
        var count = 0
        while !isDone.withLock({ $0 }) {
            #expect(await client.get("/today").status == 200)
            count += 1
        }
        return (count, await answer)
    }

    @Test func pagesGoOnWhileAFileIsReadAndWhileItIsImported() async throws {
        let client = try TestClient.signedIn()
        let (countWhileRead, preview) = await pages(client) { await client.upload(Self.statement) }
        #expect(preview.status == 200 && countWhileRead >= 10)
        let handle = try #require(preview.text.firstMatch(of: /name="upload" value="([0-9a-f]{32})"/)?.1)
        let (countWhileSaved, saved) = await pages(client) {
            await client.post("/data/import/apply", form: [("upload", String(handle))])
        }
        #expect(saved.status == 303 && countWhileSaved >= 10)
        #expect(await client.get("/money/transactions").text.contains("Shop"))
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
