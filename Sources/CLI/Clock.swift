import CivilTime
import Foundation
import Words

/// The clock on this machine's wall.
enum Clock {
    /// The moment it is.
    static var now: Now {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Now(
            milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000,
            offsetMinutes: offset(at: time.tv_sec))
    }

    /// The moment that a text such as "2026-11-20T09:30" names on this machine's wall; nil if it is none.
    static func moment(_ text: String) -> Now? {
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
        return Now(milliseconds: Int64(seconds) * 1000, offsetMinutes: offset(at: seconds))
    }

    /// A moment of the past (milliseconds since 1970, UTC) as the wall showed it: "2026-11-20 09:30".
    static func text(of milliseconds: Int64) -> String {
        let moment = Now(milliseconds: milliseconds, offsetMinutes: offset(at: time_t(milliseconds / 1000)))
        return "\(moment.calendarDay.text) \(moment.time.text)"
    }

    /// How many minutes this machine's wall is ahead of UTC at a moment, in milliseconds since 1970.
    static func offset(at milliseconds: Int64) -> Int { offset(at: time_t(milliseconds / 1000)) }

    /// Minutes ahead of UTC.
    private static func offset(at seconds: time_t) -> Int {
        var seconds = seconds
        var fields = tm()
        localtime_r(&seconds, &fields)
        return Int(fields.tm_gmtoff) / 60
    }
}

extension Language {
    /// The language of the terminal, by the variables that POSIX names for it.
    static var ofTerminal: Language {
        let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
        return preferred(from: [locale])
    }
}
