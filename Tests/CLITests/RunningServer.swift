import Terminal
import Testing

/// A server on any free port, in a terminal of its own.
struct RunningServer {
    let port: String
    /// The token of the link that it has printed.
    let token: String
    private let command: InteractiveCommand

    /// Starts a server of the person's journal, and waits until it listens.
    init(of terminal: TestTerminal) throws {
        let command = try terminal.interact("serve", "--port", "0")
        try command.expect("Data: ")
        let address = try #require(
            command.screen.firstMatch(of: /http:\/\/localhost:([0-9]+)\/unlock#([A-Za-z0-9_-]+)/))
        (self.command, port, token) = (command, String(address.1), String(address.2))
    }

    /// Stops the server and waits for its end.
    func stop() {
        command.terminate()
        _ = command.wait()
    }
}
