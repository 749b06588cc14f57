import CivilTime
import Journal

/// The time zones of calendar files: those that the host knows by name, and those that the file defines (RFC 5545,
/// VTIMEZONE).
struct ICalendarZones {
    /// A moment from which a zone has an offset.
    private struct Transition {
        let onset: DateTime
        /// In minutes ahead of UTC.
        let offset: Int
    }

    private struct Zone {
        /// In order of time.
        var transitions: [Transition] = []
        /// That before all transitions.
        let firstOffset: Int
    }

    /// The days in which rules are followed. Before and after, a zone keeps its nearest offset.
    private static let followedDays = Day(year: 1900, month: 1, day: 1)!...Day(year: 2200, month: 12, day: 31)!
    /// The most transitions, and the most parts of zones, that are taken from a file. Zones with all their history since 1900 have some
    /// hundred transitions each.
    private static let (maximumTransitions, maximumParts) = (100_000, 2000)

    private var zones: [String: Zone] = [:]
    private var transitionCount = 0
    private var partCount = 0

    /// Takes the definition of a zone. Parts that cannot be read, or are too many, are left out.
    mutating func add(_ component: ICalendarComponent) {
        guard let name = component.property("TZID")?.value else { return }
        var zone: Zone?
        for part in component.components where part.name == "STANDARD" || part.name == "DAYLIGHT" {
            guard partCount < Self.maximumParts,
                let start = part.property("DTSTART").flatMap({ DateTime(basic: Array($0.value.utf8)[...]) }),
                let offset = part.property("TZOFFSETTO").flatMap({ Self.offset($0.value) })
            else { continue }
            partCount += 1
            let onsets = onsets(of: part, from: start)
            transitionCount += onsets.count
            zone = zone ?? Zone(firstOffset: offset)
            zone?.transitions += onsets.map { Transition(onset: $0, offset: offset) }
        }
        zone?.transitions.sort { $0.onset < $1.onset }
        if let zone { zones[name] = zone }
    }

    /// The times at which a part of a zone begins.
    private func onsets(of part: ICalendarComponent, from start: DateTime) -> [DateTime] {
        var onsets = [start]
        let others = part.properties.filter { $0.name == "RDATE" }.flatMap { $0.value.split(separator: ",") }
        onsets += others.prefix(max(0, Self.maximumTransitions - transitionCount))
            .compactMap { DateTime(basic: Array($0.utf8)[...]) }
        guard let rule = part.property("RRULE").flatMap({ try? RecurrenceRule($0.value) }) else { return onsets }
        let after = DateTime(Self.followedDays.lowerBound, second: 0)
        for onset in Occurrences(rule, from: start, after: after) {
            guard onset.day <= Self.followedDays.upperBound, transitionCount + onsets.count < Self.maximumTransitions
            else { break }
            onsets.append(onset)
        }
        return onsets
    }

    /// The local time of a time of a zone; nil if neither the host nor the file knows the zone.
    func local(_ time: DateTime, of zone: String, _ context: ImportContext) -> DateTime? {
        let name = Self.plainName(zone)
        if let utc = context.utc(time, of: name) { return context.civil(utc) }
        guard let zone = zones[zone] else { return nil }
        let next = zone.transitions.partitioningIndex { $0.onset > time }
        let offset = next > 0 ? zone.transitions[next - 1].offset : zone.firstOffset
        return time.utc(offset: offset).flatMap { context.civil($0) }
    }

    /// The name without a prefix that some programs give it: "/example.org/20260101/Europe/Berlin".
    private static func plainName(_ zone: String) -> String {
        guard zone.utf8.first == 0x2F else { return zone }
        return zone.split(separator: "/").suffix(2).joined(separator: "/")
    }

    /// The minutes of "+0100", "-0330" or "+013015".
    private static func offset(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        guard bytes.count == 5 || bytes.count == 7, bytes[0] == 0x2B || bytes[0] == 0x2D,
            let number = DecimalNumber.integer(String(decoding: bytes[1..<5], as: UTF8.self)), number <= 1400
        else { return nil }
        let minutes = number / 100 * 60 + number % 100
        return bytes[0] == 0x2D ? -minutes : minutes
    }
}
