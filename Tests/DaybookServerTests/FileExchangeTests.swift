import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore
import Testing

@testable import DaybookServer

/// Files of attachments that come from other devices and go to them.
@Suite struct FileExchangeTests {
    private let folder: String
    private let client: TestClient
    private let block = 65_536
    private let content = Array("%PDF-1.7\n".utf8) + (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 31 >> 3) }
    private let digest: String

    /// A server that has the record of a file, but not the file.
    init() async throws {
        folder = TestClient.temporaryFolder()
        var client = try TestClient.signedOut(folder: folder)
        let clock = TestClock()
        let link = try client.makeToken()
        client.cookie = try client.responder.sessions.open(link: link, at: clock.now)
        self.client = client
        let head = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.pdf\"\r\n\r\n"
        _ = await client.post(
            "/attachments/day/2026-11-20", Array(head.utf8) + content + Array("\r\n--x--\r\n".utf8),
            [("Content-Type", "multipart/form-data; boundary=x")])
        digest = await client.responder.service.files.digest(content)
        for name in names { try FileManager.default.removeItem(atPath: files + "/" + name) }
    }

    private var files: String { folder + "/journals/me/attachments" }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: files)) ?? [] }

    /// Sends a portion. Returns the answer: the bytes that are there.
    private func add(_ range: Range<Int>, of bytes: [UInt8]? = nil, digest: String? = nil) async -> String {
        let portion = Array((bytes ?? content)[range])
        return await client.post("/replica/files/add?digest=\(digest ?? self.digest)&from=\(range.lowerBound)", portion)
            .text
    }

    private func read(from start: Int, _ most: Int) async -> [UInt8] {
        await client.post("/replica/files/read?digest=\(digest)&from=\(start)&most=\(most)", []).body
    }

    private func lacking(_ digests: [String]) async -> String {
        Hexadecimal.text(
            await client.post("/replica/files/lacking", digests.flatMap { Hexadecimal.bytes($0) ?? [] }).body)
    }

    @Test func aFileArrivesInPortionsAndIsReadInPortions() async throws {
        let unknown = String(repeating: "ab", count: 32)
        #expect(await lacking([digest, unknown]) == digest, "no record names the other")
        #expect(await add(0..<0) == "0")
        #expect(await add(0..<block) == "65536")
        #expect(names.count == 1 && names[0].hasSuffix(".part"))
        #expect(await read(from: 0, 10).isEmpty, "a part is not read")
        #expect(await add(0..<0) == "65536", "an empty portion asks where to go on")
        #expect(await add(block..<3 * block) == "196608")
        #expect(await add(3 * block..<content.count) == "200009")
        #expect(names.count == 1 && names[0].utf8.count == 64)
        #expect(await lacking([digest]) == "")
        #expect(await read(from: 0, 100_000) == Array(content[..<100_000]))
        #expect(await read(from: 100_000, 4_000_000) == Array(content[100_000...]))
        #expect(await read(from: content.count, 1).isEmpty)
        #expect(await read(from: -1, 1).isEmpty)
        #expect(await add(0..<block) == "200009", "all of it is there")
    }

    @Test func whatHasArrivedIsEncrypted() async throws {
        _ = await add(0..<block)
        let stored = try #require(FileManager.default.contents(atPath: files + "/" + names[0]))
        #expect(stored.count == 36 + block + 16 && stored.range(of: Data("%PDF".utf8)) == nil)
    }

    @Test func aPortionThatDoesNotFitIsIgnored() async {
        _ = await add(0..<block)
        #expect(await add(0..<block) == "65536", "it is there already")
        #expect(await add(2 * block..<3 * block) == "65536", "one between is missing")
        #expect(await add(block..<block + 100) == "65536", "it is no whole block")
        let longer = content + [1, 2, 3]
        #expect(await add(block..<longer.count, of: longer) == "65536", "it is too long")
        for start in [Int64.max, Int64.min, -1] {
            let answer = await client.post("/replica/files/add?digest=\(digest)&from=\(start)", [1])
            #expect(answer.text == "65536", "no file is that long")
        }
        #expect(await add(block..<content.count) == "200009")
    }

    @Test func aContentWithAnotherDigestIsDropped() async {
        var other = content
        other[70_000] ^= 1
        _ = await add(0..<block, of: other)
        #expect(await add(block..<content.count, of: other) == "")
        #expect(names.isEmpty)
        #expect(await add(0..<content.count) == "200009")
    }

    @Test func aPartThatWasWrittenHalfIsBegunAnewUnderAnotherSalt() async throws {
        _ = await add(0..<2 * block)
        let path = files + "/" + names[0]
        let whole = try #require(FileManager.default.contents(atPath: path))
        try whole.dropLast(7).write(to: URL(fileURLWithPath: path))
        #expect(await add(2 * block..<3 * block) == "0")
        _ = await add(0..<block)
        let again = try #require(FileManager.default.contents(atPath: path))
        #expect(again[20..<36] != whole[20..<36])
        #expect(await add(block..<content.count) == "200009")
    }

    @Test func aFileThatNoRecordNamesIsNotTaken() async {
        let unknown = await client.responder.service.files.digest([1])
        #expect(await add(0..<1, of: [1], digest: unknown) == "")
        #expect(await add(0..<1, of: [1], digest: "../../x") == "")
        #expect(names.isEmpty)
    }

    /// Damages a byte of the stored file.
    private func damage(at index: Int) throws {
        let path = files + "/" + (try #require(names.first { $0.utf8.count == 64 }))
        var bytes = try #require(FileManager.default.contents(atPath: path))
        bytes[index] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    @Test func aDamagedFileCountsAsLackingOnceItWasReadAndIsReplacedByAWholeOne() async throws {
        _ = await add(0..<content.count)
        try damage(at: 100_000)
        #expect(await read(from: 0, 100).count == 100, "the first block is whole")
        #expect(await lacking([digest]) == "")
        #expect(await read(from: 0, 100_000).isEmpty)
        #expect(await lacking([digest]) == digest)
        #expect(await add(0..<0) == "0")
        #expect(await add(0..<content.count) == "200009")
        #expect(await read(from: 0, content.count) == content)
        #expect(names.count == 1, "the damaged one is gone")
    }

    @Test func theDailyCheckFindsADamagedFile() async throws {
        _ = await add(0..<content.count)
        try damage(at: 100_000)
        await client.responder.service.checkFiles()
        #expect(await lacking([digest]) == digest)
    }

    @Test func aRecordWithAnotherCountDoesNotBlockAFile() async throws {
        let other = try SQLiteJournal<State>(folder: folder) { .random(in: 1 ... .max) }
        let content = content + [1, 2, 3]
        let digest = await client.responder.service.files.digest(content)
        for (id, count) in [(UInt64(1), Int64(7)), (2, Int64(content.count)), (3, 7_000_000)] {
            var wrong = Attachment(id: RecordID(Identifier(high: 0, low: id)))
            wrong.life = 1
            (wrong.owner, wrong.type, wrong.count, wrong.digest) = (.day(Day("2026-11-21")!), .pdf, count, digest)
            let draft = Draft(name: "addAttachment", id: Identifier(high: 1, low: id), changes: wrong.changes)
            try other.write(at: 0) { _ in draft }
        }
        #expect(await client.post("/replica/files/add?digest=\(digest)&from=0&count=200012", []).text == "0")
        let answer = await client.post("/replica/files/add?digest=\(digest)&from=0&count=200012", content)
        #expect(answer.text == "200012")
        let portion = await client.post("/replica/files/read?digest=\(digest)&from=100000&most=4000000", [])
        #expect(portion.body == Array(content[100_000...]))
        let page = await client.get("/attachments/day/2026-11-21").text
        for part in page.components(separatedBy: "href=\"/attachments/").dropFirst() where part.prefix(3) != "day" {
            #expect(await client.get("/attachments/" + part.prefix { $0 != "\"" }).body == content)
        }
        #expect(await lacking([digest]) == "", "none was set aside")
    }

    @Test func erasingRemovesWhatHasArrived() async {
        _ = await add(0..<block)
        let page = await client.get("/attachments/day/2026-11-20").text
        #expect(page.contains("On another device, 200\u{A0}kB"))
        let id = page.components(separatedBy: "action=\"/attachments/")[1].prefix { $0 != "/" }
        _ = await client.post("/attachments/\(id)/delete")
        _ = await client.post("/settings/erase", form: [("count", "1")])
        #expect(names.isEmpty)
        #expect(await add(0..<block) == "")
    }

    @Test func aStrangerAndAnotherJournalGetNothing() async {
        let stranger = TestClient(responder: client.responder)
        #expect(await stranger.post("/replica/files/read?digest=\(digest)&from=0&most=9", []).status == 401)
        let other = [("Daybook-Journal", String(repeating: "0", count: 32))]
        #expect(await client.post("/replica/files/add?digest=\(digest)&from=0", [1], other).status == 409)
        #expect(await client.post("/replica/files/other", []).status == 404)
    }
}
