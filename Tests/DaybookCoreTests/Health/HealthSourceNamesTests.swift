import DaybookCore
import Journal
import Testing

/// The saved order of health sources.
@Suite struct HealthSourceNamesTests {
    @Test func namesAreKeptOnceEachAsALine() {
        #expect(HealthSourceNames.cleaned([" Anna’s\nWatch ", "", "iPhone", "iPhone"]) == ["Anna’s Watch", "iPhone"])
        #expect(HealthSourceNames.cleaned((0..<30).map { "\($0)" }).count == 20)
        #expect(HealthSourceNames.cleaned([String(repeating: "w", count: 300)])[0].count == 200)
    }

    @Test func rememberingTheSameSourcesAgainChangesNothing() {
        var state = State()
        let changes = state.remembering(healthSources: ["iPhone", "Watch"])
        state.merge(changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        #expect(state.settings.healthSources == ["iPhone", "Watch"])
        #expect(state.remembering(healthSources: ["iPhone", "Watch"]).isEmpty)
        #expect(state.remembering(healthSources: ["Watch"]).count == 1)
    }
}
