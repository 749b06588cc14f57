import Foundation
import NIOCore

/// Reasons the server cannot start.
public enum ServerFailure: Error, Hashable, Sendable {
    /// Another program listens on the port. Daybook never falls back to another port, because browser storage belongs
    /// to the port.
    case portInUse(Int)
    /// Listening on the address failed, with the system's reason.
    case cannotListen(host: String, port: Int, reason: String)
    /// The origin is not "https://name" or "http://name".
    case badOrigin(String)
    /// No server listens on the port.
    case notRunning(Int)
    /// Another program listens on the port, or Daybook for another data folder.
    case otherServer(Int)
    /// A file of the data folder, such as that of the sessions, cannot be read or written.
    case file(path: String, reason: String)
}

extension ServerFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portInUse(let port): "port \(port) is in use; stop what uses it, or choose another with --port"
        case .cannotListen(let host, let port, let reason): "cannot listen on \(host), port \(port): \(reason)"
        case .badOrigin(let origin): "\(origin) is no origin, such as https://daybook.example"
        case .notRunning(let port): "no server runs on port \(port)"
        case .otherServer(let port): "what listens on port \(port) is no server of this data folder"
        case .file(let path, let reason): "\(path): \(reason)"
        }
    }

    init(_ error: IOError, host: String, port: Int) {
        self.init(code: error.errnoCode, host: host, port: port)
    }

    init(code: Int32, host: String, port: Int) {
        self =
            code == EADDRINUSE
            ? .portInUse(port) : .cannotListen(host: host, port: port, reason: String(cString: strerror(code)))
    }
}
