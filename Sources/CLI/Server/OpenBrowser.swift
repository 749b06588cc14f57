import ArgumentParser
import DaybookServer
import Foundation
import Interchange
import Words

struct OpenBrowser: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open the running server in a browser.",
        discussion: "Also prints the link, which signs in a browser and is valid for an hour.")

    @OptionGroup var server: ServerOptions

    @Flag(help: "Only print the link.")
    var print = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let words = Words(.ofTerminal)
        let link = try DaybookServer.link(for: try server.configuration(global))
        try printOutput(global.json ? (["link": .string(link)] as JSONValue).indentedText : link + "\n", words)
        if print { return }
        #if canImport(Darwin)
            let program = "/usr/bin/open"
        #else
            let program = "/usr/bin/xdg-open"
        #endif
        // Without a desktop, printing the link has to do.
        guard access(program, X_OK) == 0 else { return }
        let opening = Process()
        opening.executableURL = URL(fileURLWithPath: program)
        opening.arguments = [link]
        opening.standardOutput = FileHandle.nullDevice
        opening.standardError = FileHandle.nullDevice
        try? opening.run()
    }
}
