/// A time of day to the minute, 00:00...23:59, without a time zone.
public struct TimeOfDay: Hashable, Sendable {
    /// Minutes since midnight, 0..<1440.
    public let minutes: Int

    /// The time that many minutes after midnight; nil outside 0..<1440.
    public init?(minutes: Int) {
        guard (0..<1440).contains(minutes) else { return nil }
        self.init(unchecked: minutes)
    }

    /// Creates a time; nil outside hours 0...23 and minutes 0...59.
    public init?(hour: Int, minute: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        self.init(unchecked: hour * 60 + minute)
    }

    init(unchecked minutes: Int) {
        self.minutes = minutes
    }

    /// The hour, 0...23.
    public var hour: Int { minutes / 60 }

    /// The minute of the hour, 0...59.
    public var minute: Int { minutes % 60 }
}

extension TimeOfDay: Comparable {
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.minutes < right.minutes
    }
}

extension TimeOfDay: CustomStringConvertible {
    /// Parses text of exactly five characters such as "09:30"; nil for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
            let hour = Int(digits: bytes[0..<2]), let minute = Int(digits: bytes[3..<5])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    /// The time in five characters: "09:30".
    public var text: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

    /// The same as `text`.
    public var description: String { text }
}
