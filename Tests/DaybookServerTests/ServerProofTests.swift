import Foundation
import Synchronization
import Testing

@testable import DaybookServer

@Suite struct ServerProofTests {
    private let folder = TestClient.temporaryFolder()
    private let nonce = String(repeating: "0a", count: 16)

    private func proof(port: Int, origin: String = "http://localhost:4600") -> ServerProof {
        ServerProof(folder: folder, port: port, origin: origin) { 7 }
    }

    @Test func answerCannotBePassedOnByAnotherPortNorForAnotherOriginOrNumber() throws {
        let answer = try #require(proof(port: 4600).answer(to: nonce))
        #expect(answer.hasSuffix(" http://localhost:4600"))
        let code = answer.split(separator: " ")[1]
        #expect(proof(port: 4601).answer(to: nonce)?.contains(code) == false)
        #expect(proof(port: 4600, origin: "http://localhost:4601").answer(to: nonce)?.contains(code) == false)
        #expect(proof(port: 4600).answer(to: nonce + "00")?.contains(code) == false)
        for wrong in ["", "0a", String(repeating: "g", count: 32), String(repeating: "0", count: 65)] {
            #expect(proof(port: 4600).answer(to: wrong) == nil)
        }
    }

    @Test func keyIsForItsOwnerAloneAndGoesWithTheServer() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let proof = proof(port: 4600)
        try proof.publish()
        let path = folder + "/server-4600"
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        let later = ServerProof(folder: folder, port: 4600, origin: "http://localhost:4600") { 8 }
        try later.publish()
        proof.withdraw()
        #expect(FileManager.default.fileExists(atPath: path))
        later.withdraw()
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func strangerGetsTheProofAndNothingElse() async throws {
        let signedOut = try TestClient.signedOut()
        let answer = await signedOut.get("/server-proof?nonce=" + nonce, host: "elsewhere")
        #expect(answer.status == 200)
        #expect(answer.text == (signedOut.responder.proof.answer(to: nonce) ?? "") + "\n")
        #expect(await signedOut.get("/server-proof?nonce=short").status == 401)
    }

    @Test func linkIsMadeForTheServerOfTheFolderAlone() async throws {
        try await withServer(folder: folder, origin: "https://daybook.example") { port in
            let mine = configuration(folder: folder, port: port)
            // The origin comes from the server, whatever the terminal was told.
            #expect(try await linkOnceAnswered(for: mine).hasPrefix("https://daybook.example/unlock#"))
            let others = configuration(folder: TestClient.temporaryFolder(), port: port)
            await #expect(throws: ServerFailure.otherServer(port)) { try await link(for: others) }
            #expect(!FileManager.default.fileExists(atPath: others.dataFolder))
            // A copy of the folder with another server's key.
            try FileManager.default.createDirectory(
                atPath: others.dataFolder, withIntermediateDirectories: true)
            try Data(repeating: 1, count: 32).write(to: URL(fileURLWithPath: others.dataFolder + "/server-\(port)"))
            await #expect(throws: ServerFailure.otherServer(port)) { try await link(for: others) }
        }
    }

    @Test func linkIsNotMadeWhereNobodyListens() throws {
        let port = try HeldPort(listens: false)
        #expect(throws: ServerFailure.notRunning(port.number)) {
            try DaybookServer.link(for: configuration(folder: folder, port: port.number))
        }
    }

    @Test func aTargetOnAnotherHostIsRefused() async throws {
        try await withServer(folder: folder, origin: nil) { port in
            let answers: [(String, String?)] = [
                ("http://localhost/healthz", "ok"), ("http://evil.example/healthz", nil),
            ]
            for (target, answer) in answers {
                let said = await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        let server = HTTPProbe.connections(host: "127.0.0.1", port: port).first
                        continuation.resume(returning: server?.get(target))
                    }
                }
                #expect(said == answer, "\(target)")
            }
        }
    }

    /// Runs on its own thread, because it blocks while waiting for the server, which shares the test's.
    private func link(for configuration: DaybookServer.Configuration) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try DaybookServer.link(for: configuration) })
            }
        }
    }

    /// The link for the running server of the configuration's folder.
    private func linkOnceAnswered(for configuration: DaybookServer.Configuration) async throws -> String {
        while true {
            // A server that does not answer within five seconds is taken for another, which happens on a busy machine.
            do { return try await link(for: configuration) } catch ServerFailure.otherServer(configuration.port) {}
        }
    }

    private func configuration(folder: String, port: Int) -> DaybookServer.Configuration {
        var configuration = DaybookServer.Configuration(dataFolder: folder)
        configuration.port = port
        configuration.appFolder = nil
        return configuration
    }

    /// Runs a server on a free port during the body.
    private func withServer(
        folder: String, origin: String?, _ body: (Int) async throws -> Void
    ) async throws {
        let (said, saying) = AsyncStream.makeStream(of: String.self)
        var configuration = configuration(folder: folder, port: 0)
        configuration.origin = origin
        configuration.say = { saying.yield($0) }
        configuration.warn = { _ in }
        let server = DaybookServer(configuration)
        let running = Task {
            defer { saying.finish() }
            try await server.run()
        }
        defer { running.cancel() }
        for await line in said where line.hasPrefix("Daybook: ") { break }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
        let proof = try #require(files.first { $0.hasPrefix("server-") })
        let port = try #require(Int(proof.dropFirst("server-".count)))
        try await body(port)
        running.cancel()
        _ = await running.result
        #expect(!FileManager.default.fileExists(atPath: folder + "/" + proof))
    }
}
