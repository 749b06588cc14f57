import Crypto
import Foundation

/// Proves to who may read the data folder that a server is one of that folder, and tells nobody anything else.
///
/// While a server runs, the file `server-<port>` of its data folder holds a key. Asked with a number that was drawn at
/// random, the server answers with the origin that browsers see and a code over the number, its port and that origin,
/// which only the key can make. As the port is in it, nobody can pass the answer of another port's server on as theirs.
struct ServerProof: Sendable {
    static let path = "/server-proof"

    private let key: SymmetricKey
    private let file: String
    private let port: Int
    private let origin: String

    /// A new server's, with a key drawn at random.
    init(folder: String, port: Int, origin: String, random: () -> UInt64) {
        var bytes = Data()
        for _ in 0..<4 { withUnsafeBytes(of: random().bigEndian) { bytes.append(contentsOf: $0) } }
        key = SymmetricKey(data: bytes)
        file = Self.file(folder, port)
        self.port = port
        self.origin = origin
    }

    private static func file(_ folder: String, _ port: Int) -> String { folder + "/server-\(port)" }

    /// Puts the key where `daybook open` finds it. For a server that listens: one that cannot takes no other's place.
    func publish() throws(ServerFailure) {
        let new = file + ".new"
        unlink(new)
        let bytes = key.withUnsafeBytes { Array($0) }
        let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        let isWritten = write(descriptor, bytes, bytes.count) == bytes.count
        close(descriptor)
        guard isWritten, rename(new, file) == 0 else {
            let failure = failure()
            unlink(new)
            throw failure
        }
    }

    /// Takes the key away, unless another server has put its own there.
    func withdraw() {
        guard let kept = FileManager.default.contents(atPath: file), key == SymmetricKey(data: kept) else { return }
        unlink(file)
    }

    /// The answer to a number of 32 to 64 hexadecimal digits; nil to anything else.
    func answer(to nonce: String) -> String? {
        guard (32...64).contains(nonce.utf8.count), nonce.allSatisfy(\.isHexDigit) else { return nil }
        return "daybook \(Self.code(key, nonce, port, origin)) \(origin)"
    }

    private static func code(_ key: SymmetricKey, _ nonce: String, _ port: Int, _ origin: String) -> String {
        HMAC<SHA256>.authenticationCode(for: Data("daybook \(nonce) \(port) \(origin)".utf8), using: key)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private func failure() -> ServerFailure { .sessions(path: file, reason: String(cString: strerror(errno))) }
}

extension ServerProof {
    /// The origin that browsers see of the folder's server on a port.
    ///
    /// Throws `.notRunning` where nobody listens, and `.otherServer` unless all who do there prove to be of the folder.
    static func origin(
        folder: String, host: String, port: Int, random: () -> UInt64
    ) throws(ServerFailure) -> String {
        let kept = FileManager.default.contents(atPath: file(folder, port))
        var origin: String?
        for connection in Caller.connections(host: ["0.0.0.0", "::"].contains(host) ? "localhost" : host, port: port) {
            let nonce = (0..<2).map { _ in String(format: "%016lx", random()) }.joined()
            let answer = connection.get(path + "?nonce=" + nonce)
            guard let kept, let words = answer?.split(separator: " "), words.count == 3, words[0] == "daybook",
                words[1] == code(SymmetricKey(data: kept), nonce, port, String(words[2]))
            else { throw .otherServer(port) }
            origin = String(words[2])
        }
        guard let origin else { throw .notRunning(port) }
        return origin
    }
}
