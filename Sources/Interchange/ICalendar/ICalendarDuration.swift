/// Parses and formats iCalendar durations (RFC 5545, 3.3.6): "-PT15M", "P1DT12H", "P2W".
enum ICalendarDuration {
    /// The duration in whole minutes, rounded toward zero, negative for an earlier time; nil if it is invalid or longer
    /// than a century.
    static func minutes(_ text: String) -> Int64? {
        var bytes = Array(text.utf8)[...]
        var isNegative = false
        if let sign = bytes.first, sign == 43 || sign == 45 {
            isNegative = sign == 45
            bytes = bytes.dropFirst()
        }
        guard bytes.first == 80 || bytes.first == 112 else { return nil }
        bytes = bytes.dropFirst()
        var (seconds, number, isTime, hasPart): (Int64, Int64?, Bool, Bool) = (0, nil, false, false)
        for byte in bytes {
            if byte >= 48, byte <= 57 {
                number = (number ?? 0) * 10 + Int64(byte - 48)
                guard number ?? 0 <= 4_000_000_000 else { return nil }
                continue
            }
            if byte | 32 == 116, !isTime, number == nil {
                isTime = true
                continue
            }
            guard let count = number, let unit = unit(byte | 32, isTime: isTime) else { return nil }
            seconds += count * unit
            (number, hasPart) = (nil, true)
            guard seconds <= 100 * 366 * 86_400 else { return nil }
        }
        guard hasPart, number == nil else { return nil }
        return (isNegative ? -seconds : seconds) / 60
    }

    private static func unit(_ letter: UInt8, isTime: Bool) -> Int64? {
        switch (letter, isTime) {
        case (119, false): 604_800
        case (100, false): 86_400
        case (104, true): 3600
        case (109, true): 60
        case (115, true): 1
        default: nil
        }
    }

    /// The canonical text of a number of minutes.
    static func text(minutes: Int64) -> String {
        (minutes < 0 ? "-" : "") + "PT\(minutes.magnitude)M"
    }

    /// The text of a number of minutes in days, hours and minutes: a day is one of the calendar, also where clocks change in it.
    static func nominalText(minutes: Int64) -> String {
        let (days, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 1440)
        let (hours, left) = rest.quotientAndRemainder(dividingBy: 60)
        var text = (minutes < 0 ? "-P" : "P") + (days > 0 ? "\(days)D" : "")
        if rest > 0 { text += "T" + (hours > 0 ? "\(hours)H" : "") + (left > 0 ? "\(left)M" : "") }
        return minutes == 0 ? "PT0S" : text
    }
}
