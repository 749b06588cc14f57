import CivilTime

/// A moment with the local time at it.
struct HealthTimestamp: Equatable {
    /// Seconds since 1970 (UTC).
    var seconds: Int64
    /// The clock's offset from UTC in minutes.
    var offset: Int64

    /// Local time as seconds since 1970.
    var civilSeconds: Int64 { seconds + offset * 60 }

    /// The day number in local time.
    var dayNumber: Int { Int(civilSeconds / 86_400) }

    /// The supported days, 1970-01-02 to 2099-12-31, so that a moment fits in 32 bits.
    static let days: ClosedRange<Int32> = 1...47_481
}

/// Parses moments such as "2025-07-21 06:24:00 +0200". Caches the day and zone, which rarely change between records.
struct HealthTimestampParser {
    private var dateWord: UInt64 = 0
    private var dateEnd: UInt64 = 0
    private var dateSeconds: Int64 = 0
    private var zoneWord: UInt64 = 0
    private var offset: Int64 = 0

    /// Parses a moment; nil if it is invalid.
    @inline(__always)
    mutating func moment(_ bytes: HealthBytes, _ text: HealthText) -> HealthTimestamp? {
        guard text.count == 25 else { return nil }
        let start = text.start
        // The last two digits of the day and the space after it.
        let end = bytes.word(at: start &+ 8) & 0xFF_FFFF
        if bytes.word(at: start) != dateWord || end != dateEnd {
            guard readDate(bytes, start) else { return nil }
        }
        // The last five bytes, with the space before them.
        let zone = bytes.word(at: start &+ 17) &>> 16
        if zone != zoneWord {
            guard readZone(bytes, start &+ 19) else { return nil }
        }
        // "hh:mm:ss"; subtracting "0" from each byte leaves values above 9 for anything but digits.
        let time = bytes.word(at: start &+ 11)
        guard time & 0x0000_FF00_00FF_0000 == 0x0000_3A00_003A_0000 else { return nil }
        let digits = (time & 0xFFFF_00FF_FF00_FFFF) ^ 0x3030_0030_3000_3030
        guard (digits | digits &+ 0x0606_0006_0600_0606) & 0xF0F0_00F0_F000_F0F0 == 0 else { return nil }
        let hours = (digits & 15) &* 10 &+ digits &>> 8 & 15
        let minutes = (digits &>> 24 & 15) &* 10 &+ digits &>> 32 & 15
        let seconds = (digits &>> 48 & 15) &* 10 &+ digits &>> 56 & 15
        guard hours < 24, minutes < 60, seconds < 60 else { return nil }
        let inDay = Int64(hours &* 3600 &+ minutes &* 60 &+ seconds)
        return HealthTimestamp(seconds: dateSeconds &+ inDay &- offset &* 60, offset: offset)
    }

    private mutating func readDate(_ bytes: HealthBytes, _ start: Int) -> Bool {
        func pair(_ position: Int) -> Int? {
            let (tens, ones) = (bytes[start + position] &- 48, bytes[start + position + 1] &- 48)
            return tens <= 9 && ones <= 9 ? Int(tens) * 10 + Int(ones) : nil
        }
        guard bytes[start + 4] == 45, bytes[start + 7] == 45, bytes[start + 10] == 32,
            let century = pair(0), let year = pair(2), let month = pair(5), let day = pair(8),
            let day = Day(year: century * 100 + year, month: month, day: day), HealthTimestamp.days.contains(day.number)
        else { return false }
        dateWord = bytes.word(at: start)
        dateEnd = bytes.word(at: start + 8) & 0xFF_FFFF
        dateSeconds = Int64(day.number) * 86_400
        return true
    }

    private mutating func readZone(_ bytes: HealthBytes, _ start: Int) -> Bool {
        var digits: [Int64] = []
        for position in start + 2..<start + 6 {
            guard bytes[position] &- 48 <= 9 else { return false }
            digits.append(Int64(bytes[position] &- 48))
        }
        let sign = bytes[start + 1]
        let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
        guard bytes[start] == 32, sign == 43 || sign == 45, hours <= 18, minutes < 60 else { return false }
        zoneWord = bytes.word(at: start - 2) >> 16
        offset = (hours * 60 + minutes) * (sign == 45 ? -1 : 1)
        return true
    }
}
