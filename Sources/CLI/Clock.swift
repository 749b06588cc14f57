import CivilTime
import Foundation
import Words

/// The system clock in the local time zone.
enum Clock {
    /// The current moment.
    static var now: LocalInstant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return LocalInstant(
            milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000,
            offsetMinutes: offset(at: time.tv_sec))
    }

    /// Parses a local time such as "2026-11-20T09:30"; nil if malformed.
    static func moment(_ text: String) -> LocalInstant? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = Day(String(parts[0])), let time = TimeOfDay(String(parts[1])) else {
            return nil
        }
        var fields = tm()
        fields.tm_year = Int32(day.year - 1900)
        fields.tm_mon = Int32(day.month - 1)
        fields.tm_mday = Int32(day.dayOfMonth)
        fields.tm_hour = Int32(time.hour)
        fields.tm_min = Int32(time.minute)
        fields.tm_isdst = -1
        let seconds = mktime(&fields)
        return LocalInstant(milliseconds: Int64(seconds) * 1000, offsetMinutes: offset(at: seconds))
    }

    /// The local time at a moment in milliseconds since 1970 (UTC): "2026-11-20 09:30".
    static func text(of milliseconds: Int64) -> String {
        let moment = LocalInstant(milliseconds: milliseconds, offsetMinutes: offset(at: time_t(milliseconds / 1000)))
        return "\(moment.calendarDay.text) \(moment.time.text)"
    }

    /// The local offset from UTC in minutes at a moment in milliseconds since 1970.
    static func offset(at milliseconds: Int64) -> Int { offset(at: time_t(milliseconds / 1000)) }

    /// The offset from UTC in minutes of a zone such as "Europe/Berlin" at such a moment; nil for an unknown zone.
    static func offset(of zone: String, at milliseconds: Int64) -> Int? {
        TimeZone(identifier: zone).map {
            $0.secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1000)) / 60
        }
    }

    /// The local offset from UTC in minutes at a moment in seconds since 1970.
    private static func offset(at seconds: time_t) -> Int {
        var seconds = seconds
        var fields = tm()
        localtime_r(&seconds, &fields)
        return Int(fields.tm_gmtoff) / 60
    }
}

extension Language {
    /// The terminal's language, from the POSIX locale variables.
    static var ofTerminal: Language {
        let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
        return preferred(from: [locale])
    }
}
