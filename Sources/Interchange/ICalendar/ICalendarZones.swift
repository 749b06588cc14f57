import CivilTime

/// The time zones of calendar files: those that the host knows by name, and those that the file defines (RFC 5545,
/// VTIMEZONE).
struct ICalendarZones {
    /// A time of the year from which a zone has an offset.
    private struct Observance {
        let start: DateTime
        /// In minutes ahead of UTC.
        let offset: Int
        let rule: RecurrenceRule?
        let others: [DateTime]

        /// The last time, not after another, at which it began; nil if it had not begun yet.
        func lastOnset(by time: DateTime) -> DateTime? {
            guard start <= time else { return nil }
            var last = start
            for other in others where other <= time { last = max(last, other) }
            guard let rule, let after = DateTime(time.day.advanced(by: -ICalendarZones.longestYear), second: 0) else {
                return last
            }
            var count = 0
            for onset in Occurrences(rule, from: start, after: after) {
                count += 1
                guard onset <= time, count < 1000 else { break }
                last = max(last, onset)
            }
            return last
        }
    }

    private static let longestYear = 370
    private var zones: [String: [Observance]] = [:]

    /// Takes the definition of a zone. Parts that cannot be read are left out.
    mutating func add(_ component: ICalendarComponent) {
        guard let name = component.property("TZID")?.value else { return }
        zones[name] = component.components.compactMap { part in
            guard part.name == "STANDARD" || part.name == "DAYLIGHT",
                let start = part.property("DTSTART").flatMap({ DateTime(basic: Array($0.value.utf8)[...]) }),
                let offset = part.property("TZOFFSETTO").flatMap({ Self.offset($0.value) })
            else { return nil }
            let others = part.properties.filter { $0.name == "RDATE" }.flatMap { $0.value.split(separator: ",") }
            return Observance(
                start: start, offset: offset,
                rule: part.property("RRULE").flatMap { try? RecurrenceRule($0.value) },
                others: others.compactMap { DateTime(basic: Array($0.utf8)[...]) })
        }
    }

    /// The local time of a time of a zone; nil if neither the host nor the file knows the zone.
    func local(_ time: DateTime, of zone: String, _ context: ImportContext) -> DateTime? {
        let name = Self.plainName(zone)
        if let utc = context.utc(time, of: name) { return context.civil(utc) }
        guard let zone = zones[zone], !zone.isEmpty else { return nil }
        var latest: (onset: DateTime, offset: Int)?
        for observance in zone {
            guard let onset = observance.lastOnset(by: time) else { continue }
            if let known = latest, known.onset >= onset { continue }
            latest = (onset, observance.offset)
        }
        let offset = latest?.offset ?? zone[0].offset
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
