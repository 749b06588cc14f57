import ArgumentParser
import DaybookServer
import Foundation
import Interchange
import Words

struct OpenBrowser: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", abstract: "Open Daybook in a browser, on the server that runs.",
        discussion: "Prints the link too, which lets a browser in for an hour.")

    @OptionGroup var place: ServerOptions

    @Flag(help: "Only print the link.")
    var print = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let words = Words(.ofTerminal)
        guard place.isReachable else { throw Refused(words.serverNotRunning(port: place.port)) }
        let link = try DaybookServer.link(for: try place.configuration(global))
        try say(global.json ? (["link": .string(link)] as JSONValue).indentedText : link + "\n", words)
        if print { return }
        #if canImport(Darwin)
            let program = "/usr/bin/open"
        #else
            let program = "/usr/bin/xdg-open"
        #endif
        // Without a desktop the link alone has to do.
        guard access(program, X_OK) == 0 else { return }
        let opening = Process()
        opening.executableURL = URL(fileURLWithPath: program)
        opening.arguments = [link]
        opening.standardOutput = FileHandle.nullDevice
        opening.standardError = FileHandle.nullDevice
        try? opening.run()
    }
}

extension ServerOptions {
    /// Whether something listens there.
    fileprivate var isReachable: Bool {
        var hints = addrinfo()
        #if canImport(Darwin)
            hints.ai_socktype = SOCK_STREAM
        #else
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #endif
        var found: UnsafeMutablePointer<addrinfo>?
        let name = ["0.0.0.0", "::"].contains(host) ? "localhost" : host
        guard getaddrinfo(name, String(port), &hints, &found) == 0 else { return false }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next?.pointee {
            let caller = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
            if caller >= 0 {
                defer { close(caller) }
                if connect(caller, address.ai_addr, address.ai_addrlen) == 0 { return true }
            }
            next = address.ai_next
        }
        return false
    }
}
