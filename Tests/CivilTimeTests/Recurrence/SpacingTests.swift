import CivilTime
import Testing

struct SpacingTests {
    private let last = DateTime("2026-11-20T23:00")!

    @Test func withoutATimeBeforeItMayBeNow() throws {
        let spacing = try #require(Spacing(atLeast: 60, atMost: 120))
        #expect(spacing.status(at: last, last: nil) == .open(until: nil))
    }

    @Test(arguments: [
        ("2026-11-20T23:59", Spacing.Status.tooEarly(until: DateTime("2026-11-21T00:00")!)),
        ("2026-11-21T00:00", .open(until: DateTime("2026-11-21T01:00")!)),
        ("2026-11-21T01:00", .open(until: DateTime("2026-11-21T01:00")!)),
        ("2026-11-21T01:01", .late(since: DateTime("2026-11-21T01:00")!)),
        ("2026-11-20T22:00", .tooEarly(until: DateTime("2026-11-21T00:00")!)),
    ])
    func itIsTooEarlyThenOpenThenLate(_ moment: String, _ status: Spacing.Status) throws {
        let spacing = try #require(Spacing(atLeast: 60, atMost: 120))
        #expect(spacing.status(at: try #require(DateTime(moment)), last: last) == status)
    }

    @Test func eitherBoundMayBeMissing() throws {
        let later = DateTime("2026-12-20T23:00")!
        #expect(try #require(Spacing(atLeast: 60, atMost: nil)).status(at: later, last: last) == .open(until: nil))
        #expect(
            try #require(Spacing(atLeast: nil, atMost: 0)).status(at: later, last: last) == .late(since: last))
        #expect(try #require(Spacing(atLeast: nil, atMost: nil)).status(at: last, last: last) == .open(until: nil))
    }

    @Test func impossibleBoundsAreNoSpacing() {
        #expect(Spacing(atLeast: -1, atMost: nil) == nil)
        #expect(Spacing(atLeast: nil, atMost: -1) == nil)
        #expect(Spacing(atLeast: 2, atMost: 1) == nil)
        #expect(Spacing(atLeast: 2, atMost: 2) != nil)
    }

    @Test func theGreatestBoundsEndWithTheLastSecondThereIs() throws {
        let spacing = try #require(Spacing(atLeast: .max, atMost: .max))
        let end = DateTime("9999-12-31T23:59:59")!
        #expect(spacing.status(at: last, last: last) == .tooEarly(until: end))
        #expect(spacing.status(at: end, last: last) == .open(until: end))
    }
}
