import CivilTime
import Crypto
import DaybookCore
import Foundation
import Interchange
import Journal
import Phrasing
import Words

/// The calendar that subscribers get, as of a number of batches.
struct CalendarContent: Sendable {
    let bytes: [UInt8]
    /// The tag by which a subscriber asks whether it changed.
    let entityTag: String
    let leftOutCount: Int
    fileprivate let source: Source

    /// Everything that the calendar depends on.
    fileprivate struct Source: Equatable {
        let batchCount: Int64
        let setAsideCount: Int
        let today: Day
        let parts: [CalendarFeed.Part]
    }
}

extension JournalService {
    /// The calendar of a feed. It is made beside the journal, and again only if that or the day changed.
    nonisolated func calendar(of feed: CalendarFeedFile.Feed, now: LocalInstant) async throws -> CalendarContent {
        var now = now
        if let zone = feed.zone { now.offsetMinutes = LocalInstant.offset(at: now.milliseconds, in: zone) }
        let (state, batchCount, setAsideCount) = try await calendarState()
        let source = CalendarContent.Source(
            batchCount: batchCount, setAsideCount: setAsideCount, today: state.today(now), parts: feed.parts)
        if let latest = latestCalendar.withLock({ $0 }), latest.source == source { return latest }
        let content = await fileWork.run {
            let words = Words(Language(rawValue: state.settings.language) ?? .english)
            let calendar = CalendarFeed(state, today: source.today, parts: source.parts, words)
            let digest = SecretToken.hexadecimal(SHA256.hash(data: Data(calendar.bytes)).prefix(16))
            return CalendarContent(
                bytes: calendar.bytes, entityTag: "W/\"\(digest)\"", leftOutCount: calendar.leftOutCount, source: source
            )
        }
        latestCalendar.withLock { $0 = content }
        return content
    }

    private func calendarState() throws -> (State, batchCount: Int64, setAsideCount: Int) {
        try journal.read { ($0.state, $0.batchCount, $0.setAside.count) }
    }
}
