import CivilTime
import Foundation
import Hummingbird
import HummingbirdCore
import JournalStore
import Logging
import NIOCore
import ServiceLifecycle

/// Daybook over HTTP, on the journal of one data folder.
public struct DaybookServer: Sendable {
    let configuration: Configuration

    public init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// Serves until the process is told to stop (SIGINT, SIGTERM) or the task is cancelled.
    ///
    /// Throws `ServerFailure`, or `StoreFailure` for a journal that cannot be opened.
    public func run() async throws {
        let listening = try ListenAddresses(host: configuration.host, port: configuration.port)
        let site = try Site(configuration, port: listening.port)
        var services = ServiceGroupConfiguration(
            // Stopped one after the other, the last one first.
            services: [Backups(host: site.host, configuration: configuration)]
                + applications(of: site, listening: listening) + [StreamCloser(site: site)],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.logger)
        services.maximumGracefulShutdownDuration = .seconds(5)
        do {
            try await ServiceGroup(configuration: services).run()
        } catch let error as IOError {
            throw ServerFailure(error, host: configuration.host, port: listening.port)
        } catch is SocketAddressError.UnknownHost {
            throw ServerFailure.cannotListen(
                host: configuration.host, port: listening.port, reason: "there is no such address")
        }
    }

    private func applications(of site: Site, listening: ListenAddresses) -> [any Service] {
        let greeting = CountdownLatch(awaiting: listening.addresses.count) { greet(site) }
        return listening.addresses.map { address in
            Application(
                responder: site,
                server: .http1(configuration: HTTP1Channel.Configuration(idleTimeout: .seconds(75))),
                configuration: ApplicationConfiguration(address: .hostname(address, port: listening.port)),
                onServerRunning: { _ in greeting.count() }, logger: Self.logger)
        }
    }

    /// Says where Daybook is, once it can be reached there.
    private func greet(_ site: Site) {
        do {
            let link = try site.sessions.makeLink(at: configuration.clock().milliseconds, lasting: nil)
            configuration.say("Daybook: \(site.address.link(with: link))")
        } catch {
            configuration.warn("No link could be made: \(error)")
        }
        configuration.say("Data: \(configuration.dataFolder)")
        if let problem = site.assets.problem { configuration.warn(problem) }
    }

    /// Makes a link that lets a browser in to a server on the same data folder, for an hour.
    public static func link(for configuration: Configuration) throws -> String {
        let address = try Address(configuration, port: configuration.port)
        let sessions = try Sessions(folder: configuration.dataFolder, random: configuration.random)
        let link = try sessions.makeLink(at: configuration.clock().milliseconds, lasting: Sessions.hour)
        return address.link(with: link)
    }

    /// Only what is wrong with the server itself is logged, and no request ever is.
    private static let logger: Logger = {
        var logger = Logger(label: "daybook") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .critical
        return logger
    }()
}

/// Ends the streams that browsers listen to, which would otherwise keep the server from stopping.
private struct StreamCloser: Service {
    let site: Site

    func run() async throws {
        try? await gracefulShutdown()
        site.host.changes.end()
    }
}

/// Keeps the journal's daily copies.
private struct Backups: Service {
    let host: Host
    let configuration: DaybookServer.Configuration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                if let problem = await host.backUp(at: configuration.clock()) {
                    configuration.warn("No daily backup was made: \(problem)")
                }
                try? await Task.sleep(for: .seconds(3600))
            }
        }
    }
}
