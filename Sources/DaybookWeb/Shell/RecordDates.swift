import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Words

/// The times a record was added and last changed: "Added 18 Nov · changed yesterday, 14:05".
struct RecordDates: Sendable {
    private let added: LocalInstant?
    private let changed: LocalInstant?
    private let today: Day

    init(_ context: RequestContext, of id: RecordID, in table: String) {
        func local(_ milliseconds: Int64) -> LocalInstant {
            let offset = context.tools.offset?(milliseconds) ?? context.now.offsetMinutes
            return LocalInstant(milliseconds: milliseconds, offsetMinutes: offset)
        }
        let times = context.state.times(of: id, in: table)
        added = times.created.map(local)
        changed = times.changed.map(local)
        today = context.now.calendarDay
    }

    func view(_ words: Words) -> HTML {
        let added = self.added.map { words.near($0.calendarDay, to: today) }
        let changed =
            self.changed == self.added
            ? nil : self.changed.map { "\(words.near($0.calendarDay, to: today)), \(words.time($0.time))" }
        guard added != nil || changed != nil else { return .empty }
        return "<p class=\"quiet after\">\(words.recordTimes(added: added, changed: changed))</p>\n"
    }
}
