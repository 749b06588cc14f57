import Foundation
import Testing

@testable import DaybookServer

@Suite struct ListeningTests {
    @Test func portInUseIsRefusedBeforeAnythingIsTouched() async throws {
        let busy = try BusyPort()
        var configuration = DaybookServer.Configuration(dataFolder: TestClient.temporaryFolder())
        configuration.port = busy.number
        let server = DaybookServer(configuration)
        await #expect(throws: ServerFailure.portInUse(busy.number)) { try await server.run() }
        #expect("\(ServerFailure.portInUse(4600))".hasPrefix("port 4600 is in use"))
        #expect(!FileManager.default.fileExists(atPath: configuration.dataFolder))
    }

    @Test func anyFreePortIsFound() throws {
        let listening = try ListenAddresses(host: "localhost", port: 0)
        #expect(listening.port > 0)
        #expect(listening.addresses.first == "127.0.0.1")
    }

    @Test func anotherAddressIsListenedOnAlone() throws {
        #expect(try ListenAddresses(host: "0.0.0.0", port: 4600).addresses == ["0.0.0.0"])
    }
}

/// A port that is in use.
private final class BusyPort {
    let number: Int
    private let listener: Int32

    init() throws {
        #if canImport(Darwin)
            listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
            listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = listener
        let isListening = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 1) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        try #require(isListening)
        number = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(listener) }
}
