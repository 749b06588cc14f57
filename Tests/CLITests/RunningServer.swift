import Terminal
import Testing

/// A server on any free port, in a terminal of its own.
struct RunningServer {
    let port: String
    private let command: InteractiveCommand

    /// Starts a server of the person's journal, and waits until it listens.
    init(of terminal: TestTerminal) throws {
        let command = try terminal.interact("serve", "--port", "0")
        try command.expect("Data: ")
        let address = try #require(command.screen.firstMatch(of: /http:\/\/localhost:([0-9]+)/))
        (self.command, port) = (command, String(address.1))
    }

    /// Stops the server and waits for its end.
    func stop() {
        command.terminate()
        _ = command.wait()
    }
}
