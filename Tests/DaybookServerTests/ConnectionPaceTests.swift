import Testing

@testable import DaybookServer

@Suite struct ConnectionPaceTests {
    private let limits = ConnectionLimits()

    private func pace(at now: Int64 = 0) -> ConnectionPace { ConnectionPace(limits, at: now) }

    @Test func silentConnectionHasAQuarterOfAMinuteForItsFirstRequest() {
        #expect(pace(at: 1000).deadline == 16_000)
    }

    @Test func strangersBodyHasTenSecondsWhateverComes() {
        var pace = pace()
        pace.begin(at: 1000)
        for second in 1...9 { pace.receive(100_000, at: 1000 + Int64(second) * 1000) }
        #expect(pace.deadline == 11_000)
    }

    @Test func bodyThatDripsFromABrowserThatWasLetInHasLittleMore() {
        var pace = pace()
        pace.begin(at: 0)
        pace.trust()
        pace.receive(1, at: 9_000)
        #expect(pace.deadline == 10_000)
    }

    @Test func portionOf64kBComesThroughALineOf64kbit() {
        var pace = pace()
        pace.begin(at: 0)
        pace.trust()
        for second in 1...8 {
            let now = Int64(second) * 1000
            #expect(pace.deadline! > now)
            pace.receive(8000, at: now)
        }
        #expect(pace.deadline! > 20_000)
    }

    @Test func fileOf64MBComesThroughALineOf64kbit() {
        var pace = pace()
        pace.begin(at: 0)
        pace.trust()
        for second in 1...8389 {
            let now = Int64(second) * 1000
            if pace.deadline! <= now { Issue.record("cut after \(second) s") }
            pace.receive(8000, at: now)
        }
    }

    @Test func uploadThatPausesForHalfAMinuteIsCut() {
        var pace = pace()
        pace.begin(at: 0)
        pace.trust()
        pace.receive(10 << 20, at: 1000)
        #expect(pace.deadline == 31_000)
    }

    @Test func restOfABodyThatWasAnsweredUnreadHasFiveSeconds() {
        var pace = pace()
        pace.begin(at: 0)
        pace.write(at: 100)
        pace.answer(at: 200)
        pace.receive(1000, at: 4000)
        #expect(pace.deadline == 5200)
        pace.end(at: 4500)
        #expect(pace.deadline == 4500 + limits.idle)
    }

    @Test func serverMayTakeItsTimeToAnswer() {
        var pace = pace()
        pace.begin(at: 0)
        pace.end(at: 10)
        #expect(pace.deadline == nil)
        pace.write(at: 500_000)
        #expect(pace.deadline == 500_000 + limits.stall)
        pace.answer(at: 600_000)
        #expect(pace.deadline == 600_000 + limits.idle)
    }

    @Test func requestSentAheadWaitsForTheAnswerBeforeIt() {
        var pace = pace()
        pace.begin(at: 0)
        pace.end(at: 1)
        pace.begin(at: 2)
        #expect(pace.deadline == nil)
        pace.answer(at: 60_000)
        #expect(pace.deadline == 70_000)
    }

    @Test func answerToNoRequestDoesNotPutTheCountOut() {
        var pace = pace()
        pace.answer(at: 100)
        pace.begin(at: 200)
        #expect(pace.deadline == 10_200)
    }

    @Test func strangerThatKeepsWaitingLongestGivesWay() {
        let old = pace(at: 0)
        let new = pace(at: 1000)
        var answered = pace(at: 0)
        answered.begin(at: 0)
        answered.end(at: 0)
        var signedIn = pace(at: 0)
        signedIn.trust()
        #expect(old.givesWay(before: new) && !new.givesWay(before: old))
        #expect(new.givesWay(before: answered) && !answered.givesWay(before: new))
        #expect(answered.givesWay(before: signedIn) && !signedIn.givesWay(before: answered))
    }
}
