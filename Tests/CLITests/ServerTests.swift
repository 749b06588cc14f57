import Foundation
import Terminal
import Testing

/// `daybook serve`, and `daybook open`, which finds its server.
struct ServerTests {
    let terminal = try! TestTerminal()

    /// Opens a server until it answers: `daybook open` gives up after five seconds, which a busy machine can take.
    private func open(_ arguments: String..., in terminal: TestTerminal) throws -> CommandResult {
        while true {
            let said = try terminal.run(["open", "--print"] + arguments)
            if said.status != 2 { return said }
        }
    }

    @Test func portInUseIsRefused() throws {
        let first = try RunningServer(of: terminal)
        defer { first.stop() }
        let other = try TestTerminal()
        let said = try open("--port", first.port, "--data", terminal.data, in: other)
        #expect(said.output.hasPrefix("http://localhost:\(first.port)/"))
        let second = try other.run(["serve", "--port", first.port, "--data", other.data])
        #expect(second.status == 2)
        #expect(second.errors.hasPrefix("Port \(first.port) is in use"))
        // No link is printed: it would sign in whoever listens there.
        let elsewhere = try other.run(["open", "--print", "--port", first.port, "--data", other.data])
        #expect(elsewhere.status == 2 && elsewhere.output.isEmpty)
        #expect(elsewhere.errors.hasPrefix("Port \(first.port) is used by another program"))
        // The terminal can write while the server runs.
        #expect(try terminal.run("habit", "add", "Read").status == 0)
    }

    @Test func openFindsThePortOfTheServer() throws {
        // A server that was killed has left its file. No program gets port 1 unless it asks for it.
        try FileManager.default.createDirectory(atPath: terminal.data, withIntermediateDirectories: true)
        try Data("key".utf8).write(to: URL(fileURLWithPath: terminal.data + "/server-1"))
        let server = try RunningServer(of: terminal)
        let said = try open("--data", terminal.data, in: terminal)
        #expect(said.output.hasPrefix("http://localhost:\(server.port)/"))
        server.stop()
        let stopped = try terminal.run(["open", "--print", "--data", terminal.data])
        #expect(stopped.status == 2)
        #expect(!FileManager.default.fileExists(atPath: terminal.data + "/server-\(server.port)"))
    }

    @Test func withoutAServerThereIsNothingToOpen() throws {
        let said = try terminal.run(["open", "--port", "1", "--data", terminal.data])
        #expect(
            said
                == CommandResult(
                    status: 2, output: "", errors: "No server runs on port 1. Start it with: daybook serve\n"))
    }
}
