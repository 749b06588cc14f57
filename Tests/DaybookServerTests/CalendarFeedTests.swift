import CivilTime
import DaybookCore
import Foundation
import Journal
import Testing

@testable import DaybookServer
@testable import JournalStore

@Suite struct CalendarFeedTests {
    private let clock = TestClock()

    /// A signed-in browser of a server with a task.
    private func client(origin: String? = nil, host: String = "127.0.0.1") async throws -> TestClient {
        let client = try TestClient.signedIn(origin: origin, host: host, clock: clock)
        let answer = await client.post("/tasks/new", form: [("title", "Pay rent"), ("due", "2026-12-01")])
        try #require(answer.status == 303)
        return client
    }

    private func change(_ client: TestClient, _ what: String, _ fields: [(String, String)] = []) async -> Answer {
        await client.post("/settings/calendar-feed", form: [("do", what)] + fields)
    }

    /// Turns the feed on, and returns its path.
    private func turnOn(_ client: TestClient, _ parts: [String] = ["tasks", "habits"]) async throws -> String {
        try path(in: await change(client, "on", parts.map { ("part", $0) }))
    }

    private func path(in answer: Answer, origin: String = "http://localhost:4600") throws -> String {
        let start = try #require(answer.text.firstRange(of: "value=\"\(origin)/calendar/"), "\(answer.text)")
        let path = "/calendar/" + answer.text[start.upperBound...].prefix { $0 != "\"" }
        try #require(path.utf8.count == "/calendar/".utf8.count + 43 + ".ics".utf8.count)
        return path
    }

    private func signedOut(_ client: TestClient) -> TestClient {
        var client = client
        client.cookie = nil
        return client
    }

    private func tag(_ client: TestClient) throws -> String { try #require(try client.responder.feed.feed()).tag }

    @Test func theAddressOpensTheCalendarWithoutASession() async throws {
        let client = try await client()
        let path = try await turnOn(client)
        let answer = await signedOut(client).get(path)
        #expect(answer.status == 200)
        #expect(answer.text.hasPrefix("BEGIN:VCALENDAR\r\n") && answer.text.contains("SUMMARY:Pay rent\r\n"))
        #expect(answer["Content-Type"] == "text/calendar; charset=utf-8")
        #expect(answer["Cache-Control"] == "no-store" && answer["X-Robots-Tag"] == "noindex")
        #expect(answer["Set-Cookie"] == nil && answer["Access-Control-Allow-Origin"] == nil)
        let head = await signedOut(client).ask(.head, path)
        #expect(head.status == 200 && head.body.isEmpty && head["ETag"] == answer["ETag"])
        #expect(head["Content-Length"] == answer["Content-Length"] && answer["Content-Length"] != nil)
    }

    @Test func whoHasItAlreadyIsToldThatNothingChanged() async throws {
        let client = try await client()
        let path = try await turnOn(client)
        let tag = try #require(await client.get(path)["ETag"])
        for known in [tag, "\"x\", \(tag)", String(tag.dropFirst(2)), "*"] {
            let answer = await signedOut(client).get(path, [("If-None-Match", known)])
            #expect(answer.status == 304 && answer.body.isEmpty && answer["ETag"] == tag)
        }
        clock.advance(minutes: 5)
        #expect(await client.get(path)["ETag"] == tag)
        _ = await client.post("/tasks/new", form: [("title", "Call"), ("due", "2026-12-02")])
        let changed = await signedOut(client).get(path, [("If-None-Match", tag)])
        #expect(changed.status == 200 && changed.text.contains("SUMMARY:Call\r\n"))
        let zipped = await client.get(path, [("Accept-Encoding", "gzip")])
        #expect(zipped["ETag"] == changed["ETag"] && zipped["Vary"] == "Accept-Encoding")
    }

    @Test func noOtherAddressTellsAnything() async throws {
        let client = try await client()
        let off = await client.get("/calendar/" + String(repeating: "A", count: 43) + ".ics")
        let path = try await turnOn(client)
        let secret = String(path.dropFirst("/calendar/".count).dropLast(4))
        let wrong = [
            "/calendar", "/calendar/", "/calendar/.ics", "/calendar/\(secret)", "/calendar/\(secret).ICS",
            "/calendar//\(secret).ics",
            "/calendar/\(secret).ics/", "/calendar/\(secret)%2Eics", "/calendar/%\(secret.dropFirst()).ics",
            "/calendar/\(secret.dropLast())!.ics", "/calendar/\(secret)A.ics", "/calendar/\(secret.lowercased()).ics",
            "/calendar/" + String(repeating: "A", count: 43) + ".ics", "/calendar/../calendar/\(secret).ics",
        ]
        for path in wrong {
            let answer = await client.get(path)
            #expect(answer.status == 404 && answer.body == off.body && answer.headers == off.headers, "\(path)")
        }
        for path in ["//calendar/\(secret).ics", "/%63alendar/\(secret).ics", "/Calendar/\(secret).ics"] {
            #expect(await signedOut(client).get(path).status == 401, "\(path)")
        }
        #expect(await client.post(path).status == 404)
        #expect(await client.get(path + "?a=b").status == 200)
        #expect(await client.get(path, host: "evil.example").status == 421)
    }

    @Test func anotherAddressEndsTheOldOneAndTurningOffAll() async throws {
        let client = try await client()
        let first = try await turnOn(client)
        let tag = try tag(client)
        let second = try path(in: await change(client, "renew", [("of", tag)]))
        #expect(await client.get(first).status == 404)
        #expect(await client.get(second).status == 200)
        // The same form again, and that of another tab.
        for answer in [
            await change(client, "renew", [("of", tag)]), await change(client, "renew"),
            await change(client, "on", [("part", "tasks")]),
        ] {
            #expect(answer.status == 303)
        }
        #expect(await client.get(second).status == 200)
        #expect(await change(client, "off").status == 303)
        #expect(await client.get(second).status == 404)
        #expect(await client.get("/settings/calendar-feed").text.contains("value=\"on\""))
        let third = try await turnOn(client)
        #expect(Set([first, second, third]).count == 3)
    }

    @Test func theAddressIsShownOnceAndStoredAsAHashThatOnlyTheOwnerReads() async throws {
        let client = try await client()
        let path = try await turnOn(client, ["bills"])
        let secret = path.dropFirst("/calendar/".count).dropLast(4)
        let page = await client.get("/settings/calendar-feed")
        #expect(
            page.status == 200 && !page.text.contains("/calendar/") && page.text.contains("value=\"bills\" checked"))
        let file = client.responder.feed.path
        let content = try String(contentsOfFile: file, encoding: .utf8)
        #expect(content.hasPrefix("feed ") && content.hasSuffix(" bills -\n") && !content.contains(secret))
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func whatIsChosenIsInTheCalendar() async throws {
        let client = try await client()
        let path = try await turnOn(client, ["habits"])
        #expect(await !client.get(path).text.contains("Pay rent"))
        #expect(await change(client, "choose", [("part", "tasks"), ("part", "nonsense")]).status == 303)
        #expect(await client.get(path).text.contains("Pay rent"))
        let refused = await change(client, "choose", [("part", "nonsense")])
        #expect(refused.status == 422 && refused.text.contains("Choose at least one."))
        #expect(await client.get(path).text.contains("Pay rent"))
    }

    @Test func serversOfOneFolderShareTheFeed() async throws {
        let client = try await client()
        let other = try TestClient.signedOut(clock: clock, folder: client.responder.configuration.dataFolder)
        let path = try await turnOn(client)
        #expect(await other.get(path).text.contains("Pay rent"))
        _ = await change(client, "off")
        #expect(await other.get(path).status == 404)
    }

    @Test func theAddressIsThatWhichTheBrowserUses() async throws {
        let secure = try await client(origin: "https://daybook.example")
        let page = await change(secure, "on", [("part", "tasks")])
        _ = try path(in: page, origin: "https://daybook.example")
        #expect(!page.text.contains("no https"))
        let open = try await client(host: "0.0.0.0")
        let body = Array("do=on&part=tasks".utf8)
        let form = [("Content-Type", "application/x-www-form-urlencoded")]
        let shown = await open.post("/settings/calendar-feed", body, form, host: "192.168.1.5:4600")
        _ = try path(in: shown, origin: "http://192.168.1.5:4600")
        #expect(shown.text.contains("no https"))
    }

    @Test func todayIsThatOfTheBrowserThatTurnedItOn() async throws {
        let client = try await client()
        let body = Array("do=on&part=tasks".utf8)
        let zone =
            "zone=Pacific%2FKiritimati; \(client.responder.address.cookieName(port: 4600))=\(client.cookie ?? "")"
        let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", zone)]
        let path = try path(in: await client.post("/settings/calendar-feed", body, headers))
        let utc = client.responder.configuration.clock().calendarDay
        clock.advance(minutes: Int64(1440 - client.responder.configuration.clock().time.minutes - 1))
        #expect(client.responder.configuration.clock().calendarDay == utc)
        let stamp = utc.advanced(by: 1).text.replacing("-", with: "")
        #expect(await client.get(path).text.contains("DTSTAMP:\(stamp)T000000Z"))
    }

    @Test func strangersChangeNothing() async throws {
        let client = try await client()
        #expect(await change(signedOut(client), "on", [("part", "tasks")]).status == 401)
        let foreign = await client.post(
            "/settings/calendar-feed", form: [("do", "on"), ("part", "tasks")], [("Sec-Fetch-Site", "cross-site")])
        #expect(foreign.status == 403)
        #expect(try client.responder.feed.feed() == nil)
    }

    @Test func aLockedServerSaysOnlyToTryAgain() async throws {
        let folder = TestClient.temporaryFolder()
        let before = try SQLiteJournal<State>(folder: folder) { .random(in: 1 ... .max) }
        let passphrase = try #require(Passphrase("correct horse battery staple"))
        try before.wrapKey(by: passphrase, cost: ScryptCost(logN: 4, r: 8, p: 1))
        let client = try TestClient.signedOut(clock: clock, folder: folder)
        let secret = try #require(try client.responder.feed.makeSecret(over: "", parts: [.tasks], zone: nil))
        let answer = await client.get(CalendarFeedFile.path(of: secret))
        #expect(answer.status == 503 && answer.text == "Try again later.\n" && answer["Retry-After"] == "300")
        let wrong = await client.get(CalendarFeedFile.path(of: String(repeating: "A", count: 43)))
        #expect(wrong.status == 404)
    }

    @Test func aFileThatCannotBeReadOpensNothing() async throws {
        let client = try await client()
        let path = try await turnOn(client)
        for content in ["", "feed\n", "feed x tasks -\n", "\u{0}\u{FF}", String(repeating: "f", count: 100_000)] {
            try Data(content.utf8).write(to: URL(fileURLWithPath: client.responder.feed.path))
            #expect(await client.get(path).status == 404)
            #expect(await client.get("/settings/calendar-feed").status == 200)
        }
    }
}
