import Testing

@testable import DaybookServer

/// The share of the server's time that a session may take.
@Suite struct SessionTimeTests {
    @Test func aSessionMayTakeSecondsAtOnceAndThenWaits() {
        var time = SessionTime()
        for call in 0..<5 {
            #expect(!time.isUsedUp(by: "a", at: Double(call)))
            time.add(1.1, of: "a", at: Double(call))
        }
        #expect(time.isUsedUp(by: "a", at: 4))
        #expect(!time.isUsedUp(by: "b", at: 4))
    }

    @Test func aTenthOfTheTimeIsForgiven() {
        var time = SessionTime()
        time.add(6, of: "a", at: 100)
        #expect(time.isUsedUp(by: "a", at: 109))
        #expect(!time.isUsedUp(by: "a", at: 111))
    }
}
