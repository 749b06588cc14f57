/// A permanent identifier of sixteen bytes for a journal or an action.
public struct Identifier: Hashable, Comparable, Sendable {
    public let high: UInt64
    public let low: UInt64

    /// Creates an identifier from 128 random bits drawn by the host.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Parses 32 hexadecimal digits; nil for anything else.
    public init?(hex: String) {
        guard let bytes = Hexadecimal.bytes(hex), bytes.count == 16 else { return nil }
        high = bytes[0..<8].reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The sixteen bytes, most significant first.
    public var bytes: [UInt8] { high.bigEndianBytes + low.bigEndianBytes }

    /// 32 hexadecimal digits.
    public var hex: String { Hexadecimal.text(bytes) }

    public static func < (left: Identifier, right: Identifier) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}

/// Identifies a journal. All its replicas share it, and replicas of other journals are refused.
public typealias JournalID = Identifier

/// Identifies an action of a person. All batches of a large action share it.
public typealias ActionID = Identifier

/// Identifies one replica of a journal, such as a browser or a data folder, by eight random bytes.
public struct DeviceID: Hashable, Comparable, Sendable {
    public let number: UInt64

    /// Creates an identifier from 64 random bits drawn by the host.
    public init(_ number: UInt64) { self.number = number }

    /// Sixteen hexadecimal digits.
    public var hex: String { Hexadecimal.text(number.bigEndianBytes) }

    public static func < (left: DeviceID, right: DeviceID) -> Bool { left.number < right.number }
}

/// Converts bytes to and from hexadecimal text.
public enum Hexadecimal {
    /// Two lowercase digits per byte.
    public static func text(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count * 2)
        for byte in bytes {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Parses an even number of digits of either case; nil for anything else.
    public static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for digit in text.utf8 {
            guard let value = value(of: digit) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return high == nil ? bytes : nil
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case 48...57: digit - 48
        case 97...102: digit - 87
        case 65...70: digit - 55
        default: nil
        }
    }
}

extension UInt64 {
    /// Eight bytes, most significant first.
    public var bigEndianBytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> UInt64(56 - 8 * $0)) }
    }
}
