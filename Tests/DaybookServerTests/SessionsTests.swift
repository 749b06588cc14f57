import Foundation
import Testing

@testable import DaybookServer

@Suite struct SessionsTests {
    private let folder = TestClient.temporaryFolder()

    private func sessions() throws -> Sessions {
        try Sessions(folder: folder) { .random(in: 0 ... .max) }
    }

    @Test func sessionOutlivesTheServerAndEndsAfterAYear() throws {
        let link = try sessions().makeToken(at: 0)
        let session = try #require(try sessions().open(link: link, at: 0))
        #expect(try sessions().isValid(session, at: Sessions.year - 1))
        #expect(try !sessions().isValid(session, at: Sessions.year))
        #expect(try !sessions().isValid(link, at: 0))
    }

    @Test func sessionThatIsUsedLastsAnotherYearEachTime() async throws {
        let clock = TestClock()
        let client = try TestClient.signedIn(clock: clock)
        #expect(await client.get("/today")["Set-Cookie"] == nil)
        for path in ["/replica/journal", "/today", "/replica/journal"] {
            clock.advance(minutes: 300 * 24 * 60)
            let answer = await client.get(path)
            #expect(answer.status == 200)
            #expect(answer["Set-Cookie"]?.hasPrefix("daybook=\(client.cookie ?? "")") == true)
            #expect(answer["Set-Cookie"]?.contains("Max-Age=31536000; HttpOnly; SameSite=Strict") == true)
            #expect(await client.get(path)["Set-Cookie"] == nil)
        }
        clock.advance(minutes: 366 * 24 * 60)
        #expect(await client.get("/replica/journal").status == 401)
    }

    @Test func linkOpensAgainForAQuarterOfAnHour() throws {
        let sessions = try sessions()
        let link = try sessions.makeToken(at: 0)
        #expect(try sessions.open(link: link, at: 1_000_000) != nil)
        #expect(try sessions.open(link: link, at: 1_000_000 + Sessions.afterUse - 1) != nil)
        #expect(try sessions.open(link: link, at: 1_000_000 + Sessions.afterUse) == nil)
    }

    @Test func linkThatIsNotUsedEndsAfterAnHour() throws {
        let link = try sessions().makeToken(at: 0)
        _ = try sessions().makeToken(at: 1)
        #expect(try sessions().open(link: link, at: Sessions.hour) == nil)
        #expect(try sessions().open(link: link, at: Sessions.hour - 1) != nil)
    }

    @Test func linkMadeByAnotherProcessOpensWhileItLasts() throws {
        let server = try sessions()
        #expect(try server.open(link: String(repeating: "A", count: 43), at: 0) == nil)
        let link = try sessions().makeToken(at: 0)
        #expect(try server.open(link: link, at: 0) != nil)
        #expect(try server.open(link: link, at: Sessions.afterUse) == nil)
    }

    @Test func onlyHashesAreKeptAndNobodyElseReadsThem() throws {
        let sessions = try sessions()
        let link = try sessions.makeToken(at: 0)
        let session = try #require(try sessions.open(link: link, at: 0))
        let text = try String(contentsOfFile: sessions.path, encoding: .utf8)
        #expect(!text.contains(link) && !text.contains(session))
        let attributes = try FileManager.default.attributesOfItem(atPath: sessions.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func tokenHas256Bits() throws {
        let sessions = try Sessions(folder: folder) { 0xFEDC_BA98_7654_3210 }
        let link = try sessions.makeToken(at: 0)
        #expect(link == "_ty6mHZUMhD-3LqYdlQyEP7cuph2VDIQ_ty6mHZUMhA")
    }

    // MARK: - A wrong clock

    @Test func oneStartYearsAheadLogsNobodyOut() throws {
        let now: Int64 = 1_795_000_000_000
        let link = try sessions().makeToken(at: now)
        let session = try #require(try sessions().open(link: link, at: now))
        let ahead = now + 5 * Sessions.year
        _ = try sessions().makeToken(at: ahead)
        #expect(try !sessions().isValid(session, at: ahead))
        #expect(try sessions().isValid(session, at: now))
        _ = try sessions().makeToken(at: now)
        #expect(try sessions().isValid(session, at: now))
    }

    @Test func oneStartInThePastLogsNobodyOut() throws {
        let now: Int64 = 1_795_000_000_000
        let link = try sessions().makeToken(at: now)
        let session = try #require(try sessions().open(link: link, at: now))
        _ = try sessions().makeToken(at: 0)
        #expect(try sessions().isValid(session, at: 0))
        #expect(try !sessions().renew(session, at: 0))
        #expect(try sessions().isValid(session, at: now + Sessions.year - 1))
        #expect(try !sessions().isValid(session, at: now + Sessions.year))
    }

    @Test func linkMadeByAClockYearsAheadOpensNothingOnceTheClockIsRight() throws {
        let now: Int64 = 1_795_000_000_000
        let link = try sessions().makeToken(at: now + 5 * Sessions.year)
        #expect(try sessions().open(link: link, at: now) == nil)
        #expect(try sessions().open(link: link, at: now + 5 * Sessions.year) != nil)
    }

    @Test func linkSurvivesAClockThatIsSetBackByMinutes() throws {
        let link = try sessions().makeToken(at: 1_795_000_000_000)
        #expect(try sessions().open(link: link, at: 1_795_000_000_000 - 600_000) != nil)
    }

    @Test func fileOfSessionsDoesNotGrowForEver() throws {
        let sessions = try sessions()
        let link = try sessions.makeToken(at: 0)
        let opened = try (0..<150).map { try #require(try sessions.open(link: link, at: Int64($0))) }
        let later = 2 * Sessions.year
        _ = try sessions.makeToken(at: later)
        let lines = try String(contentsOfFile: sessions.path, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 101)
        // Those that expired last are valid again once the clock is set right.
        #expect(sessions.isValid(opened[149], at: 0))
        #expect(sessions.isValid(opened[50], at: 0))
        #expect(!sessions.isValid(opened[49], at: 0))
    }

    @Test func aFileOfAnImpossibleSizeIsRefusedUnread() throws {
        let sessions = try sessions()
        let link = try sessions.makeToken(at: 0)
        let path = folder + "/sessions"
        #expect(truncate(path, 200 << 30) == 0)
        let failure = ServerFailure.file(path: path, reason: "File too large")
        #expect(throws: failure) { try sessions.open(link: link, at: 0) }
        #expect(!sessions.isValid(link, at: 0))
    }

    @Test func damagedLinesLetNobodyIn() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let sessions = try sessions()
        try "session\nlink x 9\nsession \(String(repeating: "0", count: 64)) z\n\u{0}".write(
            toFile: sessions.path, atomically: true, encoding: .utf8)
        #expect(!sessions.isValid(String(repeating: "A", count: 43), at: 0))
        let link = try sessions.makeToken(at: 0)
        #expect(try sessions.open(link: link, at: 0) != nil)
    }
}
