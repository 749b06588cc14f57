import ArgumentParser
import DaybookServer
import Words

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve the journal to browsers.",
        discussion: """
            Prints a link that signs in a browser, unless systemd logs its output. Listens only on this machine unless you give --host; to reach it \
            from a phone, give --origin and put a proxy with TLS in front.

            If the key has a passphrase, it is asked for in the terminal or, without one, in the browser.
            """)

    @OptionGroup var server: ServerOptions
    @OptionGroup var global: GlobalOptions

    func run() async throws {
        var configuration = try server.configuration(global)
        // A browser can send an erasure.
        try global.expectNoUnfinishedRepair(Words(.ofTerminal))
        configuration.keyFolder = try global.keysForServer(of: configuration.dataFolder, Words(.ofTerminal))
        if global.hasNoJournal { Words(.ofTerminal).reportStart(in: configuration.dataFolder) }
        try await DaybookServer(configuration).run()
    }
}

/// Options for the server's address.
struct ServerOptions: ParsableArguments {
    @Option(help: "The port (default: 4600).")
    var port: Int?

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The origin that browsers see, such as https://daybook.example.", valueName: "url"))
    var origin: String?

    /// The server's configuration. Throws if an option is not allowed.
    func configuration(_ global: GlobalOptions) throws -> DaybookServer.Configuration {
        let words = Words(.ofTerminal)
        var configuration = DaybookServer.Configuration(dataFolder: try global.dataFolder(words))
        configuration.port = port ?? configuration.port
        guard (0...65_535).contains(configuration.port) else {
            throw InvalidRequest(words.notBetween("--port", 0, 65_535))
        }
        guard !host.isEmpty else { throw InvalidRequest(words.notAnAddress(host)) }
        configuration.host = host
        configuration.origin = origin
        if let text = global.now {
            guard let moment = Clock.moment(text) else { throw InvalidRequest(words.notAMoment(text)) }
            configuration.clock = { moment }
            configuration.warn(words.nowIsOfTheServer)
        }
        return configuration
    }
}
