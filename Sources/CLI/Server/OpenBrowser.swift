import ArgumentParser
import DaybookServer
import Foundation
import Interchange
import Words

struct OpenBrowser: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open the running server in a browser.",
        discussion: """
            Also prints the link, which signs in a browser and is valid for an hour. Finds the port of the server that \
            runs for the data folder unless you give --port.
            """)

    @OptionGroup var server: ServerOptions

    @Flag(help: "Only print the link.")
    var print = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let words = Words(.ofTerminal)
        let configuration = try configuration()
        let link = try DaybookServer.link(for: configuration)
        if global.json { try printOutput(["link": .string(link)], words) } else { try printOutput(link + "\n", words) }
        if print { return }
        #if canImport(Darwin)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        let opening = Process()
        opening.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        opening.arguments = [program, try DaybookServer.writePage(leadingTo: link, for: configuration)]
        opening.standardOutput = FileHandle.nullDevice
        opening.standardError = FileHandle.nullDevice
        try? opening.run() // without a desktop, printing the link has to do
    }

    /// The server on the port that was given, or on one that a server of the data folder listens on.
    private func configuration() throws -> DaybookServer.Configuration {
        let configuration = try server.configuration(global)
        if server.port == nil {
            for port in Self.ports(in: global.folder) {
                var other = configuration
                other.port = port
                // A server that was killed leaves its file behind.
                if DaybookServer.isRunning(other) { return other }
            }
        }
        return configuration
    }

    /// The ports that servers of a data folder have published; see `ServerProof`.
    private static func ports(in folder: String) -> [Int] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("server-") }.compactMap { Int($0.dropFirst("server-".count)) }.sorted()
    }
}
