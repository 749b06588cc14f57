import Crypto
import Foundation

/// Secrets of 256 random bits, of which only hashes are stored.
enum SecretToken {
    /// The number of characters: base64url without padding.
    static let length = 43

    static func make(_ random: () -> UInt64) -> String {
        var bytes: [UInt8] = []
        for _ in 0..<4 { withUnsafeBytes(of: random().bigEndian) { bytes.append(contentsOf: $0) } }
        return Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// The hash in hexadecimal.
    static func hash(_ token: String) -> String { hexadecimal(SHA256.hash(data: Data(token.utf8))) }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Whether two hashes are the same, in a time that does not depend on where they differ.
    static func isSame(_ one: String, _ other: String) -> Bool {
        guard one.utf8.count == other.utf8.count else { return false }
        var difference: UInt8 = 0
        for (left, right) in zip(one.utf8, other.utf8) { difference |= left ^ right }
        return difference == 0
    }
}
