import CivilTime
import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore
import Testing

@testable import DaybookServer

/// Attachments over HTTP, and their files.
@Suite struct AttachmentFileTests {
    private let folder: String
    private let client: TestClient
    private let content = Array("%PDF-1.7\n".utf8) + (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 31 >> 3) }

    /// A server with a purchase, whose id is c1.
    init() async throws {
        folder = TestClient.temporaryFolder()
        var client = try TestClient.signedOut(folder: folder)
        let clock = TestClock()
        let link = try client.makeToken()
        client.cookie = try client.responder.sessions.open(link: link, at: clock.now)
        self.client = client
        _ = await client.post(
            "/money/accounts", form: [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        _ = await client.post(
            "/money/transactions", form: [("id", "c1"), ("kind", "expense"), ("amount", "4.50"), ("account", "b1")])
    }

    private var files: String { folder + "/journals/me/attachments" }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: files)) ?? [] }

    private func attach(_ bytes: [UInt8]) async -> Answer {
        let head = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"żółw.pdf\"\r\n\r\n"
        return await client.post(
            "/attachments/transaction/c1", Array(head.utf8) + bytes + Array("\r\n--x--\r\n".utf8),
            [("Content-Type", "multipart/form-data; boundary=x")])
    }

    /// Posts an expense with the photo of its receipt.
    private func spend(_ amount: String, receipt: [UInt8]) async -> Answer {
        let values = [("id", "c2"), ("sheet", "1"), ("kind", "expense"), ("amount", amount), ("account", "b1")]
        let fields = values.map { name, value in
            "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n"
        }
        let head = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"receipt.pdf\"\r\n\r\n"
        return await client.post(
            "/money/transactions", Array((fields.joined() + head).utf8) + receipt + Array("\r\n--x--\r\n".utf8),
            [("Content-Type", "multipart/form-data; boundary=x")])
    }

    @Test func aReceiptLargerThanAFormIsStoredWithItsTransaction() async throws {
        let large = content + [UInt8](repeating: 0x20, count: DaybookResponder.largestForm)
        #expect(await spend("", receipt: large).status == 422 && names.isEmpty)
        #expect(await spend("7", receipt: large).status == 303 && names.count == 1)
        let page = await client.get("/money/transactions/c2").text
        #expect(page.contains("receipt.pdf"))
    }

    /// The URL of the only attachment.
    private func url() async throws -> String {
        let page = await client.get("/money/transactions/c1").text
        let link = try #require(page.components(separatedBy: "href=\"/attachments/").dropFirst().first)
        return "/attachments/" + link.prefix { $0 != "\"" }
    }

    private func mode(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
    }

    @Test func anAttachedFileComesBackAndIsEncryptedOnDisk() async throws {
        #expect(await attach(content).status == 303)
        let url = try await url()
        let answer = await client.get(url)
        #expect(answer.status == 200 && answer.body == content)
        #expect(answer["Content-Type"] == "application/pdf" && answer["Cache-Control"] == "no-store")
        #expect(answer["Content-Disposition"] == "inline; filename*=UTF-8''%C5%BC%C3%B3%C5%82w.pdf")
        #expect(answer["Content-Security-Policy"]?.hasPrefix("default-src 'none'; img-src 'self'; object-src") == true)
        #expect(names.count == 1 && names[0].count == 64)
        let stored = try #require(FileManager.default.contents(atPath: files + "/" + names[0]))
        #expect(stored.count == 200_704, "padded from \(36 + content.count + 4 * 16)")
        #expect(stored.range(of: Data("%PDF".utf8)) == nil)
        #expect(mode(files) == 0o700 && mode(files + "/" + names[0]) == 0o600)
        let stranger = TestClient(responder: client.responder)
        #expect(await stranger.get(url).body != content)
    }

    @Test(arguments: [
        ("bytes=0-0", 206, 0..<1), ("bytes=65530-65540", 206, 65530..<65541), ("bytes=200000-", 206, 200_000..<200_009),
        ("bytes=-9", 206, 200_000..<200_009), ("bytes=100-999999999", 206, 100..<200_009),
        ("bytes=200009-", 416, 0..<0), ("bytes=-0", 416, 0..<0), ("bytes=5-4", 200, 0..<200_009),
        ("bytes=0-1,5-6", 200, 0..<200_009), ("lines=1-2", 200, 0..<200_009), ("bytes=-", 200, 0..<200_009),
    ])
    func partsAreSent(_ range: String, _ status: Int, _ part: Range<Int>) async throws {
        _ = await attach(content)
        let answer = await client.get(try await url(), [("Range", range)])
        #expect(answer.status == status)
        if status != 416 { #expect(answer.body == Array(content[part])) }
        let shown = "bytes \(part.lowerBound)-\(part.upperBound - 1)/200009"
        #expect(answer["Content-Range"] == (status == 206 ? shown : status == 416 ? "bytes */200009" : nil))
    }

    @Test func aMissingOrDamagedFileIsSaidToBeAndCanBeAttachedAgain() async throws {
        _ = await attach(content)
        let url = try await url()
        let path = files + "/" + names[0]
        var bytes = try #require(FileManager.default.contents(atPath: path))
        bytes[200_000] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        let damaged = await client.get(url)
        #expect(damaged.status == 500 && damaged.text.contains("is damaged here and cannot be shown"))
        #expect(await client.get(url).status == 500, "it is said again, though it was set aside")
        try FileManager.default.removeItem(atPath: path + ".damaged")
        let missing = await client.get(url)
        #expect(missing.status == 404 && missing.text.contains("(200\u{A0}kB) is not here."))
        _ = await attach(content)
        #expect(await client.get(url).body == content)
    }

    @Test func aFileDoesNotOpenUnderAnotherName() async throws {
        _ = await attach(content)
        let first = names[0]
        let url = try await url()
        _ = await attach(Array("%PDF-other".utf8))
        let second = try #require(names.first { $0 != first })
        try FileManager.default.removeItem(atPath: files + "/" + first)
        try FileManager.default.moveItem(atPath: files + "/" + second, toPath: files + "/" + first)
        #expect(await client.get(url).status == 500)
    }

    @Test func erasingATransactionErasesItsFilesButDeletingDoesNot() async throws {
        _ = await attach(content)
        _ = await client.post("/money/transactions/c1/delete")
        #expect(names.count == 1)
        _ = await client.post("/settings/erase", form: [("count", "2")])
        #expect(names.isEmpty)
    }

    /// Makes the stored files appear as old as that.
    private func age(days: Double) throws {
        for name in names {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)], ofItemAtPath: files + "/" + name)
        }
    }

    @Test func aFileWithoutARecordIsOnlyTakenIfThatIsAsked() async throws {
        _ = await attach(content)
        let kept = await client.responder.service.files
        #expect(kept.looseCount(besides: []) == 0)
        #expect(
            kept.removeUnnamed(keeping: [], removesLoose: true).isEmpty && names.count == 1,
            "its record may come in a moment")
        try age(days: 1)
        #expect(kept.looseCount(besides: []) == 1 && kept.looseCount(besides: [kept.digest(content)]) == 0)
        kept.removeUnnamed(keeping: [])
        kept.removeUnnamed(keeping: [kept.digest(content)], removesLoose: true)
        #expect(names.count == 1)
        kept.removeUnnamed(keeping: [], removesLoose: true)
        #expect(names.isEmpty)
    }

    @Test func copiesThatASyncToolMadeAreTold() async throws {
        _ = await attach(content)
        let kept = await client.responder.service.files
        #expect(kept.foreignCopies.isEmpty)
        let path = try files + "/" + #require(names.first)
        for ending in [" (conflicted copy)", ".sync-conflict-20261120-100000-ABCDEFG", ".part", "-00.new"] {
            try FileManager.default.copyItem(atPath: path, toPath: path + ending)
        }
        #expect(
            kept.foreignCopies == [path + " (conflicted copy)", path + ".sync-conflict-20261120-100000-ABCDEFG"])
    }

    @Test func aFileThatCannotBeOpenedIsNotCalledDamaged() async throws {
        _ = await attach(content)
        let kept = await client.responder.service.files
        let path = try files + "/" + #require(names.first)
        try FileManager.default.removeItem(atPath: path)
        // Not even the superuser can open a link to itself.
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        #expect(throws: AttachmentFiles.Failure.unreadable(reason: String(cString: strerror(ELOOP)))) {
            try kept.read(kept.digest(content))
        }
    }

    @Test func theNextErasureTakesTheFilesOfOneThatWasKilled() async throws {
        _ = await attach(content)
        let kept = await client.responder.service.files
        try kept.noteErasing([kept.digest(content)])
        kept.removeUnnamed(keeping: [kept.digest(content)])
        #expect(names.count == 1, "its record was not erased")
        try kept.noteErasing([kept.digest(content)])
        #expect(kept.looseCount(besides: []) == 0)
        kept.removeUnnamed(keeping: [])
        #expect(names.isEmpty)
    }

    @Test func anErasureIsRefusedWhileTheFilesAreOutOfReach() async throws {
        _ = await attach(content)
        _ = await client.post("/money/transactions/c1/delete")
        try FileManager.default.moveItem(atPath: files, toPath: files + ".unplugged")
        try FileManager.default.createSymbolicLink(atPath: files, withDestinationPath: files + ".gone")
        #expect(await client.post("/settings/erase", form: [("count", "2")]).status == 500)
        unlink(files)
        try FileManager.default.moveItem(atPath: files + ".unplugged", toPath: files)
        _ = await client.post("/settings/erase", form: [("count", "2")])
        #expect(names.isEmpty)
    }

    @Test func anErasureTakesAFormerFileHoweverYoung() async throws {
        _ = await attach(content)
        let kept = await client.responder.service.files
        kept.removeUnnamed(keeping: [], former: [kept.digest(content)])
        #expect(names.isEmpty)
    }

    @Test func anErasureTakesWhatAKilledProcessHasLeftHalfWritten() async throws {
        _ = await attach(content)
        let kept = await client.responder.service.files
        let new = names[0] + "-00ff.new"
        try Data("left".utf8).write(to: URL(fileURLWithPath: files + "/" + new))
        let writer = open(files + "/" + new, O_WRONLY | O_CLOEXEC)
        #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
        kept.removeUnnamed(keeping: [kept.digest(content)])
        #expect(names.contains(new), "it is still being written")
        close(writer)
        kept.removeUnnamed(keeping: [kept.digest(content)])
        #expect(names.count == 1 && !names.contains(new))
    }

    @Test func anErasureTakesAFileWhoseProcessWasKilledBeforeItsRecord() async throws {
        let kept = await client.responder.service.files
        var note = try kept.store(content)
        #expect(note != nil && names.count == 2)
        kept.removeUnnamed(keeping: [], removesLoose: true)
        #expect(names.count == 2, "its record is about to be written")
        // The end of a process drops its locks.
        note = nil
        #expect(kept.looseCount(besides: []) == 0)
        kept.removeUnnamed(keeping: [])
        #expect(names.isEmpty)
    }

    @Test func anErasureLeavesAFileWhoseProcessWasKilledAfterItsRecord() async throws {
        let kept = await client.responder.service.files
        _ = try kept.store(content)
        kept.removeUnnamed(keeping: [kept.digest(content)])
        #expect(names.count == 1)
        // The note is gone, so what a repair lost stays.
        kept.removeUnnamed(keeping: [])
        #expect(names.count == 1)
    }

    @Test func aFileThatAKilledProcessHasLeftIsAttachedAgain() async throws {
        let kept = await client.responder.service.files
        _ = try kept.store(content)
        #expect(await attach(content).status == 303)
        #expect(names.count == 1, "its note was crossed out")
        #expect(await client.get(try await url()).body == content)
    }

    @Test func aFileThatCannotBeDeletedIsNamed() async throws {
        _ = await attach(content)
        let path = files + "/" + names[0]
        try FileManager.default.removeItem(atPath: path)
        // Not even the superuser can delete a folder like a file.
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let kept = await client.responder.service.files
        #expect(kept.removeUnnamed(keeping: [], former: [kept.digest(content)]) == [path])
        #expect(kept.remove([kept.digest(content)]) == [path])
    }

    @Test func noFileIsEverTooOldForARedo() async throws {
        _ = await attach(content)
        _ = await client.post("/undo")
        try age(days: 4000)
        #expect(await client.responder.service.backUp(at: client.responder.configuration.clock()) == nil)
        #expect(names.count == 1)
        _ = await client.post("/redo")
        #expect(await client.get(try await url()).body == content)
    }

    @Test func theServerRemovesWhatIsLeftOfBrokenWritesAfterADay() async throws {
        _ = await attach(content)
        let new = names[0] + "-00ff.new"
        try Data("left".utf8).write(to: URL(fileURLWithPath: files + "/" + new))
        try age(days: 0.9)
        #expect(await client.responder.service.backUp(at: client.responder.configuration.clock()) == nil)
        #expect(names.contains(new))
        try age(days: 1.1)
        #expect(await client.responder.service.backUp(at: client.responder.configuration.clock()) == nil)
        #expect(names.count == 1 && !names.contains(new))
    }

    @Test func aFileThatIsStoredAgainIsYoung() async throws {
        _ = await attach(content)
        try age(days: 100)
        let kept = await client.responder.service.files
        try kept.store(content)
        kept.removeUnnamed(keeping: [], removesLoose: true)
        #expect(names.count == 1)
    }

    @Test func anUndoOnAnotherDeviceLeavesTheFile() async throws {
        _ = await attach(content)
        try age(days: 2)
        let peer = try await Peer(of: client)
        try await peer.pull(from: client)
        let journal = try SQLiteJournal<State>(folder: folder) { .random(in: 1 ... .max) }
        let attachment = try journal.latestUndoable()
        #expect(attachment != nil)
        try peer.write([], reversing: attachment)
        #expect(await client.push(try peer.batches(lackedBy: [])).status == 200)
        #expect(await !client.get("/money/transactions/c1").text.contains("href=\"/attachments/"))
        let kept = await client.responder.service.files
        #expect(try kept.read(kept.digest(content)) == content)
    }

    @Test func anErasureOfOtherRecordsLeavesAFileThatARedoNeeds() async throws {
        _ = await attach(content)
        _ = await client.post("/undo")
        #expect(await !client.get("/money/transactions/c1").text.contains("href=\"/attachments/"))
        try age(days: 2)
        let peer = try await Peer(of: client)
        let habit = try peer.write("Read")
        _ = await client.push(try peer.batches(lackedBy: []))
        try peer.erase(habit)
        #expect(await client.push(try peer.batches(lackedBy: [])).status == 200)
        #expect(names.count == 1)
        _ = await client.post("/redo")
        #expect(await client.get(try await url()).body == content)
    }

    @Test func anErasureRemovesTheFileOfAnUndoneAttachment() async throws {
        _ = await attach(content)
        _ = await client.post("/undo")
        #expect(await client.post("/settings/erase", form: [("count", "1")]).status == 303)
        #expect(names.isEmpty, "though it is young")
    }

    @Test func anErasureLeavesFilesWhoseRecordMayComeBack() async throws {
        _ = await attach(content)
        try Data("left".utf8).write(to: URL(fileURLWithPath: files + "/" + String(repeating: "a", count: 64)))
        try age(days: 1)
        #expect(await client.post("/settings/erase", form: [("count", "0")]).status == 303)
        #expect(names.count == 2)
    }

    @Test func anErasureSaysHowManyFilesItCouldNotRemove() async throws {
        _ = await attach(content)
        let path = files + "/" + names[0]
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        _ = await client.post("/undo")
        let answer = await client.post("/settings/erase", form: [("count", "1")])
        #expect(answer["Location"]?.hasSuffix("&left=1") == true)
        #expect(await client.get(answer["Location"] ?? "").text.contains("attached file could not be removed."))
    }

    @Test func aRefusedErasureLeavesFiles() async throws {
        _ = await attach(content)
        _ = await client.post("/undo")
        try age(days: 1)
        _ = await client.post("/settings/erase", form: [("count", "7")])
        #expect(names.count == 1)
    }

    @Test func aFileThatIsTooLargeIsRefusedBesideTheInput() async throws {
        let answer = await attach([UInt8](repeating: 0x25, count: Int(AttachmentLimits.count) + 1))
        #expect(answer.status == 422 && answer.text.contains("This file is too large"))
        #expect(names.isEmpty)
    }
}
