import Foundation
import Testing

@testable import DaybookServer

@Suite struct ListeningTests {
    @Test func portInUseIsRefusedBeforeAnythingIsTouched() async throws {
        let busy = try HeldPort(listens: true)
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
