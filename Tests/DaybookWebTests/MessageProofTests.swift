import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Only what happened is said: a link can make a page say nothing.
@Suite struct MessageProofTests {
    private let message = "class=\"message\" role=\"status\""

    private func deleted() throws -> (WebSession, WebSession.Page) {
        var session = WebSession()
        let habit = try session.add("Read")
        try session.keep(.archive(habit))
        let page = session.post(.habits(.delete(habit)))
        #expect(page.has("“Read” deleted"))
        return (session, page)
    }

    @Test(arguments: [
        "/today?said=deleteHabit", "/settings?said=erase", "/today?said=undo&undo=00000000000000000000000000000001",
        "/today?said=deleteHabit&proof=", "/today?said=deleteHabit&proof=29868990-0000000000000000",
        "/today?said=deleteHabit&proof=-1-0000000000000000", "/today?said=deleteHabit&proof=9223372036854775807-",
        "/settings?said=nothingToErase&left=3",
    ])
    func aLinkSaysNothing(_ url: String) throws {
        var (session, _) = try deleted()
        let page = session.open(url)
        #expect(page.status == 200 && !page.has(message) && !page.has("could not be removed"))
    }

    @Test func aProofIsOfOneMessageAboutOneRecordAndOneAction() throws {
        var (session, page) = try deleted()
        #expect(session.open(page.url).has(message))
        let others = [
            ("said=deleteHabit", "said=archiveHabit"), ("of=", "of=0"), ("undo=", "undo=0"), ("proof=2", "proof=1"),
        ]
        for (part, other) in others {
            let forged = page.url.replacing(part, with: other)
            #expect(forged != page.url && !session.open(forged).has(message), "\(forged)")
        }
    }

    @Test func aProofOfAnotherJournalIsNone() throws {
        var (session, page) = try deleted()
        session.replica = Replica<State>(journal: Identifier(high: 1, low: 2))
        #expect(!session.open(page.url).has(message))
    }

    @Test func aMessageIsOverAfterADay() throws {
        var (session, page) = try deleted()
        session.now.milliseconds += 86_400_000
        #expect(session.open(page.url).has(message))
        session.now.milliseconds += 120_000
        #expect(!session.open(page.url).has(message))
        session.now.milliseconds -= 3 * 86_400_000
        #expect(!session.open(page.url).has(message))
    }

    @Test func aClockBeforeTheEpochSaysNothing() throws {
        var (session, page) = try deleted()
        session.now.milliseconds = -1
        #expect(!session.open(page.url).has(message))
    }
}
