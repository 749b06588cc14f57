import Testing

@testable import DaybookServer

@Suite struct ConnectionProgressTests {
    private let limits = ConnectionLimits()

    private func progress(at now: Int64 = 0) -> ConnectionProgress { ConnectionProgress(limits, at: now) }

    @Test func fewOpenFilesLeaveRoomForFewConnections() {
        #expect(limits.fitting(openFiles: limits.fileCount).maximumConnections == 256)
        let few = limits.fitting(openFiles: 128)
        #expect(few.maximumConnections + few.replacementCount < 128)
        #expect(limits.fitting(openFiles: 8).maximumConnections == 2)
    }

    @Test func silentConnectionHasAQuarterOfAMinuteForItsFirstRequest() {
        #expect(progress(at: 1000).deadline == 16_000)
    }

    @Test func strangersBodyHasTenSecondsWhateverComes() {
        var progress = progress()
        progress.requestBegan(at: 1000)
        for second in 1...9 { progress.bodyReceived(100_000, at: 1000 + Int64(second) * 1000) }
        #expect(progress.deadline == 11_000)
    }

    @Test func bodyThatDripsFromABrowserThatWasLetInHasLittleMore() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.markTrusted()
        progress.bodyReceived(1, at: 9_000)
        #expect(progress.deadline == 10_000)
    }

    @Test func portionOf64kBComesThroughALineOf64kbit() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.markTrusted()
        for second in 1...8 {
            let now = Int64(second) * 1000
            #expect(progress.deadline! > now)
            progress.bodyReceived(8000, at: now)
        }
        #expect(progress.deadline! > 20_000)
    }

    @Test func fileOf64MBComesThroughALineOf64kbit() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.markTrusted()
        for second in 1...8389 {
            let now = Int64(second) * 1000
            if progress.deadline! <= now { Issue.record("cut after \(second) s") }
            progress.bodyReceived(8000, at: now)
        }
    }

    @Test func uploadThatPausesForHalfAMinuteIsCut() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.markTrusted()
        progress.bodyReceived(10 << 20, at: 1000)
        #expect(progress.deadline == 31_000)
    }

    @Test func restOfABodyThatWasAnsweredUnreadHasFiveSeconds() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.responseWritten(at: 100)
        progress.responseEnded(at: 200)
        progress.bodyReceived(1000, at: 4000)
        #expect(progress.deadline == 5200)
        progress.requestEnded(at: 4500)
        #expect(progress.deadline == 4500 + limits.idleTimeout)
    }

    @Test func serverMayTakeItsTimeToAnswer() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.requestEnded(at: 10)
        #expect(progress.deadline == nil)
        progress.responseWritten(at: 500_000)
        #expect(progress.deadline == 500_000 + limits.writeTimeout)
        progress.responseEnded(at: 600_000)
        #expect(progress.deadline == 600_000 + limits.idleTimeout)
    }

    @Test func requestSentAheadWaitsForTheAnswerBeforeIt() {
        var progress = progress()
        progress.requestBegan(at: 0)
        progress.requestEnded(at: 1)
        progress.requestBegan(at: 2)
        #expect(progress.deadline == nil)
        progress.responseEnded(at: 60_000)
        #expect(progress.deadline == 70_000)
    }

    @Test func answerToNoRequestDoesNotPutTheCountOut() {
        var progress = progress()
        progress.responseEnded(at: 100)
        progress.requestBegan(at: 200)
        #expect(progress.deadline == 10_200)
    }

    @Test func strangerThatKeepsWaitingLongestGivesWay() {
        let old = progress(at: 0)
        let new = progress(at: 1000)
        var answered = progress(at: 0)
        answered.requestBegan(at: 0)
        answered.requestEnded(at: 0)
        var signedIn = progress(at: 0)
        signedIn.markTrusted()
        #expect(old.shouldClose(before: new) && !new.shouldClose(before: old))
        #expect(new.shouldClose(before: answered) && !answered.shouldClose(before: new))
        #expect(answered.shouldClose(before: signedIn) && !signedIn.shouldClose(before: answered))
    }
}
