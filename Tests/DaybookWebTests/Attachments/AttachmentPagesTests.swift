import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct AttachmentPagesTests {
    private let owner = AttachmentOwner.transaction(RecordID(hex: "c1")!)
    private let pdf = Array("%PDF-1.7\n%%EOF\n".utf8)

    /// A journal with a purchase, on a host that stores files.
    private func session(storesFiles: Bool = true) -> WebSession {
        var session = WebSession()
        if storesFiles {
            session.tools.digest = { bytes in
                let digits = String(bytes.count, radix: 16)
                return String(repeating: "0", count: 64 - digits.count) + digits
            }
        }
        _ = session.post(.money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        _ = session.post(
            .money(.addTransaction), [("id", "c1"), ("kind", "expense"), ("amount", "4.50"), ("account", "b1")])
        return session
    }

    private func upload(_ name: String, _ bytes: [UInt8]) -> Upload {
        Upload(handle: Identifier(high: 5, low: 5), fileName: name, bytes: bytes)
    }

    @Test func aReceiptIsAttachedShownAndDeletedOnTheTransactionPage() throws {
        var session = session()
        let form = session.open(.money(.transaction(RecordID(hex: "c1")!)))
        #expect(form.has("enctype=\"multipart/form-data\" action=\"/attachments/transaction/c1\""))
        let page = session.post(
            .attachments(.add(owner)), [("back", "/money/transactions/c1")], upload: upload("shop <1>.pdf", pdf))
        #expect(page.url.hasPrefix("/money/transactions/c1?") && page.has("“shop &lt;1&gt;.pdf” attached"))
        #expect(session.files == [pdf])
        let attachment = try #require(session.state.attachments(of: owner).first)
        #expect(page.main.contains("href=\"/attachments/\(attachment.id.hex)\"") && page.has("15 B"))
        let content = session.open(.attachments(.content(attachment.id))).response
        #expect(content.contentType == "application/pdf" && content.fileName == "shop <1>.pdf")
        #expect(content.content?.digest == attachment.digest && content.content?.count == 15)
        let missing = String(decoding: try #require(content.content).missing, as: UTF8.self)
        #expect(missing.contains("is not here"))
        let after = session.post(.attachments(.delete(attachment.id)), [("back", "/money/transactions/c1")])
        #expect(after.has("deleted") && session.open(.attachments(.content(attachment.id))).status == 404)
        _ = session.undo(after)
        #expect(session.open(.attachments(.content(attachment.id))).status == 200)
    }

    @Test func aPhotoIsAttachedToAMoodAndShownWithItInLists() throws {
        var session = session()
        _ = session.post(
            .moods(.log(of: nil)), [("id", "d1"), ("mood", "great"), ("day", "2026-11-18"), ("time", "08:00")])
        let entry = try #require(RecordID(hex: "d1"))
        let owner = AttachmentOwner.mood(entry)
        #expect(!session.open("/moods").main.contains("<span class=\"hidden\">Attachments</span>"))
        #expect(session.open(.moods(.entry(entry))).has("action=\"/attachments/mood/d1\""))
        let page = session.post(
            .attachments(.add(owner)), [("back", "/moods/d1")], upload: upload("letter.pdf", pdf))
        #expect(page.url.hasPrefix("/moods/d1?") && session.state.attachments(of: owner).map(\.name) == ["letter.pdf"])
        #expect(session.open("/moods").main.contains("<span class=\"hidden\">Attachments</span>"))
        let id = try #require(session.state.attachments(of: owner).first?.id)
        #expect(session.open("/attachments/mood/d1").main.contains("href=\"/attachments/\(id.hex)\""))
        _ = session.post(.moods(.delete(entry)))
        #expect(session.open(.attachments(.content(id))).status == 404)
    }

    @Test func aReceiptIsSavedWithItsTransactionAsOneAction() {
        var session = session()
        let fields = [("id", "c2"), ("sheet", "1"), ("kind", "expense"), ("amount", "7"), ("account", "b1")]
        let count = session.batches.count
        let page = session.post(.money(.addTransaction), fields, upload: upload("receipt.pdf", pdf))
        let owner = AttachmentOwner.transaction(RecordID(hex: "c2")!)
        #expect(page.has("€7.00 spent") && session.batches.count == count + 1 && session.files == [pdf])
        #expect(session.state.attachments(of: owner).map { $0.name } == ["receipt.pdf"])
        let list = session.open("/money/transactions")
        #expect(list.main.ranges(of: "<span class=\"hidden\">Receipts</span>").count == 1)
        _ = session.post(.money(.addTransaction), fields, upload: upload("receipt.pdf", pdf))
        #expect(session.state.attachments(of: owner).count == 1 && session.batches.count == count + 1)
        _ = session.undo(page)
        #expect(session.state.transaction(RecordID(hex: "c2")!) == nil)
        #expect(session.state.attachments(of: owner).isEmpty)
    }

    @Test func theWholeFormOfANewTransactionTakesAReceiptToo() {
        var session = session()
        let page = session.open(.money(.addTransaction(.expense)))
        #expect(page.has("enctype=\"multipart/form-data\"") && page.has("type=\"file\" name=\"file\""))
        #expect(session.open("/log/expense").has("data-keeps-file"))
        let fields = [("id", "c2"), ("kind", "expense"), ("amount", "7"), ("account", "b1")]
        let parts = session.post(
            .money(.addTransaction), fields + [("do", "parts")], upload: upload("a.pdf", pdf))
        #expect(parts.has("<noscript><p class=\"hint\">The photo is not saved yet.") && session.files.isEmpty)
        let saved = session.post(.money(.addTransaction), fields, upload: upload("a.pdf", pdf))
        #expect(saved.has("€7.00 spent") && session.files == [pdf])
        // A saved one has a card of its own for them.
        let old = session.open(.money(.transaction(RecordID(hex: "c2")!)))
        #expect(!old.part(from: "transaction-form", to: "</form>").contains("type=\"file\""))
    }

    @Test func aReceiptThatCannotBeAttachedKeepsTheTransactionFromBeingSaved() {
        var session = session()
        let fields = [("id", "c2"), ("sheet", "1"), ("kind", "expense"), ("amount", "7"), ("account", "b1")]
        let page = session.post(.money(.addTransaction), fields, upload: upload("a.gif", Array("GIF89a".utf8)))
        #expect(page.status == 422 && page.main.contains("<section class=\"sheet\">"))
        #expect(page.part(from: "id=\"file-why\"", to: "</p>").contains("Only photos"))
        #expect(page.has("name=\"amount\" value=\"7\"") && session.files.isEmpty)
        #expect(session.state.transaction(RecordID(hex: "c2")!) == nil)
        let wrong = fields.map { $0.0 == "amount" ? ("amount", "") : $0 }
        let again = session.post(.money(.addTransaction), wrong, upload: upload("a.pdf", pdf))
        #expect(again.status == 422 && again.has("<noscript><p class=\"hint\">The photo is not saved yet."))
        #expect(session.files.isEmpty)
    }

    @Test func theSameFileTwiceIsOneAttachmentAndMendsTheFile() {
        var session = session()
        for _ in 1...2 { _ = session.post(.attachments(.add(owner)), upload: upload("a.pdf", pdf)) }
        #expect(session.files == [pdf, pdf] && session.state.attachments(of: owner).count == 1)
    }

    @Test func refusalsStandBesideTheFile() {
        var session = session()
        func reason(_ upload: Upload?, _ session: inout WebSession) -> String {
            let page = session.post(.attachments(.add(owner)), upload: upload)
            #expect(page.status == 422)
            return page.part(from: "id=\"file-why\"", to: "</p>")
        }
        #expect(reason(nil, &session).contains("Choose a file first."))
        #expect(reason(upload("a.gif", Array("GIF89a".utf8)), &session).contains("Only photos"))
        #expect(reason(upload("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0]), &session).contains("This photo is damaged"))
        let large = [UInt8](repeating: 0, count: Int(AttachmentLimits.count) + 1)
        #expect(reason(upload("a.jpg", large), &session).contains("the limit is 20 MB."))
        #expect(session.files.isEmpty && session.state.attachments.rows.isEmpty)
        var offline = self.session(storesFiles: false)
        #expect(reason(upload("a.pdf", pdf), &offline).contains("when the server can be reached"))
    }

    /// A session with an attached file, which is at a place.
    private func session(with place: FilePlace, fetching result: FileFetch? = nil) -> (WebSession, RecordID) {
        var session = session()
        _ = session.post(.attachments(.add(owner)), upload: upload("a.pdf", pdf))
        session.tools.placeOfFile = { _, count in count == 15 ? place : .here }
        if let result { session.tools.fetchFile = { _, _ in result } }
        return (session, session.state.attachments(of: owner)[0].id)
    }

    @Test func aFileOnAnotherDeviceIsNamedAsSuchAndCanBeFetchedInABrowser() {
        var (session, id) = session(with: .elsewhere)
        let onServer = session.open(.money(.transaction(RecordID(hex: "c1")!)))
        #expect(onServer.has("On another device, 15 B") && !onServer.has("/fetch\""))
        #expect(!onServer.has("href=\"/attachments/\(id.hex)\""))
        session.status = .replicated
        let inBrowser = session.open(.money(.transaction(RecordID(hex: "c1")!)))
        #expect(inBrowser.has("Not on this device, 15 B"))
        #expect(inBrowser.has("action=\"/attachments/\(id.hex)/fetch\"") && inBrowser.has("Fetch “a.pdf”"))
        session.tools.placeOfFile = { _, _ in .partlyHere(7) }
        #expect(session.open(.attachments(.list(owner))).has("7 B of 15 B on this device"))
        let missing = session.open(.attachments(.content(id))).response.content?.missing ?? []
        #expect(String(decoding: missing, as: UTF8.self).contains("/fetch\""))
    }

    @Test(arguments: [
        (FileFetch.unreachable, "The server cannot be reached."), (.absent, "The server does not have this file yet."),
        (.damaged, "The file arrived damaged."),
    ])
    func theReasonWhyAFileWasNotFetchedIsGiven(_ result: FileFetch, _ reason: String) {
        var (session, id) = session(with: .elsewhere, fetching: result)
        session.status = .replicated
        let page = session.post(.attachments(.fetch(id)))
        #expect(page.status == 422 && page.part(from: "role=\"alert\"", to: "</div>").contains(reason))
        #expect(page.has("Not on this device, 15 B"))
    }

    @Test func fetchingAFileLeadsBackAndWritesNothing() {
        var (session, id) = session(with: .here, fetching: .stored)
        session.status = .replicated
        let count = session.batches.count
        let page = session.post(.attachments(.fetch(id)), [("back", "/money/transactions/c1")])
        #expect(page.url == "/money/transactions/c1" && page.has("href=\"/attachments/\(id.hex)\""))
        #expect(session.post(.attachments(.fetch(RecordID(hex: "c9")!))).status == 422)
        #expect(session.batches.count == count)
    }

    @Test(arguments: [
        ("receipt.pdf", "receipt.pdf"), ("Receipt.PDF", "Receipt.PDF"), ("receipt.html", "receipt.html.pdf"),
        ("a/b", "a_b.pdf"), ("..pdf", "pdf.pdf"), ("", "Document.pdf"), ("...", "Document.pdf"), ("pdf", "pdf.pdf"),
    ])
    func aSavedFileEndsInItsType(_ name: String, _ saved: String) {
        var session = session()
        _ = session.post(.attachments(.add(owner)), upload: upload(name, pdf))
        let id = session.state.attachments(of: owner)[0].id
        #expect(session.open(.attachments(.content(id))).response.fileName == saved)
    }

    @Test(arguments: [
        (String(repeating: "a", count: 300) + ".pdf", String(repeating: "a", count: 196) + ".pdf"),
        ("a\0b.pdf", "ab.pdf"), ("a\r\nSet-Cookie: b.pdf", "a Set-Cookie: b.pdf"),
    ])
    func aNameOfAnotherDeviceFitsIntoAHeader(_ name: String, _ saved: String) {
        var session = session()
        _ = session.post(.attachments(.add(owner)), upload: upload("a.pdf", pdf))
        let id = session.state.attachments(of: owner)[0].id
        session.receive([Change(Attachment.table, id, "name", .text(name))])
        #expect(session.open(.attachments(.content(id))).response.fileName == saved)
    }

    @Test func aDamagedFileOnTheServerIsSaidToBeDamaged() {
        var (session, id) = session(with: .damaged)
        let page = session.open(.attachments(.list(owner)))
        #expect(page.has("Damaged on the server, 15 B") && !page.has("/fetch\""))
        let damaged = session.open(.attachments(.content(id))).response.content?.damaged ?? []
        #expect(String(decoding: damaged, as: UTF8.self).contains("Open Daybook on a device that has it"))
    }

    @Test func ownersThatAreGoneHaveNoPage() {
        var session = session()
        #expect(session.open("/attachments/transaction/c9").status == 404)
        #expect(session.open("/attachments/pet/c9").status == 404)
        let page = session.post(.attachments(.add(.pet(RecordID(hex: "c9")!))), upload: upload("a.pdf", pdf))
        #expect(page.status == 422 && page.has("no longer exists") && session.files.isEmpty)
    }

    @Test func aDayOfTheBodyHasPhotos() {
        var session = session()
        let day = AttachmentOwner.day(session.today)
        let page = session.post(.attachments(.add(day)), upload: upload("me.pdf", pdf))
        #expect(page.url.hasPrefix("/attachments/day/2026-11-20?") && page.main.contains("<h2>Photos</h2>"))
        #expect(page.has("Friday, 20 November 2026"))
        #expect(session.state.attachments(of: day).count == 1)
    }
}
