import Foundation
import Testing

@testable import DaybookServer

@Suite struct ServiceTests {
    @Test func nothingOfTheAppIsPrintedToNameAService() throws {
        let app = TestClient.temporaryFolder()
        try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
        try Data("1".utf8).write(to: URL(fileURLWithPath: app + "/version.txt"))
        try Data(repeating: 65, count: 100_000).write(to: URL(fileURLWithPath: app + "/worker.js"))
        let responder = try TestClient.signedOut(app: app).responder
        #expect("\(responder)".utf8.count < 100)
        let listening = try ListenAddresses(host: "localhost", port: 0)
        let services = DaybookServer(responder.configuration).services(of: responder, listening: listening)
        #expect(services.map(\.serviceName) == ["backups"] + listening.addresses + ["streams"])
        for service in services { #expect("\(service.service)".utf8.count < 1000) }
    }
}
