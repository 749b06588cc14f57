import Crypto
import Foundation

/// Proves to anyone who can read the data folder that a server belongs to it, and reveals nothing to others.
///
/// While a server runs, the file `server-<port>` in its data folder holds a key. Given a random nonce, the server
/// answers with the origin that browsers see and an HMAC of the nonce, port and origin. Because the port is included,
/// no other server can relay the answer as its own.
struct ServerProof: Sendable {
    static let path = "/server-proof"

    private let key: SymmetricKey
    private let file: String
    private let port: Int
    private let origin: String

    /// Creates the proof of a new server, with a random key.
    init(folder: String, port: Int, origin: String, random: () -> UInt64) {
        var bytes = Data()
        for _ in 0..<4 { withUnsafeBytes(of: random().bigEndian) { bytes.append(contentsOf: $0) } }
        key = SymmetricKey(data: bytes)
        file = Self.file(folder, port)
        self.port = port
        self.origin = origin
    }

    private static func file(_ folder: String, _ port: Int) -> String { folder + "/server-\(port)" }

    /// Writes the key to where `daybook open` finds it. Call it only after listening succeeds, so that a failed server
    /// does not replace another's key.
    func publish() throws(ServerFailure) {
        try PrivateFile.write(key.withUnsafeBytes { Array($0) }, to: file)
    }

    /// Removes the key, unless another server has replaced it.
    func withdraw() {
        guard let storedKey = PrivateFile.read(file), key == SymmetricKey(data: storedKey) else {
            return
        }
        unlink(file)
    }

    /// The answer to a nonce of 32 to 64 hexadecimal digits; nil for anything else.
    func answer(to nonce: String) -> String? {
        guard (32...64).contains(nonce.utf8.count), nonce.allSatisfy(\.isHexDigit) else { return nil }
        return "daybook \(Self.code(key, nonce, port, origin)) \(origin)"
    }

    private static func code(_ key: SymmetricKey, _ nonce: String, _ port: Int, _ origin: String) -> String {
        HMAC<SHA256>.authenticationCode(for: Data("daybook \(nonce) \(port) \(origin)".utf8), using: key)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension ServerProof {
    /// The origin that browsers see for the folder's server on a port.
    ///
    /// Throws `.notRunning` if nothing listens, and `.otherServer` unless every listener proves that it belongs to the
    /// folder.
    static func origin(
        folder: String, host: String, port: Int, random: () -> UInt64
    ) throws(ServerFailure) -> String {
        let storedKey = PrivateFile.read(file(folder, port))
        var origin: String?
        for connection in HTTPProbe.connections(
            host: ["0.0.0.0", "::"].contains(host) ? "localhost" : host, port: port)
        {
            let nonce = (0..<2).map { _ in String(format: "%016lx", random()) }.joined()
            let answer = connection.get(path + "?nonce=" + nonce)
            guard let storedKey, let words = answer?.split(separator: " "), words.count == 3, words[0] == "daybook",
                words[1] == code(SymmetricKey(data: storedKey), nonce, port, String(words[2]))
            else { throw .otherServer(port) }
            origin = String(words[2])
        }
        guard let origin else { throw .notRunning(port) }
        return origin
    }
}
