import DaybookCore
import DaybookWeb
import Foundation
import Journal
import JournalStore
import Testing

@testable import DaybookServer

@Suite struct PagesTests {
    private static let reading = [("title", "Read"), ("kind", "check"), ("schedule", "daily")]

    @Test func acknowledgedChangesAreOnDisk() async throws {
        let client = try TestClient.signedIn()
        let answer = await client.post("/habits/new", form: Self.reading)
        #expect(answer.status == 303)
        let other = try SQLiteJournal<State>(folder: client.responder.configuration.dataFolder) { 7 }
        #expect(try other.read { $0.state.habits.rows.map(\.title) } == ["Read"])
        #expect(await client.get("/today").text.contains("<li class=\"tile"))
    }

    @Test func changesByAnotherProcessAreSeenAtOnce() async throws {
        let client = try TestClient.signedIn()
        #expect(await client.get("/today").status == 200)
        let terminal = try TestClient.signedOut(folder: client.responder.configuration.dataFolder)
        _ = await terminal.responder.service.answer(
            Request(.post, path: "/habits/new", form: FormFields(Self.reading), random: Identifier(high: 1, low: 2)),
            now: terminal.responder.configuration.clock())
        #expect(await client.get("/today").text.contains("<li class=\"tile"))
    }

    @Test func refusedFormsAreNotSaved() async throws {
        let client = try TestClient.signedIn()
        let answer = await client.post(
            "/habits/new", form: [("title", " "), ("kind", "check"), ("schedule", "daily")])
        #expect(answer.status == 422)
        #expect(try await client.responder.service.heads().isEmpty)
    }

    @Test func undoRemovesAnAddedHabit() async throws {
        let client = try TestClient.signedIn()
        let added = try #require(await client.post("/habits/new", form: Self.reading)["Location"])
        let undo = try #require(PageRoute(url: added).map { _ in added.split(separator: "undo=")[1].prefix(32) })
        #expect(await client.post("/undo/\(undo)").status == 303)
        #expect(await !client.get("/habits").text.contains("Read"))
    }

    @Test func theLatestActionIsUndoneAndRedone() async throws {
        let client = try TestClient.signedIn()
        _ = await client.post("/habits/new", form: Self.reading)
        let undone = try #require(await client.post("/undo", form: [("back", "/habits")])["Location"])
        #expect(await client.get(undone).text.contains("Undone: “Read” added"))
        #expect(await !client.get("/habits").text.contains("Read"))
        let redone = try #require(await client.post("/redo", form: [("back", "/habits")])["Location"])
        #expect(await client.get(redone).text.contains("Redone: “Read” added"))
    }

    @Test func languageFollowsTheBrowser() async throws {
        let client = try TestClient.signedIn()
        let answer = await client.get("/today", [("Accept-Language", "de, pl;q=0.8, en;q=0.9, ru;q=0.95")])
        #expect(answer.text.contains("<html lang=\"ru\""))
    }

    @Test(arguments: [
        ("tz=120", "2026-11-19"), ("tz=-720", "2026-11-18"), ("tz=9999", "2026-11-18"), ("tz=x", "2026-11-18"),
    ])
    func dayFollowsTheTimeZoneOfTheBrowser(_ cookie: String, _ day: String) async throws {
        let client = try TestClient.signedIn(clock: TestClock(milliseconds: 1_795_042_800_000)) // 2026-11-18T23:00Z
        let session = "; daybook=\(client.cookie!)"
        let answer = await client.get("/data/daybook.json", [("Cookie", cookie + session)])
        #expect(answer["Content-Disposition"] == "attachment; filename*=UTF-8''daybook-\(day).json")
    }

    @Test func pagesAreSmallerForBrowsersThatUnpackThem() async throws {
        let client = try TestClient.signedIn()
        let plain = await client.get("/settings")
        let packed = await client.get("/settings", [("Accept-Encoding", "br, gzip")])
        #expect(plain["Content-Encoding"] == nil)
        #expect(packed["Content-Encoding"] == "gzip")
        #expect(packed.body.count < plain.body.count / 2)
        // gzip is ten bytes of header, raw DEFLATE, and eight bytes of trailer.
        #expect(Deflate.inflate(packed.body[10..<packed.body.count - 8], 1 << 20) == plain.body)
        let refusing = await client.get("/settings", [("Accept-Encoding", "gzip;q=0, br")])
        #expect(refusing["Content-Encoding"] == nil)
    }

    @Test func oversizedBodiesAreRefused() async throws {
        let client = try TestClient.signedIn()
        let form = [UInt8](repeating: UInt8(ascii: "a"), count: DaybookResponder.largestForm + 1)
        let answer = await client.post("/habits/new", form)
        #expect(answer.status == 413)
        #expect(answer.text.contains("too large"))
        #expect(await client.post("/habits/new", [], [("Content-Length", "99999999")]).status == 413)
        #expect(
            await client.post("/replica/push", [], [("Content-Length", "\(DaybookResponder.largestPush + 1)")]).status
                == 413)
        #expect(
            await client.post("/data/import", [], [("Content-Length", "\(DaybookResponder.largestUpload + 1)")]).status
                == 413)
    }

    @Test func bodiesThatAreNotCompleteFormsAreRefused() async throws {
        let client = try TestClient.signedIn()
        #expect(await client.post("/settings", Array("{}".utf8), [("Content-Type", "application/json")]).status == 415)
        let cut = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\nHabitName"
        let type = [("Content-Type", "multipart/form-data; boundary=x")]
        #expect(await client.post("/data/import", Array(cut.utf8), type).status == 415)
    }

    @Test func uploadedFileIsKeptForAnHourUntilImported() async throws {
        let clock = TestClock()
        let client = try TestClient.signedIn(clock: clock)
        let file = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRead,,,2026-11-01,1,\n"
        let preview = await client.upload(file)
        #expect(preview.status == 200)
        let handle = String(try #require(preview.text.split(separator: "name=\"upload\" value=\"").last).prefix(32))
        clock.advance(minutes: 59)
        #expect(await client.post("/data/import/apply", form: [("upload", handle)]).status == 303)
        #expect(await client.get("/habits").text.contains("Read"))
        clock.advance(minutes: 1)
        #expect(await client.post("/data/import/apply", form: [("upload", handle)]).status == 422)
    }

    @Test(arguments: [("Europe/Warsaw", "09:00"), ("America%2FNew_York", "03:00"), ("Nowhere", "08:00")])
    func importedTimesUseTheBrowsersOffsetOfThatDay(_ zone: String, _ time: String) async throws {
        let client = try TestClient.signedIn()
        let file =
            "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nSUMMARY:A\r\nDUE:20261020T070000Z\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
        let cookies = [("Cookie", "tz=60; zone=\(zone); daybook=\(client.cookie!)")]
        let preview = await client.upload(file, cookies)
        let handle = String(try #require(preview.text.split(separator: "name=\"upload\" value=\"").last).prefix(32))
        let type = [("Content-Type", "application/x-www-form-urlencoded")]
        #expect(await client.post("/data/import/apply", Array("upload=\(handle)".utf8), cookies + type).status == 303)
        #expect(await client.get("/data/daybook.json").text.contains("\"dueTime\": \"\(time)\""))
    }

    /// A browser of a journal with a bill that logs itself, and has been due since the first of the month.
    fileprivate static func clientWithADueBill() async throws -> TestClient {
        let client = try TestClient.signedIn()
        let account = [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "1000")]
        #expect(await client.post("/money/accounts", form: account).status == 303)
        let bill = [
            ("id", "b2"), ("kind", "expense"), ("amount", "900"), ("account", "b1"), ("payee", "Rent"),
            ("repetition", "every month on 1"), ("start", "2026-11-01"), ("automatic", "1"),
        ]
        #expect(await client.post("/money/bills", form: bill).status == 303)
        return client
    }

    @Test func whatAPageLogsIsOnDiskBeforeThePageSaysSo() async throws {
        let client = try await Self.clientWithADueBill()
        let location = try #require(await client.get("/today")["Location"])
        let other = try SQLiteJournal<State>(folder: client.responder.configuration.dataFolder) { 7 }
        #expect(try other.read { $0.state.transactions.rows.map(\.payee) } == ["Rent"])
        #expect(await client.get(location).text.contains("Due transactions logged"))
        #expect(await client.get("/today").status == 200)
        #expect(try other.read { $0.state.transactions.rows.count } == 1)
    }

    @Test func aPageThatCannotLogWhatIsDueIsShownWithoutIt() async throws {
        await #expect(processExitsWith: .success) {
            let client = try await PagesTests.clientWithADueBill()
            FullDisk.begin(withFilesUpTo: 0)
            let page = await client.get("/today")
            #expect(page.status == 200 && !page.text.contains("Due transactions logged"))
            #expect(try await client.responder.service.snapshot().state.transactions.rows.isEmpty)
        }
    }

    @Test func fullDiskIsReportedAndNothingIsClaimedSaved() async throws {
        await #expect(processExitsWith: .success) {
            let client = try TestClient.signedIn()
            try FullDisk.begin(at: client.responder.configuration.dataFolder + "/journals/me/journal.sqlite")
            var saved = 0
            var refusal: Answer?
            while refusal == nil, saved < 1000 {
                let form = [("title", "Habit \(saved)"), ("kind", "check"), ("schedule", "daily")]
                let answer = await client.post("/habits/new", form: form)
                if answer.status == 303 { saved += 1 } else { refusal = answer }
            }
            #expect(refusal?.status == 507)
            #expect(refusal?.text.contains("Nothing was saved: the disk is full") == true)
            let other = try SQLiteJournal<State>(folder: client.responder.configuration.dataFolder) { 7 }
            #expect(try other.read { $0.state.habits.rows.count } == saved)
            #expect(await !client.get("/habits").text.contains("Habit \(saved)<"))
        }
    }
}

/// Makes the disk appear full to this process once a file grows past the journal's size.
private enum FullDisk {
    static func begin(at path: String) throws {
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? UInt ?? 0
        begin(withFilesUpTo: size + 8192)
    }

    static func begin(withFilesUpTo size: UInt) {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: numericCast(size), rlim_max: numericCast(size))
        #if canImport(Darwin)
            setrlimit(RLIMIT_FSIZE, &limit)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        #endif
    }
}
