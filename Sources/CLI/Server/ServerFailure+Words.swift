import DaybookServer
import Words

extension ServerFailure {
    /// Whether the request was at fault rather than this machine.
    var isRefusal: Bool {
        switch self {
        case .portInUse, .badOrigin, .notRunning, .otherServer: true
        case .cannotListen, .file: false
        }
    }
}

extension Words {
    /// The reason the server could not start.
    func reason(_ failure: ServerFailure) -> String {
        switch failure {
        case .portInUse(let port): portInUse(port)
        case .cannotListen(let host, let port, let reason): cannotListen(host: host, port: port, systemReason(reason))
        case .badOrigin(let origin): invalidOrigin(origin)
        case .notRunning(let port): serverNotRunning(port: port)
        case .otherServer(let port): otherServer(port: port)
        case .file(let path, let reason): fileNotOpened(path, systemReason(reason))
        }
    }
}
